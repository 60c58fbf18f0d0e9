"""Tokens with progress, and the score sheet that explains every point."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.web.boards.bigmonster.ground import penalty_count, progress, team_progress
from herna.web.boards.bigmonster.tiles import word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import art_url, sign
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.figures import figures

PENALTY: Final = "token_penalty"


def score(scene: Scene, me: int) -> h.Element:
    return h.section("#score.score", aria_label=word(scene.lang, "score"))[tokens(scene, me), sheet(scene, me)]


# --- tokens ---------------------------------------------------------------------------------------------------------
def tokens(scene: Scene, me: int) -> h.Element:
    return h.div("#tokens")[
        h.h2[word(scene.lang, "tokens")],
        h.ul(".tokens", tabindex="0")[[token(scene, me, t) for t in scene.view["tokens"]]],
    ]


def token(scene: Scene, me: int, t: dict[str, Any]) -> Markup:
    slug = t["token"]
    name = scene.name(slug)
    if slug == PENALTY:
        return drawn_token(slug, name, t["points"], penalty_lines(scene, me), "", "", scene.lang)
    seats = scene.view["seats"]
    bars: list[tuple[str, int, int]] = []
    if "individual" in t["open"]:
        bars.append((word(scene.lang, "you") if scene.viewer == me else scene.who(me), progress(slug, seats[me]),
                     t["individual_needs"]))  # fmt: skip
        others = [(progress(slug, seats[i]), -i) for i in range(len(seats)) if i != me]
        best, who = max(others)
        if best:
            bars.append((scene.who(-who), best, t["individual_needs"]))
    if "team" in t["open"]:
        partner = scene.view["partners"][me]
        bars.append((word(scene.lang, "team"), team_progress(slug, seats[me], seats[partner]), t["team_needs"]))
    holders = [scene.who(i) for i in range(len(seats)) if any([x["token"] == slug for x in seats[i]["tokens"]])]
    mine = any([x["token"] == slug for x in seats[me]["tokens"]])
    gone = "" if t["open"] else "gone"
    return drawn_token(
        slug, name, t["points"], tuple(bars), ", ".join(holders), ("earned " if mine else "") + gone, scene.lang
    )


def penalty_lines(scene: Scene, me: int) -> tuple[tuple[str, int, int], ...]:
    """Desert and stone monsters of everybody (or every team), fewest first: who would take the penalty now."""
    seats = scene.view["seats"]
    partners = scene.view["partners"]
    counted: list[tuple[int, int, str]] = []
    for i in range(len(seats)):
        if partners:
            if i < partners[i]:
                total = penalty_count(seats[i]) + penalty_count(seats[partners[i]])
                counted.append((total, i, f"{scene.who(i)} + {scene.who(partners[i])}"))
        else:
            counted.append((penalty_count(seats[i]), i, word(scene.lang, "you") if i == scene.viewer else scene.who(i)))
    return tuple([(name, total, 0) for total, _, name in sorted(counted)])


@lru_cache(4096)
def drawn_token(
    slug: str,
    name: str,
    points: int,
    bars: tuple[tuple[str, int, int], ...],
    holders: str,
    state: str,
    lang: str,
) -> Markup:
    """One kind of token: what it takes, how far one is, and who has it."""
    if slug == PENALTY:
        lines: list[h.Node] = [h.span(".fewest")[", ".join([f"{who} {n}" for who, n, _ in bars])]]
    else:
        lines = [
            h.span(class_=["bar", figures(p=100 * n // needed), {"full": n >= needed}])[
                h.span[who], h.b[f"{n}/{needed}"]
            ]
            for who, n, needed in bars
        ]
    element = h.li(class_=["token", state], data_part=slug)[
        h.img(src=art_url("bigmonster", slug), alt=""),
        h.b(".what")[name],
        h.b(".pts")[f"{points:+d}".replace("-", "−")],
        h.div(".bars")[
            lines, h.span(".has")[sign("check"), " ", word(lang, "has", names=holders)] if holders else None
        ],
    ]
    return written(element)


# --- score sheet ----------------------------------------------------------------------------------------------------
def sheet(scene: Scene, me: int) -> h.Element:
    lang = scene.lang
    view = scene.view["seats"][me]
    full = view["sheet"]
    if full is None:
        full = {"categories": [{"category": c, "points": n, "lines": []} for c, n in view["points"].items()]}
    title = word(lang, "sheet") if me == scene.viewer else word(lang, "sheet.of", name=scene.who(me))
    return h.div("#sheet")[
        h.h2[title, h.span(".total")[word(lang, "points", count=view["score"])]],
        h.dl(".lines", tabindex="0")[[category(scene, c) for c in full["categories"]]],
        team_line(scene, me),
    ]


def team_line(scene: Scene, me: int) -> h.Node:
    """In teams the weaker member counts (BM-11.5)."""
    partners = scene.view["partners"]
    if not partners:
        return None
    both = [scene.view["seats"][i]["score"] for i in (me, partners[me])]
    return h.p(".team")[word(scene.lang, "team_score", points=min(both), name=scene.who(partners[me]))]


def category(scene: Scene, c: dict[str, Any]) -> Markup:
    grouped: dict[tuple[str, str, int, int, int], int] = {}
    for line in c["lines"]:
        what = "" if line["why"] == "printed" else line["what"]  # lava: the points alone tell it
        key = (line["why"], what, line["count"], line["each"], line["points"])
        grouped[key] = grouped.get(key, 0) + 1
    told = tuple([explain(scene, *key, times=n) for key, n in grouped.items()])
    if c["category"] == "swamp" and grouped:
        count = next(iter(grouped))[2]
        told = (word(scene.lang, "why.swamps", count=count, points=c["points"]),)
    return drawn_category(c["category"], scene.text("term." + c["category"]), c["points"], told)


def explain(scene: Scene, why: str, what: str, count: int, each: int, points: int, times: int) -> str:
    """One line: where these points come from."""
    if why == "printed":
        return f"{times} × {points} = {times * points}"
    name = scene.name(what)
    if why == "pair":
        name = word(scene.lang, "why.pair")
    elif why == "level" and count:
        name = f"{name}, {word(scene.lang, 'mutated', count=count)}"
    if why == "per":
        return f"{name}: {count} × {each} = {points}"
    return f"{name}: {times} × {points} = {times * points}" if times > 1 else f"{name}: {points}"


@lru_cache(4096)
def drawn_category(slug: str, name: str, points: int, told: tuple[str, ...]) -> Markup:
    element = h.div(class_=["cat", slug, {"none": not points and not told}])[
        h.dt[h.i, name],
        h.dd(".n")[str(points).replace("-", "−")],
        h.dd(".told")[[h.span[line] for line in told]] if told else None,
    ]
    return written(element)
