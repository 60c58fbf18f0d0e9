"""Why something is not legal now: the rule that speaks against a code."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.rules.playing import fits_hand, fits_hand_or_pile, plays_of
from herna.games.smashup.table.designs import Design
from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Base
from herna.games.smashup.table.words import ASK_NOW, ASK_PLAY, ASK_SPECIAL, CARD, FORBIDDEN, KINDS
from herna.kernel.texts import Args

Reason = tuple[str, str, Args]
VERBS: Final = ("play", "raise", "special", "end", "pass", "resolve")


def refuse(s: Table, code: str, seat: int) -> Reason:
    """(rule, reason, arguments) against a code that is not among this seat's options."""
    if s.over:
        return "SU-9.1", "game_over", {}
    if seat not in s.to_act:
        return "SU-3.3", "not_asked", {"seat": s.to_act[0]}
    ask = s.asks[0]
    kind = KINDS[ask.kind]
    verb, _, what = code.partition(":")
    if ask.kind in (ASK_PLAY, ASK_NOW) and verb in ("play", "raise") and what:
        return refuse_play(s, verb, what, seat, ask.kind == ASK_NOW)
    if ask.kind in (ASK_PLAY, ASK_SPECIAL) and verb == "special":
        return refuse_special(s, what, seat, ask.kind)
    if verb != kind.name and verb not in VERBS:
        known = verb in [k.name for k in KINDS]
        return kind.rule, ("another_question" if known else "unknown_code"), {}
    return kind.rule, "not_among", {}


def refuse_play(s: Table, verb: str, what: str, seat: int, now: bool) -> Reason:
    """SU-4, SU-5: no such card, not there, no play for it, or forbidden."""
    slug, _, place = what.partition("@")
    d = BY_SLUG.get(slug)
    if d is None:
        return "SU-1.9", "no_such_card", {"name": slug}
    side = s.sides[seat]
    if verb == "play" and not any([slot & CARD == d.index for slot in side.hand]):
        return "SU-4.12", "not_in_hand", {"card": slug}
    if verb == "raise" and d.index not in side.discard:
        return "SU-12.5", "not_in_pile", {"card": slug}
    if not d.minion:
        return refuse_action(s, d, seat)
    b = base_named(s, place)
    if b is None:
        if place in BASE_BY_SLUG:
            return "SU-4.1", "base_not_in_play", {"base": place}
        return "SU-4.1", "which_base", {"card": slug}
    banned = s.bans_minion(b, seat, d.faction)
    if banned:
        rule, reason = FORBIDDEN[banned]
        return rule, reason, {"card": slug, "base": place}
    return refuse_grant(s, d, b, seat, verb == "raise", now)


def refuse_action(s: Table, d: Design, seat: int) -> Reason:
    banned = s.bans_action(seat)
    if banned:
        rule, reason = FORBIDDEN[banned]
        return rule, reason, {}
    return "SU-5.1", "no_action_play", {"card": d.slug}


def refuse_grant(s: Table, d: Design, b: Base, seat: int, pile: bool, now: bool) -> Reason:
    """Which limit of the plays at hand is in the way (SU-5.6)."""
    grants = [g for g in (list(s.urgent) if now else plays_of(s)) if g.minion]
    if not grants:
        return "SU-5.1", "no_minion_play", {"card": d.slug}
    for g in grants:
        good = fits_hand_or_pile(s, g, seat, b, 0) if pile else fits_hand(g, seat, b, 0)
        if good:
            return "SU-5.6", "too_strong", {"card": d.slug, "power": g.most}
    if pile:
        return "SU-5.12", "pile_closed", {"card": d.slug}
    return "SU-5.6", "no_play_there", {"card": d.slug, "base": b.design.slug}


def refuse_special(s: Table, what: str, seat: int, kind: int) -> Reason:
    """SU-7.11, SU-7.13, SU-14.1, SU-14.2"""
    slug = what.partition("@")[0].partition("#")[0]
    d = BY_SLUG.get(slug)
    if d is None:
        return "SU-1.9", "no_such_card", {"name": slug}
    if kind == ASK_PLAY:
        if d.special and s.sides[seat].played:
            return "SU-14.1", "minion_already_played", {"card": slug}
        if d.rises and s.risen:
            return "SU-14.2", "already_risen", {"card": slug}
        return "SU-6.8", "no_special_now", {"card": slug}
    if d.from_hand and any([slot & CARD == d.index for slot in s.sides[seat].hand]):
        scored = s.base(s.scored)
        if not d.minion:
            return refuse_action(s, d, seat)
        if scored is not None and s.bans_minion(scored, seat, d.faction):
            rule, reason = FORBIDDEN[s.bans_minion(scored, seat, d.faction)]
            return rule, reason, {"card": slug, "base": scored.design.slug}
        if s.lurked >> seat & 1:
            return "SU-7.13", "already_lurked", {"card": slug}
    return "SU-7.11", "no_special_now", {"card": slug}


def base_named(s: Table, slug: str) -> Base | None:
    for b in s.bases:
        if b.design.slug == slug:
            return b
    return None
