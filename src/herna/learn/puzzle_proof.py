"""Proving puzzles: everything that a puzzle promises is counted out again, in many worlds."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from herna.kernel.errors import HernaError
from herna.learn.attempt import LATER, WORLDS, Attempt
from herna.learn.chances import Odds
from herna.learn.puzzle import Puzzle
from herna.learn.solving import Place, Search, TooLarge, world_of

MOST_PLACES: Final = 400  # where the solver can come to, if the others answer as they like
CLEARLY: Final = Fraction(5, 100)  # so much better are the best odds than the next ones


def puzzle_faults(puzzle: Puzzle, worlds: int = WORLDS) -> list[str]:
    """What is wrong with a puzzle; nothing, if all it promises is true in so many redrawn worlds."""
    try:
        puzzle.check()
        if puzzle.kind.odds:
            return odds_faults(puzzle, worlds)
        return [*first_faults(puzzle, worlds), *later_faults(puzzle)]
    except HernaError as e:
        return [str(e)]


def first_faults(puzzle: Puzzle, worlds: int) -> list[str]:
    """In this world and in every other, exactly the choices that the puzzle names lead to its goal."""
    codes = puzzle.start.state.codes(puzzle.seat)
    if len(puzzle.first) == len(codes):
        return [f"{puzzle.where}: whatever is chosen first is right"]
    for number, place in enumerate(worlds_of(puzzle, worlds)):
        right = [codes[index] for index in Search(puzzle.task).right(place)]
        if sorted(right) != sorted(puzzle.first):
            return [f"{puzzle.where}: in world {number} the right choices are {right}, not {puzzle.first}"]
    return []


def worlds_of(puzzle: Puzzle, worlds: int) -> list[Place]:
    return [puzzle.start, *[world_of(puzzle.start, puzzle.seat, seed) for seed in range(1, worlds + 1)]]


def later_faults(puzzle: Puzzle) -> list[str]:
    """Whatever the others answer, the solver always has a choice that is right in all worlds, and gets to the goal."""
    waiting = [(puzzle.start, [])]  # type: list[tuple[Place, list[str]]]
    places = 0
    while waiting:
        place, made = waiting.pop()
        if puzzle.task.ended(place):
            continue
        places += 1
        if places > MOST_PLACES:
            return [f"{puzzle.where}: there are more than {MOST_PLACES} places, too many to prove"]
        codes = place.state.codes(place.mover)
        if place.mover != puzzle.seat:
            waiting += [(place.after(index), [*made, codes[index]]) for index in range(place.width)]
            continue
        sure = sure_choice(puzzle, place)
        if sure is None:
            return [f"{puzzle.where}: after {made} no choice is right in all worlds"]
        waiting.append((place.after(sure), [*made, codes[sure]]))
    return []


def sure_choice(puzzle: Puzzle, place: Place) -> int | None:
    """The first option that leads to the goal here and in other worlds that the solver cannot tell from this one."""
    worlds = [place, *[world_of(place, puzzle.seat, seed) for seed in range(1, LATER + 1)]]
    searches = [Search(puzzle.task) for _ in worlds]
    for index in range(place.width):
        if all([search.forced(one.after(index)) for one, search in zip(worlds, searches, strict=True)]):
            return index
    return None


def solution_of(puzzle: Puzzle) -> list[str]:
    """A whole way to the goal, as in a record: what the solver chooses, and what the others answer."""
    attempt = Attempt(puzzle)
    place, line = puzzle.start, []  # type: Place, list[str]
    search = Search(puzzle.task)
    while not puzzle.task.ended(place):
        mine = place.mover == puzzle.seat
        index = sure_choice(puzzle, place) if mine else attempt.answer(place, search)
        if index is None:
            raise TooLarge("no choice is right in all worlds")
        code = place.state.codes(place.mover)[index]
        line.append(code if mine else f"{place.mover}/{code}")
        place = place.after(index)
    return line


def odds_faults(puzzle: Puzzle, worlds: int) -> list[str]:
    """In every world the same choices have clearly the best odds, counted exactly, and others have some, too."""
    codes = puzzle.start.state.codes(puzzle.seat)
    for number, place in enumerate(worlds_of(puzzle, worlds)[1:], 1):
        odds = Odds(puzzle.task)
        values = dict(zip(codes, [odds.after(place, index) for index in range(place.width)], strict=True))
        best = max(values.values())
        right = [code for code in codes if values[code] == best]
        less = [value for value in values.values() if value < best]
        if sorted(right) != sorted(puzzle.first) or not less or best - max(less) < CLEARLY:
            told = {code: f"{float(value):.3f}" for code, value in values.items()}
            return [f"{puzzle.where}: in world {number} the odds are {told}"]
    return []
