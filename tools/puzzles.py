"""Finds puzzles in games of bots, grades them and proves them.

    python -m tools.puzzles mine mindbug --seconds 600     look for more; broken off, it goes on where it was
    python -m tools.puzzles pack mindbug                   grade what was found, and put the set in its place
    python -m tools.puzzles prove                          prove all puzzles that come with Herna

What is found lies in `build/puzzles/` until it is packed. Whatever is found is proved before it is kept.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from zlib import crc32

import herna
from herna.kernel.errors import HernaError, NotNow
from herna.kernel.state import State
from herna.learn import shelf
from herna.learn.attempt import WORLDS
from herna.learn.chances import Odds
from herna.learn.puzzle import Kind, Puzzle
from herna.learn.puzzle_proof import CLEARLY, puzzle_faults, solution_of
from herna.learn.reading import Table
from herna.learn.solving import Place, Search, Task, TooLarge, world_of
from herna.players import Observation, make_player

ROOT: Final = Path(__file__).resolve().parent.parent
FOUND: Final = ROOT / "build" / "puzzles"
SETS: Final = ROOT / "src" / "herna" / "learn" / "puzzles"
GAMES: Final = ("mindbug", "smashup", "bigmonster", "wistar", "summoner")
NODES: Final = 1_500  # a puzzle that takes more tables than this is no fun to judge while somebody waits
LARGE: Final = {"smashup": 5_000, "wistar": 5_000}  # where a turn has many more lines
MOST_OF_A_GAME: Final = 4  # puzzles out of one game, which are alike
FEW: Final = 4  # worlds for a first look


# --- games of bots ------------------------------------------------------------------------------------------
class Spot:
    """A decision in a game of bots: the last table that can be written down, and what was chosen since."""

    def __init__(self, state: State, holder: int, position: dict[str, Any], opening: list[str], fresh: bool) -> None:
        self.state = state
        self.holder = holder  # whose turn it is
        self.position = position
        self.opening = opening
        self.fresh = fresh  # the turn has just passed to this seat

    @property
    def seat(self) -> int:
        return self.state.to_act[0]

    def place(self, turns: int) -> Place:
        return Place(self.state, self.holder, turns)


def spots(game: str, options: dict[str, Any], bots: list[str], seed: int) -> Iterator[Spot]:
    state = herna.game(game).new(seed=seed, events=False, **options)
    players = [make_player(spec, seed * 10 + i) for i, spec in enumerate(bots)]
    position: dict[str, Any] | None = None
    opening: list[str] = []
    holder, fresh = -1, True
    for _ in range(3000):
        if state.over:
            return
        seat = state.to_act[0]
        if state.settled and len(state.to_act) == 1:
            fresh = seat != holder
            holder = seat
            try:
                position, opening = state.position(), []
            except NotNow:
                position = None
        if position is not None and len(state.to_act) == 1:
            yield Spot(state, holder, position, list(opening), fresh and state.settled)
        index = players[seat].choose(Observation(state, seat))
        code = state.codes(seat)[index]
        opening.append(code if len(state.to_act) == 1 else f"{seat}/{code}")
        state.choose(index, seat)


# --- what is looked for -------------------------------------------------------------------------------------
def only_one(kind: Kind, spot: Spot) -> list[int] | None:
    """The one first choice that forces the kind's goal, if there is exactly one."""
    task = task_of(kind, spot.seat, {})
    place = spot.place(kind.turns)
    right: list[int] = []
    for seed in range(FEW):
        world = place if seed == 0 else world_of(place, spot.seat, 900 + seed)
        search = Search(task, NODES)
        found: list[int] = []
        for index in range(world.width):
            if search.forced(world.after(index)):
                found.append(index)
            if len(found) > 1:
                return None
        if not found or (right and found != right):
            return None
        right = found
    return right


def task_of(kind: Kind, seat: int, numbers: dict[str, int]) -> Task:
    every = {"seat": seat, "other": 1 - seat, **numbers}
    return Task(seat, kind.goal(every, kind.id), kind.turns, kind.until(every, kind.id))


