"""Why something is not legal now: the rule and the reason against a code."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.outside.codes import acting_unit
from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.rules.arrivals import summons_always
from herna.games.summoner.rules.paths import bans_acting_in_move_phase, bans_stepping
from herna.games.summoner.rules.sights import bans_attacking, build_sites, in_reach, must_face_protectors
from herna.games.summoner.table.board import named_space, space_name
from herna.games.summoner.table.designs import Design
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ASK_DRAW,
    ASK_EXTRA,
    ASK_PATH,
    ASK_RETARGET,
    ASK_TARGET,
    ATTACK,
    BUILD,
    FORBIDDEN,
    KINDS,
    MAGIC,
    MOVE,
    NO_TARGET,
    PHASES,
    SUMMON,
)
from herna.kernel.texts import Args

Told = tuple[str, str, Args]
HAND_VERBS: Final = ("summon", "build", "play", "discard")
UNIT_VERBS: Final = ("move", "attack")
OTHER_VERBS: Final = ("act", "instead", "draw")
PHASE_OF: Final = {"summon": SUMMON, "move": MOVE, "build": BUILD, "attack": ATTACK, "discard": MAGIC}


def refuse(s: Table, code: str, seat: int) -> Told:
    """Against a code that is not among this seat's options."""
    if s.over:
        return "SW-23.1", "game_over", {}
    if seat not in s.to_act:
        return "SW-3.1", "not_asked", {"seat": s.to_act[0]}
    kind = s.asks[0].kind
    verb, _, what = code.partition(":")
    if what in ("done", "none", "cancel"):
        return KINDS[kind].rule, "another_question", {}
    known = verb in HAND_VERBS or verb in UNIT_VERBS or verb in OTHER_VERBS or verb in [k.name for k in KINDS]
    if not known:
        return KINDS[kind].rule, "unknown_code", {}
    if kind <= ASK_DRAW:
        return refuse_in_phase(s, verb, what, seat)
    if kind == ASK_PATH and verb == "move":
        return "SW-5.2", "no_step", {"space": what.rpartition(">")[2] or "–"}
    if kind in (ASK_TARGET, ASK_RETARGET, ASK_EXTRA) and verb == KINDS[kind].name:
        return refuse_target(s, what)
    if verb != KINDS[kind].name:
        return ("SW-3.6" if verb in PHASE_OF or verb == "play" else KINDS[kind].rule), "another_question", {}
    return KINDS[kind].rule, "not_among", {}


def refuse_in_phase(s: Table, verb: str, what: str, seat: int) -> Told:
    if verb in HAND_VERBS:
        return refuse_card(s, verb, what, seat)
    if verb in UNIT_VERBS:
        if s.phase != PHASE_OF[verb]:
            return "SW-3.1", "another_phase", {"phase": PHASES[s.phase]}
        return refuse_unit(s, verb, what, seat)
    if verb in OTHER_VERBS:
        return "SW-17.3", "not_among", {}
    return "SW-3.6", "another_question", {}


# --- units on the battlefield -----------------------------------------------------------------------------------
def refuse_unit(s: Table, verb: str, what: str, seat: int) -> Told:
    slug, _, place = what.partition("@")
    found = find_piece(s, slug, place)
    if not isinstance(found, Piece):
        return found
    if verb == "move":
        ban = bans_acting_in_move_phase(s, seat, found) or bans_stepping(s, found)
    else:
        ban = bans_attacking(s, seat, found) or NO_TARGET
    rule, reason = FORBIDDEN[ban]
    return rule or "SW-5.1", reason or "not_among", {"card": found.face.slug} if rule else {}


def find_piece(s: Table, slug: str, place: str) -> Piece | Told:
    if slug not in BY_SLUG:
        return "SW-1.1", "no_such_card", {"name": slug}
    space = named_space(place.partition(">")[0])
    if not space:
        return "SW-15.1", "no_such_space", {"name": place}
    p = s.board[space]
    if p is None or p.face.slug != slug:
        return "SW-1.1", "nothing_there", {"card": slug, "space": space_name(space)}
    return p


def refuse_target(s: Table, what: str) -> Told:
    """What speaks against a target of the attack being declared."""
    slug, _, place = what.partition(".")[2].partition("@")
    found = find_piece(s, slug, place)
    if not isinstance(found, Piece):
        return found
    attacker = acting_unit(s)
    args: Args = {"card": found.face.slug}
    if attacker is None or found not in in_reach(s, attacker):
        return "SW-7.2", "out_of_reach", args
    if s.frozen(found):
        return "SW-7.11", "frozen_target", args
    if must_face_protectors(s, attacker):
        return "SW-25.44", "protected", args
    return "SW-7.11", "limited_attack", args


# --- cards in hand -------------------------------------------------------------------------------------------------
def refuse_card(s: Table, verb: str, what: str, seat: int) -> Told:
    slug, _, place = what.partition("@")
    design = BY_SLUG.get(slug)
    if design is None:
        return "SW-1.1", "no_such_card", {"name": slug}
    side = s.sides[seat]
    if design.index not in side.hand:
        return "SW-1.3", "not_in_hand", {"card": slug}
    wanted = design.phase if verb == "play" else PHASE_OF[verb]
    right = {"summon": design.is_unit, "build": design.is_structure, "play": design.is_event, "discard": True}[verb]
    if not right:
        return ("SW-12.8" if design.is_structure else "SW-1.2"), "wrong_class", {"card": slug}
    if s.phase != wanted and not (verb == "summon" and summons_always(s, seat)):
        return ("SW-12.1" if verb == "play" else "SW-3.1"), "another_phase", {"phase": PHASES[s.phase]}
    if verb != "discard" and design.cost > side.magic:
        return "SW-10.3", "too_dear", {"card": slug, "cost": design.cost, "magic": side.magic}
    if verb == "play":
        return "SW-12.5", "no_event_target", {"card": slug}
    space = named_space(place)
    if not space:
        return "SW-15.1", "no_such_space", {"name": place}
    return refuse_site(s, verb, design, space, seat)


def refuse_site(s: Table, verb: str, design: Design, space: int, seat: int) -> Told:
    args: Args = {"card": design.slug, "space": space_name(space)}
    for ability in design.abilities:
        if verb == "summon" and ability.by_sacrifice:
            return "SW-4.7", "no_victim", args
    if s.board[space] is not None:
        return "SW-1.1", "occupied", {"space": args["space"]}
    if verb == "summon":
        return "SW-4.1", "no_gate", args
    if space not in build_sites(s, seat):
        return "SW-6.1", "build_zone", {"space": args["space"]}
    return "SW-6.1", "not_among", {}
