"""Bad luck while something is staged: in the end the table is as it is, and what could not be shown is said."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.api import own_games
from herna.kernel.state import State
from herna.web.drawing.staging import TOLD
from tests.contract import contract_of
from tests.web.browser import mistakes_of, new_context, two_seats
from tests.web.frames import eager
from tests.web.server import RoomServer
from tests.web.test_browser_staging import Show, Stage

AT_LAST = 40.0  # seconds: these tests are about how it ends; how long it takes is tested elsewhere
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
RESTED = (
    "seq => +table.dataset.seq === seq && !document.body.classList.contains('staging') && caption.textContent === ''"
)
KEEP_STREAMS = """
  const Stream = EventSource;
  window.EventSource = class extends Stream { constructor(...given) { super(...given); window.stream = this; } };
"""
PLAY_TEN = """() => import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js')).then(stage => {
  const last = JSON.parse(table.dataset.acts).at(-1)[0];
  const acts = Array.from({ length: 10 }, (_, i) => [last + i + 1, 'land', 'plate0']);
  window.played = false;
  stage.play(acts, table, 0.5).then(() => { window.played = true; });
})"""
# How many marks a gesture draws on something that cannot be seen, such as a thing in another tab of a phone.
PLAY_UNSEEN = """async () => {
  const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
  const playing = stage.play([[JSON.parse(table.dataset.acts).at(-1)[0] + 1, 'gain', '', 'zoom', '+1']], table, 1);
  await new Promise(go => setTimeout(go, 100));
  const drawn = document.querySelectorAll('.passing').length;
  await playing;
  return drawn;
}"""
BREAK_STREAM = "() => { stream.close(); stream.dispatchEvent(new Event('error')); }"
# A burst of complete frames, each with one more act, as one long choice of another player sends them.
BURST = """async count => {
  const { receive } = await import(document.scripts[0].src.replace(/table.js$/, 'table/frames.js'));
  const acts = JSON.parse(table.dataset.acts);
  const [first, seq] = [acts.at(-1)[0], +table.dataset.seq];
  for (let i = 1; i <= count; i += 1) {
    acts.push([first + i, i % 3 ? 'land' : 'quick', 'plate0']);
    const next = table.cloneNode(true);
    next.dataset.seq = seq + i;
    next.dataset.acts = JSON.stringify(acts.slice(-16));
    receive(seq + i, next.outerHTML);
  }
}"""


# All that a table shows: the page's own, and as whoever comes now gets it.
PICTURE = """table => JSON.stringify([table.dataset.seq, table.dataset.acts, table.dataset.aims,
    ...[...table.querySelectorAll('[data-zone], .plate, #ask, #log > li, #board .name')].map(thing =>
        [thing.id, thing.dataset.zone, thing.parentElement.id, thing.textContent.replace(/\\s+/g, ' ').trim()])])"""
SHOWN = f"({PICTURE})(document.getElementById('table'))"
FRESH = f"""async () => {{
  const page = await (await fetch(location)).text();
  return ({PICTURE})(new DOMParser().parseFromString(page, 'text/html').getElementById('table'));
}}"""

# The number of the last event that has been told to anybody.
LAST_TOLD = """async () => {
  const page = await (await fetch(location)).text();
  return JSON.parse(new DOMParser().parseFromString(page, 'text/html').getElementById('table').dataset.acts).at(-1)[0];
}"""


def told_in(page: str) -> int:
    """How many events the table as text tells of."""
    return page.partition('id="story"')[2].count("<li>")


def true_seq(show: Show) -> int:
    found: int = show.seen(show.table["watch"])["seq"]
    return found


def wait_for_the_truth(show: Show) -> None:
    show.page.wait_for_function(RESTED, arg=true_seq(show), timeout=1000 * AT_LAST)


def stage_something(show: Show) -> None:
    """Choices, until the page is in the middle of showing what they brought."""
    for _ in range(30):
        show.choose(1)
        show.page.wait_for_function("seq => +table.dataset.seq >= seq || caption.textContent", arg=true_seq(show))
        if show.page.evaluate("document.body.classList.contains('staging') && caption.textContent !== ''"):
            return
    raise AssertionError("there was nothing to see")


def test_a_spectator_loses_the_connection_a_frame_and_sight(browser: Browser, room: RoomServer) -> None:
    show = Show(browser, room, "summoner", pace=None)
    page, missed = show.page, show.page.locator("#missed")
    mistakes = mistakes_of(page)
    page.add_init_script(KEEP_STREAMS)
    page.reload()
    page.wait_for_selector('body[data-stream="open"]')

    # the connection breaks in the middle of staging, and more happens than a frame can tell
    seen, told = show.staged(), show.last_told()
    stage_something(show)
    page.route("**/live*", lambda route: route.abort())
    page.evaluate(BREAK_STREAM)
    expect(page.locator("#net")).to_be_visible()
    show.choose(40)
    page.unroute("**/live*")
    page.wait_for_selector('body[data-stream="open"]')
    wait_for_the_truth(show)
    happened = show.last_told() - told
    assert happened > 20
    lost = happened - (show.staged() - seen)
    assert lost > 0
    expect(missed).to_have_text(f"Events not shown: {lost} Read them in the log")  # the page says so
    story = httpx.get(urljoin(page.url, missed.locator("a").get_attribute("href"))).text
    assert told_in(story) == show.last_told() + 1  # all that has ever happened
    show.choose(1)
    wait_for_the_truth(show)
    expect(missed).to_be_visible()  # until somebody is there again
    page.locator("#ask").click()
    expect(missed).to_be_hidden()

    # the page is hidden in the middle of staging and shown again: what happened meanwhile is seen then
    seen, told = show.staged(), show.last_told()
    stage_something(show)
    page.evaluate(HIDE, True)
    page.wait_for_selector('body[data-stream="closed"]')
    show.choose(1)
    while_hidden = show.staged()
    assert page.locator("#table").get_attribute("data-seq") != str(true_seq(show))
    page.evaluate(HIDE, False)
    wait_for_the_truth(show)
    assert show.staged() > while_hidden
    assert show.staged() - seen == show.last_told() - told
    expect(missed).to_be_hidden()

    # one that is slower than the budget: every answer has its own time
    page.evaluate("(now => { performance.now = () => now() + 9000 })(performance.now.bind(performance))")
    seen, told = show.staged(), show.last_told()
    show.choose(1)
    wait_for_the_truth(show)
    assert show.staged() - seen == show.last_told() - told
    assert page.locator("#stagelight").get_attribute("data-speed") == "1.00"

    # 98 beats in one choice; whoever had the focus keeps it
    seen = show.staged()
    focused = page.locator("#board .hit").first.evaluate("hit => { hit.focus(); return hit.id; }")
    before = int(page.locator("#table").get_attribute("data-seq") or 0)
    page.evaluate(BURST, 98)
    page.wait_for_function(RESTED, arg=before + 98, timeout=1000 * AT_LAST)
    assert show.staged() - seen == 98
    assert page.evaluate("document.activeElement.id") == focused
    expect(missed).to_be_hidden()

    # nothing is played for nobody
    seen = show.staged()
    page.evaluate(HIDE, True)
    page.evaluate(PLAY_TEN)
    page.wait_for_timeout(600)  # time enough for two
    assert show.staged() - seen <= 1
    page.evaluate(HIDE, False)
    page.wait_for_function("() => window.played")
    assert show.staged() - seen == 10
    assert page.evaluate(PLAY_UNSEEN) == 0
    assert mistakes == []
    show.close()


# Random games with the choices that bring most events of some 250 games: one in the middle, one at the end.
MUCH = {"smashup": 31, "bigmonster": 11}


def richest_choice(game: str, seed: int) -> tuple[State, str, int]:
    """The choice of a whole game that brings most events: the table before it, its code, and who makes it."""
    setups = contract_of(game).setups
    s, rng = herna.game(game).new(seed=seed, **setups[seed % len(setups)]), Random(seed)
    most, found = 0, (s, "", 0)
    while not s.over:
        seat = rng.choice(s.to_act)
        before, code = s.clone(), s.codes(seat)[eager(s, seat, rng)]
        s.choose(code, seat)
        if len(s.events(0)) - len(before.events(0)) > most:
            most, found = len(s.events(0)) - len(before.events(0)), (before, code, seat)
    return found


@pytest.mark.parametrize("game", MUCH)
def test_the_choice_that_brings_most_is_seen_whole_and_what_is_not_is_counted(
    browser: Browser, room: RoomServer, game: str
) -> None:
    before, code, seat = richest_choice(game, MUCH[game])
    after = before.clone()
    after.choose(code, seat)
    happened = len(after.events(0)) - len(before.events(0))
    assert happened > TOLD  # more than a single frame tells
    for seen in (True, False):
        with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as client:
            file = json.dumps(before.record()).encode()
            table = client.post("/upload", files={"record": ("game.json", file)}).url.path.removesuffix("/replay")
            watch = re.findall(r'value="http://[^/]*(/t/[^"]*)"', client.get(table + "/links").text)[-1]
            client.post(f"{table}/here", data={"seat": str(seat)})
            stage = Stage(browser, room.url + watch, None, motion=False)
            page, api = stage.page, table.replace("/t/", "/api/tables/")
            if not seen:
                page.evaluate(HIDE, True)  # a hidden page is told of the last frame alone
            choice = {"choice": code, "seq": client.get(api).json()["seq"]}
            now = client.post(f"{api}/choose", json=choice).raise_for_status().json()["seq"]
            if not seen:
                page.evaluate(HIDE, False)
        page.wait_for_selector('body[data-stream="open"]')
        page.wait_for_function(RESTED, arg=now, timeout=1000 * AT_LAST)
        assert page.evaluate(SHOWN) == page.evaluate(FRESH)
        assert stage.staged() == (happened if seen else TOLD)
        expect(page.locator("#missed")).to_be_visible(visible=not seen)
        if not seen:
            expect(page.locator("#missed-count")).to_have_text(str(happened - TOLD))
        stage.close()


@pytest.mark.parametrize("game", own_games())
def test_whatever_happens_while_something_is_staged_the_table_ends_as_it_is(
    browser: Browser, room: RoomServer, game: str
) -> None:
    show = Show(browser, room, game, pace=300)
    page = show.page
    mistakes = mistakes_of(page)
    page.add_init_script(KEEP_STREAMS)
    page.reload()
    page.wait_for_selector('body[data-stream="open"]')

    def ends_as_it_is() -> None:
        wait_for_the_truth(show)
        assert page.evaluate(SHOWN) == page.evaluate(FRESH)

    ends_as_it_is()
    # the connection breaks, and more happens meanwhile than a frame can tell
    stage_something(show)
    page.route("**/live*", lambda route: route.abort())
    page.evaluate(BREAK_STREAM)
    told, seen = show.last_told(), show.staged()
    show.choose(16)
    page.unroute("**/live*")
    page.wait_for_selector('body[data-stream="open"]')
    ends_as_it_is()
    lost = show.last_told() - told - (show.staged() - seen)
    assert page.locator("#missed").is_visible() is (lost > 0), lost

    # the page is hidden, and shown when things are otherwise
    stage_something(show)
    page.evaluate(HIDE, True)
    show.choose(2)
    page.evaluate(HIDE, False)
    page.wait_for_selector('body[data-stream="open"]')
    ends_as_it_is()

    # choices are taken back, one after the other, by whoever made them and with the consent of all others
    stage_something(show)
    told = page.evaluate(LAST_TOLD)
    seats = [f"{show.address.replace('/api/tables', '/t')}/{key}" for key in show.table["seats"]]
    for asking in seats:
        httpx.post(f"{asking}/undo", data={"at": str(true_seq(show))})
        for agreeing in seats:
            httpx.post(f"{agreeing}/agree", data={"agree": "yes", "at": str(true_seq(show))})
    ends_as_it_is()
    assert show.last_told() < told
    told, seen = show.last_told(), show.staged()
    stage_something(show)
    ends_as_it_is()
    assert show.staged() - seen == show.last_told() - told > 0  # what follows instead is seen
    assert mistakes == []
    show.close()


def open_seat(browser: Browser, url: str) -> Page:
    page = new_context(browser, pace=None).new_page()
    page.goto(url)
    page.wait_for_selector('body[data-stream="open"]')
    return page


def test_two_tabs_of_one_seat_and_a_choice_taken_back_while_others_are_staged(
    browser: Browser, room: RoomServer
) -> None:
    urls = two_seats(room)

    def seen(seat: int) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(urls[seat].replace("/t/", "/api/tables/")).json()
        return found

    def choose(seat: int) -> None:
        now = seen(seat)
        choice = {"choice": now["decision"]["options"][0]["code"], "seq": now["seq"]}
        httpx.post(urls[seat].replace("/t/", "/api/tables/") + "/choose", json=choice).raise_for_status()

    acting = 0 if seen(0)["decision"] else 1
    one, other = open_seat(browser, urls[acting]), open_seat(browser, urls[acting])
    mistakes = mistakes_of(one) + mistakes_of(other)
    before = seen(acting)["seq"]
    one.locator("#table .hit[name=choice]:visible").first.click()  # and both tabs see what follows
    for page in (one, other):
        page.wait_for_function("before => +table.dataset.seq > before", arg=before)
    for _ in range(4):
        asked = [seat for seat in (0, 1) if seen(seat)["decision"]]
        choose(asked[0])  # another tab chooses, or the opponent, while both are staging
    choice_of = 0 if seen(0)["decision"] else 1
    httpx.post(f"{urls[choice_of]}/undo", data={"at": str(seen(choice_of)["seq"])}, follow_redirects=True)
    truth = seen(acting)
    codes = sorted(option["code"] for option in (truth["decision"] or {"options": []})["options"])
    for page in (one, other):
        page.wait_for_function(RESTED, arg=truth["seq"], timeout=1000 * AT_LAST)
        offered = page.locator("#table [name=choice]").evaluate_all("all => [...new Set(all.map(b => b.value))].sort()")
        assert offered == codes
        assert page.locator("#table").get_attribute("data-turn") == ("1" if codes else None)
        page.context.close()
    assert mistakes == []
