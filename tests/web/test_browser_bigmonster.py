"""Big Monster in a real browser: whole games, four seats at once, ghost places, keyboard, phones, screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

import herna
from herna.kernel.state import State
from herna.web.drawing.company import SeatState
from herna.web.tables.chains import goals_of
from tests.web.browser import (
    ANY_WAY,
    DESKTOP,
    PHONE,
    choose_visible,
    faults_in_both_themes,
    mistakes_of,
    new_context,
    over,
    seq,
    settle,
    try_to_choose,
    wait_for_turn,
)
from tests.web.frames import random_game
from tests.web.server import RoomServer
from tests.web.test_browser_layout import drawn, scene_of
from tests.web.test_staging import acts_in

CHOICES = 200
OPTIONS = "#prompt.act .opts button[name=choice]"
NAMES = ("Eva", "Adam", "Ludmila", "Jan", "Ota", "Zuzana")


class Table:
    """A table set through the API; `people` of its seats are free, bots have the others."""

    def __init__(self, room: RoomServer, players: int, people: int, seed: str, **options: Any) -> None:
        seats = [{"name": name, "kind": "person" if i < people else "random"} for i, name in enumerate(NAMES[:players])]
        wish = {"game": "bigmonster", "seats": seats, "seed": seed, "options": options}
        made = httpx.post(room.url + "/api/tables", json=wish, timeout=20).json()
        self.keys: list[str] = made["seats"][:people]
        self.api = f"{room.url}/api/tables/{made['id']}"
        self.urls = [f"{room.url}/t/{made['id']}/{key}" for key in self.keys]
        self.watch = f"{room.url}/t/{made['id']}/{made['watch']}"

    def play_on(self, until: str = "", turn: int = 0, limit: int = 900) -> None:
        """Any choices without a browser, until the first seat is asked this kind of question in this turn or later."""
        rng = Random(7)
        first, *others = self.keys
        with httpx.Client(timeout=20) as client:
            for _ in range(limit):
                seen = client.get(f"{self.api}/{first}").json()
                asked = seen["decision"]["kind"] if seen["decision"] is not None else ""
                if seen["view"]["result"] is not None or (asked == until and asked and seen["view"]["turn"] >= turn):
                    return
                for key in (*others, first):
                    seen = client.get(f"{self.api}/{key}").json()
                    if seen["decision"] is not None:
                        code = rng.choice(seen["decision"]["options"])["code"]
                        client.post(f"{self.api}/{key}/choose", json={"choice": code, "seq": seen["seq"]})
                        break


def wait_until_live(page: Page) -> None:
    """Until the stream is open; a choice that crossed another one closes it for a moment."""
    page.wait_for_selector("body[data-stream=open]")


def sit_down(page: Page, url: str) -> None:
    page.goto(url)
    wait_until_live(page)


def choose_any(page: Page) -> None:
    """Any visible way to choose that needs one click."""
    wait_until_live(page)
    choose_visible(page, ANY_WAY)


@pytest.fixture
def quick(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who wants no motion."""
    context = new_context(browser)
    yield context
    context.close()


# --- whole games -----------------------------------------------------------------------------------------------
def test_a_whole_draft_against_bots(quick: BrowserContext, room: RoomServer) -> None:
    page = quick.new_page()
    mistakes = mistakes_of(page)
    sit_down(page, Table(room, 3, 1, "5", slow_monster=True).urls[0])
    expect(page.locator(".dealt .explorer")).to_have_count(2)
    for _ in range(CHOICES):  # a choice that crosses a bot's on its way is refused and made again
        wait_for_turn(page)
        if over(page):
            break
        choose_any(page)
    assert over(page)
    assert page.locator(".lattice .tile").count() in (18, 19)
    expect(page.locator("#final tbody tr")).to_have_count(3)
    expect(page.locator("#final tr.won").first).to_contain_text("winner")
    assert mistakes == []


def test_a_whole_duel_between_two_browsers(browser: Browser, room: RoomServer) -> None:
    table = Table(room, 2, 2, "8")
    table.play_on("row", 16)
    pages = [new_context(browser).new_page() for _ in range(2)]
    for p, url in zip(pages, table.urls, strict=True):
        sit_down(p, url)
        expect(p.locator(".rows")).to_have_count(2)
    for _ in range(CHOICES):
        if all([over(p) for p in pages]):
            break
        for p in pages:
            if p.locator("#prompt.act .opts > *").count() and not over(p):
                choose_any(p)
                break
        else:
            pages[0].wait_for_timeout(30)
    assert all([over(p) for p in pages])
    for p in pages:
        assert p.locator(".lattice .tile").count() == 20
        p.context.close()


