"""Whom, how many and when: the filters, numbers and conditions that abilities and events speak in."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.board import DISTANCE, NEAR, RAYS
from herna.games.summoner.table.designs import DESIGNS, Aura, Condition, Number, Versus, Which
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import CHAMPION, COMMON, KILLED, STRUCTURE, UNIT
from herna.games.summoner.table.zones import Battlefield


# --- filters ----------------------------------------------------------------------------------------------
class Friendly(Which):  # SW-1.6
    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.seat == you


class Enemy(Which):
    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.seat != you


class OfClass(Which):
    """At least one of these classes: a combined card counts as each of its own (SW-1.2)."""

    def __init__(self, classes: int) -> None:
        self.classes = classes

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.face.classes & self.classes != 0


class Word(Which):
    """SW-1.7: a unit with this word in its printed name."""

    def __init__(self, word: str) -> None:
        self.word = word

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.face.is_unit and self.word in p.face.words


class CostZero(Which):
    """SW-25.13: printed cost exactly 0, never a summoner."""

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.face.is_unit and p.face.has_cost and p.face.cost == 0


class Unboosted(Which):
    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.boost == 0


class Other(Which):
    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.uid != this


class Within(Which):
    """SW-15.3: distance 1 to n from this unit, never the unit itself unless the text names it too."""

    def __init__(self, most: int, itself: bool = False) -> None:
        self.most = most
        self.least = 0 if itself else 1

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        me = s.pieces.get(this)
        return me is not None and self.least <= DISTANCE[me.space][p.space] <= self.most


class NearSummoner(Which):
    """Within n spaces of your summoner."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        me = s.summoner(you)
        return me is not None and 1 <= DISTANCE[me.space][p.space] <= self.most


