"""What the contract suite needs to know of Mindbug: set-ups, what is always true of a table, and crowded boards."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import herna
from herna.games.mindbug.printed.cards import BY_SLUG, SETS
from herna.games.mindbug.setup import deck_of
from herna.games.mindbug.state import Mindbug
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.words import (
    ASK_ACTION,
    ASK_AGAIN,
    ASK_BLOCK,
    ASK_DISCARD,
    ASK_HUNT,
    ASK_MINDBUG,
    DEALT,
    HAND_SIZE,
)
from herna.kernel.state import State
from herna.testkit import Contract

GAME = herna.game("mindbug")
ENOUGH = 2 * (DEALT + 1)  # cards to deal, and one each to find who starts
MIXTURES = [list(sets) for n in (1, 2, 3) for sets in combinations(SETS, n) if len(deck_of(list(sets))) >= ENOUGH]

# Cards that trigger when they fall, so that boards full of them fill the pool of waiting effects.
FALLING = [d.slug for d in DESIGNS if d.defeated or d.put_into_discard]


def invariants(s: State) -> None:
    assert isinstance(s, Mindbug)
    cards = [*s.unused, *s.shown]
    if s.being_played:
        cards.append(s.being_played)
    numbers: list[int] = []
    for seat, side in enumerate(s.sides):
        cards += side.hand + side.draw + side.discard
        for c in side.area:
            cards += (c.card, *c.boost)
            numbers.append(c.uid)
            assert c.seat == seat, "a creature does not know its side"
            assert c.face.first_stage == c.card, "an evolved creature has lost its first stage"
            assert s.power(c) >= 1, "a power below 1 (MB-3.2)"
        assert side.life >= 0, "life below 0 (MB-2.2)"
        assert 0 <= side.mindbugs <= 2, "mindbugs from nowhere"
        assert all(side.known.count(k) <= side.hand.count(k) for k in side.known), "a known card is not in the hand"
        if s.asks and s.asks[0].kind != ASK_DISCARD:
            assert not side.draw or len(side.hand) >= HAND_SIZE, "the draw rule was forgotten (MB-2.6)"
    assert sorted(cards) == sorted(deck_of(s.setup.options["sets"])), "cards were lost or made"
    assert len(set(numbers)) == len(numbers), "two creatures have the same number"
    if s.asks and s.asks[0].kind in (ASK_ACTION, ASK_MINDBUG, ASK_HUNT, ASK_BLOCK, ASK_AGAIN):
        assert not s.waiting, "something waits although the turn goes on (MB-8.8)"


def crowded(rng: Random, mixtures: list[list[str]] = MIXTURES) -> State:
    """Full boards, mostly of creatures that do something when they fall, full piles, hands of skewed cards."""
    sets = rng.choice(mixtures)
    deck = [d for d in DESIGNS if d.set in sets for _ in range(d.copies)]
    rng.shuffle(deck)
    deck.sort(key=lambda d: d.slug not in FALLING or rng.random() < 0.3)
    slugs = [d.slug for d in deck]
    sides: list[dict[str, Any]] = []
    for _ in range(2):
        area = []
        for _ in range(rng.randrange(2, 7)):
            slug = evolved(rng, slugs.pop(0))
            boost = [slugs.pop()] if rng.random() < 0.2 else []
            area.append({"card": slug, "exhausted": rng.random() < 0.5, "boost": boost})
        sides.append({"area": area, "life": rng.randrange(1, 7), "mindbugs": rng.randrange(3)})
    rng.shuffle(slugs)
    for side in sides:
        side["discard"] = [slugs.pop() for _ in range(rng.randrange(6))]
        side["hand"] = [slugs.pop() for _ in range(rng.choice((0, 1, 2, 5)))]
        if len(side["hand"]) == 2 and side["hand"][0] in slugs:  # two equal cards: one option, but a hidden one
            slugs.append(side["hand"][1])
            slugs.remove(side["hand"][0])
            side["hand"] = side["hand"][:1] * 2
        if len(side["hand"]) == HAND_SIZE:
            side["draw"] = [slugs.pop() for _ in range(rng.randrange(4))]
            side["known"] = side["hand"][: rng.randrange(3)]
    position = {"options": {"sets": sets}, "active": rng.randrange(2), "sides": sides}
    state: State = GAME.position(position, seed=rng.randrange(1 << 30))
    return state


def evolved(rng: Random, slug: str) -> str:
    """Now and then a later stage of a creature that evolves."""
    design = BY_SLUG[slug]
    while design.evolves_to and rng.random() < 0.5:
        design = DESIGNS[design.evolves_to]
    return design.slug


CONTRACT = Contract(GAME, [{"sets": sets} for sets in MIXTURES], invariants, crowded)
