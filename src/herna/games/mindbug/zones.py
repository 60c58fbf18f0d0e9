"""Where everything lies at a table of Mindbug, what is printed on it, and what is computed from both."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.words import ALLOWED, NOT_SNEAKY, SILENCES, SNEAKY
from herna.kernel.choice import Ask
from herna.kernel.events import Log
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup
from herna.kernel.state import State


class Aura:
    """A continuous ability that changes power or keywords (MB-3.4): computed when asked for, never stored."""

    def power(self, s: Zones, source: Creature, other: Creature) -> int:
        return 0

    def gains(self, s: Zones, source: Creature, other: Creature) -> int:
        return 0


class Ban:
    """A continuous ability that forbids attacks or blocks; it answers with the reason, 0 if it forbids nothing.

    `seat` is the player it works for, `source` the creature it stands on (0: it works from the discard pile).
    """

    def attack(self, s: Zones, seat: int, source: int, attacker: Creature) -> int:
        return ALLOWED

    def block(self, s: Zones, seat: int, source: int, attacker: Creature, blocker: Creature) -> int:
        return ALLOWED


class Condition:
    """Something that is true or false of a player's table."""

    def holds(self, s: Zones, you: int) -> bool:
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


class Zones(State):
    """Both players and everything between them. Continuous abilities see this much: nothing here changes anything."""

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
