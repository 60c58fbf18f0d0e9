"""The vocabulary of triggered effects: targets, and verbs on creatures and on life.

Verbs on hands, on piles and control words stand in modules of their own. A builder returns a tuple of steps, so a
card is a list of them. Targets fill `f.picks`; verbs act on the picks and empty them. `you` is the controller when
the effect triggered (MB-8.2), `source` is "this" (MB-8.19).
"""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.rules.attacking import ATTACK
from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.words import (
    ASK_COPY,
    ASK_KEYWORD,
    ASK_TARGET,
    FEWER_QUESTIONS,
    KEYWORDS,
    NO,
    TELL_DECLINES,
    TELL_KEYWORD,
    TELL_RETURNS,
)
from herna.games.mindbug.vocabulary.filters import Filter, HasKeyword, any_creature, anything, enemy, find, shares_power
from herna.kernel.events import EVERYBODY
from herna.kernel.flow import Step
from herna.kernel.frame import Frame

Steps = tuple[Step[Table], ...]


def flat(parts: tuple[Steps, ...] | list[Steps]) -> Steps:
    return tuple([step for part in parts for step in part])


def verb_of(steps: Steps) -> str:
    """The first verb among them."""
    return next(step.verb for step in steps if step.verb)


# --- targets ----------------------------------------------------------------------------------------------
class One(Rule):
    """MB-8.3: compulsory if there is one."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f.you, f.source, self.side, self.which)
        if found and matters(s, f, found):
            s.ask(f.you, ASK_TARGET, found)


def matters(s: Table, f: Frame, found: list[int]) -> bool:
    """Whether anything can come of choosing among these: nobody takes control of what they control already."""
    if PROCEDURES.purpose(s) != TakeControl.verb or not s.holds(FEWER_QUESTIONS):
        return True
    mine = [c.uid for c in s.sides[f.you].area]
    return any([uid not in mine for uid in found])


class UpTo(Rule):
    """MB-8.20: different creatures, all named before anything happens."""

    def __init__(self, most: int, side: int, which: Filter) -> None:
        self.most = most
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < self.most:
            found = [uid for uid in find(s, f.you, f.source, self.side, self.which) if uid not in f.picks]
            if found and matters(s, f, found):
                s.ask(f.you, ASK_TARGET, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()
        elif not f.picks:
            s.emit(TELL_DECLINES, seat, f.card)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.most, len(f.picks)


class Every(Rule):
    """MB-8.7: the set is fixed once."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        f.picks = tuple(find(s, f.you, f.source, self.side, self.which))


class EqualPair(Rule):
    """Two creatures of equal power, if there are any such."""

    def run(self, s: Table, f: Frame) -> None:
        if not f.picks:
            found = find(s, f.you, f.source, any_creature, shares_power)
            if len(found) == 2 and s.holds(FEWER_QUESTIONS):
                f.picks = tuple(found)
                return
        else:
            first = s.creature(f.picks[0])
            power = s.power(first) if first is not None else 0
            found = [
                c.uid
                for seat in (f.you, 1 - f.you)
                for c in s.sides[seat].area
                if c.uid != f.picks[0] and s.power(c) == power
            ]
        if found:
            s.ask(f.you, ASK_TARGET, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)
        if len(f.picks) < 2:
            f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 2, len(f.picks)


class ChosenKeyword(Rule):
    """Every enemy that has the keyword you name."""

    def run(self, s: Table, f: Frame) -> None:
        if not s.holds(FEWER_QUESTIONS) or any([s.keywords(c) for c in s.sides[1 - f.you].area]):
            s.ask(f.you, ASK_KEYWORD, [1 << i for i in range(len(KEYWORDS))])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.emit(TELL_KEYWORD, seat, pick)
        f.picks = tuple(find(s, f.you, f.source, enemy, HasKeyword(pick)))


def one(side: int, which: Filter = anything) -> Steps:
    return (One(side, which),)


def up_to(most: int, side: int, which: Filter = anything) -> Steps:
    return (UpTo(most, side, which),)


def every(side: int, which: Filter = anything) -> Steps:
    return (Every(side, which),)


two_of_equal_power: Final[Steps] = (EqualPair(),)
enemies_with_a_keyword_you_name: Final[Steps] = (ChosenKeyword(),)


# --- verbs on creatures -----------------------------------------------------------------------------------
class Defeat(Rule):
    verb = "defeat"

    def run(self, s: Table, f: Frame) -> None:
        picks = f.picks
        f.picks = ()
        s.defeat(picks)


