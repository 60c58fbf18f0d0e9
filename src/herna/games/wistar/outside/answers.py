"""Why not, inside an action or an effect: what speaks against an answer of the right kind."""

from __future__ import annotations

from herna.games.wistar.rules.exploring import presence
from herna.games.wistar.table.board import PASSAGES, SPACES_IN, TOUCHING, passage_id
from herna.games.wistar.table.designs import DESIGNS, NUMBERS
from herna.games.wistar.table.moves import PROCEDURES, Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ACTIONS,
    AREA_OF,
    AREAS,
    ASK_ACTION,
    ASK_BEDS,
    ASK_BROWN,
    ASK_CARD,
    ASK_CUBE,
    ASK_DEVELOP,
    ASK_DIG,
    ASK_DOOR,
    ASK_FARM_MOUSE,
    ASK_POTION,
    ASK_RATS,
    ASK_REVEAL,
    ASK_WALK,
    BACK_CELLAR,
    BROWN,
    DECKS,
    ENTRANCE,
    FIELDS,
    FIRST_FIELD,
    KINDS,
    ROOMS,
    YARD,
)
from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason


def refuse_answer(s: Table, ask: Ask, what: str) -> Reason:
    """Against an answer that begins with the word of the open question."""
    kind, rule = ask.kind, KINDS[ask.kind].rule
    if kind == ASK_DOOR:
        return refuse_exploring(s, rule, "open", what, ask.seat)
    if kind == ASK_WALK or kind == ASK_REVEAL:
        return refuse_exploring(s, rule, KINDS[kind].name, what, ask.seat)
    if kind == ASK_FARM_MOUSE:
        return refuse_exploring(s, rule, "mouse", what, ask.seat)
    if kind == ASK_DIG or kind == ASK_BEDS:
        return refuse_number(ask, rule, what)
    if kind == ASK_RATS:
        return refuse_rats(s.sides[ask.seat], rule, what)
    if kind == ASK_DEVELOP:
        return refuse_project(s, rule, what)
    if kind == ASK_CARD:
        return (rule, "not_in_hand", {"card": what}) if what in NUMBERS else (rule, "no_such_card", {"name": what})
    if kind == ASK_CUBE or kind == ASK_BROWN:
        return refuse_cube(s, ask, rule, what)
    if kind == ASK_ACTION and what in ACTIONS:
        return rule, "no_rats_there", {"area": AREAS[AREA_OF[ACTIONS.index(what)]]}
    if kind == ASK_POTION and what in ("play", "task"):
        return rule, f"potion_no_{what}", {}
    return rule, "not_among", {}


def refuse_number(ask: Ask, rule: str, what: str) -> Reason:
    """So many rooms or beds: the options are numbers, the highest first."""
    if what.isdecimal() and len(what) < 4 and int(what) > ask.options[0]:
        return rule, ("too_many_beds" if ask.kind == ASK_BEDS else "too_many_rooms"), {"n": ask.options[0]}
    return rule, "not_among", {}


def refuse_rats(p: Side, rule: str, what: str) -> Reason:
    start, _, goal = what.partition(">")
    for area in (start, goal):
        if area not in AREAS or area == AREAS[ENTRANCE]:
            return rule, "no_area", {"name": area}
    if not p.rats[AREAS.index(start)]:
        return rule, "no_rats_there", {"area": start}
    return rule, "not_among", {}


def refuse_project(s: Table, rule: str, what: str) -> Reason:
    points = s.stack[-1].count
    if what in DECKS:
        empty = not s.cards_left(DECKS.index(what))
        return (rule, "no_cards_left", {}) if empty else (rule, "too_few_points", {"n": points})
    card = NUMBERS.get(what, 0)
    if not card:
        return rule, "no_such_card", {"name": what}
    if card not in s.rows[DESIGNS[card].deck]:
        return rule, "not_in_row", {"card": what}
    return rule, "too_few_points", {"n": points}


def refuse_cube(s: Table, ask: Ask, rule: str, what: str) -> Reason:
    field = NUMBERS.get(what, 0) - FIRST_FIELD
    if not 0 <= field < FIELDS:
        return rule, "no_such_field", {"name": what}
    if s.sides[ask.seat].fields >> field & 1:
        return rule, "field_empty", {"field": what}
    if field >= BROWN:
        return rule, ("grey_not_brown" if ask.kind == ASK_BROWN else "grey_in_house"), {}
    return rule, "field_item", {"field": what}


# --- the farmstead ------------------------------------------------------------------------------------------
def refuse_exploring(s: Table, rule: str, verb: str, what: str, seat: int) -> Reason:
    """Opening a door, a step of the explorer, a mission or a mouse; `what` may be empty or nonsense."""
    p = s.sides[seat]
    if verb == "open":
        return refuse_door(s, p, rule, what)
    if verb == "mouse" and what == "cheese":
        return refuse_cheese(s, p, rule)
    name = what.partition("#")[0]
    if name not in ROOMS:
        return rule, "no_such_room", {"name": name}
    room = ROOMS.index(name)
    if verb == "walk":
        return refuse_walk(s, p, rule, room)
    if verb == "reveal" and (not s.missions[room] or s.open_missions >> room & 1):
        return rule, "no_hidden_mission", {"room": name}
    if verb == "mouse" and not any([s.mice[space] for space in SPACES_IN[room]]):
        return rule, "no_mouse", {"room": name}
    if room not in presence(p):
        return rule, "not_present", {"room": name}
    if verb == "mouse" and p.free_chambers() <= 0:
        return rule, "no_chamber", {}
    return rule, "not_among", {}


def refuse_door(s: Table, p: Side, rule: str, what: str) -> Reason:
    for passage in range(1, len(PASSAGES)):
        if passage_id(passage) == what:
            a, b, _ = PASSAGES[passage]
            reason = "door_far" if s.doors[passage] else "door_open"
            return rule, reason, {"from": ROOMS[a], "to": ROOMS[b]}
    return rule, "no_such_door", {"name": what}


def refuse_walk(s: Table, p: Side, rule: str, room: int) -> Reason:
    if room == p.explorer:
        return rule, "there_already", {"room": ROOMS[room]}
    if PROCEDURES.purpose(s) == "walk_anywhere":
        return (rule, "not_among", {}) if room == YARD else (rule, "unreachable", {"room": ROOMS[room]})
    if room not in [other for _, other in TOUCHING[p.explorer]]:
        return rule, "not_next", {"room": ROOMS[room]}
    return rule, "closed", {"room": ROOMS[room]}


def refuse_cheese(s: Table, p: Side, rule: str) -> Reason:
    if not s.cheese:
        return rule, "no_cheese", {}
    if p.holds.cheese:
        return rule, "one_cheese", {}
    if BACK_CELLAR not in presence(p):
        return rule, "not_present", {"room": ROOMS[BACK_CELLAR]}
    return rule, "no_chamber", {}
