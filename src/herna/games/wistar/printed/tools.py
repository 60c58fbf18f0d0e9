"""The 53 tools: each line is a card, in the words of its text."""

from __future__ import annotations

from herna.games.wistar.rules import counters
from herna.games.wistar.table.words import (
    ADDS_ENERGY,
    ADDS_INTELLIGENCE,
    ADVANCED,
    ADVANCED_CARD,
    ANY,
    BASIC,
    BASIC_CARD,
    BUILDING,
    COMPLETES_TASK,
    DISCOUNTED,
    FREE,
    GETS_ADVANCED,
    ITEM,
    METAL,
    MOVEMENT,
    PLAYS_BUILDING,
    PLAYS_TOOL,
    REVEALS_MISSION,
    SAMOHYB,
    TAKES_MOUSE,
    TOOL,
    VERSATILITY,
    VP,
    WEAK,
    WOOD,
)
from herna.games.wistar.vocabulary.deeds import (
    any_main_action,
    complete_task,
    dig_free,
    dig_free_per,
    explore_points,
    move_explorer,
    open_door_anywhere,
    open_door_near,
    play_card,
    project_points,
    reveal_mission,
)
from herna.games.wistar.vocabulary.effects import (
    electricity,
    gain,
    gain_per,
    if_electricity,
    if_strong_electricity,
    pay,
)
from herna.games.wistar.vocabulary.printing import (
    Always,
    aggressive,
    at_end,
    cheaper,
    income,
    instant,
    once,
    price,
    tool,
    whenever,
)
from herna.games.wistar.vocabulary.specials import discard_a_card, discard_one, lose_vp, place_or_move_a_tent

# fmt: off
# --- advanced -----------------------------------------------------------------------------------------------
tool(1, "laser_cutter", ADVANCED, price(metal=2, current=WEAK), "strength energy", 3,
    once(pay(1, ITEM, gain(3, METAL))))
tool(2, "spring_boots", ADVANCED, price(wood=1, metal=2, agility=1), "agility agility", 2,
    once(explore_points(1)), known=True)
tool(3, "telescopic_goggles", ADVANCED, price(metal=2, wits=1), "wits wits", 3,
    instant(reveal_mission, project_points(2)), known=True)
tool(4, "mechanical_arm", ADVANCED, price(metal=2), "strength", 4,
    whenever(PLAYS_BUILDING, gain(1, METAL)), known=True)
tool(5, "magnetic_crowbar", ADVANCED, price(metal=2, strength=1), "strength", 3,
    instant(explore_points(3)))
tool(6, "ultrasonic_whistle", ADVANCED, price(wood=1, metal=1, wits=1), "wits", 2,
    whenever(TAKES_MOUSE, gain(1, VERSATILITY)))
tool(7, "plasma_torch", ADVANCED, price(metal=3, current=WEAK), "strength energy", 2,
    instant(dig_free(2)))
tool(8, "gravity_harness", ADVANCED, price(metal=2, movement=1, endurance=1, agility=1), "endurance agility", 4,
    income(gain(1, MOVEMENT)))
tool(9, "holographic_projector", ADVANCED, price(wood=1, metal=2, intelligence=2), "wits intelligence", 3,
    once(pay(1, ITEM, gain(1, VERSATILITY))))
tool(10, "pocket_generator", ADVANCED, price(metal=1), "energy energy", -1,
    instant(electricity, gain(1, METAL)))
tool(11, "nano_weave_vest", ADVANCED, price(metal=3, endurance=2), "endurance endurance", 4,
    at_end(1, counters.endurance))
tool(12, "lockpick", ADVANCED, price(metal=2, agility=1), "agility", 4,
    instant(open_door_anywhere), known=True)
tool(13, "stun_pistol", ADVANCED, price(metal=2, current=WEAK), "strength agility", 4,
    aggressive(counters.cubes_on_missions, lose_vp(3)))
tool(14, "acoustic_amplifier", ADVANCED, price(metal=2, current=WEAK), "wits energy", 4,
    once(if_strong_electricity(gain(1, ADVANCED_CARD))))
tool(15, "cordless_drill", ADVANCED, price(metal=3, current=WEAK), "strength energy", 1,
    instant(dig_free_per(counters.energy)), known=True)
tool(16, "experimental_spyglass", ADVANCED, price(wood=2, metal=1, wits=2), "wits intelligence", 4,
    instant(project_points(4)))
tool(17, "battery_backpack", ADVANCED, price(metal=2, energy=1), "endurance energy", 3,
    whenever(ADDS_ENERGY, gain(1, METAL), gain(2, VP)))
tool(18, "energy_blade", ADVANCED, price(metal=3, current=WEAK), "strength strength", 3,
    once(if_electricity(gain(1, VERSATILITY))), known=True)
tool(21, "surface_to_cat_missile", ADVANCED, price(metal=2, strength=1), "strength energy", 4,
    aggressive(counters.samohyb_cards, lose_vp(2)), known=True)
