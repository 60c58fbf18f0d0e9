"""Smash Up in a real browser: drafts, whole games, the veil over the bases, the keyboard, phones and screen readers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.kernel.state import State
from herna.web.boards import module_of, staged
from herna.web.drawing.scene import Scene
from herna.web.pages.table import frame
from tests.web.browser import (
    ANY_WAY,
    DESKTOP,
    PHONE,
    choose_visible,
    faults_in_both_themes,
    new_context,
    over,
    seq,
    settle,
    wait_for_turn,
)
from tests.web.frames import random_game
from tests.web.server import RoomServer
from tests.web.test_browser_layout import HEIGHTS, drawn, scene_of

CHOICES = 400
NAMES = ("Eva", "Adam", "Ludmila", "Jan")


class Table:
    """A table set through the API; `people` of its seats are free, bots have the others."""

    def __init__(self, room: RoomServer, players: int, people: int, seed: str, **options: Any) -> None:
        seats = [{"name": name, "kind": "person" if i < people else "random"} for i, name in enumerate(NAMES[:players])]
        wish = {"game": "smashup", "seats": seats, "seed": seed, "options": options}
        made = httpx.post(room.url + "/api/tables", json=wish, timeout=20).json()
        self.keys: list[str] = made["seats"][:people]
        self.api = f"{room.url}/api/tables/{made['id']}"
        self.urls = [f"{room.url}/t/{made['id']}/{key}" for key in self.keys]

    def play_on(self, choices: int) -> None:
        """Some choices without a browser: whatever is first, but cards rather than ends and passes."""
        with httpx.Client(timeout=20) as client:
            for _ in range(choices * 40):
                for key in self.keys:
                    seen = client.get(f"{self.api}/{key}").json()
                    if seen["view"]["result"] is not None or choices <= 0:
                        return
                    if seen["decision"] is not None:
                        codes = [option["code"] for option in seen["decision"]["options"]]
                        code = next((c for c in codes if c not in ("end", "pass")), codes[0])
                        client.post(f"{self.api}/{key}/choose", json={"choice": code, "seq": seen["seq"]})
                        choices -= 1


def choose_any(page: Page) -> None:
    """Any visible way to choose; in the middle of the list, so that cards are played."""
    choose_visible(page, ANY_WAY, middle=True)


def play_to_the_end(pages: list[Page], choices: int = CHOICES) -> None:
    for _ in range(choices):
        if all([over(p) for p in pages]):
            return
        for p in pages:
            if p.locator("#prompt.act .opts button").count() and not over(p):
                choose_any(p)
                break
        else:
            pages[0].wait_for_timeout(30)


# --- whole games -----------------------------------------------------------------------------------------------
def test_a_whole_game_against_a_bot_from_the_draft_on(page: Page, room: RoomServer) -> None:
    page.goto(Table(room, 2, 1, "21", factions="draft", first=0).urls[0])
    expect(page.locator("#factions .faction")).to_have_count(8)
    page.locator("#f-dinosaurs-b").click()
    expect(page.locator("#f-dinosaurs .owner")).to_have_text("Eva")
    wait_for_turn(page)
    page.locator("#factions .can .hit").first.click()
    page.wait_for_selector("#bases")
    expect(page.locator(".col")).to_have_count(3)
    expect(page.locator(".plate").first).to_contain_text("Dinosaurs")
    expect(page.locator("#hand .card")).to_have_count(5)
    for _ in range(CHOICES):
        wait_for_turn(page)
        if over(page):
            break
        choose_any(page)
    assert over(page)
    expect(page.locator("#ask")).to_have_text(re.compile("win|victory"))
    expect(page.locator(".plate.won")).to_have_count(1)


def test_two_browsers_play_each_other_to_the_end(browser: Browser, room: RoomServer) -> None:
    table = Table(room, 2, 2, "5")
    table.play_on(130)
    pages = [new_context(browser).new_page() for _ in range(2)]
    for p, url in zip(pages, table.urls, strict=True):
        p.goto(url)
    own = [set(p.locator("#hand .card .name").all_inner_texts()) for p in pages]
    assert own[0] != own[1]
    play_to_the_end(pages)
    assert all([over(p) for p in pages])
    assert sum(["You win" in p.locator("#ask").inner_text() for p in pages]) == 1
    for p in pages:
        p.context.close()


# --- choosing ----------------------------------------------------------------------------------------------------
def test_a_minion_is_sent_to_a_base_through_the_veil(page: Page, room: RoomServer) -> None:
    pairs = [["robots", "dinosaurs"], ["aliens", "pirates"]]
    page.goto(Table(room, 2, 1, "8", factions=pairs, first=0).urls[0])
    wait_for_turn(page)
    card = page.locator("#hand .card.can", has=page.locator(".veil")).first
    name = card.locator(".name").inner_text()
    card.locator(".hit").click()
    places = page.locator(".veil:popover-open button")
    expect(places).to_have_count(3)
    columns = page.locator(".col")
    for i in range(3):
        target, column = places.nth(i).bounding_box(), columns.nth(i).bounding_box()
        assert target is not None
        assert column is not None
        assert abs(target["x"] - column["x"]) < 3
        assert abs(target["width"] - column["width"]) < 6
    before = seq(page)
    places.nth(1).click()
    settle(page, before)
    expect(columns.nth(1).locator(".lane.p0 .chip .name").first).to_have_text(name)


def test_what_cannot_be_chosen_explains_itself(page: Page, room: RoomServer) -> None:
    table = Table(room, 2, 1, "8", factions=[["wizards", "dinosaurs"], ["aliens", "pirates"]], first=0)
    page.goto(table.urls[0])
    wait_for_turn(page)
    page.locator("#b1-b").click()
    expect(page.locator("#zoom")).to_be_visible()
    expect(page.locator("#zoom .vps b")).to_have_count(3)
    page.keyboard.press("Escape")
    page.locator("#pile1").click()
    expect(page.locator("#zoom .list")).to_be_visible()


def test_cards_of_a_pile_show_what_is_printed_on_them() -> None:
    for game, card, words in (
        ("smashup", "first_mate", "Power 2, minion · Pirates"),
        ("mindbug", "goblin_werewolf", "Power 2, Hunter"),
    ):
        view = herna.game(game).new(seed=1).view(0)
        view["sides"][0]["discard"] = [card]
        scene = Scene(herna.game(game), "en", 1, view, 0, None, [])
        assert words in str(module_of(game).closer(scene, "pile0"))


def test_a_game_with_the_keyboard_only(page: Page, room: RoomServer) -> None:
    table = Table(room, 2, 1, "13")
    page.goto(table.urls[0])
    for _ in range(12):
        wait_for_turn(page)
        before = seq(page)
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('#table button[name=choice], #hand [popovertarget]')"):
                break
        page.keyboard.press("Enter")
        if page.locator(".veil:popover-open, .menu:popover-open").count():
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        settle(page, before)


# --- everybody can use it ------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def tables(room: RoomServer) -> list[str]:
    """The middle of a game for four, one for two, and a draft."""
    four, two = Table(room, 4, 1, "11"), Table(room, 2, 1, "3")
    four.play_on(5)
    two.play_on(20)
    return [four.urls[0], two.urls[0], Table(room, 3, 1, "4", factions="draft", first=0).urls[0]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, tables: list[str], size: dict[str, int]) -> None:
    context = new_context(browser, viewport=size, bypass_csp=True)
    page = context.new_page()
    for url in tables:
        page.goto(url)
        wait_for_turn(page)
        assert faults_in_both_themes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1366, 640), (1440, 900)])
def test_small_windows_show_the_rows_of_all_players_and_the_log(
    browser: Browser, tables: list[str], width: int, height: int
) -> None:
    page = new_context(browser, viewport={"width": width, "height": height}).new_page()
    page.goto(tables[0])
    wait_for_turn(page)
    columns = page.locator("#bases").bounding_box()
    assert columns is not None
    for lane in page.locator(".col:first-child .lane").all():
        box = lane.bounding_box()
        assert box is not None
        assert box["y"] < columns["y"] + columns["height"]
    if width < 1200:
        page.locator("#head h1 button").click()
    expect(page.locator("#log li").first).to_be_in_viewport()
    page.context.close()


def test_a_phone_shows_every_base_and_plays(browser: Browser, tables: list[str]) -> None:
    context = new_context(browser, viewport=PHONE, has_touch=True)
    page = context.new_page()
    page.goto(tables[0])
    wait_for_turn(page)
    spots = page.locator("#minimap a")
    expect(spots).to_have_count(5)
    spots.nth(3).click()
    page.wait_for_function("document.getElementById('bases').scrollLeft > 200")
    small = page.evaluate(
        "[...document.querySelectorAll('#hand .hit, #prompt .opts button, #minimap a, .plate .pile')]"
        ".filter(e => e.offsetParent && e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"
    )
    assert small == []
    choose_any(page)
    context.close()


# --- what a question is about is seen ------------------------------------------------------------------------------
# Of each column that is seen: whether the first thing to choose there is seen whole, with the word on it and above the
# sign that more lies below; whether all of them are, and all could be.
IN_SIGHT = """() => [...document.querySelectorAll('.col')].map(column => {
    const pane = column.getBoundingClientRect();
    const right = document.getElementById('bases').getBoundingClientRect().right;
    const more = getComputedStyle(column, '::after');
    const shrunk = pane.width / column.offsetWidth;
    const sign = more.content === 'none' ? 0 : (parseFloat(more.height) + parseFloat(more.bottom)) * shrunk;
    const things = [...column.querySelectorAll('.can')].map(one => {
        const boxes = [one, one.querySelector('.tag')].map(part => part.getBoundingClientRect());
        return { top: boxes[0].top, bottom: Math.max(boxes[0].bottom, boxes[1].bottom) };
    }).sort((one, other) => one.top - other.top);
    if (!things.length || pane.left < -1 || pane.right > right + 1) return null;
    const seen = box => box.top >= pane.top - 1 && box.bottom <= pane.bottom - sign + 1;
    const needed = Math.max(...things.map(box => box.bottom)) - things[0].top + 36;
    return [seen(things[0]), things.every(seen), needed <= pane.height];
}).filter(Boolean)"""


def crowded_questions() -> list[tuple[State, int]]:
    """The questions for a minion with the most answers, of two games."""
    found: list[tuple[State, int]] = []
    for seed in (2, 8):
        most: tuple[int, State, int] | None = None
        for watched, _ in random_game("smashup", seed):
            for seat in watched.state.to_act:
                decision = watched.state.decision(seat)
                if decision.kind == "target" and len(decision.options) > (most[0] if most else 0):
                    most = (len(decision.options), watched.state.clone(), seat)
        assert most is not None
        found.append(most[1:])
    return found


@pytest.mark.parametrize("width", [390, 844, 820, 1280, 1440])
def test_what_can_be_chosen_is_brought_into_sight(browser: Browser, room: RoomServer, width: int) -> None:
    for state, seat in crowded_questions():
        with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
            page.wait_for_timeout(200)
            columns = page.evaluate(IN_SIGHT)
            assert columns, width
            for first, every, fitting in columns:
                assert first
                assert every or not fitting


# Of each column that is seen whole: in how many rows its minions stand, and how many rows of them are seen whole.
ROWS = """() => [...document.querySelectorAll('.col')].filter(column => {
    const [one, all] = [column, document.getElementById('bases')].map(part => part.getBoundingClientRect());
    return one.left >= all.left - 1 && one.right <= all.right + 1;
}).map(column => {
    const pane = column.getBoundingClientRect();
    const chips = [...column.querySelectorAll('.chip')].map(chip => chip.getBoundingClientRect());
    const rows = boxes => new Set(boxes.map(box => Math.round(box.top))).size;
    return [rows(chips), rows(chips.filter(box => box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1))];
})"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_on_a_phone_on_its_side_two_columns_show_two_rows_of_minions(
    browser: Browser, room: RoomServer, lang: str
) -> None:
    """While minions are chosen; the largest crowds, where cards are attached to bases, too."""
    for state, seat in crowded_questions():
        with drawn(browser, room, 844, scene_of(state, seat, lang)) as page:
            page.wait_for_timeout(200)
            columns = page.evaluate(ROWS)
            assert len(columns) == 2
            for rows, seen in columns:
                assert seen >= min(rows, 2), columns
            beyond = page.evaluate("bases.scrollWidth - bases.clientWidth")
            third = page.evaluate("bases.getBoundingClientRect().right - bases.children[2].getBoundingClientRect().x")
            assert beyond > 0
            assert third > 20  # its edge says that there is more


