"""The vocabulary of effects: what cards, mice, missions, doors, goals, fields and disc spaces are written in.

A builder returns a tuple of steps, so a text is a list of them. `you` is the player the text speaks to, `source` the
component whose text it is.
"""

from __future__ import annotations

from typing import Final

from herna.games.wistar.actions import (
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
from herna.games.wistar.counters import count
from herna.games.wistar.designs import DESIGNS
from herna.games.wistar.exploring import (
    EXPLORE_POINTS,
    OPEN_A_DOOR,
    REVEAL_A_MISSION,
    TAKE_A_MOUSE,
    doors_anywhere,
    doors_near,
    explore_options,
    mice_near,
    missions_near,
    steps_from,
)
from herna.games.wistar.payment import give_items, item_ways, playable
from herna.games.wistar.playing import enter_area, offer_play
from herna.games.wistar.table import RULES, Op, Table
from herna.games.wistar.tasks import CHOOSE_HERO, CHOOSE_TOKEN, COMPLETE_TASK, tasks_for
from herna.games.wistar.words import (
    ADVANCED_CARD,
    BASIC,
    BASIC_CARD,
    BED,
    DRAWN,
    E_BED_GONE,
    E_LOOKS,
    E_MOUSE_GONE,
    E_TURNS_UP,
    EXCHANGE,
    ITEM,
    METAL,
    MOUSE,
    MOVEMENT,
    NO,
    STRONG,
    TENT,
    TENTS,
    VERSATILITY,
    WALK,
    WEAK,
    WOOD,
    YARD,
    YES,
)
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.pack import without

Steps = tuple[Op, ...]


def flat(parts: list[Steps]) -> Steps:
    return tuple([step for part in parts for step in part])


class Effect:
    """A text as a procedure, with the question whether it could do anything now (RW-15.8)."""

    def __init__(self, name: str, steps: Steps) -> None:
        self.procedure = RULES.procedure(name, *steps)
        self.steps = steps

    def useful(self, s: Table, you: int) -> bool:
        for step in self.steps:
            if step.useful(s, you):
                return True
        return False


# --- gains --------------------------------------------------------------------------------------------------
class Gain(Op):
    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, self.what, self.n, f.source)

    def useful(self, s: Table, you: int) -> bool:
        if self.what == BASIC_CARD or self.what == ADVANCED_CARD:
            return s.cards_left(self.what - BASIC_CARD)
        return True


