"""Damage done to good texts, line by line, for fuzzing."""

import re
from collections.abc import Callable

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

HUGE = "9" * 5000
NUMBERS = ["-1", "0", "1", "2", "3", "4", "5", "9", "99", "998", "1000", "4294967296", "0x10", "1e9", "٣", HUGE]
WORDS = [*NUMBERS, "", "?", "-", "*", "#", "|", ":", "=", "farmer", "pharaoh", "ankh", "x2", "true", "{}", "[[", '"']
CHARACTERS = st.characters(codec="utf-8")


def delete_line(draw: DrawFn, lines: list[str]) -> list[str]:
    place = draw(st.integers(0, len(lines) - 1))
    return lines[:place] + lines[place + 1 :]


def double_line(draw: DrawFn, lines: list[str]) -> list[str]:
    place = draw(st.integers(0, len(lines) - 1))
    return [*lines[:place], lines[place], *lines[place:]]


def swap_lines(draw: DrawFn, lines: list[str]) -> list[str]:
    first, second = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    swapped = lines[:]
    swapped[first], swapped[second] = lines[second], lines[first]
    return swapped


def insert_line(draw: DrawFn, lines: list[str]) -> list[str]:
    place = draw(st.integers(0, len(lines)))
    return [*lines[:place], draw(st.text(CHARACTERS, max_size=20)), *lines[place:]]


def cut_off(draw: DrawFn, lines: list[str]) -> list[str]:
    text = "\n".join(lines)
    return text[: draw(st.integers(0, len(text)))].split("\n")


def flip_character(draw: DrawFn, lines: list[str]) -> list[str]:
    text = "\n".join(lines) or " "
    place = draw(st.integers(0, len(text) - 1))
    return (text[:place] + draw(CHARACTERS) + text[place + 1 :]).split("\n")


def change_number(draw: DrawFn, lines: list[str]) -> list[str]:
    return _replace(draw, lines, r"\d+", st.one_of(st.sampled_from(NUMBERS), st.integers(0, 9).map(str)))


def change_word(draw: DrawFn, lines: list[str]) -> list[str]:
    words = sorted(set(" ".join(lines).split())) or [""]
    return _replace(draw, lines, r"[^\s,]+", st.one_of(st.sampled_from(WORDS), st.sampled_from(words)))


def change_value(draw: DrawFn, lines: list[str]) -> list[str]:
    """Give a line the rest of another, after its colon."""
    first, second = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    changed = lines[:]
    changed[first] = lines[first].partition(":")[0] + ":" + lines[second].partition(":")[2]
    return changed


MUTATIONS: list[Callable[[DrawFn, list[str]], list[str]]] = [
    change_number,
    change_word,
    change_value,
    delete_line,
    double_line,
    swap_lines,
    insert_line,
    flip_character,
    cut_off,
]


@st.composite
def _mutated(draw: DrawFn, texts: list[str]) -> str:
    lines = draw(st.sampled_from(texts)).split("\n")
    others = draw(st.sampled_from(texts)).split("\n")
    for _ in range(draw(st.integers(0, 3))):
        lines = borrow_lines(draw, lines, others)
    for mutate in draw(st.lists(st.sampled_from(MUTATIONS), max_size=3)):
        lines = mutate(draw, lines) or [""]
    return "\n".join(lines)


def mutated(texts: list[str]) -> SearchStrategy[str]:
    """One of the texts with up to three fields of another, and up to three mutations."""
    return _mutated(texts)


@st.composite
def _tweaked(draw: DrawFn, texts: list[str], names: list[str]) -> str:
    lines = draw(st.sampled_from(texts)).split("\n")
    others = draw(st.sampled_from(texts)).split("\n")
    for way in draw(st.lists(st.integers(0, 2), min_size=1, max_size=3)):
        if way == 0:
            lines = borrow_lines(draw, lines, others)
        elif way == 1:
            lines = _replace(draw, lines, "|".join(names), st.sampled_from(names))
        else:
            lines = _replace(draw, lines, r"\b\d\b", st.integers(0, 9).map(str))
    return "\n".join(lines)


def tweaked(texts: list[str], names: list[str]) -> SearchStrategy[str]:
    """One of the texts with a few fields of another, other names and other digits: still of the right form."""
    return _tweaked(texts, names)


def borrow_lines(draw: DrawFn, lines: list[str], others: list[str]) -> list[str]:
    """Give a line what stands in another text under the same name."""
    place = draw(st.integers(0, len(lines) - 1))
    name = re.split("[:=]", lines[place])[0]
    same = [other for other in others if re.split("[:=]", other)[0] == name] or [lines[place]]
    return [*lines[:place], draw(st.sampled_from(same)), *lines[place + 1 :]]


def _replace(draw: DrawFn, lines: list[str], pattern: str, by: SearchStrategy[str]) -> list[str]:
    """Put something else in place of one match in one line."""
    places = [place for place, line in enumerate(lines) if re.search(pattern, line)]
    if not places:
        return lines
    place = draw(st.sampled_from(places))
    match = draw(st.sampled_from(list(re.finditer(pattern, lines[place]))))
    line = lines[place][: match.start()] + draw(by) + lines[place][match.end() :]
    return [*lines[:place], *line.split("\n"), *lines[place + 1 :]]
