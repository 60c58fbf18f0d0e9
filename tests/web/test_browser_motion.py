"""Frames in a real browser: the pace of others' steps, focus, and presses that cross a frame."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from herna.api import own_games
from tests.web.browser import PHONE, new_context, seq, settle, two_seats
from tests.web.server import RoomServer


def test_focus_stays_while_others_move_and_follows_a_card_into_play(browser: Browser, room: RoomServer) -> None:
    pages = [new_context(browser, motion=True).new_page() for _ in range(2)]
    for page, url in zip(pages, two_seats(room, "3"), strict=True):
        page.goto(url)
    acting = next(p for p in pages if p.locator("#prompt.act .opts button").count())
    waiting = next(p for p in pages if p is not acting)
    resting = waiting.locator(".side.me .hand .hit").nth(1)
    resting.focus()
    held = resting.get_attribute("id")
    card = acting.locator(".side.me .hand .hit").first
    name = acting.locator(".side.me .hand .card .name").first.inner_text()
    card.focus()
    before = seq(waiting)
    acting.keyboard.press("Enter")
    settle(waiting, before)
    assert waiting.evaluate("document.activeElement.id") == held
    acting.wait_for_function("() => document.activeElement?.id === 'played-b'")
    waiting.locator("#o-mindbug-none").click()
    acting.wait_for_function("() => /^c\\d+-b$/.test(document.activeElement?.id)")
    focused = acting.evaluate("document.activeElement.closest('.card').querySelector('.name').textContent")
    assert focused == name
    for page in pages:
        page.context.close()


def press(page: Page, selector: str) -> None:
    """The button of the mouse goes down on a thing, and stays down."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def elsewhere(url: str, path: str, data: dict[str, str]) -> None:
    """The same link, used on another device."""
    assert httpx.post(f"{url}/{path}", data=data).status_code == 303


def test_a_press_that_crosses_a_frame_neither_chooses_nor_shows_something_else(
    moving_page: Page, room: RoomServer
) -> None:
    page = moving_page
    urls = two_seats(room, "3")
    page.goto(urls[0])
    url = urls[0] if page.locator("#prompt.act").count() else urls[1]
    page.goto(url)
    page.wait_for_timeout(500)  # the stream is open
    press(page, ".side.me .hand .card.can .hit")
    before = seq(page)
    other = page.locator(".side.me .hand .card.can .hit").nth(2).get_attribute("value") or ""
    elsewhere(url, "choose", {"at": str(before), "choice": other})
    seat = f"{room.url}/api/tables/{url.split('/t/')[1]}"
    known = httpx.get(seat).json()
    page.wait_for_function("seq => +document.getElementById('table').dataset.seq >= seq", arg=known["seq"])
    page.mouse.up()
    page.wait_for_timeout(400)
    assert page.locator("#zoom[open]").count() == 0
    assert httpx.get(seat).json() == known


def test_a_press_that_crosses_a_frame_chooses_what_is_still_legal(moving_page: Page, room: RoomServer) -> None:
    page = moving_page
    urls = two_seats(room, "3")
    page.goto(urls[0])
    mine = 0 if page.locator("#prompt.act").count() else 1
    page.goto(urls[mine])
    page.wait_for_timeout(500)  # the stream is open
    press(page, ".side.me .hand .card.can .hit")
    before = seq(page)
    elsewhere(urls[1 - mine], "name", {"seat": str(1 - mine), "name": "Zoe"})
    settle(page, before)
    page.mouse.up()
    page.wait_for_selector("#played")


def test_a_long_press_shows_a_card_and_chooses_nothing(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser, motion=True, viewport=PHONE, has_touch=True)
    page = context.new_page()
    urls = two_seats(room, "3")
    page.goto(urls[0])
    if not page.locator("#prompt.act").count():
        page.goto(urls[1])
    before = seq(page)
    box = page.locator(".side.me .hand .card.can .hit").first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch = context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#zoom")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(page.locator("#zoom")).to_be_visible()
    assert seq(page) == before
    context.close()


@pytest.mark.parametrize("game", own_games())
def test_on_a_telephone_a_tap_shows_a_thing_and_a_large_button_chooses_it(
    browser: Browser, room: RoomServer, game: str
) -> None:
    seats: list[dict[str, str]] = [{} for _ in range(3 if game == "bigmonster" else 2)]
    table = httpx.post(room.url + "/api/tables", json={"game": game, "seats": seats, "seed": "3"}, timeout=20).json()
    urls = [f"{room.url}/t/{table['id']}/{key}" for key in table["seats"]]
    acting = next(url for url in urls if httpx.get(url.replace("/t/", "/api/tables/")).json()["decision"])
    page = new_context(browser, sure=True, viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    page.goto(acting)
    page.wait_for_selector('body[data-stream="open"]')
    if game == "wistar":
        page.locator("#tabs a.dot").first.tap()  # where there is something to choose
    before = seq(page)
    if game == "summoner":  # here the first tap picks a card up, and the second one says where it goes
        page.locator(".strip .movable > .hit").first.tap()
        expect(page.locator(".reach-b").first).to_be_visible()
        assert seq(page) == before
        page.locator(".reach-b").first.tap()
    else:
        page.locator("#board .can > .hit[name=choice]:visible:not(.movable > .hit)").first.tap()
        button = page.locator("#zoom .sure")
        expect(button).to_be_visible()
        assert seq(page) == before
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 56
        expect(page.locator("#zoom .refusal")).to_have_count(0)
        button.tap()
    settle(page, before)
    expect(page.locator("#zoom")).to_be_hidden()
    page.context.close()
