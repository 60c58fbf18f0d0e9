"""Random games, drawn for everybody at the table: what the tests of the boards and `tools/boards.py` share."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any

from markupsafe import escape

import herna
from herna.kernel.events import Event
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.figures import style_sheet
from herna.web.pages.table import frame
from herna.web.tables.chains import ending_of, goals_of, surely
from tests.contract import contract_of
from tests.web.bar import check_bar
from tests.web.keys import ADDRESS, forget_drawings, unfilled

LARGEST_FRAME = 40 * 1024  # bytes
EVENTS_SHOWN = 40  # as many as a live table hands over
DULL = ("end", "pass", "buy", "none", "done")
WORDS = re.compile(r"[a-z0-9_]+")
# Where a frame names a component: pictures, ids of things, parts to be looked up, codes, gestures, arrows and goals.
NAMED = re.compile(
    r"""/([a-z0-9_]+)\.svg|(?:id|data-part|value)="([^"]*)"|data-(?:acts|aims|chains)=(?:"([^"]*)"|'([^']*)')"""
)
FIGURE = re.compile(r'(?<=[ "])f-[a-z-]+\d+(?=[ "])')
FIGURES = set(re.findall(r"^\.(\S+)", style_sheet(), re.M))
EMBLEM = re.compile(r'<div id="f-[a-z]+" class="card faction.*?</div>')  # a faction shows the face of one of its cards


class Watched:
    """A game as it is drawn: for every seat (and None, a spectator) what it has been told so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.viewers: list[int | None] = [None, *range(state.players)]
        self.events: dict[int | None, list[Event]] = {viewer: [] for viewer in self.viewers}
        self.news: dict[int | None, list[Event]] = {viewer: [] for viewer in self.viewers}  # not looked into yet
        self.heard: dict[int | None, set[str]] = {viewer: set() for viewer in self.viewers}
        self.since = 0
        self.id = "".join(Random(f"{state.game} {state.setup.seed}").choices("0123456789abcdef", k=10))

    def key(self, viewer: int | None) -> str:
        """The key of this seat's link, as long as real ones; no two tables and no two seats have the same."""
        return f"{self.id}-of-seat-{viewer}".ljust(24, "_")

    def listen(self) -> None:
        """Take in what has happened since the last time."""
        for viewer in self.viewers:
            news = self.state.events(self.since, viewer)
            self.events[viewer] = [*self.events[viewer], *news][-EVENTS_SHOWN:]
            self.news[viewer] += news
        self.since = len(self.state.log.notes) if self.state.log is not None else 0

    def draw(self, viewer: int | None, lang: str, goals: bool = True) -> str:
        """The frame of one seat, as a live table would make it; without goals it takes half the time."""
        state = self.state
        decision = state.decision(viewer) if viewer is not None and viewer in state.to_act else None
        game = herna.game(state.game)
        view = state.view(viewer)
        identity = Identity(f"/t/{self.id}/{self.key(viewer)}", [f"<{seat}>" for seat in range(state.players)])
        scene = Scene(game, lang, 12_345, view, viewer, decision, self.events[viewer])
        scene.levels = ("",) + ("Master",) * (state.players - 1)
        if decision is not None:
            scene.hinted = decision.options[-1].code
            if goals:
                scene.chains = goals_of(state, decision.seat)
                ending = ending_of(state, decision.seat)
                scene.ending = None if ending is None else ending.cost
        return identity.fill(frame(scene))

    def check(self, viewer: int | None, lang: str) -> int:
        """Draw it and hold it against what a frame must be; its size in bytes."""
        state = self.state
        html = self.draw(viewer, lang)
        where = f"{state.game}, seed {state.setup.seed}, choice {state.made}, seat {viewer}, {lang}"
        assert html.startswith('<form id="table"'), where
        assert "<0>" not in html, f"{where}: a name is taken for markup"
        if viewer is not None and viewer in state.to_act:
            decision = state.decision(viewer)
            for option in decision.options:
                assert f'value="{escape(option.code)}"' in html, f"{where}: {option.code} cannot be chosen"
            check_bar(html, decision, where)
        assert " style=" not in html, f"{where}: browsers refuse style attributes"
        assert set(FIGURE.findall(html)) <= FIGURES, f"{where}: {set(FIGURE.findall(html)) - FIGURES}"
        size = len(html.encode())
        assert size <= LARGEST_FRAME, f"{where}: {size} bytes"
        strange = {found for found in ADDRESS.findall(html) if found != (self.id, self.key(viewer))}
        assert not strange, f"{where}: the frame leads to other tables or seats: {sorted(strange)}"
        assert not unfilled(html), f"{where}: an address or a name is missing"
        if viewer is not None and viewer in state.to_act:
            # Names prove nothing here: the last cards of an own pile can be told before they are drawn.
            codes = state.codes(viewer)
            code = codes[state.made % len(codes)]
            twin = state.determinize(viewer, state.made)
            told_apart = surely(state, viewer, code) != surely(twin, viewer, code)
            assert not told_apart, f"{where}: what follows {code} tells the real table from another one"
        told = self.unknown(viewer) & components_named(EMBLEM.sub("", html), state)
        assert not told, f"{where}: the frame names {sorted(told)}"
        return size

    def check_drawn_alone(self, viewer: int | None, lang: str) -> None:
        """Nothing kept from other frames, tables or seats shows in it: drawn as the first frame of all, it is equal."""
        used_again = self.draw(viewer, lang)
        forget_drawings()
        where = f"{self.state.game}, seed {self.state.setup.seed}, choice {self.state.made}, seat {viewer}, {lang}"
        assert self.draw(viewer, lang) == used_again, f"{where}: the frame holds something of another one"

    def shown(self, viewer: int | None) -> set[str]:
        """The components in a seat's view now."""
        return components_in(self.state.view(viewer), self.state)

    def known(self, viewer: int | None) -> set[str]:
        """The components that a seat sees or has been told of."""
        self.heard[viewer] |= components_in([event.data for event in self.news[viewer]], self.state)
        self.news[viewer].clear()
        return self.shown(viewer) | self.heard[viewer]

    def unknown(self, viewer: int | None) -> set[str]:
        """Components that another seat sees and this one has no way to know of."""
        state = self.state
        mine = self.known(viewer)
        if viewer is not None and viewer in state.to_act:
            mine |= components_in(state.codes(viewer), state)
        others = [self.shown(seat) for seat in range(state.players) if seat != viewer]
        return {name for seen in others for name in seen} - mine


