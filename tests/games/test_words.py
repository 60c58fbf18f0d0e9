"""Constants are called as what they stand for: `ASK_BLOCK` is the question "block", `TELL_DRAWS` the event "draws"."""

from __future__ import annotations

from importlib import import_module

import pytest

BUILT_IN = ("bigmonster", "mindbug", "smashup", "summoner", "wistar")


@pytest.mark.parametrize("game", BUILT_IN)
def test_questions_and_events_have_the_names_of_their_constants(game: str) -> None:
    words = import_module(f"herna.games.{game}.table.words")
    for prefix, table in (("ASK_", words.KINDS), ("TELL_", words.EVENTS)):
        named = {number: name for name, number in vars(words).items() if name.startswith(prefix)}
        assert [named[i] for i in range(len(table))] == [prefix + entry.name.upper() for entry in table]
        assert len(named) == len(table)
