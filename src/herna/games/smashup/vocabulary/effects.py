"""The vocabulary of verbs that act on minions, bases, actions and points; registers as in `targets`."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.affecting import BURY_THEM, DESTROY, MOVE, RETURN, affect, move, names_of
from herna.games.smashup.rules.playing import give, has_minion, is_kept
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Base, Grant
from herna.games.smashup.table.words import (
    ASK_ACTION,
    ASK_TARGET,
    ASK_TO,
    BASE_CARD,
    NO,
    TELL_BOOSTS,
    TELL_DECLINES,
    TELL_LOWERS,
    TELL_MARKS,
    UNLIMITED,
)
from herna.games.smashup.vocabulary.filters import anywhere, find, own
from herna.games.smashup.vocabulary.targets import Steps, a_faction_to_bar, a_player, different
from herna.kernel.flow import Label
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args


# --- verbs on minions ------------------------------------------------------------------------------------------
class Affect(Rule):
    """Destroy, return or put under the deck whatever was picked."""

    def __init__(self, event: int) -> None:
        self.event = event

    def purpose(self, s: Table, f: Frame) -> str:
        return AFFECTING[self.event]

    def run(self, s: Table, f: Frame) -> None:
        picks = list(f.picks)
        f.picks = ()
        affect(s, f, self.event, picks)


AFFECTING: Final = {DESTROY: "destroy", RETURN: "return", BURY_THEM: "bury"}


class Destination(Rule):
    """SU-4.11: another base than the one the picked minion is at; then it moves."""

    verb = "move"

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.picks[0]) if f.picks else None
        if m is not None:
            found = [b.uid for b in s.bases if b.uid != m.base]
            if found:
                s.ask(f.you, ASK_TO, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        picks = list(f.picks)
        f.picks = ()
        move(s, f, picks, pick)

    def terms(self, s: Table, f: Frame) -> Args:
        return names_of(s, s.minion(f.picks[0]) if f.picks else None)

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks


class MoveHere(Rule):
    verb = "move_here"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"base": s.slug(s.printed(f.target))}

    def run(self, s: Table, f: Frame) -> None:
        picks = list(f.picks)
        f.picks = ()
        move(s, f, picks, f.target)


class MoveToScored(Rule):
    def run(self, s: Table, f: Frame) -> None:
        move(s, f, [f.source], s.scored)


class MoveFactionThere(Rule):
    """Picks: a faction, a base, another base. The others' minions of that faction go from the one to the other."""

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) == 3:
            faction, start, end = f.picks
            f.picks = ()
            b = s.base(start)
            if b is not None:
                move(s, f, [m.uid for m in b.minions if m.seat != f.you and m.design.faction + 1 == faction], end)


class Boost(Rule):
    """SU-6.12: those picked get power until the end of your turn, or of this one."""

    verb = "boost"

    def __init__(self, amount: int, your_turn: bool) -> None:
        self.amount = amount
        self.your_turn = your_turn

    def terms(self, s: Table, f: Frame) -> Args:
        return {"amount": self.amount}

    def run(self, s: Table, f: Frame) -> None:
        until = f.you if self.your_turn else s.active
        for uid in f.picks:
            m = s.minion(uid)
            if m is not None:
                boosts = (*m.boosts, until, self.amount)
                s.put_minion(m.boosted(boosts))
                s.emit(TELL_BOOSTS, m.seat, m.design.index, m.uid, self.amount)
        f.picks = ()


class LowerBreakpoint(Rule):
    """SU-6.13: by the power that the picked minion has now, until the end of this turn."""

    verb = "lower"

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.picks[0]) if f.picks else None
        if m is not None:
            b = s.base_of(m)
            power = s.power_at(b, m)
            s.put_base(b.lowered_by(b.lowered + power))
            s.emit(TELL_LOWERS, BASE_CARD + b.design.index, power)


def destroy(target: Steps) -> Steps:
    return (*target, Affect(DESTROY))


def return_to_hand(target: Steps) -> Steps:
    return (*target, Affect(RETURN))


def put_under_the_deck(target: Steps) -> Steps:
    return (*target, Affect(BURY_THEM))


def move_away(target: Steps) -> Steps:
    return (*target, Destination())


def move_here(target: Steps) -> Steps:
    return (*target, MoveHere())


def boost(target: Steps, amount: int, until_end_of_your_turn: bool) -> Steps:
    return (*target, Boost(amount, until_end_of_your_turn))


def lower_breakpoint_by_power_of(target: Steps) -> Steps:
    return (*target, LowerBreakpoint())


move_this_to_the_scored_base: Final[Steps] = (MoveToScored(),)
move_that_faction_of_others: Final[Steps] = (MoveFactionThere(),)


