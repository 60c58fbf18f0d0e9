"""The vocabulary of effects: targets, verbs and choices that abilities and events are built from.

A builder returns a tuple of steps. `you` resolves the effect, `source` is "this unit" (0 in an event), `card` the
ability or event, `target` what was chosen or what set it off, `count` and `picks` what the trigger told.
"""

from __future__ import annotations

from typing import Final

from herna.games.summoner.board import NEAR
from herna.games.summoner.combat import ROLL, ExtraAttack, attack_options
from herna.games.summoner.filters import discarded_units, enemy, find, that, unit
from herna.games.summoner.forces import ANY_WAY, AWAY_FROM_THIS, IT, THIS, TOWARD_SUMMONER, Force, landings
from herna.games.summoner.sights import empty_beside
from herna.games.summoner.table import DESIGNS, RULES, Rule, Table
from herna.games.summoner.things import Piece, Which
from herna.games.summoner.words import (
    ADJACENT_ENEMY,
    ANYTHING,
    ASK_EITHER,
    ASK_PAY,
    ASK_PLACE,
    ASK_RAISE,
    ASK_SHOW,
    ASK_TAKE,
    ASK_USE,
    AT,
    BY_BOOST,
    BY_DAMAGE,
    BY_DISCARD,
    BY_MAGIC,
    CANCEL,
    CHAMPION,
    COMMON,
    EXCHANGED,
    LEARNS,
    NO,
    SHOWS,
    TAKES,
    USES,
)
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.pack import distinct

Steps = tuple[Rule, ...]


def effect(name: str, *parts: Steps) -> int:
    """Number a procedure made of these parts."""
    return RULES.procedure(name, *[step for part in parts for step in part])


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
            s.emit(USES, f.you, f.card)


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

    def fits(self, s: Table, you: int, this: int, p: Piece) -> bool:
        return len(landings(s, you, this, p, self.low, self.high, ANY_WAY, 0)) > 0


class AbleToAttack(Which):
    """Something that an extra attack would let act."""

    def fits(self, s: Table, you: int, this: int, p: Piece) -> bool:
        return len(attack_options(s, p, ANYTHING)) > 0


forceable: Final = Forceable(1, 1)
able_to_attack: Final = AbleToAttack()


class Tell(Rule):
    """A compulsory ability announces itself."""

    def run(self, s: Table, f: Frame) -> None:
        s.emit(USES, f.you, f.card)


tell: Final[Steps] = (Tell(),)


# --- damage (SW-8) ------------------------------------------------------------------------------------------
class DamageIt(Rule):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            amount = s.ability_damage(f.you, p, self.amount) if f.source in s.pieces else self.amount
            hurt(s, f, [(p.uid, amount)])


class DamageThis(Rule):
    """`amount` 0: as much as the trigger counted."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hurt(s, f, [(f.source, self.amount or f.count)])


class DamageEach(Rule):
    """Everything that fits, at once."""

    def __init__(self, which: Which, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hit = [s.pieces[uid] for uid in find(s, f.you, f.source, self.which)]
        hurt(s, f, [(p.uid, s.ability_damage(f.you, p, self.amount)) for p in hit])


class DamagePicked(Rule):
    """Those of the objects that the trigger named which fit and are still there, at once."""

    def __init__(self, which: Which, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hits: list[tuple[int, int]] = []
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and self.which.fits(s, f.you, f.source, p):
                hits.append((uid, s.ability_damage(f.you, p, self.amount)))
        if hits:
            s.emit(USES, f.you, f.card)
            hurt(s, f, hits)


def hurt(s: Table, f: Frame, hits: list[tuple[int, int]]) -> None:
    base = len(s.waiting)
    s.strike(f.you + 1, f.source, hits)
    s.after(base)


class DamageFallenNeighbours(Rule):
    """Of a unit just destroyed: `picks` stood beside it; `count` 1 if its kills give no magic."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        hits: list[tuple[int, int]] = []
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and p.seat != f.you:
                hits.append((uid, s.ability_damage(f.you, p, self.amount)))
        if hits:
            s.emit(USES, f.you, f.card)
            base = len(s.waiting)
            s.strike(0 if f.count else f.you + 1, f.source, hits)
            s.after(base)


def damage_it(amount: int) -> Steps:
    return (DamageIt(amount),)


def damage_this(amount: int) -> Steps:
    return (DamageThis(amount),)


def damage_each(amount: int, *which: Which) -> Steps:
    return (Tell(), DamageEach(that(*which), amount))


def damage_passed(amount: int, *which: Which) -> Steps:
    return (DamagePicked(that(*which), amount),)


damage_this_per_special: Final[Steps] = (DamageThis(0),)


