"""An attempt at a puzzle: each choice is judged, the opponent answers, and a wrong choice is refuted.

As in lessons, a wrong choice changes nothing: it is explained, its refutation can be looked at, and the solver tries
again.
"""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import Option
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn.chances import Odds, per_cent
from herna.learn.learner import TEXTS, Reply
from herna.learn.puzzle import POINTS, Puzzle
from herna.learn.reading import LearnError
from herna.learn.solving import DEEPEST, Place, Search, TooLarge, world_of

WORLDS: Final = 60  # redrawn worlds in which a puzzle's first choices are proved
LATER: Final = 5  # and those in which a later choice is judged
MOST_LESS: Final = 40  # so many points less are looked for after a wrong choice
DECLINING: Final = ("pass", "none", "done", "end")


class Told:
    """A choice in words, the table at which it was made, and the one that it led to."""

    def __init__(self, before: Place, place: Place, seat: int, option: Option) -> None:
        self.before = before
        self.place = place
        self.seat = seat
        self.option = option
        self.labels = {lang: option.label(lang) for lang in LANGUAGES}


class Wrong(Reply):
    """The choice does not lead to the goal. `refutation` is what follows it, choice by choice, itself included."""

    def __init__(self, texts: dict[str, str], rule: str, refutation: list[Told]) -> None:
        super().__init__("wrong", texts, rule)
        self.refutation = refutation


class Onward(Reply):
    """The choice was right; `told` is what was chosen since, by everybody."""

    def __init__(self, texts: dict[str, str], rule: str, told: list[Told]) -> None:
        super().__init__("right", texts, rule)
        self.told = told


