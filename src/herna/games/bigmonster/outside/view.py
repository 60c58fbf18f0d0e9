"""Who sees what: the table as one seat may know it, and the redrawing of all it does not know.

Whoever has held a stack knows what is in it from then on: every tile taken out of it comes to light at the next reveal.
Only between a pick and its reveal they cannot tell which of the tiles was taken.
"""

from __future__ import annotations

from herna.games.bigmonster.rules import scoring
from herna.games.bigmonster.table.board import x_of, y_of
from herna.games.bigmonster.table.designs import EXPLORERS, TILES, TOKENS
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.pieces import Side
from herna.games.bigmonster.table.words import CATEGORIES, CLAIM_MODES, DUEL, MODES, SETS, TIERS, TRIO


def slugs(tiles: tuple[int, ...]) -> list[str]:
    return [TILES[tile].slug for tile in tiles]


def tile_id(seat: int, number: int) -> str:
    """What the view calls a placed tile: the owner's seat and its number in the order of placing, from 1."""
    return f"t{seat}.{number}"


def show_table(s: Table, seat: int) -> dict[str, object]:
    shown: dict[str, object] = {
        "mode": MODES[s.plan.mode],
        "sets": [SETS[i] for i in s.plan.sets],
        "claim_mode": CLAIM_MODES[s.plan.claims],
        "slow_monster": s.plan.slow_monster,
        "team_tier_locked": s.plan.tier_locked,
        "partners": list(s.plan.partners),
        "turn": s.turn,
        "tokens": [show_token(s, token) for token in s.plan.tokens],
        "seats": [show_seat(s, i, seat) for i in range(s.players)],
        "undealt": len(s.undealt),
        "aside": len(s.aside),
    }
    shown.update(show_rows(s) if s.plan.mode == DUEL or s.plan.mode == TRIO else show_draft(s, seat))
    return shown


def show_token(s: Table, token: int) -> dict[str, object]:
    """A kind of token in play, which of its tiers can still be earned, and how much everybody has of what it counts."""
    kind = TOKENS[token]
    tiers = {"individual": s.alone, "team": s.team}
    return {
        "token": kind.slug,
        "points": kind.points,
        "individual_needs": kind.alone,
        "team_needs": kind.team if s.plan.partners else None,
        "open": [name for name in tiers if tiers[name] >> token & 1],
        "individual_counts": [s.tally(seat, kind.counts) for seat in range(s.players)],
        "team_counts": [s.team_tally(seat, kind.counts, kind.combine) for seat in range(s.players)]
        if s.plan.partners
        else None,
    }


def show_draft(s: Table, seat: int) -> dict[str, object]:
    known = [s.discard[i] for i in range(len(s.discard)) if seat >= 0 and s.discard_known[i] >> seat & 1]
    return {
        "round": s.round,
        "order": list(s.order),
        "slow_owner": s.slow_owner - 1 if s.slow_owner else None,
        "kept": [len(pile) for pile in s.kept],
        "discard": {"size": len(s.discard), "known": slugs(tuple(sorted(known)))},
    }


def show_rows(s: Table) -> dict[str, object]:
    return {
        "starter": s.starter,
        "active": s.active,
        "row": s.row,
        "rows": [slugs(row) for row in s.rows],
        "piles": [len(pile) for pile in s.piles],
        "removed": slugs(s.removed),
    }


def show_seat(s: Table, i: int, seat: int) -> dict[str, object]:
    p = s.sides[i]
    mine = i == seat
    points = scoring.categories(p.area, p.tokens, p.slow)
    return {
        "explorer": EXPLORERS[p.area.explorer].slug or None,
        "dealt": [EXPLORERS[e].slug for e in p.dealt] if mine else None,
        "spare": (EXPLORERS[p.spare].slug or None) if mine else None,
        "hand": slugs(p.hand) if mine else None,
        "hand_size": len(p.hand),
        "hand_known": known_of(s, seat, p.hand, p.hand_known, i),
        "picked": p.pick != 0,
        "pick": TILES[p.pick].slug if p.pick and (mine or not hides_pick(s, i)) else None,
        "ship": {
            "size": len(p.ship),
            "from": p.ship_from - 1 if p.ship_from else None,
            "known": known_of(s, seat, p.ship, p.ship_known, p.ship_from - 1),
        },
        "tiles": show_area(p, i),
        "tokens": [show_held(t) for t in p.tokens],
        "slow": p.slow,
        "score": sum(points),
        "points": {CATEGORIES[c]: points[c] for c in range(len(CATEGORIES))},
        "sheet": scoring.sheet(s, i) if mine or s.outcome is not None else None,
    }


