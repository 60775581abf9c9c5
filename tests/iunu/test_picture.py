"""What a client draws equals what the state says, for all that the seat sees, and gives away nothing else."""

import json

import pytest

from serai.core.action import Action
from serai.core.frame import OVER
from serai.core.rng import Rng
from serai.iunu.card import card_price, loaf_price
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.score import majorities, sheet
from serai.iunu.state import IunuState, citizens
from serai.iunu.view import IunuView
from serai.testing.walk import Eye, Table, game_of, some
from tests.iunu.table import iunu, table
from tests.iunu.test_laws import TABLES

QUESTIONS = {"play", "keep", "feed", "add", "ransom", "take"} | {
    f"use-{caste}" for caste in ("baker", "soldier", "artisan", "merchant", "priest", "noble", "pharaoh")
}


def picture(state: IunuState, eye: Eye) -> dict[str, object]:
    return state.rules.picture(state.view(eye))


def previews(state: IunuState, seat: int) -> dict[str, dict[str, object]]:
    view = state.view(seat)
    return {action.text: state.rules.preview(view, action) for action in state.legal()}


def part(value: object, *path: str | int) -> object:
    """A part of JSON-plain things by its path."""
    for step in path:
        assert isinstance(value, (dict, list))
        value = value[step]  # type: ignore[index]
    return value


def visible(state: IunuState, eye: Eye) -> list[int]:
    """The points of all seats, without the Afterlife cards that somebody does not see."""
    sheets = [sheet(state, seat, majorities(state)) for seat in range(state.seats)]
    return [
        one.total - (0 if seat == eye or state.chooser == OVER else one.afterlife) for seat, one in enumerate(sheets)
    ]


def states(table: Table, seed: int, one_in: int) -> list[IunuState]:
    """Some states of a random game, copied."""
    luck = Rng(seed).split(1)
    found = []
    for state in some(game_of(table, seed), luck, one_in):
        assert isinstance(state, IunuState)
        found.append(state.copy())
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pictures_of_random_games_tell_the_state(table: Table) -> None:
    for seed in range(4):
        for state in states(table, seed, 3):
            for eye in table.eyes:
                drawn = picture(state, eye)
                assert json.loads(json.dumps(drawn)) == drawn
                check_table(state, drawn)
                check_seats(state, drawn, eye)
                check_hand(state, drawn, eye)


def check_table(state: IunuState, drawn: dict[str, object]) -> None:
    assert (drawn["round"], drawn["last"], drawn["start"]) == (state.round, state.last_round, state.start)
    assert (drawn["deck"], drawn["afterlife"]) == (state.deck_size, sum(state.afterlife))
    assert (drawn["dice"], drawn["sum"], drawn["highest"]) == (state.dice, sum(state.dice), max(state.dice))
    assert drawn["ending"] == state.ending
    for kind, holder in enumerate(majorities(state)):
        counts = [state.unfed[seat * KINDS + kind] + state.fed[seat * KINDS + kind] for seat in range(state.seats)]
        best = [seat for seat, count in enumerate(counts) if 0 < count == max(counts)]
        assert part(drawn, "castes", kind) == {
            "key": CASTES[kind],
            "counts": counts,
            "most": max(counts),
            "holder": holder if holder >= 0 else None,
            "tied": best if len(best) > 1 else [],
        }
    if state.chooser == OVER:
        outcome = state.outcome()
        assert part(drawn, "outcome", "points") == outcome.points
        assert part(drawn, "outcome", "winners") == list(outcome.winners)
        assert part(drawn, "outcome", "sources") == outcome.sources
    else:
        assert drawn["outcome"] is None


def check_seats(state: IunuState, drawn: dict[str, object], eye: Eye) -> None:
    totals = visible(state, eye)
    for seat in range(state.seats):
        one = part(drawn, "seats", seat)
        assert part(one, "deben") == state.deben[seat]
        assert part(one, "hand") == state.hand_sizes[seat]
        assert part(one, "unfed") == citizens(state.unfed, seat)
        assert part(one, "fed") == citizens(state.fed, seat)
        assert part(one, "points", "total") == totals[seat]
        assert part(one, "loaf") == (loaf_price(state, seat) if state.dice[0] else None)
        burials = [burial for burial in state.burials if burial.seat == seat]
        shown = seat == eye or state.chooser == OVER
        assert part(one, "buried") == len(burials)
        assert part(one, "kept") == ([AFTERLIFE[burial.kept] for burial in burials] if shown else [])
        back = [AFTERLIFE[kind] for burial in burials for kind in burial.returned]
        assert part(one, "returned") == (back if seat == eye else [])


