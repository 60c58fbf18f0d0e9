"""How a position looks to a simple bot: points in sight, and what the areas are about to become."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.area import Area, begin, grow, tally
from herna.games.bigmonster.lattice import DOWN, RIGHT, UP
from herna.games.bigmonster.scoring import categories
from herna.games.bigmonster.table import Player, Table
from herna.games.bigmonster.tiles import PENALTY_TOKEN, TILES, TOKENS
from herna.games.bigmonster.words import (
    ALL_PARTS,
    CRYSTAL_POINTS,
    DESERT_PLUS_STONE,
    DRAFT_TURNS,
    DUEL,
    KEEP,
    PICK,
    PLACE,
    ROUNDS,
    ROW_TURNS,
    SEND,
    SHIP,
    SWAMP_TILES,
    TAKE,
    TRIO,
    WATER_PAIR,
)
from herna.kernel.choice import MISSING
from herna.kernel.pack import distinct

SCALE: Final = 30.0
AROUND_PORTRAIT: Final = (UP, RIGHT, -RIGHT, DOWN + RIGHT, DOWN - RIGHT, 2 * DOWN)  # the cells around a portrait tile
AROUND_LANDSCAPE: Final = (UP, UP + RIGHT, DOWN, DOWN + RIGHT, -RIGHT, 2 * RIGHT)
RAGGED: Final = 0.05
PART_SHARE: Final = (0.0, 0.06, 0.15, 0.4)  # of a crystal's points, by the number of its parts that lie there


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.outcome is not None:
        winners = s.outcome.winners
        sharing = len(winners) // 2 if s.plan.partners else len(winners)
        return 1.0 / sharing if seat in winners else 0.0
    values = [outlook(s, i) for i in range(s.players)]
    if s.plan.partners:  # the weaker member counts (BM-11.5)
        both = [(values[i], values[s.plan.partners[i]]) for i in range(s.players)]
        values = [0.75 * min(pair) + 0.25 * max(pair) for pair in both]
    rivals = [values[i] for i in range(s.players) if i != seat and (not s.plan.partners or i != s.plan.partners[seat])]
    ahead = values[seat] - 0.5 * (max(rivals) + sum(rivals) / len(rivals))
    return 0.02 + 0.96 * (0.5 + ahead / (2 * SCALE + 2 * abs(ahead)))


def outlook(s: Table, seat: int) -> float:
    """What a player's area is worth now and soon, with the tile he is about to place where it does most."""
    p = s.seats[seat]
    left = turns_left(s)
    area = p.area
    answer = own_answer(s, seat)
    if answer >= 0 and s.asks[0].kind == KEEP:
        return worth(s, p, begin(answer), left)
    if answer >= 0 and s.asks[0].kind == PLACE:
        return worth(s, p, grow(area, p.pick, answer), left)
    tiles = [answer % SHIP] if answer >= 0 and (s.asks[0].kind == PICK or s.asks[0].kind == SEND) else []
    if p.pick:
        tiles = [p.pick]
    elif s.asks and s.asks[0].kind == TAKE and s.asks[0].seat == seat:
        tiles = distinct(s.rows[s.row - 1])
    if not tiles or not area.explorer:
        return worth(s, p, area, left)
    return max([worth(s, p, grow(area, tile, best_spot(area, tile)), left) for tile in tiles])


def own_answer(s: Table, seat: int) -> int:
    """What this seat has answered face down, while the others are still thinking; -1 if nothing."""
    for i in range(len(s.answers)):
        if s.asks[i].seat == seat:
            return s.answers[i]
    return MISSING


def turns_left(s: Table) -> int:
    if s.plan.mode == DUEL or s.plan.mode == TRIO:
        return ROW_TURNS - s.turn
    return ROUNDS * DRAFT_TURNS - 1 - s.draft_turn()


def best_spot(area: Area, tile: int) -> int:
    """The position that brings most at once, found without trying the whole area anew for each."""
    spots = area.spots(tile)
    best, most = spots[0], -1.0
    for spot in spots:
        value = at_once(area, tile, spot)
        if value > most:
            best, most = spot, value
    return best


