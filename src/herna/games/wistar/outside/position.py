"""Positions: the table between effects as a person writes it down, in and out."""

from __future__ import annotations

from typing import Any, Final

from herna.games.wistar.outside.box import Box, Stock
from herna.games.wistar.outside.seats import SIDE_FIELDS, check_side, read_side
from herna.games.wistar.outside.view import slugs, space_name
from herna.games.wistar.rules.rounds import GAME_PROCEDURE, TURN_BEGINS
from herna.games.wistar.rules.turn import BONUS_LEFT, HUT, MAIN_LEFT
from herna.games.wistar.table.board import (
    DISC_SPACES,
    MISSION_PLAYERS,
    MOUSE_SPACES,
    PASSAGES,
    SPACES_IN,
    USED_SPACES,
    is_cellar,
    passage_id,
)
from herna.games.wistar.table.designs import SLUGS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ADVANCED,
    AREAS,
    ASK_TURN,
    BASIC,
    CHIEFS,
    CURRENTS,
    DECKS,
    FEWER_QUESTIONS,
    FIELDS,
    FIRST_FIELD,
    GOALS_SHOWN,
    ROOMS,
    ROUNDS,
    ROW,
)
from herna.kernel.errors import NotNow, PositionError
from herna.kernel.keeping.position import Fields

TABLE_FIELDS: Final = (
    "game", "players", "options", "round", "order", "space", "main", "bonus", "disc", "chiefs", "hut", "rows",
    "decks", "discards", "goals", "goal_deck", "doors", "missions", "mice", "cheese", "supply", "round_mouse",
    "round_stack", "gone", "sides",
)  # fmt: skip


def place(s: Table, position: dict[str, Any]) -> None:
    """Fill an empty table and run to the decision."""
    p = Fields(position, "", TABLE_FIELDS)
    box = Box(s)
    s.round = p.number("round", 1, ROUNDS, default=1)
    s.order = read_order(s, p)
    sides = p.items("sides", length=s.players)
    s.sides = [read_side(box, Fields(sides[i], f"sides[{i}]", SIDE_FIELDS)) for i in range(s.players)]
    read_disc(s, p)
    read_goals(s, p, box)
    read_doors(s, p, box)
    read_missions(s, p, box)
    read_mice(s, p, box)
    read_cards(s, p, box)
    s.heroes, s.tokens = tuple(box.heroes.left), tuple(box.tokens.left)
    for seat in range(s.players):
        check_side(s, seat, Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS))
    s.push(GAME_PROCEDURE, 0)
    s.stack[0].go_to(TURN_BEGINS)
    s.advance()


# --- order, disc, hut ---------------------------------------------------------------------------------------
def read_order(s: Table, p: Fields) -> tuple[int, ...]:
    given = p.items("order") or list(range(s.players))
    order = [read_seat(s, given[i], f"order[{i}]") for i in range(len(given))]
    if sorted(order) != list(range(s.players)):
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
    if space is not None and space != "hut" and (not isinstance(space, str) or space not in spaces):
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
        if s.chiefs[s.space] != s.active + 1:
            raise PositionError("space", "the active player's chief does not stand there")
        s.left = (MAIN_LEFT if p.flag("main") else 0) | (BONUS_LEFT if p.flag("bonus") else 0)
        return
    for action in ("main", "bonus"):
        if p.flag(action):
            raise PositionError(action, "can be left only while a chief stands on the disc: say where with 'space'")
    if s.space == HUT and (not s.hut or s.hut[-1] != s.active):
        raise PositionError("space", "the active player's chief is not the last one on the hut")


# --- goals, doors, missions, mice ---------------------------------------------------------------------------
def shuffled(s: Table, stock: Stock) -> list[int]:
    s.shuffle(stock.left)
    return stock.left


