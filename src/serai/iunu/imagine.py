"""A whole game that a view could belong to, drawn uniformly among the assignments of physical cards that fit it.

What rules an assignment out: a kept card was never among those that the view's seat threw away in the same phase; an
Afterlife card that the seat sent back lay in the deck then, so nobody who kept one earlier has it; who is about to add
a Citizen holds one that an Artisan can add. Everything else that is hidden is any of the cards that are left. What
others saw (the cards they sent back, or threw away) is filled in the same way, so that the world is whole for every
seat.
"""

from mypy_extensions import i64

from serai.core.frame import OVER
from serai.core.rng import Rng, draw_from
from serai.iunu.abilities import Add, Look, Take
from serai.iunu.edition import AFTERLIVES, ARTISAN, KINDS
from serai.iunu.state import NONE, UNSEEN, Burial, IunuState
from serai.iunu.view import IunuView, pool


def imagine(view: IunuView, rng: Rng) -> IunuState:
    """A state that fits all that the view knows."""
    deck = pool(view)
    state = IunuState(
        view.rules,
        view.options["scribe"] == "any",
        view.seats,
        view.stack[:],
        deck,
        view.deck_size,
        [0] * (view.seats * KINDS),
        view.hand_sizes[:],
        view.unfed[:],
        view.fed[:],
        view.deben[:],
        view.dice[:],
        view.rules.numbers.afterlife[:],
        [],
        view.kept[:],
        [],
    )
    state.chooser = view.stack[-1].chooser if view.stack else OVER
    state.round = view.round
    state.start = view.start
    state.ending = view.ending
    if view.thrown:
        _imagine_kept(view, state, rng)
    _imagine_hands(view, state, rng)
    if view.thrown:
        _imagine_discards(view, state, rng)
    if view.burials or sum(state.afterlife) != view.afterlife_size:
        _imagine_afterlife(view, state, rng)
    if state.chooser >= 0:
        state.choices = state.stack[-1].options(state)
    return state


def _imagine_hands(view: IunuView, state: IunuState, rng: Rng) -> None:
    """Fill the hands from the deck, and choose for who has chosen what to keep."""
    adder = _imagine_adder(view, state, rng)
    deck = state.deck
    hands = state.hands
    size: i64 = sum(deck)
    for seat in range(view.seats):
        place: i64 = seat * KINDS
        if seat == adder:
            continue
        if seat == view.seat:
            for kind in range(KINDS):
                hands[place + kind] = view.hand[kind]
            continue
        left: i64 = view.hand_sizes[seat]
        if view.thrown and view.kept[seat] != NONE:
            left -= 1
        while left > 0:
            hands[place + draw_from(deck, size, rng)] += 1
            size -= 1
            left -= 1
        if not view.thrown and state.kept[seat] == UNSEEN:
            held = hands[place : place + KINDS]
            state.kept[seat] = draw_from(held, view.hand_sizes[seat], rng)


def _imagine_adder(view: IunuView, state: IunuState, rng: Rng) -> i64:
    """Deal first to an opponent who is about to add a Citizen, if there is one; returns its seat or NONE."""
    if not state.stack:
        return NONE
    top = state.stack[-1]
    if not isinstance(top, Add) or top.chooser == view.seat:
        return NONE
    place: i64 = top.chooser * KINDS
    vp = view.rules.numbers.vp
    addable = [vp[kind] < vp[ARTISAN] and state.deck[kind] > 0 for kind in range(KINDS)]
    if not any(addable) or view.hand_sizes[top.chooser] == 0:
        return NONE
    while True:
        deck = state.deck[:]
        size: i64 = sum(deck)
        hand = [0] * KINDS
        fits = False
        for _ in range(view.hand_sizes[top.chooser]):
            kind = draw_from(deck, size, rng)
            size -= 1
            hand[kind] += 1
            fits = fits or addable[kind]
        if fits:
            break
    state.deck = deck
    state.hands[place : place + KINDS] = hand
    return top.chooser


def _imagine_kept(view: IunuView, state: IunuState, rng: Rng) -> None:
    """Give each opponent the card it kept: any but those that the view's seat threw away (IUNU-9).

    Which of the cards that are alike the seat threw away, and which of these it has drawn again, shows on none of
    them. So any unseen card is dealt, and all are dealt anew if it turns out to be one thrown away.
    """
    loose = view.hand[:]
    if view.seat >= 0 and view.kept[view.seat] != NONE:
        loose[view.kept[view.seat]] -= 1
    kept = _deal_hand_cards(view, state.deck, loose, rng)
    while not kept:
        kept = _deal_hand_cards(view, state.deck, loose, rng)
    for seat in range(view.seats):
        if seat != view.seat and kept[seat] != NONE:
            state.deck[kept[seat]] -= 1
            state.kept[seat] = kept[seat]
            state.hands[seat * KINDS + kept[seat]] += 1


def _deal_hand_cards(view: IunuView, unseen: list[int], loose: list[int], rng: Rng) -> list[int]:
    """A card for each opponent that kept one, by seat; nothing if one of them was thrown away by the view's seat.

    `loose` is what the seat has drawn since.
    """
    deck = unseen[:]
    size: i64 = sum(deck)
    kept = [NONE] * view.seats
    for seat in range(view.seats):
        if seat != view.seat and view.kept[seat] == UNSEEN:
            kind = draw_from(deck, size, rng)
            size -= 1
            thrown: i64 = view.discards[kind]
            if thrown > 0 and rng.below(deck[kind] + 1 + loose[kind]) < thrown:
                return []
            kept[seat] = kind
    return kept


