"""How large things are and that nothing is covered or cut off: pages made of chosen tables, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import herna
from herna.api import own_games
from herna.kernel.state import State
from herna.web.drawing.company import SeatState
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.pages.shell import Look
from herna.web.pages.table import table_page
from tests.web.browser import new_context
from tests.web.frames import random_game
from tests.web.server import RoomServer

HERE = "/t/drawn/here"
NAMES = ["Eva", "Adam", "Ludmila", "Jan", "Ota", "Zuzana"]
LANGUAGES = ("en", "cs")
SMALLEST = {1440: 13, 1920: 16, 820: 13}  # pixels of the text on a card, by the width of the window
HEIGHTS = {390: 844, 820: 1180, 844: 390, 1200: 800, 1280: 720, 1440: 900, 1920: 1080}
SETS = ["first_contact", "beyond_evolution", "beyond_eternity"]
# Of all texts on cards inside of something: what it is on, how much of it is cut off or covered, its size, its name's.
TEXTS = """place => [...document.querySelectorAll(place + ' .card > .text')].filter(t => t.textContent).map(t => [
    t.parentElement.id,
    Math.max(t.scrollHeight - t.clientHeight, t.getBoundingClientRect().bottom - Math.min(
        t.parentElement.getBoundingClientRect().bottom,
        t.parentElement.querySelector('.tag')?.getBoundingClientRect().top ?? Infinity)),
    parseFloat(getComputedStyle(t).fontSize),
    parseFloat(getComputedStyle(t.parentElement.querySelector('.name')).fontSize)])"""
COVERED = """() => {
    const over = document.querySelector('.beside .card').getBoundingClientRect();
    return [...document.querySelectorAll('#board .card, #company, #prompt')].filter(card => {
        const box = card.getBoundingClientRect();
        return !card.closest('.beside') && box.width && box.left < over.right && over.left < box.right
            && box.top < over.bottom && over.top < box.bottom;
    }).map(card => card.id);
}"""

CUT_OFF = """() => [...document.querySelectorAll('#prompt, .opts, .opts > button')].filter(part =>
    part.offsetParent && (part.scrollHeight > part.clientHeight + 1
        || part.getBoundingClientRect().bottom > innerHeight + 1)).map(part => part.outerHTML.slice(0, 90))"""

# The chip that opens the list of answers, if no word on it can be seen, or it is higher than two lines.
MUTE = """() => [...document.querySelectorAll('#listing')].filter(chip => chip.offsetHeight > 52
    || ![...chip.querySelectorAll('span')].some(word =>
        word.checkVisibility() && getComputedStyle(word).clipPath === 'none')).map(chip => chip.outerHTML)"""

# What a finger must hit and is too small for it: things to choose, and the middles of places that overlap.
TOO_SMALL = """() => [...document.querySelectorAll('.can > .hit, .spot > b')].filter(one => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && box.width && Math.min(box.width, box.height) < 39.5;
}).map(one => one.parentElement.id)"""
TINY_NUMBERS = """() => [...document.querySelectorAll('#board :is(b, i, small, span)')].filter(one =>
    one.checkVisibility() && !one.children.length && /[0-9]/.test(one.textContent) && !one.closest('svg, .sr')
        && parseFloat(getComputedStyle(one).fontSize) < 11).map(one => one.outerHTML)"""

# Words on the board (names, values, who does what) that are cut off by their own box, or by one around them.
CUT_WORDS = """() => {
    const cut = one => {
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') return true;
        const words = document.createRange();
        words.selectNodeContents(one);
        const box = words.getBoundingClientRect();
        for (let around = one.parentElement; around.id !== 'table'; around = around.parentElement) {
            const { overflowX } = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            if (overflowX === 'auto' || overflowX === 'scroll') return false;
            if (overflowX !== 'visible') return box.left < edge.left - 1 || box.right > edge.right + 1;
        }
        return false;
    };
    return [...document.querySelectorAll('#board :is(.name, .worth, .who *, .factions, .doing *, #minimap b, small)')]
        .filter(one => one.checkVisibility() && one.clientWidth && !one.closest('.sr, svg, .text, .pile') && cut(one))
        .map(one => one.outerHTML);
}"""


@contextmanager
def drawn(browser: Browser, room: RoomServer, width: int, scene: Scene) -> Iterator[Page]:
    """The page of a table that nobody has set: the room serves only its styles and pictures."""
    touched = HEIGHTS[width] == 390 or width == 390
    size = {"width": width, "height": HEIGHTS[width]}
    context = new_context(browser, viewport=size, has_touch=touched, is_mobile=touched)
    page = context.new_page()
    html = Identity(HERE, NAMES).fill(table_page(Look(scene.lang, "", HERE), scene, "build"))
    page.route(f"**{HERE}", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.route(f"**{HERE}/live*", lambda route: route.fulfill(body=": quiet\n\n", content_type="text/event-stream"))
    page.goto(room.url + HERE)
    yield page
    context.close()


def scene_of(state: State, seat: int, lang: str, view: dict[str, Any] | None = None) -> Scene:
    decision = state.decision(seat) if seat in state.to_act else None
    return Scene(herna.game(state.game), lang, 1, view or state.view(seat), seat, decision, state.events(0, seat)[-40:])


def all_cards_of_mindbug(lang: str) -> Scene:
    game = herna.game("mindbug")
    cards = [id for id in game.component_ids() if id != "mindbug" and game.facts(id).get("copies", 1)]
    sides: list[dict[str, Any]] = [{"hand": cards}, {}]
    return scene_of(game.position({"options": {"sets": SETS}, "sides": sides}, seed=1), 0, lang)


def all_cards_of_smashup(lang: str) -> Scene:
    game = herna.game("smashup")
    state = game.new(seed=3)
    view = state.view(0)
    view["sides"][0]["hand"] = [id for id in game.component_ids() if game.facts(id)["type"] in ("minion", "action")]
    return Scene(game, lang, 1, view, 0, None, [])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", SMALLEST)
def test_every_card_of_mindbug_can_be_read_in_hand(browser: Browser, room: RoomServer, width: int, lang: str) -> None:
    with drawn(browser, room, width, all_cards_of_mindbug(lang)) as page:
        check_texts(page, "#hand0", 80, width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", SMALLEST)
def test_every_card_of_smash_up_can_be_read_in_hand(browser: Browser, room: RoomServer, width: int, lang: str) -> None:
    with drawn(browser, room, width, all_cards_of_smashup(lang)) as page:
        page.evaluate("document.querySelectorAll('#hand .card').forEach(card => card.classList.add('can'))")
        check_texts(page, "#hand", 90, width)


def check_texts(page: Page, place: str, least: int, width: int) -> None:
    texts = page.evaluate(TEXTS, place)
    assert len(texts) >= least
    assert [text for text in texts if text[1] > 1] == []
    assert min([size for _, _, size, _ in texts]) >= SMALLEST[width]
    assert min([size for _, _, _, size in texts]) >= 13


def first_with(game: str, sign: str) -> Iterator[tuple[State, int]]:
    """Questions of random games in which the page has such a mark."""
    for seed in range(1, 9):
        for watched, _ in random_game(game, seed):
            for seat in watched.state.to_act:
                if sign in watched.draw(seat, "en", goals=False):
                    yield watched.state, seat


@pytest.mark.parametrize("game", ["mindbug", "smashup", "summoner"])
def test_the_card_being_played_covers_nothing_and_nothing_makes_room(
    browser: Browser, room: RoomServer, game: str
) -> None:
    state, seat = next(first_with(game, 'class="beside"'))
    scene = scene_of(state, seat, "cs")
    scene.company = [SeatState(i, True, True, False, "", 0, 0, 0, 0) for i in range(state.players)]
    with drawn(browser, room, 1200, scene) as page:
        for width in (1200, 1280, 1440, 1920):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            assert page.evaluate(COVERED) == [], width
            beside = page.locator(".beside .card").bounding_box()
            assert beside is not None
            assert beside["y"] + beside["height"] <= HEIGHTS[width]


# The banner of a turn, as staging shows it: its height, whether it covers the card being played, and whether it fits.
BANNER = """told => {
    const banner = Object.assign(document.createElement('p'), { className: 'passing banner', textContent: told });
    stagelight.append(banner);
    const card = document.querySelector('.beside .card').getBoundingClientRect();
    const { left, right, top, bottom, height } = banner.getBoundingClientRect();
    banner.remove();
    const over = left < card.right && card.left < right && top < card.bottom && card.top < bottom;
    return [height, over, left >= 0 && right <= innerWidth];
}"""


@pytest.mark.parametrize("game", ["mindbug", "smashup", "summoner"])
def test_the_banner_of_a_turn_is_one_line_beside_the_card_being_played(
    browser: Browser, room: RoomServer, game: str
) -> None:
    state, seat = next(first_with(game, 'class="beside"'))
    with drawn(browser, room, 390, scene_of(state, seat, "cs")) as page:
        for width in (390, 844, 820, 1440):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            told = "Na tahu: Maximilian (13)."
            height, over, fits = page.evaluate(BANNER, told)
            assert not over, width
            assert fits, width
            assert height < 70, width


@pytest.mark.parametrize("game", own_games())
def test_the_question_is_never_cut_off(browser: Browser, room: RoomServer, game: str) -> None:
    """The longest questions of some games, with the most buttons."""
    longest: dict[int, tuple[int, State, int]] = {}
    for watched, _ in random_game(game, 2):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            free = [option.label("cs") for option in decision.options if not option.at]
            size = len(decision.prompt("cs")) + len(decision.limit("cs")) + sum([len(label) for label in free])
            if size > longest.get(min(len(free), 6), (0,))[0]:
                longest[min(len(free), 6)] = (size, watched.state.clone(), seat)
    for _, state, seat in longest.values():
        with drawn(browser, room, 390, scene_of(state, seat, "cs")) as page:
            for width in (390, 820, 1440):
                page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
                assert page.evaluate(CUT_OFF) == [], width
                assert page.evaluate(MUTE) == [], width


# Words of Rats of Wistar that were too small once: abilities, piles, the round's mouse, goals.
WORDS = ".field .name, .pile .name, .roundm :is(.name, small), .goal small"
SMALL = """words => [...document.querySelectorAll(words)].filter(one =>
    one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 13).map(one => one.outerHTML)"""


def test_the_words_on_the_board_of_wistar_can_be_read(browser: Browser, room: RoomServer) -> None:
    state = herna.game("wistar").new(seed=1)
    with drawn(browser, room, 1440, scene_of(state, state.to_act[0], "cs")) as page:
        assert page.locator(".field .name").count() >= 10
        assert page.evaluate(SMALL, WORDS) == []


def fullest(game: str) -> tuple[State, int]:
    """A full table's question with the most things to choose."""
    most: tuple[int, State, int] | None = None
    for watched, _ in random_game(game, 5):
        for seat in watched.state.to_act:
            placed = len([option for option in watched.state.decision(seat).options if option.at])
            if most is None or placed > most[0]:
                most = (placed, watched.state.clone(), seat)
    assert most is not None
    return most[1], most[2]