# --- several minions, each to its own base (D-47): a procedure of its own, `target` the most that may go -----------
class PickSailor(Rule):
    verb = "move"

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < 2 * f.target and len(s.bases) > 1:
            found = [uid for uid in find(s, f, own, anywhere) if uid not in f.picks[::2]]
            if found:
                s.ask(f.you, ASK_TARGET, [*found, NO])
                return
        f.go_to(ALL_NAMED)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            if not f.picks:
                s.emit(TELL_DECLINES, seat, f.card)
            f.go_to(ALL_NAMED)
        else:
            f.picks += (pick,)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return f.target if f.target < ANY_NUMBER else 0, len(f.picks) // 2

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks[::2]

    def terms(self, s: Table, f: Frame) -> Args:
        return {"which": "which.own"}


class PickHarbour(Rule):
    verb = "move"

    def terms(self, s: Table, f: Frame) -> Args:
        return names_of(s, s.minion(f.picks[-1]))

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks[::2]

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.picks[-1])
        if m is not None:
            s.ask(f.you, ASK_TO, [b.uid for b in s.bases if b.uid != m.base])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)
        f.restart()


class CastOff(Rule):
    """All at once (SU-10.7)."""

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.push(MOVE, f.you, f.source, f.card, 0, f.count)
            s.stack[-1].picks = f.picks


ANY_NUMBER: Final = 99
ALL_NAMED: Final = Label()
SAIL: Final = PROCEDURES.procedure("move several", PickSailor(), PickHarbour(), ALL_NAMED, CastOff())


class Sail(Rule):
    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, s: Table, f: Frame) -> None:
        s.push(SAIL, f.you, f.source, f.card, self.most, f.count)


def move_up_to(most: int) -> Steps:
    """Own minions, each to a base of its own choice."""
    return (Sail(most),)


