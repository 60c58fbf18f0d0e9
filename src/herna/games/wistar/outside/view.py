"""Who sees what: the table as one seat may know it, and the redrawing of all it does not know."""

from __future__ import annotations

from herna.games.wistar.rules.counters import COUNTERS, count
from herna.games.wistar.rules.scoring import LINES, breakdown
from herna.games.wistar.rules.turn import BONUS_LEFT, HUT, MAIN_LEFT, goal_space
from herna.games.wistar.table.board import (
    DISC_SPACES,
    MOUSE_SPACES,
    PASSAGES,
    SPACES_IN,
    USED_SPACES,
    is_cellar,
    passage_id,
)
from herna.games.wistar.table.designs import DESIGNS, GOALS, PLACES, SLUGS
from herna.games.wistar.table.moves import PROCEDURES, Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ACTIONS,
    ADVANCED,
    AREAS,
    BASIC,
    CURRENTS,
    DECKS,
    FIELDS,
    FIRST_FIELD,
    ROOMS,
    SYMBOLS,
    TENTS,
    TILES,
)


def slugs(components: tuple[int, ...]) -> list[str]:
    return [SLUGS[i] for i in components]


def space_name(space: int) -> str | None:
    return "hut" if space == HUT else DISC_SPACES[space][0] or None


def show_table(s: Table, seat: int) -> dict[str, object]:
    return {
        "round": s.round,
        "order": list(s.order),
        "active": s.active if s.round and not s.outcome and len(s.stack) else None,
        "turn": show_turn(s),
        "disc": [show_position(s, i) for i in range(6)],
        "hut": list(s.hut),
        "rows": {DECKS[d]: [SLUGS[c] or None for c in s.rows[d]] for d in (BASIC, ADVANCED)},
        "decks": {DECKS[d]: len(s.decks[d]) for d in (BASIC, ADVANCED)},
        "discards": {DECKS[d]: slugs(tuple(sorted(s.piles[d]))) for d in (BASIC, ADVANCED)},
        "pairs": [slugs(s.pairs[i : i + 2]) for i in range(0, len(s.pairs), 2)],
        "goals": [show_goal(s, i, seat) for i in range(len(s.goals))],
        "goal_deck": len(s.goal_deck),
        "goals_shown": show_private(seat, s.goals_shown, s.asks[0].seat if s.asks else -1),
        "drawn": show_private(seat, s.aside, s.aside_seat - 1),
        "heroes": slugs(s.heroes),
        "tokens": slugs(s.tokens),
        "rooms": [show_room(s, room) for room in range(len(ROOMS))],
        "passages": [show_passage(s, i) for i in range(1, len(PASSAGES))],
        "round_mouse": SLUGS[s.round_mouse] or None,
        "round_stack": len(s.round_stack),
        "supply": {"house": len(s.supply[0]), "cellar": len(s.supply[1])},
        "gone": slugs(s.gone),
        "sides": [show_side(s, i, i == seat) for i in range(s.players)],
        "resolving": show_frames(s),
    }


def show_turn(s: Table) -> dict[str, object]:
    return {
        "number": s.turn // s.players + 1 if s.round else 0,
        "space": space_name(s.space),
        "main": s.left & MAIN_LEFT > 0,
        "bonus": s.left & BONUS_LEFT > 0,
    }


def show_position(s: Table, position: int) -> dict[str, object]:
    section = s.disc[position]
    return {
        "action": ACTIONS[position],
        "section": f"s{section}",
        "spaces": [
            {"id": DISC_SPACES[i][0], "chief": s.chiefs[i] - 1 if s.chiefs[i] else None}
            for i in USED_SPACES[s.players]
            if DISC_SPACES[i][1] == section
        ],
    }


def show_goal(s: Table, i: int, seat: int) -> dict[str, object]:
    goal = GOALS[s.goals[i]]
    space = goal_space(s, seat, goal.index) if seat >= 0 else -1
    return {
        "id": goal.slug,
        "counter": COUNTERS[goal.counter],
        "needs": list(goal.needs[: s.players]),
        "discs": list(s.goal_discs[i]),
        "have": count(s, seat, goal.counter) if seat >= 0 else None,
        "need": goal.needs[space] if space >= 0 else None,
    }


