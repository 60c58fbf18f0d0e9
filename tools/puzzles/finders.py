"""What is looked for in each game: decisions after which one way leads to a goal and the others do not."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError
from herna.kernel.state import State
from herna.learn import shelf
from herna.learn.chances import Odds
from herna.learn.puzzle import Kind
from herna.learn.puzzle_proof import CLEARLY
from herna.learn.solving import Effort, Place, Search, Task, TooLarge, world_of
from tools.puzzles.spots import Spot

NODES: Final = 1_500  # a puzzle that takes more tables than this is no fun to judge while somebody waits
FEWEST: Final = 15  # lines of a turn; with fewer there is nothing to find out
FEW: Final = 4  # worlds for a first look

Found = Iterator[dict[str, Any]]
Value = Callable[[State], int]


def task_of(kind: Kind, seat: int, numbers: dict[str, int]) -> Task:
    return kind.task_for(seat, numbers, kind.where)


# --- one choice and no other (Mindbug) -------------------------------------------------------------------------
def only_one(kind: Kind, spot: Spot) -> list[int] | None:
    """The one first choice that forces the kind's goal, if there is exactly one."""
    task = task_of(kind, spot.seat, {})
    place = spot.place(kind.turns)
    right: list[int] = []
    for seed in range(FEW):
        world = place if seed == 0 else world_of(place, spot.seat, 900 + seed)
        search = Search(task, NODES)
        found: list[int] = []
        for index in range(world.width):
            if search.forced(world.after(index)):
                found.append(index)
            if len(found) > 1:
                return None
        if not found or (right and found != right):
            return None
        right = found
    return right


def unique(kind: Kind, spot: Spot) -> Found:
    try:
        right = only_one(kind, spot)
    except TooLarge:
        return
    if right:
        yield {"kind": kind.id, "first": [spot.state.codes(spot.seat)[i] for i in right], "numbers": {}}


def mindbug(spot: Spot) -> Found:
    kinds = shelf.puzzle_kinds("mindbug").kinds
    state = spot.state
    if state.options_of(spot.seat) < 3:
        return
    asked = state.decision(spot.seat).kind
    if asked == "block":
        yield from unique(kinds["block"], spot)
    elif state.settled:
        place = spot.place(1)
        if Search(task_of(kinds["win"], spot.seat, {}), NODES).forced(place):
            yield from unique(kinds["win"], spot)
            return
        yield from unique(kinds["survive"], spot)
        yield from unique(kinds["two"], spot)


# --- the best turn (Smash Up, Big Monster, Rats of Wistar) -----------------------------------------------------
class Most(Effort):
    """The most that a turn can bring: every line of it is gone through, and every table looked at once."""

    def __init__(self, task: Task, value: Value) -> None:
        super().__init__(NODES)
        self.task = task
        self.value = value
        self._known: dict[tuple[int, ...], int] = {}

    def best(self, place: Place, depth: int = 0) -> int:
        if self.task.ended(place):
            return self.value(place.state)
        if len(place.state.asks) != 1:
            raise TooLarge("several choose at once")
        key = place.key()
        known = self._known.get(key)
        if known is not None:
            return known
        self.spend(depth)
        values = [self.best(place.after(index), depth + 1) for index in place.onward()]
        found = max(values) if place.mover == self.task.seat else min(values)
        self._known[key] = found
        return found


class Turn:
    """The most that a turn can bring, the choices that begin it, and how much less any other choice brings."""

    def __init__(self, best: int, right: list[int], margin: int) -> None:
        self.best = best
        self.right = right
        self.margin = margin


