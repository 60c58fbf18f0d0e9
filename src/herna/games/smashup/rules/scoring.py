"""Scoring a base (SU-7, SU-8): the windows for Specials, the award, what comes after, and the replacement.

Registers of a scoring's frame: `target` the base, `card` its design, `picks` each seat's place once it is known,
`count` what is done of "after scoring" and whether the base's text counts for its replacement.
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.playing import begin, has_minion, unseen
from herna.games.smashup.table.designs import BASES, DESIGNS, Design
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Base, Minion
from herna.games.smashup.table.words import (
    ABSENT,
    AFTER,
    ASK_FIRST,
    ASK_SPECIAL,
    BASE_CARD,
    BASE_TEXT,
    BEFORE,
    BY_BASE,
    BY_MINION,
    CARD,
    EVERYBODY_SEEN,
    FEWER_QUESTIONS,
    FIRST_WINNER,
    IN_PLAY,
    NO,
    NOT_WINNERS,
    ONCE,
    PLACE,
    SPECIALS,
    TELL_ABORTS,
    TELL_CLEARS,
    TELL_LAYS,
    TELL_NOT_REPLACED,
    TELL_PASSES,
    TELL_PLACE,
    TELL_REPLACES,
    TELL_SCORES,
    TELL_SPECIAL,
    WINDOWS,
    WINNERS,
)
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame

TEXT_WORKS: Final = 4  # in `count`: the base's text was not jammed when the base was cleared (SU-13.2)


# --- SU-7.10 the special window: `target` the base, `source` which window, `you` whose turn, `count` passes --------
class OfferSpecial(Rule):
    """One Special or a pass, clockwise, until all have passed one after another."""

    def purpose(self, s: Table, f: Frame) -> str:
        return WINDOWS[f.source]

    def run(self, s: Table, f: Frame) -> None:
        if f.count == s.players or s.base(f.target) is None:
            s.window = 0
            return
        found = usable(s, f.you, f.target, f.source)
        secret = f.source == BEFORE and could_hold_special(s, f.you, f.target)
        if found or secret:  # whoever might hold one is asked, also when there is nothing: nobody must see that
            s.ask(f.you, ASK_SPECIAL, [*found, NO], hidden=secret)
        else:
            self.answer(s, f, f.you, NO)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.again()
        f.you = (seat + 1) % s.players
        if pick == NO:
            f.count += 1
            s.emit(TELL_PASSES, seat)
            return
        f.count = 0
        if pick >= IN_PLAY:
            m = s.minion(pick - IN_PLAY)
            if m is not None:
                effect = m.design.before if f.source == BEFORE else m.design.after
                s.emit(TELL_SPECIAL, seat, m.design.index)
                s.push(effect, seat, m.uid, m.design.index, m.base, BY_MINION)
            return
        if DESIGNS[pick % PLACE].minion:
            s.lurked |= 1 << seat  # SU-7.13
        s.emit(TELL_SPECIAL, seat, pick % PLACE)
        begin(s, seat, pick)


def usable(s: Table, seat: int, place: int, window: int) -> list[int]:
    """The Specials of this player that fit the moment (SU-7.11)."""
    found: list[int] = []
    scored = s.base(place)
    if scored is None:
        return found
    if window == AFTER:
        return [IN_PLAY + m.uid for m in scored.minions if m.seat == seat and has_after(s, m)]
    side = s.sides[seat]
    for slot in side.hand:
        d = DESIGNS[slot & CARD]
        if d.from_hand:
            value = (place * PLACE if d.minion else 0) + d.index
            if not is_barred(s, seat, scored, d) and value not in found:
                found.append(value)
    for b in s.bases:
        if b.uid != place:
            for m in b.minions:
                if m.seat == seat and m.design.before:
                    found.append(IN_PLAY + m.uid)
    return found


def is_barred(s: Table, seat: int, scored: Base, d: Design) -> bool:
    """Whether something forbids this player to use this Special from hand."""
    if d.minion:
        return s.bans_minion(scored, seat, d.faction) != 0 or s.lurked >> seat & 1 == 1
    return s.bans_action(seat) != 0


def has_after(s: Table, m: Minion) -> bool:
    return m.design.after != 0 and (not m.design.after_moves or len(s.bases) > 1)


def could_hold_special(s: Table, seat: int, place: int) -> bool:
    """As far as everybody knows: there are cards in hand, and the player's factions have such cards.

    That one can be used, and that not all copies of it lie in public, is asked for since there are fewer questions.
    """
    side = s.sides[seat]
    scored = s.base(place)
    if not side.hand or scored is None:
        return False
    if not s.holds(FEWER_QUESTIONS):
        return any([d.faction in side.factions for d in LURKING])
    if not unseen(side):
        return False
    for d in LURKING:
        if d.faction in side.factions and not is_barred(s, seat, scored, d) and in_public(s, seat, d) < d.copies:
            return True
    return False


def in_public(s: Table, seat: int, d: Design) -> int:
    """How many copies of its card this player owns where everybody sees them."""
    side = s.sides[seat]
    n = side.discard.count(d.index)
    for slot in side.hand + side.deck:
        if slot & CARD == d.index and slot & EVERYBODY_SEEN == EVERYBODY_SEEN:
            n += 1
    for b in s.bases:
        n += len([1 for m in b.minions if m.seat == seat and m.design is d])
    return n + len([1 for a in s.limbo if a.owner == seat and a.design is d])


LURKING: Final[list[Design]] = []  # the cards that are used out of the hand before scoring


WINDOW: Final = PROCEDURES.procedure("special window", OfferSpecial())


# --- SU-15.2 scoring one base -----------------------------------------------------------------------------------------
class OpenBefore(Rule):
    """SU-7.3"""

    def run(self, s: Table, f: Frame) -> None:
        s.scored = f.target
        s.window = BEFORE
        s.emit(TELL_SCORES, f.you, f.card)
        s.push(WINDOW, s.active, source=BEFORE, card=f.card, target=f.target)


class Award(Rule):
    """SU-7.5, SU-8.1, SU-8.2: totals and places now, whatever the breakpoint (SU-7.4)."""

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is None:  # SU-7.14
            s.scored = 0
            s.lurked = 0
            s.emit(TELL_ABORTS, f.you)
            s.leave()
            return
        power = s.totals(b)
        there = [has_minion(b, seat) for seat in range(s.players)]
        places = [ABSENT] * s.players
        for seat in range(s.players):
            if there[seat]:
                ahead = [1 for i in range(s.players) if there[i] and power[i] > power[seat]]
                places[seat] = 1 + len(ahead)
        f.picks = tuple(places)
        works = not s.jammed(b)
        for seat in s.clockwise():
            if there[seat]:
                s.emit(TELL_PLACE, seat, places[seat], power[seat])
                s.gain(seat, self.vp(b, places[seat], power[seat], works))
        if works and b.design.minion_vp:
            for seat in s.clockwise():
                s.gain(seat, b.design.minion_vp * len([1 for m in b.minions if m.seat == seat]))

    def vp(self, b: Base, place: int, power: int, works: bool) -> int:
        won = b.design.vp[place - 1] if place <= 3 else 0
        if works and b.design.power_vp and place == 1:  # SU-13.14
            won += power // b.design.power_vp
        return won


class AfterScoring(Rule):
    """SU-7.6: the base's text and the window of Specials, in the active player's order."""

    verb = "first"

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is None:
            return
        text = not f.count & BASE_TEXT and len(readers(s, f, b)) > 0
        specials = not f.count & SPECIALS and any([has_after(s, m) for m in b.minions])
        if text and specials:
            s.ask(s.active, ASK_FIRST, [BASE_TEXT, SPECIALS])
        elif text:
            self.answer(s, f, s.active, BASE_TEXT)
        elif specials:
            self.answer(s, f, s.active, SPECIALS)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.count |= pick
        f.again()
        if pick == SPECIALS:
            s.window = AFTER
            s.push(WINDOW, s.active, source=AFTER, card=f.card, target=f.target)
            return
        b = s.base(f.target)
        if b is not None:
            for reader in reversed(readers(s, f, b)):
                s.push(b.design.after, reader, b.uid, f.card, b.uid, BY_BASE)


def readers(s: Table, f: Frame, b: Base) -> list[int]:
    """For whom the base's "after scoring" text is, from the active player clockwise (SU-8.3)."""
    if not b.design.after or s.jammed(b):
        return []
    whom = b.design.for_whom
    if whom == ONCE:
        return [s.active] if b.minions else []
    if whom == WINNERS or whom == FIRST_WINNER:
        found = [seat for seat in s.clockwise() if f.picks[seat] == 1]
        return found[:1] if whom == FIRST_WINNER else found  # SU-13.9
    there = [seat for seat in s.clockwise() if has_minion(b, seat)]  # SU-13.6
    return [seat for seat in there if f.picks[seat] != 1] if whom == NOT_WINNERS else there


