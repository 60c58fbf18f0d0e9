"""Everybody can use the room: contrast and roles, phones, languages, themes, reminders."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    DESKTOP,
    PHONE,
    faults_in_both_themes,
    new_context,
    play_now,
    serious_faults,
    wait_for_turn,
)
from tests.web.server import RoomServer


@pytest.fixture(scope="module")
def table(room: RoomServer) -> str:
    """A table of two people after some choices."""
    wish = {"game": "mindbug", "seats": [{"name": "Eva"}, {"name": "Adam"}], "seed": "5"}
    with httpx.Client(base_url=room.url, timeout=20) as client:
        made = client.post("/api/tables", json=wish).json()
        for _ in range(10):
            for key in made["seats"]:
                seen = client.get(f"/api/tables/{made['id']}/{key}").json()
                if seen["decision"]:
                    choice = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
                    client.post(f"/api/tables/{made['id']}/{key}/choose", json=choice).raise_for_status()
    return f"{room.url}/t/{made['id']}/{made['seats'][0]}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, room: RoomServer, table: str, size: dict[str, int]) -> None:
    context = new_context(browser, viewport=size, bypass_csp=True)
    page = context.new_page()
    for path in ("", "/links", "/text", "/replay?at=3"):
        page.goto(table + path)
        assert faults_in_both_themes(page) == [], path
    for path in ("/", "/set/mindbug", "/rules/mindbug", "/cards/mindbug?keywords=sneaky", "/nowhere",
                 "/learn", "/learn/mindbug", "/learn/mindbug/first"):  # fmt: skip
        page.goto(room.url + path)
        assert faults_in_both_themes(page) == [], path
    context.close()


def test_axe_would_find_a_serious_fault(page: Page) -> None:
    page.set_content('<html lang="en"><title>A page</title><main><h1>A page</h1><img src="/icon.svg"></main></html>')
    assert [fault.partition(":")[0] for fault in serious_faults(page)] == ["image-alt"]


def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, room: RoomServer, table: str) -> None:
    context = new_context(browser, viewport=PHONE)
    page = context.new_page()
    paths = [table, table + "/links", table + "/text", table + "/replay?at=3"]
    paths += [room.url + p for p in ("/", "/set/mindbug", "/rules/mindbug", "/cards/mindbug")]
    for path in paths:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.goto(table + "/replay?at=3")
    for size in (PHONE, {"width": 844, "height": 390}):  # all buttons of a replay are in sight
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for row in page.locator(".replay .steps, .replay .ways").all():
            assert row.evaluate("row => row.scrollWidth <= row.clientWidth"), size
    context.close()


def test_a_replay_tells_what_happened_at_every_size(browser: Browser, table: str) -> None:
    context = new_context(browser, viewport=DESKTOP)
    page = context.new_page()
    page.goto(table + "/replay?at=1")
    log, unfold = page.locator("#rail"), page.get_by_role("button", name="What happened")
    expect(log).to_be_visible()
    expect(unfold).to_be_hidden()
    expect(page.locator("#log li").first).to_contain_text(page.locator("#ask").inner_text())
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(log).to_be_hidden()
    more = page.get_by_role("button", name="More", exact=True)
    more.click()
    unfold.click()
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    page.keyboard.press("Escape")
    expect(unfold).to_be_hidden()
    more.focus()
    page.keyboard.press("Enter")
    expect(unfold).to_be_visible()
    context.close()


def test_language_and_theme_can_be_switched(page: Page, room: RoomServer) -> None:
    page.goto(room.url)
    page.get_by_role("link", name="Česky").click()
    expect(page.locator("h1")).to_have_text("Herna")
    page.get_by_role("link", name="Tmavý").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Hrát hned").first.click()
    page.wait_for_selector("#table")
    wait_for_turn(page)
    expect(page.locator("#do-undo")).to_have_text("Vrátit")
    page.goto(room.url)
    page.get_by_role("link", name="English").click()
    expect(page.locator("h1")).to_have_text("The game room")


def test_reminders_mark_the_title_when_it_is_ones_turn(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    wait_for_turn(page)
    page.wait_for_function("() => document.title.startsWith('●')")
