"""Tables of all kinds, for the tests of environments."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("mindbug", {}),
    ("mindbug", {"sets": ["first_contact", "beyond_evolution", "beyond_eternity"]}),
    ("smashup", {"players": 2}),
    ("smashup", {"players": 4, "factions": "draft", "boxes": 2}),
    ("bigmonster", {"players": 2}),
    ("bigmonster", {"players": 4, "mode": "team"}),
    ("bigmonster", {"players": 6}),
    ("bigmonster", {"players": 3, "mode": "ffa", "claim_mode": "arrival"}),
    ("summoner", {}),
    ("summoner", {"south": "savanna_elves", "north": "fallen_kingdom"}),
    ("wistar", {"players": 2}),
    ("wistar", {"players": 4}),
]
GAMES = list(dict.fromkeys([game for game, _ in TABLES]))
