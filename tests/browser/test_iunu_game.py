"""Whole games of IUNU on its table in a real Chromium, each deed done by hand; the rules run beside it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.core.action import Action
from serai.core.frame import CHANCE, OVER
from serai.core.rng import Rng
from serai.iunu.state import IunuState
from tests.browser.iunu_scenes import card, cell, deed, go, harness
from tests.browser.watching import SIZES, clipped, settle
from tests.iunu.scenes import scene, told
from tests.iunu.table import iunu

__all__ = ["harness"]

Press = Callable[[Locator], None]


def by_mouse(one: Locator) -> None:
    """Press where no other card covers it."""
    one.click(position={"x": 12, "y": 20})


def by_keyboard(one: Locator) -> None:
    """Go there by the tab key alone, and press it."""
    for _ in range(90):
        if one.evaluate("one => one === document.activeElement"):
            one.page.keyboard.press("Space")
            return
        one.page.keyboard.press("Tab")
    raise AssertionError("the tab key does not reach it")


def compose(page: Page, action: Action, seat: int) -> list[Locator]:
    """What is pressed one after another to do a deed, before the button that is named by it."""
    name = action.names[0] if action.names else ""
    if action.verb == "play":
        return [card(page, f"{name}-{place}") for place in range(int(action.count))]
    if action.verb in ("add", "keep"):
        return [card(page, f"{name}-0")]
    if action.verb in ("feed", "hand"):
        return [cell(page, seat, name).locator("button")]
    if action.verb == "pay":
        return [page.locator(".row.me .money")]
    if action.verb == "take":
        looks = page.locator(".look")
        return [looks.filter(has_text=f"Afterlife of the {name.title()}" if name != "ankh" else "Ankh").first]
    return []


def do(page: Page, state: IunuState, action: Action, press: Press) -> None:
    """Do a deed on the table."""
    alternative = action.verb == "done" or (action.verb == "decline" and len(state.legal()) > 1)
    for one in compose(page, action, state.chooser):
        if one.get_attribute("aria-pressed") != "true":
            press(one)
    page.wait_for_timeout(360)
    press(page.locator(".deed .alt") if alternative else go(page))
    expect(deed(page)).to_contain_text(action.text)


def wants_nothing(state: IunuState) -> bool:
    """Whether the first seat has nothing to say now."""
    return state.chooser not in (OVER, 0)


def play_on(state: IunuState, luck: Rng) -> None:
    """Let chance and the others go on until the first seat is asked."""
    while wants_nothing(state):
        legal = state.legal()
        state.take(state.sample(luck) if state.chooser == CHANCE else legal[luck.below(len(legal))])


@pytest.mark.parametrize(
    ("press", "seats", "size"),
    [(by_mouse, 3, "desktop"), (by_keyboard, 2, "desktop"), (by_mouse, 4, "phone")],
    ids=["mouse", "keyboard", "phone"],
)
def test_a_whole_game(page: Page, harness: str, press: Press, seats: int, size: str) -> None:
    luck = Rng(seats)
    state = iunu().new(seats=seats)
    state.log = []
    settle(page, language="en")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{harness}tests/iunu/steps.html#set")
    page.locator(".iunu .table").wait_for()
    seen = 0
    while True:
        play_on(state, luck)
        assert state.log is not None
        page.evaluate("([scene, events]) => step(scene, events)", [scene(state, 0), told(state.log[seen:], 0)])
        seen = len(state.log)
        if state.chooser == OVER:
            break
        legal = state.legal()
        action = legal[luck.below(len(legal))]
        do(page, state, action, press)
        state.take(action)
    expect(page.locator(".deed")).to_contain_text("VP")
    assert clipped(page) == []
