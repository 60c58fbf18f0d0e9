"""What lies beside the game and is stored with it, so that all servers see the same.

Who looks at a shared screen, who asks the others to take something back or to end the game, for whom a bot plays,
whose time runs, and advice that was given. It is written with every change of the table, and read when the table is
loaded. Whose turn it is lies there, too, and since when, for lists of games and for reminders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herna.kernel.state import State
from herna.web.tables.botplay import Advice
from herna.web.tables.offers import Offer
from herna.web.tables.undo import UndoWish

if TYPE_CHECKING:
    from herna.web.tables.live import LiveTable

Kept = dict[str, Any]


def write(table: LiveTable, after: State | None = None, chooser: int | None = None) -> None:
    """Note what is to be stored with the next change; `after`: the table after it, `chooser`: whose move it ends."""
    if table.stopped is None:
        table.clock.sync(after or table.state, chooser)
        table.stored.due = table.clock.due(table.now())
    wish = table.undo.wish
    turn = whose_turn(table, after)
    table.stored.aside = {
        "turn": turn,
        "waits": {} if turn is None else waits(table.stored.aside, turn, (after or table.state).made),
        "facing": dict(table.facing),
        "wish": None if wish is None else {"upto": wish.upto, "needed": sorted(wish.needed), "asker": wish.asker},
        "advice": {key: [advice.code, advice.share] for key, advice in table.bots.advice.items()},
        "standing": {str(seat): why for seat, why in table.standing.why.items()},
        "clock": table.clock.as_dict(),
        "offer": None if table.offers.open is None else table.offers.open.as_dict(),
    }


def whose_turn(table: LiveTable, after: State | None) -> list[int] | None:
    """None: not known, because there is no game yet, or no more."""
    if table.stored.ending is not None or (after is None and (table.stopped is not None or table.chance.pending)):
        return None
    return list((after or table.state).to_act)


def waits(kept: Kept, turn: list[int], made: int) -> dict[str, int]:
    """Since which choice the game has waited for each seat, without a break: that names a turn, also after a restart.

    It may be earlier than what was kept, if choices were taken back.
    """
    before = kept.get("waits", {})
    return {str(seat): min(int(before.get(str(seat), made)), made) for seat in turn}


def read(table: LiveTable) -> None:
    kept = table.stored.aside
    table.facing = {str(key): int(seat) for key, seat in kept.get("facing", {}).items()}
    wish = kept.get("wish")
    table.undo.wish = None if wish is None else UndoWish(wish["upto"], set(wish["needed"]), wish["asker"])
    table.bots.advice = {str(key): Advice(code, share) for key, (code, share) in kept.get("advice", {}).items()}
    table.standing.why = {int(seat): str(why) for seat, why in kept.get("standing", {}).items()}
    table.clock.read(kept.get("clock", {}))
    table.presence.learn({seat.seat: seat.seen for seat in table.stored.seats if seat.seen is not None})
    table.offers.open = Offer.read(kept.get("offer"))
