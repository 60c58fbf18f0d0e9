"""A review in a real browser: asked for, waited for, tried again on a telephone, and looked up in the replay."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.learn.test_review import missed_win
from tests.web.browser import mistakes_of, new_context, serious_faults
from tests.web.server import RoomServer

TELEPHONE = {"width": 390, "height": 844}


def open_review(page: Page, room: RoomServer) -> None:
    """The page of a review that nobody has asked for."""
    page.goto(room.url)
    content = json.dumps(missed_win()).encode()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    page.set_input_files("input[type=file]", files=[file])
    page.locator(".upload button").click()
    page.wait_for_url("**/replay")
    page.goto(page.url.removesuffix("/replay") + "/review")


def check_layout(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_faults(page) == []


@pytest.mark.parametrize(("lang", "scheme"), [("en-US", "dark"), ("cs-CZ", "light")])
def test_somebody_learns_from_a_mistake(browser: Browser, room: RoomServer, lang: str, scheme: str) -> None:
    page = new_context(browser, locale=lang, color_scheme=scheme, viewport=TELEPHONE).new_page()
    mistakes = mistakes_of(page)
    open_review(page, room)
    page.locator("form[action$='/review'] button").click()
    page.wait_for_selector(".curve", timeout=60_000)  # the page comes anew by itself when the review is done
    check_layout(page)
    lines = page.locator(".curve .plot svg, .curve .legend").evaluate_all(
        "found => found.map(one => one.getBoundingClientRect()).map(box => [box.top, box.bottom])"
    )
    assert lines[0][1] <= lines[1][0], "the curve ends above its legend"
    better = page.locator(".flag .better")
    expect(better).to_be_hidden()
    page.locator(".flag summary").click()
    expect(better).to_be_visible()
    page.locator(".flag .ways a").first.click()
    expect(page.locator(".tries a").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".tries a").filter(has_text=re.compile("Attack|Zaútočit")).click()
    expect(page.locator(".verdict.right .better")).to_be_visible()
    page.locator(".verdict a[href*='/review/line']").click()
    expect(page.locator("#table.led")).to_have_attribute("data-seq", "1")
    page.locator("#o-step").click()  # the better choice is played: the opponent has lost the last life
    expect(page.locator("#ask")).to_contain_text(re.compile("Attack|Zaútočit"))
    expect(page.locator("#table.led")).to_have_attribute("data-seq", "3", timeout=30_000)
    expect(page.locator("#o-step")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.go_back()
    page.locator("#prompt .ways a").last.click()
    page.wait_for_url("**/review?seat=0#choice-0")
    page.locator(".flag .ways a").last.click()
    expect(page.locator("#table")).to_have_attribute("data-at", "0")
    assert mistakes == []
    page.context.close()
