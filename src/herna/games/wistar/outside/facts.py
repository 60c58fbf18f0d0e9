"""The printed numbers and words of every component, as plain data; `ours` says that we designed it."""

from __future__ import annotations

from typing import Any

from herna.games.wistar.rules.counters import COUNTERS
from herna.games.wistar.table.board import DISC_SPACES, MISSION_PLAYERS, SPACES_IN, is_cellar
from herna.games.wistar.table.designs import DESIGNS, GOALS, MISSIONS, NUMBERS, PLACES, Design, Price
from herna.games.wistar.table.words import (
    BROWN,
    CARD_KINDS,
    CURRENTS,
    DECKS,
    FIRST_DOOR,
    FIRST_FIELD,
    FIRST_GOAL,
    FIRST_MISSION,
    FIRST_ROOM,
    FIRST_SPACE,
    SYMBOLS,
    TYPES,
)


def component_ids() -> list[str]:
    return list(NUMBERS)


def facts(component: str) -> dict[str, Any]:
    number = NUMBERS[component]
    if number < FIRST_MISSION:
        return design_facts(DESIGNS[number])
    if number < FIRST_GOAL:
        mission = MISSIONS[number]
        rows = [{"lock": t.lock, **price_facts(t.price)} for t in mission.tasks]
        return {"sort": "mission", "cellar": component.startswith("mc"), "rows": rows, "ours": mission.ours}
    if number < FIRST_DOOR:
        goal = GOALS[number]
        return {"sort": "goal", "counter": COUNTERS[goal.counter], "needs": list(goal.needs), "ours": goal.ours}
    if number >= FIRST_ROOM:
        room = number - FIRST_ROOM
        missions = list(MISSION_PLAYERS[room])
        mice = len(SPACES_IN[room])
        return {"sort": "room", "cellar": is_cellar(room), "missions": missions, "mice": mice, "ours": room != 0}
    place = PLACES[number]
    if number < FIRST_FIELD:
        return {"sort": "door", "copies": place.copies, "ours": place.ours}
    if number < FIRST_SPACE:
        colour = "brown" if number < FIRST_FIELD + BROWN else "grey"
        return {"sort": "field", "colour": colour, "vp": place.vp, "items": place.extra_item, "ours": place.ours}
    players = list(DISC_SPACES[number - FIRST_SPACE + 1][2])
    return {"sort": "space", "players": players, "ours": place.ours}


def design_facts(d: Design) -> dict[str, Any]:
    shown = [SYMBOLS[i] for i in range(len(SYMBOLS)) for _ in range(d.symbols[i])]
    if d.kind:
        return {
            "sort": "project",
            "number": d.index,
            "deck": DECKS[d.deck],
            "kind": CARD_KINDS[d.kind],
            "type": TYPES[d.type],
            **price_facts(d.price),
            "symbols": shown,
            "vp": d.vp,
            "ours": d.ours,
        }
    if d.is_mouse:
        return {
            "sort": "mouse" if d.type else "cheese",
            "cellar": d.is_cellar_mouse,
            "type": TYPES[d.type],
            "vp": d.vp,
            "ours": d.ours,
        }
    return {"sort": "hero" if len(shown) == 2 else "skill_token", "symbols": shown, "ours": d.ours}


def price_facts(price: Price) -> dict[str, Any]:
    """Only what is asked for."""
    cost = {"wood": price.wood, "metal": price.metal, "movement": price.movement, "items": price.items}
    needs: dict[str, Any] = {SYMBOLS[i]: price.skills[i] for i in range(5)}
    needs["energy"] = price.energy
    for kind in range(1, 4):
        needs[CARD_KINDS[kind]] = price.kinds[kind]
    needs["mice"], needs["rooms_dug"] = price.mice, price.rooms
    shown = {what: n for what, n in needs.items() if n}
    if price.current:
        shown["electricity"] = CURRENTS[price.current]
    return {"cost": {what: n for what, n in cost.items() if n}, "needs": shown}
