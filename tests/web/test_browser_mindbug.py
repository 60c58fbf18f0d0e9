"""Mindbug's board where space is short: crowded halves and long names on phones and tablets."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page

import herna
from herna.games.mindbug.table.designs import DESIGNS
from herna.kernel.state import State
from herna.web.boards.mindbug.staging import aims
from tests.web.browser import new_context
from tests.web.frames import random_game
from tests.web.server import RoomServer
from tests.web.test_browser_layout import all_cards_of_mindbug, drawn, scene_of

SIZES = [(360, 640), (390, 844), (768, 1024)]
LONG_NAMES = ("Maximiliána z Konstantinopole", "Konstantina z Maximiliánopole")
SMALLEST = 64  # pixels: a card that a thumb hits and that one can still read
BOXES = """selector => [...document.querySelectorAll(selector)].map(e => {
    const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"""


def open_crowded_table(page: Page, room: RoomServer) -> None:
    """Six and ten creatures in play, full hands, the longest names."""
    cards = [design.slug for design in DESIGNS if design.set == "first_contact"]
    sides = [
        {"area": cards[:6], "hand": cards[6:11], "discard": cards[11:13]},
        {"area": cards[13:23], "hand": cards[23:28], "discard": cards[28:29]},
    ]
    record = herna.game("mindbug").position({"sides": sides}, seed=1).record()
    page.goto(room.url)
    file: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(record).encode(),
    }
    page.set_input_files("input[type=file]", files=[file])
    page.locator(".upload button").click()
    page.wait_for_url("**/replay")
    table = page.url.removesuffix("/replay")
    for seat in range(2):
        page.request.post(table + "/name", form={"seat": str(seat), "name": LONG_NAMES[seat]})
    page.goto(table)
    page.locator("#o-here").click()
    page.wait_for_selector("#prompt.act .opts button[name=choice]", state="attached")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_crowded_board_stays_legible(browser: Browser, room: RoomServer, width: int, height: int) -> None:
    context = new_context(browser, viewport={"width": width, "height": height})
    page = context.new_page()
    open_crowded_table(page, room)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("(b => b.scrollWidth <= b.clientWidth)(document.getElementById('board'))")
    creatures = page.evaluate(BOXES, ".area > .card")
    assert len(creatures) == 16
    for left, top, right, bottom in creatures:
        assert right - left >= SMALLEST
        assert bottom - top >= SMALLEST
    backs = page.evaluate(BOXES, "#hand1 > .card")
    assert len(backs) == 5
    assert max([right for _, _, right, _ in backs]) <= width
    plates = page.evaluate(BOXES, ".plate")
    assert plates[0][2] <= min([left for left, _, _, _ in backs])
    for plate in plates:
        assert plate[3] - plate[1] <= 48  # the name takes one line
    assert page.locator("#plate1 strong").get_attribute("title") == LONG_NAMES[1]
    context.close()


# What of a plate (the name, the life, Mindbugs) an arrow that stands lies over.
UNDER_THE_ARROW = """() => {
    const path = document.querySelector('#arrows .standing');
    const parts = [...document.querySelectorAll('.plate :is(strong, .life, .bug)')].map(one => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return [one.className || one.textContent, words.getBoundingClientRect()];
    });
    const points = Array.from({ length: 101 }, (_, i) => path.getPointAtLength((i / 100) * path.getTotalLength()));
    return parts.filter(([, box]) => points.some(({ x, y }) =>
        x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 4)).map(([name]) => name);
}"""


@pytest.mark.parametrize("width", [390, 844, 820, 1280, 1440])
def test_the_arrow_of_an_attack_hides_neither_life_nor_mindbugs(browser: Browser, room: RoomServer, width: int) -> None:
    for state, seat in questions("block"):
        with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
            page.wait_for_selector("#arrows .standing", state="attached")
            assert page.locator("#arrows .standing").count() == 1
            assert page.evaluate(UNDER_THE_ARROW) == []


# After a change of size, the page has drawn its arrows anew.
DRAWN = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"
# Whose name, power, words or tag an arrow that stands lies over, its whole width and head.
WORDS_UNDER_THE_ARROW = """() => {
    const [by] = Object.keys(JSON.parse(table.dataset.aims));
    const path = document.querySelector('#arrows .standing');
    const points = Array.from({ length: 301 }, (_, i) => path.getPointAtLength((i / 300) * path.getTotalLength()));
    const words = [...document.querySelectorAll('.plate :is(strong, .life, .bugs, .turn), .hand .back, .pile')];
    words.push(...document.querySelectorAll('.card :is(.name, .power, .words, .marks, .text, .tag)'));
    return words.filter(one => one.checkVisibility()).filter(one => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const end = one.getBoundingClientRect().bottom; // what is longer is cut off there
        const near = one.closest('.card')?.id === by ? 0 : 3; // the attacker's own edge is where it begins
        return [...words.getClientRects()].some(box => points.some(({ x, y }) => x > box.left - near
            && x < box.right + near && y > box.top - near && y < Math.min(box.bottom, end) + near));
    }).map(one => `${one.className} ${one.textContent}`);
}"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_arrow_of_an_attack_crosses_no_word(browser: Browser, room: RoomServer, lang: str) -> None:
    """Whoever decides whom to block with reads the cards between the attacker and the own plate."""
    for state, seat in [*questions("block"), crowded_attack()]:
        for viewer in (seat, 1 - seat):  # who attacks has the attacker below
            with drawn(browser, room, 1200, scene_of(state, viewer, lang)) as page:
                on_its_side = [(844, 390)] if viewer == seat else []
                for width, height in [(1200, 800), (1280, 720), (1440, 900), (1920, 1080), *on_its_side]:
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_selector("#arrows .standing", state="attached")
                    page.evaluate(DRAWN)
                    assert page.evaluate(WORDS_UNDER_THE_ARROW) == [], width


