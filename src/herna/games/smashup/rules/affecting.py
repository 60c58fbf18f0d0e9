"""Affecting minions (SU-6.6): one event for all that one text touches, with protection, replacement and reactions.

Registers of an event's frame: `you`, `source`, `card` and `count` as in the text that acts, `picks` pairs of a minion
and what is special about it here (the base it goes to, or that it is not buried).
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.waiting import react
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Minion, is_microbot
from herna.games.smashup.table.words import (
    ASK_IGNORE,
    ASK_SHIELD,
    ASK_TO,
    BASE_CARD,
    BURIES,
    BY_BASE,
    BY_LYING_ACTION,
    BY_MINION,
    BY_PLAYED_ACTION,
    BY_PLAYED_MINION,
    EVERYBODY_SEEN,
    FLEES,
    INDESTRUCTIBLE,
    NO,
    SHIELDS_HERE,
    SHIELDS_HOLDER,
    TELL_ATTACHES,
    TELL_BURIED,
    TELL_DESTROYED,
    TELL_FLEES,
    TELL_IGNORES,
    TELL_MOVES,
    TELL_RETURNS,
    TELL_SHIELDED,
    TELL_UNHARMED,
    YES,
)
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args
from herna.kernel.waiting import Waiting

TO_PILE: Final = 1_000_000  # in the pairs of a destruction: decided that the minion is not buried (SU-13.3),
BURY: Final = 1_000_001  # or that it is


# --- SU-11 who is affected at all ----------------------------------------------------------------------------
def is_action(f: Frame) -> bool:
    return f.count == BY_PLAYED_ACTION or f.count == BY_LYING_ACTION


class Prohibitions(Rule):
    """SU-11.6: continuous prohibitions first; cards that have left in the meantime drop out too."""

    def __init__(self, destroys: bool) -> None:
        self.destroys = destroys

    def run(self, s: Table, f: Frame) -> None:
        left: tuple[int, ...] = ()
        for i in range(0, len(f.picks), 2):
            m = s.minion(f.picks[i])
            if m is None:
                continue
            stands = self.destroys and m.design.traits & INDESTRUCTIBLE  # SU-11.1
            if stands or (m.seat != f.you and is_action(f) and s.guarded(s.base_of(m), m)):  # SU-11.2
                s.emit(TELL_UNHARMED, m.seat, m.design.index)
            else:
                left += f.picks[i : i + 2]
        if left:
            f.picks = left
        else:
            s.leave()


class Affecting(Rule):
    """A step of an event that asks: the minions it is about are the first of each pair."""

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks[::2]


class Shields(Affecting):
    """SU-11.4 to SU-11.6: the first shield that is needed or chosen, again and again until none fits."""

    verb = "shield"

    def run(self, s: Table, f: Frame) -> None:
        options = fitting_shields(s, f)
        if len(options) == 1:
            self.answer(s, f, s.active, options[0])
        elif options:
            s.ask(s.active, ASK_SHIELD, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        a = s.action(pick)
        if a is None:
            return
        s.emit(TELL_SHIELDED, a.seat, a.design.index)
        left: tuple[int, ...] = ()
        for i in range(0, len(f.picks), 2):
            m = s.minion(f.picks[i])
            if m is not None and not covers(s, pick, m):
                left += f.picks[i : i + 2]
        s.destroy_action(pick)
        if left:
            f.picks = left
            f.again()
        else:
            s.leave()


def fitting_shields(s: Table, f: Frame) -> list[int]:
    """For the first minion that has any; one that only a Hideout can save decides for its neighbours (SU-11.6)."""
    first: list[int] = []
    for i in range(0, len(f.picks), 2):
        m = s.minion(f.picks[i])
        if m is None:
            continue
        own = [a.uid for a in m.actions if a.design.traits & SHIELDS_HOLDER]
        here: list[int] = []
        if m.seat != f.you and is_action(f):
            for a in s.base_of(m).actions:
                if a.seat == m.seat and a.design.traits & SHIELDS_HERE:
                    here.append(a.uid)
        if here and not own:
            return here
        if not first:
            first = here + own
    return first


def covers(s: Table, shield: int, m: Minion) -> bool:
    """Does this shield save this minion: by lying on it, or at its base for the same player?"""
    for a in m.actions:
        if a.uid == shield:
            return True
    for a in s.base_of(m).actions:
        if a.uid == shield:
            return a.seat == m.seat
    return False


def sting(s: Table, f: Frame, m: Minion) -> None:
    """SU-14.15: the text of a card just played has affected a minion that minds."""
    if m.design.affected and m.seat != f.you and (f.count == BY_PLAYED_MINION or f.count == BY_PLAYED_ACTION):
        for i in range(0, len(s.stung), 4):
            if s.stung[i] == f.source and s.stung[i + 1] == m.uid:
                return
        s.stung += (f.source, m.uid, m.seat, m.design.index)


# --- SU-15.3 destruction -----------------------------------------------------------------------------------
def undecided(s: Table, f: Frame) -> list[Minion]:
    """Those still in play about which nothing special is decided yet."""
    found: list[Minion] = []
    for i in range(0, len(f.picks), 2):
        if f.picks[i + 1] == 0:
            m = s.minion(f.picks[i])
            if m is not None:
                found.append(m)
    return found


def nearest(s: Table, minions: list[Minion]) -> Minion | None:
    """The first one of the player who comes first, clockwise from the active one."""
    found: Minion | None = None
    least = s.players
    for m in minions:
        away = (m.seat - s.active) % s.players
        if away < least:
            found, least = m, away
    return found


class Flee(Affecting):
    """SU-11.8: each Buccaneer's controller chooses where it goes instead, clockwise (SU-10.12)."""

    verb = "flee"

    def run(self, s: Table, f: Frame) -> None:
        m = self.next(s, f)
        if m is not None:
            others = [b.uid for b in s.bases if b.uid != m.base]
            if others:
                s.ask(m.seat, ASK_TO, others)

    def next(self, s: Table, f: Frame) -> Minion | None:
        return nearest(s, [m for m in undecided(s, f) if m.design.traits & FLEES])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        m = self.next(s, f)
        if m is not None:
            f.picks = with_mark(f.picks, m.uid, pick)
            f.again()

    def terms(self, s: Table, f: Frame) -> Args:
        return names_of(s, self.next(s, f))


