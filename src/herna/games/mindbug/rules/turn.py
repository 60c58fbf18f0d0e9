"""The turn (MB-4): free and obliged actions, Action abilities, the end."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.rules.attacking import ATTACK, OBLIGED_ATTACK
from herna.games.mindbug.rules.playing import PLAY_CARD
from herna.games.mindbug.rules.waiting import Settle
from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.words import (
    ACT_WITH,
    ASK_ACTION,
    ATTACK_WITH,
    HUNTER,
    MUST_BE_HUNTED,
    NO_ACTION,
    REASONS,
    TELL_ACTS,
    TELL_TURN,
    TOO_LONG,
    TURN_LIMIT,
)
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.outcome import Result


# --- MB-4 turns -----------------------------------------------------------------------------------------
class BeginTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        f.you = s.active
        s.turn += 1
        s.extra_turn = False
        if s.turn > TURN_LIMIT:  # MB-14.4
            s.finish(Result((), (1, 1), (s.sides[0].life, s.sides[1].life), REASONS[TOO_LONG]))
        else:
            s.emit(TELL_TURN, s.active, s.turn)


class ChooseAction(Rule):
    """MB-4.1; MB-4.2: who can do nothing has lost."""

    def run(self, s: Table, f: Frame) -> None:
        options = obliged_attacks(s, f.you) or free_actions(s, f.you)
        if options:
            s.ask(f.you, ASK_ACTION, options, hidden=True)
        else:
            s.win(1 - f.you, NO_ACTION)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick < ATTACK_WITH:
            s.push(PLAY_CARD, seat, card=pick)
        elif pick >= ACT_WITH:
            s.push(USE_ACTION, seat, source=pick - ACT_WITH)
        elif obliged_attacks(s, seat):
            s.push(OBLIGED_ATTACK, seat, source=pick - ATTACK_WITH)
        else:
            s.push(ATTACK, seat, source=pick - ATTACK_WITH)


def free_actions(s: Table, seat: int) -> list[int]:
    """Every card in hand, every creature able to attack, every usable Action."""
    side = s.sides[seat]
    options = distinct(side.hand)
    for c in side.area:
        if not s.bans_attack(c):
            options.append(ATTACK_WITH + c.uid)
    for c in side.area:
        if c.face.action and c.face.usable.holds(s, seat):  # MB-7.2
            options.append(ACT_WITH + c.uid)
    return options


def obliged_attacks(s: Table, seat: int) -> list[int]:
    """MB-6.12: an enemy that must be hunted leaves no choice but to attack with a Hunter, if one is able to."""
    if not s.controls(1 - seat, MUST_BE_HUNTED):
        return []
    return [ATTACK_WITH + c.uid for c in s.sides[seat].area if s.has(c, HUNTER) and not s.bans_attack(c)]


class EndTurn(Rule):
    """MB-4.4; MB-5.6: after a Mindbug the same player has another turn."""

    def run(self, s: Table, f: Frame) -> None:
        if not s.extra_turn:
            s.active = 1 - s.active
        f.restart()


# --- MB-7 Action abilities --------------------------------------------------------------------------------
class Act(Rule):
    """MB-7.1"""

    def run(self, s: Table, f: Frame) -> None:
        c = s.creature(f.source)
        if c is not None:
            s.emit(TELL_ACTS, f.you, c.face.index, c.uid)
            s.push(c.face.action, f.you, c.uid, c.face.index)


TURN: Final = PROCEDURES.procedure("turn", BeginTurn(), ChooseAction(), EndTurn())


USE_ACTION: Final = PROCEDURES.procedure("use an Action", Act(), Settle())
