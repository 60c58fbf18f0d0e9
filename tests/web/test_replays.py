"""Replays as pages and as frames: where turns begin, and nobody sees in them what they may not know."""

from __future__ import annotations

import json
import re
from random import Random

import httpx
import pytest

import herna
from herna.api import own_games
from herna.kernel.game import follow
from herna.kernel.state import State
from herna.web.boards import module_of, openings
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import DEED, MEANING
from herna.web.pages.replay import Shelf, replay_frame
from herna.web.pages.shell import Look
from herna.web.tables.moments import moments_of
from herna.web.tables.retelling import retell
from tests.web.frames import EMBLEM, LARGEST_FRAME, components_in, components_named, data_in, random_game

LIVE = {"X-Live": "1"}


def uploaded(client: httpx.Client, state: State) -> str:
    """The address of the replay of this game."""
    page = client.post("/upload", files={"record": ("game.json", json.dumps(state.record()).encode())})
    return page.url.path


@pytest.mark.parametrize("game", own_games())
def test_no_frame_of_a_replay_names_what_its_viewer_may_not_know(game: str) -> None:
    """Of an unfinished game, through the eyes of each seat, at every step and every beat."""
    known: dict[int | None, set[str]] = {}
    secret: dict[int | None, set[str]] = {}
    for watched, _ in random_game(game, seed=3):
        for viewer in watched.viewers:
            known.setdefault(viewer, set()).update(watched.known(viewer))
            secret[viewer] = watched.unknown(viewer) - known[viewer]
        if watched.state.made >= 18 and any(secret.values()):
            break
    assert any(secret.values())  # there is something to hide
    state = watched.state
    assert state.log is not None
    choices = state.log.choices
    for viewer in watched.viewers:
        shelf = Shelf(0, len(choices), [], "0", ["0"])
        frames: list[str] = []

        def show(at: State, viewer: int | None = viewer, shelf: Shelf = shelf, frames: list[str] = frames) -> None:
            scene = Scene(herna.game(game), "en", at.made, at.view(viewer), viewer, None, at.events(0, viewer)[-40:])
            frames.append(str(replay_frame(Look("en", "", "/"), scene, shelf)))

        for upto in range(len(choices) + 1):
            retell(herna.replay(state.record(), 0), choices, upto, viewer, openings(game), show, step_by_step=True)
        for frame in frames:
            named = components_named(EMBLEM.sub("", frame), state) | components_in(
                re.findall(r'title="(.*?)"', frame), state
            )
            assert not named & secret[viewer]
            assert len(frame.encode()) <= LARGEST_FRAME


def test_of_a_game_that_goes_on_nobody_gets_the_eyes_of_others(client: httpx.Client) -> None:
    wish = {"game": "mindbug", "seats": [{"name": "Eva"}, {"name": "Adam"}], "seed": "3"}
    table = client.post("/api/tables", json=wish).json()
    for path in [f"/t/{table['id']}/{key}/replay" for key in (*table["seats"], table["watch"])]:
        own = client.get(path, headers=LIVE).json()
        for eyes in ("0", "1", "all", "watch", "2", "x"):
            [[_, frame]] = client.get(f"{path}?eyes={eyes}", headers=LIVE).json()
            offered = re.findall(r'href="[^"]*eyes=(\w+)" (?:aria-current|class="button")', frame)
            assert "all" not in offered
            mine = str(table["seats"].index(path.split("/")[3])) if path.split("/")[3] in table["seats"] else "watch"
            if eyes != "watch":
                assert frame == own[0][1]
            assert f"eyes={1 - int(mine)}" not in frame if mine.isdigit() else "eyes=0" not in frame


