"""Nothing that others do is missed: gestures in a real browser, for all games."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from herna.api import own_games
from herna.web.boards import module_of
from herna.web.drawing.staging import GESTURES, NOTE, TOLD
from tests.web.browser import ANY_WAY, new_context, seq
from tests.web.server import RoomServer

BUDGET = 5.5  # seconds from the last frame until everything has been seen
SLACK = 3.0  # a busy machine without a graphics card
LATEST = 8.0  # seconds from the last frame until the last picture, after a bot's whole turn
AT_ONCE = 1.0  # the same, for those who want no gestures
WATCH = """() => {
  window.transitions = 0;
  window.swapped = []; // when the page changed its picture
  window.counted = []; // when each act began
  const take = changes => {
    for (const { attributeName } of changes) {
      (attributeName === 'data-shown' ? window.swapped : window.counted).push(performance.now());
    }
  };
  new MutationObserver(take).observe(stagelight, { attributeFilter: ['data-shown', 'data-staged'] });
  const start = document.startViewTransition?.bind(document);
  if (start) document.startViewTransition = f => { window.transitions++; return start(f); };
}"""


# What every frame that comes tells, as acts, and when it came.
COLLECT = """
  window.came = [];
  window.arrived = [];
  const Stream = EventSource;
  window.EventSource = class extends Stream {
    constructor(...given) {
      super(...given);
      const acts = html => new DOMParser().parseFromString(html, 'text/html').getElementById('table').dataset.acts;
      this.addEventListener('frame', event => {
        window.arrived.push(performance.now());
        window.came.push(JSON.parse(acts(event.data) || '[]'));
      });
    }
  };
"""
# Something on each table that has the focus, and stays for many choices.
FOCUSED = {
    "mindbug": "#log",
    "smashup": ".base > .hit",
    "bigmonster": "#area1-b",
    "summoner": ".unit > .hit",
    "wistar": "#area-farm-b",
}
# Something of one's own that can have the focus: a card in hand, where there is one that stays there for long.
OWN = {
    "mindbug": ".side.me .hand .card .hit",
    "smashup": '[data-zone="hand0"] .hit',
    "bigmonster": ".explorer.laid > .hit",
    "summoner": '[data-zone="hand0"] .hit',
    "wistar": '[data-zone="hand"] .hit',
}
# Lines of the log that are seen before what they tell: [line, last event that was staged].
WATCH_LOG = """before => {
  window.early = [];
  const look = () => {
    const lines = [...document.querySelectorAll('#log > [id^=l]:not(.ahead, .lapse)')].map(line => +line.id.slice(1));
    const staged = before + +stagelight.dataset.staged;
    for (const line of lines) if (line > staged) window.early.push([line, staged]);
    if (window.early) requestAnimationFrame(look);
  };
  look();
}"""
# Nothing is played any more: only then what there was can be shown again, once there was something. What has no gesture
# is counted after its picture has come, which nothing else on the page tells.
AT_REST = "(!again.hidden || stagelight.dataset.shown === '0') && skip.hidden"
ACTS = 20  # so many are staged while it has the focus

SKIP = """async seq => {
  const begun = performance.now();
  skip.click();
  while (+table.dataset.seq < seq) await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}"""


class Stage:
    """A page at a table, and what is staged there."""

    def __init__(self, browser: Browser, url: str, pace: int | None, motion: bool) -> None:
        self.page = new_context(browser, pace=pace, motion=motion).new_page()
        self.page.add_init_script(COLLECT)
        self.page.goto(url)
        self.page.evaluate(WATCH)
        self.page.wait_for_selector('body[data-stream="open"]')

    def wait_until_shown(self, seq: int, seconds: float) -> None:
        self.page.wait_for_function(f"seq => +table.dataset.seq >= seq && {AT_REST}", arg=seq, timeout=1000 * seconds)

    def staged(self) -> int:
        return int(self.page.locator("#stagelight").get_attribute("data-staged") or 0)

    def swaps(self) -> int:
        return int(self.page.locator("#stagelight").get_attribute("data-shown") or 0)

    def lag(self) -> float:
        """Seconds from the last frame that came until the last picture was there, and the last act had begun."""
        found: float = self.page.evaluate("Math.max(window.swapped.at(-1), window.counted.at(-1)) - arrived.at(-1)")
        return found / 1000

    def brought(self) -> list[list[str]]:
        """The gestures that each frame brought, as they came: those that no frame before it told."""
        known, found = -1, list[list[str]]()
        for acts in self.page.evaluate("window.came"):
            found.append([do for number, do, *_ in acts if number > known and GESTURES[do] > GESTURES["note"]])
            known = max([known, *[number for number, *_ in acts]])
        return found

    def last_told(self) -> int:
        acts = json.loads(self.page.locator("#table").get_attribute("data-acts") or "[]")
        return int(acts[-1][0]) if acts else -1

    def close(self) -> None:
        self.page.context.close()


class Show(Stage):
    """A table whose choices are made over the API, and a page of a seat, or a spectator's."""

    def __init__(
        self,
        browser: Browser,
        room: RoomServer,
        game: str,
        pace: int | None,
        motion: bool = False,
        seat: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        players = 3 if game == "bigmonster" else 2
        wish = {"game": game, "seats": [{} for _ in range(players)], "seed": "7", "options": options or {}}
        self.table = httpx.post(room.url + "/api/tables", json=wish).json()
        self.address = f"{room.url}/api/tables/{self.table['id']}"
        self.rng = Random(game)
        key = self.table["watch"] if seat is None else self.table["seats"][seat]
        super().__init__(browser, f"{room.url}/t/{self.table['id']}/{key}", pace, motion)

    def seen(self, key: str) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.address}/{key}").json()
        return found

    def choose(self, times: int, sparing: str = "") -> int:
        """So many choices in quick succession, none with `sparing`; gives the number of the last frame."""
        seq = 0
        while times:
            assert self.seen(self.table["watch"])["view"]["result"] is None
            for key in self.table["seats"]:
                seen = self.seen(key)
                if seen["decision"] is not None and times:
                    codes = [option["code"] for option in seen["decision"]["options"]]
                    code = self.rng.choice([code for code in codes if not sparing or sparing not in code] or codes)
                    answer = httpx.post(f"{self.address}/{key}/choose", json={"choice": code, "seq": seen["seq"]})
                    seq = answer.json()["seq"]
                    times -= 1
        return seq