def eager(state: State, seat: int, rng: Random) -> int:
    """A random choice that rather does something than nothing, so that tables fill."""
    codes = state.codes(seat)
    if rng.random() < 0.1:
        return rng.randrange(len(codes))
    deeds = [i for i, code in enumerate(codes) if not code.startswith(DULL) and code.partition(":")[2] not in DULL]
    return rng.choice(deeds or range(len(codes)))


def random_game(id: str, seed: int) -> Iterator[tuple[Watched, Random]]:
    """A whole game, decision by decision; set-ups take turns, plain and eager choosers too."""
    setups = contract_of(id).setups
    state = herna.game(id).new(seed=seed, **setups[seed % len(setups)])
    rng = Random(seed)
    watched = Watched(state)
    while True:
        watched.listen()
        yield watched, rng
        if state.over:
            return
        seat = rng.choice(state.to_act)
        state.choose(eager(state, seat, rng) if seed % 2 else rng.randrange(state.options_of(seat)), seat)


def components_in(data: Any, state: State) -> set[str]:
    return set(WORDS.findall(repr(data))) & herna.game(state.game).texts.components.keys()


def components_named(html: str, state: State) -> set[str]:
    return components_in(NAMED.findall(html), state)


def data_in(html: str, name: str) -> Any:
    """What the frame hands to the script under this name."""
    found = re.search(rf""" data-{name}=(["'])(.*?)\1""", html)
    assert found, f"no data-{name}"
    return json.loads(unescape(found[2]))


def languages(rng: Random) -> str:
    return rng.choice(LANGUAGES)