def show_private(seat: int, cards: tuple[int, ...], owner: int) -> object:
    """Cards that only one player sees: their number for everybody else."""
    return {"count": len(cards), "cards": slugs(cards) if cards and seat == owner else None}


def show_room(s: Table, room: int) -> dict[str, object]:
    mission = s.missions[room]
    is_open = s.open_missions >> room & 1 == 1
    return {
        "id": ROOMS[room],
        "cellar": is_cellar(room),
        "mice": [i for i in SPACES_IN[room] if s.mice[i]],
        "cheese": slugs(s.cheese[::-1]) if room == len(ROOMS) - 1 else [],
        "mission": None if not mission else (SLUGS[mission] if is_open else "unknown"),
        "cubes": [c - 1 if c else None for c in s.cubes[3 * room : 3 * room + 3]],
        "explorers": [i for i in range(s.players) if s.sides[i].explorer == room],
        "tents": [i for i in range(s.players) if room in s.sides[i].tents],
    }


def show_passage(s: Table, passage: int) -> dict[str, object]:
    a, b, _ = PASSAGES[passage]
    return {"id": passage_id(passage), "between": [ROOMS[a], ROOMS[b]], "open": s.doors[passage] == 0}


def show_side(s: Table, seat: int, mine: bool) -> dict[str, object]:
    p = s.sides[seat]
    return {
        "wood": p.wood,
        "metal": p.metal,
        "movement": p.movement,
        "versatility": p.versatility,
        "vp": p.vp,
        "electricity": CURRENTS[p.current],
        "hand": slugs(p.hand) if mine else None,
        "hand_size": len(p.hand),
        "hand_backs": {DECKS[d]: p.hand_of(d) for d in (BASIC, ADVANCED)},
        "known": slugs(p.known),
        "cards": [{"id": SLUGS[i], "used": i in p.used} for i in p.area if DESIGNS[i].kind],
        "mice": [SLUGS[i] for i in p.area if DESIGNS[i].is_mouse],
        "helpers": [SLUGS[i] for i in p.area if not DESIGNS[i].kind and not DESIGNS[i].is_mouse],
        "symbols": {SYMBOLS[i]: p.holds.symbols[i] for i in range(len(SYMBOLS))},
        "rats": {AREAS[i]: p.rats[i] for i in range(len(AREAS))},
        "beds": p.beds,
        "beds_built": p.beds - p.beds_gone,
        "rooms_dug": p.rooms,
        "beds_left": TILES - p.beds,
        "free_chambers": p.free_chambers(),
        "fields": [show_field(p, i) for i in range(FIELDS)],
        "explorer": ROOMS[p.explorer],
        "tents": [ROOMS[r] for r in p.tents],
        "tents_left": TENTS - len(p.tents),
        "doors": slugs(p.doors),
        "goals": slugs(p.goals),
        "private_goals": slugs(p.private),
        "goals_put_aside": slugs(p.seen_goals) if mine else len(p.seen_goals),
        "cubes_on_missions": s.cubes_of(seat),
        "score": show_score(s, seat, mine),
    }


def show_field(p: Side, field: int) -> dict[str, object]:
    return {
        "id": SLUGS[FIRST_FIELD + field],
        "empty": p.fields >> field & 1 == 1,
        "vp": PLACES[FIRST_FIELD + field].vp,
    }


def show_score(s: Table, seat: int, mine: bool) -> dict[str, int]:
    """What the final scoring would give now; every line of it is public."""
    lines = breakdown(s, seat)
    shown = {LINES[i]: lines[i] for i in range(len(LINES))}
    shown["total"] = sum(lines)
    return shown


def show_frames(s: Table) -> list[dict[str, object]]:
    """What is under way, outermost first."""
    return [
        {
            "what": PROCEDURES.names[f.procedure],
            "seat": f.you,
            "source": SLUGS[f.source] or None,
            "card": SLUGS[f.card] or None,
        }
        for f in s.stack[1:]
    ]


