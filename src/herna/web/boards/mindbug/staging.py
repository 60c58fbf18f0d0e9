"""What each event of Mindbug looks like."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import NOTE, QUICK, Cue, Staging, before

STAGING: Final[Staging] = {
    "starts": NOTE,
    "turn": Cue("turn", to="plate{seat}"),
    "plays": Cue("show", by="played"),
    "mindbug": Cue("fly", by="plate{seat}", to="played"),
    "no_mindbug": QUICK,
    "enters": Cue("land", by="{creature}"),
    "attacks": Cue("aim", by="{creature}", to="plate{other}"),
    "hunts": Cue("aim", by="{attacker}", to="{creature}"),
    "blocks": Cue("clash", by="{attacker}", to="{creature}"),
    "unblocked": Cue("strike", by="{attacker}", to="plate{seat}"),
    "attack_ends": QUICK,
    "defeated": Cue("fall", by="{creature}"),
    "exhausted": Cue("shake", by="{creature}"),
    "saved": Cue("flare", by="{creature}"),
    "protects": Cue("flare", by="{creature}"),
    "evolves": Cue("flare", by="{creature}"),
    "acts": Cue("flare", by="{creature}"),
    "resolves": Cue("flare", by="{effective}"),
    "silenced": Cue("shake", by="{effective}"),
    "no_effect": Cue("shake", by="{effective}"),
    "declines": NOTE,
    "loses_life": Cue("lose", to="plate{seat}", n="−{amount}"),
    "gains_life": Cue("gain", to="plate{seat}", n="+{amount}"),
    "sets_life": Cue("flare", by="plate{seat}"),
    "steals": Cue("fly", by="hand{other}", to="hand{seat}"),
    "controls": Cue("fly", by="plate{seat}", to="{creature}"),
    "boosts": Cue("gain", to="{creature}", n="+1"),
    "unboosts": Cue("lose", to="{creature}", n="−1"),
    "reveals": Cue("flare", by="hand{seat}"),
    "keyword": NOTE,
    "draws": QUICK,
    "discards": QUICK,
    "to_hand": QUICK,
    "returns": QUICK,
    "piles": QUICK,
    "ends": QUICK,
}
UNSETTLED: Final = ("hunt", "again")  # questions within an attack: whom it goes for, and whether there is another one


def cast(scene: Scene, event: Event) -> dict[str, str]:
    """Who attacks, while others block, are hunted or suffer; and the creature whose effect it is, if it is in play."""
    found: dict[str, str] = {}
    attack = before(scene, event, "attacks")
    if attack is not None:
        found["attacker"] = str(attack.data["creature"])
    if event.kind in ("resolves", "silenced", "no_effect"):
        for creature in scene.view["sides"][event.data["seat"]]["area"]:
            if creature["card"] == event.data["card"]:
                found["effective"] = str(creature["id"])
    return found


def aims(scene: Scene) -> dict[str, str]:
    """Who attacks right now, and what: it stays marked until the attack is over.

    Not while an effect asks something in between, nor while it is not settled yet what is attacked: an arrow would seem
    to say what the answer does.
    """
    view = scene.view
    under_way = view["resolving"][-1:]
    if any([asked["kind"] in UNSETTLED for asked in view["asked"]]):
        return {}
    return {
        f["creature"]: f["target"] or f"goal{1 - f['seat']}"
        for f in under_way
        if f["what"] == "attack" and f["creature"]
    }
