"""Positions out: the table between effects as a person writes it down. `placing` reads them in."""

from __future__ import annotations

from herna.games.wistar.designs import SLUGS
from herna.games.wistar.farm import DISC_SPACES, PASSAGES, SPACES_IN, USED_SPACES, passage_id
from herna.games.wistar.player import Player
from herna.games.wistar.table import Table
from herna.games.wistar.turns import BONUS_LEFT, MAIN_LEFT
from herna.games.wistar.view import slugs, space_name
from herna.games.wistar.words import (
    ADVANCED,
    AREAS,
    BASIC,
    CURRENTS,
    DECKS,
    FIELDS,
    FIRST_FIELD,
    ROOMS,
    TURN,
)
from herna.kernel.errors import NotNow


def describe(s: Table) -> dict[str, object]:
    if len(s.stack) != 1 or not s.asks or s.asks[0].kind != TURN:
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
        "sides": [describe_player(s, p) for p in s.sides],
    }


def describe_mission(s: Table, room: int) -> dict[str, object]:
    return {
        "card": SLUGS[s.missions[room]],
        "open": s.open_missions >> room & 1 == 1,
        "cubes": [c - 1 if c else None for c in s.cubes[3 * room : 3 * room + 3]],
    }


def describe_player(s: Table, p: Player) -> dict[str, object]:
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
