"""The address of somebody's own statistics."""

from __future__ import annotations

from typing import Any, Final

from litestar import get

import herna
from herna.learn.review.themes import Habits
from herna.web.pages.statistics import Played, banners_of, statistics_page
from herna.web.routes.answers import Page, html
from herna.web.routes.requests import Asked, look_of, room_of, visitor_of
from herna.web.store.history import Ended
from herna.web.tables.room import Room

LOADED: Final = 20  # tables that are brought into memory for one request, to see what was played with
MOST_KNOWN: Final = 5000


async def played_with(room: Room, games: list[Ended]) -> list[Played]:
    """The last games, with what was played with; those whose table is gone, or waits for another time, without."""
    found: list[Played] = []
    known, loaded = room.reviewing.banners, 0
    for ended in reversed(games):
        key = (ended.table, ended.seat)
        if key not in known and loaded < LOADED:
            loaded += 1
            live = await room.table(ended.table)
            if live is not None and live.stopped is None:
                if len(known) >= MOST_KNOWN:
                    known.clear()
                known[key] = banners_of(herna.game(ended.game), live.state.view(ended.seat), ended.seat)
        found.append(Played(ended, known.get(key, [])))
    return found


def habits_in(reviews: list[tuple[str, dict[str, Any]]]) -> list[Habits]:
    """What the reviews of each game have found, most reviewed games first."""
    by_game: dict[str, Habits] = {}
    for game, kept in reviews:
        if game in herna.games():
            by_game.setdefault(game, Habits(game)).add(kept)
    return sorted(by_game.values(), key=lambda one: -one.reviews)


@get("/me/statistics", include_in_schema=False)
async def statistics(request: Asked) -> Page:
    room, visitor = room_of(request), visitor_of(request)
    played = await played_with(room, await room.store.history.of(visitor))
    habits = habits_in(await room.store.reviews.of(visitor))
    return html(statistics_page(look_of(request), played, habits))


STATISTICS_ROUTES: Final = [statistics]
