"""The search: what it knows and does not know, what it costs, and that it comes near what is known to be right."""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import pytest

import serai
from serai.bots.bot import Budget
from serai.bots.ismcts import IsmctsBot, Rater, Search
from serai.core.frame import CHANCE, OVER, Frame, State
from serai.core.information import START, mix, mix_word
from serai.core.rng import Rng
from serai.huns.cards.curses import PayTribute
from serai.huns.drawing import Played
from serai.huns.gather import Gather, Haul
from serai.huns.placing import Sort, Stolen
from serai.huns.state import Deck, Glance
from serai.huns.theft import Steal
from serai.iunu.abilities import Look as AfterlifeLook
from serai.iunu.abilities import Take
from serai.iunu.state import NONE, Burial
from serai.version import COMPILED
from tests.bots import kuhn
from tests.huns import table as huns_table
from tests.iunu import table as iunu_table

TABLES = [(key, seats) for key in serai.GAMES for seats in (2, 4)]


def steps(key: str, seats: int, seed: int) -> Iterator[State]:
    """The states of a random game but the last, chance step by chance step."""
    state, rng = serai.game(key).new(seats), Rng(seed)
    while state.chooser != OVER:
        yield state.copy()
        legal = state.legal()
        state.apply(state.sample(rng) if state.chooser == CHANCE else legal[rng.below(len(legal))])


def decisions(key: str, seats: int, seed: int) -> list[State]:
    """The states of a random game in which somebody has a choice."""
    return [state for state in steps(key, seats, seed) if len(state.choices) > 1 and state.chooser >= 0]


def successors(state: State) -> Iterator[State]:
    """The choices that each choice leads to, with the same luck."""
    for action in state.choices:
        after = state.copy()
        after.apply(action)
        after.settle(Rng(1))
        if after.chooser != OVER:
            yield after


def unordered(key: str, text: str) -> str:
    """A text without the order in which a Priest's owner looked at cards: all of them were in the deck at once."""
    if key != "iunu":
        return text
    return re.sub(r"(take \d|look \d \d)((?: [^ /\n]+)+)", lambda found: found[1] + str(sorted(found[2].split())), text)


def choice(state: State, seed: int, iterations: int) -> str:
    """What the search would do for the chooser."""
    view = serai.read_view(state.view(state.chooser).text())
    return IsmctsBot(seed).choose(view, state.legal(), Budget(iterations=iterations)).text


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_information_state_is_what_the_seat_knows(key: str, seats: int) -> None:
    rng = Rng(1)
    for state in decisions(key, seats, 2)[::2]:
        view = state.view(state.chooser)
        for _ in range(5):
            world = view.game.imagine(view, rng)
            assert world.information() == state.information()
            assert world.choices == state.choices


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("key", "games"), [("iunu", 100), ("huns", 20)])
def test_whoever_knows_something_else_is_in_another_information_state(key: str, games: int, seats: int) -> None:
    texts: dict[int, str] = {}
    numbers: dict[str, int] = {}
    for seed in range(games):
        for state in decisions(key, seats, seed):
            for after in [state, *successors(state)]:
                text, number = unordered(key, after.view(after.chooser).text()), int(after.information())
                assert texts.setdefault(number, text) == text
                assert numbers.setdefault(text, number) == number
    assert len(texts) > 5000


def told(frame: Frame[Any]) -> int:
    """The number for what a frame tells."""
    return int(frame.mix_into(mix(mix_word(START, frame.question), frame.chooser)))


@pytest.mark.parametrize("key", serai.GAMES)
def test_frames_that_a_seat_can_tell_apart_give_different_numbers(key: str) -> None:
    texts: dict[int, str] = {}
    numbers: dict[str, int] = {}
    for seed in range(25):
        for state in steps(key, 3, seed):
            for frame in [one.view(seat) for one in state.stack for seat in range(3)]:
                text = unordered(key, frame.text())
                number = told(frame)
                assert texts.setdefault(number, text) == text
                assert numbers.setdefault(text, number) == number
    assert len(texts) > 100


