"""Mindbug's table: zones, what is computed from them (power, keywords, permissions), and the rules' single moves."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.words import (
    ALLOWED,
    BOOSTS,
    CONTROLS,
    DEFEATED,
    DISCARDS,
    DRAWS,
    ENDS,
    ENTERS,
    EVOLVES,
    EXHAUSTED,
    GAINS_LIFE,
    HAND_SIZE,
    LIFE_LOST,
    LOSES_LIFE,
    NOT_SNEAKY,
    PROTECTS,
    REASONS,
    SAVED,
    SETS_LIFE,
    SILENCES,
    SNEAKY,
    TOUGH,
    UNBOOSTS,
)
from herna.kernel.choice import Ask
from herna.kernel.events import EVERYBODY, Log
from herna.kernel.flow import Rules, Step
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result, won_by
from herna.kernel.pack import without
from herna.kernel.setup import Setup
from herna.kernel.state import State


class Aura:
    """A continuous ability that changes power or keywords (MB-3.4): computed when asked for, never stored."""

    def power(self, s: Table, source: Creature, other: Creature) -> int:
        return 0

    def gains(self, s: Table, source: Creature, other: Creature) -> int:
        return 0


class Ban:
    """A continuous ability that forbids attacks or blocks; it answers with the reason, 0 if it forbids nothing.

    `seat` is the player it works for, `source` the creature it stands on (0: it works from the discard pile).
    """

    def attack(self, s: Table, seat: int, source: int, attacker: Creature) -> int:
        return ALLOWED

    def block(self, s: Table, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        return ALLOWED


class Condition:
    """Something that is true or false of a player's table."""

    def holds(self, s: Table, you: int) -> bool:
        return True


class Design:
    """A face as printed. Numbers of procedures are 0 where there is no such ability."""

    def __init__(self, index: int, slug: str, set_: str, power: int, keywords: int, copies: int) -> None:
        self.index = index
        self.slug = slug
        self.set = set_
        self.power = power
        self.keywords = keywords
        self.copies = copies  # 0: a face of a double-sided card, never in a deck
        self.play = 0
        self.attack = 0
        self.defeated = 0
        self.action = 0
        self.usable: Condition = Condition()  # MB-7.2
        self.put_into_discard = 0  # MB-11.4
        self.auras: tuple[Aura, ...] = ()
        self.bans: tuple[Ban, ...] = ()
        self.traits = 0
        self.mirrors = 0  # keywords taken over from enemies (MB-10.3)
        self.pile_power = 0  # in-discard abilities (MB-11.1)
        self.pile_bans: tuple[Ban, ...] = ()
        self.pile_loss = 0
        self.evolves_to = 0
        self.stage = 1
        self.first_stage = index


class Creature:
    """A card in play. Never changed: whatever happens to it puts a new value in its place, under the same `uid`."""

    __slots__ = ("boost", "card", "exhausted", "face", "safe", "seat", "uid")

    def __init__(
        self, uid: int, card: int, face: Design, seat: int, exhausted: bool, boost: tuple[int, ...], safe: int
    ) -> None:
        self.uid = uid
        self.card = card  # the card that goes to a pile when it leaves (the first stage of an evolved one)
        self.face = face
        self.seat = seat
        self.exhausted = exhausted
        self.boost = boost
        self.safe = safe  # the turn in which it cannot be defeated


class Waiting:
    """A triggered effect that waits its turn (MB-8.8). `source` is 0 for a card that was put into a pile."""

    __slots__ = ("effect", "face", "is_play", "source", "you")

    def __init__(self, effect: int, you: int, source: int, face: int, is_play: bool) -> None:
        self.effect = effect
        self.you = you
        self.source = source
        self.face = face
        self.is_play = is_play


class Side:
    """What lies in front of one player. Zones are tuples: a copy shares them. The top of the draw pile is its end."""

    __slots__ = ("area", "discard", "draw", "hand", "known", "life", "mindbugs")

    def __init__(
        self,
        life: int,
        mindbugs: int,
        hand: tuple[int, ...],
        draw: tuple[int, ...],
        discard: tuple[int, ...],
        known: tuple[int, ...],
        area: tuple[Creature, ...],
    ) -> None:
        self.life = life
        self.mindbugs = mindbugs
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.known = known  # those cards of the hand that both players know (MB-16.2)
        self.area = area

    def copy(self) -> Side:
        return Side(self.life, self.mindbugs, self.hand, self.draw, self.discard, self.known, self.area)


