"""The room in a real browser: whole games, motion, focus, lost connections, phones and screen readers."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from tests.web.browser import (
    DESKTOP,
    PHONE,
    TURNS,
    choose_visible,
    new_context,
    over,
    seq,
    settle,
    wait_for_turn,
)
from tests.web.server import RoomServer


def play_now(page: Page, room: RoomServer) -> None:
    page.goto(room.url)
    page.locator(".game", has_text=herna.game("mindbug").title("en")).get_by_role("button", name="Play now").click()
    page.wait_for_selector("#table")


def two_seats(room: RoomServer, seed: str = "1") -> tuple[str, str]:
    wish = {"game": "mindbug", "seats": [{"name": "Eva"}, {"name": "Adam"}], "seed": seed}
    table = httpx.post(room.url + "/api/tables", json=wish).json()
    first, second = [f"{room.url}/t/{table['id']}/{key}" for key in table["seats"]]
    return first, second


def choose_any(page: Page) -> None:
    """Any visible way to choose: a card on the table or a button in the prompt."""
    choose_visible(page, "#table button[name=choice]:visible, #prompt .opts button:visible")


# --- whole games -----------------------------------------------------------------------------------------------
def test_a_whole_game_against_a_bot_then_replay_fairness_and_rematch(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    for _ in range(TURNS):
        wait_for_turn(page)
        if over(page):
            break
        choose_any(page)
    assert over(page)
    expect(page.locator("#ask")).to_have_text(re.compile("win|victory"))
    table = page.url
    page.get_by_role("link", name="Fairness").click()
    expect(page.locator(".good")).to_contain_text("Proved")
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("To the beginning").click()
    expect(page.locator(".count")).to_contain_text("0 of")
    page.get_by_label("One step on").click()
    expect(page.locator(".count")).to_contain_text("1 of")
    page.goto(table)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != table)
    wait_for_turn(page)
    assert not over(page)


def test_two_browsers_play_each_other_to_the_end(browser: Browser, room: RoomServer) -> None:
    pages = []
    for url in two_seats(room):
        opened = new_context(browser).new_page()
        opened.goto(url)
        pages.append(opened)
    for _ in range(TURNS):
        if all([over(p) for p in pages]):
            break
        for p in pages:
            if p.locator("#prompt.act .opts button").count() and not over(p):
                choose_any(p)
                break
        else:
            pages[0].wait_for_timeout(60)
    assert all([over(p) for p in pages])
    asks = [p.locator("#ask").inner_text() for p in pages]
    assert sum("You win" in ask for ask in asks) == 1
    pages[0].get_by_role("button", name="Rematch").click()
    pages[0].wait_for_selector("#table")
    pages[1].get_by_role("link", name="To the rematch").click()
    pages[1].wait_for_selector("#table")
    assert pages[0].url.split("/t/")[1].split("/")[0] == pages[1].url.split("/t/")[1].split("/")[0]
    expect(pages[1].locator(".plate").first).to_contain_text("Eva")
    for p in pages:
        p.context.close()


def test_hot_seat_never_shows_a_hand_to_the_wrong_person(page: Page, room: RoomServer) -> None:
    page.goto(room.url + "/set/mindbug")
    page.locator("#seat1").select_option("here")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#table")
    shown: set[str] = set()
    for _ in range(TURNS):
        wait_for_turn(page)
        if over(page):
            break
        if page.locator("#o-here").count():
            assert page.locator(".side.me .hand .card:not(.back), .hand .card .art").count() == 0
            shown.add(page.locator("#o-here").get_attribute("value") or "")
            before = seq(page)
            page.locator("#o-here").click()
            settle(page, before)
        else:
            choose_any(page)
    assert over(page)
    assert shown == {"0", "1"}


def test_a_whole_game_without_javascript(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser, pace=None, java_script_enabled=False)
    page = context.new_page()
    play_now(page, room)
    for _ in range(TURNS):
        if over(page):
            break
        button = page.locator("#prompt.act .opts button")
        if button.count():
            button.first.click()
        else:
            page.wait_for_timeout(150)
            page.reload()
    assert over(page)
    context.close()


def test_a_whole_game_with_the_keyboard_only(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    for _ in range(TURNS):
        wait_for_turn(page)
        if over(page):
            break
        before = seq(page)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('#table button[name=choice]')"):
                break
        page.keyboard.press("Enter")
        settle(page, before)
    assert over(page)


def test_the_text_view_plays_too(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    wait_for_turn(page)
    page.get_by_role("link", name="As text").click()
    expect(page.locator("pre.plain")).to_contain_text("life")
    before = page.locator(".story").inner_text()
    page.locator(".options button").first.click()
    page.wait_for_selector("pre.plain")
    assert page.locator(".story").inner_text() != before


# --- motion and focus --------------------------------------------------------------------------------------------
WATCH = """() => {
  window.seen = []; window.transitions = 0;
  document.addEventListener('frame', e => window.seen.push([e.detail, performance.now()]));
  const start = document.startViewTransition?.bind(document);
  if (start) document.startViewTransition = f => { window.transitions++; return start(f); };
}"""


def watched_choices(browser: Browser, room: RoomServer, **settings: str) -> Page:
    """Four choices in quick succession, seen by a spectator at the pace as delivered."""
    wish = {"game": "mindbug", "seats": [{}, {}], "seed": "7"}
    table = httpx.post(room.url + "/api/tables", json=wish).json()
    page = new_context(browser, pace=None, **settings).new_page()
    page.goto(f"{room.url}/t/{table['id']}/{table['watch']}")
    page.evaluate(WATCH)
    page.wait_for_timeout(700)  # the stream is open
    made = 0
    while made < 4:
        for key in table["seats"]:
            seen = httpx.get(f"{room.url}/api/tables/{table['id']}/{key}").json()
            if seen["decision"] is not None and made < 4:
                choice = {"choice": seen["decision"]["options"][-1]["code"], "seq": seen["seq"]}
                httpx.post(f"{room.url}/api/tables/{table['id']}/{key}/choose", json=choice)
                made += 1
    page.wait_for_function("seq => +document.getElementById('table').dataset.seq >= seq", arg=599)
    page.wait_for_timeout(600)
    return page


def test_steps_of_others_are_seen_one_after_another(browser: Browser, room: RoomServer) -> None:
    page = watched_choices(browser, room)
    seen = page.evaluate("window.seen")
    assert len(seen) >= 4
    gaps = [b[1] - a[1] for a, b in pairwise(seen)]
    assert min(gaps) >= 300
    assert [n for n, _ in seen] == sorted(n for n, _ in seen)
    assert page.evaluate("window.transitions") > 0
    assert page.evaluate("document.body.dataset.aborted ?? 0") == 0
    page.context.close()


def test_reduced_motion_has_the_same_frames_without_any_transition(browser: Browser, room: RoomServer) -> None:
    page = watched_choices(browser, room, reduced_motion="reduce")
    seen = page.evaluate("window.seen")
    assert len(seen) >= 4
    assert min(b[1] - a[1] for a, b in pairwise(seen)) >= 300
    assert page.evaluate("window.transitions") == 0
    page.context.close()


def test_focus_stays_while_others_move_and_follows_a_card_into_play(browser: Browser, room: RoomServer) -> None:
    pages = [new_context(browser).new_page() for _ in range(2)]
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


# --- undo, hint, looking closely -----------------------------------------------------------------------------------
def test_undo_and_hint_against_a_bot(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    wait_for_turn(page)
    before = seq(page)
    page.get_by_role("button", name="Hint").click()
    settle(page, before)
    expect(page.locator("#hint-text")).to_contain_text("A bot would choose")
    hand = page.locator(".side.me .hand .name").all_inner_texts()
    log = page.locator("#log li").count()
    choose_any(page)
    wait_for_turn(page)
    assert page.locator("#log li").count() > log
    before = seq(page)
    page.get_by_role("button", name="Undo").click()
    settle(page, before)
    wait_for_turn(page)
    assert page.locator(".side.me .hand .name").all_inner_texts() == hand


def test_undo_after_something_came_to_light_needs_consent(browser: Browser, room: RoomServer) -> None:
    pages = [new_context(browser).new_page() for _ in range(2)]
    for p, url in zip(pages, two_seats(room, "3"), strict=True):
        p.goto(url)
    acting = next(p for p in pages if p.locator("#prompt.act .opts button").count())
    waiting = next(p for p in pages if p is not acting)
    choose_any(acting)
    before = seq(waiting)
    acting.get_by_role("button", name="Undo").click()
    settle(waiting, before)
    expect(waiting.locator("#ask")).to_contain_text("asks to take the last choice back")
    before = seq(acting)
    waiting.locator("#o-refuse").click()
    settle(acting, before)
    before = seq(waiting)
    acting.get_by_role("button", name="Undo").click()
    settle(waiting, before)
    before = seq(acting)
    waiting.locator("#o-agree").click()
    settle(acting, before)
    wait_for_turn(acting)
    expect(acting.locator("#ask")).to_contain_text("Your turn")
    for p in pages:
        p.context.close()


def test_a_card_is_shown_large_with_its_text_and_why_it_cannot_be_chosen(page: Page, room: RoomServer) -> None:
    position = two_seats(room, "3")
    page.goto(position[0])
    if not page.locator("#prompt.act").count():
        page.goto(position[1])
    page.locator(".side.me .hand .hit").first.click(button="right")
    expect(page.locator("#zoom")).to_be_visible()
    page.locator("#zoom .card").click()
    expect(page.locator("#zoom")).to_be_hidden()
    page.locator(".side.me .hand .hit").first.focus()
    page.keyboard.press("i")
    expect(page.locator("#zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#zoom")).to_be_hidden()


# --- connections -----------------------------------------------------------------------------------------------------
def test_a_restart_with_a_move_meanwhile_repairs_both_pages(browser: Browser, tmp_path: Path) -> None:
    server = RoomServer(tmp_path)
    server.start()
    urls = two_seats(server, "3")
    pages = [new_context(browser).new_page() for _ in range(2)]
    for p, url in zip(pages, urls, strict=True):
        p.goto(url)
    acting = next(i for i, p in enumerate(pages) if p.locator("#prompt.act .opts button").count())
    server.stop()
    for p in pages:
        expect(p.locator("#net")).to_be_visible()
    server.start()
    table, key = urls[acting].split("/t/")[1].split("/")
    seen = httpx.get(f"{server.url}/api/tables/{table}/{key}").json()
    code = seen["decision"]["options"][0]["code"]
    made = httpx.post(f"{server.url}/api/tables/{table}/{key}/choose", json={"choice": code, "seq": seen["seq"]})
    assert made.status_code == 200
    for p in pages:
        p.wait_for_selector("#played")
        expect(p.locator("#net")).to_be_hidden()
    assert seq(pages[0]) == seq(pages[1])
    for p in pages:
        p.context.close()
    server.stop()


def test_a_refused_first_connection_is_tried_again(page: Page, room: RoomServer) -> None:
    refused: list[int] = []

    def once(route: object) -> None:
        if not refused:
            refused.append(1)
            route.abort()  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route("**/live*", once)
    play_now(page, room)
    wait_for_turn(page)
    expect(page.locator("#net")).to_be_hidden(timeout=8000)
    choose_any(page)
    assert refused


def test_a_stale_click_in_a_second_tab_changes_nothing(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser)
    first = context.new_page()
    play_now(first, room)
    wait_for_turn(first)
    second = context.new_page()
    second.route("**/live*", lambda route: route.abort())
    second.goto(first.url)
    stale = second.locator(".opts button").first
    choose_any(first)
    stale.click()
    second.wait_for_load_state()
    expect(second.locator("h1")).to_have_text("That did not work")
    second.goto(first.url)
    wait_for_turn(second)
    context.close()


def test_eight_tables_in_one_browser(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser)
    pages = []
    for _ in range(8):
        page = context.new_page()
        play_now(page, room)
        wait_for_turn(page)
        show(page, False)
        pages.append(page)
    for page in reversed(pages):
        show(page, True)
        wait_for_turn(page)
        choose_any(page)
        show(page, False)
    context.close()


def show(page: Page, visible: bool) -> None:
    """What a browser tells a page when its tab comes to the front or goes to the back."""
    hidden = "false" if visible else "true"
    page.evaluate(
        f"Object.defineProperty(document, 'hidden', {{configurable: true, get: () => {hidden}}});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


# --- everybody can use it ------------------------------------------------------------------------------------
def settled_table(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    for _ in range(6):
        wait_for_turn(page)
        choose_any(page)  # a short game may be over by then: that is a table too
    wait_for_turn(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, room: RoomServer, size: dict[str, int], theme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    context = new_context(browser, viewport=size, color_scheme=theme, bypass_csp=True)
    page = context.new_page()
    settled_table(page, room)
    table = page.url
    for path in ("", "/links", "/text", "/replay?at=3"):
        page.goto(table + path)
        assert serious(Axe().run(page).response) == [], path
    for path in ("/", "/set/mindbug", "/rules/mindbug", "/cards/mindbug?keywords=sneaky", "/nowhere"):
        page.goto(room.url + path)
        assert serious(Axe().run(page).response) == [], path
    context.close()


def serious(response: dict[str, list[dict[str, object]]]) -> list[str]:
    return [
        f"{v['id']}: {[n['html'] for n in v['nodes']][:3]}"  # type: ignore[attr-defined]
        for v in response["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser, viewport=PHONE)
    page = context.new_page()
    settled_table(page, room)
    table = page.url
    paths = [table, table + "/links", table + "/text", table + "/replay?at=3"]
    paths += [room.url + p for p in ("/", "/set/mindbug", "/rules/mindbug", "/cards/mindbug")]
    for path in paths:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    context.close()


def test_language_and_theme_can_be_switched(page: Page, room: RoomServer) -> None:
    page.goto(room.url)
    page.get_by_role("link", name="Česky").click()
    expect(page.locator("h1")).to_have_text("Herna")
    page.get_by_role("link", name="Tmavý vzhled").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
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
