"""What there is to word, found in the sources and in games: questions, events, cards, errors."""

import ast
import re
from functools import cache

import serai
from serai.core.event import Event
from serai.core.frame import CHANCE, OVER, State
from serai.games import GAMES
from serai.huns import reading as huns
from serai.huns.edition import CARDS, COLOURS, FAMILIES, WAGON_TYPES
from serai.iunu import view as iunu
from serai.iunu.cards.citizens import all_castes, overriders
from serai.iunu.edition import AFTERLIFE, CASTES
from tests.locale_files import SOURCE, errors, names, phrases, tree


@cache
def modules(game: str) -> list[ast.Module]:
    """The modules of a game."""
    return [tree(path.relative_to(SOURCE).as_posix()) for path in sorted((SOURCE / game).rglob("*.py"))]


def asked(node: ast.AST) -> str:
    """The question that a call in the `__init__` of a frame for a seat or for chance asks, empty if it is none."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__" and len(node.args) > 1:
        chooser, question = node.args[:2]
        if isinstance(question, ast.Constant) and ast.unparse(chooser) != "NOBODY":
            return str(question.value)
    return ""


def questions(game: str) -> set[str]:
    """What the frames that wait for a seat or for chance ask."""
    used = [f"use-{CASTES[caste.kind]}" for caste in overriders(all_castes(), "usable")] if game == "iunu" else []
    return {*used, *[asked(node) for module in modules(game) for node in ast.walk(module)]} - {""}


def stoppable(game: str) -> set[str]:
    """The questions that can be answered with “done”."""
    found: set[str] = set()
    for module in modules(game):
        for frame in [node for node in module.body if isinstance(node, ast.ClassDef)]:
            nodes = list(ast.walk(frame))
            if any(isinstance(node, ast.Attribute) and node.attr == "done" for node in nodes):
                found |= {asked(node) for node in nodes} - {""}
    return found


def event_keys(game: str) -> set[str]:
    """The keys of the events that verbs report."""
    found: set[str] = set()
    for verb in [node for module in modules(game) for node in module.body if isinstance(node, ast.FunctionDef)]:
        for node in ast.walk(verb):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Event":
                found |= texts(node.args[0], verb)
    return found


def texts(node: ast.expr, scope: ast.AST) -> set[str]:
    """The texts that an expression can come to; a name, those that are given to it in the scope."""
    if isinstance(node, ast.IfExp):
        return texts(node.body, scope) | texts(node.orelse, scope)
    if isinstance(node, ast.Name):
        gifts = [one for one in ast.walk(scope) if isinstance(one, ast.Assign)]
        values = [gift.value for gift in gifts if ast.unparse(gift.targets[0]) == node.id]
        return set[str]().union(*[texts(value, scope) for value in values])
    assert isinstance(node, ast.Constant)
    return {str(node.value)}


def ways_to_decide(game: str) -> set[str]:
    """What can decide a game."""
    found = texts(ast.Name("decided"), tree(f"{game}/score.py"))
    assert found
    return found


def finished(game: str, seats: int, seed: int) -> State:
    """A game played at random to its end, with all that happened."""
    state = serai.game(game).new(seats=seats)
    state.log = []
    rng = serai.Rng(seed)
    while state.chooser != OVER:
        legal = state.legal()
        state.apply(state.sample(rng) if state.chooser == CHANCE else legal[rng.below(len(legal))])
    return state


@cache
def told(game: str) -> list[Event]:
    """What happened in some games of all numbers of seats."""
    states = [finished(game, seats, seed) for seats in serai.game(game).seats for seed in range(8)]
    return [event for state in states for event in state.log or []]


def secret_events(game: str) -> set[str]:
    """The keys of events that only some may know in full."""
    return {event.key for event in told(game) if event.secret}


@cache
def needed() -> dict[str, set[str]]:
    """For each family of keys its members, by what there is to word."""
    found = {"error": {error.code for error in errors()}, "phrase": {phrase.key for phrase in phrases()}}
    for game in GAMES:
        found |= {f"{game}-{name}": members for name, members in (common(game) | OWN[game]()).items()}
    return found


def common(game: str) -> dict[str, set[str]]:
    """The families that every game has."""
    sections = len([key for key in names("en") if re.fullmatch(rf"{game}-rules-\d+", key)])
    numbers = {str(number) for number in range(1, sections + 1)}
    return {
        "question": questions(game),
        "help": questions(game),
        "action": {action.verb for action in serai.game(game).actions},
        "event": event_keys(game) | {f"{key}-seen" for key in secret_events(game)},
        "source": set(finished(game, 2, 1).outcome().sources),
        "decided": ways_to_decide(game),
        "rules": numbers | {f"{number}-text" for number in numbers} | {"title"},
    }


def own_iunu() -> dict[str, set[str]]:
    """The families that IUNU has besides."""
    return {
        "card": {f"{caste}{part}" for caste in CASTES for part in ("", "-plural", "-ability", "-help")},
        "afterlife": {f"{kind}{part}" for kind in AFTERLIFE for part in ("", "-text")},
        "ending": set(iunu.ENDINGS) - {""},
    }


def own_huns() -> dict[str, set[str]]:
    """The families that HUNS has besides, or with more members than verbs and events have."""
    mine = common("huns")
    return {
        "action": mine["action"] | {"load-as", "wagon-top"} | {f"done-{one}" for one in stoppable("huns")},
        "card": {f"{card}{part}" for card in CARDS for part in ("", "-ability", "-help")},
        "colour": set(COLOURS),
        "ending": set(huns.ENDINGS) - {""},
        "event": mine["event"] | {"loaded-as"},
        "family": {f"{family}{part}" for family in FAMILIES for part in ("", "-plural", "-help")},
        "type": set(WAGON_TYPES),
    }


OWN = {"iunu": own_iunu, "huns": own_huns}
