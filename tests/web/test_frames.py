"""What goes out to the people at a table: every frame of whole games, and tables that two rooms have open at once."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx

from herna.kernel.state import State
from herna.web.tables.places import Place
from tests.web.server import live_table, run_apart, two_rooms
from tests.web.test_pages import choose, look, page_of

SETS = ("first_contact", "beyond_eternity")


def known_to(state: State, viewer: int | None) -> set[str]:
    """Every card that this viewer may name."""
    events = [event.data for event in state.events(0, viewer)]
    return set(re.findall(r'"([a-z_]+)"', json.dumps([state.view(viewer), events])))


def hand_of(state: State, seat: int) -> set[str]:
    view: dict[str, Any] = state.view(seat)
    return set(view["sides"][seat]["hand"])


def hidden_from(before: State, after: State, viewer: int | None) -> set[str]:
    """Cards that lay in others' hands before and after a choice, and that the viewer knows nothing of."""
    hidden: set[str] = set()
    for seat in range(2):
        if seat != viewer:
            hidden |= hand_of(before, seat) & hand_of(after, seat)
    return hidden - known_to(before, viewer) - known_to(after, viewer)


async def play_watched(folder: Path, seed: int) -> tuple[int, int]:
    """A whole game with everybody looking; gives the number of frames, and how many hidden cards were looked for."""
    async with live_table(folder, seed, sets=SETS) as live:
        stored = live.stored
        places = [Place(seat.key or "", (seat.seat,)) for seat in stored.seats] + [Place(stored.watch, ())]
        for place in places:
            live.ring(place, "en").open = 1
        rng, frames, sought = Random(seed), 0, 0
        while not live.state.over:
            before, seat = live.state, live.state.to_act[0]
            await live.make_choice(seat, rng.choice(before.codes(seat)))
            for place in places:
                ring = live.ring(place, "en")
                hidden = hidden_from(before, live.state, place.seats[0] if place.seats else None)
                for sent in ring.frames:
                    frames += 1
                    sought += len(hidden)
                    leaked = [slug for slug in hidden if re.search(rf"\b{slug}\b", sent.html)]
                    assert leaked == [], (seed, live.state.made, place.seats)
                ring.frames.clear()
        return frames, sought


def test_no_frame_of_whole_games_tells_of_another_seats_hidden_cards(tmp_path: Path) -> None:
    for seed in range(2):
        frames, sought = run_apart(play_watched(tmp_path, seed))
        assert frames > 90
        assert sought > frames  # there was something to leak


def test_frames_are_numbered_in_order_and_only_the_last_one_offers_choices(tmp_path: Path) -> None:
    async def play() -> list[tuple[int, bool]]:
        async with live_table(tmp_path, 3) as live:
            first = Place(live.stored.seats[0].key or "", (0,))
            for seat in live.stored.seats:
                live.ring(Place(seat.key or "", (seat.seat,)), "en").open = 1
            seen: list[tuple[int, bool]] = []
            for _ in range(12):
                acting = live.state.to_act[0]
                await live.make_choice(acting, live.state.codes(acting)[0])
                ring = live.ring(first, "en")
                numbers = [sent.seq for sent in ring.frames]
                assert numbers == sorted(set(numbers))
                assert numbers[-1] == live.seq
                seen += [(sent.seq, 'name="choice"' in sent.html) for sent in ring.frames]
                for kept in live.rings.values():
                    kept.frames.clear()
            return seen

    seen = run_apart(play())
    assert any(number % 100 != 99 for number, _ in seen)  # there were beats
    assert any(offers for _, offers in seen)
    assert not any(offers for number, offers in seen if number % 100 != 99)


# --- two rooms, one database -----------------------------------------------------------------------------------
def test_any_room_can_pick_up_any_table(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url, timeout=20) as one,
        httpx.Client(base_url=rooms[1].url, timeout=20) as other,
    ):
        wish = {"game": "mindbug", "seats": [{}, {}], "seed": "1"}
        table: dict[str, Any] = one.post("/api/tables", json=wish).json()
        acting = next(key for key in table["seats"] if look(other, table, key)["decision"])
        stale = look(other, table, acting)
        code = stale["decision"]["options"][0]["code"]
        assert choose(one, table, acting, code).status_code == 200
        again = {"choice": code, "seq": stale["seq"]}
        assert other.post(f"/api/tables/{table['id']}/{acting}/choose", json=again).status_code == 409
        for key in table["seats"]:
            assert look(other, table, key) == look(one, table, key)
            assert other.get(page_of(table, key)).text.count('id="played"') == 1