class GainPer(Op):
    """RW-10.6: n for every `each` of what is counted."""

    def __init__(self, what: int, n: int, counter: int, each: int) -> None:
        self.what = what
        self.n = n
        self.counter = counter
        self.each = each

    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, self.what, self.n * (count(s, f.you, self.counter) // self.each), f.source)


class Electricity(Op):
    """RW-11.1"""

    def run(self, s: Table, f: Frame) -> None:
        s.power_up(f.you)


def gain(n: int, what: int) -> Steps:
    return (Gain(what, n),)


def gain_per(n: int, what: int, counter: int, each: int = 1) -> Steps:
    return (GainPer(what, n, counter, each),)


electricity: Final[Steps] = (Electricity(),)


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


class PlayCard(Op):
    """Permission to play a card (RW-9.1)."""

    def __init__(self, which: int, mode: int) -> None:
        self.which = which
        self.mode = mode

    def run(self, s: Table, f: Frame) -> None:
        offer_play(s, f.you, f.source, self.which, self.mode)

    def useful(self, s: Table, you: int) -> bool:
        return bool(playable(s.sides[you], self.which, self.mode))


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

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < self.n:
            rooms = steps_from(s, s.sides[f.you].explorer)
            if rooms:
                s.ask(f.you, WALK, [room + 1 for room in rooms] + [NO])
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

    def rooms(self, s: Table, you: int) -> list[int]:
        here = s.sides[you].explorer
        return [room + 1 for room in sorted(s.reachable(here)) if room != here and room != YARD]

    def run(self, s: Table, f: Frame) -> None:
        rooms = self.rooms(s, f.you)
        if rooms:
            s.ask(f.you, WALK, [*rooms, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.walk(seat, pick - 1)

    def useful(self, s: Table, you: int) -> bool:
        return bool(self.rooms(s, you))


class PitchHere(Op):
    """An unused tent in the explorer's room (p167, RW-15.6)."""

    def run(self, s: Table, f: Frame) -> None:
        if can_pitch(s, f.you):
            s.ask(f.you, TENT, [s.sides[f.you].explorer, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.pitch(seat, pick)


def can_pitch(s: Table, seat: int) -> bool:
    p = s.sides[seat]
    return len(p.tents) < TENTS and p.explorer != YARD and p.explorer not in p.tents


def move_explorer(n: int) -> Steps:
    return (WalkSteps(n),)


move_explorer_to_a_reachable_room: Final[Steps] = (WalkAnywhere(),)
place_a_tent_here: Final[Steps] = (PitchHere(),)


# --- conditions and exchanges -------------------------------------------------------------------------------
class If(Op):
    """Only with this side of the electricity token (RW-22.3)."""

    def __init__(self, current: int, then: Effect) -> None:
        self.current = current
        self.then = then

    def run(self, s: Table, f: Frame) -> None:
        if s.sides[f.you].current >= self.current:
            s.push(self.then.procedure, f.you, f.source)

    def useful(self, s: Table, you: int) -> bool:
        return s.sides[you].current >= self.current and self.then.useful(s, you)


class Exchange(Op):
    """RW-10.7: pay, and then get; or do not."""

    def __init__(self, n: int, what: int, get: Effect) -> None:
        self.n = n
        self.what = what
        self.get = get

    def ways(self, s: Table, you: int) -> list[int]:
        """The distinct ways to pay, as option values."""
        p = s.sides[you]
        if self.what == ITEM:
            return item_ways(p, self.n)
        if self.what == BASIC_CARD:
            return [card for card in p.hand if DESIGNS[card].deck == BASIC]
        if self.what == MOUSE:
            return [i for i in p.area if DESIGNS[i].is_mouse]
        have = p.beds - p.beds_gone
        if self.what == WOOD:
            have = p.wood
        elif self.what == METAL:
            have = p.metal
        elif self.what == MOVEMENT:
            have = p.movement
        elif self.what == VERSATILITY:
            have = p.versatility
        return [YES] if have >= self.n else []

    def run(self, s: Table, f: Frame) -> None:
        ways = self.ways(s, f.you)
        if ways:
            s.ask(f.you, EXCHANGE, [*ways, NO], hidden=self.what == BASIC_CARD)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        s.push(self.get.procedure, seat, f.source)
        if self.what == ITEM:
            give_items(s, seat, pick)
        elif self.what == BASIC_CARD:
            s.leave_hand(seat, pick)
            s.discard((pick,))
            s.tell_discards(seat, (pick,))
        elif self.what == MOUSE:
            s.evict(seat, pick)
            s.emit(E_MOUSE_GONE, seat, pick)
        elif self.what == BED:
            s.sides[seat].beds_gone += 1
            s.emit(E_BED_GONE, seat)
        else:
            s.spend(seat, self.what, self.n)

    def useful(self, s: Table, you: int) -> bool:
        return bool(self.ways(s, you)) and self.get.useful(s, you)


def if_electricity(*then: Steps) -> Steps:
    return (If(WEAK, Effect("if electricity", flat(list(then)))),)


def if_strong_electricity(*then: Steps) -> Steps:
    return (If(STRONG, Effect("if strong electricity", flat(list(then)))),)


def pay(n: int, what: int, *get: Steps) -> Steps:
    """You may pay this; if you do, get that."""
    return (Exchange(n, what, Effect("exchange", flat(list(get)))),)


# --- cards that are drawn or turned up (RW-22.23, RW-22.27) -------------------------------------------------
class DrawAside(Op):
    """Up to three cards of a deck that only you see; they never are in hand. `count` is how many lie there for this."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def run(self, s: Table, f: Frame) -> None:
        cards: list[int] = []
        for _ in range(3):
            card = s.draw(self.deck)
            if card:
                cards.append(card)
        f.count = len(cards)
        if cards:
            s.aside += tuple(cards)
            s.aside_seat = f.you + 1
            s.revealed += 1
            s.emit_cards(E_LOOKS, (f.you, self.deck), tuple(cards), 1 << f.you)

    def useful(self, s: Table, you: int) -> bool:
        return s.cards_left(self.deck)


class PlayAside(Op):
    """You may play one of them free."""

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            s.ask(f.you, DRAWN, [*s.aside[-f.count :], NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.aside = without(s.aside, pick)
            f.count -= 1
            s.revealed += 1
            enter_area(s, seat, pick)

    def useful(self, s: Table, you: int) -> bool:
        return False


class DiscardAside(Op):
    """What is left of them is discarded face up."""

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            rest = s.aside[-f.count :]
            s.aside = s.aside[: -f.count]
            s.revealed += 1
            s.discard(tuple(sorted(rest)))
            s.tell_discards(f.you, rest)
        if not s.aside:
            s.aside_seat = 0

    def useful(self, s: Table, you: int) -> bool:
        return False


class TurnUp(Op):
    """The top card of a deck is turned up: to hand if it is of this kind, else discarded."""

    def __init__(self, deck: int, kind: int) -> None:
        self.deck = deck
        self.kind = kind

    def run(self, s: Table, f: Frame) -> None:
        card = s.draw(self.deck)
        if card:
            s.revealed += 1
            s.emit_cards(E_TURNS_UP, (f.you,), (card,), EVERYBODY)
            if DESIGNS[card].kind == self.kind:
                s.get_card(f.you, card)
            else:
                s.discard((card,))

    def useful(self, s: Table, you: int) -> bool:
        return s.cards_left(self.deck)


def draw_three_play_one_free(deck: int) -> Steps:
    return (DrawAside(deck), PlayAside(), DiscardAside())


def turn_up_and_take_if(deck: int, kind: int) -> Steps:
    return (TurnUp(deck, kind),)
