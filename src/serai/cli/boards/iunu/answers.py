"""The possible answers to a question of IUNU, and what each would change at once."""

from serai.cli.boards.iunu.census import world
from serai.cli.boards.iunu.words import afterlife_name, caste_name
from serai.core.action import Action
from serai.iunu.score import majorities, sheet
from serai.iunu.state import IunuState
from serai.iunu.view import IunuView
from serai.words import Words

CITIZEN_VERBS = ("play", "feed", "add", "keep", "draw")
AFTERLIFE_VERBS = ("take", "look")


def answer(view: IunuView, action: Action, words: Words) -> str:
    """An action in words and, of one that the view's seat may choose, what it changes for the seat at once."""
    text = action_text(action, words)
    parts = changes(view, action, words) if view.seat >= 0 and view.seat == view.chooser else []
    return words.say("cli-iunu-answer", action=text, changes=words.say("cli-comma").join(parts)) if parts else text


def action_text(action: Action, words: Words) -> str:
    """An action in words."""
    fields: dict[str, object] = {"count": int(action.count), "amount": int(action.count)}
    if action.verb in CITIZEN_VERBS:
        fields["card"] = caste_name(words, action.kind)
    elif action.verb in AFTERLIFE_VERBS:
        fields["card"] = afterlife_name(words, action.kind)
    elif action.verb == "start":
        fields["player"] = words.say("seat", number=int(action.kind) + 1)
    elif action.verb == "roll":
        fields["dice"] = action.names[0]
    return words.say(f"iunu-action-{action.verb}", **fields)


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