@pytest.mark.parametrize("game", own_games())
def test_everything_is_staged_in_time_repeated_skipped_and_at_pace_nought_counted(
    browser: Browser, room: RoomServer, game: str
) -> None:
    show = Show(browser, room, game, pace=None)
    page, before = show.page, show.last_told()
    swaps, frames = show.swaps(), len(page.evaluate("window.came"))
    page.evaluate(WATCH_LOG, before)
    show.wait_until_shown(show.choose(6), BUDGET + SLACK)
    told = show.last_told()
    assert told > before
    assert show.staged() == told - before
    assert page.evaluate("() => { const { early } = window; delete window.early; return early; }") == []
    assert page.locator("#log .ahead").count() == 0
    # whatever there is to see by itself was seen on a picture of its own
    seen_alone = [gestures for gestures in show.brought()[frames:] if gestures]
    assert seen_alone
    assert show.swaps() - swaps >= len(seen_alone)
    assert page.evaluate("window.transitions") == 0  # this visitor wants no motion
    assert page.locator("#missed").is_hidden()

    seq, asked = page.locator("#table").get_attribute("data-seq"), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("localStorage.setItem('herna.pace', '100')")
    expect(page.locator("#again")).to_be_visible()
    # asked in the same breath: it may be over soon
    assert page.evaluate("() => { again.click(); return stage.inert; }")  # clicks do nothing meanwhile
    page.keyboard.press("1")  # nor do keys
    page.wait_for_function("() => !document.body.classList.contains('repeating')", timeout=1000 * (BUDGET + SLACK))
    assert show.staged() == 2 * (told - before)
    assert page.locator("#table").get_attribute("data-seq") == seq
    assert show.last_told() == told
    assert [url for url in asked if "/art/" not in url] == []
    assert not page.locator("#stage").evaluate("stage => stage.inert")

    # at no pace at all: and whoever has the focus on something keeps it, whatever happens around it
    page.evaluate("localStorage.setItem('herna.pace', '0')")
    focused = page.locator(FOCUSED[game]).first.evaluate("thing => { thing.focus(); return thing.id; }")
    staged, lags = show.staged(), list[float]()
    while show.staged() - staged < ACTS:
        show.wait_until_shown(show.choose(3), SLACK)
        lags.append(show.lag())
        assert page.evaluate("document.activeElement.id") == focused
    assert show.staged() - staged == show.last_told() - told
    assert max(lags) <= AT_ONCE
    assert page.evaluate("document.body.dataset.aborted ?? 0") == 0

    # skipping covers what has come, and not what comes later
    page.evaluate("localStorage.removeItem('herna.pace')")
    taken, staged, told = list[float](), show.staged(), show.last_told()
    for _ in range(3):  # a busy machine may be slow once
        newest = show.choose(5)
        page.wait_for_function("seq => !skip.hidden || +table.dataset.seq >= seq", arg=newest)
        taken.append(page.evaluate(SKIP, newest))
        show.wait_until_shown(newest, 1.5)
        assert show.staged() - staged == show.last_told() - told
        if taken[-1] < 400:
            break
    assert min(taken) < 400, taken  # milliseconds until the present frame is there
    swaps = show.swaps()
    later = show.choose(3)
    page.wait_for_function("seq => caption.textContent || +table.dataset.seq >= seq", arg=later)  # it is played
    show.wait_until_shown(later, BUDGET + SLACK)
    assert show.swaps() > swaps
    assert show.staged() - staged == show.last_told() - told
    show.close()


