"""Doors, goals, the fields of the player board and the spaces of the action disc."""

from __future__ import annotations

from herna.games.wistar.rules import counters
from herna.games.wistar.table.designs import name_component
from herna.games.wistar.table.words import (
    ADVANCED_CARD,
    ANY,
    BASIC_CARD,
    FIRST_ROOM,
    FREE,
    METAL,
    MOVEMENT,
    PAID,
    ROOMS,
    VERSATILITY,
    VP,
    WOOD,
)
from herna.games.wistar.vocabulary.deeds import (
    any_main_action,
    choose_hero,
    choose_skill_token,
    complete_task,
    explore_points,
    move_rats,
    play_card,
    potion,
    round_mouse,
)
from herna.games.wistar.vocabulary.effects import gain
from herna.games.wistar.vocabulary.printing import field, goal, place

# --- doors (RW-7.5) -----------------------------------------------------------------------------------------
place(341, "door_wood", gain(1, WOOD)).copies = 2
place(342, "door_metal", gain(1, METAL), known=True).copies = 2
place(343, "door_basic", gain(1, BASIC_CARD)).copies = 2
place(344, "door_movement", gain(1, MOVEMENT)).copies = 2
place(345, "door_vp", gain(2, VP)).copies = 1
place(346, "door_explore", explore_points(1)).copies = 1
place(347, "door_versatility", gain(1, VERSATILITY)).copies = 1
place(348, "door_advanced", gain(1, ADVANCED_CARD)).copies = 1

# --- goals (RW-16) ------------------------------------------------------------------------------------------
goal(321, "g01", counters.rooms_dug, (3, 4, 5, 6), gain(1, ADVANCED_CARD), gain(4, VP), known=True)  # Diggers
goal(322, "g02", counters.beds_built, (2, 3, 4, 5), gain(1, WOOD), gain(4, VP))  # Bed-Makers
goal(323, "g03", counters.mice, (2, 3, 4, 5), gain(1, BASIC_CARD), gain(4, VP))  # Hosts
goal(324, "g04", counters.doors, (2, 3, 4, 5), gain(1, MOVEMENT), gain(4, VP))  # Burglars
goal(325, "g05", counters.cubes_on_missions, (2, 3, 4, 5), gain(5, VP))  # Problem Solvers
goal(326, "g06", counters.tool_cards, (3, 4, 5, 6), gain(1, METAL), gain(4, VP))  # Toolmakers
goal(327, "g07", counters.samohyb_cards, (2, 3, 4, 5), gain(1, MOVEMENT), gain(4, VP))  # Engineers
goal(328, "g08", counters.building_cards, (3, 4, 5, 6), gain(1, WOOD), gain(4, VP))  # Builders
goal(329, "g09", counters.advanced_cards, (3, 4, 5, 6), gain(5, VP))  # Visionaries
goal(330, "g10", counters.max_same_skill, (4, 5, 6, 7), gain(1, VERSATILITY), gain(4, VP))  # Specialists
goal(331, "g11", counters.energy, (2, 3, 4, 5), gain(2, METAL), gain(4, VP))  # Energisers
goal(332, "g12", counters.skill_symbols, (6, 8, 10, 12), gain(1, ADVANCED_CARD), gain(4, VP))  # Polymaths
goal(333, "g13", counters.engine_cards, (3, 4, 5, 6), potion, gain(4, VP))  # Organisers

# --- fields of the player board (RW-13.1): six brown, four grey ---------------------------------------------
field(351, "ab_bed_discount", 0, 1)
field(352, "ab_room_discount", 0, 1)
field(353, "ab_annex", 2, 0)
field(354, "ab_movement", 1, 0)
field(355, "ab_skill_token", 2, 0, choose_skill_token)
field(356, "ab_vp3", 3, 0)
field(357, "ab_vp6", 6, 0)
field(358, "ab_free_card", 1, 0, play_card(ANY, FREE))
field(359, "ab_main_action", 2, 0, any_main_action)
field(360, "ab_hero", 0, 0, choose_hero)

# --- spaces of the action disc (RW-8) -----------------------------------------------------------------------
place(371, "s1a", play_card(ANY, PAID)).parts = ("play",)
place(372, "s1b", move_rats(2)).parts = ("rats",)
place(373, "s1c", gain(1, METAL), gain(1, BASIC_CARD)).parts = ("metal", "card")
place(374, "s2a", complete_task()).parts = ("task",)
place(375, "s2b", gain(1, VERSATILITY)).parts = ("versatility",)
place(376, "s3a", play_card(ANY, PAID), move_rats(1)).parts = ("play", "rats")
place(377, "s3b", explore_points(1), gain(1, WOOD)).parts = ("explore", "wood")
place(378, "s4a", round_mouse, move_rats(1)).parts = ("mouse", "rats")
place(379, "s4b", potion).parts = ("potion",)
place(380, "s5a", play_card(ANY, PAID), gain(1, WOOD)).parts = ("play", "wood")
place(381, "s5b", complete_task()).parts = ("task",)
place(382, "s6a", complete_task(), move_rats(1)).parts = ("task", "rats")
place(383, "s6b", explore_points(1), move_rats(1)).parts = ("explore", "rats")

# --- rooms of the farmstead (RW-7.1) ------------------------------------------------------------------------
for number in range(len(ROOMS)):
    name_component(FIRST_ROOM + number, ROOMS[number])
