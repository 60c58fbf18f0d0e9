"""Whatever is typed, the answer to "why not" is true; and the refusals that once were false."""

from __future__ import annotations

from typing import Any

import pytest

from herna import State
from herna.games.mindbug.printed.cards import BY_SLUG
from herna.kernel.choice import Ask
from herna.testkit.misses import Misses, Truth
from tests.contract.mindbug import CONTRACT
from tests.games.mindbug.scene import play, refused, scene, side, table

Data = dict[str, Any]


# --- what is there, as the seat that is asked sees it ---------------------------------------------------------------
def piece(code: str) -> str:
    """The name in `target:own.killer_bee#2`."""
    what = code.partition(":")[2]
    return what.removeprefix("own.").removeprefix("enemy.").partition("#")[0]


def owner(ask: Ask, code: str) -> int:
    """Whose creature a code speaks of: a hunter names an enemy, all others say it or mean their own."""
    verb, _, what = code.partition(":")
    return 1 - ask.seat if what.startswith("enemy.") or verb == "hunt" else ask.seat


def creatures(s: State, seat: int, card: str) -> list[dict[str, Any]]:
    return [c for c in side(s, seat)["area"] if c["card"] == card]


def meant(s: State, ask: Ask, code: str) -> list[dict[str, Any]]:
    """The creatures that a code may mean: one by its number, or all of that name."""
    found = creatures(s, owner(ask, code), piece(code))
    number = code.partition("#")[2]
    return [found[int(number) - 1]] if number else found


def attacker(s: State) -> dict[str, Any]:
    attack = table(s)["resolving"][-1]
    return next(c for seat in (0, 1) for c in side(s, seat)["area"] if c["id"] == attack["creature"])


# --- when a reason is true ------------------------------------------------------------------------------------------
def no_such_card(s: State, ask: Ask, code: str, data: Data) -> bool:
    return bool(data["name"]) and data["name"] in code and data["name"] not in BY_SLUG


def nameless(s: State, ask: Ask, code: str, data: Data) -> bool:
    return piece(code) in ("", "own", "enemy")


