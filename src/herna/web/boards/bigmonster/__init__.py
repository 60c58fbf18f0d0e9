"""Big Monster's board: one's own area in the middle, the others left of it, tokens and score right, tiles below."""

from __future__ import annotations

from typing import Final

from herna.web.boards.bigmonster.chains import CHAINS, before_going, handled, page_ids
from herna.web.boards.bigmonster.ending import points, tally
from herna.web.boards.bigmonster.mine import area, in_menus
from herna.web.boards.bigmonster.rivals import closer, drawings, rivals, ship
from herna.web.boards.bigmonster.sheet import score
from herna.web.boards.bigmonster.speech import help_text, label, sentence
from herna.web.boards.bigmonster.staging import STAGING, cast
from herna.web.boards.bigmonster.tiles import word
from herna.web.boards.bigmonster.tray import tray
from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene

__all__ = [
    "CHAINS",
    "SCRIPTS",
    "STAGING",
    "STYLES",
    "attempts",
    "before_going",
    "cast",
    "closer",
    "draw",
    "drawings",
    "handled",
    "help_text",
    "in_menus",
    "label",
    "page_ids",
    "points",
    "sentence",
    "tally",
]
STYLES: Final = [f"bigmonster/{part}.css" for part in ("area", "tiles", "rivals", "score", "phone")]
SCRIPTS: Final = ["pan.js", "tabs.js"]
MAGNIFIERS: Final = (("zoom_out", "−", ".714"), ("zoom_fit", "⤢", "0"), ("zoom_in", "+", "1.4"))
TURNS: Final = 9
ROW_TURNS: Final = 20


def draw(scene: Scene) -> h.Node:
    me = scene.viewer if scene.viewer is not None else 0
    kind = scene.decision.kind if scene.decision is not None else ""
    return h.div("#board", class_=["bigmonster", kind and "asks-" + kind])[
        tabs(scene, kind),
        h.div("#panels")[
            h.section("#mine.mine", aria_label=word(scene.lang, "area", name=scene.who(me)))[
                status(scene, me), area(scene, me)
            ],
            score(scene, me),
            rivals(scene, me),
        ],
        tray(scene, me),
    ]


def tabs(scene: Scene, kind: str) -> h.Element:
    """On a phone: what lies side by side elsewhere; a dot says where something can be chosen."""
    dots = {"mine": kind in ("place", "keep"), "rivals": kind == "claim", "score": False}
    return h.nav("#tabs", aria_label=word(scene.lang, "tabs"))[
        [
            h.a(href=f"#{panel}", class_={"dot": dots[panel]})[word(scene.lang, "tab." + panel)]
            for panel in ("mine", "score", "rivals")
        ]
    ]


def status(scene: Scene, me: int) -> h.Element:
    """Round and turn, whose area this is, and in which order ships are claimed."""
    view = scene.view
    lang = scene.lang
    mode = scene.text("term." + ("mode_team" if view["mode"] == "team" else view["mode"]))
    if "rows" in view:
        when = word(lang, "turn", turn=view["turn"], turns=ROW_TURNS)
        extra = (
            word(lang, "starter", name=scene.who(view["starter"]))
            + " · "
            + word(lang, "piles", count=view["piles"][0] if view["piles"] else 0)
        )
    else:
        when = word(lang, "round_turn", round=view["round"], turn=view["turn"], turns=TURNS)
        order = " → ".join([scene.who(seat) for seat in view["order"]])
        extra = word(lang, "order", names=order) if order else word(lang, "discarded", count=view["discard"]["size"])
    seat = view["seats"][me]
    if not view["turn"]:
        when = word(lang, "setup")
    return h.div("#status")[
        h.b(title=mode)[when],
        h.b[scene.who(me)] if scene.viewer is None else None,
        h.span(".extra", title=extra)[extra],
        h.span(".mypts")[word(lang, "points", count=seat["score"])],
        ship(scene, me) if "order" in view else None,
        h.span(".magnify")[
            [
                h.button(type="button", data_magnify=by, aria_controls="ground", title=word(lang, key))[mark]
                for key, mark, by in MAGNIFIERS
            ]
        ],
    ]


def attempts(scene: Scene, at: str) -> list[str]:
    """Whoever clicks a tile in hand meant to choose it, a ship to load it, a placed tile to lay the new one there."""
    me = scene.viewer
    if me is None:
        return []
    asked = [a["kind"] for a in scene.view["asked"] if a["seat"] == me]
    if at.startswith(f"h{me}-"):
        return ["pick:" + at.split("-")[1]]
    if at.startswith("ship") and at[4:].isdigit():
        return [f"claim:p{int(at[4:]) + 1}"]
    if at.startswith(("r1-", "r2-")):
        return [("remove:" if asked == ["remove"] else "take:") + at.split("-")[1]]
    if at.startswith("d") and "-" in at:
        return ["keep:" + at.split("-")[1]]
    pick = scene.view["seats"][me]["pick"]
    if at.startswith(f"t{me}-") and asked == ["place"] and pick:
        tiles = scene.view["seats"][me]["tiles"]
        number = int(at.split("-")[1])
        if 0 < number <= len(tiles):
            return [f"place:{pick}@{tiles[number - 1]['x']},{tiles[number - 1]['y']}"]
    return []
