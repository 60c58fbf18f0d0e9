"""Somebody's own statistics: how games went with each faction, and what their mistakes have in common."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import htpy as h

import herna
from herna.kernel.game import Game
from herna.learn import shelf
from herna.learn.review.themes import Habits
from herna.learn.review.work import WORDS
from herna.web.pages.me import tally, title_of
from herna.web.pages.sharing import STYLES
from herna.web.pages.shell import Look, page
from herna.web.store.history import Ended

MOST_ROWS: Final = 20  # of a table


class Played(NamedTuple):
    """A finished game, and what was played with: factions, a deck, an explorer."""

    ended: Ended
    banners: list[str]


def banners_of(game: Game[Any], view: dict[str, Any], seat: int) -> list[str]:
    """What a seat plays with, as far as its game has such a thing."""
    mine = (view.get("sides") or view.get("seats"))[seat]  # type: ignore[index]
    found = mine.get("factions") or [mine.get("faction") or own_explorer(game, mine.get("explorer"))]
    return [one for one in found if isinstance(one, str)]


def own_explorer(game: Game[Any], explorer: str | None) -> str | None:
    """An explorer that is chosen for the whole game; elsewhere it is a piece, and the view says where it stands."""
    return explorer if explorer and game.facts(explorer).get("type") == "explorer" else None


def banner_name(game: Game[Any], banner: str, lang: str) -> str:
    component = game.texts.components.get(banner)
    return component.name(lang) if component is not None else game.texts.say(lang, f"term.{banner}", {})


def statistics_page(look: Look, played: list[Played], habits: list[Habits]) -> str:
    return page(
        look,
        look.say("stats.title"),
        [
            h.h1[look.say("stats.title")],
            h.p[h.a(href="/me")[look.say("stats.back")]],
            h.section[h.h2[look.say("stats.banners")], by_banner(look, played)],
            h.section[h.h2[look.say("stats.mistakes")], h.p[look.say("stats.mistakes.lead")], mistakes(look, habits)],
        ],
        STYLES,
    )


def by_banner(look: Look, played: list[Played]) -> h.Node:
    """Won, drawn and lost with each; what was played most comes first."""
    with_each: dict[tuple[str, str], list[Ended]] = {}
    for one in played:
        for banner in one.banners:
            with_each.setdefault((one.ended.game, banner), []).append(one.ended)
    if not with_each:
        return h.p[look.say("stats.banners.none")]
    often = sorted(with_each, key=lambda key: -len(with_each[key]))[:MOST_ROWS]
    heads = ("results.game", "stats.banner", "results.tally")
    rows = [
        h.tr[
            h.th(scope="row")[title_of(look, game)],
            h.td(".words")[banner_name(herna.game(game), banner, look.lang)],
            h.td[tally(with_each[game, banner])],
        ]
        for game, banner in often
    ]
    return h.div(".scroll", tabindex="0", role="region", aria_label=look.say("stats.banners"))[
        h.table(".results")[h.thead[h.tr[[h.th(scope="col")[look.say(head)] for head in heads]]], h.tbody[rows]]
    ]


def mistakes(look: Look, habits: list[Habits]) -> h.Node:
    if not habits:
        return h.p[look.say("stats.mistakes.none")]
    return [
        h.div(".habits")[
            h.h3[title_of(look, one.game), " ", h.small[look.say("stats.reviews", number=one.reviews)]],
            h.p[look.say("stats.missing", number=one.missing)] if one.missing else found_in(look, one),
        ]
        for one in habits
    ]


def found_in(look: Look, habits: Habits) -> h.Node:
    if not habits.typical:
        return h.p[look.say("stats.clean")]
    lines = [
        h.li[
            h.strong[WORDS.say(look.lang, f"theme.{habit.theme}", {})],
            " ",
            look.say("stats.habit", number=habit.number, games=round(100 * habit.cost / habits.reviews)),
        ]
        for habit in habits.typical
    ]
    puzzles = bool(shelf.puzzle_lines(habits.game)) if habits.game in herna.games() else False
    return [
        h.ol(".habits")[lines],
        puzzles and h.p[h.a(".button", href=f"/puzzles/{habits.game}")[look.say("stats.practise")]],
    ]