def test_a_column_that_goes_on_says_so(browser: Browser, room: RoomServer) -> None:
    signs = """() => [...document.querySelectorAll('.col')].filter(column => {
        const more = column.scrollHeight - column.clientHeight - column.scrollTop > 1;
        return more !== (getComputedStyle(column, '::after').content !== 'none');
    }).map(column => column.id)"""
    for state, seat in crowded_questions():
        with drawn(browser, room, 1280, scene_of(state, seat, "cs")) as page:
            for width in (1280, 1440, 390, 844):
                page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
                page.wait_for_timeout(200)
                assert page.evaluate(signs) == []


def test_texts_of_bases_are_whole_where_there_is_room(browser: Browser, room: RoomServer) -> None:
    cut = """() => [...document.querySelectorAll('.col')].filter(column => {
        const text = column.querySelector('.base .text');
        const lowest = Math.max(...[...column.children].map(part => part.getBoundingClientRect().bottom));
        const free = column.getBoundingClientRect().bottom - lowest;
        return text && text.scrollHeight > text.clientHeight + 1 && free > text.scrollHeight - text.clientHeight + 30;
    }).map(column => column.ariaLabel)"""
    for seed in (3, 10, 11):
        states = [watched.state.clone() for watched, _ in random_game("smashup", seed)]
        for state in states[30 : len(states) : 60]:
            seat = (state.to_act or (0,))[0]
            with drawn(browser, room, 1440, scene_of(state, seat, "cs")) as page:
                assert page.evaluate(cut) == []