# --- other worlds -------------------------------------------------------------------------------------------
class Pot:
    """Unknown things of one sort: thrown together, shuffled, handed out again."""

    def __init__(self) -> None:
        self.things: list[int] = []

    def take(self, zone: tuple[int, ...]) -> None:
        self.things += zone

    def give(self, n: int) -> tuple[int, ...]:
        given = tuple(self.things[len(self.things) - n :])
        del self.things[len(self.things) - n :]
        return given


def redraw(s: Table, seat: int) -> None:
    """Deal again: decks and what others hold unseen, face-down doors, missions and mice, goals."""
    asked = s.asks[0].seat if s.asks else -1
    for deck in (BASIC, ADVANCED):
        redraw_cards(s, seat, deck)
    doors = Pot()
    doors.take(tuple([d for d in s.doors if d]) + s.door_box)
    s.shuffle(doors.things)
    s.doors = tuple([doors.give(1)[0] if d else 0 for d in s.doors])
    s.door_box = tuple(doors.things)
    redraw_missions(s)
    redraw_mice(s, 0)
    redraw_mice(s, 1)
    redraw_goals(s, seat, asked != seat)


def redraw_cards(s: Table, seat: int, deck: int) -> None:
    pot = Pot()
    pot.take(s.decks[deck])
    hidden: list[list[int]] = []
    for i in range(s.players):
        p = s.sides[i]
        unseen = [c for c in p.hand if i != seat and DESIGNS[c].deck == deck and c not in p.known]
        hidden.append(unseen)
        pot.things += unseen
    aside = [c for c in s.aside if DESIGNS[c].deck == deck] if s.aside_seat != seat + 1 else []
    pot.things += aside
    s.shuffle(pot.things)
    for i in range(s.players):
        if hidden[i]:
            p = s.sides[i]
            new = list(pot.give(len(hidden[i])))
            p.hand = tuple([new.pop() if c in hidden[i] else c for c in p.hand])
    if aside:
        drawn = list(pot.give(len(aside)))
        s.aside = tuple([drawn.pop() if DESIGNS[c].deck == deck else c for c in s.aside])
    s.decks[deck] = tuple(pot.things)


def redraw_missions(s: Table) -> None:
    for cellar in (False, True):
        pot = Pot()
        down = [
            r for r in range(len(ROOMS)) if s.missions[r] and is_cellar(r) == cellar and not s.open_missions >> r & 1
        ]
        box = [m for m in s.mission_box if is_cellar_mission(m) == cellar]
        pot.things += [s.missions[r] for r in down] + box
        s.shuffle(pot.things)
        missions = list(s.missions)
        for r in down:
            missions[r] = pot.give(1)[0]
        s.missions = tuple(missions)
        s.mission_box = tuple([m for m in s.mission_box if is_cellar_mission(m) != cellar] + pot.things)


def is_cellar_mission(mission: int) -> bool:
    return SLUGS[mission].startswith("mc")


def redraw_mice(s: Table, pile: int) -> None:
    """House (0) or cellar (1) mice: on the farmstead, in the round stack and in the supply."""
    pot = Pot()
    cellar = pile == 1
    pot.things += [m for m in s.mice if m and DESIGNS[m].is_cellar_mouse == cellar]
    pot.things += [m for m in s.round_stack if DESIGNS[m].is_cellar_mouse == cellar]
    pot.take(s.supply[pile])
    s.shuffle(pot.things)
    s.mice = tuple([
        pot.give(1)[0] if s.mice[i] and MOUSE_SPACES[i][1] == cellar else s.mice[i] for i in range(len(s.mice))
    ])  # fmt: skip
    s.round_stack = tuple([pot.give(1)[0] if DESIGNS[m].is_cellar_mouse == cellar else m for m in s.round_stack])
    s.supply[pile] = tuple(pot.things)


def redraw_goals(s: Table, seat: int, shown_hidden: bool) -> None:
    pot = Pot()
    pot.take(s.goal_deck)
    if shown_hidden:
        pot.take(s.goals_shown)
    for i in range(s.players):
        if i != seat:
            pot.take(s.sides[i].seen_goals)
    s.shuffle(pot.things)
    if shown_hidden:
        s.goals_shown = pot.give(len(s.goals_shown))
    for i in range(s.players):
        if i != seat:
            s.sides[i].seen_goals = pot.give(len(s.sides[i].seen_goals))
    s.goal_deck = tuple(pot.things)
