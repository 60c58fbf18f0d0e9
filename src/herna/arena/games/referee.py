"""The referee plays one game: asks the bots, keeps the time, and chooses for a bot that gives no legal answer.

The rule for a bot that crashes, hangs, answers illegally or too late: it forfeits that decision. A legal default is
taken for it (`default_choice`: it passes or declines if it may), the fault is noted, and the game goes on. A bot that
has been late three times in a row is not waited for any more in that game.
"""

from __future__ import annotations

from functools import cache
from operator import index
from time import perf_counter
from typing import Any, Final

import herna
from herna.arena.games.alarm import Alarm, TimeUp
from herna.arena.games.bots import PROGRAM, Bot, close_bot, make_bot
from herna.arena.games.played import DETAILS, Fault, Played
from herna.arena.games.schedule import Task
from herna.arena.games.tally import facts_of
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.players import Budget, Observation, PlayerFault, default_choice

MOST_DECISIONS: Final = 20_000  # bots that only ever pass would never end some games: then it is a draw
ENDLESS: Final = "endless"
LATE_IN_A_ROW: Final = 3
SPARED: Final = 0.9  # of the limit is what a bot that watches the clock is told, so that it is not late by a hair


class Chair:
    """A seat with the bot on it, and how it behaves."""

    def __init__(self, seat: int, name: str, seed: int, alarm: Alarm, limit: float | None) -> None:
        self.seat = seat
        self.alarm = alarm
        program = name.startswith(PROGRAM)  # those are watched by their own player: they start slowly, and may be ended
        self.limit = None if program else limit
        self.budget = None if limit is None else Budget(limit if program else SPARED * limit)
        self.bot: Bot | None = None
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.forfeits: dict[str, int] = {}
        self.faults: list[Fault] = []
        self._broken = ""
        self._late_in_a_row = 0
        try:
            self.bot = make_bot(name, seed)
        except (Exception, SystemExit) as e:  # whatever a stranger's constructor raises
            self._broken = f"could not be made: {describe(e)}"

    def decide(self, state: State) -> int:
        """The bot's answer, or the default if it gives none in time."""
        seen = Observation(state, self.seat, self.budget)
        log = state.log
        fault = None
        answer = 0
        begun = perf_counter()
        try:
            answer = self._ask(seen)
        except PlayerFault as e:
            fault = e
        seconds = perf_counter() - begun
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        if fault is None and self.limit is not None and seconds > self.limit:
            fault = self._late()
        if fault is None:
            self._late_in_a_row = 0
            return answer
        state.log = log  # `determinize` puts the log aside for a moment; an interruption may come just then
        return self._forfeit(fault, seen)

    def close(self) -> None:
        """Let the bot go; one that fails even at that has lost nothing but its manners."""
        try:
            close_bot(self.bot)
        except (Exception, SystemExit) as e:
            self._note(PlayerFault("crashed", f"at its end: {describe(e)}"))

    def _ask(self, seen: Observation) -> int:
        if self.bot is None:
            raise PlayerFault("crashed", self._broken)
        if self._late_in_a_row >= LATE_IN_A_ROW:
            raise PlayerFault("late", f"it is not waited for after {LATE_IN_A_ROW} times")
        try:
            answer = self.bot.choose(seen) if self.limit is None else self._ask_in_time(self.bot, seen)
        except PlayerFault:
            raise
        except (Exception, SystemExit) as e:  # a stranger's code: anything may come
            raise PlayerFault("crashed", describe(e)) from e
        return answer if type(answer) is int and 0 <= answer < seen.width else legal(answer, seen.width)

    def _ask_in_time(self, bot: Bot, seen: Observation) -> int:
        try:
            try:
                self.alarm.set()
                return bot.choose(seen)
            finally:
                self.alarm.stop()
        except TimeUp:
            self.alarm.stop()
            raise self._late() from None

    def _late(self) -> PlayerFault:
        return PlayerFault("late", f"no answer after {self.limit} s")

    def _forfeit(self, fault: PlayerFault, seen: Observation) -> int:
        self._note(fault)
        self._late_in_a_row = self._late_in_a_row + 1 if fault.kind == "late" else 0
        return default_choice(seen)

    def _note(self, fault: PlayerFault) -> None:
        self.forfeits[fault.kind] = self.forfeits.get(fault.kind, 0) + 1
        if len(self.faults) < DETAILS:
            self.faults.append(Fault(self.seat, self.decisions, fault.kind, str(fault)[:300]))


def describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def legal(answer: object, width: int) -> int:
    """The answer as an index of an option (other libraries have numbers too), or the reason why it is none."""
    try:
        number = index(answer)  # type: ignore[arg-type] # that is what is to be found out
    except TypeError:
        raise PlayerFault("illegal", f"{answer!r} is no number"[:300]) from None
    if not 0 <= number < width:
        raise PlayerFault("illegal", f"there is no option number {number}; there are {width}")
    return number


def sides_of(state: State) -> list[int]:
    """The number of each seat's side: its own, or in teams the first partner's."""
    partners = state.view(None).get("partners")
    if not isinstance(partners, list) or not partners:
        return list(range(state.players))
    return [min(seat, int(partner)) for seat, partner in enumerate(partners)]


@cache
def room(id: str) -> Game[Any]:
    """The game, found once: looking for it costs as much as some games of quick bots take."""
    return herna.game(id)


def play(task: Task) -> Played:
    """The game that the task describes."""
    begun = perf_counter()
    state = room(task.game).new(players=len(task.bots), seed=task.seed, **task.options)
    with Alarm(task.limit, Chair._ask_in_time.__code__) as alarm:
        chairs = [Chair(seat, name, task.bot_seeds[seat], alarm, task.limit) for seat, name in enumerate(task.bots)]
        try:
            for _ in range(MOST_DECISIONS):
                if state.over:
                    break
                seat = state.to_act[0]
                state.choose(chairs[seat].decide(state), seat)
        finally:
            for chair in chairs:
                chair.close()
    return write_down(task, state, chairs, perf_counter() - begun)


def write_down(task: Task, state: State, chairs: list[Chair], wall: float) -> Played:
    result = state.result
    return Played(
        key=task.key,
        bots=list(task.bots),
        options=task.options,
        seed=task.seed,
        sides=sides_of(state),
        winners=[] if result is None else list(result.winners),
        ranking=[1] * state.players if result is None else list(result.ranking),
        scores=[] if result is None else list(result.scores),
        reason=ENDLESS if result is None else result.reason,
        decisions=[c.decisions for c in chairs],
        seconds=[round(c.seconds, 6) for c in chairs],
        slowest=[round(c.slowest, 6) for c in chairs],
        wall=round(wall, 6),
        forfeits=[c.forfeits for c in chairs] if any(c.forfeits for c in chairs) else [],
        faults=[fault for c in chairs for fault in c.faults],
        facts=facts_of(state) if task.facts else [],
        record=state.record() if task.record else None,
    )
