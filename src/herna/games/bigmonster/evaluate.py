"""How a position looks to a bot: points in sight, what the areas are about to become, and the tiles on their way."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.area import Area, begin, grow, tally
from herna.games.bigmonster.lattice import DOWN, UP
from herna.games.bigmonster.scoring import categories
from herna.games.bigmonster.table import Player, Table
from herna.games.bigmonster.tiles import PENALTY_TOKEN, TILES, TOKENS
from herna.games.bigmonster.words import (
    ALL_PARTS,
    BLUE,
    COMPLETED_WATER,
    CRYSTAL_POINTS,
    DESERT,
    DESERT_PLUS_STONE,
    DRAFT_TURNS,
    DUEL,
    GRASS,
    KEEP,
    LAVA,
    PICK,
    PLACE,
    ROUNDS,
    ROW_TURNS,
    SEND,
    SHIP,
    STONE,
    SWAMP,
    SWAMP_TILES,
    TAKE,
    TRIO,
    WATER,
    WATER_PAIR,
    WATER_SINGLE,
    WATER_TILES,
)
from herna.kernel.choice import MISSING
from herna.kernel.judging import chance, final_share
from herna.kernel.pack import distinct

# Everything is measured in points.
DECISIVE: Final = 2.5  # a lead of so many points in the last turn wins nearly three times as often; with every turn
UNSURE: Final = 1.5  # to come, so many more are needed
PROMISE: Final = 0.6  # how much of what an area's beginnings promise comes true
WEAKER_MEMBER: Final = 0.75  # how much of a team's value is that of the member who has less (BM-11.5)
NEXT_STACK: Final = 0.4  # how much the best tile of the stack on one's ship counts before it is one's own
RAGGED: Final = 0.05  # a compact area joins more easily
PART_SHARE: Final = (0.0, 0.06, 0.15, 0.4)  # of a crystal's points, by the number of its parts that lie there
OPEN_MUTATION: Final = 0.25  # of the points of a monster's next level, while a beam can still reach it
OPEN_HALF: Final = 2.5  # a water monster whose other half still fits
OPEN_BEAM: Final = 1.5
SWAMP_GROWS: Final = 1.5
TOKEN_AHEAD: Final = 0.5


def evaluate(s: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    partners = s.plan.partners
    if s.outcome is not None:
        share = final_share(s.outcome, seat)
        return 2.0 * share if partners else share
    left = turns_left(s)
    values = [outlook(s, i, left) for i in range(s.players)]
    decisive = DECISIVE + UNSURE * left
    if not partners:
        return chance(values, seat, decisive)
    teams: list[float] = []
    mine = 0
    for i in range(s.players):
        if i < partners[i]:
            if seat == i or seat == partners[i]:
                mine = len(teams)
            teams.append(team_value(values[i], values[partners[i]]))
    return chance(teams, mine, decisive)


def team_value(one: float, other: float) -> float:
    return WEAKER_MEMBER * min(one, other) + (1.0 - WEAKER_MEMBER) * max(one, other)


def turns_left(s: Table) -> int:
    if s.plan.mode == DUEL or s.plan.mode == TRIO:
        return ROW_TURNS - s.turn
    return ROUNDS * DRAFT_TURNS - 1 - s.draft_turn()


def outlook(s: Table, seat: int, left: int) -> float:
    """What a player's area is worth now and soon, with the tile he is about to place where it does most."""
    p = s.seats[seat]
    area = p.area
    answer = own_answer(s, seat)
    tile = p.pick
    if answer >= 0:
        kind = s.asks[0].kind
        if kind == KEEP:
            return worth(s, p, begin(answer), left)
        if kind == PLACE:
            return worth(s, p, grow(area, tile, answer), left)
        if kind == PICK or kind == SEND:
            tile = answer % SHIP
    if not area.explorer:
        return worth(s, p, area, left)
    if s.asks and s.asks[0].kind == TAKE and s.asks[0].seat == seat:
        return max([worth(s, p, placed(area, t), left) for t in distinct(s.rows[s.row - 1])])
    value = worth(s, p, placed(area, tile) if tile else area, left)
    if p.ship:
        value += NEXT_STACK * appetite(area, p, p.ship)
    return value


def own_answer(s: Table, seat: int) -> int:
    """What this seat has answered face down, while the others are still thinking; -1 if nothing."""
    for i in range(len(s.answers)):
        if s.asks[i].seat == seat:
            return s.answers[i]
    return MISSING


# --- the area -------------------------------------------------------------------------------------------------
def worth(s: Table, p: Player, area: Area, left: int) -> float:
    """The points of this area, and what its beginnings promise while tiles are still to come."""
    value = float(sum(categories(area, p.tokens, p.slow)))
    if left > 0:
        value += PROMISE * min(left, 6) / 6.0 * promise(area)
    return value + near_tokens(s, p, area, left)