class DefeatThis(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.defeat((f.source,))


class TakeControl(Rule):
    verb = "take_control"

    def run(self, s: Table, f: Frame) -> None:
        for uid in f.picks:
            s.take_control(f.you, uid)
        f.picks = ()


class GiveThisAway(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.take_control(1 - f.you, f.source)


class ReturnToHand(Rule):
    """To their controllers' hands, all in one move (MB-2.9); boost cards go to the pile (MB-12.4)."""

    verb = "return"

    def run(self, s: Table, f: Frame) -> None:
        cards: tuple[int, ...] = ()
        boosts: tuple[int, ...] = ()
        owner = 1 - f.you
        for uid in f.picks:
            c = s.creature(uid)
            if c is not None:
                s.remove(c)
                cards += (c.card,)
                boosts += c.boost
        f.picks = ()
        if cards:
            s.into_hand(owner, cards)
            s.emit_cards(TELL_RETURNS, (owner,), cards, EVERYBODY)
            s.into_discard(owner, boosts)


class Evolve(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.evolve(f.source)


class Protect(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.protect(f.source)


class MakeAttack(Rule):
    """MB-7.5: the opponent attacks with the creature, in your turn."""

    verb = "make_attack"

    def run(self, s: Table, f: Frame) -> None:
        for uid in f.picks:
            s.push(ATTACK, 1 - f.you, source=uid)
        f.picks = ()


class CopyPlayEffect(Rule):
    """Another creature's Play effect, once, with this as its source; never this very effect again."""

    verb = "copy"

    def run(self, s: Table, f: Frame) -> None:
        models = [
            c.uid for seat in (f.you, 1 - f.you) for c in s.sides[seat].area if c.face.play not in (0, f.procedure)
        ]
        if models:
            s.ask(f.you, ASK_COPY, [*models, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        model = s.creature(pick)
        if model is None:
            s.emit(TELL_DECLINES, seat, f.card)
        else:
            s.push(model.face.play, f.you, f.source, model.face.index)


def defeat(target: Steps) -> Steps:
    return (*target, Defeat())


def take_control(target: Steps) -> Steps:
    return (*target, TakeControl())


def return_to_hand(enemies: Steps) -> Steps:
    return (*enemies, ReturnToHand())


def opponent_attacks_with(target: Steps) -> Steps:
    return (*target, MakeAttack())


defeat_this: Final[Steps] = (DefeatThis(),)
opponent_takes_control_of_this: Final[Steps] = (GiveThisAway(),)
evolve: Final[Steps] = (Evolve(),)
this_cannot_be_defeated_this_turn: Final[Steps] = (Protect(),)
may_copy_a_play_effect: Final[Steps] = (CopyPlayEffect(),)


# --- verbs on life ------------------------------------------------------------------------------------------
class Amount:
    """A number that a card names or counts."""

    def of(self, s: Table, you: int) -> int:
        raise NotImplementedError


class Just(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Table, you: int) -> int:
        return self.n


class OpponentsCreatures(Amount):
    def of(self, s: Table, you: int) -> int:
        return len(s.sides[1 - you].area)


class OpponentsMindbugs(Amount):
    def of(self, s: Table, you: int) -> int:
        return s.sides[1 - you].mindbugs


class OpponentsLifeAbove(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Table, you: int) -> int:
        return max(0, s.sides[1 - you].life - self.n)


class YouGain(Rule):
    commutes = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.gain_life(f.you, self.amount)


class YouLose(Rule):
    verb = "lose_life"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.lose_life(f.you, self.amount)


class OpponentLoses(Rule):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.lose_life(1 - f.you, self.amount.of(s, f.you))


class EqualLife(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.set_life(f.you, s.sides[1 - f.you].life)


number_of_opponents_creatures: Final[Amount] = OpponentsCreatures()
number_of_opponents_mindbugs: Final[Amount] = OpponentsMindbugs()


def all_but(n: int) -> Amount:
    return OpponentsLifeAbove(n)


def amount_of(n: int | Amount) -> Amount:
    return Just(n) if isinstance(n, int) else n


def gain_life(n: int) -> Steps:
    return (YouGain(n),)


def lose_life(n: int) -> Steps:
    return (YouLose(n),)


def opponent_loses_life(n: int | Amount) -> Steps:
    return (OpponentLoses(amount_of(n)),)


set_life_equal_to_opponents: Final[Steps] = (EqualLife(),)
