"""What a network sees of a table: points and what the areas promise, how far ahead somebody is, tiles and tokens.

Where tiles lie is told by what follows from it: points by category, open mutations, halves and beams, parts of
crystals, and how far the area reaches. An observation tells of areas as they are. A redrawn world, which a search
judges in the middle of a turn, tells of areas with the tile of this turn where a bot would put it.
"""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.outside.evaluate import (
    NEXT_STACK,
    SOON,
    appetite,
    dryness,
    growth,
    near_tokens,
    openings,
    own_answer,
    placed,
    turns_left,
)
from herna.games.bigmonster.outside.view import hides_pick
from herna.games.bigmonster.printed import tiles  # noqa: F401  fills the registries
from herna.games.bigmonster.rules.scoring import categories
from herna.games.bigmonster.table.area import Area, begin, grow, tally
from herna.games.bigmonster.table.board import ORIGIN, x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, TILES, TOKENS, Design
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.pieces import Side
from herna.games.bigmonster.table.words import (
    ALL_PARTS,
    ASK_KEEP,
    ASK_PICK,
    ASK_PLACE,
    ASK_SEND,
    ASK_TAKE,
    BLUE,
    CATEGORIES,
    COLOURS,
    DUEL,
    KINDS,
    MODES,
    SHIP,
    STORED,
    TERRAINS,
    TIERS,
    TRIO,
)
from herna.kernel.choice import MISSING
from herna.kernel.features import EVERYTHING, FeatureList, Sheet, bundle, put_steps, put_value, steps, values
from herna.kernel.keeping.pack import distinct

MOST_TURNS: Final = 20
PHASES: Final = 5  # the game in parts of four turns, the last one first
MOST_POINTS: Final = 40  # steps of three
MOST_OF_CATEGORY: Final = 15
MOST_MARGIN: Final = 12  # steps of three, to each side
MOST_PROMISE: Final = 12
MOST_COUNT: Final = 6
FIRST_COUNT: Final = 3  # the first two selectors count nothing but have a bit for each terrain
MOST_SLOW: Final = 3
MOST_REACH: Final = 10
COUNTS: Final = (
    "completed_water", "water", "desert", "stone", "desert_plus_stone", "lava", "lava_points", "grass", "swamp",
    "swamp_plus_grass", "unstable", "mutagenic", "mutagenic_with_explorer", "ice_with_explorer", "green", "red", "blue",
    "crystals",
)  # fmt: skip

SLUGS: Final = [d.slug for d in TILES[1:]]
PRINTED: Final = [*TERRAINS, "wide", "levels", "beams", "half", "counts", *COLOURS]

LIST: Final = FeatureList(teams=True)
SEATS: Final = LIST.table("seats", [str(n) for n in range(2, 7)])
MODE: Final = LIST.table("mode", list(MODES))
LEFT: Final = LIST.table("turns_left", steps(MOST_TURNS))
TOKEN: Final = LIST.table("token", [f"{t.slug}_{tier}" for t in TOKENS for tier in TIERS])  # can still be earned
ROW: Final = LIST.table("row", SLUGS)  # tiles that lie open
ROW_PRINTED: Final = LIST.table("row_printed", PRINTED)
ASKED: Final = LIST.seat("asked", [kind.name for kind in KINDS])
ACTIVE: Final = LIST.seat("active", ["yes"])
STARTER: Final = LIST.seat("starter", ["yes"])
EXPLORER: Final = LIST.seat("explorer", [d.slug for d in EXPLORERS[1:]])
DEALT: Final = LIST.seat("dealt", [d.slug for d in EXPLORERS[1:]])
POINTS: Final = LIST.seat("points", steps(MOST_POINTS))
OUTLOOK: Final = LIST.seat("outlook", steps(MOST_POINTS))  # with what the area promises
CATEGORY: Final = LIST.seat("of", [f"{c}{step}" for c in CATEGORIES for step in steps(MOST_OF_CATEGORY)])
MARGIN: Final = LIST.seat(
    "margin", [f"{n - MOST_MARGIN}_phase{phase}" for phase in range(PHASES) for n in range(2 * MOST_MARGIN + 1)]
)
GROWS: Final = LIST.seat("grows", steps(MOST_PROMISE))
OPEN: Final = LIST.seat("open", steps(MOST_PROMISE))
NEAR_TOKENS: Final = LIST.seat("near_tokens", steps(MOST_PROMISE))
DRY: Final = LIST.seat("dry", ["least", "shared", "safe"])
COUNT: Final = LIST.seat("count", [f"{name}{step}" for name in COUNTS for step in steps(MOST_COUNT)])
HELD: Final = LIST.seat("held", [f"{t.slug}_{tier}" for t in TOKENS for tier in TIERS])
MISSING_FOR: Final = LIST.seat("missing_for", [f"{t.slug}{n}" for t in TOKENS for n in values(4)])
SLOW: Final = LIST.seat("slow", steps(MOST_SLOW))
HALF_CRYSTALS: Final = LIST.seat("begun", [f"{colour}{step}" for colour in COLOURS for step in steps(MOST_COUNT)])
TALL: Final = LIST.seat("tall", steps(MOST_REACH))
BROAD: Final = LIST.seat("broad", steps(MOST_REACH))
TILE: Final = LIST.seat("tile", SLUGS)
TILE_PRINTED: Final = LIST.seat("tile_printed", PRINTED)
HAND: Final = LIST.seat("hand", SLUGS)
HAND_PRINTED: Final = LIST.seat("hand_printed", PRINTED)
SHIPPED: Final = LIST.seat("ship", SLUGS)
SHIPPED_PRINTED: Final = LIST.seat("ship_printed", PRINTED)
PICKED: Final = LIST.seat("picked", SLUGS)


