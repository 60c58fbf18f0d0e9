"""The 80 buildings: each line is a card, in the words of its text."""

from __future__ import annotations

from herna.games.wistar.rules import counters
from herna.games.wistar.table.words import (
    ADVANCED,
    ADVANCED_CARD,
    ANY,
    BASIC,
    BASIC_CARD,
    BED,
    BUILDING,
    BUILDS_BED,
    COMPLETES_TASK,
    DIGS_ROOM,
    DISCOUNTED,
    FREE,
    GAINS_METAL,
    GAINS_VERSATILITY,
    GAINS_VP,
    GAINS_WOOD,
    ITEM,
    METAL,
    MOUSE,
    MOVEMENT,
    ONLY_ADVANCED,
    ONLY_BASIC,
    OPENS_DOOR,
    PLAYS_SAMOHYB,
    REACHES_GOAL,
    SAMOHYB,
    STRONG,
    TOOL,
    VERSATILITY,
    VP,
    WEAK,
    WOOD,
)
from herna.games.wistar.vocabulary.deeds import (
    CELLAR,
    HOUSE,
    build_bed_free,
    build_bed_paid,
    choose_hero,
    complete_task,
    dig_paid,
    place_a_tent_here,
    play_card,
    potion,
    reveal_mission,
    supply_mouse,
)
from herna.games.wistar.vocabulary.effects import electricity, gain, gain_per, if_electricity, pay
from herna.games.wistar.vocabulary.printing import (
    Always,
    aggressive,
    at_end,
    building,
    cheaper,
    income,
    instant,
    once,
    price,
    whenever,
)
from herna.games.wistar.vocabulary.reveals import draw_three_play_one_free, turn_up_and_take_if
from herna.games.wistar.vocabulary.specials import (
    discard_one,
    gain_a_tool_of_each_deck,
    lose_vp,
    swap_an_item,
    take_a_card_from_a_discard_pile,
)

# fmt: off
# --- advanced -----------------------------------------------------------------------------------------------
building(101, "power_plant", ADVANCED, price(wood=2, metal=3), "energy energy", 5,
    instant(electricity))
building(102, "hydroelectric_dam", ADVANCED, price(wood=3, metal=2, buildings=1), "energy", 5,
    income(if_electricity(gain(2, VP))))
building(103, "foundry", ADVANCED, price(wood=2, metal=1, strength=1), "strength", 5,
    Always(more_metal=1))
building(104, "assembly_hall", ADVANCED, price(wood=3, metal=1, samohybs=1), "intelligence", 6,
    cheaper(SAMOHYB))
building(105, "robotics_institute", ADVANCED, price(wood=3, intelligence=2), "intelligence energy", 2,
    at_end(2, counters.samohyb_cards))
building(106, "chemical_works", ADVANCED, price(wood=2, metal=2, intelligence=1), "intelligence", 3,
    once(potion))
building(107, "telegraph_tower", ADVANCED, price(wood=2, metal=2, current=WEAK), "wits intelligence", 4,
    once(gain(1, ADVANCED_CARD)))
building(108, "excavation_headquarters", ADVANCED, price(wood=3, strength=1, rooms=2), "strength strength", 4,
    at_end(1, counters.rooms_dug))
building(109, "underground_station", ADVANCED, price(wood=2, metal=2, rooms=3), "agility", 3,
    income(gain(1, MOVEMENT), gain(1, WOOD)))
building(110, "electric_sawmill", ADVANCED, price(wood=2, metal=2, current=WEAK), "strength", 2,
    whenever(GAINS_WOOD, gain(1, WOOD), gain(1, VP)), known=True)
building(111, "wind_turbine", ADVANCED, price(wood=3, energy=1), "energy", 3,
    income(if_electricity(gain(1, WOOD), gain(1, METAL))))
building(112, "mine_shaft", ADVANCED, price(wood=3, metal=1, rooms=2), "endurance", 1,
    whenever(GAINS_METAL, gain(1, METAL), gain(1, VP)), known=True)
building(113, "hospital", ADVANCED, price(wood=3, metal=1, endurance=1), "endurance", 4,
    whenever(BUILDS_BED, gain(2, VP)))
building(114, "genetics_laboratory", ADVANCED, price(wood=2, metal=2, intelligence=1), "intelligence", 5,
    instant(supply_mouse(CELLAR)), known=True)
building(115, "patent_office", ADVANCED, price(wood=3, wits=1, intelligence=1), "intelligence", 4,
    at_end(1, counters.advanced_cards))
building(116, "garage", ADVANCED, price(wood=3, metal=1, samohybs=1), "strength", 1,
    once(play_card(ANY, DISCOUNTED)), known=True)
