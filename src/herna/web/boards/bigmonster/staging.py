"""What each event of Big Monster looks like."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.events import Event
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import NOTE, QUICK, Cue, Staging

STAGING: Final[Staging] = {
    "starts": NOTE,
    "explores": Cue("flare", by="{place}"),
    "round": Cue("turn"),
    "turn": QUICK,
    "row_turn": Cue("turn", to="{place}"),
    "takes_stack": QUICK,
    "claim_order": QUICK,
    "passes": Cue("fly", by="{place}", to="{given}", n="{size}"),
    "keeps_stack": Cue("flare", by="{place}"),
    "forced_home": Cue("flare", by="{place}"),
    "slow_moves": Cue("flare", by="{place}"),
    "slow_stays": NOTE,
    "discards": QUICK,
    "reveals": QUICK,
    "places": Cue("land", by="{lying}"),
    # What it is worth now; it was worth something before.
    "mutates": Cue("gain", by="{place}", to="{lying}", n="{points}"),
    "water_done": Cue("gain", by="{place}", to="{pictured}", n="+{points}"),
    "crystal_done": Cue("gain", by="{place}", to="{pictured}", n="+{points}"),
    "earns": Cue("fly", by="tokens", to="{place}", n="+{points}"),
    "row_appears": QUICK,
    "chooses_row": QUICK,
    "takes": Cue("flare", by="{place}"),
    "removes": QUICK,
    "left_over": QUICK,
    "salvages": Cue("flare", by="{place}"),
    "penalty": Cue("lose", by="{place}", to="{pictured}", n="{points}"),
    "no_penalty": NOTE,
    "scores": Cue("gain", by="{place}", to="{pictured}", n="{points}"),
    "wins": Cue("flare", by="{place}"),
}


def cast(scene: Scene, event: Event) -> dict[str, str]:
    """Where a player's things are drawn: one's own area is large, those of others are pictures."""
    found: dict[str, str] = {}
    seat = event.data.get("seat")
    if isinstance(seat, int):
        found["place"] = place_of(scene, seat)
        # Of a rival the picture alone, without the name and the points above it.
        found["pictured"] = "ground" if seat == own(scene) else f"area{seat}-b"
        found["lying"] = found["place" if event.kind == "places" else "pictured"]
        if own(scene) == seat:
            for tile in scene.view["seats"][seat]["tiles"]:
                if is_meant(tile, event):
                    found["lying"] = str(tile["id"]).replace(".", "-")
    ship = event.data.get("ship")
    if isinstance(ship, int):
        found["given"] = place_of(scene, ship)
    return found


def own(scene: Scene) -> int:
    return scene.viewer if scene.viewer is not None else 0


def place_of(scene: Scene, seat: int) -> str:
    return "ground" if seat == own(scene) else f"area{seat}"


def is_meant(tile: dict[str, Any], event: Event) -> bool:
    if event.kind == "places":
        return bool(tile["x"] == event.data["x"] and tile["y"] == event.data["y"])
    return bool(tile["tile"] == event.data.get("tile") and tile["level"] == event.data.get("level"))
