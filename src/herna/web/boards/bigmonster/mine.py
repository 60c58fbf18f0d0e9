"""The area in the middle: one's own (a spectator's: the first player's), with ghost places while a tile is placed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from herna.games.bigmonster.printed.tiles import TILE_BY_SLUG
from herna.web.boards.bigmonster.chains import gain_of, place_id, place_of
from herna.web.boards.bigmonster.ground import Bounds, bounds_of, overlay, pairs, placed
from herna.web.boards.bigmonster.speech import label, letter
from herna.web.boards.bigmonster.tiles import explorer, placed_tile, word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices, art_url
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.figures import figures

MOST_LISTED: Final = 28  # a longer list of places nobody reads, and a frame has no room for it
RIM: Final = (1, 2)  # columns and rows left free around the tiles: where the next one may go


def area(scene: Scene, seat: int) -> h.Element:
    view = scene.view["seats"][seat]
    label = word(scene.lang, "area", name=scene.who(seat))
    if view["explorer"] is None:
        return h.div("#ground.ground.choosing", role="group", aria_label=label)[dealt(scene, seat)]
    tiles = placed(view)
    spots = places(scene, seat)
    bounds = bounds_of(tiles, [(x, y, wide) for x, y, wide, _ in spots], (0, 0) if scene.over else RIM)
    last = len(tiles) - 1
    clasped = {place for x, y in pairs(tiles) for place in ((x, y), (x + 1, y))}
    swamps = len([1 for slug, _, _ in tiles if slug == "swamp"])
    return h.div(
        "#ground",
        class_=["ground", {"placing": bool(spots)}],
        role="group",
        aria_label=label,
        tabindex="0",
        data_pan=True,
    )[
        h.div(id=f"lattice{seat}", class_=["lattice", extent_of(bounds)])[
            explorer(scene, f"e{seat}", view["explorer"], f"area{seat}", [], laid=True),
            [
                placed_tile(scene, seat, i + 1, t, swamps, (t["x"], t["y"]) in clasped, i == last)
                for i, t in enumerate(view["tiles"])
            ],
            over_tiles(view["explorer"], tiles, bounds),
            [markup for _, _, _, markup in spots],
            goals(scene),
        ]
    ]


def extent_of(bounds: Bounds) -> str:
    """Where the lattice begins and how large it is."""
    return figures(c=bounds.columns, r=bounds.rows, l=bounds.left, top=bounds.top)


def over_tiles(slug: str, tiles: tuple[tuple[str, int, int], ...], bounds: Bounds) -> Markup:
    box = f"{bounds.left} {bounds.top} {bounds.columns} {bounds.rows}"
    return Markup(f'<svg class="over" viewBox="{box}" aria-hidden="true">{overlay(slug, tiles)}</svg>')


def places(scene: Scene, seat: int) -> list[tuple[int, int, bool, Markup]]:
    """The legal places in reading order, each with its letter."""
    if scene.decision is None or scene.decision.kind != "place":
        return []
    found = []
    for i, option in enumerate(scene.decision.options):
        slug, _, place = option.code.partition(":")[2].partition("@")
        x, _, y = place.partition(",")
        choices = Choices([option], scene.lang)
        markup = ghost(int(x), int(y), slug, letter(i), gain_of(option, scene.lang), label(scene, option), choices)
        found.append((int(x), int(y), TILE_BY_SLUG[slug].wide, markup))
    return found


def in_menus(scene: Scene) -> set[str]:
    """The places of a tile, if there are too many to list: each is chosen where it lies."""
    decision = scene.decision
    if decision is None or decision.kind != "place" or len(decision.options) <= MOST_LISTED:
        return set()
    return {option.code for option in decision.options if option.at}


def goals(scene: Scene) -> list[Markup]:
    """Where the tiles of a row can be laid at once: seen when one of them has been picked up."""
    reached = {place_of(at) for ways in scene.chains.values() for at in ways if at.startswith("area")}
    return [goal(x, y) for x, y in sorted(reached)]


@lru_cache(2048)
def goal(x: int, y: int) -> Markup:
    return written(h.div(id=place_id(x, y), class_=["goal", figures(x=x, y=y)]))


@lru_cache(8192)
def ghost(x: int, y: int, slug: str, name: str, gain: str, called: str, choices: Choices) -> Markup:
    """One place. Places overlap, their middles do not: only those can be clicked, and show the tile when pointed at."""
    option = choices.options[0]
    element = h.button(
        id=f"{place_id(x, y)}-b",
        class_=["hit", "spot", figures(x=x, y=y), {"wide": TILE_BY_SLUG[slug].wide}],
        name="choice",
        value=option.code,
        aria_label=called,
    )[
        h.img(src=art_url("bigmonster", slug), alt=""),
        h.b[name, h.small[gain] if gain else None],
    ]
    return written(element)


def dealt(scene: Scene, seat: int) -> h.Node:
    """The explorers to choose from, or a word that somebody is choosing."""
    found = scene.view["seats"][seat]["dealt"]
    if not found:
        return h.p(".wait")[word(scene.lang, "choosing")]
    answered = str(scene.view.get("answered") or "").partition(":")[2]
    return h.div(".dealt")[
        [
            h.div(class_={"locked": slug == answered})[
                explorer(
                    scene, f"d{seat}-{slug}", slug, "dealt", scene.options.get(f"dealt{seat}.{slug}", []), laid=False
                )
            ]
            for slug in found
        ]
    ]
