"""Near misses of legal codes: whatever is typed, the answer to "why not" is true of the table."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.summoner.printed.abilities import BY_SLUG as ABILITIES
from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.rules.attacking import ExtraAttack
from herna.games.summoner.state import SummonerWars
from herna.games.summoner.table.board import DISTANCE, NEAR, named_space, own_row
from herna.games.summoner.table.designs import DESIGNS
from herna.games.summoner.table.moves import PROCEDURES
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    ADJACENT_ENEMY,
    ATTACKED,
    EVENT,
    IMMOBILE,
    MAX_ATTACKERS,
    MAX_MOVERS,
    MOBILE,
    MOVED,
    PHASES,
    PROTECTS,
    RELENTLESS,
    STRUCTURE,
    UNIT,
)
from herna.kernel.choice import Ask
from herna.testkit.misses import Misses, Truth
from tests.contract.summoner import CONTRACT
from tests.games.summoner.scene import go, scene, unit

Data = dict[str, Any]


# --- when each reason is true -------------------------------------------------------------------------------------
def what(code: str) -> str:
    return code.partition(":")[2]


def name(code: str) -> str:
    """The card or ability in `own.card@c3`."""
    rest = what(code)
    for owner in ("own.", "enemy."):
        rest = rest.removeprefix(owner)
    return rest.partition("@")[0]


def place(code: str) -> str:
    return what(code).partition("@")[2]


def piece(s: SummonerWars, code: str) -> Piece:
    p = s.board[named_space(place(code))]
    assert p is not None
    return p


def card(s: SummonerWars, code: str) -> Any:
    return BY_SLUG[name(code)]


def hand(s: SummonerWars, ask: Ask) -> list[str]:
    return [DESIGNS[number].slug for number in s.sides[ask.seat].hand]


def offers(s: SummonerWars, ask: Ask, start: str) -> bool:
    return any(code.split("@")[0] == start for code in s.codes(ask.seat))


def another_phase(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    verb = code.partition(":")[0]
    if verb == "play":
        mine = PHASES[card(s, code).phase]
    elif verb == "act":
        mine = PHASES[ABILITIES[name(code)].action_phase]
    else:
        mine = {"discard": "magic"}.get(verb, verb)
    always = any(e.seat == ask.seat and e.card.standing and e.card.standing.summon_always for e in s.zone)
    return data["phase"] == PHASES[s.phase] != mine and not (verb == "summon" and always)


def no_such_space(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    written = data["name"]
    return written != "" and code.endswith(written) and not (written[0] in "abcdef" and written[1:] in list("12345678"))


def nothing_there(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    p = s.board[named_space(data["space"])]
    return data["space"] in code and (p is None or p.face.slug != data["card"])


def whose(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    return not what(code).startswith(("own.", "enemy."))


def not_yours(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    p = s.board[named_space(data["space"])]
    return p is not None and p.face.slug == data["card"] and p.seat != ask.seat


def is_yours(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    p = s.board[named_space(data["space"])]
    return p is not None and p.face.slug == data["card"] and p.seat == ask.seat and "enemy." in code


def traits(s: SummonerWars, code: str) -> int:
    return sum({ability.traits for ability in s.abilities(piece(s, code))})


def no_room(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    """No way to an empty space; only units that go past others need more than a look around."""
    p = piece(s, code)
    past = any(a.past or a.lifts for q in s.pieces.values() for a in s.abilities(q))
    return past or all(s.board[near] is not None for near in NEAR[p.space])


def attacker(s: SummonerWars) -> Piece:
    step = PROCEDURES.asking(s)
    return s.pieces[s.stack[-1].target if isinstance(step, ExtraAttack) and step.by_target else s.stack[-1].source]


def out_of_reach(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    p, q = attacker(s), piece(s, code)
    straight = p.space % 6 == q.space % 6 or (p.space - 1) // 6 == (q.space - 1) // 6
    near = DISTANCE[p.space][q.space]
    if near == 1:
        return False
    return p.face.attack == 1 or not straight or near > 3 or blocked(s, p, q)


def blocked(s: SummonerWars, p: Piece, q: Piece) -> bool:
    between = [o for o in s.pieces.values() if o.uid not in (p.uid, q.uid)]
    return any(DISTANCE[p.space][o.space] + DISTANCE[o.space][q.space] == DISTANCE[p.space][q.space] for o in between)


def limited(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    step = PROCEDURES.asking(s)
    limit = step.limit if isinstance(step, ExtraAttack) else s.attack.limit if s.attack is not None else 0
    q = piece(s, code)
    return limit == ADJACENT_ENEMY and (q.seat == ask.seat or DISTANCE[q.space][attacker(s).space] != 1)


def protected(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    near = [s.board[space] for space in NEAR[attacker(s).space]]
    shields = [q for q in near if q is not None and q.seat != ask.seat and s.has(q, PROTECTS)]
    return bool(shields) and not (piece(s, code).face.is_unit and s.has(piece(s, code), PROTECTS))


def no_step(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    """It is the path so far and one space more, to which no offered step leads."""
    j = s.journey
    assert j is not None
    steps = what(code).partition("@")[2].split(">")
    so_far = [named_space(step) for step in steps[:-1]] == list(j.path)
    return so_far and name(code) == s.pieces[j.mover].face.slug and steps[-1] == data["space"]


def path_goes_on(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    return all(legal in s.codes(ask.seat) for legal in data["codes"]) and code not in data["codes"]


def no_gate(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    space = named_space(place(code))
    near = [s.board[at] for at in NEAR[space]]
    return s.board[space] is None and not any(q is not None and q.seat == ask.seat and s.is_gate(q) for q in near)


def build_zone(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    space = named_space(place(code))
    summoner = s.pieces[s.summoners[ask.seat]]
    return own_row(space, ask.seat) >= 3 and DISTANCE[summoner.space][space] != 1


def no_victim(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    p = s.board[named_space(place(code))]
    return p is None or p.seat != ask.seat or not p.face.is_unit


def not_meant(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    """It is there, and the text that asks offers it nowhere."""
    start = code.partition("@")[0]
    if code.startswith(("raise:", "put:")):
        return not offers(s, ask, start)
    return data["source"] == s.decision(ask.seat).source and code not in s.codes(ask.seat)


def not_there(s: SummonerWars, ask: Ask, code: str, data: Data) -> bool:
    return data["space"] not in [legal.rpartition(":")[2].rpartition("@")[2] for legal in s.codes(ask.seat)]


def acting(s: SummonerWars, code: str) -> Any:
    return ABILITIES[name(code)]


TRUTHS: dict[str, Truth] = {
    "another_phase": another_phase,
    "no_such_card": lambda s, ask, code, data: data["name"] in code and data["name"] not in BY_SLUG,
    "no_such_ability": lambda s, ask, code, data: data["name"] in code and data["name"] not in ABILITIES,
    "no_such_space": no_such_space,
    "say_where": lambda s, ask, code, data: place(code) == "",
    "nothing_there": nothing_there,
    "empty_space": lambda s, ask, code, data: s.board[named_space(data["space"])] is None,
    "whose": whose,
    "not_in_hand": lambda s, ask, code, data: data["card"] == name(code) and data["card"] not in hand(s, ask),
    "not_in_pile": lambda s, ask, code, data: BY_SLUG[data["card"]].index not in s.sides[ask.seat].discard,
    "is_built": lambda s, ask, code, data: card(s, code).classes & STRUCTURE != 0 and not code.startswith("build"),
    "is_summoned": lambda s, ask, code, data: card(s, code).classes & UNIT != 0 and not code.startswith("summon"),
    "is_played": lambda s, ask, code, data: card(s, code).classes & EVENT != 0 and not code.startswith("play"),
    "too_dear": lambda s, ask, code, data: card(s, code).cost == data["cost"] > s.sides[ask.seat].magic,
    "occupied": lambda s, ask, code, data: s.board[named_space(data["space"])] is not None,
    "no_site": lambda s, ask, code, data: not offers(s, ask, code.partition("@")[0]),
    "no_event_targets": lambda s, ask, code, data: not offers(s, ask, code.partition("@")[0]),
    "no_event_target": lambda s, ask, code, data: piece(s, code).face.slug == data["target"],
    "no_gate": no_gate,
    "no_victim": no_victim,
    "build_zone": build_zone,
    "not_yours": not_yours,
    "is_yours": is_yours,
    "no_unit": lambda s, ask, code, data: not piece(s, code).face.is_unit,
    "frozen": lambda s, ask, code, data: s.frozen(piece(s, code)),
    "did_move": lambda s, ask, code, data: piece(s, code).marks & MOVED != 0,
    "three_moved": lambda s, ask, code, data: s.movers == MAX_MOVERS,
    "immobile": lambda s, ask, code, data: traits(s, code) & IMMOBILE != 0,
    "structure_stands": lambda s, ask, code, data: not traits(s, code) & MOBILE and piece(s, code).face.is_structure,
    "no_allowance": lambda s, ask, code, data: any(e.card.standing.spaces < 0 for e in s.zone),
    "no_room": no_room,
    "did_attack": lambda s, ask, code, data: piece(s, code).marks & ATTACKED != 0,
    "three_attacked": lambda s, ask, code, data: s.attackers >= MAX_ATTACKERS and not traits(s, code) & RELENTLESS,
    "no_target": lambda s, ask, code, data: code not in s.codes(ask.seat) and piece(s, code).seat == ask.seat,
    "no_step": no_step,
    "path_goes_on": path_goes_on,
    "itself": lambda s, ask, code, data: piece(s, code).uid == attacker(s).uid,
    "out_of_reach": out_of_reach,
    "frozen_target": lambda s, ask, code, data: s.frozen(piece(s, code)),
    "limited_attack": limited,
    "protected": protected,
    "lacks_ability": lambda s, ask, code, data: acting(s, code) not in s.abilities(piece(s, code)),
    "no_action": lambda s, ask, code, data: acting(s, code).action == 0,
    "ability_used": lambda s, ask, code, data: acting(s, code).index in piece(s, code).used,
    "ability_useless": lambda s, ask, code, data: not acting(s, code).when.holds(s, piece(s, code)),
    "picked_already": lambda s, ask, code, data: piece(s, code).uid in s.stack[-1].picks,
    "not_meant": not_meant,
    "not_there": not_there,
}


@pytest.mark.parametrize("crowded", [False, True], ids=["random", "crowded"])
def test_near_misses_are_refused_with_true_reasons(crowded: bool) -> None:
    misses = Misses(CONTRACT, TRUTHS)
    for seed in range(4):
        misses.play(seed, crowded)
    assert misses.asked > 1000
    assert len(misses.met) > 20, misses.met


# --- refusals that were false once -----------------------------------------------------------------------------------
def reason(s: SummonerWars, code: str) -> str:
    refusal = s.why_not(code)
    assert refusal is not None
    return refusal.reason


@pytest.mark.rule("SW-1.6", "SW-7.2")
def test_an_enemy_called_own_is_a_matter_of_spelling() -> None:
    s = scene("tundra_orcs", "fallen_kingdom", mine={"c4": "to_smasher"}, theirs={"c5": "fk_dragos"})
    go(s, "attack:to_smasher@c4")
    refusal = s.why_not("target:own.fk_dragos@c5")
    assert refusal is not None
    assert (refusal.reason, refusal.data["codes"]) == ("spelling", ["target:enemy.fk_dragos@c5"])
    assert reason(s, "target:own.fk_dragos@c6") == "nothing_there"


@pytest.mark.rule("SW-7.1")
def test_an_attack_is_not_written_with_its_target() -> None:
    s = scene("tundra_orcs", "fallen_kingdom", mine={"c4": "to_smasher"}, theirs={"c5": "fk_dragos"})
    refusal = s.why_not("attack:to_smasher@c4>c5")
    assert refusal is not None
    assert (refusal.reason, refusal.data["codes"]) == ("spelling", ["attack:to_smasher@c4"])


@pytest.mark.rule("SW-6.1")
def test_a_gate_is_built_and_not_summoned() -> None:
    s = scene(phase="summon", hand=("gate", "pe_ember_archer"), mine={"b2": "starting_gate"})
    refusal = s.why_not("summon:gate@a2")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SW-6.1", "is_built")
    assert reason(s, "summon:pe_ember_archer@f8") == "no_gate"


@pytest.mark.rule("SW-7.2")
def test_what_is_no_card_is_called_by_what_was_typed() -> None:
    s = scene("tundra_orcs", "fallen_kingdom", mine={"c4": "to_smasher"}, theirs={"c5": "fk_dragos"})
    go(s, "attack:to_smasher@c4")
    refusal = s.why_not("target:xyz")
    assert refusal is not None
    assert (refusal.reason, refusal.data["name"]) == ("no_such_card", "xyz")
    assert reason(s, "target:to_smasher") == "whose"
    assert reason(s, "target:own.to_smasher@c4") == "itself"


@pytest.mark.rule("SW-5.2")
def test_a_step_that_cannot_be_is_named_and_another_path_is_not_called_a_step() -> None:
    s = scene(mine={"c4": "pe_ember_archer", "d4": "gate", "a4": "pe_ember_mage"}, phase="move")
    go(s, "move:pe_ember_archer@c4")
    assert reason(s, "move:pe_ember_archer@c4>d4") == "no_step"
    assert reason(s, "move:pe_ember_mage@a4>a5") == "path_goes_on"


@pytest.mark.rule("SW-3.7")
def test_an_action_says_why_it_is_not_used_now() -> None:
    s = scene(
        "cave_goblins",
        mine={"a1": unit("cg_sneeks", used=["sly"]), "b1": "cg_horde_slinger"},
        phase="attack",
    )
    assert reason(s, "act:sly@a1") == "ability_used"
    assert reason(s, "act:sly@b1") == "lacks_ability"
    assert reason(s, "act:charge@a2") == "empty_space"
    assert reason(s, "act:nonsense@a1") == "no_such_ability"
