"""The cards of a Camp by how they lie: what works, what does not, and why."""

from typing import Final

from serai.cli.boards.huns.words import card_name
from serai.huns.camp import is_full, working
from serai.huns.edition import CARDS, EQUIPMENT, FAMILIES, MERCENARY, RAID, SIZE, TREASURE
from serai.huns.state import FLED, LIFTED, UP, USED, HunsState, Placed
from serai.words import Words

ALIVE: Final = ("equipment-working", "raid-ready", "mercenary-working", "curse-working", "treasure-held")
"""Of each family the group whose cards do something now: have an effect, can be used, or bring VP."""
SPENT: Final = ("raid-used", "curse-lifted", "curse-fled")
"""What does nothing now and will do nothing again, but for Raids that get ready again."""
OF_TYPES: Final = (CARDS.index("four-winds"), CARDS.index("caravan"))
"""The Treasures whose conditions hang on the types of dispatched Wagons."""
MARKS: Final = {UP: "working", USED: "used", LIFTED: "lifted", FLED: "fled"}
"""How a Raid that was used, or a Curse, lies."""


class Group:
    """Cards of one family that lie alike. `key` names how; `cause` is the Curse that is to blame, -1 if none is."""

    def __init__(self, family: int, key: str, cause: int) -> None:
        self.family = family
        self.key = key
        self.cause = cause
        self.cards: list[Placed] = []

    def heading(self, words: Words) -> str:
        """How the cards lie, in words."""
        cause = card_name(words, self.cause) if self.cause >= 0 else ""
        return words.say(f"cli-huns-group-{self.key}", cause=cause)


def groups(state: HunsState, seat: int, secret: bool) -> list[Group]:
    """The cards of a Camp, family by family, each group with at least one.

    `secret` is whether the types of its dispatched Wagons are not to be seen, nor what hangs on them.
    """
    found: dict[str, Group] = {}
    for placed in state.camps[seat].cards:
        family = placed.card // SIZE
        how, cause = ("secret", -1) if secret and placed.card in OF_TYPES else lying(state, seat, placed)
        key = f"{FAMILIES[family]}-{how}"
        found.setdefault(key, Group(family, key, cause)).cards.append(placed)
    return sorted(found.values(), key=lambda group: (group.family, group.key not in ALIVE, group.key in SPENT))


def lying(state: HunsState, seat: int, placed: Placed) -> tuple[str, int]:
    """How a card lies, and the Curse that takes its effect or forbids its use, -1 if none does."""
    family = placed.card // SIZE
    if family == EQUIPMENT or is_full(placed):
        cause = silencer(state, seat, family)
        return "working" if cause < 0 else "idle", cause
    if family == MERCENARY:
        return "unfilled", -1
    if family == RAID and placed.mark == UP:
        cause = ban(state, seat)
        waits = state.raided and seat == state.active
        return "barred" if cause >= 0 else "waiting" if waits else "ready", cause
    if family == TREASURE:
        return "held" if state.rules.cards[placed.card].score(state, seat) else "open", -1
    return MARKS[placed.mark], -1


def silencer(state: HunsState, seat: int, family: int) -> int:
    """The Curse that takes the effect from cards of a family, -1 if none does."""
    for card in working(state.camps[seat], state.rules.allowing_family):
        if not card.allows_family(family):
            return int(card.card)
    return -1


def holder(state: HunsState, seat: int) -> int:
    """The Curse that holds back the Wagons that replace others, -1 if none does."""
    for card in working(state.camps[seat], state.rules.allowing_replacement):
        if not card.allows_replacement():
            return int(card.card)
    return -1


def ban(state: HunsState, seat: int) -> int:
    """The Curse that forbids Raids, -1 if none does."""
    for card in working(state.camps[seat], state.rules.allowing_raids):
        if not card.allows_raids():
            return int(card.card)
    return -1
