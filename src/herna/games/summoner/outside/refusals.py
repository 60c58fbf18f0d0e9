"""Why something is not legal now: the rule and the reason against a code."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.outside.codes import acting_unit, path_name, side_name
from herna.games.summoner.printed.abilities import BY_SLUG as ABILITY_BY_SLUG
from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.rules.arrivals import summons_always
from herna.games.summoner.rules.attacking import ExtraAttack
from herna.games.summoner.rules.paths import bans_acting_in_move_phase, bans_stepping
from herna.games.summoner.rules.sights import (
    allowed_target,
    bans_attacking,
    build_sites,
    in_reach,
    must_face_protectors,
)
from herna.games.summoner.table.board import named_space, space_name
from herna.games.summoner.table.designs import Design
from herna.games.summoner.table.moves import PROCEDURES, Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ANYTHING,
    ASK_DRAW,
    ASK_EXTRA,
    ASK_FORCE,
    ASK_PATH,
    ASK_PAY,
    ASK_PLACE,
    ASK_PUT,
    ASK_RAISE,
    ASK_RETARGET,
    ASK_SHOW,
    ASK_TAKE,
    ASK_TARGET,
    ASK_USE,
    ATTACK,
    BUILD,
    DRAW,
    EVENT,
    FORBIDDEN,
    KINDS,
    MAGIC,
    MOVE,
    NO_TARGET,
    PHASES,
    SUMMON,
)
from herna.games.summoner.vocabulary.specials import ChooseSeveral
from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason

END_RULE: Final = "SW-23.1"
PHASE_OF: Final = {"summon": SUMMON, "move": MOVE, "build": BUILD, "attack": ATTACK, "discard": MAGIC, "draw": DRAW}
OWNERS: Final = ("own", "enemy")


def refuse(s: Table, ask: Ask, code: str) -> Reason:
    verb, _, what = code.partition(":")
    kind = ask.kind
    found: Reason | None = None
    if kind <= ASK_DRAW:
        found = refuse_in_phase(s, verb, what, ask.seat)
    elif kind == ASK_PATH and verb == "move":
        found = refuse_step(s, ask, what)
    elif verb != KINDS[kind].name:
        found = None
    elif kind in (ASK_TARGET, ASK_RETARGET, ASK_EXTRA):
        found = refuse_target(s, ask, verb, what)
    elif kind == ASK_USE:
        found = refuse_object(s, ask, verb, what)
    elif kind in (ASK_FORCE, ASK_PLACE):
        found = refuse_space(s, kind, what)
    elif kind in (ASK_SHOW, ASK_PAY, ASK_TAKE, ASK_RAISE, ASK_PUT):
        found = refuse_chosen_card(s, ask, what)
    if found is not None:
        return found
    answers = verb in [legal.partition(":")[0] for legal in s.codes(ask.seat)]
    if answers:
        return KINDS[kind].rule, "not_among", {}
    in_between = kind > ASK_DRAW and (verb in PHASE_OF or verb in ("play", "act"))
    return ("SW-3.6" if in_between else KINDS[kind].rule), "another_question", {}


def refuse_in_phase(s: Table, verb: str, what: str, seat: int) -> Reason | None:
    if verb == "act":
        return refuse_action(s, what, seat)
    if verb in ("summon", "build", "play", "discard"):
        return refuse_card(s, verb, what, seat)
    if verb in PHASE_OF and s.phase != PHASE_OF[verb]:
        return "SW-3.1", "another_phase", {"phase": PHASES[s.phase]}
    if verb in ("move", "attack"):
        return refuse_unit(s, verb, what, seat)
    return None


# --- what is named, and whether it is there ---------------------------------------------------------------------
def no_card(slug: str) -> Reason | None:
    """What is wrong with a card's name; None if there is such a card."""
    return None if slug in BY_SLUG else ("SW-1.1", "no_such_card", {"name": slug})


def no_space(what: str) -> Reason | None:
    """What is wrong with the space in `card@c3`."""
    place = what.partition("@")[2]
    if not place:
        return "SW-15.1", "say_where", {}
    return None if named_space(place) else ("SW-15.1", "no_such_space", {"name": place})


def find_piece(s: Table, what: str) -> Piece | Reason:
    """The object that `card@c3` names."""
    slug, _, place = what.partition("@")
    wrong = no_card(slug) or no_space(what)
    if wrong is not None:
        return wrong
    p = s.board[named_space(place)]
    if p is None or p.face.slug != slug:
        return "SW-1.1", "nothing_there", {"card": slug, "space": place}
    return p


