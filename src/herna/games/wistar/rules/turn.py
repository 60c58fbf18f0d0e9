"""A player's turn (RW-4): placing a chief, main and bonus action, the hut, and quick actions around them (RW-15)."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.actions import DRINK_POTION, MOVE_RATS, can_perform, perform, rat_moves, rats_per_token
from herna.games.wistar.rules.counters import count
from herna.games.wistar.rules.exploring import can_pitch, explore_options
from herna.games.wistar.rules.payment import PAY_ITEMS, may_hold
from herna.games.wistar.rules.tasks import tasks_for
from herna.games.wistar.rules.uses import is_usable, tells_hand
from herna.games.wistar.table.board import SECTION_OF, USED_SPACES
from herna.games.wistar.table.designs import DESIGNS, GOALS, PLACES
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table
from herna.games.wistar.table.words import (
    ANY,
    AREAS,
    ASK_BONUS,
    ASK_TURN,
    CHIEFS,
    DO_BONUS,
    DO_DEPLOY,
    DO_ELECTRICITY,
    DO_END,
    DO_MAIN,
    DO_MOVE,
    DO_PLACE,
    DO_TENT,
    DO_USE,
    DO_VERSATILITY,
    ENTRANCE,
    FEWER_QUESTIONS,
    FIRST_GOAL,
    FIRST_SPACE,
    FOR_ELECTRICITY,
    FOR_VERSATILITY,
    GAINS_METAL,
    GAINS_WOOD,
    GOAL_DISCS,
    MOVEMENT,
    NO,
    ONCE,
    REACHES_GOAL,
    STRONG,
    TELL_BONUS,
    TELL_DEPLOYS,
    TELL_GOAL,
    TELL_HUT,
    TELL_PLACES,
    TELL_USES,
    USEFUL,
    VAIN,
    VERSATILITY,
)
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args

HUT: Final = 99  # where a chief stands that was placed on the hut
MAIN_LEFT: Final = 1
BONUS_LEFT: Final = 2
VERSATILITY_ITEMS: Final = 3
ELECTRICITY_ITEMS: Final = 4
# Parts of a bonus that only give, and what waits for that: nothing ever waits for a basic card.
GAIN_OF: Final = {"wood": GAINS_WOOD, "metal": GAINS_METAL, "card": NO}


# --- what can be chosen -------------------------------------------------------------------------------------
def placements(s: Table, seat: int) -> list[int]:
    """RW-4.2, RW-4.3: free spaces in sections without a chief of yours, and the hut."""
    mine = seat + 1
    taken = [SECTION_OF[i] for i in range(1, len(s.chiefs)) if s.chiefs[i] == mine]
    spaces = [i for i in USED_SPACES[s.players] if not s.chiefs[i] and SECTION_OF[i] not in taken]
    return [*spaces, 0]


def goal_space(s: Table, seat: int, goal: int) -> int:
    """The number of the topmost free space of a goal (from 0), or -1 if there is none for this player (RW-16)."""
    p = s.sides[seat]
    if goal in p.goals or len(p.goals) == GOAL_DISCS:
        return -1
    if goal in p.private:  # RW-16.6
        return 0
    taken = len(s.goal_discs[s.goals.index(goal)])
    return taken if taken < s.players else -1  # RW-16.5


def goals_in_reach(s: Table, seat: int) -> list[int]:
    p = s.sides[seat]
    found: list[int] = []
    if len(p.goals) < GOAL_DISCS:
        for goal in s.goals + p.private:
            space = goal_space(s, seat, goal)
            if space >= 0 and count(s, seat, GOALS[goal].counter) >= GOALS[goal].needs[space]:
                found.append(goal)
    return found


def quick_actions(s: Table, seat: int) -> list[int]:
    """RW-15: everything that can be paid for and could do something (RW-15.8)."""
    p = s.sides[seat]
    found: list[int] = []
    if p.rats[ENTRANCE]:
        found += [DO_DEPLOY + area for area in range(1, len(AREAS))]
    if p.movement and rat_moves(p):
        found.append(DO_MOVE)
    items = p.items()
    if items >= VERSATILITY_ITEMS:
        found.append(DO_VERSATILITY)
    if items >= ELECTRICITY_ITEMS and p.current < STRONG:
        found.append(DO_ELECTRICITY)
    if can_pitch(s, seat):
        found.append(DO_TENT)
    found += goals_in_reach(s, seat)
    if p.holds.types[ONCE]:
        for card in p.area:
            if DESIGNS[card].type == ONCE and card not in p.used and is_usable(s, seat, card):
                found.append(DO_USE + card)
    return found


class TakeTurn(Rule):
    """The menu of a turn: asked again after everything that was chosen, until the player declares the end (RW-4.7).

    Where everybody sees that only the end is left, it comes by itself.
    """

    def purpose(self, s: Table, f: Frame) -> str:
        if not s.space:
            return "place"
        return "act" if s.left else "finish"

    def terms(self, s: Table, f: Frame) -> Args:
        chiefs = CHIEFS - s.turn // s.players
        return {"round": s.round, "chiefs": chiefs, "quick": len(quick_actions(s, s.active))}

    def run(self, s: Table, f: Frame) -> None:
        seat = s.active
        hidden = tells_hand(s.sides[seat]) or not s.holds(FEWER_QUESTIONS)
        quick = quick_actions(s, seat)
        if not s.space:
            s.ask(seat, ASK_TURN, [DO_PLACE + space for space in placements(s, seat)] + quick, hidden)
        elif hidden or quick or has_action_left(s, seat):
            actions = [DO_MAIN] if s.left & MAIN_LEFT else []
            if s.left & BONUS_LEFT:
                actions.append(DO_BONUS)
            s.ask(seat, ASK_TURN, [*actions, *quick, DO_END], hidden)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == DO_END:
            return
        f.again()
        if pick >= DO_USE:
            use_card(s, seat, pick - DO_USE)
        elif pick >= FIRST_GOAL:
            reach_goal(s, seat, pick)
        elif pick > DO_PLACE:
            place_chief(s, seat, pick - DO_PLACE)
        elif pick == DO_PLACE:
            go_to_hut(s, seat)
        elif pick == DO_MAIN:
            s.left &= ~MAIN_LEFT
            perform(s, seat, s.disc.index(SECTION_OF[s.space]))
        elif pick == DO_BONUS:
            s.left &= ~BONUS_LEFT
            s.emit(TELL_BONUS, seat, FIRST_SPACE + s.space - 1, USEFUL if can_do_bonus(s, seat) else VAIN)
            s.push(BONUS_ACTION, seat, FIRST_SPACE + s.space - 1)
        else:
            quick_action(s, seat, pick)


def has_action_left(s: Table, seat: int) -> bool:
    """Would the main or the bonus action that is left do anything? What this depends on is public."""
    if s.left & MAIN_LEFT and can_perform(s, seat, s.disc.index(SECTION_OF[s.space])):
        return True
    return s.left & BONUS_LEFT > 0 and can_do_bonus(s, seat)


def can_do_bonus(s: Table, seat: int) -> bool:
    """Would the bonus of the chief's space do anything now? What this depends on is public."""
    return any([is_possible(s, seat, part) for part in PLACES[FIRST_SPACE + s.space - 1].parts])


