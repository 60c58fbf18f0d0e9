"""The vocabulary of drawn features; importing the package fills the slots."""

from herna.web.art.features import (
    backs,
    bodies,
    carried,
    crests,
    ears,
    gear,
    hats,
    held,
    horns,
    limbs,
    muzzles,
    tails,
    textures,
    wear,
    wings,
)

__all__ = [
    "backs",
    "bodies",
    "carried",
    "crests",
    "ears",
    "gear",
    "hats",
    "held",
    "horns",
    "limbs",
    "muzzles",
    "tails",
    "textures",
    "wear",
    "wings",
]
