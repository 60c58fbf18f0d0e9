"""Information states: all that a seat has seen since a table began, as a string and as a key, for tabular methods.

Two strings are equal exactly when the seat has seen the same: how the table was set up, what happened as it was told,
its own choices in between, and the view and options that it has now. Nothing that it may not know is in there.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from herna.kernel.errors import NotNow
from herna.kernel.game import Game
from herna.kernel.keeping.record import respelled, split_choice
from herna.kernel.state import State


class Memory:
    """What every seat of a table has seen. Choices are made through it: `memory.choose(state, choice, seat)`.

    It lies beside the state, which must keep its events. `copy` goes with a clone, `copy_for` with a redrawn world.
    """

    def __init__(self, state: State | None, before: list[list[str]] | None = None) -> None:
        """Of a table at which nothing has been chosen yet (see `remembered` for the others).

        `before` is what each seat has seen already, line by line; then no table is needed.
        """
        self._before = first_lines(state) if before is None else before
        self._choices: list[tuple[int, int, str]] = []  # whose, how many events came before it, its code

    def copy(self) -> Memory:
        """For a clone of the table."""
        other = Memory(None, self._before)
        other._choices = self._choices[:]
        return other

    def copy_for(self, state: State, world: State) -> Memory:
        """For a world redrawn from this table: it begins to keep events of its own."""
        world.keep_events(True)
        return Memory.resumed(self.lines(state))

    def lines(self, state: State) -> list[list[str]]:
        """What each seat has seen, line by line, without its view now: to be kept beside a snapshot."""
        return [self._lines(state, seat) for seat in range(state.players)]

    @staticmethod
    def resumed(lines: list[list[str]]) -> Memory:
        """A memory that goes on from these lines, at a table that tells only what happens from now on."""
        return Memory(None, lines)

    def choose(self, state: State, choice: object, seat: object = None) -> None:
        """`state.choose`, and the seat remembers what it chose."""
        seats = state.to_act
        log = state.log
        if log is None:
            raise NotNow("a table is remembered by its events, and this one keeps none")
        events = log.start + len(log.notes)
        state.choose(choice, seat)
        chooser = state.check_seat(seat) if seat is not None else seats[0]
        self._choices.append((chooser, events, split_choice(log.choices[-1])[1]))

    def take(self, state: State, slot: int, index: int) -> None:
        """The same without checks: option number `index` of open question number `slot`."""
        log = state.log
        assert log is not None
        chooser, events = state.asks[slot].seat, log.start + len(log.notes)
        state.take(slot, index)
        self._choices.append((chooser, events, split_choice(log.choices[-1])[1]))

    def string(self, state: State, seat: object) -> str:
        """All that this seat has seen; the last line is its view and its options now."""
        seat = state.check_seat(seat)
        codes = state.codes(seat) if state.options_of(seat) else []
        return "\n".join([*self._lines(state, seat), written({"view": state.view(seat), "options": codes})])

    def key(self, state: State, seat: object) -> str:
        """32 hexadecimal digits that are equal when the strings are."""
        return blake2b(self.string(state, seat).encode(), digest_size=16).hexdigest()

    def _lines(self, state: State, seat: int) -> list[str]:
        found = list(self._before[seat])
        events = state.events(0, seat)
        told = 0
        for chooser, before, code in self._choices:
            if chooser == seat:
                while told < len(events) and events[told].number < before:
                    found.append(written({"event": events[told].kind, **events[told].data}))
                    told += 1
                found.append(written({"chosen": code}))
        found += [written({"event": event.kind, **event.data}) for event in events[told:]]
        return found


def first_lines(state: State | None) -> list[list[str]]:
    """What each seat knows when a table begins: how it was set up, and where the seat is."""
    if state is None or state.log is None:
        raise NotNow("a table is remembered by its events, and this one keeps none")
    if state.made:
        raise NotNow("choices have been made already: herna.remembered(state) has them, too")
    setup = {"game": state.game, "players": state.players, "options": state.setup.options}
    return [[written({**setup, "seat": seat})] for seat in range(state.players)]


def remembered(game: Game[Any], state: State) -> tuple[Memory, State]:
    """The memory of a table that has been played at, and the same table, replayed from its record, to go on with."""
    record = state.record()
    table = game.begin(record)
    memory = Memory(table)
    choices = record["choices"]
    assert isinstance(choices, list)
    for choice in choices:
        seat, code = split_choice(choice)
        memory.choose(table, code if table.why_not(code, seat) is None else respelled(code), seat)
    return memory, table


def written(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
