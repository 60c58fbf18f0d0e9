"""Things in play, players' sides and plays: small values."""

from __future__ import annotations

from herna.games.smashup.table.designs import BaseDesign, Design
from herna.games.smashup.table.words import MAKES_MICROBOTS, MICROBOT


class Grant:
    """The right to play one more card (SU-5): what kind, and under which limits.

    `most` limits the printed power, `base` fixes the base, `empty` wants one without own minions, `pile` takes the card
    from the discard pile. `card` is the design it comes from (0: the regular play), `uid` the card in play (SU-5.10).
    """

    __slots__ = ("minion", "most", "base", "empty", "pile", "card", "uid")

    def __init__(self, minion: bool, most: int, base: int, empty: bool, pile: bool, card: int, uid: int) -> None:
        self.minion = minion
        self.most = most
        self.base = base
        self.empty = empty
        self.pile = pile
        self.card = card
        self.uid = uid

    def alike(self, other: Grant) -> bool:
        """It cannot matter which of the two is used up."""
        return (
            self.minion == other.minion
            and self.most == other.most
            and self.base == other.base
            and self.empty == other.empty
            and self.pile == other.pile
            and self.uid == other.uid
        )


class Action:
    """An action being played, or attached to a base or minion. Never changed, but replaced under the same `uid`.

    `mark` is the faction it names, or what its controller decided; `used` the turn in which its play was made.
    """

    __slots__ = ("uid", "design", "owner", "seat", "mark", "used")

    def __init__(self, uid: int, design: Design, owner: int, seat: int, mark: int, used: int) -> None:
        self.uid = uid
        self.design = design
        self.owner = owner
        self.seat = seat  # the controller (SU-6.10)
        self.mark = mark
        self.used = used

    def marked(self, mark: int) -> Action:
        return Action(self.uid, self.design, self.owner, self.seat, mark, self.used)

    def used_in(self, turn: int) -> Action:
        return Action(self.uid, self.design, self.owner, self.seat, self.mark, turn)


class Minion:
    """A minion in play, owned and controlled by `seat` (SU-6.10); `boosts` are pairs: until whose turn ends, what."""

    __slots__ = ("uid", "design", "seat", "base", "actions", "boosts", "boost", "used")

    def __init__(
        self,
        uid: int,
        design: Design,
        seat: int,
        base: int,
        actions: tuple[Action, ...],
        boosts: tuple[int, ...],
        used: int,
    ) -> None:
        self.uid = uid
        self.design = design
        self.seat = seat
        self.base = base
        self.actions = actions
        self.boosts = boosts
        self.boost = sum(boosts[1::2]) if boosts else 0
        self.used = used

    def alike(self, other: Minion) -> bool:
        """It cannot matter which of the two something happens to."""
        return (
            self.design is other.design
            and self.seat == other.seat
            and self.base == other.base
            and self.boosts == other.boosts
            and self.used == other.used
            and not self.actions
            and not other.actions
        )

    def moved(self, base: int) -> Minion:
        return Minion(self.uid, self.design, self.seat, base, self.actions, self.boosts, self.used)

    def carrying(self, actions: tuple[Action, ...]) -> Minion:
        return Minion(self.uid, self.design, self.seat, self.base, actions, self.boosts, self.used)

    def boosted(self, boosts: tuple[int, ...]) -> Minion:
        return Minion(self.uid, self.design, self.seat, self.base, self.actions, boosts, self.used)

    def used_in(self, turn: int) -> Minion:
        return Minion(self.uid, self.design, self.seat, self.base, self.actions, self.boosts, turn)


class Base:
    """A base in play with all that lies there; `lowered` is what its breakpoint lacks this turn (SU-6.13)."""

    __slots__ = ("uid", "design", "minions", "actions", "lowered")

    def __init__(
        self, uid: int, design: BaseDesign, minions: tuple[Minion, ...], actions: tuple[Action, ...], lowered: int
    ) -> None:
        self.uid = uid
        self.design = design
        self.minions = minions
        self.actions = actions
        self.lowered = lowered

    def holding(self, minions: tuple[Minion, ...]) -> Base:
        return Base(self.uid, self.design, minions, self.actions, self.lowered)

    def carrying(self, actions: tuple[Action, ...]) -> Base:
        return Base(self.uid, self.design, self.minions, actions, self.lowered)

    def lowered_by(self, lowered: int) -> Base:
        return Base(self.uid, self.design, self.minions, self.actions, lowered)


class Side:
    """One player. The top of the deck is its end; `asleep`: 1 for the next turn, 2 for this one (SU-11.10)."""

    __slots__ = ("vp", "hand", "deck", "discard", "played", "asleep", "factions", "recycled")

    def __init__(
        self,
        vp: int,
        hand: tuple[int, ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        played: int,
        asleep: int,
        factions: tuple[int, ...],
        recycled: tuple[int, ...],
    ) -> None:
        self.vp = vp
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.played = played  # minions this turn (SU-5.9)
        self.asleep = asleep
        self.factions = factions
        self.recycled = recycled  # the cards that were last made into a new deck: everybody saw them (SU-12.5)

    def copy(self) -> Side:
        return Side(self.vp, self.hand, self.deck, self.discard, self.played, self.asleep, self.factions, self.recycled)


def is_microbot(lords: tuple[Minion, ...], m: Minion) -> bool:
    """SU-6.14: by name, or because its controller has the Alpha in play."""
    if m.design.traits & MICROBOT:
        return True
    for lord in lords:
        if lord.seat == m.seat and lord.design.traits & MAKES_MICROBOTS:
            return True
    return False