NOTHING: Final = Design(0, "", "", 0, 0, 0)
DESIGNS: Final[list[Design]] = [NOTHING]  # by index; cards count from 1


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
        active: int,
        turn: int,
        extra_turn: bool,
        being_played: int,
        entered: int,
        waiting: tuple[Waiting, ...],
        unused: tuple[int, ...],
        shown: tuple[int, ...],
        piles_matter: bool,
    ) -> None:
        State.__init__(self, setup, stack, asks, answers, stop, key, drawn, small, revealed, outcome, log)
        self.sides = sides
        self.active = active
        self.turn = turn
        self.extra_turn = extra_turn  # the active player goes again (MB-5.6)
        self.being_played = being_played
        self.entered = entered  # how many creatures have come into play: the next one's number
        self.waiting = waiting
        self.unused = unused
        self.shown = shown  # the cards shown for the first player (MB-1.7)
        self.piles_matter = piles_matter  # some card of these sets works from the discard pile

    # --- what is computed (MB-10) ---------------------------------------------------------------------
    def creature(self, uid: int) -> Creature | None:
        """The creature with this number, if it is still in play."""
        for c in self.sides[0].area:
            if c.uid == uid:
                return c
        for c in self.sides[1].area:
            if c.uid == uid:
                return c
        return None

    def power(self, c: Creature) -> int:  # MB-3.2, MB-10.1
        total = c.face.power + len(c.boost)
        side = self.sides[c.seat]
        for source in side.area:
            if source.face.auras:
                for aura in source.face.auras:
                    total += aura.power(self, source, c)
        if self.piles_matter:
            for card in side.discard:
                total += DESIGNS[card].pile_power
        return total if total > 1 else 1

    def granted(self, c: Creature) -> int:  # MB-10.2
        words = c.face.keywords
        for source in self.sides[c.seat].area:
            if source.face.auras:
                for aura in source.face.auras:
                    words |= aura.gains(self, source, c)
        return words

    def keywords(self, c: Creature) -> int:  # MB-10.3
        words = self.granted(c)
        mirrors = c.face.mirrors
        if mirrors:
            for enemy in self.sides[1 - c.seat].area:
                words |= mirrors & self.granted(enemy)
        return words

    def has(self, c: Creature, keyword: int) -> bool:
        return c.face.keywords & keyword != 0 or self.keywords(c) & keyword != 0

    def bans_attack(self, c: Creature) -> int:
        """Why this creature is not able to attack (MB-6.2); 0 if it is."""
        for side in self.sides:
            for source in side.area:
                if source.face.bans:
                    for ban in source.face.bans:
                        reason = ban.attack(self, source.seat, source.uid, c)
                        if reason:
                            return reason
        if self.piles_matter:
            for card in self.sides[1 - c.seat].discard:
                for ban in DESIGNS[card].pile_bans:
                    reason = ban.attack(self, 1 - c.seat, 0, c)
                    if reason:
                        return reason
        return ALLOWED

    def bans_block(self, attacker: Creature, blocker: Creature) -> int:
        """Why this creature is not able to block that attacker (MB-6.7); 0 if it is."""
        if self.has(attacker, SNEAKY) and not self.has(blocker, SNEAKY):  # MB-9.3
            return NOT_SNEAKY
        side = self.sides[attacker.seat]
        for source in side.area:
            if source.face.bans:
                for ban in source.face.bans:
                    reason = ban.block(self, source.seat, source.uid, attacker, blocker)
                    if reason:
                        return reason
        if self.piles_matter:
            for card in side.discard:
                for ban in DESIGNS[card].pile_bans:
                    reason = ban.block(self, attacker.seat, 0, attacker, blocker)
                    if reason:
                        return reason
        return ALLOWED

    def controls(self, seat: int, trait: int) -> bool:
        """Whether this player has a creature with the trait in play."""
        for c in self.sides[seat].area:
            if c.face.traits & trait:
                return True
        return False

    def silenced(self, seat: int) -> bool:  # MB-8.13
        return self.controls(1 - seat, SILENCES)

    # --- cards between hand and piles (MB-2) ------------------------------------------------------------
    def draw_up(self, seat: int) -> None:  # MB-2.3, MB-2.4
        side = self.sides[seat]
        n = min(HAND_SIZE - len(side.hand), len(side.draw))
        if n > 0:
            drawn = side.draw[-n:]
            side.hand += drawn
            side.draw = side.draw[:-n]
            self.revealed += 1
            self.emit_cards(DRAWS, (seat,), drawn, 1 << seat)

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
                self.waiting += (Waiting(effect, seat, 0, card, False),)

    def discard(self, seat: int, card: int) -> None:  # MB-8.15
        self.leave_hand(seat, card)
        self.into_discard(seat, (card,))

    def tell_discards(self, seat: int, cards: tuple[int, ...]) -> None:
        """One instruction is one event, however many picks it took."""
        self.emit_cards(DISCARDS, (seat,), cards, EVERYBODY)

    # --- creatures (MB-8, MB-12, MB-13) -----------------------------------------------------------------
    def enter(self, seat: int, card: int) -> None:  # MB-8.10
        face = DESIGNS[card]
        self.entered += 1
        c = Creature(self.entered, card, face, seat, False, (), 0)
        self.sides[seat].area += (c,)
        self.emit(ENTERS, seat, card, c.uid)
        if face.play:
            self.waiting += (Waiting(face.play, seat, c.uid, face.index, True),)

    def trigger(self, effect: int, c: Creature) -> None:
        if effect:
            self.waiting += (Waiting(effect, c.seat, c.uid, c.face.index, False),)

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
                self.emit(SAVED, c.seat, c.face.index, c.uid)
            elif not c.exhausted and self.has(c, TOUGH):  # (b)
                tired.append(c)
            else:
                fallen.append(c)
        for c in tired:
            self.replace(Creature(c.uid, c.card, c.face, c.seat, True, c.boost, c.safe))
            self.emit(EXHAUSTED, c.seat, c.face.index, c.uid)
        for c in fallen:  # (c)
            self.remove(c)
            self.emit(DEFEATED, c.seat, c.face.index, c.uid)
        for c in fallen:  # (d)
            self.into_discard(c.seat, (*c.boost, c.card))
            self.trigger(c.face.defeated, c)

    def take_control(self, seat: int, uid: int) -> None:  # MB-8.17
        c = self.creature(uid)
        if c is not None and c.seat != seat:
            self.remove(c)
            self.sides[seat].area += (Creature(uid, c.card, c.face, seat, c.exhausted, c.boost, c.safe),)
            self.emit(CONTROLS, seat, c.face.index, uid)

    def boost(self, you: int, pile: int, card: int, uid: int) -> None:  # MB-12.1
        c = self.creature(uid)
        if c is not None:
            side = self.sides[pile]
            side.discard = without(side.discard, card)
            self.replace(Creature(uid, c.card, c.face, c.seat, c.exhausted, (*c.boost, card), c.safe))
            self.emit(BOOSTS, you, card, c.face.index, uid)

    def take_boost_card(self, seat: int, c: Creature, card: int) -> None:
        """A boost card goes from under a creature to this player's hand."""
        self.replace(Creature(c.uid, c.card, c.face, c.seat, c.exhausted, without(c.boost, card), c.safe))
        self.into_hand(seat, (card,))
        self.emit(UNBOOSTS, seat, card, c.face.index, c.uid)

    def evolve(self, uid: int) -> None:  # MB-13.2, MB-13.3
        c = self.creature(uid)
        if c is not None and c.face.evolves_to:
            face = DESIGNS[c.face.evolves_to]
            self.replace(Creature(uid, c.card, face, c.seat, c.exhausted, c.boost, c.safe))
            self.emit(EVOLVES, c.seat, c.face.index, face.index, uid)

    def protect(self, uid: int) -> None:
        """It cannot be defeated in this turn."""
        c = self.creature(uid)
        if c is not None:
            self.replace(Creature(uid, c.card, c.face, c.seat, c.exhausted, c.boost, self.turn))
            self.emit(PROTECTS, c.seat, c.face.index, uid)

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
        self.emit(LOSES_LIFE, seat, amount, side.life)
        if side.life == 0:  # MB-2.1
            self.win(1 - seat, LIFE_LOST)

    def gain_life(self, seat: int, amount: int) -> None:
        side = self.sides[seat]
        side.life += amount
        self.emit(GAINS_LIFE, seat, amount, side.life)

    def set_life(self, seat: int, life: int) -> None:
        self.sides[seat].life = life
        self.emit(SETS_LIFE, seat, life)

    def win(self, seat: int, reason: int) -> None:
        self.emit(ENDS, seat, reason)
        self.finish(won_by(seat, [side.life for side in self.sides], REASONS[reason]))


class Rule(Step[Table]):
    """A step of a procedure or of a card's effect."""


RULES: Final[Rules[Table]] = Rules()
