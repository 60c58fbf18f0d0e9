"""Options as people write them: codes, the place on the table, labels and questions."""

from __future__ import annotations

from herna.games.smashup.outside.view import action_id, base_id, minion_id
from herna.games.smashup.rules.affecting import DESTROY, Flee
from herna.games.smashup.rules.playing import candidates
from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Action, Base, Minion
from herna.games.smashup.table.words import (
    APPRENTICE,
    APPRENTICE_WORDS,
    ATTACHED,
    BASE,
    BASE_CARD,
    BURIES,
    CARD,
    COPIES,
    DISCARD,
    DRAFT,
    ENCHANT,
    FACTION,
    FACTIONS,
    FIRST,
    FIRST_WORDS,
    FROM_PILE,
    HAND_LIMIT,
    IGNORE,
    IN_PLAY,
    KEEP,
    KINDS,
    LIBRARY,
    LIMIT,
    NO,
    NOW,
    ON_BASE,
    ON_MINION,
    ORDER,
    PILE,
    PLACE,
    PLAY,
    PLAYER,
    RISE,
    SCORE,
    SHIELD,
    SPECIAL,
    TARGET,
    TO,
    UNLIMITED,
    USE,
    YES,
)
from herna.kernel.choice import Ask
from herna.kernel.frame import Frame
from herna.kernel.texts import Args


# --- names -------------------------------------------------------------------------------------------------------
def who(seat: int, viewer: int) -> str:
    """A player, as the one who is asked writes it: `own`, or `p1` to `p4`."""
    return "own" if seat == viewer else f"p{seat + 1}"


def in_play(s: Table, uid: int) -> Minion:
    m = s.minion(uid)
    if m is None:
        raise AssertionError(f"minion {uid} is offered but not in play")
    return m


def base_in_play(s: Table, uid: int) -> Base:
    b = s.base(uid)
    if b is None:
        raise AssertionError(f"base {uid} is offered but not in play")
    return b


def attached(s: Table, uid: int) -> Action:
    a = s.action(uid)
    if a is None:
        raise AssertionError(f"action {uid} is offered but not in play")
    return a


def minion_name(s: Table, m: Minion, viewer: int) -> str:
    """`own.zapbot@tar_pits`, with `#n` from the left where a player has several of them there."""
    b = s.base_of(m)
    same = [o.uid for o in b.minions if o.design is m.design and o.seat == m.seat]
    return f"{who(m.seat, viewer)}.{m.design.slug}{numbered(same, m.uid)}@{b.design.slug}"


def numbered(same: list[int], uid: int) -> str:
    return "" if len(same) == 1 else f"#{same.index(uid) + 1}"


def action_place(s: Table, uid: int) -> tuple[Base, Minion | None]:
    """The base an action lies at, and the minion it lies on, if any."""
    for b in s.bases:
        for a in b.actions:
            if a.uid == uid:
                return b, None
        for m in b.minions:
            for a in m.actions:
                if a.uid == uid:
                    return b, m
    raise AssertionError(f"action {uid} is offered but not in play")


def action_name(s: Table, a: Action, viewer: int) -> str:
    """`p2.upgrade@tar_pits`: by controller and base, numbered where that is not enough."""
    b, _ = action_place(s, a.uid)
    there = [*b.actions, *[o for m in b.minions for o in m.actions]]
    same = [o.uid for o in there if o.design is a.design and o.seat == a.seat]
    return f"{who(a.seat, viewer)}.{a.design.slug}{numbered(same, a.uid)}@{b.design.slug}"