def show_held(token: int) -> dict[str, object]:
    kind = TOKENS[token // 2]
    return {"token": kind.slug, "tier": TIERS[token % 2], "points": kind.points}


def show_area(p: Side, seat: int) -> list[dict[str, object]]:
    area = p.area
    shown: list[dict[str, object]] = []
    for position in area.tiles:
        d = TILES[area.tiles[position]]
        level = area.level(position) if d.levels else 0
        shown.append({
            "id": tile_id(seat, len(shown) + 1),
            "tile": d.slug,
            "x": x_of(position),
            "y": y_of(position),
            "wide": d.wide,
            "level": level,
            "value": d.levels[level] if d.levels else d.points,
        })  # fmt: skip
    return shown


def hides_pick(s: Table, seat: int) -> bool:
    """Has this player chosen a tile that lies face down?"""
    rows = s.plan.mode == DUEL or s.plan.mode == TRIO
    return s.sides[seat].pick != 0 and not (s.open_picks or rows)


def known_of(s: Table, seat: int, stack: tuple[int, ...], known: int, giver: int) -> list[str] | None:
    """What this seat knows of a stack; a face-down pick out of it may be any of the tiles listed."""
    if seat < 0 or not stack or not known >> seat & 1:
        return None
    if giver >= 0 and giver != seat and hides_pick(s, giver):
        return slugs(tuple(sorted((*stack, s.sides[giver].pick))))
    return slugs(stack)


# --- other worlds -------------------------------------------------------------------------------------------------
def redraw(s: Table, seat: int) -> None:
    """Deal again everything this seat does not know."""
    redraw_explorers(s, seat)
    for i in range(s.players):
        if i != seat and hides_pick(s, i) and s.sides[i].pick_known >> seat & 1:
            redraw_known_pick(s, i)
    pool = collect(s, seat)
    s.shuffle(pool)
    deal_out(s, seat, pool)


def redraw_explorers(s: Table, seat: int) -> None:
    """BM-1.6: what the others were dealt, or did not keep, and what was never dealt."""
    pool = list(s.undealt)
    for i in range(s.players):
        if i != seat:
            p = s.sides[i]
            pool += p.dealt
            if p.spare:
                pool.append(p.spare)
    s.shuffle(pool)
    for i in range(s.players):
        p = s.sides[i]
        if i != seat:
            if p.dealt:
                p.dealt = tuple(sorted((pool.pop(), pool.pop())))
            if p.spare:
                p.spare = pool.pop()
    s.undealt = tuple(sorted(pool))


def redraw_known_pick(s: Table, giver: int) -> None:
    """The stack is known, but not which of its tiles was chosen."""
    p = s.sides[giver]
    holder = p
    for other in s.sides:
        if other.ship_from == giver + 1:
            holder = other
    rest = sorted([*(p.hand or holder.ship), p.pick])  # so that the outcome does not hang on the true pick
    p.pick = rest.pop(s.below(len(rest)))
    if p.hand:
        p.hand = tuple(sorted(rest))
    else:
        holder.ship = tuple(sorted(rest))


def collect(s: Table, seat: int) -> list[int]:
    """All tiles this seat knows nothing of."""
    pool = list(s.aside)
    for pile in (*s.kept, *s.piles):
        pool += pile
    for i in range(len(s.discard)):
        if not s.discard_known[i] >> seat & 1:
            pool.append(s.discard[i])
    for i in range(s.players):
        p = s.sides[i]
        if not p.hand_known >> seat & 1:
            pool += p.hand
        if not p.ship_known >> seat & 1:
            pool += p.ship
        if i != seat and hides_pick(s, i) and not p.pick_known >> seat & 1:
            pool.append(p.pick)
    return pool


def deal_out(s: Table, seat: int, pool: list[int]) -> None:
    """The same places, filled from the shuffled pool."""
    s.aside = take(pool, len(s.aside))
    s.kept = tuple([take(pool, len(pile)) for pile in s.kept])
    s.piles = tuple([tuple([pool.pop() for _ in pile]) for pile in s.piles])
    discard = list(s.discard)
    for i in range(len(discard)):
        if not s.discard_known[i] >> seat & 1:
            discard[i] = pool.pop()
    s.discard = tuple(discard)
    for i in range(s.players):
        p = s.sides[i]
        if not p.hand_known >> seat & 1:
            p.hand = take(pool, len(p.hand))
        if not p.ship_known >> seat & 1:
            p.ship = take(pool, len(p.ship))
        if i != seat and hides_pick(s, i) and not p.pick_known >> seat & 1:
            p.pick = pool.pop()


def take(pool: list[int], n: int) -> tuple[int, ...]:
    """n tiles from the pool, as a sorted stack."""
    return tuple(sorted([pool.pop() for _ in range(n)]))
