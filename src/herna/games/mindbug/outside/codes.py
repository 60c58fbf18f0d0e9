"""Options as people write them: codes, labels, and the place on the table."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.outside.view import creature_id
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import (
    ACT_WITH,
    ACTION,
    AGAIN,
    ATTACK_WITH,
    BLOCK,
    BOOST,
    COPY,
    DISCARD,
    ENTER,
    HUNT,
    KEYWORD,
    KEYWORDS,
    KINDS,
    MINDBUG,
    MODE,
    MODES,
    NO,
    ORDER,
    PAY,
    PILE,
    PLACE,
    TAKE,
    TARGET,
    UNBOOST,
    YES,
)
from herna.kernel.choice import Ask
from herna.kernel.texts import Args

VERBS: Final = ("play", "attack", "act")


def name(s: Table, c: Creature) -> str:
    """The slug of its face, with `#n` counted from the left of its play area where there are several."""
    same = [o.uid for o in s.sides[c.seat].area if o.face is c.face]
    return c.face.slug if len(same) == 1 else f"{c.face.slug}#{same.index(c.uid) + 1}"


def side_name(s: Table, c: Creature, seat: int) -> str:
    return ("own." if c.seat == seat else "enemy.") + name(s, c)


def in_play(s: Table, uid: int) -> Creature:
    c = s.creature(uid)
    if c is None:
        raise AssertionError(f"creature {uid} is offered but not in play")
    return c


def pile_card(seat: int, value: int) -> str:
    """A card in a discard pile: `own.slug` or `enemy.slug`."""
    return ("own." if value // PLACE == seat + 1 else "enemy.") + DESIGNS[value % PLACE].slug


def code(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    if kind == ACTION:
        if value < ATTACK_WITH:
            return "play:" + DESIGNS[value].slug
        if value < ACT_WITH:
            return "attack:" + name(s, in_play(s, value - ATTACK_WITH))
        return "act:" + name(s, in_play(s, value - ACT_WITH))
    verb = KINDS[kind].name
    if kind == MINDBUG or kind == AGAIN or kind == PAY:
        return verb if value == YES else verb + ":none"
    if value == NO:
        return verb + (":done" if kind == TARGET or kind == DISCARD or kind == BOOST else ":none")
    return verb + ":" + object_of(s, ask, value)


def object_of(s: Table, ask: Ask, value: int) -> str:
    kind = ask.kind
    if kind == HUNT or kind == BLOCK:
        return name(s, in_play(s, value))
    if kind == TARGET or kind == COPY:
        return side_name(s, in_play(s, value), ask.seat)
    if kind == DISCARD:
        return DESIGNS[value].slug
    if kind == ENTER or kind == TAKE or kind == BOOST:
        return pile_card(ask.seat, value)
    if kind == UNBOOST:
        return DESIGNS[value % PLACE].slug + "@" + side_name(s, in_play(s, value // PLACE), ask.seat)
    if kind == ORDER:
        return waiting_name(s, ask, value)
    if kind == MODE:
        return MODES[value]
    if kind == KEYWORD:
        return KEYWORDS[value.bit_length() - 1]
    return "own" if value == ask.seat + 1 else "enemy"  # PILE


def waiting_name(s: Table, ask: Ask, value: int) -> str:
    w = s.waiting[value - 1]
    alike = [v for v in ask.options if s.waiting[v - 1].card == w.card and s.waiting[v - 1].you == w.you]
    number = "" if len(alike) == 1 else f"#{alike.index(value) + 1}"
    return ("own." if w.you == ask.seat else "enemy.") + DESIGNS[w.card].slug + number


def at(s: Table, ask: Ask, value: int) -> str:
    """What lies on the table for an option, as the view calls it: `c7`, `hand0.gorillion`, `discard1.sawn`."""
    kind = ask.kind
    if value == NO or kind in (MINDBUG, AGAIN, PAY, MODE, KEYWORD, ORDER):
        return ""
    if kind == ACTION:
        if value < ATTACK_WITH:
            return f"hand{ask.seat}.{DESIGNS[value].slug}"
        return creature_id(value - (ATTACK_WITH if value < ACT_WITH else ACT_WITH))
    if kind == DISCARD:
        return f"hand{ask.seat}.{DESIGNS[value].slug}"
    if kind == ENTER or kind == TAKE or kind == BOOST:
        return f"discard{value // PLACE - 1}.{DESIGNS[value % PLACE].slug}"
    if kind == UNBOOST:
        return creature_id(value // PLACE)
    if kind == PILE:
        return f"discard{value - 1}"
    return creature_id(value)


def label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    """Key and arguments of what an option is called."""
    kind = ask.kind
    if kind == ACTION:
        if value < ATTACK_WITH:
            return "play", {"card": DESIGNS[value].slug}
        if value < ACT_WITH:
            return "attack", creature_args(s, in_play(s, value - ATTACK_WITH))
        return "act", creature_args(s, in_play(s, value - ACT_WITH))
    verb = KINDS[kind].name
    if kind == MINDBUG or kind == AGAIN or kind == PAY:
        return (verb if value == YES else verb + ".none"), question(s, ask)
    if value == NO:
        return verb + ".none", {}
    if kind in (HUNT, BLOCK, TARGET, COPY):
        c = in_play(s, value)
        args = creature_args(s, c)
        return (verb if kind in (HUNT, BLOCK) or c.seat != ask.seat else verb + ".own"), args
    if kind == DISCARD:
        return verb, {"card": DESIGNS[value].slug}
    if kind == ENTER or kind == TAKE or kind == BOOST:
        own = value // PLACE == ask.seat + 1
        return verb + (".own" if own else ""), {"card": DESIGNS[value % PLACE].slug}
    if kind == UNBOOST:
        holder = in_play(s, value // PLACE)
        return verb, {"card": DESIGNS[value % PLACE].slug, "holder": holder.face.slug}
    if kind == ORDER:
        w = s.waiting[value - 1]
        return verb + (".own" if w.you == ask.seat else ""), {"card": DESIGNS[w.card].slug}
    if kind == MODE:
        return verb + "." + MODES[value], {}
    if kind == KEYWORD:
        return verb, {"word": KEYWORDS[value.bit_length() - 1]}
    return verb + (".own" if value == ask.seat + 1 else ""), {}


def creature_args(s: Table, c: Creature) -> Args:
    """A creature by name; the number tells equal ones apart, the power is what people compare."""
    number = name(s, c).partition("#")[2]
    return {"card": c.face.slug, "power": s.power(c), "number": f" #{number}" if number else ""}


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the card whose text asks."""
    f = s.stack[-1]
    if ask.kind == ACTION:
        return {}
    if ask.kind == MINDBUG:
        return {"source": DESIGNS[f.card].slug}
    if ask.kind == ORDER:
        return {"count": len(ask.options)}
    if f.card == 0:  # an attack: its creature asks
        attacker = s.creature(f.source)
        if attacker is not None:
            return {"source": attacker.face.slug, "power": s.power(attacker)}
        return {}
    args: Args = {"source": DESIGNS[f.card].slug, "picked": len(f.picks)}
    if ask.kind == PILE:
        args["card"] = DESIGNS[f.picks[0]].slug
    return args
