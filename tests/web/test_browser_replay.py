"""The replay in a real browser: keys, slider, moments, a game that runs by itself, and the same without scripts."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

import herna
from herna.api import own_games
from herna.kernel.state import State
from tests.web.browser import mistakes_of, new_context
from tests.web.server import RoomServer

# What was wanted last has come, and is not being told any more.
RESTED = (
    """() => new URL(location).searchParams.get('at') === table.dataset.at && skip.hidden && !caption.textContent"""
)


def open_replay(page: Page, room: RoomServer, game: str = "mindbug", **options: Any) -> int:
    """The replay of a whole game, opened from a file; gives the number of its choices."""
    state: State = herna.game(game).new(seed=5, **options)
    rng = Random(game)
    while not state.over:
        seat = rng.choice(state.to_act)
        state.choose(rng.randrange(state.options_of(seat)), seat)
    page.goto(room.url)
    content = json.dumps(state.record()).encode()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    page.set_input_files("input[type=file]", files=[file])
    page.locator(".upload button").click()
    page.wait_for_url("**/replay")
    return state.made


def expect_place(page: Page, at: int, last: int) -> None:
    expect(page.locator(".count")).to_have_text(f"{at} of {last}")
    expect(page.locator("#table")).to_have_attribute("data-at", str(at))
    assert page.locator("#slider").input_value() == str(at)


@pytest.mark.parametrize("game", own_games())
def test_keys_slider_and_moments_lead_through_the_game(browser: Browser, room: RoomServer, game: str) -> None:
    page = new_context(browser, pace=0).new_page()
    mistakes = mistakes_of(page)
    last = open_replay(page, room, game)
    turns = [int(turn) for turn in page.locator("#marks i").evaluate_all("marks => marks.map(m => m.dataset.turn)")]
    expect_place(page, 0, last)
    drawn = page.locator("#marks i").evaluate_all("marks => marks.map(m => m.getBoundingClientRect().left)")
    assert drawn == sorted(drawn)
    assert drawn[0] < drawn[-1]  # along the slider, in their order
    loaded = page.evaluate("performance.timeOrigin")
    light = page.locator("#stagelight")
    page.keyboard.press("ArrowRight")
    expect_place(page, 1, last)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # faster than the server: no press is lost
    expect_place(page, 3, last)
    page.keyboard.press("ArrowLeft")
    expect_place(page, 2, last)
    page.keyboard.press("PageUp")
    expect_place(page, min([turn for turn in turns if turn > 2]), last)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("PageDown")
    expect_place(page, min([turn for turn in turns if turn > 2]), last)
    page.keyboard.press("End")
    expect_place(page, last, last)
    page.keyboard.press("Home")
    expect_place(page, 0, last)
    expect(page.locator("#missed")).to_be_hidden()  # a jump tells no story, so nothing of it is missed
    page.locator("#slider").focus()
    page.keyboard.press("ArrowRight")
    expect_place(page, 1, last)
    assert page.evaluate("document.activeElement.id") == "slider"
    page.locator("#slider").fill(str(last // 2))
    expect_place(page, last // 2, last)
    moment = page.locator("#rail .moments a").first
    told = moment.inner_text()
    staged = int(light.get_attribute("data-staged") or 0)
    moment.click()
    page.wait_for_function("at => table.dataset.at !== at", arg=str(last // 2))
    page.wait_for_function("staged => +stagelight.dataset.staged > staged", arg=staged)  # as it happened
    assert told in page.locator("#log").inner_text()
    assert page.url.endswith(f"at={page.locator('#table').get_attribute('data-at')}")  # it can be sent to others
    assert page.evaluate("performance.timeOrigin") == loaded  # all on one page
    page.get_by_role("link", name="Spectator").click()
    page.wait_for_url("**eyes=watch**")
    assert mistakes == []
    page.context.close()


def test_a_running_replay_is_staged_pauses_at_once_and_stops_at_the_end(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser, pace=100).new_page()
    mistakes = mistakes_of(page)
    last = open_replay(page, room)
    page.goto(f"{page.url}?at={last - 4}&eyes=watch")
    play = page.locator("#play")
    play.click()
    expect(play).to_have_text("Pause", use_inner_text=True)
    expect(page.locator("#caption")).not_to_be_empty()
    box, caption = play.bounding_box(), page.locator("#caption").bounding_box()
    assert box is not None
    assert caption is None or caption["x"] + caption["width"] <= box["x"]  # it can be stopped while something is told
    play.click()
    expect(play).to_have_text("Play", use_inner_text=True)
    page.wait_for_function(RESTED)
    stopped = page.locator("#table").get_attribute("data-at")
    page.wait_for_timeout(900)  # longer than the breath between two steps
    assert page.locator("#table").get_attribute("data-at") == stopped
    play.click()
    expect(page.locator(".count")).to_have_text(f"{last} of {last}", timeout=20_000)
    expect(play).to_have_text("Play", use_inner_text=True)
    expect(page.locator("#missed")).to_be_hidden()
    play.click()  # once more, from the beginning
    expect(page.locator(".count")).to_have_text(f"0 of {last}")
    assert mistakes == []
    page.context.close()


def test_without_scripts_links_and_a_number_do_the_same(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser, java_script_enabled=False).new_page()
    last = open_replay(page, room)
    count = page.locator(".count")
    expect(count).to_have_text(f"0 of {last}")
    expect(page.locator("#slider")).to_be_hidden()
    page.get_by_label("One step on").click()
    expect(count).to_have_text(f"1 of {last}")
    page.get_by_label("One turn on").click()
    page.get_by_label("To the end").click()
    expect(count).to_have_text(f"{last} of {last}")
    page.locator("#jump").fill("4")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(count).to_have_text(f"4 of {last}")
    page.locator("#play").click()
    expect(count).to_have_text(f"6 of {last}")  # it goes on by itself
    page.context.close()


# Buttons and links that lie under the sentence of what is played, or under the button that skips it.
COVERED = """() => {
    caption.textContent = 'Maximiliána z Konstantinopole plays Strange Barrel, and everybody draws three cards.';
    for (const button of document.querySelectorAll('#pacer button')) button.hidden = button.id !== 'skip';
    const over = ['caption', 'pacer'].map(id => document.getElementById(id).getBoundingClientRect());
    const buttons = '#slider, .replay :is(a, button, .button), #head :is(a, button)';
    return [...document.querySelectorAll(buttons)].filter(one => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility() && over.some(its => its.left < box.right - 1 && box.left < its.right - 1
            && its.top < box.bottom - 1 && box.top < its.bottom - 1);
    }).map(one => one.id || one.outerHTML);
}"""


# How much of the window the bar takes, and how far what is told reaches beyond it.
BAR = """() => {
    const [bar, told] = ['prompt', 'caption'].map(id => document.getElementById(id).getBoundingClientRect());
    const beyond = [bar.top - told.top, told.bottom - bar.bottom, bar.left - told.left, told.right - bar.right];
    return [bar.height * bar.width / innerHeight / innerWidth, Math.max(...beyond)];
}"""
# What is unfolded: all of its buttons, and those that cannot be seen whole or hit with a finger.
UNFOLDED = """() => {
    const all = [...document.querySelectorAll('#ways :is(a, button)')].filter(one => one.checkVisibility());
    const bad = all.filter(one => {
        const { left, right, top, bottom, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || top < 0 || height < 44 || !one.contains(hit);
    });
    return [all.length, bad.map(one => one.outerHTML)];
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (667, 375)], ids=str)
def test_on_a_telephone_a_replay_leaves_the_window_to_the_table(
    browser: Browser, room: RoomServer, size: tuple[int, int]
) -> None:
    page = new_context(browser, pace=100, locale="cs-CZ").new_page()  # the longer words
    open_replay(page, room, "bigmonster")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.keyboard.press("End")
    page.wait_for_function(RESTED)
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    share, beyond = page.evaluate(BAR)
    assert share < (0.21 if size[0] < size[1] else 0.29)  # a column on a telephone on its side
    assert beyond <= 1
    assert page.locator("#ways").is_hidden()
    page.locator(".more").click()
    count, bad = page.evaluate(UNFOLDED)
    assert bad == []
    assert count >= 6  # through whose eyes, what happened, settings, back to the table
    page.locator("#ways .unfolds").click()
    expect(page.locator("#log")).to_be_in_viewport()
    page.context.close()


