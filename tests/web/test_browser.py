"""The room in a real browser: whole games, undo, advice, looking closely."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import TURNS, choose_any, new_context, over, play_now, seq, settle, two_seats, wait_for_turn
from tests.web.server import RoomServer

SEEN_MOVING = 8  # so many choices are watched with everything in motion, which is slow to draw


def test_a_whole_game_against_a_bot_then_replay_fairness_and_rematch(moving_page: Page, room: RoomServer) -> None:
    page = moving_page
    play_now(page, room)
    for turn in range(TURNS):
        wait_for_turn(page)
        if over(page):
            break
        if turn == SEEN_MOVING:
            page.emulate_media(reduced_motion="reduce")
        choose_any(page)
    assert over(page)
    expect(page.locator("#ask")).to_have_text(re.compile("win|victory"))
    table = page.url
    page.get_by_role("link", name="Fairness").click()
    expect(page.locator(".good")).to_contain_text("Proved")
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("link", name="Replay").click()
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
        button = page.locator("#prompt.act .opts button[name=choice]")
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
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="As text").click()
    expect(page.locator("pre.plain")).to_contain_text("life")
    before = page.locator(".story").inner_text()
    page.locator(".options button").first.click()
    page.wait_for_selector("pre.plain")
    assert page.locator(".story").inner_text() != before


# --- undo, hint, looking closely -----------------------------------------------------------------------------------
def test_undo_and_hint_against_a_bot(page: Page, room: RoomServer) -> None:
    play_now(page, room)
    wait_for_turn(page)
    before = seq(page)
    page.get_by_role("button", name="Hint").click()
    settle(page, before)
    expect(page.locator("#hint-text")).to_contain_text("The adviser")
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
