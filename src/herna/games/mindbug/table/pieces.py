"""Things in play, and players' sides: small values."""

from __future__ import annotations

from typing import ClassVar

from herna.games.mindbug.table.designs import Design


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

    def tired(self) -> Creature:
        return Creature(self.uid, self.card, self.face, self.seat, True, self.boost, self.safe)

    def controlled(self, seat: int) -> Creature:
        return Creature(self.uid, self.card, self.face, seat, self.exhausted, self.boost, self.safe)

    def over(self, boost: tuple[int, ...]) -> Creature:
        return Creature(self.uid, self.card, self.face, self.seat, self.exhausted, boost, self.safe)

    def turned(self, face: Design) -> Creature:
        return Creature(self.uid, self.card, face, self.seat, self.exhausted, self.boost, self.safe)

    def protected(self, turn: int) -> Creature:
        return Creature(self.uid, self.card, self.face, self.seat, self.exhausted, self.boost, turn)


class Looks:
    """What networks see of a side's zones. It holds as long as these are the very same tuples; never changed."""

    __slots__ = ("area", "army", "discard", "hand", "in_discard", "in_hand", "lasting", "powers", "sneaky", "strongest")

    def __init__(
        self,
        hand: tuple[int, ...],
        in_hand: tuple[int, ...],
        discard: tuple[int, ...],
        in_discard: tuple[int, ...],
        area: tuple[Creature, ...],
        army: tuple[int, ...],
        powers: tuple[int, ...],
        strongest: int,
        sneaky: int,
        lasting: bool,
    ) -> None:
        self.hand = hand
        self.in_hand = in_hand  # the features of the hand, then those of the other zones
        self.discard = discard
        self.in_discard = in_discard
        self.area = area
        self.army = army
        self.powers = powers
        self.strongest = strongest
        self.sneaky = sneaky  # how many creatures are
        self.lasting = lasting  # no creature's power or keywords hang on anything outside the area and the discard pile


class Side:
    """What lies in front of one player. Zones are tuples: a copy shares them. The top of the draw pile is its end."""

    __slots__ = ("area", "discard", "draw", "hand", "known", "life", "looks", "mindbugs")

    WORKED_OUT: ClassVar[tuple[str, ...]] = ("looks",)

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
        self.looks: Looks | None = None  # once a network has asked

    def copy(self) -> Side:
        other = Side(self.life, self.mindbugs, self.hand, self.draw, self.discard, self.known, self.area)
        other.looks = self.looks
        return other
