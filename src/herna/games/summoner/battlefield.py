"""What is computed from the zones and never changes them (SW-17): abilities, strength, life, the symbols of a roll."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.printed import ABILITIES, ABILITY, DESIGNS, Ability
from herna.games.summoner.things import CARD_MASK, Lasting, Piece
from herna.games.summoner.words import FACES, GATE, RAN, SPECIAL
from herna.games.summoner.zones import Zones

NO_ABILITIES: Final[tuple[Ability, ...]] = ()


class Battlefield(Zones):
    """The zones with the questions that rules, filters and bots put to them."""

    def frozen(self, p: Piece) -> bool:
        for e in self.zone:
            standing = e.card.standing
            if standing is not None and standing.freezes and p.uid in e.chosen:
                return True
        return False

    def entangled(self, p: Piece) -> bool:
        for e in self.zone:
            standing = e.card.standing
            if standing is not None and standing.entangles and p.uid in e.chosen:
                return True
        return False

    def abilities(self, p: Piece) -> tuple[Ability, ...]:
        """Printed and gained, each once (SW-17.4); none while frozen (SW-17.8)."""
        if not self.zone and not p.gained and not p.under:
            return p.face.abilities
        found = list(p.face.abilities)
        for number in p.gained:
            add(found, ABILITIES[number - ABILITY])
        for under in p.under:
            lent = DESIGNS[under & CARD_MASK].under_ability
            if lent is not None:
                add(found, lent)
        for e in self.zone:
            standing = e.card.standing
            if standing is None:
                continue
            if standing.freezes:
                if p.uid in e.chosen:
                    return NO_ABILITIES
            elif standing.entangles:
                if p.uid in e.chosen:
                    self._add_partners(p, e, found)
            elif standing.grants is not None and standing.grants_to is not None:
                if standing.grants_to.fits(self, e.seat, 0, p):
                    add(found, standing.grants)
        return tuple(found)

    def _add_partners(self, p: Piece, e: Lasting, found: list[Ability]) -> None:
        """SW-25.38: the base abilities of the other one, unless it is frozen."""
        for uid in e.chosen:
            partner = self.pieces.get(uid)
            if partner is not None and uid != p.uid and not self.frozen(partner):
                for ability in partner.face.abilities:
                    add(found, ability)

    def has(self, p: Piece, trait: int) -> bool:
        for ability in self.abilities(p):
            if ability.traits & trait:
                return True
        return False

    def is_gate(self, p: Piece) -> bool:
        """Printed as one or by an ability, which other cards than structures can only have gained."""
        may_be = p.face.is_structure or len(p.gained) > 0 or self.entangled(p)
        return p.face.gate or (may_be and self.has(p, GATE))

    def lenders(self) -> list[Piece]:
        """Whoever may have an ability that gives something to others: printed or gained."""
        return [q for q in self.pieces.values() if q.face.lends or q.gained]

    def strength(self, p: Piece, target: Piece | None = None) -> int:
        """SW-17.5; against a target in an attack also what counts only there."""
        return self.strength_among(p, target, self.lenders())

    def strength_among(self, p: Piece, target: Piece | None, lenders: list[Piece]) -> int:
        """The same, for whoever asks about many pieces and has looked for `lenders` once."""
        total = p.face.strength
        if p.marks & RAN:
            total += 1
        for ability in self.abilities(p):
            if ability.strength is not None:
                total += ability.strength.of(self, p)
            if ability.versus is not None and target is not None:
                total += ability.versus.of(self, p, target)
        for under in p.under:
            total += DESIGNS[under & CARD_MASK].under_strength
        for e in self.zone:
            standing = e.card.standing
            if standing is None:
                continue
            if standing.stronger is not None and standing.stronger.fits(self, e.seat, 0, p):
                total += standing.strength
            if standing.versus_chosen and target is not None and p.uid == self.summoners[e.seat]:
                if target.uid in e.chosen:
                    total += standing.versus_chosen
        for q in lenders:
            if q.uid != p.uid:
                for ability in self.abilities(q):
                    if ability.lends_strength is not None:
                        total += ability.lends_strength.given(self, q, p)
        return total if total > 0 else 0

    def life(self, p: Piece) -> int:
        """Printed and bonuses, without regard to damage (SW-8.1)."""
        return self.life_among(p, self.lenders())

    def life_among(self, p: Piece, lenders: list[Piece]) -> int:
        """The same, for whoever asks about many pieces and has looked for `lenders` once."""
        total = p.face.life
        for ability in self.abilities(p):
            if ability.life is not None:
                total += ability.life.of(self, p)
        for q in lenders:
            for ability in self.abilities(q):
                if ability.lends_life is not None:
                    total += ability.lends_life.given(self, q, p)
        return total

    def specials(self) -> int:
        """Special symbols of the last roll (SW-19.2)."""
        return self.symbols(SPECIAL)

    def symbols(self, symbol: int) -> int:
        return sum([1 for face in self.dice if FACES[face] & symbol])


def add(found: list[Ability], ability: Ability) -> None:
    for have in found:
        if have is ability:
            return
    found.append(ability)