def test_the_power_of_the_card_that_works_does_not_lie_over_its_text(browser: Browser, room: RoomServer) -> None:
    over_text = """() => {
        const [power, text] = ['.power', '.text'].map(part => document.querySelector('#now ' + part));
        return power.getBoundingClientRect().bottom > text.getBoundingClientRect().top + 1;
    }"""
    for watched, _ in random_game("smashup", 8):
        for seat in watched.state.to_act:
            scene = scene_of(watched.state, seat, "cs")
            if scene.decision is not None and scene.decision.source == "ninja_acolyte":
                with drawn(browser, room, 844, scene) as page:
                    assert page.locator("#now .power").inner_text() == "2"
                    assert not page.evaluate(over_text)
                return


def test_the_prompt_says_where_the_cards_lie_that_can_be_chosen(browser: Browser, room: RoomServer) -> None:
    for watched, _ in random_game("smashup", 6):
        for seat in watched.state.to_act:
            if watched.state.decision(seat).kind == "discard":
                with drawn(browser, room, 1440, scene_of(watched.state, seat, "en")) as page:
                    expect(page.locator("#listing")).to_contain_text("in your hand: choose there")
                return


def test_the_prompt_counts_cards_that_are_laid_out_not_how_many_of_each(browser: Browser, room: RoomServer) -> None:
    state, seat = most_answers("copies", "", 5)
    with drawn(browser, room, 1440, scene_of(state, seat, "en")) as page:
        laid_out = page.locator("#tray > .can").count()
        assert 1 < laid_out < len(state.decision(seat).options) - 1
        expect(page.locator("#listing")).to_have_text(re.compile(f"^{laid_out}.*laid out: choose there$"))


