"""Positions: the table in a play step, between effects, as a person writes it down, in and out."""

from __future__ import annotations

from typing import Any, Final

from herna.games.smashup.outside.view import base_slugs, slugs
from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.rules.playing import REGULAR
from herna.games.smashup.rules.turn import PLAY_CARDS, TURN
from herna.games.smashup.setup import check_pair, faction_cards
from herna.games.smashup.table.designs import BASES, DESIGNS, Design
from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Action, Base, Grant, Minion, Side
from herna.games.smashup.table.words import (
    A_BASE,
    ASK_PLAY,
    BANS_FACTION,
    BASE_CARD,
    BLOCK,
    CARD,
    EVERYBODY_SEEN,
    FACTIONS,
    HAND_LIMIT,
    HOLDERS,
    IGNORES,
    PLAYING,
    SEEN,
    TURN_LIMIT,
    UNLIMITED,
)
from herna.kernel.errors import BadOption, NotNow, PositionError
from herna.kernel.keeping.position import Fields, a_list

TABLE_FIELDS: Final = (
    "game", "players", "options", "active", "turn", "sides", "bases", "base_deck", "base_discard", "plays",
    "tenacious_z_used",
)  # fmt: skip
SIDE_FIELDS: Final = (
    "factions", "vp", "hand", "over_limit", "deck", "discard", "last_shuffled", "rest", "minions_played", "asleep",
    "asleep_next",
)  # fmt: skip
BASE_FIELDS: Final = ("base", "minions", "actions", "lowered")
MINION_FIELDS: Final = ("card", "seat", "actions", "boosts", "used")
ACTION_FIELDS: Final = ("card", "seat", "owner", "faction", "ignores", "used")
PLAY_FIELDS: Final = ("kind", "from", "power_at_most", "base", "empty_base", "from_discard")
SLOT_FIELDS: Final = ("card", "seen_by", "block")
RESTS: Final = ("deck", "discard", "out")
MOST_BOOST: Final = 99
IGNORING: Final = ("over", "asked", "always")


# --- out ------------------------------------------------------------------------------------------------------------
def describe(s: Table) -> dict[str, object]:
    if len(s.stack) != 1 or not s.asks or s.asks[0].kind != ASK_PLAY:
        raise NotNow("a position is a table in a play step, between effects")
    return {
        "game": s.setup.game,
        "players": s.players,
        "options": dict(s.setup.options),
        "active": s.active,
        "turn": s.turn,
        "sides": [describe_side(s, i) for i in range(s.players)],
        "bases": [describe_base(s, b) for b in s.bases],
        "base_deck": [describe_slot(s, slot) for slot in reversed(s.base_deck)],
        "base_discard": base_slugs(s, s.base_discard),
        "plays": [describe_grant(s, g) for g in s.plays],
        "tenacious_z_used": s.risen,
    }


def describe_side(s: Table, seat: int) -> dict[str, object]:
    side = s.sides[seat]
    return {
        "factions": [FACTIONS[i] for i in side.factions],
        "vp": side.vp,
        "hand": [describe_slot(s, slot) for slot in side.hand],
        "over_limit": len(side.hand) > HAND_LIMIT,
        "deck": [describe_slot(s, slot) for slot in reversed(side.deck)],  # people write the top card first
        "discard": slugs(side.discard),
        "last_shuffled": slugs(side.recycled),
        "rest": "out" if left_over(s, seat) else "deck",
        "minions_played": side.played,
        "asleep": side.asleep & 2 != 0,
        "asleep_next": side.asleep & 1 != 0,
    }


def describe_slot(s: Table, slot: int) -> object:
    """A slug, or an object that also says who has seen the card where it is, and the block it is of."""
    seats = [seat for seat in range(s.players) if slot & SEEN << seat]
    if not seats and slot < BLOCK:
        return s.slug(slot & CARD)
    everybody = slot & EVERYBODY_SEEN == EVERYBODY_SEEN
    shown: dict[str, object] = {"card": s.slug(slot & CARD), "seen_by": "all" if everybody else seats}
    if slot >= BLOCK:
        shown["block"] = slot // BLOCK
    return shown


def describe_base(s: Table, b: Base) -> dict[str, object]:
    return {
        "base": b.design.slug,
        "minions": [
            {
                "card": m.design.slug,
                "seat": m.seat,
                "actions": [describe_action(s, a) for a in m.actions],
                "boosts": [[m.boosts[i], m.boosts[i + 1]] for i in range(0, len(m.boosts), 2)],
                "used": m.used == s.turn,
            }
            for m in b.minions
        ],
        "actions": [describe_action(s, a) for a in b.actions],
        "lowered": b.lowered,
    }