# --- boost (SW-13) ------------------------------------------------------------------------------------------
class BoostThis(Rule):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.boost(f.source, self.amount)


class BoostIt(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.boost(f.target, 1)


class BoostEach(Rule):
    def __init__(self, which: Which) -> None:
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        for uid in find(s, f.you, f.source, self.which):
            s.boost(uid, 1)


class BoostSummonerPerSpecial(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.boost(s.summoners[f.you], f.count)


class LoseBoost(Rule):
    """Spent, or removed as far as there is any."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        s.unboost(f.source, self.amount)
        s.after(base)


class PassAllBoost(Rule):
    """SW-25.35: all of this unit's boost goes over to the target."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        if p is not None and p.boost:
            base = len(s.waiting)
            s.boost(f.target, p.boost)
            s.unboost(f.source, p.boost)
            s.after(base)


class UseUp(Rule):
    """SW-3.7: not again in this turn."""

    def run(self, s: Table, f: Frame) -> None:
        use_up(s, f)


def use_up(s: Table, f: Frame) -> None:
    p = s.pieces.get(f.source)
    if p is not None:
        s.put(p.of_turn(p.marks, (*p.used, f.card), p.gained))


def boost_this(amount: int) -> Steps:
    return (BoostThis(amount),)


def spend_boost(amount: int) -> Steps:
    return (LoseBoost(amount),)


def boost_each(*which: Which) -> Steps:
    return (Tell(), BoostEach(that(*which)))


boost_it: Final[Steps] = (BoostIt(),)
boost_summoner_per_special: Final[Steps] = (Tell(), BoostSummonerPerSpecial())
pass_all_boost: Final[Steps] = (PassAllBoost(),)
once: Final[Steps] = (UseUp(),)


# --- forces (SW-14) -----------------------------------------------------------------------------------------
def force_it(low: int, high: int) -> Steps:
    return (Force(IT, low, high, False, ANY_WAY, 0),)


def may_force_it(low: int, high: int) -> Steps:
    return (Force(IT, low, high, True, ANY_WAY, 0),)


def force_this(low: int, high: int) -> Steps:
    return (Force(THIS, low, high, False, ANY_WAY, 0),)


def may_force_this_for_damage(price: int) -> Steps:
    return (Force(THIS, 1, 1, True, ANY_WAY, price),)


may_force_it_away: Final[Steps] = (Force(IT, 1, 1, True, AWAY_FROM_THIS, 0),)
may_force_it_toward_summoner: Final[Steps] = (Force(IT, 1, 1, True, TOWARD_SUMMONER, 0),)


class StopUnlessForced(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if f.count == NO:
            s.leave()


if_it_was: Final[Steps] = (StopUnlessForced(),)


# --- extra attacks and rolls (SW-7.8, SW-19.3) --------------------------------------------------------------
class RollOne(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.emit(USES, f.you, f.card)
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
it_may_attack: Final[Steps] = (ExtraAttack(ANYTHING, True, 0, True),)
it_may_attack_adjacent_enemy: Final[Steps] = (ExtraAttack(ADJACENT_ENEMY, True, 0, True),)
may_force_this: Final[Steps] = (Force(THIS, 1, 1, True, ANY_WAY, 0),)


# --- places (SW-14.5) ---------------------------------------------------------------------------------------
class PlaceBeside(Rule):
    """Put the target on an empty space beside this unit."""

    def run(self, s: Table, f: Frame) -> None:
        me, p = s.pieces.get(f.source), s.pieces.get(f.target)
        if me is not None and p is not None:
            spaces = empty_beside(s, me.space)
            if spaces:
                s.ask(f.you, ASK_PLACE, spaces)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.place(s.pieces[f.target], pick)


class MayFollow(Rule):
    """Put this unit beside the target."""

    def run(self, s: Table, f: Frame) -> None:
        me, leader = s.pieces.get(f.source), s.pieces.get(f.target)
        if me is not None and leader is not None:
            spaces = empty_beside(s, leader.space)
            if spaces:
                s.ask(f.you, ASK_PLACE, [*spaces, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(USES, f.you, f.card)
            s.place(s.pieces[f.source], pick)


class MayTakeItsSpace(Rule):
    """Put this unit on the space `target`, if it is empty."""

    def run(self, s: Table, f: Frame) -> None:
        if f.source in s.pieces and s.board[f.target] is None:
            s.ask(f.you, ASK_PLACE, [f.target, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(USES, f.you, f.card)
            s.place(s.pieces[f.source], pick)


class Exchange(Rule):
    """This unit and the target swap spaces."""

    def run(self, s: Table, f: Frame) -> None:
        p, q = s.pieces.get(f.source), s.pieces.get(f.target)
        if p is not None and q is not None:
            s.emit(EXCHANGED, p.face.index, p.uid, q.face.index, q.uid)
            here, there = p.space, q.space
            s.board[here] = s.board[there] = None
            s.relocate(p, there)
            s.relocate(q, here)


place_it_beside_this: Final[Steps] = (PlaceBeside(),)
may_follow: Final[Steps] = (MayFollow(),)
may_take_its_space: Final[Steps] = (MayTakeItsSpace(),)
exchange: Final[Steps] = (Exchange(),)


# --- choices between two things (SW-17.2) -------------------------------------------------------------------
class Either(Rule):
    """One of the possible options; what each does is in `settle`."""

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return []

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        if p is not None:
            options = self.options(s, f, p)
            if options:
                s.ask(f.you, ASK_EITHER, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.pieces.get(f.source)
        if p is not None and pick != NO:
            base = len(s.waiting)
            s.emit(USES, f.you, f.card)
            self.settle(s, f, p, pick)
            s.after(base)

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        raise NotImplementedError


class PayForBoostOrSuffer(Either):
    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return [BY_MAGIC, BY_DAMAGE] if s.sides[f.you].magic else [BY_DAMAGE]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_MAGIC:
            s.pay(f.you, 1)
            s.boost(p.uid, 1)
        else:
            s.strike(f.you + 1, p.uid, [(p.uid, 1)])


class PayOrDiscardThis(Either):
    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return [BY_MAGIC, BY_DISCARD] if s.sides[f.you].magic else [BY_DISCARD]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_MAGIC:
            s.pay(f.you, 1)
        else:
            s.discard_piece(p)


class MayPayToBeForced(Either):
    """SW-25.41: not usable if there is no space to be forced to."""

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        if not landings(s, f.you, f.source, p, 1, 2, ANY_WAY, 0):
            return []
        found = [BY_BOOST] if p.boost else []
        if s.sides[f.you].magic:
            found.append(BY_MAGIC)
        return [*found, NO] if found else []

    def run(self, s: Table, f: Frame) -> None:
        f.count = NO
        Either.run(self, s, f)

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        f.count = pick
        if pick == BY_MAGIC:
            s.pay(f.you, 1)
        else:
            s.unboost(p.uid, 1)


class BoostOrGoUnder(Either):
    """Boost this unit, or spend 1 boost and slide it under one that fits, or neither."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        found = find(s, f.you, f.source, self.which) if p.boost else []
        return [BY_BOOST, *found, NO]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_BOOST:
            s.boost(p.uid, 1)
            return
        s.unboost(p.uid, 1)
        me, top = s.pieces.get(p.uid), s.pieces.get(pick)
        if me is not None and top is not None:
            s.slide_under(me, top)


class BoostOrPassBoost(Either):
    """Boost this unit, or spend 1 boost and boost one that fits."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        found = find(s, f.you, f.source, self.which) if p.boost else []
        return [BY_BOOST, *found]

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        if pick == BY_BOOST:
            s.boost(p.uid, 1)
        else:
            s.boost(pick, 1)
            s.unboost(p.uid, 1)


class MayShatter(Either):
    """Spend 1 boost: each enemy unit beside a structure of yours takes damage, once (SW-25.32)."""

    def options(self, s: Table, f: Frame, p: Piece) -> list[int]:
        return [BY_BOOST, NO] if p.boost else []

    def settle(self, s: Table, f: Frame, p: Piece, pick: int) -> None:
        s.unboost(p.uid, 1)
        hits: list[tuple[int, int]] = []
        for q in s.pieces.values():
            if q.seat != f.you and q.face.is_unit and self.beside_structure(s, f.you, q):
                hits.append((q.uid, s.ability_damage(f.you, q, 1)))
        s.strike(f.you + 1, f.source, hits)

    def beside_structure(self, s: Table, you: int, q: Piece) -> bool:
        for space in NEAR[q.space]:
            o = s.board[space]
            if o is not None and o.seat == you and o.face.is_structure:
                return True
        return False


class DiscardIt(Rule):
    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            base = len(s.waiting)
            s.discard_piece(p)
            s.after(base)


pay_for_boost_or_suffer: Final[Steps] = (PayForBoostOrSuffer(),)
pay_or_discard_this: Final[Steps] = (PayOrDiscardThis(),)
may_pay_to_be_forced: Final[Steps] = (MayPayToBeForced(), StopUnlessForced(), *force_this(1, 2))
may_shatter: Final[Steps] = (MayShatter(),)
discard_it: Final[Steps] = (DiscardIt(),)


def boost_or_go_under(*which: Which) -> Steps:
    return (BoostOrGoUnder(that(*which)),)


def boost_or_pass_boost(*which: Which) -> Steps:
    return (BoostOrPassBoost(that(*which)),)


# --- cards (SW-11, SW-22) -----------------------------------------------------------------------------------
class Draw(Rule):
    """`amount` 0: as many as the trigger counted."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        amount = self.amount or f.count
        if amount:
            s.emit(USES, f.you, f.card)
            s.draw(f.you, amount)


class MayTakeFromDiscard(Rule):
    """A unit with this word, shown, into the hand."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_TAKE, [*discarded_units(s, f.you, self.word), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(USES, f.you, f.card)
            s.leave_discard(seat, pick)
            s.into_hand(seat, pick)
            s.emit_cards(TAKES, (seat,), (pick,), EVERYBODY)


class MayPutOnItsSpace(Rule):
    """A unit with this word from the discard pile onto the space `target`, if it is empty."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Table, f: Frame) -> None:
        if s.board[f.target] is None and s.sides[f.you].discard:
            s.ask(f.you, ASK_TAKE, [*discarded_units(s, f.you, self.word), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(USES, f.you, f.card)
            s.leave_discard(seat, pick)
            s.bring(seat, pick, f.target)


class RaiseForDamage(Rule):
    """This unit takes damage, then a unit with this word from the discard pile is placed beside it."""

    def __init__(self, word: str, price: int) -> None:
        self.word = word
        self.price = price

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.source)
        options: list[int] = []
        if p is not None:
            for card in discarded_units(s, f.you, self.word):
                options += [card << AT | space for space in empty_beside(s, p.space)]
        s.ask(f.you, ASK_RAISE, [*options, CANCEL], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == CANCEL:
            s.dithered += 1
            return
        s.emit(USES, f.you, f.card)
        use_up(s, f)
        base = len(s.waiting)
        s.strike(f.you + 1, f.source, [(f.source, self.price)])
        if s.outcome is None:
            s.leave_discard(seat, pick >> AT)
            s.bring(seat, pick >> AT, pick & 63)
            s.after(base)


class ShowForStrength(Rule):
    """Any number of different unit cards from hand, shown and discarded: 1 magic and 1 strength each."""

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if hand:
            shown = [card for card in distinct(hand) if DESIGNS[card].is_unit and card not in f.picks]
            s.ask(f.you, ASK_SHOW, [*shown, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        s.leave_hand(seat, pick)
        s.discard_seen(seat, pick)
        s.emit_cards(SHOWS, (seat,), (pick,), EVERYBODY)
        s.gain(seat, 1)
        if s.attack is not None:
            s.attack.bonus += 1
        f.picks += (pick,)
        f.again()


class PayToHeal(Rule):
    """Discard a card, and the attack on a friendly common or champion heals instead."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None and p.seat == f.you and p.face.classes & (COMMON | CHAMPION) and s.sides[f.you].hand:
            s.ask(f.you, ASK_PAY, [*distinct(s.sides[f.you].hand), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(USES, f.you, f.card)
            s.discard_face_down(seat, pick)
            if s.attack is not None:
                s.attack.healing = f.target


class DrainIt(Rule):
    """Destroy the target; if that was done, specials are melee hits in this attack."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            if s.attack is not None and not s.saved(p):
                s.attack.drained = True
            base = len(s.waiting)
            s.destroy(f.you + 1, f.source, [p])
            s.after(base)


class LearnIts(Rule):
    """SW-Q16: the abilities the target has now, until the end of the turn."""

    def run(self, s: Table, f: Frame) -> None:
        p, q = s.pieces.get(f.source), s.pieces.get(f.target)
        if p is not None and q is not None:
            gained = p.gained
            for ability in s.abilities(q):
                if ability not in p.face.abilities and ability.index not in gained:
                    gained += (ability.index,)
                    s.emit(LEARNS, p.face.index, p.uid, ability.index)
            s.put(p.of_turn(p.marks, p.used, gained))


def draw(amount: int) -> Steps:
    return (Draw(amount),)


def may_take_from_discard(word: str) -> Steps:
    return (MayTakeFromDiscard(word),)


def may_put_on_its_space(word: str) -> Steps:
    return (MayPutOnItsSpace(word),)


def raise_for_damage(word: str, price: int) -> Steps:
    return (RaiseForDamage(word, price),)


draw_per_special: Final[Steps] = (Draw(0),)
show_for_strength: Final[Steps] = (ShowForStrength(),)
pay_to_heal: Final[Steps] = (PayToHeal(),)
drain_it: Final[Steps] = (DrainIt(),)
learn_its_abilities: Final[Steps] = (LearnIts(),)
damage_fallen_neighbours: Final[Steps] = (DamageFallenNeighbours(1),)
enemy_units: Final = that(enemy, unit)