def find_object(s: Table, ask: Ask, verb: str, what: str) -> Piece | Reason:
    """The object that `own.card@c3` names."""
    whose, dot, rest = what.partition(".")
    if whose not in OWNERS:
        return no_card((rest if dot else what).partition("@")[0]) or ("SW-1.6", "whose", {})
    found = find_piece(s, rest)
    if not isinstance(found, Piece):
        return found
    right = f"{verb}:{side_name(found, ask.seat)}"
    if right == f"{verb}:{what}":
        return found
    if right in s.codes(ask.seat):
        return "SW-1.6", "spelling", {"codes": [right]}
    reason = "is_yours" if found.seat == ask.seat else "not_yours"
    return "SW-20.1", reason, {"card": found.face.slug, "space": space_name(found.space)}


# --- units on the battlefield -----------------------------------------------------------------------------------
def refuse_unit(s: Table, verb: str, what: str, seat: int) -> Reason | None:
    """`move:card@c3` and `attack:card@c3`."""
    p = find_piece(s, what)
    if not isinstance(p, Piece):
        return p
    if verb == "move":
        ban = bans_acting_in_move_phase(s, seat, p) or bans_stepping(s, p)
    else:
        ban = bans_attacking(s, seat, p) or NO_TARGET
    rule, reason = FORBIDDEN[ban]
    return (rule, reason, {"card": p.face.slug, "space": space_name(p.space)}) if ban else None


def refuse_action(s: Table, what: str, seat: int) -> Reason | None:
    """`act:ability@c3`"""
    slug, _, place = what.partition("@")
    ability = ABILITY_BY_SLUG.get(slug)
    if ability is None:
        return "SW-17.3", "no_such_ability", {"name": slug}
    wrong = no_space(what)
    if wrong is not None:
        return wrong
    p = s.board[named_space(place)]
    if p is None:
        return "SW-1.1", "empty_space", {"space": place}
    if p.seat != seat:
        return "SW-20.1", "not_yours", {"card": p.face.slug, "space": place}
    if ability not in s.abilities(p):
        return "SW-17.4", "lacks_ability", {"card": p.face.slug, "ability": slug}
    if not ability.action:
        return "SW-17.3", "no_action", {"ability": slug}
    if ability.action_phase != s.phase:
        return "SW-17.3", "another_phase", {"phase": PHASES[s.phase]}
    if ability.index in p.used:
        return "SW-3.7", "ability_used", {"card": p.face.slug, "ability": slug}
    if ability.when is not None and not ability.when.holds(s, p):
        return "SW-17.3", "ability_useless", {"card": p.face.slug, "ability": slug}
    return None


def refuse_step(s: Table, ask: Ask, what: str) -> Reason | None:
    """One step more of the path being named: `card@c3>c4`."""
    j = s.journey
    p = acting_unit(s)
    if j is None or p is None:
        return None
    so_far, _, place = what.rpartition(">")
    space = named_space(place)
    if space and path_name(s, space) == what:
        return "SW-5.2", "no_step", {"card": p.face.slug, "space": place}
    if not space and so_far == path_name(s, 0).rpartition(">")[0]:
        return "SW-15.1", "no_such_space", {"name": place}
    steps = [code for code in s.codes(ask.seat) if code.startswith("move:")]
    return ("SW-5.2", "path_goes_on", {"card": p.face.slug, "codes": steps}) if steps else None


def refuse_target(s: Table, ask: Ask, verb: str, what: str) -> Reason | None:
    """What speaks against a target of the attack being declared."""
    found = find_object(s, ask, verb, what)
    if not isinstance(found, Piece):
        return found
    attacker = acting_unit(s)
    if attacker is None:
        return None
    rule, reason = "", ""
    if found.uid == attacker.uid:
        rule, reason = "SW-7.2", "itself"
    elif found not in in_reach(s, attacker):
        rule, reason = "SW-7.2", "out_of_reach"
    elif s.frozen(found):
        rule, reason = "SW-7.11", "frozen_target"
    elif not allowed_target(s, attacker, found, attack_limit(s)):
        rule, reason = "SW-7.11", "limited_attack"
    elif must_face_protectors(s, attacker):
        rule, reason = "SW-25.44", "protected"
    return (rule, reason, {"card": found.face.slug, "unit": attacker.face.slug}) if rule else None


def attack_limit(s: Table) -> int:
    """To which targets the attack being declared is limited."""
    step = PROCEDURES.asking(s)
    if isinstance(step, ExtraAttack):
        return step.limit
    return ANYTHING if s.attack is None else s.attack.limit


