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
tool(1, "Laser Cutter", ADVANCED, price(metal=2, current=WEAK), "strength energy", 3,
    once(pay(1, ITEM, gain(3, METAL))))
tool(2, "Spring Boots", ADVANCED, price(wood=1, metal=2, agility=1), "agility agility", 2,
    once(explore_points(1)), known=True)
tool(3, "Telescopic Goggles", ADVANCED, price(metal=2, wits=1), "wits wits", 3,
    instant(reveal_mission, project_points(2)), known=True)
tool(4, "Mechanical Arm", ADVANCED, price(metal=2), "strength", 4,
    whenever(PLAYS_BUILDING, gain(1, METAL)), known=True)
tool(5, "Magnetic Crowbar", ADVANCED, price(metal=2, strength=1), "strength", 3,
    instant(explore_points(3)))
tool(6, "Ultrasonic Whistle", ADVANCED, price(wood=1, metal=1, wits=1), "wits", 2,
    whenever(TAKES_MOUSE, gain(1, VERSATILITY)))
tool(7, "Plasma Torch", ADVANCED, price(metal=3, current=WEAK), "strength energy", 2,
    instant(dig_free(2)))
tool(8, "Gravity Harness", ADVANCED, price(metal=2, movement=1, endurance=1, agility=1), "endurance agility", 4,
    income(gain(1, MOVEMENT)))
tool(9, "Holographic Projector", ADVANCED, price(wood=1, metal=2, intelligence=2), "wits intelligence", 3,
    once(pay(1, ITEM, gain(1, VERSATILITY))))
tool(10, "Pocket Generator", ADVANCED, price(metal=1), "energy energy", -1,
    instant(electricity, gain(1, METAL)))
tool(11, "Nano-Weave Vest", ADVANCED, price(metal=3, endurance=2), "endurance endurance", 4,
    at_end(1, counters.endurance))
tool(12, "Lockpick", ADVANCED, price(metal=2, agility=1), "agility", 4,
    instant(open_door_anywhere), known=True)
tool(13, "Stun Pistol", ADVANCED, price(metal=2, current=WEAK), "strength agility", 4,
    aggressive(counters.cubes_on_missions, lose_vp(3)))
tool(14, "Acoustic Amplifier", ADVANCED, price(metal=2, current=WEAK), "wits energy", 4,
    once(if_strong_electricity(gain(1, ADVANCED_CARD))))
tool(15, "Cordless Drill", ADVANCED, price(metal=3, current=WEAK), "strength energy", 1,
    instant(dig_free_per(counters.energy)), known=True)
tool(16, "Experimental Spyglass", ADVANCED, price(wood=2, metal=1, wits=2), "wits intelligence", 4,
    instant(project_points(4)))
tool(17, "Battery Backpack", ADVANCED, price(metal=2, energy=1), "endurance energy", 3,
    whenever(ADDS_ENERGY, gain(1, METAL), gain(2, VP)))
tool(18, "Energy Blade", ADVANCED, price(metal=3, current=WEAK), "strength strength", 3,
    once(if_electricity(gain(1, VERSATILITY))), known=True)
tool(21, "Surface-to-Cat Missile", ADVANCED, price(metal=2, strength=1), "strength energy", 4,
    aggressive(counters.samohyb_cards, lose_vp(2)), known=True)
tool(30, "Positronic Screwdriver", ADVANCED, price(metal=2, intelligence=1, current=WEAK), "intelligence", 3,
    cheaper(TOOL, SAMOHYB, BUILDING), known=True)

# --- basic --------------------------------------------------------------------------------------------------
tool(31, "Biomechanical Glove", BASIC, price(wood=1, metal=2), "strength", 3,
    whenever(REVEALS_MISSION, gain(1, METAL), gain(1, VP)), known=True)
tool(32, "Slingshot", BASIC, price(wood=1), "agility", 2,
    aggressive(counters.movement, discard_one(MOVEMENT)))
tool(33, "Matchstick Spear", BASIC, price(wood=1, metal=1), "strength", 1,
    instant(gain(1, VERSATILITY)))
tool(34, "Thimble Helmet", BASIC, price(metal=1), "endurance", 1,
    instant(gain(1, WOOD), gain(1, METAL)))
