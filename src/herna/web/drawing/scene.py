"""All that a page of a table is drawn from: one seat's view, its question and what happened."""

from __future__ import annotations

from typing import Any

from herna.kernel.choice import Decision, Option
from herna.kernel.events import Event
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.web.drawing.identity import NAMES


def open_view(state: State) -> dict[str, Any]:
    """Everything at once, for a game that is over: what any seat sees, each filling the gaps of the others."""
    merged: dict[str, Any] = state.view(None)
    for seat in range(state.players):
        merged = filled(merged, state.view(seat))
    return {**merged, "seat": None}


def filled(a: Any, b: Any) -> Any:
    """`a`, with what `b` knows wherever `a` has nothing."""
    if a is None or (a == [] and isinstance(b, list)):
        return b
    if isinstance(a, dict) and isinstance(b, dict):
        return {key: filled(a[key], b[key]) if key in a and key in b else a.get(key, b.get(key)) for key in {**a, **b}}
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [filled(x, y) for x, y in zip(a, b, strict=True)]
    return a


class Scene:
    """Plain values; a board turns it into markup and knows nothing else.

    Drawings of it are shared by all tables, so it holds no address, key or name: `names` are stand-ins (see
    `herna.web.drawing.identity`), and people are seats.
    """

    names = NAMES

    def __init__(
        self,
        game: Game[Any],
        lang: str,
        seq: int,
        view: dict[str, Any],
        viewer: int | None,
        decision: Decision | None,
        events: list[Event],
    ) -> None:
        self.game = game
        self.lang = lang
        self.seq = seq
        self.view = view
        self.viewer = viewer
        self.decision = decision
        self.events = events
        self.awaited: list[int] = []  # seats whose people shall come by link and have not been here yet
        self.hand_over: int | None = None  # people share this screen: first this one takes it over
        self.can_undo = False
        self.undo_wish: int | None = None  # who asks to take something back, if this seat must agree
        self.hint = ""
        self.thinking: int | None = None  # whose bot is thinking
        self.watching = False
        self.watched = True  # may people with the watch link look?
        self.lapses: list[tuple[int, int]] = []  # (number of the next event, seat) where a bot gave no answer
        self.has_next = False  # there is a rematch
        if decision is not None:
            decision.call_players(self.names)
        self.options: dict[str, list[Option]] = {}
        for option in decision.options if decision is not None else ():
            if option.at:
                self.options.setdefault(option.at, []).append(option)

    @property
    def over(self) -> bool:
        return self.view["result"] is not None

    def text(self, key: str, **args: Any) -> str:
        """A phrase of the game."""
        return self.game.texts.say(self.lang, key, args, self.names)

    def name(self, component: str) -> str:
        return self.game.texts.components[component].name(self.lang)

    def rules_text(self, component: str) -> str:
        return self.game.texts.components[component].text(self.lang)

    def who(self, seat: int) -> str:
        return self.names[seat]