# --- placing (RW-4.2, RW-14) --------------------------------------------------------------------------------
def place_chief(s: Table, seat: int, space: int) -> None:
    s.chiefs = (*s.chiefs[:space], seat + 1, *s.chiefs[space + 1 :])
    s.space = space
    s.left = MAIN_LEFT | BONUS_LEFT
    s.emit(TELL_PLACES, seat, FIRST_SPACE + space - 1, s.disc.index(SECTION_OF[space]))


def go_to_hut(s: Table, seat: int) -> None:
    """RW-14.1, RW-14.2: behind all others; a movement token and a potion, with nothing in between."""
    s.hut += (seat,)
    s.space = HUT
    s.left = 0
    s.emit(TELL_HUT, seat)
    s.gain(seat, MOVEMENT, 1)
    s.push(DRINK_POTION, seat)


class BonusOrder(Rule):
    """RW-4.6: two effects in either order; the source is the space."""

    def run(self, s: Table, f: Frame) -> None:
        parts = PLACES[f.source].parts
        if len(parts) == 2 and (order_matters(s, f.you, parts) or not s.holds(FEWER_QUESTIONS)):
            s.ask(f.you, ASK_BONUS, [1, 2])
        else:
            f.picks = (1,)


class BonusEffects(Rule):
    def run(self, s: Table, f: Frame) -> None:
        effects = list(PLACES[f.source].effects)
        if f.picks[0] == 2:
            effects.reverse()
        s.push_all(effects, f.you, f.source)


