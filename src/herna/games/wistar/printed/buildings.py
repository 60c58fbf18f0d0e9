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
building(101, "Power Plant", ADVANCED, price(wood=2, metal=3), "energy energy", 5,
    instant(electricity))
building(102, "Hydroelectric Dam", ADVANCED, price(wood=3, metal=2, buildings=1), "energy", 5,
    income(if_electricity(gain(2, VP))))
building(103, "Foundry", ADVANCED, price(wood=2, metal=1, strength=1), "strength", 5,
    Always(more_metal=1))
building(104, "Assembly Hall", ADVANCED, price(wood=3, metal=1, samohybs=1), "intelligence", 6,
    cheaper(SAMOHYB))
building(105, "Robotics Institute", ADVANCED, price(wood=3, intelligence=2), "intelligence energy", 2,
    at_end(2, counters.samohyb_cards))
building(106, "Chemical Works", ADVANCED, price(wood=2, metal=2, intelligence=1), "intelligence", 3,
    once(potion))
building(107, "Telegraph Tower", ADVANCED, price(wood=2, metal=2, current=WEAK), "wits intelligence", 4,
    once(gain(1, ADVANCED_CARD)))
building(108, "Excavation Headquarters", ADVANCED, price(wood=3, strength=1, rooms=2), "strength strength", 4,
    at_end(1, counters.rooms_dug))
building(109, "Underground Station", ADVANCED, price(wood=2, metal=2, rooms=3), "agility", 3,
    income(gain(1, MOVEMENT), gain(1, WOOD)))
building(110, "Electric Sawmill", ADVANCED, price(wood=2, metal=2, current=WEAK), "strength", 2,
    whenever(GAINS_WOOD, gain(1, WOOD), gain(1, VP)), known=True)
building(111, "Wind Turbine", ADVANCED, price(wood=3, energy=1), "energy", 3,
    income(if_electricity(gain(1, WOOD), gain(1, METAL))))
building(112, "Mine Shaft", ADVANCED, price(wood=3, metal=1, rooms=2), "endurance", 1,
    whenever(GAINS_METAL, gain(1, METAL), gain(1, VP)), known=True)
building(113, "Hospital", ADVANCED, price(wood=3, metal=1, endurance=1), "endurance", 4,
    whenever(BUILDS_BED, gain(2, VP)))
building(114, "Genetics Laboratory", ADVANCED, price(wood=2, metal=2, intelligence=1), "intelligence", 5,
    instant(supply_mouse(CELLAR)), known=True)
building(115, "Patent Office", ADVANCED, price(wood=3, wits=1, intelligence=1), "intelligence", 4,
    at_end(1, counters.advanced_cards))
building(116, "Garage", ADVANCED, price(wood=3, metal=1, samohybs=1), "strength", 1,
    once(play_card(ANY, DISCOUNTED)), known=True)
building(117, "Cheese Vault", ADVANCED, price(wood=3, metal=1, mice=1), "wits", 5,
    at_end(3, counters.cellar_mice))
building(118, "Industrial Carpentry", ADVANCED, price(wood=3, metal=1, strength=1), "strength", 3,
    once(pay(1, ITEM, build_bed_free())), known=True)
building(119, "Academy of Heroes", ADVANCED, price(wood=3, wits=1, intelligence=1), "intelligence", 3,
    instant(choose_hero))
building(120, "Heroes' Monument", ADVANCED, price(wood=4, strength=1, endurance=1), "strength endurance", 5,
    at_end(2, counters.goals_reached))
building(121, "Launch Pad", ADVANCED, price(wood=2, metal=3, current=WEAK), "energy", 4,
    instant(play_card(ONLY_ADVANCED, FREE)))
building(122, "Weather Station", ADVANCED, price(wood=2, metal=2, wits=1), "wits wits", 5,
    at_end(2, counters.income_cards))
building(123, "Warehouse District", ADVANCED, price(wood=3, metal=1, buildings=1), "", 5,
    at_end(1, counters.instant_cards))
building(124, "Radar", ADVANCED, price(wood=2, metal=2, current=WEAK), "wits", 5,
    instant(complete_task(ignoring=1)), known=True)
