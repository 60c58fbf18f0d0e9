"""People meet: by a link with a QR code, in the lobby, and one person goes on with another device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.web.drawing.qr import qr_drawing
from tests.web.browser import PHONE, mistakes_of, new_context, serious_faults
from tests.web.server import RoomServer

TITLE = herna.game("mindbug").title("en")


@contextmanager
def visitor(browser: Browser, phone: bool = False, **settings: Any) -> Iterator[Page]:
    """A browser of their own; on a telephone they touch."""
    device: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    context = new_context(browser, **device, **settings)
    page = context.new_page()
    mistakes = mistakes_of(page)
    yield page
    assert mistakes == []
    context.close()


def set_table(page: Page, room: RoomServer, name: str, joined: str) -> None:
    """A table for two, whose second seat is for somebody else; `joined` says for whom."""
    page.goto(f"{room.url}/set/mindbug")
    page.locator("#seat0 ~ input").first.fill(name)
    page.locator("#seat1").select_option("friend")
    page.get_by_label(joined).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/links")


def test_a_desktop_and_a_phone_meet_through_a_code(browser: Browser, room: RoomServer) -> None:
    with visitor(browser, permissions=["clipboard-read", "clipboard-write"]) as eva, visitor(browser, True) as adam:
        set_table(eva, room, "Eva", "only people to whom I send the link")
        friend = eva.locator(".links-list li", has_text="nobody has come yet")
        link = friend.locator(".share input").input_value()
        assert friend.locator(".qr").is_visible()
        code = re.search(r' d="(M3[^"]+)"', str(qr_drawing(link, "")))  # what a telephone reads there
        assert code
        assert friend.locator(".qr path").last.get_attribute("d") == code[1]
        friend.get_by_role("button", name="Copy").click()
        expect(friend.get_by_role("button", name="Copied")).to_be_visible()
        assert eva.evaluate("navigator.clipboard.readText()") == link
        assert serious_faults(eva) == []
        eva.get_by_role("link", name="Back to the table").click()

        adam.goto(link)
        assert serious_faults(adam) == []
        adam.get_by_label("What shall the others call you?").fill("Adam")
        adam.get_by_role("button", name="Sit down").tap()
        adam.wait_for_selector("#table")
        expect(eva.locator("#table")).to_contain_text("Adam")
        expect(adam.locator("#table")).to_contain_text("Eva")
        adam.goto(link.replace(link.split("/")[-1], "x" * 24))  # this browser is known at the table
        adam.wait_for_selector("#table")

        set_table(eva, room, "Eva", "only people to whom I send the link")
        adam.goto(eva.locator(".links-list li", has_text="nobody has come yet").locator(".share input").input_value())
        expect(adam.get_by_text("The others will see you as Adam.")).to_be_visible()  # asked only once


def test_three_meet_in_the_lobby_and_one_comes_too_late(browser: Browser, room: RoomServer) -> None:
    with visitor(browser) as eva, visitor(browser, True) as adam, visitor(browser) as late:
        set_table(eva, room, "Lonely Eva", "anybody from the lobby; relaxed")
        for page in (adam, late):
            page.goto(f"{room.url}/lobby")
            page.get_by_label("What shall the others call you?").fill("Adam" if page is adam else "Late")
        line = late.locator(".waiting li", has_text="Lonely Eva")
        expect(line).to_contain_text(f"Waiting for one more: {TITLE}")
        expect(line).to_contain_text("relaxed")
        assert serious_faults(late) == []
        adam.locator(".waiting li", has_text="Lonely Eva").get_by_role("button", name="Sit down").tap()
        adam.wait_for_selector("#table")
        line.get_by_role("button", name="Sit down").click()
        expect(late.get_by_role("alert")).to_contain_text("Somebody else was quicker")
        expect(late.locator(".waiting li", has_text="Lonely Eva")).to_have_count(0)
        adam.goto(room.url)
        expect(adam.locator("#mine li")).to_contain_text("Lonely Eva")


def test_play_now_takes_one_click_and_remembers_the_level(browser: Browser, room: RoomServer) -> None:
    with visitor(browser) as page:
        page.goto(room.url)
        tile = page.locator(".game", has_text=TITLE)
        tile.get_by_label("against").select_option("level1")
        tile.get_by_role("button", name="Play now").click()
        page.wait_for_selector("#table")
        expect(page.locator("#table")).to_contain_text("Novice")
        page.goto(room.url)
        expect(page.locator(".game", has_text=TITLE).get_by_label("against")).to_have_value("level1")
        assert serious_faults(page) == []
        page.get_by_role("link", name="up to 30 min").click()
        expect(page.locator(".game", has_text=herna.game("wistar").title("en"))).to_have_count(0)
        expect(page.locator(".game", has_text=TITLE)).to_have_count(1)
        page.get_by_role("navigation", name="Which games").get_by_role("link", name="any", exact=True).click()
        page.get_by_role("link", name="4", exact=True).click()
        expect(page.locator(".game", has_text=TITLE)).to_have_count(0)


def test_one_reminder_for_one_turn(browser: Browser, room: RoomServer) -> None:
    """Two pages of the room are open and hidden; the one that hears of the turn first tells it."""
    hidden = """
        window.told = [];
        window.Notification = class { constructor(title) { window.told.push(title); } };
        Notification.permission = 'granted';
        Object.defineProperty(document, 'hidden', { get: () => true });
        window.setInterval = act => { window.again = act; };
    """
    with visitor(browser) as page:
        page.add_init_script(hidden)
        page.goto(room.url)
        page.evaluate("fetch('/play', { method: 'POST', body: new URLSearchParams({ game: 'mindbug' }) })")
        page.goto(room.url)
        page.wait_for_selector("#mine li.turn, #mine li")
        page.evaluate("localStorage.clear()")  # as if nobody had seen whose turn it is
        page.wait_for_function("async () => { await window.again(); return document.querySelector('#mine li.turn'); }")
        page.evaluate("window.again()")
        page.wait_for_timeout(300)
        assert page.evaluate("window.told") == [TITLE]
        other = page.context.new_page()
        other.add_init_script(hidden)
        other.goto(room.url)
        other.wait_for_selector("#mine li.turn")
        other.evaluate("window.again()")
        other.wait_for_timeout(300)
        assert other.evaluate("window.told") == []


def test_somebody_goes_on_with_another_device(browser: Browser, room: RoomServer) -> None:
    with visitor(browser) as desktop, visitor(browser, True) as phone, visitor(browser) as thief:
        desktop.goto(f"{room.url}/me")
        desktop.get_by_label("Your name").fill("Eva")
        desktop.get_by_role("button", name="Change").click()
        desktop.goto(room.url)
        desktop.locator(".game", has_text=TITLE).get_by_role("button", name="Play now").click()
        desktop.wait_for_selector("#table")
        table = desktop.url
        desktop.goto(f"{room.url}/me")
        desktop.get_by_role("button", name="Make the link").click()
        link = desktop.locator(".share input").input_value()
        assert desktop.locator(".qr").is_visible()
        assert serious_faults(desktop) == []
        phone.goto(link)
        assert serious_faults(phone) == []
        phone.get_by_role("button", name="Yes, that is me").tap()
        expect(phone.locator("#mine")).to_contain_text(TITLE)
        phone.locator("#mine a.what").first.tap()
        phone.wait_for_selector("#table")
        assert phone.url == table
        thief.goto(link)
        expect(thief.get_by_text("This link does not work")).to_be_visible()
        phone.goto(f"{room.url}/me/picture?game=mindbug")
        assert serious_faults(phone) == []
        phone.locator(".faces button").first.tap()
        expect(phone.locator("img.face")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("phone", [True, False])
def test_no_page_is_wider_than_the_screen(browser: Browser, room: RoomServer, phone: bool, lang: str) -> None:
    with visitor(browser, phone, locale=lang) as page:
        for path in ("/", "/lobby", "/me", "/me/picture?game=wistar", "/set/mindbug?open=relaxed"):
            page.goto(room.url + path)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
