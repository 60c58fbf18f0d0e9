"""Smash Up's table: zones, what is computed from them (power, permissions), and the rules' single moves."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.pieces import BASES, DESIGNS, Action, Base, Grant, Minion, Side, Waiting
from herna.games.smashup.words import (
    ALLOWED,
    ASLEEP,
    BANS_FACTION,
    BANS_OTHERS,
    BASE_CARD,
    BLOCK,
    CARD,
    DISCARDS,
    DRAWS,
    EVERYBODY_SEEN,
    FACTION_BARRED,
    GAINS,
    GUARDS_HERE,
    GUARDS_HOLDER,
    IGNORES,
    JAMS,
    MAKES_MICROBOTS,
    OTHERS_BARRED,
    REMOVED,
    SEEN,
    SHUFFLES,
)
from herna.kernel.choice import Ask
from herna.kernel.events import EVERYBODY, Log
from herna.kernel.flow import Rules, Step
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup
from herna.kernel.state import State


class Table(State):
    """All that rules and cards act on."""

    def __init__(
        self,
        setup: Setup,
        stack: list[Frame],
        asks: tuple[Ask, ...],
        answers: tuple[int, ...],
        stop: int,
        key: bytes,
        drawn: int,
        small: int,
        revealed: int,
        outcome: Result | None,
        log: Log | None,
        sides: list[Side],
        bases: tuple[Base, ...],
        base_deck: tuple[int, ...],
        base_discard: tuple[int, ...],
        lords: tuple[Minion, ...],
        active: int,
        turn: int,
        step: int,
        plays: tuple[Grant, ...],
        urgent: tuple[Grant, ...],
        limbo: tuple[Action, ...],
        waiting: tuple[Waiting, ...],
        stung: tuple[int, ...],
        scored: int,
        window: int,
        lurked: int,
        risen: bool,
        entered: int,
        blocks: int,
    ) -> None:
        State.__init__(self, setup, stack, asks, answers, stop, key, drawn, small, revealed, outcome, log)
        self.sides = sides
        self.bases = bases
        self.base_deck = base_deck  # slots as in a deck; the top is the end
        self.base_discard = base_discard
        self.lords = lords  # the minions in play whose text reaches others: follows from `bases`
        self.active = active
        self.turn = turn
        self.step = step
        self.plays = plays  # what the active player may still play in this step (SU-5)
        self.urgent = urgent  # plays to be made at once or never (SU-5.4), innermost last
        self.limbo = limbo  # cards being resolved (SU-4.3), innermost last
        self.waiting = waiting  # reactions, innermost batch last
        self.stung = stung  # fours: played card, minion it affected that minds, its controller and design (SU-14.15)
        self.scored = scored  # the base being scored
        self.window = window  # which special window is open
        self.lurked = lurked  # bit mask of seats that have used a Shinobi at this base (SU-7.13)
        self.risen = risen  # a Tenacious Z has been used this turn (SU-14.2)
        self.entered = entered  # how many things have got a number
        self.blocks = blocks

    # --- finding ----------------------------------------------------------------------------------------
    def base(self, uid: int) -> Base | None:
        for b in self.bases:
            if b.uid == uid:
                return b
        return None

    def minion(self, uid: int) -> Minion | None:
        """The minion with this number, if it is still in play."""
        for b in self.bases:
            for m in b.minions:
                if m.uid == uid:
                    return m
        return None

    def base_of(self, m: Minion) -> Base:
        for b in self.bases:
            if b.uid == m.base:
                return b
        raise AssertionError(f"minion {m.uid} stands on no base")

    def action(self, uid: int) -> Action | None:
        """The attached action with this number, if it is still in play."""
        for b in self.bases:
            for a in b.actions:
                if a.uid == uid:
                    return a
            for m in b.minions:
                for a in m.actions:
                    if a.uid == uid:
                        return a
        return None

    def clockwise(self) -> list[int]:
        """All seats from the active player on (SU-1.1)."""
        n = self.players
        return [(self.active + k) % n for k in range(n)]

    # --- what is computed ---------------------------------------------------------------------------------
    def power(self, m: Minion) -> int:
        return self.power_at(self.base_of(m), m)

    def power_at(self, b: Base, m: Minion) -> int:  # SU-6.11
        d = m.design
        total = d.power + m.boost
        if m.actions:
            for a in m.actions:
                total += a.design.holder_power
        if d.own_power is not None:
            total += d.own_power.of(self.active, self.bases, b, m)
        if b.design.holder_power:
            total += self.base_bonus(b, m.seat)
        if self.lords:
            for lord in self.lords:
                if lord.design.aura is not None:
                    total += lord.design.aura.power(self.lords, lord, m)
        return total if total > 0 else 0

    def base_bonus(self, b: Base, seat: int) -> int:
        """What a base adds to each minion there, unless jammed or ignored (SU-13.2, SU-13.3)."""
        if self.jammed(b):
            return 0
        for a in b.actions:
            if a.mark == 2 and a.seat == seat and a.design.traits & IGNORES:
                return 0
        return b.design.holder_power

    def totals(self, b: Base) -> list[int]:
        """The total power of each player at a base."""
        found = [0] * self.players
        for m in b.minions:
            found[m.seat] += self.power_at(b, m)
        return found

    def breakpoint(self, b: Base) -> int:  # SU-6.13
        left = b.design.breakpoint - b.lowered
        return left if left > 0 else 0

    def jammed(self, b: Base) -> bool:  # SU-13.2
        for a in b.actions:
            if a.design.traits & JAMS:
                return True
        return False

    def may_ignore(self, b: Base, seat: int) -> bool:
        """SU-13.3: this player has an Infiltrate there that still lasts."""
        for a in b.actions:
            if a.mark and a.seat == seat and a.design.traits & IGNORES:
                return True
        return False

    def guarded(self, b: Base, m: Minion) -> bool:
        """SU-11.2: other players' actions do not affect this minion."""
        for a in m.actions:
            if a.design.traits & GUARDS_HOLDER:
                return True
        for a in b.actions:
            if a.seat == m.seat and a.design.traits & GUARDS_HERE:
                return True
        return False

    def bans_minion(self, b: Base, seat: int, faction: int) -> int:
        """Why this player cannot play a minion of this faction at this base; 0 if that is allowed."""
        for a in b.actions:
            traits = a.design.traits
            if traits & BANS_FACTION and a.mark == faction + 1:
                return FACTION_BARRED
            if traits & BANS_OTHERS and a.seat != seat:
                return OTHERS_BARRED
        return ALLOWED

    def bans_action(self, seat: int) -> int:
        """Why this player cannot play actions now (SU-11.10)."""
        return ASLEEP if self.sides[seat].asleep & 2 else ALLOWED

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
        self.put_base(Base(b.uid, b.design, minions, b.actions, b.lowered))
        if self.lords:
            self.find_lords()

    def add_minion(self, m: Minion) -> None:
        b = self.base_of(m)
        self.put_base(Base(b.uid, b.design, (*b.minions, m), b.actions, b.lowered))
        if m.design.aura is not None or m.design.traits & MAKES_MICROBOTS:
            self.find_lords()

    def drop_minion(self, m: Minion) -> None:
        b = self.base_of(m)
        minions = tuple([other for other in b.minions if other.uid != m.uid])
        self.put_base(Base(b.uid, b.design, minions, b.actions, b.lowered))
        if m.design.aura is not None or m.design.traits & MAKES_MICROBOTS:
            self.find_lords()

    def find_lords(self) -> None:
        self.lords = tuple(
            [m for b in self.bases for m in b.minions if m.design.aura is not None or m.design.traits & MAKES_MICROBOTS]
        )

    def move_minion(self, m: Minion, to: int) -> None:
        """SU-6.4: it keeps its actions and boosts."""
        self.drop_minion(m)
        self.add_minion(Minion(m.uid, m.design, m.seat, to, m.actions, m.boosts, m.used))
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
                    self.put_base(Base(b.uid, b.design, b.minions, actions, b.lowered))
                    return

    def attach_to_base(self, a: Action, b: Base) -> None:
        self.put_base(Base(b.uid, b.design, b.minions, (*b.actions, a), b.lowered))
        self.shed()

    def attach_to_minion(self, a: Action, m: Minion) -> None:
        self.put_minion(Minion(m.uid, m.design, m.seat, m.base, (*m.actions, a), m.boosts, m.used))
        self.shed()

    def detach(self, uid: int) -> Action | None:
        """Take an attached action out of play and put it into its owner's pile."""
        for b in self.bases:
            for a in b.actions:
                if a.uid == uid:
                    actions = tuple([o for o in b.actions if o.uid != uid])
                    self.put_base(Base(b.uid, b.design, b.minions, actions, b.lowered))
                    self.into_discard(a.owner, a.design.index)
                    return a
            for m in b.minions:
                for a in m.actions:
                    if a.uid == uid:
                        actions = tuple([o for o in m.actions if o.uid != uid])
                        self.put_minion(Minion(m.uid, m.design, m.seat, m.base, actions, m.boosts, m.used))
                        self.into_discard(a.owner, a.design.index)
                        return a
        return None

    def destroy_action(self, uid: int) -> None:
        a = self.detach(uid)
        if a is not None:
            self.emit(REMOVED, a.seat, a.design.index)

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
            self.emit_cards(DISCARDS, (seat,), cards, EVERYBODY)

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
        self.emit(SHUFFLES, seat)
        return True

    def shuffle_deck(self, seat: int) -> None:
        """Whatever was known of its order, and of blocks partly in it, is lost."""
        side = self.sides[seat]
        cards = [slot & CARD for slot in side.deck]
        self.shuffle(cards)
        side.deck = tuple(cards)
        self.forget_blocks(seat)

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
            self.emit_cards(DRAWS, (seat,), got, 1 << seat)

    def see_top(self, seat: int, n: int, mask: int) -> tuple[int, ...]:
        """Show up to n cards from the top of a deck to the seats of the mask; the cards, top first (SU-12.2)."""
        side = self.sides[seat]
        if len(side.deck) < n and side.discard:
            side.recycled = tuple(sorted(side.discard))
            rest = list(side.discard)
            self.shuffle(rest)
            side.deck = tuple(rest) + side.deck
            side.discard = ()
            self.emit(SHUFFLES, seat)
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
            self.emit(GAINS, seat, n, self.sides[seat].vp)

    def printed(self, uid: int) -> int:
        """The number of the design of a base in play, for events: they outlive the base."""
        b = self.base(uid)
        return BASE_CARD + b.design.index if b is not None else 0

    def slug(self, card: int) -> str:
        """The name of a card or base by its number."""
        return DESIGNS[card].slug if card < BASE_CARD else BASES[card - BASE_CARD].slug


class Rule(Step[Table]):
    """A step of Smash Up."""


RULES: Final[Rules[Table]] = Rules()
