"""The ten mission cards (RW-12): what revealing them gives, and their three rows from top to bottom."""

from __future__ import annotations

from herna.games.wistar.table.words import (
    ADVANCED_CARD,
    ANY,
    BASIC_CARD,
    FREE,
    METAL,
    MOVEMENT,
    VERSATILITY,
    VP,
    WEAK,
    WOOD,
)
from herna.games.wistar.vocabulary.deeds import (
    any_main_action,
    dig_free,
    explore_points,
    open_door_anywhere,
    play_card,
    potion,
)
from herna.games.wistar.vocabulary.effects import electricity, gain
from herna.games.wistar.vocabulary.printing import mission, price, task

# Something Lives in the Den!
mission(
    301,
    "mh1",
    [gain(2, METAL)],
    task(price(items=1, wits=1), gain(2, VP), gain(1, BASIC_CARD)),  # Find the entrance
    task(price(strength=2), gain(3, VP), gain(1, METAL), lock=1),  # Attack the cockroaches
    task(price(wood=2), gain(1, VERSATILITY), gain(2, VP), lock=2),  # Search the nest
    known=True,
)

# Human in Sight!
mission(
    302,
    "mh2",
    [gain(2, WOOD)],
    task(price(movement=1, agility=1), gain(3, VP)),  # Distract the farmer's wife
    task(price(metal=2), electricity, lock=1),  # Plug into the outlet
    task(price(strength=1, agility=1), gain(3, METAL), gain(1, VP), lock=1),  # Steal the pots
    known=True,
)

# The Bookcase Hides Something!
mission(
    303,
    "mh3",
    [gain(2, BASIC_CARD)],
    task(price(wits=2), gain(3, VP), gain(1, MOVEMENT)),  # Find the safe
    task(price(intelligence=3), gain(4, VP), gain(1, ADVANCED_CARD), lock=1),  # Decipher the code
    task(price(items=2, agility=3), play_card(ANY, FREE), gain(2, VP)),  # Open the lock
    known=True,
)

# We Must Search This Place!
mission(
    304,
    "mh4",
    [gain(2, MOVEMENT)],
    task(price(wood=2), gain(2, VP), explore_points(1)),  # Build a ladder
    task(price(strength=2), dig_free(1), gain(1, VP), lock=1),  # Open the hatch
    task(price(metal=2), electricity, lock=1),  # Plug the cable into the outlet
    known=True,
)

# A Cat on the Windowsill!
mission(
    305,
    "mh5",
    [gain(1, METAL), gain(1, BASIC_CARD)],
    task(price(items=2), gain(2, VP), gain(2, MOVEMENT)),  # Topple a vase next door
    task(price(agility=2), explore_points(2), gain(2, VP), lock=1),  # Slip behind the curtain
    task(price(strength=2, endurance=1), gain(6, VP), lock=1),  # Bell the cat
)

# A Chest Full of Toys!
mission(
    306,
    "mh6",
    [gain(1, WOOD), gain(1, METAL)],
    task(price(metal=1, intelligence=1), gain(1, VERSATILITY), gain(1, VP)),  # Wind up the music box
    task(price(endurance=1, tools=1), gain(2, METAL), gain(1, WOOD), gain(1, VP)),  # Take the train set apart
    task(price(endurance=2, samohybs=1), any_main_action, gain(2, VP)),  # Drive the toy car
)

# A Snake Blocks the Passage!
mission(
    311,
    "mc1",
    [gain(2, METAL)],
    task(price(strength=3), gain(6, VP)),  # Fight the snake
    task(price(endurance=1, agility=2), open_door_anywhere, gain(3, VP)),  # Force the door
    task(price(items=2, wits=2), electricity, gain(3, VP)),  # Search the rubbish for batteries
    known=True,
)

# The Old Boiler Is Cold!
mission(
    312,
    "mc2",
    [gain(1, VERSATILITY)],
    task(price(wood=1, endurance=2), gain(4, VP), gain(1, METAL)),  # Shovel the coal
    task(price(wood=2, endurance=2, energy=1), electricity, gain(5, VP), lock=1),  # Fire up the boiler
    task(price(wits=3), gain(5, VP), explore_points(1), lock=1),  # Follow the pipes
)

# Barrels Everywhere!
mission(
    313,
    "mc3",
    [gain(3, WOOD)],
    task(price(strength=2, endurance=1), gain(5, VP), gain(1, WOOD)),  # Roll a barrel aside
    task(price(items=2, buildings=1), gain(2, VERSATILITY), gain(1, VP)),  # Tap the cider
    task(price(intelligence=3), play_card(ANY, FREE), gain(2, VP), lock=2),  # Read the secret recipe
)

# A Web in the Dark!
mission(
    314,
    "mc4",
    [gain(1, ADVANCED_CARD)],
    task(price(current=WEAK), gain(3, VP), explore_points(1)),  # Light up the corner
    task(price(agility=3), gain(6, VP), lock=1),  # Cut the threads
    task(price(wits=1, intelligence=2, mice=1), gain(4, VP), potion, lock=1),  # Befriend the spider
)
