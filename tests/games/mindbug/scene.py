"""Little tables to try a rule on, and readers that look at them as anybody at the table could.

Seat 0 is on turn. Nobody has a Mindbug unless the scene says so; both players hold a Robopup unless it says otherwise,
so that nobody loses for want of an action. All other cards are unused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import herna
from herna import Event, State

GAME = herna.game("mindbug")
SETS = ("first_contact", "beyond_evolution", "beyond_eternity")
FILLER = ("robopup",)  # there are two: one for each hand

Creature = str | dict[str, Any]  # "lone_yeti", or on("lone_yeti", exhausted=True, boost=["sawn"])


def scene(
    area: Sequence[Creature] = (),
    enemy: Sequence[Creature] = (),
    *,
    hand: Sequence[str] = FILLER,
    enemy_hand: Sequence[str] = FILLER,
    draw: Sequence[str] = (),
    enemy_draw: Sequence[str] = (),
    discard: Sequence[str] = (),
    enemy_discard: Sequence[str] = (),
    known: Sequence[str] = (),
    enemy_known: Sequence[str] = (),
    life: int = 3,
    enemy_life: int = 3,
    mindbugs: int = 0,
    enemy_mindbugs: int = 0,
    sets: Sequence[str] = SETS,
    active: int = 0,
    turn: int = 1,
    seed: int = 1,
) -> State:
    """The table as described, at the decision it has come to. Draw piles are written from the top."""
    mine = {
        "life": life,
        "mindbugs": mindbugs,
        "hand": list(hand),
        "known": list(known),
        "draw": list(draw),
        "discard": list(discard),
        "area": list(area),
    }
    theirs = {
        "life": enemy_life,
        "mindbugs": enemy_mindbugs,
        "hand": list(enemy_hand),
        "known": list(enemy_known),
        "draw": list(enemy_draw),
        "discard": list(enemy_discard),
        "area": list(enemy),
    }
    options = {"sets": list(sets)}
    s: State = GAME.position({"options": options, "active": active, "turn": turn, "sides": [mine, theirs]}, seed=seed)
    return s


def on(card: str, exhausted: bool = False, boost: Sequence[str] = ()) -> dict[str, Any]:
    """A creature that is exhausted or has boost cards under it."""
    return {"card": card, "exhausted": exhausted, "boost": list(boost)}


def play(s: State, *codes: str) -> State:
    """Make these choices one after the other, whoever is asked."""
    for code in codes:
        s.choose(code)
    return s


# --- readers ----------------------------------------------------------------------------------------------------
def table(s: State, seat: int | None = None) -> dict[str, Any]:
    return dict(s.view(seat))


def side(s: State, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """One player's side, as the viewer sees it (None: a spectator)."""
    found: dict[str, Any] = table(s, viewer)["sides"][seat]
    return found


def life(s: State, seat: int) -> int:
    return int(side(s, seat)["life"])


def mindbugs(s: State, seat: int) -> int:
    return int(side(s, seat)["mindbugs"])


def area(s: State, seat: int) -> list[str]:
    """The creatures of this player, from the left."""
    return [c["card"] for c in side(s, seat)["area"]]


def hand(s: State, seat: int) -> list[str]:
    """The hand as its owner sees it, in alphabetical order."""
    return sorted(side(s, seat, seat)["hand"])


def known(s: State, seat: int) -> list[str]:
    """The cards in this player's hand that both players know, in alphabetical order."""
    return sorted(side(s, seat, 1 - seat)["known"])


def draw(s: State, seat: int) -> int:
    return int(side(s, seat)["draw"])


def discard(s: State, seat: int) -> list[str]:
    """The discard pile, in alphabetical order."""
    return sorted(side(s, seat)["discard"])


def creature(s: State, seat: int, name: str) -> dict[str, Any]:
    """A creature by the name option codes give it: `sawn`, or `sawn#2` for the second from the left."""
    slug, _, number = name.partition("#")
    same = [c for c in side(s, seat)["area"] if c["card"] == slug]
    assert same, f"seat {seat} has no {slug} in play, only {area(s, seat)}"
    found: dict[str, Any] = same[int(number or 1) - 1]
    return found


def power(s: State, seat: int, name: str) -> int:
    return int(creature(s, seat, name)["power"])


def keywords(s: State, seat: int, name: str) -> list[str]:
    """In the order poisonous, hunter, sneaky, tough, frenzy."""
    return list(creature(s, seat, name)["keywords"])


def exhausted(s: State, seat: int, name: str) -> bool:
    return bool(creature(s, seat, name)["exhausted"])


def boosts(s: State, seat: int, name: str) -> list[str]:
    return sorted(creature(s, seat, name)["boost"])


def aside(s: State) -> list[str]:
    """The double-sided cards that lie aside, by their second stage, in alphabetical order."""
    return sorted(table(s)["aside"])


def waiting(s: State) -> list[tuple[int, str]]:
    """The waiting effects: whose they are and of which card."""
    return [(w["seat"], w["card"]) for w in table(s)["waiting"]]


def events(s: State, kind: str, seat: int | None = None) -> list[Event]:
    """What happened of this kind, as this seat (None: a spectator) may know it."""
    return [e for e in s.events(seat=seat) if e.kind == kind]


# --- statements ---------------------------------------------------------------------------------------------------
def asked(s: State, seat: int, kind: str) -> list[str]:
    """This seat, and nobody else, is asked this kind of question; its options."""
    assert not s.over, f"the game is over: {s.result}"
    assert s.to_act == (seat,), f"seats to act: {s.to_act}, asked {s.decision().kind!r}"
    assert s.decision().kind == kind, f"asked {s.decision()}"
    return s.codes()


def ready(s: State, seat: int) -> None:
    """It is this player's turn, they are to choose their action, and nothing waits or is under way."""
    asked(s, seat, "action")
    shown = table(s)
    assert shown["active"] == seat
    assert shown["waiting"] == []
    assert shown["resolving"] == []
    assert shown["being_played"] is None
    s.position()  # a table between effects can be written down


def refused(s: State, code: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason why this choice is not legal now."""
    refusal = s.why_not(code, seat)
    assert refusal is not None, f"{code!r} is legal"
    return refusal.rule, refusal.reason


def won(s: State, seat: int, reason: str) -> None:
    """The game is over and this player has won for this reason."""
    assert s.over, f"the game goes on: {s.decision()}"
    assert s.result is not None
    assert s.result.winners == (seat,)
    assert s.result.ranking == ((1, 2) if seat == 0 else (2, 1))
    assert s.result.reason == reason
    assert s.to_act == ()
