"""Where a unit may go (SW-5): its allowance, what it may pass, and the next steps of a path."""

from __future__ import annotations

from herna.games.summoner.table.board import DISTANCE, NEAR, STEP
from herna.games.summoner.table.designs import Ability
from herna.games.summoner.table.pieces import Journey, Piece
from herna.games.summoner.table.words import (
    ALLOWED,
    CANNOT_MOVE,
    DID_MOVE,
    FROZEN,
    IMMOBILE,
    MAX_MOVERS,
    MOBILE,
    MOVE_SPACES,
    MOVED,
    NO_ALLOWANCE,
    NO_ROOM,
    NO_UNIT,
    NOT_YOURS,
    PAST_ALL,
    PAST_COMMONS,
    PAST_STRUCTURES,
    STANDS_FAST,
    THREE_MOVED,
)
from herna.games.summoner.table.zones import Battlefield, add


def bans_acting_in_move_phase(s: Battlefield, seat: int, p: Piece) -> int:
    """Why this unit can neither move nor do anything instead (SW-18.7); 0 if nothing forbids it."""
    if p.seat != seat:
        return NOT_YOURS
    if not p.face.is_unit:
        return NO_UNIT
    if p.marks & MOVED:
        return DID_MOVE
    if s.movers >= MAX_MOVERS:
        return THREE_MOVED
    if s.zone and s.frozen(p):
        return FROZEN
    traits = 0
    for ability in s.abilities(p):
        traits |= ability.traits
    if traits & IMMOBILE:
        return CANNOT_MOVE
    if p.face.is_structure and not traits & MOBILE:
        return STANDS_FAST
    return ALLOWED


def bans_stepping(s: Battlefield, p: Piece) -> int:
    """Why this unit has no first step."""
    for space in NEAR[p.space]:
        if s.board[space] is None:  # the common case: room beside it
            if not s.zone and not p.face.abilities:
                return ALLOWED
            break
    journey = prepare(s, p)
    if journey.allowance == 0 and journey.straight == 0:
        return NO_ALLOWANCE
    return ALLOWED if next_steps(s, journey) else NO_ROOM


def instead_of_moving(s: Battlefield, p: Piece) -> list[Ability]:
    return [a for a in s.abilities(p) if a.instead_of_move]


def moving_abilities(s: Battlefield, p: Piece) -> list[Ability]:
    """Its abilities, and what others lend it for a move that starts here (SW-25.53)."""
    found = list(s.abilities(p))
    if p.face.is_common:
        for q in s.lenders():
            if q.seat == p.seat and q.uid != p.uid:
                for ability in s.abilities(q):
                    if ability.lifts is not None and DISTANCE[p.space][q.space] <= ability.lifts_within:
                        add(found, ability.lifts)
    return found


def prepare(s: Battlefield, p: Piece) -> Journey:
    """The move of this unit, before its first step (SW-5.6, SW-5.10)."""
    change = 0
    straight = past = run = 0
    for ability in moving_abilities(s, p):
        if ability.spaces is not None:
            change += ability.spaces.of(s, p)
        straight = max(straight, ability.straight)
        past |= ability.past
        if ability.run:
            run = ability.run
    for e in s.zone:
        standing = e.card.standing
        if standing is not None:
            change += standing.spaces
    allowance = max(0, MOVE_SPACES + change)
    if straight:
        straight = max(0, straight + change)
    return Journey(p.uid, (p.space,), allowance, straight, past, run, 0, 0, (), ())


def next_steps(s: Battlefield, j: Journey) -> list[int]:
    """The spaces that may come next, each such that the move can still end on an empty space."""
    here = j.path[-1]
    made = len(j.path) - 1
    found: list[int] = []
    if made < j.allowance:
        for space in NEAR[here]:
            left = j.allowance - made - 1
            if is_free(s, j, space) or (j.past and may_enter(s, j, space) and can_end(s, j, space, left)):
                found.append(space)
    if made < j.straight:
        for space in straight_steps(s, j, here, made):
            if space not in found:
                found.append(space)
    return found


def is_free(s: Battlefield, j: Journey, space: int) -> bool:
    """Empty; the mover's own starting space counts as such (SW-5.5)."""
    p = s.board[space]
    return p is None or p.uid == j.mover


def may_enter(s: Battlefield, j: Journey, space: int) -> bool:
    p = s.board[space]
    if p is None or p.uid == j.mover:
        return True
    past = j.past
    if past & PAST_ALL:
        return True
    return (past & PAST_COMMONS != 0 and p.face.is_common) or (past & PAST_STRUCTURES != 0 and p.face.is_structure)


def can_end(s: Battlefield, j: Journey, space: int, left: int) -> bool:
    """Whether an empty space is within so many further steps."""
    edge = [space]
    seen = [space]
    for _ in range(left):
        beyond: list[int] = []
        for at in edge:
            for near in NEAR[at]:
                if near not in seen and may_enter(s, j, near):
                    if is_free(s, j, near):
                        return True
                    seen.append(near)
                    beyond.append(near)
        edge = beyond
    return False


def straight_steps(s: Battlefield, j: Journey, here: int, made: int) -> list[int]:
    """Further steps of a straight move through empty spaces only."""
    if made == 0:
        return [space for space in NEAR[here] if s.board[space] is None]
    direction = STEP[j.path[0]].index(j.path[1])
    at = j.path[0]
    for space in j.path[1:]:
        at = STEP[at][direction]
        if at != space or s.board[space] is not None:
            return []
    ahead = STEP[here][direction]
    return [ahead] if ahead and s.board[ahead] is None else []
