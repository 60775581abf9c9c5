"""Which board draws which game."""

from serai.cli.boards.board import Board
from serai.cli.boards.huns.board import HunsBoard
from serai.cli.boards.iunu.board import IunuBoard
from serai.words import Words

_BOARDS: dict[str, type[Board]] = {"iunu": IunuBoard, "huns": HunsBoard}


def board_for(key: str, words: Words) -> Board:
    """The board of a game."""
    return _BOARDS[key](words)
