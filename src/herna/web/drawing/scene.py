"""All that a page of a table is drawn from: one seat's view, its question and what happened."""

from __future__ import annotations

from typing import Any

from herna.kernel.choice import Decision, Option
from herna.kernel.events import Event
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.web.drawing.company import SeatState
from herna.web.drawing.identity import NAMES
from herna.web.store.agreements import Ending


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


class Moment:
    """A choice that changed much: its number (from 1), and how it changed the prospects of one seat, or its points.

    `told` is what happened, as each seat (None: a spectator) may know it: first the deed, then what brought points.
    """

    def __init__(
        self, number: int, change: float, seat: int, told: dict[int | None, list[Event]], in_points: bool = False
    ) -> None:
        self.number = number
        self.change = change
        self.seat = seat
        self.told = told
        self.in_points = in_points


class Goal:
    """Where a thing can get to with one click: the last option chosen for it, and what the board foresees there."""

    __slots__ = ("foreseen", "option")

    def __init__(self, option: Option, foreseen: Any) -> None:
        self.option = option
        self.foreseen = foreseen


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
        self.levels: tuple[str, ...] = ()  # how well each seat's bot plays, in a word; empty for people
        self.awaited: list[int] = []  # seats whose people shall come by link and have not been here yet
        self.hand_over: int | None = None  # people share this screen: first this one takes it over
        self.can_undo = False
        self.can_hint = True
        self.can_talk = False  # is there anybody to talk to?
        self.moment = 0.0  # what time it is, in seconds since 1970
        self.company: list[SeatState] = []  # who is here and how much time they have; empty where that does not matter
        self.ended: Ending | None = None  # how the game ended, if that was not by its rules
        self.offer: tuple[str, int] | None = None  # what this place must agree to (a draw, to call it off), and whose
        self.stood_in: dict[int, str] = {}  # seats of this place that a bot plays, and why
        self.undo_wish: int | None = None  # who asks to take something back, if this seat must agree
        self.hint = ""
        self.hinted = ""  # the code that the adviser would choose
        self.thinking: int | None = None  # whose bot is thinking
        self.watching = False
        self.open_seed = False  # does somebody know the seed, and with it all cards?
        self.watched = True  # may people with the watch link look?
        self.lapses: list[tuple[int, int]] = []  # (number of the next event, seat) where a bot gave no answer
        self.has_next = False  # there is a rematch
        self.chains: dict[str, dict[str, Goal]] = {}  # {thing: {goal: what is said of it}}, for what one click does
        self.ending: str | None = None  # the turn can be ended by one click; what that surely costs, as a kind of event
        self.passes = False  # the only answer does nothing, and may be given by itself
        self.moments: list[Moment] = []  # where a game that is over was decided
        self.story: list[Event] = []  # all that happened in it, from its beginning
        self.minutes = 0  # it took so long; 0 if that is not known
        if decision is not None:
            decision.call_players(self.names)
        self.options: dict[str, list[Option]] = {}
        for option in decision.options if decision is not None else ():
            if option.at:
                self.options.setdefault(option.at, []).append(option)

    @property
    def over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.view["result"] is not None

    @property
    def done(self) -> bool:
        """Whether it is over, by its rules or because people have ended it."""
        return self.over or self.ended is not None

    def text(self, key: str, **args: Any) -> str:
        """A phrase of the game."""
        return self.game.texts.say(self.lang, key, args, self.names)

    def name(self, component: str) -> str:
        return self.game.texts.components[component].name(self.lang)

    def rules_text(self, component: str) -> str:
        return self.game.texts.components[component].text(self.lang)

    def who(self, seat: int) -> str:
        return self.names[seat]

    def level(self, seat: int) -> str:
        return self.levels[seat] if self.levels else ""