def check_hand(state: IunuState, drawn: dict[str, object], eye: Eye) -> None:
    held = [] if eye is None else citizens(state.hands, eye)
    expected = [
        {
            "caste": CASTES[kind],
            "count": count,
            "costs": [card_price(state, eye, kind) * more for more in range(count)],
        }
        for kind, count in enumerate(held)
        if count and eye is not None
    ]
    assert drawn["hand"] == expected


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pictures_and_previews_hang_on_nothing_hidden(table: Table) -> None:
    for seed in range(4):
        for state in states(table, seed, 6):
            luck = Rng(seed).split(2)
            for eye in table.eyes:
                twin = state.rules.imagine(state.view(eye), luck)
                assert picture(twin, eye) == picture(state, eye)
                if state.chooser == eye and eye is not None:
                    assert previews(twin, eye) == previews(state, eye)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_previews_of_random_games_tell_what_happens(table: Table) -> None:
    asked: set[str] = set()
    for seed in range(6):
        for state in states(table, seed, 2):
            if state.chooser >= 0:
                asked.add(state.question)
                view = state.view(state.chooser)
                for action in state.legal():
                    drawn = state.rules.preview(view, action)
                    assert json.loads(json.dumps(drawn)) == drawn
                    check_preview(state, action, drawn)
    assert asked >= {"play", "keep", "feed", "use-baker"}


