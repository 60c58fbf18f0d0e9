"""Turns in the terminal: what is drawn again while a turn goes on, and what was typed ahead for another turn."""

from __future__ import annotations

import os
import sys
from io import StringIO

import pytest
from rich.console import Console

import herna
from herna.kernel.state import State
from herna.players import Player, make_player
from herna.terminal import session as sessions
from herna.terminal.output import Output, changed
from herna.terminal.session import Read, Session
from herna.terminal.typed import forget_typed

pty = pytest.importorskip("pty")


def sit(state: State, read: Read, human: int) -> tuple[Session, StringIO]:
    """A person, who answers so, and a bot."""
    out = StringIO()
    players: list[Player | None] = [None if seat == human else make_player("greedy:worlds=1", 1) for seat in range(2)]
    screen = Output(Console(file=out, width=200), herna.game(state.game), "en", ("Eva", "Ota"))
    return Session(state, players, screen, read), out


def wistar() -> State:
    """At the first turn."""
    state: State = herna.game("wistar").new(seed=3)
    while state.decision().kind != "turn":
        state.choose(0)
    return state


def test_while_a_turn_goes_on_only_what_has_changed_on_a_large_table_is_drawn() -> None:
    state = wistar()
    typed = iter(["deploy:forest", "table", "quit"])
    session, out = sit(state, lambda _: next(typed), state.to_act[0])
    assert session.play()
    first, second, third, _ = out.getvalue().split("Your turn: ")
    assert "Farmstead" in first
    assert "Farmstead" not in second
    assert "forest 1" in second
    assert f"{'Eva' if state.to_act[0] == 0 else 'Ota'}: 10 VP" in second  # whose rats these are
    assert "table shows all of it" in second
    assert "Farmstead" in third


def test_every_turn_begins_with_the_whole_table() -> None:
    state = wistar()
    human = state.to_act[0]
    turns: list[int] = []

    def read(_: str) -> str:
        codes = state.codes(human)
        if codes[0].startswith("place:"):
            turns.append(state.made)
            if len(turns) == 3:
                raise EOFError
            return "place:hut" if "place:hut" in codes else codes[0]
        return "end" if "end" in codes else codes[-1]

    session, out = sit(state, read, human)
    session.play()
    assert state.made > turns[0] + 4
    assert out.getvalue().count("Farmstead") == 3


def test_small_tables_are_always_whole() -> None:
    typed = iter(["1", "1", "1", "quit"])
    session, out = sit(herna.game("mindbug").new(seed=3), lambda _: next(typed), 0)
    session.play()
    assert "table shows all of it" not in out.getvalue()


def test_changed_rows_stand_below_their_titles() -> None:
    before = ["A", "    one", "    two", "B", "    three", "C"]
    assert changed(before, ["A", "    one", "    2", "B", "    three", "C"]) == ["A", "    2"]
    assert changed(before, ["A", "    1", "    2", "B", "    three", "D"]) == ["A", "    1", "    2", "D"]
    assert changed(before, before) == []


def test_rows_of_a_map_are_shown_together() -> None:
    before = ["Field", "    a   b", "2   ·   ·", "1   x   ·", "Hand", "    one"]
    after = ["Field", "    a   b", "2   x   ·", "1   ·   ·", "Hand", "    one"]
    assert changed(before, after) == ["Field", "    a   b", "2   x   ·", "1   ·   ·"]


def test_what_was_typed_before_others_had_their_turns_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Smash Up: a step ends by itself after the last card; an `end` typed for it must not end the next turn."""
    state = herna.game("smashup").new(seed=3)
    asked: list[tuple[int, bool]] = []  # at each question: how many choices were made, and whether others made some
    forgotten: list[int] = []

    def forget() -> bool:
        forgotten.append(state.made)
        return True

    def read(_: str) -> str:
        if state.made > 80:
            raise EOFError
        asked.append((state.made, bool(asked) and state.made > asked[-1][0] + 1))
        return "1"

    monkeypatch.setattr(sessions, "forget_typed", forget)
    session, out = sit(state, read, 0)
    session.play()
    begun = [made for made, others in asked if others]
    assert len(begun) > 2
    assert len(asked) > 2 * len(begun)
    assert set(forgotten) - {state.made} == set(begun)
    assert out.getvalue().count("before others had their turns is forgotten") == len(forgotten)


def test_what_waits_in_a_terminal_is_dropped_and_a_pipe_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = pty.openpty()
    with open(terminal, encoding="utf-8") as lines:
        monkeypatch.setattr(sys, "stdin", lines)
        assert forget_typed() is False  # nothing was typed
        os.write(keyboard, b"end\n")
        assert forget_typed() is True
        os.write(keyboard, b"now\n")
        assert lines.readline() == "now\n"
    os.close(keyboard)
    out, into = os.pipe()
    os.write(into, b"end\n")
    os.close(into)
    with open(out, encoding="utf-8") as lines:
        monkeypatch.setattr(sys, "stdin", lines)
        assert forget_typed() is False
        assert lines.read() == "end\n"
