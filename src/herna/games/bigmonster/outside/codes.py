"""Options as people write them: codes, labels, and the place on the table."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.rules.scoring import categories
from herna.games.bigmonster.table.area import grow
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, TILES, Design
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.words import (
    ASK_CLAIM,
    ASK_KEEP,
    ASK_PICK,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_ROW,
    ASK_SALVAGE,
    ASK_SEND,
    ASK_TAKE,
    KINDS,
    SHIP,
    TERRAINS,
)
from herna.kernel.choice import Ask, Described, Shown, ShownCard
from herna.kernel.texts.catalogue import Args

VERBS: Final = tuple([kind.name for kind in KINDS])


def ship_name(seat: int) -> str:
    """People count players from 1, and so do the codes."""
    return f"p{seat + 1}"


# Every choice that is recorded is described, so what is described again and again is kept.
SPOTS: Final[dict[int, str]] = {}  # `@2,-1` by position
SHOWN_TILES: Final[dict[int, ShownCard]] = {}  # by question, owner and tile
OWNERS: Final = 8  # more than there are seats and rows


class ShownPlace(Described):
    """A place for a tile: people also read how many points more the area then shows."""

    def __init__(self, s: Table, seat: int, position: int) -> None:
        self.x = x_of(position)
        self.y = y_of(position)
        if position not in SPOTS:
            SPOTS[position] = f"@{self.x},{self.y}"
        Described.__init__(self, f"place:{TILES[s.sides[seat].pick].slug}{SPOTS[position]}", "place")
        self.table = s
        self.seat = seat
        self.position = position

    def at(self) -> str:
        return f"area{self.seat}.{self.x},{self.y}"

    def args(self) -> Args:
        return {"x": self.x, "y": self.y, "gain": f"{gain(self.table, self.seat, self.position):+d}"}


def show_option(s: Table, ask: Ask, value: int) -> Described:
    """Places are called as in the view: `hand0.desert`, `ship2`, `area0.2,-1`, `row1.swamp`, `discard.swamp`."""
    kind = ask.kind
    if kind == ASK_PLACE:
        return ShownPlace(s, ask.seat, value)
    verb = KINDS[kind].name
    if kind == ASK_KEEP:
        return ShownCard(verb, "dealt", ask.seat, EXPLORERS[value].slug, word="explorer")
    if kind == ASK_CLAIM:
        code = f"{verb}:{ship_name(value)}"
        if value == ask.seat:
            return Shown(code, f"ship{value}", verb + ".own", {})
        return Shown(code, f"ship{value}", verb, {"ship": value})
    if kind == ASK_SEND:
        tile, ship = TILES[value % SHIP].slug, value // SHIP
        code, at = f"{verb}:{tile}@{ship_name(ship)}", f"hand{ask.seat}.{tile}"
        if ship == ask.seat:
            return Shown(code, at, verb + ".own", {"tile": tile})
        return Shown(code, at, verb, {"tile": tile, "ship": ship})
    if kind == ASK_ROW:
        tiles = [TILES[tile].slug for tile in s.rows[value - 1]]
        return Shown(f"{verb}:{value}", f"row{value}", verb, {"row": value, "tiles": tiles})
    if kind == ASK_SALVAGE:
        tile = TILES[value].slug
        return Shown(f"{verb}:{tile}", "discard." + tile, verb, {"tile": tile})
    return show_tile(kind, ask.seat if kind == ASK_PICK else s.row, value)  # ASK_TAKE and ASK_REMOVE: out of the row


def show_tile(kind: int, owner: int, tile: int) -> Described:
    """A tile of a hand or of a row."""
    key = (tile * OWNERS + owner) * len(KINDS) + kind
    if key not in SHOWN_TILES:
        where = "hand" if kind == ASK_PICK else "row"
        SHOWN_TILES[key] = ShownCard(KINDS[kind].name, where, owner, TILES[tile].slug, word="tile")
    return SHOWN_TILES[key]


def gain(s: Table, seat: int, position: int) -> int:
    """How many points more the area shows at once when the chosen tile lies here."""
    p = s.sides[seat]
    after = grow(p.area, p.pick, position)
    return sum(categories(after, p.tokens, p.slow)) - sum(categories(p.area, p.tokens, p.slow))


def scoring_of(d: Design) -> str:
    """By what such a tile scores, as a word: its terrain, and of ice which of the two sorts."""
    if d.levels:
        return "unstable"
    return "mutagen" if d.beams else TERRAINS[d.terrain.bit_length() - 1]


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the tile or explorer that makes it asked."""
    kind = ask.kind
    p = s.sides[ask.seat]
    if kind == ASK_PLACE:
        return {"source": TILES[p.pick].slug, "scoring": "scoring." + scoring_of(TILES[p.pick])}
    if kind == ASK_SALVAGE:
        return {"source": EXPLORERS[p.area.explorer].slug, "count": len(s.discard)}
    if kind == ASK_PICK or kind == ASK_SEND:
        return {"count": len(p.hand), "rest": len(p.hand) - 1}
    if kind == ASK_CLAIM:
        return {"count": len(p.hand)}
    if kind == ASK_TAKE or kind == ASK_REMOVE:
        return {"row": s.row, "count": len(s.rows[s.row - 1])}
    return {}
