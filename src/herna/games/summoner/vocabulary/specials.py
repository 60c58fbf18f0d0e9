"""What only event cards do: choosing several targets, and the verbs of single events (SW-12)."""

from __future__ import annotations

from herna.games.summoner.rules.attacking import attack_options
from herna.games.summoner.rules.forces import ANY_WAY, FORCE, landings, named
from herna.games.summoner.rules.sights import empty_beside
from herna.games.summoner.table.designs import DESIGNS, Ability, Which
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.words import ANYTHING, ASK_FORCE, ASK_PUT, ASK_USE, AT, NO, TELL_LEARNS, TELL_USES
from herna.games.summoner.vocabulary.effects import Steps
from herna.games.summoner.vocabulary.filters import adjacent, cost_zero, find, friendly, that, unit
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.texts.catalogue import Args


# --- several targets: `picks` are the chosen objects, in the order in which they will be dealt with ---------
class ChooseSeveral(Rule):
    """Any number, or up to `most` (0: no limit); none is possible (SW-1.10)."""

    def __init__(self, which: Which, most: int) -> None:
        self.which = which
        self.most = most

    def run(self, s: Table, f: Frame) -> None:
        if self.most and len(f.picks) == self.most:
            return
        found = [uid for uid in find(s, f.you, 0, self.which) if uid not in f.picks]
        if found:
            s.ask(f.you, ASK_USE, [*found, NO])

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return self.most, len(f.picks)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()


class EachInTurn(Rule):
    """Do the procedure for one chosen object after another, each as its `target`.

    `chosen_for` is what happens to them all, if that is the purpose for which they were chosen.
    """

    def __init__(self, procedure: int, chosen_for: str) -> None:
        self.procedure = procedure
        self.chosen_for = chosen_for

    def purpose(self, s: Table, f: Frame) -> str:
        return self.chosen_for

    def run(self, s: Table, f: Frame) -> None:
        if f.count < len(f.picks):
            f.again()
            f.count += 1
            s.push(self.procedure, f.you, 0, f.card, f.picks[f.count - 1])


def choose_any(*which: Which) -> Steps:
    return (ChooseSeveral(that(*which), 0),)


def choose_up_to(most: int, *which: Which) -> Steps:
    return (ChooseSeveral(that(*which), most),)


def each(name: str, chosen_for: str, *steps: Rule) -> Steps:
    return (EachInTurn(PROCEDURES.procedure(name, *steps), chosen_for),)


# --- verbs of single events ---------------------------------------------------------------------------------
class EveryCostZero(Rule):
    """SW-12.5: all of them are meant; the player picks who is next, or ends it."""

    def run(self, s: Table, f: Frame) -> None:
        if not f.count:
            f.picks = tuple(find(s, f.you, 0, that(friendly, cost_zero)))
            f.count = 1
        f.target = NO


class NextAttacker(Rule):
    """Of those in `picks` that have not attacked yet; `count` is how many have, plus 1."""

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, f.count - 1

    def run(self, s: Table, f: Frame) -> None:
        able: list[int] = []
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and attack_options(s, p, ANYTHING):
                able.append(uid)
        if able:
            s.ask(f.you, ASK_USE, [*able, NO])
        else:
            s.leave()

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.leave()
        else:
            f.target = pick
            f.picks = tuple([uid for uid in f.picks if uid != pick])
            f.count += 1


class Repeat(Rule):
    def run(self, s: Table, f: Frame) -> None:
        f.restart()


