"""What the terminal prints of a game: the table, the question with its options, events, cards and rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from herna.kernel.choice import Decision, Refusal
from herna.kernel.events import Event
from herna.kernel.facts import SEPARATOR, facts_in_words
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.kernel.texts import RuleText
from herna.terminal.language import say


class Output:
    """A console that knows the game, the language and the players' names."""

    def __init__(self, console: Console, game: Game[Any], lang: str, names: tuple[str, ...]) -> None:
        self.console = console
        self.game = game
        self.lang = lang
        self.names = names

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(escape(text), style=style, highlight=False, soft_wrap=True)

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.line(say(self.lang, key, **args), style)

    def player(self, seat: int) -> str:
        return self.game.texts.player(self.lang, seat, self.names)

    def table(self, state: State, seat: int | None) -> None:
        self.console.print()
        for row in self.game.picture(state.view(seat), self.lang, self.names):
            self.console.print(row, highlight=False, soft_wrap=True)
        self.console.print()

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.line(f"* {event.text(self.lang, self.names)}")

    def chosen(self, seat: int, code: str) -> None:
        self.say("replay.choice", "dim", name=self.player(seat), code=code)

    def decision(self, decision: Decision) -> None:
        decision.call_players(self.names)
        self.line(decision.prompt(self.lang), "bold")
        for option in decision.options:
            code = f"[dim]{escape(option.code)}[/dim]"
            label = escape(option.label(self.lang))
            self.console.print(f"{option.index + 1:>3}  {label}   {code}", highlight=False, soft_wrap=True)

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
            self.line(f"{code}: {refusal.text(self.lang)}")
            self.rule(refusal.rule)

    def rule(self, id: str) -> None:
        rule = self.game.texts.rulebook.get(id)
        if rule is not None:
            self.entry(rule)

    def entry(self, rule: RuleText) -> None:
        question = rule.question(self.lang)
        text = f"{question} {rule.text(self.lang)}" if question else rule.text(self.lang)
        self.console.print(f"[bold]{rule.id}[/bold] {escape(text)}", highlight=False, soft_wrap=True)

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
        reason = self.game.texts.say(self.lang, "result." + result.reason)
        if result.winners:
            winners = ", ".join([self.player(seat) for seat in result.winners])
            self.say("over.won", "bold", winners=winners, reason=reason)
        else:
            self.say("over.draw", "bold", reason=reason)
        for seat in sorted(range(state.players), key=lambda seat: result.ranking[seat]):
            self.line(f"  {result.ranking[seat]}. {self.player(seat)}: {result.scores[seat]}")
        self.say("over.seed", seed=state.setup.seed, commitment=state.commitment)


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
