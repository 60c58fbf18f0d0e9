"""Rats of Wistar in a real browser: a game against a bot, two browsers, keyboard only, tabs on a phone, axe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import chain
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.kernel.state import State
from herna.web.drawing.company import SeatState
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.pages.table import frame
from tests.web.browser import (
    DESKTOP,
    PHONE,
    faults_in_both_themes,
    mistakes_of,
    new_context,
    over,
    seq,
    settle,
    wait_for_turn,
)
from tests.web.frames import Watched, random_game
from tests.web.server import RoomServer
from tests.web.test_browser_layout import HERE, LANGUAGES, NAMES, RUNG_TABS, crowded_farm, drawn, fullest, scene_of
from tests.web.test_browser_questions import shown
from tests.web.test_staging import acts_in

CHOICES = 600  # far more than one player's part of a game
PANELS = ("w-disc", "w-farm", "w-cards", "w-me", "w-rivals", "rail")


@pytest.fixture(scope="module")
def middle(room: RoomServer) -> list[str]:
    """The two links of a table some rounds into a game; tests only look at it, or add a choice."""
    return two_people(room, "6", 50)


def seats_at(room: RoomServer, seats: list[dict[str, str]], seed: str) -> list[str]:
    """The links of the people at a new table."""
    table = httpx.post(
        room.url + "/api/tables", json={"game": "wistar", "seats": seats, "seed": seed}, timeout=20
    ).json()
    return [f"{room.url}/t/{table['id']}/{key}" for key in table["seats"] if key]


def two_people(room: RoomServer, seed: str, choices: int = 0) -> list[str]:
    """A table of two people after so many choices, each the last on offer that does not stop anything."""
    urls = seats_at(room, [{"name": "Eva"}, {"name": "Adam"}], seed)
    for _ in range(choices):
        for url in urls:
            api = url.replace("/t/", "/api/tables/")
            seen = httpx.get(api, timeout=20).json()
            if seen["decision"] is not None:
                code = wanted([option["code"] for option in seen["decision"]["options"]])
                httpx.post(api + "/choose", json={"choice": code, "seq": seen["seq"]}, timeout=20)
                break
    return urls


def wanted(codes: list[str]) -> str:
    """Something that leads on: a main action rather than an end, a chief rather than buying."""
    dull = ("end", "buy", "move")
    good = [c for c in codes if not c.startswith(dull) and not c.endswith((":none", ":done"))]
    return (good or codes)[len(codes) * 7 % len(good or codes)]


def confirm(page: Page, before: int) -> None:
    """Until the choice is made; a chief that would do nothing where it is placed is asked for once more."""
    page.wait_for_function(
        "before => document.querySelector('#zoom[open] .sure') || +table.dataset.seq > before",
        arg=before,
    )
    if page.locator("#zoom[open] .sure").count():
        page.keyboard.press("Enter")  # the button that confirms has the focus
    settle(page, before)


def choose_any(page: Page) -> None:
    """A thing on the table if one can be chosen, else a button; never waits for one that is covered."""
    before = seq(page)
    things = page.locator("#board .can > button[name=choice]:visible")
    buttons = page.locator("#prompt .opts button[name=choice]:visible")
    chosen = things.first if things.count() and before % 3 == 0 else buttons.first
    chosen.evaluate("b => b.click()")
    confirm(page, before)


def play_on(pages: list[Page], limit: int) -> bool:
    """Whoever is asked chooses, until the game is over or the limit is reached."""
    for _ in range(limit):
        if over(pages[0]):
            return True
        acting = [p for p in pages if p.locator("#prompt.act .opts button").count()]
        if acting:
            choose_any(acting[0])
        else:
            pages[0].wait_for_timeout(20)
    return over(pages[0])


def test_a_whole_game_against_a_bot_ends_with_the_scoring_line_by_line(browser: Browser, room: RoomServer) -> None:
    page = new_context(browser).new_page()
    mistakes = mistakes_of(page)
    (url,) = seats_at(room, [{"name": "Eva"}, {"name": "Robot", "kind": "random"}], "4")
    page.goto(url)
    for _ in range(CHOICES):
        wait_for_turn(page)
        if over(page):
            break
        choose_any(page)
    assert over(page)
    expect(page.locator("#score")).to_be_visible()
    expect(page.locator("#score tbody tr")).to_have_count(11)
    lines = page.locator("#score tbody tr:not(.total) td:nth-of-type(1)").all_inner_texts()
    assert sum([int(line) for line in lines]) == int(page.locator("#score .total td").first.inner_text())
    assert mistakes == []
    page.context.close()


def test_two_browsers_play_and_see_the_same_table(browser: Browser, room: RoomServer) -> None:
    pages = [new_context(browser).new_page() for _ in range(2)]
    for page, url in zip(pages, two_people(room, "8"), strict=True):
        page.goto(url)
    play_on(pages, 40)
    pages[0].wait_for_timeout(500)
    assert seq(pages[0]) == seq(pages[1])
    for part in ("#disc .chief", "#w-farm .pawn", "#w-cards .goal .needs i"):
        assert pages[0].locator(part).all_inner_texts() == pages[1].locator(part).all_inner_texts()
    hand = set(pages[0].locator("#hand .card").evaluate_all("cards => cards.map(c => c.id)"))
    assert hand.isdisjoint(pages[1].locator("#hand .card").evaluate_all("cards => cards.map(c => c.id)"))
    for page in pages:
        page.context.close()


def test_a_chief_is_placed_and_quick_actions_are_found_with_the_keyboard_alone(
    browser: Browser, room: RoomServer
) -> None:
    (url,) = seats_at(room, [{"name": "Eva"}, {"name": "Robot", "kind": "random"}], "2")
    page = new_context(browser).new_page()
    page.goto(url)
    for _ in range(2):
        wait_for_turn(page)
        before = seq(page)
        selector = "#pairs .can > .hit" if page.locator("#pairs").count() else "#disc .can > .hit"
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                break
        page.keyboard.press("Enter")
        confirm(page, before)
        if page.locator("#disc .chief").count():
            break
    assert page.locator("#disc .chief").count()
    wait_for_turn(page)
    quick = page.locator("#quick-b")
    expect(quick).to_contain_text("Quick actions")
    if quick.is_enabled():
        quick.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#quick-m button").first).to_be_visible()
        page.keyboard.press("Escape")
    page.context.close()


def test_a_space_tells_its_power_and_bonus_and_a_card_what_it_lacks(browser: Browser, middle: list[str]) -> None:
    page = new_context(browser).new_page()
    page.goto(middle[0])
    page.locator("#space-s1a-b").hover()
    expect(page.locator("#peek")).to_contain_text("power")
    expect(page.locator("#peek")).to_contain_text("Bonus:")
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):  # it covers nothing but the log
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#space-s1b-b").hover()
        page.locator("#space-s1a-b").hover()
        peek, rail = page.locator("#peek").bounding_box(), page.locator("#rail").bounding_box()
        assert peek is not None
        assert rail is not None
        assert peek["x"] >= rail["x"]
        assert peek["y"] >= rail["y"]
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.locator("#rows .card:has(.lack) .hit").first.hover()
    expect(page.locator("#peek")).to_contain_text("You still lack")
    page.locator("#plate1").click()
    expect(page.locator("#zoom .rival")).to_contain_text("Rats:")
    page.keyboard.press("Escape")
    page.locator("#score-b").click()
    expect(page.locator("#zoom #score")).to_contain_text("If the game ended now")
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 640), (1440, 900), (1920, 940)])
def test_the_desktop_shows_everything_without_scrolling(
    browser: Browser, middle: list[str], width: int, height: int
) -> None:
    page = new_context(browser, viewport={"width": width, "height": height}).new_page()
    page.goto(middle[0])
    for panel in ("#w-disc", "#w-farm", "#w-cards", "#w-me", "#w-hand", "#disc"):
        box = page.locator(panel).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["x"] + box["width"] <= width
        assert min(box["width"], box["height"]) > 80
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.context.close()


def test_six_tabs_on_a_phone_stay_chosen_and_nothing_scrolls_sideways(browser: Browser, middle: list[str]) -> None:
    page = new_context(browser, viewport=PHONE).new_page()
    page.goto(middle[0])
    expect(page.locator("#w-disc")).to_be_visible()
    for tab, panel in zip(page.locator("#tabs a").all(), PANELS, strict=True):
        tab.click()
        expect(page.locator("#" + panel)).to_be_visible()
        assert page.locator("#w-disc").is_visible() == (panel == "w-disc")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), panel
        assert page.evaluate("p => document.getElementById(p).scrollWidth <= innerWidth", panel), panel
    page.locator("#tab-farm").click()
    other = new_context(browser).new_page()
    other.goto(middle[1])
    before = seq(page)
    choose_any(page if page.locator("#prompt.act .opts button").count() else other)
    settle(page, before)
    expect(page.locator("#w-farm")).to_be_visible()
    for opened in (page, other):
        opened.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_space_that_is_taken_says_what_it_gives(browser: Browser, middle: list[str], size: dict[str, int]) -> None:
    context = new_context(browser, viewport=size)
    page = context.new_page()
    page.goto(f"{middle[0]}#w-disc")
    page.locator(".space.taken > .hit").first.click()
    card = page.locator("#zoom-card .space")
    expect(card.locator(".text")).to_contain_text("Bonus: ")
    assert card.locator(".bonus").evaluate("signs => getComputedStyle(signs).opacity") == "1"
    chief, text = card.locator(".chief").bounding_box(), card.locator(".text").bounding_box()
    assert chief is not None
    assert text is not None
    assert chief["width"] == pytest.approx(chief["height"], abs=1)
    assert chief["width"] < 60
    assert chief["y"] + chief["height"] <= text["y"] or text["y"] + text["height"] <= chief["y"]
    context.close()


# Whether the ring around a tab is drawn over it.
RING_IS_SEEN = """() => {
    const layer = one => +getComputedStyle(one).zIndex || 0;
    return layer(stagelight) > layer(tabs);
}"""


@pytest.mark.parametrize("width", [390, 844, 820])
def test_what_happens_under_another_tab_rings_it(browser: Browser, room: RoomServer, width: int) -> None:
    state, seat = fullest("wistar")
    with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
        page.locator("#tab-disc").dispatch_event("click")
        assert page.evaluate(RUNG_TABS, f"plate{(seat + 1) % state.players}") == ["#w-rivals"]
        assert page.evaluate(RING_IS_SEEN)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, middle: list[str], size: dict[str, int]) -> None:
    context = new_context(browser, viewport=size, bypass_csp=True)
    page = context.new_page()
    for panel in PANELS if size == PHONE else ("",):
        page.goto("about:blank")
        page.goto(f"{middle[0]}#{panel}" if panel else middle[0])
        assert faults_in_both_themes(page) == [], panel
    context.close()


RIM = "thing => getComputedStyle(thing).borderTopColor"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_space_is_marked_as_a_mistake_before_somebody_points_at_it(
    browser: Browser, room: RoomServer, lang: str
) -> None:
    """In the first turn no rat is anywhere: a warning on every space would warn of none."""
    state = herna.game("wistar").new(seed=4, players=4)
    while state.decision(state.to_act[0]).kind != "turn":
        state.choose(0, state.to_act[0])
    with drawn(browser, room, 1440, scene_of(state, state.to_act[0], lang)) as page:
        spaces = page.locator(".space.can")
        assert page.locator(".space.idle").count() == spaces.count() > 10
        usual = page.locator("#area-forest").evaluate(RIM)
        assert {space.evaluate(RIM) for space in spaces.all()} == {usual}
        spaces.first.locator(".hit").focus()
        assert spaces.first.evaluate(RIM) != usual


def test_a_chief_without_rats_is_asked_twice_while_rats_wait(browser: Browser, room: RoomServer) -> None:
    (url,) = seats_at(room, [{"name": "Eva"}, {"name": "Robot", "kind": "random"}], "2")
    page = new_context(browser).new_page()
    page.goto(url)
    for _ in range(CHOICES):
        wait_for_turn(page)
        if page.locator("#disc .idle").count():
            break
        choose_any(page)
    idle = page.locator("#disc .idle > .hit").first
    before = seq(page)
    idle.hover()
    expect(page.locator("#peek")).to_contain_text("brings nothing")
    page.wait_for_selector("body[data-stream=open]")
    idle.click()
    expect(page.locator("#zoom .sure")).to_be_visible()
    assert seq(page) == before
    confirm(page, before)
    page.context.close()


# Words and numbers on the disc in view that are smaller than 11 pixels, or longer than the line or the circle on which
# they stand; and those beside it that leave the panel or lie on the disc. What the page keeps as a drawing is measured
# in the disc itself.
SMALL_WORDS = """() => {
    const plate = document.querySelector('.disc > .plate-svg');
    const shown = name => plate.querySelector(`.${name}`).checkVisibility();
    const acts = document.querySelector('#w-acts').cloneNode(true).children;
    const added = shown('acts') ? [...acts] : [];
    plate.append(...added);
    const { a } = plate.getScreenCTM();
    const words = [...plate.querySelectorAll('text')].filter(one => one.checkVisibility());
    const wrong = words.filter(one => {
        const along = one.querySelector('textPath');
        const line = along && document.querySelector(along.getAttribute('href'));
        const hub = 2 * Math.sqrt(10.7 ** 2 - Math.max(0, one.getAttribute('y') - 50.5) ** 2);
        return parseFloat(getComputedStyle(one).fontSize) * a < 11
            || one.getComputedTextLength() > (line ? line.getTotalLength() : hub);
    }).map(one => one.textContent);
    for (const one of added) one.remove();
    const [panel, disc] = ['w-disc', 'disc'].map(id => document.getElementById(id).getBoundingClientRect());
    const beside = [...document.querySelectorAll('.when > *')].filter(one => one.checkVisibility());
    const scale = panel.width / document.getElementById('w-disc').offsetWidth;
    for (const one of beside) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const near = Math.max(left, Math.min(right, disc.left + disc.width / 2)) - disc.left - disc.width / 2;
        const covers = Math.hypot(near, disc.top + disc.height / 2 - bottom) < disc.width / 2 - 1;
        const leaves = left < panel.left || right > panel.right || top < panel.top;
        if (parseFloat(getComputedStyle(one).fontSize) * scale < 11 || covers || leaves) wrong.push(one.textContent);
    }
    return [words.length + beside.length, wrong, shown('acts') !== shown('signs')];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_stands_on_the_disc_can_be_read(browser: Browser, room: RoomServer, lang: str) -> None:
    with drawn(browser, room, 1280, rats_everywhere(3, lang)) as page:
        for width, height in (*SIZES, (1366, 640), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            words, wrong, named = page.evaluate(SMALL_WORDS)
            assert words >= 6
            assert wrong == [], (width, height)
            assert named, "each main action has a name, or a sign in its place"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_disc_tells_what_its_signs_mean(browser: Browser, middle: list[str], lang: str) -> None:
    page = new_context(browser, viewport={"width": 1280, "height": 720}, locale=lang).new_page()
    page.goto(middle[0])
    assert page.locator(".disc .signs").is_visible()
    page.locator("#disc-look").click()
    say = herna.game("wistar").texts.say
    key = page.locator("#zoom .disc-key li")
    for action in ("gather_wood", "dig", "gather_metal", "beds", "develop", "explore"):
        expect(key.filter(has_text=say(lang, "term." + action))).to_have_count(1)
    page.context.close()


# --- between two rounds ----------------------------------------------------------------------------------------------
# The next picture comes: what is seen of the round mouse, of the new cards and of the disc at each of its acts.
MOMENTS = """async html => {
    const at = name => document.scripts[0].src.replace(/table.js$/, `table/${name}.js`);
    const { receive } = await import(at('frames'));
    const seen = [];
    const look = () => {
        const seen_of = part => Boolean(part?.checkVisibility({ visibilityProperty: true }));
        const name = document.querySelector('#round-mouse .name');
        const card = document.querySelector('.row.basic > .proj:nth-child(2)');
        seen.push([
            seen_of(name) ? name.textContent : '', seen_of(card) ? card.id : '',
            document.querySelectorAll('.disc .chief').length, getComputedStyle(spaces).rotate,
            [...document.querySelectorAll('.pplate')].map(plate => plate.id).join(),
        ]);
    };
    new MutationObserver(look).observe(stagelight, { attributeFilter: ['data-staged'] });
    look();
    receive(2, html);
    await new Promise(go => document.addEventListener('rested', go, { once: true }));
    return seen;
}"""


def next_round() -> tuple[State, int, State]:
    """A last choice of a round that does something, gives everybody another place in turn order and brings another
    round mouse: the table before it, who looks on, the table after it.
    """
    for seed in range(3, 20):
        last: State | None = None
        for watched, _ in random_game("wistar", seed):
            state = watched.state
            then: dict[str, Any] = {} if last is None else last.view(0)
            now: dict[str, Any] = state.view(0)
            if last is not None and now["round"] > then["round"] > 0:
                all_move = all([old != new for old, new in zip(then["order"], now["order"], strict=True)])
                kinds = {event.kind for event in state.events(len(last.log.notes) if last.log else 0, 0)}
                wanted = {"pays", "gains", "order", "round_mouse_gone", "new_mouse", "rotates", "round"}
                if all_move and wanted <= kinds:
                    looks_on = next(seat for seat in range(state.players) if seat not in state.to_act)
                    return last, looks_on, state.clone()
            last = state.clone()
    raise AssertionError("no round has both")


def test_a_new_round_is_prepared_moment_by_moment(browser: Browser, room: RoomServer) -> None:
    before, seat, after = next_round()
    since = len(before.log.notes) if before.log is not None else 0
    kinds = [event.kind for event in after.events(since, seat)]
    scene = scene_of(after, seat, "en")
    scene.seq = 2
    html = Identity(HERE, NAMES).fill(frame(scene))
    with drawn(browser, room, 1440, scene_of(before, seat, "en")) as page:
        page.evaluate("localStorage.setItem('herna.pace', '1')")
        seen = page.evaluate(MOMENTS, html)
    old, new = seen[0], seen[-1]
    assert all([old[i] != new[i] for i in (0, 1, 2, 4)])
    gone = [act[3] for act in acts_in(html) if act[1] == "turn" and len(act) > 3 and f' id="{act[3]}"' not in html]
    assert len(gone) == 1  # the preparation is told at the number of the round that has ended
    # The end of the turn, what goes: on the old picture. Then each thing that is new at its own moment.
    going = kinds.index("prepares") + 1
    told = [*kinds[:going], "round_mouse_gone", *[kind for kind in kinds[going:] if kind != "round_mouse_gone"]]
    seen = seen[-len(told) :]
    by_kind = dict(zip(told, seen, strict=True))
    assert seen[: going + 1] == [old] * (going + 1)
    assert by_kind["order"] == ["", "", 0, "-60deg", new[4]]
    assert by_kind["new_mouse"] == [new[0], "", 0, "-60deg", new[4]]
    assert by_kind["rotates"] == [new[0], "", 0, "none", new[4]]
    assert by_kind["round"] == new
    assert told.index("order") < told.index("new_mouse") < told.index("rotates") < told.index("round")


# --- the own board, and the areas ------------------------------------------------------------------------------------
def rats_everywhere(players: int, lang: str) -> Scene:
    """Everybody has rats in all areas."""
    state = herna.game("wistar").new(seed=4, players=players)
    while state.decision(state.to_act[0]).kind != "turn":
        state.choose(0, state.to_act[0])
    view = state.view(state.to_act[0])
    for side in view["sides"]:
        side["rats"] |= {"forest": 6, "burrow": 5, "farm": 8}
    return scene_of(state, state.to_act[0], lang, view)


# Rats of which a part lies beyond the rim of their area.
OUT_OF_AREA = """() => [...document.querySelectorAll('.area .pawn')].filter(pawn => {
    const [inner, outer] = [pawn, pawn.closest('.area')].map(one => one.getBoundingClientRect());
    return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
}).map(pawn => pawn.id)"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rats_of_all_players_lie_in_their_areas(browser: Browser, room: RoomServer, players: int) -> None:
    with drawn(browser, room, 1280, rats_everywhere(players, "cs")) as page:
        for width, height in (*SIZES, (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator(".area .pawn:visible").count() == 3 * players
            assert page.evaluate(OUT_OF_AREA) == [], width


def test_played_cards_are_seen_whole(browser: Browser, room: RoomServer) -> None:
    """As many as anybody has played by the end of a game."""
    state, seat = fullest("wistar")
    view: dict[str, Any] = state.view(seat)
    side = view["sides"][seat]
    projects = [id for id in herna.game("wistar").component_ids() if herna.game("wistar").facts(id).get("deck")]
    for played in (1, 4, 5, 6, 8, 9, 12):
        side |= {"cards": [{"id": id, "used": False} for id in projects[:played]], "mice": [], "helpers": []}
        with drawn(browser, room, 1280, scene_of(state, seat, "cs", view)) as page:
            for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator("#played .proj").count() == played
                assert page.evaluate("played.scrollHeight <= played.clientHeight"), (played, width)


# --- projects in the rows --------------------------------------------------------------------------------------------
def rows_full_of_projects(lang: str) -> Iterator[Scene]:
    """All projects, eight at a time; nobody has what they cost."""
    game = herna.game("wistar")
    state, seat = fullest("wistar")
    view: dict[str, Any] = state.view(seat)
    view["sides"][seat] |= {"wood": 0, "metal": 0, "versatility": 0, "electricity": "none", "cards": [], "mice": []}
    facts: dict[str, dict[str, Any]] = {id: game.facts(id) for id in game.component_ids()}
    for deck in ("basic", "advanced"):
        cards = [id for id in facts if facts[id].get("deck") == deck]
        for first in range(0, len(cards) - 7, 8):
            view["rows"] = {"basic": cards[first : first + 4], "advanced": cards[first + 4 : first + 8]}
            yield scene_of(state, seat, lang, view)


# Parts of a project that lie on each other, or leave it.
CROWDED = """() => [...document.querySelectorAll('.row .proj')].flatMap(card => {
    const edge = card.getBoundingClientRect();
    const boxes = [...card.querySelectorAll('.name, .lack, .price > *, .gives > *, [class^=y-]')]
        .filter(part => part.checkVisibility()).map(part => {
            const words = document.createRange();
            words.selectNodeContents(part);
            return (part.matches('.name') ? words : part).getBoundingClientRect();
        });
    const wrong = boxes.some((a, i) => a.right > edge.right + 1 || a.bottom > edge.bottom + 1
        || boxes.slice(i + 1).some(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5));
    return wrong ? [card.id] : [];
})"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_a_project_in_a_row_lies_on_anything_else(browser: Browser, room: RoomServer, lang: str) -> None:
    crowded: list[str] = []
    for scene in rows_full_of_projects(lang):
        with drawn(browser, room, 1280, scene) as page:
            for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator(".row .price .no").count() > 4
                crowded += [f"{width} {id}" for id in page.evaluate(CROWDED)]
    assert crowded == []


# --- the bar -------------------------------------------------------------------------------------------------------
def test_what_helps_with_a_question_is_never_cut_off(browser: Browser, room: RoomServer) -> None:
    cut = "() => [...document.querySelectorAll('.why')].some(help => help.scrollHeight > help.clientHeight + 1)"
    for page, _, _, where in shown(browser, room, "wistar", 1280):
        assert not page.evaluate(cut), where
        page.set_viewport_size({"width": 1440, "height": 900})
        assert not page.evaluate(cut), where


# Parts of a rival's board that are narrower than it, or words in them that leave their card.
SQUEEZED = """() => {
    const board = document.querySelector('#zoom .rival');
    const words = document.createRange();
    return [...board.querySelectorAll('.own, .played, .proj .name, .tile .name, .gives')].filter(part => {
        if (!part.closest('.proj, .tile')) return part.clientWidth < board.clientWidth - 24;
        words.selectNodeContents(part);
        const [inner, outer] = [words, part.closest('.card')].map(one => one.getBoundingClientRect());
        return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    }).map(part => part.outerHTML.slice(0, 90));
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_the_board_of_a_rival_is_whole_when_it_is_looked_at(
    browser: Browser, middle: list[str], size: tuple[int, int]
) -> None:
    page = new_context(browser, viewport={"width": size[0], "height": size[1]}).new_page()
    page.goto(f"{middle[0]}#w-rivals")
    page.locator("#plate1").click()
    expect(page.locator("#zoom .rival .fields")).to_be_attached()
    assert page.locator("#zoom .rival .played .card").count() > 0
    assert page.evaluate(SQUEEZED) == []
    page.context.close()


# --- what others play ------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def played_by_a_rival() -> tuple[State, int, int, str]:
    """A table at which somebody has just played a card: state, who played, who looks on and must choose, the card."""
    for watched, _ in chain.from_iterable(random_game("wistar", seed) for seed in (3, 5, 7)):
        events = watched.events[None]
        played = [event for event in events if event.kind == "plays"]
        begun = [event.number for event in events if event.kind in ("places", "hut", "round")]
        if played and played[-1].number > max(begun, default=-1):
            by = played[-1].data["seat"]
            for seat in watched.state.to_act:
                if seat != by:
                    return watched.state.clone(), by, seat, played[-1].data["card"]
    raise AssertionError("nobody has played a card before the next turn")


def longest_words(lang: str) -> str:
    """The project with the most to read."""
    game = herna.game("wistar")
    words = game.texts.components
    projects = [id for id in game.component_ids() if game.facts(id).get("sort") == "project"]
    return max(projects, key=lambda id: len(words[id].text(lang)) + len(words[id].name(lang)))


# What lies on the table and is met by the card that is shown; and what of its words is cut off or too small to read.
MET = """() => {
    const over = document.querySelector('.beside > .card').getBoundingClientRect();
    const parts = '#head, #tabs, #prompt, #company, #w-rivals, .wistar > .panel';
    const met = [...document.querySelectorAll(parts)].filter(part => {
        const box = part.getBoundingClientRect();
        return part.checkVisibility() && box.width && box.left < over.right - 1 && over.left < box.right - 1
            && box.top < over.bottom - 1 && over.top < box.bottom - 1;
    }).map(part => part.id);
    return over.left >= 0 && over.top >= 0 && over.right <= innerWidth && over.bottom <= innerHeight
        ? met : [...met, 'the window'];
}"""
UNREAD = """() => [...document.querySelectorAll('.beside :is(.name, .price, .gives, .text)')].filter(part => {
    const [box, card] = [part, part.closest('.card')].map(one => one.getBoundingClientRect());
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !box.width || box.bottom > card.bottom + 1 || part.scrollHeight > part.clientHeight + 1
        || part.scrollWidth > part.clientWidth + 1 || parseFloat(getComputedStyle(part).fontSize) < 12
        || !middle?.closest('.beside');
}).map(part => part.outerHTML)"""
SIZES = ((390, 844), (820, 1180), (844, 390), (1024, 768), (1280, 720), (1440, 900))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_card_that_a_rival_plays_is_shown_and_covers_nothing(
    browser: Browser,
    room: RoomServer,
    played_by_a_rival: tuple[State, int, int, str],
    lang: str,
    width: int,
    height: int,
) -> None:
    """Of all cards the one with the most to read."""
    state, by, seat, _ = played_by_a_rival
    slug = longest_words(lang)
    words = herna.game("wistar").texts.components[slug]
    scene = scene_of(state, seat, lang)
    for event in scene.events:
        if event.kind == "plays":
            event.data["card"] = slug
    scene.company = [SeatState(i, True, True, False, "", 0, 0, 0, 0) for i in range(state.players)]
    phone = 844 if height == 390 else min(width, 820)
    with drawn(browser, room, phone, scene) as page:
        page.set_viewport_size({"width": width, "height": height})
        card = page.locator(".beside > .card")
        expect(card).to_be_visible()
        assert card.locator(".name").inner_text().replace("\u00ad", "") == words.name(lang)
        assert card.locator(".text").inner_text().replace("\u00ad", "") == words.text(lang)
        assert page.locator(".beside > .chief").inner_text() == str(by + 1)
        assert page.evaluate(UNREAD) == []
        assert page.evaluate(MET) == []
        for tab in page.locator("#tabs a:visible").all():
            tab.dispatch_event("click")
            assert page.evaluate(MET) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# How much of the log lies under the card when it is scrolled to its end; and whether the card has a picture.
LOG_UNDER_CARD = """() => {
    const log = document.getElementById('log');
    log.scrollTop = log.scrollHeight;
    return log.getBoundingClientRect().bottom - document.querySelector('.beside').getBoundingClientRect().top;
}"""
PICTURE = "() => document.querySelector('.beside .art').getBoundingClientRect().height"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_a_rival_plays_leaves_the_log_room_and_keeps_its_picture(
    browser: Browser, room: RoomServer, played_by_a_rival: tuple[State, int, int, str], lang: str
) -> None:
    state, _, seat, _ = played_by_a_rival
    scene = scene_of(state, seat, lang)
    for event in scene.events:
        if event.kind == "plays":
            event.data["card"] = longest_words(lang)
    for company in (2, 4):
        scene.company = [SeatState(i, True, True, False, "", 0, 0, 0, 0) for i in range(company)]
        with drawn(browser, room, 1280, scene) as page:
            for width, height in ((1280, 640), (1280, 720), (1440, 900), (1920, 1080), (1024, 768), (820, 1180)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(PICTURE) >= 30, width
                assert page.evaluate(UNREAD) == [], width
                if width >= 1200:
                    assert page.evaluate(LOG_UNDER_CARD) <= -8, width
                    assert page.evaluate("log.clientHeight") >= 80, (width, height)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_serious_beside_a_card_that_a_rival_plays(
    browser: Browser, room: RoomServer, played_by_a_rival: tuple[State, int, int, str], width: int, height: int
) -> None:
    state, _, seat, _ = played_by_a_rival
    with drawn(browser, room, 1440, scene_of(state, seat, "cs")) as page:
        page.set_viewport_size({"width": width, "height": height})
        assert faults_in_both_themes(page) == []


def test_a_played_card_is_shown_to_all_others_until_the_next_deed(
    played_by_a_rival: tuple[State, int, int, str],
) -> None:
    state, by, seat, slug = played_by_a_rival
    state = state.clone()
    watched = Watched(state)
    watched.listen()
    for viewer in (*range(state.players), None):
        frame = watched.draw(viewer, "en", goals=False)
        shows = [act[2] for act in acts_in(frame) if act[1] == "show" and str(act[2]).endswith(slug)]
        mine = viewer == by
        assert shows == ["c-" + slug if mine else "shown-" + slug]
        assert (f'id="shown-{slug}"' in frame) is not mine
        assert len(frame.encode()) < 40_000
    while watched.events[None][-1].kind not in ("places", "hut"):
        state.choose(0, state.to_act[0], on_beat=lambda _: watched.listen())
        watched.listen()
    assert 'class="beside"' not in watched.draw(seat, "en", goals=False)


# Words that float at every plate in view, at four moments of their way: those that cover other words (by more than the
# empty edge of a line), or leave the window.
FLOATING = """told => {
    const found = [];
    const tab = document.querySelector('#tab-rivals');
    const seen = [...document.querySelectorAll('.pplate')].filter(plate => plate.checkVisibility());
    const things = seen.length ? seen : [tab];
    for (const thing of things) for (const share of [0.05, 0.3, 0.6, 0.95]) {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const float = Object.assign(document.createElement('div'), { className: 'passing lit-number red' });
        float.textContent = told;
        float.style = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;--ms:1000ms`;
        stagelight.append(float);
        for (const one of float.getAnimations()) {
            one.pause();
            one.currentTime = share * 1000;
        }
        const words = document.createRange();
        words.selectNodeContents(float);
        const over = words.getBoundingClientRect();
        float.remove();
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        const met = [];
        while (texts.nextNode()) {
            const [text, part] = [texts.currentNode, texts.currentNode.parentElement];
            words.selectNodeContents(text);
            const box = words.getBoundingClientRect();
            if (text.data.trim() && box.width && !part.closest('.sr, style, .plate-svg')
                && part.checkVisibility({ visibilityProperty: true }) && box.left < over.right && over.left < box.right
                && box.top < over.bottom - 4 && over.top < box.bottom - 4) met.push(text.data);
        }
        if (met.length || over.left < 0 || over.right > innerWidth) found.push([share, over.left, over.right, ...met]);
    }
    return found;
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_is_gained_is_told_at_the_plates_and_covers_no_words(
    browser: Browser, room: RoomServer, motion: Literal["no-preference", "reduce"]
) -> None:
    state, seat = fullest("wistar")
    with drawn(browser, room, 1440, scene_of(state, seat, "cs")) as page:
        page.emulate_media(reduced_motion=motion)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(FLOATING, "−2 žetony všeumětelství") == [], width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_that_floats_says_what_it_counts(lang: str) -> None:
    told: set[str] = set()
    for watched, _ in random_game("wistar", 4):
        events = {event.number: event for event in watched.events[0]}
        frame = watched.draw(0, lang, goals=False)
        for number, do, *things in acts_in(frame):
            kind = events[int(number)].kind
            if do in ("gain", "lose"):
                said = unescape(re.findall(f'<li id="l{number}"[^>]*>([^<]*)', frame)[0])
                amount = str(things[2])
                assert re.fullmatch("[+−]?[0-9]+ .+", amount), amount
                if kind in ("gains", "pays", "loses", "scores"):
                    assert amount.lstrip("+−") in said
                told.add(kind)
    assert {"gains", "pays"} <= told


# A rat goes from the forest to another area: the count while its token is on the way and afterwards, and what of the
# area the token lies on where it ends.
RAT_MOVES = """async to => {
    const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
    const count = document.querySelector(`#rats-${to}-0 [data-count]`);
    const last = count.textContent;
    count.textContent = 'before';
    const played = stage.play([[9999, 'fly', 'rats-forest-0', `rats-${to}-0`]], document.getElementById('table'), 1);
    await new Promise(go => setTimeout(go, 250));
    const [token] = document.querySelectorAll('.lit-token');
    for (const one of token.getAnimations()) {
        one.pause();
        one.currentTime = 0.999 * one.effect.getComputedTiming().endTime;
    }
    const { x, y, width, height } = token.getBoundingClientRect();
    const half = parseFloat(getComputedStyle(token, '::before').width) / 2;
    const [over, down] = [x + width / 2, y + height / 2];
    const area = document.getElementById(`area-${to}`);
    const met = [...area.querySelectorAll('.name, [data-count]')].filter(one => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const box = words.getBoundingClientRect();
        return one.checkVisibility({ visibilityProperty: true }) && box.left < over + half && over - half < box.right
            && box.top < down + half - 3 && down - half < box.bottom - 3;
    }).map(one => one.textContent);
    const around = area.getBoundingClientRect();
    const inside = around.left < over && over < around.right && around.top < down && down < around.bottom;
    const early = count.textContent;
    for (const one of token.getAnimations()) one.play();
    await played;
    return [early, count.textContent === last, inside, met];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [1200, 1440, 1920, 820])
def test_a_rat_lands_beside_what_tells_how_many_there_are(
    browser: Browser, room: RoomServer, lang: str, width: int
) -> None:
    with drawn(browser, room, width, crowded_farm(lang)) as page:
        page.emulate_media(reduced_motion="no-preference")
        for area in ("farm", "burrow"):
            assert page.evaluate(RAT_MOVES, area) == ["before", True, True, []], area


def test_a_rat_of_a_rival_comes_to_its_area_and_crosses_nothing() -> None:
    deployed = 0
    for watched, _ in random_game("wistar", 4):
        kinds = {event.number: event.kind for event in watched.events[0]}
        for number, do, *things in acts_in(watched.draw(0, "en", goals=False)):
            if kinds[int(number)] == "deploys":
                assert do == "land"
                assert str(things[0]).startswith("rats-")
                deployed += 1
    assert deployed