def refuse_object(s: Table, ask: Ask, verb: str, what: str) -> Reason:
    """What speaks against an object that a text asks for."""
    found = find_object(s, ask, verb, what)
    if not isinstance(found, Piece):
        return found
    if isinstance(PROCEDURES.asking(s), ChooseSeveral) and found.uid in s.stack[-1].picks:
        return KINDS[ask.kind].rule, "picked_already", {"card": found.face.slug}
    return not_meant(s, ask, found.face.slug)


def not_meant(s: Table, ask: Ask, slug: str) -> Reason:
    return KINDS[ask.kind].rule, "not_meant", {"card": slug, "source": s.decision(ask.seat).source}


def refuse_space(s: Table, kind: int, what: str) -> Reason:
    if not named_space(what):
        return "SW-15.1", "no_such_space", {"name": what}
    if s.board[named_space(what)] is not None:
        return "SW-1.1", "occupied", {"space": what}
    return KINDS[kind].rule, "not_there", {"space": what}


# --- cards in hand and in the discard pile ------------------------------------------------------------------------
def refuse_card(s: Table, verb: str, what: str, seat: int) -> Reason | None:
    """`summon:card@c3`, `build:card@c3`, `play:card`, `play:card@c3`, `discard:card`"""
    slug, at, place = what.partition("@")
    design = BY_SLUG.get(slug)
    if design is None:
        return no_card(slug)
    wrong = wrong_class(verb, design)
    if wrong is not None:
        return wrong
    if s.phase != (design.phase if verb == "play" else PHASE_OF[verb]) and not (
        verb == "summon" and summons_always(s, seat)
    ):
        return ("SW-12.1" if verb == "play" else "SW-3.1"), "another_phase", {"phase": PHASES[s.phase]}
    side = s.sides[seat]
    if design.index not in side.hand:
        return "SW-1.3", "not_in_hand", {"card": slug}
    if verb == "discard":
        return None
    if design.cost > side.magic:
        return "SW-10.3", "too_dear", {"card": slug, "cost": design.cost, "magic": side.magic}
    if not offered(s, seat, f"{verb}:{slug}"):
        if verb == "play":
            return "SW-12.5", "no_event_targets", {"card": slug}
        return ("SW-4.1" if verb == "summon" else "SW-6.1"), "no_site", {"card": slug}
    return (no_space(what) or refuse_site(s, verb, design, place, seat)) if at else None


def offered(s: Table, seat: int, start: str) -> bool:
    """Whether the card can be chosen somewhere."""
    return any([legal == start or legal.startswith(start + "@") for legal in s.codes(seat)])


def wrong_class(verb: str, design: Design) -> Reason | None:
    """A card that comes into play in another way."""
    if {"summon": design.is_unit, "build": design.is_structure, "play": design.is_event}.get(verb, True):
        return None
    if design.is_structure:
        return ("SW-12.8" if design.classes & EVENT else "SW-6.1"), "is_built", {"card": design.slug}
    if design.is_unit:
        return "SW-4.1", "is_summoned", {"card": design.slug}
    return "SW-12.1", "is_played", {"card": design.slug}


def refuse_site(s: Table, verb: str, design: Design, place: str, seat: int) -> Reason | None:
    """Why the card cannot come to this space, though it can to another."""
    space = named_space(place)
    there = s.board[space]
    if verb == "play":
        if there is None:
            return "SW-1.1", "empty_space", {"space": place}
        return "SW-12.5", "no_event_target", {"card": design.slug, "target": there.face.slug, "space": place}
    if verb == "summon" and any([ability.by_sacrifice for ability in design.abilities]):
        return "SW-4.7", "no_victim", {"card": design.slug, "space": place}
    if there is not None:
        return "SW-1.1", "occupied", {"space": place}
    if verb == "summon":
        return "SW-4.1", "no_gate", {"card": design.slug, "space": place}
    return None if space in build_sites(s, seat) else ("SW-6.1", "build_zone", {"space": place})


def refuse_chosen_card(s: Table, ask: Ask, what: str) -> Reason:
    """A card that a text asks for, mostly from the hand; `raise` and `put` name its space as well."""
    slug, _, place = what.partition("@")
    placed = ask.kind in (ASK_RAISE, ASK_PUT)
    wrong = no_card(slug) or (no_space(what) if placed else None)
    if wrong is not None:
        return wrong
    from_pile = ask.kind in (ASK_TAKE, ASK_RAISE)
    side = s.sides[ask.seat]
    if BY_SLUG[slug].index not in (side.discard if from_pile else side.hand):
        return KINDS[ask.kind].rule, ("not_in_pile" if from_pile else "not_in_hand"), {"card": slug}
    if placed and offered(s, ask.seat, f"{KINDS[ask.kind].name}:{slug}"):
        return refuse_space(s, ask.kind, place)
    return not_meant(s, ask, slug)
