"""The line between players and bases: the turn and its steps, the plays that are left, the pile of bases."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from markupsafe import Markup

from herna.web.boards.smashup.cards import words
from herna.web.boards.smashup.players import counted, part
from herna.web.drawing import tags as h
from herna.web.drawing.kept import kept
from herna.web.drawing.markup import sign
from herna.web.drawing.scene import Scene

STEPS: Final = ("play", "score", "draw")
AS_STEP: Final = {"start": "play", "end": "draw"}


def status(scene: Scene) -> Markup:
    view = scene.view
    seen = [(b["id"], b["base"]) for b in view["bases"]]
    piles = (view["base_deck"], view["base_deck_known"], view["base_discard"])
    facts = repr((view["turn"], view["step"], view["plays"], view["urgent"], seen, piles))
    return kept(scene, "status", facts, partial(drawn_status, scene))


def drawn_status(scene: Scene) -> h.Element:
    view = scene.view
    step = AS_STEP.get(view["step"], view["step"])
    now = STEPS.index(step)
    return h.div("#status")[
        h.strong[words(scene, "turn", turn=view["turn"])],
        h.ol(".steps")[
            [
                h.li(class_={"past": i < now, "now": i == now}, aria_current="step" if i == now else None)[
                    words(scene, "step." + name)
                ]
                for i, name in enumerate(STEPS)
            ]
        ],
        plays(scene),
        base_pile(scene),
    ]


def plays(scene: Scene) -> h.Node:
    """What the player on turn may still play: regular plays and extra ones with their limits."""
    grants = scene.view["urgent"] or scene.view["plays"]
    if not grants:
        return h.span(".plays")
    alike: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for g in grants:
        kind = (g["kind"], g["from"], g["power_at_most"], g["base"] is None, g["empty_base"], g["from_discard"])
        alike.setdefault(kind, []).append(g)
    return h.span(".plays")[
        h.small[words(scene, "plays_left")],
        [grant(scene, group) for group in alike.values()],
    ]


def grant(scene: Scene, group: list[dict[str, Any]]) -> h.Element:
    """Plays that differ at most in where: how many there are, what of, and at which bases."""
    g = group[0]
    parts = [f"{len(group)}×"] if len(group) > 1 else []
    parts.append(scene.text("term." + g["kind"]))
    if g["power_at_most"] is not None:
        parts.append(f"≤ {g['power_at_most']}")
    if g["empty_base"]:
        parts.append(scene.text("table.empty_base"))
    if g["from_discard"]:
        parts.append(scene.text("table.from_discard"))
    if g["from"]:
        parts.append(f"({scene.name(g['from'])})")
    allowed = {one["base"] for one in group if one["base"] is not None}
    bases = [scene.name(b["base"]) for b in scene.view["bases"] if b["id"] in allowed]
    picture = sign("person" if g["kind"] == "minion" else "magic")
    where = f": {', '.join(bases)}" if bases else ""
    said = " ".join(parts)
    return h.span(class_=["grant", g["kind"]], title=said + where if bases else None)[
        picture, h.span[said, h.span(".where")[where] if bases else None]
    ]


def base_pile(scene: Scene) -> h.Element:
    view = scene.view
    known = [
        f"{words(scene, 'from_top', place=k['from_top'] + 1)}: {scene.name(k['base'])}" for k in view["base_deck_known"]
    ]
    title = words(scene, "base_deck", count=view["base_deck"])
    return h.span(".basepile")[
        h.button("#basedeck.pile", type="button", popovertarget="basedeck-m", aria_label=title)[
            sign("flag"), h.span[title], sign("eye") if known else None
        ],
        h.div("#basedeck-m.menu.list", popover="auto")[
            part(title, known),
            part(words(scene, "base_discard"), counted(scene, view["base_discard"]) or [words(scene, "empty")]),
        ],
    ]
