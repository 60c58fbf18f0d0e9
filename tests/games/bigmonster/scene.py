"""Short ways to set up tables and to play whole turns, for tests that read Given, When, Then."""

from __future__ import annotations

from collections import Counter
from typing import Any

import herna
from herna.games.bigmonster.printed.tiles import tiles_of
from herna.games.bigmonster.state import BigMonster
from herna.games.bigmonster.table.designs import TILES
from herna.games.bigmonster.table.words import SETS

GAME = herna.game("bigmonster")
EXPLORERS = (
    "explorer_unstable",
    "explorer_lava",
    "explorer_mutagenic",
    "explorer_crystals",
    "explorer_stone",
    "explorer_water",
)
Seat = dict[str, Any]


def seat(*tiles: str, explorer: str = "", hand: tuple[str, ...] = (), **more: Any) -> Seat:
    """A player: tiles as `desert@2,0`, and the tiles of the hand that matter."""
    shown: Seat = {"tiles": list(tiles), "hand": list(hand), **more}
    if explorer:
        shown["explorer"] = explorer
    return shown


def draft(*sides: Seat, turn: int = 9, round: int = 2, mode: str = "ffa", **more: Any) -> BigMonster:
    """A draft at the start of a turn; hands are filled up with tiles that nobody named."""
    options = {"mode": mode, "sets": list(SETS[: len(sides)]), **more.pop("options", {})}
    players = [with_explorer(sides[i], i) for i in range(len(sides))]
    left = Counter([TILES[t].slug for t in tiles_of(tuple(options["sets"]))])
    for p in players:
        left -= Counter([t.partition("@")[0] for t in p["tiles"]] + p["hand"])
    left -= Counter([d if isinstance(d, str) else d["tile"] for d in more.get("discard", [])])
    spare = sorted(left.elements(), key=lambda slug: slug.startswith(("stone", "desert", "grass", "swamp")))
    for p in players:
        missing = 11 - turn - len(p["hand"])
        p["hand"] += [spare.pop(0) for _ in range(missing)]
    position = {"players": len(sides), "options": options, "round": round, "turn": turn, "seats": players, **more}
    return checked(GAME.position(position, seed=1))


def rows(*sides: Seat, turn: int = 5, **more: Any) -> BigMonster:
    """A duel or, with three seats, a trio, at the start of a turn."""
    mode = "duel" if len(sides) == 2 else "trio"
    sets = list(SETS[:4] if mode == "duel" else SETS)
    players = [with_explorer({k: v for k, v in sides[i].items() if k != "hand"}, i) for i in range(len(sides))]
    options = {"mode": mode, "sets": sets, **more.pop("options", {})}
    position = {"players": len(sides), "options": options, "turn": turn, "seats": players, **more}
    return checked(GAME.position(position, seed=1))


def with_explorer(given: Seat, i: int) -> Seat:
    p = {k: (list(v) if isinstance(v, list) else v) for k, v in given.items()}
    p.setdefault("explorer", EXPLORERS[i])
    return p


def checked(state: Any) -> BigMonster:
    assert isinstance(state, BigMonster)
    return state


def new(players: int, seed: int = 1, **options: Any) -> BigMonster:
    return checked(GAME.new(players=players, seed=seed, **options))


def after_explorers(players: int, seed: int = 1, **options: Any) -> BigMonster:
    """A fresh game in which everybody has kept the first explorer offered."""
    s = new(players, seed, **options)
    for seat in range(players):
        s.choose(0, seat)
    return s


# --- playing ------------------------------------------------------------------------------------------------------
def kind(s: BigMonster) -> str:
    """What is being asked."""
    return s.book.kinds[s.asks[0].kind].name if s.asks else "nothing"


def pick(s: BigMonster, *tiles: str) -> None:
    """Everybody picks: the tiles given by seat, the first of the hand for the others."""
    for i in range(s.players):
        s.choose(f"pick:{tiles[i]}" if i < len(tiles) and tiles[i] else 0, i)


def claim(s: BigMonster) -> None:
    """All ships are claimed, by the first free one."""
    while kind(s) == "claim":
        s.choose(0)


def place(s: BigMonster, *places: str) -> None:
    """Everybody places: at the places given by seat, anywhere for the others."""
    for i in range(s.players):
        if i < len(places) and places[i]:
            tile = s.view(i)["seats"][i]["pick"]  # type: ignore[index]
            s.choose(f"place:{tile}@{places[i]}", i)
        else:
            s.choose(0, i)


def play_turn(s: BigMonster, tiles: tuple[str, ...] = (), places: tuple[str, ...] = ()) -> None:
    """A whole draft turn."""
    pick(s, *tiles)
    claim(s)
    place(s, *places)


def finish(s: BigMonster) -> BigMonster:
    """First options until the game is over."""
    while not s.over:
        s.choose(0, s.to_act[0])
    return s


# --- looking ------------------------------------------------------------------------------------------------------
def shown(s: BigMonster, i: int, viewer: int | None = None) -> dict[str, Any]:
    sides: Any = s.view(viewer)["seats"]
    found: dict[str, Any] = sides[i]
    return found


def points(s: BigMonster, i: int = 0) -> dict[str, int]:
    """The score of a player by category, as everybody sees it."""
    found: dict[str, int] = shown(s, i)["points"]
    return found


def lines(s: BigMonster, category: str, i: int = 0) -> list[dict[str, Any]]:
    """The lines of the score sheet, as the player sees them."""
    found = [c["lines"] for c in shown(s, i, i)["sheet"]["categories"] if c["category"] == category]
    result: list[dict[str, Any]] = found[0]
    return result


def tokens(s: BigMonster, i: int) -> list[str]:
    """The tokens a player holds; `.team` marks the team tier."""
    return [t["token"] + (".team" if t["tier"] == "team" else "") for t in shown(s, i)["tokens"]]


def area(*tiles: str, explorer: str = "explorer_unstable", tokens: tuple[str, ...] = ()) -> BigMonster:
    """One area to look at: seat 0 of a table with all sets."""
    black_and_white = explorer in ("explorer_own_ship", "explorer_discard_pick")
    if black_and_white:
        others = [seat(explorer=e) for e in EXPLORERS[1:]]
        return draft(seat(*tiles, explorer=explorer, tokens=list(tokens)), *others)
    others = [
        seat(explorer=e, hand=()) for e in ("explorer_tokens", "explorer_grass", "explorer_lava") if e != explorer
    ]
    return rows(seat(*tiles, explorer=explorer, tokens=list(tokens)), *others[:2], turn=20)


def told(s: BigMonster, event: str) -> list[dict[str, Any]]:
    """The events of a kind so far, as a spectator knows them."""
    return [e.data for e in s.events() if e.kind == event]