class ClearStraight(Which):
    """SW-15.4: in line with this unit, 1 to n spaces away, only empty spaces in between."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        me = s.pieces.get(this)
        return me is not None and clear_straight_line(s, me.space, p.space, self.most)


class ClearFromSummoner(Which):
    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        me = s.summoner(you)
        return me is not None and clear_straight_line(s, me.space, p.space, self.most)


class Yours(Which):
    """Your own summoner."""

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return p.uid == s.summoners[you]


class YoursOrBeside(Which):
    """Your summoner, or a friendly unit adjacent to it."""

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        me = s.summoner(you)
        if me is None or p.seat != you or not p.face.is_unit:
            return False
        return DISTANCE[me.space][p.space] <= 1


class All(Which):
    """Everything that fits each of several filters."""

    def __init__(self, parts: tuple[Which, ...]) -> None:
        self.parts = parts

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        for part in self.parts:
            if not part.fits(s, you, this, p):
                return False
        return True


def clear_straight_line(s: Battlefield, a: int, b: int, most: int) -> bool:
    if DISTANCE[a][b] > most:
        return False
    for ray in RAYS[a]:
        if b in ray:
            for space in ray:
                if space == b:
                    return True
                if s.board[space] is not None:
                    return False
    return False


friendly: Final = Friendly()
enemy: Final = Enemy()
unit: Final = OfClass(UNIT)
common: Final = OfClass(COMMON)
common_or_champion: Final = OfClass(COMMON | CHAMPION)
structure: Final = OfClass(STRUCTURE)
adjacent: Final = Within(1)
cost_zero: Final = CostZero()
unboosted: Final = Unboosted()
other: Final = Other()
your_summoner: Final = Yours()
your_summoner_or_beside: Final = YoursOrBeside()
ember: Final = Word("ember")
frost: Final = Word("frost")
citadel: Final = Word("citadel")


def that(*parts: Which) -> Which:
    return parts[0] if len(parts) == 1 else All(parts)


def within(most: int) -> Which:
    return Within(most)


def near_summoner(most: int) -> Which:
    return NearSummoner(most)


def clear_straight(most: int) -> Which:
    return ClearStraight(most)


def clear_from_summoner(most: int) -> Which:
    return ClearFromSummoner(most)


def find(s: Battlefield, you: int, this: int, which: Which) -> list[int]:
    """The fitting objects, in the order they came."""
    return [p.uid for p in s.pieces.values() if which.fits(s, you, this, p)]


# --- numbers -----------------------------------------------------------------------------------------------
class PerBoost(Number):
    def __init__(self, most: int) -> None:
        self.most = most

    def of(self, s: Battlefield, p: Piece) -> int:
        return p.boost if p.boost < self.most else self.most


class PerDamage(Number):
    def of(self, s: Battlefield, p: Piece) -> int:
        return p.damage


class PerMagic(Number):
    def __init__(self, each: int) -> None:
        self.each = each

    def of(self, s: Battlefield, p: Piece) -> int:
        return s.sides[p.seat].magic // self.each


class PerFriend(Number):
    """One for each friendly object that fits, within n spaces."""

    def __init__(self, which: Which, most: int) -> None:
        self.which = which
        self.most = most

    def of(self, s: Battlefield, p: Piece) -> int:
        total = 0
        for q in s.pieces.values():
            if q.seat == p.seat and 1 <= DISTANCE[p.space][q.space] <= self.most:
                if self.which.fits(s, p.seat, p.uid, q):
                    total += 1
        return total


class Flat(Number):
    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, s: Battlefield, p: Piece) -> int:
        return self.number


class PerFriendBesideTarget(Versus):
    """Neither the attacker nor the target counts."""

    def of(self, s: Battlefield, p: Piece, target: Piece) -> int:
        total = 0
        for space in NEAR[target.space]:
            q = s.board[space]
            if q is not None and q.seat == p.seat and q.face.is_unit and q.uid != p.uid:
                total += 1
        return total


class ToFriends(Aura):
    """To each other friendly object that fits and, if there is a limit, is near enough."""

    def __init__(self, which: Which, most: int, number: int) -> None:
        self.which = which
        self.most = most  # 0: anywhere
        self.number = number

    def given(self, s: Battlefield, source: Piece, other: Piece) -> int:
        if other.seat != source.seat or not self.which.fits(s, source.seat, source.uid, other):
            return 0
        if self.most and not 1 <= DISTANCE[source.space][other.space] <= self.most:
            return 0
        return self.number


# --- conditions ---------------------------------------------------------------------------------------------
class IsBoosted(Condition):
    def holds(self, s: Battlefield, p: Piece) -> bool:
        return p.boost > 0


class NotBoosted(Condition):
    def holds(self, s: Battlefield, p: Piece) -> bool:
        return p.boost == 0


class HasNotKilled(Condition):
    """SW-25.17"""

    def holds(self, s: Battlefield, p: Piece) -> bool:
        return p.marks & KILLED == 0


class RoomBeside(Condition):
    """An empty space adjacent to it."""

    def holds(self, s: Battlefield, p: Piece) -> bool:
        for space in NEAR[p.space]:
            if s.board[space] is None:
                return True
        return False


class Exists(Condition):
    def __init__(self, which: Which) -> None:
        self.which = which

    def holds(self, s: Battlefield, p: Piece) -> bool:
        for q in s.pieces.values():
            if self.which.fits(s, p.seat, p.uid, q):
                return True
        return False


class InOwnDiscard(Condition):
    """A unit with this word lies in its controller's discard pile."""

    def __init__(self, word: str) -> None:
        self.word = word

    def holds(self, s: Battlefield, p: Piece) -> bool:
        return len(discarded_units(s, p.seat, self.word)) > 0


class AnyCardInDiscard(Condition):
    """The number of cards is public; which they are is not, so more may not be asked."""

    def holds(self, s: Battlefield, p: Piece) -> bool:
        return len(s.sides[p.seat].discard) > 0


class AnyCardInHand(Condition):
    def holds(self, s: Battlefield, p: Piece) -> bool:
        return len(s.sides[p.seat].hand) > 0


class Both(Condition):
    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, s: Battlefield, p: Piece) -> bool:
        return self.first.holds(s, p) and self.second.holds(s, p)


boosted: Final = IsBoosted()
not_boosted: Final = NotBoosted()
has_not_killed: Final = HasNotKilled()
room_beside: Final = RoomBeside()
any_card_in_discard: Final = AnyCardInDiscard()
any_card_in_hand: Final = AnyCardInHand()


def exists(which: Which) -> Condition:
    return Exists(which)


def in_own_discard(word: str) -> Condition:
    return InOwnDiscard(word)


def both(first: Condition, second: Condition) -> Condition:
    return Both(first, second)


def discarded_units(s: Battlefield, seat: int, word: str) -> list[int]:
    """Units with this word in the player's discard pile, each design once."""
    found: list[int] = []
    for card in s.sides[seat].discard:
        design = DESIGNS[card]
        if design.is_unit and word in design.words and card not in found:
            found.append(card)
    return found
