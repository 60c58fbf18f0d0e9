"""Several choices with one click or one drag, in a real browser, for every kind of them in all games."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

import herna
from herna.kernel.state import State
from herna.web.boards import page_ids
from herna.web.tables.chains import chains_of, verb_of
from tests.contract import contract_of
from tests.web.browser import mistakes_of, new_context
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


@pytest.mark.parametrize(("game", "verb"), KINDS)
def test_a_goal_is_reached_by_two_clicks_or_a_drag_with_one_request_and_left_by_one_undo(
    browser: Browser, room: RoomServer, game: str, verb: str
) -> None:
    before, seat, (thing, goal, codes) = offered(game, verb)
    after = before.clone()
    for code in codes:
        after.choose(code, seat)
    file = {"record": ("game.json", json.dumps(before.record()), "application/json")}
    with httpx.Client(base_url=room.url, timeout=20) as client:
        address = client.post("/upload", files=file).headers["location"].removesuffix("/replay")
    page = new_context(browser).new_page()
    mistakes = mistakes_of(page)
    page.goto(room.url + address)
    page.wait_for_selector('body[data-stream="open"]')
    if page.locator("#o-here").count():
        page.locator("#o-here").click()
    page.wait_for_selector("#table[data-turn='1'][data-chains]")
    chains = json.loads(page.locator("#table").get_attribute("data-chains") or "{}")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)

    def stands(state: State) -> None:
        """The server says of this table what the engine says of this state."""
        for _ in range(100):
            seen: dict[str, Any] = httpx.get(f"{room.url}{address.replace('/t/', '/api/tables/')}").json()["view"]
            if seen == json.loads(json.dumps(state.view(seen["seat"]))):
                return
            page.wait_for_timeout(100)
        raise AssertionError(f"{codes} do not lead where the engine says")

    stands(before)
    for way in ("clicks", "drag"):
        if way == "clicks":
            page.locator(f"#{thing} > .hit").first.click()
            veil = page.locator(f".veil:popover-open [value='{codes[0]}']")  # some cards show their goals themselves
            if veil.count():
                veil.click()
            else:
                expect(page.locator(".reach > .reach-b")).to_have_count(len(chains[thing][1]))
                page.locator(f"#{goal} > .reach-b").click()
            if page.locator("#zoom[open] .sure").count():  # what is dear is asked twice
                page.locator("#zoom .sure").click()
        else:
            drag(page, thing, goal)
        stands(after)
        page.wait_for_selector("#table:not(.sent)")
        assert [re.sub(".*/", "", url) for url in sent] == ["choose"], way
        if page.locator("#o-here").count():
            page.locator("#o-here").click()
            page.wait_for_selector("#o-here", state="detached")
        page.locator("#do-undo").click()
        stands(before)
        if page.locator("#o-here").count():
            page.locator("#o-here").click()
        page.wait_for_selector("#table[data-turn='1'][data-chains]:not(.sent)")
        assert [url.endswith("/undo") for url in sent].count(True) == 1, way
        sent.clear()
    assert mistakes == []
    page.context.close()
