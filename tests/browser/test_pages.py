"""The pages that need no table: the entrance, the rules, the settings, the credits."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import serai
from serai.words import LANGUAGES, Words
from tests.browser.conftest import CLIENT
from tests.browser.watching import SIZES, clipped, settle, violations

PAGES = {
    "entrance": "",
    "rules-iunu": "#/rules/iunu",
    "rules-huns": "#/rules/huns",
    "about": "#/about",
    "games": "#/games",
}
LIMIT = 250_000
"""Bytes of a first visit, compressed, without fonts."""


def visit(page: Page, address: str, size: str = "desktop") -> None:
    width, height = SIZES[size]
    facts = [{"key": "iunu", "options": {}, "printed": serai.game("iunu").printed()}]
    page.route("**/api/games", lambda route: route.fulfill(json=facts))
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
class TestEveryPage:
    def test_has_nothing_that_axe_finds(self, page: Page, files: str, name: str, size: str) -> None:
        visit(page, files + PAGES[name], size)
        assert violations(page) == []

    def test_has_room_for_words_that_are_longer_by_40_percent(
        self, page: Page, files: str, name: str, size: str
    ) -> None:
        settle(page, language="en-XA")
        visit(page, files + PAGES[name], size)
        expect(page.get_by_text("~~").first).to_be_attached()
        assert clipped(page) == []

    def test_can_be_read_at_twice_the_size(self, page: Page, files: str, name: str, size: str) -> None:
        settle(page, text=200)
        visit(page, files + PAGES[name], size)
        assert clipped(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguages:
    def test_change_at_once_and_stay(self, page: Page, files: str, language: str) -> None:
        visit(page, files)
        page.evaluate("window.mark = true")
        page.locator(f"button[lang={language}]").first.click()
        expect(page.locator("h2").first).to_have_text(Words(language).say("web-home-who"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("window.mark")
        page.reload()
        expect(page.locator("h2").first).to_have_text(Words(language).say("web-home-who"))

    def test_have_all_rules(self, page: Page, files: str, language: str) -> None:
        settle(page, language=language)
        visit(page, files + "#/rules/huns")
        words = Words(language)
        for number in (1, 7, 19):
            expect(page.get_by_role("heading", name=words.say(f"huns-rules-{number}"), exact=True)).to_be_attached()


class TestEntrance:
    def test_remembers_who_sits_down(self, page: Page, files: str) -> None:
        visit(page, files)
        page.get_by_role("button", name="Add a bot").click()
        page.get_by_role("radio", name="Master").first.check()
        page.reload()
        expect(page.get_by_role("button", name="Play Iunu")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(3)
        expect(page.get_by_role("radio", name="Master").first).to_be_checked()

    def test_can_be_used_by_keyboard_alone(self, page: Page, files: str) -> None:
        visit(page, files)
        page.get_by_role("button", name="Settings").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).not_to_be_visible()
        expect(page.get_by_role("button", name="Settings")).to_be_focused()

    def test_shuts_the_door_of_a_game_without_a_table_and_says_how_to_play_it(self, page: Page, files: str) -> None:
        visit(page, files)
        expect(page.locator("label.huns input")).to_be_disabled()
        expect(page.locator("label.huns")).to_contain_text("serai play huns")

    def test_says_so_where_no_server_answers(self, page: Page, files: str) -> None:
        visit(page, files)
        page.route("**/api/**", lambda route: route.abort())
        page.get_by_role("button", name="Play Iunu").click()
        expect(page.get_by_text(Words("en").say("web-error-no-server")).first).to_be_visible()

    def test_refuses_what_is_no_link(self, page: Page, files: str) -> None:
        visit(page, files)
        page.get_by_label("The link of a table").fill("hello")
        page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_text("That is not a link to a table.")).to_be_visible()


class TestSettings:
    def test_take_effect_at_once(self, page: Page, files: str) -> None:
        visit(page, files)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="200 %").check()
        page.get_by_role("switch", name="Left-handed").check()
        page.get_by_role("radio", name="Still").check()
        root = page.locator("html")
        expect(root).to_have_attribute("data-size", "large")
        expect(root).to_have_attribute("data-hand", "left")
        expect(root).to_have_attribute("data-motion", "none")

    def test_follow_the_system_in_motion(self, page: Page, files: str) -> None:
        page.emulate_media(reduced_motion="reduce")
        visit(page, files)
        expect(page.locator("html")).to_have_attribute("data-motion", "none")

    def test_have_sounds_off_and_symbols_on_at_first(self, page: Page, files: str) -> None:
        visit(page, files)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
        expect(page.get_by_role("switch", name=re.compile("^Symbols"))).to_be_checked()


class TestRules:
    def test_are_searched(self, page: Page, files: str) -> None:
        visit(page, files + "#/rules/iunu")
        page.get_by_role("searchbox").fill("loaf")
        expect(page.locator("mark").first).to_have_text(re.compile("loaf", re.IGNORECASE))
        expect(page.locator("#cards").get_by_text("Baker", exact=True).first).to_be_visible()
        page.get_by_role("searchbox").fill("xyzzy")
        expect(page.get_by_text("Nothing in the rules mentions “xyzzy”.")).to_be_visible()


def test_credits_name_whose_icons_and_fonts_these_are(page: Page, files: str) -> None:
    visit(page, files + "#/about")
    for name in ("game-icons.net", "CC BY 3.0", "Marcellus", "Grenze", "Alegreya Sans", "SIL Open Font License 1.1"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_a_first_visit_is_small(page: Page, files: str) -> None:
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url))
    visit(page, files)
    paths = [CLIENT / (address.removeprefix(files) or "index.html") for address in fetched if "/api/" not in address]
    sizes = {path.name: packed(path) for path in paths if path.suffix != ".woff2"}
    assert sum(sizes.values()) <= LIMIT, sizes


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))
