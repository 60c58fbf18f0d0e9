"""What the contract suite needs to know of Big Monster: set-ups, what is always true of a table, and late tables."""

from __future__ import annotations

from random import Random
from typing import Any

import herna
from herna.games.bigmonster.printed.tiles import tiles_of
from herna.games.bigmonster.rules.scoring import categories, sheet
from herna.games.bigmonster.setup import all_tiles, explorers_in_play, has_rows
from herna.games.bigmonster.state import BigMonster
from herna.games.bigmonster.table.area import Area, begin, grow
from herna.games.bigmonster.table.board import DOWN, RIGHT, x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, TILES
from herna.games.bigmonster.table.words import ASK_PICK, ASK_PLACE, CLAIM_MODES, SETS
from herna.kernel.state import State
from herna.testkit import Contract

GAME = herna.game("bigmonster")

SETUPS: list[dict[str, Any]] = [
    {"players": 2, "tokens": "random"},
    {"players": 3, "slow_monster": True},
    {"players": 6, "mode": "team", "teams": "random", "tokens": "random", "slow_monster": True},
    {"players": 3, "mode": "trio", "tokens": "random"},
    {"players": 4, "claim_mode": "arrival", "slow_monster": True},
    {"players": 5, "claim_mode": "rotating", "tokens": "random"},
    {"players": 4, "mode": "team"},
    {
        "players": 3,
        "claim_mode": "rotating",
        "tokens": ["token_crystals", "token_lava", "token_mutagenic", "token_ice"],
    },
    {"players": 6, "tokens": "random"},
    {"players": 4, "mode": "team", "team_tier_locked": True, "claim_mode": "arrival"},
    {"players": 4, "sets": ["base", "set_b", "set_c", "set_f"]},
    {"players": 6, "mode": "team", "claim_mode": "rotating", "tokens": ["token_terrains", "token_crystals"]},
]


CHECKED: dict[tuple[int, tuple[int, ...], int], Area] = {}


def invariants(s: State) -> None:
    assert isinstance(s, BigMonster)
    check_tiles(s)
    check_explorers(s)
    for seat in range(s.players):
        p = s.sides[seat]
        if CHECKED.get((id(p.area), p.tokens, p.slow)) is not p.area:  # areas never change, so one look is enough
            check_area(p.area)
            assert sum(categories(p.area, p.tokens, p.slow)) == sheet_total(s, seat), "the sheet is wrong (BM-8.9)"
            if len(CHECKED) > 5000:
                CHECKED.clear()
            CHECKED[id(p.area), p.tokens, p.slow] = p.area
        assert list(p.hand) == sorted(p.hand), "the order of a hand tells something"
        assert list(p.ship) == sorted(p.ship), "the order of a stack tells something"
        assert len(p.area.tiles) <= 20, "too many tiles in an area"
    if has_rows(s):
        assert len({len(pile) for pile in s.piles}) == 1, "piles of different heights"
    elif s.asks and s.asks[0].kind in (ASK_PICK, ASK_PLACE):
        assert len({len(p.hand) for p in s.sides}) == 1, "hands of different sizes (BM-5.6)"
        assert len({len(p.ship) for p in s.sides}) == 1, "stacks of different sizes (BM-5.6)"


def check_tiles(s: BigMonster) -> None:
    tiles = [*s.discard, *s.removed, *s.aside]
    for pile in (*s.kept, *s.piles, *s.rows):
        tiles += pile
    for p in s.sides:
        tiles += (*p.hand, *p.ship, *p.area.tiles.values())
        if p.pick:
            tiles.append(p.pick)
    assert sorted(tiles) == sorted(all_tiles(s)), "tiles were lost or made"
    assert len(s.discard) == len(s.discard_known)


def check_explorers(s: BigMonster) -> None:
    explorers = list(s.undealt)
    for p in s.sides:
        explorers += [e for e in (*p.dealt, p.spare, p.area.explorer) if e]
    assert sorted(explorers) == explorers_in_play(s), "explorers were lost or made"


