"""What lies on the table: objects, active events, waiting triggers, the attack and move under way, players' cards."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.designs import Design

OWNER: Final = 12  # an under-card is owner << OWNER | card
CARD_MASK: Final = (1 << OWNER) - 1


class Piece:
    """An object on the battlefield. Never changed: whatever happens puts a new value in its place, same `uid`."""

    __slots__ = (
        "boost", "damage", "face", "gained", "lent", "marks", "owner", "seat", "space", "uid", "under", "used"
    )  # fmt: skip

    def __init__(
        self,
        uid: int,
        face: Design,
        owner: int,
        seat: int,
        space: int,
        damage: int,
        boost: int,
        under: tuple[int, ...],
        marks: int,
        used: tuple[int, ...],
        gained: tuple[int, ...],
        lent: bool,
    ) -> None:
        self.uid = uid
        self.face = face
        self.owner = owner
        self.seat = seat  # its controller
        self.space = space
        self.damage = damage
        self.boost = boost
        self.under = under  # cards under it: owner << 12 | card
        self.marks = marks  # what it did this turn
        self.used = used  # abilities used up this turn
        self.gained = gained  # abilities it has until the end of the turn
        self.lent = lent  # control goes back at the end of the turn

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Piece) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return self.uid

    def numbers(self) -> tuple[object, ...]:
        """Everything that makes two objects equal."""
        return (
            self.uid, self.face.index, self.owner, self.seat, self.space, self.damage, self.boost, self.under,
            self.marks, self.used, self.gained, self.lent,
        )  # fmt: skip

    def at(self, space: int) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, space, self.damage, self.boost, self.under, self.marks,
            self.used, self.gained, self.lent,
        )  # fmt: skip

    def tokens(self, damage: int, boost: int) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, damage, boost, self.under, self.marks,
            self.used, self.gained, self.lent,
        )  # fmt: skip

    def marked(self, marks: int) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, self.damage, self.boost, self.under,
            self.marks | marks, self.used, self.gained, self.lent,
        )  # fmt: skip

    def over(self, under: tuple[int, ...]) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, self.damage, self.boost, under, self.marks,
            self.used, self.gained, self.lent,
        )  # fmt: skip

    def of_turn(self, marks: int, used: tuple[int, ...], gained: tuple[int, ...]) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, self.damage, self.boost, self.under, marks,
            used, gained, self.lent,
        )  # fmt: skip

    def controlled(self, seat: int, lent: bool) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, seat, self.space, self.damage, self.boost, self.under, self.marks,
            self.used, self.gained, lent,
        )  # fmt: skip


class Lasting:
    """An active event in its zone; never changed. `chosen` are objects, `used` that its once-a-turn is spent."""

    __slots__ = ("boost", "card", "chosen", "seat", "uid", "used")

    def __init__(self, uid: int, card: Design, seat: int, boost: int, chosen: tuple[int, ...], used: bool) -> None:
        self.uid = uid
        self.card = card
        self.seat = seat
        self.boost = boost
        self.chosen = chosen
        self.used = used

    def tokens(self, boost: int) -> Lasting:
        return Lasting(self.uid, self.card, self.seat, boost, self.chosen, self.used)

    def choosing(self, chosen: tuple[int, ...]) -> Lasting:
        return Lasting(self.uid, self.card, self.seat, self.boost, chosen, self.used)

    def of_turn(self, used: bool) -> Lasting:
        return Lasting(self.uid, self.card, self.seat, self.boost, self.chosen, used)


class Attack:
    """The attack under way (SW-7.2)."""

    __slots__ = (
        "added", "attacker", "bonus", "case", "damage", "drained", "extra", "first", "healing", "limit", "shield",
        "space", "target", "watchers",
    )  # fmt: skip

    def __init__(
        self,
        attacker: int,
        target: int,
        extra: bool,
        limit: int,
        bonus: int,
        drained: bool,
        healing: int,
        case: int,
        space: int,
        first: bool,
        watchers: tuple[int, ...],
        shield: int,
        damage: int,
        added: int,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.extra = extra
        self.limit = limit
        self.bonus = bonus  # strength for this attack only
        self.drained = drained  # specials are melee hits too
        self.healing = healing  # the target for which a heal was paid
        self.case = case  # what the target was when it was locked
        self.space = space  # where it stood then
        self.first = first  # the first attack on it in this turn
        self.watchers = watchers  # friends of the target that answer the attack
        self.shield = shield  # specials of shield rolls
        self.damage = damage  # what it is to add
        self.added = added  # what it has added

    def copy(self) -> Attack:
        return Attack(
            self.attacker, self.target, self.extra, self.limit, self.bonus, self.drained, self.healing, self.case,
            self.space, self.first, self.watchers, self.shield, self.damage, self.added,
        )  # fmt: skip


class Journey:
    """The move under way: the path named so far, then how much of it is done (SW-5)."""

    __slots__ = ("allowance", "done", "followers", "mover", "passed", "past", "path", "run", "straight", "streak")

    def __init__(
        self,
        mover: int,
        path: tuple[int, ...],
        allowance: int,
        straight: int,
        past: int,
        run: int,
        done: int,
        streak: int,
        passed: tuple[int, ...],
        followers: tuple[int, ...],
    ) -> None:
        self.mover = mover
        self.path = path  # begins with the space where it started
        self.allowance = allowance
        self.straight = straight  # of the straight alternative, 0 without one
        self.past = past
        self.run = run
        self.done = done
        self.streak = streak  # steps in one direction at the end of what is done
        self.passed = passed
        self.followers = followers  # units with something to do after a friend's move that began beside them

    def copy(self) -> Journey:
        return Journey(
            self.mover, self.path, self.allowance, self.straight, self.past, self.run, self.done, self.streak,
            self.passed, self.followers,
        )  # fmt: skip


class Side:
    """What one player has besides the battlefield (SW-1.3). The top of the draw pile is its end.

    The opponent has seen the cards `known` go to the hand, `seen` to the discard pile, and knows that `loose` are in
    the hand or were discarded face down since. `out` are cards that a position left out of the game.
    """

    __slots__ = ("discard", "draw", "hand", "known", "loose", "magic", "out", "seen")

    def __init__(
        self,
        magic: int,
        hand: tuple[int, ...],
        draw: tuple[int, ...],
        discard: tuple[int, ...],
        known: tuple[int, ...],
        seen: tuple[int, ...],
        loose: tuple[int, ...],
        out: tuple[int, ...],
    ) -> None:
        self.magic = magic
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.known = known
        self.seen = seen
        self.loose = loose
        self.out = out

    def copy(self) -> Side:
        return Side(self.magic, self.hand, self.draw, self.discard, self.known, self.seen, self.loose, self.out)
