"""A run of training: rounds of playing, learning and matches, kept in a folder so that it can go on after any end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

import herna
from herna._extras import how_to_install
from herna.players.judges import HAND_WRITTEN
from herna.players.network import ENDING, MOST_BYTES, read_network, write_network
from herna.train.crew import make_crew
from herna.train.gate import EVEN, Deal, Score, play_deal, score
from herna.train.report import write_report
from herna.train.selfplay import Batch, first_league, play_batch, with_network
from herna.train.settings import Settings, TrainingError, derive
from herna.train.shards import write_whole

try:
    from herna.train import learning
except ModuleNotFoundError as e:
    raise TrainingError(how_to_install("training", e.name, "train")) from None

STATE: Final = "state.json"
START: Final = "start" + ENDING  # the network that a run begins with, if it was told one
MOST_HIDDEN: Final = 64
LEAGUE: Final = 5  # networks that are kept as opponents
PLAYING: Final = 0.7  # the part of a round's time that goes into games
EVERY: Final = 10.0  # seconds between two lines of progress


class Run:
    """One folder: `state.json` says what is finished, `round-N/` has games, `GAME.network` is the best network."""

    def __init__(
        self, settings: Settings, folder: Path, processes: int, device: str, resume: bool, ray: str = ""
    ) -> None:
        self.settings = settings
        self.room = herna.game(settings.game)
        if self.room.features is None:
            raise TrainingError(f"{settings.game} has no features to learn from")
        self.features = self.room.features
        self.folder = folder
        self.device = learning.choose_device(device)
        self.rounds: list[dict[str, Any]] = []
        self.league: list[str] = list(first_league())  # the best one is the last
        self.begun = monotonic()
        self.hidden = settings.hidden or fitting(len(self.features.names()))
        self.open_folder(resume)
        self.crew = make_crew(processes, ray)

    # --- the folder -----------------------------------------------------------------------------------------------
    def open_folder(self, resume: bool) -> None:
        path = self.folder / STATE
        if not path.exists():
            self.begin()
            self.write_state()
            return
        if not resume:
            raise TrainingError(f"{self.folder} has a run already; go on with --resume, or choose another folder")
        try:
            state = json.loads(path.read_text(encoding="utf-8"))
            corrects = state["settings"]["corrects"]
            former = (state["game"], state["seed"], state["features"], state["hidden"], corrects)
            self.rounds, self.league = state["rounds"], state["league"]
        except (ValueError, KeyError, TypeError):
            raise TrainingError(f"{path} is damaged") from None
        settings = self.settings
        mine = (settings.game, settings.seed, self.features.fingerprint(), self.hidden, settings.corrects)
        if former != mine:
            raise TrainingError(
                f"{self.folder} has a run of {former} (game, seed, features, units, correcting), not of {mine}"
            )
        start = self.folder / START
        if settings.start and (not start.exists() or start.read_bytes() != self.given_network()):
            raise TrainingError(f"{self.folder} has a run that did not begin with {settings.start}")

    def begin(self) -> None:
        """A new folder, with the network to begin with in it, if the run was told one."""
        data = self.given_network()
        self.folder.mkdir(parents=True, exist_ok=True)
        if data:
            write_whole(self.folder / START, data)
            self.league = [HAND_WRITTEN, START]

    def given_network(self) -> bytes:
        """The weights to begin with; none if the run was told none."""
        if not self.settings.start:
            return b""
        try:
            data = Path(self.settings.start).read_bytes()
        except OSError as e:
            raise TrainingError(f"the network to begin with cannot be read: {e}") from None
        head = read_network(data, self.room, self.settings.start).head
        if (head["hidden"], head.get("corrects", False)) != ([self.hidden, learning.SECOND], self.settings.corrects):
            raise TrainingError(
                f"{self.settings.start} is of another kind than the networks of this run: --hidden or --corrects differ"
            )
        return data

    def write_state(self) -> None:
        state = {
            "game": self.settings.game,
            "seed": self.settings.seed,
            "features": self.features.fingerprint(),
            "hidden": self.hidden,
            "settings": self.settings.as_dict(),
            "build": herna.build,
            "league": self.league,
            "rounds": self.rounds,
        }
        write_whole(self.folder / STATE, (json.dumps(state, indent=1) + "\n").encode())

    def network(self, name: str) -> str:
        """A member of the league as bots name it."""
        return name if name == HAND_WRITTEN else str((self.folder / name).resolve())

    # --- rounds -----------------------------------------------------------------------------------------------------
    def go(self) -> None:
        """Play all rounds that are still to come, or as many as there is time for."""
        try:
            while len(self.rounds) < self.settings.rounds:
                left = self.time_left()
                longest = max([r["seconds"] for r in self.rounds], default=0.0)
                if not self.settings.games and self.rounds and left < 0.6 * longest:
                    tell(f"{left:.0f} s are left, too few for another round")
                    break
                self.round(len(self.rounds))
        finally:
            self.crew.close()
        best = self.league[-1]
        name = "the hand-written evaluation" if best == HAND_WRITTEN else best
        tell(f"the best is {name}; report: {self.folder / 'report.html'}")

    def time_left(self) -> float:
        return 60 * self.settings.minutes - (monotonic() - self.begun)

    def round(self, number: int) -> None:
        begun = monotonic()
        games, positions, playing = self.play(number)
        net, learned, learning_time = self.learn(number)
        name = f"round-{number:03d}{ENDING}"
        self.write_network(net, name, number, learned, games)
        against_best = self.match(name, self.league[-1], number)
        against_hand = against_best
        if self.league[-1] != HAND_WRITTEN:
            against_hand = self.match(name, HAND_WRITTEN, number)
        better = against_best.share > EVEN
        tell(
            f"round {number}: {'better' if better else 'not better'} than {self.league[-1]}: {against_best}; "
            f"against the hand-written evaluation: {against_hand}"
        )
        if better:
            write_whole(self.folder / (self.room.id + ENDING), (self.folder / name).read_bytes())
            self.league = [HAND_WRITTEN, *[n for n in self.league if n != HAND_WRITTEN][1 - LEAGUE :], name]
        self.rounds.append({
            "games": games, "positions": positions, "playing": playing, "learning": learning_time,
            "seconds": monotonic() - begun, "loss": learned.loss, "held_out": learned.held_out, "hand": learned.hand,
            "steps": learned.steps, "calibration": learned.calibration, "network": name, "accepted": better,
            "against_best": list(against_best), "against_hand": list(against_hand),
        })  # fmt: skip
        self.write_state()
        write_report(self.folder, self.settings, self.rounds)

    def play(self, number: int) -> tuple[int, int, float]:
        """Games of this round: so many, or for a part of the time that is left for it."""
        folder = self.folder / f"round-{number:03d}"
        folder.mkdir(exist_ok=True)
        settings = self.settings
        rounds_left = settings.rounds - number
        begun = monotonic()
        until = begun + PLAYING * max(0.0, self.time_left()) / rounds_left
        batches = -(-settings.games // settings.batch)
        networks = tuple([self.network(name) for name in self.league])

        def jobs() -> Iterator[Batch]:
            i = 0
            while i < batches if batches else i == 0 or monotonic() < until:
                path = folder / f"{i:06d}.positions"
                if not path.exists():
                    yield Batch(settings, number, i * settings.batch, networks, str(path))
                i += 1

        positions = 0
        told = begun
        for done, (_, found) in enumerate(self.crew.run(play_batch, jobs()), 1):
            positions += found
            if monotonic() - told > EVERY:
                told = monotonic()
                rate = done * settings.batch / (told - begun)
                left = (batches - done) * settings.batch / rate if batches else max(0.0, until - told)
                tell(f"round {number}: {done * settings.batch} games, {rate:.1f} a second, {left:.0f} s left to play")
        games = settings.batch * len(list(folder.glob("*.positions")))
        spent = monotonic() - begun
        tell(f"round {number}: {games} games, {positions} new positions in {spent:.0f} s")
        return games, positions, spent

    def learn(self, number: int) -> tuple[learning.Net, learning.Learned, float]:
        """A network from the games of the last rounds; it begins where the former one ended."""
        begun = monotonic()
        first = max(0, number + 1 - self.settings.window)
        folders = [self.folder / f"round-{n:03d}" for n in range(number, first - 1, -1)]
        paths = [path for folder in folders for path in sorted(folder.glob("*.positions"))]
        positions = learning.read_positions(paths, self.features, max(self.room.players), self.settings.most)
        net = learning.Net(self.features, self.hidden, derive(self.settings.seed, "weights"), self.settings.corrects)
        if (self.folder / START).exists():
            net = learning.read_net((self.folder / START).read_bytes(), self.features)
        former = self.folder / f"round-{number - 1:03d}.pt"
        if number and former.exists():
            learning.load(net, former)
        told = monotonic()

        def progress(step: int, steps: int, loss: float) -> None:
            nonlocal told
            if monotonic() - told > EVERY:
                told = monotonic()
                left = (told - begun) * (steps - step) / step
                tell(f"round {number}: step {step} of {steps}, loss {loss:.4f}, {left:.0f} s left to learn")

        seed = derive(self.settings.seed, number, "order")
        began = learning.copied(net)
        learned = learning.learn(net, positions, self.settings.epochs, seed, self.device, progress)
        if self.settings.blend < 1.0:
            learned = learning.blend(net, began, self.settings.blend, positions, learned)
        learning.save(net, self.folder / f"round-{number:03d}.pt")
        spent = monotonic() - begun
        tell(
            f"round {number}: learned from {learned.positions} positions in {spent:.0f} s on {self.device}; log-loss "
            f"of other games {learned.held_out:.4f}, hand-written {learned.hand:.4f}"
        )
        return net, learned, spent

    def write_network(self, net: learning.Net, name: str, number: int, learned: learning.Learned, games: int) -> None:
        made = {
            "round": number,
            "games": games + sum([r["games"] for r in self.rounds]),
            "positions": learned.positions,
            "log_loss": round(learned.held_out, 4),
            "seed": self.settings.seed,
        }
        data = write_network(self.room, self.hidden, learning.SECOND, net.rounded(), made, net.corrects)
        write_whole(self.folder / name, data)

    def match(self, one: str, other: str, number: int) -> Score:
        settings = self.settings
        first, second = [with_network(settings.gate, self.network(name)) for name in (one, other)]
        deals = [
            Deal(settings.game, first, second, derive(settings.seed, number, i))
            for i in range(max(1, settings.gate_games // 2))
        ]
        points: dict[int, float] = {}
        for deal, share in self.crew.run(play_deal, deals):
            points[deal.seed] = share
        return score([points[deal.seed] for deal in deals])


def fitting(inputs: int) -> int:
    """The most units of the first layer with which the weights are small enough to be shipped, in steps of 8."""
    room = MOST_BYTES - 2048
    hidden = MOST_HIDDEN
    while hidden > 8 and 2 * inputs * hidden + (4 + 2 * learning.SECOND) * hidden + 6 * learning.SECOND > room:
        hidden -= 8
    return hidden


def tell(line: str) -> None:
    print(line, flush=True)


def train(
    settings: Settings, folder: Path, processes: int = 0, device: str = "auto", resume: bool = False, ray: str = ""
) -> None:
    """Train a network for a game; everything is kept in the folder."""
    check(settings)
    Run(replace(settings, game=herna.game(settings.game).id), folder, processes, device, resume, ray).go()


def check(settings: Settings) -> None:
    if not 1 <= settings.rounds <= 1000:
        raise TrainingError("rounds is a number from 1 to 1000")
    if (
        settings.games < 0
        or settings.gate_games < 2
        or settings.batch < 1
        or settings.window < 1
        or min(settings.positions, settings.most) < 1
        or min(settings.teacher, settings.sight) < 0
    ):
        raise TrainingError(
            "games, the gate's games, positions, a batch, the window and what the teacher does cannot be that few"
        )
    if not 0.0 < settings.blend <= 1.0:
        raise TrainingError("what is learned makes up more than 0 of a network, and at most 1")
    if not settings.minutes > 0 or not settings.epochs > 0:
        raise TrainingError("minutes and epochs are more than 0")
    if settings.hidden and (settings.hidden % 8 or not 8 <= settings.hidden <= 256):
        raise TrainingError("the units of the first layer are a multiple of 8, from 8 to 256")
