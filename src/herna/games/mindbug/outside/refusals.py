"""Why something is not legal now: the rule and the reason against a code."""

from __future__ import annotations

from herna.games.mindbug.outside.codes import VERBS, name
from herna.games.mindbug.rules.turn import obliged_attacks
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import ASK_ACTION, ASK_BLOCK, FORBIDDEN, KINDS
from herna.kernel.texts import Args


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
    if ask.kind == ASK_ACTION and verb in VERBS:
        return refuse_action(s, verb, what, seat)
    if verb != kind.name:
        known = verb in VERBS or verb in [k.name for k in KINDS]
        return kind.rule, ("another_question" if known else "unknown_code"), {"kind": kind.name}
    if ask.kind == ASK_BLOCK:
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