# --- what others do is seen ------------------------------------------------------------------------------------------
# A minion that is out of sight; and what is seen of it once an act is about it.
UNSEEN = """() => [...document.querySelectorAll('.col .chip')].find(chip => {
    const { x, width } = chip.getBoundingClientRect();
    return x + width / 2 > innerWidth;
}).id"""
RING = """async thing => {
    const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
    stage.play([[1e6, 'land', thing]], table, 1);
    await new Promise(go => setTimeout(go, 100));
    const ring = document.querySelector('.lit-ring').getBoundingClientRect();
    return [...document.querySelectorAll('#minimap a')].filter(link => {
        const box = link.getBoundingClientRect();
        return Math.abs(box.x - ring.x) < 9 && Math.abs(box.y - ring.y) < 9;
    }).map(link => document.querySelector(link.hash).contains(document.getElementById(thing)));
}"""
HAPPENS = """thing => {
    table.dataset.acts = JSON.stringify([[1e6, 'land', thing, null]]);
    document.dispatchEvent(new CustomEvent('frame'));
}"""
SHOWN = """thing => {
    const [box, pane] = [document.getElementById(thing), document.getElementById(thing).closest('.col')]
        .map(one => one.getBoundingClientRect());
    return box.left >= 0 && box.right <= innerWidth && box.top >= pane.top && box.bottom <= pane.bottom;
}"""


