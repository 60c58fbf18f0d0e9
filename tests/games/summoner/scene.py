"""Battlefields for tests: who stands where, what lies in the hands, and dice that fall as told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import herna
from herna.games.summoner.outside.decklists import SummonerDecks
from herna.games.summoner.printed.decks import faction_of
from herna.games.summoner.state import SummonerWars
from herna.games.summoner.table.board import named_space
from herna.games.summoner.table.pieces import Piece

GAME = herna.game("summoner")
FACES = {"m": 1, "mr": 2, "ms": 5, "rs": 6}  # the four kinds of face
HOME = ("f1", "a8")  # where a summoner stands unless the scene says otherwise

Spec = str | dict[str, Any]


def unit(card: str, **more: Any) -> dict[str, Any]:
    """A card on the battlefield with damage, boost or whatever else it has."""
    return {"card": card, **more}


def scene(
    south: Any = "phoenix_elves",
    north: Any = "tundra_orcs",
    mine: Mapping[str, Spec] | None = None,
    theirs: Mapping[str, Spec] | None = None,
    phase: str = "attack",
    active: int = 0,
    hand: tuple[str, ...] = ("gate",),
    enemy_hand: tuple[str, ...] = ("gate",),
    magic: int = 5,
    enemy_magic: int = 5,
    events: tuple[Spec, ...] = (),
    enemy_events: tuple[Spec, ...] = (),
    draw: tuple[str, ...] = (),
    enemy_draw: tuple[str, ...] = (),
    discard: tuple[str, ...] = (),
    enemy_discard: tuple[str, ...] = (),
    as_sold: bool = False,
    **table: Any,
) -> SummonerWars:
    """South against north with seat 0 as "mine"; a summoner that is not named stands in its corner.

    Unless the decks are `as_sold`, both have been chosen card by card: then nobody knows what a hand may hold, and
    every phase is asked about.
    """
    board: list[dict[str, Any]] = []
    decks = (south, north)
    armies = (dict(mine or {}), dict(theirs or {}))
    for seat in range(2):
        summoner = faction_of(decks[seat]).summoner
        placed = [spec if isinstance(spec, str) else spec["card"] for spec in armies[seat].values()]
        if summoner not in placed:
            armies[seat][HOME[seat]] = summoner
        for place, spec in armies[seat].items():
            piece = {"card": spec} if isinstance(spec, str) else dict(spec)
            board.append({"at": place, "owner": seat, **piece})
    sides = [
        side(hand, magic, events, draw, discard),
        side(enemy_hand, enemy_magic, enemy_events, enemy_draw, enemy_discard),
    ]
    position = {
        "options": {"south": south if as_sold else chosen(south), "north": north if as_sold else chosen(north)},
        "active": active,
        "turn": 5,
        "phase": phase,
        "board": board,
        "sides": sides,
        **table,
    }
    state = GAME.position(position, seed=1)
    assert isinstance(state, SummonerWars)
    return state


def chosen(deck: Any) -> Any:
    """The same cards, as a deck that somebody has built."""
    return SummonerDecks().ready(faction_of(deck).summoner) if isinstance(deck, str) else deck


def side(
    hand: tuple[str, ...], magic: int, events: tuple[Spec, ...], draw: tuple[str, ...], discard: tuple[str, ...]
) -> dict[str, Any]:
    return {
        "hand": list(hand),
        "magic": magic,
        "active": list(events),
        "draw": list(draw),
        "discard": list(discard),
    }


def go(s: SummonerWars, *codes: str) -> SummonerWars:
    """Make these choices, one after another."""
    for code in codes:
        s.choose(code)
    return s


def dice(s: SummonerWars, *faces: str) -> SummonerWars:
    """The next dice fall like this; what is rolled beyond them falls by chance."""
    queue = [FACES[face] - 1 for face in faces]
    chance = s.below

    def below(n: int) -> int:
        return queue.pop(0) if n == 6 and queue else chance(n)

    s.below = below  # type: ignore[method-assign]
    return s


def at(s: SummonerWars, place: str) -> Piece:
    p = s.board[named_space(place)]
    assert p is not None, f"nothing stands on {place}"
    return p


def empty(s: SummonerWars, *places: str) -> bool:
    return all(s.board[named_space(place)] is None for place in places)


def card_at(s: SummonerWars, place: str) -> str:
    return at(s, place).face.slug


def left(s: SummonerWars, place: str) -> int:
    """The life that is left to what stands there."""
    p = at(s, place)
    return s.life(p) - p.damage


def damage(s: SummonerWars, place: str) -> int:
    return at(s, place).damage


def boost(s: SummonerWars, place: str) -> int:
    return at(s, place).boost


def strength(s: SummonerWars, place: str, target: str = "") -> int:
    return s.strength(at(s, place), at(s, target) if target else None)


def has(s: SummonerWars, place: str, ability: str) -> bool:
    return ability in [a.slug for a in s.abilities(at(s, place))]


def magic(s: SummonerWars, seat: int = 0) -> int:
    return s.sides[seat].magic


def codes(s: SummonerWars) -> list[str]:
    return s.codes()


def kind(s: SummonerWars) -> str:
    """Who is asked what: `0 attack`."""
    decision = s.decision()
    return f"{decision.seat} {decision.kind}"


def rule_against(s: SummonerWars, code: str) -> str:
    refusal = s.why_not(code)
    assert refusal is not None, f"{code} is legal"
    assert refusal.text("en")
    assert refusal.text("cs")
    return refusal.rule


def hand(s: SummonerWars, seat: int = 0) -> list[str]:
    return list(s.view(seat)["sides"][seat]["hand"])  # type: ignore[index]


def discard(s: SummonerWars, seat: int = 0) -> list[str]:
    return list(s.view(seat)["sides"][seat]["discard"])  # type: ignore[index]


def attack(s: SummonerWars, attacker: str, target: str, *faces: str) -> SummonerWars:
    """The card on one space attacks the card on another, with these dice."""
    if faces:
        dice(s, *faces)
    go(s, f"attack:{card_at(s, attacker)}@{attacker}")
    return go(s, aim(s, "target", target))


def aim(s: SummonerWars, verb: str, place: str) -> str:
    """`verb:enemy.card@place`, seen from the seat that is asked."""
    p = at(s, place)
    whose = "own" if p.seat == s.to_act[0] else "enemy"
    return f"{verb}:{whose}.{p.face.slug}@{place}"


def walk(s: SummonerWars, *path: str) -> SummonerWars:
    """Move the card on the first space along the path and stop there."""
    slug = card_at(s, path[0])
    go(s, f"move:{slug}@{path[0]}")
    for i in range(2, len(path) + 1):
        go(s, f"move:{slug}@" + ">".join(path[:i]))
    if s.decision().kind == "path":
        go(s, "path:done")
    return s


def settle(s: SummonerWars) -> SummonerWars:
    """Take waiting effects as they come and decline what may be declined, until a phase goes on."""
    while s.asks and s.decision().kind not in ("summon", "move", "build", "attack", "magic", "draw"):
        options = s.codes()
        declined = [c for c in options if c.endswith((":none", ":done"))]
        s.choose(declined[0] if declined else options[0])
    return s
