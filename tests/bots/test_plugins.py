"""Bots that other packages bring."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.bots.registry import BotFailed, BrokenBot, UnknownBot, bot_names, plugins
from serai.bots.simulation import simulate

MODULE = """
import serai

class Last(serai.Bot):
    def choose(self, view, legal, budget):
        return legal[-1]

class Raises(serai.Bot):
    def choose(self, view, legal, budget):
        raise ValueError("oops")

class Nothing(serai.Bot):
    def choose(self, view, legal, budget):
        legal.clear()

class Wrong(serai.Bot):
    def choose(self, view, legal, budget):
        return view.game.actions[-1]

def broken(seed):
    raise OSError("no weights")
"""
ENTRIES = """[serai.bots]
last = bots_of_others:Last
random = bots_of_others:Last
raises = bots_of_others:Raises
nothing = bots_of_others:Nothing
wrong = bots_of_others:Wrong
broken = bots_of_others:broken
gone = nowhere_at_all:Bot
list = builtins:range
"""


@pytest.fixture(autouse=True)
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package with bots is installed."""
    (tmp_path / "bots_of_others.py").write_text(MODULE, "utf-8")
    folder = tmp_path / "bots_of_others-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-of-others\nVersion: 1.0\n", "utf-8")
    (folder / "entry_points.txt").write_text(ENTRIES, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.cache_clear()
    yield
    plugins.cache_clear()


def test_a_bot_of_another_package_plays() -> None:
    assert "last" in bot_names()
    record = serai.play(serai.game("iunu"), ["last", "random"], 3)
    assert len(record.entries) > 20
    state = serai.game("iunu").new(2)
    state.settle(serai.Rng(1))
    assert serai.bot("last", 1).choose(state.view(state.chooser), state.legal(), None) is state.legal()[-1]


def test_the_names_of_serai_stay_its_own() -> None:
    assert bot_names().count("random") == 1
    assert type(serai.bot("random", 1)).__name__ == "RandomBot"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("broken", "OSError: no weights"),
        ("gone", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("list", "what was made is no bot"),
    ],
)
def test_one_that_cannot_be_made_is_told_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(BrokenBot) as caught:
        serai.bot(name, 1)
    assert str(caught.value.fields["reason"]) == reason


def test_an_unknown_one_is_told_with_all_that_there_are() -> None:
    with pytest.raises(UnknownBot, match="ismcts, last, raises"):
        serai.bot("nobody", 1)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("raises", "ValueError: oops"),
        ("nothing", "it answered None, which is not legal"),
        ("wrong", "it answered look ankh, which is not legal"),
    ],
)
def test_one_that_fails_is_told_and_changes_nothing(name: str, reason: str) -> None:
    state = serai.game("iunu").new(2)
    state.settle(serai.Rng(1))
    before, legal = state.text(), state.legal()
    with pytest.raises(BotFailed) as caught:
        serai.bot(name, 1).choose(state.view(state.chooser), legal, None)
    assert str(caught.value.fields["reason"]) == reason
    assert (state.text(), legal) == (before, state.legal())
    with pytest.raises(BotFailed):
        simulate("iunu", None, 2, 2, [name], 1, {}, 1)
