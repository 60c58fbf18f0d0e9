"""How much damage an attack adds, to its target and beside it (SW-7.3)."""

from __future__ import annotations

from herna.games.summoner.table.board import NEAR, line
from herna.games.summoner.table.designs import DESIGNS
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import CARD_MASK, Attack, Piece
from herna.games.summoner.table.words import MELEE, RANGED
from herna.games.summoner.table.zones import Battlefield


def attack_damage(s: Battlefield, p: Piece, t: Piece, attack: Attack) -> int:
    specials = s.specials()
    hits = count_hits(s, p, t, attack, specials)
    theirs = s.abilities(t)
    if specials == 0 and needs_special(s, p):  # b
        hits = 0
    else:
        for ability in theirs:  # c
            hits += ability.weakness * specials
    if specials:  # d
        for space in NEAR[p.space]:
            q = s.board[space]
            if q is not None and q.seat != p.seat and q.face.is_unit:
                for ability in s.abilities(q):
                    hits -= ability.dulls
        hits = max(0, hits)
    if attack.first:  # e
        for ability in theirs:
            if ability.cap:
                hits = min(hits, ability.cap)
    return hits


def count_hits(s: Battlefield, p: Piece, t: Piece, attack: Attack, specials: int) -> int:
    """SW-7.3 a: symbols of the attack's kind, with what specials count for; or specials alone."""
    for ability in s.abilities(p):
        if ability.hits_with_specials:
            return specials
    for e in s.zone:
        standing = e.card.standing
        if standing is not None and standing.dims is not None and standing.dims.fits(s, e.seat, 0, t):
            return specials
    if p.face.attack == RANGED:
        return s.symbols(RANGED)
    each = 1 if attack.drained else 0
    axe = 0
    for under in p.under:
        axe = max(axe, DESIGNS[under & CARD_MASK].under_special_hits)  # SW-25.31: they do not add up
    return s.symbols(MELEE) + specials * (each + axe)


def needs_special(s: Battlefield, p: Piece) -> bool:
    for ability in s.abilities(p):
        if ability.needs_special:
            return True
    return False


def side_damage(s: Table, p: Piece, t: Piece, attack: Attack) -> list[tuple[int, int]]:
    specials = s.specials()
    found: list[tuple[int, int]] = []
    for ability in s.abilities(p):
        if ability.scorch and specials:
            for space in line(p.space, t.space)[:-1]:
                q = s.board[space]
                if q is not None and q.face.is_unit:
                    found.append((q.uid, s.ability_damage(p.seat, q, ability.scorch * specials)))
        if specials < ability.backlash:
            found.append((p.uid, attack.damage))
    return found
