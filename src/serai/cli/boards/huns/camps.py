"""The Camps of HUNS: their Wagons, and their cards by whether they work, and why not."""

from typing import Final

from rich.console import Group as Parts
from rich.console import RenderableType
from rich.padding import Padding

from serai.cli.boards.board import BARE, FULL, ROOMY, TERSE, Table
from serai.cli.boards.huns.cards import card_text
from serai.cli.boards.huns.census import census, of_huns_world, secret_types
from serai.cli.boards.huns.groups import SPENT, Group, groups, holder
from serai.cli.boards.huns.market import NOTHING, market
from serai.cli.boards.huns.words import card_name, loading_text, of_huns
from serai.cli.prose import Prose
from serai.huns.camp import loads_left, strays_left, working
from serai.huns.edition import CARDS, CURSE, FAMILIES, MERCENARY, PER_TYPE, SIZE, WAGON_TYPES
from serai.huns.state import UP, HunsState, Placed, bits
from serai.huns.view import HunsView
from serai.words import Words

FEEDING: Final = tuple([CARDS.index(key) for key in ("envy", "tribute")])
"""The Curses that bring something to whoever played them."""
INDENT: Final = (0, 0, 0, 2)


def public(table: Table, words: Words) -> RenderableType:
    """The middle of the table, what every Camp counts and, where there is room, the cards of the rivals' Camps."""
    parts = [market(table, words), census(table, words)]
    if table.level >= ROOMY:
        parts += [camp(table, words, seat) for seat in range(table.view.seats) if seat != table.view.seat]
    return Parts(*parts)


def own(table: Table, words: Words) -> RenderableType:
    """The Camp of the view's seat and, where there is room, the cards that it put under decks."""
    view = of_huns(table.view)
    if view.seat < 0 or table.level == BARE:
        return Parts()
    parts = [camp(table, words, view.seat)]
    found = buried(view, words)
    if found and table.level >= ROOMY:
        text = words.say("cli-huns-buried", cards=words.say("cli-comma").join(found))
        parts.append(Padding(Prose(text, style="dim"), INDENT))
    return Parts(*parts)


def buried(view: HunsView, words: Words) -> list[str]:
    """The cards that the view's seat put under decks, each once."""
    cards = [
        card_name(words, family * SIZE + place)
        for family, glances in enumerate(view.glances)
        for glance in glances
        if glance.seat == view.seat
        for place in bits(glance.returned)
        if not any((one.holds >> (family * SIZE + place)) & 1 for one in view.camps)
    ]
    return list(dict.fromkeys(cards))


def camp(table: Table, words: Words, seat: int) -> RenderableType:
    """A Camp: its Wagons and its cards, in a line for each family or, on a small screen, in as few as possible."""
    state = of_huns_world(table)
    found = groups(state, seat, secret_types(table, seat))
    parts: list[RenderableType] = [wagons(table, words, state, seat)]
    limited = limits(words, state, seat)
    if limited:
        text = words.say("cli-huns-limits", limits=words.say("cli-semicolon").join(limited))
        parts.append(Padding(Prose(text), INDENT))
    if table.level == TERSE:
        lines = [
            [group for group in found if group.key not in SPENT] + [group for group in found if group.key in SPENT]
        ]
    else:
        lines = [[group for group in found if group.family == family] for family in range(len(FAMILIES))]
    for line in lines:
        if table.level == FULL and seat == table.view.seat:
            parts += [detailed(table, words, state, seat, group) for group in line]
        elif line:
            parts.append(Padding(together(table, words, state, seat, line), INDENT))
    return Parts(*parts)


def wagons(table: Table, words: Words, state: HunsState, seat: int) -> Prose:
    """The Wagons that a seat loads, and how many it has dispatched; of each type, unless that is secret."""
    own = state.camps[seat]
    between = words.say("cli-comma")
    loads = between.join([loading_text(words, state, loading, True) for loading in own.wagons])
    types = [WAGON_TYPES[wagon // PER_TYPE] for wagon in own.sent]
    sent = between.join(
        [
            words.say("cli-count", name=words.say(f"cli-huns-type-{kind}"), count=types.count(kind))
            for kind in WAGON_TYPES
            if kind in types
        ]
    )
    if secret_types(table, seat):
        sent = str(len(own.sent))
    key = "cli-huns-camp-own" if seat == table.view.seat else "cli-huns-camp"
    text = words.say(key, player=table.names[seat], wagons=loads or NOTHING, sent=sent or NOTHING)
    return Prose(text, style="bold")


def limits(words: Words, state: HunsState, seat: int) -> list[str]:
    """What the present turn still allows a seat, where it has used some of that; the table shows it nowhere else."""
    camp = state.camps[seat]
    parts: list[str] = []
    muddy = working(camp, state.rules.altering_loads)
    if muddy and camp.loaded:
        cause = card_name(words, muddy[0].card)
        parts.append(words.say("cli-huns-limit-loads", count=int(loads_left(state, seat)), cause=cause))
    if camp.strays:
        parts.append(words.say("cli-huns-limit-strays", count=int(strays_left(state, seat))))
    cause_of_late = holder(state, seat)
    if camp.late and cause_of_late >= 0:
        cause = card_name(words, cause_of_late)
        parts.append(words.say("cli-huns-limit-late", count=int(camp.late), cause=cause))
    return parts


def together(table: Table, words: Words, state: HunsState, seat: int, line: list[Group]) -> Prose:
    """Groups of cards one after another; on a small screen of cards that will do nothing any more only how many."""
    text = Prose()
    for group in line:
        if text:
            text.append(words.say("cli-gap"))
        names = [placed_text(table, words, state, seat, placed) for placed in group.cards]
        brief = table.level == TERSE and group.key in SPENT
        cards = str(len(names)) if brief else words.say("cli-comma").join(names)
        text.append(words.say("cli-huns-group", group=group.heading(words), cards=""), style="bold")
        text.append(cards)
    return text


def detailed(table: Table, words: Words, state: HunsState, seat: int, group: Group) -> RenderableType:
    """A group of cards with what each of them does."""
    parts: list[RenderableType] = [Padding(Prose(group.heading(words), style="bold"), INDENT)]
    for placed in group.cards:
        name = placed_text(table, words, state, seat, placed)
        text = card_text(words, state.rules.numbers, placed.card, state.seats, "ability")
        parts.append(Padding(Prose(words.say("cli-huns-detail", card=name, text=text)), (0, 0, 0, 4)))
    return Parts(*parts)


def placed_text(table: Table, words: Words, state: HunsState, seat: int, placed: Placed) -> str:
    """A card in a Camp; of one that still takes Valuables how many it has and needs, of some Curses whom they serve."""
    name = card_name(words, placed.card)
    family = placed.card // SIZE
    if family == MERCENARY or (family == CURSE and placed.mark == UP):
        name = words.say("cli-huns-filled", card=name, count=int(placed.total), need=int(placed.need))
    if placed.card in FEEDING and placed.mark == UP:
        name = words.say("cli-huns-by", card=name, player=table.names[placed.by])
    return name
