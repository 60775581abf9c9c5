"""What a play changes on the whole table, for every seat, so that a test that names all changes sees any over-reach."""

import serai
from serai.core.outcome import Outcome
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.game import Iunu
from serai.iunu.state import Burial, IunuState, afterlife_of, citizens
from serai.testing.scenario import play_lines
from tests.iunu.table import counts, iunu

REST = "merchant, priest"
"""A hand for a seat that a test is not about."""


def facts(state: IunuState) -> dict[str, int]:
    """Every count on the table by name."""
    found = {f"die {place}": die for place, die in enumerate(state.dice)}
    found |= {"round": int(state.round), "start": int(state.start)}
    found |= {f"deck {CASTES[kind]}": count for kind, count in enumerate(state.deck)}
    found |= {f"afterlife {AFTERLIFE[kind]}": count for kind, count in enumerate(state.afterlife)}
    for seat in range(state.seats):
        found[f"deben {seat}"] = state.deben[seat]
        kept = afterlife_of(state.burials, seat)
        found |= {f"buried {seat} {AFTERLIFE[kind]}": count for kind, count in enumerate(kept)}
        for place, cards in (("hand", state.hands), ("unfed", state.unfed), ("fed", state.fed)):
            held = citizens(cards, seat)
            found |= {f"{place} {seat} {CASTES[kind]}": count for kind, count in enumerate(held)}
    return found


def changes(state: IunuState, lines: str) -> dict[str, int]:
    """Play these lines; all that is now more or less than before, by how much."""
    before = facts(state)
    after = facts(play_lines(state, lines))
    return {name: after[name] - count for name, count in before.items() if after[name] != count}


def asked(state: IunuState) -> str:
    """Who is asked what now: `0 play`."""
    return f"{state.chooser} {state.question}"


def ended(
    seats: int = 2,
    *,
    unfed: tuple[str, ...] = (),
    fed: tuple[str, ...] = (),
    afterlife: tuple[str, ...] = (),
    deben: tuple[int, ...] = (),
    game: Iunu | None = None,
) -> IunuState:
    """A finished game with these Dynasties (words by seat, see `table`), buried Afterlife cards and Deben (0 each)."""
    state = (game or iunu()).new(seats=seats)
    for cards, words in ((state.unfed, unfed), (state.fed, fed)):
        for seat, text in enumerate(words):
            cards[seat * KINDS : (seat + 1) * KINDS] = counts(text)
    for place in range(seats * KINDS):
        state.deck[place % KINDS] -= state.unfed[place] + state.fed[place]
    assert min(state.deck) >= 0, "more cards than there are"
    state.deck_size = sum(state.deck)
    for seat, text in enumerate(afterlife):
        for kind, count in enumerate(counts(text, AFTERLIFE)):
            state.afterlife[kind] -= count
            state.burials += [Burial(seat, kind, ()) for _ in range(count)]
    assert min(state.afterlife) >= 0, "more Afterlife cards than there are"
    state.deben = [*deben, *[0] * (seats - len(deben))]
    state.round, state.ending, state.stack, state.chooser = state.last_round, "rounds", [], serai.OVER
    return state


def scored(source: str, state: IunuState) -> list[int]:
    """The points of each seat from one source."""
    return outcome(state).sources[source]


def outcome(state: IunuState) -> Outcome:
    """How a finished game ended."""
    return state.outcome()
