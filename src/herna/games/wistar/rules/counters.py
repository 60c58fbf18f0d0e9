"""What goals, final scoring, aggressive cards and "per" texts count: always what a player has at that moment."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import (
    ADVANCED,
    BASIC,
    BROWN,
    BUILDING,
    FIELDS,
    FINAL,
    INCOME,
    INSTANT,
    ONCE,
    PERMANENT,
    SAMOHYB,
    TOOL,
)

tool_cards: Final = 1
samohyb_cards: Final = 2
building_cards: Final = 3
basic_cards: Final = 4
advanced_cards: Final = 5
instant_cards: Final = 6
once_cards: Final = 7
income_cards: Final = 8
final_cards: Final = 9
engine_cards: Final = 10
beds_built: Final = 11
rooms_dug: Final = 12
doors: Final = 13
mice: Final = 14
cellar_mice: Final = 15
cubes_on_missions: Final = 16
goals_reached: Final = 17
brown_removed: Final = 18
grey_removed: Final = 19
wood: Final = 20
metal: Final = 21
movement: Final = 22
versatility: Final = 23
hand_cards: Final = 24
strength: Final = 25
wits: Final = 26
endurance: Final = 27
agility: Final = 28
intelligence: Final = 29
energy: Final = 30
max_same_skill: Final = 31
skill_symbols: Final = 32
COUNTERS: Final = (
    "", "tool_cards", "samohyb_cards", "building_cards", "basic_cards", "advanced_cards", "instant_cards",
    "once_cards", "income_cards", "final_cards", "engine_cards", "beds_built", "rooms_dug", "doors", "mice",
    "cellar_mice", "cubes_on_missions", "goals_reached", "brown_removed", "grey_removed", "wood", "metal", "movement",
    "versatility", "hand_cards", "strength", "wits", "endurance", "agility", "intelligence", "energy",
    "max_same_skill", "skill_symbols",
)  # fmt: skip


def emptied(fields: int, first: int, end: int) -> int:
    return len([i for i in range(first, end) if fields >> i & 1])


def count(s: Table, seat: int, counter: int) -> int:
    """How many of it this player has; versatility tokens never stand in for symbols here (RW-16.3)."""
    p = s.sides[seat]
    if strength <= counter <= energy:
        return p.holds.symbols[counter - strength]
    if counter <= engine_cards:
        return count_cards(s, seat, counter)
    if counter == beds_built:
        return p.beds - p.beds_gone
    if counter == rooms_dug:
        return p.rooms
    if counter == doors:
        return len(p.doors)
    if counter == mice:
        return p.holds.mice
    if counter == cellar_mice:
        return p.holds.cellar_mice
    if counter == cubes_on_missions:
        return s.cubes_of(seat)
    if counter == goals_reached:
        return len(p.goals)
    if counter == brown_removed:
        return emptied(p.fields, 0, BROWN)
    if counter == grey_removed:
        return emptied(p.fields, BROWN, FIELDS)
    if counter == wood:
        return p.wood
    if counter == metal:
        return p.metal
    if counter == movement:
        return p.movement
    if counter == versatility:
        return p.versatility
    if counter == hand_cards:
        return len(p.hand)
    skills = p.holds.symbols[:5]
    return max(skills) if counter == max_same_skill else sum(skills)


def count_cards(s: Table, seat: int, counter: int) -> int:
    """Project cards in the area; heroes, tokens and mice are none."""
    h = s.sides[seat].holds
    if counter == tool_cards:
        return h.kinds[TOOL]
    if counter == samohyb_cards:
        return h.kinds[SAMOHYB]
    if counter == building_cards:
        return h.kinds[BUILDING]
    if counter == basic_cards:
        return h.decks[BASIC]
    if counter == advanced_cards:
        return h.decks[ADVANCED]
    if counter == instant_cards:
        return h.types[INSTANT]
    if counter == once_cards:
        return h.types[ONCE]
    if counter == income_cards:
        return h.types[INCOME]
    if counter == final_cards:
        return h.types[FINAL]
    return h.types[ONCE] + h.types[INCOME] + h.types[PERMANENT]
