"""Events show their secret fields to their readers only."""

from serai.core.event import Event


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("laid", 1, {"card": "farmer", "count": 2})
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))
    assert event.text() == "laid 1 card=farmer count=2"
    assert repr(event) == "<laid 1 card=farmer count=2>"


def test_a_secret_is_for_its_readers() -> None:
    event = Event("drew", 1, {"cards": 1}, {"card": "noble"}, (1, 3))
    assert [event.seen_by(seat).text() for seat in (1, 3)] == ["drew 1 card=noble cards=1"] * 2
    assert [event.seen_by(seat).text() for seat in (0, 2, 4, -1, None)] == ["drew 1 cards=1"] * 5


def test_what_a_seat_sees_carries_nothing_more() -> None:
    event = Event("drew", 1, {"cards": 1}, {"card": "noble"}, (1,))
    for seat in (0, None):
        seen = event.seen_by(seat)
        assert (seen.fields, seen.secret, seen.readers) == ({"cards": 1}, {}, ())
    own = event.seen_by(1)
    assert (own.fields, own.secret, own.readers) == ({"cards": 1, "card": "noble"}, {}, ())
    assert own.seen_by(0) is own, "what was seen is seen: filter the event, not what a seat saw"
    assert event.text() == "drew 1 card=noble cards=1"


def test_a_secret_without_readers_is_for_nobody() -> None:
    assert Event("hid", -1, {}, {"card": "noble"}).seen_by(0).text() == "hid -1"


def test_text_is_in_one_order() -> None:
    assert Event("e", 0, {"b": 1, "a": 2}).text() == Event("e", 0, {"a": 2, "b": 1}).text() == "e 0 a=2 b=1"
