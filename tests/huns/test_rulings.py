"""Every ruling of the rules page has tests named for it, in `test_rulings_*.py`."""

import re
from pathlib import Path

HERE = Path(__file__).parent


def test_every_ruling_has_tests() -> None:
    page = (HERE.parent.parent / "docs" / "rules" / "huns.md").read_text("utf-8")
    rulings = {int(number) for number in re.findall(r"^- \*\*HUNS-(\d+)\*\*", page, re.MULTILINE)}
    assert rulings == set(range(1, len(rulings) + 1))
    names = "\n".join([path.read_text("utf-8") for path in HERE.glob("test_rulings_*.py")])
    tested = {int(number) for number in re.findall(r"^def test_huns_(\d\d)_", names, re.MULTILINE)}
    assert tested == rulings
