"""What each event of Rats of Wistar looks like."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.web.boards.wistar.showing import name_of, shown
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import NOTE, QUICK, Cue, Staging

STAGING: Final[Staging] = {
    "order": QUICK,
    "pair": NOTE,
    "round": Cue("turn"),
    "turn": Cue("turn", to="plate{seat}"),
    "places": Cue("fly", by="plate{seat}", to="space-{space}"),
    "hut": Cue("fly", by="plate{seat}", to="hut"),
    "main": Cue("flare", by="plate{seat}", n="{power}"),
    "idle": NOTE,
    "bonus": Cue("flare", by="space-{space}"),
    "gains": Cue("gain", to="plate{seat}", n="+{amount}"),
    "pays": Cue("lose", to="plate{seat}", n="−{amount}"),
    "loses": Cue("lose", to="plate{seat}", n="−{amount}"),
    "draws": QUICK,
    "takes": Cue("fly", by="c-{card}", to="plate{seat}"),
    "discards": QUICK,
    "digs": Cue("land", by="{board}"),
    "bed": Cue("land", by="{board}"),
    "moves_rat": Cue("fly", by="rats-{from}-{seat}", to="rats-{to}-{seat}"),
    "deploys": Cue("land", by="rats-{to}-{seat}"),  # from its player's own board, across nothing
    "opens": Cue("flare", by="door-{passage}"),
    "walks": Cue("glide", by="explorer{seat}"),
    "reveals": Cue("show", by="mission-{mission}"),
    "mouse": Cue("fly", by="{entered}", to="plate{seat}"),
    "plays": Cue("show", by="{laid}"),
    "task": Cue("flare", by="mission-{mission}"),
    "field": Cue("flare", by="{own_field}"),
    "joins": Cue("flare", by="plate{seat}"),
    "potion": Cue("flare", by="hut"),
    "current": Cue("flare", by="plate{seat}"),
    "uses": Cue("flare", by="{laid}"),
    "tent": Cue("flare", by="room-{room}"),
    "goal": Cue("fly", by="plate{seat}", to="goal-{goal}"),
    "effect": Cue("flare", by="{laid}"),
    "immune": NOTE,
    "mouse_gone": Cue("lose", to="plate{seat}", n="−{amount}"),
    "bed_gone": Cue("lose", to="plate{seat}", n="−{amount}"),
    "round_mouse_gone": Cue("fall", by="round-mouse"),
    "new_mouse": Cue("land", by="round-mouse"),
    "rotates": Cue("spin", by="disc"),
    "shuffles": QUICK,
    "turns_up": NOTE,
    "goals_seen": NOTE,
    "keeps_goal": Cue("flare", by="plate{seat}"),
    "scores": Cue("gain", to="plate{seat}", n="{amount}"),
    "ends": QUICK,
    "prepares": QUICK,
    "versatile": NOTE,
    "looks": NOTE,
}
# What a plate has no sign for is told in words: how many of what.
COUNTED: Final = {"mouse_gone": "mouse", "bed_gone": "bed", "scores": "vp"}


def cast(scene: Scene, event: Event) -> dict[str, str]:
    """One's own board, fields and cards are drawn; what others have is on their plates, and what they play is shown."""
    seat = event.data.get("seat")
    if not isinstance(seat, int):
        return {}
    found = {"board": f"plate{seat}", "laid": f"plate{seat}", "own_field": f"plate{seat}"}
    if seat == (scene.viewer if scene.viewer is not None else 0):
        found.update(
            board="own", laid=f"c-{event.data.get('card', '')}", own_field=f"field-{event.data.get('field', '')}"
        )
    what = COUNTED.get(event.kind, event.data.get("what"))
    if isinstance(what, str):
        found["amount"] = scene.text(f"count.{what}", n=event.data.get("n", event.data.get("vp", 1)))
    found["entered"] = f"explorer{seat}"
    now = shown(scene) if event.kind == "plays" else None
    if now is not None and now.number == event.number:
        found["laid"] = name_of(event)
    return found
