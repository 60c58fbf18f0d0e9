"""Why something is not legal now: the rule that speaks against a code."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.outside.codes import ANSWERS, action_name, minion_name
from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.rules.playing import fits_hand, fits_hand_or_pile, plays_of
from herna.games.smashup.table.designs import DESIGNS, Design
from herna.games.smashup.table.moves import PROCEDURES, Table
from herna.games.smashup.table.pieces import Base, Grant, Minion
from herna.games.smashup.table.words import (
    ASK_ACTION,
    ASK_BASE,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_LIMIT,
    ASK_NOW,
    ASK_ON_BASE,
    ASK_ON_MINION,
    ASK_PILE,
    ASK_PLAY,
    ASK_PLAYER,
    ASK_SCORE,
    ASK_SHIELD,
    ASK_SPECIAL,
    ASK_TARGET,
    ASK_TO,
    CARD,
    FACTIONS,
    FORBIDDEN,
    KINDS,
)
from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason

END_RULE: Final = "SU-9.1"


def refuse(s: Table, ask: Ask, code: str) -> Reason:
    kind = ask.kind
    rule = KINDS[kind].rule
    verb, _, what = code.partition(":")
    if verb not in ANSWERS.get(kind, (KINDS[kind].name,)):
        return rule, "another_question", {}
    if not what:
        return rule, "not_among", {}
    if kind in (ASK_PLAY, ASK_NOW) and verb in ("play", "raise"):
        return refuse_play(s, ask, verb, what)
    if kind == ASK_PLAY:
        return refuse_special_in_play(s, ask, what)
    if kind == ASK_SPECIAL:
        return refuse_special_at_scoring(s, ask, what)
    if kind in (ASK_TARGET, ASK_ON_MINION):
        return refuse_minion(s, ask, rule, verb, what)
    if kind in (ASK_ACTION, ASK_SHIELD):
        return refuse_action(s, ask, rule, what)
    if kind in (ASK_BASE, ASK_TO, ASK_SCORE, ASK_ON_BASE):
        return refuse_base(s, ask, rule, what)
    if kind in (ASK_DISCARD, ASK_LIMIT, ASK_PILE):
        return refuse_card(s, ask, rule, what)
    if kind == ASK_DRAFT:
        return rule, ("faction_taken" if what in FACTIONS else "no_such_faction"), {"name": what}
    if kind == ASK_PLAYER and (refused := misnamed_player(s, ask.seat, rule, what)) is not None:
        return refused
    return rule, "not_among", {}


# --- cards to play -------------------------------------------------------------------------------------------
def refuse_play(s: Table, ask: Ask, verb: str, what: str) -> Reason:
    """SU-4, SU-5: no such card, not there, no play for it, or forbidden."""
    slug, _, place = what.partition("@")
    d = BY_SLUG.get(slug)
    if d is None:
        return no_card(KINDS[ask.kind].rule, slug)
    seat = ask.seat
    purpose = PROCEDURES.purpose(s)
    if purpose == "revealed":
        shown = str(s.terms()["card"])
        if slug != shown or verb == "raise":
            return "SU-5.5", "only_revealed", {"card": shown}
    elif verb == "raise" and d.index not in s.sides[seat].discard:
        return "SU-12.5", "not_in_pile", {"card": slug}
    elif verb == "play" and not in_hand(s, seat, d):
        return "SU-4.12", "not_in_hand", {"card": slug}
    if not d.minion:
        return refuse_action_card(s, ask, d, verb)
    b = base_named(s, place)
    if b is None:
        return no_base(s, d, place)
    banned = s.bans_minion(b, seat, d.faction)
    if banned:
        return forbidden(banned, d, b)
    if purpose == "play_there":
        there = str(s.terms()["base"])
        return "SU-5.5", ("pile_closed" if there == place else "only_there"), {"card": slug, "base": there}
    if ask.kind == ASK_NOW:
        return refuse_grant(s, d, b, seat, verb == "raise", list(s.urgent[s.stack[-1].target :]))
    return refuse_grant(s, d, b, seat, verb == "raise", plays_of(s))


def refuse_action_card(s: Table, ask: Ask, d: Design, verb: str) -> Reason:
    banned = s.bans_action(ask.seat)
    if banned:
        rule, reason = FORBIDDEN[banned]
        return rule, reason, {}
    if verb == "raise":
        return "SU-5.12", "pile_closed", {"card": d.slug}
    if ask.kind == ASK_NOW:
        return "SU-5.4", "minion_wanted", {"card": d.slug}
    if any([not g.minion for g in plays_of(s)]):
        return "SU-4.2", "no_place_needed", {"card": d.slug}
    return "SU-5.1", "no_action_play", {"card": d.slug}


def refuse_grant(s: Table, d: Design, b: Base, seat: int, pile: bool, grants: list[Grant]) -> Reason:
    """Which limit of the plays at hand is in the way (SU-5.6)."""
    fitting = [g for g in grants if g.minion]
    if not fitting:
        return "SU-5.1", "no_minion_play", {"card": d.slug}
    most = -1
    for g in fitting:
        if fits_hand_or_pile(s, g, seat, b, 0) if pile else fits_hand(g, seat, b, 0):
            most = max(most, g.most)
    if most >= 0:
        return "SU-5.6", "too_strong", {"card": d.slug, "power": most}
    if pile:
        return "SU-5.12", "pile_closed", {"card": d.slug}
    return "SU-5.6", "no_play_there", {"card": d.slug, "base": b.design.slug}


# --- Specials ------------------------------------------------------------------------------------------------
def refuse_special_in_play(s: Table, ask: Ask, what: str) -> Reason:
    """SU-14.1, SU-14.2"""
    slug, _, place = what.partition("@")
    slug = slug.partition("#")[0]
    d = BY_SLUG.get(slug)
    if d is None:
        return no_card("SU-6.8", slug)
    if d.special and s.sides[ask.seat].played:
        return "SU-14.1", "minion_already_played", {"card": slug}
    if d.rises:
        return refuse_rising(s, ask.seat, d, place)
    return no_special(s, ask, d, what, "SU-6.8")


def refuse_rising(s: Table, seat: int, d: Design, place: str) -> Reason:
    if d.index not in s.sides[seat].discard:
        return "SU-14.2", "not_in_pile", {"card": d.slug}
    if s.risen:
        return "SU-14.2", "already_risen", {"card": d.slug}
    b = base_named(s, place)
    if b is None:
        return no_base(s, d, place)
    banned = s.bans_minion(b, seat, d.faction)
    return forbidden(banned, d, b) if banned else ("SU-14.2", "not_among", {})


def refuse_special_at_scoring(s: Table, ask: Ask, what: str) -> Reason:
    """SU-7.11, SU-7.13"""
    slug = what.partition("@")[0].partition("#")[0]
    d = BY_SLUG.get(slug)
    if d is None:
        return no_card("SU-7.11", slug)
    scored = s.base(s.scored)
    if d.from_hand and PROCEDURES.purpose(s) == "before" and scored is not None:
        if not in_hand(s, ask.seat, d):
            return "SU-4.12", "not_in_hand", {"card": slug}
        banned = s.bans_minion(scored, ask.seat, d.faction) if d.minion else s.bans_action(ask.seat)
        if banned:
            return forbidden(banned, d, scored)
        if d.minion and s.lurked >> ask.seat & 1:
            return "SU-7.13", "already_lurked", {"card": slug}
    return no_special(s, ask, d, what, "SU-7.11")


def no_special(s: Table, ask: Ask, d: Design, what: str, rule: str) -> Reason:
    """Nobody of that name can do anything now, or not the one that is meant."""
    for code in s.codes(ask.seat):
        verb, _, legal = code.partition(":")
        if verb == "special" and legal.partition("@")[0].partition("#")[0] == d.slug:
            return rule, "not_among", {}
    return rule, "no_special_now", {"card": d.slug}


# --- things on the table -------------------------------------------------------------------------------------
def refuse_minion(s: Table, ask: Ask, rule: str, verb: str, what: str) -> Reason:
    """`own.zapbot#2@tortuga`: not there, not exactly named, or not meant by the text that asks."""
    whose, dot, rest = what.partition(".")
    refused = misnamed_player(s, ask.seat, rule, whose if dot else "")
    if refused is not None:
        return refused
    name, _, place = rest.partition("@")
    slug = name.partition("#")[0]
    if slug not in BY_SLUG:
        return no_card(rule, slug)
    if not BY_SLUG[slug].minion:
        return rule, "not_a_minion", {"card": slug}
    b = base_named(s, place)
    if b is None:
        return no_base(s, BY_SLUG[slug], place)
    owner = ask.seat if whose == "own" else int(whose[1:]) - 1
    there = [m for m in b.minions if m.design.slug == slug and m.seat == owner]
    if not there:
        return rule, "not_there", {"card": slug, "base": place}
    for m in there:
        if minion_name(s, m, ask.seat) == what:
            return not_meant(s, rule, m)
    spelt = [f"{verb}:{minion_name(s, m, ask.seat)}" for m in there]
    return rule, "which_one", {"codes": spelt, "card": slug, "count": len(there)}


def not_meant(s: Table, rule: str, m: Minion) -> Reason:
    f = s.stack[-1]
    card = m.design.slug
    if m.uid in f.picks:
        return rule, "picked_already", {"card": card}
    most, power = int(s.terms().get("power", -1)), s.power(m)
    if 0 <= most < power:
        return rule, "too_powerful", {"card": card, "power": power, "most": most}
    return rule, "not_meant", {"card": card, "source": s.slug(f.card)}


def refuse_action(s: Table, ask: Ask, rule: str, what: str) -> Reason:
    """`p2.upgrade@tortuga`: an attached action."""
    whose, dot, rest = what.partition(".")
    refused = misnamed_player(s, ask.seat, rule, whose if dot else "")
    if refused is not None:
        return refused
    f = s.stack[-1]
    for b in s.bases:
        for a in [*b.actions, *[a for m in b.minions for a in m.actions]]:
            if action_name(s, a, ask.seat) == what:
                if a.uid in f.picks:
                    return rule, "picked_already", {"card": a.design.slug}
                return rule, "not_meant", {"card": a.design.slug, "source": s.slug(f.card)}
    slug = rest.partition("@")[0].partition("#")[0]
    return no_card(rule, slug) if slug not in BY_SLUG else (rule, "not_attached", {"card": slug})


def refuse_base(s: Table, ask: Ask, rule: str, what: str) -> Reason:
    b = base_named(s, what)
    if b is None:
        if what in BASE_BY_SLUG:
            return "SU-4.1", "base_not_in_play", {"base": what}
        return "SU-4.1", "no_such_base", {"name": what}
    if ask.kind == ASK_SCORE:
        args = {"base": what, "total": sum(s.totals(b)), "breakpoint": s.breakpoint(b)}
        return "SU-7.1", "not_ready", args
    if ask.kind == ASK_TO:
        return rule, "already_there", {"base": what, "card": s.terms()["card"]}
    return rule, "base_not_meant", {"base": what, "source": s.slug(s.stack[-1].card)}


def refuse_card(s: Table, ask: Ask, rule: str, slug: str) -> Reason:
    """A card in the own hand or discard pile."""
    d = BY_SLUG.get(slug)
    if d is None:
        return no_card(rule, slug)
    if ask.kind != ASK_PILE:
        return rule, "not_in_hand", {"card": slug}
    if d.index not in s.sides[ask.seat].discard:
        return rule, "not_in_pile", {"card": slug}
    f = s.stack[-1]
    if d.index in f.picks:
        return rule, "picked_already", {"card": slug}
    return rule, "card_not_meant", {"card": slug, "source": s.slug(f.card)}


# --- names ---------------------------------------------------------------------------------------------------
def no_card(rule: str, slug: str) -> Reason:
    return ("SU-1.9", "no_such_card", {"name": slug}) if slug else (rule, "not_among", {})


def no_base(s: Table, d: Design, place: str) -> Reason:
    """Why a card does not go to, or lie at, a place of this name."""
    if place in BASE_BY_SLUG:
        return "SU-4.1", "base_not_in_play", {"base": place}
    if place:
        return "SU-4.1", "no_such_base", {"name": place}
    return "SU-4.1", "which_base", {"card": d.slug}


def misnamed_player(s: Table, seat: int, rule: str, whose: str) -> Reason | None:
    """What is wrong with `own`, or `p1` to `p4`, as this seat writes them; None if it names a player."""
    if whose == f"p{seat + 1}":
        return rule, "that_is_you", {"name": whose}
    if whose == "own" or whose in [f"p{i + 1}" for i in range(s.players)]:
        return None
    return rule, "whose", {"players": s.players}


def forbidden(banned: int, d: Design, b: Base) -> Reason:
    rule, reason = FORBIDDEN[banned]
    return rule, reason, {"card": d.slug, "base": b.design.slug}


def in_hand(s: Table, seat: int, d: Design) -> bool:
    return any([DESIGNS[slot & CARD] is d for slot in s.sides[seat].hand])


def base_named(s: Table, slug: str) -> Base | None:
    for b in s.bases:
        if b.design.slug == slug:
            return b
    return None
