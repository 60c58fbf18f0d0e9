"""Proving lessons and pages: every branch is walked in both languages, and whatever is wrong is told with its place."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn.goals import NOWHERE, Goal, Moment, Path
from herna.learn.howto import HowTo
from herna.learn.learner import Learner, Right, resume
from herna.learn.lesson import MOST_SAID, Lesson, Step, fits
from herna.learn.reading import LearnError

MOST_REPLIED: Final = 420  # characters of an answer to a wrong choice, with the names of options in it
MOST_PLACES: Final = 400  # a lesson with more places than this is a maze


class Walk:
    """All ways through one lesson. `faults` is empty when it is sound."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.faults: list[str] = []
        self.places = 0  # different situations in which a learner can be
        self.choices = 0  # steps in which something is chosen
        self.replies = 0  # answers to wrong choices
        self._used: dict[Step, int] = {}  # how many answers of each step have been needed
        self._wrong: dict[Step, set[str]] = {}  # the legal choices of each step that are wrong
        self._seen: dict[tuple[int, int, tuple[str, ...]], list[State]] = {}
        self._walk()

    def fault(self, where: str, why: str) -> None:
        line = f"{where}: {why}"
        if line not in self.faults:
            self.faults.append(line)

    def _walk(self) -> None:
        waiting = [Learner(self.lesson)]
        while waiting and self.places < MOST_PLACES:
            learner = waiting.pop()
            if learner.done:
                self._check_end(learner)
                continue
            if not self._is_new(learner):
                continue
            self.places += 1
            try:
                waiting += self._next(learner)
            except LearnError as e:
                self.fault(e.where, e.why)
        if waiting:
            self.fault(self.lesson.where, f"there are more than {MOST_PLACES} places, too many to prove")
        steps = [step for scene in self.lesson.scenes for step in scene.steps]
        self.choices = len([step for step in steps if not step.reads])
        if not self.faults:
            for step in steps:
                self._check_needed(step)

    def _check_needed(self, step: Step) -> None:
        """Once everything has been walked: has all that the step foresees come up somewhere?"""
        used = self._used.get(step, 0)
        if used < len(step.answers):
            self.fault(step.where, f"the answer {'|'.join(step.answers[used])!r} is never needed")
        foreseen = {code for wrong in step.wrong for code in wrong.codes}
        for code in sorted(foreseen - self._wrong.get(step, set())):
            self.fault(step.where, f"{code!r} is called wrong, but it is right, or never legal there")

    def _is_new(self, learner: Learner) -> bool:
        place = (learner.scene_number, len(learner.finished), tuple(learner.made))
        known = self._seen.setdefault(place, [])
        if any([state == learner.state for state in known]):
            return False
        known.append(learner.state)
        return True

    def _next(self, learner: Learner) -> list[Learner]:
        """Everything that can be chosen here is chosen; those that go on."""
        step = learner.step
        self._check_words(learner)
        self._check_marks(learner)
        self._check_kept(learner)
        if step.reads:
            reader = learner.copy()
            reader.go_on()
            return [reader]
        if learner.seat not in learner.state.to_act:
            raise LearnError(step.where, "the learner is to choose, but is not asked anything")
        codes = learner.state.codes(learner.seat)
        fitting = learner.fitting()
        self._check_codes(learner, codes, fitting)
        return [onward for code in codes if (onward := self._tried(learner, code)) is not None]

    def _tried(self, learner: Learner, code: str) -> Learner | None:
        step = learner.step
        onward = learner.copy()
        reply = onward.choose(code)
        if isinstance(reply, Right):
            self._used[step] = max(self._used.get(step, 0), reply.answers)
            if reply.finished:
                self._check_goal(step.check, Moment(learner.before, reply.state, learner.seat), step.where, code)
            return onward
        self.replies += 1
        self._wrong.setdefault(step, set()).add(code)
        for lang in LANGUAGES:
            if not 0 < len(reply.text(lang)) <= MOST_REPLIED:
                self.fault(step.where, f"the answer to {code!r} has {len(reply.text(lang))} characters in {lang!r}")
        if onward.state is not learner.state or onward.kept() != learner.kept():
            self.fault(step.where, f"the wrong choice {code!r} has changed something")
        return None

    # --- what is checked at each place -------------------------------------------------------------------------
    def _check_words(self, learner: Learner) -> None:
        for lang in LANGUAGES:
            said = len(learner.says(lang))
            if not 0 < said <= MOST_SAID:
                self.fault(learner.step.where, f"with its names, {said} characters are said in {lang!r}")

    def _check_marks(self, learner: Learner) -> None:
        view = learner.state.view(learner.seat)
        known = strings_in(view) | places_of(learner)
        marks = learner.marks()
        if not learner.made and len(marks) != len(learner.step.mark):
            self.fault(learner.step.where, f"{learner.step.mark} marks a code that is not legal")
        for mark in marks:
            if mark not in known and Path(mark, learner.step.where).find(view) is NOWHERE:
                self.fault(learner.step.where, f"the mark {mark!r} is neither in the view nor a code")

    def _check_kept(self, learner: Learner) -> None:
        if resume(self.lesson, learner.kept()).kept() != learner.kept():
            self.fault(learner.step.where, "a learner who comes back is not at the same place")

    def _check_codes(self, learner: Learner, codes: list[str], fitting: list[str]) -> None:
        step, made = learner.step, learner.made
        for code in step.wanted(made):
            if not any([fits(code, legal) for legal in codes]):
                refusal = learner.state.why_not(code, learner.seat)
                self.fault(step.where, f"{code!r} is not legal: {refusal.text() if refusal else ''} Legal are: {codes}")
        if step.goal is not None:
            if not fitting:
                self.fault(step.where, "nothing reaches the goal")
            elif not made and len(fitting) == len(codes):
                self.fault(step.where, "everything reaches the goal, so it asks for nothing")

    def _check_goal(self, goal: Goal | None, moment: Moment, where: str, code: str) -> None:
        if goal is None:
            return
        for path in goal.paths():
            if path.find(moment.view) is NOWHERE:
                self.fault(where, f"after {code!r} there is nothing at {path.written!r}")
        if not goal.holds(moment):
            self.fault(where, f"after {code!r} the check does not hold")

    def _check_end(self, learner: Learner) -> None:
        for lang in LANGUAGES:
            if not learner.says(lang):
                self.fault(self.lesson.where, f"nothing is said at the end in {lang!r}")
        start = learner.scene.start()
        where = f"{self.lesson.where}, end"
        self._check_goal(self.lesson.outcome, Moment(start, learner.state, learner.seat), where, "the last choice")


def strings_in(data: Any) -> set[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        return {data}
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ()
    return {text for one in inside for text in strings_in(one)}


def places_of(learner: Learner) -> set[str]:
    """What the options of the open question lie on, and their codes."""
    if learner.seat not in learner.state.to_act:
        return set()
    options = learner.state.decision(learner.seat).options
    return {option.at for option in options} | {option.code for option in options}


def page_faults(page: HowTo) -> list[str]:
    """What is wrong with a page: marks that are nowhere, tables that cannot be drawn."""
    faults = []
    for part in page.parts:
        state = part.state()
        view = state.view(part.seat)
        for mark in part.mark:
            if mark not in strings_in(view) and Path(mark, part.where).find(view) is NOWHERE:
                faults.append(f"{part.where}: the mark {mark!r} is not in the view")
        for lang in LANGUAGES:
            if not page.game.picture(view, lang, ()):
                faults.append(f"{part.where}: nothing is drawn in {lang!r}")
    return faults
