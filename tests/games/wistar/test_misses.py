"""Codes that are nearly right: whatever is typed, what the refusal says of the table is true."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import herna
from herna.games.wistar.state import Wistar
from herna.kernel.choice import Ask
from herna.kernel.refusing import open_question
from herna.testkit.misses import Misses, Truth, is_another_question
from tests.contract.wistar import CONTRACT, crowded
from tests.games.wistar.scene import SKILLS, at, do, me, refusal, seen, table

GAME = herna.game("wistar")
Data = dict[str, Any]
AREAS = ("forest", "burrow", "farm")


# --- what the table shows -----------------------------------------------------------------------------------------
def what(code: str) -> str:
    return code.partition(":")[2]


def mine(s: Wistar, ask: Ask) -> Data:
    return me(s, ask.seat)


def table_of(s: Wistar, ask: Ask) -> Data:
    return seen(s, ask.seat)


def room(s: Wistar, ask: Ask, name: str) -> Data:
    found: Data = next(r for r in table_of(s, ask)["rooms"] if r["id"] == name)
    return found


def rooms(s: Wistar, ask: Ask) -> list[str]:
    return [r["id"] for r in table_of(s, ask)["rooms"]]


def in_area(s: Wistar, ask: Ask) -> list[str]:
    side = mine(s, ask)
    return [*[c["id"] for c in side["cards"]], *side["mice"], *side["helpers"]]


def items(side: Data) -> int:
    return int(side["wood"] + side["metal"] + side["hand_size"])


def passage(s: Wistar, ask: Ask, id: str) -> Data | None:
    return next((p for p in table_of(s, ask)["passages"] if p["id"] == id), None)


def passages_between(s: Wistar, ask: Ask, a: str, b: str) -> list[bool]:
    """Whether each passage that joins two rooms is open."""
    return [p["open"] for p in table_of(s, ask)["passages"] if sorted(p["between"]) == sorted((a, b))]


def is_present(s: Wistar, ask: Ask, name: str) -> bool:
    found = room(s, ask, name)
    return ask.seat in found["explorers"] + found["tents"]


def reachable(s: Wistar, ask: Ask) -> set[str]:
    found = {mine(s, ask)["explorer"]}
    for _ in rooms(s, ask):
        for p in table_of(s, ask)["passages"]:
            if p["open"] and found & set(p["between"]):
                found |= set(p["between"])
    return found


def spaces(s: Wistar, ask: Ask) -> dict[str, Data]:
    return {
        space["id"]: {**space, "section": position["section"]}
        for position in table_of(s, ask)["disc"]
        for space in position["spaces"]
    }


def is_row(s: Wistar, ask: Ask, code: str) -> bool:
    mission, _, row = what(code).partition(".")
    return row in ("1", "2", "3") and any(r["mission"] == mission for r in table_of(s, ask)["rooms"])


def row_of(s: Wistar, ask: Ask, code: str) -> tuple[Data, Data, int]:
    """The room of a task that was typed, the printed facts of its row, and the number of the row."""
    mission, _, row = what(code).partition(".")
    place: Data = next(r for r in table_of(s, ask)["rooms"] if r["mission"] == mission)
    return place, GAME.facts(mission)["rows"][int(row) - 1], int(row)


def lacking(s: Wistar, ask: Ask, facts: Data) -> Counter[str]:
    """What is short of a printed price, without any discount."""
    side = mine(s, ask)
    cost, needs = dict(facts["cost"]), dict(facts["needs"])
    lack: Counter[str] = Counter()
    for good in ("wood", "metal", "movement"):
        lack[good] = cost.get(good, 0) - side[good]
    paid = sum([min(cost.get(good, 0), side[good]) for good in ("wood", "metal")])
    lack["items"] = cost.get("items", 0) - (items(side) - paid)
    missing = sum([max(0, needs.get(skill, 0) - side["symbols"][skill]) for skill in SKILLS])
    lack["skill"] = missing - side["versatility"]
    lack["energy"] = needs.get("energy", 0) - side["symbols"]["energy"]
    lack["mice"] = needs.get("mice", 0) - len(side["mice"])
    lack["rooms"] = needs.get("rooms_dug", 0) - side["rooms_dug"]
    for kind in ("tool", "samohyb", "building"):
        lack[kind] = needs.get(kind, 0) - len([c for c in side["cards"] if GAME.facts(c["id"])["kind"] == kind])
    currents = ("none", "weak", "strong")
    needed = str(needs.get("electricity", "none"))
    if currents.index(needed) > currents.index(side["electricity"]):
        lack[needed] = 1
    return lack


# --- when each reason is true -------------------------------------------------------------------------------------
def lacks_it(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    if code.startswith("task:"):
        _, facts, _ = row_of(s, ask, code)
    else:
        facts = GAME.facts(data["card"])
    lack = lacking(s, ask, facts)
    told = {str(data[f"what{i}"])[5:]: data[f"n{i}"] for i in range(1, 7) if f"what{i}" in data}
    return bool(told) and all(0 < n <= lack[thing] for thing, n in told.items())


def is_turn_without_it(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    return s.decision(ask.seat).kind == "turn" and is_another_question(s, ask, code, data)


def something_is_under_way(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    return bool(table_of(s, ask)["resolving"]) and s.decision(ask.seat).kind != "turn"


def card_could_be_played(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    """Everything is there for it, with the discounts that the area gives; but no play is asked for."""
    lack = lacking(s, ask, GAME.facts(data["card"]))
    off = len([id for id in in_area(s, ask) if "less" in str(GAME.texts.components[id].text("en"))])
    short = max(0, lack.pop("wood")) + max(0, lack.pop("metal"))
    ignored = "ignor" in " ".join([GAME.texts.components[id].text("en") for id in in_area(s, ask)])
    lack["skill"] -= 1 if ignored else 0
    return data["card"] in mine(s, ask)["hand"] and short <= off and max(lack.values()) <= 0


def goal_is_short(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    shown = next((g for g in table_of(s, ask)["goals"] if g["id"] == what(code)), None)
    if shown is None:
        return what(code) in mine(s, ask)["private_goals"] and data["have"] < data["need"]
    return bool(shown["have"] == data["have"] < data["need"] == shown["need"])


def door_is_far(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    found = passage(s, ask, what(code))
    return found is not None and not found["open"] and not any(is_present(s, ask, r) for r in found["between"])


def section_is_taken(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    section = spaces(s, ask)[what(code)]["section"]
    return any(x["chief"] == ask.seat for x in spaces(s, ask).values() if x["section"] == section)


def no_cube_fits(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    place, facts, _ = row_of(s, ask, code)
    cost = dict(facts["cost"])
    spare = items(mine(s, ask)) - sum([cost.get(good, 0) for good in ("wood", "metal", "items")])
    fields = mine(s, ask)["fields"][: 10 if place["cellar"] else 6]
    extra = {"ab_bed_discount": 1, "ab_room_discount": 1}
    return all(f["empty"] or extra.get(f["id"], 0) > spare for f in fields)


def no_more_than(s: Wistar, ask: Ask, code: str, data: Data) -> bool:
    numbers = [int(what(c)) for c in s.codes(ask.seat) if what(c).isdecimal()]
    most: int = data["n"]
    return max(numbers) == most < int(what(code))


TRUTHS: dict[str, Truth] = {
    **{f"missing{n}": lacks_it for n in range(1, 7)},
    "not_in_menu": is_turn_without_it,
    "inside_action": something_is_under_way,
    "no_such_card": lambda s, ask, code, data: (
        data["name"] == what(code) != "" and what(code) not in GAME.component_ids()
    ),
    "in_area": lambda s, ask, code, data: data["card"] == what(code) in in_area(s, ask),
    "not_in_hand": lambda s, ask, code, data: data["card"] == what(code) not in mine(s, ask)["hand"],
    "not_in_area": lambda s, ask, code, data: data["card"] == what(code) not in in_area(s, ask),
    "other_cards_only": lambda s, ask, code, data: what(code) in mine(s, ask)["hand"] and code not in s.codes(ask.seat),
    "no_permission": lambda s, ask, code, data: (
        s.decision(ask.seat).kind != "play" and card_could_be_played(s, ask, code, data)
    ),
    "no_such_task": lambda s, ask, code, data: not is_row(s, ask, code),
    "not_present": lambda s, ask, code, data: not is_present(s, ask, data["room"]),
    "task_done": lambda s, ask, code, data: row_of(s, ask, code)[0]["cubes"][row_of(s, ask, code)[2] - 1] is not None,
    "locked": lambda s, ask, code, data: row_of(s, ask, code)[0]["cubes"][data["row"] - 1] is None,
    "no_cube": no_cube_fits,
    "no_task_permission": lambda s, ask, code, data: (
        s.decision(ask.seat).kind != "task" and max(lacking(s, ask, row_of(s, ask, code)[1]).values()) <= 0
    ),
    "place_first": lambda s, ask, code, data: table_of(s, ask)["turn"]["space"] is None,
    "placed_already": lambda s, ask, code, data: table_of(s, ask)["turn"]["space"] is not None,
    "done_already": lambda s, ask, code, data: not table_of(s, ask)["turn"][code.partition(":")[0]],
    "on_the_hut": lambda s, ask, code, data: table_of(s, ask)["turn"]["space"] == "hut",
    "no_such_space": lambda s, ask, code, data: what(code) not in spaces(s, ask),
    "space_taken": lambda s, ask, code, data: spaces(s, ask)[what(code)]["chief"] == data["seat"],
    "section_twice": section_is_taken,
    "strong_already": lambda s, ask, code, data: mine(s, ask)["electricity"] == "strong",
    "too_few_items": lambda s, ask, code, data: items(mine(s, ask)) == data["have"] < data["n"],
    "not_for_sale": lambda s, ask, code, data: what(code) not in ("versatility", "electricity"),
    "no_movement": lambda s, ask, code, data: mine(s, ask)["movement"] == 0,
    "no_rats": lambda s, ask, code, data: not any(mine(s, ask)["rats"][area] for area in AREAS),
    "nobody_at_entrance": lambda s, ask, code, data: mine(s, ask)["rats"]["entrance"] == 0,
    "no_area": lambda s, ask, code, data: data["name"] not in AREAS,
    "no_rats_there": lambda s, ask, code, data: mine(s, ask)["rats"][data["area"]] == 0,
    "tent_elsewhere": lambda s, ask, code, data: mine(s, ask)["explorer"] != data["room"] == what(code),
    "tent_in_yard": lambda s, ask, code, data: mine(s, ask)["explorer"] == "yard",
    "tent_twice": lambda s, ask, code, data: mine(s, ask)["explorer"] in mine(s, ask)["tents"],
    "no_tents": lambda s, ask, code, data: mine(s, ask)["tents_left"] == 0,
    "no_goal_now": lambda s, ask, code, data: not any(c.startswith("goal:") for c in s.codes(ask.seat)),
    "no_such_goal": lambda s, ask, code, data: (
        what(code) not in [g["id"] for g in table_of(s, ask)["goals"]] + mine(s, ask)["private_goals"]
    ),
    "goal_twice": lambda s, ask, code, data: what(code) in mine(s, ask)["goals"],
    "no_discs": lambda s, ask, code, data: len(mine(s, ask)["goals"]) == 3,
    "goal_full": lambda s, ask, code, data: any(
        g["id"] == what(code) and len(g["discs"]) == s.players for g in table_of(s, ask)["goals"]
    ),
    "goal_short": goal_is_short,
    "nothing_to_use": lambda s, ask, code, data: not any(c.startswith("use:") for c in s.codes(ask.seat)),
    "not_once": lambda s, ask, code, data: GAME.facts(data["card"]).get("type") != "once_per_round",
    "used_already": lambda s, ask, code, data: any(
        c["id"] == data["card"] and c["used"] for c in mine(s, ask)["cards"]
    ),
    "no_use_now": lambda s, ask, code, data: any(
        c["id"] == data["card"] and not c["used"] for c in mine(s, ask)["cards"]
    ),
    "too_many_rooms": no_more_than,
    "too_many_beds": no_more_than,
    "no_cards_left": lambda s, ask, code, data: (
        table_of(s, ask)["decks"][what(code)] + len(table_of(s, ask)["discards"][what(code)]) == 0
    ),
    "too_few_points": lambda s, ask, code, data: (
        data["n"] < (2 if what(code) == "advanced" or what(code) in table_of(s, ask)["rows"]["advanced"] else 1)
    ),
    "not_in_row": lambda s, ask, code, data: all(data["card"] not in row for row in table_of(s, ask)["rows"].values()),
    "no_such_field": lambda s, ask, code, data: what(code) not in [f["id"] for f in mine(s, ask)["fields"]],
    "field_empty": lambda s, ask, code, data: any(
        f["id"] == data["field"] and f["empty"] for f in mine(s, ask)["fields"]
    ),
    "grey_in_house": lambda s, ask, code, data: what(code) in [f["id"] for f in mine(s, ask)["fields"][6:]],
    "grey_not_brown": lambda s, ask, code, data: what(code) in [f["id"] for f in mine(s, ask)["fields"][6:]],
    "field_item": lambda s, ask, code, data: data["field"] in ("ab_bed_discount", "ab_room_discount"),
    "potion_no_play": lambda s, ask, code, data: "potion:play" not in s.codes(ask.seat),
    "potion_no_task": lambda s, ask, code, data: "potion:task" not in s.codes(ask.seat),
    "no_such_room": lambda s, ask, code, data: data["name"] not in rooms(s, ask),
    "no_such_door": lambda s, ask, code, data: passage(s, ask, data["name"]) is None,
    "door_open": lambda s, ask, code, data: any(passages_between(s, ask, data["from"], data["to"])),
    "door_far": door_is_far,
    "there_already": lambda s, ask, code, data: mine(s, ask)["explorer"] == data["room"],
    "not_next": lambda s, ask, code, data: not passages_between(s, ask, mine(s, ask)["explorer"], data["room"]),
    "closed": lambda s, ask, code, data: passages_between(s, ask, mine(s, ask)["explorer"], data["room"]) == [False],
    "unreachable": lambda s, ask, code, data: data["room"] not in reachable(s, ask),
    "no_hidden_mission": lambda s, ask, code, data: room(s, ask, data["room"])["mission"] != "unknown",
    "no_mouse": lambda s, ask, code, data: not room(s, ask, data["room"])["mice"],
    "no_chamber": lambda s, ask, code, data: mine(s, ask)["free_chambers"] == 0,
    "no_cheese": lambda s, ask, code, data: not room(s, ask, "c2")["cheese"],
    "one_cheese": lambda s, ask, code, data: any(mouse.startswith("cheese") for mouse in mine(s, ask)["mice"]),
}


def test_whatever_is_typed_the_answer_is_true() -> None:
    misses = Misses(CONTRACT, TRUTHS)
    for seed in range(3):
        misses.play(seed, each=10)
    for seed in range(5):
        misses.play(seed, crowded=True, each=12)
    assert misses.asked > 5000
    assert len(misses.met) > 35, sorted(misses.met)


def well_written(s: Wistar, ask: Ask) -> list[str]:
    """Codes that name real things, and are or were or will be legal somewhere."""
    places = rooms(s, ask)
    side = mine(s, ask)
    fields = [f["id"] for f in side["fields"]]
    verbs = {"explore": "open", "door": "door"}
    codes = [f"{verbs.get(s.decision(ask.seat).kind, 'open')}:{p['id']}" for p in table_of(s, ask)["passages"]]
    codes += [f"{verb}:{name}" for verb in ("walk", "reveal", "mouse", "farm_mouse", "tent") for name in places]
    missions = [r["mission"] for r in table_of(s, ask)["rooms"] if r["mission"] not in (None, "unknown")]
    codes += [f"task:{mission}.{row}" for mission in missions for row in (1, 2, 3)]
    codes += [f"{verb}:{field}" for verb in ("cube", "brown") for field in fields]
    codes += [f"play:{card}" for card in side["hand"]] + [f"use:{card}" for card in in_area(s, ask)]
    codes += [f"develop:{card}" for row in table_of(s, ask)["rows"].values() for card in row if card]
    codes += [f"goal:{g['id']}" for g in table_of(s, ask)["goals"]] + [f"goal:{g}" for g in side["private_goals"]]
    codes += ["develop:advanced", "develop:basic", "mouse:cheese", "farm_mouse:cheese", "potion:play", "potion:task"]
    return codes + [f"{verb}:{n}" for verb in ("dig", "beds") for n in (1, 3, 6)]


def test_what_is_true_of_things_that_exist() -> None:
    """As above, but nearly all reasons come up: what is typed is always something on the table."""
    misses = Misses(CONTRACT, TRUTHS)
    for seed in range(4):
        rng = Random(seed)
        s = crowded(rng)
        assert isinstance(s, Wistar)
        while not s.over:
            seat = s.to_act[0]
            codes = s.codes(seat)
            ask = open_question(s, seat)
            assert ask is not None
            typed = well_written(s, ask)
            for code in rng.sample(typed, 12):
                if code not in codes:
                    misses.ask(s, code, seat, codes)
            s.choose(rng.choice(codes), seat)
    assert len(misses.met) > 30, sorted(misses.met)


def test_every_reason_has_a_test_of_its_truth() -> None:
    reasons = [key[8:] for key in GAME.texts.phrases if key.startswith("refusal.")]
    assert sorted(reasons) == sorted(TRUTHS)


def meant(s: Wistar, code: str) -> list[str]:
    """How the refusal of a code says that it is written."""
    against = s.why_not(code)
    assert against is not None
    assert against.reason == "spelling"
    found: list[str] = against.data["codes"]
    return found


# --- refusals that were false -------------------------------------------------------------------------------------
@pytest.mark.rule("RW-15.3")
def test_moving_rats_names_no_areas_yet() -> None:
    s = table({"rats": {"forest": 1}})
    assert meant(s, "move:forest>farm") == ["move"]
    assert refusal(table({"movement": 0}), "move:forest>farm") == ("RW-15.3", "no_movement")
    assert refusal(table(), "move:forest>farm") == ("RW-15.3", "no_rats")


@pytest.mark.rule("RW-15.5")
def test_a_rat_goes_to_an_area_of_the_board() -> None:
    assert refusal(table(), "deploy:meadow") == ("RW-15.5", "no_area")
    assert refusal(table(), "deploy:entrance") == ("RW-15.5", "no_area")
    assert refusal(table({"rats": {"farm": 2}}), "deploy:forest") == ("RW-15.5", "nobody_at_entrance")


@pytest.mark.rule("RW-15.1", "RW-15.2")
def test_only_two_things_are_for_sale() -> None:
    assert refusal(table({"wood": 9}), "buy:wood") == ("RW-15.1", "not_for_sale")
    assert refusal(table({"wood": 0, "metal": 2}), "buy:electricity") == ("RW-15.2", "too_few_items")


@pytest.mark.rule("RW-15.6")
def test_a_tent_is_pitched_where_the_explorer_is() -> None:
    s = table({"explorer": "g2"})
    assert refusal(s, "tent:g1") == ("RW-15.6", "tent_elsewhere")
    assert meant(s, "tent:g2") == ["tent"]
    assert refusal(table(), "tent:yard") == ("RW-15.6", "tent_in_yard")


@pytest.mark.rule("RW-4.4")
def test_the_main_action_is_that_of_the_place() -> None:
    s = at("s1b", {"rats": {"forest": 1}}, main=True)
    assert meant(s, "main:wood") == ["main"]
    assert refusal(table(), "main:wood") == ("RW-4.4", "place_first")
    do(s, "main")
    assert refusal(s, "main:wood") == ("RW-4.4", "done_already")


@pytest.mark.rule("RW-9.2")
def test_an_empty_name_is_no_name() -> None:
    s = do(at("s1a", {"hand": ["laser_cutter"], "wood": 0, "metal": 0}, bonus=True), "bonus")
    assert meant(s, "play:") == ["play:none"]
    assert refusal(s, "play:laser_cutter#1") == ("RW-9.2", "no_such_card")
    assert refusal(s, "play:laser_cutter")[1].startswith("missing")
    assert refusal(s, "use")[1] == "inside_action"
