"""Options as people write them: codes, labels, and the place on the table."""

from __future__ import annotations

from herna.games.bigmonster.rules.scoring import categories
from herna.games.bigmonster.table.area import grow
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, TILES
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.words import CLAIM, KEEP, KINDS, PICK, PLACE, REMOVE, ROW, SALVAGE, SEND, SHIP, TAKE
from herna.kernel.choice import Ask
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
