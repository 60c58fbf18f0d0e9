"""The vocabulary of effects: whom they are about, using something up, extra attacks and rolls.

A builder returns a tuple of steps. `you` resolves the effect, `source` is "this unit" (0 in an event), `card` the
ability or event, `target` what was chosen or what set it off, `count` and `picks` what the trigger told. The words for
tokens, places, cards and choices between two things have modules of their own.
"""

from __future__ import annotations

from typing import Final

from herna.games.summoner.rules.attacking import ExtraAttack, attack_options
from herna.games.summoner.rules.dice import ROLL
from herna.games.summoner.rules.forces import ANY_WAY, landings
from herna.games.summoner.table.designs import Which
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import ADJACENT_ENEMY, ANYTHING, ASK_USE, CANCEL, NO, TELL_LEARNS, TELL_USES
from herna.games.summoner.table.zones import Battlefield
from herna.games.summoner.vocabulary.filters import find, that
from herna.kernel.frame import Frame

Steps = tuple[Rule, ...]


def effect(name: str, *parts: Steps) -> int:
    """Number a procedure made of these parts."""
    return PROCEDURES.procedure(name, *[step for part in parts for step in part])


# --- whom ---------------------------------------------------------------------------------------------------
class Pick(Rule):
    """One object that fits becomes the target; without one, or if it is declined, nothing more happens."""

    def __init__(self, which: Which, may: bool, cancel: bool, around_target: bool) -> None:
        self.which = which
        self.may = may
        self.cancel = cancel
        self.around_target = around_target

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f.you, f.target if self.around_target else f.source, self.which)
        if not found:
            s.leave()
        elif self.cancel:
            s.ask(f.you, ASK_USE, [*found, CANCEL])
        else:
            s.ask(f.you, ASK_USE, [*found, NO] if self.may else found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == CANCEL:
            s.dithered += 1
            s.leave()
        elif pick == NO:
            s.leave()
        else:
            f.target = pick
            s.emit(TELL_USES, f.you, f.card)


def may_pick(*which: Which) -> Steps:
    return (Pick(that(*which), True, False, False),)


def must_pick(*which: Which) -> Steps:
    return (Pick(that(*which), False, False, False),)


def pick_or_cancel(*which: Which) -> Steps:
    return (Pick(that(*which), False, True, False),)


def may_pick_beside_it(*which: Which) -> Steps:
    """One adjacent to the target instead of to this unit."""
    return (Pick(that(*which), True, False, True),)


class Forceable(Which):
    """Something that can be forced that far."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return len(landings(s, you, this, p, self.low, self.high, ANY_WAY, 0)) > 0


class AbleToAttack(Which):
    """Something that an extra attack would let act."""

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return len(attack_options(s, p, ANYTHING)) > 0


forceable: Final = Forceable(1, 1)
able_to_attack: Final = AbleToAttack()


class Tell(Rule):
    """A compulsory ability announces itself."""

    quiet = True

    def run(self, s: Table, f: Frame) -> None:
        s.emit(TELL_USES, f.you, f.card)


tell: Final[Steps] = (Tell(),)


# --- using up and learning ----------------------------------------------------------------------------------
class UseUp(Rule):
    """SW-3.7: not again in this turn."""

    quiet = True

    def run(self, s: Table, f: Frame) -> None:
        use_up(s, f)


def use_up(s: Table, f: Frame) -> None:
    p = s.pieces.get(f.source)
    if p is not None:
        s.put(p.of_turn(p.marks, (*p.used, f.card), p.gained))


class LearnIts(Rule):
    """SW-Q16: the abilities the target has now, until the end of the turn."""

    verb = "learn"

    def run(self, s: Table, f: Frame) -> None:
        p, q = s.pieces.get(f.source), s.pieces.get(f.target)
        if p is not None and q is not None:
            gained = p.gained
            for ability in s.abilities(q):
                if ability not in p.face.abilities and ability.index not in gained:
                    gained += (ability.index,)
                    s.emit(TELL_LEARNS, p.face.index, p.uid, ability.index)
            s.put(p.of_turn(p.marks, p.used, gained))


once: Final[Steps] = (UseUp(),)
learn_its_abilities: Final[Steps] = (LearnIts(),)


# --- extra attacks and rolls (SW-7.8, SW-19.3) --------------------------------------------------------------
class RollOne(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.emit(TELL_USES, f.you, f.card)
        s.push(ROLL, f.you, f.source, f.card, 0, 1)


class StopWithoutSpecial(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if s.specials() == 0:
            s.leave()


roll_a_die: Final[Steps] = (RollOne(),)
if_special: Final[Steps] = (StopWithoutSpecial(),)
may_attack_again_for_boost: Final[Steps] = (ExtraAttack(ANYTHING, True, 1, False),)
may_attack_adjacent_enemy: Final[Steps] = (ExtraAttack(ADJACENT_ENEMY, True, 0, False),)
it_attacks: Final[Steps] = (ExtraAttack(ANYTHING, False, 0, True),)
it_may_attack_adjacent_enemy: Final[Steps] = (ExtraAttack(ADJACENT_ENEMY, True, 0, True),)