def check_area(area: Area) -> None:
    """What is kept up to date tile by tile must be what a look at the whole plane gives."""
    covered = [c + step for c in area.tiles for step in (0, RIGHT if TILES[area.tiles[c]].wide else DOWN)]
    assert len(covered) == len(set(covered)), "two tiles overlap (BM-6.4)"
    assert area.cells == set(covered) | begin(0).cells
    rim = {c + step for c in area.cells for step in (1, -1, DOWN, -DOWN)} - area.cells
    for spots, second in ((area.upright, DOWN), (area.across, RIGHT)):
        starts = {c for c in rim | {c - second for c in rim} if c in rim or c + second in rim}
        legal = {c for c in starts if c not in area.cells and c + second not in area.cells}
        assert spots == legal, "the legal positions are wrong (BM-6.4)"
    beams = {c + step for c in area.tiles for step in TILES[area.tiles[c]].beams}
    assert area.lit == beams | begin(area.explorer).lit, "the beams are wrong (BM-7.1)"
    for c in area.tiles:
        if TILES[area.tiles[c]].levels:
            hits = len([cell for cell in (c, c + DOWN) if cell in area.lit])
            assert area.level(c) == min(hits, len(TILES[area.tiles[c]].levels) - 1), "a level is wrong (BM-7.4)"


def sheet_total(s: BigMonster, seat: int) -> int:
    shown: Any = sheet(s, seat)
    for category in shown["categories"]:
        assert category["points"] == sum(line["points"] for line in category["lines"]), "a category does not add up"
    total = shown["total"]
    assert isinstance(total, int)
    return total


# --- late tables -----------------------------------------------------------------------------------------------
def crowded(rng: Random) -> State:
    """Big areas a few turns before the end, the explorers that do something in play, tokens nearly earned."""
    players = rng.choice((2, 3, 3, 4, 4, 5, 6))
    modes = {2: ["duel"], 3: ["trio", "ffa"], 4: ["team", "ffa"], 5: ["ffa"], 6: ["team", "ffa"]}
    mode = rng.choice(modes[players])
    rows = mode in ("duel", "trio")
    number = {"duel": 4, "trio": 6}.get(mode, players)
    sets = [SETS[0], *sorted(rng.sample(SETS[1:], number - 1))]
    tiles = tiles_of(tuple(sets))
    rng.shuffle(tiles)
    special = [2, 3, 5, 12] if not rows else [5, 12]
    others = [e.index for e in EXPLORERS[1:] if e.index not in special and e.index not in (2, 3)]
    explorers = special + rng.sample(others, len(others))
    chosen = rng.sample(explorers[: max(players, 4)], players)
    turn = rng.randrange(15, 21) if rows else rng.randrange(5, 10)
    sides = []
    for seat in range(players):
        seat_tiles = [tiles.pop() for _ in range(turn - 1 if rows else rng.randrange(9, 9 + turn))]
        shown: dict[str, Any] = {
            "explorer": EXPLORERS[chosen[seat]].slug,
            "tiles": laid_out(rng, chosen[seat], seat_tiles),
        }
        if not rows:
            shown["hand"] = [TILES[tiles.pop()].slug for _ in range(11 - turn)]
            shown["hand_known"] = [other for other in range(players) if rng.random() < 0.4]
        sides.append(shown)
    position: dict[str, Any] = {"players": players, "turn": turn, "seats": sides}
    position["options"] = {"mode": mode, "sets": sets, "tokens": "random"}
    if rows:
        position["starter"] = rng.randrange(players)
    else:
        position["round"] = 2
        discarded = [TILES[tiles.pop()].slug for _ in range(min(players, len(tiles)))]
        position["discard"] = [{"tile": t, "known": [rng.randrange(players)]} for t in discarded]
        position["options"] |= {"claim_mode": rng.choice(CLAIM_MODES), "slow_monster": rng.random() < 0.5}
    state: State = GAME.position(position, seed=rng.randrange(1 << 30))
    return state


def laid_out(rng: Random, explorer: int, tiles: list[int]) -> list[str]:
    """A close-packed random area, so that crystals, pairs and beams come together."""
    area = begin(explorer)
    for tile in tiles:
        spots = area.spots(tile)
        near = sorted(spots, key=lambda c: abs(x_of(c)) + abs(y_of(c)) + 2 * rng.random())
        area = grow(area, tile, near[0])
    return [f"{TILES[area.tiles[c]].slug}@{x_of(c)},{y_of(c)}" for c in area.tiles]


CONTRACT = Contract(GAME, SETUPS, invariants, crowded, sample=3)
