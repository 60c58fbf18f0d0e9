"""Effects that let a player do something: explore, develop, dig, build, play, complete, walk, pitch a tent."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.actions import (
    ANY_ACTION,
    BEDS_FREE,
    BEDS_PAID,
    DIG_FREE,
    DIG_PAID,
    DRINK_POTION,
    MOVE_RATS,
    PROJECT_POINTS,
    TAKE_ROUND_MOUSE,
    TAKE_SUPPLY_MOUSE,
    beds_possible,
    projects,
    rat_moves,
    rooms_possible,
)
from herna.games.wistar.rules.counters import count
from herna.games.wistar.rules.exploring import (
    EXPLORE_POINTS,
    OPEN_A_DOOR,
    REVEAL_A_MISSION,
    TAKE_A_MOUSE,
    can_pitch,
    doors_anywhere,
    doors_near,
    explore_options,
    mice_near,
    missions_near,
    steps_from,
)
from herna.games.wistar.rules.payment import playable
from herna.games.wistar.rules.playing import offer_play
from herna.games.wistar.rules.tasks import CHOOSE_HERO, CHOOSE_TOKEN, COMPLETE_TASK, tasks_for
from herna.games.wistar.rules.uses import Steps
from herna.games.wistar.table.moves import Op, Table
from herna.games.wistar.table.words import ASK_TENT, ASK_WALK, NO, YARD
from herna.kernel.frame import Frame


# --- things that are done by a procedure of their own -------------------------------------------------------
class Do(Op):
    """Push a procedure with a number."""

    def __init__(self, procedure: int, n: int = 0) -> None:
        self.procedure = procedure
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        s.push(self.procedure, f.you, f.source, count=self.n)


class ExplorePoints(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(explore_options(s, s.sides[you]))

    def gives(self) -> tuple[str, int]:
        return "exploring", self.n


class ProjectPoints(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(projects(s, self.n))


class MoveRats(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(rat_moves(s.sides[you]))


class OpenDoor(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(doors_anywhere(s) if self.n else doors_near(s, s.sides[you]))


class RevealMission(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(missions_near(s, s.sides[you]))


class TakeFarmMouse(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(mice_near(s, s.sides[you]))


class CompleteTask(Do):
    def useful(self, s: Table, you: int) -> bool:
        return bool(tasks_for(s, you, self.n))


class DigRooms(Do):
    def __init__(self, n: int, free: bool) -> None:
        Do.__init__(self, DIG_FREE if free else DIG_PAID, n)
        self.free = free

    def useful(self, s: Table, you: int) -> bool:
        return rooms_possible(s.sides[you], self.free) > 0


class DigPer(Op):
    """One free room for each of what is counted (RW-22.2)."""

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def run(self, s: Table, f: Frame) -> None:
        s.push(DIG_FREE, f.you, f.source, count=count(s, f.you, self.counter))


class BuildBeds(Do):
    def __init__(self, n: int, free: bool) -> None:
        Do.__init__(self, BEDS_FREE if free else BEDS_PAID, n)
        self.free = free

    def useful(self, s: Table, you: int) -> bool:
        return beds_possible(s.sides[you], self.free) > 0

    def gives(self) -> tuple[str, int]:
        return "bed", self.n


class PlayCard(Op):
    """Permission to play a card (RW-9.1)."""

    def __init__(self, which: int, mode: int) -> None:
        self.which = which
        self.mode = mode

    def run(self, s: Table, f: Frame) -> None:
        offer_play(s, f.you, f.source, self.which, self.mode)

    def useful(self, s: Table, you: int) -> bool:
        return bool(playable(s.sides[you], self.which, self.mode))

    def looks_at_hand(self) -> bool:
        return True


def explore_points(n: int) -> Steps:
    return (ExplorePoints(EXPLORE_POINTS, n),)


def project_points(n: int) -> Steps:
    return (ProjectPoints(PROJECT_POINTS, n),)


def move_rats(n: int) -> Steps:
    return (MoveRats(MOVE_RATS, n),)


def dig_free(n: int) -> Steps:
    return (DigRooms(n, True),)


def dig_paid(n: int) -> Steps:
    return (DigRooms(n, False),)


def dig_free_per(counter: int) -> Steps:
    return (DigPer(counter),)


def build_bed_free() -> Steps:
    return (BuildBeds(1, True),)


def build_bed_paid() -> Steps:
    return (BuildBeds(1, False),)


def play_card(which: int, mode: int) -> Steps:
    return (PlayCard(which, mode),)


def complete_task(ignoring: int = 0) -> Steps:
    return (CompleteTask(COMPLETE_TASK, ignoring),)


HOUSE: Final = 0
CELLAR: Final = 1


def supply_mouse(pile: int) -> Steps:
    return (Do(TAKE_SUPPLY_MOUSE, pile),)


open_door_near: Final[Steps] = (OpenDoor(OPEN_A_DOOR, 0),)
open_door_anywhere: Final[Steps] = (OpenDoor(OPEN_A_DOOR, 1),)
reveal_mission: Final[Steps] = (RevealMission(REVEAL_A_MISSION),)
take_farm_mouse: Final[Steps] = (TakeFarmMouse(TAKE_A_MOUSE),)
any_main_action: Final[Steps] = (Do(ANY_ACTION),)
potion: Final[Steps] = (Do(DRINK_POTION),)
round_mouse: Final[Steps] = (Do(TAKE_ROUND_MOUSE),)
choose_hero: Final[Steps] = (Do(CHOOSE_HERO),)
choose_skill_token: Final[Steps] = (Do(CHOOSE_TOKEN),)


# --- explorers and tents by a text (DP-27, DP-39) -----------------------------------------------------------
class WalkSteps(Op):
    """Up to n steps through open passages; `picks` are the steps made so far."""

    verb = "walk_step"

    def __init__(self, n: int) -> None:
        self.n = n

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.n, len(f.picks)

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < self.n:
            rooms = steps_from(s, s.sides[f.you].explorer)
            if rooms:
                s.ask(f.you, ASK_WALK, [room + 1 for room in rooms] + [NO])
                return
        f.picks = ()

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            f.picks = ()
        else:
            f.picks += (pick,)
            f.again()
            s.walk(seat, pick - 1)


class WalkAnywhere(Op):
    """To any reachable room (RW-22.4)."""

    verb = "walk_anywhere"

    def rooms(self, s: Table, you: int) -> list[int]:
        here = s.sides[you].explorer
        return [room + 1 for room in sorted(s.reachable(here)) if room != here and room != YARD]

    def run(self, s: Table, f: Frame) -> None:
        rooms = self.rooms(s, f.you)
        if rooms:
            s.ask(f.you, ASK_WALK, [*rooms, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.walk(seat, pick - 1)

    def useful(self, s: Table, you: int) -> bool:
        return bool(self.rooms(s, you))


class PitchHere(Op):
    """An unused tent in the explorer's room (tree_house_lookout, RW-15.6)."""

    verb = "pitch_here"

    def run(self, s: Table, f: Frame) -> None:
        if can_pitch(s, f.you):
            s.ask(f.you, ASK_TENT, [s.sides[f.you].explorer, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.pitch(seat, pick)


def move_explorer(n: int) -> Steps:
    return (WalkSteps(n),)


move_explorer_to_a_reachable_room: Final[Steps] = (WalkAnywhere(),)
place_a_tent_here: Final[Steps] = (PitchHere(),)