def check_preview(state: IunuState, action: Action, drawn: dict[str, object]) -> None:
    after = state.copy()
    after.apply(action)
    seat = state.chooser
    ended = after.chooser == OVER
    assert drawn["deben"] == after.deben
    assert drawn["dice"] == after.dice
    assert drawn["loaf"] == [loaf_price(after, other) for other in range(state.seats)]
    if not ended:
        assert drawn["points"] == visible(after, seat)
    cells = {
        (part(cell, "seat"), part(cell, "caste")): (part(cell, "unfed"), part(cell, "fed"))
        for cell in drawn["cells"]  # type: ignore[attr-defined]
    }
    for place in range(state.seats * KINDS):
        was, now = (state.unfed[place], state.fed[place]), (after.unfed[place], after.fed[place])
        assert cells.get((place // KINDS, CASTES[place % KINDS])) == (now if now != was else None)
    if action.verb != "keep":
        assert part(drawn, "next", "chooser") == after.chooser
        assert part(drawn, "next", "question") == after.question


def test_all_questions_have_pictures() -> None:
    found: set[str] = set()
    for one in TABLES:
        for seed in range(12):
            for state in game_of(one, seed):
                assert isinstance(state, IunuState)
                if state.chooser >= 0 and state.question not in found:
                    found.add(state.question)
                    assert previews(state, state.chooser)
    assert found == QUESTIONS


class TestPicture:
    def test_of_a_spectator_shows_no_hand(self) -> None:
        drawn = picture(table(hands=("priest x2", "noble"), afterlife=("ankh",)), None)
        assert drawn["hand"] == []
        assert part(drawn, "seats", 0, "buried") == 1
        assert part(drawn, "seats", 0, "kept") == []

    def test_tells_what_sets_cost(self) -> None:
        state = table(hands=("priest x3, scribe x2", "noble"), deben=(1, 9))
        costs = {"priest": [0, 1, 2], "scribe": [0, 0]}
        assert {part(one, "caste"): part(one, "costs") for one in picture(state, 0)["hand"]} == costs  # type: ignore[attr-defined]

    def test_tells_that_a_scribe_waives_all_costs(self) -> None:
        state = table(hands=("priest x3", "noble"), unfed=("scribe",), scribe="any")
        assert part(picture(state, 0), "hand", 0, "costs") == [0, 0, 0]

    def test_counts_only_the_afterlife_cards_that_a_seat_sees(self) -> None:
        state = table(hands=("priest", "noble"), unfed=("farmer",), afterlife=("farmer",), deben=(0, 0))
        assert part(picture(state, 0), "seats", 0, "points", "total") == 25
        assert part(picture(state, 1), "seats", 0, "points", "total") == 13
        assert part(picture(state, 0), "seats", 0, "uses") == [
            {"caste": "farmer", "award": 12, "card": "farmer", "times": 2, "points": 24}
        ]

    def test_tells_whose_turn_it_is(self) -> None:
        state = table(3, hands=("noble", "noble", "noble"), start=1, turn=1)
        assert (picture(state, 0)["turn"], picture(state, 0)["had"]) == (2, 2)

    def test_tells_what_a_question_is_about(self) -> None:
        state = table(3, hands=("soldier", "noble", "noble"), unfed=("", "farmer", "farmer"))
        state.take(iunu().actions.parse("play soldier"))
        assert picture(state, 1)["asked"] == {"caste": "soldier"}
        state.take(iunu().actions.parse("use"))
        assert picture(state, 1)["asked"] == {"to": 0}

    def test_hides_the_afterlife_cards_that_another_looks_at(self) -> None:
        state = table(hands=("priest", "noble"))
        for line in ("play priest", "use", "look ankh", "look noble"):
            state.take(iunu().actions.parse(line))
        assert picture(state, 0)["asked"] == {"cards": ["ankh", "noble"]}
        assert picture(state, 1)["asked"] == {"cards": [None, None]}

    def test_tells_who_has_chosen_what_to_keep(self) -> None:
        state = table(hands=("noble x2, priest", "noble, priest x2"), turn=1)
        for line in ("play noble", "decline", "keep noble"):
            state.take(iunu().actions.parse(line))
        assert (part(picture(state, 0), "seats", 0, "chosen"), picture(state, 0)["keeps"]) == (True, "noble")
        assert (part(picture(state, 1), "seats", 0, "chosen"), picture(state, 1)["keeps"]) == (True, None)


class TestPreview:
    def test_tells_who_is_threatened(self) -> None:
        state = table(3, hands=("soldier", "noble", "noble"), unfed=("", "farmer", "farmer"), deben=(9, 1, 9))
        state.take(iunu().actions.parse("play soldier"))
        use = previews(state, 0)["use"]
        assert use["threatened"] == [1, 2]
        assert use["cells"] == [
            {"seat": 0, "caste": "farmer", "unfed": 1, "fed": 0},
            {"seat": 1, "caste": "farmer", "unfed": 0, "fed": 0},
        ]
        assert use["next"] == {"chooser": 2, "question": "ransom", "usable": False}

    def test_tells_whether_the_ability_would_do_something(self) -> None:
        state = table(hands=("baker, merchant", "noble"), deben=(0, 9))
        shown = previews(state, 0)
        assert shown["play baker"]["next"] == {"chooser": 1, "question": "play", "usable": False}
        assert shown["play merchant"]["next"] == {"chooser": 0, "question": "use-merchant", "usable": True}

    def test_of_a_kept_card_may_be_asked_before_it_is_that_seats_turn(self) -> None:
        state = table(hands=("noble x2, priest", "noble, priest x2"), turn=1)
        for line in ("play noble", "decline"):
            state.take(iunu().actions.parse(line))
        view = state.view(1)
        assert isinstance(view, IunuView)
        assert view.waiting == [0, 1]
        drawn = state.rules.preview(view, iunu().actions.parse("keep priest"))
        assert drawn["cells"] == []

    def test_tells_the_points_of_every_seat(self) -> None:
        state = table(hands=("noble x2", "noble"), unfed=("", "noble"), deben=(9, 9))
        shown = previews(state, 0)
        assert shown["play noble"]["points"] == [3 + 8, 3 + 8]
        assert shown["play noble x2"]["points"] == [2 + 16 + 5, 3 + 8]


def test_printed_is_the_edition() -> None:
    drawn = iunu().printed()
    assert part(drawn, "castes", 0) == {"key": "farmer", "vp": 1, "majority": 12, "bread": 6, "copies": 12}
    assert part(drawn, "afterlife", 9) == {"key": "ankh", "times": 2, "copies": 3}
    assert part(drawn, "amounts", "ransom") == 2
