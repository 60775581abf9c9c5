"""What the report watches in HUNS: the cards of each family that are played, and the Wagons that are taken."""

from typing import cast

from serai.balance.watch import NOTHING, Group, Watch
from serai.core.action import Action
from serai.core.frame import State
from serai.core.game import Game
from serai.huns.edition import CARDS, FAMILIES, KINDS, SIZE, WAGONS, HunsEdition
from serai.huns.state import HunsState
from serai.words import Words


class HunsWatch(Watch):
    """A card is owned by whose Camp it lies in: a Curse by whom it strikes. A Wagon is, loading or dispatched."""

    def __init__(self, game: Game) -> None:
        edition = cast(HunsEdition, game.edition)
        groups = [Group(family, CARDS[place * SIZE : place * SIZE + SIZE]) for place, family in enumerate(FAMILIES)]
        super().__init__(game, [*groups, Group("wagons", tuple(edition.wagon_keys))])

    def takes(self, action: Action) -> int:
        """A card that was looked at, or a Wagon that lies face up."""
        if action.verb == "play":
            return int(action.kind)
        return KINDS + int(action.kind) if action.verb == "wagon" and action.names != ("top",) else NOTHING

    def owned(self, state: State) -> list[list[int]]:
        """Cards, then Wagons."""
        table = cast(HunsState, state)
        found = [[0] * int(table.seats) for _ in range(KINDS + WAGONS)]
        for seat, camp in enumerate(table.camps):
            for placed in camp.cards:
                found[placed.card][seat] = 1
            for wagon in [*camp.sent, *[loading.wagon for loading in camp.wagons]]:
                found[KINDS + wagon][seat] = 1
        return found

    def starter(self, state: State) -> int:
        """The token goes on by a seat each round (HUNS-8)."""
        table = cast(HunsState, state)
        return int(table.first - (table.round - 1)) % int(table.seats)

    def title(self, group: Group, words: Words) -> str:
        """A family, or Wagons."""
        return words.say("huns-term-wagons" if group.key == "wagons" else f"huns-family-{group.key}-plural")

    def name(self, group: Group, thing: str, words: Words) -> str:
        """The name of a card, or the type and spaces of a Wagon."""
        if group.key != "wagons":
            return words.say(f"huns-card-{thing}")
        kind, _, spaces = thing.partition("-")
        return words.say("huns-wagon", type=words.say(f"huns-type-{kind}"), spaces=spaces)
