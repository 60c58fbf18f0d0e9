"""Positions: the table between effects as a person writes it down, in and out."""

from __future__ import annotations

from typing import Any, Final

from herna.games.summoner.outside.view import mark_names, slugs
from herna.games.summoner.printed.abilities import BY_SLUG as ABILITY_BY_SLUG
from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.printed.decks import faction_of, whole_deck
from herna.games.summoner.rules.turn import CHOICES, TURN
from herna.games.summoner.table.board import named_space, space_name
from herna.games.summoner.table.designs import DESIGNS, Design, component_slug
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import CARD_MASK, OWNER, Lasting, Piece, Side
from herna.games.summoner.table.words import ASK_DRAW, DRAW, MARKS, MAX_ATTACKERS, MAX_MAGIC, MAX_MOVERS, PHASES, START
from herna.kernel.errors import NotNow, PositionError
from herna.kernel.keeping.position import Fields

TABLE_FIELDS: Final = (
    "game", "players", "options", "active", "turn", "phase", "moved", "attacked", "fought", "drew", "sides", "board",
)  # fmt: skip
SIDE_FIELDS: Final = ("magic", "hand", "known", "loose", "draw", "discard", "seen", "out", "active")
PIECE_FIELDS: Final = (
    "card", "at", "owner", "seat", "damage", "boost", "under", "did", "used", "gained", "lent",
)  # fmt: skip
UNDER_FIELDS: Final = ("card", "owner")
EVENT_FIELDS: Final = ("card", "boost", "on", "used", "order")
LAST_TURN: Final = 100_000
MOST_EVENTS: Final = 99


# --- out ----------------------------------------------------------------------------------------------------
def describe(s: Table) -> dict[str, object]:
    if len(s.stack) != 1 or not s.asks or s.asks[0].kind > ASK_DRAW:
        raise NotNow("a position is a table between effects; here something is being resolved")
    return {
        "game": s.setup.game,
        "players": 2,
        "options": dict(s.setup.options),
        "active": s.active,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "moved": s.movers,
        "attacked": s.attackers,
        "fought": s.fought,
        "drew": s.drew,
        "sides": [describe_side(s, seat) for seat in range(2)],
        "board": [describe_piece(p) for p in s.pieces.values()],
    }


def describe_side(s: Table, seat: int) -> dict[str, object]:
    side = s.sides[seat]
    return {
        "magic": side.magic,
        "hand": slugs(side.hand),
        "known": slugs(side.known),
        "loose": slugs(side.loose),
        "draw": slugs(side.draw[::-1]),  # people write the top card first
        "discard": slugs(side.discard),
        "seen": slugs(side.seen),
        "out": slugs(side.out),
        "active": [describe_event(s, e) for e in s.zone if e.seat == seat],
    }


def describe_event(s: Table, e: Lasting) -> dict[str, object]:
    on = [space_name(s.pieces[uid].space) for uid in e.chosen if uid in s.pieces]
    return {"card": e.card.slug, "boost": e.boost, "on": on, "used": e.used, "order": s.zone.index(e) + 1}


def describe_piece(p: Piece) -> dict[str, object]:
    """What a person would write: only what is not as usual."""
    shown: dict[str, object] = {"card": p.face.slug, "at": space_name(p.space), "owner": p.owner}
    if p.seat != p.owner:
        shown["seat"] = p.seat
    if p.damage:
        shown["damage"] = p.damage
    if p.boost:
        shown["boost"] = p.boost
    if p.under:
        shown["under"] = [{"card": DESIGNS[u & CARD_MASK].slug, "owner": u >> OWNER} for u in p.under]
    if p.marks:
        shown["did"] = mark_names(p.marks)
    if p.used:
        shown["used"] = [component_slug(number) for number in p.used]
    if p.gained:
        shown["gained"] = [component_slug(number) for number in p.gained]
    if p.lent:
        shown["lent"] = True
    return shown