@pytest.mark.parametrize("game", own_games())
def test_words_on_the_board_are_whole_at_every_size(browser: Browser, room: RoomServer, game: str) -> None:
    state, seat = fullest(game)
    cut: list[str] = []
    for lang in LANGUAGES:
        scene = scene_of(state, seat, lang)
        for widths in ((390, 844, 820), (1280, 1440, 1920)):
            with drawn(browser, room, widths[0], scene) as page:
                for width in widths:
                    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
                    cut += [f"{lang} {width}: {words}" for words in page.evaluate(CUT_WORDS)]
    assert cut == []


@pytest.mark.parametrize("game", own_games())
def test_a_finger_hits_what_it_means_and_eyes_read_the_numbers(browser: Browser, room: RoomServer, game: str) -> None:
    state, seat = fullest(game)
    for width in (390, 844):
        with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
            assert page.evaluate(TOO_SMALL) == [], width
            assert page.evaluate(TINY_NUMBERS) == [], width
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            if width == 844:
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
                assert page.evaluate("ask.getBoundingClientRect().bottom < innerHeight")
            if game == "summoner" and width == 844:
                cell = page.locator(".cell").first.bounding_box()
                assert cell is not None
                assert cell["width"] >= 60
                assert cell["height"] >= 40


# Whatever lies in the area and is seen under a button that enlarges it.
UNDER_BUTTONS = """() => {
    const area = document.querySelector('#ground').getBoundingClientRect();
    return [...document.querySelectorAll('.magnify button')].map(button => button.getBoundingClientRect()).filter(box =>
        box.left < area.right && area.left < box.right && box.top < area.bottom && area.top < box.bottom).length;
}"""


