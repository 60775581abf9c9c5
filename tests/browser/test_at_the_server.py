"""The table in a real Chromium with the real server behind it: two clicks, a whole game, a power cut."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIENT
from tests.browser.watching import settle
from tests.conftest import require
from tests.server.serving import Server

DO_SOMETHING = """() => {
  const free = selector => [...document.querySelectorAll(selector)].filter(
    one => !one.disabled && one.offsetParent && one.getAttribute('aria-disabled') !== 'true')
  const go = free('.iunu .go'), other = free('.iunu .deed button')
  const cards = free('.iunu .cards button, .iunu .hand button')
  if (go.length) go[0].click()
  else if (cards.length) cards[Math.floor(Math.random() * cards.length)].click()
  else if (other.length) other.at(-1).click()
}"""
"""What somebody does who takes whatever the table offers."""
PATIENCE = 240
"""Seconds."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        require("the browser client is not built: python web/build.py")
    found = Server(tmp_path)
    yield found
    found.close()


def test_two_clicks_lead_to_a_game_that_can_be_played_to_its_end(page: Page, server: Server) -> None:
    settle(page, language="en", motion="none", read=["all"])
    page.goto(server.address)
    page.locator("button.play").click()
    page.locator(".iunu .table").wait_for()
    end = monotonic() + PATIENCE
    while page.locator(".end").count() == 0:
        assert monotonic() < end
        page.evaluate(DO_SOMETHING)
        page.wait_for_timeout(120)
    expect(page.get_by_role("heading", name="wins with")).to_be_visible()


def test_after_a_power_cut_the_table_is_right_again_by_itself(page: Page, server: Server, tmp_path: Path) -> None:
    settle(page, language="en", motion="none", read=["all"])
    page.goto(server.address)
    page.locator("button.play").click()
    page.locator(".iunu .hand button").first.wait_for()
    page.get_by_text("your turn", exact=True).wait_for()
    hand = page.locator(".iunu .hand").inner_text()
    server.kill()
    expect(page.get_by_text("connected", exact=True)).to_be_hidden()
    again = Server(tmp_path, server.port)
    expect(page.get_by_text("connected", exact=True)).to_be_visible(timeout=30_000)
    assert page.locator(".iunu .hand").inner_text() == hand
    again.close()