@pytest.mark.parametrize("game", own_games())
def test_the_focus_stays_on_ones_own_thing_while_much_moves(browser: Browser, room: RoomServer, game: str) -> None:
    show = Show(browser, room, game, pace=200, motion=True, seat=0)
    page = show.page
    while not page.locator(OWN[game]).count():  # before the hand is dealt
        show.wait_until_shown(show.choose(1), BUDGET + SLACK)
    focused = page.locator(OWN[game]).last.evaluate("thing => { thing.focus(); return thing.id; }")
    staged, told = show.staged(), show.last_told()
    while show.staged() - staged < ACTS:
        show.wait_until_shown(show.choose(2, sparing=focused.split("-")[1]), BUDGET + SLACK)
        assert page.evaluate("document.activeElement.id") == focused
    assert page.evaluate("document.body.dataset.aborted ?? 0") == 0
    assert page.evaluate("window.transitions") > 0  # and things do move
    assert show.staged() - staged == show.last_told() - told
    show.close()


# --- a bot's whole turn --------------------------------------------------------------------------------------------
def told_by_server(address: str, since: int) -> list[str]:
    """The kinds of all events from this number on, as the server tells them to the programs of this seat."""
    kinds, told = list[str](), ""
    with httpx.stream("GET", f"{address}/events", params={"since": str(since)}) as stream:
        for line in islice(stream.iter_lines(), 4000):
            name, _, value = line.partition(": ")
            told = value if name == "event" else told
            if name == "data" and told == "turn":  # all that has happened is told
                break
            if name == "data":
                kinds.append(json.loads(value)["kind"])
    return kinds


NEXT_QUESTION = f"""() => table.matches('[data-turn="1"]:not([data-pass], .sent)') && {AT_REST}"""


def wait_for_question(stage: Stage, address: str) -> None:
    """Until this seat is asked, all has been seen that led there, and what the page asks is what the server asks."""
    for _ in range(50):
        stage.page.wait_for_function(NEXT_QUESTION, timeout=60_000)
        if httpx.get(address).json()["seq"] == seq(stage.page):
            return
        stage.page.wait_for_timeout(100)
    raise AssertionError("this seat is never asked")


LIVELY = {"bigmonster": 4, "mindbug": 4, "smashup": 5, "summoner": 5, "wistar": 5}  # gestures in the turn that is tried
TURNS = 3
# How many milliseconds passed after each act until the next one; the last act has no next one.
GAPS = "from => window.counted.slice(from).map((time, i, all) => all[i + 1] - time).slice(0, -1)"
SHORTEST = 90  # milliseconds for which any gesture is seen,
PICTURES = 34  # counted from the picture on the screen when it began, which a busy machine drew two pictures ago


def answer(page: Page) -> None:
    """The way out, so that others come to act, else anything; what is dear is asked twice."""
    before = seq(page)
    while seq(page) == before:
        out = page.locator("#o-turn, .opts > .decline[name=choice]")
        (out.last if out.count() else page.locator(ANY_WAY).first).click()
        page.wait_for_timeout(50)


