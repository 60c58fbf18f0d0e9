"""Completing tasks of missions (RW-12), the board fields that they empty, heroes and skill tokens (RW-13)."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.exploring import presence
from herna.games.wistar.rules.payment import PAY_ITEMS, is_met, pay_rest
from herna.games.wistar.table.board import is_cellar
from herna.games.wistar.table.designs import MISSIONS, PLACES, SLUGS, Task
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table, by_text
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ASK_BROWN,
    ASK_CUBE,
    ASK_HERO,
    ASK_TASK,
    ASK_TOKEN,
    BROWN,
    COMPLETES_TASK,
    FIELDS,
    FIRST_FIELD,
    FIRST_HERO,
    FOR_CUBE,
    FOR_TASK,
    METAL,
    NO,
    TELL_FIELD,
    TELL_TASK,
    VP,
    WOOD,
    YARD,
)
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without
from herna.kernel.texts.catalogue import Args

ROWS: Final = 4  # a task is room * ROWS + row


# --- what is possible ---------------------------------------------------------------------------------------
def task_of(s: Table, task: int) -> Task:
    return MISSIONS[s.missions[task // ROWS]].tasks[task % ROWS - 1]


def cubes_for(s: Table, p: Side, task: int) -> list[int]:
    """RW-12.5, RW-12.6: fields (from 1) whose cube fits the card and whose extra item can be paid."""
    price = task_of(s, task).price
    spare = p.items() - price.wood - price.metal - price.items
    last = FIELDS if is_cellar(task // ROWS) else BROWN
    return [i + 1 for i in range(last) if not p.fields >> i & 1 and PLACES[FIRST_FIELD + i].extra_item <= spare]


def is_unlocked(s: Table, room: int, row: int) -> bool:
    """RW-12.3: no cube on the row, and one on the row that its lock names."""
    lock = MISSIONS[s.missions[room]].tasks[row - 1].lock
    return not s.cubes[room * 3 + row - 1] and (lock == 0 or s.cubes[room * 3 + lock - 1] != 0)


def tasks_for(s: Table, seat: int, ignored: int) -> list[int]:
    """Every task this player could complete now."""
    p = s.sides[seat]
    found: list[int] = []
    for room in presence(p):
        if room != YARD and s.open_missions >> room & 1:
            tasks = MISSIONS[s.missions[room]].tasks
            for row in range(1, 4):
                if is_unlocked(s, room, row) and is_met(p, tasks[row - 1].price, 0, ignored):
                    if cubes_for(s, p, room * ROWS + row):
                        found.append(room * ROWS + row)
    return found


# --- completing one: `count` skill symbols are ignored, `target` is the task, `card` the field --------------
class ChooseTask(Rule):
    """RW-12.1 to RW-12.4"""

    def purpose(self, s: Table, f: Frame) -> str:
        return by_text("task", f)

    def run(self, s: Table, f: Frame) -> None:
        found = tasks_for(s, f.you, f.count)
        if found:
            s.ask(f.you, ASK_TASK, [*found, NO])
        else:
            s.leave()

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.leave()
        f.target = pick


class ChooseCube(Rule):
    """RW-12.5"""

    def terms(self, s: Table, f: Frame) -> Args:
        mission = SLUGS[s.missions[f.target // ROWS]]
        return {"mission": mission, "task": f"task.{mission}.{f.target % ROWS}"}

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_CUBE, cubes_for(s, s.sides[f.you], f.target))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.card = FIRST_FIELD + pick - 1


class PayTask(Rule):
    """RW-12.4, RW-12.6: the fixed price, then all items together."""

    def run(self, s: Table, f: Frame) -> None:
        price = task_of(s, f.target).price
        s.spend(f.you, WOOD, price.wood)
        s.spend(f.you, METAL, price.metal)
        pay_rest(s, f.you, price, f.count)
        items = price.items + PLACES[f.card].extra_item
        if items:
            s.push(PAY_ITEMS, f.you, s.missions[f.target // ROWS], target=FOR_TASK, count=items)


class PlaceCube(Rule):
    """RW-12.7: the cube, the ability, the reward, then who waited for it."""

    def run(self, s: Table, f: Frame) -> None:
        room, row = f.target // ROWS, f.target % ROWS
        at = room * 3 + row - 1
        s.cubes = (*s.cubes[:at], f.you + 1, *s.cubes[at + 1 :])
        s.emit(TELL_TASK, f.you, s.missions[room], row)
        s.happen(f.you, COMPLETES_TASK)
        s.push(task_of(s, f.target).reward, f.you, s.missions[room])
        empty_field(s, f.you, f.card)


def empty_field(s: Table, seat: int, field: int) -> None:
    """RW-13.6: an ability works from now on; an immediate one happens."""
    s.sides[seat].fields |= 1 << (field - FIRST_FIELD)
    s.emit(TELL_FIELD, seat, field)
    for effect in PLACES[field].effects:
        s.push(effect, seat, field)


COMPLETE_TASK: Final = PROCEDURES.procedure("complete a task", ChooseTask(), ChooseCube(), PayTask(), PlaceCube())


# --- land_yacht: a brown cube leaves the game (RW-22.13); `card` is the field -------------------------------
class ChooseBrownCube(Rule):
    def run(self, s: Table, f: Frame) -> None:
        p = s.sides[f.you]
        found = [
            i + 1
            for i in range(BROWN)
            if not p.fields >> i & 1 and PLACES[FIRST_FIELD + i].extra_item <= p.items()
        ]  # fmt: skip
        if found:
            s.ask(f.you, ASK_BROWN, [*found, NO])
        else:
            s.leave()

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.leave()
            return
        f.card = FIRST_FIELD + pick - 1
        s.push(PAY_ITEMS, seat, f.source, target=FOR_CUBE, count=PLACES[f.card].extra_item)


class EmptyField(Rule):
    def run(self, s: Table, f: Frame) -> None:
        empty_field(s, f.you, f.card)


REMOVE_BROWN_CUBE: Final = PROCEDURES.procedure("remove a brown cube", ChooseBrownCube(), EmptyField())


# --- RW-13.2, RW-13.4, RW-13.5 ------------------------------------------------------------------------------
class ChooseHero(Rule):
    """The hero's points come first, then who waited for its symbols."""

    def run(self, s: Table, f: Frame) -> None:
        if s.heroes:
            s.ask(f.you, ASK_HERO, list(s.heroes))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.heroes = without(s.heroes, pick)
        s.welcome(seat, pick)
        s.gain(seat, VP, s.sides[seat].holds.symbols[pick - FIRST_HERO], pick)


class ChooseToken(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if s.tokens:
            s.ask(f.you, ASK_TOKEN, list(s.tokens))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.tokens = without(s.tokens, pick)
        s.welcome(seat, pick)


CHOOSE_HERO: Final = PROCEDURES.procedure("choose a hero", ChooseHero())
CHOOSE_TOKEN: Final = PROCEDURES.procedure("choose a skill token", ChooseToken())
