"""Every ruling of the rules page has tests named for it, in `test_rulings_*.py`."""

import re
from pathlib import Path


def test_every_ruling_has_tests() -> None:
    names = "\n".join([path.read_text("utf-8") for path in Path(__file__).parent.glob("test_rulings_*.py")])
    tested = {int(number) for number in re.findall(r"^def test_iunu_(\d\d)_", names, re.MULTILINE)}
    assert tested == set(range(1, 26))
