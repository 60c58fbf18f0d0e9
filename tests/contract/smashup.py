"""What the contract suite needs to know of Smash Up: set-ups, what is always true of a table, and crowded bases."""

from __future__ import annotations

from random import Random
from typing import Any

import herna
from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.setup import faction_cards
from herna.games.smashup.state import SmashUp
from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.words import A_BASE, BASE_CARD, CARD, DRAFTING, FACTIONS, PLAYING
from herna.kernel.state import State
from herna.testkit import Contract

GAME = herna.game("smashup")
SETUPS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "factions": "draft"},
    {"players": 3, "factions": "draft", "first": 1},
    {"players": 4, "factions": "draft", "boxes": 2},
    {"players": 2, "factions": [["wizards", "ninjas"], ["tricksters", "pirates"]], "first": 0},
    {"players": 3, "factions": [["wizards", "zombies"], ["aliens", "robots"], ["dinosaurs", "ninjas"]]},
    {"players": 4, "factions": [["ninjas", "wizards"]] * 4, "boxes": 4},
]


def cards_of(s: SmashUp, seat: int) -> list[int]:
    """Every card that this player owns, wherever it is."""
    side = s.sides[seat]
    found = [slot & CARD for slot in side.hand + side.deck + side.discard]
    found += [a.design.index for a in s.limbo if a.owner == seat]
    for b in s.bases:
        found += [m.design.index for m in b.minions if m.seat == seat]
        found += [a.design.index for a in b.actions if a.owner == seat]
        found += [a.design.index for m in b.minions for a in m.actions if a.owner == seat]
    return sorted(found)


def invariants(s: State) -> None:
    assert isinstance(s, SmashUp)
    if not s.bases:
        assert s.step == DRAFTING, "no base in play"
        return
    numbers: list[int] = []
    for b in s.bases:
        numbers.append(b.uid)
        numbers += [a.uid for a in b.actions]
        assert all(a.design.holder == A_BASE for a in b.actions), "an action lies on a base but belongs on a minion"
        for m in b.minions:
            numbers.append(m.uid)
            numbers += [a.uid for a in m.actions]
            assert m.base == b.uid, "a minion does not know its base"
            assert m.design.minion, "an action stands about as a minion"
            assert all(a.design.holder > A_BASE for a in m.actions), "an action lies on a minion but belongs on a base"
            assert s.power_at(b, m) >= 0, "a power below 0 (SU-6.11)"
            if s.guarded(b, m):
                assert all(a.seat == m.seat for a in m.actions), "a guarded minion has not shed (SU-11.3)"
    numbers += [a.uid for a in s.limbo]
    assert len(set(numbers)) == len(numbers), "two things have the same number"
    assert max(numbers) <= s.entered, "a number from nowhere"
    for seat, side in enumerate(s.sides):
        wanted = sorted(faction_cards(side.factions[0]) + faction_cards(side.factions[1]))
        assert cards_of(s, seat) == wanted, f"cards of seat {seat} were lost or made"
        assert side.vp >= 0, "negative points"
    bases = [BASE_CARD + b.design.index for b in s.bases]
    bases += [slot & CARD for slot in s.base_deck] + list(s.base_discard)
    assert sorted(bases) == sorted([BASE_CARD + b.index for b in BASE_BY_SLUG.values()]), "bases were lost or made"
    assert len(s.bases) <= s.players + 1, "too many bases (SU-1.4)"
    lords = [m.uid for m in s.lords]
    before = s.lords
    s.find_lords()
    assert [m.uid for m in s.lords] == lords, "the minions that reach others were not kept up"
    s.lords = before
    if len(s.stack) == 1:
        left_over = [*s.waiting, *s.urgent, *s.limbo, *s.stung]
        assert left_over == [], "something is left over between effects"
        assert s.scored == 0, "a base is still being scored"
    assert s.step == PLAYING or not s.plays, "plays outside the play step (SU-5.3)"