ORIGINS = [(), *[(Stolen(*parts),) for parts in [(1, 3, 0, 0), (2, 3, 0, 0), (1, 4, 0, 0), (1, 3, 1, 0), (1, 3, 0, 1)]]]
HANDS = [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0)]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        pytest.param(Played, [(0, 1), (30, 31)], id="played"),
        pytest.param(PayTribute, [(0, 1), (0, 1), (36, 37), (0, 1)], id="tribute"),
        pytest.param(Haul, [(0, 1), (1, 2)], id="haul"),
        pytest.param(Gather, [(0, 1), (1, 2), (0, 1), HANDS, (0, 1)], id="gather"),
        pytest.param(Steal, [(0, 1), (0, 1), [(1,), (2,), (1, 2)], (-1, 60), HANDS, ORIGINS], id="steal"),
        pytest.param(Sort, [(0, 1), (24, 25), (1, 2), HANDS, ORIGINS, (-1, 0)], id="sort"),
        pytest.param(AfterlifeLook, [(0, 1), [(), (0,), (1,), (0, 1)], (1, 2)], id="afterlife"),
    ],
)
def test_frames_that_are_seldom_seen_are_told_apart_by_each_of_their_parts(
    kind: Callable[..., Frame[Any]], fields: list[Sequence[Any]]
) -> None:
    frames = [kind(*parts) for parts in product(*fields)]
    assert len({told(frame) for frame in frames}) == len(frames)


