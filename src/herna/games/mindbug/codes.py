"""Options as people write them: codes, labels, the place on the table, and why something is refused."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.rules import obliged_attacks
from herna.games.mindbug.table import Table
from herna.games.mindbug.view import creature_id
from herna.games.mindbug.words import (
    ACT_WITH,
    ACTION,
    AGAIN,
    ATTACK_WITH,
    BLOCK,
    BOOST,
    COPY,
    DISCARD,
    ENTER,
    FORBIDDEN,
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
from herna.games.mindbug.zones import DESIGNS, Creature
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
    alike = [v for v in ask.options if s.waiting[v - 1].face == w.face and s.waiting[v - 1].you == w.you]
    number = "" if len(alike) == 1 else f"#{alike.index(value) + 1}"
    return ("own." if w.you == ask.seat else "enemy.") + DESIGNS[w.face].slug + number


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
        return verb + (".own" if w.you == ask.seat else ""), {"card": DESIGNS[w.face].slug}
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


# --- why not ------------------------------------------------------------------------------------------------
def refuse(s: Table, code: str, seat: int) -> tuple[str, str, Args]:
    """(rule, reason, arguments) against a code that is not among this seat's options."""
    if s.over:
        return "MB-14.1", "game_over", {}
    if seat not in s.to_act:
        return "MB-4.1", "not_asked", {"seat": s.to_act[0]}
    ask = s.asks[0]
    kind = KINDS[ask.kind]
    verb, _, what = code.partition(":")
    if ask.kind == ACTION and verb in VERBS:
        return refuse_action(s, verb, what, seat)
    if verb != kind.name:
        known = verb in VERBS or verb in [k.name for k in KINDS]
        return kind.rule, ("another_question" if known else "unknown_code"), {"kind": kind.name}
    if ask.kind == BLOCK:
        return refuse_block(s, what, seat)
    return kind.rule, "not_among", {"kind": kind.name}


def refuse_action(s: Table, verb: str, what: str, seat: int) -> tuple[str, str, Args]:
    slug = what.partition("#")[0]
    if not any([d.slug == slug for d in DESIGNS if d.slug]):
        return "MB-3.1", "no_such_card", {"name": slug}
    if verb == "play":
        if not any([DESIGNS[card].slug == slug for card in s.sides[seat].hand]):
            return "MB-5.1", "not_in_hand", {"card": slug}
        return "MB-6.12", "must_hunt", {}
    c = named(s, what, seat)
    if c is None:
        return "MB-6.1", "not_yours", {"name": slug}
    if verb == "act":
        if not c.face.action:
            return "MB-7.1", "no_action_ability", {"card": slug}
        if obliged_attacks(s, seat):
            return "MB-6.12", "must_hunt", {}
        return "MB-7.2", "action_changes_nothing", {"card": slug}
    banned = s.bans_attack(c)
    if banned:
        return "MB-6.2", FORBIDDEN[banned][1], {"card": slug}
    return "MB-6.12", "must_hunt", {}


def refuse_block(s: Table, what: str, seat: int) -> tuple[str, str, Args]:
    slug = what.partition("#")[0]
    c = named(s, what, seat)
    attacker = s.creature(s.stack[-1].source)
    if c is None or attacker is None:
        return "MB-6.6", "not_yours", {"name": slug}
    rule, reason = FORBIDDEN[s.bans_block(attacker, c)]
    return rule, reason, {"card": slug}


def named(s: Table, what: str, seat: int) -> Creature | None:
    """The creature of this player that a code's object names."""
    for c in s.sides[seat].area:
        if name(s, c) == what:
            return c
    return None
