"""Tiles and explorers as they lie in hands, rows and areas."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, MUTATIONS, TILE_BY_SLUG
from herna.games.bigmonster.table.words import ICE
from herna.kernel.choice import Option
from herna.web.boards.bigmonster.ground import fragments, terrain_of
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices, art_url, hit, sign
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.figures import figures
from herna.web.words import board_words

WORDS: Final = board_words("bigmonster")
NAMED: Final = re.compile(r"[^\W\d]{3,}")
MUTANTS: Final = {tile: mutation for mutation, tile in MUTATIONS.items()}


def word(lang: str, key: str, **args: object) -> str:
    return WORDS.say(lang, key, args)


def tile(
    scene: Scene,
    id: str,
    slug: str,
    zone: str,
    options: list[Option],
    came_from: str = "",
    mark: str = "",
    known: str = "",
) -> Markup:
    """A tile outside of an area; `mark` is a class and `known` a word for what is special about it."""
    return loose_tile(
        id, slug, scene.name(slug), zone, came_from, mark, known, scene.lang,
        Choices(options, scene.lang),
    )  # fmt: skip


@lru_cache(4096)
def loose_tile(
    id: str,
    slug: str,
    name: str,
    zone: str,
    came_from: str,
    mark: str,
    known: str,
    lang: str,
    choices: Choices,
) -> Markup:
    wide = TILE_BY_SLUG[slug].wide
    terrain = terrain_of(slug)
    element = h.div(
        id=id,
        class_=["card", "tile", terrain, mark, {"wide": wide, "can": bool(choices.options)}],
        data_zone=zone,
        data_from=came_from or None,
    )[
        h.img(".art", src=art_url("bigmonster", slug), alt=""),
        printed_pieces(slug),
        h.span(".plate")[h.b[word(lang, "terrain." + terrain)], h.small[printed(lang, slug)]],
        known and h.span(".known")[known],
        hit(id, choices.options, f"{name}, {known}" if known else name, lang),
    ]
    return written(element)


@lru_cache(256)
def printed(lang: str, slug: str) -> h.Node:
    """What is printed on a tile, as short as can be: values by level, beams, points, or points for each thing."""
    d = TILE_BY_SLUG[slug]
    if d.levels:
        return "›".join([str(n) for n in d.levels])
    if d.beams:
        return Markup(sign("arrow-down" if len(d.beams) > 1 else "arrow-up") * len(d.beams))
    key = "print." + (slug if d.factor or d.other_half else terrain_of(slug))
    return word(lang, key, points=d.points, count=d.monsters)


def parted(text: h.Node) -> h.Node:
    """A short text whose word is apart, so that a small tile can leave it out: `1/terrain`, `left ›`."""
    if not isinstance(text, str) or (found := NAMED.search(text)) is None:
        return text
    return [text[: found.start()], h.span[found[0]], text[found.end() :]]


@lru_cache(256)
def printed_pieces(slug: str) -> Markup | None:
    """The pieces of crystal on a tile or an explorer that does not lie in an area."""
    explorer = slug in EXPLORER_BY_SLUG
    design = EXPLORER_BY_SLUG[slug] if explorer else TILE_BY_SLUG[slug]
    inner = fragments(design)
    if not inner:
        return None
    return Markup(f'<svg class="pieces" viewBox="0 0 {2 if explorer else 1} 2" aria-hidden="true">{inner}</svg>')


# --- in an area ---------------------------------------------------------------------------------------------------
def placed_tile(
    scene: Scene, seat: int, number: int, t: dict[str, Any], swamps: int, clasped: bool, newest: bool
) -> Markup:
    """`swamps` is the number of swamp monsters in this area: each of them is worth twice that.

    A water tile whose other half has come is `clasped`: the clasp says what both are worth.
    """
    slug = t["tile"]
    value = 2 * swamps if slug == "swamp" else t["value"]
    return lying_tile(
        f"t{seat}-{number}", slug, scene.name(slug), mutating(scene, seat, t), t["x"], t["y"], t["level"], value,
        f"area{seat}", f"pick{seat}" if newest else "", clasped, newest, scene.lang,
    )  # fmt: skip


def mutating(scene: Scene, seat: int, t: dict[str, Any]) -> bool:
    """Whether this is the very moment in which the tile mutates."""
    event = scene.events[-1] if scene.events else None
    if event is None or event.kind != "mutates":
        return False
    return bool(event.data["seat"] == seat and event.data["tile"] == t["tile"] and event.data["level"] == t["level"])


@lru_cache(8192)
def lying_tile(
    id: str,
    slug: str,
    name: str,
    changing: bool,
    x: int,
    y: int,
    level: int,
    value: int,
    zone: str,
    came_from: str,
    clasped: bool,
    newest: bool,
    lang: str,
) -> Markup:
    """A placed tile; a mutated monster shows its mutation."""
    d = TILE_BY_SLUG[slug]
    spoken = [name]
    if level:
        spoken.append(word(lang, "mutated", count=level))
    if value:
        spoken.append(word(lang, "points", count=value))
    worth: h.Node = str(value) if value else parted(printed(lang, slug))
    element = h.div(
        id=id,
        class_=[
            "card",
            "tile",
            "laid",
            terrain_of(slug),
            figures(x=x, y=y),
            {"wide": d.wide, "new": newest, f"level{level}": level > 0, "changing": changing},
        ],
        data_zone=zone,
        data_from=came_from or None,
        data_part=slug if level else None,
    )[
        h.img(".art", src=art_url("bigmonster", MUTANTS[slug] if level else slug), alt=""),
        None if d.wide or clasped else h.b(".worth")[h.i["×" + str(level)] if level else None, worth],
        hit(id, [], ", ".join(spoken), lang),
    ]
    return written(element)


# --- explorers ----------------------------------------------------------------------------------------------------
def explorer(scene: Scene, id: str, slug: str, zone: str, options: list[Option], laid: bool) -> Markup:
    return drawn_explorer(
        id, slug, scene.name(slug), scene.rules_text(slug), zone, laid, scene.lang, Choices(options, scene.lang)
    )


@lru_cache(512)
def drawn_explorer(
    id: str, slug: str, name: str, text: str, zone: str, laid: bool, lang: str, choices: Choices
) -> Markup:
    starts = EXPLORER_BY_SLUG[slug].start_terrain
    element = h.div(
        id=id,
        class_=["card", "explorer", {figures(x=0, y=0): laid, "laid": laid, "can": bool(choices.options)}],
        data_zone=zone,
    )[
        h.img(".art", src=art_url("bigmonster", slug), alt=""),
        None if laid else printed_pieces(slug),
        h.i(".start")[word(lang, "start.ice" if starts == ICE else "start.desert")]
        if starts and not (laid and starts == ICE)
        else None,
        None if laid else [h.span(".name")[name], h.p(".text")[text]],
        hit(id, choices.options, name, lang),
    ]
    return written(element)
