"""The possible answers to a question of IUNU, and what each would change at once."""

from serai.cli.boards.iunu.cards import times
from serai.cli.boards.iunu.census import world
from serai.cli.boards.iunu.words import caste_name, counted
from serai.core.action import Action
from serai.iunu.score import majorities, sheet
from serai.iunu.state import IunuState
from serai.iunu.view import IunuView
from serai.words import Words

CITIZEN_VERBS = ("play", "feed", "add", "keep", "draw")
AFTERLIFE_VERBS = ("take", "look")


def answer(view: IunuView, action: Action, words: Words) -> str:
    """An action in words and, of one that the view's seat may choose, what it changes for the seat at once."""
    text = action_text(view, action, words)
    parts = changes(view, action, words) if view.seat >= 0 and view.seat == view.chooser else []
    return words.say("cli-iunu-answer", action=text, changes=words.say("cli-comma").join(parts)) if parts else text


def action_text(view: IunuView, action: Action, words: Words) -> str:
    """An action in words; of one that names cards the cards alone, since the question says what is done with them."""
    if action.verb in CITIZEN_VERBS:
        return counted(words, [caste_name(words, action.kind)] * max(action.count, 1))
    if action.verb in AFTERLIFE_VERBS:
        return times(words, view.rules.numbers, action.kind)
    return words.say(f"iunu-action-{action.verb}", amount=int(action.count))


def changes(view: IunuView, action: Action, words: Words) -> list[str]:
    """The Deben and points that an action gives its seat or takes from it, found out by trying it."""
    before = world(view)
    after = before.copy()
    after.apply(action)
    deben = after.deben[view.seat] - before.deben[view.seat]
    points = total(after, view.seat) - total(before, view.seat)
    parts = [words.say("cli-iunu-change-deben", change=f"{deben:+d}")] if deben else []
    if points:
        parts.append(words.say("cli-iunu-change-vp", change=f"{points:+d}"))
    return parts


def total(state: IunuState, seat: int) -> int:
    """The points of a seat as things stand."""
    return sheet(state, seat, majorities(state)).total
