"""What event cards do when they are played, and what they do while they are active (SW-12)."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.abilities import (
    aura_of_the_phoenix,
    forceful_attack,
    gang_up,
    guarded,
    imbued_strength,
    reckless_strike,
)
from herna.games.summoner.board import DISTANCE
from herna.games.summoner.combat import ExtraAttack, attack_options
from herna.games.summoner.effects import (
    Steps,
    damage_it,
    effect,
    if_it_was,
    it_may_attack_adjacent_enemy,
    may_force_it,
    may_force_it_toward_summoner,
    may_pick_beside_it,
)
from herna.games.summoner.filters import (
    adjacent,
    common,
    common_or_champion,
    cost_zero,
    enemy,
    find,
    friendly,
    near_summoner,
    structure,
    that,
    unit,
    your_summoner,
    your_summoner_or_beside,
)
from herna.games.summoner.forces import ANY_WAY, FORCE, IT, Force, ForcePast, landings
from herna.games.summoner.sights import empty_beside
from herna.games.summoner.table import DESIGNS, RULES, Rule, Table
from herna.games.summoner.things import Ability, Lasting, Standing, Which
from herna.games.summoner.words import (
    ADJACENT,
    ANYTHING,
    ASK_FORCE,
    ASK_PUT,
    ASK_USE,
    AT,
    ENEMY_CARD,
    LEARNS,
    NO,
    USES,
)
from herna.kernel.frame import Frame
from herna.kernel.pack import distinct


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

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()


class EachInTurn(Rule):
    """Do the procedure for one chosen object after another, each as its `target`."""

    def __init__(self, procedure: int) -> None:
        self.procedure = procedure

    def run(self, s: Table, f: Frame) -> None:
        if f.count < len(f.picks):
            f.again()
            f.count += 1
            s.push(self.procedure, f.you, 0, f.card, f.picks[f.count - 1])


def choose_any(*which: Which) -> Steps:
    return (ChooseSeveral(that(*which), 0),)


def choose_up_to(most: int, *which: Which) -> Steps:
    return (ChooseSeveral(that(*which), most),)


def each(name: str, *steps: Rule) -> Steps:
    return (EachInTurn(RULES.procedure(name, *steps)),)


# --- verbs of single events ---------------------------------------------------------------------------------
class EveryCostZero(Rule):
    """SW-12.5: all of them are meant; the player picks who is next, or ends it."""

    def run(self, s: Table, f: Frame) -> None:
        if not f.count:
            f.picks = tuple(find(s, f.you, 0, that(friendly, cost_zero)))
            f.count = 1
        f.target = NO


class NextAttacker(Rule):
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


class Repeat(Rule):
    def run(self, s: Table, f: Frame) -> None:
        f.restart()


class BloodPrice(Rule):
    """A friendly unit beside which a card of the hand is to be placed; as often as you like."""

    def run(self, s: Table, f: Frame) -> None:
        if not s.sides[f.you].hand:
            s.leave()
            return
        payers: list[int] = []
        if cheap_units(s, f.you):
            payers = [p.uid for p in s.pieces.values() if fits_payer(s, f.you, p.uid)]
        s.ask(f.you, ASK_USE, [*payers, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.leave()
        else:
            f.target = pick


def fits_payer(s: Table, you: int, uid: int) -> bool:
    p = s.pieces[uid]
    return p.seat == you and p.face.is_unit and len(empty_beside(s, p.space)) > 0


def cheap_units(s: Table, seat: int) -> list[int]:
    """Units of cost 2 or less in hand."""
    return [card for card in distinct(s.sides[seat].hand) if DESIGNS[card].is_unit and DESIGNS[card].cost <= 2]


class BloodPlace(Rule):
    """The card and its space; then the chosen unit pays with 2 damage, and it may be done again."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        options: list[int] = []
        if p is not None:
            for card in cheap_units(s, f.you):
                options += [card << AT | space for space in empty_beside(s, p.space)]
        s.ask(f.you, ASK_PUT, [*options, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            base = len(s.waiting)
            s.leave_hand(seat, pick >> AT)
            s.bring(seat, pick >> AT, pick & 63)
            s.strike(f.you + 1, 0, [(f.target, 2)])
            s.after(base)


class PurgeNeighbour(Rule):
    """You may hurt one unit beside the chosen one, if that is still in play."""

    def run(self, s: Table, f: Frame) -> None:
        p = s.pieces.get(f.target)
        if p is not None:
            found = [q.uid for q in s.pieces.values() if q.face.is_unit and DISTANCE[p.space][q.space] == 1]
            if found:
                s.ask(f.you, ASK_USE, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            base = len(s.waiting)
            s.strike(f.you + 1, 0, [(pick, 2)])
            s.after(base)


class DestroyPicked(Rule):
    def run(self, s: Table, f: Frame) -> None:
        batch = [s.pieces[uid] for uid in f.picks if uid in s.pieces]
        if batch:
            base = len(s.waiting)
            s.destroy(f.you + 1, 0, batch)
            s.after(base)


class ControlPicked(Rule):
    """SW-20.3: until the end of the turn."""

    def run(self, s: Table, f: Frame) -> None:
        base = len(s.waiting)
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None:
                s.take_control(f.you, p, True)
        s.after(base)


class DamageItAndPassed(Rule):
    """SW-25.57: the target and every unit it passed, in one batch."""

    def run(self, s: Table, f: Frame) -> None:
        hits = [(f.target, 1)]
        for uid in f.picks:
            p = s.pieces.get(uid)
            if p is not None and p.face.is_unit:
                hits.append((uid, 1))
        base = len(s.waiting)
        s.strike(f.you + 1, 0, hits)
        s.after(base)


class HealEach(Rule):
    def __init__(self, which: Which, amount: int) -> None:
        self.which = which
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        for uid in find(s, f.you, 0, self.which):
            s.heal(uid, self.amount)


class HealOne(Rule):
    """SW-25.25: any unit, as much as the card had boost; compulsory."""

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
            s.emit(LEARNS, p.face.index, p.uid, self.ability.index)


class ChooseSecond(Rule):
    """The other one of a pair; it is written on the event, which is `source`."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_USE, [uid for uid in find(s, f.you, 0, self.which) if uid != f.target])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        e = s.event(f.source)
        if e is not None:
            s.change_event(Lasting(e.uid, e.card, e.seat, e.boost, (f.target, pick), e.used))


class ForceForFury(Rule):
    """SW-12.7: once per turn for each copy; declined, it is not used."""

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
            s.change_event(Lasting(e.uid, e.card, e.seat, e.boost, e.chosen, True))
            s.emit(USES, f.you, f.card)
            s.push(FORCE, f.you, 0, f.card, f.target, pick)


class BeginCharge(Rule):
    """Ice Ram: a unit beside the shifted structure `target`, if that is still there."""

    def run(self, s: Table, f: Frame) -> None:
        if f.target not in s.pieces:
            s.leave()


force_each: Final[Steps] = each("force one", Force(IT, 1, 1, False, ANY_WAY, 0))

# --- effects when played ------------------------------------------------------------------------------------
SNEAK: Final = effect("cg_sneak", choose_any(friendly, cost_zero), force_each)
ENRAGE: Final = effect(
    "cg_enrage_the_horde", (EveryCostZero(), NextAttacker(), ExtraAttack(ANYTHING, True, 0, True), Repeat())
)
BURN: Final = effect("pe_burn", damage_it(2))
BLOOD_SUMMON: Final = effect("fk_blood_summon", (BloodPrice(), BloodPlace(), Repeat()))
PURGE: Final = effect(
    "fk_purge", choose_any(friendly, unit), each("purge beside one", PurgeNeighbour()), (DestroyPicked(),)
)
GLACIAL_SHIFT: Final = effect(
    "pd_glacial_shift",
    choose_up_to(3, friendly, structure, near_summoner(3)),
    each("shift one", Force(IT, 1, 2, False, ANY_WAY, 0)),
)
ICE_REPAIR: Final = effect("pd_ice_repair", (HealEach(that(friendly, structure), 2),))
ENTANGLING: Final = effect("se_chant_of_entangling", (ChooseSecond(that(friendly, common, near_summoner(3))),))
GROWTH: Final = effect("se_chant_of_growth", (BoostItAndFriendsBeside(),))
POWER: Final = effect("se_chant_of_power", (LendIt(imbued_strength),))
MASS_HEAL: Final = effect("va_mass_heal", (HealEach(that(friendly, common_or_champion, near_summoner(2)), 2),))
BLAST: Final = effect("br_blast", (ForcePast(), DamageItAndPassed()))
HYPNOTIC_CALL: Final = effect("br_hypnotic_call", may_force_it_toward_summoner)
MIND_CONTROL: Final = effect(
    "br_mind_control", choose_any(enemy, common_or_champion, near_summoner(2)), (ControlPicked(),)
)

# --- effects that follow something while the event is active ------------------------------------------------
PYRE: Final = effect("fk_sacrificial_pyre", (HealOne(),))
ICE_RAM: Final = effect(
    "pd_ice_ram", (BeginCharge(),), may_pick_beside_it(unit, adjacent), damage_it(1), may_force_it(1, 1)
)
PRIMAL_FURY: Final = effect("to_primal_fury", (ForceForFury(),), if_it_was, it_may_attack_adjacent_enemy)


class WeaveBoost(Rule):
    """A unit was summoned beside the chosen one."""

    def run(self, s: Table, f: Frame) -> None:
        s.emit(USES, f.you, f.card)
        s.boost(f.target, 1)


WEAVE: Final = effect("se_chant_of_weaving", (WeaveBoost(),))


# --- what lasts ---------------------------------------------------------------------------------------------
def grants(ability: Ability, *which: Which) -> Standing:
    made = Standing()
    made.grants = ability
    made.grants_to = that(*which)
    return made


def while_active(
    strength: tuple[int, Which] | None = None,
    versus_chosen: int = 0,
    spaces: int = 0,
    ability_damage: int = 0,
    freezes: bool = False,
    entangles: bool = False,
    summon_near: Which | None = None,
    summon_near_chosen: bool = False,
    summon_always: bool = False,
    dims: Which | None = None,
    saves: Which | None = None,
    boost_each_fall: int = 0,
    unboost_each_fall: Which | None = None,
    after_attack: tuple[Which, int, int] | None = None,
    after_shift: int = 0,
    after_summon: int = 0,
    on_discard: int = 0,
    keep_for_boost: bool = False,
    own_boost: int = 0,
) -> Standing:
    """What an active event does; each word is a hook of `Standing`."""
    made = Standing()
    if strength is not None:
        made.strength, made.stronger = strength
    made.versus_chosen, made.spaces, made.ability_damage = versus_chosen, spaces, ability_damage
    made.freezes, made.entangles = freezes, entangles
    made.summon_near, made.summon_near_chosen, made.summon_always = summon_near, summon_near_chosen, summon_always
    made.dims, made.saves = dims, saves
    made.boost_each_fall, made.unboost_each_fall = boost_each_fall, unboost_each_fall
    if after_attack is not None:
        made.after_attack_by, made.after_attack_on, made.after_attack = after_attack
    made.after_shift, made.after_summon, made.on_discard = after_shift, after_summon, on_discard
    made.keep_for_boost, made.own_boost = keep_for_boost, own_boost
    return made


pile_on: Final = grants(gang_up, friendly, unit)
brutal_force: Final = grants(forceful_attack, friendly, unit)
for_glory: Final = grants(reckless_strike, friendly, common)
divine_retribution: Final = grants(aura_of_the_phoenix, your_summoner)
guarding_spirits: Final = grants(guarded, friendly, common, near_summoner(3))

unrelenting: Final = while_active(saves=that(friendly, common))
blinding_flare: Final = while_active(dims=your_summoner_or_beside)
spirit_of_the_phoenix: Final = while_active(ability_damage=1)
freeze: Final = while_active(freezes=True)
primal_fury: Final = while_active(after_attack=(your_summoner, ENEMY_CARD | ADJACENT, PRIMAL_FURY))
sacrificial_pyre: Final = while_active(boost_each_fall=1, on_discard=PYRE)
ice_ram: Final = while_active(after_shift=ICE_RAM)
chant_of_entangling: Final = while_active(entangles=True)
chant_of_weaving: Final = while_active(summon_near_chosen=True, after_summon=WEAVE)
renewed_hope: Final = while_active(summon_always=True, summon_near=your_summoner)
holy_judgment: Final = while_active(
    own_boost=2,
    strength=(1, that(friendly, common)),
    unboost_each_fall=that(friendly, unit),
    keep_for_boost=True,
)
hypnotic_call: Final = while_active(versus_chosen=1)
perplexing_tempest: Final = while_active(spaces=-1)
