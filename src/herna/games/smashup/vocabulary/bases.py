"""The vocabulary of base texts, and of the cards that deal with bases; registers as in `effects`."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.affecting import BURY_THEM, affect
from herna.games.smashup.rules.playing import give, has_minion, stay
from herna.games.smashup.table.designs import BASES
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Base, Grant
from herna.games.smashup.table.words import (
    ASK_BASE,
    ASK_IGNORE,
    ASK_LIBRARY,
    ASK_REPLACE,
    ASK_TARGET,
    ASK_TERRAFORM,
    ASK_UNDER,
    BASE_CARD,
    CARD,
    KINDS,
    MINIONS_STAY,
    NO,
    SEEN,
    TELL_DECLINES,
    TELL_IGNORES,
    TELL_LOOKS_AT_BASES,
    TELL_SWAPS,
    UNLIMITED,
    YES,
)
from herna.games.smashup.vocabulary.reveals import raised
from herna.games.smashup.vocabulary.targets import Steps, different
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without
from herna.kernel.texts.catalogue import Args


# --- SU-13.3 ignoring a base's text -------------------------------------------------------------------------------
class VictimMayIgnore(Rule):
    """The controller of the minion that the base's text chose; if it is ignored, nothing happens to the minion."""

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.source)
        m = s.minion(f.picks[0]) if f.picks else None
        if b is not None and m is not None and m.seat != f.you and s.may_ignore(b, m.seat):
            s.ask(m.seat, ASK_IGNORE, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            s.emit(TELL_IGNORES, seat, f.card)
            f.picks = ()

    def terms(self, s: Table, f: Frame) -> Args:
        m = s.minion(f.picks[0]) if f.picks else None
        return {"card": "" if m is None else m.design.slug, "base": s.slug(f.card)}

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks


class YouMayIgnore(Rule):
    """The player the text is for; if it is ignored, the text ends."""

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.source)
        if b is not None and s.may_ignore(b, f.you):
            s.ask(f.you, ASK_IGNORE, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            s.emit(TELL_IGNORES, seat, f.card)
            s.leave()

    def terms(self, s: Table, f: Frame) -> Args:
        return {"base": s.slug(f.card)}


class DecideAboutPower(Rule):
    """Infiltrate at a base that changes power: decided now, for as long as it lasts."""

    verb = "power"

    def terms(self, s: Table, f: Frame) -> Args:
        b = s.base(f.target)
        return {} if b is None else {"base": b.design.slug, "amount": b.design.holder_power}

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is not None and b.design.holder_power:
            s.ask(f.you, ASK_IGNORE, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        a = s.action(f.source)
        b = s.base(f.target)
        if pick == YES and a is not None and b is not None:
            s.emit(TELL_IGNORES, seat, BASE_CARD + b.design.index)
            s.put_action(a.marked(2))


class BeginIgnoring(Rule):
    def run(self, s: Table, f: Frame) -> None:
        a = s.action(f.source)
        if a is not None:
            s.put_action(a.marked(1))


its_controller_may_ignore: Final[Steps] = (VictimMayIgnore(),)
you_may_ignore: Final[Steps] = (YouMayIgnore(),)
ignore_this_base_until_your_turn: Final[Steps] = (BeginIgnoring(), DecideAboutPower())


# --- the Great Library ------------------------------------------------------------------------------------------------
class MayDrawIfThere(Rule):
    verb = "library"

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is not None and has_minion(b, f.you):
            s.ask(f.you, ASK_LIBRARY, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            s.draw(seat, 1)
        else:
            s.emit(TELL_DECLINES, seat, f.card)


may_draw_if_there: Final[Steps] = (MayDrawIfThere(),)


# --- Temple of Goju (SU-13.15): one event for all ---------------------------------------------------------------------
IGNORING: Final = 1  # picks: seat + IGNORING, seat + OBEYING, or MINION + its number
OBEYING: Final = 11
CHOSEN: Final = 1000


class TempleIgnored(Rule):
    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is not None:
            for seat in s.clockwise():
                if has_minion(b, seat) and s.may_ignore(b, seat):
                    if seat + IGNORING not in f.picks and seat + OBEYING not in f.picks:
                        s.ask(seat, ASK_IGNORE, [YES, NO])
                        return

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            s.emit(TELL_IGNORES, seat, f.card)
        f.picks += (seat + (IGNORING if pick == YES else OBEYING),)
        f.again()

    def terms(self, s: Table, f: Frame) -> Args:
        return {"base": s.slug(f.card)}


class TempleHighest(Rule):
    """The highest minion of each player, clockwise; its controller chooses among equals (SU-10.12)."""

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is not None:
            for seat in s.clockwise():
                found = highest(s, b, seat)
                if found and seat + IGNORING not in f.picks and not any([CHOSEN + uid in f.picks for uid in found]):
                    s.ask(seat, ASK_TARGET, different(s, found))
                    return

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (CHOSEN + pick,)
        f.again()

    def terms(self, s: Table, f: Frame) -> Args:
        return {"which": "which.strongest"}

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return tuple([pick - CHOSEN for pick in f.picks if pick > CHOSEN])


class TempleTakes(Rule):
    verb = "bury"

    def run(self, s: Table, f: Frame) -> None:
        affect(s, f, BURY_THEM, [pick - CHOSEN for pick in f.picks if pick > CHOSEN])


def highest(s: Table, b: Base, seat: int) -> list[int]:
    found: list[int] = []
    best = -1
    for m in b.minions:
        if m.seat == seat:
            power = s.power_at(b, m)
            if power > best:
                best = power
                found = []
            if power == best:
                found.append(m.uid)
    return found


highest_of_each_under_the_deck: Final[Steps] = (TempleIgnored(), TempleHighest(), TempleTakes())


# --- School of Wizardry (SU-13.9) ------------------------------------------------------------------------------
class LookAtBases(Rule):
    """The top three bases, or as many as there are, for the eyes of one."""

    def run(self, s: Table, f: Frame) -> None:
        n = min(3, len(s.base_deck))
        if n:
            shown = s.base_deck[-n:]
            s.base_deck = s.base_deck[:-n] + tuple([slot | SEEN << f.you for slot in shown])
            s.revealed += 1
            s.emit_cards(TELL_LOOKS_AT_BASES, (f.you,), tuple([slot & CARD for slot in shown]), 1 << f.you)
            s.push(CHOOSE_REPLACEMENT, f.you, f.source, f.card, n)


class NextBase(Rule):
    """The replacement first, then the order of the others under it; `target` bases are shown, `count` are in place."""

    def purpose(self, s: Table, f: Frame) -> str:
        return KINDS[self.kind(f)].name

    def kind(self, f: Frame) -> int:
        return ASK_REPLACE if f.count == 0 else ASK_UNDER

    def run(self, s: Table, f: Frame) -> None:
        if f.target - f.count > 1:
            deck = s.base_deck
            rest = deck[len(deck) - f.target : len(deck) - f.count]
            s.ask(f.you, self.kind(f), sorted([slot & CARD for slot in rest]), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.base_deck = raised(s.base_deck, f.target, f.count, pick)
        f.count += 1
        f.again()


CHOOSE_REPLACEMENT: Final = PROCEDURES.procedure("choose the replacement", NextBase())
choose_the_replacement: Final[Steps] = (LookAtBases(),)


# --- Terraforming (SU-13.4) ------------------------------------------------------------------------------------
class SearchBaseDeck(Rule):
    """Which bases are in the base deck is no secret, only their order."""

    verb = "terraform"

    def run(self, s: Table, f: Frame) -> None:
        if s.base_deck:
            s.ask(f.you, ASK_TERRAFORM, sorted([slot & CARD for slot in s.base_deck]))
        else:
            s.leave()


class OldBase(Rule):
    verb = "swap"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": s.slug(f.picks[0])}

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_BASE, [b.uid for b in s.bases])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)


class SwapBases(Rule):
    """Minions stay, actions on the base go, the play that comes with it is tied to the new base."""

    def run(self, s: Table, f: Frame) -> None:
        card, place = f.picks
        old = s.base(place)
        if old is None:
            return
        uid = s.number()
        minions = [m.moved(uid) for m in old.minions]
        new = Base(uid, BASES[card - BASE_CARD], tuple(minions), (), 0)
        for a in old.actions:
            s.into_discard(a.owner, a.design.index)
        s.bases = tuple([new if b.uid == place else b for b in s.bases])
        s.find_lords()
        deck = list(without(tuple([slot & CARD for slot in s.base_deck]), card))
        deck.append(BASE_CARD + old.design.index)
        s.shuffle(deck)
        s.base_deck = tuple(deck)
        s.plays = tuple([g for g in s.plays if g.base != place])  # SU-5.13
        if s.holds(MINIONS_STAY):
            stay(s, place, uid)
        s.emit(TELL_SWAPS, f.you, BASE_CARD + old.design.index, card)
        give(s, f.you, (Grant(True, UNLIMITED, uid, False, False, f.card, 0),))


swap_a_base: Final[Steps] = (SearchBaseDeck(), OldBase(), SwapBases())
