"""The catalogue of IUNU: every choice and every result of chance."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action, Catalogue
from serai.iunu.edition import AFTERLIFE, CASTES, FARMER, IunuEdition

MOST_SEATS: Final = 4
LARGEST_HAND: Final = 6
ROLLS: Final = [(a, b, c) for a in range(4, 0, -1) for b in range(a, 0, -1) for c in range(b, 0, -1)]
"""The 20 results of three d4, highest die first; their order does not matter to any rule."""
ROLL_WEIGHTS: Final = [{1: 1, 2: 3, 3: 6}[len({a, b, c})] for a, b, c in ROLLS]
"""In how many of 64 cases each comes up."""
ROLL_CASES: Final = [place for place in range(20) for _ in range(ROLL_WEIGHTS[place])]
"""For each of 64 equally likely cases, the place of its result in ROLLS."""


class IunuActions(Catalogue):
    """The actions by what they name: lists are indexed by caste, kind of Afterlife card, seat or result.

    `play` holds, for each caste, LARGEST_HAND entries of which those beyond its copies repeat the largest set.
    """

    def __init__(self, edition: IunuEdition) -> None:
        super().__init__("iunu")
        self.play: list[Action] = []
        for kind, caste in enumerate(CASTES):
            for count in range(1, LARGEST_HAND + 1):
                if count == 1:
                    self.play.append(self.enter("play", caste, kind=kind, count=1))
                elif count <= edition.copies[kind]:
                    self.play.append(self.enter("play", caste, f"x{count}", kind=kind, count=count))
                else:
                    self.play.append(self.play[-1])
        self.use: Action = self.enter("use")
        self.decline: Action = self.enter("decline")
        self.feed: list[Action] = [self.enter("feed", caste, kind=kind) for kind, caste in enumerate(CASTES)]
        self.done: Action = self.enter("done")
        self.add: list[Action] = [self.enter("add", caste, kind=kind) for kind, caste in enumerate(CASTES)]
        self.pay: Action = self.enter("pay", count=edition.ransom)
        self.hand: Action = self.enter("hand", CASTES[FARMER], kind=FARMER)
        self.keep: list[Action] = [self.enter("keep", caste, kind=kind) for kind, caste in enumerate(CASTES)]
        self.take: list[Action] = [self.enter("take", card, kind=kind) for kind, card in enumerate(AFTERLIFE)]
        self.start: list[Action] = [
            self.enter("start", str(seat), kind=seat, chance=True) for seat in range(MOST_SEATS)
        ]
        self.roll: list[Action] = [
            self.enter("roll", f"{a}-{b}-{c}", kind=place, chance=True) for place, (a, b, c) in enumerate(ROLLS)
        ]
        self.draw: list[Action] = [
            self.enter("draw", caste, kind=kind, chance=True) for kind, caste in enumerate(CASTES)
        ]
        self.look: list[Action] = [
            self.enter("look", card, kind=kind, chance=True) for kind, card in enumerate(AFTERLIFE)
        ]

    def set_of(self, kind: i64, count: i64) -> Action:
        """The action that plays so many Citizens of a caste."""
        return self.play[kind * LARGEST_HAND + count - 1]
