"""Games that networks play against themselves, older ones and the hand-written evaluation, with slips now and then."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import herna
from herna.kernel.features import Sheet
from herna.kernel.game import Game
from herna.kernel.judging import final_share
from herna.kernel.state import State
from herna.players import Observation, Player, make_player
from herna.players.judges import HAND, HAND_WRITTEN, JUDGES, Judge, as_shares
from herna.train.settings import Settings, derive
from herna.train.shards import Shard
from herna.train.tables import random_table
from herna.train.teacher import Teacher

SLIPS: Final = (0.0, 0.03, 0.08, 0.2)  # how often a choice is random; each game has one of these
MOST_DECISIONS: Final = 4000  # a game that takes longer teaches nothing


class Batch(NamedTuple):
    """Some games of one round: `first` is the number of the first; `networks` are the league, the best one last."""

    settings: Settings
    round: int
    first: int
    networks: tuple[str, ...]
    path: str


def play_batch(batch: Batch) -> int:
    """Play these games and write their positions; returns how many there are."""
    room = herna.game(batch.settings.game)
    shard = Shard()
    for number in range(batch.first, batch.first + batch.settings.batch):
        play_game(room, batch, number, shard)
    shard.write(Path(batch.path))
    return len(shard)


class Seen(NamedTuple):
    """A position of a game under way, with what the best network and the hand-written evaluation say about it."""

    sheet: Sheet
    estimate: list[float]
    hand: list[float]


def play_game(room: Game[Any], batch: Batch, number: int, shard: Shard) -> None:
    settings = batch.settings
    seed = derive(settings.seed, batch.round, number)
    rng = Random(seed)
    table = random_table(room, rng.getrandbits(50))
    players = [seat_player(settings, batch.networks, rng) for _ in range(table.players)]
    judge = JUDGES.of(room.id, batch.networks[-1])
    slips = rng.choice(SLIPS)
    met: list[State] = []
    for _ in range(MOST_DECISIONS):
        if table.over:
            break
        seat = rng.choice(table.to_act)
        width = table.options_of(seat)
        if width > 1:
            met.append(table.clone())
        slip = rng.random() < slips
        table.choose(rng.randrange(width) if slip else players[seat].choose(Observation(table, seat)), seat)
    result = table.result
    if result is None or not met:
        return
    shares = [final_share(result, seat) for seat in range(table.players)]
    if len(met) > settings.positions:
        met = [met[i] for i in sorted(rng.sample(range(len(met)), settings.positions))]
    if settings.teacher:
        Teacher(settings, judge, rng).teach(met, number, shares, shard)
    else:
        seen = [look(s, judge) for s in met]
        keep(seen, number, shares, settings.carry if judge.learned else 1.0, shard)


def seat_player(settings: Settings, networks: tuple[str, ...], rng: Random) -> Player:
    """Mostly the best network; sometimes another one of the league, so that nothing is forgotten."""
    network = rng.choice(networks) if rng.random() < settings.league else networks[-1]
    return make_player(with_network(settings.play, network), rng.getrandbits(30))


def with_network(spec: str, network: str) -> str:
    return f"{spec}{',' if ':' in spec else ':'}network={network}"


def look(table: State, judge: Judge) -> Seen:
    estimate = as_shares(judge.values(table))
    return Seen(table.sheet(), estimate, estimate if judge is HAND else as_shares(HAND.values(table)))


def keep(met: list[Seen], game: int, shares: list[float], carry: float, shard: Shard) -> None:
    """Keep positions of a finished game to learn from, in the order in which they were met.

    The target of each is how the game ended, mixed with what the network said a little later (temporal differences):
    that has less of the luck that decided this one game. In the first one's target the result has the part `carry`.
    """
    step = carry ** (1.0 / max(1, len(met) - 1))
    targets = [shares]
    for seen in reversed(met[1:]):
        targets.append([step * t + (1.0 - step) * e for t, e in zip(targets[-1], seen.estimate, strict=True)])
    for seen, target in zip(met, reversed(targets), strict=True):
        shard.add(game, seen.sheet, target, shares, seen.hand)


def first_league() -> tuple[str, ...]:
    """Before there is any network."""
    return (HAND_WRITTEN,)