building(117, "cheese_vault", ADVANCED, price(wood=3, metal=1, mice=1), "wits", 5,
    at_end(3, counters.cellar_mice))
building(118, "industrial_carpentry", ADVANCED, price(wood=3, metal=1, strength=1), "strength", 3,
    once(pay(1, ITEM, build_bed_free())), known=True)
building(119, "academy_of_heroes", ADVANCED, price(wood=3, wits=1, intelligence=1), "intelligence", 3,
    instant(choose_hero))
building(120, "heroes_monument", ADVANCED, price(wood=4, strength=1, endurance=1), "strength endurance", 5,
    at_end(2, counters.goals_reached))
building(121, "launch_pad", ADVANCED, price(wood=2, metal=3, current=WEAK), "energy", 4,
    instant(play_card(ONLY_ADVANCED, FREE)))
building(122, "weather_station", ADVANCED, price(wood=2, metal=2, wits=1), "wits wits", 5,
    at_end(2, counters.income_cards))
building(123, "warehouse_district", ADVANCED, price(wood=3, metal=1, buildings=1), "", 5,
    at_end(1, counters.instant_cards))
building(124, "radar", ADVANCED, price(wood=2, metal=2, current=WEAK), "wits", 5,
    instant(complete_task(ignoring=1)), known=True)
building(125, "observatory", ADVANCED, price(wood=3, metal=1, intelligence=1), "wits intelligence", 4,
    Always(ignores_skill=True), known=True)
building(126, "spy_centre", ADVANCED, price(wood=3, wits=1), "wits intelligence", 5,
    aggressive(counters.advanced_cards, lose_vp(3)))
building(127, "parliament_under_the_oak", ADVANCED, price(wood=3, metal=1, buildings=2), "", 4,
    instant(play_card(BUILDING, FREE)))
building(128, "university", ADVANCED, price(wood=3, metal=1, intelligence=2), "intelligence intelligence", 1,
    income(gain(1, VERSATILITY)))
building(129, "seismic_station", ADVANCED, price(wood=2, metal=2, current=WEAK, rooms=1), "endurance", 5,
    whenever(DIGS_ROOM, gain(1, METAL), gain(1, VP)))
building(130, "training_ground", ADVANCED, price(wood=3, strength=1, agility=1), "strength agility", 4,
    whenever(GAINS_VERSATILITY, gain(1, VP)), known=True)
building(131, "control_room", ADVANCED, price(wood=2, metal=2, current=WEAK), "intelligence", 4,
    whenever(REACHES_GOAL, play_card(ANY, FREE)), known=True)
building(132, "mouse_travel_agency", ADVANCED, price(wood=3, mice=1), "endurance", 2,
    once(pay(1, MOUSE, gain(4, VP))))
building(133, "secret_service", ADVANCED, price(wood=2), "wits", 4,
    aggressive(counters.doors, lose_vp(2)), known=True)
building(134, "supercomputer", ADVANCED, price(wood=1, metal=3, current=STRONG), "intelligence energy", 2,
    once(pay(2, ITEM, draw_three_play_one_free(BASIC))), known=True)
building(135, "transformer_station", ADVANCED, price(wood=1, metal=3, energy=1), "energy", 4,
    instant(electricity, gain(1, VP)))
building(136, "switchboard", ADVANCED, price(wood=2, metal=2, current=WEAK), "intelligence energy", 5,
    at_end(2, counters.grey_removed), known=True)
building(137, "automatic_laboratory", ADVANCED, price(wood=2, metal=2, intelligence=1), "intelligence", 5,
    instant(gain_a_tool_of_each_deck), known=True)

# --- basic --------------------------------------------------------------------------------------------------
building(138, "carpenters_hut", BASIC, price(wood=2), "", 1,
    instant(build_bed_free()))
building(139, "smithy", BASIC, price(wood=2), "strength", 1,
    income(gain(1, METAL)))
building(140, "guard_tower", BASIC, price(wood=2, metal=1), "wits", 3,
    aggressive(counters.cubes_on_missions, lose_vp(2)))
building(141, "hostel", BASIC, price(wood=2), "endurance", 2,
    once(pay(1, BED, gain(2, WOOD))), known=True)
building(142, "scrap_yard", BASIC, price(wood=1, metal=1), "energy", 1,
    once(pay(1, BASIC_CARD, gain(2, METAL))))
building(143, "cartography_institute", BASIC, price(wood=3, wits=1), "intelligence", 0,
    at_end(2, counters.brown_removed), known=True)
building(144, "study", BASIC, price(wood=2), "intelligence intelligence", 2,
    once(turn_up_and_take_if(ADVANCED, TOOL)), known=True)
building(145, "rope_bridge", BASIC, price(wood=2), "agility", 2,
    whenever(OPENS_DOOR, gain(1, VP)))
