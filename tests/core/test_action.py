"""Actions are one object each, in a catalogue that is the same for ever."""

import pytest

import serai
from serai.core.action import Action, Catalogue
from tests.iunu.table import iunu


def small() -> Catalogue:
    catalogue = Catalogue("toy")
    catalogue.enter("pass")
    catalogue.enter("play", "red", "x2", kind=3, count=2)
    catalogue.enter("draw", "red", kind=3, chance=True)
    return catalogue


def test_an_action_says_what_it_names() -> None:
    play = small()[1]
    assert (play.id, play.verb, play.names, play.kind, play.count, play.chance) == (
        1,
        "play",
        ("red", "x2"),
        3,
        2,
        False,
    )
    assert play.text == "play red x2"
    assert repr(play) == "<play red x2>"


def test_ids_are_dense_and_in_order_of_entry() -> None:
    catalogue = small()
    assert len(catalogue) == 3
    assert [action.id for action in catalogue] == [0, 1, 2]
    assert [action.text for action in catalogue] == ["pass", "play red x2", "draw red"]
    assert all(catalogue[action.id] is action for action in catalogue)


def test_text_leads_to_the_one_object() -> None:
    catalogue = small()
    assert catalogue.parse("play red x2") is catalogue[1]
    assert catalogue.parse("  play \t red   x2\r\n") is catalogue[1]


@pytest.mark.parametrize("text", ["", "play", "play red", "PASS", "pass pass", "* draw red", "pàss", "play red x2 #"])
def test_other_text_names_no_action(text: str) -> None:
    with pytest.raises(serai.UnknownAction) as caught:
        small().parse(text)
    assert caught.value.fields == {"text": text, "game": "toy", "example": "pass"}


def test_equal_actions_of_two_catalogues_are_two() -> None:
    assert small()[0] != small()[0]
    assert len({*small(), *small()}) == 6


def test_iunu_lists_choices_first_then_chance() -> None:
    actions = list(iunu().actions)
    chance = [action.chance for action in actions]
    assert chance == sorted(chance)
    assert [action.id for action in actions] == list(range(len(actions)))
    assert len({action.text for action in actions}) == len(actions)
    assert all(action.text == " ".join((action.verb, *action.names)) for action in actions)
    assert all(isinstance(action, Action) for action in actions)
