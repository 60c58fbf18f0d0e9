"""Why something is not legal now: the rule and the reason against a code."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.outside.codes import ACTIONS, name
from herna.games.mindbug.printed.cards import BY_SLUG
from herna.games.mindbug.rules.turn import obliged_attacks
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import (
    ASK_ACTION,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_COPY,
    ASK_DISCARD,
    ASK_ENTER,
    ASK_HUNT,
    ASK_TAKE,
    ASK_TARGET,
    FORBIDDEN,
    KINDS,
)
from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason

END_RULE: Final = "MB-14.1"


def refuse(s: Table, ask: Ask, code: str) -> Reason:
    kind = KINDS[ask.kind]
    verb, _, what = code.partition(":")
    if ask.kind == ASK_ACTION and verb in ACTIONS:
        return refuse_action(s, verb, what, ask.seat)
    if verb != kind.name:
        return kind.rule, "another_question", {}
    if ask.kind == ASK_BLOCK:
        return refuse_block(s, kind.rule, what, ask.seat)
    if ask.kind == ASK_HUNT:
        return misnamed(s, kind.rule, what, 1 - ask.seat, ask.seat) or (kind.rule, "not_among", {})
    if ask.kind == ASK_TARGET or ask.kind == ASK_COPY:
        return refuse_target(s, kind.rule, what, ask.seat)
    if ask.kind == ASK_DISCARD:
        return unknown_card(what) or (kind.rule, "not_in_hand", {"card": what})
    if ask.kind in (ASK_TAKE, ASK_ENTER, ASK_BOOST):
        return refuse_piled(s, ask, kind.rule, what)
    return kind.rule, "not_among", {}


def refuse_action(s: Table, verb: str, what: str, seat: int) -> Reason:
    if verb == "play":
        unknown = unknown_card(what)
        if unknown is not None:
            return unknown
        if not any([DESIGNS[card].slug == what for card in s.sides[seat].hand]):
            return "MB-5.1", "not_in_hand", {"card": what}
        return "MB-6.12", "must_hunt", {}
    wrong = misnamed(s, "MB-6.1", what, seat, seat)
    if wrong is not None:
        return wrong
    c = named(s, what, seat)
    slug = c.face.slug
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


def refuse_block(s: Table, rule: str, what: str, seat: int) -> Reason:
    wrong = misnamed(s, rule, what, seat, seat)
    attacker = s.creature(s.stack[-1].source)
    if wrong is not None or attacker is None:
        return wrong or (rule, "not_among", {})
    c = named(s, what, seat)
    rule, reason = FORBIDDEN[s.bans_block(attacker, c)]
    return rule, reason, {"card": c.face.slug}


def refuse_target(s: Table, rule: str, what: str, seat: int) -> Reason:
    """`own.killer_bee#2`: the text that asks means other creatures, or the creature is not in play."""
    whose, _, what = what.partition(".")
    if whose not in ("own", "enemy"):
        return rule, "whose", {}
    owner = seat if whose == "own" else 1 - seat
    wrong = misnamed(s, rule, what, owner, seat)
    if wrong is not None:
        return wrong
    f = s.stack[-1]
    c = named(s, what, owner)
    if c.uid in f.picks:
        return rule, "picked_already", {"card": c.face.slug}
    return rule, "not_meant", {"card": c.face.slug, "source": DESIGNS[f.card].slug}


def refuse_piled(s: Table, ask: Ask, rule: str, what: str) -> Reason:
    """`own.sawn`: a card in a discard pile."""
    whose, _, slug = what.partition(".")
    if whose not in ("own", "enemy"):
        return rule, "whose", {}
    unknown = unknown_card(slug)
    if unknown is not None:
        return unknown
    pile = s.sides[ask.seat if whose == "own" else 1 - ask.seat].discard
    if not any([DESIGNS[card].slug == slug for card in pile]):
        return rule, f"not_in_{whose}_pile", {"card": slug}
    return rule, "not_among", {}


# --- cards and creatures by name ------------------------------------------------------------------------------
def unknown_card(slug: str) -> Reason | None:
    if not slug:
        return "MB-3.1", "nameless", {}
    return None if slug in BY_SLUG else ("MB-3.1", "no_such_card", {"name": slug})


def misnamed(s: Table, rule: str, what: str, owner: int, seat: int) -> Reason | None:
    """What is wrong with the name of a creature of this owner; None if it names one."""
    slug, mark, _ = what.partition("#")
    unknown = unknown_card(slug)
    if unknown is not None:
        return unknown
    there = [c for c in s.sides[owner].area if c.face.slug == slug]
    if not there:
        return rule, ("not_yours" if owner == seat else "not_theirs"), {"card": slug}
    if mark and not any([name(s, c) == what for c in there]):
        return rule, "no_such_number", {"card": slug, "count": len(there)}
    return None


def named(s: Table, what: str, owner: int) -> Creature:
    """The creature of this player that is called so; without a number the first (see `misnamed`).

    A number that is missing is asked for by the kernel, unless all creatures of that name are forbidden alike.
    """
    area = s.sides[owner].area
    return next(c for c in area if name(s, c) == what or c.face.slug == what)
