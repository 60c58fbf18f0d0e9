"""The 47 automata (robots and vehicles): each line is a card, in the words of its text."""

from __future__ import annotations

from herna.games.wistar.rules import counters
from herna.games.wistar.table.words import (
    ADDS_STRENGTH,
    ADVANCED,
    ADVANCED_CARD,
    ANY,
    BASIC,
    BASIC_CARD,
    BUILDS_BED,
    DIGS_ROOM,
    DISCOUNTED,
    EXPLORES,
    METAL,
    MOUSE,
    MOVEMENT,
    PLAYS_SAMOHYB,
    STRONG,
    VP,
    WEAK,
    WITHOUT_STRENGTH,
    WOOD,
)
from herna.games.wistar.vocabulary.deeds import (
    CELLAR,
    HOUSE,
    any_main_action,
    complete_task,
    dig_free,
    explore_points,
    move_explorer,
    move_explorer_to_a_reachable_room,
    move_rats,
    play_card,
    potion,
    project_points,
    supply_mouse,
    take_farm_mouse,
)
from herna.games.wistar.vocabulary.effects import gain, gain_per, if_electricity, pay
from herna.games.wistar.vocabulary.printing import (
    Always,
    aggressive,
    at_end,
    income,
    instant,
    once,
    price,
    samohyb,
    whenever,
)
from herna.games.wistar.vocabulary.reveals import draw_three_play_one_free
from herna.games.wistar.vocabulary.specials import (
    copy_a_once_per_round_effect,
    discard_or_lose_vp,
    keep_one_of_two_goals,
    lose_vp,
    remove_a_brown_cube,
)

# fmt: off
# --- advanced -----------------------------------------------------------------------------------------------
samohyb(19, "steam_tricycle", ADVANCED, price(wood=1, metal=2, endurance=1), "endurance energy", 4,
    once(move_rats(2)))
samohyb(20, "magnetic_railcar", ADVANCED, price(metal=4, current=WEAK), "agility energy", 5,
    instant(any_main_action))
samohyb(22, "jet_pack", ADVANCED, price(metal=2, movement=1, current=WEAK), "agility", 3,
    once(move_explorer_to_a_reachable_room), known=True)
samohyb(23, "tunnel_boring_car", ADVANCED, price(metal=3, strength=1, current=WEAK), "strength endurance", 3,
    instant(dig_free(1), gain(3, VP)))
samohyb(24, "teapot_submarine", ADVANCED, price(wood=1, metal=3, wits=1, endurance=1), "endurance wits", 5,
    instant(supply_mouse(CELLAR)))
samohyb(25, "time_machine", ADVANCED, price(metal=3, current=STRONG), "intelligence energy", 6,
    aggressive(counters.mice, discard_or_lose_vp(1, MOUSE, vp=3)), known=True)
samohyb(26, "hover_slipper", ADVANCED, price(wood=1, metal=2, agility=1), "agility", 5,
    whenever(EXPLORES, gain(1, MOVEMENT)))
samohyb(27, "supersonic_jet", ADVANCED, price(metal=3, movement=1, current=STRONG), "agility energy", 5,
    once(move_explorer_to_a_reachable_room), known=True)
samohyb(28, "armoured_roller_skate", ADVANCED, price(metal=3, strength=1, agility=1), "strength agility", 4,
    instant(complete_task()))
samohyb(29, "solar_glider", ADVANCED, price(wood=2, metal=1, intelligence=1), "agility intelligence", 2,
    income(explore_points(1)))

# --- basic --------------------------------------------------------------------------------------------------
samohyb(38, "hot_air_balloon", BASIC, price(wood=2, metal=1, wits=1), "wits", 2,
    instant(keep_one_of_two_goals), known=True)
samohyb(43, "button_wheelbarrow", BASIC, price(wood=2), "endurance", 2,
    whenever(DIGS_ROOM, gain(1, WOOD)))
samohyb(54, "sardine_tin_sled", BASIC, price(metal=2), "", 2,
    instant(gain(2, METAL), gain(1, MOVEMENT)))
samohyb(55, "land_yacht", BASIC, price(wood=3), "agility", 1,
    instant(remove_a_brown_cube), known=True)
samohyb(60, "walnut_canoe", BASIC, price(wood=2), "endurance", 2,
    instant(take_farm_mouse))
samohyb(61, "electric_scooter", BASIC, price(metal=2), "agility energy", 2,
    once(if_electricity(gain(1, MOVEMENT))), known=True)
samohyb(62, "wooden_bicycle", BASIC, price(wood=2), "endurance agility", 2,
    once(move_rats(1)), known=True)
samohyb(68, "roller_skate_cart", BASIC, price(wood=1, metal=1), "agility", 2,
    instant(move_rats(2), gain(1, BASIC_CARD)))
samohyb(72, "paper_kite", BASIC, price(wood=1), "agility wits", -1,
    instant(gain(3, BASIC_CARD)))