def names_of(s: Table, m: Minion | None) -> Args:
    """A minion and its base, for sentences."""
    return {} if m is None else {"card": m.design.slug, "base": s.base_of(m).design.slug}


def with_mark(pairs: tuple[int, ...], uid: int, mark: int) -> tuple[int, ...]:
    changed: tuple[int, ...] = ()
    for i in range(0, len(pairs), 2):
        changed += (pairs[i], mark if pairs[i] == uid else pairs[i + 1])
    return changed


class IgnoreBurial(Affecting):
    """SU-13.3 at the Tar Pits: asked for each minion destroyed there whose controller may ignore them."""

    verb = "burial"

    def run(self, s: Table, f: Frame) -> None:
        m = self.next(s, f)
        if m is not None:
            s.ask(m.seat, ASK_IGNORE, [YES, NO])

    def next(self, s: Table, f: Frame) -> Minion | None:
        return nearest(s, [m for m in undecided(s, f) if self.is_asked_for(s, m)])

    def is_asked_for(self, s: Table, m: Minion) -> bool:
        b = s.base_of(m)
        return b.design.traits & BURIES != 0 and not s.jammed(b) and s.may_ignore(b, m.seat)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        m = self.next(s, f)
        if m is not None:
            f.picks = with_mark(f.picks, m.uid, TO_PILE if pick == YES else BURY)
            if pick == YES:
                s.emit(TELL_IGNORES, seat, BASE_CARD + s.base_of(m).design.index)
            f.again()

    def terms(self, s: Table, f: Frame) -> Args:
        return names_of(s, self.next(s, f))


class DestroyAll(Rule):
    """All leave together; what reacts to it forms one batch, judged by what was true just before (SU-10.8)."""

    def run(self, s: Table, f: Frame) -> None:
        fallen: list[Minion] = []
        fleeing: list[tuple[Minion, int]] = []
        for i in range(0, len(f.picks), 2):
            m = s.minion(f.picks[i])
            if m is not None:
                if 0 < f.picks[i + 1] < TO_PILE:
                    fleeing.append((m, f.picks[i + 1]))
                else:
                    fallen.append(m)
        batch = destruction_reactions(s, fallen)
        buried = [self.is_buried(s, f, m) for m in fallen]
        for m, to in fleeing:
            s.emit(TELL_FLEES, m.seat, m.design.index, s.printed(to), m.uid)
            s.move_minion(m, to)
        for i in range(len(fallen)):
            m = fallen[i]
            sting(s, f, m)
            s.emit(TELL_DESTROYED, m.seat, m.design.index, m.uid)
            s.take_out(m)
            if buried[i]:
                bury(s, m)
            else:
                s.into_discard(m.seat, m.design.index)
        react(s, batch)

    def is_buried(self, s: Table, f: Frame, m: Minion) -> bool:  # SU-13.7
        b = s.base_of(m)
        if not b.design.traits & BURIES or s.jammed(b):
            return False
        for i in range(0, len(f.picks), 2):
            if f.picks[i] == m.uid:
                return f.picks[i + 1] != TO_PILE
        return True


