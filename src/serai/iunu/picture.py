"""What a client draws of a view of IUNU, and what an action would change of it: JSON-plain, by keys.

All of it follows from the view alone. Where the rules need a whole state, one that fits the view is made up, and only
what its made-up cards cannot touch is told. The shapes are typed for the browser in web/src/iunu/picture.ts.
"""

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import OVER
from serai.core.rng import Rng
from serai.iunu.abilities import Feed, Ransom, Take
from serai.iunu.card import card_price, loaf_price
from serai.iunu.cards.citizens import threatened
from serai.iunu.edition import AFTERLIFE, AFTERLIVES, CASTES, KINDS, IunuEdition
from serai.iunu.frames import Ability, Turns
from serai.iunu.score import Majority, Sheet, judge, majorities, sheet
from serai.iunu.state import NONE, IunuState, citizens, dynasty_count, hand_limit, last_round
from serai.iunu.view import IunuView


def printed(numbers: IunuEdition) -> dict[str, object]:
    """What is printed on the cards of an edition, and its amounts."""
    castes: list[object] = []
    for kind in range(KINDS):
        castes.append(
            {
                "key": CASTES[kind],
                "vp": numbers.vp[kind],
                "majority": numbers.copies[kind],
                "bread": numbers.bread[kind],
                "copies": numbers.copies[kind],
            }
        )
    afterlife: list[object] = []
    for kind in range(AFTERLIVES):
        afterlife.append({"key": AFTERLIFE[kind], "times": numbers.times[kind], "copies": numbers.afterlife[kind]})
    amounts: dict[str, object] = {
        "deben": numbers.deben,
        "discount": numbers.discount,
        "loaves": numbers.loaves,
        "ransom": numbers.ransom,
        "fee": numbers.fee,
        "looks": numbers.looks,
        "tribute": numbers.tribute,
        "citizens": numbers.citizens,
    }
    return {"edition": numbers.name, "castes": castes, "afterlife": afterlife, "amounts": amounts}


def picture(view: IunuView) -> dict[str, object]:
    """The table as the view's seat sees it."""
    state = world(view)
    holders = majorities(state)
    rolled = view.dice[0] > 0
    found: dict[str, object] = {
        "printed": printed(view.rules.numbers),
        "options": view.options.copy(),
        "round": int(view.round),
        "last": int(last_round(view.seats)),
        "start": int(view.start),
        "turn": turn(view),
        "had": had(view),
        "limit": int(hand_limit(view.seats)),
        "dice": view.dice[:],
        "highest": view.dice[0],
        "sum": sum(view.dice),
        "deck": int(view.deck_size),
        "afterlife": int(view.afterlife_size),
        "castes": [caste(state, kind, holders[kind]) for kind in range(KINDS)],
        "seats": [seat_of(view, state, seat, holders, rolled) for seat in range(view.seats)],
        "hand": hand(view, state),
        "keeps": kept_caste(view),
        "asked": asked(view),
        "ending": view.ending,
        "outcome": outcome(view, state),
    }
    return found


def preview(view: IunuView, action: Action) -> dict[str, object]:
    """What a legal action of the view's seat would change at once; what it keeps in hand changes nothing (IUNU-9)."""
    before = world(view)
    after = before.copy()
    if action.verb != "keep":
        after.apply(action)
    holders = majorities(after)
    seats = range(view.seats)
    changed = [place for place in range(view.seats * KINDS) if differs(before, after, place)]
    touched = sorted({place % KINDS for place in changed})
    return {
        "deben": after.deben[:],
        "points": [seen_sheet(view, after, seat, holders).total for seat in seats],
        "loaf": [int(loaf_price(after, seat)) for seat in seats],
        "cells": [cell(after, place) for place in changed],
        "castes": [caste(after, kind, holders[kind]) for kind in touched],
        "uses": uses(seen_sheet(view, after, view.seat, holders)) if view.seat >= 0 else [],
        "dice": after.dice[:],
        "next": follow(view, after),
        "threatened": threatened(before, view.seat) if view.question == "use-soldier" and action.verb == "use" else [],
    }


def differs(before: IunuState, after: IunuState, place: i64) -> bool:
    """Whether a cell of the Dynasties has changed."""
    return before.unfed[place] != after.unfed[place] or before.fed[place] != after.fed[place]


