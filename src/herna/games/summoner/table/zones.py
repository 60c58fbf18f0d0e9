"""Where everything lies at a table of Summoner Wars, how it changes places, and what is computed from it (SW-17)."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.designs import ABILITIES, ABILITY, DESIGNS, Ability
from herna.games.summoner.table.pieces import CARD_MASK, OWNER, Attack, Journey, Lasting, Piece, Side
from herna.games.summoner.table.words import (
    FACES,
    GATE,
    MAX_MAGIC,
    RAN,
    SPECIAL,
    TELL_DISCARDS,
    TELL_DRAWS,
    TELL_ENTERS,
    TELL_GAINS_MAGIC,
    TELL_GOES_UNDER,
    TELL_PAYS_MAGIC,
    TELL_PLACED,
    TELL_RETURNED,
)
from herna.kernel.keeping.pack import without
from herna.kernel.machine import Machine
from herna.kernel.waiting import Pool, Waiting

NO_ABILITIES: Final[tuple[Ability, ...]] = ()


class Zones(Pool):
    """What lies where, and the plain ways from one zone to another."""

    def __init__(
        self,
        like: Machine,
        sides: list[Side],
        pieces: dict[int, Piece],
        board: list[Piece | None],
        zone: tuple[Lasting, ...],
        waiting: tuple[Waiting, ...],
        summoners: tuple[int, int],
        active: int,
        turn: int,
        phase: int,
        movers: int,
        attackers: int,
        fought: bool,
        drew: bool,
        dithered: int,
        dice: tuple[int, ...],
        rolls: tuple[int, ...],
        playing: int,
        entered: int,
        attack: Attack | None,
        journey: Journey | None,
    ) -> None:
        Pool.__init__(self, like, active, waiting)
        self.sides = sides
        self.pieces = pieces  # by number, in the order they came
        self.board = board  # by space
        self.zone = zone  # the active events of both players
        self.summoners = summoners  # their numbers
        self.turn = turn
        self.phase = phase
        self.movers = movers  # units that moved in this phase (SW-5.7)
        self.attackers = attackers
        self.fought = fought  # an enemy object was attacked in this Attack Phase (SW-7.10)
        self.drew = drew  # the draw of this Draw Phase is done (SW-11.5)
        self.dithered = dithered  # how often something was called off in this phase: bots hold it against themselves
        self.dice = dice  # faces of the last roll
        self.rolls = rolls  # every roll since the last choice of a phase, for people
        self.playing = playing  # the event being carried out
        self.entered = entered  # how many numbers have been given
        self.attack = attack
        self.journey = journey

    def summoner(self, seat: int) -> Piece | None:
        return self.pieces.get(self.summoners[seat])

    # --- magic and cards (SW-10, SW-11) -----------------------------------------------------------------
    def gain(self, seat: int, amount: int) -> None:
        side = self.sides[seat]
        amount = min(amount, MAX_MAGIC - side.magic)  # SW-10.2
        if amount > 0:
            side.magic += amount
            self.emit(TELL_GAINS_MAGIC, seat, amount, side.magic)

    def pay(self, seat: int, amount: int) -> None:
        if amount > 0:
            side = self.sides[seat]
            side.magic -= amount
            self.emit(TELL_PAYS_MAGIC, seat, amount, side.magic)

    def draw(self, seat: int, amount: int) -> None:
        """SW-11.2: as many as the pile holds."""
        side = self.sides[seat]
        n = min(amount, len(side.draw))
        if n > 0:
            drawn = side.draw[-n:]
            side.hand += drawn
            side.draw = side.draw[:-n]
            self.revealed += 1
            self.emit_cards(TELL_DRAWS, (seat,), drawn, 1 << seat)

    def leave_hand(self, seat: int, card: int) -> None:
        """The card is shown to both on its way out."""
        side = self.sides[seat]
        side.hand = without(side.hand, card)
        if card in side.known:
            side.known = without(side.known, card)
        else:
            self.reveal(side, card)

    def reveal(self, side: Side, card: int) -> None:
        """The opponent did not know where it was; of a loose card that is now settled."""
        self.revealed += 1
        if card in side.loose:
            side.loose = without(side.loose, card)

    def into_hand(self, seat: int, card: int) -> None:
        """A card both players have seen goes to a hand."""
        side = self.sides[seat]
        side.hand += (card,)
        side.known += (card,)

    def discard_face_down(self, seat: int, card: int) -> None:
        """Only its owner knows which card of the hand it was."""
        side = self.sides[seat]
        side.hand = without(side.hand, card)
        side.discard += (card,)
        side.loose += side.known
        side.known = ()
        if not side.hand:  # whatever was known to be here or there is there
            side.seen += side.loose
            side.loose = ()
        self.emit_cards(TELL_DISCARDS, (seat,), (card,), 1 << seat)

    def discard_seen(self, owner: int, card: int) -> None:
        """A card that both have seen goes to its owner's pile (SW-8.7)."""
        side = self.sides[owner]
        side.discard += (card,)
        side.seen += (card,)

    def leave_discard(self, seat: int, card: int) -> None:
        """The card is shown when it is taken out of the pile (SW-22.2)."""
        side = self.sides[seat]
        side.discard = without(side.discard, card)
        if card in side.seen:
            side.seen = without(side.seen, card)
        else:
            self.reveal(side, card)

    # --- objects --------------------------------------------------------------------------------------
    def put(self, p: Piece) -> None:
        """A changed object in the place of what it was."""
        self.pieces[p.uid] = p
        here = self.board[p.space]
        if here is not None and here.uid == p.uid:
            self.board[p.space] = p

    def relocate(self, p: Piece, space: int) -> Piece:
        """While a move passes an occupied space, the board keeps the one that stands there (SW-Q27)."""
        here = self.board[p.space]
        if here is not None and here.uid == p.uid:
            self.board[p.space] = None
        moved = p.at(space)
        self.pieces[p.uid] = moved
        if self.board[space] is None:
            self.board[space] = moved
        return moved

    def remove(self, p: Piece) -> None:
        del self.pieces[p.uid]
        here = self.board[p.space]
        if here is not None and here.uid == p.uid:
            self.board[p.space] = None

    def enter(self, seat: int, card: int, space: int) -> Piece:
        """A new object with no memory (SW-8.8)."""
        self.entered += 1
        p = Piece(self.entered, DESIGNS[card], seat, seat, space, 0, 0, (), 0, (), (), False)
        self.pieces[p.uid] = p
        self.board[space] = p
        return p

    def bring(self, seat: int, card: int, space: int) -> Piece:
        """Placed, not summoned (SW-4.6)."""
        p = self.enter(seat, card, space)
        self.emit(TELL_ENTERS, seat, card, p.uid, space)
        return p

    def place(self, p: Piece, space: int) -> None:
        """Neither moved nor forced (SW-14.5)."""
        self.emit(TELL_PLACED, p.face.index, p.uid, p.space, space)
        self.relocate(p, space)

    def bury(self, p: Piece, with_card: bool) -> None:
        """Under-cards, and the card unless it goes elsewhere, to their owners' piles (SW-8.7, SW-21.3)."""
        for under in p.under:
            self.discard_seen(under >> OWNER, under & CARD_MASK)
        if with_card:
            self.discard_seen(p.owner, p.face.index)

    def return_to_hand(self, p: Piece) -> None:  # SW-22.1
        self.remove(p)
        self.emit(TELL_RETURNED, p.seat, p.face.index, p.uid, p.space)
        self.bury(p, False)
        self.into_hand(p.owner, p.face.index)

    def put_under(self, owner: int, card: int, top: Piece) -> None:
        self.put(top.over((*top.under, owner << OWNER | card)))
        self.emit(TELL_GOES_UNDER, top.seat, card, top.face.index, top.uid)


