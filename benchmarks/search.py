"""How strong and how fast the bots are, for every game: `python benchmarks/search.py [GAME ...] [--pairs N] [--json]`.

Strength is the share of opponents that a bot leaves behind (a tie counts half), with its 95 % interval: every deal is
played once from every seat, the bot on one of them and its rival on all others. Times and playouts per second are
processor time of one core; compare figures of one run.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import herna
from herna.players import LEVELS, Observation, Player, Search, make_player

STRONGEST = "search:seconds=1"


class Tally:
    """Points and games of one bot against another, and what its decisions cost."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.rival_decisions = 0
        self.rival_seconds = 0.0

    def count(self, seconds: float, own: bool) -> None:
        if not own:
            self.rival_decisions += 1
            self.rival_seconds += seconds
            return
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def as_dict(self) -> dict[str, float]:
        low, high = interval(self.points, self.games)
        return {
            "games": self.games,
            "share": self.points / self.games,
            "low": low,
            "high": high,
            "ms": 1000 * self.seconds / max(1, self.decisions),
            "longest ms": 1000 * self.longest,
            "rival ms": 1000 * self.rival_seconds / max(1, self.rival_decisions),
        }


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z, p = 1.96, points / games
    middle = p + z * z / (2 * games)
    reach = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - reach) / scale, (middle + reach) / scale


def play(game: str, players: int, seed: int, seat: int, bots: list[Player], tally: Tally) -> None:
    s = herna.game(game).new(players=players, seed=seed, events=False)
    while not s.over:
        acting = s.to_act[0]
        begun = process_time()
        choice = bots[acting].choose(Observation(s, acting))
        tally.count(process_time() - begun, acting == seat)
        s.choose(choice, acting)
    ranking = s.result.ranking
    others = [ranking[i] for i in range(players) if i != seat]
    tally.games += 1
    tally.points += sum([1.0 if ranking[seat] < r else 0.5 if ranking[seat] == r else 0.0 for r in others]) / len(
        others
    )


def match(game: str, players: int, bot: str, rival: str, pairs: int) -> dict[str, float]:
    tally = Tally()
    for seed in range(pairs):
        for seat in range(players):
            bots = [make_player(bot if i == seat else rival, 100 * seed + i) for i in range(players)]
            play(game, players, seed, seat, bots, tally)
            for each in bots:
                each.close()
    return tally.as_dict()


def playouts_per_second(game: str, positions: int, iterations: int) -> float:
    """In tables some way into the game, reached by greedy play."""
    rng = Random(1)
    playouts, seconds = 0, 0.0
    for seed in range(positions):
        s = herna.game(game).new(seed=seed, events=False)
        bots = [make_player("greedy:worlds=1", 10 * seed + i) for i in range(s.players)]
        for _ in range(rng.randrange(10, 40)):
            if not s.over:
                seat = s.to_act[0]
                s.choose(bots[seat].choose(Observation(s, seat)), seat)
        if s.over:
            continue
        bot = Search(seed, iterations)
        begun = process_time()
        bot.rate(Observation(s, s.to_act[0]))
        seconds += process_time() - begun
        playouts += bot.report().playouts
    return playouts / seconds


def pairings(search: str) -> list[tuple[str, str]]:
    ladder = [(LEVELS[i + 1].id, LEVELS[i].id) for i in range(len(LEVELS) - 1)]
    return [("greedy", "random"), (search, "greedy"), *ladder]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=None)
    parser.add_argument("--pairs", type=int, default=20, help="deals; each is played from every seat")
    parser.add_argument("--players", type=int, help="seats at the table, if not the fewest")
    parser.add_argument("--search", default=STRONGEST, help=f"the search that meets greedy (default {STRONGEST})")
    parser.add_argument("--only", help="one pairing, as in level4:level3 or search:greedy; 'speed' for the speed alone")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for game in args.games or herna.games():
        rate = playouts_per_second(game, 10, 2000)  # a long search; short ones are mostly first glances
        rows.append({"game": game, "playouts/s": rate})
        if not args.json:
            print(f"{game}: {rate:.0f} playouts a second ({herna.build} build)", flush=True)
        players = args.players or herna.game(game).players[0]
        for bot, rival in pairings(args.search):
            short = f"{bot.partition(':')[0]}:{rival.partition(':')[0]}"
            if args.only is not None and args.only != short:
                continue
            found = match(game, players, bot, rival, args.pairs)
            rows.append({"game": game, "players": players, "bot": bot, "rival": rival, **found})
            if not args.json:
                print(
                    f"{game}/{players}: {bot} against {rival}: {100 * found['share']:.1f} % "
                    f"({100 * found['low']:.0f} to {100 * found['high']:.0f}) of {found['games']:.0f} games, "
                    f"{found['ms']:.1f} ms a decision, at most {found['longest ms']:.0f}",
                    flush=True,
                )
    if args.json:
        print(json.dumps({"build": herna.build, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
