"""`python -m herna.train GAME`: the same as `herna train`, where only the engine and PyTorch are installed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from herna.kernel.errors import HernaError
from herna.train.settings import Settings


def main() -> int:
    usual = Settings("")
    parser = argparse.ArgumentParser(prog="python -m herna.train", description="Train an evaluation network.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the folder of this run")
    parser.add_argument("--resume", action="store_true", help="go on with the run in that folder")
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="how long, if --games is not given")
    parser.add_argument("--games", type=int, default=usual.games, help="games in each round; then all is reproducible")
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--seed", default=usual.seed)
    parser.add_argument("--gate-games", type=int, default=usual.gate_games, help="games of each match between networks")
    parser.add_argument("--epochs", type=float, default=usual.epochs, help="how often each position is learned from")
    parser.add_argument("--positions", type=int, default=usual.positions, help="positions that are kept of each game")
    parser.add_argument("--batch", type=int, default=usual.batch, help="games in one file")
    parser.add_argument("--most", type=int, default=usual.most, help="positions to learn from at a time, at most")
    parser.add_argument("--play", default=usual.play, help="the bot that plays the games to learn from")
    parser.add_argument("--gate", default=usual.gate, help="the bot that plays the matches between networks")
    parser.add_argument("--hidden", type=int, default=usual.hidden, help="units of the first layer (0: what fits)")
    parser.add_argument(
        "--corrects", action="store_true", help="correct the hand-written evaluation instead of replacing it"
    )
    parser.add_argument("--teacher", type=int, default=usual.teacher, help="playouts that judge each position")
    parser.add_argument(
        "--sight", type=int, default=usual.sight, help="turns that these playouts look ahead (0: usual)"
    )
    parser.add_argument("--start", default=usual.start, help="a file of weights to begin with")
    parser.add_argument(
        "--blend", type=float, default=usual.blend, help="the part of what a round has learned in its network"
    )
    parser.add_argument("--processes", type=int, default=0, help="how many processes play (0: one for each core)")
    parser.add_argument("--device", default="auto", help="auto, cpu or cuda")
    given = parser.parse_args()
    settings = Settings(
        given.game, given.seed, given.rounds, given.games, given.minutes, given.gate_games, given.epochs, given.play,
        given.gate, given.hidden, given.corrects, batch=given.batch, most=given.most, positions=given.positions,
        teacher=given.teacher, sight=given.sight, start=given.start, blend=given.blend,
    )  # fmt: skip
    try:
        from herna.train.run import train

        train(settings, given.out, given.processes, given.device, given.resume)
    except HernaError as e:
        print(f"herna: {e}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; --resume goes on", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