def test_four_seats_choose_at_once_and_ships_close(browser: Browser, room: RoomServer) -> None:
    table = Table(room, 4, 4, "3", claim_mode="arrival")
    table.play_on("send", 1)
    pages = [new_context(browser).new_page() for _ in range(4)]
    for p, url in zip(pages, table.urls, strict=True):
        sit_down(p, url)
        assert p.locator("#prompt.act .opts button").count()  # all are asked at the same time
    hands = [p.locator("#hand .tile").evaluate_all("tiles => tiles.map(t => t.id.slice(3))") for p in pages]
    assert all(hands)
    assert len({tuple(hand) for hand in hands}) == 4

    # the first one's stack closes the third one's ship for everybody else
    before = seq(pages[1])
    pages[0].locator("#hand .tile.can .hit").first.click()
    pages[0].locator("#ship2 > .reach-b").click()
    settle(pages[1], before)
    expect(pages[1].locator("#ship2")).to_contain_text("Eva")
    expect(pages[1].locator("button[value$='@p3']")).to_have_count(0)
    expect(pages[3].locator("button[value$='@p3']")).to_have_count(0)

    waiting = pages
    for _ in range(60):
        waiting = [p for p in pages if "turn 4" not in p.locator("#status").inner_text()]
        if not waiting:
            break
        for p in waiting:
            if p.locator(OPTIONS).count():  # the last ship that is free is taken without being asked for
                wait_until_live(p)
                try_to_choose(p, OPTIONS)
    assert not waiting
    for i, p in enumerate(pages):
        assert p.locator(".lattice .tile").count() == 3
        assert p.locator(".rival").count() == 3
        assert p.locator(f"#area{i}").count() == 0
        p.context.close()


# --- handling --------------------------------------------------------------------------------------------------
def test_ghost_places_have_letters_and_a_tile_says_why_not(quick: BrowserContext, room: RoomServer) -> None:
    table = Table(room, 3, 1, "5")
    table.play_on("place", 6)
    page = quick.new_page()
    sit_down(page, table.urls[0])
    spots = page.locator(".spot b")
    letters = [text.split()[0] for text in spots.all_inner_texts()]
    assert letters[:3] == ["A", "B", "C"]
    assert len(set(letters)) == len(letters) == page.locator("#prompt .opts button[name=choice]").count()
    page.locator(".lattice .tile .hit").first.click()
    expect(page.locator("#zoom")).to_be_visible()
    expect(page.locator("#zoom-more .refusal")).to_contain_text("covered")
    page.keyboard.press("Escape")
    page.locator(".rival .hit").first.click()
    expect(page.locator("#zoom-more .more")).to_be_visible()
    page.keyboard.press("Escape")
    tiles = page.locator(".lattice .tile").count()
    page.locator(".spot b").last.click()
    expect(page.locator(".lattice .tile")).to_have_count(tiles + 1)


@pytest.mark.parametrize(
    "size", [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}], ids=["desktop", "shrunk"]
)
def test_the_area_is_enlarged_moved_and_fitted_again(
    quick: BrowserContext, room: RoomServer, size: ViewportSize
) -> None:
    page = quick.new_page()
    page.set_viewport_size(size)
    sit_down(page, Table(room, 3, 1, "5").urls[0])
    for _ in range(8):
        wait_for_turn(page)
        if page.locator(".lattice").count():
            break
        choose_visible(page, "#prompt .opts button[name=choice]")
    ground = page.locator("#ground")
    fitted = page.locator(".lattice").bounding_box()
    for _ in range(3):
        page.locator("[data-magnify]").last.click()
    enlarged = page.locator(".lattice").bounding_box()
    assert fitted is not None
    assert enlarged is not None
    assert enlarged["width"] > 2 * fitted["width"]
    box = ground.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 50, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 50, box["y"] + 140, steps=3)
    page.mouse.up()
    dragged = page.locator(".lattice").bounding_box()
    assert dragged is not None
    assert abs(enlarged["y"] - dragged["y"] - 60) < 2  # it stays under the pointer
    assert page.locator("#zoom[open]").count() == 0
    ground.focus()
    page.keyboard.press("0")
    assert page.locator(".lattice").bounding_box() == fitted


