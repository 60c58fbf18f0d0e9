"""The others: their areas in small, what they hold, and their ships."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, TILE_BY_SLUG
from herna.web.boards.bigmonster.ground import Placed, bounds_of, overlay, placed, terrain_of
from herna.web.boards.bigmonster.tiles import MUTANTS, word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices, art_url, hit, level_mark, sign
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.figures import figures


def rivals(scene: Scene, me: int) -> h.Element:
    """All other seats, clockwise from the viewer; their partner first."""
    count = scene.view["players"]
    partners = scene.view["partners"]
    others = [(me + i) % count for i in range(1, count)]
    if partners:
        others.sort(key=lambda seat: seat != partners[me])
    return h.section("#rivals", class_=["rivals", f"n{count - 1}"], aria_label=word(scene.lang, "others"))[
        [rival(scene, seat, bool(partners) and partners[me] == seat) for seat in others]
    ]


SHIP: Final = (
    '<symbol id="i-ship" viewBox="0 0 16 16"><path fill="currentColor" d="M7.2 1v8.2H2.2C3 6 4.8 3 7.2 1z'
    'M8.6 3.2c2 1.4 3.4 3.4 4 6h-4zM1 10.6h14l-1.8 3.2q-.6 1-1.8 1H4.4q-1.2 0-1.8-1z"/></symbol>'
)


def drawings(lang: str) -> str:
    """What the small areas show, each tile drawn once, at every level of mutation; and the ship."""
    tiles = [(slug, level) for slug in TILE_BY_SLUG for level in range(max(1, len(TILE_BY_SLUG[slug].levels)))]
    faces = [face(slug, level) for slug, level in [*tiles, *[(slug, 0) for slug in EXPLORER_BY_SLUG]]]
    return f"{SHIP}<defs>{''.join(faces)}</defs>"


NUMBERS: Final = {slug: i for i, slug in enumerate([*TILE_BY_SLUG, *EXPLORER_BY_SLUG])}


def face_id(slug: str, level: int) -> str:
    return f"f{NUMBERS[slug]}{' ab'[level].strip()}"


@lru_cache(256)
def face(slug: str, level: int) -> str:
    """A tile in small: its picture, cut to shape, above a stripe of its terrain with what it is worth."""
    picture = f'<image href="{art_url("bigmonster", MUTANTS[slug] if level else slug)}"'
    if slug in EXPLORER_BY_SLUG:
        return f'<svg id="{face_id(slug, 0)}" width="2" height="2">{picture} x="-.5" width="3" height="2"/></svg>'
    d = TILE_BY_SLUG[slug]
    if d.wide:
        return f'<svg id="{face_id(slug, 0)}" width="2" height="1">{picture} y="-.17" width="2" height="1.34"/></svg>'
    terrain = terrain_of(slug)
    told = f"×{d.monsters}" if terrain in ("desert", "stone") else str(d.levels[level] if d.levels else d.points or "")
    worth = f'<text class="fv" x=".5" y="1.83">{told}</text>' if told else ""
    ground = f'<path class="on-{terrain}" d="M0 0h1v2H0z"/>'
    image = f'{picture} x="-.55" width="2.1" height="1.4"/>'
    return f'<svg id="{face_id(slug, level)}" width="1" height="2">{ground}{image}{worth}</svg>'


def rival(scene: Scene, seat: int, partner: bool) -> h.Element:
    lang = scene.lang
    view = scene.view["seats"][seat]
    name = scene.who(seat)
    busy = seat in scene.view["to_act"] and not scene.over
    return h.div(
        id=f"area{seat}", class_=["rival", {"busy": busy, "partner": partner}], data_zone="rivals", data_part="area"
    )[
        h.div(".who")[
            h.b[name],
            level_mark(scene.level(seat)),
            h.small[word(lang, "partner")] if partner else None,
            None
            if scene.over
            else h.span(class_={"busy": busy, "done": not busy})[sign("hourglass" if busy else "check")],
            h.span(".pts", title=word(lang, "points", count=view["score"]), data_count=str(view["score"]))[
                str(view["score"])
            ],
        ],
        h.div(".thumb")[
            small_area(view["explorer"] or "", placed(view), tuple([t["level"] for t in view["tiles"]])),
            held(scene, view),
            hit(f"area{seat}", [], word(lang, "look", name=name), lang),
        ],
        h.p(".doing")[doing(scene, seat)],
        ship(scene, seat) if "order" in scene.view else None,
    ]


def closer(scene: Scene, at: str) -> h.Node:
    """What is told of a rival whose area is looked at closely."""
    name, _, seat = at.partition("area")
    if name or not seat.isdecimal() or int(seat) >= scene.view["players"]:
        return None
    return more(scene, scene.view["seats"][int(seat)])


def doing(scene: Scene, seat: int) -> list[h.Node]:
    """What this player does now."""
    lang = scene.lang
    view = scene.view["seats"][seat]
    if scene.over:
        return []
    asked = [a["kind"] for a in scene.view["asked"] if a["seat"] == seat]
    busy = seat in scene.view["to_act"]
    parts: list[h.Node] = []
    if view["hand_size"]:
        parts.append(
            h.span(title=word(lang, "hand_size", count=view["hand_size"]))[sign("hand"), str(view["hand_size"])]
        )
    if busy and asked:
        parts.append(h.em[word(lang, "doing." + asked[0])])
    elif asked or view["picked"]:
        parts.append(h.span(".done")[sign("check"), word(lang, "ready")])
    if view["pick"]:
        parts.append(h.span(".shown")[scene.name(view["pick"])])
    return parts


def held(scene: Scene, view: dict[str, Any]) -> h.Node:
    """Tokens and slow monsters of a player."""
    tokens = [
        h.img(src=art_url("bigmonster", t["token"]), alt=f"{scene.name(t['token'])} ({t['points']})")
        for t in view["tokens"]
    ]
    name = scene.name("slow_monster")
    tokens += [h.img(src=art_url("bigmonster", "slow_monster"), alt=name) for _ in range(view["slow"])]
    return h.p(".held")[tokens] if tokens else None


def more(scene: Scene, view: dict[str, Any]) -> h.Element:
    """What the enlarged area says besides: the explorer's ability, points by category, tiles one knows of."""
    lang = scene.lang
    known = view["hand_known"] or view["ship"]["known"]
    slug = view["explorer"]
    points = [f"{scene.text('term.' + c)} {n}" for c, n in view["points"].items() if n]
    return h.div(".more")[
        h.p[h.b[scene.name(slug)], ": ", scene.rules_text(slug)] if slug else None,
        h.p[" · ".join(points)] if points else None,
        h.p[word(lang, "you_know"), " ", ", ".join([scene.name(tile) for tile in known])] if known else None,
    ]


