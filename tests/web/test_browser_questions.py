"""Every kind of question of every game as a browser shows it: its bar, its words, what can be hit, and the way by keys.

One question of each kind and purpose that random games come to, in either language; what is in the markup of all of
them is tested without a browser (test_prompt.py, test_verbs.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from herna.api import own_games
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.drawing.identity import Identity
from herna.web.pages.table import MOST_BUTTONS, frame
from tests.web.bar import Bar
from tests.web.browser import DESKTOP, PHONE, new_context, seq, settle, shared_table
from tests.web.frames import random_game
from tests.web.server import RoomServer
from tests.web.test_browser_layout import COVERED, CUT_OFF, HEIGHTS, HERE, NAMES, TOO_SMALL, drawn, scene_of

SEEDS = (1, 2, 3)
KINDS = {"bigmonster": 6, "mindbug": 10, "smashup": 25, "summoner": 14, "wistar": 14}  # at least so many are met
PHONES = (390, 844)
AT_ONCE = 25  # presses of Tab between two looks
MOST_PRESSES = 300

# The buttons of the bar that are seen, as they are read: from the left to the right, from above to below.
BAR = """() => [...document.querySelectorAll('.opts > button')].filter(button => button.checkVisibility())
    .map(button => [button, button.getBoundingClientRect()])
    .sort(([, one], [, other]) => Math.round((one.top - other.top) / 20) || one.left - other.left)
    .map(([button, box]) => [button.value, [...button.classList], box.height])"""
# Another picture of the table, as a stream would bring it.
NEXT = """([seq, html, lang]) => import(document.scripts[0].src.replace(/table.js$/, 'table/frames.js')).then(frames =>
    new Promise(shown => {
        document.documentElement.lang = lang;
        document.addEventListener('rested', shown, { once: true });
        frames.receive(seq, html, true);
    }))"""
SIZES = "() => ['#ask', '.why'].map(part => parseFloat(getComputedStyle(document.querySelector(part)).fontSize))"
# A sentence that is not wholly in sight, and words on things that are empty.
LOST = """() => [...document.querySelectorAll('#ask, #board .can .tag')].filter(one => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility()) return one.id === 'ask';
    return !one.innerText.trim() || (one.id === 'ask' && (box.bottom > innerHeight || box.right > innerWidth + 1));
}).map(one => one.outerHTML)"""
WALK = """() => {
    window.met = [];
    addEventListener('focusin', ({ target }) => {
        met.push(target.value);
        for (const inside of target.popoverTargetElement?.querySelectorAll('button') ?? []) met.push(inside.value);
    });
    ask.focus();
}"""


def kinds_of_questions(game: str) -> Iterator[tuple[State, int, str]]:
    """The first question of each kind and purpose, and the language it is asked in."""
    met: set[tuple[str, str]] = set()
    for seed in SEEDS:
        for watched, _ in random_game(game, seed):
            for seat in watched.state.to_act:
                decision = watched.state.decision(seat)
                if (decision.kind, decision.purpose) not in met:
                    met.add((decision.kind, decision.purpose))
                    yield watched.state.clone(), seat, LANGUAGES[len(met) % 2]
    assert len(met) >= KINDS[game], len(met)


def shown(browser: Browser, room: RoomServer, game: str, width: int) -> Iterator[tuple[Page, State, int, str]]:
    """One page of this width, on which one question after the other is asked; with what tells where it was."""
    questions = kinds_of_questions(game)
    state, seat, lang = next(questions)
    with drawn(browser, room, width, scene_of(state, seat, lang)) as page:
        for number in count(2):
            decision = state.decision(seat)
            yield page, state, seat, f"{decision.kind}, seed {state.setup.seed}, choice {state.made}, {lang}"
            found = next(questions, None)
            if found is None:
                return
            state, seat, lang = found
            scene = scene_of(state, seat, lang)
            scene.seq = number
            resize(page, width)
            page.evaluate(NEXT, [number, Identity(HERE, NAMES).fill(frame(scene)), lang])


def resize(page: Page, width: int) -> None:
    if page.viewport_size != {"width": width, "height": HEIGHTS[width]}:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})


def faults_of_the_bar(page: Page, state: State, seat: int) -> list[str]:
    """Deeds before ways out, at most one way forward, not too many buttons, large enough; words as well."""
    bar = page.evaluate(BAR)
    roles = {option.code: option.role for option in state.decision(seat).options}
    mains = [code for code, classes, _ in bar if "main" in classes]
    ways_out = ["decline" in classes for _, classes, _ in bar]
    asked, helping = page.evaluate(SIZES)
    kept = {
        "too many buttons": len(bar) <= MOST_BUTTONS,
        "several ways forward": len(mains) <= 1,
        "a way forward that does nothing": all([roles[code] == "do" for code in mains]),
        "a way out before a deed": ways_out == sorted(ways_out),
        "a low button": min([height for _, _, height in bar], default=46) >= 45.5,
        "a small question": asked >= 18 and helping >= 14,
    }
    return [f"{fault}: {bar}" for fault, fine in kept.items() if not fine]


def out_of_reach(page: Page, codes: list[str]) -> set[str]:
    """Answers to which Tab does not lead, nor to the thing that opens a menu with them."""
    page.evaluate(WALK)
    missing = set(codes)
    for _ in range(MOST_PRESSES // AT_ONCE):
        for _ in range(AT_ONCE):
            page.keyboard.press("Tab")
        missing -= set(page.evaluate("met"))
        if not missing:
            break
    return missing


@pytest.mark.parametrize("game", own_games())
def test_every_kind_of_question_keeps_its_promises_on_a_desktop(browser: Browser, room: RoomServer, game: str) -> None:
    found: list[str] = []
    for page, state, seat, where in shown(browser, room, game, 1440):
        found += [f"{where}: {fault}" for fault in faults_of_the_bar(page, state, seat)]
        found += [f"{where}: no way by Tab to {code}" for code in sorted(out_of_reach(page, state.codes(seat)))]
        beside = page.locator(".beside .card").count() > 0
        for width in (1440, 820, *((1200, 1920) if beside else ())):
            resize(page, width)
            found += [f"{where}, {width}: cut off: {part}" for part in page.evaluate(CUT_OFF)]
            found += [f"{where}, {width}: not in sight: {part}" for part in page.evaluate(LOST)]
            if beside and width != 820:
                found += [f"{where}, {width}: covered: {thing}" for thing in page.evaluate(COVERED)]
    assert found == []


@pytest.mark.parametrize("game", own_games())
def test_every_kind_of_question_keeps_its_promises_on_a_phone(browser: Browser, room: RoomServer, game: str) -> None:
    found: list[str] = []
    for page, _, _, where in shown(browser, room, game, 390):
        for width in PHONES:
            resize(page, width)
            found += [f"{where}, {width}: cut off: {part}" for part in page.evaluate(CUT_OFF)]
            found += [f"{where}, {width}: not in sight: {part}" for part in page.evaluate(LOST)]
            found += [f"{where}, {width}: too small: {thing}" for thing in page.evaluate(TOO_SMALL)]
            if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
                found.append(f"{where}, {width}: wider than the screen")
    assert found == []


def test_a_question_that_breaks_its_promises_is_caught(browser: Browser, room: RoomServer) -> None:
    state, seat, lang = next(kinds_of_questions("smashup"))
    while "end" not in state.codes(seat) or len(state.codes(seat)) < 4:
        state.choose(state.codes(state.to_act[0])[0], state.to_act[0])
        seat = state.to_act[0]
    with drawn(browser, room, 1440, scene_of(state, seat, lang)) as page:
        assert faults_of_the_bar(page, state, seat) == []
        assert not out_of_reach(page, state.codes(seat))
        assert page.evaluate(LOST) == []
        page.evaluate("document.querySelector('.opts > button[value=end]').className = 'main'")
        page.evaluate(
            "document.querySelector('.opts > button[value=end]').style.cssText = 'height: 30px; min-height: 0'"
        )
        found = [fault.partition(":")[0] for fault in faults_of_the_bar(page, state, seat)]
        assert found == ["a way forward that does nothing", "a low button"]
        page.evaluate("for (const one of document.querySelectorAll('[value=end]')) one.tabIndex = -1")
        assert out_of_reach(page, state.codes(seat)) == {"end"}
        page.evaluate("document.querySelector('#board .can .tag').textContent = ''")
        page.evaluate("document.querySelector('#prompt').style.translate = '0 90px'")
        assert len(page.evaluate(LOST)) == 2
        assert page.evaluate(CUT_OFF) != []


# --- ways out that cost something ------------------------------------------------------------------------------------
# The game, the button, and the classes that the server gives it: a label that has told the cost is marked.
DEAR = [("smashup", "end", True), ("summoner", "attack:done", True), ("summoner", "turn", False)]


@cache
def dear(game: str, code: str) -> State:
    """The first table of random games at which this button costs something, and says so."""
    for seed in SEEDS:
        for watched, _ in random_game(game, seed):
            for seat in watched.state.to_act:
                shown = Bar(watched.draw(seat, "en")).buttons
                if any([{"decline", "warn"} <= classes for classes, value in shown if value == code]):
                    return watched.state.clone()
    raise AssertionError(f"{game}: {code} never costs anything")


def note_post(sent: list[str], request: Request) -> None:
    if request.method == "POST":
        sent.append(request.url)


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ"])
@pytest.mark.parametrize(("game", "code", "told"), DEAR, ids=[f"{game}-{code}" for game, code, _ in DEAR])
def test_on_a_phone_a_way_out_that_hides_its_cost_is_asked_twice(
    browser: Browser, room: RoomServer, game: str, code: str, told: bool, locale: str
) -> None:
    """The first tap tells what it costs and sends nothing; where that is told from the start, one click is enough."""
    state = dear(game, code)
    for size, taps in ((PHONE, 2), (DESKTOP, 1 if told else 2)):
        phone = size is PHONE
        page = new_context(browser, viewport=size, has_touch=phone, is_mobile=phone, locale=locale).new_page()
        page.goto(shared_table(room, state))
        page.wait_for_selector('body[data-stream="open"]')
        if page.locator("#o-here").count():
            page.locator("#o-here").click()
        button = page.locator(f".opts > .decline.warn[value='{code}']")
        cost = button.locator("small")
        expect(cost).to_have_count(1)
        sent: list[str] = []
        page.on("request", partial(note_post, sent))
        press = button.tap if phone else button.click
        expect(cost).to_be_visible(visible=not phone)
        before = seq(page)
        for _ in range(taps - 1):
            press()
            expect(cost).to_be_visible()
            assert re.search(r"[1-9]", cost.inner_text()), "it tells how much"
            assert page.evaluate(CUT_OFF) == []
            assert (sent, seq(page)) == ([], before)
        press()
        settle(page, before)
        assert [url.rpartition("/")[2] for url in sent] == ["choose"]
        page.context.close()