building(125, "Observatory", ADVANCED, price(wood=3, metal=1, intelligence=1), "wits intelligence", 4,
    Always(ignores_skill=True), known=True)
building(126, "Spy Centre", ADVANCED, price(wood=3, wits=1), "wits intelligence", 5,
    aggressive(counters.advanced_cards, lose_vp(3)))
building(127, "Parliament under the Oak", ADVANCED, price(wood=3, metal=1, buildings=2), "", 4,
    instant(play_card(BUILDING, FREE)))
building(128, "University", ADVANCED, price(wood=3, metal=1, intelligence=2), "intelligence intelligence", 1,
    income(gain(1, VERSATILITY)))
building(129, "Seismic Station", ADVANCED, price(wood=2, metal=2, current=WEAK, rooms=1), "endurance", 5,
    whenever(DIGS_ROOM, gain(1, METAL), gain(1, VP)))
building(130, "Training Ground", ADVANCED, price(wood=3, strength=1, agility=1), "strength agility", 4,
    whenever(GAINS_VERSATILITY, gain(1, VP)), known=True)
building(131, "Control Room", ADVANCED, price(wood=2, metal=2, current=WEAK), "intelligence", 4,
    whenever(REACHES_GOAL, play_card(ANY, FREE)), known=True)
building(132, "Mouse Travel Agency", ADVANCED, price(wood=3, mice=1), "endurance", 2,
    once(pay(1, MOUSE, gain(4, VP))))
building(133, "Secret Service", ADVANCED, price(wood=2), "wits", 4,
    aggressive(counters.doors, lose_vp(2)), known=True)
building(134, "Supercomputer", ADVANCED, price(wood=1, metal=3, current=STRONG), "intelligence energy", 2,
    once(pay(2, ITEM, draw_three_play_one_free(BASIC))), known=True)
building(135, "Transformer Station", ADVANCED, price(wood=1, metal=3, energy=1), "energy", 4,
    instant(electricity, gain(1, VP)))
building(136, "Switchboard", ADVANCED, price(wood=2, metal=2, current=WEAK), "intelligence energy", 5,
    at_end(2, counters.grey_removed), known=True)
building(137, "Automatic Laboratory", ADVANCED, price(wood=2, metal=2, intelligence=1), "intelligence", 5,
    instant(gain_a_tool_of_each_deck), known=True)

# --- basic --------------------------------------------------------------------------------------------------
building(138, "Carpenter's Hut", BASIC, price(wood=2), "", 1,
    instant(build_bed_free()))
building(139, "Smithy", BASIC, price(wood=2), "strength", 1,
    income(gain(1, METAL)))
building(140, "Guard Tower", BASIC, price(wood=2, metal=1), "wits", 3,
    aggressive(counters.cubes_on_missions, lose_vp(2)))
building(141, "Hostel", BASIC, price(wood=2), "endurance", 2,
    once(pay(1, BED, gain(2, WOOD))), known=True)
building(142, "Scrap Yard", BASIC, price(wood=1, metal=1), "energy", 1,
    once(pay(1, BASIC_CARD, gain(2, METAL))))
building(143, "Cartography Institute", BASIC, price(wood=3, wits=1), "intelligence", 0,
    at_end(2, counters.brown_removed), known=True)
building(144, "Study", BASIC, price(wood=2), "intelligence intelligence", 2,
    once(turn_up_and_take_if(ADVANCED, TOOL)), known=True)
building(145, "Rope Bridge", BASIC, price(wood=2), "agility", 2,
    whenever(OPENS_DOOR, gain(1, VP)))
building(146, "Kindergarten", BASIC, price(wood=2, metal=1), "endurance", 3,
    whenever(BUILDS_BED, gain(1, BASIC_CARD)))
building(147, "Toolshed", BASIC, price(wood=2), "strength", 2,
    cheaper(TOOL))
building(148, "Planning Room", BASIC, price(wood=1), "intelligence", 2,
    once(turn_up_and_take_if(BASIC, BUILDING)), known=True)
building(149, "Library", BASIC, price(wood=2, metal=1), "intelligence intelligence", 2,
    at_end(1, counters.intelligence))
