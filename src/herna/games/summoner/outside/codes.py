"""Options as people write them: codes, labels, the place on the table, and the arguments of questions."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.outside.view import unit_id
from herna.games.summoner.rules.attacking import ExtraAttack
from herna.games.summoner.rules.turn import keepable
from herna.games.summoner.table.board import space_name
from herna.games.summoner.table.designs import DESIGNS, component_slug
from herna.games.summoner.table.moves import PROCEDURES, Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ASK_CAPTURE,
    ASK_DRAW,
    ASK_EITHER,
    ASK_EXTRA,
    ASK_FORCE,
    ASK_KEEP,
    ASK_ORDER,
    ASK_PATH,
    ASK_PAY,
    ASK_PLACE,
    ASK_PUT,
    ASK_RAISE,
    ASK_REROLL,
    ASK_RETARGET,
    ASK_SHOW,
    ASK_TAKE,
    ASK_TARGET,
    ASK_USE,
    AT,
    BY,
    BY_MAGIC,
    CANCEL,
    DO_ACT,
    DO_ATTACK,
    DO_BUILD,
    DO_DISCARD,
    DO_DRAW,
    DO_MOVE,
    DO_PLAY,
    DO_SUMMON,
    INSTEAD,
    KINDS,
    MAX_ATTACKERS,
    MAX_MOVERS,
    MODES,
    NO,
    VERB,
    YES,
)
from herna.kernel.choice import Ask
from herna.kernel.texts import Args

VERBS: Final = {
    DO_SUMMON: "summon",
    DO_BUILD: "build",
    DO_PLAY: "play",
    DO_MOVE: "move",
    DO_ATTACK: "attack",
    DO_DISCARD: "discard",
    DO_ACT: "act",
    DO_DRAW: "draw",
}
PHASE_ENDS: Final = ("summon", "move", "build", "attack", "magic", "draw")  # kinds 0 to 5
YES_OR_NO: Final = (ASK_REROLL, ASK_CAPTURE, ASK_KEEP)
OBJECTS: Final = (ASK_TARGET, ASK_RETARGET, ASK_EXTRA, ASK_USE)
PLACES: Final = (ASK_FORCE, ASK_PLACE)
CARDS: Final = (ASK_SHOW, ASK_PAY, ASK_TAKE)
CARDS_AT: Final = (ASK_RAISE, ASK_PUT)


def name(p: Piece) -> str:
    """An object by its card and space: never two alike."""
    return f"{p.face.slug}@{space_name(p.space)}"


def side_name(p: Piece, seat: int) -> str:
    return ("own." if p.seat == seat else "enemy.") + name(p)


def card_at(value: int) -> str:
    """`card << AT | space` as `card@c3`, or `card` without a space."""
    space = value & 63
    slug = DESIGNS[value >> AT].slug
    return f"{slug}@{space_name(space)}" if space else slug


def acting_unit(s: Table) -> Piece | None:
    """The unit that is to move, attack or do what is being asked about."""
    f = s.stack[-1]
    step = PROCEDURES.programs[f.procedure][f.next - 1]
    by_target = isinstance(step, ExtraAttack) and step.by_target
    return s.pieces.get(f.target if by_target else f.source)


# --- codes --------------------------------------------------------------------------------------------------
def code(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    verb = KINDS[kind].name
    if kind <= ASK_DRAW:
        return phase_code(s, kind, value)
    if value == CANCEL:
        return verb + ":cancel"
    if kind in YES_OR_NO:
        return verb if value == YES else verb + ":none"
    if value & INSTEAD:
        return "instead:" + component_slug(value ^ INSTEAD)
    if value == NO:
        return verb + (":done" if kind == ASK_PATH or kind == ASK_SHOW else ":none")
    if kind == ASK_PATH:
        return "move:" + path_name(s, value)
    return verb + ":" + object_of(s, ask, value)


def phase_code(s: Table, kind: int, value: int) -> str:
    if value == NO:
        return PHASE_ENDS[kind] + ":done"
    verb = value >> VERB << VERB
    what = value ^ verb
    if verb == DO_DRAW:
        return "draw"
    if verb == DO_MOVE or verb == DO_ATTACK:
        return f"{VERBS[verb]}:{name(s.pieces[what])}"
    if verb == DO_ACT:
        return f"act:{component_slug(what & 511)}@{space_name(s.pieces[what >> BY].space)}"
    if verb == DO_DISCARD:
        return "discard:" + DESIGNS[what].slug
    return f"{VERBS[verb]}:{card_at(what)}"


def path_name(s: Table, space: int) -> str:
    """The whole path so far and one step more: `pd_frost_mage@c3>c4>d4`."""
    j = s.journey
    if j is None:
        return space_name(space)
    spaces = [space_name(at) for at in (*j.path, space)]
    return f"{s.pieces[j.mover].face.slug}@" + ">".join(spaces)


def object_of(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    if kind in OBJECTS:
        return side_name(s.pieces[value], ask.seat)
    if kind in PLACES:
        return space_name(value)
    if kind in CARDS:
        return DESIGNS[value].slug
    if kind in CARDS_AT:
        return card_at(value)
    if kind == ASK_EITHER:
        return MODES[value >> 20] if value >= BY_MAGIC else side_name(s.pieces[value], ask.seat)
    return waiting_name(s, ask, value)


def waiting_name(s: Table, ask: Ask, value: int) -> str:
    """`ability@c3`, with `>d4` where it would take place elsewhere, `#n` where several are alike in that."""
    mine = waiting_place(s, value)
    alike = [v for v in ask.options if waiting_place(s, v) == mine]
    return mine if len(alike) == 1 else f"{mine}#{alike.index(value) + 1}"


def waiting_place(s: Table, value: int) -> str:
    w = s.waiting[value - 1]
    p = s.pieces.get(w.source)
    here = space_name(p.space if p is not None else w.place)
    there = space_name(w.place)
    where = here if here == there or not there else f"{here}>{there}"
    slug = component_slug(w.card) or "inaction"
    return f"{slug}@{where}" if where else slug


# --- the place on the table ---------------------------------------------------------------------------------
def at(s: Table, ask: Ask, value: int) -> str:
    """What lies on the table for an option, as the view calls it: `u7`, `c3`, `hand0.gate`, `discard1.cg_smeg`."""
    kind = ask.kind
    if value == NO or value == CANCEL or kind in YES_OR_NO:
        return ""
    if kind <= ASK_DRAW:
        return phase_at(ask.seat, value)
    if value & INSTEAD:
        p = acting_unit(s)
        return "" if p is None else unit_id(p.uid) or ""
    if kind in OBJECTS:
        return unit_id(value) or ""
    if kind == ASK_PATH or kind in PLACES:
        return space_name(value)
    if kind in CARDS_AT:
        return space_name(value & 63)
    if kind in CARDS:
        return f"{'discard' if kind == ASK_TAKE else 'hand'}{ask.seat}.{DESIGNS[value].slug}"
    if kind == ASK_ORDER:
        return unit_id(s.waiting[value - 1].source) or ""
    return unit_id(s.stack[-1].source if value >= BY_MAGIC else value) or ""


def phase_at(seat: int, value: int) -> str:
    verb = value >> VERB << VERB
    what = value ^ verb
    if verb == DO_DRAW:
        return f"draw{seat}"
    if verb == DO_MOVE or verb == DO_ATTACK:
        return unit_id(what) or ""
    if verb == DO_ACT:
        return unit_id(what >> BY) or ""
    if verb == DO_DISCARD:
        return f"hand{seat}.{DESIGNS[what].slug}"
    return space_name(what & 63) or f"hand{seat}.{DESIGNS[what >> AT].slug}"


# --- labels -------------------------------------------------------------------------------------------------
def label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    """Key and arguments of what an option is called."""
    kind = ask.kind
    verb = KINDS[kind].name
    if kind <= ASK_DRAW:
        return phase_label(s, kind, value)
    if value == CANCEL:
        return "cancel", {}
    if kind in YES_OR_NO:
        return (verb if value == YES else verb + ".none"), question(s, ask)
    if value & INSTEAD:
        return "instead", {"ability": component_slug(value ^ INSTEAD)}
    if value == NO:
        return verb + ".none", {}
    if kind == ASK_PATH or kind in PLACES:
        return verb, {"space": space_name(value)}
    if kind in OBJECTS:
        return object_label(s, verb, ask.seat, s.pieces[value])
    if kind in CARDS:
        return verb, {"card": DESIGNS[value].slug}
    if kind in CARDS_AT:
        return verb, {"card": DESIGNS[value >> AT].slug, "space": space_name(value & 63)}
    if kind == ASK_EITHER:
        if value >= BY_MAGIC:
            return "either." + MODES[value >> 20], {}
        return object_label(s, "either.unit", ask.seat, s.pieces[value])
    return order_label(s, ask, value)


def phase_label(s: Table, kind: int, value: int) -> tuple[str, Args]:
    if value == NO:
        return PHASE_ENDS[kind] + ".done", {}
    verb = value >> VERB << VERB
    what = value ^ verb
    if verb == DO_DRAW:
        return "draw", {}
    if verb == DO_MOVE or verb == DO_ATTACK:
        return VERBS[verb], unit_args(s, s.pieces[what])
    if verb == DO_ACT:
        p = s.pieces[what >> BY]
        return "act", {"ability": component_slug(what & 511), "card": p.face.slug, "space": space_name(p.space)}
    if verb == DO_DISCARD:
        return "discard", {"card": DESIGNS[what].slug}
    args: Args = {"card": DESIGNS[what >> AT].slug, "cost": DESIGNS[what >> AT].cost}
    if not what & 63:
        return "play", args
    args["space"] = space_name(what & 63)
    if verb == DO_PLAY:
        target = s.board[what & 63]
        args["target"] = "" if target is None else target.face.slug
        return "play.on", args
    if verb == DO_SUMMON and s.board[what & 63] is not None:
        return "summon.instead", args
    return VERBS[verb], args


def unit_args(s: Table, p: Piece) -> Args:
    return {
        "card": p.face.slug,
        "space": space_name(p.space),
        "strength": s.strength(p),
        "life": s.life(p) - p.damage,
    }


def object_label(s: Table, verb: str, seat: int, p: Piece) -> tuple[str, Args]:
    args: Args = {"card": p.face.slug, "space": space_name(p.space), "life": s.life(p) - p.damage}
    return (verb + ".own" if p.seat == seat else verb), args


def order_label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    w = s.waiting[value - 1]
    if w.card == 0:
        return "order.inaction", {}
    p = s.pieces.get(w.source)
    where = space_name(p.space if p is not None else w.place)
    args: Args = {"card": component_slug(w.card), "space": where or "–"}
    return ("order.own" if w.you == ask.seat else "order"), args


# --- questions ----------------------------------------------------------------------------------------------
def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the card or ability whose text asks."""
    f = s.stack[-1]
    kind = ask.kind
    side = s.sides[ask.seat]
    if kind <= ASK_DRAW:
        return {
            "magic": side.magic,
            "moves": MAX_MOVERS - s.movers,
            "attacks": max(0, MAX_ATTACKERS - s.attackers),
            "cards": len(side.hand),
        }
    if kind == ASK_KEEP:
        return {"source": keepable(s, f)[f.count].card.slug}
    if kind == ASK_ORDER:
        return {"count": len(ask.options)}
    p = acting_unit(s)
    source = component_slug(f.card)
    if not source and p is not None:
        source = p.face.slug
    args: Args = {"source": source or "gate", "unit": p.face.slug if p is not None else source or "gate"}
    args["strength"] = s.strength(p) if p is not None and p.face.is_unit else 0
    if kind == ASK_CAPTURE and s.attack is not None:
        args["target"] = s.pieces[s.attack.target].face.slug
        args["damage"] = s.attack.damage
    if kind == ASK_REROLL:
        args["specials"] = s.specials()
        args["dice"] = len(s.dice)
    return args