def order_matters(s: Table, seat: int, parts: tuple[str, ...]) -> bool:
    """Could it make a difference which part of a bonus comes first? What this depends on is public.

    Gains that nothing waits for do not touch each other. A part that is impossible stays so whatever the other one
    does, unless a gain sets something off: no action brings rats onto the board, and moving them enables nothing.
    """
    hears = s.sides[seat].holds.hears
    if any([part in GAIN_OF and hears >> GAIN_OF[part] & 1 for part in parts]):
        return True
    return all([is_possible(s, seat, part) for part in parts]) and any([part not in GAIN_OF for part in parts])


def is_possible(s: Table, seat: int, part: str) -> bool:
    p = s.sides[seat]
    if part == "play":
        return may_hold(p, ANY)
    if part == "rats":
        return bool(rat_moves(p))
    if part == "explore":
        return bool(explore_options(s, p))
    if part == "mouse":
        return s.round_mouse != 0 and p.free_chambers() > 0
    if part == "task":
        return bool(tasks_for(s, seat, 0))
    return True


BONUS_ACTION: Final = PROCEDURES.procedure("bonus action", BonusOrder(), BonusEffects())


# --- quick actions (RW-15) ----------------------------------------------------------------------------------
def quick_action(s: Table, seat: int, pick: int) -> None:
    p = s.sides[seat]
    if pick == DO_VERSATILITY:
        s.push(BUY_VERSATILITY, seat)
        s.push(PAY_ITEMS, seat, target=FOR_VERSATILITY, count=VERSATILITY_ITEMS)
    elif pick == DO_ELECTRICITY:
        s.push(BUY_ELECTRICITY, seat)
        s.push(PAY_ITEMS, seat, target=FOR_ELECTRICITY, count=ELECTRICITY_ITEMS)
    elif pick == DO_MOVE:  # RW-15.3: at least one rat
        s.spend(seat, MOVEMENT, 1)
        s.push(MOVE_RATS, seat, target=1, count=rats_per_token(p))
    elif pick == DO_TENT:
        s.pitch(seat, p.explorer)
    else:  # RW-15.5
        rats = list(p.rats)
        rats[ENTRANCE] -= 1
        rats[pick - DO_DEPLOY] += 1
        p.rats = tuple(rats)
        s.emit(TELL_DEPLOYS, seat, pick - DO_DEPLOY)


class GainVersatility(Rule):
    """RW-15.1"""

    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, VERSATILITY, 1)


class GainElectricity(Rule):
    """RW-15.2"""

    def run(self, s: Table, f: Frame) -> None:
        s.power_up(f.you)


BUY_VERSATILITY: Final = PROCEDURES.procedure("buy versatility", GainVersatility())
BUY_ELECTRICITY: Final = PROCEDURES.procedure("buy electricity", GainElectricity())


def use_card(s: Table, seat: int, card: int) -> None:
    """RW-15.4"""
    s.sides[seat].used += (card,)
    s.emit(TELL_USES, seat, card)
    s.push(DESIGNS[card].effect, seat, card)


def reach_goal(s: Table, seat: int, goal: int) -> None:
    """RW-16.1: the disc, the reward, then who waited for it."""
    p = s.sides[seat]
    p.goals += (goal,)
    if goal in s.goals:
        at = s.goals.index(goal)
        s.goal_discs = (*s.goal_discs[:at], (*s.goal_discs[at], seat), *s.goal_discs[at + 1 :])
    s.emit(TELL_GOAL, seat, goal)
    s.happen(seat, REACHES_GOAL)
    s.push(GOALS[goal].reward, seat, goal)