def describe_action(s: Table, a: Action) -> dict[str, object]:
    shown: dict[str, object] = {"card": a.design.slug, "seat": a.seat, "owner": a.owner, "used": a.used == s.turn}
    if a.design.traits & BANS_FACTION:
        shown["faction"] = FACTIONS[a.mark - 1]
    if a.design.traits & IGNORES:
        shown["ignores"] = IGNORING[a.mark]
    return shown


def describe_grant(s: Table, g: Grant) -> dict[str, object]:
    b = s.base(g.base)
    return {
        "kind": "minion" if g.minion else "action",
        "from": s.slug(g.card) or None,
        "power_at_most": None if g.most == UNLIMITED else g.most,
        "base": None if b is None else b.design.slug,
        "empty_base": g.empty,
        "from_discard": g.pile,
    }


# --- in -------------------------------------------------------------------------------------------------------------
def place(s: Table, position: dict[str, Any]) -> None:
    """Fill an empty table; what is not said is as at the start of a turn, and cards not named are shuffled decks."""
    p = Fields(position, "", TABLE_FIELDS)
    s.active = p.number("active", 0, s.players - 1, default=0)
    s.turn = p.number("turn", 1, TURN_LIMIT, default=1)
    s.step = PLAYING
    sides = p.items("sides", length=s.players)
    for seat in range(s.players):
        s.sides.append(read_side(Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS), s.players))
        s.blocks = max([s.blocks, *[slot // BLOCK for slot in s.sides[seat].hand + s.sides[seat].deck]])
    check_factions(s)
    bases = p.items("bases")
    for i in range(len(bases)):
        b = read_base(s, bases[i], f"bases[{i}]")
        for m in b.minions:
            if s.guarded(b, m) and any([a.seat != m.seat for a in m.actions]):
                raise PositionError(f"bases[{i}]", f"{m.design.slug!r} is guarded and sheds others' actions (SU-11.3)")
        s.bases += (b,)
    s.find_lords()
    read_base_deck(s, p)
    for seat in range(s.players):
        fill_deck(s, Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS), seat)
    s.plays = read_plays(s, p) if p.has("plays") else REGULAR
    s.risen = p.flag("tenacious_z_used")
    s.push(TURN, s.active)
    s.stack[0].go_to(PLAY_CARDS)
    s.advance()


def read_side(p: Fields, players: int) -> Side:
    pair = p.items("factions")
    try:
        factions = check_pair(pair, "factions")
    except BadOption as e:
        raise PositionError(p.path("factions"), str(e).removeprefix("factions: ")) from None
    hand = read_slots(p, "hand", players)
    if len(hand) > HAND_LIMIT and not p.flag("over_limit"):
        raise PositionError(
            p.path("hand"),
            f"{len(hand)} cards, but the hand limit is {HAND_LIMIT} (SU-3.5); effects can lift a hand above it until "
            "the player's next draw step (SU-12.6): then say so with over_limit",
        )
    asleep = (2 if p.flag("asleep") else 0) | (1 if p.flag("asleep_next") else 0)
    return Side(
        p.number("vp", 0, 999, default=0),
        hand,
        read_slots(p, "deck", players)[::-1],
        tuple([slot & CARD for slot in read_slots(p, "discard", players)]),
        p.number("minions_played", 0, 99, default=0),
        asleep,
        tuple([FACTIONS.index(name) for name in factions]),
        tuple([slot & CARD for slot in read_slots(p, "last_shuffled", players)]),
    )


def check_factions(s: Table) -> None:
    """SU-1.2, SU-2.3"""
    boxes = int(s.setup.options["boxes"])
    used = [faction for side in s.sides for faction in side.factions]
    for seat in range(s.players):
        for faction in s.sides[seat].factions:
            if used.count(faction) > boxes:
                raise PositionError(
                    f"sides[{seat}].factions",
                    f"{FACTIONS[faction]!r} is used by {used.count(faction)} players, but there is "
                    + ("one box" if boxes == 1 else f"a number of {boxes} boxes"),
                )


def read_slots(p: Fields, field: str, players: int) -> tuple[int, ...]:
    """Cards by slug, or objects with `card`, `seen_by` (seats, or "all") and `block` (shown together, order hidden)."""
    found: list[int] = []
    items = p.items(field)
    for i in range(len(items)):
        found.append(read_slot(items[i], f"{p.path(field)}[{i}]", players))
    return tuple(found)


def read_slot(given: Any, where: str, players: int) -> int:
    q = Fields({"card": given} if isinstance(given, str) else given, where, SLOT_FIELDS)
    slug = q.text("card")
    design = BY_SLUG.get(slug)
    base = BASE_BY_SLUG.get(slug)
    if design is None and base is None:
        raise PositionError(q.path("card"), f"there is no card {slug!r}")
    number = design.index if design is not None else BASE_CARD + (base.index if base is not None else 0)
    return number | read_seen(q, players) | q.number("block", 0, 9999, default=0) * BLOCK


def read_seen(q: Fields, players: int) -> int:
    if q.given.get("seen_by") == "all":
        return EVERYBODY_SEEN
    mask = 0
    for seat in q.items("seen_by"):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise PositionError(q.path("seen_by"), f"there is no seat {seat!r} at a table for {players}")
        mask |= SEEN << seat
    return mask


def read_base(s: Table, given: Any, where: str) -> Base:
    q = Fields({"base": given} if isinstance(given, str) else given, where, BASE_FIELDS)
    slug = q.text("base")
    design = BASE_BY_SLUG.get(slug)
    if design is None:
        raise PositionError(q.path("base"), f"there is no base {slug!r}")
    if any([b.design is design for b in s.bases]):
        raise PositionError(q.path("base"), f"{slug!r} is in play twice; it exists once")
    uid = s.number()
    minions: list[Minion] = []
    items = q.items("minions")
    for i in range(len(items)):
        minions.append(read_minion(s, items[i], f"{q.path('minions')}[{i}]", uid))
    actions = read_actions(s, q, on_base=True)
    return Base(uid, design, tuple(minions), actions, q.number("lowered", 0, 99, default=0))


def owned(given: Any, where: str, known: tuple[str, ...]) -> Fields:
    """`"p2.zapbot"`, an older form, is an object with `card` and `seat` (1)."""
    if isinstance(given, str):
        player, dot, slug = given.partition(".")
        if not dot or player not in ("p1", "p2", "p3", "p4"):
            raise PositionError(where, f"whose is it? Write an object with card {given!r} and seat, a number from 0")
        given = {"card": slug, "seat": int(player[1]) - 1}
    return Fields(given, where, known)


def read_minion(s: Table, given: Any, where: str, base: int) -> Minion:
    q = owned(given, where, MINION_FIELDS)
    design = BY_SLUG.get(q.text("card"))
    if design is None or not design.minion:
        raise PositionError(q.path("card"), f"there is no minion {q.text('card')!r}")
    seat = q.number("seat", 0, s.players - 1)
    check_owner(s, design, seat, q.path("card"))
    boosts: tuple[int, ...] = ()
    items = q.items("boosts")
    for i in range(len(items)):
        boosts += read_boost(s, items[i], f"{q.path('boosts')}[{i}]")
    uid = s.number()
    return Minion(uid, design, seat, base, read_actions(s, q, on_base=False), boosts, s.turn if q.flag("used") else 0)


def read_boost(s: Table, given: Any, where: str) -> tuple[int, int]:
    """Until the end of whose turn, and how much."""
    pair = a_list(given, where)
    if len(pair) != 2 or any([not isinstance(n, int) or isinstance(n, bool) for n in pair]):
        raise PositionError(where, f"each boost is a pair of numbers, a seat and how much, not {given!r}")
    if not 0 <= pair[0] < s.players:
        raise PositionError(where, f"there is no seat {pair[0]} at a table for {s.players}")
    if abs(pair[1]) > MOST_BOOST:
        raise PositionError(where, f"a boost is a number from -{MOST_BOOST} to {MOST_BOOST}, not {pair[1]}")
    return pair[0], pair[1]


def read_actions(s: Table, p: Fields, on_base: bool) -> tuple[Action, ...]:
    found: list[Action] = []
    items = p.items("actions")
    for i in range(len(items)):
        q = owned(items[i], f"{p.path('actions')}[{i}]", ACTION_FIELDS)
        slug = q.text("card")
        design = BY_SLUG.get(slug)
        if design is None or design.minion or not design.holder:
            raise PositionError(q.path("card"), f"{slug!r} is no action that stays in play")
        if (design.holder == A_BASE) != on_base:
            raise PositionError(q.path("card"), f"{slug!r} is played on a {HOLDERS[design.holder]}")
        seat = q.number("seat", 0, s.players - 1)
        owner = q.number("owner", 0, s.players - 1, default=seat)
        check_owner(s, design, owner, q.path("card"))
        used = s.turn if q.flag("used") else 0
        found.append(Action(s.number(), design, owner, seat, read_mark(q, design), used))
    return tuple(found)


def read_mark(q: Fields, design: Design) -> int:
    if design.traits & BANS_FACTION:
        name = q.text("faction")
        if name not in FACTIONS:
            raise PositionError(q.path("faction"), f"{name!r} is not one of {', '.join(FACTIONS)}")
        return FACTIONS.index(name) + 1
    if design.traits & IGNORES:
        word = q.given.get("ignores", "asked")
        if word not in IGNORING:
            raise PositionError(q.path("ignores"), f"{word!r} is not one of {', '.join(IGNORING)}")
        return IGNORING.index(word)
    return 0


def check_owner(s: Table, design: Design, seat: int, where: str) -> None:
    if design.faction not in s.sides[seat].factions:
        raise PositionError(where, f"{design.slug!r} is not of the factions of seat {seat}")


def read_base_deck(s: Table, p: Fields) -> None:
    """Named bases lie on top, in order; all others are shuffled under them."""
    deck = read_slots(p, "base_deck", s.players)[::-1]
    s.base_discard = tuple([slot & CARD for slot in read_slots(p, "base_discard", s.players)])
    left = [BASE_CARD + b.index for b in BASES[1:]]
    named = [BASE_CARD + b.design.index for b in s.bases] + [slot & CARD for slot in deck] + list(s.base_discard)
    for card in named:
        if card not in left:
            raise PositionError("base_deck", f"{s.slug(card)!r} is no base, or is there twice")
        left.remove(card)
    if not s.bases:
        raise PositionError("bases", "at least one base is in play")
    s.shuffle(left)
    s.base_deck = (*left, *deck)


def left_over(s: Table, seat: int) -> list[int]:
    """The cards of a player that lie nowhere; one that lies about too often is an error."""
    side = s.sides[seat]
    left = faction_cards(side.factions[0]) + faction_cards(side.factions[1])
    named = [slot & CARD for slot in side.hand + side.deck + side.discard]
    for b in s.bases:
        named += [m.design.index for m in b.minions if m.seat == seat]
        for a in [*b.actions, *[a for m in b.minions for a in m.actions]]:
            if a.owner == seat:
                named.append(a.design.index)
    for card in named:
        if card not in left:
            d = DESIGNS[card] if card < BASE_CARD else DESIGNS[0]
            if d.faction not in side.factions or not d.slug:
                raise PositionError(f"sides[{seat}]", f"{s.slug(card)!r} is not of this player's factions")
            often = "once" if d.copies == 1 else f"{d.copies} times"
            raise PositionError(f"sides[{seat}]", f"{d.slug!r} is on the table too often; it exists {often}")
        left.remove(card)
    return left


def fill_deck(s: Table, p: Fields, seat: int) -> None:
    """The cards not named: shuffled under the deck, in the discard pile, or not in this game."""
    rest = p.given.get("rest", "deck")
    if rest not in RESTS:
        raise PositionError(p.path("rest"), f"{rest!r} is not one of {', '.join(RESTS)}")
    left = left_over(s, seat)
    side = s.sides[seat]
    if rest == "deck":
        s.shuffle(left)
        side.deck = (*left, *side.deck)
    elif rest == "discard":
        side.discard += tuple(left)


def read_plays(s: Table, p: Fields) -> tuple[Grant, ...]:
    found: list[Grant] = []
    items = p.items("plays")
    for i in range(len(items)):
        q = Fields(items[i], f"plays[{i}]", PLAY_FIELDS)
        kind = q.text("kind")
        if kind not in ("minion", "action"):
            raise PositionError(q.path("kind"), f"{kind!r} is neither minion nor action")
        most = UNLIMITED if q.given.get("power_at_most") is None else q.number("power_at_most", 0, UNLIMITED)
        base = 0
        if q.given.get("base") is not None:
            places = [b.uid for b in s.bases if b.design.slug == q.text("base")]
            if not places:
                raise PositionError(q.path("base"), f"{q.text('base')!r} is not in play")
            base = places[0]
        card = 0
        if q.given.get("from") is not None:
            card = read_slot(q.text("from"), q.path("from"), s.players)
        found.append(Grant(kind == "minion", most, base, q.flag("empty_base"), q.flag("from_discard"), card, 0))
    return tuple(found)