def not_in_hand(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == piece(code) and data["card"] not in side(s, ask.seat, ask.seat)["hand"]


def not_in_play(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == piece(code) and not creatures(s, owner(ask, code), data["card"])


def not_in_pile(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == piece(code) and data["card"] not in side(s, owner(ask, code))["discard"]


def no_such_number(s: State, ask: Ask, code: str, data: Data) -> bool:
    numbers = [str(i + 1) for i in range(len(creatures(s, owner(ask, code), piece(code))))]
    return data["count"] == len(numbers) and (len(numbers) == 1 or code.partition("#")[2] not in numbers)


def whose(s: State, ask: Ask, code: str, data: Data) -> bool:
    return not code.partition(":")[2].startswith(("own.", "enemy."))


def not_meant(s: State, ask: Ask, code: str, data: Data) -> bool:
    """The creature is there; that its text forbids it is true if no other spelling of it is legal."""
    legal = [o.at for o in s.decision(ask.seat).options]
    return data["source"] == s.decision(ask.seat).source and not any(c["id"] in legal for c in meant(s, ask, code))


def picked_already(s: State, ask: Ask, code: str, data: Data) -> bool:
    return any(c["id"] in table(s)["resolving"][-1]["picks"] for c in meant(s, ask, code))


def no_action_ability(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == piece(code) and not BY_SLUG[data["card"]].action


def action_changes_nothing(s: State, ask: Ask, code: str, data: Data) -> bool:
    return bool(BY_SLUG[piece(code)].action) and not must_hunt(s, ask, code, data)


def must_hunt(s: State, ask: Ask, code: str, data: Data) -> bool:
    """Captain Hippo is there, and Hunters are all that can be chosen."""
    hunters = [f"attack:{c['card']}" for c in side(s, ask.seat)["area"] if "hunter" in c["keywords"]]
    obliged = all(legal.partition("#")[0] in hunters for legal in s.codes(ask.seat))
    return obliged and bool(creatures(s, 1 - ask.seat, "captain_hippo"))


def never_attacks(s: State, ask: Ask, code: str, data: Data) -> bool:
    return piece(code) == "cave_lizard"


def sneaky_barred(s: State, ask: Ask, code: str, data: Data) -> bool:
    return is_sneaky(s, ask, code) and bool(creatures(s, 1 - ask.seat, "westside_monster"))


def is_sneaky(s: State, ask: Ask, code: str) -> bool:
    return any("sneaky" in c["keywords"] for c in meant(s, ask, code))


def shares_power(s: State, ask: Ask, code: str, data: Data) -> bool:
    powers = [c["power"] for seat in (0, 1) for c in side(s, seat)["area"]]
    mice = creatures(s, 0, "hypnotic_mouse") + creatures(s, 1, "hypnotic_mouse")
    return bool(mice) and any(powers.count(c["power"]) > 1 for c in meant(s, ask, code))


def too_strong(s: State, ask: Ask, code: str, data: Data) -> bool:
    """A Mole Machine forbids blocks, a Blessed Tiger Squirrel in the pile attacks and blocks."""
    enemy = side(s, 1 - ask.seat)
    forbidden = "blessed_tiger_squirrel" in enemy["discard"]
    forbidden |= code.startswith("block:") and bool(creatures(s, 1 - ask.seat, "mole_machine"))
    return forbidden and any(c["power"] >= 7 for c in meant(s, ask, code))


def too_weak(s: State, ask: Ask, code: str, data: Data) -> bool:
    bound = 6 if attacker(s)["card"] == "bee_bear" else 4 if creatures(s, 1 - ask.seat, "elephantopus") else 0
    return any(c["power"] <= bound for c in meant(s, ask, code))


def not_sneaky(s: State, ask: Ask, code: str, data: Data) -> bool:
    return "sneaky" in attacker(s)["keywords"] and not is_sneaky(s, ask, code)


def power_too_far(s: State, ask: Ask, code: str, data: Data) -> bool:
    return any(abs(c["power"] - attacker(s)["power"]) > 1 for c in meant(s, ask, code))


def nobody_may_block(s: State, ask: Ask, code: str, data: Data) -> bool:
    powers = [c["power"] for c in side(s, 1 - ask.seat)["area"]]
    return len(set(powers)) < len(powers) and bool(creatures(s, 1 - ask.seat, "squirtoise_scout"))


TRUTHS: dict[str, Truth] = {
    "no_such_card": no_such_card,
    "nameless": nameless,
    "not_in_hand": not_in_hand,
    "not_yours": not_in_play,
    "not_theirs": not_in_play,
    "not_in_own_pile": not_in_pile,
    "not_in_enemy_pile": not_in_pile,
    "no_such_number": no_such_number,
    "whose": whose,
    "not_meant": not_meant,
    "picked_already": picked_already,
    "no_action_ability": no_action_ability,
    "action_changes_nothing": action_changes_nothing,
    "must_hunt": must_hunt,
    "never_attacks": never_attacks,
    "sneaky_barred": sneaky_barred,
    "shares_power": shares_power,
    "too_strong": too_strong,
    "too_weak": too_weak,
    "not_sneaky": not_sneaky,
    "power_too_far": power_too_far,
    "nobody_may_block": nobody_may_block,
}


def test_near_misses_get_a_true_answer() -> None:
    misses = Misses(CONTRACT, TRUTHS)
    for seed in range(30):
        misses.play(seed)
        misses.play(seed, crowded=True, each=30)
    assert misses.asked > 10_000
    assert len(misses.met) > 17, misses.met


# --- what was answered falsely once ---------------------------------------------------------------------------------
@pytest.mark.rule("MB-5.1")
def test_a_number_at_a_card_in_hand_is_a_matter_of_spelling() -> None:
    s = scene(hand=["gorillion", "robopup"])
    refusal = s.why_not("play:gorillion#1")
    assert refusal is not None
    assert (refusal.reason, refusal.data["codes"]) == ("spelling", ["play:gorillion"])


@pytest.mark.rule("MB-6.1")
def test_two_creatures_of_one_name_are_told_apart_by_their_number() -> None:
    s = scene(["killer_bee", "killer_bee"])
    refusal = s.why_not("attack:killer_bee")
    assert refusal is not None
    assert (refusal.reason, refusal.data["codes"]) == ("spelling", ["attack:killer_bee#1", "attack:killer_bee#2"])
    assert refused(s, "attack:killer_bee#3") == ("MB-6.1", "no_such_number")


@pytest.mark.rule("MB-6.7")
def test_the_reason_holds_for_creatures_whose_number_is_missing_or_not_needed() -> None:
    s = play(scene(["bee_bear"], ["killer_bee", "killer_bee", "gorillion"]), "attack:bee_bear")
    assert refused(s, "block:killer_bee") == refused(s, "block:killer_bee#2") == ("MB-6.7", "too_weak")
