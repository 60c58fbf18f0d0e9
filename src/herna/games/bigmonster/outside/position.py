"""Positions: the table between effects as a person writes it down, in and out."""

from __future__ import annotations

from typing import Any, Final

from herna.games.bigmonster import setup
from herna.games.bigmonster.outside.refusals import read_place
from herna.games.bigmonster.outside.view import slugs
from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, TILE_BY_SLUG, TOKEN_BY_SLUG
from herna.games.bigmonster.rules.rows import single_row_turns
from herna.games.bigmonster.setup import all_tiles, explorers_in_play, has_rows, lay_out_tokens, plan_of, root_of
from herna.games.bigmonster.table.area import Area, begin, grow
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, PENALTY_TOKEN, TILES, TOKENS
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.pieces import Side
from herna.games.bigmonster.table.words import (
    ASK_PICK,
    ASK_ROW,
    ASK_SEND,
    ASK_TAKE,
    DRAFT_TURNS,
    FORBIDDEN,
    MODES,
    MOST_TILES,
    PILE_SIZE,
    ROUNDS,
    ROW_TURNS,
    SETS,
    TIERS,
)
from herna.kernel.errors import BadOption, NotNow, PositionError
from herna.kernel.keeping.pack import without
from herna.kernel.keeping.position import Fields, a_list

COMMON: Final = ("game", "players", "options", "turn", "seats", "tokens", "undealt", "aside")
DRAFT_FIELDS: Final = (*COMMON, "round", "kept", "discard", "slow_owner")
ROW_FIELDS: Final = (*COMMON, "starter", "acted", "row", "rows", "piles", "removed")
SEAT_FIELDS: Final = ("explorer", "spare", "tiles", "hand", "hand_known", "tokens", "slow")
ROW_SEAT_FIELDS: Final = ("explorer", "spare", "tiles", "tokens")
DISCARD_FIELDS: Final = ("tile", "known")


# --- out ------------------------------------------------------------------------------------------------------
def describe(s: Table) -> dict[str, object]:
    if not describable(s):
        raise NotNow("a position is a table between turns or parts of a turn; here something is under way")
    plan = s.plan
    options = dict(s.setup.options)
    options["mode"] = MODES[plan.mode]
    options["sets"] = [SETS[i] for i in plan.sets]
    options["tokens"] = [TOKENS[t].slug for t in plan.tokens if not TOKENS[t].basic]
    options["teams"] = setup.pairing_name(plan.partners)
    shown: dict[str, object] = {
        "game": s.setup.game,
        "players": s.players,
        "options": options,
        "turn": s.turn,
        "seats": [describe_seat(s, p) for p in s.sides],
        "tokens": token_names(s),
        "undealt": [EXPLORERS[e].slug for e in s.undealt],
        "aside": slugs(s.aside),
    }
    if has_rows(s):
        shown["starter"] = s.starter
        shown["acted"] = s.acted
        shown["row"] = s.row if s.acted else 0
        shown["rows"] = [slugs(row) for row in s.rows]
        shown["piles"] = [slugs(pile[::-1]) for pile in s.piles]  # people write the top tile first
        shown["removed"] = slugs(s.removed)
        return shown
    shown["round"] = s.round
    shown["kept"] = [slugs(pile) for pile in s.kept]
    known = [seats_in(mask, s.players) for mask in s.discard_known]
    shown["discard"] = [{"tile": TILES[s.discard[i]].slug, "known": known[i]} for i in range(len(s.discard))]
    shown["slow_owner"] = s.slow_owner - 1 if s.slow_owner else None
    return shown


def describable(s: Table) -> bool:
    """At the start of a draft turn, or of a player's part of a turn with rows."""
    if not s.asks or s.answers:
        return False
    kind = s.asks[0].kind
    if kind == ASK_PICK or kind == ASK_ROW:
        return True
    if kind == ASK_SEND:
        return len(s.asks) == s.players
    return kind == ASK_TAKE and (s.acted > 0 or not all(s.rows))


