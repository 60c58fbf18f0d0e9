"""The draft of `team` and `ffa` (BM-5, BM-14): explorers, then take a stack, keep a tile, pass the rest on, place."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.rules.ending import END
from herna.games.bigmonster.rules.tokens import CheckTokens
from herna.games.bigmonster.table.area import begin
from herna.games.bigmonster.table.moves import PROCEDURES, Rule, Table
from herna.games.bigmonster.table.words import (
    ASK_CLAIM,
    ASK_KEEP,
    ASK_PICK,
    ASK_PLACE,
    ASK_SEND,
    BY_LOT,
    DRAFT_TURNS,
    ROUNDS,
    SHIP,
    TELL_CLAIM_ORDER,
    TELL_DISCARDS,
    TELL_EXPLORES,
    TELL_REVEALS,
    TELL_ROUND,
    TELL_SLOW_STAYS,
    TELL_TAKES_STACK,
    TELL_TURN,
)
from herna.kernel.frame import Frame


# --- BM-1 setup -----------------------------------------------------------------------------------------------
class KeepExplorer(Rule):
    """BM-1.5, BM-1.6: all choose secretly and at the same time."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            s.ask(seat, ASK_KEEP, list(s.sides[seat].dealt), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.sides[seat]
        p.spare = p.dealt[0] if p.dealt[1] == pick else p.dealt[1]
        p.dealt = ()
        p.area = begin(pick)


class RevealExplorers(Rule):
    """BM-1.6: the ones chosen lie open, the others stay hidden; then the first turn begins. `card` is its procedure."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            s.emit(TELL_EXPLORES, seat, s.sides[seat].area.explorer)
        s.revealed += 1
        s.leave()
        s.push(f.card, 0)


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """Equal tiles of a hand are one option; hands are sorted."""
    return list(dict.fromkeys(hand))


# --- BM-5 the turn --------------------------------------------------------------------------------------------
class DealRound(Rule):
    """BM-1.3, BM-5.9: a new round begins with a pile on every ship."""

    def run(self, s: Table, f: Frame) -> None:
        if s.turn == 0 and not s.sides[0].ship:
            for seat in range(s.players):
                p = s.sides[seat]
                p.ship = s.kept[seat]
                p.ship_known = 0
            s.kept = s.kept[s.players :]
            s.emit(TELL_ROUND, s.round)


class Signal(Rule):
    """BM-5.1: all take the stacks from their ships, and all ships are free."""

    def run(self, s: Table, f: Frame) -> None:
        s.turn += 1
        s.order = ()
        s.open_picks = False
        s.revealed += 1
        s.emit(TELL_TURN, s.round, s.turn)
        for seat in range(s.players):
            p = s.sides[seat]
            p.hand = p.ship
            p.hand_known = p.ship_known | 1 << seat
            p.ship = ()
            p.ship_known = 0
            p.ship_from = 0
            if s.log is not None:
                s.emit_cards(TELL_TAKES_STACK, (seat,), p.hand, 1 << seat)


class PickTile(Rule):
    """BM-5.2, BM-14.1: everybody locks one tile, secretly."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            s.ask(seat, ASK_PICK, kinds_in(s.sides[seat].hand), hidden=True)

    def purpose(self, s: Table, f: Frame) -> str:
        return "keep_last" if s.turn == DRAFT_TURNS else "keep"

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.lock(seat, pick)


class DrawOrder(Rule):
    """BM-14.3, BM-14.4: in which order ships are claimed; in turn 9 none is (BM-5.8)."""

    def run(self, s: Table, f: Frame) -> None:
        f.count = 0
        if s.turn == DRAFT_TURNS:
            return
        n = s.players
        if s.plan.claims == BY_LOT:
            order = list(range(n))
            s.shuffle(order)
        else:
            order = [(s.draft_turn() + i) % n for i in range(n)]
        s.order = tuple(order)
        if s.log is not None:
            s.emit(TELL_CLAIM_ORDER, in_digits(order))