def _imagine_discards(view: IunuView, state: IunuState, rng: Rng) -> None:
    """Say what the others threw away: any cards that were shuffled, drawn again or not."""
    shuffled = state.deck[:]
    state.discards = [0] * (view.seats * KINDS)
    for seat in range(view.seats):
        place: i64 = seat * KINDS
        for kind in range(KINDS):
            shuffled[kind] += state.hands[place + kind]
        if state.kept[seat] != NONE:
            shuffled[state.kept[seat]] -= 1
    if view.seat >= 0:
        for kind in range(KINDS):
            state.discards[view.seat * KINDS + kind] = view.discards[kind]
            shuffled[kind] -= view.discards[kind]
    size: i64 = sum(shuffled)
    for seat in range(view.seats):
        if seat != view.seat:
            for _ in range(view.thrown[seat]):
                state.discards[seat * KINDS + draw_from(shuffled, size, rng)] += 1
                size -= 1


def _imagine_afterlife(view: IunuView, state: IunuState, rng: Rng) -> None:
    """Deal the face-down Afterlife cards in order of time, then say what the others sent back."""
    deck = state.afterlife
    _remove_known(view, deck)
    kept = _deal_kept(view, deck, rng)
    while not _leaves_returned(view, kept, deck, rng):
        kept = _deal_kept(view, deck, rng)
    for place in range(len(kept)):
        if view.burials[place].kept == UNSEEN:
            deck[kept[place]] -= 1
    if state.stack:
        top = state.stack[-1]
        if isinstance(top, Look) and UNSEEN in top.seen:
            state.stack[-1] = Look(top.seat, _see(deck, len(top.seen), rng), top.left)
        elif isinstance(top, Take) and UNSEEN in top.seen:
            state.stack[-1] = Take(top.chooser, _see(deck, len(top.seen), rng))
    state.burials = _bury_all(view, state, kept, rng)


def _remove_known(view: IunuView, deck: list[int]) -> None:
    """Take what the view shows out of the Afterlife deck."""
    for burial in view.burials:
        if burial.kept >= 0:
            deck[burial.kept] -= 1
    if view.stack:
        top = view.stack[-1]
        if isinstance(top, (Look, Take)):
            for kind in top.seen:
                if kind >= 0:
                    deck[kind] -= 1


def _see(deck: list[int], count: i64, rng: Rng) -> tuple[int, ...]:
    """Take so many cards out of the deck for somebody's eyes."""
    seen: list[int] = []
    for _ in range(count):
        seen.append(draw_from(deck, sum(deck), rng))
    return tuple(seen)


def _deal_kept(view: IunuView, deck: list[int], rng: Rng) -> list[int]:
    """Deal a card to each burial whose card is unseen; returns all kept kinds.

    Of a kind with one copy, a card sent back is barred from all earlier burials. The barred sets shrink with time, so
    dealing in order of time is uniform.
    """
    copies = view.rules.numbers.afterlife
    barred_until = [-1] * AFTERLIVES
    for place in range(len(view.burials)):
        for kind in view.burials[place].returned:
            if kind >= 0 and copies[kind] == 1:
                barred_until[kind] = place
    free = deck[:]
    kept: list[int] = []
    for place in range(len(view.burials)):
        burial = view.burials[place]
        if burial.kept != UNSEEN:
            kept.append(burial.kept)
            continue
        allowed = [0 if place < barred_until[kind] else free[kind] for kind in range(AFTERLIVES)]
        kind = draw_from(allowed, sum(allowed), rng)
        free[kind] -= 1
        kept.append(kind)
    return kept


def _leaves_returned(view: IunuView, kept: list[int], deck: list[int], rng: Rng) -> bool:
    """Whether to accept a deal, as often as the cards sent back could be among those that it leaves in the deck.

    Of a kind with more copies any could have been the one sent back: a deal counts once for each copy that still lay in
    the deck then, out of those that could have at most.
    """
    copies = view.rules.numbers.afterlife
    known = [0] * AFTERLIVES
    taken = [0] * AFTERLIVES
    hidden: i64 = 0
    for place in range(len(kept)):
        burial = view.burials[place]
        if burial.kept == UNSEEN:
            taken[kept[place]] += 1
            hidden += 1
        else:
            known[kept[place]] += 1
        for index in range(len(burial.returned)):
            kind: i64 = burial.returned[index]
            if kind >= 0 and copies[kind] > 1:
                most: i64 = copies[kind] - known[kind] - burial.returned[:index].count(kind)
                least = max(0, hidden - (sum(deck) - deck[kind]))
                if taken[kind] > least and rng.below(most - least) >= most - taken[kind]:
                    return False
    return True


def _bury_all(view: IunuView, state: IunuState, kept: list[int], rng: Rng) -> list[Burial]:
    """The burials with all cards told: what others sent back is any of the cards that lay in the deck then."""
    burials: list[Burial] = []
    deck = state.afterlife[:]
    if state.stack:
        top = state.stack[-1]
        if isinstance(top, (Look, Take)):
            for kind in top.seen:
                deck[kind] += 1
    for place in range(len(kept) - 1, -1, -1):
        burial = view.burials[place]
        returned = burial.returned
        if UNSEEN in returned:
            returned = tuple(sorted(_see(deck[:], len(returned), rng)))
        burials.append(Burial(burial.seat, kept[place], returned))
        deck[kept[place]] += 1
    burials.reverse()
    return burials
