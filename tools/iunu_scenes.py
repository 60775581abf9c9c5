"""Writes web/fixtures/iunu-*.json: a scene of IUNU for each state that the browser's table must draw well.

Each is a table set up from words or played by chance from a fixed seed, in the shape that the server sends.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from serai.core.event import Event  # noqa: E402 - the tests' tables lie beside this folder
from serai.core.frame import CHANCE  # noqa: E402
from serai.core.playout import playout  # noqa: E402
from serai.core.rng import Rng  # noqa: E402
from serai.iunu.state import IunuState  # noqa: E402
from tests.iunu.scenes import Scene, scene, told  # noqa: E402
from tests.iunu.table import iunu, table  # noqa: E402

FIXTURES = ROOT / "web" / "fixtures"

MIDDLE = {
    "unfed": ("baker, soldier", "farmer, baker x2, soldier, merchant x2, noble", "baker x2, soldier x2, scribe x3"),
    "fed": ("farmer, soldier, artisan x2", "farmer x2", "farmer x2"),
    "deben": (7, 11, 4),
    "round": 5,
    "start": 1,
    "turn": 2,
    "afterlife": ("pharaoh", "", "ankh"),
}
"""The middle of a game of three: round 5, two have had their turn."""
HAND = "farmer, baker, merchant, priest x2"
OTHERS = ("merchant, priest, soldier, noble", "farmer, artisan, scribe")


def middle(hand: str = HAND, lines: tuple[str, ...] = (), **changes: object) -> IunuState:
    """The middle of a game with this hand, after these lines."""
    parts: dict[str, Any] = {**MIDDLE, "hands": (hand, *OTHERS), **changes}
    return played(table(3, **parts), lines)


def two(hand: str, lines: tuple[str, ...] = (), **changes: object) -> IunuState:
    """The second round of a game of two."""
    parts: dict[str, Any] = {
        "hands": (hand, "merchant, soldier x2, noble, farmer, baker"),
        "unfed": ("artisan x2", "farmer x3"),
        "deben": (8, 5),
        "round": 2,
        **changes,
    }
    return played(table(2, **parts), lines)


def four(hand: str = "scribe x3, noble, farmer", lines: tuple[str, ...] = (), **changes: object) -> IunuState:
    """A late round of a game of four, in which all have Citizens of all castes."""
    parts: dict[str, Any] = {
        "hands": (hand, "merchant, baker, artisan", "baker", "priest, baker x2"),
        "unfed": (
            "farmer x2, baker x2, soldier, artisan, merchant, scribe, priest, noble, pharaoh",
            "farmer, baker x2, soldier x2, artisan x2, merchant x2, scribe, priest, noble, pharaoh",
            "farmer x2, baker, soldier x2, artisan, merchant, scribe, priest x2, noble, pharaoh",
            "farmer, baker, soldier, artisan x2, merchant x2, scribe, priest, noble, pharaoh",
        ),
        "fed": ("soldier, artisan", "farmer x2, merchant", "farmer, baker", "farmer x2, soldier x2"),
        "deben": (12, 3, 0, 25),
        "round": 7,
        "afterlife": ("ankh x2, noble", "priest", "", "farmer"),
        **changes,
    }
    return played(table(4, **parts), lines)


BEFORE = (
    Event("began", 1, {"round": 5}),
    Event("rolled", 1, {"dice": "4-2-1"}),
    Event("laid", 1, {"card": "soldier", "count": 1, "cost": 0}),
    Event("used", 1, {"card": "soldier"}),
    Event("paid", 2, {"amount": 2, "to": 1}),
    Event("laid", 2, {"card": "baker", "count": 2, "cost": 1}),
    Event("used", 2, {"card": "baker"}),
    Event("fed", 2, {"card": "farmer", "cost": 2}),
    Event("fed", 2, {"card": "farmer", "cost": 2}),
)
"""What may have happened in the round before a table set up from words."""


def played(state: IunuState, lines: tuple[str, ...]) -> IunuState:
    """The state after these lines."""
    for line in lines:
        state.take(iunu().actions.parse(line))
    return state


def opening(seats: int, seed: int) -> IunuState:
    """The first decision of a game."""
    state = iunu().new(seats=seats)
    state.log = []
    state.settle(Rng(seed))
    return state


def ended(seats: int, seed: int) -> IunuState:
    """A game played to its end by chance."""
    state = iunu().new(seats=seats)
    playout(state, Rng(seed))
    return state


STATES: dict[str, Callable[[], tuple[IunuState, int | None]]] = {
    "set": lambda: (middle(), 0),
    "set-2": lambda: (two("farmer, priest x2, merchant, soldier x2"), 0),
    "set-4": lambda: (four(), 0),
    "set-full-2": lambda: (two("farmer, baker, soldier, artisan, priest, pharaoh"), 0),
    "set-one-caste": lambda: (two("merchant x6"), 0),
    "set-poor": lambda: (middle("farmer x3, noble x2", deben=(1, 11, 4)), 0),
    "set-scribes": lambda: (middle("scribe x3, noble x2", deben=(0, 11, 4)), 0),
    "opening": lambda: own(opening(3, 4)),
    "use-baker": lambda: (middle(lines=("play baker",)), 0),
    "use-soldier": lambda: (four("soldier, scribe x2, noble, farmer", ("play soldier",)), 0),
    "use-artisan": lambda: (middle("artisan, farmer, noble, soldier", ("play artisan",)), 0),
    "use-artisan-nobody": lambda: (middle("artisan, noble, pharaoh", ("play artisan",)), 0),
    "use-merchant": lambda: (middle(lines=("play merchant",)), 0),
    "use-priest": lambda: (middle(lines=("play priest x2",)), 0),
    "use-noble": lambda: (four(lines=("play noble",)), 0),
    "use-pharaoh": lambda: (middle("pharaoh, noble", ("play pharaoh",)), 0),
    "feed": lambda: (middle(lines=("play baker", "use")), 0),
    "feed-last": lambda: (middle(deben=(12, 11, 4), lines=("play baker", "use", "feed baker", "feed soldier")), 0),
    "add": lambda: (middle("artisan, farmer x2, noble, soldier", ("play artisan", "use")), 0),
    "ransom": lambda: (
        played(table(3, **ransom()), ("play soldier x2", "use")),
        0,
    ),
    "take": lambda: (middle(lines=("play priest x2", "use", "look ankh", "look priest")), 0),
    "keep": lambda: (middle(lines=("play merchant", "use")), 0),
    "kept": lambda: (middle(lines=("play merchant", "use", "keep priest")), 0),
    "waiting": lambda: (middle(turn=1, hands=(HAND, *OTHERS)), 0),
    "spectator": lambda: (middle(), None),
    "end": lambda: (ended(3, 11), 0),
    "end-4": lambda: (ended(4, 5), 2),
}


def ransom() -> dict[str, Any]:
    """Another's Soldiers threaten the first seat's Farmer."""
    return {
        **MIDDLE,
        "hands": (HAND, OTHERS[0], "soldier x2, artisan, noble"),
        "unfed": ("farmer, baker, soldier", *MIDDLE["unfed"][1:]),  # type: ignore[index]
        "fed": ("soldier, artisan x2", "farmer x2", "farmer x2"),
        "turn": 1,
    }


def own(state: IunuState) -> tuple[IunuState, int]:
    """A state as whoever is asked sees it."""
    return state, int(state.chooser)


def fixture(state: IunuState, seat: int | None) -> Scene:
    """A scene with the events that led to it."""
    events = [*(BEFORE if state.seats == 3 and state.round == 5 else ()), *(state.log or [])]
    seen = told(events, seat)
    return {"scene": scene(state, seat), "events": seen[-9:], "log": seen}


def fixtures() -> Iterator[tuple[str, Scene]]:
    """All fixtures by name."""
    for name, make in STATES.items():
        state, seat = make()
        assert state.chooser != CHANCE, name
        yield f"iunu-{name}", fixture(state, seat)


def text_of(found: Scene) -> str:
    """The text of a fixture's file."""
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(check: bool) -> int:
    """Write the scenes; with `check` only tell whether they are current."""
    stale = 0
    for name, found in fixtures():
        path = FIXTURES / f"{name}.json"
        if path.exists() and path.read_text("utf-8") == text_of(found):
            continue
        stale += 1
        print(f"{path.name}: {'not current; run tools/iunu_scenes.py' if check else 'written'}")
        if not check:
            path.write_text(text_of(found), "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