def mindbug(spot: Spot) -> Iterator[dict[str, Any]]:
    kinds = shelf.puzzle_kinds("mindbug").kinds
    state = spot.state
    if state.options_of(spot.seat) < 3:
        return
    asked = state.decision(spot.seat).kind
    if asked == "block":
        yield from unique(kinds["block"], spot)
    elif state.settled:
        place = spot.place(1)
        if Search(task_of(kinds["win"], spot.seat, {}), NODES).forced(place):
            yield from unique(kinds["win"], spot)
            return
        yield from unique(kinds["survive"], spot)
        yield from unique(kinds["two"], spot)


def unique(kind: Kind, spot: Spot) -> Iterator[dict[str, Any]]:
    try:
        right = only_one(kind, spot)
    except TooLarge:
        return
    if right:
        yield {"kind": kind.id, "first": [spot.state.codes(spot.seat)[i] for i in right], "numbers": {}}


class Most:
    """The most that a turn can bring: every line of it is gone through."""

    def __init__(self, task: Task, value: Callable[[State], int]) -> None:
        self.task = task
        self.value = value
        self.nodes = 0
        self._known: dict[tuple[int, ...], int] = {}

    def best(self, place: Place, depth: int = 0) -> int:
        state = place.state
        if self.task.ended(place):
            return self.value(state)
        if len(state.asks) != 1:
            raise TooLarge("several choose at once")
        key = place.key()
        if key in self._known:
            return self._known[key]
        self.nodes += 1
        if self.nodes > LARGE.get(place.state.game, NODES) or depth > 40:
            raise TooLarge("too many lines")
        values = [self.best(place.after(index), depth + 1) for index in range(place.width)]
        found = max(values) if place.mover == self.task.seat else min(values)
        self._known[key] = found
        return found


