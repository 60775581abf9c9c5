"""What the Merchant does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.table import table

OTHERS = (REST, REST)


class TestMerchant:
    def test_it_gains_the_highest_die(self) -> None:
        state = table(3, hands=("merchant, farmer", *OTHERS), dice="4-2-1")
        play_lines(state, "play merchant")
        assert asked(state) == "0 use-merchant"
        assert changes(state, "use") == {"deben 0": 4}
        assert asked(state) == "1 play"

    def test_declined_it_gains_nothing(self) -> None:
        state = table(3, hands=("merchant, farmer", *OTHERS))
        assert changes(state, "play merchant\ndecline") == {"hand 0 merchant": -1, "unfed 0 merchant": 1}
        assert asked(state) == "1 play"

    def test_after_an_earlier_noble_the_dice_are_lower(self) -> None:
        state = table(2, hands=("noble, farmer", "merchant x2, farmer"), dice="2-2-1")
        assert changes(state, "play noble\nuse\nplay merchant\nuse")["deben 1"] == 1
