"""Puzzles in the terminal: each choice is judged at once, and a wrong one can be seen refuted."""

from __future__ import annotations

from datetime import date

from rich.text import Text

from herna.kernel.errors import HernaError
from herna.learn.attempt import Attempt, Onward, Told, Wrong, solution
from herna.learn.daily import Streak, read_streak
from herna.learn.puzzle import Puzzle
from herna.terminal.language import say
from herna.terminal.output import Output
from herna.terminal.progress import Progress
from herna.terminal.session import Quit, Read, Session

STREAK = "streak"  # where the days in a row are kept, among the ids of puzzles


class PuzzleSession(Session):
    """A session in which choices are an attempt at a puzzle."""

    def __init__(self, puzzle: Puzzle, out: Output, read: Read) -> None:
        self.attempt = Attempt(puzzle)
        super().__init__(self.attempt.state, [None] * self.attempt.state.players, out, read)
        self.watcher = puzzle.seat
        self.missed = False  # was anything wrong chosen, or the solution looked at?
        self.refutation: list[Told] = []
        self.commands.pop("undo")  # a wrong choice is not made in the first place
        self.commands.pop("save")
        self.commands.pop("why")
        self.commands["wrong"] = self.why_wrong
        self.commands["solution"] = self.solution

    def solve(self) -> bool:
        """Until it is solved, or the person leaves; False if the input broke off."""
        puzzle, lang = self.attempt.puzzle, self.out.lang
        self.out.line(f"{puzzle.id}: {puzzle.kind.title.texts[lang]}", "bold")
        self.out.line(say(lang, "puzzle.about", level=puzzle.level), "dim")
        self.out.table(self.state, puzzle.seat)
        self.out.put(Text(puzzle.asks(lang)), "» ")
        try:
            while not self.attempt.solved:
                self.ask(puzzle.seat)
        except (Quit, EOFError) as left:
            return isinstance(left, Quit)
        if puzzle.themes:  # before, they would have told too much
            themes = ", ".join([both.texts[lang] for both in puzzle.theme_words.values()])
            self.out.line(say(lang, "puzzle.themes", themes=themes), "dim")
        return True

    def choose(self, typed: str, seat: int) -> None:
        codes = self.state.codes(seat)
        if typed.isdecimal() and not 1 <= int(typed) <= len(codes):
            self.refuse(typed, seat)
            return
        reply = self.attempt.choose(codes[int(typed) - 1] if typed.isdecimal() else typed)
        lang = self.out.lang
        if isinstance(reply, Onward):
            self.tell_line(reply.told)
            self.state = self.attempt.state.clone() if self.attempt.solved else self.attempt.state
            if not self.attempt.solved:
                self.out.table(self.state, seat)
            self.out.line(reply.text(lang), "bold")
            return
        self.out.put(Text(f"{reply.text(lang)} ({reply.rule})"), "  ")
        if isinstance(reply, Wrong):
            self.missed = True
            self.refutation = reply.refutation
            if self.refutation:
                self.out.line(say(lang, "puzzle.ask_why"), "dim")

    def why_wrong(self, rest: str, seat: int) -> None:
        """The refutation of the last wrong choice, played to its end."""
        if not self.refutation:
            self.out.line(say(self.out.lang, "puzzle.nothing_wrong"))
            return
        self.tell_line(self.refutation)
        self.out.table(self.refutation[-1].place.state, seat)

    def solution(self, rest: str, seat: int) -> None:
        self.missed = True
        self.tell_line(solution(self.attempt.puzzle))

    def tell_line(self, line: list[Told]) -> None:
        lang = self.out.lang
        for number, told in enumerate(line, 1):
            who = "puzzle.you" if told.seat == self.attempt.seat else "puzzle.they"
            self.out.line(f"  {number}. {say(lang, who)}: {told.labels[lang]}")

    def help(self, rest: str, seat: int) -> None:
        self.out.line(say(self.out.lang, "puzzle.help"))


def kept_streak(progress: Progress) -> Streak:
    return read_streak(progress.of(STREAK))


def keep_solved(progress: Progress, puzzle: str, missed: bool, today: date | None, out: Output) -> None:
    """Solved without a mistake or not; `today` where it was the puzzle of the day."""
    try:
        progress.keep(puzzle, {"done": True, "missed": missed})
        if today is not None:
            streak = kept_streak(progress).solved(today)
            progress.keep(STREAK, {"last": streak.last, "run": streak.run})
            out.line(say(out.lang, "puzzle.streak", days=streak.run))
    except HernaError as e:
        out.line(say(out.lang, "learn.not_kept", why=str(e)))
