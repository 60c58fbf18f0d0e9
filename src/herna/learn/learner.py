"""A learner in a lesson: what is said now, what may be chosen, what a choice leads to. All of it can be kept.

States are never changed here: each choice gives a new one, so that a wrong choice leaves everything as it was.
"""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.errors import HernaError
from herna.kernel.events import Event
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES, Catalogue
from herna.learn.goals import Moment
from herna.learn.lesson import Lesson, Scene, Step, fits
from herna.learn.reading import LearnError

TEXTS: Final = Catalogue("herna.learn")
MOST_NAMED: Final = 3  # options that a general sentence names


class Reply:
    """What a choice is answered: `right`, `wrong` (legal, but not what is learned here) or `illegal`.

    `texts` has the answer in each language; a right choice needs no words. `rule` is the rule behind it.
    """

    def __init__(self, kind: str, texts: dict[str, str], rule: str) -> None:
        self.kind = kind
        self.texts = texts
        self.rule = rule

    def text(self, lang: str) -> str:
        return self.texts[lang]


class Right(Reply):
    """The choice was made: `events` tells what happened, as far as the learner's seat may know it.

    `state` is the table that it led to, which a new scene may have replaced already. `answers` is how many answers of
    the others the step has used, and `finished` says whether it is done.
    """

    def __init__(self, rule: str, state: State, events: list[Event], answers: int, finished: bool) -> None:
        super().__init__("right", dict.fromkeys(LANGUAGES, ""), rule)
        self.state = state
        self.events = events
        self.answers = answers
        self.finished = finished


