"""What people agree on: before a game time, absence, talking and hints; and that it shall end."""

from __future__ import annotations

import re
from typing import Any, Final

from herna.kernel.errors import BadOption, RecordError

CLOCK: Final = re.compile(r"none|move:(\d{1,5}):(\d{1,6})|days:(\d{1,2})", re.ASCII)
CLOCKS: Final = (
    "none",
    "move:30:300",
    "move:60:600",
    "move:180:1800",
    "days:1",
    "days:3",
    "days:7",
)  # offered by the form
AT_ZERO: Final = ("bot", "lost")
AWAY: Final = (0, 2, 5, 15, 60)  # minutes that the form offers; 0: never
LONGEST_AWAY: Final = 7 * 24 * 60
SHORTEST_MOVE: Final = 5
LONGEST_MOVE: Final = 24 * 3600
LOST: Final = ("resigned", "late")  # gave up, or had no time left where that loses the game
CALLED_OFF: Final = "off"  # the ending of a game that counts for nobody
ENDINGS: Final = (*LOST, "draw", CALLED_OFF)
DAY: Final = 24 * 3600


def are_seats(seats: object, players: int) -> bool:
    """Whether this is a list of seats of a game for so many, none of them twice."""
    if not isinstance(seats, list) or not all([type(seat) is int and 0 <= seat < players for seat in seats]):
        return False
    return len(set(seats)) == len(seats)


def gave_up(aside: dict[str, Any] | None) -> list[int]:
    """The seats whose people have lost, whatever a bot does in their place; `aside` is what is stored with a table."""
    return [int(seat) for seat, why in (aside or {}).get("standing", {}).items() if why in LOST]


class Terms:
    """`clock`: `none`, `move:SECONDS:RESERVE` or `days:DAYS`; `at_zero`: a `bot` takes over, or the game is `lost`.

    `away`: minutes after which a bot plays for somebody who is not here; 0: it waits for ever. `chat`: may people
    write what they like, or choose among a few phrases only? `hints`: may people who play against people ask for them?
    """

    def __init__(
        self, clock: str = "none", at_zero: str = "bot", away: int = 0, chat: bool = True, hints: bool = False
    ) -> None:
        self.clock = clock
        self.at_zero = at_zero
        self.away = away
        self.chat = chat
        self.hints = hints
        self.allowance, self.reserve = self._checked()

    def _checked(self) -> tuple[int, int]:
        """Seconds for one move, and the reserve that all moves share; (0, 0) without a clock."""
        found = CLOCK.fullmatch(self.clock)
        if found is None:
            raise BadOption("the clock is 'none', 'move:SECONDS:RESERVE' or 'days:DAYS'")
        if self.at_zero not in AT_ZERO:
            raise BadOption(f"at zero a 'bot' takes over or the game is 'lost', not {self.at_zero!r}")
        if not 0 <= self.away <= LONGEST_AWAY:
            raise BadOption(f"a bot takes over after 0 (never) to {LONGEST_AWAY} minutes of absence")
        if found[1]:
            move, reserve = int(found[1]), int(found[2])
            if not SHORTEST_MOVE <= move <= LONGEST_MOVE or reserve > LONGEST_MOVE:
                raise BadOption(f"a move has {SHORTEST_MOVE} to {LONGEST_MOVE} seconds, a reserve up to {LONGEST_MOVE}")
            return move, reserve
        if found[3]:
            if not 1 <= int(found[3]) <= 30:
                raise BadOption("a move has 1 to 30 days")
            return int(found[3]) * DAY, 0
        return 0, 0

    @property
    def timed(self) -> bool:
        """Whether anything happens here by itself when time passes."""
        return self.allowance > 0 or self.away > 0

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("clock", "at_zero", "away", "chat", "hints")}

    @staticmethod
    def read(kept: dict[str, Any] | None) -> Terms:
        """What `as_dict` gave; tables from before there were terms have the usual ones."""
        return Terms(**kept) if kept else Terms()


class Ending:
    """A game that ended at the table and not by its rules: how, whose doing it was, and who has won by it."""

    def __init__(self, how: str, seats: list[int], winners: list[int]) -> None:
        self.how = how  # resigned, late, draw, off
        self.seats = seats
        self.winners = winners

    @property
    def counted(self) -> list[int] | None:
        """Who has won, for lists and results; None: it counts for nobody."""
        return None if self.how == CALLED_OFF else self.winners

    def as_dict(self) -> dict[str, Any]:
        return {"how": self.how, "seats": self.seats, "winners": self.winners}

    @staticmethod
    def told(by: object, players: int) -> Ending:
        """What a record from outside says in `ended`; refused if no game can have ended so."""
        told: dict[str, Any] = by if isinstance(by, dict) else {}
        how, seats, winners = told.get("how"), told.get("seats"), told.get("winners")
        if how not in ENDINGS or not are_seats(seats, players) or not are_seats(winners, players):
            known = ", ".join(ENDINGS)
            raise RecordError(f"the record's 'ended' has 'how' ({known}), and 'seats' and 'winners', lists of seats")
        ending = Ending(how, list(seats or []), list(winners or []))
        if set(ending.seats) & set(ending.winners) or (how not in LOST and ending.winners):
            raise RecordError("the record's 'ended' names winners who cannot have won")
        return ending

    @staticmethod
    def read(kept: dict[str, Any] | None) -> Ending | None:
        return None if kept is None else Ending(kept["how"], list(kept["seats"]), list(kept["winners"]))