# --- codes ---------------------------------------------------------------------------------------------------------
def code(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    if kind == PLAY or kind == NOW:
        if value == NO:
            return "end" if kind == PLAY else "play:none"
        return play_code(s, ask, value)
    if kind == SPECIAL:
        return "pass" if value == NO else "special:" + special_object(s, ask, value)
    verb = KINDS[DISCARD if kind == LIMIT else kind].name
    if kind == IGNORE:
        return "ignore" if value == YES else "ignore:none"
    if kind == KEEP:
        return "keep:top" if value == YES else "keep:discard"
    if kind == LIBRARY:
        return "library:draw" if value == YES else "library:none"
    if kind == ORDER:
        return "resolve:" + waiting_name(s, ask, value)
    if value == NO:
        return verb + (":none" if kind == COPIES else ":done")
    return verb + ":" + object_of(s, ask, value)


def play_code(s: Table, ask: Ask, value: int) -> str:
    """`play:zapbot@tar_pits`, `play:scry`, `raise:walker@tar_pits` from the pile, `special:...`"""
    if value >= IN_PLAY:
        return "special:" + minion_name(s, in_play(s, value - IN_PLAY), ask.seat).removeprefix("own.")
    slug = DESIGNS[value % PLACE].slug
    if value >= RISE:
        return f"special:{slug}@{base_in_play(s, (value - RISE) // PLACE).design.slug}"
    if value >= FROM_PILE:
        return f"raise:{slug}@{base_in_play(s, (value - FROM_PILE) // PLACE).design.slug}"
    if value < PLACE:
        return "play:" + slug
    return f"play:{slug}@{base_in_play(s, value // PLACE).design.slug}"


def special_object(s: Table, ask: Ask, value: int) -> str:
    """A card in hand by its name, a minion in play with its base."""
    if value >= IN_PLAY:
        return minion_name(s, in_play(s, value - IN_PLAY), ask.seat).removeprefix("own.")
    return DESIGNS[value % PLACE].slug


def object_of(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    if kind in (TARGET, ON_MINION):
        return minion_name(s, in_play(s, value), ask.seat)
    if kind in (BASE, TO, SCORE, ON_BASE):
        return base_in_play(s, value).design.slug
    if kind in (ATTACHED, SHIELD):
        return action_name(s, attached(s, value), ask.seat)
    if kind in (DRAFT, FACTION):
        return FACTIONS[value - 1]
    if kind == PLAYER:
        return who(value - 1, ask.seat)
    if kind == USE:
        return grant_name(s, ask, value)
    if kind == FIRST:
        return FIRST_WORDS[value]
    if kind == APPRENTICE:
        return APPRENTICE_WORDS[value]
    if kind == COPIES:
        return f"{DESIGNS[value % PLACE].slug}={value // PLACE}"
    if kind == ENCHANT:
        return f"{who(value - 1, ask.seat)}.{top_of(s, value - 1)}"
    return s.slug(value)  # DISCARD, PROBE, PILE, SEARCH, TOP, TAKE, TERRAFORM, REPLACE, UNDER


def top_of(s: Table, seat: int) -> str:
    return DESIGNS[s.sides[seat].deck[-1] & CARD].slug


def grant_name(s: Table, ask: Ask, value: int) -> str:
    """`regular`, or the card that a play comes from."""
    found = [s.slug(g.card) or "regular" for g in candidates(s, s.stack[-1])]
    name = found[value - 1]
    return name if found.count(name) == 1 else f"{name}#{found[:value].count(name)}"


def waiting_name(s: Table, ask: Ask, value: int) -> str:
    w = s.waiting[value - 1]
    alike = [v for v in ask.options if s.waiting[v - 1].card == w.card and s.waiting[v - 1].you == w.you]
    return f"{who(w.you, ask.seat)}.{s.slug(w.card)}{numbered(alike, value)}"


# --- the place on the table ------------------------------------------------------------------------------------------
def at(s: Table, ask: Ask, value: int) -> str:
    """What lies on the table for an option, as the view calls it: `m7`, `b3`, `a9`, `hand0.zapbot` ..."""
    kind = ask.kind
    if value == NO:
        return ""
    if kind in (PLAY, NOW, SPECIAL):
        return play_at(s, ask, value)
    if kind in (TARGET, ON_MINION):
        return minion_id(value)
    if kind in (BASE, TO, SCORE, ON_BASE):
        return base_id(value)
    if kind in (ATTACHED, SHIELD):
        return action_id(value)
    if kind == DISCARD or kind == LIMIT:
        return f"hand{ask.seat}.{DESIGNS[value].slug}"
    if kind == PILE:
        return f"discard{ask.seat}.{DESIGNS[value].slug}"
    if kind == PLAYER:
        return f"player{value - 1}"
    if kind == ENCHANT:
        return f"deck{value - 1}"
    return ""


def play_at(s: Table, ask: Ask, value: int) -> str:
    if value >= IN_PLAY:
        return minion_id(value - IN_PLAY)
    slug = DESIGNS[value % PLACE].slug
    if value >= FROM_PILE:
        return f"discard{ask.seat}.{slug}"
    deck = s.sides[ask.seat].deck
    if ask.kind == NOW and not ask.hidden and deck and deck[-1] & CARD == value % PLACE:
        return f"deck{ask.seat}"
    return f"hand{ask.seat}.{slug}"


# --- labels ---------------------------------------------------------------------------------------------------------
def label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    """Key and arguments of what an option is called."""
    kind = ask.kind
    verb = KINDS[DISCARD if kind == LIMIT else kind].name
    if kind == PLAY or kind == NOW or kind == SPECIAL:
        return play_label(s, ask, value)
    if kind in (IGNORE, KEEP, LIBRARY):
        return verb + (".yes" if value == YES else ".no"), question(s, ask)
    if value == NO:
        return verb + ".none", {}
    if kind in (TARGET, ON_MINION):
        m = in_play(s, value)
        return verb + (".own" if m.seat == ask.seat else ""), minion_args(s, m)
    if kind in (BASE, TO, SCORE, ON_BASE):
        return verb, base_args(s, base_in_play(s, value))
    if kind in (ATTACHED, SHIELD):
        return action_label(s, verb, attached(s, value))
    if kind in (DRAFT, FACTION):
        return verb, {"word": FACTIONS[value - 1]}
    if kind == PLAYER:
        return verb + (".own" if value - 1 == ask.seat else ""), {"seat": value - 1}
    if kind == USE:
        return use_label(s, value)
    if kind == FIRST:
        return f"{verb}.{FIRST_WORDS[value]}", {}
    if kind == APPRENTICE:
        return f"{verb}.{APPRENTICE_WORDS[value]}", {"card": top_of(s, ask.seat)}
    if kind == COPIES:
        return verb, {"card": DESIGNS[value % PLACE].slug, "count": value // PLACE}
    if kind == ENCHANT:
        return verb, {"card": top_of(s, value - 1), "seat": value - 1}
    if kind == ORDER:
        w = s.waiting[value - 1]
        return verb + (".own" if w.you == ask.seat else ""), {"card": s.slug(w.card), "seat": w.you}
    return verb, {"card": s.slug(value)}


def play_label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    if value == NO:
        return ("end", "now.none", "pass")[(PLAY, NOW, SPECIAL).index(ask.kind)], {}
    if value >= IN_PLAY:
        m = in_play(s, value - IN_PLAY)
        return "special.minion", minion_args(s, m)
    card = DESIGNS[value % PLACE].slug
    if value >= RISE:
        return "rise", {"card": card, "base": base_in_play(s, (value - RISE) // PLACE).design.slug}
    if value >= FROM_PILE:
        return "raise", {"card": card, "base": base_in_play(s, (value - FROM_PILE) // PLACE).design.slug}
    if ask.kind == SPECIAL:
        return "special", {"card": card}
    if value < PLACE:
        return "play.action", {"card": card}
    b = base_in_play(s, value // PLACE)
    totals = s.totals(b)
    return "play.minion", {
        "card": card, "power": DESIGNS[value % PLACE].power, "base": b.design.slug, "total": sum(totals),
        "breakpoint": s.breakpoint(b),
    }  # fmt: skip


def minion_args(s: Table, m: Minion) -> Args:
    """A minion by name, controller, place and power; the number tells equal ones apart."""
    number = minion_name(s, m, -1).partition("@")[0].partition("#")[2]
    return {
        "card": m.design.slug, "power": s.power(m), "number": f" #{number}" if number else "", "seat": m.seat,
        "base": s.base_of(m).design.slug,
    }  # fmt: skip


def base_args(s: Table, b: Base) -> Args:
    return {"base": b.design.slug, "total": sum(s.totals(b)), "breakpoint": s.breakpoint(b)}


def action_label(s: Table, verb: str, a: Action) -> tuple[str, Args]:
    b, m = action_place(s, a.uid)
    args: Args = {"card": a.design.slug, "seat": a.seat, "base": b.design.slug}
    if m is None:
        return verb, args
    args["holder"] = m.design.slug
    return verb + ".on_minion", args


def use_label(s: Table, value: int) -> tuple[str, Args]:
    g = candidates(s, s.stack[-1])[value - 1]
    if not g.card:
        return "use.regular", {}
    if g.most != UNLIMITED:
        return "use.limited", {"card": s.slug(g.card), "power": g.most}
    return "use", {"card": s.slug(g.card)}


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the component whose text asks."""
    f = s.stack[-1]
    kind = ask.kind
    if kind == PLAY:
        minions = len([1 for g in s.plays if g.minion])
        return {"minions": minions, "actions": len(s.plays) - minions}
    if kind in (DRAFT, SCORE):
        return {}
    if kind == ORDER:
        return {"count": len(ask.options)}
    if kind == SPECIAL:
        b = base_in_play(s, f.target)
        return {"source": s.slug(f.card), "total": sum(s.totals(b)), "breakpoint": s.breakpoint(b)}
    if kind == LIMIT:
        return {"count": len(s.sides[ask.seat].hand) - HAND_LIMIT}
    args: Args = {"source": s.slug(f.card)}
    if kind == KEEP:
        args["card"] = top_of(s, ask.seat)
    elif kind == USE:
        args["card"] = s.slug(f.card)
    elif kind == TO:
        args["card"] = traveller(s, f).design.slug
    elif kind == IGNORE and f.card < BASE_CARD:
        args["source"] = ignored_base(s, f).design.slug
    return args


def traveller(s: Table, f: Frame) -> Minion:
    """The minion whose destination is asked for."""
    if f.procedure == DESTROY:
        m = Flee().next(s, f)
        if m is not None:
            return m
    return in_play(s, f.picks[-1])


def ignored_base(s: Table, f: Frame) -> Base:
    """The base whose text may be ignored: the one Infiltrate is played on, or the one that would bury the fallen."""
    for b in s.bases:
        if b.uid == f.target or (not f.target and b.design.traits & BURIES):
            return b
    raise AssertionError("no base there whose text could be ignored")
