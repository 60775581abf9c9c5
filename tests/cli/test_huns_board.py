"""What the terminal tells of HUNS."""

from serai.cli.boards.huns.words import keyed_wagon, wagon_name
from serai.words import Words
from tests.huns.table import huns

WORDS = Words("en")


def test_a_wagon_has_one_name() -> None:
    numbers = huns().numbers
    for wagon, key in enumerate(numbers.wagon_keys):
        assert keyed_wagon(WORDS, key) == wagon_name(WORDS, numbers, wagon)
