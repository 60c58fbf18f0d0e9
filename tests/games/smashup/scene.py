"""Scenes for Smash Up's tests: tables written in short, and what lies on them read back in the same notation.

A base is a list of strings: `p1.zapbot` is a minion of the first player, `p1.zapbot+p2.poison` one with an action on
it, `!p2.hideout` an action on the base, `!p1.block_the_path=robots` one that names something.
"""

from __future__ import annotations

from typing import Any

import herna
from herna.games.smashup.printed.cards import BY_SLUG
from herna.games.smashup.state import SmashUp
from herna.games.smashup.table.words import CARD, FACTIONS, MINIONS_STAY

GAME = herna.game("smashup")
Lists = list[list[str]] | None
CALM: dict[str, list[str]] = {"tortuga": [], "the_central_brain": [], "ninja_dojo": []}  # three bases, nobody there


def scene(
    bases: dict[str, list[str]],
    hands: Lists = None,
    decks: Lists = None,
    piles: Lists = None,
    vps: list[int] | None = None,
    players: int = 2,
    active: int = 0,
    rest: str = "deck",
    seed: int = 1,
    factions: list[list[str]] | None = None,
    rulings: int = MINIONS_STAY,
    **more: Any,
) -> SmashUp:
    """A table in the active player's play step; factions are guessed from the cards, from as many boxes as it takes.

    Unless it says otherwise, everything is asked, also what can end in one way only: so a test can look at the table
    after an effect, and end the step itself.
    """
    zones = [hands or [], decks or [], piles or []]
    sides: list[dict[str, Any]] = []
    for seat in range(players):
        side: dict[str, Any] = {"rest": rest, "over_limit": True}
        for name, zone in zip(("hand", "deck", "discard"), zones, strict=True):
            side[name] = zone[seat] if seat < len(zone) else []
        side["vp"] = vps[seat] if vps else 0
        side["factions"] = factions[seat] if factions else guess(seat, side, bases)
        sides.append(side)
    for key, values in more.pop("sides", {}).items():
        for seat, value in enumerate(values):
            sides[seat][key] = value
    position = {
        "players": players,
        "options": {"boxes": 4},
        "active": active,
        "turn": more.pop("turn", 5),
        "sides": sides,
        "bases": [read_base(slug, things) for slug, things in bases.items()],
        **more,
    }
    state = GAME._placed(position, seed, True, rulings)
    assert isinstance(state, SmashUp)
    return state


def guess(seat: int, side: dict[str, Any], bases: dict[str, list[str]]) -> list[str]:
    """The two factions that this player's cards need."""
    slugs = [*side["hand"], *side["deck"], *side["discard"]]
    for things in bases.values():
        for part in [p for thing in things for p in thing.lstrip("!").split("+")]:
            player, _, slug = part.partition(".")
            if player == f"p{seat + 1}":
                slugs.append(slug.partition("=")[0])
    used = list(dict.fromkeys([FACTIONS[BY_SLUG[slug].faction] for slug in slugs]))
    used += [name for name in ("dinosaurs", "robots", "wizards") if name not in used]
    assert len(dict.fromkeys([BY_SLUG[slug].faction for slug in slugs])) <= 2, f"too many factions: {slugs}"
    return used[:2]


def read_base(slug: str, things: list[str]) -> dict[str, Any]:
    minions: list[dict[str, Any]] = []
    actions: list[dict[str, Any]] = []
    for thing in things:
        if thing.startswith("!"):
            actions.append(read_action(thing[1:]))
        else:
            first, *on = thing.split("+")
            player, _, card = first.partition(".")
            minions.append({"card": card, "seat": int(player[1]) - 1, "actions": [read_action(a) for a in on]})
    return {"base": slug, "minions": minions, "actions": actions}


