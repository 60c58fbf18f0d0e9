"""Mindbug's board where space is short: crowded halves and long names on phones and tablets."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, FilePayload, Page

import herna
from herna.games.mindbug.table.designs import DESIGNS
from tests.web.browser import new_context
from tests.web.server import RoomServer

SIZES = [(360, 640), (390, 844), (768, 1024)]
LONG_NAMES = ("Maximiliána z Konstantinopole", "Konstantina z Maximiliánopole")
SMALLEST = 64  # pixels: a card that a thumb hits and that one can still read
BOXES = """selector => [...document.querySelectorAll(selector)].map(e => {
    const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"""


def open_crowded_table(page: Page, room: RoomServer) -> None:
    """Six and ten creatures in play, full hands, the longest names."""
    cards = [design.slug for design in DESIGNS if design.set == "first_contact"]
    sides = [
        {"area": cards[:6], "hand": cards[6:11], "discard": cards[11:13]},
        {"area": cards[13:23], "hand": cards[23:28], "discard": cards[28:29]},
    ]
    record = herna.game("mindbug").position({"sides": sides}, seed=1).record()
    page.goto(room.url)
    file: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(record).encode(),
    }
    page.set_input_files("input[type=file]", files=[file])
    page.locator(".upload button").click()
    page.wait_for_url("**/replay")
    table = page.url.removesuffix("/replay")
    for seat in range(2):
        page.request.post(table + "/name", form={"seat": str(seat), "name": LONG_NAMES[seat]})
    page.goto(table)
    page.locator("#o-here").click()
    page.wait_for_selector("#prompt.act .opts button[name=choice]", state="attached")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_crowded_board_stays_legible(browser: Browser, room: RoomServer, width: int, height: int) -> None:
    context = new_context(browser, viewport={"width": width, "height": height})
    page = context.new_page()
    open_crowded_table(page, room)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("(b => b.scrollWidth <= b.clientWidth)(document.getElementById('board'))")
    creatures = page.evaluate(BOXES, ".area > .card")
    assert len(creatures) == 16
    for left, top, right, bottom in creatures:
        assert right - left >= SMALLEST
        assert bottom - top >= SMALLEST
    backs = page.evaluate(BOXES, "#hand1 > .card")
    assert len(backs) == 5
    assert max([right for _, _, right, _ in backs]) <= width
    plates = page.evaluate(BOXES, ".plate")
    assert plates[0][2] <= min([left for left, _, _, _ in backs])
    for plate in plates:
        assert plate[3] - plate[1] <= 48  # the name takes one line
    assert page.locator("#plate1 strong").get_attribute("title") == LONG_NAMES[1]
    context.close()
