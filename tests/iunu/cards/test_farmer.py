"""What the Farmer does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.iunu.card import loaf_price
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import table

OTHERS = (REST, REST)


class TestFarmer:
    def test_laying_it_asks_nothing(self) -> None:
        state = table(3, hands=("farmer x2, noble", *OTHERS))
        assert changes(state, "play farmer x2") == {"hand 0 farmer": -2, "unfed 0 farmer": 2, "deben 0": -1}
        assert asked(state) == "1 play"

    def test_each_lowers_its_owners_price_of_bread_by_1(self) -> None:
        for farmers, price in ((0, 4), (1, 3), (2, 2), (3, 1)):
            state = table(2, hands=(REST, REST), unfed=(f"farmer x{farmers}",), dice="4-3-2")
            assert loaf_price(state, 0) == price
            assert loaf_price(state, 1) == 4

    def test_never_below_1(self) -> None:
        state = table(2, hands=("baker, noble", REST), unfed=("farmer x7",), dice="4-3-2")
        assert loaf_price(state, 0) == 1
        assert changes(state, "play baker\nuse\nfeed farmer\nfeed farmer\nfeed baker")["deben 0"] == -3

    def test_fed_or_not(self) -> None:
        state = table(2, hands=("baker, noble", REST), unfed=("farmer",), fed=("farmer",), dice="4-3-2")
        assert loaf_price(state, 0) == 2
        assert changes(state, "play baker\nuse\nfeed baker\ndone")["deben 0"] == -2

    def test_an_edition_may_name_another_discount(self) -> None:
        game = edition({"amounts.discount": 2})
        assert loaf_price(table(2, hands=(REST, REST), unfed=("farmer",), dice="4-1-1", game=game), 0) == 2
        assert loaf_price(table(2, hands=(REST, REST), unfed=("farmer x2",), dice="4-1-1", game=game), 0) == 1