@pytest.mark.parametrize(
    ("game", "pace", "motion"),
    [*[(game, None, True) for game in own_games()], ("summoner", None, False), ("summoner", 0, False)],
    ids=[*own_games(), "without_motion", "at_once"],
)
def test_a_bots_whole_turn_is_seen_between_ones_last_choice_and_the_next_question(
    browser: Browser, room: RoomServer, game: str, pace: int | None, motion: bool
) -> None:
    """The server says how much happened. What one step of the rules did at once (damage, and who falls by it) comes in
    one picture, but each of it is a gesture with a time of its own.
    """
    seats = [{"name": "Eva"}, *[{"kind": "level2"} for _ in range(2 if game == "bigmonster" else 1)]]
    table = httpx.post(room.url + "/api/tables", json={"game": game, "seats": seats, "seed": "7"}).json()
    place = f"{table['id']}/{table['seats'][0]}"
    stage = Stage(browser, f"{room.url}/t/{place}", pace, motion)
    page, gestures, lags = stage.page, module_of(game).STAGING, list[float]()
    for _ in range(40):
        wait_for_question(stage, f"{room.url}/api/tables/{place}")
        last, staged, swaps = stage.last_told(), stage.staged(), stage.swaps()
        frames, counted = (page.evaluate(f"window.{what}.length") for what in ("came", "counted"))
        answer(page)
        wait_for_question(stage, f"{room.url}/api/tables/{place}")
        told = told_by_server(f"{room.url}/api/tables/{place}", last + 1)
        assert stage.staged() - staged == len(told)
        assert stage.last_told() - last == len(told)
        cues = [gestures.get(kind, NOTE).do for kind in told]
        loud = [i for i, do in enumerate(cues) if GESTURES[do] > GESTURES["note"]]
        assert stage.swaps() - swaps >= len([brought for brought in stage.brought()[frames:] if brought])
        if pace is None:
            gaps = page.evaluate(GAPS, counted)
            assert [(cues[i], gaps[i]) for i in loud if i < len(gaps) and gaps[i] < SHORTEST - PICTURES] == []
        if len(loud) < LIVELY[game]:
            continue  # an own step, or nobody could do anything
        assert game != "summoner" or len(told) > TOLD  # more than any one frame tells
        lags.append(stage.lag())
        # a busy machine may be slow once
        if len(lags) == TURNS or lags[-1] <= (LATEST if pace is None else AT_ONCE):
            break
    assert lags, "nobody has done much"
    assert min(lags) <= (LATEST if pace is None else AT_ONCE), lags
    assert page.evaluate("window.transitions") > 0 if motion else page.evaluate("window.transitions") == 0
    assert page.evaluate("document.body.dataset.aborted ?? 0") == 0
    assert page.locator("#missed").is_hidden()
    stage.close()


def test_what_is_taken_back_is_not_staged_and_what_follows_is(browser: Browser, room: RoomServer) -> None:
    show = Show(browser, room, "mindbug", pace=0)
    show.wait_until_shown(show.choose(3), 2)
    acting = next(key for key in show.table["seats"] if show.seen(key)["decision"])
    staged = show.staged()
    page: Page = show.page
    undone = page.evaluate("+document.getElementById('table').dataset.seq")
    httpx.post(f"{show.address.replace('/api/tables', '/t')}/{acting}/undo", data={"at": str(undone)})
    page.wait_for_timeout(400)
    assert show.staged() == staged
    before = show.last_told()
    show.wait_until_shown(show.choose(2), 2)
    assert show.staged() - staged == show.last_told() - before
    show.close()


# The arrow that stands, and how far its ends are from the attacker and from what is attacked.
ARROWS = """() => [...document.querySelectorAll('#arrows .standing')].map(arrow => {
    const [[by, to]] = Object.entries(JSON.parse(table.dataset.aims));
    const ends = [arrow.getPointAtLength(0), arrow.getPointAtLength(arrow.getTotalLength())];
    return [by, to].map((id, i) => {
        const { left, right, top, bottom } = document.getElementById(id).getBoundingClientRect();
        const { x, y } = ends[i];
        return Math.max(left - x, x - right, top - y, y - bottom);
    });
})"""
ATTACKING = ("attack", "target:enemy")
ASKED_WHILE_ATTACKING: dict[str, dict[str, Any]] = {
    "mindbug": {},
    "summoner": {"south": "vanguards", "north": "vanguards"},
}


