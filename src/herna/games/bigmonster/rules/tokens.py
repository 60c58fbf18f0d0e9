"""Earning tokens (BM-9)."""

from __future__ import annotations

from herna.games.bigmonster.table.designs import PENALTY_TOKEN, TOKENS
from herna.games.bigmonster.table.moves import Rule, Table
from herna.games.bigmonster.table.words import INDIVIDUAL, OF_TEAM
from herna.kernel.frame import Frame


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
