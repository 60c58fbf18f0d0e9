"""What the contract suite needs to know of Rats of Wistar: set-ups, what is always true, and late, rich tables."""

from __future__ import annotations

from random import Random
from typing import Any

import herna
from herna.games.wistar.printed.components import (
    ALL_GOALS,
    CELLAR_MICE,
    CELLAR_MISSIONS,
    DOORS,
    HEROES,
    HOUSE_MICE,
    HOUSE_MISSIONS,
    TOKENS,
    decks_for,
)
from herna.games.wistar.state import Wistar
from herna.games.wistar.table.board import MISSION_PLAYERS, PASSAGES, SECTION_OF, USED_SPACES, is_cellar
from herna.games.wistar.table.designs import DESIGNS, SLUGS
from herna.games.wistar.table.pieces import Holdings
from herna.games.wistar.table.words import (
    AGGRESSIVE,
    ASK_TURN,
    CHEESE3,
    CHEESE6,
    DECKS,
    FIELDS,
    FIRST_FIELD,
    ONCE,
    PERMANENT,
    ROOMS,
)
from herna.kernel.state import State
from herna.testkit import Contract

GAME = herna.game("wistar")

# Cards whose texts ask something that others hardly ever ask; hands are skewed towards them.
RARE = {
    3,
    12,
    24,
    25,
    36,
    38,
    40,
    42,
    50,
    55,
    60,
    65,
    69,
    75,
    77,
    79,
    93,
    94,
    114,
    116,
    119,
    124,
    131,
    134,
    137,
    156,
    167,
}


def invariants(s: State) -> None:
    assert isinstance(s, Wistar)
    check_cards(s)
    check_tiles(s)
    for seat in range(s.players):
        check_player(s, seat)
    for section in range(1, 7):
        here = [s.chiefs[i] for i in USED_SPACES[s.players] if SECTION_OF[i] == section and s.chiefs[i]]
        assert len(set(here)) == len(here), "two chiefs of one player in a section (RW-4.3)"
    assert sorted(s.order) == list(range(s.players)), "the turn order is broken"
    assert sorted(s.disc) == [1, 2, 3, 4, 5, 6], "the disc is broken"
    if s.asks and s.asks[0].kind == ASK_TURN:
        assert len(s.stack) == 1, "a turn goes on although something is being resolved"
        assert not s.aside, "drawn cards were forgotten"
        assert not s.goals_shown, "drawn goals were forgotten"


def check_cards(s: Wistar) -> None:
    cards = [*s.pairs, *s.aside]
    for deck in (0, 1):
        cards += s.decks[deck] + s.piles[deck] + tuple([c for c in s.rows[deck] if c])
        assert all(DESIGNS[c].deck == deck for c in s.decks[deck] + s.piles[deck]), "a card in the wrong deck"
    for p in s.sides:
        cards += p.hand
        cards += [i for i in p.area if DESIGNS[i].kind]
        assert all(c in p.hand for c in p.known), "a known card is not in the hand"
    decks = decks_for(s.setup.options["aggressive"])
    assert sorted(cards) == sorted(decks[0] + decks[1]), "project cards were lost or made"


def check_tiles(s: Wistar) -> None:
    in_areas = [i for p in s.sides for i in p.area]
    mice = [m for m in s.mice if m] + [*s.supply[0], *s.supply[1], *s.round_stack, *s.gone, *s.cheese]
    mice += [i for i in in_areas if DESIGNS[i].is_mouse] + ([s.round_mouse] if s.round_mouse else [])
    cheese = (CHEESE6,) if s.players == 2 else (CHEESE3, CHEESE6)
    assert sorted(mice) == sorted(HOUSE_MICE + CELLAR_MICE + cheese), "mice were lost or made"
    assert sorted([*s.heroes, *[i for i in in_areas if i in HEROES]]) == sorted(HEROES), "heroes were lost or made"
    assert sorted([*s.tokens, *[i for i in in_areas if i in TOKENS]]) == sorted(TOKENS), "tokens were lost or made"
    doors = [d for d in s.doors if d] + [*s.door_box] + [d for p in s.sides for d in p.doors]
    assert sorted(doors) == sorted(DOORS), "doors were lost or made"
    missions = [m for m in s.missions if m] + [*s.mission_box]
    assert sorted(missions) == sorted(HOUSE_MISSIONS + CELLAR_MISSIONS), "missions were lost or made"
    goals = [*s.goals, *s.goal_deck, *s.goals_shown]
    for p in s.sides:
        goals += p.private + p.seen_goals
    assert sorted(goals) == sorted(ALL_GOALS), "goals were lost or made"
    for i in range(1, len(PASSAGES)):
        assert not s.doors[i] or s.players in PASSAGES[i][2], "a door on an unused space"