def test_the_buttons_that_enlarge_an_area_lie_beside_it(browser: Browser, room: RoomServer) -> None:
    state, seat = fullest("bigmonster")
    with drawn(browser, room, 390, scene_of(state, seat, "cs")) as page:
        for width in (390, 844, 820):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            assert page.evaluate(UNDER_BUTTONS) == 0, width


# Where a gesture on a thing is seen: the links of the tabs under the ring.
RUNG_TABS = """async thing => {
    const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
    stage.play([[1e6, 'land', thing]], table, 1);
    await new Promise(go => setTimeout(go, 100));
    const ring = document.querySelector('.lit-ring').getBoundingClientRect();
    return [...document.querySelectorAll('#tabs a')].filter(tab => {
        const box = tab.getBoundingClientRect();
        return Math.abs(box.x - ring.x) < 9 && Math.abs(box.y - ring.y) < 9;
    }).map(tab => tab.hash);
}"""
OPEN_TABS = "() => [...document.querySelectorAll('#tabs a[aria-current]')].map(tab => tab.hash)"


def test_what_happens_in_another_tab_rings_the_tab_and_the_open_one_is_marked(
    browser: Browser, room: RoomServer
) -> None:
    state, seat = fullest("bigmonster")
    other = f"area{(seat + 1) % state.players}"
    for width in (390, 820, 844):
        with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
            assert page.evaluate(OPEN_TABS) == ["#mine"], width
            assert page.evaluate(RUNG_TABS, other) == ["#rivals"], width
            page.locator("#tabs a[href='#rivals']").dispatch_event("click")
            page.wait_for_function(f"({OPEN_TABS})()[0] === '#rivals'")
            assert page.evaluate(OPEN_TABS) == ["#rivals"], width
            page.wait_for_function("!document.querySelector('.lit-ring')")
            assert page.evaluate(RUNG_TABS, other) == [], width  # it is rung itself


