"""Themes: which body plan, colours and backdrops. A theme may fix features; a component's own pins win."""

from dataclasses import dataclass
from functools import cached_property

from herna.web.art.traits import Pin, value

LIVELY = ("wide", "calm", "sly", "wide", "angry", "calm")
FIERCE = ("angry", "sly", "angry", "calm")


@dataclass(frozen=True)
class Theme:
    """Hues are degrees of the OKLCH circle; `spread` is how much the lightness varies.

    `style` holds features: `hat=crown` is fixed, `hat=crown|none` is a habit from which every figure draws.
    """

    plan: str
    hues: tuple[float, ...]
    backs: tuple[float, ...]
    accents: tuple[float, ...]
    scenes: tuple[str, ...]
    chroma: float = 0.13
    light: float = 0.72
    moods: tuple[str, ...] = LIVELY
    spread: tuple[float, float] = (-0.03, 0.03)
    tilt: float = 5.0
    style: str = ""

    @cached_property
    def pins(self) -> dict[str, Pin]:
        """Features that all figures of the theme have."""
        return {name: value(text) for name, text in self._words.items() if "|" not in text}

    @cached_property
    def habits(self) -> dict[str, tuple[str, ...]]:
        """Features from which each figure draws."""
        return {name: tuple(text.split("|")) for name, text in self._words.items() if "|" in text}

    @cached_property
    def _words(self) -> dict[str, str]:
        """What is written later about a feature replaces what was written before."""
        parts = [word.partition("=") for word in self.style.split()]
        return {name: text for name, _, text in parts}


# A creature with nothing on it: the pins say what it has.
UNSEEING = "ears=none horns=none crest=none wings=none tail=none back=none texture=none muzzle=plain head=round"
BARE = f"{UNSEEING} eyes=2"
WILD = (25.0, 60.0, 95.0, 145.0, 190.0, 250.0, 300.0, 340.0)
SKIN = (65.0, 55.0, 45.0)
TONES = (-0.17, 0.05)  # from dark to light: people
NIGHTS = (250.0, 275.0, 290.0)


def _people(backs: tuple[float, ...], accents: tuple[float, ...], scenes: tuple[str, ...], style: str) -> Theme:
    return Theme("person", SKIN, backs, accents, scenes, 0.08, 0.80, spread=TONES, style=style)


def _terrain(hue: float, back: float, accent: float, scene: str, chroma: float, light: float, style: str) -> Theme:
    """A big soft monster grown out of its terrain, with one, two or three eyes."""
    shared = f"{UNSEEING} mouth=grin|roar|fangs|smirk|smile {style}"
    return Theme("creature", (hue,), (back,), (accent,), (scene,), chroma, light, tilt=3, style=shared)