def test_on_a_phone_what_happens_at_another_base_comes_into_sight(browser: Browser, room: RoomServer) -> None:
    views: Iterator[tuple[State, dict[str, Any]]] = (
        (watched.state, watched.state.view(None)) for watched, _ in random_game("smashup", 8)
    )
    state = next(state for state, view in views if all([base["minions"] for base in view["bases"][-2:]]))
    seat = next(seat for seat in range(state.players) if seat not in state.to_act)
    for width in (390, 844):
        with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
            thing = page.evaluate(UNSEEN)
            if width == 390:
                assert page.evaluate(RING, thing) == [True]
            page.evaluate(HAPPENS, thing)
            assert page.evaluate(SHOWN, thing)


# What a page says of points and rows while a base is being scored: after the picture has come, and after each act.
TOLD = """async ([html, acts]) => {
    const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
    const next = new DOMParser().parseFromString(html, 'text/html').getElementById('table');
    const points = table => [...table.querySelectorAll('.vp b')].map(one => +one.textContent);
    const before = points(document);
    stage.hold(acts, next);
    return [before, points(next)];
}"""


def scorings() -> Iterator[tuple[Scene, Scene, list[list[Any]]]]:
    """The pictures before and after each step of a scoring, and the acts that lead from one to the other."""
    state: State = herna.game("smashup").new(seed=4)
    pictures: list[tuple[Scene, int]] = []

    def look(beat: State) -> None:
        pictures.append((scene_of(beat.clone(), 0, "en"), len(beat.events(0, None))))

    while not state.over:
        pictures.clear()
        look(state)
        codes = state.codes(state.to_act[0])
        state.choose(next((code for code in codes if code not in ("end", "pass")), codes[0]), on_beat=look)
        for (before, number), (after, _) in pairwise(pictures):
            acts = [act for act in json.loads(staged(after)) if act[0] >= number]
            if [act for act in acts if act[1] == "gain" and not act[3].startswith("m")]:
                yield before, after, acts


def test_points_wait_until_they_are_told_and_places_are_told_at_rows(browser: Browser, room: RoomServer) -> None:
    told = list(islice(scorings(), 12))
    with drawn(browser, room, 1440, told[0][0]) as page:
        for before, after, acts in told:
            page.evaluate("html => { table.outerHTML = html; }", frame(before))
            points, held = page.evaluate(TOLD, [frame(after), acts])
            assert held == points
            for act in acts:
                assert act[1] != "gain" or page.locator(f"#{act[3]}.lane, #{act[3]}.chip").count() == 1