tool(30, "positronic_screwdriver", ADVANCED, price(metal=2, intelligence=1, current=WEAK), "intelligence", 3,
    cheaper(TOOL, SAMOHYB, BUILDING), known=True)

# --- basic --------------------------------------------------------------------------------------------------
tool(31, "biomechanical_glove", BASIC, price(wood=1, metal=2), "strength", 3,
    whenever(REVEALS_MISSION, gain(1, METAL), gain(1, VP)), known=True)
tool(32, "slingshot", BASIC, price(wood=1), "agility", 2,
    aggressive(counters.movement, discard_one(MOVEMENT)))
tool(33, "matchstick_spear", BASIC, price(wood=1, metal=1), "strength", 1,
    instant(gain(1, VERSATILITY)))
tool(34, "thimble_helmet", BASIC, price(metal=1), "endurance", 1,
    instant(gain(1, WOOD), gain(1, METAL)))
tool(35, "bottle_cap_shield", BASIC, price(metal=2), "endurance endurance", 1,
    instant(gain(2, VP)))
tool(36, "paper_clip_hook", BASIC, price(metal=1), "agility", 1,
    instant(open_door_near))
tool(37, "cork_life_vest", BASIC, price(wood=1), "endurance", 1,
    instant(gain(2, MOVEMENT)))
tool(39, "needle_sword", BASIC, price(metal=2), "strength agility", 0,
    whenever(COMPLETES_TASK, gain(2, VP)))
tool(40, "hammer", BASIC, price(wood=1, metal=1), "strength", 1,
    instant(play_card(ANY, DISCOUNTED)), known=True)
tool(41, "hand_saw", BASIC, price(metal=1), "", -1,
    instant(gain(4, WOOD)))
tool(42, "thread_rope", BASIC, price(wood=1), "agility", 1,
    instant(move_explorer(2)))
tool(44, "throwing_star", BASIC, price(metal=1), "agility", 2,
    aggressive(counters.hand_cards, discard_a_card()), known=True)
tool(45, "whetstone", BASIC, price(wood=1), "strength", 1,
    whenever(PLAYS_TOOL, gain(1, VP)))
tool(46, "camouflage_suit", BASIC, price(wood=1), "wits", 2,
    aggressive(counters.versatility, discard_one(VERSATILITY)), known=True)
tool(47, "notebook", BASIC, price(wood=1), "intelligence", 1,
    once(pay(1, BASIC_CARD, gain(1, ADVANCED_CARD))))
tool(48, "toothpick_stilts", BASIC, price(wood=2), "agility", 3,
    instant(gain_per(1, VP, counters.agility)))
tool(49, "pulley", BASIC, price(wood=1, metal=1), "strength", 2,
    Always(digs_cheaper=1))
tool(50, "camp_tent", BASIC, price(wood=2), "endurance", 2,
    instant(place_or_move_a_tent), known=True)
tool(51, "encyclopedia", BASIC, price(wood=2), "intelligence", 2,
    whenever(GETS_ADVANCED, gain(1, MOVEMENT)), known=True)
tool(52, "magnifying_glass", BASIC, price(metal=1), "wits", 1,
    instant(gain_per(1, VP, counters.wits)))
tool(53, "magnetic_compass", BASIC, price(metal=2), "wits", 2,
    whenever(ADDS_INTELLIGENCE, explore_points(1)), known=True)
tool(56, "wooden_armor", BASIC, price(wood=2), "endurance", 1,
    instant(gain_per(1, ADVANCED_CARD, counters.endurance)), known=True)
tool(57, "measuring_tape", BASIC, price(metal=1), "intelligence", 1,
    instant(project_points(2)))
tool(58, "lantern", BASIC, price(metal=1), "wits", 2,
    once(pay(1, ITEM, explore_points(1))), known=True)
tool(59, "electric_torch", BASIC, price(metal=1), "wits", 1,
    once(if_electricity(explore_points(1))), known=True)
tool(63, "trap_disarmer", BASIC, price(wood=1, metal=1), "wits", 1,
    instant(complete_task()))
tool(64, "stink_bomb", BASIC, price(wood=1), "", 2,
    aggressive(counters.beds_built, lose_vp(2)))
tool(65, "time_bomb", BASIC, price(metal=2), "strength", 1,
    instant(open_door_anywhere), known=True)
tool(66, "first_aid_kit", BASIC, price(wood=1, metal=1), "endurance", 2,
    instant(gain_per(1, VP, counters.endurance)))
tool(67, "sand_timer", BASIC, price(wood=1), "intelligence", -1,
    instant(any_main_action))
tool(69, "mechanical_calculator", BASIC, price(metal=2, intelligence=1), "intelligence", 1,
    instant(play_card(SAMOHYB, FREE)), known=True)
tool(70, "bell_alarm", BASIC, price(metal=1), "wits", 2,
    aggressive(counters.wood, discard_one(WOOD)))
tool(71, "spoon_catapult", BASIC, price(wood=2), "strength", 1,
    once(pay(1, WOOD, gain(2, VP))))