# --- in -----------------------------------------------------------------------------------------------------
def place(s: Table, position: dict[str, Any]) -> None:
    """Fill an empty table; cards of a deck that are named nowhere are out of the game."""
    p = Fields(position, "", TABLE_FIELDS)
    s.active = p.number("active", 0, 1, default=0)
    s.turn = p.number("turn", 1, LAST_TURN, default=1)
    phase = p.given.get("phase", "summon")
    if phase not in PHASES:
        raise PositionError("phase", f"there is no phase {phase!r}; there are: {', '.join(PHASES)}")
    s.phase = PHASES.index(phase)
    s.movers = p.number("moved", 0, MAX_MOVERS, default=0)
    s.attackers = p.number("attacked", 0, MAX_ATTACKERS, default=0)
    s.fought, s.drew = p.flag("fought"), p.flag("drew")
    items = p.items("board")
    for i in range(len(items)):
        read_piece(s, items[i], f"board[{i}]")
    find_summoners(s)
    sides = p.items("sides", length=2)
    played: list[tuple[int, Lasting]] = []
    for seat in range(2):
        read_side(s, Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS), seat, played)
    s.zone = in_order(played)
    for seat in range(2):
        count_cards(s, Fields(sides[seat], f"sides[{seat}]", SIDE_FIELDS), seat)
    pieces = list(s.pieces.values())
    for i in range(len(pieces)):
        if pieces[i].damage >= s.life(pieces[i]):
            raise PositionError(f"board[{i}].damage", f"{pieces[i].face.slug!r} has no life left (SW-8.1)")
    begin(s)


def begin(s: Table) -> None:
    """At the choice of the phase, or before everything else of the turn."""
    s.push(TURN, s.active)
    if s.phase == START:
        s.turn -= 1
    else:
        s.stack[-1].go_to(CHOICES[s.phase])
    if s.phase != DRAW:
        s.drew = False
    s.advance()


def read_piece(s: Table, given: Any, where: str) -> None:
    p = Fields(given, where, PIECE_FIELDS)
    design = a_card(p.text("card"), f"{where}.card")
    if not design.is_unit and not design.is_structure:
        raise PositionError(f"{where}.card", f"{design.slug!r} never lies on the battlefield")
    name = p.text("at")
    space = named_space(name)
    if not space:
        raise PositionError(f"{where}.at", f"{name!r} is not on the board; spaces are a1 to f8")
    standing = s.board[space]
    if standing is not None:
        raise PositionError(f"{where}.at", f"{standing.face.slug!r} stands on {name} already (SW-1.1)")
    owner = p.number("owner", 0, 1)
    seat = p.number("seat", 0, 1, default=owner)
    under: tuple[int, ...] = ()
    items = p.items("under")
    for i in range(len(items)):
        u = Fields(items[i], f"{where}.under[{i}]", UNDER_FIELDS)
        card = a_card(u.text("card"), f"{where}.under[{i}].card")
        under += (u.number("owner", 0, 1, default=owner) << OWNER | card.index,)
    damage, boost = p.number("damage", 0, 99, default=0), p.number("boost", 0, 99, default=0)
    s.entered += 1
    piece = Piece(
        s.entered, design, owner, seat, space, damage, boost, under, read_marks(p),
        read_abilities(p, "used"), read_abilities(p, "gained"), p.flag("lent"),
    )  # fmt: skip
    s.pieces[piece.uid] = piece
    s.board[space] = piece


def a_card(slug: str, where: str) -> Design:
    design = BY_SLUG.get(slug)
    if design is None:
        raise PositionError(where, f"there is no card {slug!r}")
    return design


def read_marks(p: Fields) -> int:
    marks = 0
    items = p.items("did")
    for i in range(len(items)):
        if items[i] not in MARKS:
            raise PositionError(f"{p.path('did')}[{i}]", f"{items[i]!r} is not one of {', '.join(MARKS)}")
        marks |= 1 << MARKS.index(items[i])
    return marks


def read_abilities(p: Fields, field: str) -> tuple[int, ...]:
    found: list[int] = []
    items = p.items(field)
    for i in range(len(items)):
        ability = ABILITY_BY_SLUG.get(items[i]) if isinstance(items[i], str) else None
        if ability is None:
            raise PositionError(f"{p.path(field)}[{i}]", f"there is no ability {items[i]!r}")
        found.append(ability.index)
    return tuple(found)


def find_summoners(s: Table) -> None:
    found: list[int] = []
    for seat in range(2):
        slug = faction_of(s.setup.options["south" if seat == 0 else "north"]).summoner
        mine = [p for p in s.pieces.values() if p.owner == seat and p.face.slug == slug]
        if len(mine) != 1 or mine[0].seat != seat:
            raise PositionError("board", f"seat {seat} needs its summoner {slug!r} on the battlefield (SW-23.1)")
        found.append(mine[0].uid)
    s.summoners = (found[0], found[1])


