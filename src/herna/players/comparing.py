"""Two options of one decision side by side: what each brings, in the same possible worlds.

A search that names the best option has looked at it more kindly than at the others: of many estimates the highest one
is too high. So whoever wants to know how much better an option is compares it anew, with another seed.
"""

from __future__ import annotations

from math import sqrt

from herna.kernel.errors import BadArgument, shown
from herna.players.explorer import Explorer, Worlds
from herna.players.interrupting import Interruption
from herna.players.judges import BEST, JUDGES
from herna.players.player import Observation
from herna.players.tree import Edge
from herna.players.tuning import tuning_of, within


class Comparison:
    """What `compare` found: what the two options bring, from 0 (lost) to 1 (won), and by how much the first is better.

    `error` is the standard error of the difference over the worlds. It tells nothing of what playouts misjudge in all
    worlds alike, so the difference with another seed varies by somewhat more.
    """

    def __init__(self, first: float, second: float, error: float, pairs: int) -> None:
        self.first = first
        self.second = second
        self.difference = first - second
        self.error = error
        self.pairs = pairs


def compare(seen: Observation, a: int, b: int, pairs: int, seed: int, network: str = BEST) -> Comparison:
    """Options `a` and `b` (indexes) by so many pairs of playouts, both of a pair in the same world.

    As many pairs again come before these and do not count: they only let the trees below both options grow. The seed
    gives the worlds, so everything is reproducible. `network` is the judge, as bots have it.
    """
    for index in (a, b):
        if not 0 <= index < seen.width:
            raise BadArgument(f"there is no option {shown(index)}: they are numbered from 0 to {seen.width - 1}")
    if a == b:
        raise BadArgument("an option cannot be compared with itself")
    if pairs < 2:
        raise BadArgument(f"at least 2 pairs are needed, not {shown(pairs)}")
    judge = JUDGES.of(seen.game, network)
    firsts: list[float] = []
    seconds: list[float] = []
    with Interruption() as interruption:
        tuning = within(tuning_of(seen.game, judge.learned), 4 * pairs)
        explorer = Explorer(seen.seat, tuning, Edge(0.5), Worlds(seen, seed), judge)
        for number in range(2 * pairs):
            if interruption.asked:
                break
            first = explorer.play(a)
            second = explorer.play(b)
            if number >= pairs:
                firsts.append(first)
                seconds.append(second)
    first = sum(firsts) / pairs
    second = sum(seconds) / pairs
    spread = 0.0
    for i in range(len(firsts)):
        spread += (firsts[i] - seconds[i] - (first - second)) ** 2
    return Comparison(first, second, sqrt(spread / (pairs - 1) / pairs), pairs)
