"""Whom a unit may attack (SW-7.2), and where cards may come onto the battlefield (SW-4, SW-6)."""

from __future__ import annotations

from herna.games.summoner.table.board import NEAR, RAYS, SPACES, own_row
from herna.games.summoner.table.designs import Ability, Design, Which
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ADJACENT_ENEMY,
    ALLOWED,
    ATTACKED,
    BUILD_ROWS,
    DID_ATTACK,
    FROZEN,
    MAX_ATTACKERS,
    MELEE,
    NO_UNIT,
    NOT_YOURS,
    PROTECTS,
    RANGE,
    RELENTLESS,
    THREE_ATTACKED,
)
from herna.games.summoner.table.zones import Battlefield


# --- attacking ----------------------------------------------------------------------------------------------
def bans_attacking(s: Battlefield, seat: int, p: Piece) -> int:
    """Why this unit can neither attack normally nor do anything instead; 0 if nothing forbids it."""
    if p.seat != seat:
        return NOT_YOURS
    if not p.face.is_unit:
        return NO_UNIT
    if p.marks & ATTACKED:
        return DID_ATTACK
    if s.zone and s.frozen(p):
        return FROZEN
    if s.attackers >= MAX_ATTACKERS and not s.has(p, RELENTLESS):  # SW-7.7
        return THREE_ATTACKED
    return ALLOWED


def instead_of_attacking(s: Battlefield, p: Piece) -> list[Ability]:
    """SW-18.7: possible without any target, as long as the thing itself can be done."""
    return [a for a in s.abilities(p) if a.instead_of_attack and (a.when is None or a.when.holds(s, p))]


def targets(s: Battlefield, p: Piece, limit: int) -> list[int]:
    """Every object it may attack now: either side's, never itself (SW-7.2, SW-7.11)."""
    if s.zone and s.frozen(p):
        return []
    found = [q for q in in_reach(s, p) if allowed_target(s, p, q, limit)]
    if found and must_face_protectors(s, p):
        return [q.uid for q in found if q.face.is_unit and s.has(q, PROTECTS)]
    return [q.uid for q in found]


def has_target(s: Battlefield, p: Piece) -> bool:
    return len(targets(s, p, 0)) > 0


def allowed_target(s: Battlefield, p: Piece, q: Piece, limit: int) -> bool:
    if limit == ADJACENT_ENEMY and (q.seat == p.seat or q.space not in NEAR[p.space]):
        return False
    return not (s.zone and s.frozen(q))


def must_face_protectors(s: Battlefield, p: Piece) -> bool:
    """SW-25.44: an adjacent enemy unit protects."""
    for space in NEAR[p.space]:
        q = s.board[space]
        if q is not None and q.seat != p.seat and q.face.is_unit and s.has(q, PROTECTS):
            return True
    return False


def in_reach(s: Battlefield, p: Piece) -> list[Piece]:
    """What stands adjacent, or in line of sight of a ranged unit."""
    found: list[Piece] = []
    if p.face.attack == MELEE:
        for space in NEAR[p.space]:
            q = s.board[space]
            if q is not None:
                found.append(q)
        return found
    reach = RANGE
    past = 0
    for ability in s.abilities(p):
        reach = max(reach, ability.range)
        past |= ability.shoots_past
    for ray in RAYS[p.space]:
        for space in ray[:reach]:
            q = s.board[space]
            if q is not None:
                found.append(q)
                if not q.face.classes & past and not (q.face.friends_shoot_past and q.seat == p.seat):
                    break
    return found


# --- coming onto the battlefield ---------------------------------------------------------------------------
def empty_beside(s: Battlefield, space: int) -> list[int]:
    return [near for near in NEAR[space] if s.board[near] is None]


def common_sites(s: Battlefield, seat: int) -> list[int]:
    """SW-4.1, and what active events add for every unit (SW-4.4)."""
    found: list[int] = []
    for p in s.pieces.values():
        if p.seat == seat and s.is_gate(p):
            found += empty_beside(s, p.space)
    for e in s.zone:
        standing = e.card.standing
        if e.seat != seat or standing is None:
            continue
        if standing.summon_near is not None:
            found += beside_all(s, seat, standing.summon_near)
        if standing.summon_near_chosen:
            chosen = s.pieces.get(e.chosen[0])
            if chosen is not None:
                found += empty_beside(s, chosen.space)
    return found


def beside_all(s: Battlefield, seat: int, which: Which) -> list[int]:
    found: list[int] = []
    for p in s.pieces.values():
        if which.fits(s, seat, 0, p):
            found += empty_beside(s, p.space)
    return found


def summon_sites(s: Battlefield, seat: int, design: Design, usual: list[int]) -> list[int]:
    """Where this card may be summoned; `usual` are the common sites."""
    found = list(usual)
    for ability in design.abilities:
        if ability.by_sacrifice:  # SW-4.7: only in the place of a friendly unit
            return sorted([p.space for p in s.pieces.values() if p.seat == seat and p.face.is_unit])
        if ability.summon_near is not None:
            found += beside_all(s, seat, ability.summon_near)
    for p in s.pieces.values():
        if p.seat == seat and p.face.lends:
            for ability in s.abilities(p):
                if ability.welcomes and ability.welcomes in design.words:
                    found += empty_beside(s, p.space)
    return sorted(set(found))


def build_sites(s: Battlefield, seat: int) -> list[int]:
    """SW-6.1: the three back rows and around the summoner."""
    found = [space for space in range(1, SPACES + 1) if own_row(space, seat) < BUILD_ROWS and s.board[space] is None]
    summoner = s.summoner(seat)
    if summoner is not None:
        found += [space for space in empty_beside(s, summoner.space) if space not in found]
    return found