building(150, "Games Room", BASIC, price(wood=3, metal=1), "wits intelligence", -1,
    whenever(GAINS_VP, gain(1, VP)), known=True)
building(151, "Mushroom Farm", BASIC, price(wood=1), "endurance", 0,
    income(gain(1, WOOD)))
building(152, "Watermill", BASIC, price(wood=2), "energy", 1,
    income(pay(1, WOOD, gain(2, VP))))
building(153, "Gymnasium", BASIC, price(wood=2), "strength", 2,
    instant(gain_per(1, VP, counters.strength)))
building(154, "Town Square", BASIC, price(wood=3), "", 2,
    at_end(1, counters.building_cards))
building(155, "Well", BASIC, price(wood=1, metal=1), "endurance", 2,
    instant(potion))
building(156, "Archive", BASIC, price(wood=2, metal=1), "intelligence", 1,
    once(take_a_card_from_a_discard_pile), known=True)
building(157, "Stable", BASIC, price(wood=2), "agility", 2,
    whenever(PLAYS_SAMOHYB, gain(1, WOOD)))
building(158, "Post Office", BASIC, price(wood=2), "agility", 2,
    once(gain(1, MOVEMENT)))
building(159, "Bathhouse", BASIC, price(wood=2), "endurance", 0,
    at_end(1, counters.beds_built))
building(160, "Theatre", BASIC, price(wood=2), "wits", 0,
    once(pay(1, VERSATILITY, gain(4, VP))))
building(161, "School", BASIC, price(wood=3), "intelligence", 0,
    instant(play_card(ONLY_BASIC, FREE)))
building(162, "Market Hall", BASIC, price(wood=2), "", 2,
    once(pay(1, ITEM, gain(2, BASIC_CARD))))
building(163, "Woodcutters' Lodge", BASIC, price(metal=2), "strength", 2,
    Always(more_wood=1))
building(164, "Construction Crane", BASIC, price(wood=1, metal=1), "strength", 1,
    cheaper(BUILDING), known=True)
building(165, "Inn", BASIC, price(wood=3), "endurance", 2,
    instant(supply_mouse(HOUSE)), known=True)
building(166, "Wood Store", BASIC, price(wood=2), "endurance", 2,
    at_end(1, counters.wood))
building(167, "Tree-House Lookout", BASIC, price(wood=2), "wits", 1,
    instant(place_a_tent_here, reveal_mission))
building(168, "Fire Station", BASIC, price(wood=2, metal=1), "endurance", 1,
    whenever(COMPLETES_TASK, gain(1, MOVEMENT), gain(1, WOOD)))
building(169, "Museum", BASIC, price(wood=3), "intelligence", 1,
    at_end(2, counters.final_cards))
building(170, "Bakery", BASIC, price(wood=2), "endurance", 1,
    income(gain(1, VP)))
building(171, "Dormitory", BASIC, price(wood=2, metal=1), "", 3,
    instant(dig_paid(1), build_bed_paid()))
building(172, "Mouse Embassy", BASIC, price(wood=2, mice=1), "wits", 1,
    at_end(1, counters.mice))
building(173, "Gallery of Doors", BASIC, price(wood=2), "wits", 1,
    at_end(1, counters.doors))
building(174, "Court House", BASIC, price(wood=2), "intelligence", 2,
    aggressive(counters.goals_reached, lose_vp(2)))
building(175, "Barricade", BASIC, price(wood=1), "endurance", 2,
    aggressive(counters.building_cards, discard_one(ITEM)))
building(176, "Metal Store", BASIC, price(wood=2), "strength", 2,
    at_end(1, counters.metal), known=True)
building(177, "Shop", BASIC, price(wood=1), "wits", 2,
    once(swap_an_item), known=True)
building(178, "Tinkers' Guild", BASIC, price(wood=3, tools=1), "", 1,
    instant(play_card(TOOL, FREE)))
building(179, "Puppet Workshop", BASIC, price(wood=2), "agility", 2,
    at_end(1, counters.once_cards))
building(180, "Town Hall", BASIC, price(wood=3, metal=1, buildings=2), "", 4,
    at_end(1, counters.cubes_on_missions))
