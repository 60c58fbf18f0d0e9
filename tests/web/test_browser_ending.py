"""The end of a game in a real browser: for all games, what it says, and that its score sheet fits every size."""

from __future__ import annotations

import json
import re
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.api import own_games
from herna.kernel.state import State
from tests.web.browser import faults_in_both_themes, new_context
from tests.web.server import RoomServer

SIZES = [(390, 844), (820, 1180), (844, 390), (1440, 900), (1920, 1080)]
NAMES = ["Otakar", "Ema", "Maximilian", "Ludmila"]
PLAYERS = {"bigmonster": 3, "wistar": 4}  # two, elsewhere
WORD_OF_CATALOGUE = re.compile(r"\b(?:result|end|over|replay)\.\w+|[{}]")  # a phrase without its sentence
TOO_WIDE = """() => [...document.querySelectorAll('#end .scrolls, #end .end-in, .scrolls:has(> #final)')]
  .filter(box => box.scrollWidth > box.clientWidth).map(box => box.outerHTML.slice(0, 80))"""

# Words in the heads of columns that are broken in two.
BROKEN = """() => [...document.querySelectorAll('#end thead th')].filter(head => {
  const name = document.createRange();
  name.selectNode(head.lastChild);
  return !head.lastChild.textContent.trim().includes(' ') && name.getClientRects().length > 1;
}).map(one => one.outerHTML)"""
# Ways on that do not stand beside the first one.
BELOW = """() => [...document.querySelectorAll('#end .ways-on > *')].filter((way, i, all) =>
  way.offsetTop !== all[0].offsetTop).map(one => one.outerHTML)"""


def almost_over(game: str) -> State:
    """A game in which one choice is left: the last one but one."""
    players = PLAYERS.get(game, 2)
    for seed in range(20):
        rng = Random(seed)
        state: State = herna.game(game).new(seed=seed, players=players)
        before = state
        while not state.over:
            before = state.clone()
            state.choose(rng.choice(state.codes(state.to_act[0])), state.to_act[0])
        if len(before.to_act) == 1 and len(state.result.winners) == 1:  # type: ignore[union-attr]
            return before
    raise AssertionError("no such game was found")


def check_words(page: Page, after: State, lang: str) -> None:
    """Who has won against whom, three ways into the replay, how long it took; and no word that nobody has written."""
    result = after.result
    assert result is not None
    told = page.locator("#end .told").inner_text()
    assert NAMES[result.winners[0]] in told
    assert any(NAMES[loser] in told for loser in result.losers)
    assert told.endswith(".")
    assert WORD_OF_CATALOGUE.findall(page.locator("#end").inner_text()) == []
    expect(page.locator("#end .moments a")).to_have_count(3)
    for link in page.locator("#end .moments a").all():
        assert re.search(r"/replay\?at=\d+$", link.get_attribute("href") or "")
        assert len(link.inner_text()) > 5
    assert re.search({"en": r"\d+ turn", "cs": r"\d+ tah"}[lang], page.locator("#end .lasted").inner_text())
    columns = page.locator("#end .tally thead th").all_inner_texts()
    assert columns[0] == f"1. {NAMES[result.winners[0]]}"
    assert page.locator("#end .ways-on a").first.inner_text() == {"en": "Replay", "cs": "Záznam hry"}[lang]


@pytest.mark.parametrize("game", own_games())
def test_the_end_tells_who_won_why_and_where_it_was_decided(browser: Browser, room: RoomServer, game: str) -> None:
    before = almost_over(game)
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as client:
        file = json.dumps(before.record()).encode()
        table = client.post("/upload", files={"record": ("game.json", file)}).url.path.removesuffix("/replay")
        for seat in range(before.players):
            client.post(table + "/name", data={"seat": str(seat), "name": NAMES[seat]})
        watch = re.findall(r'value="http://[^/]*(/t/[^"]*)"', client.get(table + "/links").text)[-1]
        context = new_context(browser, pace=100, bypass_csp=True)
        page = context.new_page()
        page.goto(room.url + watch)
        page.wait_for_selector('body[data-stream="open"]')
        seat = before.to_act[0]
        key = table.rpartition("/")[2]
        after = before.clone()
        for code in before.codes(seat):
            after = before.clone()
            after.choose(code, seat)
            if after.over and after.result is not None and after.result.winners:
                break
        address = f"/api{table.rpartition('/')[0].replace('/t/', '/tables/')}/{key}"
        seq = client.get(address).json()["seq"]
        assert client.post(address + "/choose", json={"choice": code, "seq": seq}).status_code < 300
    page.wait_for_selector("#end", state="attached")
    expect(page.locator("#end")).to_be_visible(timeout=12_000)  # the last acts are seen before
    assert page.locator("#caption").inner_text() == ""
    check_words(page, after, "en")
    page.locator("#head a[href^='/rules/']").click()  # with the end open, and the sheet with the rules, or the keys
    page.wait_for_selector("#reader h1")
    assert faults_in_both_themes(page) == []
    page.locator("#reader-close").click()
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    assert faults_in_both_themes(page) == []
    page.keyboard.press("Escape")
    for lang in ("en", "cs"):
        context.add_cookies([{"name": "lang", "value": lang, "url": room.url}])
        page.reload()
        check_words(page, after, lang)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(TOO_WIDE) == [], (lang, width)
            assert page.evaluate(BROKEN) == [], (lang, width)
            if width > 600:
                assert page.evaluate(BELOW) == [], (lang, width)
            expect(page.locator("#end .ways-on a").first).to_be_in_viewport(ratio=1)
    context.close()
