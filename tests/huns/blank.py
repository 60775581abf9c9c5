"""What a card does in a game: how the game would differ if the card had no effect at all. Works in either build."""

from collections.abc import Iterable

import serai
from serai.huns.card import Card, Listeners
from serai.huns.edition import CARDS
from serai.huns.game import Huns
from serai.huns.state import HunsState, bit

LISTENERS = (
    *("allowing_family", "allowing_raids", "allowing_die", "allowing_replacement", "allowing_theft"),
    *("altering_value", "altering_looks", "altering_pillage", "altering_plays", "altering_need", "altering_places"),
    *("altering_strays", "altering_loads", "keeping_excess", "following_pillage"),
)
HOOKS = (
    *("allows_family", "allows_raids", "allows_die", "allows_replacement", "allows_theft"),
    *("alter_value", "alter_looks", "alter_pillage", "alter_plays", "alter_need", "alter_places"),
    *("alter_strays", "alter_loads", "keeps_excess", "after_pillage"),
)

WORDS = {
    "falcon": "reroll ",
    "pathfinder": "raise ",
    "saddlebags": "stash",
    "patched-canvas": "load ",
    "smuggler": "load ",
}
"""How the decision begins that shows an effect which may be declined."""


def without(game: Huns, card: int) -> Huns:
    """The same game with a card that has no hooks."""
    other = Huns(game.numbers)
    other.cards[card] = Card(card)
    for listeners, hook in zip(LISTENERS, HOOKS, strict=True):
        setattr(other, listeners, Listeners([one for one in other.cards if one.card != card], hook))
    for cards in other.moments:
        if card in cards:
            cards.remove(card)
    other.moment_masks = [sum([bit(one) for one in cards]) for cards in other.moments]
    return other


def steps(record: serai.Record) -> list[str]:
    return [entry.text for entry in record.entries if entry.text]


def takes_effect(record: serai.Record, card: int) -> bool:
    """Whether a game with the same steps would be another if the card had no effect."""
    true = record.new()
    assert isinstance(true, HunsState)
    game = true.rules
    twin = without(game, card).new(true.seats, **true.options)
    raids = f"raid {CARDS[card]}"
    for text in steps(record):
        if text == raids:
            return True
        mine, others = [action.id for action in true.legal()], [action.id for action in twin.legal()]
        if mine != others or true.chooser != twin.chooser:
            return shown(record, card)
        true.apply(game.actions.by_text[text])
        twin.apply(twin.game.actions.by_text[text])
    return true.text() != twin.text() or true.outcome().text() != twin.outcome().text()


def shown(record: serai.Record, card: int) -> bool:
    """Whether an effect that its owner may decline was not, at least once."""
    word = WORDS.get(CARDS[card], "")
    strays = word == "load "
    return any(text.startswith(word) and (not strays or " as " in text) for text in steps(record))


def played(record: serai.Record) -> set[int]:
    """The cards that lie in the Camps in the end."""
    state = record.replay()
    assert isinstance(state, HunsState)
    return {int(placed.card) for camp in state.camps for placed in camp.cards}


def effects(record: serai.Record, cards: Iterable[int]) -> set[str]:
    """The cards among these that took effect in a game."""
    there = played(record)
    return {CARDS[card] for card in cards if card in there and takes_effect(record, card)}
