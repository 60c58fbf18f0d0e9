"""What the terminal prints of a game: the table, the question with its options, events, cards and rules."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from herna.kernel.choice import Decision, Refusal
from herna.kernel.events import Event
from herna.kernel.facts import SEPARATOR, facts_in_words
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.kernel.texts.catalogue import RuleText
from herna.terminal.language import say

SEATS: Final = ("cyan", "magenta", "yellow", "blue")  # the colours of the players' names
PLAYED: Final = ("plays", "acts")  # how the kinds of events begin that tell of a card being played
LEAST_WIDTH: Final = 20  # of a text, however narrow the window is
OF_THE_BOX: Final = (
    "set",
    "copies",
    "copies_by_set",
    "starting_copies",
    "number",
    "players",
    "printed_on",
    "suit",
    "stage",
)
NAMES_IN_CODES: Final = re.compile(r"[a-z0-9_]+")
LARGE: Final = 50  # lines of a picture; more would push what has happened out of sight, after each choice
USUAL_WIDTH: Final = 80
COLUMNS: Final = "  "  # stands between words in columns only
MOST_FOUND: Final = 12  # of what a search gives, more would push the best out of sight


class Output:
    """A console that knows the game, the language and the players' names."""

    def __init__(self, console: Console, game: Game[Any], lang: str, names: tuple[str, ...]) -> None:
        self.console = console
        self.game = game
        self.lang = lang
        self.names = names
        self.explained: set[str] = set()  # kinds of questions, and cards, that were explained to people at this screen
        self.picture: list[str] = []  # the table as it was drawn last

    def line(self, text: str = "", style: str = "") -> None:
        self.put(Text(text, style))

    def put(self, text: Text, first: str = "") -> None:
        """A text that breaks between words where the window ends, indented behind what stands `first` in its line.

        What goes into a file or a pipe has one line for each sentence.
        """
        if not self.console.is_terminal:
            self.console.print(Text(first) + text, highlight=False, soft_wrap=True)
            return
        lines = text.wrap(self.console, max(LEAST_WIDTH, self.console.width - len(first)))
        for number, line in enumerate(lines):
            self.console.print(Text(" " * len(first) if number else first) + line, highlight=False, soft_wrap=True)

    def told(self, text: str, style: str = "") -> Text:
        """A sentence in which every player's name has the colour of their seat."""
        told = Text(text, style)
        for seat, name in enumerate(self.names):
            told.highlight_words([name], SEATS[seat % len(SEATS)])
        return told

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.line(say(self.lang, key, **args), style)

    def player(self, seat: int) -> str:
        return self.game.texts.player(self.lang, seat, self.names)

    def table(self, state: State, seat: int | None, goes_on: bool = False) -> None:
        """The whole table; while somebody's turn `goes_on`, only what has changed on a large one."""
        self.console.print()
        before, self.picture = self.picture, self.game.picture(state.view(seat), self.lang, self.names)
        short = goes_on and lines_of(before) > LARGE
        rows = changed(before, self.picture) if short else self.picture
        for row in rows:
            self.put(Text.from_markup(row.lstrip()), " " * inset(row))
        if short:
            self.say("play.rest", "dim")
        self.console.print()

    def events(self, events: list[Event]) -> None:
        """What happened, in sentences; under a card that is played stands its text."""
        for event in events:
            self.put(self.told(event.text(self.lang, self.names), "bold" if event.kind == "turn" else ""), "* ")
            text = self.text_played(event)
            if text:
                self.put(Text(text, "dim"), "    ")

    def text_played(self, event: Event) -> str:
        """What is printed on the card that this event tells of being played; empty if it tells of none."""
        card = self.game.texts.components.get(str(event.data.get("card")))
        return card.text(self.lang) if card is not None and event.kind.startswith(PLAYED) else ""

    def chosen(self, seat: int, code: str) -> None:
        self.say("replay.choice", "dim", name=self.player(seat), code=code)

    def decision(self, decision: Decision, newcomer: bool = False) -> None:
        """The question with its options; to a `newcomer` what they mean, too, when it is asked for the first time."""
        decision.call_players(self.names)
        limit = decision.limit(self.lang)
        self.put(self.told(decision.prompt(self.lang) + (f" ({limit})" if limit else ""), "bold green"))
        new = newcomer and self.first_time(f"{decision.kind} {decision.purpose}")
        if decision.source or new:
            self.put(Text(decision.help(self.lang), "dim"), "    ")
        if newcomer and decision.source:
            self.introduce_keywords(decision.source)
        for option in decision.options:
            self.put(self.told(option.label(self.lang)) + Text(f"   {option.code}", "dim"), f"{option.index + 1:>3}  ")
            if newcomer:
                self.introduce(option.code)

    def introduce(self, code: str) -> None:
        """What is printed on the cards that a code names, unless the table shows it, and what their keywords mean."""
        for card in NAMES_IN_CODES.findall(code.partition(":")[2]):
            component = self.game.texts.components.get(card)
            if component is not None and component.text(self.lang) and not self.on_the_table(component.text(self.lang)):
                if self.first_time(card):
                    self.put(Text(self.in_short(card), "dim"), "         ")
            if component is not None:
                self.introduce_keywords(card)

    def introduce_keywords(self, card: str) -> None:
        """Words that are printed without an explanation: what the glossary says of them."""
        words = [w.sign for f in facts_in_words(self.game, card, self.lang) if f.name == "keywords" for w in f.words]
        for term in self.game.texts.rulebook.terms:
            if term.id in words and self.first_time("keyword " + term.id):
                self.put(Text(f"{term.name(self.lang)}: {term.text(self.lang)}", "dim"), "         ")

    def first_time(self, what: str) -> bool:
        new = what not in self.explained
        self.explained.add(what)
        return new

    def on_the_table(self, text: str) -> bool:
        """Whether the table was drawn with this text of a component, perhaps without what it begins with ("Bonus:")."""
        said = text.partition(": ")[2] or text
        return any(said.rstrip(".") in row for row in self.picture)

    def in_short(self, id: str) -> str:
        """What is printed on a component, in one paragraph under its name."""
        component = self.game.texts.components[id]
        facts = [f.text for f in facts_in_words(self.game, id, self.lang) if not f.why and f.name not in OF_THE_BOX]
        return f"{component.name(self.lang)}: {SEPARATOR.join([*facts, component.text(self.lang)])}"

    def questions(self, state: State) -> None:
        """What everybody is asked who has to decide now; if nobody is, how the game ended."""
        several = len(state.to_act) > 1
        for seat in state.to_act:
            self.say("position.asked_seat" if several else "position.asked", name=self.player(seat), seat=seat)
            self.decision(state.decision(seat))
        self.result(state)

    def explain(self, decision: Decision) -> None:
        """What is asked, in other words, with the rule and the card behind it."""
        self.line(decision.help(self.lang))
        self.rule(decision.rule)
        if decision.source:
            self.card(decision.source)

    def verdict(self, code: str, refusal: Refusal | None) -> None:
        """Whether a code is legal; if not, the reason and the rule."""
        if refusal is None:
            self.say("play.legal", code=code)
        else:
            self.line(f"{code}: {refusal.text(self.lang)}", "yellow")
            self.rule(refusal.rule)

    def rule(self, id: str) -> None:
        rule = self.game.texts.rulebook.get(id)
        if rule is not None:
            self.entry(rule)

    def found(self, rules: list[RuleText], meant: str, words: str) -> None:
        """What a search in the rulebook gave, the best first, and what was perhaps meant."""
        if not rules:
            self.line(self.nothing_found(words, meant))
        elif meant:
            self.say("rules.meant", "dim", words=meant)
        for rule in rules[:MOST_FOUND]:
            self.entry(rule)
        if len(rules) > MOST_FOUND:
            self.say("rules.more", "dim", count=len(rules) - MOST_FOUND)

    def nothing_found(self, words: str, meant: str) -> str:
        told = say(self.lang, "rules.none", words=words)
        return f"{told} {say(self.lang, 'rules.meant', words=meant)}" if meant else told

    def entry(self, rule: RuleText) -> None:
        question = rule.question(self.lang)
        text = f"{question} {rule.text(self.lang)}" if question else rule.text(self.lang)
        self.put(Text(rule.id, "bold") + Text(f" {text}", "not bold"))

    def card(self, id: str) -> None:
        """A component with its printed facts, its text and what people ask about it."""
        component = self.game.texts.components[id]
        self.line(component.name(self.lang), "bold")
        facts = facts_in_words(self.game, id, self.lang)
        if facts:
            self.line(SEPARATOR.join([fact.text for fact in facts]))
        if component.text(self.lang):
            self.line(component.text(self.lang))
        for rule, ruling in component.rulings(self.lang):
            self.line(f"({rule}) {ruling}")
        for fact in facts:
            if fact.why:
                self.line(f"* {fact.text}: {fact.why}", "dim")

    def result(self, state: State) -> None:
        result = state.result
        if result is None:
            return
        names = tuple([self.player(seat) for seat in range(state.players)])
        self.put(self.told(result.text(self.lang, names), "bold"))
        for seat in sorted(range(state.players), key=lambda seat: result.ranking[seat]):
            self.line(f"  {result.ranking[seat]}. {self.player(seat)}: {result.scores[seat]}")
        self.say("over.seed", seed=state.setup.seed, commitment=state.commitment)


