"""Why not: the rule and the reason against a code that is not among a seat's options."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.outside.answers import refuse_answer, refuse_exploring
from herna.games.wistar.outside.codes import TURN_VERBS, space_number
from herna.games.wistar.rules.counters import COUNTERS, count
from herna.games.wistar.rules.payment import discount_of, fits, shortages
from herna.games.wistar.rules.rounds import PREPARATION
from herna.games.wistar.rules.tasks import ROWS, cubes_for
from herna.games.wistar.rules.turn import ELECTRICITY_ITEMS, HUT, VERSATILITY_ITEMS, goal_space
from herna.games.wistar.table.board import SECTION_OF, USED_SPACES
from herna.games.wistar.table.designs import DESIGNS, GOALS, MISSIONS, NUMBERS, SLUGS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import (
    AREAS,
    ASK_EXPLORE,
    ASK_PAIR,
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
from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason
from herna.kernel.texts.catalogue import Args

END_RULE: Final = "RW-20.1"
PLAIN_VERBS: Final = ("main", "bonus", "end", "move", "tent")  # of a turn: they name no thing


def refuse(s: Table, ask: Ask, code: str) -> Reason:
    """What a card or a task lacks is said whatever is asked; otherwise, what the open question allows decides."""
    kind = KINDS[ask.kind]
    verb, _, what = code.partition(":")
    if verb == "play" and what:
        return refuse_card(s, ask, what)
    if verb == "task" and what:
        return refuse_task(s, ask, what)
    if ask.kind == ASK_TURN:
        return refuse_turn(s, verb, what, ask.seat) if verb in TURN_VERBS else ("RW-4.2", "not_in_menu", {})
    if ask.kind == ASK_EXPLORE and verb in ("open", "walk", "reveal", "mouse"):
        return refuse_exploring(s, kind.rule, verb, what, ask.seat)
    if verb == kind.name:
        return refuse_answer(s, ask, what)
    if verb in TURN_VERBS and ask.kind != ASK_PAIR:
        preparing = any([f.procedure == PREPARATION for f in s.stack])
        return ("RW-3.11" if preparing else "RW-4.7"), "inside_action", {}
    return kind.rule, "another_question", {}


# --- project cards ------------------------------------------------------------------------------------------
def refuse_card(s: Table, ask: Ask, slug: str) -> Reason:
    """What is missing for this card now, or that nothing allows to play one."""
    p = s.sides[ask.seat]
    card = NUMBERS.get(slug, 0)
    if not card:
        return "RW-9.2", "no_such_card", {"name": slug}
    if card in p.area:
        return "RW-9.12", "in_area", {"card": slug}
    if card not in p.hand:
        return "RW-9.2", "not_in_hand", {"card": slug}
    d = DESIGNS[card]
    mode = PAID
    if ask.kind == ASK_PLAY:
        f = s.stack[-1]
        mode = f.count
        if not fits(d, f.target):
            return "RW-9.1", "other_cards_only", {"card": slug}
    if mode != FREE:
        missing = shortages(p, d.price, discount_of(p, d, mode), 1 if p.holds.ignores_skill else 0)
        if missing:
            return tell_missing("RW-9.3", slug, missing)
    return "RW-9.1", "no_permission", {"card": slug}


def tell_missing(rule: str, slug: str, missing: list[tuple[str, int]]) -> Reason:
    """`missing1` to `missing6`: so many sorts of things are lacking."""
    args: Args = {"card": slug}
    shown = missing[:6]
    for i in range(len(shown)):
        args[f"what{i + 1}"] = "lack." + shown[i][0]
        args[f"n{i + 1}"] = shown[i][1]
    return rule, f"missing{len(shown)}", args


# --- tasks --------------------------------------------------------------------------------------------------
def refuse_task(s: Table, ask: Ask, what: str) -> Reason:
    mission, _, row = what.partition(".")
    rooms = [r for r in range(len(ROOMS)) if s.missions[r] and SLUGS[s.missions[r]] == mission]
    if not rooms or row not in ("1", "2", "3") or not s.open_missions >> rooms[0] & 1:
        return "RW-12.2", "no_such_task", {}
    p = s.sides[ask.seat]
    room, number = rooms[0], int(row)
    if not s.is_present(p, room):
        return "RW-12.2", "not_present", {"room": ROOMS[room]}
    task = MISSIONS[s.missions[room]].tasks[number - 1]
    if s.cubes[room * 3 + number - 1]:
        return "RW-12.3", "task_done", {}
    if task.lock and not s.cubes[room * 3 + task.lock - 1]:
        return "RW-12.3", "locked", {"row": task.lock}
    missing = shortages(p, task.price, 0, s.stack[-1].count if ask.kind == ASK_TASK else 0)
    if missing:
        return tell_missing("RW-12.4", mission, missing)
    if not cubes_for(s, p, room * ROWS + number):
        return "RW-12.5", "no_cube", {}
    return "RW-12.1", "no_task_permission", {}


# --- a turn -------------------------------------------------------------------------------------------------
def refuse_turn(s: Table, verb: str, what: str, seat: int) -> Reason:
    if verb == "tent" and what in ROOMS and ROOMS.index(what) != s.sides[seat].explorer:
        return "RW-15.6", "tent_elsewhere", {"room": what}
    if verb in PLAIN_VERBS and verb in s.codes(seat):
        return KINDS[ASK_TURN].rule, "spelling", {"codes": [verb]}
    if verb == "place":
        return refuse_place(s, what, seat)
    if verb == "end":
        return "RW-4.2", "place_first", {}
    if verb == "main" or verb == "bonus":
        return refuse_action(s)
    if verb == "buy":
        return refuse_purchase(s, what, seat)
    if verb == "move":
        return "RW-15.3", ("no_rats" if s.sides[seat].movement else "no_movement"), {}
    if verb == "deploy":
        return refuse_rat(what)
    if verb == "tent":
        return refuse_tent(s, seat)
    if verb == "goal":
        return refuse_goal(s, what, seat)
    return refuse_use(s, what, seat)


def refuse_rat(what: str) -> Reason:
    if what and what not in AREAS[1:]:
        return "RW-15.5", "no_area", {"name": what}
    return "RW-15.5", "nobody_at_entrance", {}


def refuse_place(s: Table, what: str, seat: int) -> Reason:
    space = space_number(what)
    if s.space:
        return "RW-4.2", "placed_already", {}
    if space not in USED_SPACES[s.players]:
        return "RW-4.2", "no_such_space", {}
    if s.chiefs[space]:
        return "RW-4.3", "space_taken", {"seat": s.chiefs[space] - 1}
    return "RW-4.3", "section_twice", {"section": f"s{SECTION_OF[space]}"}


def refuse_action(s: Table) -> Reason:
    if not s.space:
        return "RW-4.4", "place_first", {}
    return ("RW-14.2", "on_the_hut", {}) if s.space == HUT else ("RW-4.4", "done_already", {})


def refuse_purchase(s: Table, what: str, seat: int) -> Reason:
    p = s.sides[seat]
    if what == "electricity":
        if p.current == STRONG:
            return "RW-15.2", "strong_already", {}
        return "RW-15.2", "too_few_items", {"n": ELECTRICITY_ITEMS, "have": p.items()}
    if what and what != "versatility":
        return "RW-15.1", "not_for_sale", {}
    return "RW-15.1", "too_few_items", {"n": VERSATILITY_ITEMS, "have": p.items()}


def refuse_tent(s: Table, seat: int) -> Reason:
    p = s.sides[seat]
    if p.explorer == YARD:
        return "RW-15.6", "tent_in_yard", {}
    if p.explorer in p.tents:
        return "RW-15.6", "tent_twice", {}
    return "RW-15.6", "no_tents", {"n": TENTS}


def refuse_goal(s: Table, what: str, seat: int) -> Reason:
    goal = NUMBERS.get(what, 0)
    p = s.sides[seat]
    if not what:
        return "RW-16.1", "no_goal_now", {}
    if goal < FIRST_GOAL or goal not in s.goals + p.private:
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


def refuse_use(s: Table, what: str, seat: int) -> Reason:
    card = NUMBERS.get(what, 0)
    p = s.sides[seat]
    if not what:
        return "RW-15.4", "nothing_to_use", {}
    if not card:
        return "RW-15.4", "no_such_card", {"name": what}
    if card not in p.area:
        return "RW-15.4", "not_in_area", {"card": what}
    if DESIGNS[card].type != ONCE:
        return "RW-10.3", "not_once", {"card": what}
    if card in p.used:
        return "RW-10.3", "used_already", {"card": what}
    return "RW-15.8", "no_use_now", {"card": what}
