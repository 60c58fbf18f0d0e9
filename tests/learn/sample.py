"""A small lesson that is sound, and ways to spoil it."""

from __future__ import annotations

from herna.learn.lesson import Lesson, read_lesson

SOUND = """
herna_lesson = 1
game = "mindbug"
name = "sample"
number = 1
minutes = 1
title = { en = "Sample", cs = "Ukázka" }
about = { en = "A sample.", cs = "Ukázka." }

[[scenes]]
seed = "sample"

[scenes.position]
sides = [
  { life = 2, mindbugs = 0, area = ["tiger_squirrel", "luchataur"], hand = ["gorillion"] },
  { life = 2, mindbugs = 0, area = ["bee_bear"], hand = ["shield_bugs"] },
]

[[scenes.steps]]
rule = "MB-9.3"
say = { en = "Look at {tiger_squirrel}.", cs = "Podívej se na {tiger_squirrel:acc}." }
mark = ["tiger_squirrel"]

[[scenes.steps]]
rule = "MB-9.3"
say = { en = "Attack with it.", cs = "Zaútoč jím." }
mark = ["attack:tiger_squirrel"]
expect = ["attack:tiger_squirrel"]
answers = ["play:shield_bugs"]
check = { "sides.1.life" = 1 }
wrong = [{ codes = ["attack:luchataur"], say = { en = "It could be blocked.", cs = "Toho lze bránit." } }]

[[scenes.steps]]
rule = "MB-2.1"
say = { en = "Win.", cs = "Vyhraj." }
goal = { over = "won" }
hint = { en = "Who is Sneaky?", cs = "Kdo je NENÁPADNÝ?" }

[end]
say = { en = "Won.", cs = "Vyhráno." }
goal = { over = "won" }
"""


def sample() -> Lesson:
    return read_lesson(SOUND, "sample.toml")


def spoiled(old: str, new: str) -> Lesson:
    assert SOUND.count(old) == 1, f"{old!r} stands {SOUND.count(old)} times in the sample"
    return read_lesson(SOUND.replace(old, new), "sample.toml")