def promise(area: Area) -> float:
    """Open mutations, lone halves of water monsters, unfinished crystals, a swamp that grows."""
    value = SWAMP_GROWS * area.counts[SWAMP_TILES] - RAGGED * len(area.upright)
    cells, upright = area.cells, area.upright
    for spot, tile in area.tiles.items():
        d = TILES[tile]
        if d.levels:
            level = area.level(spot)
            if level < len(d.levels) - 1 and (spot + UP not in cells or spot + 2 * DOWN not in cells):
                value += OPEN_MUTATION * (d.levels[level + 1] - d.levels[level])
        elif d.other_half:
            if spot + d.other_half in upright:
                value += OPEN_HALF
        else:
            for step in d.beams:
                if spot + step in upright or spot + step + UP in upright:
                    value += OPEN_BEAM
    for key, there in area.parts.items():
        colour = key % 4
        if there != ALL_PARTS[colour]:
            value += CRYSTAL_POINTS[colour] * PART_SHARE[there.bit_count() if colour == BLUE else 2]
    return value


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
                value += kind.points * TOKEN_AHEAD * (1.0 - missing / kind.alone) ** 2
    mine = area.counts[DESERT_PLUS_STONE]
    low = min([q.area.counts[DESERT_PLUS_STONE] for q in s.seats if q is not p])
    if mine < low:
        value -= 4.0 if left else 10.0
    elif mine == low:
        value -= 2.0 if left else 5.0
    return value + 0.3 * mine


# --- tiles on their way -----------------------------------------------------------------------------------------
def placed(area: Area, tile: int) -> Area:
    """The area with this tile where it does most."""
    return grow(area, tile, best_spot(area, tile))


def best_spot(area: Area, tile: int) -> int:
    """Where the tile brings most at once: only places where it joins something can matter."""
    d = TILES[tile]
    gains: dict[int, float] = {}
    if d.levels:
        for cell in area.lit:
            for spot in (cell, cell + UP):
                gains[spot] = gains.get(spot, 0.0) + d.levels[1] - d.levels[0]
    elif d.beams:
        for top, other in area.tiles.items():
            levels = TILES[other].levels
            if levels and area.level(top) < len(levels) - 1:
                level = area.level(top)
                for step in d.beams:
                    spot = top - step if step >= DOWN else top + DOWN - step
                    gains[spot] = gains.get(spot, 0.0) + levels[level + 1] - levels[level]
    elif d.other_half:
        for beside, other in area.tiles.items():
            if TILES[other].other_half == -d.other_half:
                gains[beside - d.other_half] = float(WATER_PAIR)
    elif d.parts:
        add_crystals(area, tile, gains)
    spots = area.across if d.wide else area.upright
    best, most = 0, 0.0
    for spot, gain in gains.items():
        if (gain > most or (gain == most and spot < best)) and spot in spots:
            best, most = spot, gain
    return best if best else min(spots)


def add_crystals(area: Area, tile: int, gains: dict[int, float]) -> None:
    """What this tile's crystal parts join, by the spot where the tile would lie."""
    d = TILES[tile]
    for key, there in area.parts.items():
        colour = key % 4
        for own, step, part in d.parts:
            if own == colour and not there & part:
                whole = there | part == ALL_PARTS[colour]
                spot = key // 4 - step
                gains[spot] = gains.get(spot, 0.0) + CRYSTAL_POINTS[colour] * (1.0 if whole else 0.1)


def appetite(area: Area, p: Player, tiles: tuple[int, ...]) -> float:
    """What the best of these tiles would bring this player, wherever it came to lie."""
    most = 0.0
    last = 0
    for tile in tiles:
        if tile != last:
            last = tile
            most = max(most, use_of(area, p, tile))
    return most


def use_of(area: Area, p: Player, tile: int) -> float:
    """What a tile would bring this player, as far as that can be told from what he has and not from where it lies."""
    d = TILES[tile]
    if d.terrain == SWAMP:
        return 4.0 * area.counts[SWAMP_TILES] + 2.0 + SWAMP_GROWS
    if d.terrain == GRASS:
        return 1.0 + d.factor * tally(area, len(p.tokens), d.per)
    if d.terrain == WATER:
        alone = area.counts[WATER_TILES] > 2 * area.counts[COMPLETED_WATER]
        return 0.5 * WATER_PAIR if alone else OPEN_HALF + WATER_SINGLE
    if d.terrain == DESERT:
        return 4.0
    if d.terrain == STONE:
        return 2.5
    if d.terrain == LAVA:
        return 3.5
    return 5.0
