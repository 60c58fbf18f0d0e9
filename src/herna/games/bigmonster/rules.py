"""The steps that all modes share: choosing an explorer, checking the tokens, and the end of the game."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster import outcome
from herna.games.bigmonster.area import begin
from herna.games.bigmonster.table import RULES, Rule, Table
from herna.games.bigmonster.tiles import EXPLORERS, PENALTY_TOKEN, TOKENS
from herna.games.bigmonster.words import (
    DESERT_PLUS_STONE,
    DUEL,
    EXPLORES,
    INDIVIDUAL,
    KEEP,
    NO_PENALTY,
    OF_TEAM,
    PENALTY,
    PLACE,
    SALVAGE,
    SALVAGES,
    TRIO,
)
from herna.kernel.frame import Frame
from herna.kernel.pack import distinct


# --- BM-1 setup -----------------------------------------------------------------------------------------------
class KeepExplorer(Rule):
    """BM-1.5, BM-1.6: all choose secretly and at the same time."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            s.ask(seat, KEEP, list(s.seats[seat].dealt), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.seats[seat]
        p.spare = p.dealt[0] if p.dealt[1] == pick else p.dealt[1]
        p.dealt = ()
        p.area = begin(pick)


class RevealExplorers(Rule):
    """BM-1.6: the ones chosen lie open, the others stay hidden; then the first turn begins. `card` is its procedure."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            s.emit(EXPLORES, seat, s.seats[seat].area.explorer)
        s.revealed += 1
        s.leave()
        s.push(f.card, 0)


# --- BM-9 tokens ----------------------------------------------------------------------------------------------
class CheckTokens(Rule):
    """BM-9.1, BM-9.2: once everybody has placed, each token still there goes to all who have earned it."""

    def run(self, s: Table, f: Frame) -> None:
        if s.alone or s.team:
            for token in s.plan.tokens:
                if token != PENALTY_TOKEN:  # BM-9.9
                    if s.alone >> token & 1:
                        self.check_players(s, token)
                    if s.team >> token & 1:
                        self.check_teams(s, token)

    def check_players(self, s: Table, token: int) -> None:
        kind = TOKENS[token]
        earned = [seat for seat in range(s.players) if s.tally(seat, kind.counts) >= kind.alone]
        if earned:
            s.alone &= ~(1 << token)
            for seat in earned:  # BM-9.3
                s.award(seat, token, INDIVIDUAL)

    def check_teams(self, s: Table, token: int) -> None:
        if s.plan.tier_locked and s.alone >> token & 1:  # BM-9.6
            return
        kind = TOKENS[token]
        earned = [seat for seat in range(s.players) if s.team_tally(seat, kind.counts, kind.combine) >= kind.team]
        if earned:
            s.team &= ~(1 << token)
            for seat in earned:  # BM-9.4: both members
                s.award(seat, token, OF_TEAM)


# --- BM-11 the end --------------------------------------------------------------------------------------------
class LookThroughDiscards(Rule):
    """BM-11.1: the explorer who takes a discarded tile sees them all; `target` is he (seat + 1), 0 without him."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            if EXPLORERS[s.seats[seat].area.explorer].salvages and s.discard:
                f.target = seat + 1
                s.discard_known = tuple([known | 1 << seat for known in s.discard_known])
                s.revealed += 1


class SalvageTile(Rule):
    """BM-11.1: he takes one of them."""

    def run(self, s: Table, f: Frame) -> None:
        if f.target:
            s.ask(f.target - 1, SALVAGE, distinct(tuple(sorted(s.discard))), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        take_discarded(s, pick)
        s.seats[seat].pick = pick
        s.revealed += 1
        s.emit(SALVAGES, seat, pick)


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
            p = s.seats[f.target - 1]
            s.ask(f.target - 1, PLACE, p.area.spots(p.pick))

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
            s.seats[seat].tokens += (PENALTY_TOKEN * 2 + tier,)
            s.emit(PENALTY, seat, totals[seat], TOKENS[PENALTY_TOKEN].points)
        if not losers:
            s.emit(NO_PENALTY)


def penalty_totals(s: Table) -> list[int]:
    """By seat: desert plus stone monsters of the player, or of his team."""
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


END: Final = RULES.procedure(
    "end of the game",
    LookThroughDiscards(), SalvageTile(), PlaceSalvaged(), CheckAfterSalvage(), AssignPenalty(), Score(),
)  # fmt: skip