def at_once(area: Area, tile: int, spot: int) -> float:
    """Points that depend on where the tile lies: mutations, pairs, crystals and a little for their beginnings."""
    d = TILES[tile]
    value = 0.0
    for step in AROUND_LANDSCAPE if d.wide else AROUND_PORTRAIT:  # a little for every edge it shares
        if spot + step in area.cells:
            value += RAGGED
    if d.levels:
        hits = (1 if spot in area.lit else 0) + (1 if spot + DOWN in area.lit else 0)
        value += d.levels[min(hits, len(d.levels) - 1)]
    for step in d.beams:
        top = spot + step if step >= DOWN else spot + step + UP  # where a monster hit by this beam would have its place
        hit = TILES[area.tiles.get(top, 0)]
        if hit.levels:
            level = area.level(top)
            if level < len(hit.levels) - 1:
                value += hit.levels[level + 1] - hit.levels[level]
        elif spot + step not in area.cells:
            value += 0.5
    if d.other_half:
        beside = area.tiles.get(spot + d.other_half, 0)
        if TILES[beside].other_half == -d.other_half:
            value += WATER_PAIR
        elif spot + d.other_half not in area.cells and spot + d.other_half + DOWN not in area.cells:
            value += 0.5
    for colour, step, part in d.parts:
        there = area.parts.get((spot + step) * 4 + colour, 0)
        if there | part == ALL_PARTS[colour]:
            value += CRYSTAL_POINTS[colour]
        elif there:
            value += CRYSTAL_POINTS[colour] * 0.1
    return value


def worth(s: Table, p: Player, area: Area, left: int) -> float:
    """The points of this area, and what its beginnings promise while tiles are still to come."""
    value = float(sum(categories(area, p.tokens, p.slow)))
    if left > 0:
        value += min(left, 6) / 6.0 * promise(area)
    value += near_tokens(s, p, area, left)
    return value


def promise(area: Area) -> float:
    """Open mutations, lone halves of water monsters, unfinished crystals, a swamp that grows."""
    value = 0.0
    cells = area.cells
    for spot in area.tiles:
        d = TILES[area.tiles[spot]]
        if d.levels:
            level = area.level(spot)
            if level < len(d.levels) - 1 and (spot + UP not in cells or spot + 2 * DOWN not in cells):
                value += 0.25 * (d.levels[level + 1] - d.levels[level])
        elif d.other_half:
            other = spot + d.other_half
            if other not in cells and other + DOWN not in cells:
                value += 2.5
        for step in d.beams:
            if spot + step not in cells and (spot + step in area.upright or spot + step + UP in area.upright):
                value += 1.5
    for key in area.parts:
        there = area.parts[key]
        if there != ALL_PARTS[key % 4]:
            parts = there.bit_count() if key % 4 == 2 else 2
            value += CRYSTAL_POINTS[key % 4] * PART_SHARE[parts]
    value += 1.5 * area.counts[SWAMP_TILES]
    return value - RAGGED * len(area.upright)  # a compact area joins more easily


def near_tokens(s: Table, p: Player, area: Area, left: int) -> float:
    """Tokens earned by this area or within reach, and the penalty that threatens."""
    value = 0.0
    for token in s.plan.tokens:
        if token != PENALTY_TOKEN and s.alone >> token & 1:
            kind = TOKENS[token]
            missing = kind.alone - tally(area, len(p.tokens), kind.counts)
            if missing <= 0:
                value += kind.points
            elif missing <= left:
                value += kind.points * 0.5 * (1.0 - missing / kind.alone) ** 2
    mine = area.counts[DESERT_PLUS_STONE]
    others = [q.area.counts[DESERT_PLUS_STONE] for q in s.seats if q is not p]
    low = min(others)
    if mine < low:
        value -= 4.0 if left else 10.0
    elif mine == low:
        value -= 2.0 if left else 5.0
    return value + 0.3 * mine
