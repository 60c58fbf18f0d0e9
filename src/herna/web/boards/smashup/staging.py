"""What each event of Smash Up looks like."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import NOTE, QUICK, Cue, Staging, before

STAGING: Final[Staging] = {
    "factions": NOTE,
    "starts": NOTE,
    "redeals": NOTE,
    "lays": QUICK,
    "turn": Cue("turn", to="player{seat}"),
    "plays": Cue("land", by="{minion}"),
    "acts": Cue("show", by="now"),
    "special": Cue("show", by="now"),
    "reveals": Cue("flare", by="hand{seat}"),
    "attaches": Cue("fly", by="now", to="{held}"),
    "moves": Cue("glide", by="{minion}"),
    "flees": Cue("glide", by="{minion}"),
    "destroyed": Cue("fall", by="{minion}"),
    "removed": NOTE,
    "returns": Cue("fall", by="{minion}"),
    "buried": Cue("fall", by="{minion}"),
    "boosts": Cue("gain", to="{minion}", n="+{amount}"),
    "lowers": Cue("lose", to="{at_base}", n="−{amount}"),
    "scores": Cue("flare", by="{at_base}"),
    "place": Cue("gain", to="{row}", n="{power}"),
    "gains": Cue("fly", by="{scored}", to="player{seat}", n="+{amount}"),
    "clears": QUICK,
    "replaces": Cue("land", by="{at_base}"),
    "swaps": Cue("land", by="{at_base}"),
    "not_replaced": NOTE,
    "shielded": Cue("shake", by="{shaken}"),
    "unharmed": Cue("shake", by="{shaken}"),
    "draws": QUICK,
    "discards": QUICK,
    "shuffles": QUICK,
    "shuffles_in": QUICK,
    "looks": QUICK,
    "looks_at_bases": QUICK,
    "takes": QUICK,
    "found": QUICK,
    "passes": QUICK,
    "names": NOTE,
    "marks": NOTE,
    "ignores": Cue("flare", by="{at_base}"),
    "resolves": NOTE,
    "aborts": NOTE,
    "no_effect": NOTE,
    "declines": NOTE,
    "extra_minion": NOTE,
    "extra_action": NOTE,
}


def cast(scene: Scene, event: Event) -> dict[str, str]:
    """Where the base lies that an event names, what an action was put on, which base is being scored, whose row."""
    found: dict[str, str] = {}
    bases = {base["base"]: base for base in scene.view["bases"]}
    scored = before(scene, event, "scores")
    for name, slug in (
        ("at_base", event.data.get("base")),
        ("scored", scored.data["base"] if scored is not None and event.kind == "gains" else None),
        ("held", event.data.get("holder")),
    ):
        if slug in bases:
            found[name] = f"col-{bases[slug]['id']}"
    if event.kind == "place":
        seat = event.data["seat"]
        found["row"] = f"player{seat}"
        if scored is not None and scored.data["base"] in bases:
            found["row"] = f"row-{bases[scored.data['base']]['id']}-{seat}"
    minions = {minion["card"]: minion["id"] for base in scene.view["bases"] for minion in base["minions"]}
    for name, slug in (("held", event.data.get("holder")), ("shaken", event.data.get("card"))):
        if slug in minions:
            found[name] = minions[slug]
    return found
