"""What each event of Summoner Wars looks like."""

from __future__ import annotations

from typing import Final

from herna.kernel.events import Event
from herna.web.boards.summoner.sides import attack_of
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import NOTE, QUICK, Cue, Staging

STAGING: Final[Staging] = {
    "starts": NOTE,
    "turn": Cue("turn", to="plate{seat}"),
    "phase": QUICK,
    "summons": Cue("land", by="{unit}"),
    "builds": Cue("land", by="{unit}"),
    "enters": Cue("land", by="{unit}"),
    "plays": Cue("show", by="played"),
    "plays_on": Cue("show", by="played", to="at-{space}"),
    "steps": QUICK,
    "moves": Cue("glide", by="{unit}"),
    "forced": Cue("glide", by="{unit}"),
    "placed": Cue("glide", by="{unit}"),
    "exchanged": Cue("glide", by="{unit}"),
    "attacks": Cue("aim", by="{unit}", to="{at}"),
    "fizzles": NOTE,
    "rolls": Cue("roll", by="{unit}", to="{aimed}"),
    "hits": NOTE,
    "counts": NOTE,
    "misses": NOTE,
    "rerolls": Cue("shake", by="dice"),
    "damage": Cue("lose", to="{unit}", n="−{amount}"),
    "heals": Cue("gain", to="{unit}", n="+{amount}"),
    "boosted": Cue("gain", to="{unit}", n="+{amount}"),
    "unboosted": Cue("lose", to="{unit}", n="−{amount}"),
    "destroyed": Cue("fall", by="{unit}"),
    "discarded": Cue("fall", by="{unit}"),
    "returned": Cue("fall", by="{unit}"),
    "controls": Cue("flare", by="{unit}"),
    "learns": Cue("flare", by="{unit}"),
    "goes_under": Cue("flare", by="{unit}"),
    "uses": Cue("flare", by="{able}"),
    "gains_magic": Cue("gain", to="plate{seat}", n="+{amount}"),
    "pays_magic": QUICK,
    "inaction": Cue("lose", to="plate{seat}", n="−1"),
    "draws": QUICK,
    "discards": QUICK,
    "shows": NOTE,
    "takes": QUICK,
    "keeps": QUICK,
    "event_ends": QUICK,
    "ends": QUICK,
}


def cast(scene: Scene, event: Event) -> dict[str, str]:
    """Whom an attack is aimed at, while dice are rolled for it; and the only unit that has an ability which is used."""
    found: dict[str, str] = {}
    if event.kind == "rolls":
        attack = attack_of(scene, [told.number for told in scene.events].index(event.number))
        if attack is not None:
            found["aimed"] = str(attack.data["at"])
    if event.kind == "uses":
        seat, ability = event.data["seat"], event.data["card"]
        able = [p["id"] for p in scene.view["board"] if p["seat"] == seat and ability in p["abilities"]]
        if len(able) == 1:
            found["able"] = str(able[0])
    return found


def aims(scene: Scene) -> dict[str, str]:
    """Who attacks right now, and what: it stays marked until the attack is over."""
    attack = scene.view["attack"]
    return {attack["attacker"]: attack["target"]} if attack is not None else {}