class Attempt:
    """`made` are the solver's choices so far; `solved` says whether the goal is reached."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.place = puzzle.start
        self.made: list[str] = []
        self.solved = False

    @property
    def state(self) -> State:
        return self.place.state

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    def choose(self, code: str) -> Reply:
        """Make a choice. One that is wrong or not legal is explained and changes nothing."""
        puzzle = self.puzzle
        if self.solved:
            raise LearnError(puzzle.where, "the puzzle is solved already")
        refusal = self.state.why_not(code, self.seat)
        if refusal is not None:
            return Reply("illegal", {lang: refusal.text(lang) for lang in LANGUAGES}, refusal.rule)
        index = self.state.codes(self.seat).index(code)
        if puzzle.kind.odds:
            return self._choose_by_odds(code, index)
        for place in self._worlds():
            search = Search(puzzle.task)
            after = place.after(index)
            if not search.forced(after):
                return self._refuted(told(with_events(place), index), search)
        line = [told(self.place, index)]
        self._follow(line)
        self.made.append(code)
        self.place = line[-1].place
        self.solved = puzzle.task.ended(self.place)
        return Onward(said("puzzle.solved" if self.solved else "puzzle.onward"), puzzle.kind.rule, line)

    def _worlds(self) -> list[Place]:
        """This world, and others that the solver cannot tell from it."""
        return [self.place, *[world_of(self.place, self.seat, seed) for seed in range(1, LATER + 1)]]

    def _follow(self, line: list[Told]) -> None:
        """The others answer until the solver is asked again."""
        task = self.puzzle.task
        place = line[-1].place
        while not task.ended(place) and place.mover != self.seat:
            line.append(told(place, self.answer(place, Search(task))))
            place = line[-1].place

    def answer(self, place: Place, search: Search) -> int:
        """What the others choose: whatever defeats the solver, else rather something than nothing."""
        for index in range(place.width):
            if not search.forced(place.after(index)):
                return index
        endings = [code.rpartition(":")[2] for code in place.state.codes(place.mover)]
        return next((i for i, ending in enumerate(endings) if ending not in DECLINING), 0)

    # --- what is wrong ------------------------------------------------------------------------------------------
    def _refuted(self, begun: Told, search: Search) -> Wrong:
        """The goal can no longer be reached: what happens instead is played to its end."""
        puzzle = self.puzzle
        kind = puzzle.kind
        most, search = self._less(begun.place, search)
        line = [begun]
        place = begun.place
        while not puzzle.task.ended(place) and len(line) < DEEPEST:
            line.append(told(place, self._onward(place, search)))
            place = line[-1].place
        texts = {}
        for lang in LANGUAGES:
            wrong = TEXTS.say(lang, "puzzle.wrong", {"chosen": begun.labels[lang]})
            missed = kind.missed(place, puzzle.seat, lang)
            if most is not None:
                missed = TEXTS.say(lang, "puzzle.most", {"points": most})
            texts[lang] = f"{wrong} {missed}"
        return Wrong(texts, kind.rule, line)

    def _less(self, place: Place, search: Search) -> tuple[int | None, Search]:
        """Where points are asked for: how many can still be reached, and the search that finds the way there."""
        puzzle = self.puzzle
        wanted = puzzle.numbers.get(POINTS)
        if wanted is None:
            return None, search
        most, found = None, search
        low, high = max(0, wanted - MOST_LESS), wanted - 1
        while low <= high:  # whoever can reach so many can reach fewer
            points = (low + high) // 2
            less = Search(puzzle.task_for({**puzzle.numbers, POINTS: points}))
            try:
                reached = less.forced(place)
            except TooLarge:
                break
            if reached:
                most, found, low = points, less, points + 1
            else:
                high = points - 1
        return most, found

    def _onward(self, place: Place, search: Search) -> int:
        """How it goes on after a wrong choice: everybody does what is best for them."""
        if place.mover != self.seat:
            return self.answer(place, search)
        right = [index for index in range(place.width) if search.forced(place.after(index))]
        return right[0] if right else 0

    # --- dice ---------------------------------------------------------------------------------------------------
    def _choose_by_odds(self, code: str, index: int) -> Reply:
        """Only the first choice counts: what follows is up to the dice."""
        puzzle = self.puzzle
        odds = Odds(puzzle.task)
        world = world_of(self.place, self.seat, 1)
        chances = [odds.after(world, i) for i in range(world.width)]
        numbers = {"chosen": per_cent(chances[index]), "best": per_cent(max(chances))}
        if code in puzzle.first:
            self.made.append(code)
            self.solved = True
            return Onward(said("puzzle.best_odds", numbers), puzzle.kind.rule, [])
        return Wrong(said("puzzle.odds", numbers), puzzle.kind.rule, [])


def said(key: str, args: dict[str, Any] | None = None) -> dict[str, str]:
    return {lang: TEXTS.say(lang, key, args or {}) for lang in LANGUAGES}


def told(place: Place, index: int) -> Told:
    """The choice of an option, and what it leads to."""
    seat = place.mover
    option = place.state.decision(seat).options[index]
    return Told(place, place.after(index), seat, option)


def with_events(place: Place) -> Place:
    """The same place, which from now on tells what happens there: redrawn worlds do not."""
    state = place.state.clone()
    state.keep_events(True)
    return place.at(state)


def solution(puzzle: Puzzle) -> list[Told]:
    """The puzzle's own way to the goal, choice by choice; where dice decide, the choice alone."""
    place, line = puzzle.start, []  # type: Place, list[Told]
    for choice in puzzle.way:
        code = split_choice(choice)[1]
        line.append(told(place, place.state.codes(place.mover).index(code)))
        place = line[-1].place
    return line


def onward_from(puzzle: Puzzle) -> State:
    """A table on which the game goes on: after the solution, or where the puzzle begins if that ends the game."""
    end = puzzle.walked(puzzle.start)[-1].state
    return (puzzle.start.state if end.over else end).clone()


def resume_attempt(puzzle: Puzzle, made: object) -> Attempt:
    """An attempt in which these choices have been made, as far as they are right."""
    attempt = Attempt(puzzle)
    for code in made if isinstance(made, list) else []:
        if attempt.solved or not isinstance(code, str) or attempt.choose(code).kind != "right":
            break
    return attempt