def test_the_keyboard_alone_is_enough(quick: BrowserContext, room: RoomServer) -> None:
    page = quick.new_page()
    sit_down(page, Table(room, 3, 1, "9").urls[0])
    for _ in range(20):
        wait_for_turn(page)
        if page.locator(".lattice .tile").count() >= 2:
            break
        before = seq(page)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('#table button[name=choice]')"):
                break
        wait_until_live(page)
        page.keyboard.press("Enter")
        settle(page, before)
    assert page.locator(".lattice .tile").count() >= 2


def test_nobody_sees_what_is_hidden(quick: BrowserContext, room: RoomServer) -> None:
    table = Table(room, 4, 4, "6")
    table.play_on("pick", 1)
    page = quick.new_page()
    page.goto(table.watch)
    expect(page.locator(".rival")).to_have_count(3)
    assert page.locator("#hand .tile, .dealt .explorer").count() == 0
    page.goto(table.urls[0])
    expect(page.locator("#hand .tile")).to_have_count(10)


# --- everybody can use it --------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def tables(room: RoomServer) -> list[str]:
    """A place to be found, a ship to be chosen, rows, and the end."""
    found = []
    for players, seed, kind, turn, options in (
        (6, "2", "place", 5, {"mode": "team", "slow_monster": True}),
        (4, "4", "claim", 3, {}),
        (3, "6", "take", 6, {"mode": "trio"}),
        (3, "1", "", 0, {}),
    ):
        table = Table(room, players, 1, seed, **options)
        table.play_on(kind, turn)
        found.append(table.urls[0])
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, tables: list[str], size: dict[str, int]) -> None:
    context = new_context(browser, viewport=size, bypass_csp=True)
    page = context.new_page()
    for url in tables:
        page.goto(url)
        assert faults_in_both_themes(page) == []
    context.close()


# Things that can be chosen and lie beyond the edges of the window.
BEYOND = """() => [...document.querySelectorAll('#board .can')].filter(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
}).map(thing => thing.id)"""


@pytest.mark.parametrize("width", [390, 820, 844])
def test_a_question_opens_the_tab_where_its_choices_lie(browser: Browser, room: RoomServer, width: int) -> None:
    state, seat = asked("claim")
    with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
        expect(page.locator("#tabs a[aria-current]")).to_have_attribute("href", "#rivals")
        assert page.locator("#board .can").count() == len(state.codes(seat)) > 1
        assert page.evaluate(BEYOND) == []
        page.locator("#tabs a[href='#score']").dispatch_event("click")  # whoever looks elsewhere then stays there
        expect(page.locator("#tabs a[aria-current]")).to_have_attribute("href", "#score")
        page.evaluate("document.dispatchEvent(new CustomEvent('frame'))")
        expect(page.locator("#tabs a[aria-current]")).to_have_attribute("href", "#score")


def test_the_line_above_an_area_is_whole_on_a_phone_on_its_side(browser: Browser, room: RoomServer) -> None:
    cut = """() => [...document.querySelectorAll('#status > :not(.magnify), #status .ship > *')].filter(part =>
        part.checkVisibility() && part.textContent && (part.scrollWidth > part.clientWidth + 1
        || part.getBoundingClientRect().right > mine.getBoundingClientRect().right)).map(part => part.outerHTML)"""
    state, seat = asked("pick", late=True)
    for lang in ("en", "cs"):
        with drawn(browser, room, 844, scene_of(state, seat, lang)) as page:
            assert page.locator("#status .ship").is_visible()
            assert page.evaluate(cut) == []


def test_a_rivals_tower_can_be_read_when_it_is_looked_at(browser: Browser, room: RoomServer) -> None:
    width = """() => {
        const { a } = document.querySelector('#zoom .small').getScreenCTM();
        return a; // pixels that a tile is wide
    }"""
    state, seat = asked("pick", late=True)
    view: dict[str, Any] = state.view(seat)
    for side in view["seats"]:
        for i, tile in enumerate(side["tiles"]):
            tile.update(x=i % 2, y=2 + 3 * i)
    for size in (390, 844, 1280):
        with drawn(browser, room, size, scene_of(state, seat, "cs", view)) as page:
            page.locator(".rival .hit").first.dispatch_event("click")
            expect(page.locator("#zoom .small")).to_be_visible()
            expect(page.locator("#zoom .thumb")).to_be_in_viewport(ratio=1)
            assert page.evaluate(width) >= 20
            assert page.evaluate(
                "(pane => pane.scrollHeight > pane.clientHeight)(document.querySelector('#zoom .thumb'))"
            )