def best_turn(place: Place, task: Task, value: Value) -> Turn | None:
    """The best turn, if there is something to find: few of the choices lead there, and others do not."""
    most = Most(task, value)
    values = [most.best(place.after(index)) for index in range(place.width)]
    best = max(values)
    right = [index for index, one in enumerate(values) if one == best]
    less = [one for one in values if one < best]
    if not less or len(right) > max(1, len(values) // 2) or most.nodes < FEWEST:
        return None
    return Turn(best, right, best - max(less))


def sure_turn(spot: Spot, task: Task, value: Value, gain: int, margin: int) -> Turn | None:
    """The best turn, if it gains enough, is clearly better than others, and is the same in some more worlds."""
    place = spot.place(1)
    found = best_turn(world_of(place, spot.seat, 900), task, value)
    if found is None or found.best - value(spot.state) < gain or found.margin < margin:
        return None
    for seed in range(1, FEW):
        other = best_turn(world_of(place, spot.seat, 900 + seed), task, value)
        if other is None or (other.best, other.right) != (found.best, found.right):
            return None
    return found


WON: Final = 100  # added to the lead of somebody who has won


def smashup(spot: Spot) -> Found:
    seat, state = spot.seat, spot.state
    if not state.settled or state.decision(seat).kind != "play" or state.options_of(seat) < 3:
        return
    kinds = shelf.puzzle_kinds("smashup").kinds

    def lead(s: State) -> int:
        sides = s.sides  # type: ignore[attr-defined]
        return int(sides[seat].vp) - int(sides[1 - seat].vp) + (WON if s.result and s.result.winners == (seat,) else 0)

    found = sure_turn(spot, task_of(kinds["win"], seat, {}), lead, 2, 2)
    if found is None:
        return
    first = [state.codes(seat)[i] for i in found.right]
    if found.best > WON // 2:
        yield {"kind": "win", "first": first, "numbers": {}}
        return
    held: int = state.sides[1 - seat].vp  # type: ignore[attr-defined]
    for theirs in range(held, held + 6):  # the least that the opponent can be held to
        numbers = {"points": found.best + theirs, "theirs": theirs}
        search = Search(task_of(kinds["points"], seat, numbers), NODES)
        if any([search.forced(spot.place(1).after(index)) for index in found.right]):
            yield {"kind": "points", "first": first, "numbers": numbers}
            return


def bigmonster(spot: Spot) -> Found:
    turn: Any = spot.state.view(None)["turn"]
    if turn >= 4 and spot.state.settled and spot.state.decision(spot.seat).kind in ("take", "row"):
        seat = spot.seat
        yield from points(spot, lambda s: int(s.view(seat)["seats"][seat]["score"]), "turn", 4, 2)  # type: ignore[index]


def wistar(spot: Spot) -> Found:
    seat, state = spot.seat, spot.state
    late: Any = state.view(None)["round"]
    if late >= 3 and state.settled and state.decision(seat).kind == "turn":
        yield from points(spot, lambda s: int(s.view(seat)["sides"][seat]["score"]["total"]), "round", 3, 2)  # type: ignore[index]


def points(spot: Spot, score: Value, clock: str, gain: int, margin: int) -> Found:
    """The most points that can be had before the clock moves on."""
    kind = shelf.puzzle_kinds(spot.state.game).kinds["points"]
    now: Any = spot.state.view(spot.seat)[clock]
    numbers = {"points": 0, clock: int(now)}
    found = sure_turn(spot, task_of(kind, spot.seat, numbers), score, gain, margin)
    if found is not None:
        codes = spot.state.codes(spot.seat)
        yield {"kind": "points", "first": [codes[i] for i in found.right], "numbers": {**numbers, "points": found.best}}


# --- the best odds (Summoner Wars) ------------------------------------------------------------------------------
ODDS_NODES: Final = 4_000
WOUNDS: Final = (1, 2, 3, 4)  # life that is left to the enemy summoner
ATTACKED: Final = (1, 1, 2)  # of the three units that may attack
GLANCES: Final = 30  # random attack phases; if none of them slays the summoner, nobody is near
MOST_OPTIONS: Final = 7


def summoner(spot: Spot) -> Found:
    """What-if tables: some have attacked, the enemy summoner is hurt, perhaps in the place of another unit."""
    state, seat = spot.state, spot.seat
    if not state.settled or state.decision(seat).kind != "attack" or not 3 <= state.options_of(seat) <= MOST_OPTIONS:
        return
    for position in what_ifs(spot.position, seat, Random(json.dumps(spot.position))):
        try:
            table = herna.game("summoner").position(position, "puzzle")
            if table.to_act != (seat,) or not table.settled or not 3 <= table.width <= MOST_OPTIONS:
                continue
            place = world_of(Place(table, seat, 1), seat, 1)
            first = best_odds(place) if in_reach(place) else []
        except HernaError:
            continue
        if first:
            yield {"kind": "slay", "first": first, "numbers": {}, "position": position, "opening": []}
            return


def what_ifs(position: dict[str, Any], seat: int, chance: Random) -> Iterator[dict[str, Any]]:
    """The table with a wounded enemy summoner, in their place or in that of one of their units."""
    yield hurt(position, seat, chance)
    board = position["board"]
    units = [n for n, piece in enumerate(board) if piece["owner"] != seat and "common" in classes_of(piece)]
    leader = next(n for n, piece in enumerate(board) if piece["owner"] != seat and "summoner" in classes_of(piece))
    for number in units:
        changed = hurt(position, seat, chance)
        there, here = changed["board"][number], changed["board"][leader]
        there["at"], here["at"] = here["at"], there["at"]
        yield changed


def classes_of(piece: dict[str, Any]) -> list[str]:
    found: list[str] = herna.game("summoner").facts(piece["card"])["classes"]
    return found


def in_reach(place: Place) -> bool:
    """Whether somebody who attacks at random slays the summoner now and then, and mostly does not."""
    task = task_of(shelf.puzzle_kinds("summoner").kinds["slay"], place.mover, {})
    chance, slain = Random(1), 0
    for glance in range(GLANCES):
        now = world_of(place, place.mover, glance + 1)
        while not task.ended(now):
            now = now.after(chance.choice(now.onward()))
        slain += task.reached(now)
    return 0 < slain < GLANCES


def hurt(position: dict[str, Any], seat: int, chance: Random) -> dict[str, Any]:
    """The table with little life left to the enemy summoner, and with one or two attacks left."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    changed["attacked"] = chance.choice(ATTACKED)
    left = chance.choice(WOUNDS)
    for piece in changed["board"]:
        if piece["owner"] != seat and "summoner" in classes_of(piece):
            life = int(herna.game("summoner").facts(piece["card"])["life"])
            piece["damage"] = max(int(piece.get("damage", 0)), life - left)
    return changed


def best_odds(place: Place) -> list[str]:
    """The choices with clearly the best odds, if others have some, too."""
    seat = place.mover
    odds = Odds(task_of(shelf.puzzle_kinds("summoner").kinds["slay"], seat, {}), ODDS_NODES)
    values = [odds.after(place, index) for index in range(place.width)]
    best = max(values)
    less = max([value for value in values if value < best], default=best)
    if not 0 < less <= best - CLEARLY or best == 1:
        return []
    return [code for code, value in zip(place.state.codes(seat), values, strict=True) if value == best]


FINDERS: Final[dict[str, Callable[[Spot], Found]]] = {
    "mindbug": mindbug,
    "smashup": smashup,
    "bigmonster": bigmonster,
    "wistar": wistar,
    "summoner": summoner,
}