@pytest.mark.parametrize("game", [game for game in own_games() if hasattr(module_of(game), "aims")])
def test_an_attack_stays_marked_until_it_is_decided(browser: Browser, room: RoomServer, game: str) -> None:
    show = Show(browser, room, game, pace=0, options=ASKED_WHILE_ATTACKING[game])
    page = show.page

    def pending() -> bool:
        return "data-aims" in httpx.get(page.url).text

    for _ in range(300):  # until somebody is asked something in the middle of an attack
        if pending():
            break
        for key in show.table["seats"]:
            seen = show.seen(key)
            if seen["decision"] is not None:
                codes = [option["code"] for option in seen["decision"]["options"]]
                attacks = [code for code in codes if code.startswith(ATTACKING)]
                code = show.rng.choice(attacks or codes)
                choice = {"choice": code, "seq": seen["seq"]}
                httpx.post(f"{show.address}/{key}/choose", json=choice).raise_for_status()
                break
    assert pending()
    show.wait_until_shown(show.seen(show.table["watch"])["seq"], 5)
    standing = page.locator("#arrows .standing")
    for come in (page.bring_to_front, page.reload):  # whoever comes now sees it as well
        come()
        expect(standing).to_have_count(1)
        [[from_attacker, from_target]] = page.evaluate(ARROWS)
        assert from_attacker <= 1
        assert from_target <= 1
    page.wait_for_selector('body[data-stream="open"]')
    for _ in range(20):  # rolls may be made again, and blocked in several ways
        if not pending():
            break
        show.wait_until_shown(show.choose(1), 5)
        expect(standing).to_have_count(int(pending()))
    expect(standing).to_have_count(0)
    show.close()


# Which acts are played before the next picture comes, if two things stay, one moves, and one is gone there.
PLAYED_BEFORE = """async () => {
  const { leaves } = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
  const [stays, moves, ends] = [...table.querySelectorAll('[data-zone][id]')].map(thing => thing.id);
  const next = table.cloneNode(true);
  next.querySelector(`[id="${ends}"]`).remove();
  next.querySelector(`[id="${moves}"]`).dataset.zone = 'elsewhere';
  const stories = [
    [['flare', stays], ['note'], ['fall', ends]],
    [['fall', ends], ['flare', stays]],
    [['glide', moves], ['land', 'not-yet-there'], ['aim', stays, ends]],
  ];
  const acts = story => story.map((act, i) => [i, ...act]);
  return stories.map(story => story.map((_, i) => leaves(acts(story), i, next)));
}"""


def test_what_leads_to_an_end_is_seen_before_it(browser: Browser, room: RoomServer) -> None:
    show = Show(browser, room, "mindbug", pace=0, seat=0)
    effect, what_follows, arrivals = show.page.evaluate(PLAYED_BEFORE)
    assert effect == [True, True, True]
    assert what_follows == [True, False]
    assert arrivals == [False, True, True]  # nothing stands in the way of what is not there yet
    show.close()


def test_what_is_told_is_seen_while_things_move(browser: Browser, room: RoomServer) -> None:
    show = Show(browser, room, "mindbug", pace=0, motion=True, seat=0)
    page: Page = show.page
    page.evaluate("caption.textContent = 'Somebody does something.'")
    page.wait_for_timeout(200)
    before = page.locator("#caption").screenshot()
    page.evaluate(
        """async () => {
            window.moving = document.startViewTransition(() => {});
            await window.moving.ready;
            for (const one of document.getAnimations()) one.pause();
        }"""
    )
    assert page.locator("#caption").screenshot() == before
    page.evaluate("window.moving.skipTransition()")
    show.close()


# A frame with one more act, where something was asked `before` or not, and is asked `now` or not: what is told.
TELL = """async ([before, now]) => {
  const { receive } = await import(document.scripts[0].src.replace(/table.js$/, 'table/frames.js'));
  table.dataset.turn = before;
  const acts = JSON.parse(table.dataset.acts);
  const number = acts.at(-1)[0] + 1;
  const next = table.cloneNode(true);
  next.dataset.turn = now;
  next.dataset.seq = +table.dataset.seq + 1;
  next.dataset.acts = JSON.stringify([...acts, [number, 'flare', 'plate0']]);
  next.querySelector('#log').insertAdjacentHTML('afterbegin', `<li id="l${number}">It was number ${number}.</li>`);
  const told = [];
  new MutationObserver(() => told.push(caption.textContent)).observe(caption, { childList: true });
  receive(+next.dataset.seq, next.outerHTML);
  await new Promise(go => document.addEventListener('rested', go, { once: true }));
  return [...new Set(told.filter(Boolean))].map(sentence => sentence === `It was number ${number}.`);
}"""


@pytest.mark.parametrize(
    ("before", "now", "told"), [("0", "1", [True]), ("1", "0", [True]), ("0", "0", [True]), ("1", "1", [])]
)
def test_what_others_did_is_told_before_the_question_that_follows(
    browser: Browser, room: RoomServer, before: str, now: str, told: list[bool]
) -> None:
    """What one did oneself covers no question, nor does what others do while one is asked something."""
    show = Show(browser, room, "mindbug", pace=100, seat=0)
    assert show.page.evaluate(TELL, [before, now]) == told
    assert show.page.locator("#caption").inner_text() == ""
    show.close()