def describe_seat(s: Table, p: Side) -> dict[str, object]:
    area = p.area
    shown: dict[str, object] = {
        "explorer": EXPLORERS[area.explorer].slug,
        "spare": EXPLORERS[p.spare].slug,
        "tiles": [f"{TILES[area.tiles[c]].slug}@{x_of(c)},{y_of(c)}" for c in area.tiles],
        "tokens": [token_name(t // 2, t % 2) for t in p.tokens],
    }
    if not has_rows(s):
        shown["hand"] = slugs(p.hand)
        shown["hand_known"] = seats_in(p.hand_known, s.players)
        shown["slow"] = p.slow
    return shown


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def token_name(token: int, tier: int) -> str:
    """`token_lava`, or `token_lava.team`."""
    return TOKENS[token].slug + (".team" if tier else "")


def token_names(s: Table) -> list[str]:
    """The tokens that can still be earned."""
    names = [token_name(t, 0) for t in s.plan.tokens if s.alone >> t & 1]
    return names + [token_name(t, 1) for t in s.plan.tokens if s.team >> t & 1]


# --- in -------------------------------------------------------------------------------------------------------
def place(s: Table, position: dict[str, Any]) -> None:
    """Fill an empty table; tiles and explorers that are not named are dealt where some are missing."""
    try:
        s.plan = plan_of(s)
    except BadOption as e:
        raise PositionError("options", str(e)) from None
    p = Fields(position, "", ROW_FIELDS if has_rows(s) else DRAFT_FIELDS)
    sides = p.items("seats", length=s.players)
    known = ROW_SEAT_FIELDS if has_rows(s) else SEAT_FIELDS
    s.sides = [read_seat(s, Fields(sides[i], f"seats[{i}]", known), i) for i in range(s.players)]
    read_tokens(s, p)
    deal_explorers(s, p)
    if has_rows(s):
        read_rows(s, p)
    else:
        read_draft(s, p)
    s.push(root_of(s), 0)
    s.advance()


def read_tokens(s: Table, p: Fields) -> None:
    """What can still be earned; without the field everything that nobody holds."""
    lay_out_tokens(s)
    if not p.has("tokens"):
        for player in s.sides:
            for token in player.tokens:
                if token % 2:
                    s.team &= ~(1 << token // 2)
                else:
                    s.alone &= ~(1 << token // 2)
    else:
        masks = [0, 0]
        items = p.items("tokens")
        for i in range(len(items)):
            token, tier = read_token(s, items[i], f"tokens[{i}]")
            if token == PENALTY_TOKEN:
                raise PositionError(f"tokens[{i}]", "the penalty is given at the end, it cannot be earned (BM-9.9)")
            masks[tier] |= 1 << token
        s.alone, s.team = masks


def read_token(s: Table, given: Any, where: str) -> tuple[int, int]:
    slug, _, tier = given.partition(".") if isinstance(given, str) else ("", "", "")
    token = TOKEN_BY_SLUG.get(slug)
    if token is None or token.index not in s.plan.tokens or tier not in ("", TIERS[1]):
        raise PositionError(where, f"there is no token {given!r} in this game")
    if tier and not s.plan.partners:
        raise PositionError(where, "team tokens are used in the mode 'team' only (BM-3.1)")
    return token.index, 1 if tier else 0


def read_seat(s: Table, p: Fields, seat: int) -> Side:
    explorer = EXPLORER_BY_SLUG.get(p.text("explorer")) if p.has("explorer") else EXPLORERS[0]
    if explorer is None or (explorer.index and explorer.index not in explorers_in_play(s)):
        raise PositionError(p.path("explorer"), f"there is no explorer {p.given['explorer']!r} in this game")
    spare = EXPLORER_BY_SLUG.get(p.text("spare")) if p.has("spare") else EXPLORERS[0]
    if spare is None or (spare.index and spare.index not in explorers_in_play(s)):
        raise PositionError(p.path("spare"), f"there is no explorer {p.given['spare']!r} in this game")
    player = setup.new_side(())
    player.spare = spare.index
    player.area = read_area(p, begin(explorer.index))
    tokens = p.items("tokens")
    for i in range(len(tokens)):
        token, tier = read_token(s, tokens[i], f"{p.path('tokens')}[{i}]")
        player.tokens += (token * 2 + tier,)
    if not has_rows(s):
        player.slow = p.number("slow", 0, ROUNDS, default=0)
        player.ship = read_tiles(p, "hand")  # the turn begins with taking it from the ship (BM-5.1)
        player.ship_known = read_seats(s, p.items("hand_known"), p.path("hand_known"))
    return player


def read_seats(s: Table, given: list[Any], where: str) -> int:
    """A list of seats as a mask."""
    mask = 0
    for item in given:
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item < s.players:
            raise PositionError(where, f"{item!r} is no seat")
        mask |= 1 << item
    return mask


def read_area(p: Fields, area: Area) -> Area:
    """Tiles as `desert@2,0`, in the order in which they were placed."""
    items = p.items("tiles")
    if len(items) > MOST_TILES:
        raise PositionError(p.path("tiles"), f"an area has at most {MOST_TILES} tiles")
    for i in range(len(items)):
        where = f"{p.path('tiles')}[{i}]"
        slug, _, at = items[i].partition("@") if isinstance(items[i], str) else ("", "", "")
        if slug not in TILE_BY_SLUG:
            raise PositionError(where, f"{items[i]!r} is not a tile at a place, such as 'desert@2,0'")
        spot = read_place(at)
        if spot < 0:
            raise PositionError(where, f"{at!r} is not a place, such as '2,0'")
        kind = TILE_BY_SLUG[slug].index
        reason = area.forbids(kind, spot)
        if reason:
            rule, why = FORBIDDEN[reason]
            raise PositionError(where, f"{items[i]!r} cannot lie there: {why} ({rule})")
        area = grow(area, kind, spot)
    return area


def read_tiles(p: Fields, field: str) -> tuple[int, ...]:
    """A stack by slugs, sorted."""
    return tuple(sorted(tiles_in(p.items(field), p.path(field))))


def tiles_in(given: Any, where: str) -> list[int]:
    found: list[int] = []
    items = a_list(given, where)
    for i in range(len(items)):
        found.append(a_tile(items[i], f"{where}[{i}]"))
    return found


def a_tile(given: Any, where: str) -> int:
    design = TILE_BY_SLUG.get(given) if isinstance(given, str) else None
    if design is None:
        raise PositionError(where, f"there is no tile {given!r}")
    return design.index


def deal_explorers(s: Table, p: Fields) -> None:
    """Every explorer lies in one place; whoever is not named is dealt where one is missing."""
    left = explorers_in_play(s)
    for i in range(s.players):
        for explorer in (s.sides[i].area.explorer, s.sides[i].spare):
            if explorer:
                if explorer not in left:
                    raise PositionError(f"seats[{i}]", f"{EXPLORERS[explorer].slug!r} is there twice")
                left.remove(explorer)
    if p.has("undealt"):
        check_undealt(p, left)
    s.shuffle(left)
    for player in s.sides:
        if not player.area.explorer:
            if player.area.tiles:
                raise PositionError("seats", "an area with tiles needs an explorer")
            player.area = begin(left.pop())
        if not player.spare:
            player.spare = left.pop()
    s.undealt = tuple(sorted(left))


def check_undealt(p: Fields, left: list[int]) -> None:
    named: list[int] = []
    items = p.items("undealt")
    for i in range(len(items)):
        explorer = EXPLORER_BY_SLUG.get(items[i]) if isinstance(items[i], str) else None
        if explorer is None:
            raise PositionError(f"undealt[{i}]", f"there is no explorer {items[i]!r}")
        named.append(explorer.index)
    if sorted(named) != sorted(left):
        raise PositionError("undealt", "must be exactly the explorers that nobody has")


def read_draft(s: Table, p: Fields) -> None:
    s.round = p.number("round", 1, ROUNDS, default=1)
    hand = len(s.sides[0].ship)
    turn = p.number("turn", 1, DRAFT_TURNS, default=PILE_SIZE + 1 - hand if 2 <= hand <= PILE_SIZE else 1)
    for i in range(s.players):
        if len(s.sides[i].ship) != PILE_SIZE + 1 - turn:
            raise PositionError(f"seats[{i}].hand", f"in turn {turn} a hand has {PILE_SIZE + 1 - turn} tiles (BM-5)")
    s.turn = turn - 1  # the turn begins once the table stands
    if p.given.get("slow_owner") is not None:
        s.slow_owner = 1 + p.number("slow_owner", 0, s.players - 1)
        if not s.plan.slow_monster:
            raise PositionError("slow_owner", "the slow monster is not used in this game")
    read_discard(s, p)
    piles = p.items("kept")
    s.kept = tuple([tuple(sorted(tiles_in(piles[i], f"kept[{i}]"))) for i in range(len(piles))])
    wanted = s.players if s.round < ROUNDS else 0
    if p.has("kept") and (len(piles) != wanted or any([len(pile) != PILE_SIZE for pile in s.kept])):
        raise PositionError("kept", f"in round {s.round} there are {wanted} piles of {PILE_SIZE} (BM-1.3)")
    left = unnamed(s, p)
    if not p.has("kept"):
        if len(left) < wanted * PILE_SIZE:
            raise PositionError("kept", "too few tiles are left for the second round")
        s.kept = tuple([tuple(sorted(left[i * PILE_SIZE : (i + 1) * PILE_SIZE])) for i in range(wanted)])
        left = left[wanted * PILE_SIZE :]
    s.aside = tuple(sorted((*s.aside, *left)))


def read_discard(s: Table, p: Fields) -> None:
    items = p.items("discard")
    for i in range(len(items)):
        where = f"discard[{i}]"
        d = Fields({"tile": items[i]} if isinstance(items[i], str) else items[i], where, DISCARD_FIELDS)
        s.discard += (a_tile(d.given.get("tile"), where + ".tile"),)
        s.discard_known += (read_seats(s, d.items("known"), where + ".known"),)


def read_rows(s: Table, p: Fields) -> None:
    s.turn = p.number("turn", 1, ROW_TURNS, default=1)
    s.starter = p.number("starter", 0, s.players - 1, default=0)
    s.acted = p.number("acted", 0, s.players - 1, default=0)
    s.row = p.number("row", 0, 2, default=0)
    rows = p.items("rows") if p.has("rows") else [[], []]
    if len(rows) != 2:
        raise PositionError("rows", "there are two rows, one of which may be empty")
    s.rows = (tuple(tiles_in(rows[0], "rows[0]")), tuple(tiles_in(rows[1], "rows[1]")))
    s.removed = tuple(tiles_in(p.items("removed"), "removed"))
    check_rows(s)
    columns = 2 * s.players
    piles = p.items("piles")
    s.piles = tuple([tuple(tiles_in(piles[i], f"piles[{i}]")[::-1]) for i in range(len(piles))])
    wanted = tiles_to_come(s)
    if p.has("piles") and (len(piles) != columns or any([len(pile) != wanted for pile in s.piles])):
        raise PositionError("piles", f"here there are {columns} piles of {wanted}")
    left = unnamed(s, p)
    if not p.has("piles"):
        if len(left) < columns * wanted:
            raise PositionError("piles", "too few tiles are left for the turns to come")
        s.piles = tuple([tuple(left[i * wanted : (i + 1) * wanted]) for i in range(columns)])
        left = left[columns * wanted :]
    s.aside = tuple(sorted((*s.aside, *left)))


def check_rows(s: Table) -> None:
    """A fresh row has two tiles for each player; two fewer for each one who has acted."""
    fresh = 2 * s.players
    if bool(s.acted) != bool(s.row):
        raise PositionError("row", "a row is being played exactly when somebody has acted in this turn")
    for i in range(2):
        size = fresh - 2 * s.acted if s.row == i + 1 else fresh
        if len(s.rows[i]) not in ((size,) if s.row == i + 1 else (0, size)):
            raise PositionError(f"rows[{i}]", f"must have {size} tiles, not {len(s.rows[i])}")
    if s.rows[1] and s.turn <= single_row_turns(s.players):
        raise PositionError("rows[1]", f"in turn {s.turn} there is only one row")
    if s.acted and s.turn < ROW_TURNS and s.turn > single_row_turns(s.players) and not all(s.rows):
        raise PositionError("rows", f"in turn {s.turn} there are two rows")


def tiles_to_come(s: Table) -> int:
    """How many rows are still to be revealed: 20 in all, two of them at once after the turns with a single one."""
    seen = s.turn if s.turn <= single_row_turns(s.players) else min(s.turn + 1, ROW_TURNS)  # once this turn is dealt
    missing = 0
    if not s.acted:
        wanted = 1 if s.turn <= single_row_turns(s.players) or s.turn == ROW_TURNS else 2
        missing = max(0, wanted - len([row for row in s.rows if row]))
    return ROW_TURNS - seen + missing


def unnamed(s: Table, p: Fields) -> list[int]:
    """The tiles of the game's sets that are named nowhere, shuffled; too many of a kind is an error."""
    left = tuple(all_tiles(s))
    total = len(left)
    s.aside = read_tiles(p, "aside")
    for where, tiles in places_of(s):
        for tile in tiles:
            if tile not in left:
                copies = all_tiles(s).count(tile)
                raise PositionError(
                    where, f"{TILES[tile].slug!r} is on the table too often; the chosen sets have {copies}"
                )
            left = without(left, tile)
    if left and p.has("aside") and (p.has("kept") or p.has("piles")):
        raise PositionError("aside", f"the table has {total - len(left)} tiles, the chosen sets have {total}")
    pool = list(left)
    s.shuffle(pool)
    return pool


def places_of(s: Table) -> list[tuple[str, tuple[int, ...]]]:
    """All tiles that a position names, by their place in it."""
    found = [(f"seats[{i}].tiles", tuple(s.sides[i].area.tiles.values())) for i in range(s.players)]
    found += [(f"seats[{i}].hand", s.sides[i].ship) for i in range(s.players)]
    found += [("aside", s.aside), ("discard", s.discard), ("removed", s.removed)]
    found += [(f"kept[{i}]", s.kept[i]) for i in range(len(s.kept))]
    found += [(f"piles[{i}]", s.piles[i]) for i in range(len(s.piles))]
    return found + [(f"rows[{i}]", s.rows[i]) for i in range(len(s.rows))]
