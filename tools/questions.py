"""How many questions are needless: shares of decisions with a single option, and of those where all options end alike.

    python -m tools.questions [GAME ...] [--games N]

Two options end alike if the tables after them are equal, to the last number; chance is the same for both.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from tests.contract import contract_of

import herna
from herna.api import own_games


def after(s: herna.State, seat: int, index: int) -> tuple[object, ...]:
    tried = s.clone()
    tried.keep_events(False)
    tried.small = 12345  # the same chance for all options
    tried.choose(index, seat)
    return (tuple(tried.pack().numbers), tried.to_act, tried.outcome)


def survey(id: str, games: int) -> tuple[int, Counter[str], Counter[str]]:
    """The number of decisions; those with one option, and those with several that end alike, by kind of question."""
    contract = contract_of(id)
    total, single, equal = 0, Counter[str](), Counter[str]()
    for number in range(games):
        rng = Random(f"{id} questions {number}")
        s = herna.game(id).new(seed=number, **contract.setups[number % len(contract.setups)])
        while not s.over:
            seat = s.to_act[0]
            width = s.options_of(seat)
            kind = s.book.kinds[next(ask.kind for ask in s.asks if ask.seat == seat)].name
            total += 1
            if width == 1:
                single[kind] += 1
            elif len(s.to_act) == 1:
                first = after(s, seat, 0)
                if all(after(s, seat, i) == first for i in range(1, width)):
                    equal[kind] += 1
            s.choose(rng.randrange(width), seat)
    return total, single, equal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(own_games()))
    parser.add_argument("--games", dest="number", type=int, default=40)
    given = parser.parse_args()
    for id in given.games:
        total, single, equal = survey(id, given.number)
        share = [f"{100 * sum(kinds.values()) / total:.1f} %" for kinds in (single, equal)]
        print(f"{id}: {total} decisions, one option {share[0]}, all end alike {share[1]}")
        print(f"  one option: {dict(single.most_common(8))}")
        print(f"  end alike:  {dict(equal.most_common(8))}")


if __name__ == "__main__":
    main()