def read_side(s: Table, p: Fields, seat: int, played: list[tuple[int, Lasting]]) -> None:
    magic = p.number("magic", 0, MAX_MAGIC, default=0)
    hand, discard = cards(p, "hand"), cards(p, "discard")
    known, seen, loose = cards(p, "known"), cards(p, "seen"), cards(p, "loose")
    check_part(p, "known", known, hand)
    check_part(p, "seen", seen, discard)
    hidden = list(hand + discard)
    for card in known + seen:
        hidden.remove(card)
    check_part(p, "loose", loose, tuple(hidden))
    s.sides.append(Side(magic, hand, cards(p, "draw")[::-1], discard, known, seen, loose, ()))
    items = p.items("active")
    for i in range(len(items)):
        played.append(read_event(s, items[i], f"{p.where}.active[{i}]", seat, played))


def check_part(p: Fields, field: str, part: tuple[int, ...], whole: tuple[int, ...]) -> None:
    for card in part:
        if part.count(card) > whole.count(card):
            raise PositionError(p.path(field), f"{DESIGNS[card].slug!r} is not there (so often)")


def read_event(s: Table, given: Any, where: str, seat: int, played: list[tuple[int, Lasting]]) -> tuple[int, Lasting]:
    """When it was played, and the event; 0: as it is listed."""
    e = Fields({"card": given} if isinstance(given, str) else given, where, EVENT_FIELDS)
    design = a_card(e.text("card"), f"{where}.card")
    if design.standing is None:
        raise PositionError(f"{where}.card", f"{design.slug!r} is no event that stays active (SW-12.3)")
    chosen: list[int] = []
    items = e.items("on")
    for i in range(len(items)):
        piece = s.board[named_space(str(items[i]))]
        if piece is None:
            raise PositionError(f"{where}.on[{i}]", f"nothing stands on {items[i]!r}")
        chosen.append(piece.uid)
    if design.standing.entangles and len(chosen) != 2:
        raise PositionError(f"{where}.on", "two commons are entangled, no more and no fewer")
    if design.target is not None and not chosen:
        chosen.append(GONE)  # what it was played on has left (SW-12.6)
    s.entered += 1
    boost = e.number("boost", 0, 99, default=0)
    order = e.number("order", 1, MOST_EVENTS) if e.has("order") else 0
    if order and order in [other for other, _ in played]:
        raise PositionError(f"{where}.order", "no two events are played at the same moment (SW-3.6)")
    return order, Lasting(s.entered, design, seat, boost, tuple(chosen), e.flag("used"))


def in_order(played: list[tuple[int, Lasting]]) -> tuple[Lasting, ...]:
    """The active events of both sides as they were played; those of which nobody says when come first."""
    return tuple([e for _, e in sorted(played, key=lambda entry: entry[0])])


GONE: Final = 0


def cards(p: Fields, field: str) -> tuple[int, ...]:
    """A list of cards by slug."""
    items = p.items(field)
    return tuple([a_card(str(items[i]), f"{p.path(field)}[{i}]").index for i in range(len(items))])


def count_cards(s: Table, p: Fields, seat: int) -> None:
    """Every card of the deck lies in at most one place; the ones not named are out of the game."""
    left = whole_deck(s.setup.options["south" if seat == 0 else "north"])
    side = s.sides[seat]
    named = [*side.hand, *side.draw, *side.discard]
    named += [piece.face.index for piece in s.pieces.values() if piece.owner == seat]
    for piece in s.pieces.values():
        named += [u & CARD_MASK for u in piece.under if u >> OWNER == seat]
    named += [e.card.index for e in s.zone if e.seat == seat]
    given = cards(p, "out")
    for card in (*named, *given):
        if card not in left:
            raise PositionError(p.where, f"{DESIGNS[card].slug!r} is on the table too often for this deck (SW-24)")
        left.remove(card)
    if p.has("out") and left:
        raise PositionError(p.path("out"), f"these cards of the deck are nowhere: {', '.join(slugs(left))}")
    side.out = given if p.has("out") else tuple(left)
