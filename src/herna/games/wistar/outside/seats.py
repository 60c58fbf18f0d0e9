"""A player in a position that is read in. What is not said is as at the start of a game."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.outside.box import Box, number_of
from herna.games.wistar.setup import starting_side
from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Holdings, Side
from herna.games.wistar.table.words import (
    AREAS,
    BROWN,
    CURRENTS,
    FIELDS,
    FIRST_FIELD,
    GOAL_DISCS,
    ONCE,
    ROOMS,
    START_METAL,
    START_MOVEMENT,
    START_VP,
    START_WOOD,
    TENTS,
    TILES,
)
from herna.kernel.errors import PositionError
from herna.kernel.keeping.position import Fields

SIDE_FIELDS: Final = (
    "wood", "metal", "movement", "versatility", "vp", "electricity", "hand", "known", "area", "used", "rats", "beds",
    "beds_gone", "rooms_dug", "fields", "explorer", "tents", "doors", "goals", "private_goals",
    "goals_put_aside",
)  # fmt: skip
MANY: Final = 999


def read_side(box: Box, f: Fields) -> Side:
    p = starting_side()
    p.wood = f.number("wood", 0, MANY, default=START_WOOD)
    p.metal = f.number("metal", 0, MANY, default=START_METAL)
    p.movement = f.number("movement", 0, MANY, default=START_MOVEMENT)
    p.versatility = f.number("versatility", 0, MANY, default=0)
    p.vp = f.number("vp", 0, MANY, default=START_VP)
    p.current = one_of(f, "electricity", CURRENTS, "none")
    hand = f.items("hand")
    p.hand = tuple([box.card(hand[i], f"{f.path('hand')}[{i}]") for i in range(len(hand))])
    p.known = among(f, "known", p.hand, "in the hand")
    area = f.items("area")
    p.area = tuple([box.anything(area[i], f"{f.path('area')}[{i}]") for i in range(len(area))])
    p.holds = Holdings(p.area)
    p.used = among(f, "used", tuple([i for i in p.area if DESIGNS[i].type == ONCE]), "a once-per-round card here")
    p.beds = f.number("beds", 0, TILES, default=0)
    p.beds_gone = f.number("beds_gone", 0, p.beds, default=0)
    p.rooms = f.number("rooms_dug", 0, TILES, default=0)
    p.rats = read_rats(f, p)
    p.fields = read_fields(f)
    p.explorer = one_of(f, "explorer", ROOMS, "yard")
    p.tents = read_tents(f)
    p.doors = box.doors.take_all(f, "doors")
    p.private = box.goals.take_all(f, "private_goals")
    p.seen_goals = box.goals.take_all(f, "goals_put_aside")
    return p


def one_of(f: Fields, field: str, names: tuple[str, ...], default: str) -> int:
    value = f.given.get(field, default)
    if value not in names:
        raise PositionError(f.path(field), f"must be one of {', '.join([n for n in names if n])}, not {value!r}")
    return names.index(value)


def among(f: Fields, field: str, zone: tuple[int, ...], where: str) -> tuple[int, ...]:
    """Some of these, by id."""
    found: list[int] = []
    items = f.items(field)
    for i in range(len(items)):
        number = number_of(items[i])
        if number not in zone or number in found:
            raise PositionError(f"{f.path(field)}[{i}]", f"{items[i]!r} is not {where}")
        found.append(number)
    return tuple(found)


def read_rats(f: Fields, p: Side) -> tuple[int, ...]:
    """Two rats, and one more for every bed built; whoever is not named stands at the entrance (RW-2.1, RW-5.7)."""
    total = 2 + p.beds
    r = Fields(f.given.get("rats", {}), f.path("rats"), AREAS)
    rats = [0] + [r.number(AREAS[i], 0, total, default=0) for i in range(1, len(AREAS))]
    rats[0] = r.number("entrance", 0, total, default=max(0, total - sum(rats)))
    if sum(rats) != total:
        raise PositionError(f.path("rats"), f"with {p.beds} beds built there are {total} rats, not {sum(rats)}")
    return tuple(rats)


def read_fields(f: Fields) -> int:
    fields = 0
    items = f.items("fields")
    for i in range(len(items)):
        number = number_of(items[i])
        if not FIRST_FIELD <= number < FIRST_FIELD + FIELDS:
            raise PositionError(f"{f.path('fields')}[{i}]", f"there is no field {items[i]!r}")
        fields |= 1 << (number - FIRST_FIELD)
    return fields


def read_tents(f: Fields) -> tuple[int, ...]:
    tents: list[int] = []
    items = f.items("tents")
    for i in range(len(items)):
        if items[i] not in ROOMS[1:] or ROOMS.index(items[i]) in tents or len(tents) == TENTS:
            raise PositionError(f"{f.path('tents')}[{i}]", f"a tent cannot be in {items[i]!r} (RW-15.6)")
        tents.append(ROOMS.index(items[i]))
    return tuple(tents)


def check_side(s: Table, seat: int, f: Fields) -> None:
    """What needs the whole table to be judged."""
    p = s.sides[seat]
    if p.free_chambers() < 0:
        raise PositionError(f"sides[{seat}]", "there are more beds and mice than chambers (RW-5.6)")
    if p.holds.cheese > 1:
        raise PositionError(f"sides[{seat}].area", "nobody has two cheese tiles (RW-7.9)")
    reached = tuple([s.goals[i] for i in range(len(s.goals)) if seat in s.goal_discs[i]])
    p.goals = among(f, "goals", reached + p.private, "a goal with a disc of this player") if f.has("goals") else reached
    if any([goal not in p.goals for goal in reached]):
        raise PositionError(f.path("goals"), "a goal with a disc of this player is missing")
    if len(p.goals) > GOAL_DISCS:
        raise PositionError(f"sides[{seat}]", "a player has three goal discs (RW-16.2)")
    brown = len([i for i in range(BROWN) if p.fields >> i & 1])
    emptied = len([i for i in range(FIELDS) if p.fields >> i & 1])
    house = len([i for i in range(18) if s.cubes[i] == seat + 1])
    if s.cubes_of(seat) > emptied or house > brown:
        raise PositionError(f"sides[{seat}].fields", "cubes on missions come from emptied fields (RW-12.5)")
