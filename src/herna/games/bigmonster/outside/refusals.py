"""Why something is not legal now: the rule and the reason against a code."""

from __future__ import annotations

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
    NO_SUCH_SHIP,
)
from herna.kernel.choice import MISSING, Ask
from herna.kernel.texts import Args


# --- why not ------------------------------------------------------------------------------------------------
def refuse(s: Table, code: str, seat: int) -> tuple[str, str, Args]:
    """(rule, reason, arguments) against a code that is not among this seat's options."""
    if s.over:
        return "BM-11.4", "game_over", {}
    ask = ask_of(s, seat)
    if ask is None:
        if has_answered(s, seat):
            return "BM-14.1", "locked", {}
        return KINDS[s.asks[0].kind].rule, "not_asked", {"seat": s.to_act[0]}
    kind = KINDS[ask.kind]
    verb, _, what = code.partition(":")
    if verb != kind.name:
        if ask.kind == ASK_PICK and s.turn == DRAFT_TURNS and verb in ("claim", "send"):
            return "BM-5.8", "nothing_is_passed", {}
        known = verb in [k.name for k in KINDS]
        return kind.rule, ("another_question" if known else "unknown_code"), {}
    if ask.kind == ASK_KEEP:
        if what in EXPLORER_BY_SLUG:
            return "BM-1.5", "not_dealt", {"explorer": what}
        return kind.rule, "unknown_code", {}
    if ask.kind == ASK_CLAIM:
        return refuse_ship(s, what, seat)
    if ask.kind == ASK_SEND:
        return refuse_sending(s, ask, what)
    if ask.kind == ASK_PLACE:
        return refuse_place(s, ask, what)
    if ask.kind == ASK_ROW:
        return "BM-12.5", "no_such_row", {}
    return refuse_tile(s, ask, what)


def ask_of(s: Table, seat: int) -> Ask | None:
    """The open question of this seat, if it owes an answer."""
    if seat not in s.to_act:
        return None
    return next(a for a in s.asks if a.seat == seat)


def has_answered(s: Table, seat: int) -> bool:
    """Has this seat decided already what the others are still asked?"""
    for i in range(len(s.answers)):
        if s.asks[i].seat == seat and s.answers[i] != MISSING:
            return True
    return s.asks[0].kind == ASK_SEND and s.sides[seat].pick != 0


def refuse_ship(s: Table, what: str, seat: int) -> tuple[str, str, Args]:
    named = [i for i in range(s.players) if ship_name(i) == what]
    number = s.forbids_ship(seat, named[0]) if named else NO_SUCH_SHIP
    rule, reason = FORBIDDEN[number]
    return rule, reason, {"ship": named[0]} if named else {}


def refuse_sending(s: Table, ask: Ask, what: str) -> tuple[str, str, Args]:
    tile, _, ship = what.partition("@")
    if tile not in TILE_BY_SLUG or TILE_BY_SLUG[tile].index not in s.sides[ask.seat].hand:
        return refuse_tile(s, ask, tile)
    return refuse_ship(s, ship, ask.seat)


def refuse_tile(s: Table, ask: Ask, what: str) -> tuple[str, str, Args]:
    rule = KINDS[ask.kind].rule
    if what not in TILE_BY_SLUG:
        return rule, "no_such_tile", {"name": what}
    reasons = {ASK_PICK: "not_in_hand", ASK_SEND: "not_in_hand", ASK_SALVAGE: "not_discarded"}
    return rule, reasons.get(ask.kind, "not_in_row"), {"tile": what}


def refuse_place(s: Table, ask: Ask, what: str) -> tuple[str, str, Args]:
    slug, _, place = what.partition("@")
    kind = s.sides[ask.seat].pick
    if slug not in TILE_BY_SLUG:
        return "BM-6.1", "no_such_tile", {"name": slug}
    if TILE_BY_SLUG[slug].index != kind:
        return "BM-6.8", "another_tile", {"tile": TILES[kind].slug}
    position = read_place(place)
    if position < 0:
        return "BM-6.1", "no_such_place", {"name": place}
    rule, reason = FORBIDDEN[s.sides[ask.seat].area.forbids(kind, position)]
    return rule, reason, {"tile": slug, "x": x_of(position), "y": y_of(position)}


def read_place(text: str) -> int:
    """`2,-1` as a cell; -1 if it is none."""
    x, comma, y = text.partition(",")
    if not comma or not is_whole(x) or not is_whole(y) or abs(int(x)) > REACH or abs(int(y)) > REACH:
        return -1
    return cell(int(x), int(y))


def is_whole(text: str) -> bool:
    digits = text[1:] if text.startswith("-") else text
    return digits.isascii() and digits.isdigit()
