"""What the table of IUNU looks like in a real Chromium, at each size, in each language, for every eye and hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.iunu_scenes import NAMES, TELLING, card, harness, pick, show
from tests.browser.watching import SIZES, clipped, violations

__all__ = ["harness"]


def scrolls(page: Page) -> bool:
    script = "one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"
    return bool(page.locator(".iunu.page").evaluate(script))


@pytest.mark.parametrize("size", SIZES)
def test_no_scene_scrolls_or_is_cut_off(page: Page, harness: str, size: str) -> None:
    for name in NAMES:
        show(page, harness, name, size)
        assert (scrolls(page), clipped(page)) == (False, []), name


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(page: Page, harness: str, size: str) -> None:
    for name in TELLING:
        show(page, harness, name, size)
        assert violations(page) == [], name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ko", "de", "zh-Hant", "en-XA"])
def test_all_languages_have_room(page: Page, harness: str, language: str, size: str) -> None:
    for name in TELLING:
        show(page, harness, name, size, language=language)
        assert clipped(page) == [], name


@pytest.mark.parametrize("size", SIZES)
def test_text_of_twice_the_size_can_be_read(page: Page, harness: str, size: str) -> None:
    for name in TELLING:
        show(page, harness, name, size, text=200)
        assert clipped(page) == [], name


class TestShowing:
    def test_explains_a_caste_on_hover_and_on_focus(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        page.locator(".rail .baker .head").hover()
        expect(page.get_by_role("tooltip")).to_contain_text("Each costs as many Deben as the highest die shows now")
        page.keyboard.press("Escape")
        card(page, "farmer-0").focus()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tooltip")).to_contain_text("Baker")

    def test_offers_nothing_to_who_is_not_asked(self, page: Page, harness: str) -> None:
        for name in ("iunu-waiting", "iunu-kept", "iunu-spectator", "iunu-end"):
            show(page, harness, name)
            expect(page.locator(".offers, .legal, .go")).to_have_count(0)

    def test_says_in_one_sentence_whom_all_wait_for(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-kept")
        expect(page.locator("[data-question]")).to_have_text(
            "You keep the Priest. Ahmes and Tuya still choose which card they keep."
        )

    def test_mirrors_for_the_left_hand(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set", left=True)
        left, hand = page.locator(".deed").bounding_box(), page.locator("section.hand").bounding_box()
        assert left is not None
        assert hand is not None
        assert left["x"] < hand["x"]

    def test_keeps_score_log_chat_and_rules_behind_buttons_on_phones(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set", "small")
        page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("dialog")).to_contain_text("Tuya feeds Farmer for 2 Deben.")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    @pytest.mark.parametrize("size", ["phone", "small"])
    def test_can_be_hit_with_a_thumb(self, page: Page, harness: str, size: str) -> None:
        for name in TELLING:
            show(page, harness, name, size)
            for button in page.locator(".deed button, .tabs button, .slot").all():
                box = button.bounding_box()
                assert box is None or box["height"] >= 44, (name, button.inner_text())

    def test_moves_nothing_where_motion_is_not_wanted(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set", motion="none")
        pick(page, "priest-0")
        assert page.evaluate("document.getAnimations().length") == 0