def check_player(s: Wistar, seat: int) -> None:
    p = s.sides[seat]
    assert min(p.wood, p.metal, p.movement, p.versatility, p.vp) >= 0, "less than nothing"
    assert sum(p.rats) == 2 + p.beds, "rats were lost or made (RW-5.7)"
    assert min(p.rats) >= 0, "rats below zero"
    assert p.free_chambers() >= 0, "too much in the chambers (RW-5.6)"
    emptied = len([i for i in range(FIELDS) if p.fields >> i & 1])
    assert s.cubes_of(seat) <= emptied, "cubes from nowhere (RW-12.5)"
    assert len(p.goals) <= 3, "too many goals (RW-16.2)"
    assert len(set(p.goals)) == len(p.goals), "a goal reached twice (RW-16.2)"
    public = [g for i, g in enumerate(s.goals) if seat in s.goal_discs[i]]
    assert sorted(p.goals) == sorted(public + [g for g in p.goals if g in p.private]), "discs and goals differ"
    assert len(set(p.tents)) == len(p.tents) <= 2, "tents (RW-15.6)"
    assert 0 not in p.tents, "a tent in the yard"
    assert p.holds.cheese <= 1, "two cheese tiles (RW-7.9)"
    fresh = Holdings(p.area)
    assert fresh.symbols == p.holds.symbols, "the area does not add up"
    assert fresh.discounts == p.holds.discounts, "the area does not add up"
    assert all(i in p.area for i in p.used), "a use token without its card"


# --- late, rich tables ------------------------------------------------------------------------------------------------
def crowded(rng: Random) -> State:
    """Round 3 to 5, full areas of cards that react to everything, open doors and missions, plenty to pay with."""
    players = rng.choice((2, 3, 4))
    aggressive = rng.random() < 0.8
    decks = [list(deck) for deck in decks_for(aggressive)]
    for deck in decks:
        rng.shuffle(deck)
        deck.sort(key=lambda c: DESIGNS[c].type in (PERMANENT, ONCE, AGGRESSIVE) and rng.random() < 0.5)
    mice = [list(HOUSE_MICE), list(CELLAR_MICE)]
    for pile in mice:
        rng.shuffle(pile)
    helpers = [*HEROES, *TOKENS]
    rng.shuffle(helpers)
    round_ = rng.choice((1, 2, 3, 4, 5))
    sides = [rich_side(rng, decks, mice, helpers) for _ in range(players)]
    passages = [i for i in range(1, len(PASSAGES)) if players in PASSAGES[i][2]]
    position: dict[str, Any] = {
        "players": players,
        "options": {"aggressive": aggressive},
        "round": round_,
        "sides": sides,
        "disc": rng.sample(["s1", "s2", "s3", "s4", "s5", "s6"], 6),
        "doors": {f"d{i:02}": "open" for i in passages if rng.random() < 0.6},
        "missions": open_missions(rng, players),
        "mice": {ROOMS[r]: [None] for r in range(1, 8) if rng.random() < 0.5},
    }
    if rng.random() < 0.3:  # nearly empty decks, so that piles are shuffled again
        position["discards"] = {DECKS[d]: [SLUGS[c] for c in decks[d][4:]] for d in (0, 1)}
    state: State = GAME.position(position, seed=rng.randrange(1 << 30))
    return state


def rich_side(rng: Random, decks: list[list[int]], mice: list[list[int]], helpers: list[int]) -> dict[str, Any]:
    beds, rooms = rng.randrange(4), rng.randrange(5)
    area = [SLUGS[decks[rng.randrange(2)].pop()] for _ in range(rng.randrange(2, 12))]
    area += [SLUGS[pile.pop()] for pile in mice for _ in range(rng.randrange(2)) if len(pile) > 8]
    area += [SLUGS[helpers.pop()] for _ in range(rng.randrange(2)) if helpers]
    rng.shuffle(area)
    rats = {"forest": 0, "burrow": 0, "farm": 0}
    for _ in range(rng.randrange(2 + beds + 1)):
        rats[rng.choice(("forest", "burrow", "farm"))] += 1
    fields = [SLUGS[FIRST_FIELD + i] for i in range(FIELDS) if rng.random() < 0.2]
    return {
        "wood": rng.randrange(10),
        "metal": rng.randrange(10),
        "movement": rng.randrange(4),
        "versatility": rng.randrange(5),
        "vp": rng.randrange(30),
        "electricity": rng.choice(("none", "weak", "strong")),
        "hand": [SLUGS[skewed(rng, decks[rng.randrange(2)])] for _ in range(rng.randrange(7))],
        "area": area,
        "beds": beds,
        "beds_gone": max(0, beds - 1) if rng.random() < 0.2 else 0,
        "rooms_dug": max(rooms, beds),
        "rats": rats,
        "fields": fields,
        "explorer": rng.choice(ROOMS),
        "tents": rng.sample(ROOMS[1:], rng.randrange(3)),
    }


def skewed(rng: Random, deck: list[int]) -> int:
    """A card of the deck, rather one of the rare ones."""
    rare = [card for card in deck if card in RARE]
    card = rng.choice(rare) if rare and rng.random() < 0.6 else deck[-1]
    deck.remove(card)
    return card


def open_missions(rng: Random, players: int) -> dict[str, Any]:
    piles = [[SLUGS[m] for m in HOUSE_MISSIONS], [SLUGS[m] for m in CELLAR_MISSIONS]]
    for pile in piles:
        rng.shuffle(pile)
    return {
        ROOMS[r]: {"card": piles[1 if is_cellar(r) else 0].pop(), "open": rng.random() < 0.7}
        for r in range(len(ROOMS))
        if players in MISSION_PLAYERS[r]
    }


SETUPS = [{"players": n, "aggressive": aggressive} for aggressive in (True, False) for n in (2, 3, 4)]
CONTRACT = Contract(GAME, SETUPS, invariants, crowded, sample=2)
