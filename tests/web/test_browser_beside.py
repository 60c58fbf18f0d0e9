"""Beside the table in a real browser: the side sheet, settings, the log for eyes and ears, the adviser's ring."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    DESKTOP,
    PHONE,
    choose_visible,
    faults_in_both_themes,
    mistakes_of,
    new_context,
    play_now,
    seq,
    two_seats,
    wait_for_turn,
)
from tests.web.server import RoomServer

FOCUSED = "document.activeElement?.id || document.activeElement?.className"


def test_rules_and_cards_open_beside_the_table_which_stays_in_use(page: Page, room: RoomServer) -> None:
    mistakes = mistakes_of(page)
    page.goto(two_seats(room)[0])
    wait_for_turn(page)
    page.wait_for_selector("body[data-stream=open]")
    table, sheet = page.url, page.locator("#reader")
    rules = page.get_by_role("link", name="Rules")
    rules.click()
    expect(sheet.get_by_role("heading", level=1)).to_contain_text("rules")
    box = sheet.bounding_box()
    assert box is not None
    assert box["width"] == 560
    assert page.evaluate(FOCUSED) == "reader"
    page.keyboard.press("2")  # what is pressed there does not choose
    before = seq(page)
    choose_visible(page, "#hand0 .hit[name=choice]")  # the table stays in use
    assert seq(page) > before
    expect(sheet).to_be_visible()

    page.locator("#reader .search input").fill("sneaky")
    page.locator("#reader .search button").click()
    expect(sheet.get_by_role("status")).to_contain_text("found")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert page.evaluate("document.activeElement.pathname") == "/rules/mindbug"

    page.locator("#log li a").first.dispatch_event("click")  # the card being played may lie over it
    wanted = page.locator("#reader .wanted")
    expect(wanted).to_be_in_viewport()
    assert page.url == table
    page.locator("#reader-close").click()
    expect(sheet).to_be_hidden()
    page.get_by_role("link", name="Cards").click()
    expect(sheet.locator(".entry").first).to_be_visible()
    assert page.evaluate("(s => s.scrollWidth <= s.clientWidth)(document.getElementById('reader'))")
    assert mistakes == []


def test_the_log_speaks_and_points(browser: Browser, room: RoomServer) -> None:
    pages = [new_context(browser).new_page() for _ in range(2)]
    for p, url in zip(pages, two_seats(room), strict=True):
        p.goto(url)
        p.wait_for_selector("body[data-stream=open]")
    first, other = pages
    wait_for_turn(first)
    choose_visible(first, "#hand0 .hit[name=choice]")
    said = other.locator("#heard p")
    expect(said.first).to_contain_text("Eva plays")
    wait_for_turn(other)
    choose_visible(other, ".opts .decline")
    expect(said.filter(has_text="comes into play")).to_have_count(1)
    expect(said.filter(has_text="Eva plays")).to_have_count(1)  # nothing is said twice
    other.locator("#log li", has_text="comes into play").hover()
    expect(other.locator("#area0 .card.rung")).to_have_count(1)
    other.locator("#log li", has_text="comes into play").locator("a").focus()
    expect(other.locator("#area0 .card.rung")).to_have_count(1)
    other.locator("#ask").hover()
    expect(other.locator(".rung")).to_have_count(0)
    other.reload()
    other.keyboard.press("Tab")
    assert other.evaluate("document.activeElement.getAttribute('href')") == "#ask"
    other.keyboard.press("Enter")
    assert other.evaluate(FOCUSED) == "ask"
    for p in pages:
        p.context.close()


def test_language_and_theme_are_changed_at_the_table(page: Page, room: RoomServer) -> None:
    page.goto(two_seats(room)[0])
    table = page.url
    page.get_by_role("button", name="Settings").click()
    page.locator("#settings").get_by_role("link", name="Česky").click()
    page.wait_for_url(table)
    expect(page.locator("#do-undo")).to_have_text("Vrátit")
    page.get_by_role("button", name="Nastavení").click()
    page.locator("#settings").get_by_role("link", name="Tmavý").click()
    page.wait_for_url(table)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.locator("#hand0 .card.can")).not_to_have_count(0)  # still the same seat


def test_the_adviser_rings_what_it_means(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    wait_for_turn(page)
    page.wait_for_selector("body[data-stream=open]")
    page.locator("#do-hint").click()
    expect(page.locator("#hint-text")).to_be_visible(timeout=20_000)  # the adviser thinks
    expect(page.locator("[data-hinted]")).not_to_have_count(0)
    ringed = page.locator("#board :has(> .hit[data-hinted]), .opts > [data-hinted]").first
    assert ringed.evaluate("thing => getComputedStyle(thing).outlineStyle") == "solid"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, room: RoomServer, size: dict[str, int]) -> None:
    context = new_context(browser, viewport=size, bypass_csp=True)
    page = context.new_page()
    page.goto(two_seats(room)[0])
    page.get_by_role("button", name="Settings").click()
    assert faults_in_both_themes(page) == [], "settings"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    assert faults_in_both_themes(page) == [], "keys"
    page.keyboard.press("Escape")
    cards = "a[href^='/cards/']"
    if not page.locator(f"#head {cards}").is_visible():  # on a phone they stand in the settings
        page.locator("[popovertarget=settings]").click()
    page.locator(f"#head {cards}:visible, #settings {cards}:visible").click()
    expect(page.locator("#settings")).to_be_hidden()  # it would lie over the sheet
    expect(page.locator("#reader .entry").first).to_be_visible()
    assert faults_in_both_themes(page) == [], "sheet"
    context.close()