ROW = {"row": "stag-RRGG, wolf-BRGK, eagle-GGKY, sun-YYGK"}
SAME = {"reserve": dict.fromkeys("BRGKY", 5)}
DECK = {"decks": {"equipment": "swift-horse"}}
"""The row, the reserve and the deck of positions that differ in Wagons, Valuables or cards elsewhere."""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param({"round": 1}, {"round": 2}, id="round"),
        pytest.param({"first": 0}, {"first": 1}, id="first"),
        pytest.param({"raids": "once"}, {"raids": "refresh"}, id="option"),
        pytest.param({"raided": True}, {"drew": True}, id="turn"),
        pytest.param({"camps": ("", "archer B"), **SAME}, {"camps": ("", "archer R"), **SAME}, id="card"),
        pytest.param({"camps": ("", "falcon"), **DECK}, {"camps": ("", "war-drum"), **DECK}, id="which-card"),
        pytest.param({"camps": ("", "rust by 0")}, {"camps": ("", "rust by 2")}, id="by"),
        pytest.param({"camps": ("ambush used",)}, {"camps": ("ambush",)}, id="used"),
        pytest.param({"camps": ("", "rust lifted")}, {"camps": ("", "rust fled")}, id="fled"),
        pytest.param(
            {"wagons": ("sun-BBRR B...",), **SAME}, {"wagons": ("sun-BBRR R...",), **SAME}, id="loading-colour"
        ),
        pytest.param({"sent": ("", "sun-BBKK"), **ROW}, {"sent": ("", "sun-BBGY"), **ROW}, id="sent"),
        pytest.param({"sent": ("", "sun-BBKK, sun-BBGY")}, {"sent": ("", "sun-BBGY, sun-BBKK")}, id="sent-order"),
        pytest.param({"reserve": {"B": 4}}, {"reserve": {"B": 5}}, id="reserve"),
        pytest.param({"stash": ("", "BB"), **SAME}, {"stash": ("", "BR"), **SAME}, id="stash"),
        pytest.param({"decks": {"raid": "ambush"}}, {"decks": {"raid": "ambush, armoury"}}, id="deck"),
        pytest.param({"bag": "sun-YYGK"}, {"bag": "sun-YYGK, eagle-KKRG"}, id="bag"),
    ],
)
def test_what_lies_on_the_table_belongs_to_an_information_state_of_huns(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    assert huns_table.table(**one).information() != huns_table.table(**other).information()
    assert huns_table.table(**one).information() == huns_table.table(**one).information()


def test_whose_turn_it_is_belongs_to_an_information_state_of_huns() -> None:
    numbers: set[int] = set()
    for seat in range(3):
        state = huns_table.table()
        state.active = seat
        numbers.add(int(state.information()))
    assert len(numbers) == 3


@pytest.mark.parametrize("name", ["strays", "loaded", "late", "noted"])
def test_what_a_camp_is_bound_by_belongs_to_an_information_state_of_huns(name: str) -> None:
    numbers: set[int] = set()
    for count in range(3):
        state = huns_table.table()
        setattr(state.camps[1], name, count)
        numbers.add(int(state.information()))
    assert len(numbers) == 3


def test_the_wagons_under_the_deck_belong_to_an_information_state_of_huns() -> None:
    numbers: set[int] = set()
    for buried in [(), (3,), (4,), (3, 4), (4, 3)]:
        state = huns_table.table(bag="")
        state.buried = buried
        numbers.add(int(state.information()))
    assert len(numbers) == 5


def looked(*glance: int) -> int:
    """What seat 0 knows in HUNS after one look into the first deck: by whom, at how many, what was played, returned."""
    state = huns_table.table()
    state.decks[0] = Deck(state.decks[0].groups, (Glance(*glance),))
    return int(state.information())


def test_a_look_into_a_deck_belongs_to_an_information_state_of_huns() -> None:
    looks = [(1, 2, 1, 2), (2, 2, 1, 2), (1, 3, 1, 2), (1, 2, 4, 2), (0, 2, 1, 2), (0, 2, 1, 4)]
    assert len({looked(*glance) for glance in looks}) == len(looks)


def test_what_others_put_under_a_deck_does_not() -> None:
    assert looked(1, 2, 1, 2) == looked(1, 2, 1, 4)


def iunu(**changes: Any) -> int:
    """What seat 0 knows in IUNU when it is to play and some attributes of the state are changed."""
    state = iunu_table.table(3, hands=("baker, noble", "baker", "baker"))
    for name, value in changes.items():
        setattr(state, name, value)
    return int(state.information())


def buried(*burial: Any) -> int:
    """What seat 0 knows in IUNU after one Priest: whose, which card was kept and which went back."""
    return iunu(burials=[Burial(*burial)])


def test_a_burial_belongs_to_an_information_state_of_iunu() -> None:
    burials = [(1, 0, ()), (2, 0, ()), (1, 0, (1,)), (0, 0, ()), (0, 1, ()), (0, 0, (1,)), (0, 0, (2,))]
    assert len({buried(*burial) for burial in burials}) == len(burials)


def test_the_cards_that_others_buried_and_returned_do_not() -> None:
    assert buried(1, 0, (1,)) == buried(1, 1, (0,))


def seen(*kinds: int) -> int:
    """What seat 0 of IUNU knows when it looks at Afterlife cards."""
    state = iunu_table.table(2, hands=("baker, noble", "baker"))
    state.stack.append(Take(0, kinds))
    state.advance()
    return int(state.information())


def test_the_afterlife_cards_that_a_seat_looks_at_count_in_any_order() -> None:
    assert seen(0, 1, 1) == seen(1, 0, 1)
    assert len({seen(0, 1), seen(0, 0, 1), seen(0, 1, 1)}) == 3


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("round", [1, 2]),
        ("start", [0, 1]),
        ("free_sets", [False, True]),
        ("dice", [[3, 2, 1], [3, 2, 2]]),
        ("deck_size", [20, 21]),
        ("deben", [[3, 3, 3], [3, 4, 3]]),
        ("hand_sizes", [[2, 1, 1], [2, 2, 1]]),
        ("unfed", [[0] * 27, [0] * 26 + [1], [0] * 25 + [1, 0]]),
        ("fed", [[0] * 27, [0] * 26 + [1], [0] * 25 + [1, 0]]),
        ("hands", [[1] * 27, [2] + [1] * 26]),
        ("kept", [[NONE, NONE, NONE], [NONE, 0, NONE], [0, NONE, NONE], [1, NONE, NONE]]),
    ],
)
def test_what_a_seat_sees_belongs_to_an_information_state_of_iunu(name: str, values: list[Any]) -> None:
    assert len({iunu(**{name: value}) for value in values}) == len(values)


@pytest.mark.parametrize(
    ("name", "one", "other"), [("hands", [1] * 27, [1] * 26 + [2]), ("kept", [NONE, 0, 0], [NONE, 1, 0])]
)
def test_what_others_hold_and_keep_does_not(name: str, one: list[int], other: list[int]) -> None:
    assert iunu(**{name: one}) == iunu(**{name: other})


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_the_seat_cannot_see_never_changes_the_choice(key: str, seats: int) -> None:
    rng = Rng(4)
    for state in decisions(key, seats, 5)[10::40]:
        view = state.view(state.chooser)
        found = {choice(view.game.imagine(view, rng), 3, 40) for _ in range(3)}
        assert found == {choice(state, 3, 40)}


def test_more_iterations_than_actions_try_every_action() -> None:
    state = decisions("huns", 3, 6)[30]
    bot = IsmctsBot(1)
    bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=60))
    root = bot.search.root(state.view(state.chooser))
    assert min(root.counts) > 0
    assert sum(root.counts) == root.visits == bot.search.iterations == 60


