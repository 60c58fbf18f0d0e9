"""The game with rows, `duel` and `trio` (BM-12, BM-13): take a tile from the row, place it, remove another."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.rules.ending import END
from herna.games.bigmonster.rules.tokens import CheckTokens
from herna.games.bigmonster.table.moves import PROCEDURES, Rule, Table
from herna.games.bigmonster.table.words import (
    ASK_PLACE,
    ASK_REMOVE,
    ASK_ROW,
    ASK_TAKE,
    ROW_TURNS,
    TELL_CHOOSES_ROW,
    TELL_LEFT_OVER,
    TELL_REMOVES,
    TELL_ROW_APPEARS,
    TELL_ROW_TURN,
    TELL_TAKES,
)
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct, without


def single_row_turns(players: int) -> int:
    """How many turns at the start have one row only: 1 in a duel, 2 with three players (BM-12.4, BM-13.2)."""
    return players - 1


class RevealRows(Rule):
    """BM-12.4 to BM-12.7, BM-12.11: at the start of a turn the missing rows are revealed, row 1 first."""

    def run(self, s: Table, f: Frame) -> None:
        if s.acted:
            return
        s.emit(TELL_ROW_TURN, s.starter, s.turn)
        wanted = 1 if s.turn <= single_row_turns(s.players) else 2
        for label in range(1, wanted + 1):
            if not s.rows[label - 1] and s.piles[0]:
                row = tuple([pile[-1] for pile in s.piles])
                s.piles = tuple([pile[:-1] for pile in s.piles])
                s.rows = with_row(s.rows, label, row)
                s.revealed += 1
                s.emit_cards(TELL_ROW_APPEARS, (label,), row, EVERYBODY)


def with_row(rows: tuple[tuple[int, ...], ...], label: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (row, rows[1]) if label == 1 else (rows[0], row)


class ChooseRow(Rule):
    """BM-12.5: the starter chooses; a single row is the one played."""

    def run(self, s: Table, f: Frame) -> None:
        if not s.acted:
            s.ask(s.starter, ASK_ROW, [label for label in (1, 2) if s.rows[label - 1]])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.row = pick
        if s.rows[2 - pick]:
            s.emit(TELL_CHOOSES_ROW, seat, pick)


class TakeTile(Rule):
    """BM-12.4, BM-12.10"""

    def run(self, s: Table, f: Frame) -> None:
        s.ask(s.active, ASK_TAKE, distinct(s.rows[s.row - 1]))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.rows = with_row(s.rows, s.row, without(s.rows[s.row - 1], pick))
        s.sides[seat].pick = pick
        s.emit(TELL_TAKES, seat, pick)


class PlaceTaken(Rule):
    """BM-12.10: it is placed at once."""

    def run(self, s: Table, f: Frame) -> None:
        seat = s.active
        p = s.sides[seat]
        s.ask(seat, ASK_PLACE, p.area.spots(p.pick))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.settle(seat, pick)


class RemoveTile(Rule):
    """BM-12.10: everybody but the last player of the turn removes one of the others."""

    def run(self, s: Table, f: Frame) -> None:
        if s.acted < s.players - 1:
            s.ask(s.active, ASK_REMOVE, distinct(s.rows[s.row - 1]))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.rows = with_row(s.rows, s.row, without(s.rows[s.row - 1], pick))
        s.removed += (pick,)
        s.emit(TELL_REMOVES, seat, pick)


class NextPlayer(Rule):
    """BM-13.5: clockwise from the starter; then the tile left over goes by itself."""

    def run(self, s: Table, f: Frame) -> None:
        s.acted += 1
        if s.acted < s.players:
            f.restart()
            return
        for tile in s.rows[s.row - 1]:
            s.removed += (tile,)
            s.emit(TELL_LEFT_OVER, tile)
        s.rows = with_row(s.rows, s.row, ())
        s.row = 0
        s.acted = 0


class NextTurn(Rule):
    """BM-12.6, BM-12.7, BM-13.5"""

    def run(self, s: Table, f: Frame) -> None:
        if s.turn == ROW_TURNS:
            s.leave()
            s.push(END, 0)
            return
        s.turn += 1
        s.starter = (s.starter + 1) % s.players
        f.restart()


ROWS: Final = PROCEDURES.procedure(
    "turn with rows",
    RevealRows(), ChooseRow(), TakeTile(), PlaceTaken(), RemoveTile(), NextPlayer(), CheckTokens(), NextTurn(),
)  # fmt: skip