# Words of Big Monster: what stands on tiles, tokens, ships and plates, and how large it is at least.
READ = ".plate b, .plate small, .token .what, .bar, .cat dt, .cat .n, .ship span, .rival .who b, .rival .pts"
SMALLER = """([words, least]) => [...document.querySelectorAll(words)].filter(one => one.checkVisibility()
    && one.textContent && parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1) < least)
    .map(one => `${one.className} ${getComputedStyle(one).fontSize} ${one.textContent}`)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_big_monster_can_be_read(browser: Browser, room: RoomServer, lang: str) -> None:
    state, seat = fullest("bigmonster")
    for width, least in ((390, 11), (820, 11), (1440, 11), (1920, 13)):
        with drawn(browser, room, width, scene_of(state, seat, lang)) as page:
            assert page.evaluate(SMALLER, [READ, least]) == [], width
            assert page.evaluate(SMALLER, [".worth", 11]) == [], width  # a large area is drawn small


# How far a number is from the middle of the token that carries it.
OFF_ITS_TOKEN = """async () => {
    const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
    stage.play([[1e6, 'fly', 'plate0', 'plate1', '+3']], table, 1);
    await new Promise(go => setTimeout(go, 100));
    const token = document.querySelector('.lit-token');
    const number = document.createRange();
    number.selectNodeContents(token);
    const [outer, inner] = [token, number].map(one => one.getBoundingClientRect());
    return Math.hypot(outer.x + outer.width / 2 - inner.x - inner.width / 2,
        outer.y + outer.height / 2 - inner.y - inner.height / 2);
}"""


def test_a_number_that_flies_stands_on_its_token(browser: Browser, room: RoomServer) -> None:
    with drawn(browser, room, 1440, scene_of(herna.game("mindbug").new(seed=1), 0, "en")) as page:
        page.emulate_media(reduced_motion="no-preference")
        assert page.evaluate(OFF_ITS_TOKEN) < 4


# Parts of words that stand in several lines although there is no place to break them, and words that are too wide.
BROKEN_WORDS = """() => {
    const found = [];
    for (const one of document.querySelectorAll('#board :is(.name, .text, #minimap b)')) {
        if (!one.checkVisibility()) continue;
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (const part of node.data.matchAll(/[^\\s\\u00ad\\u2013\\/-]+/g)) {
                const letter = document.createRange();
                const tops = new Set([...part[0]].map((_, i) => {
                    letter.setStart(node, part.index + i);
                    letter.setEnd(node, part.index + i + 1);
                    return [...letter.getClientRects()].at(-1)?.top;
                }));
                if (tops.size > 1) found.push(part[0]);
            }
        }
    }
    return found;
}"""


def all_minions_at_bases(lang: str, base_count: int) -> Iterator[Scene]:
    """Every minion and base of Smash Up: chips in columns as narrow as they become."""
    game = herna.game("smashup")
    facts = {id: game.facts(id) for id in game.component_ids()}
    minions = [id for id, known in facts.items() if known["type"] == "minion"]
    bases = [id for id, known in facts.items() if known["type"] == "base"]
    views: Iterator[dict[str, Any]] = (watched.state.view(0) for watched, _ in random_game("smashup", 1))
    with_bases = next(view for view in views if len(view["bases"]) >= 3)
    for first in range(0, len(bases), base_count):
        view = dict(with_bases)
        view["bases"] = [dict(view["bases"][0]) for _ in range(base_count)]
        for i, base in enumerate(view["bases"]):
            base |= {"id": f"b{i}", "base": bases[(first + i) % len(bases)], "actions": []}
            own = minions[i::base_count]
            base["minions"] = [
                {"id": f"m{i}-{k}", "card": card, "seat": k % 2, "power": 3, "guarded": False, "actions": []}
                for k, card in enumerate(own)
            ]
        yield Scene(game, lang, 1, view, 0, None, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_smash_up_break_only_at_hyphens(browser: Browser, room: RoomServer, lang: str) -> None:
    broken: list[str] = []
    scenes = [all_cards_of_smashup(lang), *all_minions_at_bases(lang, 5), *list(all_minions_at_bases(lang, 4))[:1]]
    for scene in scenes:
        with drawn(browser, room, 390, scene) as page:
            for width, height in HEIGHTS.items():
                page.set_viewport_size({"width": width, "height": height})
                broken += [f"{width}: {word}" for word in page.evaluate(BROKEN_WORDS)]
    assert broken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_mindbug_break_only_at_hyphens(browser: Browser, room: RoomServer, lang: str) -> None:
    broken: list[str] = []
    with drawn(browser, room, 390, all_cards_of_mindbug(lang)) as page:
        for width, height in HEIGHTS.items():
            page.set_viewport_size({"width": width, "height": height})
            broken += [f"{width}: {word}" for word in page.evaluate(BROKEN_WORDS)]
    assert broken == []


# --- Rats of Wistar: crowded boards --------------------------------------------------------------------------------
def crowded_farm(lang: str) -> Scene:
    """A board on which all missions lie open and everybody is in all of their rooms."""
    game = herna.game("wistar")
    state = game.new(seed=4, players=4)
    seat = state.to_act[0]
    while state.decision(seat).kind != "turn":
        state.choose(state.codes(seat)[0], seat)
        seat = state.to_act[0]
    view = state.view(seat)
    missions = [id for id in game.component_ids() if "rows" in game.facts(id)]
    for room, mission in zip([room for room in view["rooms"] if room["mission"]], missions, strict=False):
        room.update(mission=mission, cubes=[None] * 3, explorers=[0, 1], tents=[0, 1, 2, 3])
    longest = [id for id in game.component_ids() if game.facts(id).get("sort") == "mouse"]
    for side in view["sides"]:
        side["rats"]["farm"] = 6
    view["round_mouse"] = max(longest, key=lambda id: len(game.texts.components[id].name(lang)))
    return scene_of(state, seat, lang, view)


# Things of which another one covers the middle; and words that leave their box.
HIDDEN = """things => [...document.querySelectorAll(things)].filter(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width && !(one === top || one.contains(top) || top?.contains(one) || top?.matches('.hit'));
}).map(one => one.outerHTML)"""
OUTSIDE = """inner => [...document.querySelectorAll(inner)].filter(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const [box, around] = [words, one.closest('.card')].map(thing => thing.getBoundingClientRect());
    return box.width && (box.bottom > around.bottom + 1 || box.right > around.right + 1);
}).map(one => one.outerHTML)"""
OVERLAPPING = """([ones, others]) => [...document.querySelectorAll(ones)].filter(one => {
    const box = one.getBoundingClientRect();
    return [...one.closest('.card').querySelectorAll(others)].some(other => {
        const its = other.getBoundingClientRect();
        return its.left < box.right - 1 && box.left < its.right - 1
            && its.top < box.bottom - 1 && box.top < its.bottom - 1;
    });
}).map(one => one.closest('.card').id)"""
OFF_CENTRE = """() => [...document.querySelectorAll('.space .bonus')].filter(signs => {
    const [inner, outer] = [signs, signs.parentElement].map(one => one.getBoundingClientRect());
    return Math.hypot(inner.x + inner.width / 2 - outer.x - outer.width / 2,
        inner.y + inner.height / 2 - outer.y - outer.height / 2) > 1;
}).map(signs => signs.parentElement.id)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_the_board_of_wistar_covers_what_is_needed(browser: Browser, room: RoomServer, lang: str) -> None:
    with drawn(browser, room, 1280, crowded_farm(lang)) as page:
        page.evaluate("net.remove()")  # it tells over the roof that the stream of this page is silent
        for width in (1280, 1440, 1920):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            assert page.locator(".room.open .pawn").count() >= 6
            assert page.evaluate(HIDDEN, ".room.open .pawn") == [], width
            assert page.evaluate(HIDDEN, ".room.open .tent") == [], width
            assert page.evaluate(OUTSIDE, ".roundm .name") == [], width
            assert page.evaluate(OVERLAPPING, [".row .price > *", "[class^=y-]"]) == [], width
            assert page.evaluate(OVERLAPPING, [".roundm small > span", ".vp"]) == [], width
            assert page.locator(".area .pawn").count() >= 4
            assert page.evaluate(OUTSIDE, ".area .pawns") == [], width
            assert page.evaluate(OFF_CENTRE) == [], width