def test_what_was_found_out_is_there_for_the_next_decision() -> None:
    state = decisions("iunu", 2, 7)[12]
    bot = IsmctsBot(1)
    for _ in range(2):
        bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=50))
    assert bot.search.root(state.view(state.chooser)).visits == 100


def test_a_forced_choice_takes_no_iteration() -> None:
    state = decisions("iunu", 2, 7)[0]
    bot = IsmctsBot(1)
    assert bot.choose(state.view(state.chooser), state.legal()[:1], None) is state.legal()[0]
    assert bot.search.iterations == 0


@pytest.mark.parametrize("key", serai.GAMES)
def test_a_decision_keeps_to_its_milliseconds(key: str) -> None:
    state = decisions(key, 4, 8)[20]
    started = time.perf_counter()
    IsmctsBot(1).choose(state.view(state.chooser), state.legal(), Budget(milliseconds=100))
    assert 0.1 <= time.perf_counter() - started < 5.0  # how exactly is measured on a quiet machine, not tested


@pytest.mark.parametrize(("key", "games", "iterations"), [("iunu", 4, 30), ("huns", 2, 12)])
def test_it_beats_play_at_random(key: str, games: int, iterations: int) -> None:
    won = 0
    for number in range(games):
        state, rng = serai.game(key).new(2), Rng(number)
        bot, other, seat = IsmctsBot(number), serai.bot("random", number), number % 2
        while state.chooser != OVER:
            if state.chooser == CHANCE:
                state.settle(rng)
                continue
            asked = bot if state.chooser == seat else other
            state.apply(asked.choose(state.view(state.chooser), state.legal(), Budget(iterations=iterations)))
        won += state.outcome().winners == (seat,)
    assert won > games / 2


@pytest.fixture(scope="module")
def searched() -> tuple[Search, float]:
    """A search of Kuhn poker from the deal, and what the first seat won a hand in the later half of it."""
    if COMPILED:
        pytest.skip("subclasses compiled classes; runs in the pure build")
    game, won = kuhn.Kuhn(), []

    class Counting(Rater):
        def rate(self, state: State, rng: Rng) -> list[float]:
            found = super().rate(state, rng)
            assert isinstance(state, kuhn.Hand)
            won.append(state.won())
            return found

    search, rng = Search(Counting(), Rng(1)), Rng(51)
    for _ in range(20000):
        hand = game.new(2)
        hand.settle(rng)
        search.iterate(hand)
    return search, sum(won[10000:]) / 10000


@pytest.mark.pure
def test_kuhn_poker_comes_near_its_known_value(searched: tuple[Search, float]) -> None:
    assert abs(searched[1] - kuhn.VALUE) < 0.03


@pytest.mark.pure
def test_kuhn_poker_a_bet_is_never_answered_with_the_lowest_card_and_always_with_the_highest(
    searched: tuple[Search, float],
) -> None:
    game = kuhn.Kuhn()
    for low, high in ((0, 0.05), (2, 0.95)):
        hand = kuhn.deal(game, 1, low)
        hand.apply(game.moves[1])
        node = searched[0].nodes[hand.information()]
        called = node.counts[1] / node.visits
        assert called < high if low == 0 else called > high


@pytest.mark.pure
def test_kuhn_poker_the_first_seat_bluffs_with_the_lowest_card_but_never_bets_the_middle_one_more(
    searched: tuple[Search, float],
) -> None:
    game = kuhn.Kuhn()
    bets = []
    for card in range(kuhn.CARDS):
        hand = kuhn.deal(game, card, (card + 1) % kuhn.CARDS)
        node = searched[0].nodes[hand.information()]
        bets.append(node.counts[1] / node.visits)
    assert 0.02 < bets[0] < 1 / 3 + 0.05
    assert bets[2] > bets[0]


@pytest.mark.pure
def test_a_seat_that_cannot_tell_two_deals_apart_does_the_same_in_both(searched: tuple[Search, float]) -> None:
    game = kuhn.Kuhn()
    one, other = kuhn.deal(game, 1, 0), kuhn.deal(game, 1, 2)
    assert searched[0].nodes[one.information()] is searched[0].nodes[other.information()]
    one.apply(game.moves[0])
    other.apply(game.moves[0])
    assert searched[0].nodes[one.information()] is not searched[0].nodes[other.information()]