def read_goals(s: Table, p: Fields, box: Box) -> None:
    goals: list[int] = []
    discs: list[tuple[int, ...]] = []
    items = p.items("goals")
    if len(items) > GOALS_SHOWN:
        raise PositionError("goals", f"{GOALS_SHOWN} goals lie on the board (RW-1.3)")
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
    while len(goals) < GOALS_SHOWN and rest:
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
        rest = shuffled(s, stock)
        if not rows.has(name) and s.holds(FEWER_QUESTIONS):  # as at the start; what is named in the deck stays there
            if len(rest) < ROW:
                raise PositionError(rows.path(name), f"must be said: only {len(rest)} cards are named nowhere else")
            cards = [rest.pop() for _ in range(ROW)][::-1]  # a row is filled from the left
        s.decks[deck] = tuple(rest) + top[::-1]
        s.rows[deck] = tuple(cards) or (0,) * ROW
        if not rows.has(name):
            s.refill(deck)  # only where games from before go on: they took named cards, too


def describe(s: Table) -> dict[str, object]:
    if len(s.stack) != 1 or not s.asks or s.asks[0].kind != ASK_TURN:
        raise NotNow("a position is a table between effects; here something is being resolved")
    return {
        "game": s.setup.game,
        "players": s.players,
        "options": dict(s.setup.options),
        "round": s.round,
        "order": list(s.order),
        "space": space_name(s.space),
        "main": s.left & MAIN_LEFT > 0,
        "bonus": s.left & BONUS_LEFT > 0,
        "disc": [f"s{section}" for section in s.disc],
        "chiefs": {DISC_SPACES[i][0]: s.chiefs[i] - 1 for i in USED_SPACES[s.players] if s.chiefs[i]},
        "hut": list(s.hut),
        "rows": {DECKS[d]: [SLUGS[c] or None for c in s.rows[d]] for d in (BASIC, ADVANCED)},
        "decks": {DECKS[d]: slugs(s.decks[d][::-1]) for d in (BASIC, ADVANCED)},  # people write the top card first
        "discards": {DECKS[d]: slugs(s.piles[d]) for d in (BASIC, ADVANCED)},
        "goals": [{"id": SLUGS[s.goals[i]], "discs": list(s.goal_discs[i])} for i in range(len(s.goals))],
        "goal_deck": slugs(s.goal_deck[::-1]),
        "doors": {
            passage_id(i): SLUGS[s.doors[i]] or "open" for i in range(1, len(PASSAGES)) if s.players in PASSAGES[i][2]
        },
        "missions": {ROOMS[r]: describe_mission(s, r) for r in range(len(ROOMS)) if s.missions[r]},
        "mice": {ROOMS[r]: [SLUGS[s.mice[i]] or None for i in SPACES_IN[r]] for r in range(1, len(ROOMS))},
        "cheese": slugs(s.cheese[::-1]),
        "supply": {"house": slugs(s.supply[0][::-1]), "cellar": slugs(s.supply[1][::-1])},
        "round_mouse": SLUGS[s.round_mouse] or None,
        "round_stack": slugs(s.round_stack[::-1]),
        "gone": slugs(s.gone),
        "sides": [describe_side(s, p) for p in s.sides],
    }


def describe_mission(s: Table, room: int) -> dict[str, object]:
    return {
        "card": SLUGS[s.missions[room]],
        "open": s.open_missions >> room & 1 == 1,
        "cubes": [c - 1 if c else None for c in s.cubes[3 * room : 3 * room + 3]],
    }


def describe_side(s: Table, p: Side) -> dict[str, object]:
    return {
        "wood": p.wood,
        "metal": p.metal,
        "movement": p.movement,
        "versatility": p.versatility,
        "vp": p.vp,
        "electricity": CURRENTS[p.current],
        "hand": slugs(p.hand),
        "known": slugs(p.known),
        "area": slugs(p.area),
        "used": slugs(p.used),
        "rats": {AREAS[i]: p.rats[i] for i in range(len(AREAS))},
        "beds": p.beds,
        "beds_gone": p.beds_gone,
        "rooms_dug": p.rooms,
        "fields": [SLUGS[FIRST_FIELD + i] for i in range(FIELDS) if p.fields >> i & 1],
        "explorer": ROOMS[p.explorer],
        "tents": [ROOMS[r] for r in p.tents],
        "doors": slugs(p.doors),
        "goals": slugs(p.goals),
        "private_goals": slugs(p.private),
        "goals_put_aside": slugs(p.seen_goals),
    }
