"""Gestures: every event of every game has one, on things of the page, and tells no more than the log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import herna
from herna.api import own_games
from herna.kernel.events import Event
from herna.kernel.state import State
from herna.web.boards import module_of
from herna.web.boards.summoner.sides import dice
from herna.web.boards.summoner.staging import aims, cast
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import GESTURES
from tests.web.frames import Watched, data_in, random_game

ID = re.compile(r' id="([^"]*)"')
OFTEN = 5  # times that something is named
SEEN_OFTEN = 0.93  # of the gestures on things; the others are on something that came and went between two choices


def acts_in(frame: str) -> list[list[int | str]]:
    found: list[list[int | str]] = data_in(frame, "acts")
    return found


@pytest.mark.parametrize("game", own_games())
def test_every_kind_of_event_has_a_gesture(game: str) -> None:
    staging = module_of(game).STAGING
    assert sorted(staging) == sorted([kind.name for kind in herna.game(game).events])
    assert {cue.do for cue in staging.values()} <= set(GESTURES)


def drawn(watched: Watched, viewer: int | None) -> tuple[list[list[int | str]], set[str]]:
    frame = watched.draw(viewer, "en", goals=False)
    return acts_in(frame), set(ID.findall(frame))


@pytest.mark.parametrize("game", own_games())
def test_gestures_are_on_things_that_are_or_were_on_the_page(game: str) -> None:
    """A choice may have many beats, but only its last picture is looked at here: so not all things are found.

    What is never found, though it is named again and again, is not there at all.
    """
    met: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for seed in range(3):
        before: set[str] = set()
        last = -1
        for watched, _ in random_game(game, seed):
            acts, there = drawn(watched, 0)
            for number, do, *things in acts:
                if isinstance(number, int) and number > last:
                    for thing in [thing for thing in things[:2] if thing]:
                        met[f"{do} {thing}"] += 1
                        if thing not in there | before:
                            lost[f"{do} {thing}"] += 1
            last = int(acts[-1][0]) if acts else last
            before = there
    assert sum(met.values()) > 100
    assert sum(lost.values()) < (1 - SEEN_OFTEN) * sum(met.values()), lost.most_common(12)
    assert [act for act, times in lost.items() if times == met[act] > OFTEN] == []


@pytest.mark.parametrize("game", own_games())
def test_gestures_tell_what_the_log_tells(game: str) -> None:
    for watched, rng in random_game(game, 7):
        if rng.random() < 0.1:
            for viewer in watched.viewers:
                frame = watched.draw(viewer, "cs", goals=False)
                lines = re.findall(r'<li id="l(\d+)"', frame)
                assert [str(act[0]) for act in acts_in(frame)] == lines[::-1]


# --- Summoner Wars: attacks ------------------------------------------------------------------------------------------
def fight(seed: int, look: Callable[[State], None]) -> State:
    """A long part of a game in which every attack is made; somebody looks at each of its pictures."""
    state: State = herna.game("summoner").new(seed=seed, south="tundra_orcs", north="tundra_orcs")
    rng = Random(seed)
    while state.made < 300 and not state.over:
        codes = state.codes(state.to_act[0])
        eager = [
            20 if code.startswith(("target:enemy", "attack:")) else 0.01 if "own." in code else 1 for code in codes
        ]
        state.choose(rng.choices(codes, eager)[0], on_beat=look)
        look(state)
    return state


def scene_until(state: State, number: int) -> Scene:
    """What stood there when so many events had been told."""
    return Scene(herna.game("summoner"), "en", 1, state.view(0), 0, None, state.events(0, 0)[:number][-40:])


def test_dice_tell_what_the_log_tells_of_hits_and_abilities_do_not_attack() -> None:
    told: Counter[str] = Counter()
    for seed in range(1, 4):
        state = fight(seed, lambda _: None)
        events = state.events(0, 0)
        for number in range(1, len(events) + 1):
            event, data = events[number - 1], events[number - 1].data
            if event.kind not in ("rolls", "hits", "counts", "misses"):
                continue
            scene = scene_until(state, number)
            strip = str(dice(scene))
            result = re.sub("<[^>]*>", "", strip[strip.rindex("<b ") :])
            if event.kind == "rolls" and events[number - 2].kind == "uses":
                assert "→" not in strip
                assert result == f"= {data['special']} special"
                assert "aimed" not in cast(scene, event)  # no arrow, and nobody is struck
                told["uses"] += 1
            elif event.kind == "rolls":
                assert "hit" not in result  # nobody has counted them
                assert cast(scene, event)["aimed"] == aimed_at(events[:number])
            elif event.kind == "counts":
                assert result.startswith(f"= {data['symbols']} → {data['amount']} hit")
            else:
                assert result.startswith(f"= {data.get('amount', 0)} hit")
            told[event.kind] += 1
    assert min([told[kind] for kind in ("rolls", "hits", "counts", "misses", "uses")]) > 0, told


def aimed_at(events: list[Event]) -> str:
    """What the last attack is aimed at."""
    return str([event.data["at"] for event in events if event.kind == "attacks"][-1])


def test_an_attack_is_aimed_as_long_as_it_is_pending() -> None:
    """One arrow, from the attacker to its target; the roll is seen before what it does."""
    seen: Counter[str] = Counter()
    lives: dict[str, int] = {}

    def look(at: State) -> None:
        last = at.events(0, 0)[-1]
        seen[last.kind] += 1
        arrows = aims(scene_until(at, 0))
        view: dict[str, Any] = at.view(0)
        now = {piece["id"]: piece["left"] for piece in view["board"]}
        if last.kind == "attacks":
            assert arrows == {last.data["unit"]: last.data["at"]}
        if last.kind == "rolls":
            assert now == lives
        if "attack" in [asked["kind"] for asked in view["asked"]]:
            assert arrows == {}
        lives.clear()
        lives.update(now)

    fight(2, look)
    assert min(seen["attacks"], seen["rolls"]) >= OFTEN
