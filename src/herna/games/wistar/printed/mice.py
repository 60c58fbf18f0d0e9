"""Mice, cheese, heroes and skill tokens: what lies in an area besides project cards."""

from __future__ import annotations

from herna.games.wistar.table.words import (
    ADVANCED_CARD,
    BASIC_CARD,
    BUILDING,
    BUILDS_BED,
    COMPLETES_TASK,
    DIGS_ROOM,
    METAL,
    MOVEMENT,
    OPENS_DOOR,
    REACHES_GOAL,
    SAMOHYB,
    TOOL,
    VERSATILITY,
    VP,
    WOOD,
)
from herna.games.wistar.vocabulary.deeds import any_main_action, explore_points, potion
from herna.games.wistar.vocabulary.effects import electricity, gain
from herna.games.wistar.vocabulary.printing import cheaper, component, income, instant, mouse, whenever

# --- mice of the house --------------------------------------------------------------------------------------
mouse(201, "h01", 3, instant(gain(1, ADVANCED_CARD)), known=True)  # Scholar Mouse
mouse(202, "h02", 0, income(gain(1, VP)), known=True)  # Storyteller Mouse
mouse(203, "h03", 2, cheaper(SAMOHYB), known=True)  # Mechanic Mouse
mouse(204, "h04", 2, cheaper(TOOL))  # Toolmaker Mouse
mouse(205, "h05", 1, cheaper(BUILDING))  # Mason Mouse
mouse(206, "h06", 1, instant(gain(3, WOOD)))  # Woodcutter Mouse
mouse(207, "h07", 1, instant(gain(3, METAL)))  # Tinker Mouse
mouse(208, "h08", 2, instant(gain(1, VERSATILITY)))  # Juggler Mouse
mouse(209, "h09", 2, instant(gain(2, BASIC_CARD)))  # Draughtsmouse
mouse(210, "h10", 0, income(gain(1, WOOD)))  # Gardener Mouse
mouse(211, "h11", 0, income(gain(1, METAL)))  # Miner Mouse
mouse(212, "h12", 1, income(gain(1, MOVEMENT)))  # Courier Mouse
mouse(213, "h13", 2, instant(gain(2, MOVEMENT)))  # Runner Mouse
mouse(214, "h14", 1, whenever(OPENS_DOOR, gain(1, VP)))  # Doorkeeper Mouse
mouse(215, "h15", 2, whenever(COMPLETES_TASK, gain(1, VP)))  # Adventurer Mouse

# --- mice of the cellar -------------------------------------------------------------------------------------
mouse(221, "k01", 2, instant(electricity))  # Electrician Mouse
mouse(222, "k02", 3, instant(potion))  # Apprentice Alchemist
mouse(223, "k03", 1, income(gain(1, BASIC_CARD)))  # Librarian Mouse
mouse(224, "k04", 1, income(explore_points(1)))  # Scout Mouse
mouse(225, "k05", 2, whenever(DIGS_ROOM, gain(1, VP)))  # Digger Mouse
mouse(226, "k06", 2, whenever(BUILDS_BED, gain(1, VP)))  # Upholsterer Mouse
mouse(227, "k07", 2, instant(gain(2, VERSATILITY)))  # Polymath Mouse
mouse(228, "k08", 3, instant(gain(3, VP)))  # Treasurer Mouse
mouse(229, "k09", 3, whenever(REACHES_GOAL, gain(2, VP)))  # Champion Mouse
mouse(230, "k10", 2, instant(any_main_action))  # Foreman Mouse

# --- cheese counts as a cellar mouse and does nothing (RW-7.9) ----------------------------------------------
component(231, "cheese6", 6, "", known=True)
component(232, "cheese3", 3, "", known=True)

# --- heroes: their points are given when they are chosen (RW-13.2) ------------------------------------------
component(241, "hero_strength", 0, "strength strength", known=False)  # Brunna the Strong
component(242, "hero_wits", 0, "wits wits", known=False)  # Okko the Sleuth
component(243, "hero_endurance", 0, "endurance endurance", known=False)  # Torr the Wayfarer
component(244, "hero_agility", 0, "agility agility", known=False)  # Lissa the Acrobat
component(245, "hero_intelligence", 0, "intelligence intelligence", known=True)  # Gwir the Scholar

# --- skill tokens -------------------------------------------------------------------------------------------
component(251, "token_strength", 0, "strength", known=True)
component(252, "token_wits", 0, "wits", known=True)
component(253, "token_endurance", 0, "endurance", known=True)
component(254, "token_agility", 0, "agility", known=True)
component(255, "token_intelligence", 0, "intelligence", known=True)