class BloodPrice(Rule):
    """A friendly unit beside which a card of the hand is to be placed; as often as you like, `count` times so far."""

    verb = "hurt_for_placing"

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, f.count

    def run(self, s: Table, f: Frame) -> None:
        if not s.sides[f.you].hand:
            s.leave()
            return
        payers: list[int] = []
        if cheap_units(s, f.you):
            payers = [uid for uid in find(s, f.you, 0, that(friendly, unit)) if empty_beside(s, s.pieces[uid].space)]
        s.ask(f.you, ASK_USE, [*payers, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.leave()
        else:
            f.target = pick


def cheap_units(s: Table, seat: int) -> list[int]:
    """Units of cost 2 or less in hand."""
    return [card for card in distinct(s.sides[seat].hand) if DESIGNS[card].is_unit and DESIGNS[card].cost <= 2]


class BloodPlace(Rule):
    """The card and its space; then the chosen unit pays with 2 damage, and it may be done again."""

    verb = "put"

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.target)

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        options: list[int] = []
        if p is not None:
            for card in cheap_units(s, f.you):
                options += [card << AT | space for space in empty_beside(s, p.space)]
        s.ask(f.you, ASK_PUT, [*options, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.count += 1
            s.leave_hand(seat, pick >> AT)
            s.bring(seat, pick >> AT, pick & 63)
            s.hurt(f.you + 1, 0, [(f.target, 2)])


class PurgeNeighbour(Rule):
    """You may hurt one unit beside the chosen one, if that is still in play."""

    verb = "damage_beside"

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.target)

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f.you, f.target, that(unit, adjacent))
        if found:
            s.ask(f.you, ASK_USE, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.hurt(f.you + 1, 0, [(pick, 2)])


class DestroyPicked(Rule):
    verb = "sacrifice"

    def run(self, s: Table, f: Frame) -> None:
        batch = [s.pieces[uid] for uid in f.picks if uid in s.pieces]
        if batch:
            base = len(s.waiting)
            s.destroy(f.you + 1, 0, batch)
            s.settle(base)


class ControlPicked(Rule):
    """SW-20.3: until the end of the turn."""

    verb = "control"

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None:
                s.take_control(f.you, p, True)
        s.settle(base)


class DamageItAndPassed(Rule):
    """SW-25.57: the target and every unit it passed, in one batch."""

    def run(self, s: Table, f: Frame) -> None:
        hits = [(f.target, 1)]
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and p.face.is_unit:
                hits.append((uid, 1))
        s.hurt(f.you + 1, 0, hits)


class HealEach(Rule):
    def __init__(self, which: Which, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        for uid in find(s, f.you, 0, self.which):
            s.heal(uid, self.amount)


class HealOne(Rule):
    """SW-25.25: any unit, as much as the card had boost; compulsory."""

    verb = "heal"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"amount": f.count}

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            s.ask(f.you, ASK_USE, find(s, f.you, 0, unit))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.heal(pick, f.count)


class BoostItAndFriendsBeside(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.boost(f.target, 1)
        for uid in find(s, f.you, f.target, that(friendly, unit, adjacent)):
            s.boost(uid, 1)


class LendIt(Rule):
    """The target has the ability until the end of the turn."""

    def __init__(self, ability: Ability) -> None:
        self.ability = ability

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None and self.ability.index not in p.gained:
            s.put(p.of_turn(p.marks, p.used, (*p.gained, self.ability.index)))
            s.emit(TELL_LEARNS, p.face.index, p.uid, self.ability.index)


class ChooseSecond(Rule):
    """The other one of a pair; it is written on the event, which is `source`."""

    verb = "entangle"

    def __init__(self, which: Which) -> None:
        self.which = which

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.target)

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_USE, [uid for uid in find(s, f.you, 0, self.which) if uid != f.target])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        e = s.event(f.source)
        if e is not None:
            s.change_event(e.choosing((f.target, pick)))


class ForceForFury(Rule):
    """SW-12.7: once per turn for each copy; declined, it is not used."""

    verb = "force_far"

    def terms(self, s: Table, f: Frame) -> Args:
        return named(s, f.target)

    def run(self, s: Table, f: Frame) -> None:
        f.count = NO
        p = s.pieces.get(f.target)
        if p is not None:
            spaces = landings(s, f.you, 0, p, 1, 2, ANY_WAY, 0)
            if spaces:
                s.ask(f.you, ASK_FORCE, [*spaces, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.count = pick
        e = s.event(f.source)
        if pick != NO and e is not None:
            s.change_event(e.of_turn(True))
            s.emit(TELL_USES, f.you, f.card)
            s.push(FORCE, f.you, 0, f.card, f.target, pick)


class BeginCharge(Rule):
    """Ice Ram: a unit beside the shifted structure `target`, if that is still there."""

    def run(self, s: Table, f: Frame) -> None:
        if f.target not in s.pieces:
            s.leave()


class WeaveBoost(Rule):
    """A unit was summoned beside the chosen one."""

    quiet = True

    def run(self, s: Table, f: Frame) -> None:
        s.emit(TELL_USES, f.you, f.card)
        s.boost(f.target, 1)
