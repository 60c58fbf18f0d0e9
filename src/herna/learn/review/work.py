"""The work of a review: one decision after the other is judged, from what its seat knew. It can be kept and resumed.

A search names the best option. Another search, in worlds of its own, plays this option and the chosen one alternately:
the difference is what the choice has cost. (The first search cannot tell: of many estimates the highest is too high.)
Where that looks like a mistake, all of it is done again with another seed, and the smaller of the two losses counts.

In a game of two, the other side's choices are judged as well, by one look like the first at one's own: only with them
luck can be told from skill.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError
from herna.kernel.game import follow
from herna.kernel.keeping import record as records
from herna.kernel.state import State
from herna.kernel.texts.catalogue import Catalogue
from herna.learn.calibration import Mapping, judge_for, mapping_for
from herna.learn.review.findings import INACCURACY, Finding, Review
from herna.players import Observation, Search, compare

WORDS: Final = Catalogue("herna.learn", "review.toml")
FORMAT: Final = 1
MOST_PLAYOUTS: Final = 1500  # of one search
LEAST_PLAYOUTS: Final = 20
PAIRS: Final = 5  # a comparison makes one pair for so many playouts of the search
OWN_COST: Final = 1.6  # what an own decision costs in all, in searches, more or less
OTHER_COST: Final = 1.3  # and one of the other side, which is looked at once
# Playouts for a whole review, so that it takes about 4 seconds of Mindbug and 30 of the others, compiled. Playouts of
# some decks of Summoner Wars cost three times as much as others', so there are fewer: the dearest must end in a minute.
BUDGETS: Final = {"mindbug": 40_000, "smashup": 15_000, "bigmonster": 25_000, "summoner": 14_000, "wistar": 60_000}
USUAL_BUDGET: Final = 20_000


class ReviewError(HernaError):
    """This game or seat cannot be reviewed; `text` says why in the language of the one who asked."""

    def __init__(self, key: str, **given: Any) -> None:
        self.key = key
        self.given = given
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        return WORDS.say(lang, f"refused.{self.key}", self.given)


class Decision:
    """A choice of the record that was one: more than one option was there."""

    def __init__(self, number: int, seat: int, index: int, width: int) -> None:
        self.number = number  # of the choice in the record, from 0
        self.seat = seat
        self.index = index
        self.width = width


class Work:
    """A review under way: `step` until it is `done`; `kept` at any time gives what a later `Work` goes on with."""

    def __init__(self, record: dict[str, Any] | str, seat: int, kept: object = None) -> None:
        self.record = records.read(record)
        self.players: int = self.record["players"]
        if not 0 <= seat < self.players:
            raise ReviewError("seat", seat=seat, players=self.players, last=self.players - 1)
        self.seat = seat
        self.mapping: Mapping | None = mapping_for(self.record["game"], self.players)
        self.decisions = self._decisions()
        self.playouts = self._playouts()
        self.findings: list[Finding] = self._known(kept)
        self._state = herna.replay(self.record, 0)
        self._made = 0

    def _decisions(self) -> list[Decision]:
        """What is to be judged: own choices, and in a game of two all of them."""
        end = herna.replay(self.record)  # says what is wrong with a record that cannot be played
        if end.result is None:
            raise ReviewError("unfinished")
        self.result = end.result
        state = herna.replay(self.record, 0)
        found: list[Decision] = []
        for number, choice in enumerate(self.record["choices"]):
            seat, index = made_by(state, choice)
            width = state.options_of(seat)
            if width > 1 and (seat == self.seat or self.mapping is not None):
                found.append(Decision(number, seat, index, width))
            follow(state, choice)
        return found

    def _playouts(self) -> int:
        """For one search: as many as the whole review can afford."""
        own = len([decision for decision in self.decisions if decision.seat == self.seat])
        cost = OWN_COST * own + OTHER_COST * (len(self.decisions) - own)
        budget = BUDGETS.get(self.record["game"], USUAL_BUDGET)
        return min(MOST_PLAYOUTS, max(LEAST_PLAYOUTS, int(budget / max(1.0, cost))))

    # --- keeping -----------------------------------------------------------------------------------------------
    def kept(self) -> dict[str, Any]:
        """What has been found so far, as plain data."""
        return {**self._name(), "total": self.total, "findings": [finding.as_dict() for finding in self.findings]}

    def _name(self) -> dict[str, Any]:
        """What belongs together: nothing is taken over from another game, seat or way of reviewing."""
        version = herna.game(self.record["game"]).rules_version
        check = self.record["check"]
        return {"review": FORMAT, "rules": version, "check": check, "seat": self.seat, "playouts": self.playouts}

    def _known(self, kept: object) -> list[Finding]:
        """What was found before, if it was of this very review and can be read."""
        if not isinstance(kept, dict) or {key: kept.get(key) for key in self._name()} != self._name():
            return []
        try:
            found = [Finding.read(one) for one in kept["findings"]]
        except (KeyError, TypeError, ValueError):
            return []
        numbers = [decision.number for decision in self.decisions]
        return found if [finding.number for finding in found] == numbers[: len(found)] else []

    # --- working -----------------------------------------------------------------------------------------------
    @property
    def total(self) -> int:
        return len(self.decisions)

    @property
    def done(self) -> bool:
        return len(self.findings) == self.total

    def step(self) -> None:
        """Judge the next decision."""
        decision = self.decisions[len(self.findings)]
        while self._made < decision.number:
            follow(self._state, self.record["choices"][self._made])
            self._made += 1
        self.findings.append(self._judged(decision))

    def _judged(self, decision: Decision) -> Finding:
        seen = Observation(self._state, decision.seat)
        first = self._look(seen, decision, 1)
        look = loss = first.loss
        if decision.seat == self.seat and loss >= INACCURACY:
            second = self._look(seen, decision, 2)
            loss = min(loss, second.loss)
        codes = seen.codes()
        kind = seen.decision().kind
        best = codes[first.best]
        return Finding(decision.number, decision.seat, kind, codes[decision.index], best, first.value, loss, look)

    def _look(self, seen: Observation, decision: Decision, number: int) -> Look:
        """The best option, what it is worth, and what the chosen one is worth less."""
        rng = Random(f"{self.record['check']} {decision.number} {number}")  # the same whenever it is done
        network = judge_for(seen.game)
        rates = Search(rng.getrandbits(30), self.playouts, network=network).rate(seen)
        best = rates.index(max(rates))
        if best == decision.index:
            return Look(best, self._chance(rates[best], decision.number), 0.0)
        pairs = max(2, self.playouts // PAIRS)
        found = compare(seen, best, decision.index, pairs, rng.getrandbits(30), network)
        better = self._chance(found.first, decision.number)
        chosen = self._chance(found.second, decision.number)
        return Look(best, max(better, chosen), better - chosen)

    def _chance(self, value: float, made: int) -> float:
        return value if self.mapping is None else self.mapping.chance(value, made)

    def review(self) -> Review:
        """What has been found; only once everything is done."""
        if not self.done:
            raise ReviewError("working")
        return Review(self.record, self.seat, self.result, self.findings, self.mapping is not None)


class Look:
    """What one look at a decision has found: the best option, its chance to win, and what the chosen one loses."""

    def __init__(self, best: int, value: float, loss: float) -> None:
        self.best = best
        self.value = value
        self.loss = loss


def made_by(state: State, choice: str) -> tuple[int, int]:
    """Whose choice it is, and the number of its option."""
    seat, code = records.split_choice(choice)
    who: int = state.to_act[0] if seat is None else seat
    codes = state.codes(who)
    if code not in codes and state.setup.rulings == 0:
        code = records.respelled(code)
    return who, codes.index(code)