class Gift:
    """An ability that gives something to others, and the piece that has it."""

    __slots__ = ("ability", "owner")

    def __init__(self, owner: Piece, ability: Ability) -> None:
        self.owner = owner
        self.ability = ability


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

    def gifts(self) -> list[Gift]:
        """All abilities in play that give strength or life to others."""
        found: list[Gift] = []
        for q in self.lenders():
            for ability in self.abilities(q):
                if ability.lends_strength is not None or ability.lends_life is not None:
                    found.append(Gift(q, ability))
        return found

    def strength(self, p: Piece, target: Piece | None = None) -> int:
        """SW-17.5; against a target in an attack also what counts only there."""
        return self.strength_among(p, target, self.gifts())

    def strength_among(self, p: Piece, target: Piece | None, gifts: list[Gift]) -> int:
        """The same, for whoever asks about many pieces and has looked for `gifts` once."""
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
        for gift in gifts:
            if gift.ability.lends_strength is not None and gift.owner.uid != p.uid:
                total += gift.ability.lends_strength.given(self, gift.owner, p)
        return total if total > 0 else 0

    def life(self, p: Piece) -> int:
        """Printed and bonuses, without regard to damage (SW-8.1)."""
        return self.life_among(p, self.gifts())

    def life_among(self, p: Piece, gifts: list[Gift]) -> int:
        """The same, for whoever asks about many pieces and has looked for `gifts` once."""
        total = p.face.life
        for ability in self.abilities(p):
            if ability.life is not None:
                total += ability.life.of(self, p)
        for gift in gifts:
            if gift.ability.lends_life is not None:
                total += gift.ability.lends_life.given(self, gift.owner, p)
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
