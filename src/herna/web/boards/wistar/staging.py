"""What each event of Rats of Wistar looks like."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.web.boards.wistar.showing import name_of, shown
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import NOTE, QUICK, Cue, Staging

# What happens in the last turn of a round is seen on the old picture, before the next round is prepared: whatever is
# not yet seen of it names a thing that is gone in the new picture.
STAGING: Final[Staging] = {
    "order": Cue("glide", by="plate{seat}"),
    "pair": NOTE,
    "round": Cue("turn"),
    "turn": Cue("turn", to="plate{seat}"),
    "places": Cue("fly", by="plate{seat}", to="space-{space}"),
    "hut": Cue("fly", by="plate{seat}", to="hut"),
    "main": Cue("flare", by="plate{seat}", n="{power}"),
    "idle": NOTE,
    "bonus": Cue("flare", by="space-{space}", to="{ended}"),
    "gains": Cue("gain", by="{ended}", to="plate{seat}", n="+{amount}"),
    "pays": Cue("lose", by="{ended}", to="plate{seat}", n="−{amount}"),
    "loses": Cue("lose", by="{ended}", to="plate{seat}", n="−{amount}"),
    "draws": QUICK,
    "takes": Cue("fly", by="c-{card}", to="plate{seat}"),
    "discards": QUICK,
    "digs": Cue("land", by="{board}", to="{ended}"),
    "bed": Cue("land", by="{board}", to="{ended}"),
    "moves_rat": Cue("fly", by="rats-{from}-{seat}", to="rats-{to}-{seat}"),
    "deploys": Cue("land", by="rats-{to}-{seat}"),  # from its player's own board, across nothing
    "opens": Cue("flare", by="door-{passage}"),
    "walks": Cue("glide", by="explorer{seat}", to="{ended}"),
    "reveals": Cue("show", by="mission-{mission}"),
    "mouse": Cue("fly", by="{entered}", to="plate{seat}"),
    "plays": Cue("show", by="{laid}"),
    "task": Cue("flare", by="mission-{mission}"),
    "field": Cue("flare", by="{own_field}", to="{ended}"),
    "joins": Cue("flare", by="plate{seat}"),
    "potion": Cue("flare", by="hut"),
    "current": Cue("flare", by="plate{seat}"),
    "uses": Cue("flare", by="{laid}", to="{ended}"),
    "tent": Cue("flare", by="room-{room}", to="{ended}"),
    "goal": Cue("fly", by="plate{seat}", to="goal-{goal}"),
    "effect": Cue("flare", by="{laid}", to="{ended}"),
    "immune": NOTE,
    "mouse_gone": Cue("lose", by="{ended}", to="plate{seat}", n="−{amount}"),
    "bed_gone": Cue("lose", by="{ended}", to="plate{seat}", n="−{amount}"),
    # On the old picture: only there its name stands.
    "round_mouse_gone": Cue("fall", by="round-mouse", to="round-{mouse}"),
    "new_mouse": Cue("land", by="round-mouse"),
    "rotates": Cue("spin", by="spaces"),
    "shuffles": QUICK,
    "turns_up": NOTE,
    "goals_seen": NOTE,
    "keeps_goal": Cue("flare", by="plate{seat}", to="{ended}"),
    "scores": Cue("gain", to="plate{seat}", n="{amount}"),
    "ends": QUICK,
    "prepares": Cue("turn", to="{ended}"),
    "versatile": NOTE,
    "looks": NOTE,
}
# What a plate has no sign for is told in words: how many of what.
COUNTED: Final = {"mouse_gone": "mouse", "bed_gone": "bed", "scores": "vp"}


def cast(scene: Scene, event: Event) -> dict[str, str]:
    """One's own board, fields and cards are drawn; what others have is on their plates, and what they play is shown."""
    seat = event.data.get("seat")
    if not isinstance(seat, int):
        return {"ended": hub_id(event)} if event.kind == "prepares" else {}
    found = {"board": f"plate{seat}", "laid": f"plate{seat}", "own_field": f"plate{seat}"}
    if seat == (scene.viewer if scene.viewer is not None else 0):
        found.update(
            board="own", laid=f"c-{event.data.get('card', '')}", own_field=f"field-{event.data.get('field', '')}"
        )
    prepares = next((one for one in scene.events if one.kind == "prepares" and one.number > event.number), None)
    if prepares is not None:
        found["ended"] = hub_id(prepares)
    what = COUNTED.get(event.kind, event.data.get("what"))
    if isinstance(what, str):
        found["amount"] = scene.text(f"count.{what}", n=event.data.get("n", event.data.get("vp", 1)))
    found["entered"] = f"explorer{seat}"
    now = shown(scene) if event.kind == "plays" else None
    if now is not None and now.number == event.number:
        found["laid"] = name_of(event)
    return found


def hub_id(prepares: Event) -> str:
    """The id of what tells the round that has just ended."""
    return f"round{prepares.data['round'] - 1}"
