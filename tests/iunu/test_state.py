"""The state of IUNU."""

import pytest

import serai
from tests.iunu.table import table


def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(serai.NotFinished):
        table(2, hands=("baker, noble",)).outcome()
