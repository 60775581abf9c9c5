"""The possible answers to a question of HUNS, and what each would change at once."""

from serai.cli.boards.board import Table
from serai.cli.boards.huns.census import of_huns_world
from serai.cli.boards.huns.words import card_name, colour_name, loading_text, of_huns, short_wagon, wagon_name
from serai.core.action import Action
from serai.huns.camp import find
from serai.huns.drawing import Choose, Look
from serai.huns.edition import FAMILIES, HUES, WAGONS
from serai.huns.score import sheet
from serai.huns.state import HunsState
from serai.words import Words

OF_CARD = ("play", "first", "fill", "raid", "aim", "look")
OF_COLOUR = ("draw", "pillage", "waste", "put", "take", "reroll", "raise")
OF_WAGON = ("wagon", "send", "reveal")


def answer(table: Table, action: Action, words: Words) -> str:
    """An action in words and, of one that the view's seat may choose, what it changes for the seat at once."""
    text = action_text(table, action, words)
    view = table.view
    parts = changes(table, action, words) if view.seat >= 0 and view.seat == view.chooser else []
    return words.say("cli-huns-answer", action=text, changes=words.say("cli-comma").join(parts)) if parts else text


def action_text(table: Table, action: Action, words: Words) -> str:
    """An action in words."""
    view = of_huns(table.view)
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
        return loading(table, action, words)
    if verb == "steal":
        return stealing(table, action, words)
    return other(table, action, words)


def loaded(table: Table, seat: int, wagon: int, words: Words) -> str:
    """A Wagon with what lies on it, if that seat loads it."""
    state = of_huns_world(table)
    for loading in state.camps[seat].wagons if seat >= 0 else []:
        if loading.wagon == wagon:
            return loading_text(words, state, loading, True)
    return short_wagon(words, state.rules.numbers, wagon)


def loading(table: Table, action: Action, words: Words) -> str:
    """A Valuable that goes on a Wagon, or is lost from it."""
    wagon = loaded(table, table.view.seat, action.kind, words)
    if len(action.names) > 2:
        colour, space = colour_name(words, action.count // HUES), colour_name(words, action.count % HUES)
        return words.say("huns-action-load-as", colour=colour, space=space, wagon=wagon)
    return words.say(f"huns-action-{action.verb}", colour=colour_name(words, action.count), wagon=wagon)


def stealing(table: Table, action: Action, words: Words) -> str:
    """A Valuable of an opponent's."""
    source = action.count // HUES
    whence = loaded(table, action.kind, source, words) if source < WAGONS else card_name(words, source - WAGONS)
    colour = colour_name(words, action.count % HUES)
    return words.say("huns-action-steal", player=table.names[action.kind], source=whence, colour=colour)


def other(table: Table, action: Action, words: Words) -> str:
    """What names a player, dice, or nothing."""
    if action.verb == "done":
        key = f"huns-action-done-{table.view.question}"
        return words.say(key if words.has(key) else "huns-action-done")
    if action.verb in ("curse", "start"):
        return words.say(f"huns-action-{action.verb}", player=table.names[action.kind])
    if action.verb == "roll":
        return words.say("huns-action-roll", dice=action.names[0])
    if action.verb == "show":
        return words.say("huns-action-show", face=int(action.kind) + 1)
    if action.names == ("top",):
        return words.say("huns-action-wagon-top")
    return words.say(f"huns-action-{action.verb}")


def changes(table: Table, action: Action, words: Words) -> list[str]:
    """How much an action draws, takes, fills or scores for its seat, found out by trying it."""
    before, seat = of_huns_world(table), table.view.seat
    after = before.copy()
    after.log = []
    after.apply(action)
    parts = amounts(before, after, action, words)
    if action.verb in ("load", "fill"):
        sent = len(after.camps[seat].sent) - len(before.camps[seat].sent)
        parts += [words.say("cli-huns-change-sent")] if sent else []
    points = sum(sheet(after, seat)) - sum(sheet(before, seat))
    return parts + ([words.say("cli-huns-change-vp", change=f"{points:+d}")] if points else [])


def amounts(before: HunsState, after: HunsState, action: Action, words: Words) -> list[str]:
    """How full a card becomes; of a Draw the cards and of a Pillage the Valuables, if not as many as the die shows."""
    seat = before.chooser
    if action.verb == "fill":
        placed, was = find(after.camps[seat], action.kind), find(before.camps[seat], action.kind)
        if placed is not None and was is not None and placed.total > was.total:
            wanted = int(was.need)
            return [words.say("cli-huns-change-filled", count=int(placed.total), need=wanted)]
    if action.verb == "draw":
        looks = [frame.count for frame in after.stack if isinstance(frame, (Look, Choose))]
        if looks and looks[-1] != before.dice[action.kind]:
            return [words.say("cli-huns-change-cards", count=int(looks[-1]))]
    if action.verb == "pillage":
        taken = [int(str(event.fields["count"])) for event in after.log or [] if event.key == "took"]
        if taken and taken[0] != before.dice[action.kind]:
            return [words.say("cli-huns-change-valuables", count=taken[0])]
    return []
