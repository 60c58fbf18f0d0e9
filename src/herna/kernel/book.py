"""What the kernel has to know of a game besides its table: procedures, what can be asked and told, how it is shown."""

from __future__ import annotations

from typing import Any, Protocol

from herna.kernel.actions import ActionList
from herna.kernel.choice import Ask, Described, Kind
from herna.kernel.events import EventKind
from herna.kernel.features import FeatureList, Sheet
from herna.kernel.flow import Procedures
from herna.kernel.texts.catalogue import Args, Catalogue


class Setup(Protocol):
    """From the box to the first decision."""

    def start(self, s: Any, /) -> None:
        """Set the table up by the rules and run to the first decision."""


class Codes(Protocol):
    """Options and questions, as people and programs read them. `VERBS` are the words that codes begin with."""

    VERBS: tuple[str, ...]

    def show_option(self, s: Any, ask: Ask, value: int, /) -> Described:
        """An option of an open question: its code, its place on the table (empty: none) and its sentence."""

    def question(self, s: Any, ask: Ask, /) -> Args:
        """Arguments of the question's sentence: `source`, if any, is the component that asks, `rule` another rule."""


class Refusals(Protocol):
    """Why not. `END_RULE` is the rule by which the game ends."""

    END_RULE: str

    def refuse(self, s: Any, ask: Ask, code: str, /) -> tuple[str, str, Args]:
        """Rule, reason and data against a well-written code that is not among the options of an open question."""


class View(Protocol):
    def show_table(self, s: Any, seat: int, /) -> dict[str, object]:
        """What a seat may know (-1: a spectator), as plain data."""

    def redraw(self, s: Any, seat: int, /) -> None:
        """Deal again everything that a seat does not know."""


class Position(Protocol):
    def describe(self, s: Any, /) -> dict[str, object]:
        """The table as a person would write it down; raises `NotNow` in the middle of an effect."""

    def place(self, s: Any, position: dict[str, Any], /) -> None:
        """Set the table up as described and run to the decision; `PositionError` says where that is impossible."""


class Facts(Protocol):
    def component_ids(self) -> list[str]:
        """Everything that has a name and a text of its own."""

    def facts(self, component: str, /) -> dict[str, Any]:
        """The printed numbers and words of a component, as plain data."""


class Picture(Protocol):
    def draw(self, texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...], /) -> list[str]:
        """The table as lines of text (with console markup such as [bold]) for the terminal."""


class Evaluate(Protocol):
    def evaluate(self, s: Any, seat: int, /) -> float:
        """How good the table looks for a seat, roughly between 0 and 1."""


class Features(Protocol):
    """What learning programs and networks see. `LIST` names the features."""

    LIST: FeatureList

    def write(self, s: Any, viewer: int, sheet: Sheet, /) -> None:
        """Write the features of this table that a seat may know (`EVERYTHING`: all of them)."""


class Actions(Protocol):
    """What networks with one output per action choose from. `LIST` names the actions."""

    LIST: ActionList

    def numbers(self, s: Any, ask: Ask, /) -> list[int]:
        """The actions of a question's options; those that share one are told apart by `ActionList.told_apart`."""


class Book:
    """One per game, the same for all its states. Questions, events and reasons are numbered by their place in it.

    Which module answers what is the same in all games; the functions get the game's own state first.
    """

    def __init__(
        self,
        procedures: Procedures[Any],
        kinds: tuple[Kind, ...],
        events: tuple[EventKind, ...],
        reasons: tuple[str, ...],
        texts: Catalogue,
        setup: Setup,
        codes: Codes,
        refusals: Refusals,
        view: View,
        position: Position,
        facts: Facts,
        picture: Picture,
        evaluate: Evaluate,
        features: Features | None = None,
        actions: Actions | None = None,
    ) -> None:
        self.procedures = procedures
        self.kinds = kinds
        self.events = events
        self.reasons = reasons  # how a game can end
        self.texts = texts
        self.start = setup.start
        self.verbs = codes.VERBS
        self.show_option = codes.show_option
        self.question = codes.question
        self.refuse = refusals.refuse
        self.end_rule = refusals.END_RULE
        self.show_table = view.show_table
        self.redraw = view.redraw
        self.describe_position = position.describe
        self.place = position.place
        self.component_ids = facts.component_ids
        self.facts = facts.facts
        self.draw = picture.draw
        self.evaluate = evaluate.evaluate
        # None: nobody has told a network how to see this game, or listed its actions.
        self.features = None if features is None else features.LIST
        self.write_features = None if features is None else features.write
        self.actions = None if actions is None else actions.LIST
        self.number_actions = None if actions is None else actions.numbers