def bury(s: Table, m: Minion) -> None:
    """Under its owner's deck, before everybody's eyes."""
    side = s.sides[m.seat]
    side.deck = (m.design.index | EVERYBODY_SEEN, *side.deck)


def destruction_reactions(s: Table, fallen: list[Minion]) -> list[Waiting]:
    """SU-10.6: the fallen themselves, the archives of their controllers (also fallen ones), and the bases."""
    batch: list[Waiting] = []
    for m in fallen:
        d = m.design
        b = s.base_of(m)
        if d.destroyed:
            batch.append(Waiting(d.destroyed, m.seat, m.uid, d.index, m.base, BY_MINION, ()))
        if is_microbot(s.lords, m):
            batch += archives(s, m)
        if b.design.destroyed_here and not s.jammed(b):
            card = BASE_CARD + b.design.index
            batch.append(Waiting(b.design.destroyed_here, m.seat, b.uid, card, b.uid, BY_BASE, ()))
    return batch


def archives(s: Table, fallen: Minion) -> list[Waiting]:
    """All are still in play here, also those that fall in this event."""
    return [
        Waiting(m.design.microbot_destroyed, m.seat, m.uid, m.design.index, m.base, BY_MINION, ())
        for b in s.bases
        for m in b.minions
        if m.design.microbot_destroyed and m.seat == fallen.seat
    ]


# --- the other events ----------------------------------------------------------------------------------------
class ReturnAll(Rule):
    """SU-6.3"""

    def run(self, s: Table, f: Frame) -> None:
        for i in range(0, len(f.picks), 2):
            m = s.minion(f.picks[i])
            if m is not None:
                sting(s, f, m)
                s.emit(TELL_RETURNS, m.seat, m.design.index, m.uid)
                s.take_out(m)
                s.into_hand(m.seat, m.design.index)


class BuryAll(Rule):
    """SU-6.6: placed under the deck, not destroyed."""

    def run(self, s: Table, f: Frame) -> None:
        for i in range(0, len(f.picks), 2):
            m = s.minion(f.picks[i])
            if m is not None:
                sting(s, f, m)
                s.emit(TELL_BURIED, m.seat, m.design.index, m.uid)
                s.take_out(m)
                bury(s, m)


class MoveAll(Rule):
    """SU-6.4: each to the base beside it in the pairs."""

    def run(self, s: Table, f: Frame) -> None:
        for i in range(0, len(f.picks), 2):
            m = s.minion(f.picks[i])
            to = f.picks[i + 1]
            if m is not None and m.base != to and s.base(to) is not None:
                sting(s, f, m)
                s.emit(TELL_MOVES, m.seat, m.design.index, s.printed(to), m.uid)
                s.move_minion(m, to)


class AttachNow(Rule):
    """SU-10.5: from limbo onto the minion; a protected one never comes to this (SU-11.7)."""

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.picks[0])
        if m is None:
            return
        for a in s.limbo:
            if a.uid == f.source:
                s.limbo = tuple([o for o in s.limbo if o.uid != a.uid])
                sting(s, f, m)
                s.emit(TELL_ATTACHES, a.seat, a.design.index, m.design.index)
                s.attach_to_minion(a, m)
                return


DESTROY: Final = PROCEDURES.procedure(
    "destroy", Prohibitions(destroys=True), Shields(), Flee(), IgnoreBurial(), DestroyAll()
)
RETURN: Final = PROCEDURES.procedure("return", Prohibitions(destroys=False), Shields(), ReturnAll())
BURY_THEM: Final = PROCEDURES.procedure("place under the deck", Prohibitions(destroys=False), Shields(), BuryAll())
MOVE: Final = PROCEDURES.procedure("move", Prohibitions(destroys=False), Shields(), MoveAll())
ATTACH: Final = PROCEDURES.procedure("attach", Prohibitions(destroys=False), Shields(), AttachNow())


def affect(s: Table, f: Frame, event: int, minions: list[int]) -> None:
    """Let the text of this frame affect these minions."""
    if minions:
        pairs: tuple[int, ...] = ()
        for uid in minions:
            pairs += (uid, 0)
        s.push(event, f.you, f.source, f.card, 0, f.count)
        s.stack[-1].picks = pairs


def move(s: Table, f: Frame, minions: list[int], to: int) -> None:
    """Let the text of this frame move these minions to one base."""
    if minions:
        pairs: tuple[int, ...] = ()
        for uid in minions:
            pairs += (uid, to)
        s.push(MOVE, f.you, f.source, f.card, 0, f.count)
        s.stack[-1].picks = pairs
