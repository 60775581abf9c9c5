"""Actions: the finite, interned choices of a game, chance results among them."""

from collections.abc import Iterator

from mypy_extensions import i64

from serai.core.errors import UnknownAction


class Action:
    """One choice, or one result of chance. There is one object for each, so identity is equality.

    `id` is dense from 0 in its catalogue; `text` is the line of notation, stable for ever; `verb` and `names` are its
    parts, for messages; `kind` and `count` are what it names as numbers (an index and an amount, 0 where it has none).
    """

    def __init__(self, id: i64, verb: str, names: tuple[str, ...], kind: i64, count: i64, chance: bool) -> None:
        self.id: i64 = id
        self.verb: str = verb
        self.names: tuple[str, ...] = names
        self.kind: i64 = kind
        self.count: i64 = count
        self.chance: bool = chance
        self.text: str = " ".join((verb, *names))

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Catalogue:
    """All actions of a game, in the order of their ids: those of seats first, then those of chance."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def enter(self, verb: str, *names: str, kind: int = 0, count: int = 0, chance: bool = False) -> Action:
        """Enter the next action; used only while a game is made."""
        action = Action(len(self.all), verb, names, kind, count, chance)
        self.all.append(action)
        self.by_text[action.text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action that a line of notation names.

        Raises UnknownAction if there is none.
        """
        action = self.by_text.get(" ".join(text.split()))
        if action is None:
            raise UnknownAction(text=text, game=self.game, example=self.all[0].text)
        return action

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, id: int) -> Action:
        return self.all[id]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)
