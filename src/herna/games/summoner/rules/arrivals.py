"""Cards that come from the hand onto the battlefield: summoning (SW-4) and building (SW-6)."""

from __future__ import annotations

from herna.games.summoner.rules.sights import build_sites, common_sites, summon_sites
from herna.games.summoner.table.board import NEAR
from herna.games.summoner.table.designs import DESIGNS
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.words import AT, DO_BUILD, DO_SUMMON, TELL_BUILDS, TELL_SUMMONS


def summons_always(s: Table, seat: int) -> bool:
    for e in s.zone:
        if e.seat == seat and e.card.standing is not None and e.card.standing.summon_always:
            return True
    return False


def summons(s: Table, seat: int, cards: list[int]) -> list[int]:
    """SW-4.1, SW-4.2: every affordable unit among these cards at every legal space."""
    magic = s.sides[seat].magic
    units = [c for c in cards if DESIGNS[c].is_unit and DESIGNS[c].cost <= magic]
    if not units:
        return []
    usual = common_sites(s, seat)
    found: list[int] = []
    for card in units:
        found += [DO_SUMMON | card << AT | space for space in summon_sites(s, seat, DESIGNS[card], usual)]
    return found


def builds(s: Table, seat: int, cards: list[int]) -> list[int]:
    """SW-6.1, SW-6.2: every affordable structure among these cards at every legal space."""
    magic = s.sides[seat].magic
    structures = [c for c in cards if DESIGNS[c].is_structure and DESIGNS[c].cost <= magic]
    if not structures:
        return []
    sites = build_sites(s, seat)
    return [DO_BUILD | card << AT | space for card in structures for space in sites]


def summon(s: Table, seat: int, card: int, space: int) -> None:
    base = len(s.waiting)
    victim = s.board[space]
    if victim is not None:  # SW-4.7
        if s.saved(victim):  # SW-25.27: the cost is not paid, and the card stays in hand, seen by both
            s.leave_hand(seat, card)
            s.into_hand(seat, card)
            s.return_to_hand(victim)
            s.have_left()
            s.settle(base)
            return
        s.pay(seat, DESIGNS[card].cost)
        s.destroy(seat + 1, 0, [victim])
        if s.outcome is not None:
            return
    else:
        s.pay(seat, DESIGNS[card].cost)
    s.leave_hand(seat, card)
    p = s.enter(seat, card, space)
    s.emit(TELL_SUMMONS, seat, card, p.uid, space)
    for ability in s.abilities(p):
        if ability.after_summon:
            s.trigger(ability.after_summon, p, ability, 0, 0, (), 0)
    for e in s.zone:
        standing = e.card.standing
        if e.seat == seat and standing is not None and standing.after_summon:
            chosen = s.pieces.get(e.chosen[0])
            if chosen is not None and space in NEAR[chosen.space]:
                s.event_trigger(standing.after_summon, e, chosen.uid, space)
    s.settle(base)


def build(s: Table, seat: int, card: int, space: int) -> None:
    s.pay(seat, DESIGNS[card].cost)
    s.leave_hand(seat, card)
    p = s.enter(seat, card, space)
    s.emit(TELL_BUILDS, seat, card, p.uid, space)
