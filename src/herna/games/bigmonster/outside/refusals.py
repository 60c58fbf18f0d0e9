"""Why something is not legal now: the rule and the reason against a code."""

from __future__ import annotations

import re
from typing import Final

from herna.games.bigmonster.outside.codes import ship_name
from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, TILE_BY_SLUG
from herna.games.bigmonster.table.board import REACH, cell, x_of, y_of
from herna.games.bigmonster.table.designs import TILES
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.words import (
    ASK_CLAIM,
    ASK_KEEP,
    ASK_PICK,
    ASK_PLACE,
    ASK_ROW,
    ASK_SALVAGE,
    ASK_SEND,
    DRAFT_TURNS,
    FORBIDDEN,
    KINDS,
)
from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason

END_RULE: Final = "BM-11.4"
WHOLE: Final = re.compile("0|-?[1-9][0-9]{0,2}")


def refuse(s: Table, ask: Ask, code: str) -> Reason:
    seat = ask.seat
    kind = KINDS[ask.kind]
    verb, _, what = code.partition(":")
    if verb != kind.name:
        if ask.kind == ASK_PICK and s.turn == DRAFT_TURNS and verb in ("claim", "send"):
            return "BM-5.8", "nothing_is_passed", {}
        return kind.rule, "another_question", {}
    if ask.kind == ASK_KEEP:
        if what in EXPLORER_BY_SLUG:
            return "BM-1.5", "not_dealt", {"explorer": what}
        return "BM-1.5", "no_such_explorer", {"name": what}
    if ask.kind == ASK_CLAIM:
        return refuse_ship(s, what, seat)
    if ask.kind == ASK_SEND:
        return refuse_sending(s, ask, what)
    if ask.kind == ASK_PLACE:
        return refuse_place(s, ask, what)
    if ask.kind == ASK_ROW:
        return "BM-12.5", "no_such_row", {}
    return refuse_tile(s, ask, what)


def refuse_ship(s: Table, what: str, seat: int) -> Reason:
    for ship in range(s.players):
        if ship_name(ship) == what:
            rule, reason = FORBIDDEN[s.forbids_ship(seat, ship)]
            return rule, reason, {"ship": ship}
    return "BM-1.10", "no_such_ship", {"name": what, "players": s.players}


def refuse_sending(s: Table, ask: Ask, what: str) -> Reason:
    tile, _, ship = what.partition("@")
    if tile not in TILE_BY_SLUG or TILE_BY_SLUG[tile].index not in s.sides[ask.seat].hand:
        return refuse_tile(s, ask, tile)
    return refuse_ship(s, ship, ask.seat)


def refuse_tile(s: Table, ask: Ask, what: str) -> Reason:
    rule = KINDS[ask.kind].rule
    reasons = {ASK_PICK: "not_in_hand", ASK_SEND: "not_in_hand", ASK_SALVAGE: "not_discarded"}
    return unknown_tile(rule, what) or (rule, reasons.get(ask.kind, "not_in_row"), {"tile": what})


def refuse_place(s: Table, ask: Ask, what: str) -> Reason:
    slug, _, place = what.partition("@")
    unknown = unknown_tile("BM-6.1", slug)
    if unknown is not None:
        return unknown
    kind = s.sides[ask.seat].pick
    if TILE_BY_SLUG[slug].index != kind:
        return "BM-6.8", "another_tile", {"tile": TILES[kind].slug}
    position = read_place(place)
    if position < 0:
        return "BM-6.1", "no_such_place", {"name": place}
    rule, reason = FORBIDDEN[s.sides[ask.seat].area.forbids(kind, position)]
    return rule, reason, {"tile": slug, "x": x_of(position), "y": y_of(position)}


def unknown_tile(rule: str, slug: str) -> Reason | None:
    if not slug:
        return rule, "nameless", {}
    return None if slug in TILE_BY_SLUG else (rule, "no_such_tile", {"name": slug})


def read_place(text: str) -> int:
    """`2,-1` as a cell; -1 if it is none. Every place has one spelling only, so `02,0` is none."""
    x, comma, y = text.partition(",")
    if not comma or not WHOLE.fullmatch(x) or not WHOLE.fullmatch(y) or abs(int(x)) > REACH or abs(int(y)) > REACH:
        return -1
    return cell(int(x), int(y))
