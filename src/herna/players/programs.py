"""Bots in processes of their own, in any language: they read and write lines of JSON (docs/write-a-bot.md)."""

from __future__ import annotations

import random
import shlex
from time import monotonic
from typing import Any, Final

from herna.kernel.errors import BadOption
from herna.players.pipe import Pipe
from herna.players.player import Budget, Observation, Player, PlayerFault
from herna.players.policy import slot_of

PROTOCOL: Final = 1
PATIENCE: Final = 10.0  # seconds for a decision, if the table sets none
STARTING: Final = 10.0  # seconds more for the first one: the program has to start
GRACE: Final = 0.25  # seconds more always: the way through the pipe is not the program's fault
FAREWELL: Final = 0.5  # seconds to end when the game is over
MOST: Final = 10_000


class Program(Player):
    """Starts the command when first asked, and again after it has failed; a failure costs that decision only."""

    def __init__(self, command: str, seed: int, spec: str) -> None:
        Player.__init__(self, spec)
        try:
            self.command = shlex.split(command)
        except ValueError as e:
            raise BadOption(f"bot {spec!r}: the command cannot be read ({e})") from None
        self.seed = seed
        self.rng = random.Random(seed)
        self.pipe: Pipe | None = None
        self.told = 0  # events the program knows

    def rate(self, seen: Observation) -> list[float]:
        """A program names one option; that one is 1, the others are 0."""
        choice = self.choose(seen)
        return [1.0 if i == choice else 0.0 for i in range(seen.width)]

    def choose(self, seen: Observation) -> int:
        try:
            return self._decide(seen)
        except PlayerFault:
            self._part(0.0)  # what it may still say would be taken for its next answer
            raise

    def close(self) -> None:
        self._part(FAREWELL)

    def _part(self, patience: float) -> None:
        if self.pipe is not None:
            self.pipe.close(patience)
            self.pipe = None

    def _decide(self, seen: Observation) -> int:
        deadline = monotonic() + seconds_for(seen.budget) + GRACE
        pipe = self.pipe
        if pipe is None:
            deadline += STARTING
            pipe = self.pipe = Pipe(self.command)
            self.told = 0
            about = {"hello": "herna", "protocol": PROTOCOL, "game": seen.game, "players": seen.players}
            pipe.send({**about, "seat": seen.seat, "seed": self.seed})
        pipe.send(self._question(seen))
        codes = seen.codes()
        while True:
            message = pipe.receive(deadline)
            if "ask" in message:
                pipe.send(self._help(seen, codes, message, deadline))
            elif "choose" in message:
                return index_of(codes, message["choose"])
            else:
                raise PlayerFault("garbage", f'neither "choose" nor "ask" in {str(message)[:80]}')

    def _question(self, seen: Observation) -> dict[str, Any]:
        decision = seen.decision()
        events = seen.events(self.told)
        if events:
            self.told = events[-1].number + 1
        return {
            "options": [
                {"code": option.code, "label": option.label(), "role": option.role} for option in decision.options
            ],
            "decide": decision.kind,
            "purpose": decision.purpose,
            "source": decision.source,
            "most": decision.most,
            "chosen": decision.chosen,
            "rule": decision.rule,
            "prompt": decision.prompt(),
            "seconds": seconds_for(seen.budget),
            "iterations": None if seen.budget is None else seen.budget.iterations,
            "events": [{"kind": event.kind, "data": event.data, "text": event.text()} for event in events],
            "view": seen.view(),
            "text": seen.text(),
        }

    def _help(self, seen: Observation, codes: list[str], message: dict[str, Any], deadline: float) -> dict[str, Any]:
        """Random play in possible worlds: the mean worth, from 0 to 1, of one option or of all of them."""
        times = message.get("times", 1)
        if message["ask"] != "rollouts" or not isinstance(times, int) or not 1 <= times <= MOST:
            raise PlayerFault("garbage", f'ask for "rollouts", "times" from 1 to {MOST}; got {str(message)[:80]}')
        chosen = [index_of(codes, message["option"])] if "option" in message else list(range(len(codes)))
        totals = [0.0] * len(chosen)
        for _ in range(times):
            if monotonic() > deadline:
                raise PlayerFault("late", "its time was over while it had rollouts made")
            world = seen.world(self.rng.getrandbits(30))
            slot = slot_of(world, seen.seat)
            for k in range(len(chosen)):
                trial = world.clone()
                trial.take(slot, chosen[k])
                trial.playout()
                totals[k] += trial.evaluate(seen.seat)
        return {"rollouts": [total / times for total in totals]}


def seconds_for(budget: Budget | None) -> float:
    return PATIENCE if budget is None or budget.seconds is None else budget.seconds


def index_of(codes: list[str], answer: object) -> int:
    """An option by its code, or by its number from 0 on."""
    if isinstance(answer, str) and answer in codes:
        return codes.index(answer)
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(codes):
        return answer
    raise PlayerFault("illegal", f"{str(answer)[:80]!r} is not among {', '.join(codes)[:300]}")
