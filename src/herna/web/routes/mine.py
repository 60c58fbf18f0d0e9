"""The address of one's own games, as the entrance shows them and asks for them again."""

from __future__ import annotations

from typing import Final

from litestar import get

from herna.web.pages.mine import own_games
from herna.web.routes.answers import Page, html
from herna.web.routes.requests import VISITOR, Asked, look_of, room_of
from herna.web.store import TableLine

LOADED: Final = 5  # tables brought into memory for one list, to see whose turn it is; hardly ever needed


async def own_lines(request: Asked) -> list[TableLine]:
    """The tables of whoever asks, each with the seats whose turn it is, as far as that is known."""
    visitor, room = request.cookies.get("visitor", ""), room_of(request)
    if not VISITOR.fullmatch(visitor):
        return []
    lines = await room.store.of_visitor(visitor)
    unknown = [line for line in lines if line.turn is None and not line.over]
    for line in [line for line in unknown if line.id in room.tables] + unknown[:LOADED]:
        live = await room.table(line.id) if line.turn is None else None
        if live is not None and live.stopped is None and not live.chance.pending:
            line.turn = list(live.state.to_act)
    return lines


@get("/mine", include_in_schema=False)
async def mine(request: Asked) -> Page:
    """The list alone, for the script of the entrance."""
    key = room_of(request).reminders.key
    return html(str(own_games(look_of(request), await own_lines(request), key) or ""))


MINE_ROUTES: Final = [mine]