class CleanUp(Rule):
    """SU-7.7: everything left there goes to its owners' piles; none of it is destroyed."""

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is None:
            return
        if not s.jammed(b):
            f.count |= TEXT_WORKS
        s.emit(TELL_CLEARS, f.card)
        for m in b.minions:
            for a in m.actions:
                s.into_discard(a.owner, a.design.index)
            s.into_discard(m.seat, m.design.index)
        for a in b.actions:
            s.into_discard(a.owner, a.design.index)
        s.put_base(Base(b.uid, b.design, (), (), 0))
        if s.lords:
            s.find_lords()


class ReplaceBase(Rule):
    """SU-7.8; SU-7.17: a table without bases and base deck is laid out anew."""

    def run(self, s: Table, f: Frame) -> None:
        i = [b.uid for b in s.bases].index(f.target)
        s.base_discard += (f.card,)
        s.plays = tuple([g for g in s.plays if g.base != f.target])  # SU-5.13
        new: tuple[Base, ...] = ()
        if s.base_deck:
            new = (top_base(s),)
        s.bases = s.bases[:i] + new + s.bases[i + 1 :]
        s.scored = 0
        s.lurked = 0
        f.target = 0
        if new:
            f.target = new[0].uid
            s.emit(TELL_REPLACES, f.card, BASE_CARD + new[0].design.index)
        else:
            s.emit(TELL_NOT_REPLACED, f.card)
            if not s.bases:
                lay_out_again(s)


