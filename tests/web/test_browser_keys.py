"""Playing without a mouse: whole games by keys alone, and the list of keys."""

from __future__ import annotations

import json
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.api import own_games
from herna.kernel.game import follow
from herna.kernel.keeping.record import split_choice
from tests.web.browser import new_context, seq, settle
from tests.web.frames import eager
from tests.web.server import RoomServer

LAST = 8  # choices that are made in the browser
SHORT = {"summoner": {"turn_limit": 50}}
NUMBERED = """code => {
    const worn = [...document.querySelectorAll('[data-key]')].find(one =>
        (one.matches('button') ? one : one.querySelector('.hit')).value === code && !one.matches('.movable'));
    return worn?.dataset.key ?? ''; }"""


def nearly_over(room: RoomServer, game: str) -> tuple[str, list[str]]:
    """A table shared by all its players shortly before the end of a game, and the choices that lead there."""
    fresh = herna.game(game).new(seed=5, **SHORT.get(game, {}))
    s, rng = fresh.clone(), Random(game)
    while not s.over:
        seat = s.to_act[0]
        s.choose(eager(s, seat, rng), seat)
    choices = s.record()["choices"]
    assert isinstance(choices, list)
    for choice in choices[:-LAST]:
        follow(fresh, choice)
    file = {"record": ("game.json", json.dumps(fresh.record()), "application/json")}
    answer = httpx.post(room.url + "/upload", files=file, timeout=20)
    return room.url + answer.headers["location"].removesuffix("/replay"), [split_choice(c)[1] for c in choices[-LAST:]]


def choose_by_keys(page: Page, code: str) -> None:
    """By its number; else the way out by Escape; else out of the list."""
    page.keyboard.press("ArrowDown")  # now there are numbers
    number = page.evaluate(NUMBERED, code)
    out = page.locator(".opts > .decline[name=choice]")
    if number:
        page.keyboard.press(number)
    elif out.count() == 1 and out.get_attribute("value") == code:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    else:
        if not page.locator("body.listed").count():
            page.keyboard.press("l")
        page.locator("#ask").evaluate("ask => ask.focus()")
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("code => document.activeElement.value === code", code):
                break
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", own_games())
def test_a_game_is_played_to_its_end_with_keys_alone(browser: Browser, room: RoomServer, game: str) -> None:
    address, codes = nearly_over(room, game)
    page = new_context(browser).new_page()
    page.goto(address)
    page.wait_for_selector('body[data-stream="open"]')
    for code in codes:
        page.wait_for_selector("#table[data-turn='1']:not(.sent)", state="attached")
        if page.locator("#o-here").count():  # the next player takes the screen
            page.keyboard.press("1")
            page.wait_for_selector("#o-here", state="detached")
        before = seq(page)
        choose_by_keys(page, code)
        settle(page, before)
    page.wait_for_selector("#o-rematch, #o-next", state="attached")
    page.context.close()


def test_the_list_of_keys_opens_by_its_key_and_from_the_settings_and_closes(page: Page, room: RoomServer) -> None:
    """That everybody can read it is tested with the other things that open over a table."""
    seats = [{"name": "Eva"}, {"kind": "level1"}]
    table = httpx.post(room.url + "/api/tables", json={"game": "mindbug", "seats": seats, "seed": "5"}).json()
    page.goto(f"{room.url}/t/{table['id']}/{table['seats'][0]}")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keys").click()
    expect(page.locator("#keys")).to_be_visible()


def test_the_way_out_is_pointed_at_before_it_is_taken(browser: Browser, room: RoomServer) -> None:
    seats = [{"name": "Eva"}, {"name": "Ota"}]
    table = httpx.post(room.url + "/api/tables", json={"game": "summoner", "seats": seats, "seed": "5"}).json()
    pages = [new_context(browser).new_page() for _ in range(2)]
    for page, key in zip(pages, table["seats"], strict=True):
        page.goto(f"{room.url}/t/{table['id']}/{key}")
    acting = next(page for page in pages if page.locator("#prompt.act").count())
    acting.wait_for_selector('body[data-stream="open"]')
    before = seq(acting)
    acting.keyboard.press("Escape")
    expect(acting.locator(".opts > .decline[name=choice]")).to_be_focused()
    assert seq(acting) == before
    acting.keyboard.press("Escape")
    acting.wait_for_function("before => +document.getElementById('table').dataset.seq > before", arg=before)
    for page in pages:
        page.context.close()
