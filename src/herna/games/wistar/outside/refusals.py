"""Why not: the rule and the reason against a code that is not among a seat's options."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.outside.codes import space_number
from herna.games.wistar.rules.counters import COUNTERS, count
from herna.games.wistar.rules.payment import discount_of, fits, shortages
from herna.games.wistar.rules.rounds import PREPARATION
from herna.games.wistar.rules.tasks import ROWS, cubes_for
from herna.games.wistar.rules.turn import ELECTRICITY_ITEMS, VERSATILITY_ITEMS, goal_space
from herna.games.wistar.table.board import SECTION_OF, USED_SPACES
from herna.games.wistar.table.designs import DESIGNS, GOALS, MISSIONS, NUMBERS, SLUGS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import (
    ASK_PLAY,
    ASK_TASK,
    ASK_TURN,
    FIRST_GOAL,
    FREE,
    GOAL_DISCS,
    KINDS,
    ONCE,
    PAID,
    ROOMS,
    STRONG,
    TENTS,
    YARD,
)
from herna.kernel.texts import Args

Against = tuple[str, str, Args]
TURN_VERBS: Final = ("place", "main", "bonus", "end", "buy", "move", "deploy", "tent", "goal", "use")
OTHER_VERBS: Final = ("open", "mouse", "explore")


def refuse(s: Table, code: str, seat: int) -> Against:
    if s.over:
        return "RW-20.1", "game_over", {}
    verb, _, what = code.partition(":")
    if verb == "play" and NUMBERS.get(what, 0) and DESIGNS[NUMBERS[what]].kind:
        return refuse_card(s, NUMBERS[what], seat)
    if seat not in s.to_act:
        return "RW-4.1", "not_asked", {"seat": s.to_act[0]}
    kind = s.asks[0].kind
    if verb == "task":
        return refuse_task(s, what, seat)
    if kind == ASK_TURN:
        if verb in TURN_VERBS:
            return refuse_turn(s, verb, what, seat)
        known = verb in OTHER_VERBS or verb in [k.name for k in KINDS]
        return "RW-4.2", ("not_in_menu" if known else "unknown_code"), {}
    if verb in TURN_VERBS and verb != KINDS[kind].name:
        preparing = any([f.procedure == PREPARATION for f in s.stack])
        return ("RW-3.11" if preparing else "RW-4.7"), "inside_action", {}
    if verb != KINDS[kind].name:
        known = verb in OTHER_VERBS or verb in [k.name for k in KINDS]
        return KINDS[kind].rule, ("another_question" if known else "unknown_code"), {}
    return KINDS[kind].rule, "not_among", {}


# --- project cards ------------------------------------------------------------------------------------------
def refuse_card(s: Table, card: int, seat: int) -> Against:
    """What is missing for this card now, or that nothing allows to play one."""
    p = s.sides[seat]
    slug = SLUGS[card]
    if card in p.area:
        return "RW-9.12", "in_area", {"card": slug}
    if card not in p.hand:
        return "RW-9.2", "not_in_hand", {"card": slug}
    asked = s.asks[0].kind == ASK_PLAY and s.asks[0].seat == seat
    d = DESIGNS[card]
    mode = PAID
    if asked:
        f = s.stack[-1]
        mode = f.count
        if not fits(d, f.target):
            return "RW-9.1", "other_cards_only", {"card": slug}
    if mode != FREE:
        missing = shortages(p, d.price, discount_of(p, d, mode), 1 if p.holds.ignores_skill else 0)
        if missing:
            return tell_missing("RW-9.3", slug, missing)
    return "RW-9.1", "no_permission", {"card": slug}


def tell_missing(rule: str, slug: str, missing: list[tuple[str, int]]) -> Against:
    """`missing1` to `missing6`: so many sorts of things are lacking."""
    args: Args = {"card": slug}
    shown = missing[:6]
    for i in range(len(shown)):
        args[f"what{i + 1}"] = "lack." + shown[i][0]
        args[f"n{i + 1}"] = shown[i][1]
    return rule, f"missing{len(shown)}", args


# --- tasks --------------------------------------------------------------------------------------------------
def refuse_task(s: Table, what: str, seat: int) -> Against:
    mission, _, row = what.partition(".")
    rooms = [r for r in range(len(ROOMS)) if s.missions[r] and SLUGS[s.missions[r]] == mission]
    if not rooms or row not in ("1", "2", "3") or not s.open_missions >> rooms[0] & 1:
        return "RW-12.2", "no_such_task", {}
    p = s.sides[seat]
    room, number = rooms[0], int(row)
    if not s.is_present(p, room):
        return "RW-12.2", "not_present", {"room": ROOMS[room]}
    task = MISSIONS[s.missions[room]].tasks[number - 1]
    if s.cubes[room * 3 + number - 1]:
        return "RW-12.3", "task_done", {}
    if task.lock and not s.cubes[room * 3 + task.lock - 1]:
        return "RW-12.3", "locked", {"row": task.lock}
    ignored = s.stack[-1].count if s.asks and s.asks[0].kind == ASK_TASK else 0
    missing = shortages(p, task.price, 0, ignored)
    if missing:
        return tell_missing("RW-12.4", mission, missing)
    if not cubes_for(s, p, room * ROWS + number):
        return "RW-12.5", "no_cube", {}
    return "RW-12.1", "no_task_permission", {}


# --- a turn -------------------------------------------------------------------------------------------------
def refuse_turn(s: Table, verb: str, what: str, seat: int) -> Against:
    p = s.sides[seat]
    if verb == "place":
        return refuse_place(s, what, seat)
    if verb == "end":
        return "RW-4.2", "place_first", {}
    if verb == "main" or verb == "bonus":
        return ("RW-4.4", "done_already", {}) if s.space else ("RW-4.4", "place_first", {})
    if verb == "buy":
        if what == "electricity" and p.current == STRONG:
            return "RW-15.2", "strong_already", {}
        n = ELECTRICITY_ITEMS if what == "electricity" else VERSATILITY_ITEMS
        rule = "RW-15.2" if what == "electricity" else "RW-15.1"
        return rule, "too_few_items", {"n": n, "have": p.items()}
    if verb == "move":
        return "RW-15.3", ("no_movement" if not p.movement else "no_rats"), {}
    if verb == "deploy":
        return "RW-15.5", "nobody_at_entrance", {}
    if verb == "tent":
        return refuse_tent(s, seat)
    if verb == "goal":
        return refuse_goal(s, what, seat)
    return refuse_use(s, what, seat)


def refuse_place(s: Table, what: str, seat: int) -> Against:
    space = space_number(what)
    if what != "hut" and (not space or space not in USED_SPACES[s.players]):
        return "RW-4.2", "no_such_space", {}
    if s.space:
        return "RW-4.2", "placed_already", {}
    if s.chiefs[space]:
        return "RW-4.3", "space_taken", {"seat": s.chiefs[space] - 1}
    return "RW-4.3", "section_twice", {"section": SECTION_OF[space]}


def refuse_tent(s: Table, seat: int) -> Against:
    p = s.sides[seat]
    if p.explorer == YARD:
        return "RW-15.6", "tent_in_yard", {}
    if p.explorer in p.tents:
        return "RW-15.6", "tent_twice", {}
    return "RW-15.6", "no_tents", {"n": TENTS}


def refuse_goal(s: Table, what: str, seat: int) -> Against:
    goal = NUMBERS.get(what, 0)
    p = s.sides[seat]
    if goal < FIRST_GOAL or not GOALS[goal].slug or goal not in s.goals + p.private:
        return "RW-16.1", "no_such_goal", {}
    if goal in p.goals:
        return "RW-16.2", "goal_twice", {}
    if len(p.goals) == GOAL_DISCS:
        return "RW-16.2", "no_discs", {}
    space = goal_space(s, seat, goal)
    if space < 0:
        return "RW-16.5", "goal_full", {}
    need, have = GOALS[goal].needs[space], count(s, seat, GOALS[goal].counter)
    return "RW-16.1", "goal_short", {"need": need, "have": have, "what": "counter." + COUNTERS[GOALS[goal].counter]}


def refuse_use(s: Table, what: str, seat: int) -> Against:
    card = NUMBERS.get(what, 0)
    p = s.sides[seat]
    if card not in p.area:
        return "RW-15.4", "not_in_area", {}
    if DESIGNS[card].type != ONCE:
        return "RW-10.3", "not_once", {"card": SLUGS[card]}
    if card in p.used:
        return "RW-10.3", "used_already", {"card": SLUGS[card]}
    return "RW-15.8", "no_use_now", {"card": SLUGS[card]}