# How high the board is as a share of the window, how far it lies below the lower edge, and how far the page scrolls.
BOARD = """() => {
    const box = board.getBoundingClientRect();
    return [box.height / innerHeight, box.bottom - innerHeight, document.documentElement.scrollHeight - innerHeight];
}"""


@pytest.mark.parametrize("game", own_games())
def test_on_a_telephone_on_its_side_a_replay_shows_the_whole_board(
    browser: Browser, room: RoomServer, game: str
) -> None:
    """It is as large as at the table itself: the bar stands in a column, where the question stands there."""
    page = new_context(browser, pace=0, locale="cs-CZ").new_page()
    last = open_replay(page, room, game)
    page.goto(f"{page.url}?at={last // 2}")
    for width, height in ((844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        share, below, scrolls = page.evaluate(BOARD)
        assert share > 0.88, width
        assert below <= 0, width
        assert scrolls <= 0, width
        expect(page.locator("#ask")).to_be_in_viewport(ratio=1)
        expect(page.locator("#slider")).to_be_in_viewport(ratio=1)
        for button in page.locator(".replay .steps > :is(a, button)").all():
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, width
    page.context.close()


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ"])
def test_beside_a_large_table_all_ways_through_a_replay_are_in_sight(
    browser: Browser, room: RoomServer, locale: str
) -> None:
    page = new_context(browser, locale=locale).new_page()
    open_replay(page, room, "wistar", players=4)
    for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        if width < 1200:
            page.locator(".more").click()
        assert page.locator("#ways").evaluate("ways => ways.scrollWidth - ways.clientWidth") <= 0, width
        expect(page.locator("#ways > a").last).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
    page.context.close()


# Cards of the hand that stick out of their strip.
STICKING_OUT = """() => [...document.querySelectorAll('.strip .card')].filter(card => {
    const [one, strip] = [card, card.closest('.strip')].map(part => part.getBoundingClientRect());
    return one.top < strip.top + 2 || one.bottom > strip.bottom;
}).map(card => card.id)"""


def test_cards_of_a_hand_are_whole_in_a_replay(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser, pace=0).new_page()
    open_replay(page, room, "summoner", turn_limit=50)
    page.keyboard.press("End")
    page.wait_for_function(RESTED)
    assert page.locator(".strip .card").count() > 0
    for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(STICKING_OUT) == [], width
    page.context.close()


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ"])
def test_what_is_told_covers_no_button_of_a_replay(browser: Browser, room: RoomServer, locale: str) -> None:
    page = new_context(browser, pace=100, locale=locale).new_page()
    last = open_replay(page, room)
    for at in (0, last // 2):
        page.goto(f"{page.url.partition('?')[0]}?at={at}")
        for width, height in ((360, 640), (390, 844), (820, 1180), (844, 390), (1280, 720), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(COVERED) == [], (at, width)
    page.context.close()


# How far the card being played reaches into the moments that decided the game.
OVER_MOMENTS = """() => {
    const [card, moments] = ['.beside', '.moments'].map(part => document.querySelector(part).getBoundingClientRect());
    return moments.bottom - card.top;
}"""


@pytest.mark.parametrize("game", ["mindbug", "smashup"])
def test_the_card_being_played_leaves_the_moments_free(browser: Browser, room: RoomServer, game: str) -> None:
    page = new_context(browser, pace=0).new_page()
    last = open_replay(page, room, game)
    address = page.url
    seen = 0
    for at in range(1, last):
        page.goto(f"{address}?at={at}")
        if not page.locator(".beside").count():
            continue
        for width, height in ((1440, 900), (1280, 720), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVER_MOMENTS) < 0, (at, width)
        seen += 1
        if seen == 3:
            break
    assert seen == 3
    page.context.close()
