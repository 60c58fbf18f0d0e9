"""Who sees what: the table as one seat may know it, and the redrawing of all it does not know."""

from __future__ import annotations

from typing import Any

from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.printed.decks import QUOTAS, faction_of, shares_symbol
from herna.games.summoner.rules.forces import FORCE, FORCE_PAST
from herna.games.summoner.table.board import space_name
from herna.games.summoner.table.designs import DESIGNS, component_slug
from herna.games.summoner.table.moves import PROCEDURES, Table
from herna.games.summoner.table.pieces import CARD_MASK, OWNER, Attack, Journey, Lasting, Piece
from herna.games.summoner.table.words import CLASSES, EPIC, FACES, MARKS, PHASES, SYMBOLS
from herna.games.summoner.vocabulary.hands import MayPutOnItsSpace, ShowForStrength
from herna.games.summoner.vocabulary.placing import MayTakeItsSpace
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without_all
from herna.kernel.waiting import Waiting


def slugs(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [DESIGNS[card].slug for card in cards]


def unit_id(uid: int) -> str | None:
    """What the view and the events call an object or an active event."""
    return f"u{uid}" if uid else None


def class_names(classes: int) -> list[str]:
    return [CLASSES[i] for i in range(len(CLASSES)) if classes >> i & 1]


def face_symbols(face: int) -> list[str]:
    return [SYMBOLS[i] for i in range(len(SYMBOLS)) if FACES[face] >> i & 1]


def dice_shown(number: int) -> list[list[str]]:
    """The roll that the log keeps as one number."""
    found: list[list[str]] = []
    while number:
        found.append(face_symbols(number % 7))
        number //= 7
    return found[::-1]


# --- the view -----------------------------------------------------------------------------------------------
def show_table(s: Table, seat: int) -> dict[str, object]:
    return {
        "active": s.active,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "moved": s.movers,
        "attacked": s.attackers,
        "fought": s.fought,
        "drew": s.drew,
        "sides": [show_side(s, i, mine=i == seat) for i in range(2)],
        "board": [show_piece(s, p) for p in s.pieces.values()],
        "playing": DESIGNS[s.playing].slug or None,
        "attack": None if s.attack is None else show_attack(s.attack),
        "move": None if s.journey is None else show_journey(s.journey),
        "dice": [dice_shown(number) for number in s.rolls],
        "waiting": [show_waiting(w) for w in s.waiting],
        "resolving": show_frames(s),
    }


def show_side(s: Table, seat: int, mine: bool) -> dict[str, object]:
    side = s.sides[seat]
    deck = s.setup.options["south" if seat == 0 else "north"]
    return {
        "faction": faction_of(deck).slug,
        "custom": not isinstance(deck, str),
        "magic": side.magic,
        "hand": slugs(side.hand) if mine else None,
        "hand_size": len(side.hand),
        "known": sorted(slugs(side.known)),
        "draw": len(side.draw),
        "discard": sorted(slugs(side.discard)) if mine else None,
        "discard_size": len(side.discard),
        "seen": sorted(slugs(side.seen)),
        "loose": sorted(slugs(side.loose)),
        "active": [show_event(s, e) for e in s.zone if e.seat == seat],
    }


def show_event(s: Table, e: Lasting) -> dict[str, object]:
    return {
        "id": unit_id(e.uid),
        "card": e.card.slug,
        "boost": e.boost,
        "on": [unit_id(uid) for uid in e.chosen if uid in s.pieces],
        "used": e.used,
    }


def show_piece(s: Table, p: Piece) -> dict[str, object]:
    life = s.life(p)
    abilities = s.abilities(p)
    return {
        "id": unit_id(p.uid),
        "card": p.face.slug,
        "at": space_name(p.space),
        "seat": p.seat,
        "owner": p.owner,
        "classes": class_names(p.face.classes),
        "gate": s.is_gate(p),
        "life": life,
        "left": life - p.damage,
        "damage": p.damage,
        "boost": p.boost,
        "strength": s.strength(p) if p.face.is_unit else None,
        "attack": SYMBOLS[p.face.attack - 1] if p.face.is_unit else None,
        "abilities": [a.slug for a in abilities],
        "gained": [a.slug for a in abilities if a not in p.face.abilities],
        "frozen": s.frozen(p),
        "under": slugs([under & CARD_MASK for under in p.under]),
        "under_owners": [under >> OWNER for under in p.under],
        "did": mark_names(p.marks),
        "used": [component_slug(number) for number in p.used],
        "lent": p.lent,
    }


def mark_names(marks: int) -> list[str]:
    return [MARKS[i] for i in range(len(MARKS)) if marks >> i & 1]


def show_attack(attack: Attack) -> dict[str, object]:
    return {
        "attacker": unit_id(attack.attacker),
        "target": unit_id(attack.target),
        "extra": attack.extra,
        "bonus": attack.bonus,
        "drained": attack.drained,
        "healing": attack.healing != 0,
        "shield": attack.shield,
        "damage": attack.damage,
    }


def show_journey(j: Journey) -> dict[str, object]:
    return {
        "unit": unit_id(j.mover),
        "path": [space_name(space) for space in j.path],
        "done": j.done,
        "allowance": max(j.allowance, j.straight),
    }


def show_waiting(w: Waiting) -> dict[str, object]:
    return {
        "seat": w.you,
        "card": component_slug(w.card) or None,
        "unit": unit_id(w.source),
        "at": space_name(w.place) or None,
    }


def show_frames(s: Table) -> list[dict[str, object]]:
    """What is under way, outermost first."""
    return [show_frame(f) for f in s.stack[1:]]


def show_frame(f: Frame) -> dict[str, object]:
    steps = PROCEDURES.programs[f.procedure]
    on_space = any([isinstance(step, MayTakeItsSpace | MayPutOnItsSpace) for step in steps])
    of_cards = any([isinstance(step, ShowForStrength) for step in steps])
    return {
        "what": PROCEDURES.names[f.procedure],
        "seat": f.you,
        "unit": unit_id(f.source),
        "card": component_slug(f.card) or None,
        "target": space_name(f.target) if on_space else unit_id(f.target),
        "to": space_name(f.count) if f.procedure == FORCE or f.procedure == FORCE_PAST else None,
        "picks": slugs(f.picks) if of_cards else [unit_id(uid) for uid in f.picks],
    }


# --- redrawing ----------------------------------------------------------------------------------------------
def redraw(s: Table, seat: int) -> None:
    """The own draw pile is reordered; the opponent's hand, pile and face-down discards are dealt anew."""
    mine = list(s.sides[seat].draw)
    s.shuffle(mine)
    s.sides[seat].draw = tuple(mine)
    other = s.sides[1 - seat]
    pool = list(without_all(other.hand, other.known) + without_all(other.discard, other.seen) + other.draw)
    deck = s.setup.options["north" if seat == 0 else "south"]
    if not isinstance(deck, str):
        pool = other_cards(s, 1 - seat, deck, pool)
    in_hand = len(other.hand) - len(other.known)
    face_down = len(other.discard) - len(other.seen)
    slots = list(range(in_hand + face_down))
    s.shuffle(slots)
    dealt = [0] * (in_hand + face_down)
    for card in other.loose:
        dealt[slots.pop()] = card
        pool.remove(card)
    s.shuffle(pool)
    for slot in slots:
        dealt[slot] = pool.pop()
    other.hand = other.known + tuple(dealt[:in_hand])
    other.discard = other.seen + tuple(dealt[in_hand:])
    other.draw = tuple(pool)


def other_cards(s: Table, seat: int, deck: Any, pool: list[int]) -> list[int]:
    """A custom deck is hidden until its cards are seen: as many unknown cards of each class, of any legal choice."""
    loose = list(s.sides[seat].loose)
    summoner = BY_SLUG[deck["summoner"]]
    found = [card for card in pool if DESIGNS[card].classes & EPIC or DESIGNS[card].gate] + chosen_loose(loose)
    located = seen_cards(s, seat) + loose
    for slug, _, _ in faction_of(deck).units:  # starting units are further copies
        if BY_SLUG[slug].index in located:
            located.remove(BY_SLUG[slug].index)
        else:
            found.append(BY_SLUG[slug].index)
    for class_, _, number, most in QUOTAS:
        have = [card for card in located if DESIGNS[card].classes & class_]
        legal = [d.index for d in DESIGNS if d.classes & class_ and d.has_cost and shares_symbol(summoner, d)]
        while len(have) < number:
            card = legal[s.below(len(legal))]
            if have.count(card) < most:
                have.append(card)
                found.append(card)
    return found


def seen_cards(s: Table, seat: int) -> list[int]:
    """Every card of this player's deck that the opponent has seen where it lies now."""
    side = s.sides[seat]
    found = [*side.known, *side.seen, *side.out]
    for p in s.pieces.values():
        if p.owner == seat:
            found.append(p.face.index)
        found += [under & CARD_MASK for under in p.under if under >> OWNER == seat]
    found += [e.card.index for e in s.zone if e.seat == seat]
    if s.playing and s.active == seat:
        found.append(s.playing)
    return found


def chosen_loose(loose: list[int]) -> list[int]:
    """Those of the cards known to be somewhere that a deck's builder chose (gates and epics are there anyway)."""
    return [card for card in loose if not DESIGNS[card].classes & EPIC and not DESIGNS[card].gate]
