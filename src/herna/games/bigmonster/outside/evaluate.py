"""How a position looks to a bot: points in sight, what the areas are about to become, and the tiles on their way."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.rules.scoring import categories
from herna.games.bigmonster.table.area import Area, begin, grow, tally
from herna.games.bigmonster.table.board import DOWN, UP
from herna.games.bigmonster.table.designs import EXPLORERS, PENALTY_TOKEN, TILES, TOKENS
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
    COMPLETED_WATER,
    CRYSTAL_POINTS,
    DESERT,
    DESERT_PLUS_STONE,
    DRAFT_TURNS,
    DUEL,
    GRASS,
    LAVA,
    RED,
    ROUNDS,
    ROW_TURNS,
    SHIP,
    STONE,
    SWAMP,
    SWAMP_TILES,
    TRIO,
    WATER,
    WATER_PAIR,
    WATER_SINGLE,
    WATER_TILES,
)
from herna.kernel.choice import MISSING
from herna.kernel.judging import chance, final_share
from herna.kernel.keeping.pack import distinct

# Everything is measured in points. What beginnings are worth was fitted to how games between bots ended.
DECISIVE: Final = 2.5  # a lead of so many points in the last turn wins nearly three times as often; with every turn
UNSURE: Final = 1.5  # to come, so many more are needed
WEAKER_MEMBER: Final = 0.75  # how much of a team's value is that of the member who has less (BM-11.5)
NEXT_STACK: Final = 0.4  # how much the best tile of the stack on one's ship counts before it is one's own
# Worth more with every turn to come:
SWAMP_GROWS: Final = 0.4  # a swamp monster
COUNTER_GROWS: Final = 0.09  # each point that grass and explorer give for a thing
RED_HALF: Final = 0.09  # one part of a red crystal
BLUE_PARTS: Final[tuple[float, ...]] = (0.0, 0.0, 0.06, 0.22)  # so many parts of a blue one
# Worth their full value until so many turns are left, then less and less:
SOON: Final = 9.0
OPEN_MUTATION: Final = 0.25  # of the points of a monster's next level, while a beam can still reach it
OPEN_HALF: Final = 3.3  # a water monster whose other half still fits
OPEN_BEAM: Final = 3.2
# Tokens and the penalty (BM-9, BM-10):
TOKEN_AHEAD: Final = 1.0  # of a token's points, times the square of the part that is there
DRY: Final = 0.6  # a desert or stone monster, and
DRY_GROWS: Final = 0.08  # with every turn to come
PENALTY: Final = 10.0
THREAT: Final = 7.7  # who has fewest of them, while the game lasts
THREAT_FADES: Final = 0.42  # with every turn to come, down to
LEAST_THREAT: Final = 1.5


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
    """What a player's area is worth now and soon, with the tile they are about to place where it does most."""
    p = s.sides[seat]
    area = p.area
    answer = own_answer(s, seat)
    tile = p.pick
    if answer >= 0:
        kind = s.asks[0].kind
        if kind == ASK_KEEP:
            return worth(s, p, begin(answer), left)
        if kind == ASK_PLACE:
            return worth(s, p, grow(area, tile, answer), left)
        if kind == ASK_PICK or kind == ASK_SEND:
            tile = answer % SHIP
    if not area.explorer:
        return worth(s, p, area, left)
    if s.asks and s.asks[0].kind == ASK_TAKE and s.asks[0].seat == seat:
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
def worth(s: Table, p: Side, area: Area, left: int) -> float:
    """The points of this area, and what its beginnings promise while tiles are still to come."""
    value = float(sum(categories(area, p.tokens, p.slow)))
    if left > 0:
        value += growth(area) * left + openings(area) * min(left, SOON) / SOON
    return value + near_tokens(s, p, area, left) + dryness(s, p, area, left)


def growth(area: Area) -> float:
    """What gets better the longer the game lasts: swamps, whatever counts other things, begun crystals."""
    if area.growth < 0.0:
        area.growth = add_growth(area)
    return area.growth


def add_growth(area: Area) -> float:
    value = SWAMP_GROWS * area.counts[SWAMP_TILES]
    for tile in area.tiles.values():
        value += COUNTER_GROWS * TILES[tile].factor
    if area.explorer:
        value += COUNTER_GROWS * EXPLORERS[area.explorer].factor
    for key, there in area.parts.items():
        colour = key % 4
        if there != ALL_PARTS[colour]:
            if colour == RED:
                value += RED_HALF
            elif colour == BLUE:
                value += BLUE_PARTS[there.bit_count()]
    return value


def openings(area: Area) -> float:
    """What waits for one fitting tile: open mutations, lone halves of water monsters, beams that reach a free place."""
    if area.openings < 0.0:
        area.openings = add_openings(area)
    return area.openings


def add_openings(area: Area) -> float:
    value = 0.0
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
    return value


def near_tokens(s: Table, p: Side, area: Area, left: int) -> float:
    """Tokens earned by this area or within reach."""
    value = 0.0
    for token in s.plan.tokens:
        if token != PENALTY_TOKEN and s.alone >> token & 1:
            kind = TOKENS[token]
            missing = kind.alone - tally(area, len(p.tokens), kind.counts)
            if missing <= 0:
                value += kind.points
            elif missing <= left:
                value += kind.points * TOKEN_AHEAD * (1.0 - missing / kind.alone) ** 2
    return value


def dryness(s: Table, p: Side, area: Area, left: int) -> float:
    """Desert and stone monsters, which keep the penalty away and serve tokens."""
    mine = area.counts[DESERT_PLUS_STONE]
    low = min([q.area.counts[DESERT_PLUS_STONE] for q in s.sides if q is not p])
    if left <= 0:
        return -PENALTY if mine < low else -0.5 * PENALTY if mine == low else 0.0
    value = (DRY + DRY_GROWS * left) * mine
    threat = max(LEAST_THREAT, THREAT - THREAT_FADES * left)
    return value - (threat if mine < low else 0.5 * threat if mine == low else 0.0)


# --- tiles on their way -----------------------------------------------------------------------------------------
def placed(area: Area, tile: int) -> Area:
    """The area with this tile where it does most."""
    known = area.grown
    if known is None:
        known = area.grown = {}
    grown = known.get(tile)
    if grown is None:
        grown = known[tile] = grow(area, tile, best_spot(area, tile))
    return grown


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


def appetite(area: Area, p: Side, tiles: tuple[int, ...]) -> float:
    """What the best of these tiles would bring this player, wherever it came to lie."""
    most = 0.0
    last = 0
    for tile in tiles:
        if tile != last:
            last = tile
            most = max(most, use_of(area, p, tile))
    return most


def use_of(area: Area, p: Side, tile: int) -> float:
    """What a tile would bring this player, as far as one can tell from what they have and not from where it lies."""
    d = TILES[tile]
    if d.terrain == SWAMP:
        return 4.0 * area.counts[SWAMP_TILES] + 3.5
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
