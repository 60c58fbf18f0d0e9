"""Every step that asks has a sentence for its question, in each procedure that it stands in."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

import herna
from herna.api import own_games
from herna.kernel.flow import Step
from herna.kernel.frame import Frame
from tests.sources import source_of

# Steps whose purpose, or whose kind of question, depends on the table or on their frame. The contract suite meets them
# in random games.
BY_THE_TABLE: dict[str, set[str]] = {
    "bigmonster": {"PickTile", "SendTileAndShip"},
    "mindbug": set(),
    "smashup": {"NextBase", "OfferSpecial", "PlayMinionThere", "ShowAction"},
    "summoner": {"AttackPhase", "BuildPhase", "DrawPhase", "MagicPhase", "MovePhase", "SummonPhase"},
    "wistar": {"ChooseMixture", "ChooseTiles", "GiveCards", "TakeTurn", "TentAnywhere"},
}
ASKED = re.compile(r"\.ask\([^,]+, (\w+)")
NO_FRAME = Frame(0, 0, 0, 0, 0, 0, 0, ())


@pytest.mark.parametrize("id", own_games())
def test_every_question_has_a_sentence_for_its_purpose(id: str) -> None:
    game = herna.game(id)
    by_the_table: set[str] = set()
    missing: list[str] = []
    for name, steps in zip(game.procedures.names, game.procedures.programs, strict=True):
        for i, step in enumerate(steps):
            for kind in kinds_asked(id, step):
                purpose = purpose_of(steps[i:])
                if kind is None or purpose is None or type(step).__name__ in BY_THE_TABLE[id]:
                    by_the_table.add(type(step).__name__)
                elif not has_sentence(game, kind, purpose):
                    missing.append(f"{name}, {type(step).__name__}: ask.{kind}.{purpose}")
    assert not missing
    assert by_the_table == BY_THE_TABLE[id]


def kinds_asked(id: str, step: Step[Any]) -> list[str | None]:
    """The kinds of question that a step asks; None for a kind that it computes."""
    words = import_module(f"herna.games.{id}.table.words")
    numbers = [vars(words).get(asked) for asked in ASKED.findall(written_in(type(step)))]
    return [words.KINDS[number].name if isinstance(number, int) else None for number in numbers]


def written_in(step: type[Step[Any]]) -> str:
    """All that is written in the class and in those that it derives from, down to the game's own `Rule`."""
    return "".join([source_of(c) for c in step.__mro__ if c.__module__.startswith("herna.games.")])


def purpose_of(steps: tuple[Step[Any], ...]) -> str | None:
    """The purpose of a question that the first of these steps puts; None if only the table tells it."""
    try:
        return next((purpose for purpose in (step.purpose(None, NO_FRAME) for step in steps) if purpose), "")
    except AttributeError:
        return None


def has_sentence(game: herna.Game[Any], kind: str, purpose: str) -> bool:
    return game.texts.has(f"ask.{kind}.{purpose}" if purpose not in ("", kind) else "ask." + kind)