# --- advanced -----------------------------------------------------------------------------------------------
samohyb(73, "robosnail", ADVANCED, price(metal=3, endurance=1), "endurance endurance", 3,
    Always(chambers=1), known=True)
samohyb(74, "robo_owl", ADVANCED, price(metal=2, intelligence=1, current=WEAK), "wits intelligence", 2,
    once(project_points(2)))
samohyb(75, "robomouse", ADVANCED, price(metal=3, wits=1), "wits energy", 4,
    instant(supply_mouse(HOUSE)), known=True)
samohyb(76, "robo_spider", ADVANCED, price(metal=2, movement=1, agility=2), "agility", 2,
    at_end(2, counters.doors))
samohyb(77, "mechanical_chameleon", ADVANCED, price(metal=3, current=WEAK), "wits agility", 2,
    once(copy_a_once_per_round_effect), known=True)
samohyb(78, "robotiger", ADVANCED, price(metal=3, strength=1, current=WEAK), "strength agility", 3,
    whenever(ADDS_STRENGTH, play_card(WITHOUT_STRENGTH, DISCOUNTED)), known=True)
samohyb(79, "robo_elephant", ADVANCED, price(metal=4, strength=2, current=STRONG), "strength", 5,
    instant(draw_three_play_one_free(ADVANCED)))
samohyb(80, "robo_beaver", ADVANCED, price(metal=3, strength=1), "strength endurance", 1,
    income(gain(2, WOOD)))
samohyb(81, "robo_bat", ADVANCED, price(metal=2, agility=1, current=WEAK), "agility energy", 3,
    once(explore_points(1)))
samohyb(82, "robo_ants", ADVANCED, price(metal=2, samohybs=1), "endurance", -1,
    income(gain(1, METAL), gain(1, VP)))
samohyb(83, "robohorse", ADVANCED, price(metal=2, strength=1, energy=1, current=WEAK), "strength endurance", 2,
    instant(gain(1, MOVEMENT), gain_per(1, VP, counters.cubes_on_missions)), known=True)
samohyb(84, "robo_scorpion", ADVANCED, price(metal=3, wits=1, current=WEAK), "wits agility", 6,
    aggressive(counters.goals_reached, lose_vp(3)))
samohyb(85, "robo_eagle", ADVANCED, price(metal=4, current=STRONG), "wits agility energy", 3,
    instant(explore_points(5)))

# --- basic --------------------------------------------------------------------------------------------------
samohyb(86, "clockwork_beetle", BASIC, price(wood=2), "strength", 1,
    instant(gain(3, METAL)))
samohyb(87, "robomole", BASIC, price(metal=2), "strength", 3,
    aggressive(counters.rooms_dug, discard_or_lose_vp(2, METAL, vp=3)), known=True)
samohyb(88, "wind_up_duck", BASIC, price(wood=1), "endurance", 1,
    instant(gain(1, MOVEMENT), gain(1, VP)))
samohyb(89, "wooden_tortoise", BASIC, price(wood=3), "endurance endurance", 3,
    instant(gain(1, VP)))
samohyb(90, "tin_rooster", BASIC, price(wood=1, metal=1), "wits", 1,
    once(pay(1, MOVEMENT, gain(1, ADVANCED_CARD))))
samohyb(91, "wooden_porcupine", BASIC, price(wood=2), "endurance", 1,
    instant(gain_per(1, VP, counters.rooms_dug)), known=True)
samohyb(92, "mechanical_goat", BASIC, price(metal=2), "strength agility", 1,
    whenever(BUILDS_BED, gain(1, WOOD)))
samohyb(93, "wind_up_frog", BASIC, price(wood=1, metal=1), "agility", 2,
    instant(move_explorer(1), explore_points(1)))
samohyb(94, "mechanical_cow", BASIC, price(wood=2, metal=1), "endurance", 2,
    instant(play_card(ANY, DISCOUNTED)), known=True)
samohyb(95, "robodog", BASIC, price(metal=3), "strength wits", 3,
    Always(immune=True), known=True)
samohyb(96, "clockwork_squirrel", BASIC, price(wood=1), "endurance agility", -1,
    income(gain(1, BASIC_CARD)))
samohyb(97, "robocheetah", BASIC, price(wood=1, metal=2), "agility agility", 1,
    once(if_electricity(potion)), known=True)
samohyb(98, "wooden_crab", BASIC, price(wood=2), "endurance", 1,
    at_end(1, counters.samohyb_cards))
samohyb(99, "mechanical_magpie", BASIC, price(metal=2), "wits", 1,
    at_end(1, counters.basic_cards, each=2))
samohyb(100, "clockwork_rabbit", BASIC, price(wood=1, metal=1), "agility", 1,
    whenever(PLAYS_SAMOHYB, gain(1, MOVEMENT), gain(1, VP)))
