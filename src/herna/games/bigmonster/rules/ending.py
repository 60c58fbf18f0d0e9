"""The end of the game (BM-11): discarded tiles that are salvaged, penalties, the score."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.rules import outcome
from herna.games.bigmonster.rules.tokens import CheckTokens
from herna.games.bigmonster.table.designs import EXPLORERS, PENALTY_TOKEN, TOKENS
from herna.games.bigmonster.table.moves import PROCEDURES, Rule, Table
from herna.games.bigmonster.table.words import (
    ASK_PLACE,
    ASK_SALVAGE,
    DESERT_PLUS_STONE,
    DUEL,
    INDIVIDUAL,
    OF_TEAM,
    TELL_NO_PENALTY,
    TELL_PENALTY,
    TELL_SALVAGES,
    TRIO,
)
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct


# --- BM-11 the end --------------------------------------------------------------------------------------------
class LookThroughDiscards(Rule):
    """BM-11.1: the explorer who takes a discarded tile sees them all; `target` is their seat + 1, 0 without one."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            if EXPLORERS[s.sides[seat].area.explorer].salvages and s.discard:
                f.target = seat + 1
                s.discard_known = tuple([known | 1 << seat for known in s.discard_known])
                s.revealed += 1


class SalvageTile(Rule):
    """BM-11.1: that explorer takes one of them."""

    def run(self, s: Table, f: Frame) -> None:
        if f.target:
            s.ask(f.target - 1, ASK_SALVAGE, distinct(tuple(sorted(s.discard))), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        take_discarded(s, pick)
        s.sides[seat].pick = pick
        s.revealed += 1
        s.emit(TELL_SALVAGES, seat, pick)


def take_discarded(s: Table, tile: int) -> None:
    """One such tile leaves the discard pile; who knew of some cannot tell whether it was one of those."""
    i = s.discard.index(tile)
    blind = ~s.discard_known[i]  # the seats that did not know this very tile
    tiles = s.discard[:i] + s.discard[i + 1 :]
    known = list(s.discard_known[:i] + s.discard_known[i + 1 :])
    for j in range(len(tiles)):
        if tiles[j] == tile:
            unsure = known[j] & blind
            known[j] &= ~unsure
            blind &= ~unsure
    s.discard = tiles
    s.discard_known = tuple(known)


class PlaceSalvaged(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if f.target:
            p = s.sides[f.target - 1]
            s.ask(f.target - 1, ASK_PLACE, p.area.spots(p.pick))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.settle(seat, pick)


class CheckAfterSalvage(CheckTokens):
    """BM-11.1: one more check, for all."""

    def run(self, s: Table, f: Frame) -> None:
        if f.target:
            CheckTokens.run(self, s, f)


class AssignPenalty(Rule):
    """BM-11.2: the fewest desert and stone monsters; a tie is treated as the mode says."""

    def run(self, s: Table, f: Frame) -> None:
        totals = penalty_totals(s)
        losers = fewest(totals, s.plan.mode == DUEL or s.plan.mode == TRIO)
        tier = OF_TEAM if s.plan.partners else INDIVIDUAL
        for seat in losers:
            s.sides[seat].tokens += (PENALTY_TOKEN * 2 + tier,)
            s.emit(TELL_PENALTY, seat, totals[seat], TOKENS[PENALTY_TOKEN].points, tier)
        if not losers:
            s.emit(TELL_NO_PENALTY)


def penalty_totals(s: Table) -> list[int]:
    """By seat: desert plus stone monsters of the player, or of their team."""
    totals = [s.tally(seat, DESERT_PLUS_STONE) for seat in range(s.players)]
    if not s.plan.partners:
        return totals
    return [totals[seat] + totals[s.plan.partners[seat]] for seat in range(s.players)]


def fewest(totals: list[int], only_one: bool) -> list[int]:
    """The seats with the lowest total; nobody if all are equal, or if it must be a single one and is not."""
    low = min(totals)
    losers = [seat for seat in range(len(totals)) if totals[seat] == low]
    if len(losers) == len(totals) or (only_one and len(losers) > 1):
        return []
    return losers


class Score(Rule):
    """BM-11.3 to BM-11.6"""

    def run(self, s: Table, f: Frame) -> None:
        outcome.finish(s)


END: Final = PROCEDURES.procedure(
    "end of the game",
    LookThroughDiscards(), SalvageTile(), PlaceSalvaged(), CheckAfterSalvage(), AssignPenalty(), Score(),
)  # fmt: skip
