"""Games that were kept, to learn from: files that `herna arena --records` writes, and single records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import herna
from herna.kernel.errors import RecordError
from herna.kernel.game import follow
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from herna.kernel.stepping import rewards_of


def records(path: Path | str) -> Iterator[dict[str, Any]]:
    """The records of a file of results, one game after the other; games without a record are passed over."""
    with Path(path).open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                found = json.loads(line)
            except ValueError:
                raise RecordError(f"{path}, line {number}: this is no JSON") from None
            if not isinstance(found, dict):
                raise RecordError(f"{path}, line {number}: a game is a JSON object")
            if "record" in found:
                yield found["record"]


def examples(path: Path | str, most: int | None = None) -> Iterator[tuple[State, int, int, float]]:
    """Every choice of the first `most` games: the state before it, who chose, which option, and the reward at the end.

    The state goes on with the next example; clone it to keep it.
    """
    for record in islice(records(path), most):
        state = herna.replay(record)
        if state.result is None:
            raise RecordError(f"{path}: a game of {state.game} was not played to its end")
        rewards = rewards_of(state.result, state.players)
        state = herna.game(record["game"]).begin(record)
        for choice in record["choices"]:
            seat, code = split_choice(choice)
            seat = state.to_act[0] if seat is None else seat
            yield state, seat, state.codes(seat).index(code), rewards[seat]
            follow(state, choice)
