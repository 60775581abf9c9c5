"""The catalogue of HUNS: every choice and every result of chance."""

from itertools import product
from typing import Final

from mypy_extensions import i64

from serai.core.action import Action, Catalogue
from serai.huns.edition import CARDS, COLOURS, CURSE, HUES, KINDS, MERCENARY, RAID, SIZE, WAGONS, HunsEdition

MOST_SEATS: Final = 4
HIGHEST: Final = 3
ROLLS: Final = list(product(range(1, HIGHEST + 1), repeat=HUES))
"""The 243 results of the five dice, in the order of the colours."""
SOURCES: Final = WAGONS + KINDS
"""What Valuables are stolen from: a Wagon by its number, or a card by WAGONS plus its number."""


class HunsActions(Catalogue):
    """The actions by what they name: lists are indexed by colour, card, Wagon, seat or result.

    `load` has HUES entries for each Wagon: a Valuable on a space of its colour; `misload` HUES times HUES: the colour
    of the Valuable, then of the space; `steal` SOURCES times HUES for each seat. Where an action makes no sense (a
    Wagon without that colour), the entry is None. `draws`, `pillages`, `wastes` and `takes` are indexed by colours as
    bits; they and their lists are not to be changed.
    """

    def __init__(self, edition: HunsEdition) -> None:
        super().__init__("huns")
        self.draw: list[Action] = self._each("draw", COLOURS)
        self.pillage: list[Action] = self._each("pillage", COLOURS)
        self.waste: list[Action] = self._each("waste", COLOURS)
        self.play: list[Action] = self._each("play", CARDS)
        self.curse: list[Action] = self._each("curse", [str(seat) for seat in range(MOST_SEATS)])
        self.flee: Action = self.enter("flee")
        self.suffer: Action = self.enter("suffer")
        self.first: list[Action] = self._each("first", CARDS)
        self.fill: list[Action | None] = self._cards("fill", (MERCENARY, CURSE))
        self.put: list[Action] = self._each("put", COLOURS)
        self.load: list[Action | None] = []
        self.misload: list[Action | None] = []
        self._loads(edition)
        self.take: list[Action] = self._each("take", COLOURS)
        self.stash: Action = self.enter("stash")
        self.wagon: list[Action] = self._each("wagon", edition.wagon_keys)
        self.top: Action = self.enter("wagon", "top")
        self.send: list[Action] = self._each("send", edition.wagon_keys)
        self.raid: list[Action | None] = self._cards("raid", (RAID,))
        self.steal: list[Action | None] = []
        self._steals(edition)
        self.aim: list[Action | None] = self._cards("aim", (MERCENARY, CURSE))
        self.lose: list[Action | None] = []
        for wagon, key in enumerate(edition.wagon_keys):
            for hue, colour in enumerate(COLOURS):
                self.lose.append(self.enter("lose", key, colour, kind=wagon, count=hue))
        self.reroll: list[Action] = self._each("reroll", COLOURS)
        self.increase: list[Action] = self._each("raise", COLOURS)
        self.done: Action = self.enter("done")
        self.draws: list[list[Action]] = subsets(self.draw)
        self.pillages: list[list[Action]] = subsets(self.pillage)
        self.wastes: list[list[Action]] = subsets(self.waste)
        self.takes: list[list[Action]] = subsets(self.take)
        self._chances(edition)

    def _chances(self, edition: HunsEdition) -> None:
        self.start: list[Action] = self._each("start", [str(seat) for seat in range(MOST_SEATS)], True)
        self.roll: list[Action] = self._each("roll", ["-".join([str(face) for face in roll]) for roll in ROLLS], True)
        self.look: list[Action] = self._each("look", CARDS, True)
        self.reveal: list[Action] = self._each("reveal", edition.wagon_keys, True)
        self.show: list[Action] = self._each("show", [str(face) for face in range(1, HIGHEST + 1)], True)

    def _each(self, verb: str, names: "list[str] | tuple[str, ...]", chance: bool = False) -> list[Action]:
        return [self.enter(verb, name, kind=kind, chance=chance) for kind, name in enumerate(names)]

    def _cards(self, verb: str, families: tuple[int, ...]) -> "list[Action | None]":
        return [
            self.enter(verb, key, kind=card) if card // SIZE in families else None for card, key in enumerate(CARDS)
        ]

    def _loads(self, edition: HunsEdition) -> None:
        for wagon, key in enumerate(edition.wagon_keys):
            for hue, colour in enumerate(COLOURS):
                fits = hue in edition.wagons[wagon]
                self.load.append(self.enter("load", key, colour, kind=wagon, count=hue) if fits else None)
        for wagon, key in enumerate(edition.wagon_keys):
            for hue, colour in enumerate(COLOURS):
                for space, name in enumerate(COLOURS):
                    fits = hue != space and space in edition.wagons[wagon]
                    words = (key, colour, "as", name)
                    code = hue * HUES + space
                    self.misload.append(self.enter("load", *words, kind=wagon, count=code) if fits else None)

    def _steals(self, edition: HunsEdition) -> None:
        for seat in range(MOST_SEATS):
            for source in range(SOURCES):
                card = source - WAGONS
                key = edition.wagon_keys[source] if card < 0 else CARDS[card]
                for hue, colour in enumerate(COLOURS):
                    holds = card < 0 or card // SIZE == MERCENARY
                    code = source * HUES + hue
                    self.steal.append(
                        self.enter("steal", str(seat), key, colour, kind=seat, count=code) if holds else None
                    )


def known(action: Action | None) -> Action:
    """An entry of a list that has gaps, where there is none."""
    assert action is not None
    return action


def subsets(actions: list[Action]) -> list[list[Action]]:
    """For each set of places, as bits, the actions at these places."""
    return [
        [action for place, action in enumerate(actions) if (mask >> place) & 1] for mask in range(2 ** len(actions))
    ]


def code_of(wagon: i64, hue: i64) -> i64:
    """The place of a Wagon and a colour in `load` and `lose`."""
    return wagon * HUES + hue
