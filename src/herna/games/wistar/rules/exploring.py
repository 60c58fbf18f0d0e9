"""Exploring the farmstead (RW-7): doors, steps, missions, mice, and what an exploration point can buy."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.board import MISSION_ROOMS, SPACES_IN, TOUCHING
from herna.games.wistar.table.designs import MISSIONS, PLACES
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table, by_text
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ASK_DOOR,
    ASK_EXPLORE,
    ASK_FARM_MOUSE,
    ASK_REVEAL,
    BACK_CELLAR,
    EXPLORE_CHEESE,
    EXPLORE_DOOR,
    EXPLORE_MOUSE,
    EXPLORE_MOVE,
    EXPLORE_REVEAL,
    FIRST_ROOM,
    NO,
    OPENS_DOOR,
    REVEALS_MISSION,
    TELL_OPENS,
    TELL_REVEALS,
    TENTS,
    YARD,
)
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without


def can_pitch(s: Table, seat: int) -> bool:
    p = s.sides[seat]
    return len(p.tents) < TENTS and p.explorer != YARD and p.explorer not in p.tents


# --- what is possible ---------------------------------------------------------------------------------------
def presence(p: Side) -> list[int]:
    """The rooms where this player is present (RW-7.4), and the yard while the explorer is there."""
    rooms = [p.explorer]
    for room in p.tents:
        if room != p.explorer:
            rooms.append(room)
    return rooms


def doors_near(s: Table, p: Side) -> list[int]:
    """RW-7.5: closed passages that touch a room where you are present."""
    found: list[int] = []
    for room in presence(p):
        for passage, _ in TOUCHING[room]:
            if s.doors[passage] and passage not in found:
                found.append(passage)
    return found


def doors_anywhere(s: Table) -> list[int]:
    return [i for i in range(1, len(s.doors)) if s.doors[i]]


def steps_from(s: Table, room: int) -> list[int]:
    """RW-7.6: rooms one step away through open passages."""
    return [other for passage, other in TOUCHING[room] if not s.doors[passage]]


def missions_near(s: Table, p: Side) -> list[int]:
    """RW-7.7: rooms with a face-down mission where you are present."""
    return [r for r in presence(p) if s.missions[r] and not s.open_missions >> r & 1]


def mice_near(s: Table, p: Side) -> list[int]:
    """RW-7.8, RW-7.9: mouse spaces (and X_CHEESE - X_MOUSE for the cheese) within reach, if a chamber is free."""
    found: list[int] = []
    if p.free_chambers() > 0:
        for room in presence(p):
            found += [space for space in SPACES_IN[room] if s.mice[space]]
            if room == BACK_CELLAR and s.cheese and not p.holds.cheese:
                found.append(EXPLORE_CHEESE - EXPLORE_MOUSE)
    return found


def explore_options(s: Table, p: Side) -> list[int]:
    """RW-7.3: everything one exploration point can buy now."""
    found = [EXPLORE_DOOR + passage for passage in doors_near(s, p)]
    found += [EXPLORE_MOVE + room for room in steps_from(s, p.explorer)]
    found += [EXPLORE_REVEAL + room for room in missions_near(s, p)]
    found += [EXPLORE_MOUSE + space for space in mice_near(s, p)]
    return found


# --- the moves ----------------------------------------------------------------------------------------------
def open_door(s: Table, seat: int, passage: int) -> None:
    """RW-7.5: the passage is open and the token yours before its bonus (RW-19.9); then who waited for it."""
    door = s.doors[passage]
    s.doors = (*s.doors[:passage], 0, *s.doors[passage + 1 :])
    s.sides[seat].doors += (door,)
    s.revealed += 1
    s.emit(TELL_OPENS, seat, passage, door)
    s.happen(seat, OPENS_DOOR)
    s.push(PLACES[door].effects[0], seat, door)


def reveal_mission(s: Table, seat: int, room: int) -> None:
    """RW-7.7"""
    s.open_missions |= 1 << room
    s.revealed += 1
    mission = s.missions[room]
    s.emit(TELL_REVEALS, seat, mission, FIRST_ROOM + room)
    s.happen(seat, REVEALS_MISSION)
    s.push(MISSIONS[mission].bonus, seat, mission)


def take_mouse(s: Table, seat: int, space: int) -> None:
    """RW-7.8, RW-7.9"""
    if space == EXPLORE_CHEESE - EXPLORE_MOUSE:
        mouse = s.cheese[-1]
        s.cheese = s.cheese[:-1]
    else:
        mouse = s.mice[space]
        s.mice = (*s.mice[:space], 0, *s.mice[space + 1 :])
        s.revealed += 1
    s.house(seat, mouse)


# --- exploration points: `count` is how many are left, `picks` what the others were spent on ----------------
class SpendPoint(Rule):
    """RW-7.3; RW-19.4: each point is finished before the next is spent."""

    def purpose(self, s: Table, f: Frame) -> str:
        return by_text("explore", f)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return f.count + len(f.picks), len(f.picks)

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            options = explore_options(s, s.sides[f.you])
            if options:
                s.ask(f.you, ASK_EXPLORE, [*options, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        f.count -= 1
        f.picks += (pick,)
        f.again()
        if pick < EXPLORE_MOVE:
            open_door(s, seat, pick - EXPLORE_DOOR)
        elif pick < EXPLORE_REVEAL:
            s.walk(seat, pick - EXPLORE_MOVE)
        elif pick < EXPLORE_MOUSE:
            reveal_mission(s, seat, pick - EXPLORE_REVEAL)
        else:
            take_mouse(s, seat, pick - EXPLORE_MOUSE)


class ChooseDoor(Rule):
    """Open a door by a text (RW-22.1): near you, or `anywhere` if the frame's count says so."""

    def purpose(self, s: Table, f: Frame) -> str:
        return "open_anywhere" if f.count else "open_near"

    def run(self, s: Table, f: Frame) -> None:
        found = doors_anywhere(s) if f.count else doors_near(s, s.sides[f.you])
        if found:
            s.ask(f.you, ASK_DOOR, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            open_door(s, seat, pick)


class ChooseMission(Rule):
    """Reveal a mission by a text (DP-38)."""

    def run(self, s: Table, f: Frame) -> None:
        found = [r for r in MISSION_ROOMS if r in missions_near(s, s.sides[f.you])]
        if found:
            s.ask(f.you, ASK_REVEAL, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            reveal_mission(s, seat, pick)


class ChooseMouse(Rule):
    """Take a mouse of the farmstead by a text (walnut_canoe)."""

    def run(self, s: Table, f: Frame) -> None:
        found = mice_near(s, s.sides[f.you])
        if found:
            s.ask(f.you, ASK_FARM_MOUSE, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            take_mouse(s, seat, pick)


EXPLORE_POINTS: Final = PROCEDURES.procedure("exploration points", SpendPoint())
OPEN_A_DOOR: Final = PROCEDURES.procedure("open a door", ChooseDoor())
REVEAL_A_MISSION: Final = PROCEDURES.procedure("reveal a mission", ChooseMission())
TAKE_A_MOUSE: Final = PROCEDURES.procedure("take a mouse", ChooseMouse())


def tent_rooms(s: Table, p: Side) -> list[int]:
    """Where camp_tent may put a tent: reachable rooms without a tent of yours (RW-15.6, RW-22.10)."""
    return [room for room in sorted(s.reachable(p.explorer)) if room != YARD and room not in p.tents]


def move_tent(s: Table, seat: int, old: int, room: int) -> None:
    p = s.sides[seat]
    p.tents = without(p.tents, old)
    s.pitch(seat, room)