def in_digits(order: list[int]) -> int:
    """An order of seats as one number, a digit from 1 for each."""
    number = 0
    for seat in order:
        number = number * 10 + seat + 1
    return number


class ClaimShip(Rule):
    """BM-5.3 to BM-5.5, BM-14.2: one after another; `count` have claimed. A single free ship is taken by itself."""

    def run(self, s: Table, f: Frame) -> None:
        if f.count < len(s.order):
            seat = s.order[f.count]
            s.ask(seat, ASK_CLAIM, s.open_ships(seat))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.give(seat, pick)
        f.count += 1
        f.again()


class SendTileAndShip(Rule):
    """BM-14.5: whoever comes first is served first; tile and ship are locked together."""

    def run(self, s: Table, f: Frame) -> None:
        if s.turn == DRAFT_TURNS:  # nothing is passed (BM-5.8)
            for seat in range(s.players):
                s.ask(seat, ASK_PICK, kinds_in(s.sides[seat].hand), hidden=True)
            return
        for seat in range(s.players):
            hand = s.sides[seat].hand
            if hand:
                ships = s.open_ships(seat)
                tiles = kinds_in(hand)
                s.ask(seat, ASK_SEND, [ship * SHIP + tile for tile in tiles for ship in ships], hidden=True, race=True)

    def purpose(self, s: Table, f: Frame) -> str:
        return "keep_last" if s.turn == DRAFT_TURNS else "send"

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.lock(seat, pick % SHIP)
        if s.turn < DRAFT_TURNS:
            s.give(seat, pick // SHIP)
            f.again()


class RevealPicks(Rule):
    """BM-5.7: all chosen tiles at once."""

    def run(self, s: Table, f: Frame) -> None:
        s.open_picks = True
        s.revealed += 1
        if s.log is not None:
            for seat in range(s.players):
                s.emit(TELL_REVEALS, seat, s.sides[seat].pick)


class DiscardLast(Rule):
    """BM-5.8: in turn 9 the tile left over goes face down to the discard pile; who held its stack knows it."""

    def run(self, s: Table, f: Frame) -> None:
        if s.turn == DRAFT_TURNS:
            for seat in range(s.players):
                p = s.sides[seat]
                s.discard += p.hand
                s.discard_known += (p.hand_known,) * len(p.hand)
                if s.log is not None:
                    s.emit_cards(TELL_DISCARDS, (seat,), p.hand, 1 << seat)
                p.hand = ()
                p.hand_known = 0


class PlaceTiles(Rule):
    """BM-5.7, BM-6.8, BM-14.7: everybody places their own tile, seen by the others when all have placed."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            p = s.sides[seat]
            s.ask(seat, ASK_PLACE, p.area.spots(p.pick))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.settle(seat, pick)


class EndTurn(Rule):
    """BM-5.9, BM-10.3: the next turn, the second round, or the end."""

    def run(self, s: Table, f: Frame) -> None:
        if s.turn == DRAFT_TURNS:
            if s.slow_owner:
                s.sides[s.slow_owner - 1].slow += 1
                s.emit(TELL_SLOW_STAYS, s.slow_owner - 1)
                s.slow_owner = 0
            if s.round == ROUNDS:
                s.leave()
                s.push(END, 0)
                return
            s.round += 1
            s.turn = 0
        f.restart()


DRAFT: Final = PROCEDURES.procedure(
    "draft turn",
    DealRound(), Signal(), PickTile(), DrawOrder(), ClaimShip(), RevealPicks(), DiscardLast(), PlaceTiles(),
    CheckTokens(), EndTurn(),
)  # fmt: skip
DRAFT_BY_ARRIVAL: Final = PROCEDURES.procedure(
    "draft turn by arrival",
    DealRound(), Signal(), SendTileAndShip(), RevealPicks(), DiscardLast(), PlaceTiles(), CheckTokens(), EndTurn(),
)  # fmt: skip
SETUP: Final = PROCEDURES.procedure("set up", KeepExplorer(), RevealExplorers())
