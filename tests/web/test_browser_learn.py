"""Lessons in a real browser: the learner clicks the table, a wrong choice is explained, the place is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from herna.learn import shelf
from herna.learn.learner import Learner
from tests.web.browser import PHONE, mistakes_of, new_context
from tests.web.server import RoomServer

GAMES = ("bigmonster", "mindbug", "smashup", "summoner", "wistar")


def press(page: Page, code: str) -> None:
    """The button of an option, on the board or beside it; where several choices lie on one thing, through its menu."""
    button = page.locator(f'#table button[name=choice][value="{code}"]').first
    button.evaluate("button => button.click()")


def play_lesson(page: Page, learner: Learner, lang: str = "en") -> None:
    while not learner.done:
        step, steps = learner.progress
        expect(page.locator("#ask .limit")).to_have_text(f"Step {step} of {steps}")
        expect(page.locator("#ask")).to_contain_text(learner.says(lang))
        if learner.step.reads:
            page.locator("#o-next").click()
            learner.go_on()
        else:
            code = learner.fitting()[0]
            press(page, code)
            learner.choose(code)
    expect(page.locator("#ask")).to_contain_text(learner.says(lang))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_played_to_its_end(browser: Browser, room: RoomServer, game: str) -> None:
    page = new_context(browser).new_page()
    mistakes = mistakes_of(page)
    page.goto(f"{room.url}/learn/{game}/first")
    loaded = page.evaluate("performance.timeOrigin")
    play_lesson(page, Learner(shelf.lesson(f"{game}-first")))
    assert page.evaluate("performance.timeOrigin") == loaded, "the page was loaded anew"
    expect(page.locator("#o-following")).to_be_visible()
    page.locator("#o-play").click()
    page.wait_for_url("**/t/**")
    page.goto(f"{room.url}/learn")
    expect(page.locator(f"#{game} .lessons li.done")).to_have_count(1)
    assert mistakes == []


def test_a_wrong_choice_is_explained_and_the_place_survives(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser).new_page()
    mistakes = mistakes_of(page)
    page.goto(f"{room.url}/learn/mindbug/first")
    expect(page.locator("#plate1")).to_have_attribute("data-marked", "")
    page.locator("#o-next").click()
    expect(page.locator("#h0-gorillion-1 .hit")).to_have_attribute("data-hinted", "")
    page.locator("#h0-tiger_squirrel-1 .hit").click()
    expect(page.locator("#reply")).to_contain_text("Keep it for later")
    expect(page.locator("#ask .limit")).to_have_text("Step 2 of 8")
    page.locator("#h0-gorillion-1 .hit").click()
    expect(page.locator("#ask .limit")).to_have_text("Step 3 of 8")
    page.reload()
    expect(page.locator("#ask .limit")).to_have_text("Step 3 of 8")
    page.locator("#head a[href$='/learn/mindbug']").click()  # the side sheet, with its boards
    expect(page.locator("#reader iframe")).to_have_count(4)
    assert mistakes == []


def test_pages_fit_on_a_telephone(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser, viewport=PHONE).new_page()
    mistakes = mistakes_of(page)
    for path in ("/learn", "/learn/summoner", "/learn/smashup/first"):
        page.goto(room.url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert mistakes == []


def test_a_puzzle_is_refuted_then_solved(browser: Browser, room: RoomServer) -> None:
    puzzle = next(one for one in map(shelf.puzzle, shelf.puzzle_lines("mindbug")) if one.kind.id == "win")
    wrong = next(code for code in puzzle.start.state.codes(puzzle.seat) if code not in puzzle.first)
    page = new_context(browser).new_page()
    mistakes = mistakes_of(page)
    page.goto(f"{room.url}/puzzles/mindbug/{puzzle.id}")
    press(page, wrong)
    expect(page.locator("#reply")).to_contain_text("does not lead there")
    page.locator("#o-why").click()
    expect(page.locator("#ask .limit")).to_contain_text("Step 1 of")
    while page.locator("#o-step").count():
        before = page.locator("#ask .limit").inner_text()
        page.locator("#o-step").click()
        expect(page.locator("#ask .limit")).not_to_have_text(before)
    page.locator("#o-back").click()
    for choice in [choice for choice in puzzle.line if "/" not in choice]:
        press(page, choice)
    expect(page.locator("#o-following")).to_be_visible()
    page.goto(f"{room.url}/puzzles/mindbug")
    expect(page.locator(".puzzles .done")).to_have_count(1)
    assert mistakes == []