# Plays that are left of which a part cannot be seen.
CUT_PLAYS = """() => {
    const [line, window] = [document.querySelector('.plays').getBoundingClientRect(), innerWidth];
    return [...document.querySelectorAll('.plays .grant')].filter(grant => {
        const box = grant.getBoundingClientRect();
        return box.left < line.left - 1 || box.right > Math.min(line.right, window) + 1 || box.bottom > line.bottom + 1
            || grant.scrollWidth > grant.clientWidth + 1;
    }).map(grant => grant.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_plays_that_are_left_are_whole_on_a_phone(browser: Browser, room: RoomServer, lang: str) -> None:
    state, seat = most_plays()
    view: dict[str, Any] = state.view(seat)
    with drawn(browser, room, 390, scene_of(state, seat, lang)) as page:
        for width in (390, 844, 820):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            assert page.evaluate(CUT_PLAYS) == [], width
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        grants = page.locator(".plays .grant").all_inner_texts()
        assert 1 < len(grants) < len(view["plays"])  # equal ones stand together, with their number
        assert any(["3×" in grant for grant in grants])


# Names of those who have won, and what says so, of which a part cannot be seen.
CUT_WINNERS = """() => [...document.querySelectorAll('.plate.won :is(strong, .flag.gold)')].filter(one => {
    const edge = one.closest('.who').getBoundingClientRect().right;
    return one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > edge + 1;
}).map(one => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_name_of_whoever_has_won_is_whole_on_a_phone(browser: Browser, room: RoomServer, lang: str) -> None:
    state: State = herna.game("smashup").new(seed=5, players=2)
    while not state.over:
        codes = state.codes(state.to_act[0])
        state.choose(next((code for code in codes if code not in ("end", "pass")), codes[0]))
    with drawn(browser, room, 390, scene_of(state, 0, lang)) as page:
        assert page.locator(".plate.won").count() == 1
        assert page.evaluate(CUT_WINNERS) == []


def most_plays() -> tuple[State, int]:
    """A question with several extra plays that differ in where."""
    for seed in range(1, 9):
        for watched, _ in random_game("smashup", seed):
            for seat in watched.state.to_act:
                view: dict[str, Any] = watched.state.view(seat)
                if watched.state.decision(seat).kind == "play" and len(view["plays"]) > 3:
                    return watched.state.clone(), seat
    raise AssertionError("nobody has four plays")


# What lies over a word that says what becomes of a thing, or a number on a player's plate; and marks that are cut off.
COVERED = """() => {
    const boxes = choice => [...document.querySelectorAll(choice)].filter(one => one.checkVisibility())
        .map(one => [one, one.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const tags = boxes('.col .tag, #plates .tag');
    const numbers = [...document.querySelectorAll('#plates .counts > *')].map(one => {
        const words = document.createRange();
        words.selectNodeContents(one); // a pile is larger than what is written on it, so that fingers hit it
        return [one, words.getBoundingClientRect()];
    });
    const things = [...boxes('.col .tag, .col .strip, .col .chip, #plates .vp b'), ...numbers];
    const marks = boxes('.strip .mark').filter(([mark, box]) => {
        const strip = mark.closest('.strip').getBoundingClientRect();
        return box.right > strip.right + 1 || box.left < strip.left + 28;
    });
    return tags.flatMap(([tag, box]) => things
        .filter(([thing, other]) => thing !== tag && !thing.contains(tag) && meet(box, other)
            && !(tag.closest('.unit') && tag.closest('.unit') === thing.closest('.unit')))
        .map(([thing]) => `${tag.parentElement.id} ${thing.id || thing.className}`)
    ).concat(marks.map(([mark]) => mark.textContent));
}"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_becomes_of_things_hides_neither_neighbours_nor_numbers(
    browser: Browser, room: RoomServer, lang: str
) -> None:
    """Minions that carry a card until they are destroyed have the longest word on them."""
    for kind, source, seed in (("on_minion", "assassination", 8), ("action", "", 4), ("player", "", 2)):
        state, seat = most_answers(kind, source, seed)
        with drawn(browser, room, 1440, scene_of(state, seat, lang)) as page:
            for width in (1440, 1280, 1920, 820, 844, 390):
                page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
                assert page.evaluate(COVERED) == [], (kind, width)


def most_answers(kind: str, source: str, seed: int) -> tuple[State, int]:
    """The question of this kind with the most answers in a random game."""
    found: tuple[int, State, int] | None = None
    for watched, _ in random_game("smashup", seed):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            if decision.kind == kind and (not source or decision.source == source):
                if found is None or len(decision.options) > found[0]:
                    found = len(decision.options), watched.state.clone(), seat
    assert found is not None
    return found[1:]