def asked(kind: str, late: bool = False) -> tuple[State, int]:
    """A question of this kind for four players, the first one or one of the second round with a free ship."""
    for seed in range(1, 12):
        for watched, _ in random_game("bigmonster", seed):
            state = watched.state
            for seat in state.to_act:
                view: dict[str, Any] = state.view(seat)
                if state.players == 4 and state.decision(seat).kind == kind and view.get("round", 0) > late:
                    if not late or not view["seats"][seat]["ship"]["size"]:
                        return state.clone(), seat
    raise AssertionError(f"nobody is asked {kind}")


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ"])
def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, tables: list[str], locale: str) -> None:
    context = new_context(browser, viewport=PHONE, locale=locale)
    page = context.new_page()
    for url in tables:
        page.goto(url)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator("#tabs a").nth(2).click()
        expect(page.locator(".rival").first).to_be_in_viewport()
        page.locator("#tabs a").first.click()
        expect(page.locator("#ground")).to_be_in_viewport()
    context.close()


# Tiles of the own area of which a part is beyond its edge.
CUT_TILES = """() => {
    const area = document.querySelector('#ground').getBoundingClientRect();
    return [...document.querySelectorAll('#ground .laid')].filter(tile => {
        const box = tile.getBoundingClientRect();
        return box.left < area.left - 1 || box.top < area.top - 1 || box.right > area.right + 1
            || box.bottom > area.bottom + 1;
    }).map(tile => tile.id);
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_the_whole_area_is_seen_while_a_tile_is_picked(
    browser: Browser, room: RoomServer, width: int, height: int
) -> None:
    """Nothing is laid then, so that no finger has to hit a place."""
    state, seat = asked("pick", late=True)
    for lang in ("en", "cs"):
        with drawn(browser, room, 390, scene_of(state, seat, lang)) as page:
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator("#ground .laid").count() >= 10
            assert page.evaluate(CUT_TILES) == []


def test_the_area_is_small_until_a_tile_of_a_row_is_picked(browser: Browser, room: RoomServer) -> None:
    """More of it is seen; then fingers have to hit the places."""
    state, seat = rows_late()
    scene = scene_of(state, seat, "cs")
    scene.chains = goals_of(state, seat)
    width = "document.querySelector('.tile.laid:not(.wide)').offsetWidth"
    with drawn(browser, room, 390, scene) as page:
        assert page.locator(".goal").count() > 20
        assert page.evaluate(width) < 40
        page.locator(".rows .movable > .hit").first.dispatch_event("click")
        expect(page.locator(".reach-b").first).to_be_attached()
        assert page.evaluate(width) >= 40


def rows_late() -> tuple[State, int]:
    """Somebody takes a tile from a row and has ten others already."""
    for seed in range(1, 12):
        for watched, _ in random_game("bigmonster", seed):
            state = watched.state
            for seat in state.to_act:
                if state.decision(seat).kind == "take" and len(tiles_of(state, seat)) == 10:
                    return state.clone(), seat
    raise AssertionError("nobody takes a tile from a row")


def tiles_of(state: State, seat: int) -> list[dict[str, Any]]:
    view: dict[str, Any] = state.view(seat)
    tiles: list[dict[str, Any]] = view["seats"][seat]["tiles"]
    return tiles


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 720), (1440, 900)])
def test_a_tower_too_high_for_the_window_is_fitted_in_by_the_button_that_says_so(
    browser: Browser, room: RoomServer, width: int, height: int
) -> None:
    state, seat = asked("place", late=True)
    view: dict[str, Any] = state.view(seat)
    for i, tile in enumerate(view["seats"][seat]["tiles"]):
        tile.update(x=i % 2, y=2 + 3 * i)
    with drawn(browser, room, 390 if width < 1000 else 1280, scene_of(state, seat, "cs", view)) as page:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_TILES) != []
        fit = page.locator("[data-magnify='0']")
        fit.dispatch_event("click")
        assert page.evaluate(CUT_TILES) == []
        small = page.locator(".lattice").bounding_box()
        fit.dispatch_event("click")
        assert page.locator(".lattice").bounding_box() == small


def test_what_others_laid_last_is_marked_in_their_areas() -> None:
    marked = 0
    for watched, _ in random_game("bigmonster", 5):
        view: dict[str, Any] = watched.state.view(0)
        newest = [
            (tiles[-1]["x"], tiles[-1]["y"])
            for tiles in [view["seats"][seat]["tiles"] for seat in range(1, watched.state.players)]
            if tiles
        ]
        found = re.findall(r'<rect class="newest on" x="(-?\d+)" y="(-?\d+)"', watched.draw(0, "en", goals=False))
        assert sorted([(int(x), int(y)) for x, y in found]) == sorted(newest)
        marked += len(newest)
    assert marked > 20


# How well a bot plays, where its name leaves no room for the whole word.
HALF_WORDS = """() => [...document.querySelectorAll('.rival .who small')].filter(one =>
    one.checkVisibility() && one.scrollWidth > one.clientWidth).map(one => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_levels_of_bots_are_whole_words_or_left_out(browser: Browser, room: RoomServer, lang: str) -> None:
    state = herna.game("bigmonster").new(seed=3, players=6)
    scene = scene_of(state, 0, lang)
    scene.levels = ("", *["Intermediate" if lang == "en" else "Pokročilý"] * 5)
    for widths in (((390, 844), (844, 390), (820, 1180)), ((1024, 768), (1280, 720), (1440, 900), (1920, 1080))):
        with drawn(browser, room, 390 if widths[0][0] == 390 else 1280, scene) as page:
            for width, height in widths:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(HALF_WORDS) == [], width


def test_six_at_a_table_do_not_make_the_page_wider_than_a_phone(browser: Browser, room: RoomServer) -> None:
    """A wider page would be shown smaller, with an empty strip below it."""
    scene = scene_of(herna.game("bigmonster").new(seed=3, players=6), 0, "cs")
    scene.company = [SeatState(seat, True, True, False, "", 0, 0, 0, 0) for seat in range(6)]
    with drawn(browser, room, 390, scene) as page:
        assert page.locator("#company li").count() == 6
        page.evaluate("document.querySelectorAll('#company b').forEach(name => { name.textContent = 'Maximilian'; })")
        assert page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]