# How far from the attacker the arrow begins, and from the plate of the attacked player it ends.
MISSES = """() => {
    const [[by, goal]] = Object.entries(JSON.parse(table.dataset.aims));
    const path = document.querySelector('#arrows .standing');
    const ends = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())];
    return [by, goal.replace('goal', 'plate')].map((id, i) => {
        const box = document.getElementById(id).getBoundingClientRect();
        const out = (at, low, high) => Math.max(low - at, at - high, 0);
        return Math.max(out(ends[i].x, box.left, box.right), out(ends[i].y, box.top, box.bottom));
    });
}"""


@pytest.mark.parametrize(("creatures", "place"), [(5, 1), (8, 2), (8, 6), (11, 2)])
def test_the_arrow_of_an_attack_passes_the_cards_of_another_row(
    browser: Browser, room: RoomServer, creatures: int, place: int
) -> None:
    """On phones and tablets creatures stand in two rows, and the plates above and below them."""
    state, seat = crowded_attack(creatures, place)
    for viewer in (seat, 1 - seat):
        with drawn(browser, room, 390, scene_of(state, viewer, "cs")) as page:
            for width, height in [(390, 844), (360, 640), (820, 1180), (844, 390), (1280, 720)]:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                assert page.locator("#arrows .standing").count() == 1, width  # whoever attacks is in sight
                assert page.evaluate(WORDS_UNDER_THE_ARROW) == [], (viewer == seat, width)
                begins, ends = page.evaluate(MISSES)
                assert begins < 2, width
                assert ends < 20, width


def crowded_attack(creatures: int = 9, place: int = 4) -> tuple[State, int]:
    """A block question with so many creatures on each side; the one at this place attacks, or one beside it."""
    cards = [design.slug for design in DESIGNS if design.set == "first_contact"]
    hands = cards[2 * creatures :]
    sides = [
        {"area": cards[:creatures], "hand": hands[:5]},
        {"area": cards[creatures : 2 * creatures], "hand": hands[5:10]},
    ]
    state = herna.game("mindbug").position({"sides": sides}, seed=1)
    attacker = state.to_act[0]
    attacks = [code for code in state.codes(attacker) if code.startswith("attack:")]
    for code in sorted(attacks, key=lambda code: abs(attacks.index(code) - place)):
        tried = state.clone()
        tried.choose(code, attacker)
        asked = tried.to_act[0]
        if asked != attacker and tried.decision(asked).kind == "block":
            return tried, asked
    raise AssertionError("nobody blocks")


