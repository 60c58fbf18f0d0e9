"""Positions in: what is not said is as at the start of a game, what is not named is dealt from the rest."""

from __future__ import annotations

from typing import Any, Final

from herna.games.wistar.components import (
    ALL_GOALS,
    CELLAR_MICE,
    CELLAR_MISSIONS,
    DOORS,
    HEROES,
    HOUSE_MICE,
    HOUSE_MISSIONS,
    TOKENS,
    decks_for,
)
from herna.games.wistar.designs import DESIGNS, NUMBERS, Holdings
from herna.games.wistar.farm import (
    DISC_SPACES,
    MISSION_PLAYERS,
    MOUSE_SPACES,
    PASSAGES,
    SPACES_IN,
    USED_SPACES,
    is_cellar,
    passage_id,
)
from herna.games.wistar.rounds import GAME_PROCEDURE, TURN_BEGINS
from herna.games.wistar.setting_up import starting_player
from herna.games.wistar.table import Player, Table
from herna.games.wistar.turns import BONUS_LEFT, HUT, MAIN_LEFT
from herna.games.wistar.words import (
    ADVANCED,
    AREAS,
    BASIC,
    BROWN,
    CHEESE3,
    CHEESE6,
    CHIEFS,
    CURRENTS,
    DECKS,
    FIELDS,
    FIRST_FIELD,
    GOAL_DISCS,
    ONCE,
    ROOMS,
    ROUNDS,
    ROW,
    START_METAL,
    START_MOVEMENT,
    START_VP,
    START_WOOD,
    TENTS,
    TILES,
)
from herna.kernel.errors import PositionError
from herna.kernel.position import Fields

TABLE_FIELDS: Final = (
    "game", "players", "options", "round", "order", "space", "main", "bonus", "disc", "chiefs", "hut", "rows",
    "decks", "discards", "goals", "goal_deck", "doors", "missions", "mice", "cheese", "supply", "round_mouse",
    "round_stack", "gone", "sides",
)  # fmt: skip
SIDE_FIELDS: Final = (
    "wood", "metal", "movement", "versatility", "vp", "electricity", "hand", "known", "area", "used", "rats", "beds",
    "beds_gone", "rooms_dug", "fields", "explorer", "tents", "doors", "goals", "private_goals",
    "goals_put_aside",
)  # fmt: skip
MANY: Final = 999


class Stock:
    """Things that exist so often: each one named in the position is taken out, the rest fills what was not said."""

    def __init__(self, what: str, things: tuple[int, ...]) -> None:
        self.what = what
        self.left = list(things)

    def take(self, value: Any, where: str) -> int:
        number = NUMBERS.get(value, 0) if isinstance(value, str) else 0
        if not number:
            raise PositionError(where, f"there is no {self.what} {value!r}")
        if number not in self.left:
            raise PositionError(where, f"{value!r} is no {self.what} of this game, or is on the table too often")
        self.left.remove(number)
        return number

    def take_all(self, p: Fields, field: str) -> tuple[int, ...]:
        items = p.items(field)
        return tuple([self.take(items[i], f"{p.path(field)}[{i}]") for i in range(len(items))])


class Box:
    """All stocks of one table."""

    def __init__(self, s: Table) -> None:
        decks = decks_for(s.setup.options["aggressive"])
        self.decks = (Stock("basic project", decks[0]), Stock("advanced project", decks[1]))
        self.mice = (Stock("house mouse", HOUSE_MICE), Stock("cellar mouse", CELLAR_MICE))
        self.missions = (Stock("house mission", HOUSE_MISSIONS), Stock("cellar mission", CELLAR_MISSIONS))
        self.cheese = Stock("cheese", (CHEESE6,) if s.players == 2 else (CHEESE3, CHEESE6))
        self.heroes = Stock("hero", HEROES)
        self.tokens = Stock("skill token", TOKENS)
        self.goals = Stock("goal", ALL_GOALS)
        self.doors = Stock("door", DOORS)

    def card(self, value: Any, where: str) -> int:
        """A project card of either deck."""
        number = NUMBERS.get(value, 0) if isinstance(value, str) else 0
        if not number or not DESIGNS[number].kind:
            raise PositionError(where, f"there is no project card {value!r}; they are p001 to p180")
        return self.decks[DESIGNS[number].deck].take(value, where)

    def mouse(self, value: Any, where: str) -> int:
        """A mouse or cheese tile."""
        number = NUMBERS.get(value, 0) if isinstance(value, str) else 0
        if not number or not DESIGNS[number].is_mouse:
            raise PositionError(where, f"there is no mouse tile {value!r}")
        if number in (CHEESE3, CHEESE6):
            return self.cheese.take(value, where)
        return self.mice[1 if DESIGNS[number].is_cellar_mouse else 0].take(value, where)

    def anything(self, value: Any, where: str) -> int:
        """Something that can lie in an area."""
        number = NUMBERS.get(value, 0) if isinstance(value, str) else 0
        if number and DESIGNS[number].is_mouse:
            return self.mouse(value, where)
        if number in HEROES:
            return self.heroes.take(value, where)
        if number in TOKENS:
            return self.tokens.take(value, where)
        return self.card(value, where)