@pytest.mark.parametrize("game", own_games())
def test_turns_and_moments_are_marked_and_steps_come_with_their_beats(client: httpx.Client, game: str) -> None:
    rng = Random(game)
    state = herna.game(game).new(seed=9)
    while not state.over:
        state.choose(rng.choice(state.codes(state.to_act[0])), state.to_act[0])
    path = uploaded(client, state)
    page = client.get(path).text
    turns = [int(number) for number in re.findall(r'data-turn="(\d+)"', page)]
    assert len(turns) >= 2
    assert turns == sorted(set(turns))
    shown = re.findall(r'<a href="[^"]*replay\?at=(\d+)&amp;eyes=0" tabindex="-1"', page)
    listed = re.findall(r'<a href="[^"]*replay\?at=(\d+)&amp;eyes=0" data-go="step">', page)
    assert shown == listed != []
    assert f"0 of {state.made}" in page
    middle = turns[len(turns) // 2]
    frames = client.get(f"{path}?at={middle}&steps=1", headers=LIVE).json()
    told = [data_in(html, "acts") for _, html in frames]
    last = [acts[-1][0] if acts else -1 for acts in told]
    assert last == sorted(last)
    assert len(frames) >= 2
    assert [act for act in told[-1] if act[0] > last[0]]  # the step tells what it brought
    assert [seq for seq, _ in frames] == sorted({seq for seq, _ in frames})
    [[_, alone]] = client.get(f"{path}?at={middle}", headers=LIVE).json()
    assert re.sub(r'data-seq="\d+"', "", alone) == re.sub(r'data-seq="\d+"', "", frames[-1][1])


@pytest.mark.parametrize(("at", "shown"), [("-7", "0"), ("999999", "3"), ("0", "0"), ("2", "2")])
def test_any_number_is_a_place_in_the_game(client: httpx.Client, at: str, shown: str) -> None:
    state = herna.game("mindbug").new(seed=5)
    for _ in range(3):
        state.choose(0)
    for steps in ("", "&steps=1"):
        frames = client.get(f"{uploaded(client, state)}?at={at}{steps}", headers=LIVE).json()
        assert f'data-at="{shown}"' in frames[-1][1]


def test_in_big_monster_moments_are_what_brought_most_points() -> None:
    state, rng = herna.game("bigmonster").new(seed=2, players=3), Random(1)
    while not state.over:
        state.choose(rng.choice(state.codes(state.to_act[0])), state.to_act[0])
    choices = state.record()["choices"]
    found = moments_of(herna.game("bigmonster").new(seed=2, players=3), choices)
    gains = dict[tuple[int, int], int]()
    again = herna.game("bigmonster").new(seed=2, players=3)
    for number, choice in enumerate(choices, 1):
        before = [seat["score"] for seat in again.view(None)["seats"]]
        follow(again, choice)
        for seat, now in enumerate(again.view(None)["seats"]):
            gains[number, seat] = now["score"] - before[seat]
    assert len(found) == 3
    assert max([moment.change for moment in found]) == max([gains[key] for key in gains if key[0] < len(choices)])
    for moment in found:
        assert moment.in_points
        assert moment.change == gains[moment.number, moment.seat] > 0
        deed, *more = moment.told[None]
        assert deed.kind == "places"
        assert {event.data["seat"] for event in (deed, *more)} == {moment.seat}
        assert sum([event.data["points"] for event in more]) <= moment.change


PAYMENTS = {"pays", "loses", "pays_magic", "discards", "draws", "turn", "phase", "passes"}


@pytest.mark.parametrize("game", own_games())
def test_a_moment_is_called_by_what_somebody_did_and_not_by_what_it_cost(game: str) -> None:
    staging, players = module_of(game).STAGING, 3 if game == "bigmonster" else 2
    for seed in range(4):
        state, rng = herna.game(game).new(seed=seed, players=players), Random(seed)
        while not state.over:
            state.choose(rng.choice(state.codes(state.to_act[0])), state.to_act[0])
        found = moments_of(herna.game(game).new(seed=seed, players=players), state.record()["choices"])
        assert len(found) == 3
        for moment in found:
            for told in moment.told.values():
                assert told[0].kind not in PAYMENTS
                assert MEANING[staging[told[0].kind].do] >= DEED