# Where the arrow of a gesture ends that goes from a creature to a plate, and the one that stands.
TIPS = """async aim => {
    const stage = await import(document.scripts[0].src.replace(/table.js$/, 'table/stage.js'));
    stage.play([[1e6, 'aim', ...aim]], table, 1);
    await new Promise(go => setTimeout(go, 100));
    return ['standing', 'passing'].map(name => document.querySelector('#arrows .' + name).getAttribute('d'));
}"""


def test_an_attack_that_is_told_has_the_arrow_that_stands_then(browser: Browser, room: RoomServer) -> None:
    state, seat = questions("block")[0]
    scene = scene_of(state, seat, "cs")
    [(creature, goal)] = aims(scene).items()
    with drawn(browser, room, 1280, scene) as page:
        page.emulate_media(reduced_motion="no-preference")
        standing, passing = page.evaluate(TIPS, [creature, goal.replace("goal", "plate")])
        assert standing == passing


# What of the table the card being played lies over; and names in hand on which the word lies that says what to do.
UNDER_THE_CARD = """() => {
    const over = document.getElementById('played').getBoundingClientRect();
    return [...document.querySelectorAll('.plate, .pile, .area .card')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
    }).map(one => one.id);
}"""
UNDER_TAGS = """() => [...document.querySelectorAll('.me .card.can')].filter(card => {
    const words = document.createRange();
    words.selectNodeContents(card.querySelector('.name'));
    const [name, tag] = [words, card.querySelector('.tag')].map(one => one.getBoundingClientRect());
    return name.bottom > tag.top + 1;
}).map(card => card.id)"""


