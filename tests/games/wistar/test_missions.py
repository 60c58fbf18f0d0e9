"""Mission cards row by row, and the rules of completing tasks (RW-12, RW-13)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.wistar.state import Wistar
from tests.games.wistar.scene import Side, at, change, do, kind, me, played, refusal, seen, tally

mark = pytest.mark
ROOM = {"mh": "g2", "mc": "c1"}


def facing(mission: str, side: Side, cubes: list[int | None] | None = None, *others: Side) -> Wistar:
    """Seat 0 stands before the open mission and may complete a task; cubes of seat 1 lie where said."""
    room = ROOM[mission[:2]]
    given = {room: {"card": mission, "open": True, "cubes": cubes or [None, None, None]}}
    mine = {"wood": 0, "metal": 0, "movement": 0, "explorer": room, **side}
    rest = others or ({"fields": ["ab_annex", "ab_vp3"]},)
    return do(at("s2a", mine, *rest, bonus=True, missions=given), "bonus")


@pytest.mark.parametrize(
    ("mission", "bonus"),
    [
        pytest.param("mh1", {"metal": 2}, marks=mark.component("mh1")),
        pytest.param("mh2", {"wood": 2}, marks=mark.component("mh2")),
        pytest.param("mh3", {"basic": 2}, marks=mark.component("mh3")),
        pytest.param("mh4", {"movement": 2}, marks=mark.component("mh4")),
        pytest.param("mh5", {"metal": 1, "basic": 1}, marks=mark.component("mh5")),
        pytest.param("mh6", {"wood": 1, "metal": 1}, marks=mark.component("mh6")),
        pytest.param("mc1", {"metal": 2}, marks=mark.component("mc1")),
        pytest.param("mc2", {"versatility": 1}, marks=mark.component("mc2")),
        pytest.param("mc3", {"wood": 3}, marks=mark.component("mc3")),
        pytest.param("mc4", {"advanced": 1}, marks=mark.component("mc4")),
    ],
)
@pytest.mark.rule("RW-7.7")
def test_reveal_bonus(mission: str, bonus: dict[str, int]) -> None:
    room = ROOM[mission[:2]]
    s = at("s6a", {"explorer": room, "rats": {"farm": 1}}, main=True, missions={room: mission})
    before = tally(s)
    do(s, "main", f"reveal:{room}")
    assert change(before, s) == bonus
    assert [r["mission"] for r in seen(s, 1)["rooms"] if r["id"] == room] == [mission], "open for everybody"


ROWS = [
    # mission, row, what is just enough, what is not, answers after the cube, what has changed, the row that locks it
    (
        "mh1",
        1,
        {"area": ["telescopic_goggles"], "wood": 1},
        {"area": ["telescopic_goggles"]},
        [],
        {"wood": -1, "vp": 2, "basic": 1},
        0,
    ),
    ("mh1", 2, {"area": ["energy_blade"]}, {"area": ["matchstick_spear"]}, [], {"vp": 3, "metal": 1}, 1),
    ("mh1", 3, {"wood": 2}, {"wood": 1}, [], {"wood": -2, "versatility": 1, "vp": 2}, 2),
    ("mh2", 1, {"area": ["spring_boots"], "movement": 1}, {"area": ["spring_boots"]}, [], {"movement": -1, "vp": 3}, 0),
    ("mh2", 2, {"metal": 2}, {"metal": 1}, [], {"metal": -2, "electricity": 1}, 1),
    ("mh2", 3, {"area": ["needle_sword"]}, {"area": ["energy_blade"]}, [], {"metal": 3, "vp": 1 + 2}, 1),
    ("mh3", 1, {"area": ["telescopic_goggles"]}, {"area": ["magnifying_glass"]}, [], {"vp": 3, "movement": 1}, 0),
    ("mh3", 2, {"area": ["study", "notebook"]}, {"area": ["study"]}, [], {"vp": 4, "advanced": 1}, 1),
    (
        "mh3",
        3,
        {"area": ["spring_boots", "thread_rope"], "wood": 2},
        {"area": ["spring_boots"], "wood": 2},
        [],
        {"wood": -2, "vp": 2},
        0,
    ),
    ("mh4", 1, {"wood": 2}, {"wood": 1}, ["explore:none"], {"wood": -2, "vp": 2}, 0),
    ("mh4", 2, {"area": ["energy_blade"]}, {"area": ["matchstick_spear"]}, ["dig:1"], {"rooms_dug": 1, "vp": 1}, 1),
    ("mh4", 3, {"metal": 2}, {"metal": 1}, [], {"metal": -2, "electricity": 1}, 1),
    ("mh5", 1, {"wood": 1, "metal": 1}, {"wood": 1}, [], {"wood": -1, "metal": -1, "vp": 2, "movement": 2}, 0),
    ("mh5", 2, {"area": ["spring_boots"]}, {"area": ["thread_rope"]}, ["explore:done"], {"vp": 2}, 1),
    ("mh5", 3, {"area": ["energy_blade", "thimble_helmet"]}, {"area": ["energy_blade"]}, [], {"vp": 6}, 1),
    (
        "mh6",
        1,
        {"area": ["notebook"], "metal": 1},
        {"area": ["notebook"]},
        [],
        {"metal": -1, "versatility": 1, "vp": 1},
        0,
    ),
    ("mh6", 2, {"area": ["thimble_helmet"]}, {"area": ["wooden_tortoise"]}, [], {"metal": 2, "wood": 1, "vp": 1}, 0),
    (
        "mh6",
        3,
        {"area": ["wooden_tortoise"], "rats": {"forest": 1}},
        {"area": ["bottle_cap_shield"]},
        ["action:gather_wood"],
        {"wood": 1, "vp": 2},
        0,
    ),
    ("mc1", 1, {"area": ["energy_blade", "matchstick_spear"]}, {"area": ["energy_blade"]}, [], {"vp": 6}, 0),
    ("mc1", 2, {"area": ["spring_boots", "thimble_helmet"]}, {"area": ["spring_boots"]}, ["door:none"], {"vp": 3}, 0),
    (
        "mc1",
        3,
        {"area": ["telescopic_goggles"], "metal": 2},
        {"area": ["telescopic_goggles"], "metal": 1},
        [],
        {"metal": -2, "electricity": 1, "vp": 3},
        0,
    ),
    (
        "mc2",
        1,
        {"area": ["bottle_cap_shield"], "wood": 1},
        {"area": ["thimble_helmet"], "wood": 1},
        [],
        {"wood": -1, "vp": 4, "metal": 1},
        0,
    ),
    (
        "mc2",
        2,
        {"area": ["bottle_cap_shield", "pocket_generator"], "wood": 2},
        {"area": ["bottle_cap_shield"], "wood": 2},
        [],
        {"wood": -2, "electricity": 1, "vp": 5},
        1,
    ),
    (
        "mc2",
        3,
        {"area": ["telescopic_goggles", "magnifying_glass"]},
        {"area": ["telescopic_goggles"]},
        ["explore:none"],
        {"vp": 5},
        1,
    ),
    ("mc3", 1, {"area": ["energy_blade", "thimble_helmet"]}, {"area": ["energy_blade"]}, [], {"vp": 5, "wood": 1}, 0),
    ("mc3", 2, {"area": ["well"], "wood": 2}, {"wood": 2}, [], {"wood": -2, "versatility": 2, "vp": 1}, 0),
    ("mc3", 3, {"area": ["study", "notebook"]}, {"area": ["study"]}, [], {"vp": 2}, 2),
    ("mc4", 1, {"electricity": "weak"}, {}, ["explore:none"], {"vp": 3}, 0),
    ("mc4", 2, {"area": ["spring_boots", "thread_rope"]}, {"area": ["spring_boots"]}, [], {"vp": 6}, 1),
    (
        "mc4",
        3,
        {"area": ["study", "magnifying_glass", "h02"]},
        {"area": ["study", "magnifying_glass"]},
        ["potion:wood"],
        {"vp": 4, "wood": 1},
        1,
    ),
]


@pytest.mark.parametrize(("mission", "row", "side", "short", "answers", "changed", "lock"), ROWS)
@pytest.mark.rule("RW-12.3", "RW-12.4", "RW-12.7")
def test_rows(
    mission: str, row: int, side: Side, short: Side, answers: list[str], changed: dict[str, int], lock: int
) -> None:
    cubes: list[Any] = [None, None, None]
    if lock:
        cubes[lock - 1] = 1
    code = f"task:{mission}.{row}"
    s = facing(mission, side, cubes)
    before = tally(s)
    do(s, code, "cube:ab_annex", *answers)
    assert change(before, s) == {"cubes_on_missions": 1, **changed}
    assert kind(s) == "turn"
    s = facing(mission, short, cubes)
    assert refusal(s, code)[1].startswith("missing")
    if lock:
        s = facing(mission, side)
        assert refusal(s, code) == ("RW-12.3", "locked")


@pytest.mark.rule("RW-12.1", "RW-12.2")
def test_what_a_task_needs_besides() -> None:
    s = facing("mh4", {"wood": 2, "explorer": "g1"})
    assert kind(s) == "turn", "not present, so nothing to complete"
    assert refusal(s, "task:mh4.1") == ("RW-12.2", "not_present")
    s = facing("mh4", {"wood": 2, "explorer": "g1", "tents": ["g2"]})
    assert "task:mh4.1" in s.codes(), "a tent is enough"
    do(s, "task:none")
    assert refusal(s, "task:mh4.1") == ("RW-12.1", "no_task_permission"), "one permission, and it was declined"
    assert refusal(s, "task:mh1.1") == ("RW-12.2", "no_such_task")


@pytest.mark.rule("RW-12.8", "RW-12.3")
def test_several_rows_of_one_card() -> None:
    s = facing("mh6", {"area": ["thimble_helmet"], "fields": ["ab_vp3"]}, [0, None, None])
    assert s.codes() == ["task:mh6.2", "task:none"]
    assert refusal(s, "task:mh6.1") == ("RW-12.3", "task_done")
    do(s, "task:mh6.2", "cube:ab_annex")
    assert me(s)["cubes_on_missions"] == 2


@pytest.mark.rule("RW-12.4", "RW-9.5")
def test_versatility_tokens_stand_in_for_skills_only() -> None:
    s = facing("mh3", {"versatility": 2})
    assert s.codes() == ["task:mh3.1", "task:none"]
    do(s, "task:mh3.1", "cube:ab_annex")
    assert me(s)["versatility"] == 0
    s = facing("mc2", {"versatility": 5, "wood": 2}, [1, None, None])
    assert refusal(s, "task:mc2.2")[1] == "missing1", "energy is not a skill"
    s = facing("mc4", {"versatility": 9}, [1, None, None])
    assert refusal(s, "task:mc4.3")[1] == "missing1", "nor is a mouse"


@pytest.mark.rule("RW-12.5")
def test_brown_and_grey_cubes() -> None:
    s = facing("mh4", {"wood": 3})
    do(s, "task:mh4.1")
    assert len(s.codes()) == 6
    assert "cube:ab_vp6" not in s.codes(), "grey cubes do not fit a house mission"
    s = facing("mc4", {"electricity": "weak"})
    do(s, "task:mc4.1")
    assert "cube:ab_vp6" in s.codes()
    brown = ["ab_bed_discount", "ab_room_discount", "ab_annex", "ab_movement", "ab_skill_token", "ab_vp3"]
    s = facing("mh4", {"wood": 2, "fields": brown})
    assert kind(s) == "turn", "no suitable cube"
    assert refusal(s, "task:mh4.1") == ("RW-12.5", "no_cube")


@pytest.mark.component("ab_bed_discount", "ab_room_discount")
@pytest.mark.rule("RW-12.6", "RW-13.1", "RW-5.5", "RW-5.7")
def test_cheaper_beds_and_rooms() -> None:
    s = facing("mh4", {"wood": 2})
    do(s, "task:mh4.1")
    assert "cube:ab_bed_discount" not in s.codes(), "its extra item cannot be paid"
    for field in ("ab_bed_discount", "ab_room_discount"):
        s = facing("mh4", {"wood": 2, "metal": 1})
        do(s, "task:mh4.1", f"cube:{field}")
        assert (me(s)["wood"], me(s)["metal"]) == (0, 0), "paid with the task"
    s = at("s4a", {"fields": ["ab_bed_discount"], "wood": 2, "rats": {"burrow": 2}}, main=True)
    do(s, "main", "beds:2")
    assert me(s)["wood"] == 0
    s = at("s2b", {"fields": ["ab_room_discount"], "metal": 2, "rats": {"forest": 2}}, main=True)
    do(s, "main", "dig:2")
    assert me(s)["metal"] == 0


@pytest.mark.component("ab_annex", "ab_movement", "ab_vp3", "ab_vp6")
@pytest.mark.rule("RW-13.1", "RW-13.3", "RW-15.3")
def test_plain_fields() -> None:
    s = facing("mc4", {"electricity": "weak"})
    free = me(s)["free_chambers"]
    do(s, "task:mc4.1", "cube:ab_annex")
    assert me(s)["free_chambers"] == free + 1
    s = at("s2b", {"fields": ["ab_movement"], "movement": 1, "rats": {"forest": 2}}, main=True)
    do(s, "move", "rats:forest>farm", "rats:forest>burrow")
    assert me(s)["rats"] == {"entrance": 0, "forest": 0, "burrow": 1, "farm": 1}
    points = {"ab_annex": 2, "ab_movement": 1, "ab_vp3": 3, "ab_vp6": 6, "ab_bed_discount": 0, "ab_free_card": 1}
    for field, vp in points.items():
        assert me(at("s2b", {"fields": [field]}))["score"]["fields"] == vp
    assert me(at("s2b", {"fields": ["ab_vp3", "ab_vp6"]}))["score"]["fields"] == 3 + 6 + 2


@pytest.mark.component("ab_skill_token", "ab_free_card", "ab_main_action", "ab_hero")
@pytest.mark.rule("RW-12.7", "RW-13.6")
def test_immediate_fields_come_before_the_reward() -> None:
    side: Side = {"electricity": "weak", "hand": ["supersonic_jet"], "rats": {"forest": 2}}
    s = facing("mc4", side)
    before = tally(s)
    do(s, "task:mc4.1", "cube:ab_free_card")
    assert kind(s) == "play"
    assert change(before, s).get("vp", 0) == 0, "the reward waits"
    do(s, "play:supersonic_jet")
    assert change(before, s)["vp"] == 3
    s = facing("mc4", side)
    before = tally(s)
    do(s, "task:mc4.1", "cube:ab_main_action", "action:gather_wood")
    assert change(before, s)["wood"] == 2
    s = facing("mc4", side)
    do(s, "task:mc4.1", "cube:ab_skill_token")
    assert kind(s) == "token"
    s = facing("mc4", side)
    do(s, "task:mc4.1", "cube:ab_hero")
    assert kind(s) == "hero"
    s, _ = played("land_yacht", {"hand": ["thimble_helmet"]})
    do(s, "brown:ab_skill_token")
    assert kind(s) == "token", "also when the cube leaves by a card"


@pytest.mark.rule("RW-12.9", "RW-12.4")
def test_items_are_any_mixture() -> None:
    s = facing("mh5", {"wood": 1, "metal": 1, "hand": ["thimble_helmet", "lockpick"]})
    do(s, "task:mh5.1", "cube:ab_annex")
    assert kind(s) == "items"
    assert s.codes() == [
        "items:wood=1,metal=1", "items:wood=1,card=1", "items:metal=1,card=1", "items:card=2",
    ]  # fmt: skip
    do(s, "items:wood=1,card=1")
    assert s.codes() == ["card:thimble_helmet", "card:lockpick"]
    do(s, "card:lockpick")
    assert seen(s)["discards"] == {"basic": [], "advanced": ["lockpick"]}, "to the pile of its own deck"