class Learner:
    """`scene` and `step` say where the learner is; `done` when the lesson is over."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.scene_number = 0
        self.finished: list[list[str]] = []  # the choices of each finished step of this scene
        self.made: list[str] = []  # the choices of the present step
        self.done = False
        self._begin_scene()

    def _begin_scene(self) -> None:
        self.finished = []
        self.made = []
        self.state = self.scene.start()
        self.before = self.state  # the table when the present step began
        self._answered = 0  # answers of the others that this step has used

    def copy(self) -> Learner:
        """Another learner at the same place, who goes on alone."""
        other = Learner.__new__(Learner)
        other.__dict__.update(self.__dict__)
        other.finished = [list(codes) for codes in self.finished]
        other.made = list(self.made)
        return other

    # --- what is shown -----------------------------------------------------------------------------------------
    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def scene(self) -> Scene:
        return self.lesson.scenes[self.scene_number]

    @property
    def step(self) -> Step:
        return self.scene.steps[len(self.finished)]

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the present step in the whole lesson, from 1, and how many there are."""
        lengths = [len(scene.steps) for scene in self.lesson.scenes]
        if self.done:
            return sum(lengths), sum(lengths)
        return sum(lengths[: self.scene_number]) + len(self.finished) + 1, sum(lengths)

    def says(self, lang: str) -> str:
        said = self.lesson.end if self.done else self.step.say
        return said.text(self.lesson.game, lang)

    def marks(self) -> list[str]:
        """What is ringed: ids and names as the view has them; a code stands for the thing that its option lies on."""
        if self.done:
            return []
        asked = self.seat in self.state.to_act
        at = {o.code: o.at or o.code for o in self.state.decision(self.seat).options} if asked else {}
        things = [mark for mark in self.step.mark if not self.step.is_code(mark)]
        return [*[at[code] for code in self.marked_codes()], *things]

    def marked_codes(self) -> list[str]:
        """The options that the step points at. In a series of choices it goes on pointing at what comes next."""
        if self.done or self.seat not in self.state.to_act:
            return []
        pointed = [mark for mark in self.step.mark if self.step.is_code(mark)]
        if self.made and pointed and self.step.ways:
            return self.fitting()
        return [code for code in self.state.codes(self.seat) if code in pointed]

    def fitting(self) -> list[str]:
        """The codes that lead on from here, in the order of the options."""
        if self.done or self.step.reads:
            return []
        codes = self.state.codes(self.seat)
        if self.step.goal is not None:
            return [code for code in codes if self._leads_to_goal(self.state, code, self._answered, len(self.made) + 1)]
        wanted = self.step.wanted(self.made)
        return [code for code in codes if any([fits(one, code) for one in wanted])]

    # --- going on ----------------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """The present step has been read."""
        if self.done or not self.step.reads:
            raise LearnError(self.lesson.where, "this step is not only to be read")
        self._finish_step()

    def choose(self, code: str) -> Reply:
        """Make a choice. One that is wrong or not legal is explained and changes nothing."""
        if self.done or self.step.reads:
            raise LearnError(self.lesson.where, "nothing is to be chosen here")
        refusal = self.state.why_not(code, self.seat)
        if refusal is not None:
            return Reply("illegal", {lang: refusal.text(lang) for lang in LANGUAGES}, refusal.rule)
        fitting = self.fitting()
        if code not in fitting:
            return Reply("wrong", self._explained(code, fitting), self.step.rule)
        told = len(self.state.events())
        self.state, self._answered = self._after(self.state, code, self._answered)
        self.made.append(code)
        finished = self._complete(self.state, self.made)
        reply = Right(self.step.rule, self.state, self.state.events(told, self.seat), self._answered, finished)
        if finished:
            self._finish_step()
        return reply

    def _finish_step(self) -> None:
        self.finished.append(self.made)
        self.made = []
        self.before = self.state
        self._answered = 0
        if len(self.finished) == len(self.scene.steps):
            self._next_scene()

    def _next_scene(self) -> None:
        if self.scene_number + 1 == len(self.lesson.scenes):
            self.done = True
        else:
            self.scene_number += 1
            self._begin_scene()

    def _after(self, table: State, code: str, used: int) -> tuple[State, int]:
        """The table after a legal choice and the answers of the others, and how many answers have been used."""
        state = table.clone()
        state.choose(code, self.seat)
        answers = self.step.answers
        while not state.over and self.seat not in state.to_act:
            other = state.to_act[0]
            if used == len(answers):
                if self.step is self.scene.steps[-1]:
                    break  # nothing follows at this table, so nobody needs to go on
                raise LearnError(
                    self.step.where, f"after {code!r} no answer is left for seat {other}: {state.codes(other)}"
                )
            legal = [answer for answer in answers[used] if answer in state.codes(other)]
            if not legal:
                wanted = " or ".join([repr(answer) for answer in answers[used]])
                raise LearnError(
                    self.step.where, f"after {code!r} seat {other} cannot answer {wanted}; it can: {state.codes(other)}"
                )
            state.choose(legal[0], other)
            used += 1
        return state, used

    def _complete(self, state: State, made: list[str]) -> bool:
        if self.step.goal is not None:
            return self.step.goal.holds(Moment(self.before, state, self.seat))
        return self.step.is_way(made)

    def _leads_to_goal(self, table: State, code: str, used: int, made: int) -> bool:
        """Does the goal hold after this choice, or can it still be reached with the choices that are left?"""
        try:
            state, used = self._after(table, code, used)
        except LearnError:  # the lesson knows no answer to it, so it leads elsewhere
            return False
        if self._complete(state, []):
            return True
        if state.over or made >= self.step.choices or self.seat not in state.to_act:
            return False
        return any([self._leads_to_goal(state, one, used, made + 1) for one in state.codes(self.seat)])

    # --- words -------------------------------------------------------------------------------------------------
    def _explained(self, code: str, fitting: list[str]) -> dict[str, str]:
        """Why a legal choice is not right: the lesson's own sentence, or a general one."""
        for wrong in self.step.wrong:
            if code in wrong.codes:
                return {lang: wrong.say.text(self.lesson.game, lang) for lang in LANGUAGES}
        return {lang: self._general(code, fitting, lang) for lang in LANGUAGES}

    def _general(self, code: str, fitting: list[str], lang: str) -> str:
        labels = {option.code: option.label(lang) for option in self.state.decision(self.seat).options}
        if self.step.hint is not None:
            hint = self.step.hint.text(self.lesson.game, lang)
            return TEXTS.say(lang, "wrong.hint", {"chosen": labels[code], "hint": hint})
        wanted = [labels[one] for one in fitting[:MOST_NAMED]]
        return TEXTS.say(lang, "wrong.other", {"chosen": labels[code], "wanted": " / ".join(wanted)})

    # --- keeping -----------------------------------------------------------------------------------------------
    def kept(self) -> dict[str, Any]:
        """Where the learner is, as plain data."""
        finished = self.finished if not self.done else []
        return {
            "lesson": self.lesson.id,
            "done": self.done,
            "scene": self.scene_number,
            "finished": [list(codes) for codes in finished],
            "made": list(self.made),
        }


def resume(lesson: Lesson, kept: object) -> Learner:
    """A learner who goes on where `kept` says, or as near to it as the lesson allows: lessons change, and so does data
    that lies in a browser."""
    learner = Learner(lesson)
    if not isinstance(kept, dict) or kept.get("lesson") != lesson.id or kept.get("done") is not False:
        return learner
    scene, finished, made = kept.get("scene"), kept.get("finished"), kept.get("made")
    if type(scene) is not int or not 0 <= scene < len(lesson.scenes) or not isinstance(finished, list):
        return learner
    learner.scene_number = scene
    learner._begin_scene()
    for codes in finished:
        if not follow(learner, codes, scene):
            return learner
    if made:
        follow(learner, made, scene)
    return learner


def follow(learner: Learner, codes: object, scene: int) -> bool:
    """Make the choices of one step again; False if they do not fit the lesson, or do not end the step."""
    if learner.done or learner.scene_number != scene or not isinstance(codes, list):
        return False
    if learner.step.reads:
        if codes:
            return False
        learner.go_on()
        return True
    step = len(learner.finished)
    for code in codes:
        try:
            if not isinstance(code, str) or learner.choose(code).kind != "right":
                return False
        except HernaError:
            return False
    return len(learner.finished) > step