# Tokens that lie on the area of the one who has them; and a line above the own area that leaves its place.
ON_AREA = """() => [...document.querySelectorAll('.thumb:has(> .held)')].filter(thumb => {
    const [area, tokens] = ['.small', '.held img'].map(part => thumb.querySelector(part).getBoundingClientRect());
    return area.right > tokens.left && area.bottom > tokens.top;
}).map(thumb => thumb.parentElement.id)"""
TOO_HIGH = "() => document.querySelector('#status .extra').getBoundingClientRect().height > 34"


def test_tokens_lie_beside_narrow_areas_and_the_order_of_six_ships_has_room(browser: Browser, room: RoomServer) -> None:
    state = herna.game("bigmonster").new(seed=3, players=6)
    view: dict[str, Any] = state.view(0)
    view["order"] = [0, 1, 2, 3, 4, 5]
    for side in view["seats"]:
        side["explorer"] = side["explorer"] or "explorer_unstable"
        side["tokens"] = [{"token": "token_stone", "points": 5}, {"token": "token_lava", "points": 5}]
    with drawn(browser, room, 1280, scene_of(state, 0, "cs", view)) as page:
        page.evaluate("document.querySelector('#status .extra').textContent = 'Maximilian → '.repeat(6)")
        for width, height in ((1280, 720), (1440, 900), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator(".thumb > .held").count() == 5
            assert page.evaluate(ON_AREA) == [], width
            assert not page.evaluate(TOO_HIGH), width


# --- many at a table, high areas -------------------------------------------------------------------------------------
def late_for_six(kind: str) -> tuple[State, int]:
    """Somebody at a table of six who is asked this in the second round."""
    state = herna.game("bigmonster").new(seed=3, players=6)
    rng = Random(3)
    while True:
        for seat in state.to_act:
            view: dict[str, Any] = state.view(seat)
            if (view["round"], state.decision(seat).kind) == (2, kind) and view["turn"] >= 6:
                return state, seat
        seat = rng.choice(state.to_act)
        state.choose(rng.randrange(state.options_of(seat)), seat)


# Of all rivals: how wide and high the picture of their area is. Ships whose words need two lines, and an order of the
# ships of which a part is cut off. Rivals beyond the window.
PICTURES = """() => [...document.querySelectorAll('.rival')].map(rival => {
    const { width, height } = rival.querySelector('.thumb').getBoundingClientRect();
    return [width, height];
})"""
BROKEN = """() => [...document.querySelectorAll('.rival .ship, #status .extra')].filter(line =>
    line.matches('.ship') ? line.offsetHeight > 30 : line.scrollHeight > line.clientHeight + 1)
    .map(line => line.textContent)"""
OFF_SCREEN = """() => [...document.querySelectorAll('.rival')].filter(rival => {
    const { right, bottom } = rival.getBoundingClientRect();
    return right > innerWidth || bottom > innerHeight;
}).map(rival => rival.id)"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_areas_of_five_rivals_have_the_room_there_is(browser: Browser, room: RoomServer, lang: str) -> None:
    state, seat = late_for_six("place")
    least = {1024: (100, 118), 1280: (105, 135), 1440: (115, 150), 1920: (160, 210)}
    with drawn(browser, room, 1280, scene_of(state, seat, lang)) as page:
        for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(PICTURES)
            assert len(found) == 5
            assert all([size >= wanted for one in found for size, wanted in zip(one, least[width], strict=True)]), found
            assert page.evaluate(OFF_SCREEN) == [], width
            if width >= 1280:
                assert page.evaluate(BROKEN) == [], width
    with drawn(browser, room, 390, scene_of(state, seat, lang)) as page:
        for width, height in ((390, 844), (844, 390), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            assert min([high for _, high in page.evaluate(PICTURES)]) >= 115, width


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("kind", ["pick", "place"])
def test_an_area_of_more_than_twenty_rows_is_seen_whole_at_first(
    browser: Browser, room: RoomServer, kind: str, width: int, height: int
) -> None:
    state, seat = asked(kind, late=True)
    view: dict[str, Any] = state.view(seat)
    tiles = view["seats"][seat]["tiles"]
    for i, tile in enumerate(tiles):
        tile.update(x=i % 2, y=18 * i // len(tiles) - 8)
    with drawn(browser, room, 1280, scene_of(state, seat, "cs", view)) as page:
        page.set_viewport_size({"width": width, "height": height})
        assert int(page.locator(".lattice").evaluate("one => getComputedStyle(one).getPropertyValue('--r')")) > 20
        assert page.evaluate(CUT_TILES) == []
        assert page.evaluate("(ground => ground.scrollHeight <= ground.clientHeight + 1)(ground)")


# Words and numbers that lie under a number that floats over a thing, at three moments of its way.
UNDER = """([id, told]) => {
    const thing = document.getElementById(id);
    const { x, y, width, height } = thing.getBoundingClientRect();
    const found = [];
    for (const share of [0.05, 0.5, 0.95]) {
        const float = document.createElement('div');
        Object.assign(float, { className: 'passing lit-number', textContent: told });
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
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.data.trim() || text.parentElement.closest('.sr, style, script, .thumb .small')) continue;
            if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
            words.selectNodeContents(text);
            const box = words.getBoundingClientRect();
            const seen = text.parentElement.closest('.worth')?.getBoundingClientRect() ?? box; // it cuts off the rest
            if (box.width && box.left < over.right - 3 && over.left < box.right - 3 && box.top < over.bottom - 4
                && over.top < Math.min(box.bottom, seen.bottom) - 4) found.push(`${text.data} ${share}`);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_gain_that_is_told_covers_no_word_and_no_number(
    browser: Browser, room: RoomServer, motion: Literal["no-preference", "reduce"]
) -> None:
    state, seat = late_for_six("pick")
    scene = scene_of(state, seat, "cs")
    with drawn(browser, room, 1280, scene) as page:
        page.emulate_media(reduced_motion=motion)
        for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            things = ["ground", *page.locator(".thumb .hit").evaluate_all("all => all.map(one => one.id)")]
            things += page.locator("#ground .tile.laid.ice").evaluate_all("all => all.map(one => one.id)")
            assert len(things) > 6  # an ice monster can mutate
            for thing in things:
                told = "15" if thing.startswith("t") else "+10"  # a tile says what it is worth now
                assert page.evaluate(UNDER, [thing, told]) == [], (thing, width)
    with drawn(browser, room, 390, scene) as page:
        page.evaluate("document.querySelectorAll('#tabs a').forEach(tab => { tab.id = `tab${tab.hash.slice(1)}`; })")
        for width, height in ((390, 844), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNDER, ["tabrivals", "+10"]) == [], width


def test_gains_of_rivals_are_told_on_the_pictures_of_their_areas() -> None:
    told = 0
    for watched, _ in random_game("bigmonster", 5):
        for _, do, *things in acts_in(watched.draw(0, "en", goals=False)):
            if do in ("gain", "lose"):
                assert str(things[1]) == "ground" or re.fullmatch(r"area\d-b|t0-\d+", str(things[1]))
                told += str(things[1]).endswith("-b")
    assert told
