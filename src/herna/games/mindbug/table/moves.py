"""Mindbug's table with the rules' single moves: cards between hand and piles, creatures, life."""

from __future__ import annotations

from typing import ClassVar, Final

from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import (
    CREATURES,
    HAND_SIZE,
    LIFE_LOST,
    PLAY_EFFECT,
    REASONS,
    TELL_BOOSTS,
    TELL_CONTROLS,
    TELL_DEFEATED,
    TELL_DISCARDS,
    TELL_DRAWS,
    TELL_ENDS,
    TELL_ENTERS,
    TELL_EVOLVES,
    TELL_EXHAUSTED,
    TELL_GAINS_LIFE,
    TELL_LOSES_LIFE,
    TELL_PROTECTS,
    TELL_SAVED,
    TELL_SETS_LIFE,
    TELL_UNBOOSTS,
    TOUGH,
)
from herna.games.mindbug.table.zones import Zones
from herna.kernel.events import EVERYBODY
from herna.kernel.flow import Procedures, Step
from herna.kernel.keeping.pack import without
from herna.kernel.outcome import won_by
from herna.kernel.waiting import Waiting


class Table(Zones):
    """All that rules and cards act on."""

    # --- cards between hand and piles (MB-2) ------------------------------------------------------------
    def draw_up(self, seat: int) -> None:  # MB-2.3, MB-2.4
        side = self.sides[seat]
        n = min(HAND_SIZE - len(side.hand), len(side.draw))
        if n > 0:
            drawn = side.draw[-n:]
            side.hand += drawn
            side.draw = side.draw[:-n]
            self.revealed += 1
            self.emit_cards(TELL_DRAWS, (seat,), drawn, 1 << seat)

    def leave_hand(self, seat: int, card: int) -> None:
        """The card is seen by both on its way out; a known copy is the one that left (MB-16.2)."""
        side = self.sides[seat]
        side.hand = without(side.hand, card)
        if card in side.known:
            side.known = without(side.known, card)
        else:
            self.revealed += 1

    def into_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards both players have seen go to a hand (MB-16.2)."""
        side = self.sides[seat]
        side.hand += cards
        side.known += cards

    def into_discard(self, seat: int, cards: tuple[int, ...]) -> None:
        """MB-11.4: some cards have something to say when they arrive in a pile."""
        self.sides[seat].discard += cards
        for card in cards:
            effect = DESIGNS[card].put_into_discard
            if effect:
                self.waiting += (Waiting(effect, seat, card=card),)

    def discard(self, seat: int, card: int) -> None:  # MB-8.15
        self.leave_hand(seat, card)
        self.into_discard(seat, (card,))

    def tell_discards(self, seat: int, cards: tuple[int, ...]) -> None:
        """One instruction is one event, however many picks it took."""
        self.emit_cards(TELL_DISCARDS, (seat,), cards, EVERYBODY)

    # --- creatures (MB-8, MB-12, MB-13) -----------------------------------------------------------------
    def enter(self, seat: int, card: int) -> None:  # MB-8.10
        face = DESIGNS[card]
        self.entered += 1
        c = Creature(self.entered, card, face, seat, False, (), 0)
        self.sides[seat].area += (c,)
        self.emit(TELL_ENTERS, seat, card, c.uid)
        if face.play:
            self.waiting += (Waiting(face.play, seat, c.uid, face.index, marks=PLAY_EFFECT),)

    def trigger(self, effect: int, c: Creature) -> None:
        if effect:
            self.waiting += (Waiting(effect, c.seat, c.uid, c.face.index),)

    def replace(self, c: Creature) -> None:
        """Put a changed creature in the place of what it was."""
        side = self.sides[c.seat]
        side.area = tuple([c if o.uid == c.uid else o for o in side.area])

    def remove(self, c: Creature) -> None:
        side = self.sides[c.seat]
        side.area = tuple([o for o in side.area if o.uid != c.uid])

    def defeat(self, uids: tuple[int, ...]) -> None:  # MB-8.6
        fallen: list[Creature] = []
        tired: list[Creature] = []
        for uid in uids:
            c = self.creature(uid)
            if c is None:
                continue
            if c.safe == self.turn:  # (a)
                self.emit(TELL_SAVED, c.seat, c.face.index, c.uid)
            elif not c.exhausted and self.has(c, TOUGH):  # (b)
                tired.append(c)
            else:
                fallen.append(c)
        for c in tired:
            self.replace(c.tired())
            self.emit(TELL_EXHAUSTED, c.seat, c.face.index, c.uid)
        for c in fallen:  # (c)
            self.remove(c)
            self.emit(TELL_DEFEATED, c.seat, c.face.index, c.uid)
        for c in fallen:  # (d)
            self.into_discard(c.seat, (*c.boost, c.card))
            self.trigger(c.face.defeated, c)

    def take_control(self, seat: int, uid: int) -> None:  # MB-8.17
        c = self.creature(uid)
        if c is not None and c.seat != seat:
            self.remove(c)
            self.sides[seat].area += (c.controlled(seat),)
            self.emit(TELL_CONTROLS, seat, c.face.index, uid)

    def boost(self, you: int, pile: int, card: int, uid: int) -> None:  # MB-12.1
        c = self.creature(uid)
        if c is not None:
            side = self.sides[pile]
            side.discard = without(side.discard, card)
            self.replace(c.over((*c.boost, card)))
            self.emit(TELL_BOOSTS, you, card, c.face.index, uid)

    def take_boost_card(self, seat: int, c: Creature, card: int) -> None:
        """A boost card goes from under a creature to this player's hand."""
        self.replace(c.over(without(c.boost, card)))
        self.into_hand(seat, (card,))
        self.emit(TELL_UNBOOSTS, seat, card, c.face.index, c.uid)

    def evolve(self, uid: int) -> None:  # MB-13.2, MB-13.3
        c = self.creature(uid)
        if c is not None and c.face.evolves_to:
            face = DESIGNS[c.face.evolves_to]
            self.replace(c.turned(face))
            self.emit(TELL_EVOLVES, c.seat, c.face.index, face.index, uid)

    def protect(self, uid: int) -> None:
        """It cannot be defeated in this turn."""
        c = self.creature(uid)
        if c is not None:
            self.replace(c.protected(self.turn))
            self.emit(TELL_PROTECTS, c.seat, c.face.index, uid)

    # --- life (MB-2, MB-14) -----------------------------------------------------------------------------
    def lose_life(self, seat: int, amount: int) -> None:
        """One loss event (MB-8.18)."""
        if amount <= 0:
            return
        if self.piles_matter:
            for card in self.sides[1 - seat].discard:
                amount += DESIGNS[card].pile_loss
        side = self.sides[seat]
        side.life = max(0, side.life - amount)  # MB-2.2
        self.emit(TELL_LOSES_LIFE, seat, amount, side.life)
        if side.life == 0:  # MB-2.1
            self.win(1 - seat, LIFE_LOST)

    def gain_life(self, seat: int, amount: int) -> None:
        side = self.sides[seat]
        side.life += amount
        self.emit(TELL_GAINS_LIFE, seat, amount, side.life)

    def set_life(self, seat: int, life: int) -> None:
        self.sides[seat].life = life
        self.emit(TELL_SETS_LIFE, seat, life)

    def win(self, seat: int, reason: int) -> None:
        self.emit(TELL_ENDS, seat, 1 - seat, reason)
        self.finish(won_by(seat, [side.life for side in self.sides], REASONS[reason]))


class Rule(Step[Table]):
    """A step of a procedure or of a card's effect."""

    picks: ClassVar[int] = CREATURES  # what the numbers are that have been picked when it is this step's turn
    commutes: ClassVar[bool] = False  # whether steps of this kind come to the same in any order


PROCEDURES: Final[Procedures[Table]] = Procedures()
