"""Playthroughs: a whole random game as text, every decision, option and event, to be compared line by line."""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

from herna.kernel.game import Game
from herna.kernel.state import State


def playthrough(game: Game[Any], seed: int, **setup: Any) -> str:
    """The text of one game. It changes exactly when something that people or programs can see changes."""
    s = game.new(seed=seed, **setup)
    rng = Random(seed)
    lines = [f"game {game.id} rules {game.rules_version} seed {seed} {json.dumps(setup, sort_keys=True)}"]
    told = write_events(s, 0, lines)
    while not s.over:
        seat = rng.choice(s.to_act)
        decision = s.decision(seat)
        lines.append(f"seat {seat} {decision.kind} ({decision.rule}) {decision.source}".rstrip())
        lines += [f"  {o.index} {o.code} | {o.label('en')} | {o.label('cs')}" for o in decision.options]
        index = rng.randrange(len(decision.options))
        lines.append(f"  > {decision.options[index].code}")
        s.choose(index, seat)
        told = write_events(s, told, lines)
        lines.append(f"  views {digest(s)}")
    lines.append(f"result {json.dumps(None if s.result is None else s.result.as_dict())}")
    return "\n".join(lines) + "\n"


def write_events(s: State, since: int, lines: list[str]) -> int:
    events = s.events(since, None)
    for event in events:
        lines.append(
            f"  * {event.kind} ({event.rule}) {json.dumps(event.data)} | {event.text('en')} | {event.text('cs')}"
        )
    return since + len(events)


def digest(s: State) -> str:
    """A few letters that change if any seat, or a spectator, sees anything else."""
    views = [s.view(seat) for seat in [None, *range(s.players)]]
    return blake2b(json.dumps(views, sort_keys=True).encode(), digest_size=6).hexdigest()