def place(s: Table, position: dict[str, Any]) -> None:
    """Fill an empty table and run to the decision."""
    p = Fields(position, "", TABLE_FIELDS)
    box = Box(s)
    s.round = p.number("round", 1, ROUNDS, default=1)
    s.order = read_order(s, p)
    sides = p.items("sides", length=s.players)
    s.sides = [read_player(box, Fields(sides[i], f"sides[{i}]", SIDE_FIELDS)) for i in range(s.players)]
    read_disc(s, p)
    read_goals(s, p, box)
    read_doors(s, p, box)
    read_missions(s, p, box)
    read_mice(s, p, box)
    read_cards(s, p, box)
    s.heroes, s.tokens = tuple(box.heroes.left), tuple(box.tokens.left)
    for seat in range(s.players):
        check_player(s, seat, Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS))
    s.push(GAME_PROCEDURE, 0)
    s.stack[0].at = TURN_BEGINS
    s.advance()


# --- players ------------------------------------------------------------------------------------------------
def read_player(box: Box, f: Fields) -> Player:
    p = starting_player()
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
        number = NUMBERS.get(items[i], 0) if isinstance(items[i], str) else 0
        if number not in zone or number in found:
            raise PositionError(f"{f.path(field)}[{i}]", f"{items[i]!r} is not {where}")
        found.append(number)
    return tuple(found)


def read_rats(f: Fields, p: Player) -> tuple[int, ...]:
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
        number = NUMBERS.get(items[i], 0) if isinstance(items[i], str) else 0
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


def check_player(s: Table, seat: int, f: Fields) -> None:
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


# --- order, disc, hut ---------------------------------------------------------------------------------------
def read_order(s: Table, p: Fields) -> tuple[int, ...]:
    order = p.items("order") or list(range(s.players))
    if sorted([str(seat) for seat in order]) != [str(seat) for seat in range(s.players)]:
        raise PositionError("order", f"must name each seat from 0 to {s.players - 1} once")
    return tuple(order)


