"""A toy game for the kernel's tests: everybody picks at once, face down; then all race for the prizes in the middle.

Each hand is passed on after a pick. A seat knows its own hand and all that was revealed. The highest sum wins.
"""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.book import Book
from herna.kernel.choice import Ask, Kind, Shown
from herna.kernel.errors import NotNow
from herna.kernel.events import EventKind
from herna.kernel.flow import Procedures, Step
from herna.kernel.frame import Frame
from herna.kernel.game import Game, OptionSpec
from herna.kernel.keeping.pack import Reader, Writer, distinct, without
from herna.kernel.machine import Machine
from herna.kernel.outcome import by_score
from herna.kernel.refusing import Reason
from herna.kernel.state import State
from herna.kernel.texts.catalogue import Args, Catalogue

PICK: Final = 0
GRAB: Final = 1
KINDS: Final = (Kind("pick", "TD-1"), Kind("grab", "TD-2"))
EVENTS: Final = (EventKind("takes", "TD-1", "seat", "tile", beat=True), EventKind("grabs", "TD-2", "seat", "prize"))


class Draft(State):
    def __init__(
        self,
        like: Machine,
        hands: list[tuple[int, ...]],
        taken: list[tuple[int, ...]],
        prizes: tuple[int, ...],
        grabbed: list[int],
    ) -> None:
        State.__init__(self, like)
        self.hands = hands
        self.taken = taken
        self.prizes = prizes
        self.grabbed = grabbed  # by seat; 0: none yet

    def clone(self) -> Draft:
        return Draft(
            self,
            self.hands[:],
            self.taken[:],
            self.prizes,
            self.grabbed[:],
        )

    def show(self, type_: str, number: int) -> object:
        return number

    def pack_game(self, w: Writer) -> None:
        for seat in range(self.players):
            w.zone(self.hands[seat])
            w.zone(self.taken[seat])
            w.put(self.grabbed[seat])
        w.zone(self.prizes)

    def unpack_game(self, r: Reader) -> None:
        self.hands, self.taken, self.grabbed = [], [], []
        for _ in range(self.players):
            self.hands.append(r.zone())
            self.taken.append(r.zone())
            self.grabbed.append(r.next())
        self.prizes = r.zone()


PROCEDURES: Final[Procedures[Draft]] = Procedures()


def redraw(s: Draft, seat: int) -> None:
    others = [i for i in range(s.players) if i != seat]
    pool = [tile for i in others for tile in s.hands[i]]
    s.shuffle(pool)
    n = len(s.hands[seat])
    for k, other in enumerate(others):
        s.hands[other] = tuple(pool[k * n : k * n + n])


def show_table(s: Draft, seat: int) -> dict[str, object]:
    return {
        "hand": list(s.hands[seat]) if seat >= 0 else None,
        "left": [len(hand) for hand in s.hands],
        "taken": [list(tiles) for tiles in s.taken],
        "prizes": list(s.prizes),
        "grabbed": s.grabbed[:],
    }


def show_option(s: Draft, ask: Ask, value: int) -> Shown:
    kind = KINDS[ask.kind].name
    return Shown(f"{kind}:{value}", "", kind, {"n": value})


def question(s: Draft, ask: Ask) -> Args:
    return {}


def refuse(s: Draft, ask: Ask, code: str) -> Reason:
    return "TD-1", "no", {}


def describe_position(s: Draft) -> dict[str, object]:
    if not s.hands[0]:
        raise NotNow("the race is on")
    return {"players": s.players, "hands": [list(h) for h in s.hands], "taken": [list(t) for t in s.taken]}


def evaluate(s: Draft, seat: int) -> float:
    return sum(s.taken[seat]) / 100


def start(s: Draft) -> None:
    tiles = [1 + n % 6 for n in range(30)]
    s.shuffle(tiles)
    size = s.setup.options["size"]
    s.hands = [tuple(tiles[seat * size : seat * size + size]) for seat in range(s.players)]
    begin(s)


def place(s: Draft, position: dict[str, Any]) -> None:
    s.hands = [tuple(hand) for hand in position["hands"]]
    begin(s)
    s.taken = [tuple(tiles) for tiles in position["taken"]]


def begin(s: Draft) -> None:
    s.taken = [() for _ in range(s.players)]
    s.grabbed = [0 for _ in range(s.players)]
    s.prizes = tuple(range(1, s.players + 1))
    s.push(GAME_FLOW, 0)
    s.advance()


class Here:
    """The toy is one module, so its functions stand for all the modules of a game."""

    VERBS = tuple([kind.name for kind in KINDS])
    END_RULE = "TD-1"
    show_option = staticmethod(show_option)
    question = staticmethod(question)
    refuse = staticmethod(refuse)
    redraw = staticmethod(redraw)
    show_table = staticmethod(show_table)
    describe = staticmethod(describe_position)
    evaluate = staticmethod(evaluate)
    start = staticmethod(start)
    place = staticmethod(place)

    @staticmethod
    def component_ids() -> list[str]:
        return []

    @staticmethod
    def facts(component: str) -> dict[str, Any]:
        raise KeyError(component)

    @staticmethod
    def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return []


TEXTS: Final = Catalogue("tests.toys.draft")
BOOK: Final = Book(PROCEDURES, KINDS, EVENTS, ("counted",), TEXTS, Here, Here, Here, Here, Here, Here, Here, Here)


class EverybodyPicks(Step[Draft]):
    def run(self, s: Draft, f: Frame) -> None:
        for seat in range(s.players):
            s.ask(seat, PICK, distinct(s.hands[seat]), hidden=True)

    def answer(self, s: Draft, f: Frame, seat: int, pick: int) -> None:
        s.hands[seat] = without(s.hands[seat], pick)
        s.taken[seat] += (pick,)
        s.revealed += 1
        s.emit(0, seat, pick)


class PassOn(Step[Draft]):
    def run(self, s: Draft, f: Frame) -> None:
        s.hands = s.hands[1:] + s.hands[:1]
        if s.hands[0]:
            f.restart()


class Race(Step[Draft]):
    """Whoever answers first has the choice; the others are asked anew among what is left."""

    def run(self, s: Draft, f: Frame) -> None:
        for seat in range(s.players):
            if not s.grabbed[seat]:
                s.ask(seat, GRAB, distinct(s.prizes), race=True)

    def answer(self, s: Draft, f: Frame, seat: int, pick: int) -> None:
        s.prizes = without(s.prizes, pick)
        s.grabbed[seat] = pick
        s.emit(1, seat, pick)
        f.again()


class Count(Step[Draft]):
    def run(self, s: Draft, f: Frame) -> None:
        s.finish(by_score([sum(s.taken[seat]) + s.grabbed[seat] for seat in range(s.players)], "counted"))


GAME_FLOW: Final = PROCEDURES.procedure("game", EverybodyPicks(), PassOn(), Race(), Count())


def blank(like: Machine) -> Draft:
    return Draft(like, [], [], (), [])


GAME: Final = Game("draft", "1", (2, 3, 4), (OptionSpec("size", 4, (3, 4, 5)),), BOOK, blank)