# --- verbs on actions --------------------------------------------------------------------------------------------
class DestroyAnyAction(Rule):
    """D-57: attached to a base or a minion, anybody's; forced if there is one."""

    verb = "destroy"

    def run(self, s: Table, f: Frame) -> None:
        found: list[int] = []
        for b in s.bases:
            found += [a.uid for a in b.actions]
            for m in b.minions:
                found += [a.uid for a in m.actions]
        if found:
            s.ask(f.you, ASK_ACTION, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.destroy_action(pick)


class DestroyOtherActionHere(Rule):
    """D-37: attached to the same base (A-12), forced if there is one."""

    verb = "destroy"

    def run(self, s: Table, f: Frame) -> None:
        b = s.base(f.target)
        if b is not None:
            found = [a.uid for a in b.actions if a.uid != f.source]
            if found:
                s.ask(f.you, ASK_ACTION, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.destroy_action(pick)


class DestroyOtherActionsOnHolder(Rule):
    """D-38: any number of those on the same minion (`target`), all at once."""

    verb = "destroy"

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.target)
        found = [] if m is None else [a.uid for a in m.actions if a.uid != f.source and a.uid not in f.picks]
        if found:
            s.ask(f.you, ASK_ACTION, [*found, NO])
        else:
            self.end(s, f)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            if not f.picks:
                s.emit(TELL_DECLINES, seat, f.card)
            self.end(s, f)
        else:
            f.picks += (pick,)
            f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, len(f.picks)

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks

    def end(self, s: Table, f: Frame) -> None:
        for uid in f.picks:
            s.destroy_action(uid)
        f.picks = ()


class DestroyThisAction(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.destroy_action(f.source)


class DestroyHolder(Rule):
    """`picks` is the minion the action lies on."""

    def run(self, s: Table, f: Frame) -> None:
        affect(s, f, DESTROY, list(f.picks))


destroy_any_action: Final[Steps] = (DestroyAnyAction(),)
destroy_another_action_here: Final[Steps] = (DestroyOtherActionHere(),)
destroy_any_number_of_its_other_actions: Final[Steps] = (DestroyOtherActionsOnHolder(),)
destroy_this_action: Final[Steps] = (DestroyThisAction(),)
destroy_its_holder: Final[Steps] = (DestroyHolder(),)


# --- points, plays and marks ---------------------------------------------------------------------------------------
class GainVp(Rule):
    def stands_alone(self, s: Table, you: int) -> bool:
        return True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, self.n)


class Extra(Rule):
    """SU-5.2: so many extra plays of one kind, with their limits."""

    def __init__(self, grant: Grant, times: int, first_only: bool) -> None:
        self.grant = grant
        self.times = times
        self.first_only = first_only

    def run(self, s: Table, f: Frame) -> None:
        if self.first_only and s.sides[f.you].played != 1:  # SU-5.9
            return
        g = self.grant
        mine = Grant(g.minion, g.most, 0, g.empty, g.pile, f.card, 0)
        give(s, f.you, (mine,) * self.times)

    def stands_alone(self, s: Table, you: int) -> bool:
        """Plays that are kept for later."""
        return is_kept(s, you) and not self.first_only


class ExtraAtEmptyBases(Rule):
    """SU-14.6: one play from the discard pile for each base where you have no minion now."""

    def run(self, s: Table, f: Frame) -> None:
        empty = [b.uid for b in s.bases if not has_minion(b, f.you)]
        give(s, f.you, tuple([Grant(True, 2, uid, False, True, f.card, 0) for uid in empty]))


class PutToSleep(Rule):
    """SU-11.10"""

    verb = "sleep"

    def run(self, s: Table, f: Frame) -> None:
        whom = f.picks[0] - 1
        s.sides[whom].asleep |= 1
        s.emit(TELL_MARKS, f.you, whom)


def gain_vp(n: int) -> Steps:
    return (GainVp(n),)


def extra_minion(most: int = UNLIMITED, empty_base: bool = False, from_pile: bool = False) -> Steps:
    return (Extra(Grant(True, most, 0, empty_base, from_pile, 0, 0), 1, first_only=False),)


def extra_action(times: int = 1) -> Steps:
    return (Extra(Grant(False, UNLIMITED, 0, False, False, 0, 0), times, first_only=False),)


extra_minion_if_first: Final[Steps] = (Extra(Grant(True, UNLIMITED, 0, False, False, 0, 0), 1, first_only=True),)
extra_weak_minion_from_pile_at_each_empty_base: Final[Steps] = (ExtraAtEmptyBases(),)
put_to_sleep: Final[Steps] = (*a_player, PutToSleep())


# --- components that stand alone -----------------------------------------------------------------------------------
class WeakestOfEachBase(Rule):
    """Survival of the Fittest: `target` is the last base seen to; among equals you choose (D-32)."""

    def run(self, s: Table, f: Frame) -> None:
        b = self.next(s, f)
        if b is not None:
            s.ask(f.you, ASK_TARGET, different(s, weakest(s, b)))

    def next(self, s: Table, f: Frame) -> Base | None:
        for b in s.bases[f.target :]:
            if weakest(s, b):
                return b
        return None

    def terms(self, s: Table, f: Frame) -> Args:
        b = self.next(s, f)
        return {"which": "which.weakest", "base": "" if b is None else b.design.slug}

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        m = s.minion(pick)
        if m is not None:
            f.picks += (pick,)
            f.target = [b.uid for b in s.bases].index(m.base) + 1
            f.again()


def weakest(s: Table, b: Base) -> list[int]:
    """The minions of lowest power, unless all have the same."""
    powers = [s.power_at(b, m) for m in b.minions]
    if not powers or min(powers) == max(powers):
        return []
    low = min(powers)
    return [b.minions[i].uid for i in range(len(powers)) if powers[i] == low]


class DestroyIfWeaker(Rule):
    """Leprechaun: the minion just played (first of the picks), if it is still here and weaker than this one."""

    def run(self, s: Table, f: Frame) -> None:
        m, me = s.minion(f.picks[0]), s.minion(f.source)
        if m is not None and me is not None and m.base == f.target and s.power(m) < s.power(me):
            affect(s, f, DESTROY, [m.uid])


class Trap(Rule):
    """Flame Trap (SU-14.20): itself in any case, and the minion just played if it is still here."""

    def run(self, s: Table, f: Frame) -> None:
        m = s.minion(f.picks[0])
        s.destroy_action(f.source)
        if m is not None and m.base == f.target:
            affect(s, f, DESTROY, [m.uid])


class NameFaction(Rule):
    """Block the Path: the named faction is written on the card."""

    def run(self, s: Table, f: Frame) -> None:
        a = s.action(f.source)
        if a is not None and f.picks:
            s.put_action(a.marked(f.picks[0]))


class ReturnedThenPlay(Rule):
    """Ninja Acolyte (SU-14.1): if this minion was returned, one extra minion at its base, at once or never."""

    def run(self, s: Table, f: Frame) -> None:
        if s.minion(f.source) is None and s.base(f.target) is not None:
            give(s, f.you, (Grant(True, UNLIMITED, f.target, False, False, f.card, 0),), at_once=True)


weakest_of_each_base: Final[Steps] = (WeakestOfEachBase(),)
destroy_it_if_weaker: Final[Steps] = (DestroyIfWeaker(),)
spring_the_trap: Final[Steps] = (Trap(),)
name_a_faction: Final[Steps] = (*a_faction_to_bar, NameFaction())
if_returned_extra_minion_there: Final[Steps] = (ReturnedThenPlay(),)
