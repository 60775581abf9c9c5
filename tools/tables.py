"""Writes the tables of cards and actions in docs/tables from the games; with --check only says if they are old.

Usage: ``python tools/tables.py [--check]``
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import serai
from serai.huns.edition import CARDS, FAMILIES, MARKS, SIZE, HunsEdition
from serai.iunu.edition import AFTERLIFE, CASTES, IunuEdition
from serai.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "tables"


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table of Markdown."""
    lines = ["| " + " | ".join(heads) + " |", "|" + " --- |" * len(heads)]
    return lines + ["| " + " | ".join([str(cell).replace("\n", " ") for cell in row]) + " |" for row in rows]


def iunu_cards(game: serai.Game) -> list[str]:
    """The castes and the Afterlife cards of IUNU."""
    numbers = game.edition
    assert isinstance(numbers, IunuEdition)
    words = Words("en")
    amounts = {
        name: getattr(numbers, name) for name in ("discount", "loaves", "ransom", "fee", "looks", "tribute", "deben")
    }
    castes = [
        [
            words.say(f"iunu-card-{caste}"),
            f"`{caste}`",
            numbers.vp[kind],
            numbers.copies[kind],
            numbers.bread[kind],
            words.say(f"iunu-card-{caste}-ability", **amounts),
        ]
        for kind, caste in enumerate(CASTES)
    ]
    afterlife = [
        [
            words.say(f"iunu-afterlife-{card}"),
            f"`{card}`",
            numbers.afterlife[kind],
            words.say(f"iunu-afterlife-{card}-text", times=numbers.times[kind]),
        ]
        for kind, card in enumerate(AFTERLIFE)
    ]
    return [
        f"The {numbers.citizens} Citizens:",
        "",
        *table(["caste", "key", "VP", "majority = copies", "bread", "ability"], castes),
        "",
        f"The {sum(numbers.afterlife)} Afterlife cards:",
        "",
        *table(["card", "key", "copies", "text"], afterlife),
    ]


def huns_cards(game: serai.Game) -> list[str]:
    """The cards of HUNS, family by family, and its Wagons."""
    numbers = game.edition
    assert isinstance(numbers, HunsEdition)
    words = Words("en")
    lines: list[str] = []
    for family, name in enumerate(FAMILIES):
        rows = [
            [
                words.say(f"huns-card-{CARDS[card]}"),
                f"`{CARDS[card]}`",
                MARKS[numbers.marks[card] - 2],
                numbers.spaces[card] or "",
                words.say(f"huns-card-{CARDS[card]}-ability", spaces=numbers.spaces[card], seats=0),
            ]
            for card in range(family * SIZE, family * SIZE + SIZE)
            if numbers.marks[card]
        ]
        lines += [f"## {words.say(f'huns-family-{name}-plural')}", ""]
        lines += [*table(["card", "key", "players", "spaces", "text"], rows), ""]
    wagons = [[f"`{key}`"] for key in numbers.wagon_keys]
    return [*lines, "## Wagons", "", *table(["key: type and spaces"], wagons)]


def actions(game: serai.Game) -> list[str]:
    """The catalogue of a game."""
    rows = [[action.id, f"`{action.text}`", "chance" if action.chance else "seat"] for action in game.actions]
    return [f"{len(rows)} actions, those of seats first.", "", *table(["id", "notation", "who"], rows)]


OF_GAME: dict[str, Callable[[serai.Game], list[str]]] = {"iunu": iunu_cards, "huns": huns_cards}


def pages() -> dict[Path, str]:
    """The text of each page."""
    texts: dict[Path, str] = {}
    for key in serai.GAMES:
        game = serai.game(key)
        title = f"{key.upper()}, edition {game.edition.name}"
        for name, lines in (("cards", OF_GAME[key](game)), ("actions", actions(game))):
            head = [f"# The {name} of {title}", "", "Made by `python tools/tables.py`.", ""]
            texts[FOLDER / f"{key}-{name}.md"] = "\n".join([*head, *lines, ""])
    return texts


def main() -> int:
    """Write the pages, or compare them."""
    parser = argparse.ArgumentParser(description="The tables of cards and actions in docs/tables.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is old")
    check = parser.parse_args().check
    old = 0
    for path, text in pages().items():
        if not path.exists() or path.read_text("utf-8") != text:
            old += 1
            if check:
                print(f"{path.name} is old: run python tools/tables.py")
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())