def test_on_a_phone_the_card_being_played_hides_nothing_that_one_decides_by(browser: Browser, room: RoomServer) -> None:
    for state, seat in questions("mindbug"):
        with drawn(browser, room, 390, scene_of(state, seat, "cs")) as page:
            for width, height in ((390, 844), (844, 390), (820, 1180)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator("#played .text").count() == 1
                assert page.evaluate(UNDER_THE_CARD) == [], width
                assert page.evaluate("played.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_names_in_hand_stand_above_what_can_be_done_with_them(browser: Browser, room: RoomServer, lang: str) -> None:
    for state, seat in questions("action"):
        with drawn(browser, room, 844, scene_of(state, seat, lang)) as page:
            for width, height in ((844, 390), (390, 844), (820, 1180)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(UNDER_TAGS) == [], width


def test_cards_of_a_pile_lie_side_by_side_on_a_phone(browser: Browser, room: RoomServer) -> None:
    for state, seat in questions("enter"):
        with drawn(browser, room, 390, scene_of(state, seat, "cs")) as page:
            cards = page.evaluate(BOXES, ".from-pile > .card")
            assert len({top for _, top, _, _ in cards[:3]}) == 1  # as many as fit in a row


def questions(kind: str) -> list[tuple[State, int]]:
    """The first question of this kind in each of some random games."""
    found: list[tuple[State, int]] = []
    for seed in range(1, 5):
        for watched, _ in random_game("mindbug", seed):
            state = watched.state
            asked = [seat for seat in state.to_act if state.decision(seat).kind == kind]
            if asked:
                found.append((state.clone(), asked[0]))
                break
    return found


def test_arrows_stand_only_where_it_is_settled_what_is_attacked() -> None:
    """Not while an effect asks for creatures in the middle of an attack: that is not about the one it points at."""
    kinds: dict[bool, set[str]] = {False: set(), True: set()}
    for seed in range(1, 12):
        for watched, _ in random_game("mindbug", seed):
            for seat in watched.state.to_act:
                scene = scene_of(watched.state, seat, "en")
                attacks = [part for part in scene.view["resolving"] if part["what"] == "attack"]
                if attacks and scene.decision is not None:
                    kinds[bool(aims(scene))].add(scene.decision.kind)
    assert {"target", "hunt", "again", "boost"} <= kinds[False]
    assert "block" in kinds[True]
    assert not {"target", "hunt", "again", "boost"} & kinds[True]


# Names on cards that reach into the picture above them: what stands on capital letters is lost there.
UNDER_THE_PICTURE = """() => [...document.querySelectorAll('#board :is(.area, .me .hand) > .card')].filter(card => {
    const words = document.createRange();
    words.selectNodeContents(card.querySelector('.name'));
    const [line] = words.getClientRects();
    const picture = card.querySelector('.art').getBoundingClientRect();
    return line && line.top < picture.bottom - 0.5 && line.bottom > picture.top;
}).map(card => card.id)"""


@pytest.mark.parametrize("width", [390, 844, 820])
def test_pictures_leave_room_for_what_stands_on_the_letters_of_names(
    browser: Browser, room: RoomServer, width: int
) -> None:
    with drawn(browser, room, width, all_cards_of_mindbug("cs")) as page:
        assert page.locator(".hand > .card").count() >= 80
        assert page.evaluate(UNDER_THE_PICTURE) == []
    state, seat = max(questions("block"), key=lambda found: len(found[0].codes(found[1])))
    with drawn(browser, room, width, scene_of(state, seat, "cs")) as page:
        assert page.locator(".area > .card").count() >= 2
        assert page.evaluate(UNDER_THE_PICTURE) == []


# Creatures in play whose name lies under something (their power, what they carry, their text, what can be done with
# them), which are cut off by the edge of their half, or whose text ends in the middle of a line.
UNCLEAR = """() => [...document.querySelectorAll('.area > .card')].flatMap(card => {
    const lines = document.createRange();
    lines.selectNodeContents(card.querySelector('.name'));
    const names = [...lines.getClientRects()];
    const parts = [...card.querySelectorAll('.power, .mark, .text, .word, .tag')].filter(one => one.checkVisibility());
    const over = parts.filter(part => {
        const box = part.getBoundingClientRect();
        return names.some(name => box.left < name.right - 1 && name.left < box.right - 1
            && box.top < name.bottom - 2 && name.top < box.bottom - 2);
    }).map(part => part.className);
    const boxes = choice => [...card.querySelectorAll(choice)].filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect());
    if (boxes('.mark').some(mark => boxes('.word, .power').some(one => mark.left < one.right - 1
        && one.left < mark.right - 1 && mark.top < one.bottom - 2 && one.top < mark.bottom - 2))) over.push('mark');
    const [half, box] = [card.closest('.area'), card].map(one => one.getBoundingClientRect());
    if (box.bottom > half.bottom + 1) over.push('edge');
    const text = card.querySelector('.text');
    const lineHeight = parseFloat(getComputedStyle(text).lineHeight);
    const rest = ((text.clientHeight - parseFloat(getComputedStyle(text).paddingBottom)) / lineHeight) % 1;
    if (text.checkVisibility() && Math.min(rest, 1 - rest) > 0.15) over.push('line');
    return over.length ? [[card.id, card.querySelector('.name').textContent, ...over]] : [];
})"""


@pytest.mark.parametrize("width", [390, 844, 820, 1280, 1440, 1920])
def test_names_are_seen_and_texts_end_with_a_line_where_many_creatures_are_in_play(
    browser: Browser, room: RoomServer, width: int
) -> None:
    for state, seat in [crowded_attack(), *questions("block")]:
        view: dict[str, Any] = state.view(seat)
        for side in view["sides"]:
            for creature in side["area"][::2]:
                creature["boost"] = ["bee_bear"]
            for creature in side["area"][::4]:
                creature["exhausted"] = True
        for lang in ("en", "cs"):
            with drawn(browser, room, width, scene_of(state, seat, lang, view)) as page:
                assert page.locator(".mark").count() >= 2
                assert page.evaluate(UNCLEAR) == [], lang
