"""The bases: a column each with its card, what is attached to it, and a row per player with their minions."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from markupsafe import Markup

from herna.web.boards.smashup.cards import GAME, card, order, told, words
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import breakable
from herna.web.drawing.kept import kept
from herna.web.drawing.markup import Choices, art_url, hit
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.figures import figures

STAGES: Final = ("before", "award", "after", "clear")
TELLING: Final = ("place", "passes", "special", "clears")

# Measures of a column in a window of 1440 x 900, in pixels; smaller windows shrink all of it.
WIDE: Final = {3: 325, 4: 235, 5: 175}  # the text of a base, by how many bases there are
HIGH: Final = {2: 362, 3: 362, 4: 343}  # all of the column, by how many players there are
LETTER: Final = 6.8
LINE: Final = 16.3
SHORT: Final = 8  # letters of a minion's name that takes one line
LONG_NAME: Final = 20  # letters of a base's name, and of a word in it, that need smaller ones
LONG_WORD: Final = 10


def columns(scene: Scene) -> h.Element:
    bases = scene.view["bases"]
    return h.div("#bases", class_=f"n{len(bases)}", role="group", aria_label=words(scene, "bases"))[
        [kept(scene, "column", seen_of(scene, b), partial(column, scene, b)) for b in bases]
    ]


def seen_of(scene: Scene, b: dict[str, Any]) -> tuple[Any, ...]:
    """All that is seen in a column: the base with everything there, what can be chosen, and how its scoring stands."""
    view = scene.view
    options = [o.code for id in ids_at(b) for o in scene.options.get(id, [])]
    scoring: list[Any] = []
    if view["scored"] == b["id"]:
        past = [(e.kind, e.data.get("seat"), e.data.get("place")) for e in since_scoring(scene)]
        scoring = [view["window"], tuple(view["to_act"]), *[p for p in past if p[0] in TELLING]]
    return (scene.viewer, repr(b), tuple(options), *scoring, *newcomers(scene, b))


def ids_at(b: dict[str, Any]) -> list[str]:
    """Whatever lies at a base: its card, minions and actions."""
    ids = [b["id"], *[a["id"] for a in b["actions"]]]
    for m in b["minions"]:
        ids += [m["id"], *[a["id"] for a in m["actions"]]]
    return ids


def newcomers(scene: Scene, b: dict[str, Any]) -> list[str]:
    """Minions here that have just been played: these fly in from a hand."""
    new = [event.data["minion"] for event in scene.events[-8:] if event.kind == "plays"]
    new += [b["id"] for event in scene.events[-8:] if event.kind == "replaces" and event.data["base"] == b["base"]]
    return [id for id in ids_at(b) if id in new]


def column(scene: Scene, b: dict[str, Any]) -> h.Element:
    scored = scene.view["scored"] == b["id"]
    ready = b["total"] >= b["breakpoint"]
    past = since_scoring(scene) if scored else []
    new = newcomers(scene, b)
    lines = lines_left(scene, b, scored, tight=False)
    tight = lines < lines_of(scene, b)
    if tight:
        lines = lines_left(scene, b, scored, tight=True)
    return h.section(
        id=f"col-{b['id']}",
        class_=[
            "col",
            {"can": b["id"] in scene.options, "ready": ready, "scored": scored, "tight": tight},
            figures(lines=lines),
        ],
        aria_label=f"{scene.name(b['base'])}: {b['total']} / {b['breakpoint']}",
    )[
        base_card(scene, b, ready),
        stages(scene, past) if scored else None,
        h.div(".strips")[[strip(scene, a, b["id"]) for a in b["actions"]]] if b["actions"] else None,
        [row(scene, b, seat, past, scored, new) for seat in order(scene)],
    ]


def lines_of(scene: Scene, b: dict[str, Any]) -> int:
    """About how many lines the text of a base has."""
    return -int(-LETTER * len(scene.rules_text(b["base"])) // WIDE[wideness(scene)])


def wideness(scene: Scene) -> int:
    return min(max(len(scene.view["bases"]), min(WIDE)), max(WIDE))


def lines_left(scene: Scene, b: dict[str, Any], scored: bool, tight: bool) -> int:
    """About how many lines all that lies at a base leaves to its text; `tight`: where everything is drawn lower."""
    marked = len([a for a in b["actions"] if a["faction"] or a["ignores"] is not None])  # these take a whole line
    strips = marked + (len(b["actions"]) - marked + 1) // 2
    used = (61 if tight else 119) + 29 * strips + (44 if scored else 0)
    for seat in range(scene.view["players"]):
        rows, carried = crowd(b, seat, 3 if wideness(scene) == 3 else 2)
        names = [scene.name(m["card"]) for m in b["minions"] if m["seat"] == seat]
        short = all([len(name) <= SHORT for name in names])  # they take one line
        used += ((62 if tight else 88) - (14 if short else 0)) * rows + 22 * carried
        used += 8 if rows else 22 if tight else 35
    return int((HIGH[max(scene.view["players"], 2)] - used) / LINE)


def crowd(b: dict[str, Any], seat: int, abreast: int) -> tuple[int, int]:
    """How many rows of chips a player fills at a base, so many side by side, and how many actions lie below them."""
    minions = [m for m in b["minions"] if m["seat"] == seat]
    return -(-len(minions) // abreast), max([len(m["actions"]) for m in minions], default=0)


def base_card(scene: Scene, b: dict[str, Any], ready: bool) -> Markup:
    marks = [words(scene, "ready")] if ready else []
    if b["jammed"]:
        marks.append(words(scene, "jammed"))
    options = scene.options.get(b["id"], [])
    fresh = any([e.kind == "replaces" and e.data["base"] == b["base"] for e in scene.events[-8:]])
    return drawn_base(
        b["id"], b["base"], scene.name(b["base"]), scene.rules_text(b["base"]), tuple(b["vp"]), b["total"],
        b["breakpoint"], b["printed_breakpoint"], tuple(marks), scene.lang, Choices(options, scene.lang), fresh,
    )  # fmt: skip


@lru_cache(4096)
def drawn_base(
    id: str,
    slug: str,
    name: str,
    text: str,
    vp: tuple[int, int, int],
    total: int,
    limit: int,
    printed: int,
    marks: tuple[str, ...],
    lang: str,
    choices: Choices,
    fresh: bool,
) -> Markup:
    pays = told(lang, "pays", first=vp[0], second=vp[1], third=vp[2])
    power = told(lang, "bar", total=total, breakpoint=limit)
    if limit != printed:
        power += f" ({told(lang, 'printed_breakpoint', breakpoint=printed)})"
    change = "down" if limit < printed else "up" if limit > printed else ""
    part = min(100, 100 * total // max(1, limit))
    long = len(name) > LONG_NAME or max([len(word) for word in name.split()]) > LONG_WORD
    element = h.div(
        id=id,
        class_=["card", "base", {"can": bool(choices.options)}],
        data_zone="bases",
        data_from="basedeck" if fresh else None,
    )[
        h.img(".art", src=art_url(GAME, slug), alt=""),
        h.span(class_=["name", {"long": long}])[breakable(name, lang)],
        h.span(".vps", title=pays)[[h.b[str(n)] for n in vp]],
        h.span(".marks")[[h.span(".mark")[mark] for mark in marks]] if marks else None,
        h.span(".bar", title=power if change else None)[
            h.i(class_=figures(p=part)), h.b[f"{total} / ", h.span(class_=change)[str(limit)]]
        ],
        h.p(".text")[breakable(text, lang)] if text else None,
        hit(id, choices.options, ", ".join([name, *marks]), lang),
    ]
    return written(element)


# --- rows ---------------------------------------------------------------------------------------------------------
def row(scene: Scene, b: dict[str, Any], seat: int, past: list[Any], scored: bool, new: list[str]) -> h.Element:
    minions = [m for m in b["minions"] if m["seat"] == seat]
    power = b["totals"][seat]
    mark = window_mark(scene, seat, past) if scored else None
    total = h.span(".tot")[h.i(".sym"), h.b[str(power)], award(scene, b, seat, past, bool(minions))]
    if not minions and mark is None:
        return h.div(id=f"row-{b['id']}-{seat}", class_=["lane", "none", f"p{seat}"])[total]
    label = words(scene, "row", name=scene.who(seat), power=power)
    return h.div(id=f"row-{b['id']}-{seat}", class_=["lane", f"p{seat}"], role="group", aria_label=label)[
        total, h.div(".men")[[unit(scene, m, b["id"], m["id"] in new) for m in minions], mark]
    ]


def award(scene: Scene, b: dict[str, Any], seat: int, past: list[Any], there: bool) -> h.Node:
    """The place of a player here: as it was taken, or as it would be if the base were scored now."""
    for event in past:
        if event.kind == "place" and event.data["seat"] == seat:
            return drawn_medal("took", event.data["place"], vp_for(b, event.data["place"]))
    if not there or any([event.kind == "place" for event in past]):
        return None
    rivals = {m["seat"] for m in b["minions"]}
    place = 1 + len([s for s in rivals if b["totals"][s] > b["totals"][seat]])
    return drawn_medal("would", place, vp_for(b, place))


def vp_for(b: dict[str, Any], place: int) -> int:
    return int(b["vp"][place - 1]) if place <= 3 else 0


@lru_cache(256)
def drawn_medal(key: str, place: int, vp: int) -> Markup:
    return written(h.small(class_=["medal", key, f"m{place}"])[f"{place}. ", h.b[f"+{vp}"]])


def unit(scene: Scene, m: dict[str, Any], base: str, new: bool) -> h.Node:
    """A minion with what it carries."""
    marks = [words(scene, "guarded")] if m["guarded"] else []
    seat = m["seat"]
    start = "" if not new else f"h{seat}-{m['card']}-1" if seat == scene.viewer else f"hand{seat}"
    chip = card(
        scene, "chip" + (" guarded" if m["guarded"] else ""), m["id"], m["card"], scene.options.get(m["id"], []),
        f"{base}.{seat}", start, seat, m["power"], tuple(marks),
    )  # fmt: skip
    if not m["actions"]:
        return chip
    return h.div(".unit")[chip, [strip(scene, a, base) for a in m["actions"]]]


def strip(scene: Scene, a: dict[str, Any], base: str) -> Markup:
    marks = []
    if a["faction"]:
        marks.append(scene.text("table.names", word=a["faction"]))
    if a["ignores"] is not None:
        marks.append(scene.text("table.ignored" if a["ignores"] else "table.spent"))
    options = scene.options.get(a["id"], [])
    return card(
        scene, "strip", a["id"], a["card"], options, f"{base}.on", "now", a["seat"], marks=tuple(marks)
    )  # fmt: skip


# --- scoring step by step ------------------------------------------------------------------------------------------
def since_scoring(scene: Scene) -> list[Any]:
    """What has happened since the scoring of the present base began."""
    found: list[Any] = []
    for event in reversed(scene.events):
        if event.kind == "scores":
            break
        found.append(event)
    return found[::-1]


def stages(scene: Scene, past: list[Any]) -> h.Element:
    window = scene.view["window"]
    kinds = [event.kind for event in past]
    now = 0 if window == "before" else 3 if "clears" in kinds else 2 if window == "after" or "place" in kinds else 1
    return h.ol(".stages", aria_label=words(scene, "scoring"))[
        [
            h.li(class_={"past": i < now, "now": i == now}, aria_current="step" if i == now else None)[
                words(scene, "score." + stage)
            ]
            for i, stage in enumerate(STAGES)
        ]
    ]


def window_mark(scene: Scene, seat: int, past: list[Any]) -> h.Node:
    """In a window for Specials: who is asked, and who has passed since the last one was used."""
    if scene.view["window"] is None:
        return None
    if seat in scene.view["to_act"]:
        return h.span(".turnmark.asked")[words(scene, "deciding")]
    for event in reversed(past):
        if event.kind in ("special", "place"):
            return None
        if event.kind == "passes" and event.data["seat"] == seat:
            return h.span(".turnmark")[words(scene, "passed")]
    return None


# --- the small map of all bases, for phones ------------------------------------------------------------------------
def minimap(scene: Scene) -> Markup:
    view = scene.view
    seen = [
        (b["id"], b["base"], b["total"], b["breakpoint"], [id in scene.options for id in ids_at(b)])
        for b in view["bases"]
    ]
    return kept(scene, "map", (repr(seen), view["scored"]), partial(drawn_map, scene))


def drawn_map(scene: Scene) -> h.Element:
    return h.nav("#minimap", aria_label=words(scene, "bases"))[[spot(scene, b) for b in scene.view["bases"]]]


def spot(scene: Scene, b: dict[str, Any]) -> h.Element:
    open_ = any([id in scene.options for id in ids_at(b)])
    part = min(100, 100 * b["total"] // max(1, b["breakpoint"]))
    return h.a(
        class_={"can": open_, "scored": scene.view["scored"] == b["id"], "brim": part == 100},
        href=f"#col-{b['id']}",
        id=f"mm-{b['id']}",
    )[
        h.b[breakable(scene.name(b["base"]), scene.lang)],
        h.i(class_=figures(p=part)),
        h.small[f"{b['total']}/{b['breakpoint']}"],
    ]