def read_action(text: str) -> dict[str, Any]:
    player, _, card = text.partition(".")
    card, _, word = card.partition("=")
    action: dict[str, Any] = {"card": card, "seat": int(player[1]) - 1}
    if word:
        action["faction" if card == "block_the_path" else "ignores"] = word
    return action


# --- acting ---------------------------------------------------------------------------------------------------------
def do(s: SmashUp, *codes: str) -> SmashUp:
    """Make these choices, each by whoever is asked."""
    for code in codes:
        s.choose(code, s.to_act[0])
    return s


def codes(s: SmashUp) -> list[str]:
    return s.codes(s.to_act[0])


def asked(s: SmashUp) -> tuple[int, str]:
    """Who is asked what."""
    d = s.decision(s.to_act[0])
    return d.seat, d.kind


def pass_all(s: SmashUp) -> SmashUp:
    """Everybody passes until the window closes."""
    while not s.over and asked(s)[1] == "special":
        do(s, "pass")
    return s


def end(s: SmashUp) -> SmashUp:
    """End the play step and pass in all windows."""
    return pass_all(do(s, "end"))


def ready_to_act(s: SmashUp, seat: int) -> bool:
    """Nothing is under way any more, and this player is in the play step."""
    return asked(s) == (seat, "play") and len(s.stack) == 1


# --- reading ----------------------------------------------------------------------------------------------------------
def at(s: SmashUp, base: str) -> list[str]:
    """The minions at a base, with the actions on them."""
    return [
        "+".join([f"p{m.seat + 1}.{m.design.slug}", *[f"p{a.seat + 1}.{a.design.slug}" for a in m.actions]])
        for b in s.bases
        if b.design.slug == base
        for m in b.minions
    ]


def on(s: SmashUp, base: str) -> list[str]:
    """The actions on a base."""
    return [f"p{a.seat + 1}.{a.design.slug}" for b in s.bases if b.design.slug == base for a in b.actions]


def bases(s: SmashUp) -> list[str]:
    return [b.design.slug for b in s.bases]


def hand(s: SmashUp, seat: int) -> list[str]:
    return sorted([name_of(slot) for slot in s.sides[seat].hand])


def deck(s: SmashUp, seat: int) -> list[str]:
    """From the top."""
    return [name_of(slot) for slot in reversed(s.sides[seat].deck)]


def pile(s: SmashUp, seat: int) -> list[str]:
    return sorted([name_of(card) for card in s.sides[seat].discard])


def name_of(slot: int) -> str:
    return next(slug for slug, d in BY_SLUG.items() if d.index == slot & CARD)


def power(s: SmashUp, base: str, which: str) -> int:
    """The power of the first such minion at a base."""
    for b in s.bases:
        for m in b.minions:
            if b.design.slug == base and f"p{m.seat + 1}.{m.design.slug}" == which:
                return s.power_at(b, m)
    raise AssertionError(f"no {which} at {base}")


def total(s: SmashUp, base: str, seat: int) -> int:
    return next(s.totals(b)[seat] for b in s.bases if b.design.slug == base)


def breakpoint_of(s: SmashUp, base: str) -> int:
    return next(s.breakpoint(b) for b in s.bases if b.design.slug == base)


def vps(s: SmashUp) -> list[int]:
    return [side.vp for side in s.sides]


def why(s: SmashUp, code: str) -> tuple[str, str]:
    """The rule and the reason against a code."""
    refusal = s.why_not(code, s.to_act[0])
    assert refusal is not None, f"{code} is legal"
    return refusal.rule, refusal.reason


def view(s: SmashUp, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = s.view(seat)
    return shown


def world(s: SmashUp, seat: int, seed: int) -> SmashUp:
    """A table that this seat cannot tell from the real one."""
    found = s.determinize(seat, seed)
    assert isinstance(found, SmashUp)
    return found


def happened(s: SmashUp, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind, as a seat (or a spectator) knows them."""
    return [e.data for e in s.events(0, seat) if e.kind == kind]
