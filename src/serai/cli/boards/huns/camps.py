"""The open table of HUNS: dice, reserve and decks by colour, the Wagons, and every Camp with what works in it."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from serai.cli.boards.board import FULL, Table
from serai.cli.boards.huns.cards import card_text
from serai.cli.boards.huns.words import card_name, colour_name, of_huns, wagon_name
from serai.cli.prose import Prose
from serai.core.rng import Rng
from serai.huns.camp import allowed, works
from serai.huns.edition import (
    COLOURS,
    CURSE,
    EQUIPMENT,
    FAMILIES,
    LETTERS,
    MERCENARY,
    PER_TYPE,
    SIZE,
    WAGON_TYPES,
)
from serai.huns.score import sheet
from serai.huns.state import FLED, LIFTED, NONE, USED, HunsState, Placed, bits
from serai.huns.view import HunsView
from serai.words import Words

TAKEN = "-"
EMPTY = "."


def world(view: HunsView) -> HunsState:
    """A state that looks like the view: what the view shows is in it, the rest is made up."""
    return view.rules.imagine(view, Rng(0))


def public(table: Table, words: Words) -> RenderableType:
    """The headline, the five colours, the face-up Wagons and the rivals' Camps."""
    view = of_huns(table.view)
    state = world(view)
    camps = [camp(table, words, state, seat) for seat in range(view.seats) if seat != view.seat]
    return Group(headline(table, words), market(view, words), row(view, words), *camps)


def own(table: Table, words: Words) -> RenderableType:
    """The Camp of the view's seat, its dispatched Wagons, and what it put under decks and nobody has played since."""
    view = of_huns(table.view)
    if view.seat < 0:
        return Group()
    parts: list[RenderableType] = [camp(table, words, world(view), view.seat)]
    if view.camps[view.seat].sent:
        sent = [wagon_name(words, view.rules.numbers, wagon) for wagon in view.camps[view.seat].sent]
        parts.append(Prose("  " + words.say("cli-huns-sent", wagons=words.say("cli-comma").join(sent)), style="dim"))
    buried = [
        card_name(words, family * SIZE + place)
        for family, glances in enumerate(view.glances)
        for glance in glances
        if glance.seat == view.seat
        for place in bits(glance.returned)
        if not any((one.holds >> (family * SIZE + place)) & 1 for one in view.camps)
    ]
    if buried:
        cards = words.say("cli-comma").join(dict.fromkeys(buried))
        parts.append(Prose("  " + words.say("cli-huns-buried", cards=cards), style="dim"))
    return Group(*parts)


def headline(table: Table, words: Words) -> Prose:
    """Where the game is: round, first player, whose turn, options that are not the default."""
    view = of_huns(table.view)
    parts = [words.say("cli-huns-round", round=int(view.round), first=table.names[view.first])]
    if view.round:
        parts.append(words.say("cli-huns-turn", player=table.names[view.active]))
    parts += [f"{name}={value}" for name, value in view.options.items() if value != view.game.options[name][0]]
    return Prose(words.say("cli-gap").join(parts), style="bold")


def market(view: HunsView, words: Words) -> Grid:
    """The dice that are left, the reserve and the decks, a column for each colour."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("")
    for hue in range(len(COLOURS)):
        family = words.say(f"huns-family-{FAMILIES[hue]}")
        grid.add_column(words.say("cli-huns-colour", colour=colour_name(words, hue), family=family), justify="center")
    grid.add_row(words.say("huns-term-dice"), *[str(face) if face else TAKEN for face in view.dice])
    grid.add_row(words.say("huns-term-reserve"), *[str(count) for count in view.reserve])
    grid.add_row(words.say("huns-term-deck"), *[str(sum(groups)) for groups in view.decks])
    return grid


def row(view: HunsView, words: Words) -> Prose:
    """The face-up Wagons and the size of their deck."""
    wagons = [wagon_name(words, view.rules.numbers, wagon) for wagon in view.row]
    size = int(view.bag_size) + len(view.buried)
    return Prose(words.say("cli-huns-row", wagons=words.say("cli-comma").join(wagons) or TAKEN, deck=size))


def camp(table: Table, words: Words, state: HunsState, seat: int) -> RenderableType:
    """A Camp: what it counts, its Wagons, and its cards with their state."""
    own = state.camps[seat]
    mark = ">" if seat == table.view.chooser else " "
    points = sum(sheet(state, seat))
    heading = words.say(
        "cli-huns-camp", player=table.names[seat], vp=int(points), stash=sum(own.stash), sent=len(own.sent)
    )
    wagons = [loading_text(words, state, seat, place) for place in range(len(own.wagons))]
    parts: list[RenderableType] = [
        Prose(mark + heading, style="bold"),
        Prose("  " + words.say("cli-huns-loading", wagons=words.say("cli-gap").join(wagons) or TAKEN)),
    ]
    cards = [placed_text(words, state, seat, placed) for placed in own.cards]
    if table.level == FULL and seat == table.view.seat:
        for placed, name in zip(own.cards, cards, strict=True):
            text = card_text(words, state.rules.numbers, placed.card, state.seats, "ability")
            parts.append(Prose("  " + words.say("cli-huns-detail", card=name, text=text)))
    elif cards:
        parts.append(Prose("  " + words.say("cli-comma").join(cards)))
    return Group(*parts)


def loading_text(words: Words, state: HunsState, seat: int, place: int) -> str:
    """A loading Wagon: its type and, for each space, its letter; a capital once a Valuable lies on it."""
    loading = state.camps[seat].wagons[place]
    spaces = zip(loading.spaces, loading.load, strict=True)
    letters = [LETTERS[space].lower() if hue == NONE else LETTERS[hue] for space, hue in spaces]
    kind = words.say(f"huns-type-{WAGON_TYPES[loading.wagon // PER_TYPE]}")
    return words.say("huns-wagon", type=kind, spaces="".join(letters))


def placed_text(words: Words, state: HunsState, seat: int, placed: Placed) -> str:
    """A card in a Camp with how it lies: its Valuables and need, used, lifted, fled, or why it has no effect."""
    name = card_name(words, placed.card)
    family = placed.card // SIZE
    marks = {USED: "used", LIFTED: "lifted", FLED: "fled"}
    notes: list[str] = []
    if placed.mark in marks:
        notes.append(words.say(f"huns-term-{marks[placed.mark]}"))
    elif family in (MERCENARY, CURSE):
        notes.append(f"{placed.total}/{placed.need}")
    if family in (MERCENARY, EQUIPMENT) and not allowed(state.rules, state.camps[seat], family):
        notes.append(words.say("cli-huns-idle"))
    elif family == MERCENARY and works(state, seat, placed.card):
        notes.append(words.say("huns-term-working"))
    if not notes:
        return name
    return words.say("cli-huns-noted", card=name, notes=words.say("cli-comma").join(notes))
