"""Playing without a mouse: whole games by keys alone, and the list of keys."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.api import own_games
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from tests.web.browser import new_context, seq, settle, shared_table
from tests.web.frames import eager
from tests.web.server import RoomServer

ARROW_KEYS = {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"}
SHORT = {"summoner": {"turn_limit": 50}}  # an option of the game; without it, random play takes a thousand choices
FURTHEST = 300  # presses of Tab: more than once around any page
# Where a choice is on the page: [the id of its thing or button, the number that it wears, whether a menu opens there].
WAY_TO = """code => {
    const ways = [...document.querySelectorAll('#board .hit, #board [popovertarget], .opts button')].filter(one =>
        one.checkVisibility() && !one.disabled && !one.closest('.placed:not(.open)') && !one.closest('[popover]'));
    const inMenu = one => [...one.popoverTargetElement?.querySelectorAll('[name=choice]') ?? []]
        .some(choice => choice.value === code);
    const found = ways.find(one => one.value === code && !one.matches('.movable > .hit')) ?? ways.find(inMenu);
    const worn = found?.closest('[data-zone]')?.dataset.key ?? found?.dataset.key ?? '';
    return found ? [found.id, worn, inMenu(found)] : ['', '', false];
}"""
# Which arrow leads from the focus towards a thing: first along the longer way.
ARROWS = """id => {
    const middle = one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const here = document.activeElement.matches('#board *, .opts *') ? middle(document.activeElement)
        : [innerWidth / 2, innerHeight / 2];
    const [x, y] = middle(document.getElementById(id)).map((at, i) => at - here[i]);
    const [across, down] = [x < 0 ? 'ArrowLeft' : 'ArrowRight', y < 0 ? 'ArrowUp' : 'ArrowDown'];
    return Math.abs(x) > Math.abs(y) ? [across, down] : [down, across];
}"""
HAS_FOCUS = (
    "code => document.activeElement.matches('button:not(.movable > .hit)') && document.activeElement.value === code"
)
IS_FOCUSED = "id => document.activeElement.id === id"


class Keyboard:
    """Choices by keys alone, and the keys that it took."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: set[str] = set()

    def press(self, key: str) -> None:
        self.pressed.add(key)
        self.page.keyboard.press(key)

    def choose(self, code: str) -> None:
        """By its number, else the way out by Escape, else arrows (or Tab) lead there, else it stands in the list."""
        self.press("ArrowDown")  # now there are numbers
        id, number, in_menu = self.page.evaluate(WAY_TO, code)
        out = self.page.locator(".opts > .decline[name=choice]")
        if number:
            self.press(number)
        elif out.count() == 1 and out.get_attribute("value") == code:
            self.press("Escape")
            self.press("Escape")
        elif id and self.go_to(id):
            self.press("Enter")
        elif id:  # things lie so closely that no arrow leads to each of them
            self.tab_to(IS_FOCUSED, id)
        else:
            if not self.page.locator("body.listed").count():
                self.press("l")
            self.tab_to(HAS_FOCUS, code)
        if in_menu:
            self.tab_to(HAS_FOCUS, code)

    def go_to(self, id: str) -> bool:
        """By arrows, as far as they lead."""
        focused = self.page.evaluate("document.activeElement.id")
        for _ in range(30):
            for arrow in self.page.evaluate(ARROWS, id):
                self.press(arrow)
                before, focused = focused, self.page.evaluate("document.activeElement.id")
                if focused == id:
                    return True
                if focused != before:
                    break
        return False

    def tab_to(self, there: str, what: str) -> None:
        """Onwards from wherever the focus is, and around the page if need be."""
        for _ in range(FURTHEST):
            if self.page.evaluate(there, what):
                return self.press("Enter")
            self.press("Tab")
        raise AssertionError(f"no key leads to {what}")


def beginning(game: str) -> State:
    s: State = herna.game(game).new(seed=5, **SHORT.get(game, {}))
    return s


def whole_game(game: str) -> list[Any]:
    s, rng = beginning(game), Random(game)
    while not s.over:
        seat = s.to_act[0]
        s.choose(eager(s, seat, rng), seat)
    choices = s.record()["choices"]
    assert isinstance(choices, list)
    return choices


@pytest.mark.parametrize("game", own_games())
def test_a_game_is_played_to_its_end_with_keys_alone(browser: Browser, room: RoomServer, game: str) -> None:
    """A whole game of each. Mindbug needs no more than digits, arrows, Enter and Escape."""
    choices = whole_game(game)
    page = new_context(browser).new_page()
    page.set_default_timeout(30_000)
    table = shared_table(room, beginning(game))
    page.goto(table)
    page.wait_for_selector('body[data-stream="open"]')
    keyboard = Keyboard(page)
    for choice in choices:
        page.wait_for_selector("#table[data-turn='1']:not(.sent)", state="attached")
        if page.locator("#o-here").count():  # the next player takes the screen
            keyboard.press("1")
            page.wait_for_selector("#o-here", state="detached")
        before = seq(page)
        keyboard.choose(split_choice(choice)[1])
        settle(page, before)
    page.wait_for_selector("#o-rematch, #o-next", state="attached")
    assert httpx.get(table + "/record.json", timeout=20).json()["choices"] == choices
    if game == "mindbug":
        assert keyboard.pressed <= {*"123456789", *ARROW_KEYS, "Enter", "Escape"}
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