@lru_cache(2048)
def small_area(explorer: str, tiles: tuple[Placed, ...], levels: tuple[int, ...]) -> Markup:
    frame = bounds_of(tiles, [], (0, 0))
    shown = [f'<use href="#{face_id(explorer, 0)}"/>'] if explorer else []
    for (tile, x, y), level in zip(tiles, levels, strict=True):
        shown.append(f'<use href="#{face_id(tile, level)}" x="{x}" y="{y}"/>')
    box = f"{frame.left} {frame.top} {frame.columns} {frame.rows}"
    inside = "".join(shown) + overlay(explorer, tiles, small=True) + newest(tiles)
    size = figures(c=frame.columns, r=frame.rows)
    return Markup(f'<svg class="small {size}" viewBox="{box}" aria-hidden="true">{inside}</svg>')


def newest(tiles: tuple[Placed, ...]) -> str:
    """A rim around what was laid last, as on the tile that one has laid oneself."""
    if not tiles:
        return ""
    tile, x, y = tiles[-1]
    width, height = (2, 1) if TILE_BY_SLUG[tile].wide else (1, 2)
    box = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<rect class="newest" {box}/><rect class="newest on" {box}/>'


# --- ships ----------------------------------------------------------------------------------------------------------
def ship(scene: Scene, seat: int) -> Markup | None:
    """A ship: free, or with a stack from somebody. It is a target while stacks are passed."""
    if scene.over:
        return None
    lang = scene.lang
    view = scene.view["seats"][seat]["ship"]
    giver = view["from"]
    mine = seat == scene.viewer
    if view["size"]:
        names = {"name": scene.who(giver)} if giver is not None else {}
        key = "ship.from" if giver is not None else "ship.pile"
        if giver is not None and giver == scene.viewer:
            key = "ship.from_you"
        words = word(lang, key, count=view["size"], **names)
    else:
        words = word(lang, "ship.is_free" if mine else "ship.free")
    slow = scene.view.get("slow_owner") == seat
    label = word(lang, "ship.yours") if mine else word(lang, "ship.of", name=scene.who(seat))
    start = "" if giver is None else "hand" if giver == scene.viewer else f"area{giver}"
    spoken = f"{label}: {words}" if view["size"] else f"{label}, {word(lang, 'ship.is_free')}"
    return drawn_ship(
        seat, label if mine else "", words, spoken, view["size"], -1 if giver is None else giver, start,
        scene.name("slow_monster") if slow else "", lang, Choices(scene.options.get(f"ship{seat}", []), lang),
    )  # fmt: skip


@lru_cache(2048)
def drawn_ship(
    seat: int,
    label: str,
    words: str,
    spoken: str,
    size: int,
    giver: int,
    start: str,
    slow: str,
    lang: str,
    choices: Choices,
) -> Markup:
    stack = h.i(".stack", id=f"s{giver}", data_zone=f"ship{seat}", data_from=start or None)[str(size)]
    element = h.div(
        id=f"ship{seat}", class_=["ship", {"can": bool(choices.options), "full": size > 0}], data_zone="ships"
    )[
        sign("ship"),
        h.b[label] if label else None,
        stack if size and giver >= 0 else None,
        h.span[words],
        h.em(".slow")[slow] if slow else None,
        hit(f"ship{seat}", choices.options, spoken, lang),
    ]
    return written(element)
