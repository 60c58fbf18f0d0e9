"""An area drawn with plain characters: a frame around each tile, its crystals where they are printed, its beams."""

from __future__ import annotations

from typing import Any, Final

from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, TILE_BY_SLUG
from herna.games.bigmonster.table.area import begin, grow
from herna.games.bigmonster.table.board import DOWN, cell, x_of, y_of
from herna.kernel.texts.catalogue import Catalogue

WIDE: Final = 8  # letters inside a cell; between cells there is one more column, and one line, for the frame
MARGIN: Final = 5  # room for the numbers of the rows
BLANK: Final = " "

# Where a piece of crystal is drawn: share of the width (0 left, 1 middle, 2 right) and of the height.
ON_TILE: Final = {
    "GL": (0, 1), "GR": (2, 1), "RT": (1, 0), "RB": (1, 2), "BTL": (0, 0), "BTR": (2, 0), "BBL": (0, 2), "BBR": (2, 2),
}  # fmt: skip


class Canvas:
    """A sheet of characters to write on; cells are named by their coordinates in the area."""

    def __init__(self, left: int, top: int, columns: int, rows: int) -> None:
        self.left = left  # the coordinates of the first column and row
        self.top = top
        self.lines = [[BLANK] * (MARGIN + columns * (WIDE + 1) + 1) for _ in range(rows * 2 + 2)]

    def write(self, column: int, line: int, text: str) -> None:
        for i in range(len(text)):
            self.lines[line][column + i] = text[i]

    def column(self, x: int) -> int:
        return MARGIN + (x - self.left) * (WIDE + 1)

    def line(self, y: int) -> int:
        return 1 + (y - self.top) * 2

    def box(self, x: int, y: int, across: int, down: int) -> None:
        """A frame around some cells."""
        left, right = self.column(x), self.column(x + across)
        top, bottom = self.line(y), self.line(y + down)
        for line in (top, bottom):
            for column in range(left + 1, right):
                self.edge(column, line, "-")
            self.write(left, line, "+")
            self.write(right, line, "+")
        for line in range(top + 1, bottom):
            self.edge(left, line, "|")
            self.edge(right, line, "|")

    def edge(self, column: int, line: int, sign: str) -> None:
        """A piece of a frame; corners of other frames stay visible."""
        if self.lines[line][column] != "+":
            self.write(column, line, sign)

    def middle(self, x: int, y: int, across: int, down: int, text: str) -> None:
        """A word in the middle of some cells."""
        room = across * (WIDE + 1) - 1
        self.write(self.column(x) + 1 + (room - len(text)) // 2, self.line(y) + down, text[:room])

    def rendered(self) -> list[str]:
        return ["".join(line).rstrip() for line in self.lines]


def draw_area(texts: Catalogue, seat: dict[str, Any], lang: str, spots: list[int]) -> list[str]:
    """The explorer and all tiles of a seat of the view, with the coordinates along the rim.

    `spots` are the places where a tile may go: each gets its number, counted from 1, where that tile would begin.
    """
    tiles = seat["tiles"]
    columns, rows = [x_of(c) for c in spots], [y_of(c) for c in spots]
    left = min([0, *[t["x"] for t in tiles], *columns])
    top = min([0, *[t["y"] for t in tiles], *rows])
    right = max([2, *[t["x"] + (2 if t["wide"] else 1) for t in tiles], *[x + 1 for x in columns]])
    bottom = max([2, *[t["y"] + (1 if t["wide"] else 2) for t in tiles], *[y + 1 for y in rows]])
    canvas = Canvas(left, top, right - left, bottom - top)
    for x in range(left, right):
        canvas.write(canvas.column(x) + 1, 0, f"{x:^{WIDE}d}")
    for y in range(top, bottom):
        canvas.write(0, canvas.line(y) + 1, f"{y:>{MARGIN - 1}d}")
    draw_explorer(canvas, texts, seat["explorer"], lang)
    for tile in tiles:
        draw_tile(canvas, texts, tile, lang)
    for i in range(len(spots)):
        canvas.middle(columns[i], rows[i], 1, 1, f"[{i + 1}]")
    return canvas.rendered()


def spots_for(seat: dict[str, Any], tile: str) -> list[int]:
    """Where this tile may go in the area of a seat of the view, in the order in which it is asked for."""
    area = begin(EXPLORER_BY_SLUG[seat["explorer"]].index)
    for t in seat["tiles"]:
        area = grow(area, TILE_BY_SLUG[t["tile"]].index, cell(t["x"], t["y"]))
    return area.spots(TILE_BY_SLUG[tile].index)


def draw_explorer(canvas: Canvas, texts: Catalogue, slug: str, lang: str) -> None:
    canvas.box(0, 0, 2, 2)
    canvas.middle(0, 0, 2, 2, texts.say(lang, "table.explorer"))
    d = EXPLORER_BY_SLUG[slug]
    for name in d.crystals:
        if name in ("RLB", "RRB"):
            column = canvas.column(0 if name == "RLB" else 1) + 1 + WIDE // 2
            canvas.write(column, canvas.line(0) + 3, texts.say(lang, "table.crystal.R"))
        else:
            draw_piece(canvas, texts.say(lang, "table.crystal." + name[0]), name, 0, 0, 2)
    if d.beams:
        canvas.write(canvas.column(1) + 1 + WIDE // 2, canvas.line(0) + 1, "^")


def draw_tile(canvas: Canvas, texts: Catalogue, tile: dict[str, Any], lang: str) -> None:
    d = TILE_BY_SLUG[tile["tile"]]
    x, y = tile["x"], tile["y"]
    word = texts.say(lang, "table.tile." + d.slug)
    if tile["value"]:
        word += f" {tile['value']}"
    if d.wide:
        canvas.box(x, y, 2, 1)
        canvas.middle(x, y, 2, 1, word)
        for step in d.beams:
            column = canvas.column(x) + 2 if step == DOWN else canvas.column(x + 1) + WIDE - 1
            canvas.write(column, canvas.line(y) + 1, "v" if step > 0 else "^")
        return
    canvas.box(x, y, 1, 2)
    canvas.middle(x, y, 1, 2, word)
    for name in d.crystals:
        draw_piece(canvas, texts.say(lang, "table.crystal." + name[0]), name, x, y, 1)


def draw_piece(canvas: Canvas, letter: str, name: str, x: int, y: int, across: int) -> None:
    """The letter of a crystal at its side or corner."""
    column, line = ON_TILE[name]
    room = across * (WIDE + 1) - 1
    at = (0, room // 2, room - 1)[column]
    canvas.write(canvas.column(x) + 1 + at, canvas.line(y) + 1 + line, letter)
