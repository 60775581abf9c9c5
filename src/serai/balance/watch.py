"""What the report on a game watches: the things that answers take, who owns them in the end, who began."""

from serai.core.action import Action
from serai.core.frame import State
from serai.core.game import Game
from serai.words import Words

NOTHING = -1
"""What an answer takes that takes nothing that is watched."""


class Group:
    """Things that are compared with each other. `offered` is whether answers take them, or they are only owned."""

    def __init__(self, key: str, things: tuple[str, ...], offered: bool = True) -> None:
        self.key = key
        self.things = things
        self.offered = offered


class Watch:
    """What is watched in one game; things are numbered through all `groups`."""

    def __init__(self, game: Game, groups: list[Group]) -> None:
        self.groups = groups
        self.size = sum([len(group.things) for group in groups])
        self._taken = [self.takes(action) for action in game.actions]

    def first(self, group: Group) -> int:
        """The number of a group's first thing."""
        return sum([len(other.things) for other in self.groups[: self.groups.index(group)]])

    def taken(self, action: Action) -> int:
        """The thing that an action takes, or NOTHING."""
        return self._taken[action.id]

    def takes(self, action: Action) -> int:
        """The same, found out once for each action."""
        raise NotImplementedError

    def owned(self, state: State) -> list[list[int]]:
        """How many copies of each thing each seat has in a finished game: a list by seat for each thing."""
        raise NotImplementedError

    def starter(self, state: State) -> int:
        """The seat that began, in a finished game."""
        raise NotImplementedError

    def title(self, group: Group, words: Words) -> str:
        """The name of a group."""
        raise NotImplementedError

    def name(self, group: Group, thing: str, words: Words) -> str:
        """The name of a thing."""
        raise NotImplementedError
