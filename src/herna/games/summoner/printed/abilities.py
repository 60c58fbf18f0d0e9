"""Every ability, as its text reads: what starts it and what it does. What people read is in `texts/components.toml`."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.table.designs import ABILITIES, Ability
from herna.games.summoner.table.words import (
    ADJACENT,
    ATTACK,
    BUILD,
    COMMON_OR_CHAMPION,
    DAMAGED_UNIT,
    ENEMY_CARD,
    ENEMY_UNIT,
    GATE,
    IMMOBILE,
    MOBILE,
    MOVE,
    PAST_ALL,
    PAST_COMMONS,
    PAST_STRUCTURES,
    PROTECTS,
    RELENTLESS,
    SOULLESS,
    STEADFAST,
    SUMMON,
    UNIT,
)
from herna.games.summoner.vocabulary.choices import (
    boost_or_go_under,
    boost_or_pass_boost,
    may_pay_to_be_forced,
    may_shatter,
    pay_for_boost_or_suffer,
    pay_or_discard_this,
)
from herna.games.summoner.vocabulary.effects import (
    able_to_attack,
    forceable,
    if_special,
    it_attacks,
    learn_its_abilities,
    may_attack_adjacent_enemy,
    may_attack_again_for_boost,
    may_pick,
    must_pick,
    once,
    pick_or_cancel,
    roll_a_die,
    tell,
)
from herna.games.summoner.vocabulary.filters import (
    Flat,
    PerBoost,
    PerDamage,
    PerFriend,
    PerFriendBesideTarget,
    PerMagic,
    ToFriends,
    Within,
    adjacent,
    any_card_in_discard,
    any_card_in_hand,
    boosted,
    both,
    citadel,
    clear_straight,
    common,
    common_or_champion,
    cost_zero,
    ember,
    enemy,
    exists,
    friendly,
    frost,
    has_not_killed,
    in_own_discard,
    not_boosted,
    other,
    room_beside,
    structure,
    that,
    unit,
    within,
    your_summoner,
)
from herna.games.summoner.vocabulary.hands import (
    draw,
    draw_per_special,
    may_put_on_its_space,
    may_take_from_discard,
    pay_to_heal,
    raise_for_damage,
    show_for_strength,
)
from herna.games.summoner.vocabulary.placing import (
    exchange,
    force_it,
    if_it_was,
    may_follow,
    may_force_it,
    may_force_it_away,
    may_force_this,
    may_force_this_for_damage,
    may_take_its_space,
    place_it_beside_this,
)
from herna.games.summoner.vocabulary.printing import Always, ability
from herna.games.summoner.vocabulary.tokens import (
    boost_each,
    boost_it,
    boost_summoner_per_special,
    boost_this,
    damage_each,
    damage_fallen_neighbours,
    damage_it,
    damage_passed,
    damage_this_per_special,
    discard_it,
    drain_it,
    pass_all_boost,
    spend_boost,
)

# --- Phoenix Elves ------------------------------------------------------------------------------------------
ability("quick_shot", after_move=[may_pick(unit, clear_straight(3)), damage_it(1)])
ability("born_of_fire", always=Always(summon_near=that(friendly, ember)))
ability(
    "wildfire",
    start=(MOVE, [damage_each(1, enemy, unit, adjacent)]),
    when=exists(that(enemy, unit, adjacent)),
)
guarded: Final = ability("guarded", always=Always(cap=1))
ability("riposte", after_attacked=[tell, damage_it(1)], on=ENEMY_UNIT | ADJACENT)
ability("protector", always=Always(summon_near=your_summoner))
ability("fire_breath", always=Always(shoots_past=UNIT, scorch=1))
ability("fiery_summon", always=Always(welcomes="ember"))
ability("ignite", always=Always(lends_strength=ToFriends(ember, 1, 1)))
ability("momentum", after_attack=[tell, once, boost_this(1)], on=ENEMY_UNIT, once_per_turn=True)
ability(
    "call_protection",
    end=(ATTACK, [may_pick(friendly, common), spend_boost(1), place_it_beside_this]),
    when=both(boosted, both(room_beside, exists(that(friendly, common)))),
)
ability("engage", always=Always(step_away_damage=1))
ability("shove", after_attack=[may_force_it(1, 1)], on=ENEMY_UNIT | ADJACENT | COMMON_OR_CHAMPION)
aura_of_the_phoenix: Final = ability("aura_of_the_phoenix", after_friend_attacked=(3, [tell, damage_it(1)]))

# --- Tundra Orcs --------------------------------------------------------------------------------------------
ability("unwieldy_magic", always=Always(needs_special=True))
ability("restore", after_move=[tell, boost_this(1)], when=not_boosted)
ability("influence", always=Always(reroll_within=3))
ability("blood_bond", after_attack=[boost_summoner_per_special], on=ENEMY_UNIT, per_special=True)
ability("wild_strike", always=Always(hits_with_specials=True))
ability("sluggish", always=Always(weakness=1))
ability("far_shot", always=Always(range=4))
ability("piercing_frost", always=Always(lends_strength=ToFriends(frost, 1, 1)))
ability("blood_rush", after_summon=[may_force_this_for_damage(1)], when=room_beside)
ability(
    "frenzy",
    after_attack=[roll_a_die, if_special, may_force_this, if_it_was, may_attack_adjacent_enemy],
    on=ENEMY_CARD | ADJACENT,
)
forceful_attack: Final = ability("forceful_attack", after_attack=[may_force_it_away], on=DAMAGED_UNIT)
reckless_strike: Final = ability("reckless_strike", always=Always(strength=Flat(2), backlash=2))

# --- Cave Goblins -------------------------------------------------------------------------------------------
ability("charge", always=Always(straight=4, run=3))
ability("blood_runes", start=(ATTACK, [pay_for_boost_or_suffer]))
imbued_strength: Final = ability("imbued_strength", always=Always(strength=PerBoost(5)))
ability("climb", always=Always(spaces=Flat(1), past=PAST_STRUCTURES))
ability("immobile", traits=IMMOBILE)
ability("cling", after_friend_move=[may_follow])
ability("relentless", traits=RELENTLESS)
ability("magic_junkie", end_of_turn=[pay_or_discard_this])
ability(
    "sly",
    action=(ATTACK, [pick_or_cancel(friendly, cost_zero, other), once, exchange]),
    when=exists(that(friendly, cost_zero, other)),
    once_per_turn=True,
)
ability(
    "feed_the_eater", end=(ATTACK, [must_pick(friendly, unit, Within(1, itself=True)), discard_it]), when=has_not_killed
)
gang_up: Final = ability("gang_up", always=Always(versus=PerFriendBesideTarget()))

# --- Fallen Kingdom -----------------------------------------------------------------------------------------
ability("life_drain", before_attack=[may_pick(friendly, unit, within(2)), drain_it])
ability("summoned_by_fire", always=Always(by_sacrifice=True))
ability("wrath", always=Always(strength=PerDamage()))
ability("immolate", after_destroyed=[damage_fallen_neighbours])
ability(
    "raise_the_dead",
    action=(SUMMON, [raise_for_damage("undead", 2)]),
    when=both(room_beside, in_own_discard("undead")),
    once_per_turn=True,
)
ability("soul_shift", after_fall=(3, [may_take_its_space]))
ability("soulless", traits=SOULLESS)
ability("infect", after_kill=[may_put_on_its_space("carrier")])
ability("blood_fury", end_of_turn=[spend_boost(2)], when=boosted, always=Always(boost_each_fall=1))
cursed: Final = ability("cursed", after_attack=[damage_this_per_special], per_special=True)

# --- Polar Dwarves ------------------------------------------------------------------------------------------
ability("trample", after_move=[damage_passed(1, common)], always=Always(past=PAST_COMMONS))
ability("frost_bolt", always=Always(strength=PerFriend(structure, 1)))
ability("living_gate", traits=GATE)
ability("mobile_structure", traits=MOBILE)
ability("slow", always=Always(spaces=Flat(-1)))
ability("frost_axe", after_move=[boost_or_go_under(friendly, common, within(3))])
ability("ice_shards", end=(BUILD, [may_shatter]), when=boosted)
ability("greater_frost_bolt", always=Always(strength=PerFriend(structure, 2)))
ability("cold_snap", always=Always(lends_life=ToFriends(structure, 0, 1)))
ability("structural_shift", after_move=[may_pick(friendly, structure, within(3), forceable), force_it(1, 1)])

# --- Savanna Elves ------------------------------------------------------------------------------------------
ability("spirit_bond", after_move=[may_pick(friendly, unit, within(3)), boost_it, pass_all_boost])
ability("prepare", instead_of_move=[boost_this(1)])
ability("swift_shot", after_attack=[may_attack_again_for_boost], when=boosted, once_per_turn=True)
ability("imbued_life", always=Always(life=PerBoost(5)))
ability("inspire", after_move=[boost_each(friendly, unit, adjacent)])
ability("withdraw", after_attack=[may_pay_to_be_forced])
ability("imbued_speed", always=Always(spaces=PerBoost(5)))
ability("charged", after_summon=[tell, boost_this(1)])
ability("commune_with_spirits", after_move=[boost_or_pass_boost(friendly, unit, within(3))])

# --- Vanguards ----------------------------------------------------------------------------------------------
ability("arrow_of_light", before_attack=[show_for_strength], when=any_card_in_hand)
ability("protect", traits=PROTECTS)
ability("intercession", after_attack=[draw_per_special], on=ENEMY_UNIT, per_special=True)
ability("divine_shield", always=Always(shield=(2, that(citadel, within(3)))))
ability("radiant_shot", always=Always(strength=PerMagic(2)))
ability(
    "the_citadels_might",
    after_attack=[may_take_from_discard("citadel")],
    on=ENEMY_UNIT,
    when=both(any_card_in_discard, exists(that(friendly, citadel))),
)
ability("heal", before_attack=[pay_to_heal], when=any_card_in_hand)
ability("guidance", start=(SUMMON, [draw(2)]))
ability("citadel_champion", always=Always(strength=PerFriend(citadel, 2)))

# --- Breakers -----------------------------------------------------------------------------------------------
ability("stupefy", always=Always(dulls=1))
ability(
    "telepathic_command",
    after_attack=[may_pick(friendly, common, within(3), able_to_attack), it_attacks],
    on=ENEMY_CARD,
)
flight: Final = ability("flight", always=Always(spaces=Flat(1), past=PAST_ALL))
ability("levitate", always=Always(lifts=(flight, 2)))
ability(
    "greater_push",
    after_attack=[may_pick(common_or_champion, within(3), forceable), force_it(1, 1)],
    instead_of_attack=[must_pick(common_or_champion, within(3), forceable), force_it(1, 1)],
    when=exists(that(common_or_champion, within(3), forceable)),
)
ability("steadfast", traits=STEADFAST)
ability(
    "mimic",
    start=(MOVE, [may_pick(common, within(3)), learn_its_abilities]),
    when=exists(that(common, within(3))),
)
ability("mind_capture", always=Always(captures=True))
ability("swift", always=Always(spaces=Flat(1)))
ability(
    "push",
    after_attack=[may_pick(common_or_champion, within(2), forceable), force_it(1, 1)],
    instead_of_attack=[must_pick(common_or_champion, within(2), forceable), force_it(1, 1)],
    when=exists(that(common_or_champion, within(2), forceable)),
)

BY_SLUG: Final[dict[str, Ability]] = {a.slug: a for a in ABILITIES}
