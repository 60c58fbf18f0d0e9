"""A review in words: every choice as the table called it, what would have been better, and what that leads to."""

from __future__ import annotations

from typing import Any, Final

import herna
from herna.kernel.choice import Decision
from herna.kernel.events import Event
from herna.kernel.game import follow
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn.foresight import surely
from herna.learn.review.findings import Flag, Review, Turn
from herna.learn.review.work import WORDS

MOST_EVENTS: Final = 6  # of a consequence that is told


class Speech:
    """How options and events are called; whoever shows a picture may call things as they are marked there."""

    def labels(self, state: State, decision: Decision, lang: str) -> dict[str, str]:
        return {option.code: option.label(lang) for option in decision.options}

    def sentence(self, event: Event, lang: str, names: tuple[str, ...]) -> str:
        return event.text(lang, names)


class Told:
    """A flagged choice in words: what was asked, what was chosen, what was better, and what follows from that."""

    def __init__(self, flag: Flag, prompt: str, chosen: str, better: str, sentence: str, follows: list[str]) -> None:
        self.flag = flag
        self.prompt = prompt
        self.chosen = chosen
        self.better = better
        self.sentence = sentence
        self.follows = follows


class Telling:
    """A review in one language; `names` are what the players are called."""

    def __init__(self, review: Review, lang: str, names: tuple[str, ...] = (), speech: Speech | None = None) -> None:
        self.review = review
        self.lang = lang
        self.names = names
        self.speech = speech or Speech()
        self.flags = self._told()

    def say(self, key: str, **args: Any) -> str:
        return WORDS.say(self.lang, key, args)

    def _told(self) -> list[Told]:
        """One walk through the game, with a stop at each flagged choice."""
        review = self.review
        flags = {flag.number: flag for flag in review.flags}
        state = herna.replay(review.record, 0)
        found: list[Told] = []
        for number, choice in enumerate(review.record["choices"]):
            if number in flags:
                found.append(self._tell(state, flags[number]))
            follow(state, choice)
        return found

    def _tell(self, state: State, flag: Flag) -> Told:
        seat = self.review.seat
        decision = state.decision(seat)
        decision.call_players(self.names)
        labels = self.speech.labels(state, decision, self.lang)
        chosen, better = labels[flag.code], labels[flag.best]
        events = surely(state, seat, [flag.best])[:MOST_EVENTS]
        follows = [self.speech.sentence(event, self.lang, self.names) for event in events]
        if flag.grade in ("inaccuracy", "mistake", "blunder"):
            sentence = self.say("better.chance", better=better, games=round(100 * flag.loss))
        else:
            sentence = self.say("better.plain", better=better)
        return Told(flag, decision.prompt(self.lang), chosen, better, sentence, follows)

    # --- the whole game ------------------------------------------------------------------------------------------
    def summary(self) -> list[str]:
        """The game in a few sentences: how it ended, what was flagged, luck and skill."""
        review = self.review
        ended = "draw" if not review.result.winners else "won" if review.share > 0 else "lost"
        told = [self.say(f"ended.{ended}"), self.counted()]
        if not review.calibrated:
            told.append(self.say("uncalibrated"))
        elif review.luck:
            told += [self.say(f"luck.{review.luck}"), self.say(f"skill.{review.skill}")]
        return told

    def counted(self) -> str:
        """How many choices were flagged, by their grades."""
        grades = [flag.grade for flag in self.review.flags]
        if not grades:
            return self.say("flags.none")
        if not self.review.calibrated:
            return self.say("flags.better", number=len(grades))
        parts = [
            self.say(f"count.{grade}", number=grades.count(grade))
            for grade in ("blunder", "mistake", "inaccuracy")
            if grade in grades
        ]
        return self.say("flags.some", list=", ".join(parts))

    def lines(self) -> list[str]:
        """Everything as plain lines of text."""
        told = self.summary()
        if self.review.turns:
            told += ["", self.say("turns")] + [f"  {tell_turn(turn, self.lang)}" for turn in self.review.turns]
        if self.flags:
            told += ["", self.say("list")]
        for one in self.flags:
            told.append("  " + self.heading(one))
            told.append("    " + self.say("chosen", chosen=one.chosen))
            told.append("    " + one.sentence)
            if one.follows:
                told.append("    " + self.say("follows", events=" ".join(one.follows)))
        return told

    def heading(self, one: Told) -> str:
        grade = self.say(f"grade.{one.flag.grade}")
        return self.say("heading", choice=one.flag.number + 1, grade=grade, prompt=one.prompt)


def tell_turn(turn: Turn, lang: str) -> str:
    """A turning point in a sentence."""
    key = "turn.rose" if turn.after > turn.before else "turn.fell.own" if turn.own else "turn.fell.else"
    chances = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
    return WORDS.say(lang, key, {"choice": turn.number + 1, **chances})


def as_dict(review: Review, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """The review as plain data, with its sentences in every language."""
    tellings = {lang: Telling(review, lang, names) for lang in LANGUAGES}
    flags = []
    for i, flag in enumerate(review.flags):
        told = {
            lang: {
                "question": telling.flags[i].prompt,
                "chosen": telling.flags[i].chosen,
                "better": telling.flags[i].better,
                "sentence": telling.flags[i].sentence,
                "leads_to": telling.flags[i].follows,
            }
            for lang, telling in tellings.items()
        }
        data = {"choice": flag.number, "kind": flag.kind, "grade": flag.grade, "code": flag.code, "best": flag.best}
        loss = {"loss": round(flag.loss, 3)} if review.calibrated else {}
        flags.append({**data, **loss, "text": told})
    return {
        "game": review.game,
        "seat": review.seat,
        "calibrated": review.calibrated,
        "decisions": len(review.own),
        "curve": [[number, round(value, 3)] for number, value in review.curve],
        "flags": flags,
        "turning_points": [
            {"choice": turn.number, "before": round(turn.before, 3), "after": round(turn.after, 3), "own": turn.own}
            for turn in review.turns
        ],
        "luck": review.luck or None,
        "skill": review.skill or None,
        "summary": {lang: telling.summary() for lang, telling in tellings.items()},
    }