def read_seat(s: Table, value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.players:
        raise PositionError(where, f"must be a seat from 0 to {s.players - 1}, not {value!r}")
    return value


def read_disc(s: Table, p: Fields) -> None:
    sections = [f"s{i}" for i in range(1, 7)]
    disc = p.items("disc") or sections
    if sorted([str(section) for section in disc]) != sections:
        raise PositionError("disc", "must name the sections s1 to s6 once each")
    s.disc = tuple([sections.index(section) + 1 for section in disc])
    spaces = {DISC_SPACES[i][0]: i for i in USED_SPACES[s.players]}
    chiefs = [0] * len(DISC_SPACES)
    given = p.given.get("chiefs", {})
    if not isinstance(given, dict):
        raise PositionError("chiefs", "must be an object: the seat by space")
    for id, seat in given.items():
        if id not in spaces:
            raise PositionError(f"chiefs.{id}", "there is no such space with this number of players")
        chiefs[spaces[id]] = read_seat(s, seat, f"chiefs.{id}") + 1
    s.chiefs = tuple(chiefs)
    hut = p.items("hut")
    s.hut = tuple([read_seat(s, hut[i], f"hut[{i}]") for i in range(len(hut))])
    read_turn(s, p, spaces)


def read_turn(s: Table, p: Fields, spaces: dict[str, int]) -> None:
    """How many turns are over follows from the chiefs; one of them is the active player's, if `space` names it."""
    space = p.given.get("space")
    if space is not None and space != "hut" and space not in spaces:
        raise PositionError("space", f"there is no space {space!r} with this number of players")
    s.space = 0 if space is None else HUT if space == "hut" else spaces[space]
    placed = [(*[c - 1 for c in s.chiefs if c], *s.hut).count(seat) for seat in range(s.players)]
    s.turn = sum(placed) - (1 if s.space else 0)
    if not 0 <= s.turn < CHIEFS * s.players:
        raise PositionError("chiefs", "there are too few or too many chiefs for this moment (RW-4.1)")
    for i in range(s.players):
        due = s.turn // s.players + (1 if i < s.turn % s.players else 0)
        if s.space and i == s.turn % s.players:
            due += 1
        if placed[s.order[i]] != due:
            raise PositionError("chiefs", f"seat {s.order[i]} should have placed {due} chiefs (RW-4.1)")
    for section in range(1, 7):
        here = [s.chiefs[i] for i in USED_SPACES[s.players] if DISC_SPACES[i][1] == section and s.chiefs[i]]
        if len(set(here)) < len(here):
            raise PositionError("chiefs", f"two chiefs of one player stand in section s{section} (RW-4.3)")
    if s.space and s.space != HUT:
        if s.chiefs[s.space] != s.active() + 1:
            raise PositionError("space", "the active player's chief does not stand there")
        s.left = (MAIN_LEFT if p.flag("main") else 0) | (BONUS_LEFT if p.flag("bonus") else 0)
    elif s.space == HUT and (not s.hut or s.hut[-1] != s.active()):
        raise PositionError("space", "the active player's chief is not the last one on the hut")


# --- goals, doors, missions, mice ---------------------------------------------------------------------------
def shuffled(s: Table, stock: Stock) -> list[int]:
    s.shuffle(stock.left)
    return stock.left


def read_goals(s: Table, p: Fields, box: Box) -> None:
    goals: list[int] = []
    discs: list[tuple[int, ...]] = []
    items = p.items("goals")
    for i in range(len(items)):
        where = f"goals[{i}]"
        g = Fields({"id": items[i]} if isinstance(items[i], str) else items[i], where, ("id", "discs"))
        goals.append(box.goals.take(g.given.get("id"), f"{where}.id"))
        seats = tuple([read_seat(s, seat, f"{where}.discs") for seat in g.items("discs")])
        if len(set(seats)) < len(seats):
            raise PositionError(f"{where}.discs", "one disc per player and goal (RW-16.2)")
        discs.append(seats)
    deck = box.goals.take_all(p, "goal_deck")
    rest = shuffled(s, box.goals)
    while len(goals) < 3 and rest:
        goals.append(rest.pop())
        discs.append(())
    s.goals, s.goal_discs = tuple(goals), tuple(discs)
    s.goal_deck = tuple(rest) + deck[::-1]


def read_doors(s: Table, p: Fields, box: Box) -> None:
    used = [i for i in range(1, len(PASSAGES)) if s.players in PASSAGES[i][2]]
    d = Fields(p.given.get("doors", {}), "doors", tuple([passage_id(i) for i in used]))
    doors = [0] * len(PASSAGES)
    for i in used:
        value = d.given.get(passage_id(i))
        if value is not None and value != "open":
            doors[i] = box.doors.take(value, d.path(passage_id(i)))
    rest = shuffled(s, box.doors)
    for i in used:
        if not d.has(passage_id(i)):
            if not rest:
                raise PositionError("doors", "there are not enough doors left")
            doors[i] = rest.pop()
    s.doors, s.door_box = tuple(doors), tuple(rest)


def read_missions(s: Table, p: Fields, box: Box) -> None:
    used = [r for r in range(len(ROOMS)) if s.players in MISSION_PLAYERS[r]]
    m = Fields(p.given.get("missions", {}), "missions", tuple([ROOMS[r] for r in used]))
    missions = [0] * len(ROOMS)
    cubes = [0] * (3 * len(ROOMS))
    for r in used:
        if m.has(ROOMS[r]):
            where = m.path(ROOMS[r])
            given = m.given[ROOMS[r]]
            f = Fields({"card": given} if isinstance(given, str) else given, where, ("card", "open", "cubes"))
            missions[r] = box.missions[1 if is_cellar(r) else 0].take(f.given.get("card"), f"{where}.card")
            if f.flag("open"):
                s.open_missions |= 1 << r
            row = f.items("cubes") or [None, None, None]
            if len(row) != 3 or (any([c is not None for c in row]) and not f.flag("open")):
                raise PositionError(f"{where}.cubes", "an open mission has three rows, each with a seat or null")
            for i in range(3):
                cubes[3 * r + i] = 0 if row[i] is None else read_seat(s, row[i], f"{where}.cubes[{i}]") + 1
    rest = [shuffled(s, box.missions[0]), shuffled(s, box.missions[1])]
    for r in used:
        if not missions[r]:
            missions[r] = rest[1 if is_cellar(r) else 0].pop()
    s.missions, s.cubes = tuple(missions), tuple(cubes)
    s.mission_box = tuple(rest[0] + rest[1])


def read_mice(s: Table, p: Fields, box: Box) -> None:
    m = Fields(p.given.get("mice", {}), "mice", ROOMS[1:])
    mice = [0] * len(MOUSE_SPACES)
    for r in range(1, len(ROOMS)):
        row = m.items(ROOMS[r])
        if len(row) > len(SPACES_IN[r]):
            raise PositionError(m.path(ROOMS[r]), f"this room has {len(SPACES_IN[r])} spaces for mice")
        for i in range(len(row)):
            if row[i] is not None:
                space = SPACES_IN[r][i]
                if s.players not in MOUSE_SPACES[space][2]:
                    raise PositionError(f"{m.path(ROOMS[r])}[{i}]", "not used with this number of players")
                stock = box.mice[1 if is_cellar(r) else 0]
                mice[space] = stock.take(row[i], f"{m.path(ROOMS[r])}[{i}]")
    gone = p.items("gone")
    s.gone = tuple([box.mouse(gone[i], f"gone[{i}]") for i in range(len(gone))])
    if p.given.get("round_mouse") is not None:
        s.round_mouse = box.mouse(p.given["round_mouse"], "round_mouse")
    stack = p.items("round_stack")
    if p.has("round_stack") and len(stack) != ROUNDS - s.round:
        raise PositionError("round_stack", f"in round {s.round} it has {ROUNDS - s.round} tiles (RW-3.5)")
    s.round_stack = tuple([box.mouse(stack[i], f"round_stack[{i}]") for i in range(len(stack))])[::-1]
    piles = Fields(p.given.get("supply", {}), "supply", ("house", "cellar"))
    tops = [box.mice[0].take_all(piles, "house"), box.mice[1].take_all(piles, "cellar")]
    if p.has("cheese"):
        s.cheese = box.cheese.take_all(p, "cheese")[::-1]
    else:
        s.cheese = tuple(box.cheese.left)
    fill_mice(s, p, m, mice, tops, [shuffled(s, box.mice[0]), shuffled(s, box.mice[1])])


def fill_mice(
    s: Table, p: Fields, m: Fields, mice: list[int], tops: list[tuple[int, ...]], rest: list[list[int]]
) -> None:
    """What the position does not say of mice is dealt from those it does not name."""
    try:
        for r in range(1, len(ROOMS)):
            if not m.has(ROOMS[r]):
                for space in SPACES_IN[r]:
                    if s.players in MOUSE_SPACES[space][2]:
                        mice[space] = rest[1 if is_cellar(r) else 0].pop()
        if not p.has("round_stack"):
            below = [rest[1].pop() for _ in range(min(2, ROUNDS - s.round))]
            s.round_stack = tuple(below + [rest[0].pop() for _ in range(ROUNDS - s.round - len(below))])
        if not p.has("round_mouse"):
            s.round_mouse = rest[0 if s.round <= 3 else 1].pop()
    except IndexError:
        raise PositionError("mice", "there are not enough mice left for what is not described") from None
    s.mice = tuple(mice)
    s.supply = [tuple(rest[0]) + tops[0][::-1], tuple(rest[1]) + tops[1][::-1]]


# --- cards --------------------------------------------------------------------------------------------------
def read_cards(s: Table, p: Fields, box: Box) -> None:
    rows = Fields(p.given.get("rows", {}), "rows", DECKS)
    decks = Fields(p.given.get("decks", {}), "decks", DECKS)
    discards = Fields(p.given.get("discards", {}), "discards", DECKS)
    for deck in (BASIC, ADVANCED):
        stock, name = box.decks[deck], DECKS[deck]
        s.piles[deck] = stock.take_all(discards, name)
        row = rows.items(name)
        if len(row) not in (0, ROW):
            raise PositionError(rows.path(name), f"a row has {ROW} cards or gaps (null)")
        cards = [0 if row[i] is None else stock.take(row[i], f"{rows.path(name)}[{i}]") for i in range(len(row))]
        top = stock.take_all(decks, name)
        s.decks[deck] = tuple(shuffled(s, stock)) + top[::-1]
        s.rows[deck] = tuple(cards) or (0,) * ROW
        if not rows.has(name):
            s.refill(deck)
