"""Smash Up's table with the rules' single moves: things in play, hands, decks and piles."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.table.pieces import Action, Base, Minion
from herna.games.smashup.table.words import (
    BLOCK,
    CARD,
    EVERYBODY_SEEN,
    MAKES_MICROBOTS,
    SEEN,
    TELL_DISCARDS,
    TELL_DRAWS,
    TELL_GAINS,
    TELL_REMOVED,
    TELL_SHUFFLES,
)
from herna.games.smashup.table.zones import Zones
from herna.kernel.events import EVERYBODY
from herna.kernel.flow import Procedures, Step
from herna.kernel.frame import Frame


class Table(Zones):
    """All that rules and cards act on."""

    # --- things in play -----------------------------------------------------------------------------------
    def number(self) -> int:
        self.entered += 1
        return self.entered

    def put_base(self, new: Base) -> None:
        """Replace the base of the same number."""
        bases = self.bases
        for i in range(len(bases)):
            if bases[i].uid == new.uid:
                self.bases = (*bases[:i], new, *bases[i + 1 :])
                return

    def put_minion(self, new: Minion) -> None:
        """Replace the minion of the same number, at the same base."""
        b = self.base_of(new)
        minions = tuple([new if m.uid == new.uid else m for m in b.minions])
        self.put_base(b.holding(minions))
        if self.lords:
            self.find_lords()

    def add_minion(self, m: Minion) -> None:
        b = self.base_of(m)
        self.put_base(b.holding((*b.minions, m)))
        if m.design.aura is not None or m.design.traits & MAKES_MICROBOTS:
            self.find_lords()

    def drop_minion(self, m: Minion) -> None:
        b = self.base_of(m)
        minions = tuple([other for other in b.minions if other.uid != m.uid])
        self.put_base(b.holding(minions))
        if m.design.aura is not None or m.design.traits & MAKES_MICROBOTS:
            self.find_lords()

    def find_lords(self) -> None:
        self.lords = tuple(
            [m for b in self.bases for m in b.minions if m.design.aura is not None or m.design.traits & MAKES_MICROBOTS]
        )

    def move_minion(self, m: Minion, to: int) -> None:
        """SU-6.4: it keeps its actions and boosts."""
        self.drop_minion(m)
        self.add_minion(m.moved(to))
        self.shed()

    def take_out(self, m: Minion) -> None:
        """SU-6.5: out of play; the attached actions go to their owners' piles."""
        self.drop_minion(m)
        for a in m.actions:
            self.into_discard(a.owner, a.design.index)

    def put_action(self, new: Action) -> None:
        """Replace the attached action of the same number."""
        for b in self.bases:
            for a in b.actions:
                if a.uid == new.uid:
                    actions = tuple([new if o.uid == new.uid else o for o in b.actions])
                    self.put_base(b.carrying(actions))
                    return

    def attach_to_base(self, a: Action, b: Base) -> None:
        self.put_base(b.carrying((*b.actions, a)))
        self.shed()

    def attach_to_minion(self, a: Action, m: Minion) -> None:
        self.put_minion(m.carrying((*m.actions, a)))
        self.shed()

    def detach(self, uid: int) -> Action | None:
        """Take an attached action out of play and put it into its owner's pile."""
        for b in self.bases:
            for a in b.actions:
                if a.uid == uid:
                    actions = tuple([o for o in b.actions if o.uid != uid])
                    self.put_base(b.carrying(actions))
                    self.into_discard(a.owner, a.design.index)
                    return a
            for m in b.minions:
                for a in m.actions:
                    if a.uid == uid:
                        actions = tuple([o for o in m.actions if o.uid != uid])
                        self.put_minion(m.carrying(actions))
                        self.into_discard(a.owner, a.design.index)
                        return a
        return None

    def destroy_action(self, uid: int) -> None:
        a = self.detach(uid)
        if a is not None:
            self.emit(TELL_REMOVED, a.seat, a.design.index)

    def shed(self) -> None:
        """SU-11.3: a guarded minion sheds the actions of other players."""
        foreign = [
            a.uid
            for b in self.bases
            for m in b.minions
            if m.actions and self.guarded(b, m)
            for a in m.actions
            if a.seat != m.seat
        ]
        for uid in foreign:
            self.destroy_action(uid)

    # --- hands, decks and piles -----------------------------------------------------------------------------
    def into_discard(self, owner: int, card: int) -> None:
        self.sides[owner].discard += (card,)

    def into_hand(self, seat: int, card: int) -> None:
        """A card that everybody has seen goes to a hand (SU-12.5)."""
        self.sides[seat].hand += (card | EVERYBODY_SEEN,)

    def leave_hand(self, seat: int, card: int) -> None:
        """One copy goes; of equal cards nobody can say which it was, so everybody knows one place less."""
        side = self.sides[seat]
        hand = side.hand
        places = [i for i in range(len(hand)) if hand[i] & CARD == card]
        gone = places[-1]
        if len(places) == 1:
            side.hand = hand[:gone] + hand[gone + 1 :]
            return
        in_block = [i for i in places if hand[i] >= BLOCK]
        if len(in_block) == 1:
            gone = in_block[0]
        elif in_block:
            self.forget_blocks(seat)
        slots = list(side.hand)
        for viewer in range(5):
            bit = SEEN << viewer
            knows = [i for i in places if slots[i] & bit]
            for i in places:
                slots[i] &= ~bit
            left = [i for i in places if i != gone]
            for i in left[: len(knows) - 1 if knows else 0]:
                slots[i] |= bit
        del slots[gone]
        side.hand = tuple(slots)

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.into_discard(seat, card)

    def tell_discards(self, seat: int, cards: tuple[int, ...]) -> None:
        if cards:
            self.emit_cards(TELL_DISCARDS, (seat,), cards, EVERYBODY)

    def discard_random(self, seat: int, n: int) -> None:
        """SU-12.7"""
        gone: tuple[int, ...] = ()
        side = self.sides[seat]
        for _ in range(min(n, len(side.hand))):
            card = side.hand[self.below(len(side.hand))] & CARD
            self.discard_from_hand(seat, card)
            gone += (card,)
        self.tell_discards(seat, gone)

    def need_deck(self, seat: int) -> bool:
        """SU-12.1: an empty deck is made anew from the discard pile; False if there is no card at all."""
        side = self.sides[seat]
        if side.deck:
            return True
        if not side.discard:
            return False
        side.recycled = tuple(sorted(side.discard))
        cards = list(side.discard)
        self.shuffle(cards)
        side.deck = tuple(cards)
        side.discard = ()
        self.emit(TELL_SHUFFLES, seat)
        return True

    def shuffle_deck(self, seat: int) -> None:
        """Whatever was known of its order, and of blocks partly in it, is lost."""
        side = self.sides[seat]
        cards = [slot & CARD for slot in side.deck]
        self.shuffle(cards)
        side.deck = tuple(cards)
        self.forget_blocks(seat)
        self.untold()

    def forget_blocks(self, seat: int) -> None:
        side = self.sides[seat]
        side.hand = tuple([slot & (CARD | EVERYBODY_SEEN) for slot in side.hand])
        side.deck = tuple([slot & (CARD | EVERYBODY_SEEN) for slot in side.deck])

    def draw(self, seat: int, n: int) -> None:
        """SU-12.1, SU-12.2"""
        side = self.sides[seat]
        got: tuple[int, ...] = ()
        for _ in range(n):
            if not side.deck and not self.need_deck(seat):
                break
            slot = side.deck[-1]
            side.deck = side.deck[:-1]
            side.hand += (slot,)
            got += (slot & CARD,)
        if got:
            self.revealed += 1
            self.emit_cards(TELL_DRAWS, (seat,), got, 1 << seat)

    def see_top(self, seat: int, n: int, mask: int) -> tuple[int, ...]:
        """Show up to n cards from the top of a deck to the seats of the mask; the cards, top first (SU-12.2)."""
        side = self.sides[seat]
        if len(side.deck) < n and side.discard:
            side.recycled = tuple(sorted(side.discard))
            rest = list(side.discard)
            self.shuffle(rest)
            side.deck = tuple(rest) + side.deck
            side.discard = ()
            self.emit(TELL_SHUFFLES, seat)
        n = min(n, len(side.deck))
        if not n:
            return ()
        shown = side.deck[-n:]
        side.deck = side.deck[:-n] + tuple([slot | mask for slot in shown])
        self.revealed += 1
        return tuple([slot & CARD for slot in reversed(shown)])

    def gain(self, seat: int, n: int) -> None:
        """SU-9.3"""
        if n:
            self.sides[seat].vp += n
            self.emit(TELL_GAINS, seat, n, self.sides[seat].vp)


class Rule(Step[Table]):
    """A step of Smash Up."""

    def chosen(self, f: Frame) -> tuple[int, ...]:
        """The things in play that have been chosen when this step works, by number."""
        return ()

    def stands_alone(self, s: Table, you: int) -> bool:
        """Whether it cannot matter when this step comes: no other effect asks for, or changes, what it does."""
        return False


PROCEDURES: Final[Procedures[Table]] = Procedures()
