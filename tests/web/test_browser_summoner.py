"""Summoner Wars in a real browser: whole games, the keyboard, menus on cards and spaces, phones and screen readers."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import herna
from herna.kernel.choice import Option
from herna.kernel.state import State
from herna.web.boards.summoner.cards import brief_of
from herna.web.boards.summoner.field import SPACES
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.pages.table import frame
from tests.web.bar import Bar
from tests.web.browser import (
    DESKTOP,
    PHONE,
    faults_in_both_themes,
    mistakes_of,
    new_context,
    open_list,
    over,
    seq,
    settle,
    wait_for_turn,
)
from tests.web.frames import data_in, random_game
from tests.web.server import RoomServer
from tests.web.test_browser_layout import HERE, LANGUAGES, NAMES, drawn, first_with, fullest, scene_of

CHOICES = 400
PART = 30
KEYBOARD = 10


def set_table(room: RoomServer, bot: bool = False, seed: str = "5", **options: Any) -> dict[str, Any]:
    seats: list[dict[str, str]] = [{"name": "Eva"}, {"kind": "greedy"} if bot else {"name": "Adam"}]
    wish = {"game": "summoner", "seats": seats, "seed": seed, "options": {"turn_limit": 50, **options}}
    table: dict[str, Any] = httpx.post(room.url + "/api/tables", json=wish, timeout=20).json()
    return table


def link(room: RoomServer, table: dict[str, Any], seat: int) -> str:
    return f"{room.url}/t/{table['id']}/{table['seats'][seat]}"


def eagerness(code: str, haste: float = 1) -> float:
    """Who likes to fight and ends phases in haste ends a game sooner: idle summoners are hurt in every turn."""
    verb, _, what = code.partition(":")
    if what == "cancel" or what.startswith("own."):
        return 0.01
    if what in ("done", "none"):
        return haste
    return {"target": 30, "attack": 20, "summon": 6, "move": 4}.get(verb, 2)


def play_on(room: RoomServer, table: dict[str, Any], number: int, kind: str = "") -> int:
    """Choices for both seats without looking, then until somebody is asked that; who is asked?"""
    rng = Random(3)
    with httpx.Client(base_url=room.url, timeout=20) as client:
        for made in range(number + 300):
            for seat in range(2):
                url = f"/api/tables/{table['id']}/{table['seats'][seat]}"
                seen = client.get(url).json()
                if seen["decision"] is None:
                    continue
                if made >= number and kind in ("", seen["view"]["asked"][0]["kind"]):
                    return seat
                codes = [option["code"] for option in seen["decision"]["options"]]
                code = rng.choices(codes, [eagerness(c) for c in codes])[0]
                client.post(url + "/choose", json={"choice": code, "seq": seen["seq"]})
    raise AssertionError(f"nobody was asked {kind!r}")


def choose(page: Page, rng: Random, haste: float = 1) -> None:
    """Any choice, out of the list in the prompt."""
    before = seq(page)
    open_list(page)
    buttons = page.locator("#prompt .opts button[name=choice]")
    codes: list[str] = buttons.evaluate_all("buttons => buttons.map(b => b.value)")
    number = rng.choices(range(len(codes)), [eagerness(code, haste) for code in codes])[0]
    buttons.nth(number).click()
    settle(page, before)


def opened(browser: Browser, url: str, **settings: Any) -> Page:
    page = new_context(browser, **settings).new_page()
    page.goto(url)
    return page


# --- whole games ---------------------------------------------------------------------------------------------
def test_a_whole_game_against_a_bot(browser: Browser, room: RoomServer) -> None:
    table = set_table(room, bot=True, south="phoenix_elves", north="tundra_orcs")
    page = opened(browser, link(room, table, 0))
    mistakes = mistakes_of(page)
    rng = Random(1)
    dice = 0
    for _ in range(CHOICES):
        wait_for_turn(page)
        if over(page):
            break
        choose(page, rng, haste=60)
        dice = max(dice, page.locator("#dice .die").count())
    assert over(page)
    assert dice > 0  # the last roll lies there to be seen
    assert mistakes == []
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.context.close()


def test_two_browsers_play_a_long_part_and_see_the_same_battlefield(browser: Browser, room: RoomServer) -> None:
    table = set_table(room, seed="8", south="cave_goblins", north="polar_dwarves")
    play_on(room, table, 40)
    pages = [opened(browser, link(room, table, seat)) for seat in range(2)]
    rng = Random(2)
    for _ in range(PART):
        acting = [p for p in pages if p.locator("#prompt.act .opts button").count()]
        if not acting:
            pages[0].wait_for_timeout(60)
            continue
        if over(acting[0]):
            break
        choose(acting[0], rng)
    newest = max([seq(p) for p in pages])
    for p in pages:
        p.wait_for_function("seq => +document.getElementById('table').dataset.seq >= seq", arg=newest)
    standing = [
        sorted(p.locator(".unit").evaluate_all("units => units.map(u => u.id + '@' + u.dataset.zone)")) for p in pages
    ]
    assert standing[0] == standing[1]
    own = [set(p.locator(".unit.own").evaluate_all("units => units.map(u => u.id)")) for p in pages]
    assert not own[0] & own[1]
    for p in pages:
        p.context.close()


def test_choosing_with_the_keyboard_only(browser: Browser, room: RoomServer) -> None:
    table = set_table(room, seed="4")
    seat = play_on(room, table, 40, "move")
    page = opened(browser, link(room, table, seat))
    for _ in range(KEYBOARD):
        if not page.locator("#prompt.act .opts button").count():
            break
        before = seq(page)
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('#prompt button[name=choice]')"):
                break
        page.keyboard.press("Enter")
        settle(page, before)
    assert seq(page) > 0
    page.context.close()


# --- what a player sees and does ---------------------------------------------------------------------------------
def first_with_menu(things: Locator) -> Locator:
    return things.filter(has=things.page.locator(".menu")).first


def test_a_card_is_put_on_a_space_and_flies_there(browser: Browser, room: RoomServer) -> None:
    """No menu with the names of spaces: they are shown on the battlefield."""
    table = set_table(room, seed="1", south="phoenix_elves", north="phoenix_elves")
    seat = play_on(room, table, 0, "summon")
    page = opened(browser, link(room, table, seat))
    card = first_with_menu(page.locator(".hand .card.can"))
    name = card.locator(".name").inner_text()
    card.locator(".hit").click()
    goal = page.locator(".cell > .reach-b").first
    expect(goal).to_be_visible()
    expect(page.locator(".menu:popover-open")).to_have_count(0)
    space = (goal.get_attribute("value") or "").partition(">at-")[2]
    before = seq(page)
    goal.click()
    settle(page, before)
    expect(page.locator(f'.unit[data-zone="{space}"] .name')).to_have_text(name)
    page.context.close()


def test_steps_reach_and_the_unit_that_moves_are_marked(browser: Browser, room: RoomServer) -> None:
    table = set_table(room, seed="1")
    seat = play_on(room, table, 0, "move")
    page = opened(browser, link(room, table, seat))
    before = seq(page)
    open_list(page)
    page.locator("#prompt .placed button").first.click()  # step by step, not by picking a goal
    settle(page, before)
    expect(page.locator(".unit.chosen")).to_have_count(1)
    steps = page.locator(".cell.can").count()
    assert steps > 0
    assert page.locator(".cell.far").count() > 0
    before = seq(page)
    page.locator(".cell.can .hit").first.click()
    settle(page, before)
    expect(page.locator(".cell.trod .step")).to_have_text("1")
    page.context.close()


def test_a_click_on_what_cannot_be_chosen_says_why(browser: Browser, room: RoomServer) -> None:
    table = set_table(room, seed="1")
    seat = play_on(room, table, 0, "move")
    page = opened(browser, link(room, table, seat))
    page.locator(".unit.foe.k-summoner .hit").click()
    expect(page.locator("#zoom")).to_be_visible()
    expect(page.locator("#zoom .text")).to_be_visible()
    expect(page.locator("#zoom .refusal")).to_contain_text("You do not control")
    page.keyboard.press("Escape")
    page.context.close()


def test_the_other_hand_stays_hidden(browser: Browser, room: RoomServer) -> None:
    table = set_table(room, seed="9", south="cave_goblins", north="vanguards")
    page = opened(browser, link(room, table, 0))
    html = page.content()
    assert page.locator(".plate.foe .card.back").count() == 5
    other = httpx.get(f"{room.url}/api/tables/{table['id']}/{table['seats'][1]}", timeout=20).json()["view"]
    shown = {p["card"] for p in other["board"]}
    for slug in set(other["sides"][1]["hand"]) - shown - {"gate"}:
        assert slug not in html
    page.context.close()


def test_factions_are_chosen_when_the_table_is_set(page: Page, room: RoomServer) -> None:
    page.goto(room.url + "/set/summoner")
    page.get_by_label("The deck of the first seat").select_option(label="Breakers")
    page.get_by_label("The deck of the second seat").select_option(label="Vanguards")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#table")
    expect(page.locator(".plate.own .faction")).to_have_text("Breakers")
    expect(page.locator(".plate.foe .faction")).to_have_text("Vanguards")


# --- everybody can use it ------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def battle(room: RoomServer) -> str:
    """A table in the middle of a game."""
    table = set_table(room, seed="21", south="savanna_elves", north="fallen_kingdom")
    return link(room, table, play_on(room, table, 150, "attack"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, battle: str, size: dict[str, int]) -> None:
    page = opened(browser, battle, viewport=size, bypass_csp=True)
    assert faults_in_both_themes(page) == []
    page.context.close()


@pytest.mark.parametrize("locale", ["cs-CZ", "en-US"])
def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, battle: str, locale: str) -> None:
    page = opened(browser, battle, viewport=PHONE, locale=locale)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("#field").bounding_box()
    assert box is not None
    for place in page.locator(".cell, .unit").all():
        inside = place.bounding_box()
        assert inside is not None
        assert inside["width"] >= 44
        assert inside["height"] >= 44
        assert inside["x"] >= 0
        assert inside["x"] + inside["width"] <= PHONE["width"]
    page.context.close()


# What a finger that means a pile meets instead, in its corners or its middle; and the piles that are too small.
MISSED = """() => [...document.querySelectorAll('.pile-look')].flatMap(pile => {
    const { left, top, width, height } = pile.getBoundingClientRect();
    const small = width < 40 || height < 40 ? [`${width} x ${height}`] : [];
    const points = [[0, 0], [1, 0], [0.5, 0.5], [0, 1], [1, 1]].map(([x, y]) =>
        document.elementFromPoint(left + 4 + x * (width - 8), top + 4 + y * (height - 8)));
    const others = points.filter(met => !pile.contains(met));
    return [...small, ...others.map(met => met?.outerHTML.slice(0, 80) ?? 'nothing')];
})"""
# What can be used or read and lies under a pile.
UNDER_PILES = """() => [...document.querySelectorAll('.cell, .unit, .strip, .values, #course, .active, #playing')]
    .filter(one => one.checkVisibility() && [...document.querySelectorAll('.pile-look')].some(pile => {
        const [a, b] = [one, pile].map(part => part.getBoundingClientRect());
        return a.width && a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5
            && b.top < a.bottom - 0.5;
    })).map(one => one.outerHTML.slice(0, 80))"""

# What lies under how many cards there are to draw, or held by the rival.
UNDER_COUNTS = """() => {
    const counts = [...document.querySelectorAll('#deck0, #deck1, .side.you .held')];
    const others = [...document.querySelectorAll('.cell, .unit, .strip, #course, .active, #playing, .pile-look')];
    return counts.flatMap(count => [...others, ...counts].filter(one => {
        const [a, b] = [one, count].map(part => part.getBoundingClientRect());
        return one !== count && a.width && a.left < b.right - 0.5 && b.left < a.right - 0.5
            && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    })).map(one => one.outerHTML.slice(0, 80));
}"""

# Whether a name lies in its card, and neither under its cost nor cut off.
NAME_IS_SEEN = """name => {
    const [box, card, cost] = [name, name.closest('.card'), name.parentElement.querySelector('.power')].map(one =>
        one?.getBoundingClientRect());
    return box.bottom <= card.bottom && box.top >= card.top && name.scrollWidth <= name.clientWidth + 1
        && (!cost || cost.bottom <= box.top + 1 || cost.right <= box.left);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_on_its_side_a_finger_hits_the_discard_piles(browser: Browser, room: RoomServer, lang: str) -> None:
    state, seat = fullest("summoner")
    with drawn(browser, room, 844, scene_of(state, seat, lang)) as page:
        expect(page.locator(".pile-look:visible")).to_have_count(2)
        assert page.evaluate(MISSED) == []
        assert page.evaluate(UNDER_PILES) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_on_its_side_the_card_being_played_covers_nothing(
    browser: Browser, room: RoomServer, lang: str
) -> None:
    state, seat = next(first_with("summoner", 'class="beside"'))
    with drawn(browser, room, 844, scene_of(state, seat, lang)) as page:
        assert page.evaluate(MISSED) == []
        assert page.evaluate(UNDER_PILES) == []
        assert page.locator("#playing .name").evaluate(NAME_IS_SEEN)
        card = page.locator("#playing .card").bounding_box()
        field, hand = page.locator("#field").bounding_box(), page.locator(".strip").bounding_box()
        assert card is not None
        assert field is not None
        assert hand is not None
        assert card["y"] + card["height"] <= 390
        assert card["y"] >= field["y"] + field["height"] - 1
        assert card["x"] >= hand["x"] + hand["width"]


@pytest.mark.parametrize("locale", ["cs-CZ", "en-US"])
def test_on_a_phone_on_its_side_both_discard_piles_are_laid_open(browser: Browser, battle: str, locale: str) -> None:
    page = opened(browser, battle, viewport={"width": 844, "height": 390}, has_touch=True, locale=locale)
    for seat in range(2):
        pile = page.locator(f"#discard{seat} .pile-look")
        count = pile.locator("b").inner_text()
        pile.tap()
        expect(page.locator("#zoom .through h2")).to_contain_text(count)
        box = page.locator("#zoom").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 390
        page.keyboard.press("Escape")
    page.context.close()


# --- who is who on a phone -------------------------------------------------------------------------------------------
def all_units(lang: str, part: int) -> Scene:
    """A battlefield full of different units, that have moved, attacked and been boosted."""
    state, seat = fullest("summoner")
    view: dict[str, Any] = state.view(seat)
    board: list[dict[str, Any]] = view["board"]
    game = herna.game("summoner")
    alive = [id for id in game.component_ids() if "life" in game.facts(id)]
    pieces: list[dict[str, Any]] = []
    for space, card in zip(SPACES, alive[part::2], strict=False):
        facts: dict[str, Any] = game.facts(card)
        piece = board[0] | {"id": f"u{len(pieces)}", "at": space, "card": card, "seat": len(pieces) % 2}
        stronger = facts["strength"] + 1 if "strength" in facts else None
        piece |= {"life": facts["life"], "left": facts["life"], "strength": stronger, "boost": 1}
        pieces.append(piece | {"attack": facts.get("attack"), "did": ["moved", "attacked"]})
    view["board"] = pieces
    return scene_of(state, seat, lang, view)


# Of all units: whose word of the name cannot be read whole, and whose face lies under something by more than a fifth.
UNREADABLE = """() => [...document.querySelectorAll('.unit')].filter(unit => {
    const name = unit.querySelector('.name');
    const words = document.createRange();
    words.selectNodeContents(name);
    const [box, card] = [words, unit].map(one => one.getBoundingClientRect());
    return !name.checkVisibility() || !box.width || name.scrollWidth > name.clientWidth
        || box.left < card.left || box.right > card.right || box.bottom > card.bottom;
}).map(unit => unit.textContent)"""
# Of all units: whose life lies under its strength, or beyond the edge.
COVERED_LIVES = """() => [...document.querySelectorAll('.unit')].filter(unit => {
    const strength = unit.querySelector('.str')?.getBoundingClientRect().right ?? 0;
    const life = document.createRange();
    life.selectNodeContents(unit.querySelector('.bar b'));
    const { left, right } = life.getBoundingClientRect();
    return left < strength - 0.5 || right > unit.getBoundingClientRect().right;
}).map(unit => unit.textContent)"""
COVERED_FACES = """() => [...document.querySelectorAll('.unit')].filter(unit => {
    const face = unit.querySelector('.art').getBoundingClientRect();
    const [left, right] = [face.left + 0.25 * face.width, face.left + 0.75 * face.width];
    return [...unit.querySelectorAll('.str, .name, .bar, .tag')].filter(one => one.checkVisibility()).some(one => {
        const box = one.getBoundingClientRect();
        const [across, down] = [Math.min(right, box.right) - Math.max(left, box.left),
            Math.min(face.bottom, box.bottom) - Math.max(face.top, box.top)];
        return across > 1 && down > 0.2 * face.height;
    });
}).map(unit => unit.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_units_are_told_apart_on_a_phone_by_face_and_name(browser: Browser, room: RoomServer, lang: str) -> None:
    for part in range(2):
        with drawn(browser, room, 390, all_units(lang, part)) as page:
            for width, height in ((360, 780), (390, 844), (844, 390)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator(".unit").count() >= 20
                assert page.evaluate(UNREADABLE) == [], width
                assert page.evaluate(COVERED_FACES) == [], width
                assert page.evaluate(COVERED_LIVES) == [], width
            page.set_viewport_size({"width": 390, "height": 740})  # a low field, as beside a long list of answers
            assert page.evaluate(COVERED_LIVES) == []


def test_the_word_of_a_name_tells_units_of_a_faction_apart() -> None:
    game = herna.game("summoner")
    facts: dict[str, dict[str, Any]] = {id: game.facts(id) for id in game.component_ids()}
    units = [id for id in facts if "life" in facts[id]]
    for lang in LANGUAGES:
        for faction in {facts[id]["faction"] for id in units}:
            together = [id for id in units if facts[id]["faction"] in (faction, None)]
            names = {id: game.texts.components[id].name(lang) for id in together}
            brief = {id: brief_of(id, names[id], lang) for id in together}
            assert len(set(brief.values())) == len(together), sorted(brief.values())
            assert all([brief[id] in names[id] for id in together])
            assert max([len(word) for word in brief.values()]) <= 12


def with_a_hand(seed: int) -> tuple[State, int]:
    for watched, _ in random_game("summoner", seed):
        for seat in watched.state.to_act:
            view: dict[str, Any] = watched.state.view(seat)
            if len(view["sides"][seat]["hand"]) > 3:
                return watched.state, seat
    raise AssertionError("nobody has four cards")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_on_its_side_names_in_hand_and_all_counts_are_seen(
    browser: Browser, room: RoomServer, lang: str
) -> None:
    for seed in (1, 3, 4):
        state, seat = with_a_hand(seed)
        with drawn(browser, room, 844, scene_of(state, seat, lang)) as page:
            names = page.locator(".strip .hold .name").all()
            assert len(names) > 3
            assert [name.inner_text() for name in names if not name.evaluate(NAME_IS_SEEN)] == []
            view: dict[str, Any] = state.view(seat)
            held = view["sides"][1 - seat]["hand_size"]
            expect(page.locator(f"#plate{1 - seat} .held")).to_have_text(str(held))
            for count in (f"#plate{1 - seat} .held", "#deck0", "#deck1"):
                expect(page.locator(count)).to_be_visible()
            assert page.evaluate(UNDER_COUNTS) == []


# The smallest name of all, with its size; and names that are cut off.
SMALLEST_NAME = """things => [...document.querySelectorAll(things)].filter(one => one.checkVisibility()).map(one =>
    [parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1), one.textContent]).sort((a, b) =>
    a[0] - b[0])[0]"""
CUT_NAMES = """things => [...document.querySelectorAll(things)].filter(one => one.checkVisibility()
    && one.scrollWidth > one.clientWidth).map(one => one.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_the_battlefield_of_a_desktop_can_be_read(browser: Browser, room: RoomServer, lang: str) -> None:
    for part in range(2):
        with drawn(browser, room, 1440, all_units(lang, part)) as page:
            for width, height, least in ((1440, 900, 12), (1920, 1080, 14)):
                page.set_viewport_size({"width": width, "height": height})
                size, name = page.evaluate(SMALLEST_NAME, ".unit .name")
                assert size >= least, (width, name)
                assert page.evaluate(CUT_NAMES, ".unit .name") == [], width
                assert page.evaluate(SMALLEST_NAME, ".strip .hold :is(.name, .word)")[0] >= 12
                assert page.evaluate(CUT_NAMES, ".strip .hold :is(.name, .words)") == [], width


# --- the bar tells the truth about the battlefield --------------------------------------------------------------------
def test_units_are_counted_that_can_attack_by_a_click() -> None:
    """Attacks on one's own cards stand in the list alone; where there are no others, nothing lies on the table."""
    met: set[bool] = set()
    for seed in range(1, 9):
        for watched, _ in random_game("summoner", seed):
            for seat in watched.state.to_act:
                decision = watched.state.decision(seat)
                if decision.kind != "attack" or not any([option.role == "do" for option in decision.options]):
                    continue
                html = watched.draw(seat, "en")
                chip = re.search(r'id="listing"[^>]*><b>(\d+)</b>.*?<span class="long">([^<]*)<', html)
                assert chip
                goals = data_in(html, "chains") if "data-chains" in html else {}
                there = {option.at for option in decision.options if option.at in goals or on_the_board(html, option)}
                listed = {option.at for option in decision.options if option.role == "do"}
                assert int(chip[1]) == len(there or listed)
                assert ("list" in chip[2]) == (not there)
                met.add(bool(there))
        if len(met) == 2:
            return
    assert met == {True, False}


def on_the_board(html: str, option: Option) -> bool:
    board = html[html.index('id="board"') : html.index('id="prompt"')]
    return f'value="{option.code}"' in board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cost_of_ending_the_attack_phase_is_told_like_that_of_the_turn(lang: str) -> None:
    """As a warning, and apart from the words of the button, so that a phone has room for those."""
    met: set[bool] = set()
    for watched, _ in random_game("summoner", 3):
        view: dict[str, Any] = watched.state.view(None)
        for seat in watched.state.to_act:
            html = watched.draw(seat, lang)
            if 'value="attack:done"' in html:
                warned = [classes for classes, code in Bar(html).buttons if code == "attack:done"]
                assert warned == [{"decline"} if view["fought"] else {"decline", "warn", "told"}]
                assert ("<small>" in html.partition('value="attack:done"')[2].partition("</button>")[0]) != view[
                    "fought"
                ]
                met.add(view["fought"])
    assert met == {True, False}


# --- what is staged ------------------------------------------------------------------------------------------------
def pictures_of(state: State, code: str, seat: int) -> list[Scene]:
    """The table as a seat sees it, at every beat of a choice and after it."""
    told = len(state.events(0, seat))
    found: list[Scene] = []

    def look(at: State) -> None:
        events = at.events(0, seat)
        scene = Scene(herna.game("summoner"), "en", 2 + len(found), at.view(seat), seat, None, events[-40:])
        if len(events) > (found[-1].events[-1].number + 1 if found else told):
            found.append(scene)

    state.choose(code, state.to_act[0], on_beat=look)
    look(state)
    return found


def a_fall(seat: int) -> list[Scene]:
    """An attack that destroys something, picture by picture: the roll comes before the last two."""
    for watched, _ in random_game("summoner", 1):
        state = watched.state
        for code in state.codes(state.to_act[0]):
            if code.startswith("target:enemy"):
                pictures = pictures_of(state.clone(), code, seat)
                kinds = [event.kind for event in pictures[-1].events[-8:]]
                if "hits" in kinds and "destroyed" in kinds and len(pictures) > 2:
                    return pictures
    raise AssertionError("nothing was destroyed")


# Show pictures one after another with all gestures; whether dice were seen while the log did not tell of them yet.
SHOW = """pictures => import(document.scripts[0].src.replace(/table.js$/, 'table/frames.js')).then(frames =>
    new Promise(shown => {
        const early = [];
        const look = () => {
            const roll = document.querySelector('#dice .roll');
            const line = roll && document.getElementById(`l${roll.dataset.told}`);
            if (line?.matches('.ahead')) early.push(getComputedStyle(roll).visibility);
            requestAnimationFrame(look);
        };
        document.addEventListener('rested', () => shown(early), { once: true });
        localStorage.setItem('herna.pace', '100');
        look();
        for (const [seq, html] of pictures) frames.receive(seq, html);
    }))"""


def test_dice_and_hits_and_losses_are_seen_in_their_order(browser: Browser, room: RoomServer) -> None:
    before, *others = a_fall(0)
    told = [event for event in others[-1].events if event.number > before.events[-1].number]
    with drawn(browser, room, 1440, before) as page:
        pictures = [[scene.seq, Identity(HERE, NAMES).fill(frame(scene))] for scene in others]
        early = page.evaluate(SHOW, pictures)
        assert set(early) <= {"hidden"}
        expect(page.locator("#dice .roll > b")).to_be_visible()
        sentences = [
            page.locator(f"#l{event.number}").evaluate("line => line.firstChild.textContent") for event in told
        ]
        assert page.locator("#heard p").all_inner_texts() == [sentence.strip() for sentence in sentences][-8:]


# How wide the list of answers is, and each of them, as shares of the bar that they stand in.
LISTED = """() => [document.querySelector('.placed'), ...document.querySelectorAll('.placed > *')].map(one =>
    one.getBoundingClientRect().width / document.querySelector('.opts').clientWidth)"""


def test_the_list_of_what_can_be_chosen_has_room_on_a_phone(browser: Browser, battle: str) -> None:
    page = opened(browser, battle, viewport=PHONE, locale="cs-CZ", has_touch=True)
    for size in (PHONE, {"width": 844, "height": 390}, {"width": 820, "height": 1180}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator("#listing").tap()
        whole, *answers = page.evaluate(LISTED)
        assert whole > 0.99
        assert min(answers) > 0.3
        page.locator("#listing").tap()
    page.context.close()