def changed(before: list[str], now: list[str]) -> list[str]:
    """The rows of a picture that were not in the one before, below the titles that they stand under.

    Rows in columns are a map: they are shown together.
    """
    old = set(before)
    found: list[str] = []
    titles: list[str] = []  # of the parts that the row lies in, the widest first
    for in_columns, group in groupby(now, lambda row: COLUMNS in row.strip()):
        rows = list(group)
        for part in [rows] if in_columns else [[row] for row in rows]:
            titles = [title for title in titles if inset(title) < inset(part[0])]
            if any(row.strip() and row not in old for row in part):
                found += [title for title in titles if title not in found]
                found += part
            if not in_columns:
                titles.append(part[0])
    return found


def inset(row: str) -> int:
    return len(row) - len(row.lstrip())


def lines_of(picture: list[str]) -> int:
    """How many lines a picture takes in a window of the usual width."""
    return sum([1 + len(row) // USUAL_WIDTH for row in picture])


def find_component(game: Game[Any], words: str, lang: str) -> list[str]:
    """Components whose id or name fits the words; an exact name wins."""
    wanted = words.casefold().strip()
    exact: list[str] = []
    partly: list[str] = []
    for id, component in game.texts.components.items():
        names = [id, id.replace("_", " "), component.name("en").casefold(), component.name("cs").casefold()]
        if wanted in names:
            exact.append(id)
        elif any([wanted in name for name in names]):
            partly.append(id)
    return exact or partly
