"""Several choices with one click or one drag, in a real browser, for every kind of them in all games."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.kernel.state import State
from herna.web.boards import page_ids
from herna.web.tables.chains import chains_of, verb_of
from tests.contract import contract_of
from tests.web.browser import mistakes_of, new_context, seq, settle, shared_table
from tests.web.frames import Watched, data_in, eager
from tests.web.server import RoomServer
from tests.web.test_chains import drag

# The first of the choices; how units of Summoner Wars are moved is tested with all that belongs to it.
KINDS = [
    ("smashup", "play"), ("smashup", "special"), ("smashup", "target"), ("bigmonster", "take"), ("bigmonster", "send"),
    ("wistar", "main"), ("wistar", "rats"), ("summoner", "summon"), ("summoner", "attack"), ("summoner", "play"),
]  # fmt: skip
SEEDS = 30


Way = tuple[str, str, list[str]]  # a thing and its goal, by their ids on the page, and the choices that lead there


@cache
def offered(game: str, verb: str) -> tuple[State, int, Way]:
    """A table at which a thing can be picked up, and who may; of what is offered, the way that takes most choices."""
    setups = contract_of(game).setups
    for seed in range(SEEDS):
        s, rng = herna.game(game).new(seed=seed, **setups[seed % len(setups)]), Random(seed)
        while not s.over:
            seat = rng.choice(s.to_act)
            if len(s.to_act) == 1 and any(verb_of(code) == verb for code in s.codes(seat)):
                ways = shown(s, seat, verb)
                if ways:
                    return s, seat, max(ways, key=lambda way: len(way[2]))
            s.choose(eager(s, seat, rng), seat)
    raise AssertionError(f"{game}: nothing can be done with one click by {verb!r}")


def shown(s: State, seat: int, verb: str) -> list[Way]:
    """The ways that begin with such a choice, and that the page shows: some goals are left to the list."""
    view, chains = s.view(seat), chains_of(s, seat)
    page = data_in(Watched(s).draw(seat, "en"), "chains") if chains else {}
    return [
        (thing, goal, codes)
        for held, goals in chains.items()
        for place, codes in goals.items()
        for thing in page_ids(s.game, view, held)
        for goal in page_ids(s.game, view, place)
        if verb_of(codes[0]) == verb and goal in page.get(thing, ("", {}))[1]
    ]


def sit_down(page: Page, room: RoomServer, state: State) -> str:
    """Come to a table that stands so, and be the one who is asked; gives the address."""
    address = shared_table(room, state)
    page.goto(address)
    page.wait_for_selector('body[data-stream="open"]')
    if page.locator("#o-here").count():
        page.locator("#o-here").click()
    page.wait_for_selector("#table[data-turn='1'][data-chains]")
    return address


def stands(page: Page, address: str, state: State) -> None:
    """The server says of this table what the engine says of this state."""
    for _ in range(100):
        seen: dict[str, Any] = httpx.get(address.replace("/t/", "/api/tables/")).json()["view"]
        if seen == json.loads(json.dumps(state.view(seen["seat"]))):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the table is not where the engine says that the choices lead")


def click(page: Page, thing: str, goal: str, codes: list[str]) -> None:
    """The thing, and then its goal."""
    chains = json.loads(page.locator("#table").get_attribute("data-chains") or "{}")
    page.locator(f"#{thing} > .hit").first.click()
    veil = page.locator(f".veil:popover-open [value='{codes[0]}']")  # some cards show their goals themselves
    if veil.count():
        veil.click()
    else:
        expect(page.locator(".reach > .reach-b")).to_have_count(len(chains[thing][1]))
        page.locator(f"#{goal} > .reach-b").click()
    if page.locator("#zoom[open] .sure").count():  # what is dear is asked twice
        page.locator("#zoom .sure").click()


@pytest.mark.parametrize(("game", "verb"), KINDS)
def test_a_goal_is_reached_by_two_clicks_or_a_drag_with_one_request_and_left_by_one_undo(
    browser: Browser, room: RoomServer, game: str, verb: str
) -> None:
    before, seat, (thing, goal, codes) = offered(game, verb)
    after = before.clone()
    for code in codes:
        after.choose(code, seat)
    page = new_context(browser).new_page()
    mistakes = mistakes_of(page)
    address = sit_down(page, room, before)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)

    stands(page, address, before)
    for way in ("clicks", "drag"):
        if way == "clicks":
            click(page, thing, goal, codes)
        else:
            drag(page, thing, goal)
        stands(page, address, after)
        page.wait_for_selector("#table:not(.sent)")
        assert [re.sub(".*/", "", url) for url in sent] == ["choose"], way
        if page.locator("#o-here").count():
            page.locator("#o-here").click()
            page.wait_for_selector("#o-here", state="detached")
        page.locator("#do-undo").click()
        stands(page, address, before)
        if page.locator("#o-here").count():
            page.locator("#o-here").click()
        page.wait_for_selector("#table[data-turn='1'][data-chains]:not(.sent)")
        assert [url.endswith("/undo") for url in sent].count(True) == 1, way
        sent.clear()
    assert mistakes == []
    page.context.close()


# Streams that can be made to bring no frames any more, as on a line that is about to break.
LINES = """
    const Stream = EventSource;
    window.EventSource = class extends Stream {
        constructor(...given) {
            super(...given);
            window.line = this;
        }
        addEventListener(kind, act) {
            super.addEventListener(kind, event => {
                if (this.dead) window.unheard = true;
                else act(event);
            });
        }
    };
"""
STALE = [("smashup", "play"), ("bigmonster", "take"), ("wistar", "main"), ("summoner", "summon")]


def something_else(before: State, seat: int, way: Way) -> tuple[list[str], State]:
    """Other choices, and the table after them: if possible, one at which the goal could be reached just as well."""
    thing, goal, [first, *_] = way
    verb = verb_of(first)
    found: list[tuple[bool, list[str], State]] = []
    for codes in [[code] for code in before.codes(seat)] + [codes for _, _, codes in shown(before, seat, verb)]:
        if codes[0] != first:
            after = before.clone()
            for code in codes:
                after.choose(code, seat)
            still = seat in after.to_act and (thing, goal) in [(t, g) for t, g, _ in shown(after, seat, verb)]
            found.append((still, codes, after))
            if still:
                break
    _, codes, after = max(found, key=lambda one: one[0])
    return codes, after


@pytest.mark.parametrize(("game", "verb"), STALE)
def test_a_goal_on_a_picture_that_has_grown_old_is_refused_and_the_page_learns_how_the_table_is(
    browser: Browser, room: RoomServer, game: str, verb: str
) -> None:
    """The same seat has chosen something else meanwhile, at another screen."""
    before, seat, (thing, goal, codes) = offered(game, verb)
    others, after = something_else(before, seat, (thing, goal, codes))
    page = new_context(browser).new_page()
    page.add_init_script(LINES)
    address = sit_down(page, room, before)
    shown = seq(page)
    page.evaluate("line.dead = true")
    for code in others:
        now = httpx.get(address.replace("/t/", "/api/tables/")).json()["seq"]
        choice = {"at": str(now), "choice": code}
        assert httpx.post(address + "/choose", data=choice, headers={"X-Live": "1"}).status_code < 400
    page.wait_for_function("() => window.unheard")
    assert seq(page) == shown
    with page.expect_response(lambda answer: answer.url.endswith("/choose")) as refused:
        click(page, thing, goal, codes)
    assert refused.value.status >= 400
    settle(page, shown)
    stands(page, address, after)
    page.context.close()
