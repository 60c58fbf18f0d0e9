"""Scenes for the tests: tables set up in a line, cards played from hand, and what has changed since."""

from __future__ import annotations

from typing import Any

import herna
from herna.games.wistar.state import Wistar
from herna.kernel.keeping.record import check_of

GAME = herna.game("wistar")
Side = dict[str, Any]

# A space whose section stands at each main action while the disc lies as s1 to s6.
SPACE_AT = {
    "gather_wood": "s1b",
    "dig": "s2b",
    "gather_metal": "s3b",
    "beds": "s4a",
    "develop": "s5a",
    "explore": "s6a",
}
SKILLS = ("strength", "wits", "endurance", "agility", "intelligence")


def table(*sides: Side, **fields: Any) -> Wistar:
    """A table at the start of seat 0's turn; two players unless more sides are given."""
    given = [dict(side) for side in sides]
    while len(given) < 2:
        given.append({})
    state: Wistar = GAME.position({"players": len(given), "sides": given, **fields}, seed=fields.pop("seed", 1))
    return state


def at(space: str, *sides: Side, main: bool = False, bonus: bool = False, **fields: Any) -> Wistar:
    """Seat 0 has placed a chief there; what is left to do is said."""
    return table(*sides, space=space, chiefs={space: 0}, main=main, bonus=bonus, **fields)


def before_rulings(s: Wistar) -> Wistar:
    """The position that this table began with, as a table from before the first ruling."""
    record = {key: value for key, value in s.record().items() if key not in ("rulings", "result")}
    record["choices"] = []
    record["check"] = check_of(record)
    state: Wistar = GAME.replay(record)
    return state


def do(s: Wistar, *codes: str) -> Wistar:
    for code in codes:
        s.choose(code)
    return s


def me(s: Wistar, seat: int = 0) -> Side:
    """All that this seat knows of its own things."""
    view: Any = s.view(seat)
    side: Side = view["sides"][seat]
    return side


def seen(s: Wistar, seat: int | None = 0) -> dict[str, Any]:
    view: Any = s.view(seat)
    shown: dict[str, Any] = view
    return shown


def kind(s: Wistar) -> str:
    """What is being asked."""
    return s.decision(s.to_act[0]).kind


def refusal(s: Wistar, code: str, seat: int | None = None) -> tuple[str, str]:
    """(rule, reason) against a code."""
    against = s.why_not(code, seat)
    assert against is not None, f"{code} is legal"
    assert against.text("cs")
    assert against.text("en")
    return against.rule, against.reason


COUNTED = ("wood", "metal", "movement", "versatility", "vp", "rooms_dug", "beds", "beds_built", "cubes_on_missions")


def tally(s: Wistar, seat: int = 0) -> dict[str, int]:
    side = me(s, seat)
    found = {key: int(side[key]) for key in COUNTED}
    found["basic"] = side["hand_backs"]["basic"]
    found["advanced"] = side["hand_backs"]["advanced"]
    found["electricity"] = ("none", "weak", "strong").index(side["electricity"])
    found["mice"] = len(side["mice"])
    found["doors"] = len(side["doors"])
    return found


def change(before: dict[str, int], s: Wistar, seat: int = 0) -> dict[str, int]:
    """What is more or less than before."""
    now = tally(s, seat)
    return {key: now[key] - before[key] for key in now if now[key] != before[key]}


def needs(card: str) -> Side:
    """What a player must have so that the card can be played: tokens for skills, plain cards for the rest."""
    facts = GAME.facts(card)
    needed, cost = dict(facts["needs"]), facts["cost"]
    area: list[str] = []
    if needed.get("energy"):
        area.append("pocket_generator")
    area += ["thimble_helmet", "cork_life_vest"][: needed.get("tool", 0)]
    area += ["sardine_tin_sled", "clockwork_beetle"][: needed.get("samohyb", 0)]
    area += ["well", "carpenters_hut"][: needed.get("building", 0)]
    area += ["h06"][: needed.get("mice", 0)]
    return {
        "wood": cost.get("wood", 0),
        "metal": cost.get("metal", 0),
        "movement": cost.get("movement", 0),
        "versatility": sum([needed.get(skill, 0) for skill in SKILLS]),
        "electricity": needed.get("electricity", "none"),
        "rooms_dug": needed.get("rooms_dug", 0),
        "area": area,
    }


def ready(card: str, side: Side | None = None, *others: Side, **fields: Any) -> Wistar:
    """Seat 0 is asked which card to play, and can pay for this one; `side` adds to that."""
    mine = needs(card)
    given = dict(side or {})
    for key in ("wood", "metal", "movement", "versatility", "rooms_dug"):
        mine[key] += given.pop(key, 0)
    mine["area"] = mine["area"] + given.pop("area", [])
    mine["hand"] = [card, *given.pop("hand", [])]
    mine.update(given)
    return do(at("s1a", mine, *others, bonus=True, **fields), "bonus")


def played(card: str, side: Side | None = None, *others: Side, **fields: Any) -> tuple[Wistar, dict[str, int]]:
    """Seat 0 plays the card at its price; the tally is taken with the price already off."""
    s = ready(card, side, *others, **fields)
    before = tally(s)
    facts = GAME.facts(card)
    for what, n in facts["cost"].items():
        before[what] -= n
    have = me(s)["symbols"]
    before["versatility"] -= sum([max(0, n - have[k]) for k, n in facts["needs"].items() if k in SKILLS])
    before[facts["deck"]] -= 1
    s.choose(f"play:{card}")
    assert card in [c["id"] for seat in range(s.players) for c in me(s, seat)["cards"]]
    return s, before


def last_turn(*sides: Side, **fields: Any) -> Wistar:
    """The last turn of a round with two players; `finish_round` ends it."""
    return table(*sides, hut=[0, 1, 0, 1, 0], **fields)


def finish_round(s: Wistar) -> Wistar:
    """Seat 1 ends the round on the hut; seat 0 stays first."""
    return do(s, "place:hut", "potion:wood", "end")
