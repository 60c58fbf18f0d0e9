"""Time at a table: whose time runs, how much is left, and what happens at zero. The server's clock is the only one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from herna.kernel.state import State
from herna.web.tables.places import Place, Stale

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

GRACE: Final = 1.0  # seconds for choices that another server has received in time and is just writing down
LATER: Final = 30.0  # seconds after which a table that nobody can be late at is looked at again


class Clock:
    """The clocks of one table, in seconds since 1970. `since`: when each seat whose time runs was asked.

    A move is all that somebody chooses before somebody else is asked, or before their next turn. It has its allowance;
    what is beyond that is taken from the seat's reserve (`spent`).
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.since: dict[int, float] = {}
        self.spent: dict[int, float] = {}
        self.arriving: list[tuple[Place, float]] = []  # choices that wait for the table, and when they came

    # --- kept beside the game --------------------------------------------------------------------------------
    def as_dict(self) -> dict[str, Any]:
        return {name: {str(seat): at for seat, at in getattr(self, name).items()} for name in ("since", "spent")}

    def read(self, kept: dict[str, Any]) -> None:
        self.since = {int(seat): float(at) for seat, at in kept.get("since", {}).items()}
        self.spent = {int(seat): float(at) for seat, at in kept.get("spent", {}).items()}

    # --- whose time runs -------------------------------------------------------------------------------------
    def timed(self, state: State) -> list[int]:
        """Seats whose people the game waits for. Nobody's time runs before everybody has sat down."""
        table = self.table
        if table.stored.ending is not None or table.chance.pending or table.links.inviting():
            return []
        return [seat for seat in state.to_act if table.standing.bot(seat) is None]

    def sync(self, state: State, chooser: int | None = None) -> None:
        """The table stands like this now; with a `chooser`, theirs was the last move, and they begin another one."""
        moment, timed = self.table.now(), self.timed(state)
        for seat in list(self.since):
            if seat not in timed or seat == chooser:
                used = moment - self.since.pop(seat) - self.table.terms.allowance
                if self.table.terms.allowance and used > 0:
                    self.spent[seat] = min(self.spent.get(seat, 0.0) + used, float(self.table.terms.reserve))
        for seat in timed:
            self.since.setdefault(seat, moment)

    def left(self, seat: int) -> float:
        """What is left of a seat's reserve, as of its last move."""
        return self.table.terms.reserve - self.spent.get(seat, 0.0)

    def until(self, seat: int) -> float:
        """When the time of a seat that is asked runs out."""
        return self.since[seat] + self.table.terms.allowance + self.left(seat)

    def due(self, moment: float) -> float | None:
        """When somebody has to look whether anybody is late; None: never."""
        table = self.table
        if table.over or not table.terms.timed:
            return None
        moments = [self.until(seat) for seat in self.since] if table.terms.allowance else []
        if table.terms.away:
            moments += [max(moment + 1, table.presence.gone_at(seat)) for seat in self.since]
        return min(moments, default=moment + LATER)

    # --- at zero ---------------------------------------------------------------------------------------------
    @contextmanager
    def receiving(self, place: Place, moment: float) -> Iterator[None]:
        """Somebody's choice has come in; it counts as of that moment, however long it has to wait."""
        here = (place, moment)
        self.arriving.append(here)
        try:
            yield
        finally:
            self.arriving.remove(here)

    async def check(self, seat: int, received: float) -> None:
        """Refuse a choice that has come too late. Only with the lock held."""
        if self.table.terms.allowance and seat in self.since and received > self.until(seat):
            await self.strike(self.table.now())
            raise Stale

    async def strike(self, moment: float) -> None:
        """Whoever is late or gone is dealt with as the table agreed. Only with the lock held."""
        table = self.table
        late = [seat for seat in self.since if table.terms.allowance and self._is_late(seat, moment)]
        if table.terms.at_zero == "lost":
            for seat in late:
                if not table.over:
                    await table.standing.drop(seat, "late")
        elif late:
            await table.standing.stand_in(late, "slow")
        if table.terms.away and not table.over:
            gone = [seat for seat in self.since if table.presence.gone_at(seat) <= moment]
            if gone:
                await table.standing.stand_in(gone, "away")

    def _is_late(self, seat: int, moment: float) -> bool:
        until = self.until(seat)
        in_time = [came for place, came in self.arriving if seat in place.seats and came <= until]
        return until <= moment and not in_time

    async def look(self) -> float | None:
        """Called when somebody may be late: does what is to be done; gives when to look again."""
        table = self.table
        if table.stopped is not None:
            return None
        async with table.lock:
            moment = table.now()
            if not table.over:
                self.sync(table.state)
                if self.as_dict() != table.stored.aside.get("clock"):
                    await table.touch()  # somebody's time has begun just now, and that must be kept
                await self.strike(moment - GRACE)
            due = self.due(moment)
        table.bots.wake()
        return due