# fmt: off
THEMES: dict[str, Theme] = {
    "beast": Theme(
        "creature", WILD, (200, 90, 300, 60), (30, 90, 160, 280, 340),
        ("hills", "forest", "peaks", "rays", "cave", "sea"), 0.14,
    ),
    "creature": Theme(
        "creature", WILD, (200, 90, 300, 60, 250), (30, 90, 160, 280, 340),
        ("hills", "forest", "peaks", "rays", "clouds"), 0.14, style=BARE,
    ),
    "person": _people((200, 290, 90), (25, 140, 250, 310, 85), ("hills", "rays", "town"), ""),
    "robot": Theme(
        "robot", (230, 200, 75, 160, 260), (30, 60, 300, 90), (140, 55, 200, 25),
        ("city", "lab", "rays", "stars"), 0.07, 0.74, ("wide", "calm", "sly", "sad", "angry", "sleepy"),
    ),
    "thing": Theme(
        "thing", (250, 140, 25, 320), (190, 290, 90, 150), (140, 200, 320, 40, 90),
        ("lab", "rays", "kitchen"), 0.12, 0.74, tilt=4,
    ),
    "building": Theme(
        "thing", (75, 40, 230, 140), (200, 150, 80), (25, 140, 250, 320), ("hills", "forest", "hills"),
        0.07, 0.80, tilt=0, style="kind=house peek=yes|no",
    ),
    "vehicle": Theme(
        "thing", (230, 25, 140, 80), (200, 80, 150), (85, 25, 200), ("hills", "forest", "peaks"), 0.11, tilt=3,
        style="kind=car|submarine|balloon|walker|wagon peek=no",
    ),
    "emblem": Theme(
        "thing", WILD, (190, 290, 90, 150), (140, 200, 320, 40, 90), ("rays", "stars", "clouds"), 0.12, 0.74,
        style="kind=scroll|crystal|potion|orb|star|book|heart peek=no",
    ),
    # ---------------------------------------------------------------- Smash Up
    "pirate": _people(
        (220, 200), (25, 250, 160, 300), ("sea", "sea", "rays"),
        "wear=sailor hat=pirate|bandana|pirate gear=eyepatch|none|scar beard=stubby|none|full hold=sword|hook|none"
        " hair=short|long",
    ),
    "ninja": Theme(
        "person", SKIN, (250, 20, 200), (25, 140, 250, 310, 85), ("moon", "peaks", "rays", "city"), 0.08, 0.80,
        ("angry", "sly", "calm"), TONES, style="gear=ninja wear=ninja hold=katana|dagger|none hair=none ears=none",
    ),
    "wizard": _people(
        NIGHTS, (270, 300, 240, 160), ("stars", "library", "rays", "cave"),
        "hat=wizard wear=stole beard=flowing|full|none hold=staff|wand|book|none haircolour=white|brown|red"
        " hair=long|short",
    ),
    "zombie": Theme(
        "person", (140, 155, 125), (300, 270, 90), (60, 250, 30), ("graveyard", "hills", "graveyard"), 0.08, 0.74,
        ("sleepy", "wide", "sad"),
        style="hair=patchy wear=rags mouth=stitches|oh|grin gear=none|stitches texture=patch nose=small brows=no"
        " blush=no haircolour=black|brown",
    ),
    "trickster": _people(
        (140, 120), (140, 25, 300, 85), ("forest", "hills"),
        "hat=gnome ears=elf nose=round beard=full|stubby|none blush=yes hair=none",
    ),
    "dinosaur": Theme(
        "creature", (140, 115, 30, 195, 165), (60, 85, 220), (30, 60, 330, 270),
        ("volcano", "jungle", "hills", "peaks"), 0.14,
        style=BARE + " head=dino muzzle=tyrant arms=tiny belly=ribs tail=dragon crest=plates|none|mohawk"
        " texture=spots|scales|stripes",
    ),
    "alien": Theme(
        "creature", (150, 300, 190, 330), (270, 250), (90, 30, 180), ("stars", "stars", "rays"), 0.14, 0.78,
        style=BARE + " head=alien wear=spacesuit arms=none horns=feelers|none eye=almond|almond|round"
        " mouth=tiny|smile|oh texture=spots|none",
    ),
    # ---------------------------------------------------------------- Summoner Wars
    "phoenix_elf": _people(
        (60, 40), (30, 25, 40), ("volcano", "rays", "peaks"),
        "ears=elf jaw=fine nose=small hair=long|ponytail|spikes haircolour=red|blond wear=robe|armour|leather",
    ),
    "savanna_elf": _people(
        (85, 70), (60, 30, 140), ("hills", "rays", "jungle"),
        "ears=elf jaw=fine nose=small hair=braids|bun|curls haircolour=black|brown wear=vest|beads|leather light=0.6",
    ),
    "tundra_orc": Theme(
        "person", (150, 135, 165), (240, 220), (230, 40), ("snow", "peaks"), 0.10, 0.66, FIERCE,
        style="jaw=heavy build=broad clothes=skin ears=elf nose=flat mouth=tusks hair=mohawk|braids|none"
        " haircolour=black wear=bandolier|none|armour hold=axe|club|hammer brows=yes",
    ),
    "cave_goblin": Theme(
        "person", (125, 110, 140), (50, 290), (50, 25, 300), ("cave", "cave", "hills"), 0.14, 0.72,
        ("wide", "sly", "angry"),
        style="jaw=broad build=slim ears=elf nose=long mouth=grin|smirk hair=none|mohawk hat=none|bucket|bandana"
        " eye=slit hold=spear|dagger|none wear=vest|rags|leather brows=no",
    ),
    "fallen": Theme(
        "person", (100, 300, 140), (300, 280, 20), (25, 300, 140), ("graveyard", "volcano", "cave"), 0.03, 0.78,
        ("angry", "sleepy", "sly"),
        style="hat=hood|none|hood eye=glow|empty mouth=stitches|grin nose=none brows=no ears=none blush=no"
        " wear=robe|rags|armour hair=patchy|none hold=scythe|sword|staff",
    ),
    "polar_dwarf": _people(
        (225, 210), (240, 25, 200), ("snow", "snow", "cave"),
        "jaw=short nose=round hat=viking beard=flowing|full hold=axe|hammer|none wear=armour|leather"
        " haircolour=red|blond|brown",
    ),
    "vanguard": _people(
        (90, 250), (85, 250, 20), ("rays", "town", "hills"),
        "hat=knight|none wear=armour hold=sword|spear|shield haircolour=blond|brown|black",
    ),
    "breaker": _people(
        (300, 200), (190, 285, 330), ("clouds", "storm", "peaks"),
        "wear=robe|stole|cloak hair=long|ponytail|whirl haircolour=teal|purple|white jaw=fine eye=round|spiral|round",
    ),
    # ---------------------------------------------------------------- Rats of Wistar
    "rat": Theme(
        "creature", (60, 45, 75, 30, 270), (190, 150, 220, 290), (25, 140, 250, 90, 330),
        ("lab", "forest", "hills", "lab"), 0.055, 0.68, ("wide", "sly", "calm", "wide", "happy"), (-0.12, 0.14),
        style=f"{BARE} head=drop ears=big muzzle=mouse tail=pink body=slim texture=fur|patch|none"
        " wear=vest|scarf|lab hat=none|bandana|helmet|none gear=none|goggles|glasses",
    ),
    # ---------------------------------------------------------------- Big Monster
    "ice": _terrain(225, 250, 330, "snow", 0.08, 0.80, "head=rocky crest=crystals texture=stone accent=215"),
    "lava": _terrain(25, 60, 50, "volcano", 0.15, 0.58, "head=rocky crest=flames texture=lava"),
    "water": _terrain(230, 200, 25, "deep", 0.13, 0.70, "head=mound ears=fin crest=sail texture=waves"),
    "grass": _terrain(140, 110, 125, "hills", 0.16, 0.74, "head=mound crest=mohawk texture=spots"),
    "swamp": _terrain(130, 170, 10, "jungle", 0.09, 0.62, "head=mound texture=moss crest=sprout"),
    "stone": _terrain(70, 230, 140, "peaks", 0.03, 0.66, "head=rocky texture=rock"),
    "desert": _terrain(75, 75, 350, "hills", 0.10, 0.80, "head=mound texture=prickles arms=cactus hue=135 light=0.7"),
}
# fmt: on
