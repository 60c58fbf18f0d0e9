"""Gestures: every event of every game has one, on things of the page, and tells no more than the log."""

from __future__ import annotations

import html
import json
import re
from collections import Counter

import pytest

import herna
from herna.api import own_games
from herna.web.boards import module_of
from herna.web.drawing.staging import GESTURES
from tests.web.frames import Watched, random_game

ACTS = re.compile(r' data-acts="([^"]*)"')
ID = re.compile(r' id="([^"]*)"')
OFTEN = 5  # times that something is named
SEEN_OFTEN = 0.93  # of the gestures on things; the others are on something that came and went between two choices


def acts_in(frame: str) -> list[list[int | str]]:
    found: list[list[int | str]] = json.loads(html.unescape(ACTS.findall(frame)[0]))
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
