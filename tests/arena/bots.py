"""Bots that misbehave, each in its own way; tests name them as `python:tests.arena.bots:Class`."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from herna.players import Observation

MARK = "HERNA_TEST_MARK"  # the environment variable with the file by which a bot knows that it has died once


def spec(bot: type) -> str:
    return f"python:tests.arena.bots:{bot.__name__}"


class Honest:
    """Takes any legal option; the others differ from it in one thing each."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, seen: Observation) -> int:
        return self.rng.randrange(seen.width)


class Crasher(Honest):
    def choose(self, seen: Observation) -> int:
        raise ZeroDivisionError("no idea")


class Leaver(Honest):
    def choose(self, seen: Observation) -> int:
        raise SystemExit(3)


class Cheater(Honest):
    def choose(self, seen: Observation) -> int:
        return seen.width


class Below(Honest):
    def choose(self, seen: Observation) -> int:
        return -1


class Babbler(Honest):
    def choose(self, seen: Observation) -> int:
        return "attack!"  # type: ignore[return-value] # that is what is wrong with it


class Stillborn(Honest):
    def __init__(self, seed: int) -> None:
        raise RuntimeError("no licence")


class Hanger(Honest):
    """Never answers."""

    def choose(self, seen: Observation) -> int:
        while True:
            time.sleep(0.01)


class Dreamer(Honest):
    """Waits for something that never comes."""

    def choose(self, seen: Observation) -> int:
        time.sleep(600)
        return 0


class Spinner(Honest):
    """Is busy in its own code for ever."""

    def choose(self, seen: Observation) -> int:
        while True:
            pass


class Stubborn(Honest):
    """Never answers, and swallows what would stop it, a few times."""

    def choose(self, seen: Observation) -> int:
        for _ in range(3):
            try:
                while True:
                    seen.world(self.rng.getrandbits(30))
            except BaseException:
                pass
        return 0


class Sleeper(Honest):
    """Answers, but only once its time is over."""

    asked = 0

    def choose(self, seen: Observation) -> int:
        Sleeper.asked += 1
        end = time.perf_counter() + 0.05
        while time.perf_counter() < end:
            pass
        return 0


class Rude(Honest):
    def close(self) -> None:
        raise OSError("I stay")


class Killer(Honest):
    """Takes its whole process with it, every time."""

    def choose(self, seen: Observation) -> int:
        os._exit(7)


class DiesOnce(Honest):
    """Takes its whole process with it, but only if nobody has before."""

    def choose(self, seen: Observation) -> int:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(7)
        return Honest.choose(self, seen)


def not_a_class(seed: int) -> Honest:
    return Honest(seed)


class Chooseless:
    def __init__(self, seed: int) -> None:
        self.seed = seed
