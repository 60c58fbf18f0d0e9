"""A real browser and its connections: restarts, refusals, stale tabs, many tables."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs

import httpx
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import choose_any, new_context, open_list, play_now, seq, two_seats, wait_for_turn
from tests.web.server import RoomServer


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
    with page.expect_event("requestfailed", lambda request: "/live" in request.url):
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
    stale = second.locator("#table button[name=choice]:visible").first
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


def sit_down(page: Page, opponent: Page) -> None:
    """A seat of a table that a program set is taken by its first choice."""
    for _ in range(8):
        asked = next(p for p in (page, opponent) if p.locator("#prompt.act").count())
        before = seq(page)
        choose_any(asked)
        for p in (page, opponent):
            p.wait_for_function("seq => +document.getElementById('table').dataset.seq > seq", arg=before)
        if asked is page:
            return
    raise AssertionError("the seat was never asked")


def test_a_link_replaced_in_one_tab_leads_the_others_on(browser: Browser, room: RoomServer) -> None:
    urls = two_seats(room, "3")
    mine, friends, strangers = [new_context(browser) for _ in range(3)]
    table, links, friend, thief = mine.new_page(), mine.new_page(), friends.new_page(), strangers.new_page()
    table.goto(urls[0])
    friend.goto(urls[1])
    thief.goto(urls[0])
    sit_down(table, friend)
    links.goto(urls[0] + "/links")
    links.locator("form[action$='/renew'] button").first.click()
    links.wait_for_url(lambda url: not url.startswith(urls[0]))
    new = links.url.removesuffix("/links")
    table.wait_for_url(new)
    expect(thief.locator(".notice")).to_be_visible()
    assert thief.locator("#table").count() == 0
    pages = [table, friend]
    before = seq(friend)
    acting = next(p for p in pages if p.locator("#prompt.act .opts button").count())
    choose_any(acting)
    for p in pages:
        p.wait_for_function("seq => +document.getElementById('table').dataset.seq > seq", arg=before)
        expect(p.locator("#net")).to_be_hidden()
    for context in (mine, friends, strangers):
        context.close()


def test_a_choice_whose_answer_is_lost_is_asked_for_again_and_made_once(page: Page, room: RoomServer) -> None:
    sent: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        sent.append(parse_qs(route.request.post_data or "")["request"][0])
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    one, other = two_seats(room)
    page.goto(one)
    if not page.locator("#prompt.act .opts button").count():
        page.goto(other)
    page.wait_for_selector("#prompt.act .opts button")
    page.route("**/choose", lose_the_first_answer)
    open_list(page)
    with page.expect_response("**/choose") as answered:
        page.locator("#prompt.act .opts button[name=choice]").first.click()
    assert answered.value.status == 204  # it was made before, and is not refused as too late
    assert len(sent) == 2
    assert len(set(sent)) == 1
