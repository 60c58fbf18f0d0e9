"""Every event card's effect: what it does when it is played, and what it does while it is active (SW-12)."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.printed.abilities import (
    aura_of_the_phoenix,
    forceful_attack,
    gang_up,
    guarded,
    imbued_strength,
    reckless_strike,
)
from herna.games.summoner.rules.attacking import ExtraAttack
from herna.games.summoner.rules.forces import ANY_WAY, IT, Force, ForcePast
from herna.games.summoner.table.designs import Ability, Standing, Which
from herna.games.summoner.table.words import ADJACENT, ANYTHING, ENEMY_CARD
from herna.games.summoner.vocabulary.effects import Steps, effect, it_may_attack_adjacent_enemy, may_pick_beside_it
from herna.games.summoner.vocabulary.filters import (
    adjacent,
    common,
    common_or_champion,
    cost_zero,
    enemy,
    friendly,
    near_summoner,
    structure,
    that,
    unit,
    your_summoner,
    your_summoner_or_beside,
)
from herna.games.summoner.vocabulary.placing import if_it_was, may_force_it, may_force_it_toward_summoner
from herna.games.summoner.vocabulary.specials import (
    BeginCharge,
    BloodPlace,
    BloodPrice,
    BoostItAndFriendsBeside,
    ChooseSecond,
    ControlPicked,
    DamageItAndPassed,
    DestroyPicked,
    EveryCostZero,
    ForceForFury,
    HealEach,
    HealOne,
    LendIt,
    NextAttacker,
    PurgeNeighbour,
    Repeat,
    WeaveBoost,
    choose_any,
    choose_up_to,
    each,
)
from herna.games.summoner.vocabulary.tokens import damage_it

force_each: Final[Steps] = each("force one", "force", Force(IT, 1, 1, False, ANY_WAY, 0))

# --- effects when played ------------------------------------------------------------------------------------
SNEAK: Final = effect("cg_sneak", choose_any(friendly, cost_zero), force_each)
ENRAGE: Final = effect(
    "cg_enrage_the_horde", (EveryCostZero(), NextAttacker(), ExtraAttack(ANYTHING, True, 0, True), Repeat())
)
BURN: Final = effect("pe_burn", damage_it(2))
BLOOD_SUMMON: Final = effect("fk_blood_summon", (BloodPrice(), BloodPlace(), Repeat()))
PURGE: Final = effect(
    "fk_purge", choose_any(friendly, unit), each("purge beside one", "", PurgeNeighbour()), (DestroyPicked(),)
)
GLACIAL_SHIFT: Final = effect(
    "pd_glacial_shift",
    choose_up_to(3, friendly, structure, near_summoner(3)),
    each("shift one", "force_far", Force(IT, 1, 2, False, ANY_WAY, 0)),
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
