"""Options as people write them: codes, labels, the place on the table, and the arguments of questions."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.outside.view import unit_id
from herna.games.summoner.rules.attacking import attack_options
from herna.games.summoner.table.board import space_name
from herna.games.summoner.table.designs import DESIGNS, component_slug
from herna.games.summoner.table.moves import PROCEDURES, Rule, Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ANYTHING,
    ASK_ATTACK,
    ASK_CAPTURE,
    ASK_DRAW,
    ASK_EITHER,
    ASK_EXTRA,
    ASK_FORCE,
    ASK_KEEP,
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
    MODES,
    NO,
    VERB,
    YES,
)
from herna.kernel.choice import Ask, Described, Shown, ShownCard
from herna.kernel.texts.catalogue import Args
from herna.kernel.waiting import Waiting

PHASE_VERBS: Final = {
    DO_SUMMON: "summon",
    DO_BUILD: "build",
    DO_PLAY: "play",
    DO_MOVE: "move",
    DO_ATTACK: "attack",
    DO_DISCARD: "discard",
    DO_ACT: "act",
    DO_DRAW: "draw",
}
HAND_VERBS: Final = ("summon", "build", "play", "discard")
UNIT_VERBS: Final = ("move", "attack")
OTHER_VERBS: Final = ("act", "instead", "draw")
VERBS: Final = (*HAND_VERBS, *UNIT_VERBS, *OTHER_VERBS, *[kind.name for kind in KINDS])
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
    step = PROCEDURES.asking(s)
    return s.pieces.get(step.actor(s, s.stack[-1])) if isinstance(step, Rule) else None


# --- options ------------------------------------------------------------------------------------------------
class ShownUnit(Described):
    """An object on the battlefield: people also read its life, and the strength of one that is to act."""

    def __init__(self, s: Table, p: Piece, code: str, key: str, acts: bool) -> None:
        Described.__init__(self, code, key)
        self.table = s
        self.piece = p
        self.acts = acts

    def at(self) -> str:
        return unit_id(self.piece.uid) or ""

    def args(self) -> Args:
        s, p = self.table, self.piece
        args: Args = {"card": p.face.slug, "space": space_name(p.space), "life": s.life(p) - p.damage}
        if self.acts:
            args["strength"] = s.strength(p)
            args["reach"] = ["only_own"] if self.key == "attack" and reaches_only_own(s, p) else []
        return args


def reaches_only_own(s: Table, p: Piece) -> bool:
    """Whether all that this unit can do with its attack is to hurt its own side: people should know before."""
    return all([not value & INSTEAD and s.pieces[value].seat == p.seat for value in attack_options(s, p, ANYTHING)])


class ShownSpace(Described):
    def __init__(self, code: str, key: str, space: int) -> None:
        Described.__init__(self, code, key)
        self.space = space

    def at(self) -> str:
        return space_name(self.space)

    def args(self) -> Args:
        return {"space": space_name(self.space)}


class ShownPlay(Described):
    """A card from the hand: to be summoned, built or played, mostly on a space."""

    def __init__(self, s: Table, seat: int, deed: int, what: int) -> None:
        verb, space = PHASE_VERBS[deed], what & 63
        self.code = f"{verb}:{card_at(what)}"
        self.key = verb
        self.seat = seat
        self.design = DESIGNS[what >> AT]
        self.space = space
        self.there = s.board[space]
        self.on_target = deed == DO_PLAY and space != 0
        if self.on_target:
            self.key = "play.own" if self.there is not None and self.there.seat == seat else "play.on"
        elif deed == DO_SUMMON and self.there is not None:
            self.key = "summon.instead"

    def at(self) -> str:
        return space_name(self.space) or f"hand{self.seat}.{self.design.slug}"

    def args(self) -> Args:
        args: Args = {"card": self.design.slug, "cost": self.design.cost}
        if self.space:
            args["space"] = space_name(self.space)
        if self.on_target:
            args["target"] = "" if self.there is None else self.there.face.slug
        return args


def show_option(s: Table, ask: Ask, value: int) -> Described:
    """Places are called as in the view: `u7`, `c3`, `hand0.gate`, `discard1.cg_smeg`."""
    kind = ask.kind
    if kind <= ASK_DRAW:
        return show_deed(s, ask, value)
    verb = KINDS[kind].name
    if value == CANCEL:
        return Shown(verb + ":cancel", "", f"cancel.{verb}" if kind in (ASK_PATH, ASK_TARGET) else "cancel", {})
    if kind in YES_OR_NO:
        if value == YES:
            return Shown(verb, "", verb, question(s, ask))
        return Shown(verb + ":none", "", verb + ".none", question(s, ask))
    if value & INSTEAD:
        ability, p = component_slug(value ^ INSTEAD), acting_unit(s)
        return Shown("instead:" + ability, "" if p is None else unit_id(p.uid) or "", "instead", {"ability": ability})
    if value == NO and kind == ASK_PATH and s.journey is not None:
        return Shown(f"{verb}:{s.way_out()}", "", "path.done", {"space": space_name(s.journey.path[-1])})
    if value == NO:
        key = f"either.{PROCEDURES.purpose(s)}" if kind == ASK_EITHER else verb
        return Described(f"{verb}:{s.way_out()}", f"{key}.{s.nothing()}")
    if kind == ASK_PATH:
        return ShownSpace("move:" + path_name(s, value), verb, value)
    if kind in OBJECTS:
        return show_object(s, ask, verb, verb, s.pieces[value])
    if kind in PLACES:
        return ShownSpace(f"{verb}:{space_name(value)}", verb, value)
    if kind in CARDS:
        return ShownCard(verb, "discard" if kind == ASK_TAKE else "hand", ask.seat, DESIGNS[value].slug)
    if kind in CARDS_AT:
        card, space = DESIGNS[value >> AT].slug, space_name(value & 63)
        return Shown(f"{verb}:{card_at(value)}", space, verb, {"card": card, "space": space})
    if kind == ASK_EITHER:
        purpose = PROCEDURES.purpose(s)
        if value < BY_MAGIC:
            return show_object(s, ask, verb, f"either.{purpose}.unit", s.pieces[value])
        mode = MODES[value >> 20]
        return Shown(f"{verb}:{mode}", unit_id(s.stack[-1].source) or "", f"either.{purpose}.{mode}", {})
    return show_waiting(s, ask, verb, value)


def show_deed(s: Table, ask: Ask, value: int) -> Described:
    """Something to do in a phase, or its end."""
    if value == NO:
        phase = PHASE_ENDS[ask.kind]
        costs = ask.kind == ASK_ATTACK and not s.fought
        return Described(phase + ":done", phase + (".done.inaction" if costs else ".done"))
    deed = value >> VERB << VERB
    what = value ^ deed
    if deed == DO_DRAW:
        return Shown("draw", f"draw{ask.seat}", "draw", {})
    verb = PHASE_VERBS[deed]
    if deed == DO_MOVE or deed == DO_ATTACK:
        p = s.pieces[what]
        return ShownUnit(s, p, f"{verb}:{name(p)}", verb, True)
    if deed == DO_ACT:
        p, ability = s.pieces[what >> BY], component_slug(what & 511)
        args: Args = {"ability": ability, "card": p.face.slug, "space": space_name(p.space)}
        return Shown(f"act:{ability}@{space_name(p.space)}", unit_id(p.uid) or "", "act", args)
    if deed == DO_DISCARD:
        return ShownCard("discard", "hand", ask.seat, DESIGNS[what].slug)
    return ShownPlay(s, ask.seat, deed, what)


def path_name(s: Table, space: int) -> str:
    """The whole path so far and one step more: `pd_frost_mage@c3>c4>d4`."""
    j = s.journey
    if j is None:
        return space_name(space)
    spaces = [space_name(at) for at in (*j.path, space)]
    return f"{s.pieces[j.mover].face.slug}@" + ">".join(spaces)


def show_object(s: Table, ask: Ask, verb: str, key: str, p: Piece) -> Described:
    code = f"{verb}:{side_name(p, ask.seat)}"
    return ShownUnit(s, p, code, key + ".own" if p.seat == ask.seat else key, False)


def show_waiting(s: Table, ask: Ask, verb: str, value: int) -> Described:
    """`ability@c3`, with `>d4` where it would take place elsewhere, `#n` where several are alike in that."""
    mine = waiting_place(s, value)
    alike = [v for v in ask.options if waiting_place(s, v) == mine]
    w = s.waiting[value - 1]
    lies = unit_id(w.source) or ""
    code = f"{verb}:{mine}"
    if w.card == 0:
        return Shown(code, lies, "order.inaction", {})
    key = "order.own" if w.you == ask.seat else "order"
    args: Args = {"asker": asker_names(s, w.card, w.source), "space": waiting_space(s, w).replace(">", " → ")}
    if not args["space"]:
        key += ".event"
    if len(alike) == 1:
        return Shown(code, lies, key, args)
    number = alike.index(value) + 1
    return Shown(f"{code}#{number}", lies, key + ".nth", {**args, "number": number})


def waiting_place(s: Table, value: int) -> str:
    w = s.waiting[value - 1]
    where = waiting_space(s, w)
    slug = component_slug(w.card) or "inaction"
    return f"{slug}@{where}" if where else slug


def waiting_space(s: Table, w: Waiting) -> str:
    """Where the unit stands that has the effect, and where it would take place if that is elsewhere: `c3>d4`."""
    p = s.pieces.get(w.source)
    here = space_name(p.space if p is not None else w.place)
    there = space_name(w.place)
    return here if here == there or not there else f"{here}>{there}"


# --- questions ----------------------------------------------------------------------------------------------
def question(s: Table, ask: Ask) -> Args:
    """What the sentence speaks of; `source` is the card or ability whose text asks, `asker` names its unit as well."""
    step, f = PROCEDURES.asking(s), s.stack[-1]
    if ask.kind <= ASK_DRAW:
        side = s.sides[ask.seat]
        return {"magic": side.magic, "cards": len(side.hand)}
    if not isinstance(step, Rule):
        return {"count": len(ask.options)}  # several effects wait
    card, uid = step.asker(s, f)
    names = asker_names(s, card, uid)
    args: Args = {"source": names[-1], "asker": names}
    if uid in s.pieces or s.event(uid) is not None:
        args["at"] = unit_id(uid)
    p = s.pieces.get(step.actor(s, f))
    if p is not None:
        args["unit"] = p.face.slug
        args["strength"] = s.strength(p)
    return {**args, **step.terms(s, f)}


def asker_names(s: Table, card: int, uid: int) -> list[str]:
    """The unit and its ability, the event, or just the unit."""
    p = s.pieces.get(uid)
    names = [p.face.slug] if p is not None else []
    return [*names, component_slug(card)] if card else names