def crowded(rng: Random) -> State:
    """Bases near their breakpoint, full of minions and actions; full piles, small decks, hands of Specials."""
    players = rng.choice((2, 3, 4))
    boxes = rng.choice((1, 1, 1, 2))
    names = list(FACTIONS) * boxes
    rng.shuffle(names)
    names.sort(key=lambda n: n not in ("ninjas", "wizards", "tricksters") or rng.random() < 0.4)
    pairs = []
    for _ in range(players):
        first = names.pop(0)
        second = next(n for n in names if n != first)
        names.remove(second)
        pairs.append([first, second])
    stock = []
    for pair in pairs:
        cards = [DESIGNS[c].slug for f in pair for c in faction_cards(FACTIONS.index(f))]
        rng.shuffle(cards)
        stock.append(cards)
    slugs = list(BASE_BY_SLUG)
    rng.shuffle(slugs)
    bases = [crowd(rng, slug, stock) for slug in slugs[: players + 1 - (rng.random() < 0.3)]]
    sides = []
    for pair, cards in zip(pairs, stock, strict=True):
        cards.sort(key=lambda slug: not BY_SLUG[slug].from_hand or rng.random() < 0.3)
        size = rng.choice((0, 2, 5, 8))
        hand, rest = cards[:size], cards[size:]
        rng.shuffle(rest)
        deck = rng.choice((0, 1, 3, len(rest)))
        side = {"factions": pair, "hand": hand, "deck": rest[:deck], "discard": rest[deck:], "vp": rng.randrange(16)}
        side["asleep_next"] = rng.random() < 0.15
        sides.append(side)
    rest_bases = slugs[len(bases) :]
    deck_size = rng.choice((0, 1, 3, len(rest_bases)))
    position = {
        "players": players,
        "options": {"boxes": boxes},
        "active": rng.randrange(players),
        "turn": rng.randrange(1, 40),
        "sides": sides,
        "bases": bases,
        "base_deck": rest_bases[:deck_size],
        "base_discard": rest_bases[deck_size:],
    }
    state: State = GAME.position(position, seed=rng.randrange(1 << 30))
    return state


def crowd(rng: Random, slug: str, stock: list[list[str]]) -> dict[str, Any]:
    """One base with minions and actions of several players."""
    minions: list[dict[str, Any]] = []
    actions: list[dict[str, Any]] = []
    power = 0
    wanted = BASE_BY_SLUG[slug].breakpoint * rng.choice((0.3, 0.8, 1.0))
    while power < wanted:
        seat = rng.randrange(len(stock))
        found = [c for c in stock[seat] if BY_SLUG[c].minion]
        if len(found) < 4:
            break
        card = found[0]
        stock[seat].remove(card)
        power += BY_SLUG[card].power
        minions.append({"card": card, "seat": seat, "actions": []})
    for seat, cards in enumerate(stock):
        for card in [c for c in cards if BY_SLUG[c].holder and rng.random() < 0.25]:
            action: dict[str, Any] = {"card": card, "seat": seat}
            if card == "block_the_path":
                action["faction"] = rng.choice(FACTIONS)
            if BY_SLUG[card].holder == A_BASE:
                actions.append(action)
            else:
                holders = [m for m in minions if m["seat"] == seat or card not in ("smoke_bomb",)]
                if not holders:
                    continue
                rng.choice(holders)["actions"].append(action)
            cards.remove(card)
    guards = [a["seat"] for a in actions if a["card"] == "wildlife_preserve"]
    for m in minions:  # SU-11.3: guarded minions carry no actions of others
        if m["seat"] in guards or any(a["card"] == "smoke_bomb" for a in m["actions"]):
            m["actions"] = [a for a in m["actions"] if a["seat"] == m["seat"]]
    return {"base": slug, "minions": minions, "actions": actions}


CONTRACT = Contract(GAME, SETUPS, invariants, crowded, sample=5)
