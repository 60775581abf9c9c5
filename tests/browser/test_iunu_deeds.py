"""How IUNU is played on its table in a real Chromium: by mouse, by keyboard, by dragging, from scene to scene."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.iunu_scenes import card, cell, deed, drag, go, harness, pick, show
from tests.browser.watching import settle

__all__ = ["harness"]


class TestChoosingASet:
    def test_shows_it_on_the_table_before_it_is_sent(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        expect(go(page)).to_have_attribute("aria-disabled", "true")
        pick(page, "priest-0", "priest-1")
        expect(cell(page, 0, "priest").locator(".joins")).to_have_count(2)
        expect(cell(page, 0, "priest").locator(".count")).to_have_text("+2")
        expect(card(page, "priest-1").locator(".fee")).to_have_text("1")
        expect(page.locator(".deed .gain")).to_contain_text("43 → 63")
        expect(page.locator(".standing .me b")).to_have_text("43→ 63")
        expect(deed(page)).to_have_text("")
        go(page).click()
        expect(deed(page)).to_have_text("play priest x2")

    def test_begins_anew_with_another_caste(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        pick(page, "priest-0", "farmer-0")
        expect(card(page, "priest-0")).to_have_attribute("aria-pressed", "false")
        go(page).click()
        expect(deed(page)).to_have_text("play farmer")

    def test_says_what_a_card_needs(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set-poor")
        pick(page, "farmer-0", "farmer-1")
        expect(card(page, "farmer-2")).to_have_attribute("aria-disabled", "true")
        expect(card(page, "farmer-2").locator(".why")).to_have_text("needs 2 Deben")

    def test_by_keyboard_alone(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        card(page, "merchant-0").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(go(page)).to_have_text("Play 2 Priests")
        page.keyboard.press("Control+Enter")
        expect(deed(page)).to_have_text("play priest x2")

    def test_by_the_tab_key_to_the_button(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        card(page, "priest-1").focus()
        page.keyboard.press("Space")
        for _ in range(9):
            page.keyboard.press("Tab")
            if go(page).evaluate("one => one === document.activeElement"):
                break
        page.keyboard.press("Enter")
        expect(deed(page)).to_have_text("play priest")

    def test_by_dragging_a_card_to_the_own_dynasty(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        drag(page, card(page, "baker-0"), page.locator(".row.me"))
        expect(deed(page)).to_have_text("play baker")

    def test_by_dragging_what_is_picked(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        pick(page, "priest-0")
        drag(page, card(page, "priest-1"), page.locator(".row.me"))
        expect(deed(page)).to_have_text("play priest x2")

    def test_sends_nothing_if_a_card_is_dropped_elsewhere(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-set")
        drag(page, card(page, "baker-0"), page.locator(".row").first)
        expect(card(page, "baker-0")).to_have_attribute("aria-pressed", "true")
        expect(deed(page)).to_have_text("")


class TestAnswering:
    @pytest.mark.parametrize(
        ("name", "button", "text"),
        [
            ("use-baker", "Buy bread", "use"),
            ("use-soldier", "Send the Soldiers", "use"),
            ("use-noble", "Take 7 Deben", "use"),
            ("use-artisan-nobody", "Go on", "decline"),
        ],
    )
    def test_with_the_button_named_by_the_deed(
        self, page: Page, harness: str, name: str, button: str, text: str
    ) -> None:
        show(page, harness, f"iunu-{name}")
        page.get_by_role("button", name=button).click()
        expect(deed(page)).to_have_text(text)

    def test_not_to_use_an_ability(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-use-priest")
        page.get_by_role("button", name="Do not use it").click()
        expect(deed(page)).to_have_text("decline")

    def test_shows_how_nobles_lower_the_dice(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-use-noble")
        expect(page.locator(".bowl b")).to_have_text(["3", "1"])
        expect(page.locator(".row.me [data-deben]")).to_have_text("12→19")

    def test_shows_whom_soldiers_threaten(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-use-soldier")
        expect(page.locator(".row.threatened")).to_have_count(3)

    def test_feeds_by_pressing_a_citizen(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-feed")
        expect(page.locator(".row.me .offers")).to_have_count(2)
        cell(page, 0, "soldier").locator("button").click()
        expect(cell(page, 0, "soldier").locator(".bread")).to_have_count(1)
        go(page).click()
        expect(deed(page)).to_have_text("feed soldier")

    def test_feeds_by_dragging_a_loaf(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-feed")
        drag(page, page.locator(".loaves > span").first, cell(page, 0, "baker"))
        expect(deed(page)).to_have_text("feed baker")

    def test_stops_buying(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-feed")
        page.get_by_role("button", name="Stop buying").click()
        expect(deed(page)).to_have_text("done")

    def test_pays_a_ransom_with_the_own_deben(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-ransom")
        page.locator(".row.me .money").click()
        expect(page.locator(".row.me .money")).to_contain_text("7→5")
        go(page).click()
        expect(deed(page)).to_have_text("pay")

    def test_hands_the_own_farmer_over(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-ransom")
        cell(page, 0, "farmer").locator("button").click()
        expect(cell(page, 2, "farmer").locator(".joins")).to_have_count(1)
        go(page).click()
        expect(deed(page)).to_have_text("hand farmer")

    def test_adds_a_citizen(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-add")
        expect(card(page, "noble-0").locator(".why")).to_have_text("not now")
        pick(page, "soldier-0")
        go(page).click()
        expect(deed(page)).to_have_text("add soldier")

    def test_keeps_an_afterlife_card(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-take", "phone")
        page.locator(".look").first.click()
        go(page).click()
        expect(deed(page)).to_have_text("take ankh")

    def test_keeps_a_card_of_the_hand(self, page: Page, harness: str) -> None:
        show(page, harness, "iunu-keep")
        pick(page, "priest-1")
        expect(page.locator(".deed")).to_contain_text("The 3 others go back into the deck.")
        go(page).click()
        expect(deed(page)).to_have_text("keep priest")


class TestGoingOn:
    """From one scene to the next: `step` shows a scene as after some events."""

    LAID = "{key: 'laid', seat: 0, fields: {card: 'priest', count: 2, cost: 1}}"

    def begin(self, page: Page, harness: str, name: str, **settings: object) -> None:
        settle(page, **settings)
        page.set_default_timeout(30_000)
        page.goto(f"{harness}tests/iunu/steps.html#{name}")
        page.locator(".iunu .table").wait_for()
        page.wait_for_timeout(450)

    def test_takes_nothing_more_until_a_deed_is_acknowledged(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "set")
        pick(page, "priest-0", "priest-1")
        go(page).dblclick()
        card(page, "farmer-0").click(position={"x": 12, "y": 40}, force=True)
        expect(go(page)).to_have_text("Sent …")
        expect(deed(page)).to_have_text("play priest x2")

    def test_takes_no_double_click_for_the_next_question(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "set")
        pick(page, "priest-0", "priest-1")
        go(page).click()
        page.evaluate(f"step('use-priest', [{self.LAID}])")
        go(page).click(force=True)
        expect(deed(page)).to_have_text("play priest x2")
        go(page).click()
        expect(deed(page)).to_have_text("play priest x2, use")

    def test_lets_cards_travel_from_the_hand_for_less_than_400_ms(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "set")
        moving = page.evaluate(
            f"""async () => {{
                step('use-priest', [{self.LAID}])
                await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
                const travels = document.getAnimations().filter((one) => one.id === 'travel')
                return travels.map((one) => one.effect.getTiming().duration)
            }}"""
        )
        assert len(moving) == 2
        assert max(moving) < 400
        page.wait_for_timeout(400)
        assert page.evaluate("document.getAnimations().length") == 0

    def test_ends_what_still_moves_when_more_happens(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "set")
        gained = "{key: 'gained', seat: 0, fields: {amount: 4}}"
        page.evaluate(f"step('use-noble', [{gained}]); setTimeout(() => step('set', []), 60)")
        page.wait_for_timeout(150)
        expect(page.locator(".flyer")).to_have_count(0)

    def test_moves_nothing_where_motion_is_not_wanted(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "set", motion="none")
        page.evaluate(f"step('use-priest', [{self.LAID}])")
        expect(page.locator("[data-question]")).to_contain_text("Afterlife deck")
        assert page.evaluate("document.getAnimations().length") == 0

    def test_leaves_what_is_picked_while_others_choose(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "keep")
        pick(page, "priest-1")
        page.evaluate("step('keep', [{key: 'chose', seat: 1, fields: {}}])")
        expect(go(page)).to_have_text("Keep the Priest")

    def test_begins_anew_after_each_loaf(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "feed")
        cell(page, 0, "baker").locator("button").click()
        go(page).click()
        page.evaluate("step('feed', [{key: 'fed', seat: 0, fields: {card: 'baker', cost: 3}}])")
        expect(go(page)).to_have_text("Feed")

    def test_marks_what_another_has_just_done(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "waiting")
        page.evaluate("step('set', [{key: 'laid', seat: 2, fields: {card: 'scribe', count: 1, cost: 0}}])")
        expect(page.locator(".st.fresh")).to_have_count(1)
        expect(cell(page, 2, "scribe")).to_contain_text("new")

    def test_puts_the_focus_on_what_is_asked_for_who_plays_by_keyboard(self, page: Page, harness: str) -> None:
        self.begin(page, harness, "set")
        card(page, "priest-1").focus()
        page.keyboard.press("Space")
        page.keyboard.press("Control+Enter")
        page.evaluate(f"step('use-priest', [{self.LAID}])")
        expect(go(page)).to_be_focused()
