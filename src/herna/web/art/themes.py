"""Themes: which body plan, colours and backdrops. A theme may pin features; a component's own pins win."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from herna.web.art.traits import Pin

LIVELY = ("wide", "calm", "sly", "wide", "angry", "calm")


@dataclass(frozen=True)
class Theme:
    """Hues are degrees of the OKLCH circle; `spread` is how much the lightness varies."""

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
    pins: Mapping[str, Pin] = field(default_factory=dict)


# A creature with nothing on it: the pins say what it has.
BARE: dict[str, Pin] = {
    "ears": "none",
    "horns": "none",
    "crest": "none",
    "wings": "none",
    "tail": "none",
    "back": "none",
    "texture": "none",
    "muzzle": "plain",
    "eyes": 2,
    "head": "round",
}
WILD = (25.0, 60.0, 95.0, 145.0, 190.0, 250.0, 300.0, 340.0)

THEMES: dict[str, Theme] = {
    "beast": Theme(
        "creature",
        WILD,
        (200, 90, 300, 60),
        (30, 90, 160, 280, 340),
        ("hills", "forest", "peaks", "rays", "cave", "sea"),
        0.14,
    ),
    "creature": Theme(
        "creature",
        WILD,
        (200, 90, 300, 60, 250),
        (30, 90, 160, 280, 340),
        ("hills", "forest", "peaks", "rays", "clouds"),
        0.14,
        pins=BARE,
    ),
    "person": Theme(
        "person",
        (60, 50, 45),
        (200, 290, 90),
        (25, 140, 250, 310, 85),
        ("hills", "rays", "town"),
        0.08,
        0.78,
        spread=(-0.17, 0.05),
    ),
    "robot": Theme(
        "robot",
        (230, 200, 75, 160, 260),
        (30, 60, 300, 90),
        (140, 55, 200, 25),
        ("city", "lab", "rays", "stars"),
        0.07,
        0.74,
        ("wide", "calm", "sly", "sad", "angry", "sleepy"),
    ),
    "thing": Theme(
        "thing",
        (250, 140, 25, 320),
        (190, 290, 90, 150),
        (140, 200, 320, 40, 90),
        ("lab", "rays", "kitchen"),
        0.12,
        0.74,
        tilt=4,
    ),
}