def printed(d: Design) -> list[int]:
    """Which of the features of printed things this tile has."""
    found = [i for i in range(len(TERRAINS)) if d.terrain >> i & 1]
    has = (d.wide, d.levels, d.beams, d.other_half, d.factor)
    found += [len(TERRAINS) + i for i in range(len(has)) if has[i]]
    found += [len(TERRAINS) + len(has) + i for i in range(len(COLOURS)) if any([part[0] == i for part in d.parts])]
    return found


def rows(names: int, prints: int) -> list[int]:
    """For each tile, the bundle of features that it has in this zone."""
    return [bundle(())] + [bundle((names + d.index - 1, *[prints + n for n in printed(d)])) for d in TILES[1:]]


IN_ROW: Final[list[int]] = rows(ROW, ROW_PRINTED)
IN_AREA: Final[list[int]] = rows(TILE, TILE_PRINTED)
IN_HAND: Final[list[int]] = rows(HAND, HAND_PRINTED)
ON_SHIP: Final[list[int]] = rows(SHIPPED, SHIPPED_PRINTED)


def write(s: Table, viewer: int, sheet: Sheet) -> None:
    players = s.players
    left = turns_left(s)
    table = sheet.table
    sheet.partners = s.plan.partners
    table.append(SEATS + players - 2)
    table.append(MODE + s.plan.mode)
    put_steps(table, LEFT, left, MOST_TURNS)
    for token in s.plan.tokens:
        if s.alone >> token & 1:
            table.append(TOKEN + 2 * token)
        if s.team >> token & 1:
            table.append(TOKEN + 2 * token + 1)
    for row in s.rows:
        for tile in row:
            table.append(IN_ROW[tile])
    outlooks = [write_seat(s, seat, viewer, left, sheet.seats[seat]) for seat in range(players)]
    phase = min(left // 4, PHASES - 1)
    for seat in range(players):
        best = -1000.0
        for other in range(players):
            if other != seat and outlooks[other] > best:
                best = outlooks[other]
        margin = int(outlooks[seat] - best + 3 * MOST_MARGIN + 1.5) // 3
        put_value(sheet.seats[seat], MARGIN + phase * (2 * MOST_MARGIN + 1), margin, 2 * MOST_MARGIN)
    for ask in s.asks:
        sheet.seats[ask.seat].append(ASKED + ask.kind)
    if s.plan.mode == DUEL or s.plan.mode == TRIO:
        sheet.seats[s.active].append(ACTIVE)
        sheet.seats[s.starter].append(STARTER)


def write_seat(s: Table, seat: int, viewer: int, left: int, out: list[int]) -> float:
    """One player's features; returns what their area is worth now and soon, as far as the viewer knows."""
    p = s.sides[seat]
    mine = viewer == EVERYTHING or viewer == seat
    tile = p.pick if mine or not hides_pick(s, seat) else 0
    area = p.area
    answer = own_answer(s, seat) if mine else MISSING
    if answer >= 0:
        kind = s.asks[0].kind
        if kind == ASK_KEEP:
            area = begin(answer)
        elif kind == ASK_PLACE:
            area, tile = grow(area, tile, answer), 0
        elif kind == ASK_PICK or kind == ASK_SEND:
            tile = answer % SHIP
    if mine:
        for explorer in p.dealt:
            out.append(DEALT + explorer - 1)
    hand = known_tiles(s, viewer, p.hand, p.hand_known, seat)
    for held in hand:
        out.append(IN_HAND[held])
    ship = known_tiles(s, viewer, p.ship, p.ship_known, p.ship_from - 1)
    for held in ship:
        out.append(ON_SHIP[held])
    if tile:
        out.append(PICKED + tile - 1)
    put_steps(out, SLOW, p.slow, MOST_SLOW)
    for token in p.tokens:
        out.append(HELD + token)
    if area.explorer:
        out.append(EXPLORER + area.explorer - 1)
    soon = 0.0
    if area.explorer and viewer == EVERYTHING:
        if s.asks and s.asks[0].kind == ASK_TAKE and s.asks[0].seat == seat:
            area = best_taken(s, p, area, left)
        elif tile:
            area = placed(area, tile)
        if ship:
            soon = NEXT_STACK * appetite(area, p, ship)
    return write_area(s, p, area, left, out) + soon


def known_tiles(s: Table, viewer: int, stack: tuple[int, ...], known: int, giver: int) -> tuple[int, ...]:
    """What the viewer knows of a stack; while a pick out of it lies face down, it may be any of these tiles."""
    if viewer == EVERYTHING:
        return stack
    if not stack or not known >> viewer & 1:
        return ()
    if giver >= 0 and giver != viewer and hides_pick(s, giver):
        return tuple(sorted((*stack, s.sides[giver].pick)))
    return stack


def best_taken(s: Table, p: Side, area: Area, left: int) -> Area:
    """The area with the tile of the row that does most for it."""
    best, most = area, -1000.0
    for tile in distinct(s.rows[s.row - 1]):
        grown = placed(area, tile)
        value = sum(categories(grown, p.tokens, p.slow)) + growth(grown) * left + openings(grown)
        if value > most:
            best, most = grown, value
    return best


def write_area(s: Table, p: Side, area: Area, left: int, out: list[int]) -> float:
    points = categories(area, p.tokens, p.slow)
    total = sum(points)
    put_steps(out, POINTS, total // 3, MOST_POINTS)
    for i in range(len(points)):
        put_steps(out, CATEGORY + i * MOST_OF_CATEGORY, points[i] // 3, MOST_OF_CATEGORY)
    grows = growth(area) * left
    opens = openings(area) * min(left, SOON) / SOON
    tokens = near_tokens(s, p, area, left)
    put_steps(out, GROWS, int(grows / 2), MOST_PROMISE)
    put_steps(out, OPEN, int(opens / 2), MOST_PROMISE)
    put_steps(out, NEAR_TOKENS, int(tokens / 2), MOST_PROMISE)
    dry = dryness(s, p, area, left)
    outlook = total + grows + opens + tokens + dry
    put_steps(out, OUTLOOK, int(outlook) // 3, MOST_POINTS)
    write_dryness(s, p, area, out)
    for token in s.plan.tokens:
        if s.alone >> token & 1:
            kind = TOKENS[token]
            put_value(out, MISSING_FOR + 5 * token, kind.alone - tally(area, len(p.tokens), kind.counts), 4)
    if not area.features:
        area.features = of_area(area)
    out += area.features
    return outlook


def of_area(area: Area) -> tuple[int, ...]:
    """What follows from the area alone."""
    out: list[int] = []
    counts = area.counts
    for i in range(FIRST_COUNT, STORED):
        put_steps(out, COUNT + (i - FIRST_COUNT) * MOST_COUNT, counts[i], MOST_COUNT)
    begun = [0, 0, 0]
    for key, there in area.parts.items():
        colour = key % 4
        if there != ALL_PARTS[colour]:
            begun[colour] += there.bit_count() if colour == BLUE else 1
    for colour in range(3):
        put_steps(out, HALF_CRYSTALS + colour * MOST_COUNT, begun[colour], MOST_COUNT)
    for tile in area.tiles.values():
        out.append(IN_AREA[tile])
    write_reach(area, out)
    return tuple(out)


def write_dryness(s: Table, p: Side, area: Area, out: list[int]) -> None:
    """Who has fewest desert and stone monsters is punished at the end (BM-9)."""
    dry = COUNTS.index("desert_plus_stone") + FIRST_COUNT
    low = 1000
    for q in s.sides:
        if q is not p:
            low = min(low, q.area.counts[dry])
    mine = area.counts[dry]
    out.append(DRY + (0 if mine < low else 1 if mine == low else 2))


def write_reach(area: Area, out: list[int]) -> None:
    left = right = x_of(ORIGIN)
    top = bottom = y_of(ORIGIN)
    for position in area.tiles:
        x, y = x_of(position), y_of(position)
        left, right = min(left, x), max(right, x)
        top, bottom = min(top, y), max(bottom, y)
    put_steps(out, BROAD, (right - left) // 2, MOST_REACH)
    put_steps(out, TALL, (bottom - top) // 2, MOST_REACH)
