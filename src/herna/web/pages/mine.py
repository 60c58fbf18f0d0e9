"""Somebody's own games: what waits for them comes first, what is over comes last."""

from __future__ import annotations

from typing import Final

import htpy as h

import herna
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.pictures import signature
from herna.web.pages.ago import ago
from herna.web.pages.shell import Look
from herna.web.store import TableLine
from herna.web.store.store import in_utc

YOURS: Final = "yours"  # the standing of a game that waits for whoever looks
RANKS: Final = (YOURS, "free", "undealt", "others", "bots", "running", "stopped")


def standing(line: TableLine) -> str:
    """How a game stands for the one whose list it is in."""
    if line.over:
        if line.gave_up:
            return "lost"
        if not line.winners:
            return "draw" if line.winners is not None else "over"
        return "won" if line.seat in line.winners else "lost"
    if line.game not in herna.games() or herna.game(line.game).rules_version != line.rules:
        return "stopped"
    if not line.dealt:
        return "undealt"
    if line.turn is None:
        return "running"
    if line.seat in line.turn or set(line.shared) & set(line.turn):
        return YOURS
    if set(line.turn) & set(line.free):
        return "free"
    return "bots" if all([line.bots[seat] for seat in line.turn]) else "others"


def sorted_lines(lines: list[TableLine]) -> list[TableLine]:
    """What waits for somebody first, and of that where people have waited longest."""

    def rank(line: TableLine) -> tuple[int, bool, float]:
        stands, when = standing(line), in_utc(line.changed).timestamp()
        if stands != YOURS:
            return RANKS.index(stands) if stands in RANKS else len(RANKS), False, -when
        alone = all([line.bots[seat] or seat == line.seat for seat in range(len(line.names))])
        return 0, alone, -when if alone else when

    return sorted(lines, key=rank)


def own_games(look: Look, lines: list[TableLine], push_key: str = "") -> h.Node:
    """The list; the page's script asks for it now and then, and reminds of one's turn where that is wanted."""
    if not lines:
        return None
    ordered = sorted_lines(lines)
    running, over = [line for line in ordered if not line.over], [line for line in ordered if line.over]
    return h.section("#mine", data_poll="/mine")[
        h.div(".bar")[
            h.h2[look.say("home.mine")],
            h.button("#notify", type="button", hidden=True, data_push=push_key or None)[
                icon("bell"), h.span[look.say("notify")]
            ],
        ],
        h.ul(".mine")[[game_line(look, line) for line in running]] if running else None,
        h.details(".past", open=not running)[
            h.summary[look.say("mine.past", games=len(over))], h.ul(".mine")[[game_line(look, line) for line in over]]
        ]
        if over
        else None,
    ]


def game_line(look: Look, line: TableLine) -> h.Element:
    known = line.game in herna.games()
    title = herna.game(line.game).title(look.lang) if known else line.game
    others = [name for seat, name in enumerate(line.names) if seat != line.seat]
    stands, link = standing(line), f"/t/{line.id}/{line.key}"
    acting = ", ".join([line.names[seat] for seat in line.turn or []])
    return h.li(class_={"turn": stands == YOURS}, data_table=line.id, data_turn="1" if stands == YOURS else None)[
        known and h.img(src=art_url(line.game, signature(herna.game(line.game))), alt="", width="60", height="40"),
        h.a(".what", href=link)[h.strong[title], h.span[look.say("mine.against", names=", ".join(others))]],
        h.span(".state")[h.strong[look.say(f"mine.{stands}", names=acting)], h.span(".about")[ago(look, line.changed)]],
        line.over and h.a(href=f"{link}/replay")[look.say("replay.title")],
    ]
