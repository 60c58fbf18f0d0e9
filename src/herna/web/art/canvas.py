"""The sheet on which a figure is drawn: outlines, two-tone shading, layers, and the white sticker rim."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import hypot
from typing import NamedTuple

from herna.web.art.geometry import IDENTITY, Box, Matrix, bounds, ellipse, multiply, num, place, rotation
from herna.web.art.palette import Palette, Tone
from herna.web.art.traits import Traits

OUTLINE = 2.2
RIM = 3.0


class Outline(NamedTuple):
    """One solid shape as the rim sees it."""

    d: str
    matrix: Matrix
    width: float


class Canvas:
    """Collects a figure. `behind()` draws into the back layer; `turned()` and `placed()` move all they enclose."""

    def __init__(self, palette: Palette, traits: Traits, mood: str, gaze: tuple[float, float]) -> None:
        self.palette = palette
        self.traits = traits
        self.mood = mood
        self.gaze = gaze
        self.outlines: list[Outline] = []
        self._layers: dict[str, list[str]] = {"rim": [], "back": [], "mid": []}
        self._layer = "mid"
        self._defs: list[str] = []
        self._matrix: Matrix = IDENTITY

    # ------------------------------------------------------------------ flat marks

    def raw(self, text: str) -> None:
        """A ready element into the current layer."""
        self._layers[self._layer].append(text)

    def fill(self, d: str, colour: str, opacity: float = 1) -> None:
        """A shape without an outline."""
        self.raw(f'<path d="{d}" fill="{colour}"{_faint(opacity)}/>')

    def line(self, d: str, colour: str | None = None, width: float = 1.6, opacity: float = 1) -> None:
        """A stroke; ink unless told otherwise."""
        stroke = colour or self.palette.ink
        self.raw(f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{num(width)}"{_faint(opacity)}/>')

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str, opacity: float = 1) -> None:
        """An ellipse without an outline."""
        self.raw(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{colour}"{_faint(opacity)}/>'
        )

    # ------------------------------------------------------------------ solid shapes

    def shape(self, d: str, colour: str, width: float = OUTLINE, *, solid: bool = True) -> None:
        """A flat shape with an outline; `solid` ones get the rim."""
        if solid:
            self.rim(d)
        self.raw(f'<path d="{d}" fill="{colour}" stroke="{self.palette.ink}" stroke-width="{num(width)}"/>')

    def shaded(self, d: str, tone: Tone, *, shift: float = 1.0, width: float = OUTLINE, solid: bool = True) -> None:
        """A two-tone shape with an outline."""
        with self.body(d, tone, shift=shift, width=width, solid=solid):
            pass

    @contextmanager
    def body(
        self, d: str, tone: Tone, *, shift: float = 1.0, width: float = OUTLINE, solid: bool = True
    ) -> Iterator[None]:
        """As `shaded`; what is drawn inside the block is clipped to the shape and lies under its outline.

        The trick: the shape in its shade, the same shape in its base colour moved up and left, clipped to itself.
        """
        key = self._define(d)
        if solid:
            self.rim(d)
        self.raw(
            f'<g clip-path="url(#k{key})"><use href="#s{key}" fill="{tone.shade}"/>'
            f'<use href="#s{key}" fill="{tone.base}" x="{num(-3.5 * shift)}" y="{num(-4 * shift)}"/>'
        )
        yield
        self.raw(f'</g><use href="#s{key}" fill="none" stroke="{self.palette.ink}" stroke-width="{num(width)}"/>')

    @contextmanager
    def clipped(self, d: str) -> Iterator[None]:
        """What is drawn inside the block shows only within the shape."""
        self.raw(f'<g clip-path="url(#k{self._define(d)})">')
        yield
        self.raw("</g>")

    def tube(self, d: str, tone: Tone, width: float) -> None:
        """A line as a solid thing with outline and rim: tails, stalks, antlers, ropes."""
        self.rim(d, width + OUTLINE)
        self.line(d, width=width + OUTLINE * 1.6)
        self.line(d, tone.base, width)

    def ball(self, x: float, y: float, r: float, tone: Tone, *, solid: bool = True, width: float = 1.6) -> None:
        """A small shiny sphere."""
        self.shaded(ellipse(x, y, r), tone, shift=r / 9, solid=solid, width=width)
        self.oval(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.22, "#fff", 0.85)

    def rim(self, d: str, width: float = 0) -> None:
        """Add a shape to the white rim around the whole figure."""
        self.outlines.append(Outline(d, self._matrix, width))
        stroke = f' fill="none" stroke-width="{num(width + 2 * RIM)}"' if width else ""
        self._layers["rim"].append(f'<path d="{d}"{stroke}/>')

    # ------------------------------------------------------------------ where it goes

    @contextmanager
    def behind(self) -> Iterator[None]:
        """Draw behind body and head."""
        before, self._layer = self._layer, "back"
        yield
        self._layer = before

    @contextmanager
    def apart(self) -> Iterator[None]:
        """A figure of its own: what it has behind it still covers the figures drawn before."""
        back, mid = self._layers["back"], self._layers["mid"]
        rim = self._layers["rim"]
        marks = len(back), len(mid), len(rim)
        yield
        white = f'<g fill="#fff" stroke="#fff" stroke-width="{num(2 * RIM)}">'
        mid[marks[1] :] = [white, *rim[marks[2] :], "</g>", *back[marks[0] :], *mid[marks[1] :]]
        del back[marks[0] :], rim[marks[2] :]

    @contextmanager
    def tinted(self, palette: Palette, mood: str | None = None) -> Iterator[None]:
        """Another figure in the same picture, in its own colours."""
        before, self.palette = self.palette, palette
        mood_before, self.mood = self.mood, mood or self.mood
        yield
        self.palette, self.mood = before, mood_before

    @contextmanager
    def turned(self, angle: float, x: float, y: float) -> Iterator[None]:
        """Rotate what is drawn inside the block, its rim too."""
        with self._moved(rotation(angle, x, y), f"rotate({num(angle)} {num(x)} {num(y)})"):
            yield

    @contextmanager
    def placed(self, x: float, y: float, scale: float, *, mirrored: bool = False) -> Iterator[None]:
        """Draw a small figure around (0, 0) and put it at (x, y)."""
        sx = -scale if mirrored else scale
        with self._moved((sx, 0, 0, scale, x, y), f"translate({num(x)} {num(y)})scale({sx:.2f} {scale:.2f})"):
            yield

    @contextmanager
    def _moved(self, matrix: Matrix, transform: str) -> Iterator[None]:
        before = self._matrix
        marks = {name: len(items) for name, items in self._layers.items()}
        self._matrix = multiply(before, matrix)
        yield
        self._matrix = before
        for name, mark in marks.items():
            if items := self._layers[name][mark:]:
                self._layers[name][mark:] = [f'<g transform="{transform}">', *items, "</g>"]

    def _define(self, d: str) -> int:
        key = len(self._defs)
        self._defs.append(f'<clipPath id="k{key}"><path id="s{key}" d="{d}"/></clipPath>')
        return key

    # ------------------------------------------------------------------ result

    def extent(self, matrix: Matrix = IDENTITY) -> Box:
        """The box around all solid shapes, rim included, below the given transformation."""
        boxes = []
        for outline in self.outlines:
            whole = multiply(matrix, outline.matrix)
            boxes.append((bounds(outline.d, whole), (outline.width / 2 + RIM) * hypot(whole[0], whole[1])))
        return (
            min(b[0] - w for b, w in boxes),
            min(b[1] - w for b, w in boxes),
            max(b[2] + w for b, w in boxes),
            max(b[3] + w for b, w in boxes),
        )

    def markup(self) -> str:
        """Definitions, rim, back layer, front layer."""
        rim = "".join(self._layers["rim"])
        return (
            f"<defs>{''.join(self._defs)}</defs>"
            f'<g fill="#fff" stroke="#fff" stroke-width="{num(2 * RIM)}">{rim}</g>'
            f"{''.join(self._layers['back'])}{''.join(self._layers['mid'])}"
        )


class Head(NamedTuple):
    """The box of a head; features are drawn in its units: (0, 0) is the centre, 1 the edge."""

    x: float
    y: float
    rx: float
    ry: float

    def path(self, d: str, side: int = 1) -> str:
        """A path in head units; `side` -1 mirrors it."""
        return place(d, self.x, self.y, side * self.rx, self.ry)

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point in head units."""
        return self.x + u * self.rx, self.y + v * self.ry

    def grown(self, k: float, dy: float = 0) -> "Head":
        """A larger or smaller head at (nearly) the same place."""
        return Head(self.x, self.y + dy, self.rx * k, self.ry * k)


def _faint(opacity: float) -> str:
    return f' opacity="{opacity:.2f}"' if opacity < 1 else ""
