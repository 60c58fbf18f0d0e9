"""What happens can be heard: only after a click, only where it is wanted, and at once not any more."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from herna.web.drawing.staging import CARD, DICE, HIT, SCORE, YOURS
from tests.web.browser import new_context, two_seats
from tests.web.server import RoomServer
from tests.web.test_browser_staging import BUDGET, SLACK, Show

# What a driven browser evaluates counts as a click there, so that is counted anew, too.
COUNTED = """
  window.tones = 0;
  const touched = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: touched });
  addEventListener('pointerdown', () => { touched.hasBeenActive = true; });
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Node { connect(next) { return next; } start() { window.tones++; } stop() {} frequency = param; gain = param; }
  Object.assign(window, { AudioContext: class { currentTime = 0; }, OscillatorNode: Node, GainNode: Node });
"""
HIDE = "hidden => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })"


def tones(page: Page) -> int:
    found: int = page.evaluate("window.tones")
    return found


# The browser's own audio, with a look at every tone: where it begins, and the kind of its wave.
LISTEN = """() => {
  Object.assign(window, { heard: [], contexts: 0 });
  const touched = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: touched });
  addEventListener('pointerdown', () => { touched.hasBeenActive = true; });
  const [Context, Wave] = [AudioContext, OscillatorNode];
  window.AudioContext = class extends Context { constructor() { super(); window.contexts++; } };
  window.OscillatorNode = class extends Wave {
    constructor(context, options) { super(context, options); window.heard.push([options.frequency, options.type]); }
  };
}"""
KINDS = {"card": CARD, "dice": DICE, "hit": HIT, "score": SCORE, "yours": YOURS}
FIRST_TONES = {(tones[0][0], tones[0][4]): kind for kind, tones in KINDS.items()}


def test_what_happens_in_a_real_game_is_heard_after_a_click_and_the_switch_counts_at_once(
    browser: Browser, room: RoomServer
) -> None:
    """Cards, dice, hits, gains and one's own turn, in a game in which there are all of them."""
    show = Show(browser, room, "summoner", pace=100, seat=0)
    page = show.page
    page.evaluate(LISTEN)
    page.evaluate("sound.checked || sound.click()")

    def heard(choices: int) -> set[str]:
        page.evaluate("window.heard.length = 0")
        show.wait_until_shown(show.choose(choices), BUDGET + SLACK)
        return {FIRST_TONES[hertz, wave] for hertz, wave in page.evaluate("heard") if (hertz, wave) in FIRST_TONES}

    assert heard(6) == set()  # nobody has touched this page yet
    assert page.evaluate("window.contexts") == 0
    page.mouse.click(700, 400)
    kinds = set[str]()
    for _ in range(20):
        kinds |= heard(4)
        if len(kinds) == len(KINDS):
            break
    assert kinds == set(KINDS)
    assert page.evaluate("window.contexts") == 1
    page.evaluate("sound.click()")
    assert heard(12) == set()
    assert page.evaluate("window.heard") == []
    page.evaluate("sound.click()")
    assert heard(12) != set()
    show.close()


def test_ones_own_turn_is_heard_even_if_the_page_is_hidden(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser, sound=True).new_page()
    page.goto(two_seats(room)[0])
    page.wait_for_selector('body[data-stream="open"]')
    page.evaluate(COUNTED)
    page.mouse.click(5, 300)
    page.evaluate(HIDE, True)
    turns = "import(document.scripts[0].src.replace(/table.js$/, 'table/stream.js'))"
    for turn in (False, True):
        page.evaluate(f"turn => {turns}.then(m => m.remind(turn))", turn)
    assert tones(page) == 2
    sound = "import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js')).then(m => m.sound('roll'))"
    page.evaluate(sound)
    assert tones(page) == 2  # what others do is not heard there
    page.evaluate(HIDE, False)
    page.evaluate(sound)
    assert tones(page) > 2
    page.context.close()


def test_a_telephone_is_silent_until_it_is_told_otherwise(browser: Browser, room: RoomServer) -> None:
    first, second = two_seats(room)
    for settings, wanted in (({"has_touch": True, "is_mobile": True}, False), ({}, True)):
        page = new_context(browser, sound=True, **settings).new_page()
        page.goto(first if wanted else second)
        page.locator("[popovertarget=settings]").click()
        expect(page.locator("#sound")).to_be_checked(checked=wanted)
        page.locator("#sound").click()
        page.reload()
        assert page.locator("#sound").is_checked() is not wanted  # remembered
        page.context.close()
