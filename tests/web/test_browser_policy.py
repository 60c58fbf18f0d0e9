"""Browsers are told to refuse what does not come from the room's own files; nothing on our pages meets that."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

import herna
from tests.web.browser import choose_any, over, wait_for_turn
from tests.web.server import RoomServer

WATCH = "window.refused = []; document.addEventListener('securitypolicyviolation', e => refused.push(e.blockedURI + ' ' + e.effectiveDirective + ' ' + e.sample))"  # noqa: E501
COMPUTED = "getComputedStyle(document.querySelector('{}')).{}"


def refused(page: Page) -> list[str]:
    found: list[str] = page.evaluate("refused")
    return found


def test_the_policy_allows_no_style_in_a_page(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    assert "style-src-attr" not in policy


@pytest.mark.parametrize("game", herna.games())
def test_no_page_of_a_game_meets_the_policy(moving_page: Page, room: RoomServer, game: str) -> None:
    page, complaints = moving_page, list[str]()
    page.on("console", lambda message: complaints.append(message.text) if "Content Security" in message.text else None)
    page.add_init_script(WATCH)
    seats: list[dict[str, Any]] = [{"name": "Eva"}, *[{"kind": "random"}] * (herna.game(game).players[0] - 1)]
    table = httpx.post(room.url + "/api/tables", json={"game": game, "seats": seats, "seed": "3"}).json()
    url = f"{room.url}/t/{table['id']}/{table['seats'][0]}"
    page.goto(url)
    for _ in range(4):
        wait_for_turn(page)
        if over(page):
            break
        choose_any(page)
    assert refused(page) == []
    for path in (url + "/replay?at=3", url + "/links", f"{room.url}/set/{game}", f"{room.url}/cards/{game}"):
        page.goto(path)
        assert refused(page) == [], path
    if herna.game(game).decks is not None:
        page.goto(f"{room.url}/decks/{game}?deck=pe_queen_maldaria")
        assert refused(page) == []
    page.goto(url)
    page.evaluate("document.body.setAttribute('style', 'top: 1px')")  # the policy does hold
    page.wait_for_function("refused.length == 1")
    assert len(complaints) == 1
