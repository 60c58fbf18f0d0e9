"""Options as people write them: codes, labels, the place on the table, and why something is refused."""

from __future__ import annotations

from herna.games.bigmonster.area import grow
from herna.games.bigmonster.lattice import REACH, cell, x_of, y_of
from herna.games.bigmonster.scoring import categories
from herna.games.bigmonster.table import Table
from herna.games.bigmonster.tiles import EXPLORER_BY_SLUG, EXPLORERS, TILE_BY_SLUG, TILES
from herna.games.bigmonster.words import (
    CLAIM,
    DRAFT_TURNS,
    FORBIDDEN,
    KEEP,
    KINDS,
    NO_SUCH_SHIP,
    PICK,
    PLACE,
    REMOVE,
    ROW,
    SALVAGE,
    SEND,
    SHIP,
    TAKE,
)
from herna.kernel.choice import MISSING, Ask
from herna.kernel.texts import Args


def ship_name(seat: int) -> str:
    """People count players from 1, and so do the codes."""
    return f"p{seat + 1}"


def code(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    verb = KINDS[kind].name + ":"
    if kind == KEEP:
        return verb + EXPLORERS[value].slug
    if kind == CLAIM:
        return verb + ship_name(value)
    if kind == SEND:
        return f"{verb}{TILES[value % SHIP].slug}@{ship_name(value // SHIP)}"
    if kind == PLACE:
        return f"{verb}{TILES[s.seats[ask.seat].pick].slug}@{x_of(value)},{y_of(value)}"
    if kind == ROW:
        return verb + str(value)
    return verb + TILES[value].slug


def at(s: Table, ask: Ask, value: int) -> str:
    """What lies on the table for an option: `hand0.desert`, `ship2`, `area0.2,-1`, `row1.swamp`, `discard.swamp`."""
    kind = ask.kind
    if kind == KEEP:
        return f"dealt{ask.seat}.{EXPLORERS[value].slug}"
    if kind == CLAIM:
        return f"ship{value}"
    if kind == PLACE:
        return f"area{ask.seat}.{x_of(value)},{y_of(value)}"
    if kind == ROW:
        return f"row{value}"
    if kind == SALVAGE:
        return "discard." + TILES[value].slug
    if kind == TAKE or kind == REMOVE:
        return f"row{s.row}.{TILES[value].slug}"
    return f"hand{ask.seat}.{TILES[value % SHIP].slug}"


def label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    """Key and arguments of what an option is called."""
    kind = ask.kind
    name = KINDS[kind].name
    if kind == KEEP:
        return name, {"explorer": EXPLORERS[value].slug}
    if kind == CLAIM:
        return (name, {"ship": value}) if value != ask.seat else (name + ".own", {})
    if kind == SEND:
        args: Args = {"tile": TILES[value % SHIP].slug}
        if value // SHIP == ask.seat:
            return name + ".own", args
        args["ship"] = value // SHIP
        return name, args
    if kind == PLACE:
        return name, {"x": x_of(value), "y": y_of(value), "gain": f"{gain(s, ask.seat, value):+d}"}
    if kind == ROW:
        return name, {"row": value, "tiles": [TILES[tile].slug for tile in s.rows[value - 1]]}
    return name, {"tile": TILES[value].slug}


def gain(s: Table, seat: int, position: int) -> int:
    """How many points more the area shows at once when the chosen tile lies here."""
    p = s.seats[seat]
    after = grow(p.area, p.pick, position)
    return sum(categories(after, p.tokens, p.slow)) - sum(categories(p.area, p.tokens, p.slow))


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the tile or explorer that makes it asked."""
    kind = ask.kind
    p = s.seats[ask.seat]
    if kind == PLACE:
        return {"source": TILES[p.pick].slug}
    if kind == SALVAGE:
        return {"source": EXPLORERS[p.area.explorer].slug, "count": len(s.discard)}
    if kind == PICK or kind == SEND:
        return {"count": len(p.hand), "rest": len(p.hand) - 1}
    if kind == CLAIM:
        return {"count": len(p.hand)}
    if kind == TAKE or kind == REMOVE:
        return {"row": s.row, "count": len(s.rows[s.row - 1])}
    return {}


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
        if ask.kind == PICK and s.turn == DRAFT_TURNS and verb in ("claim", "send"):
            return "BM-5.8", "nothing_is_passed", {}
        known = verb in [k.name for k in KINDS]
        return kind.rule, ("another_question" if known else "unknown_code"), {}
    if ask.kind == KEEP:
        if what in EXPLORER_BY_SLUG:
            return "BM-1.5", "not_dealt", {"explorer": what}
        return kind.rule, "unknown_code", {}
    if ask.kind == CLAIM:
        return refuse_ship(s, what, seat)
    if ask.kind == SEND:
        return refuse_sending(s, ask, what)
    if ask.kind == PLACE:
        return refuse_place(s, ask, what)
    if ask.kind == ROW:
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
    return s.asks[0].kind == SEND and s.seats[seat].pick != 0


def refuse_ship(s: Table, what: str, seat: int) -> tuple[str, str, Args]:
    named = [i for i in range(s.players) if ship_name(i) == what]
    number = s.forbids_ship(seat, named[0]) if named else NO_SUCH_SHIP
    rule, reason = FORBIDDEN[number]
    return rule, reason, {"ship": named[0]} if named else {}


def refuse_sending(s: Table, ask: Ask, what: str) -> tuple[str, str, Args]:
    tile, _, ship = what.partition("@")
    if tile not in TILE_BY_SLUG or TILE_BY_SLUG[tile].index not in s.seats[ask.seat].hand:
        return refuse_tile(s, ask, tile)
    return refuse_ship(s, ship, ask.seat)


def refuse_tile(s: Table, ask: Ask, what: str) -> tuple[str, str, Args]:
    rule = KINDS[ask.kind].rule
    if what not in TILE_BY_SLUG:
        return rule, "no_such_tile", {"name": what}
    reasons = {PICK: "not_in_hand", SEND: "not_in_hand", SALVAGE: "not_discarded"}
    return rule, reasons.get(ask.kind, "not_in_row"), {"tile": what}


def refuse_place(s: Table, ask: Ask, what: str) -> tuple[str, str, Args]:
    slug, _, place = what.partition("@")
    kind = s.seats[ask.seat].pick
    if slug not in TILE_BY_SLUG:
        return "BM-6.1", "no_such_tile", {"name": slug}
    if TILE_BY_SLUG[slug].index != kind:
        return "BM-6.8", "another_tile", {"tile": TILES[kind].slug}
    position = read_place(place)
    if position < 0:
        return "BM-6.1", "no_such_place", {"name": place}
    rule, reason = FORBIDDEN[s.seats[ask.seat].area.forbids(kind, position)]
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
