"""Codes that are nearly right: what Smash Up says against them is true, whatever is typed."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.state import SmashUp
from herna.games.smashup.table.pieces import Minion
from herna.games.smashup.table.words import ASK_PLAYER, CARD, FACTIONS
from herna.kernel.choice import Ask
from herna.testkit.misses import Misses, Truth
from tests.contract.smashup import CONTRACT
from tests.games.smashup.scene import CALM, do, scene, why

Data = dict[str, Any]


# --- what is true, read off the table ---------------------------------------------------------------------------
def parts(code: str) -> tuple[str, str, str]:
    """Whose, what and where in `target:own.zapbot#2@tortuga`."""
    what = code.partition(":")[2]
    whose, dot, rest = what.partition(".")
    name, _, place = (rest if dot else what).partition("@")
    return (whose if dot else ""), name.partition("#")[0], place


def hand_of(s: SmashUp, ask: Ask) -> list[int]:
    return [slot & CARD for slot in s.sides[ask.seat].hand]


def in_play(s: SmashUp, slug: str) -> list[Minion]:
    return [m for b in s.bases for m in b.minions if m.design.slug == slug]


def base_at(s: SmashUp, slug: str) -> Any:
    return next((b for b in s.bases if b.design.slug == slug), None)


def named_after(s: SmashUp, ask: Ask, code: str) -> list[Minion]:
    """The minions that the code can mean."""
    whose, slug, place = parts(code)
    owner = ask.seat if whose == "own" else int(whose[1:]) - 1
    return [m for m in in_play(s, slug) if m.seat == owner and s.base_of(m).design.slug == place]


def legal_names(s: SmashUp, ask: Ask, verb: str) -> list[str]:
    return [parts(legal)[1] for legal in s.codes(ask.seat) if legal.startswith(verb + ":")]


def no_such_card(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["name"] not in BY_SLUG and data["name"] != "" and data["name"] in code


def no_such_base(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["name"] not in BASE_BY_SLUG and data["name"] != "" and data["name"] in code


def base_not_in_play(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["base"] in code and base_at(s, data["base"]) is None


def not_in_hand(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return BY_SLUG[data["card"]].index not in hand_of(s, ask)


def not_in_pile(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return BY_SLUG[data["card"]].index not in s.sides[ask.seat].discard


def which_base(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return code.partition("@")[2] == "" and BY_SLUG[data["card"]].minion


def whose(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    said = code.partition(":")[2] if ask.kind == ASK_PLAYER else parts(code)[0]
    return said not in ["own", *[f"p{seat + 1}" for seat in range(s.players)]] and data["players"] == s.players


def that_is_you(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["name"] == f"p{ask.seat + 1}" and data["name"] in code


def not_there(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return not named_after(s, ask, code)


def not_a_minion(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return not BY_SLUG[data["card"]].minion and data["card"] in code


def which_one(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return len(named_after(s, ask, code)) == data["count"] == len(data["codes"]) and code not in data["codes"]


def not_attached(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    owner, slug, place = parts(code)
    seat = ask.seat if owner == "own" else int(owner[1:]) - 1
    b = base_at(s, place)
    there = [] if b is None else [*b.actions, *[a for m in b.minions for a in m.actions]]
    same = [a for a in there if a.design.slug == slug and a.seat == seat]
    return not same or ("#" in code) != (len(same) > 1) or not 0 < int("0" + number_in(code)) <= len(same)


def number_in(code: str) -> str:
    number = code.partition("#")[2].partition("@")[0]
    return number if number.isdigit() else ""


def picked_already(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    picks = s.stack[-1].picks
    found = [m.uid for m in in_play(s, data["card"])]
    found += [a.uid for b in s.bases for a in b.actions if a.design.slug == data["card"]]
    found += [a.uid for b in s.bases for m in b.minions for a in m.actions if a.design.slug == data["card"]]
    return any(uid in picks for uid in found) or BY_SLUG[data["card"]].index in picks


def too_powerful(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    """As high as it says, and nobody that strong is offered."""
    strong = any(s.power(m) == data["power"] > data["most"] for m in named_after(s, ask, code))
    offered = [m for b in s.bases for m in b.minions if m.uid in ask.options]
    return strong and all(s.power(m) <= data["most"] for m in offered)


def not_meant(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    """The thing is in play, and has not been chosen before."""
    there = [m.uid for m in in_play(s, data["card"])]
    there += [a.uid for b in s.bases for a in b.actions if a.design.slug == data["card"]]
    there += [a.uid for b in s.bases for m in b.minions for a in m.actions if a.design.slug == data["card"]]
    return bool(there) and data["source"] == s.decision(ask.seat).source


def card_not_meant(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] not in legal_names(s, ask, "pile") and not not_in_pile(s, ask, code, data)


def base_not_meant(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    b = base_at(s, data["base"])
    return b is not None and b.uid not in ask.options


def not_ready(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    b = base_at(s, data["base"])
    return bool(sum(s.totals(b)) == data["total"] < data["breakpoint"] == s.breakpoint(b))


def already_there(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return any(s.base_of(m).design.slug == data["base"] for m in in_play(s, data["card"]))


def faction_taken(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    boxes = s.setup.options["boxes"]
    faction = FACTIONS.index(data["name"])
    taken = [i for side in s.sides for i in side.factions]
    return taken.count(faction) >= boxes or faction in s.sides[ask.seat].factions


def faction_barred(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    faction = BY_SLUG[data["card"]].faction + 1
    b = base_at(s, data["base"])
    return any(a.design.slug == "block_the_path" and a.mark == faction for a in b.actions)


def others_barred(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return any(a.design.slug == "overrun" and a.seat != ask.seat for a in base_at(s, data["base"]).actions)


def asleep(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return bool(s.view(ask.seat)["sides"][ask.seat]["asleep"])  # type: ignore[index]


def plays(s: SmashUp, ask: Ask, kind: str) -> list[Any]:
    """The plays that can be used in this question, as everybody sees them."""
    shown: Any = s.view(ask.seat)
    return [g for g in shown["urgent" if s.decision(ask.seat).kind == "now" else "plays"] if g["kind"] == kind]


def no_action_play(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return not BY_SLUG[data["card"]].minion and not plays(s, ask, "action")


def no_place_needed(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return "@" in code and f"play:{data['card']}" in s.codes(ask.seat)


def no_minion_play(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return BY_SLUG[data["card"]].minion and not plays(s, ask, "minion")


def too_strong(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    limits = [g["power_at_most"] for g in plays(s, ask, "minion")]
    return BY_SLUG[data["card"]].power > data["power"] and data["power"] in limits


def no_play_there(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return bool(plays(s, ask, "minion")) and f"play:{data['card']}@{data['base']}" not in s.codes(ask.seat)


def pile_closed(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return code.startswith("raise:") and code not in s.codes(ask.seat)


def only_revealed(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return set(legal_names(s, ask, "play")) - {"none"} == {data["card"]}


def only_there(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return {parts(legal)[2] for legal in s.codes(ask.seat) if "@" in legal} == {data["base"]}


def minion_wanted(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    offered = set(legal_names(s, ask, "play")) - {"none", "done"}
    return not BY_SLUG[data["card"]].minion and all(BY_SLUG[slug].minion for slug in offered)


def minion_already_played(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == "ninja_acolyte" and s.sides[ask.seat].played > 0


def already_risen(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == "tenacious_z" and s.risen


def already_lurked(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] == "shinobi" and bool(s.lurked >> ask.seat & 1)


def no_special_now(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["card"] not in legal_names(s, ask, "special")


def no_such_faction(s: SmashUp, ask: Ask, code: str, data: Data) -> bool:
    return data["name"] not in FACTIONS


TRUTHS: dict[str, Truth] = {
    f.__name__: f
    for f in (
        no_such_card, no_such_base, base_not_in_play, not_in_hand, not_in_pile, which_base, whose, that_is_you,
        not_there, not_a_minion, which_one, not_attached, picked_already, too_powerful, not_meant, card_not_meant,
        base_not_meant, not_ready, already_there, faction_taken, faction_barred, others_barred, asleep, no_action_play,
        no_place_needed, no_minion_play,
        too_strong, no_play_there, pile_closed, only_revealed, only_there, minion_wanted, minion_already_played,
        already_risen, already_lurked, no_special_now, no_such_faction,
    )
}  # fmt: skip


@pytest.mark.parametrize(("crowded", "games"), [(False, 10), (True, 60)])
def test_whatever_is_typed_the_answer_is_true(crowded: bool, games: int) -> None:
    misses = Misses(CONTRACT, TRUTHS)
    for seed in range(games):
        misses.play(seed, crowded, each=10)
    assert misses.asked > 5000
    assert len(misses.met) > 25, misses.met


def test_every_reason_has_its_truth() -> None:
    own = {key.removeprefix("refusal.") for key in CONTRACT.game.texts.phrases if key.startswith("refusal.")}
    assert own == set(TRUTHS)


# --- what was refused with a false reason once ------------------------------------------------------------------
def test_an_action_is_played_without_a_base() -> None:
    s = scene({"tortuga": ["p1.shinobi"]}, hands=[["disguise"]])
    assert why(s, "play:disguise@tortuga") == ("SU-3.3", "spelling")
    refusal = s.why_not("play:disguise@tortuga")
    assert refusal is not None
    assert refusal.data == {"codes": ["play:disguise"]}


def test_a_forced_play_cannot_be_declined() -> None:
    bases = {"jungle_oasis": ["p2.king_rex", "p2.nukebot"], "ninja_dojo": []}
    s = do(scene(bases, hands=[["hidden_ninja", "shinobi"]]), "end", "special:hidden_ninja")
    assert why(s, "play:none") == ("SU-5.4", "no_way_out")
    assert why(s, "play:shinobi@ninja_dojo") == ("SU-5.5", "only_there")


def test_a_minion_that_is_too_strong_is_told_so() -> None:
    s = scene(
        {"tortuga": ["p2.zapbot", "p2.warbot", "p2.hoverbot"], "tar_pits": ["p2.zapbot"]}, hands=[["tiger_assassin"]]
    )
    do(s, "play:tiger_assassin@tortuga")
    refusal = s.why_not("target:p2.warbot@tortuga")
    assert refusal is not None
    assert refusal.text() == "Warbot has power 4, which is too high: only 3 or less is meant."
    assert why(s, "target:p2.zapbot@tar_pits") == ("SU-4.9", "not_meant")
    assert why(s, "target:p2.nukebot@tortuga") == ("SU-4.9", "not_there")
    assert why(s, "target:own.poison@tortuga") == ("SU-4.9", "not_a_minion")
    assert why(s, "target:p1.tiger_assassin@tortuga") == ("SU-4.9", "that_is_you")


def test_a_play_that_is_used_up_is_told_so() -> None:
    s = scene(CALM, hands=[["king_rex", "howl"]], plays=[{"kind": "minion", "power_at_most": 2}])
    assert why(s, "play:howl") == ("SU-5.1", "no_action_play")
    assert why(s, "play:king_rex@tortuga") == ("SU-5.6", "too_strong")
