"""The possible answers to a question of HUNS."""

from collections.abc import Sequence

from serai.cli.boards.huns.words import card_name, colour_name, wagon_name
from serai.core.action import Action
from serai.huns.edition import FAMILIES, HUES, WAGONS
from serai.huns.view import HunsView
from serai.words import Words

OF_CARD = ("play", "first", "fill", "raid", "aim", "look")
OF_COLOUR = ("draw", "pillage", "waste", "put", "take", "reroll", "raise")
OF_WAGON = ("wagon", "send", "reveal")


def answer(view: HunsView, action: Action, words: Words, names: Sequence[str]) -> str:
    """An action in words."""
    verb = action.verb
    if verb in OF_CARD:
        return words.say(f"huns-action-{verb}", card=card_name(words, action.kind))
    if verb in OF_COLOUR:
        fields: dict[str, object] = {"colour": colour_name(words, action.kind)}
        fields["family"] = words.say(f"huns-family-{FAMILIES[action.kind]}")
        return words.say(f"huns-action-{verb}", face=int(view.dice[action.kind]), **fields)
    if verb in OF_WAGON and action.names != ("top",):
        return words.say(f"huns-action-{verb}", wagon=wagon_name(words, view.rules.numbers, action.kind))
    if verb in ("load", "lose"):
        return loading(view, action, words)
    if verb == "steal":
        return stealing(view, action, words, names)
    return other(view, action, words, names)


def loading(view: HunsView, action: Action, words: Words) -> str:
    """A Valuable on a Wagon."""
    fields: dict[str, object] = {"wagon": wagon_name(words, view.rules.numbers, action.kind)}
    if len(action.names) > 2:
        fields["space"] = colour_name(words, action.count % HUES)
        return words.say("huns-action-load-as", colour=colour_name(words, action.count // HUES), **fields)
    return words.say(f"huns-action-{action.verb}", colour=colour_name(words, action.count), **fields)


def stealing(view: HunsView, action: Action, words: Words, names: Sequence[str]) -> str:
    """A Valuable of an opponent's."""
    source = action.count // HUES
    whence = wagon_name(words, view.rules.numbers, source) if source < WAGONS else card_name(words, source - WAGONS)
    colour = colour_name(words, action.count % HUES)
    return words.say("huns-action-steal", player=names[action.kind], source=whence, colour=colour)


def other(view: HunsView, action: Action, words: Words, names: Sequence[str]) -> str:
    """What names a player, dice, or nothing."""
    if action.verb == "done":
        key = f"huns-action-done-{view.question}"
        return words.say(key if words.has(key) else "huns-action-done")
    if action.verb in ("curse", "start"):
        return words.say(f"huns-action-{action.verb}", player=names[action.kind])
    if action.verb == "roll":
        return words.say("huns-action-roll", dice=action.names[0])
    if action.verb == "show":
        return words.say("huns-action-show", face=int(action.kind) + 1)
    if action.names == ("top",):
        return words.say("huns-action-wagon-top")
    return words.say(f"huns-action-{action.verb}")
