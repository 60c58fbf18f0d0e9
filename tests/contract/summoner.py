"""What the contract suite needs to know of Summoner Wars: pairings, what is always true, and crowded battlefields."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import herna
from herna.games.summoner.printed.cards import BY_SLUG, FACTION_NAMES
from herna.games.summoner.printed.decks import QUOTAS, faction_of, shares_symbol, whole_deck
from herna.games.summoner.setup import SEAT_OPTIONS
from herna.games.summoner.state import SummonerWars
from herna.games.summoner.table.board import SPACES, space_name
from herna.games.summoner.table.designs import DESIGNS
from herna.games.summoner.table.pieces import CARD_MASK, OWNER
from herna.games.summoner.table.words import ASK_DRAW, CHAMPION, COMMON, MAX_MAGIC, PHASES, STANDARD
from herna.kernel.state import State
from herna.testkit import Contract

GAME = herna.game("summoner")
PAIRINGS = [{"south": south, "north": north} for south in FACTION_NAMES for north in FACTION_NAMES]
CLASSES = (CHAMPION, COMMON, STANDARD)


def invariants(s: State) -> None:
    assert isinstance(s, SummonerWars)
    for seat in range(2):
        check_side(s, seat)
    standing = [p for p in s.board if p is not None]
    for p in standing:
        assert s.pieces[p.uid] is p, "the board shows an object that is not in play"
        assert s.board[p.space] is p, "an object does not know its space"
    passing = [p for p in s.pieces.values() if s.board[p.space] is not p]
    assert not passing or (s.journey is not None or len(s.stack) > 1), "an object stands nowhere"
    assert s.over or not passing, "a move has ended on an occupied space (SW-5.5)"
    for p in s.pieces.values():
        assert s.over or p.damage < s.life(p), "an object without life is still there (SW-8.1)"
    if s.asks and s.asks[0].kind <= ASK_DRAW:
        assert not s.waiting, "something waits although the phase goes on (SW-3.6)"
        assert s.attack is None, "an attack is still under way"
        assert s.journey is None, "a move is still under way"
        assert not s.playing, "an event is still being played"
        assert not any(p.lent and p.seat != s.active for p in s.pieces.values()), "control did not return (SW-3.5)"
    if not s.over:
        assert all(uid in s.pieces for uid in s.summoners), "a summoner is gone and the game goes on (SW-23.1)"


def check_side(s: SummonerWars, seat: int) -> None:
    side = s.sides[seat]
    cards = [*side.hand, *side.draw, *side.discard, *side.out]
    for p in s.pieces.values():
        if p.owner == seat:
            cards.append(p.face.index)
        cards += [under & CARD_MASK for under in p.under if under >> OWNER == seat]
    cards += [e.card.index for e in s.zone if e.seat == seat]
    if s.playing and s.active == seat:
        cards.append(s.playing)
    deck = s.setup.options[SEAT_OPTIONS[seat]]
    if isinstance(deck, str):
        assert sorted(cards) == sorted(whole_deck(deck)), "cards were lost or made"
    else:
        check_custom(deck, cards)
    assert 0 <= side.magic <= MAX_MAGIC, "magic off its track (SW-10.2)"
    assert not Counter(side.known) - Counter(side.hand), "a known card is not in the hand"
    assert not Counter(side.seen) - Counter(side.discard), "a seen card is not in the discard pile"
    hidden = Counter(side.hand) - Counter(side.known) + (Counter(side.discard) - Counter(side.seen))
    assert not Counter(side.loose) - hidden, "a card said to be here or there is nowhere"


def check_custom(deck: Any, cards: list[int]) -> None:
    """In another world a custom deck may hold other cards, but a legal choice of them."""
    summoner = BY_SLUG[deck["summoner"]]
    rest = Counter(cards) - Counter([BY_SLUG[slug].index for slug, _, _ in faction_of(deck).units])
    assert len(cards) == len(whole_deck(deck)), "cards were lost or made"
    for class_, name, number, most in QUOTAS:
        mine = {c: n for c, n in rest.items() if DESIGNS[c].classes & class_}
        assert sum(mine.values()) == number, f"the number of {name} is wrong (SW-24.1)"
        assert all(n <= most for n in mine.values()), f"too many copies among the {name} (SW-24.3)"
        assert all(shares_symbol(summoner, DESIGNS[c]) for c in mine), "a symbol is missing (SW-24.2)"


# --- crowded battlefields ---------------------------------------------------------------------------------------
def crowded(rng: Random) -> State:
    """Full boards, damaged and boosted units, active events, large hands and piles, any phase, mixed decks too."""
    options = {name: some_deck(rng) for name in SEAT_OPTIONS}
    spaces = [space_name(space) for space in range(1, SPACES + 1)]
    rng.shuffle(spaces)
    board: list[dict[str, Any]] = []
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        deck = [DESIGNS[card] for card in whole_deck(options[SEAT_OPTIONS[seat]])]
        first = deck.pop(0)
        board.append({"card": first.slug, "at": spaces.pop(), "owner": seat, "damage": rng.randrange(first.life - 1)})
        rng.shuffle(deck)
        side: dict[str, Any] = {"magic": rng.randrange(16), "hand": [], "draw": [], "discard": [], "active": []}
        for design in deck:
            where = rng.random()
            if where < 0.36 and not design.is_event and design.life:
                board.append(some_piece(rng, design.slug, spaces.pop(), seat, design.life))
            elif where < 0.45 and design.standing is not None and design.target is None:
                side["active"].append({"card": design.slug, "boost": rng.randrange(3)})
            else:
                side[rng.choice(("hand", "draw", "discard"))].append(design.slug)
        side["seen"] = side["discard"][: rng.randrange(4)]
        side["known"] = side["hand"][: rng.randrange(3)]
        sides.append(side)
    position = {
        "options": options,
        "active": rng.randrange(2),
        "phase": rng.choice(PHASES),
        "sides": sides,
        "board": board,
    }
    state: State = GAME.position(position, seed=rng.randrange(1 << 30))
    return state


def some_piece(rng: Random, slug: str, at: str, owner: int, life: int) -> dict[str, Any]:
    piece: dict[str, Any] = {"card": slug, "at": at, "owner": owner, "damage": rng.randrange(life)}
    if rng.random() < 0.4:
        piece["boost"] = rng.randrange(1, 4)
    if rng.random() < 0.1 and slug != "gate" and slug != "starting_gate":
        piece["seat"] = 1 - owner
    return piece


def some_deck(rng: Random) -> Any:
    """A ready deck, or now and then a legal mixture."""
    faction = rng.choice(FACTION_NAMES)
    if rng.random() < 0.7:
        return faction
    summoner = BY_SLUG[faction_of(faction).summoner]
    cards: dict[str, int] = {}
    for class_, _, number, most in QUOTAS:
        legal = [d.slug for d in DESIGNS if d.classes & class_ and d.has_cost and shares_symbol(summoner, d)]
        left = number
        while left:
            slug = rng.choice(legal)
            if cards.get(slug, 0) < most:
                cards[slug] = cards.get(slug, 0) + 1
                left -= 1
    return {"summoner": summoner.slug, "cards": cards}


CONTRACT = Contract(GAME, PAIRINGS, invariants, crowded, sample=1, transient=("dice",))
