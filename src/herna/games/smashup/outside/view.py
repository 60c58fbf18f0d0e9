"""Who sees what: the table as one seat may know it, and the redrawing of all it does not know."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.playing import PLAY_MINION, WHICH_PLAY, plays_of
from herna.games.smashup.rules.scoring import SCORE_BASE, WINDOW
from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Action, Base, Grant, Minion, Side
from herna.games.smashup.table.words import (
    BASE_CARD,
    BLOCK,
    CARD,
    FACTIONS,
    IGNORES,
    PLAYING,
    SEEN,
    STEPS,
    UNLIMITED,
    WINDOWS,
)
from herna.games.smashup.vocabulary.reveals import PLAY_THERE
from herna.kernel.frame import Frame

SPECTATOR = 4  # the bit of those who only watch


def slugs(cards: tuple[int, ...]) -> list[str]:
    return [DESIGNS[card].slug for card in cards]


def base_slugs(s: Table, cards: tuple[int, ...]) -> list[str]:
    return [s.slug(card & CARD) for card in cards]


def minion_id(uid: int) -> str:
    """What the view and the events call a minion."""
    return f"m{uid}"


def base_id(uid: int) -> str:
    return f"b{uid}"


def action_id(uid: int) -> str:
    return f"a{uid}"


def show_table(s: Table, seat: int) -> dict[str, object]:
    viewer = seat if seat >= 0 else SPECTATOR
    return {
        "active": s.active,
        "turn": s.turn,
        "step": STEPS[s.step],
        "sides": [show_side(s, i, viewer) for i in range(s.players)],
        "bases": [show_base(s, b) for b in s.bases],
        "base_deck": len(s.base_deck),
        "base_deck_known": [
            {"from_top": i, "base": s.slug(slot & CARD)}
            for i, slot in enumerate(reversed(s.base_deck))
            if slot & SEEN << viewer
        ],
        "base_discard": base_slugs(s, s.base_discard),
        "plays": [show_grant(s, g) for g in (plays_of(s) if s.step == PLAYING else [])],
        "urgent": [show_grant(s, g) for g in s.urgent],
        "limbo": [{"card": a.design.slug, "seat": a.seat, "owner": a.owner} for a in s.limbo],
        "waiting": [{"seat": w.you, "card": s.slug(w.card)} for w in s.waiting],
        "scored": base_id(s.scored) if s.scored else None,
        "window": WINDOWS[s.window] or None,
        "shinobi_used": [i for i in range(s.players) if s.lurked >> i & 1],
        "tenacious_z_used": s.risen,
        "resolving": show_frames(s),
    }


def show_side(s: Table, seat: int, viewer: int) -> dict[str, object]:
    side = s.sides[seat]
    bit = SEEN << viewer
    blocks = known_blocks(side, viewer, seat)
    return {
        "vp": side.vp,
        "factions": [FACTIONS[i] for i in side.factions],
        "hand": slugs(tuple([slot & CARD for slot in side.hand])) if viewer == seat else None,
        "hand_size": len(side.hand),
        "hand_known": sorted([DESIGNS[slot & CARD].slug for slot in side.hand if slot & bit]),
        "deck": len(side.deck),
        "deck_known": [
            {"from_top": i, "card": DESIGNS[slot & CARD].slug}
            for i, slot in enumerate(reversed(side.deck))
            if slot & bit
        ],
        "deck_blocks": blocks,
        "discard": slugs(side.discard),
        "last_shuffled": slugs(side.recycled),
        "minions_played": side.played,
        "asleep": side.asleep & 2 != 0,
        "asleep_next": side.asleep & 1 != 0,
        "power": [s.totals(b)[seat] for b in s.bases],
    }


def known_blocks(side: Side, viewer: int, seat: int) -> list[list[str]]:
    """Cards shown together and then put down in an order that this viewer does not know."""
    found: dict[int, list[str]] = {}
    for slot in side.deck + side.hand:
        if slot >= BLOCK and not slot & SEEN << viewer and viewer != seat:
            found.setdefault(slot // BLOCK, []).append(DESIGNS[slot & CARD].slug)
    return [sorted(found[block]) for block in sorted(found)]


def show_base(s: Table, b: Base) -> dict[str, object]:
    totals = s.totals(b)
    return {
        "id": base_id(b.uid),
        "base": b.design.slug,
        "breakpoint": s.breakpoint(b),
        "printed_breakpoint": b.design.breakpoint,
        "vp": list(b.design.vp),
        "jammed": s.jammed(b),
        "total": sum(totals),
        "totals": totals,
        "minions": [show_minion(s, b, m) for m in b.minions],
        "actions": [show_action(a) for a in b.actions],
    }


def show_minion(s: Table, b: Base, m: Minion) -> dict[str, object]:
    return {
        "id": minion_id(m.uid),
        "card": m.design.slug,
        "seat": m.seat,
        "power": s.power_at(b, m),
        "printed_power": m.design.power,
        "boosts": [[m.boosts[i], m.boosts[i + 1]] for i in range(0, len(m.boosts), 2)],
        "guarded": s.guarded(b, m),
        "actions": [show_action(a) for a in m.actions],
    }


def show_action(a: Action) -> dict[str, object]:
    ignores = a.design.traits & IGNORES != 0
    return {
        "id": action_id(a.uid),
        "card": a.design.slug,
        "seat": a.seat,
        "owner": a.owner,
        "faction": FACTIONS[a.mark - 1] if a.mark and not ignores else None,
        "ignores": a.mark > 0 if ignores else None,
    }


def show_grant(s: Table, g: Grant) -> dict[str, object]:
    return {
        "kind": "minion" if g.minion else "action",
        "from": DESIGNS[g.card].slug or None if g.card < BASE_CARD else s.slug(g.card),
        "power_at_most": None if g.most == UNLIMITED else g.most,
        "base": base_id(g.base) if g.base else None,
        "empty_base": g.empty,
        "from_discard": g.pile,
    }


def show_frames(s: Table) -> list[dict[str, object]]:
    """What is under way, outermost first."""
    return [
        {
            "what": PROCEDURES.names[f.procedure],
            "seat": f.you,
            "card": s.slug(f.card) or None,
            "at": text_id(s, f),
            "base": thing_id(s, f.target) if f.procedure in PLACED else None,
            "chosen": chosen_so_far(s, f),
        }
        for f in s.stack[1:]
    ]


SOURCELESS: Final = (WINDOW, WHICH_PLAY)  # what these keep in `source` is no thing
PLACED: Final = (SCORE_BASE, WINDOW, PLAY_MINION, PLAY_THERE)  # these keep a base in `target`


def chosen_so_far(s: Table, f: Frame) -> list[str]:
    step = PROCEDURES.programs[f.procedure][f.next - 1]
    if not isinstance(step, Rule):
        return []
    found = [thing_id(s, uid) for uid in step.chosen(f)]
    return [id for id in found if id is not None]


def text_id(s: Table, f: Frame) -> str | None:
    """The thing whose text this frame carries out, if it lies on the table."""
    if f.procedure in SOURCELESS:
        return None
    m, a, b = s.minion(f.source), s.action(f.source), s.base(f.source)
    if m is not None and m.design.index == f.card:
        return minion_id(m.uid)
    if a is not None and a.design.index == f.card:
        return action_id(a.uid)
    return base_id(b.uid) if b is not None and BASE_CARD + b.design.index == f.card else None


def thing_id(s: Table, uid: int) -> str | None:
    """What the view calls the thing with this number, if it lies on the table."""
    if s.minion(uid) is not None:
        return minion_id(uid)
    if s.action(uid) is not None:
        return action_id(uid)
    return base_id(uid) if s.base(uid) is not None else None


# --- other worlds ---------------------------------------------------------------------------------------------------
def redraw(s: Table, seat: int) -> None:
    """Deal anew whatever this seat has not seen: in each player's hand and deck, and in the base deck."""
    for i in range(s.players):
        redraw_side(s, s.sides[i], seat, own=i == seat)
    bit = SEEN << seat
    unseen = [k for k in range(len(s.base_deck)) if not s.base_deck[k] & bit]
    bases = list(s.base_deck)
    deal(s, bases, unseen)
    s.base_deck = tuple(bases)


def redraw_side(s: Table, side: Side, seat: int, own: bool) -> None:
    """Places keep who has seen them; the cards in the unseen ones are mixed, those of a block among themselves."""
    bit = SEEN << seat
    n = len(side.hand)
    slots = list(side.hand + side.deck)
    loose: list[int] = []
    blocks: dict[int, list[int]] = {}
    for i in range(n if own else 0, len(slots)):
        slot = slots[i]
        if slot & bit:
            continue
        if slot >= BLOCK:
            blocks.setdefault(slot // BLOCK, []).append(i)
        else:
            loose.append(i)
    deal(s, slots, loose)
    for block in blocks.values():
        deal(s, slots, block)
    side.hand = tuple(slots[:n])
    side.deck = tuple(slots[n:])


def deal(s: Table, slots: list[int], places: list[int]) -> None:
    """Mix the cards in these places; the marks stay where they are."""
    cards = [slots[i] & CARD for i in places]
    s.shuffle(cards)
    for k in range(len(places)):
        i = places[k]
        slots[i] = slots[i] & ~CARD | cards[k]
