"""When each Treasure counts at the end, and how much, for every seat."""

import pytest

from serai.huns.edition import CARDS
from tests.huns.changes import scored
from tests.huns.table import table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def treasures(*camps: str, seats: int = 3, **parts: tuple[str, ...]) -> list[int]:
    """The points for Treasures of each seat at the end."""
    lie = {"wagons": (), "sent": (), "stash": ()} | parts
    return scored(
        table(seats, camps=camps, wagons=lie["wagons"], sent=lie["sent"], stash=lie["stash"], step="over"), "treasures"
    )


class TestGoldenBow:
    def test_three_equipment(self) -> None:
        for seats in (2, 3, 4):
            bows = treasures("golden-bow, falcon, saddlebags, pay-chest", "iron-hooks", seats=seats)
            assert bows == [seats] + [0] * (seats - 1)

    def test_not_two(self) -> None:
        assert treasures("golden-bow, falcon, saddlebags, ambush", "iron-hooks, swift-horse, spare-wagon") == [0, 0, 0]

    def test_rusty_ones_count(self) -> None:
        assert treasures("golden-bow, falcon, saddlebags, pay-chest, rust") == [3, 0, 0]


class TestTrophySkulls:
    def test_three_raids_used_or_not(self) -> None:
        assert treasures("trophy-skulls, ambush, sabotage used, armoury used") == [3, 0, 0]

    def test_not_two(self) -> None:
        assert treasures("trophy-skulls, ambush, sabotage, falcon", "armoury, levelling, fresh-wagon") == [0, 0, 0]


class TestSilverBelt:
    def test_two_full_mercenaries(self) -> None:
        assert treasures("silver-belt, archer BB, shaman GG, captain B") == [3, 0, 0]

    def test_not_one(self) -> None:
        assert treasures("silver-belt, archer BB, shaman G, captain BB", "smuggler BB, pathfinder BB") == [0, 0, 0]

    def test_mutinous_ones_count(self) -> None:
        assert treasures("silver-belt, archer BB, shaman GG, mutiny") == [3, 0, 0]

    def test_a_pay_chest_makes_them_full(self) -> None:
        assert treasures("silver-belt, archer B, shaman G, pay-chest") == [3, 0, 0]
        assert treasures("silver-belt, archer B, shaman G, pay-chest, rust") == [0, 0, 0]


class TestClearSky:
    def test_no_unlifted_and_no_fled_curse(self) -> None:
        assert treasures("clear-sky", "mud") == [3, 0, 0]
        assert treasures("clear-sky, envy lifted", "mud") == [3, 0, 0]

    def test_not_with_one(self) -> None:
        assert treasures("clear-sky, envy, mud lifted") == [0, 0, 0]
        assert treasures("clear-sky, envy fled, mud lifted") == [0, 0, 0]


class TestFourWinds:
    SENT = ("sun-BBKK, wolf-BRGK, eagle-YYBK", "stag-YYRK")

    def test_wagons_of_three_types(self) -> None:
        assert treasures("four-winds", sent=self.SENT) == [3, 0, 0]
        assert treasures("", "four-winds", sent=("", self.SENT[0] + ", stag-YYRK")) == [0, 3, 0]

    def test_not_two(self) -> None:
        assert treasures("four-winds", sent=("sun-BBKK, sun-YYGK, wolf-BRGK", "eagle-YYBK, stag-YYRK")) == [0, 0, 0]


class TestCaravan:
    def test_three_wagons_of_one_type(self) -> None:
        assert treasures("caravan", sent=("wolf-BRGK, wolf-BRGY, wolf-BRKY, sun-BBKK",)) == [3, 0, 0]

    def test_not_two(self) -> None:
        sent = ("wolf-BRGK, wolf-BRGY, sun-BBKK, sun-YYGK", "wolf-BRKY, wolf-RRGY, wolf-YYBG")
        assert treasures("caravan", sent=sent) == [0, 0, 0]


class TestKhansCup:
    def test_nobody_has_dispatched_more(self) -> None:
        assert treasures("khans-cup") == [3, 0, 0]
        assert treasures("khans-cup", sent=("sun-BBKK", "wolf-BRGK")) == [3, 0, 0]
        assert treasures("", "", "khans-cup", sent=("sun-BBKK", "", "wolf-BRGK, sun-YYGK")) == [0, 0, 3]

    def test_not_if_anybody_has(self) -> None:
        assert treasures("khans-cup", sent=("sun-BBKK", "", "wolf-BRGK, sun-YYGK")) == [0, 0, 0]


class TestHoard:
    def test_three_treasures_this_one_included(self) -> None:
        assert treasures("hoard, caravan, great-tent") == [3, 0, 0]

    def test_not_two(self) -> None:
        assert treasures("hoard, caravan", "great-tent, four-winds, golden-bow") == [0, 0, 0]


class TestWolfBanner:
    def test_one_of_each_other_family(self) -> None:
        for mark in ("", " lifted", " fled"):
            assert treasures(f"wolf-banner, falcon, ambush used, archer, mud{mark}") == [3, 0, 0]

    def test_not_with_one_missing(self) -> None:
        cards = ["falcon", "ambush", "archer", "mud"]
        for missing in cards:
            camp = ", ".join(["wolf-banner", *[card for card in cards if card != missing]])
            assert treasures(camp, missing) == [0, 0, 0]


class TestFullLoad:
    def test_three_valuables_on_loading_wagons(self) -> None:
        assert treasures("full-load", wagons=("sun-BBRR B.R., sun-KKGY ...Y",)) == [3, 0, 0]
        assert treasures("full-load", wagons=("sun-BBRR B.RR, sun-KKGY",)) == [3, 0, 0]

    def test_not_two(self) -> None:
        wagons = ("sun-BBRR B.R., sun-KKGY", "wolf-BBGG BBG., wolf-RRKK")
        assert treasures("full-load, archer BB", "", wagons=wagons) == [0, 0, 0]


class TestGreatTent:
    def test_16_valuables_in_the_stash(self) -> None:
        assert treasures("great-tent", stash=("B" * 8 + "RRGGKKYY",)) == [3, 0, 0]

    def test_not_15(self) -> None:
        assert treasures("great-tent", stash=("B" * 8 + "RRGGKKY", "R" * 16)) == [0, 0, 0]


class TestBrokenChains:
    def test_a_lifted_curse(self) -> None:
        assert treasures("broken-chains, mud lifted, envy", seats=4) == [4, 0, 0, 0]

    def test_not_an_unlifted_or_fled_one(self) -> None:
        assert treasures("broken-chains, mud fled, envy", "rust lifted", seats=4) == [0, 0, 0, 0]
        assert treasures("broken-chains, ambush used", seats=4) == [0, 0, 0, 0]


@SEATS
def test_each_counts_as_many_as_there_are_players_and_only_treasures_do(seats: int) -> None:
    camps = (", ".join([*CARDS[48:], "mud lifted"]),)
    total = scored(table(seats, camps=camps, step="over"), "treasures")
    assert total == [4 * seats] + [0] * (seats - 1)