def top_base(s: Table) -> Base:
    """Turn the top base of the base deck over."""
    design = BASES[(s.base_deck[-1] & CARD) - BASE_CARD]
    s.base_deck = s.base_deck[:-1]
    s.revealed += 1
    return Base(s.number(), design, (), (), 0)


def lay_out_again(s: Table) -> None:
    cards = list(s.base_discard)
    s.shuffle(cards)
    s.base_discard = ()
    s.base_deck = tuple(cards)
    lay_bases(s)


def lay_bases(s: Table) -> None:
    """SU-1.4: players + 1."""
    s.bases = tuple([top_base(s) for _ in range(min(s.players + 1, len(s.base_deck)))])
    s.emit_cards(TELL_LAYS, (), tuple([BASE_CARD + b.design.index for b in s.bases]), EVERYBODY)


class AfterReplacement(Rule):
    """SU-13.10: the runners-up, once the new base lies there."""

    def run(self, s: Table, f: Frame) -> None:
        text = BASES[f.card - BASE_CARD].replaced
        if text and f.target and f.count & TEXT_WORKS:
            for seat in reversed(s.clockwise()):
                if f.picks[seat] == 2:
                    s.push(text, seat, f.target, f.card, f.target, BY_BASE)


SCORE_BASE: Final = PROCEDURES.procedure(
    "score a base", OpenBefore(), Award(), AfterScoring(), CleanUp(), ReplaceBase(), AfterReplacement()
)