def turn(spot: Spot, task: Task, value: Callable[[State], int], least: int) -> tuple[int, list[int]] | None:
    """The most that this turn can bring and the choices that begin it, if it is worth a puzzle."""
    place = spot.place(1)
    most = Most(task, value)
    try:
        values = [most.best(place.after(index)) for index in range(place.width)]
    except TooLarge:
        return None
    best = max(values)
    right = [index for index, one in enumerate(values) if one == best]
    if best - value(spot.state) < least or len(right) > max(1, len(values) // 2) or most.nodes < 20:
        return None
    return best, right


def smashup(spot: Spot) -> Iterator[dict[str, Any]]:
    seat, state = spot.seat, spot.state
    if not spot.fresh or state.decision(seat).kind != "play":
        return
    kinds = shelf.puzzle_kinds("smashup").kinds

    def lead(s: State) -> int:
        sides = s.sides  # type: ignore[attr-defined]
        return int(sides[seat].vp) - int(sides[1 - seat].vp) + (100 if s.result and s.result.winners == (seat,) else 0)

    found = turn(spot, task_of(kinds["win"], seat, {}), lead, 3)
    if found is None:
        return
    if found[0] >= 80:
        yield {"kind": "win", "first": [state.codes(seat)[i] for i in found[1]], "numbers": {}}
        return
    now = state.view(seat)["sides"]
    base = [side["vp"] for side in now]  # type: ignore[attr-defined]
    for theirs in range(base[1 - seat], base[1 - seat] + 8):  # the least that the opponent can be held to
        numbers = {"points": found[0] + theirs, "theirs": theirs}
        search = Search(task_of(kinds["points"], seat, numbers))
        try:
            right = search.right(spot.place(1))
        except TooLarge:
            return
        if right:
            yield {"kind": "points", "first": [state.codes(seat)[i] for i in right], "numbers": numbers}
            return


def score_of(field: str, *path: str) -> Callable[[int], Callable[[State], int]]:
    def of(seat: int) -> Callable[[State], int]:
        def value(state: State) -> int:
            found: Any = state.view(seat)[field]
            found = found[seat]
            for part in path:
                found = found[part]
            return int(found)

        return value

    return of


def bigmonster(spot: Spot) -> Iterator[dict[str, Any]]:
    if spot.state.settled and spot.state.decision(spot.seat).kind in ("take", "row"):
        yield from points(spot, score_of("seats", "score"), "turn", 9)


def wistar(spot: Spot) -> Iterator[dict[str, Any]]:
    late: Any = spot.state.view(None)["round"]
    if spot.fresh and late >= 4 and spot.state.decision(spot.seat).kind == "turn":
        yield from points(spot, score_of("sides", "score", "total"), "round", 3)


def points(
    spot: Spot, score: Callable[[int], Callable[[State], int]], clock: str, least: int
) -> Iterator[dict[str, Any]]:
    """The most points that can be had before the clock moves on."""
    kind = shelf.puzzle_kinds(spot.state.game).kinds["points"]
    now: Any = spot.state.view(spot.seat)[clock]
    numbers = {"points": 0, clock: int(now)}
    found = turn(spot, task_of(kind, spot.seat, numbers), score(spot.seat), least)
    if found is not None:
        codes = spot.state.codes(spot.seat)
        yield {"kind": "points", "first": [codes[i] for i in found[1]], "numbers": {**numbers, "points": found[0]}}


def summoner(spot: Spot) -> Iterator[dict[str, Any]]:
    """The table as it is, or with an enemy summoner who is already hurt, as games seldom bring it."""
    state, seat = spot.state, spot.seat
    if not state.settled or state.decision(seat).kind != "attack" or not 3 <= state.options_of(seat) <= 5:
        return
    game = herna.game("summoner")
    kind = shelf.puzzle_kinds("summoner").kinds["slay"]
    for left in (2, 3):
        position = json.loads(json.dumps(spot.position))
        for piece in position["board"]:
            if piece["owner"] != seat and "summoner" in game.facts(piece["card"])["classes"]:
                printed = int(game.facts(piece["card"])["life"])
                piece["damage"] = max(int(piece.get("damage", 0)), printed - left)
        try:
            table = game.position(position, "puzzle")
            if table.to_act != (seat,):
                continue
            place = world_of(Place(table, seat, 1), seat, 1)
            odds = Odds(task_of(kind, seat, {}), 150)
            values = [odds.after(place, index) for index in range(place.width)]
        except (TooLarge, HernaError, KeyError):
            continue
        ranked = sorted(values, reverse=True)
        if ranked[0] < 1 and ranked[0] - ranked[1] >= CLEARLY and ranked[1] > 0 and ranked[0] > CLEARLY * 3:
            first = table.codes(seat)[values.index(ranked[0])]
            yield {"kind": "slay", "first": [first], "numbers": {}, "position": position, "opening": []}
            return


FINDERS: Final[dict[str, Callable[[Spot], Iterator[dict[str, Any]]]]] = {
    "mindbug": mindbug,
    "smashup": smashup,
    "bigmonster": bigmonster,
    "wistar": wistar,
    "summoner": summoner,
}
MINDBUG_SETS: Final = (
    ["first_contact"],
    ["beyond_evolution"],
    ["beyond_eternity"],
    ["first_contact", "beyond_evolution", "beyond_eternity"],
)


def options_for(game: str, seed: int) -> dict[str, Any]:
    return {"sets": MINDBUG_SETS[seed % len(MINDBUG_SETS)]} if game == "mindbug" else {}


BOTS: Final = {"mindbug": ["level3", "level4"], "smashup": ["level3", "level3"], "bigmonster": ["level3", "level3"],
               "wistar": ["level3", "level3"], "summoner": ["level3", "level3"]}  # fmt: skip


# --- mining -------------------------------------------------------------------------------------------------
def mine_game(game: str, seed: int) -> list[dict[str, Any]]:
    """All puzzles in one game, proved."""
    kept: list[dict[str, Any]] = []
    kinds = shelf.puzzle_kinds(game)
    for spot in spots(game, options_for(game, seed), BOTS[game], seed):
        if len(kept) == MOST_OF_A_GAME:
            break
        try:
            for found in FINDERS[game](spot):
                data = {"id": f"{game}-{seed}-{len(kept)}", "seat": spot.seat, "level": 1, "themes": [], "line": [],
                        "opening": spot.opening, "position": spot.position, **found}  # fmt: skip
                puzzle = Puzzle(Table(data, "found"), kinds)
                if not puzzle.kind.odds:
                    data["line"] = solution_of(puzzle)
                    puzzle = Puzzle(Table(data, "found"), kinds)
                if not puzzle_faults(puzzle, WORLDS):
                    kept.append(data)
        except TooLarge:
            continue
    return kept


def mine(game: str, first: int, jobs: int, seconds: float) -> None:
    FOUND.mkdir(parents=True, exist_ok=True)
    path, done_path = FOUND / f"{game}.jsonl", FOUND / f"{game}.done"
    done = {int(n) for n in done_path.read_text().split()} if done_path.exists() else set()
    begun = perf_counter()
    total = len(path.read_text().splitlines()) if path.exists() else 0
    with ProcessPoolExecutor(jobs) as crew:
        seed = first
        running: dict[Any, int] = {}
        while perf_counter() - begun < seconds or running:
            while len(running) < jobs and perf_counter() - begun < seconds:
                if seed not in done:
                    running[crew.submit(mine_game, game, seed)] = seed
                seed += 1
            for future in [f for f in running if f.done()] or [next(iter(running))]:
                found = future.result()
                with path.open("a") as out:
                    out.writelines([json.dumps(one) + "\n" for one in found])
                total += len(found)
                with done_path.open("a") as out:
                    out.write(f"{running.pop(future)}\n")
                print(game, "games", seed - first, "found", total, f"{perf_counter() - begun:.0f} s", flush=True)


# --- packing ------------------------------------------------------------------------------------------------
TRIES: Final = {1: 12, 2: 12, 3: 4, 4: 4}


def graded(puzzle: Puzzle) -> int:
    """The first level of bots that mostly finds the way; 5 if none below the strongest does."""
    begin = crc32(json.dumps(puzzle.position).encode())  # else weak bots would slip at the same tries everywhere
    for level, tries in TRIES.items():
        found = sum([solved_by(puzzle, f"level{level}", begin + 100 * level + seed) for seed in range(tries)])
        if found * 4 >= tries * 3:
            return level
    return 5


def solved_by(puzzle: Puzzle, spec: str, seed: int) -> bool:
    """Whether a bot begins right; where a whole turn is asked for, whether it reaches the goal."""
    bots = [make_player(spec, seed + seat) for seat in range(2)]
    place = world_of(puzzle.start, puzzle.seat, seed)
    if puzzle.kind.unique:
        chosen = bots[0].choose(Observation(place.state, puzzle.seat))
        return puzzle.start.state.codes(puzzle.seat)[chosen] in puzzle.first
    for _ in range(60):
        if puzzle.task.ended(place):
            break
        place = place.after(bots[place.mover].choose(Observation(place.state, place.mover)))
    return puzzle.task.reached(place)


VERBS: Final = {"attack": "attack", "play": "play", "act": "action", "block": "block"}
WISTAR: Final = {
    "dig": "digging", "beds": "digging", "play": "tools", "goal": "goals", "mission": "missions", "task": "missions",
    "mouse": "mice", "bonus:mouse": "mice", "open": "exploring", "walk": "exploring", "main": "goods",
}  # fmt: skip


def themes_of(puzzle: Puzzle) -> list[str]:
    """What a puzzle is about, in the words of its game's themes."""
    game = puzzle.game
    mine = [choice for choice in (puzzle.line or puzzle.first) if "/" not in choice]
    verb, _, thing = puzzle.first[0].partition(":")
    component = thing.partition("@")[0]
    found: list[str] = []
    if game.id == "mindbug":
        found.append(VERBS.get(verb, "effects"))
        if component in game.texts.components:
            found += list(game.facts(component).get("keywords", []))
        if verb in ("play", "act"):
            found.append("effects")
        if any([side.get("mindbugs", 0) for side in puzzle.position["sides"]]):
            found.append("mindbugs")
    elif game.id == "bigmonster":
        found += [choice.partition(":")[2].partition("_")[0].partition("@")[0] for choice in mine if "take:" in choice]
        found += ["tokens" for choice in mine if choice.startswith("claim")]
    elif game.id == "wistar":
        found += [WISTAR[choice.partition(":")[0]] for choice in mine if choice.partition(":")[0] in WISTAR]
    elif game.id == "smashup":
        found.append("winning" if puzzle.kind.id == "win" else "breaking")
        found += ["specials" for choice in mine if choice.startswith("special")]
        found += ["minions" if "@" in choice else "actions" for choice in mine if choice.startswith("play:")]
    elif game.id == "summoner":
        found.append("order")
    known = shelf.puzzle_kinds(game.id).themes
    return [theme for theme in dict.fromkeys(found) if theme in known][:4]


def pack(game: str, most: int) -> None:
    """Grade what was found, leave out what is alike, and write the set: all kinds and levels, mixed."""
    kinds = shelf.puzzle_kinds(game)
    graded_path = FOUND / f"{game}.graded"
    levels: dict[str, int] = json.loads(graded_path.read_text()) if graded_path.exists() else {}
    chosen: dict[tuple[str, ...], dict[str, Any]] = {}
    for line in (FOUND / f"{game}.jsonl").read_text().splitlines():
        data = json.loads(line)
        puzzle = Puzzle(Table(data, "found"), kinds)
        chosen.setdefault(puzzle.idea(), data)
    ranked = sorted(chosen.values(), key=lambda data: len(data["line"]), reverse=True)[:most]
    for data in ranked:
        puzzle = Puzzle(Table(data, "found"), kinds)
        if data["id"] not in levels:
            levels[data["id"]] = graded(puzzle)
            graded_path.write_text(json.dumps(levels))
        data["level"], data["themes"] = levels[data["id"]], themes_of(puzzle)
    ranked.sort(key=lambda data: (data["level"], data["id"]))
    lines = [
        json.dumps({**data, "id": f"{game}-{number}"}, ensure_ascii=False) for number, data in enumerate(ranked, 1)
    ]
    (SETS / f"{game}.json").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(game, len(lines), {level: sum([d["level"] == level for d in ranked]) for level in range(1, 6)})


# --- proving ------------------------------------------------------------------------------------------------
def proved(id: str) -> list[str]:
    return puzzle_faults(shelf.puzzle(id), WORLDS)


def prove(games: list[str], jobs: int) -> int:
    """Prove every puzzle of these games; the number of faults."""
    ids = [id for game in games for id in shelf.puzzle_lines(game)]
    faults = 0
    with ProcessPoolExecutor(jobs) as crew:
        for id, found in zip(ids, crew.map(proved, ids), strict=True):
            faults += len(found)
            for fault in found:
                print(f"{id}: {fault}", flush=True)
    print(f"{len(ids)} puzzles, {faults} faults, each in {WORLDS} redrawn worlds, {herna.build} build")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("mine", "pack", "prove"))
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=600.0, help="no new game is begun after that")
    parser.add_argument("--most", type=int, default=120, help="so many puzzles are packed at most")
    given = parser.parse_args()
    if given.command == "prove":
        sys.exit(1 if prove([given.game] if given.game else list(GAMES), given.jobs) else 0)
    if given.game is None:
        parser.error("name a game")
    if given.command == "mine":
        mine(given.game, given.first, given.jobs, given.seconds)
    else:
        pack(given.game, given.most)


if __name__ == "__main__":
    main()