tool(35, "Bottle-Cap Shield", BASIC, price(metal=2), "endurance endurance", 1,
    instant(gain(2, VP)))
tool(36, "Paper-Clip Hook", BASIC, price(metal=1), "agility", 1,
    instant(open_door_near))
tool(37, "Cork Life Vest", BASIC, price(wood=1), "endurance", 1,
    instant(gain(2, MOVEMENT)))
tool(39, "Needle Sword", BASIC, price(metal=2), "strength agility", 0,
    whenever(COMPLETES_TASK, gain(2, VP)))
tool(40, "Hammer", BASIC, price(wood=1, metal=1), "strength", 1,
    instant(play_card(ANY, DISCOUNTED)), known=True)
tool(41, "Hand Saw", BASIC, price(metal=1), "", -1,
    instant(gain(4, WOOD)))
tool(42, "Thread Rope", BASIC, price(wood=1), "agility", 1,
    instant(move_explorer(2)))
tool(44, "Throwing Star", BASIC, price(metal=1), "agility", 2,
    aggressive(counters.hand_cards, discard_a_card()), known=True)
tool(45, "Whetstone", BASIC, price(wood=1), "strength", 1,
    whenever(PLAYS_TOOL, gain(1, VP)))
tool(46, "Camouflage Suit", BASIC, price(wood=1), "wits", 2,
    aggressive(counters.versatility, discard_one(VERSATILITY)), known=True)
tool(47, "Notebook", BASIC, price(wood=1), "intelligence", 1,
    once(pay(1, BASIC_CARD, gain(1, ADVANCED_CARD))))
tool(48, "Toothpick Stilts", BASIC, price(wood=2), "agility", 3,
    instant(gain_per(1, VP, counters.agility)))
tool(49, "Pulley", BASIC, price(wood=1, metal=1), "strength", 2,
    Always(digs_cheaper=1))
tool(50, "Camp Tent", BASIC, price(wood=2), "endurance", 2,
    instant(place_or_move_a_tent), known=True)
tool(51, "Encyclopedia", BASIC, price(wood=2), "intelligence", 2,
    whenever(GETS_ADVANCED, gain(1, MOVEMENT)), known=True)
tool(52, "Magnifying Glass", BASIC, price(metal=1), "wits", 1,
    instant(gain_per(1, VP, counters.wits)))
tool(53, "Magnetic Compass", BASIC, price(metal=2), "wits", 2,
    whenever(ADDS_INTELLIGENCE, explore_points(1)), known=True)
tool(56, "Wooden Armor", BASIC, price(wood=2), "endurance", 1,
    instant(gain_per(1, ADVANCED_CARD, counters.endurance)), known=True)
tool(57, "Measuring Tape", BASIC, price(metal=1), "intelligence", 1,
    instant(project_points(2)))
tool(58, "Lantern", BASIC, price(metal=1), "wits", 2,
    once(pay(1, ITEM, explore_points(1))), known=True)
tool(59, "Electric Torch", BASIC, price(metal=1), "wits", 1,
    once(if_electricity(explore_points(1))), known=True)
tool(63, "Trap Disarmer", BASIC, price(wood=1, metal=1), "wits", 1,
    instant(complete_task()))
tool(64, "Stink Bomb", BASIC, price(wood=1), "", 2,
    aggressive(counters.beds_built, lose_vp(2)))
tool(65, "Time Bomb", BASIC, price(metal=2), "strength", 1,
    instant(open_door_anywhere), known=True)
tool(66, "First-Aid Kit", BASIC, price(wood=1, metal=1), "endurance", 2,
    instant(gain_per(1, VP, counters.endurance)))
tool(67, "Sand Timer", BASIC, price(wood=1), "intelligence", -1,
    instant(any_main_action))
tool(69, "Mechanical Calculator", BASIC, price(metal=2, intelligence=1), "intelligence", 1,
    instant(play_card(SAMOHYB, FREE)), known=True)
tool(70, "Bell Alarm", BASIC, price(metal=1), "wits", 2,
    aggressive(counters.wood, discard_one(WOOD)))
tool(71, "Spoon Catapult", BASIC, price(wood=2), "strength", 1,
    once(pay(1, WOOD, gain(2, VP))))
