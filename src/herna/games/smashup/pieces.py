"""What Smash Up is played with: designs as printed, and the small values that cards in play, players and plays are."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.words import MAKES_MICROBOTS, MICROBOT


class OwnPower:
    """What a minion's text adds to its own power (SU-6.11): computed when asked for, never stored."""

    def of(self, active: int, bases: tuple[Base, ...], b: Base, m: Minion) -> int:
        raise NotImplementedError


class Aura:
    """What a minion's text adds to the power of others, wherever they are."""

    def power(self, lords: tuple[Minion, ...], source: Minion, m: Minion) -> int:
        raise NotImplementedError


class Design:
    """A card as printed. Numbers of procedures are 0 where there is no such text."""

    def __init__(self, index: int, slug: str, faction: int, power: int, copies: int) -> None:
        self.index = index
        self.slug = slug
        self.faction = faction
        self.power = power  # of a minion; 0 for an action
        self.copies = copies
        self.minion = True
        self.holder = 0  # what an action that stays is played on
        self.play = 0
        self.from_hand = False  # usable out of the hand before a base scores (SU-7.11)
        self.rises = False  # playable out of the discard pile (SU-14.2)
        self.before = 0  # Specials of minions in play: before and after scoring, and in the play step
        self.after = 0
        self.after_moves = False  # that needs another base to go to (SU-14.16)
        self.special = 0
        self.talent = 0  # SU-6.9
        self.destroyed = 0  # reactions
        self.microbot_destroyed = 0
        self.played_here = 0
        self.affected = 0
        self.turn_start = 0
        self.turn_end = 0
        self.traits = 0
        self.holder_power = 0
        self.own_power: OwnPower | None = None
        self.aura: Aura | None = None
        self.grant: Grant | None = None  # a play in each of the controller's turns (SU-5.10)


class BaseDesign:
    """A base as printed."""

    def __init__(self, index: int, slug: str, faction: int, breakpoint_: int, vp: tuple[int, int, int]) -> None:
        self.index = index
        self.slug = slug
        self.faction = faction
        self.breakpoint = breakpoint_
        self.vp = vp
        self.turn_start = 0
        self.played_here = 0
        self.destroyed_here = 0
        self.after = 0  # carried out once per player who may use it,
        self.for_whom = 0  # that is: winners, others, everybody there ...
        self.replaced = 0
        self.power_vp = 0  # VP when it scores: one to the winner per so much power (SU-13.14),
        self.minion_vp = 0  # or so many to each player per minion (SU-7.5)
        self.holder_power = 0
        self.traits = 0


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


class Waiting:
    """A reaction that waits its turn (SU-10.3): the frame it will become."""

    __slots__ = ("effect", "you", "source", "card", "target", "why", "picks")

    def __init__(
        self, effect: int, you: int, source: int, card: int, target: int, why: int, picks: tuple[int, ...]
    ) -> None:
        self.effect = effect
        self.you = you
        self.source = source
        self.card = card
        self.target = target
        self.why = why
        self.picks = picks


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


NOTHING: Final = Design(0, "", 0, 0, 0)
NOWHERE: Final = BaseDesign(0, "", 0, 0, (0, 0, 0))
DESIGNS: Final[list[Design]] = [NOTHING]  # by index; cards count from 1
BASES: Final[list[BaseDesign]] = [NOWHERE]  # by index minus 100


def is_microbot(lords: tuple[Minion, ...], m: Minion) -> bool:
    """SU-6.14: by name, or because its controller has the Alpha in play."""
    if m.design.traits & MICROBOT:
        return True
    for lord in lords:
        if lord.seat == m.seat and lord.design.traits & MAKES_MICROBOTS:
            return True
    return False
