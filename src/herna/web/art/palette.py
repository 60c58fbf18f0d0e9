"""Colours: OKLCH to hex, two-tone pairs, and the palette of one picture from which all its tones are derived."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple


def _channel(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


@lru_cache(maxsize=4096)
def oklch(light: float, chroma: float, hue: float) -> str:
    """The colour as #rrggbb; equal steps in lightness look equal, which hand-picked hex never does."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    return f"#{_channel(red):02x}{_channel(green):02x}{_channel(blue):02x}"


class Tone(NamedTuple):
    """A colour in the light and the same colour in the shade."""

    base: str
    shade: str


def tone(light: float, chroma: float, hue: float, drop: float = 0.15) -> Tone:
    """A two-tone pair; shade is darker and its hue a little turned, as painters do."""
    return Tone(oklch(light, chroma, hue), oklch(light - drop, chroma * 0.95, hue - 12))


# Materials that look the same in every picture.
STEEL = tone(0.86, 0.02, 240, 0.19)
IRON = tone(0.52, 0.02, 250, 0.15)
WOOD = tone(0.60, 0.09, 60, 0.13)
LEATHER = tone(0.50, 0.08, 55, 0.11)
GOLD = tone(0.86, 0.15, 90, 0.15)
BONE = tone(0.93, 0.05, 85, 0.15)
CREAM = tone(0.97, 0.02, 95, 0.11)
WHITE = tone(0.98, 0.01, 240, 0.13)
PINK = tone(0.80, 0.10, 12, 0.13)
RED = tone(0.62, 0.20, 25, 0.13)
ORANGE = tone(0.74, 0.17, 55, 0.14)
YELLOW = tone(0.90, 0.16, 98, 0.12)
GREEN = tone(0.70, 0.16, 140, 0.15)
BLUE = tone(0.64, 0.15, 250, 0.15)
PURPLE = tone(0.58, 0.16, 300, 0.14)
BLACK = tone(0.34, 0.03, 280, 0.09)
STONE = tone(0.70, 0.02, 80, 0.15)
GLASS = tone(0.90, 0.06, 215, 0.12)
ICE = tone(0.92, 0.05, 215, 0.13)
FIRE = Tone(oklch(0.82, 0.17, 70), oklch(0.68, 0.20, 40))
BEAK = tone(0.82, 0.15, 75, 0.14)
MOUTH = oklch(0.28, 0.09, 20)
TONGUE = oklch(0.68, 0.15, 15)
TOOTH = "#fffdf2"
BLUSH = oklch(0.70, 0.17, 18)
GLOW = oklch(0.90, 0.20, 130)


@dataclass(frozen=True)
class Palette:
    """One hue for the figure, one for the backdrop (far apart), one accent."""

    hue: float
    back: float
    accent: float
    chroma: float = 0.13
    light: float = 0.72

    @property
    def skin(self) -> Tone:
        """The figure itself."""
        return tone(self.light, self.chroma, self.hue)

    @property
    def pop(self) -> Tone:
        """Clothes, crests, whatever should stand out."""
        return Tone(oklch(0.70, 0.17, self.accent), oklch(0.54, 0.15, self.accent - 10))

    @property
    def dark(self) -> Tone:
        """A deep tone of the figure: stripes, dark limbs."""
        return Tone(oklch(0.40, self.chroma * 0.6, self.hue - 8), oklch(0.31, self.chroma * 0.5, self.hue - 15))

    @property
    def pale(self) -> Tone:
        """Belly, muzzle, pale patches."""
        return Tone(self.belly, oklch(0.80, self.chroma * 0.55, self.hue + 10))

    @property
    def base(self) -> str:
        return self.skin.base

    @property
    def shade(self) -> str:
        return self.skin.shade

    @property
    def lite(self) -> str:
        return oklch(min(0.95, self.light + 0.13), self.chroma * 0.7, self.hue + 8)

    @property
    def belly(self) -> str:
        return oklch(0.91, self.chroma * 0.45, self.hue + 18)

    @property
    def ink(self) -> str:
        """Outlines: never black, a very dark tone of the figure's own hue."""
        return oklch(0.25, 0.05, self.hue - 20)

    def sky(self, light: float, chroma: float = 0.06, turn: float = 0) -> str:
        """A tone of the backdrop."""
        return oklch(light, chroma, self.back + turn)