# Whatever on the open tab lies over its neighbour: rows, goals and helpers; rooms; the parts of a room.
PILED = """groups => groups.flatMap(group => {
    const ones = [...document.querySelectorAll(group)].filter(one => one.checkVisibility());
    return ones.filter(one => ones.some(other => {
        const [box, its] = [one, other].map(each => each.getBoundingClientRect());
        return one !== other && one.closest('.room') === other.closest('.room') && its.left < box.right - 1
            && box.left < its.right - 1 && its.top < box.bottom - 1 && box.top < its.bottom - 1;
    })).map(one => one.outerHTML.slice(0, 90));
})"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [390, 844, 820])
def test_nothing_lies_on_its_neighbour_under_the_tabs_of_wistar(
    browser: Browser, room: RoomServer, width: int, lang: str
) -> None:
    """What has no room there scrolls."""
    with drawn(browser, room, width, crowded_farm(lang)) as page:
        page.locator("#tab-disc").dispatch_event("click")
        assert page.evaluate(OVERLAPPING, [".roundm small > span, .roundm .name", ".vp"]) == []
        assert page.evaluate(OUTSIDE, ".roundm .name") == []
        page.locator("#tab-cards").dispatch_event("click")
        assert page.locator(".row .proj").count() == 8
        assert page.evaluate(PILED, [".row .proj, .goal, .helper"]) == []
        page.locator("#tab-farm").dispatch_event("click")
        assert page.locator(".task").count() >= 9
        assert page.evaluate(PILED, [".house > .room", ".room > .name, .room .token, .room .pawn, .task"]) == []


def test_on_a_phone_the_tab_with_the_choices_is_open_or_a_link_leads_to_it(browser: Browser, room: RoomServer) -> None:
    state, seat = next(
        (watched.state, watched.state.to_act[0])
        for seed in range(1, 9)
        for watched, _ in random_game("wistar", seed)
        if watched.state.to_act and places_of(watched.state) and places_of(watched.state) <= {"room", "door", "task"}
    )
    with drawn(browser, room, 390, scene_of(state, seat, "cs")) as page:
        assert page.locator("#w-farm").is_visible()
        assert not page.locator("#lead").is_visible()
        page.locator("#tab-disc").click()
        assert page.locator("#w-disc").is_visible()
        page.locator("#lead").click()
        assert page.locator("#w-farm").is_visible()
        assert not page.locator("#lead").is_visible()


def places_of(state: State) -> set[str]:
    """Where the things lie that can be chosen now."""
    return {option.at.partition(".")[0] for option in state.decision(state.to_act[0]).options if option.at}


# --- Summoner Wars: phones, and the strip above the field ------------------------------------------------------------
COLLIDING = """() => {
    const [phases, dice] = ['.phases', '.faces'].map(part => document.querySelector(part).getBoundingClientRect());
    return phases.right > dice.left;
}"""


def test_names_and_signs_of_summoners_are_seen_on_phones(browser: Browser, room: RoomServer) -> None:
    state, seat = fullest("summoner")
    with drawn(browser, room, 844, scene_of(state, seat, "cs")) as page:
        assert page.evaluate(COLLIDING) is False
        for unit in page.locator(".unit").all():
            assert unit.locator(".name").is_visible()
        for width in (844, 390):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            for crown in page.locator(".unit.k-summoner .bar .s").all():
                assert crown.is_visible()
        assert page.evaluate(COLLIDING) is False
