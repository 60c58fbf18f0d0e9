"""The game from the opening pairs to the final scoring (RW-2.5, RW-3, RW-4.1, RW-20)."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.scoring import finish
from herna.games.wistar.rules.turn import TakeTurn
from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table, next_source
from herna.games.wistar.table.words import (
    ADVANCED,
    ASK_PAIR,
    BASIC,
    CHIEFS,
    INCOME,
    ROUNDS,
    ROW,
    TELL_NEW_MOUSE,
    TELL_ORDER,
    TELL_PAIR,
    TELL_PREPARES,
    TELL_ROTATES,
    TELL_ROUND,
    TELL_ROUND_MOUSE_GONE,
    TELL_TURN,
)
from herna.kernel.flow import Label
from herna.kernel.frame import Frame


# --- RW-2.5, RW-2.6: opening pairs and market rows ----------------------------------------------------------
class ChoosePair(Rule):
    """In reverse turn order; options count the pairs from 1."""

    verb = "pair"

    def run(self, s: Table, f: Frame) -> None:
        n = len(s.pairs) // 2
        if n:
            s.ask(s.order[n - 1], ASK_PAIR, list(range(1, n + 1)))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        basic, advanced = s.pairs[2 * pick - 2], s.pairs[2 * pick - 1]
        s.pairs = s.pairs[: 2 * pick - 2] + s.pairs[2 * pick :]
        p = s.sides[seat]
        p.hand += (basic, advanced)
        p.known += (basic, advanced)
        s.emit(TELL_PAIR, seat, basic, advanced)
        f.again()


class DealRows(Rule):
    def run(self, s: Table, f: Frame) -> None:
        for deck in (BASIC, ADVANCED):
            if not s.rows[deck]:
                s.rows[deck] = (0,) * ROW
        s.refill_rows()


# --- RW-3 preparation ---------------------------------------------------------------------------------------
def adjust_order(s: Table) -> None:
    """RW-3.3: who has a chief on the hut comes first, by the leftmost chief."""
    first: list[int] = []
    for seat in s.hut:
        if seat not in first:
            first.append(seat)
    s.order = tuple(first + [seat for seat in s.order if seat not in first])
    if first:
        for i in range(s.players):
            s.emit(TELL_ORDER, s.order[i], i + 1)


class NewOrder(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.round += 1
        s.turn = 0
        s.emit(TELL_PREPARES, s.round)
        adjust_order(s)


class ChiefsHome(Rule):
    """RW-3.4"""

    def run(self, s: Table, f: Frame) -> None:
        s.hut = ()
        s.chiefs = (0,) * len(s.chiefs)


class NewRoundMouse(Rule):
    """RW-3.5"""

    def run(self, s: Table, f: Frame) -> None:
        if s.round_mouse:
            s.emit(TELL_ROUND_MOUSE_GONE, s.round_mouse)
            s.gone += (s.round_mouse,)
            s.round_mouse = 0
        if s.round_stack:
            s.round_mouse = s.round_stack[-1]
            s.round_stack = s.round_stack[:-1]
            s.revealed += 1
            s.emit(TELL_NEW_MOUSE, s.round_mouse)


class Rotate(Rule):
    """RW-3.6"""

    def run(self, s: Table, f: Frame) -> None:
        s.disc = s.disc[-1:] + s.disc[:-1]
        s.emit(TELL_ROTATES)


class Incomes(Rule):
    """RW-3.7: one player after another in the new order; `count` have had theirs."""

    def run(self, s: Table, f: Frame) -> None:
        if f.count < s.players:
            seat = s.order[f.count]
            f.count += 1
            f.again()
            sources = tuple([i for i in s.sides[seat].area if DESIGNS[i].type == INCOME])  # RW-3.12
            if sources:
                s.push(INCOME_OF, seat)
                s.stack[-1].picks = sources


class NextIncome(Rule):
    """RW-3.13: each source is resolved completely before the next."""

    def run(self, s: Table, f: Frame) -> None:
        source = next_source(s, f)
        if source:
            s.push(DESIGNS[source].effect, f.you, source)


class RefillRows(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.refill_rows()


class TokensOff(Rule):
    """RW-3.8"""

    def run(self, s: Table, f: Frame) -> None:
        for p in s.sides:
            p.used = ()


class NewRows(Rule):
    """RW-3.9: the two rightmost cards of each row go, the rest slides, the row is filled up."""

    def run(self, s: Table, f: Frame) -> None:
        for deck in (BASIC, ADVANCED):
            row = s.rows[deck]
            s.discard(tuple([card for card in row[2:] if card]))
            s.rows[deck] = (*row[:2], 0, 0)
            s.refill(deck)


INCOME_OF: Final = PROCEDURES.procedure("income", NextIncome(), RefillRows())
PREPARATION: Final = PROCEDURES.procedure(
    "preparation", NewOrder(), ChiefsHome(), NewRoundMouse(), Rotate(), Incomes(), TokensOff(), NewRows()
)


# --- the game: the one frame at the bottom ------------------------------------------------------------------
class Prepare(Rule):
    """RW-3.1: round 1 has no preparation phase."""

    def run(self, s: Table, f: Frame) -> None:
        if s.round == 0:
            s.round = 1
        elif s.turn == CHIEFS * s.players:
            s.push(PREPARATION, 0)


class BeginRound(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.emit(TELL_ROUND, s.round)


class BeginTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.emit(TELL_TURN, s.active)


class EndTurn(Rule):
    """RW-4.1, RW-4.8: rows are filled up; the next turn, the next round, or the end of the game (RW-20.1, RW-20.2)."""

    def run(self, s: Table, f: Frame) -> None:
        s.refill_rows()
        s.space = 0
        s.left = 0
        s.turn += 1
        if s.turn < CHIEFS * s.players:
            f.go_to(TURN_BEGINS)
        elif s.round < ROUNDS:
            f.go_to(ROUND_BEGINS)
        else:
            adjust_order(s)
            finish(s)


ROUND_BEGINS: Final = Label()
TURN_BEGINS: Final = Label()
GAME_PROCEDURE: Final = PROCEDURES.procedure(
    "game",
    ChoosePair(), DealRows(),
    ROUND_BEGINS, Prepare(), BeginRound(),
    TURN_BEGINS, BeginTurn(), TakeTurn(), EndTurn(),
)  # fmt: skip
