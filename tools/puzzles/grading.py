"""How hard a puzzle is, and what it is about."""

from __future__ import annotations

import json
from typing import Any, Final
from zlib import crc32

from herna.learn import shelf
from herna.learn.puzzle import Puzzle
from herna.learn.reading import Table
from herna.learn.solving import world_of
from herna.players import Observation, make_player

BOTS: Final = {1: "level1", 2: "level2", 3: "level4", 4: "level5"}  # who finds a puzzle of this level
TRIES: Final = {1: 8, 2: 8, 3: 3, 4: 2}
MOST_CHOICES: Final = 60


def graded(data: dict[str, Any], game: str) -> int:
    """The level of the first of these bots that mostly finds the way; 5 if none of them does."""
    puzzle = Puzzle(Table(data, "found"), shelf.puzzle_kinds(game))
    begin = crc32(json.dumps(puzzle.position).encode())  # else weak bots would slip at the same tries everywhere
    for level, tries in TRIES.items():
        found = 0
        for seed in range(tries):
            found += solved_by(puzzle, BOTS[level], begin + 100 * level + seed)
            if found * 4 >= tries * 3:
                return level
            if (found + tries - seed - 1) * 4 < tries * 3:
                break
    return 5


def solved_by(puzzle: Puzzle, spec: str, seed: int) -> bool:
    """Whether a bot begins right; where a whole turn is asked for, whether it reaches the goal."""
    bots = [make_player(spec, seed + seat) for seat in range(2)]
    place = world_of(puzzle.start, puzzle.seat, seed)
    if puzzle.kind.unique or puzzle.kind.odds:
        chosen = bots[0].choose(Observation(place.state, puzzle.seat))
        return puzzle.start.state.codes(puzzle.seat)[chosen] in puzzle.first
    for _ in range(MOST_CHOICES):
        if puzzle.task.ended(place):
            break
        place = place.after(bots[place.mover].choose(Observation(place.state, place.mover)))
    return puzzle.task.reached(place)


# --- themes -----------------------------------------------------------------------------------------------------
VERBS: Final = {"attack": "attack", "play": "play", "act": "action", "block": "block"}
WISTAR: Final = {
    "goal": "goals", "task": "missions", "round_mouse": "mice", "mouse": "mice", "play": "tools", "develop": "tools",
    "open": "exploring", "walk": "exploring", "dig": "digging", "beds": "digging", "buy": "goods", "exchange": "goods",
}  # fmt: skip
MOST_THEMES: Final = 4


def themes_of(puzzle: Puzzle) -> list[str]:
    """What a puzzle is about, in the words of its game's themes."""
    mine = [choice for choice in (puzzle.line or puzzle.first) if "/" not in choice]
    found = THEMES[puzzle.game.id](puzzle, mine)
    known = shelf.puzzle_kinds(puzzle.game.id).themes
    return [theme for theme in dict.fromkeys(found) if theme in known][:MOST_THEMES]


def mindbug_themes(puzzle: Puzzle, mine: list[str]) -> list[str]:
    verb, _, thing = puzzle.first[0].partition(":")
    component = thing.partition("@")[0]
    found = [VERBS.get(verb, "effects")]
    if component in puzzle.game.texts.components:
        found += list(puzzle.game.facts(component).get("keywords", []))
    if verb in ("play", "act"):
        found.append("effects")
    if any([side.get("mindbugs", 0) for side in puzzle.position["sides"]]):
        found.append("mindbugs")
    return found


def bigmonster_themes(puzzle: Puzzle, mine: list[str]) -> list[str]:
    taken = [choice.partition(":")[2].partition("_")[0].partition("@")[0] for choice in mine if "take:" in choice]
    return taken + ["tokens" for choice in mine if choice.startswith("claim")]


def wistar_themes(puzzle: Puzzle, mine: list[str]) -> list[str]:
    verbs = {choice.partition(":")[0] for choice in mine}
    return [theme for verb, theme in WISTAR.items() if verb in verbs]


def smashup_themes(puzzle: Puzzle, mine: list[str]) -> list[str]:
    found = ["winning" if puzzle.kind.id == "win" else "breaking"]
    found += ["specials" for choice in mine if choice.startswith("special")]
    return found + ["minions" if "@" in choice else "actions" for choice in mine if choice.startswith("play:")]


def summoner_themes(puzzle: Puzzle, mine: list[str]) -> list[str]:
    found = ["order"] if puzzle.position["attacked"] < 2 else []  # more than one attack is left
    for code in puzzle.first:
        verb, _, thing = code.partition(":")
        if verb == "attack":
            found.append(str(puzzle.game.facts(thing.partition("@")[0])["attack"]))
        else:
            found.append("events" if verb == "play" else "abilities")
    return found


THEMES: Final = {
    "mindbug": mindbug_themes,
    "bigmonster": bigmonster_themes,
    "wistar": wistar_themes,
    "smashup": smashup_themes,
    "summoner": summoner_themes,
}
