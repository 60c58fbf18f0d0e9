"""Whatever is typed, the answer to "why not" is true; and refusals that once were not."""

from __future__ import annotations

from typing import Any

import pytest

from herna import State
from herna.games.bigmonster.printed.tiles import EXPLORER_BY_SLUG, TILE_BY_SLUG
from herna.kernel.choice import Ask
from herna.testkit.misses import Misses, Truth
from tests.contract.bigmonster import CONTRACT
from tests.games.bigmonster.scene import draft, pick, seat

Data = dict[str, Any]
Cells = set[tuple[int, int]]


# --- what is there, as the seat that is asked sees it ---------------------------------------------------------------
def table(s: State, ask: Ask) -> dict[str, Any]:
    return s.view(ask.seat)


def mine(s: State, ask: Ask) -> dict[str, Any]:
    found: dict[str, Any] = table(s, ask)["seats"][ask.seat]
    return found


def tile_of(code: str) -> str:
    """The name in `send:desert@p2` and in `place:desert@2,0`."""
    return code.partition(":")[2].partition("@")[0]


def covered(x: int, y: int, wide: bool) -> Cells:
    return {(x, y), (x + 1, y) if wide else (x, y + 1)}


def area(s: State, ask: Ask) -> Cells:
    """The cells of the explorer, who is a square of four, and of all tiles."""
    cells = {(x, y) for x in (0, 1) for y in (0, 1)}
    for tile in mine(s, ask)["tiles"]:
        cells |= covered(tile["x"], tile["y"], tile["wide"])
    return cells


def wanted(s: State, ask: Ask, code: str) -> Cells:
    """The cells that the tile would cover where the code puts it."""
    x, _, y = code.rpartition("@")[2].partition(",")
    return covered(int(x), int(y), TILE_BY_SLUG[tile_of(code)].wide)


def touching(cells: Cells, others: Cells, steps: Cells) -> bool:
    return any((x + right, y + down) in others for x, y in cells for right, down in steps)


EDGES: Cells = {(0, 1), (1, 0), (0, -1), (-1, 0)}
CORNERS: Cells = {(1, 1), (1, -1), (-1, 1), (-1, -1)}


# --- when a reason is true ------------------------------------------------------------------------------------------
def nothing_is_passed(s: State, ask: Ask, code: str, data: Data) -> bool:
    return table(s, ask)["turn"] == 9 and table(s, ask)["mode"] in ("ffa", "team")


def not_dealt(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["explorer"] in EXPLORER_BY_SLUG and data["explorer"] not in mine(s, ask)["dealt"]


def no_such_explorer(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["name"] == code.partition(":")[2] and data["name"] not in EXPLORER_BY_SLUG


def nameless(s: State, ask: Ask, code: str, data: Data) -> bool:
    return tile_of(code) == ""


def no_such_row(s: State, ask: Ask, code: str, data: Data) -> bool:
    return code not in ("row:1", "row:2")


def no_such_tile(s: State, ask: Ask, code: str, data: Data) -> bool:
    return bool(data["name"]) and data["name"] in code and data["name"] not in TILE_BY_SLUG


def not_in_hand(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["tile"] == tile_of(code) and data["tile"] not in mine(s, ask)["hand"]


def not_discarded(s: State, ask: Ask, code: str, data: Data) -> bool:
    """Whoever is asked has looked through all of them."""
    discard = table(s, ask)["discard"]
    return len(discard["known"]) == discard["size"] and tile_of(code) not in discard["known"]


def not_in_row(s: State, ask: Ask, code: str, data: Data) -> bool:
    shown = table(s, ask)
    return data["tile"] == tile_of(code) and data["tile"] not in shown["rows"][shown["row"] - 1]


def another_tile(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["tile"] != tile_of(code) and bool(data["tile"] == mine(s, ask)["pick"])


def no_such_place(s: State, ask: Ask, code: str, data: Data) -> bool:
    """Reading and writing it does not give the same again, or it is far out."""
    numbers = data["name"].split(",")
    try:
        return len(numbers) != 2 or [str(int(n)) for n in numbers] != numbers or max(abs(int(n)) for n in numbers) > 100
    except ValueError:
        return True


def overlaps(s: State, ask: Ask, code: str, data: Data) -> bool:
    return bool(wanted(s, ask, code) & area(s, ask))


def corner_only(s: State, ask: Ask, code: str, data: Data) -> bool:
    cells, there = wanted(s, ask, code), area(s, ask)
    return touching(cells, there, CORNERS) and not touching(cells, there, EDGES)


def apart(s: State, ask: Ask, code: str, data: Data) -> bool:
    return not touching(wanted(s, ask, code), area(s, ask), EDGES | CORNERS | {(0, 0)})


def ship_taken(s: State, ask: Ask, code: str, data: Data) -> bool:
    return code.endswith(f"p{data['ship'] + 1}") and table(s, ask)["seats"][data["ship"]]["ship"]["from"] is not None


def own_ship(s: State, ask: Ask, code: str, data: Data) -> bool:
    """Another one is free, and the explorer allows nothing else."""
    others = [player["ship"]["from"] for i, player in enumerate(table(s, ask)["seats"]) if i != ask.seat]
    allowed = EXPLORER_BY_SLUG[mine(s, ask)["explorer"]].own_ship
    return data["ship"] == ask.seat and None in others and not allowed


def no_such_ship(s: State, ask: Ask, code: str, data: Data) -> bool:
    return data["name"] not in [f"p{i + 1}" for i in range(s.players)] and data["players"] == s.players


TRUTHS: dict[str, Truth] = {
    "nothing_is_passed": nothing_is_passed,
    "not_dealt": not_dealt,
    "no_such_explorer": no_such_explorer,
    "nameless": nameless,
    "no_such_row": no_such_row,
    "no_such_tile": no_such_tile,
    "not_in_hand": not_in_hand,
    "not_discarded": not_discarded,
    "not_in_row": not_in_row,
    "another_tile": another_tile,
    "no_such_place": no_such_place,
    "overlaps": overlaps,
    "corner_only": corner_only,
    "apart": apart,
    "ship_taken": ship_taken,
    "own_ship": own_ship,
    "no_such_ship": no_such_ship,
}


def test_near_misses_get_a_true_answer() -> None:
    misses = Misses(CONTRACT, TRUTHS)
    for seed in range(12):
        misses.play(seed)
        misses.play(seed, crowded=True, each=20)
    assert misses.asked > 10_000
    assert len(misses.met) > 17, misses.met


# --- what was answered falsely once ---------------------------------------------------------------------------------
@pytest.mark.rule("BM-6.1")
@pytest.mark.parametrize("code", ["place:desert@02,0", "place:desert@2,00", "place:DESERT@2,0", "place:desert@ 2,0"])
def test_another_spelling_of_a_place_is_answered_with_the_right_one(code: str) -> None:
    s = draft(seat(hand=("desert",)), seat(), seat())
    pick(s, "desert")
    refusal = s.why_not(code, 0)
    assert refusal is not None
    assert (refusal.reason, refusal.data["codes"]) == ("spelling", ["place:desert@2,0"])


@pytest.mark.rule("BM-6.1")
def test_a_tile_without_a_name_is_not_called_nothing() -> None:
    s = draft(seat(hand=("desert",)), seat(), seat())
    pick(s, "desert")
    refusal = s.why_not("place:@2,0", 0)
    assert refusal is not None
    assert refusal.reason == "nameless"