def cell(state: IunuState, place: int) -> dict[str, object]:
    """A cell of the Dynasties: whose Citizens of which caste, and how many are fed."""
    kind = CASTES[place % KINDS]
    return {"seat": place // KINDS, "caste": kind, "unfed": state.unfed[place], "fed": state.fed[place]}


def world(view: IunuView) -> IunuState:
    """A state that fits the view."""
    return view.rules.imagine(view, Rng(0))


def seen_sheet(view: IunuView, state: IunuState, seat: i64, holders: list[int]) -> Sheet:
    """What a seat would score now, without the Afterlife cards that the view does not show."""
    one = sheet(state, seat, holders)
    if seat == view.seat or view.chooser == OVER:
        return one
    return Sheet(
        one.citizens, [Majority(line.kind, line.award, NONE, 1) for line in one.majorities], one.bread, one.deben
    )


def turn(view: IunuView) -> int | None:
    """The seat whose turn it is, None outside the Dynasty phase."""
    for frame in view.stack:
        if isinstance(frame, Turns) and frame.had > 0:
            return int((view.start + frame.had - 1) % view.seats)
    return None


def had(view: IunuView) -> int:
    """How many seats have begun their turn in this round."""
    for frame in view.stack:
        if isinstance(frame, Turns):
            return int(frame.had)
    return view.seats if view.round > 0 else 0


def caste(state: IunuState, kind: i64, holder: i64) -> dict[str, object]:
    """How the seats stand in a caste: who alone has the most, else who share it (IUNU-15)."""
    counts = [int(dynasty_count(state, seat, kind)) for seat in range(state.seats)]
    most = max(counts)
    tied = [seat for seat in range(state.seats) if most > 0 and counts[seat] == most]
    return {
        "key": CASTES[kind],
        "counts": counts,
        "most": most,
        "holder": None if holder == NONE else int(holder),
        "tied": tied if holder == NONE else [],
    }


def seat_of(view: IunuView, state: IunuState, seat: i64, holders: list[int], rolled: bool) -> dict[str, object]:
    """What one seat has, and its points as far as the view shows them."""
    one = seen_sheet(view, state, seat, holders)
    buried = [burial for burial in view.burials if burial.seat == seat]
    back: list[str] = []
    for burial in buried:
        back += [AFTERLIFE[kind] for kind in burial.returned if kind >= 0]
    return {
        "deben": view.deben[seat],
        "hand": view.hand_sizes[seat],
        "buried": len(buried),
        "kept": [AFTERLIFE[burial.kept] for burial in buried if burial.kept >= 0],
        "returned": back,
        "unfed": citizens(view.unfed, seat),
        "fed": citizens(view.fed, seat),
        "loaf": int(loaf_price(state, seat)) if rolled else None,
        "points": {
            "citizens": one.citizens,
            "majority": one.majority,
            "afterlife": one.afterlife,
            "bread": one.bread,
            "deben": one.deben,
            "total": one.total,
        },
        "uses": uses(one),
        "chosen": view.kept[seat] != NONE,
        "thrown": view.thrown[seat] if view.thrown else 0,
    }


def uses(one: Sheet) -> list[object]:
    """Each majority award of a seat, with the Afterlife card that multiplies it (IUNU-16)."""
    return [
        {
            "caste": CASTES[line.kind],
            "award": line.award,
            "card": AFTERLIFE[line.card] if line.card >= 0 else None,
            "times": line.times,
            "points": line.points,
        }
        for line in one.majorities
    ]


def hand(view: IunuView, state: IunuState) -> list[object]:
    """The castes in the seat's own hand: how many, and what a set of one, two, … of them costs (IUNU-6, IUNU-7)."""
    cards: list[object] = []
    for kind in range(KINDS):
        count: i64 = view.hand[kind]
        if count > 0:
            price: i64 = card_price(state, view.seat, kind)
            costs = [int(price * more) for more in range(count)]
            cards.append({"caste": CASTES[kind], "count": int(count), "costs": costs})
    return cards


def kept_caste(view: IunuView) -> str | None:
    """The caste that the view's seat has chosen to keep in this Discard phase (IUNU-9)."""
    kind = view.kept[view.seat] if view.seat >= 0 else NONE
    return CASTES[kind] if kind >= 0 else None


def asked(view: IunuView) -> dict[str, object]:
    """What the question is about, as far as the view's seat may know."""
    if not view.stack or view.chooser < 0:
        return {}
    top = view.stack[-1]
    if isinstance(top, Feed):
        return {"price": int(top.price), "left": int(top.loaves)}
    if isinstance(top, Ransom):
        return {"to": int(top.to)}
    if isinstance(top, Take):
        return {"cards": [AFTERLIFE[kind] if kind >= 0 else None for kind in top.seen]}
    if isinstance(top, Ability):
        return {"caste": CASTES[top.kind]}
    return {}


def follow(view: IunuView, state: IunuState) -> dict[str, object]:
    """Who is asked what next, and whether an ability that the view's seat may then use would do something (IUNU-26)."""
    own = state.chooser == view.seat and state.question.startswith("use-")
    return {"chooser": int(state.chooser), "question": state.question, "usable": own and len(state.choices) > 1}


def outcome(view: IunuView, state: IunuState) -> dict[str, object] | None:
    """How the game ended (IUNU-19), None before."""
    if view.chooser != OVER:
        return None
    found = judge(state)
    return {
        "winners": list(found.winners),
        "points": found.points,
        "sources": found.sources,
        "ending": found.ending,
        "decided": found.decided,
    }
