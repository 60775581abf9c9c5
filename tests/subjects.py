"""The games that the tests of all games run over."""

import serai
from tests.huns.subject import HUNS
from tests.iunu.subject import IUNU

SUBJECTS = [IUNU, HUNS]

assert [subject.key for subject in SUBJECTS] == list(serai.GAMES)