building(146, "kindergarten", BASIC, price(wood=2, metal=1), "endurance", 3,
    whenever(BUILDS_BED, gain(1, BASIC_CARD)))
building(147, "toolshed", BASIC, price(wood=2), "strength", 2,
    cheaper(TOOL))
building(148, "planning_room", BASIC, price(wood=1), "intelligence", 2,
    once(turn_up_and_take_if(BASIC, BUILDING)), known=True)
building(149, "library", BASIC, price(wood=2, metal=1), "intelligence intelligence", 2,
    at_end(1, counters.intelligence))
building(150, "games_room", BASIC, price(wood=3, metal=1), "wits intelligence", -1,
    whenever(GAINS_VP, gain(1, VP)), known=True)
building(151, "mushroom_farm", BASIC, price(wood=1), "endurance", 0,
    income(gain(1, WOOD)))
building(152, "watermill", BASIC, price(wood=2), "energy", 1,
    income(pay(1, WOOD, gain(2, VP))))
building(153, "gymnasium", BASIC, price(wood=2), "strength", 2,
    instant(gain_per(1, VP, counters.strength)))
building(154, "town_square", BASIC, price(wood=3), "", 2,
    at_end(1, counters.building_cards))
building(155, "well", BASIC, price(wood=1, metal=1), "endurance", 2,
    instant(potion))
building(156, "archive", BASIC, price(wood=2, metal=1), "intelligence", 1,
    once(take_a_card_from_a_discard_pile), known=True)
building(157, "stable", BASIC, price(wood=2), "agility", 2,
    whenever(PLAYS_SAMOHYB, gain(1, WOOD)))
building(158, "post_office", BASIC, price(wood=2), "agility", 2,
    once(gain(1, MOVEMENT)))
building(159, "bathhouse", BASIC, price(wood=2), "endurance", 0,
    at_end(1, counters.beds_built))
building(160, "theatre", BASIC, price(wood=2), "wits", 0,
    once(pay(1, VERSATILITY, gain(4, VP))))
building(161, "school", BASIC, price(wood=3), "intelligence", 0,
    instant(play_card(ONLY_BASIC, FREE)))
building(162, "market_hall", BASIC, price(wood=2), "", 2,
    once(pay(1, ITEM, gain(2, BASIC_CARD))))
building(163, "woodcutters_lodge", BASIC, price(metal=2), "strength", 2,
    Always(more_wood=1))
building(164, "construction_crane", BASIC, price(wood=1, metal=1), "strength", 1,
    cheaper(BUILDING), known=True)
building(165, "inn", BASIC, price(wood=3), "endurance", 2,
    instant(supply_mouse(HOUSE)), known=True)
building(166, "wood_store", BASIC, price(wood=2), "endurance", 2,
    at_end(1, counters.wood))
building(167, "tree_house_lookout", BASIC, price(wood=2), "wits", 1,
    instant(place_a_tent_here, reveal_mission))
building(168, "fire_station", BASIC, price(wood=2, metal=1), "endurance", 1,
    whenever(COMPLETES_TASK, gain(1, MOVEMENT), gain(1, WOOD)))
building(169, "museum", BASIC, price(wood=3), "intelligence", 1,
    at_end(2, counters.final_cards))
building(170, "bakery", BASIC, price(wood=2), "endurance", 1,
    income(gain(1, VP)))
building(171, "dormitory", BASIC, price(wood=2, metal=1), "", 3,
    instant(dig_paid(1), build_bed_paid()))
building(172, "mouse_embassy", BASIC, price(wood=2, mice=1), "wits", 1,
    at_end(1, counters.mice))
building(173, "gallery_of_doors", BASIC, price(wood=2), "wits", 1,
    at_end(1, counters.doors))
building(174, "court_house", BASIC, price(wood=2), "intelligence", 2,
    aggressive(counters.goals_reached, lose_vp(2)))
building(175, "barricade", BASIC, price(wood=1), "endurance", 2,
    aggressive(counters.building_cards, discard_one(ITEM)))
building(176, "metal_store", BASIC, price(wood=2), "strength", 2,
    at_end(1, counters.metal), known=True)
building(177, "shop", BASIC, price(wood=1), "wits", 2,
    once(swap_an_item), known=True)
building(178, "tinkers_guild", BASIC, price(wood=3, tools=1), "", 1,
    instant(play_card(TOOL, FREE)))
building(179, "puppet_workshop", BASIC, price(wood=2), "agility", 2,
    at_end(1, counters.once_cards))
building(180, "town_hall", BASIC, price(wood=3, metal=1, buildings=2), "", 4,
    at_end(1, counters.cubes_on_missions))
