"""What the report watches in IUNU: the castes that are laid and their majorities, and the Afterlife cards."""

from typing import cast

from serai.balance.watch import NOTHING, Group, Watch
from serai.core.action import Action
from serai.core.frame import State
from serai.core.game import Game
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.score import majorities
from serai.iunu.state import IunuState, afterlife_of, dynasty_count
from serai.words import Words

LAYING = ("play", "add")


class IunuWatch(Watch):
    """A caste is owned by whose Dynasty has one, a majority by who has it alone, an Afterlife card by who kept it."""

    def __init__(self, game: Game) -> None:
        groups = [Group("citizens", CASTES), Group("afterlife", AFTERLIFE), Group("majority", CASTES, False)]
        super().__init__(game, groups)

    def takes(self, action: Action) -> int:
        """A caste, laid from hand, or an Afterlife card, kept."""
        if action.verb in LAYING:
            return int(action.kind)
        return KINDS + int(action.kind) if action.verb == "take" else NOTHING

    def owned(self, state: State) -> list[list[int]]:
        """Citizens by caste, Afterlife cards by kind, majorities by caste."""
        table = cast(IunuState, state)
        seats = range(table.seats)
        castes = [[int(dynasty_count(table, seat, kind)) for seat in seats] for kind in range(KINDS)]
        kept = [afterlife_of(table.burials, seat) for seat in seats]
        afterlife = [[kept[seat][kind] for seat in seats] for kind in range(len(AFTERLIFE))]
        holders = majorities(table)
        return castes + afterlife + [[int(holder == seat) for seat in seats] for holder in holders]

    def starter(self, state: State) -> int:
        """The start-player card goes on by a seat each round (IUNU-12)."""
        table = cast(IunuState, state)
        return int(table.start - (table.round - 1)) % int(table.seats)

    def title(self, group: Group, words: Words) -> str:
        """Citizens, Afterlife cards or majorities."""
        return words.say(f"iunu-source-{group.key}")

    def name(self, group: Group, thing: str, words: Words) -> str:
        """The name of a caste or an Afterlife card."""
        return words.say(f"iunu-afterlife-{thing}" if group.key == "afterlife" else f"iunu-card-{thing}")
