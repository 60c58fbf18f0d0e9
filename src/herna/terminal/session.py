"""A game in the terminal: people type, bots think, and everything can be asked, undone and saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from herna.kernel.errors import BadSeat, HernaError, IllegalChoice
from herna.kernel.refusing import ending_at
from herna.kernel.state import State
from herna.players import Observation, Player
from herna.terminal.files import save_game
from herna.terminal.output import Output, find_component
from herna.terminal.typed import forget_typed

Read = Callable[[str], str]  # shows a prompt, gives the line typed; raises EOFError when there are no more


# What commands are called in Czech; the English words are understood there, too.
CZECH: Final = {
    "pomoc": "help", "proč": "why", "proc": "why", "vrátit": "undo", "vratit": "undo",
    "uložit": "save", "ulozit": "save", "karta": "card", "pravidla": "rules", "stůl": "table", "stul": "table",
    "konec": "quit", "znovu": "again", "chyba": "wrong", "řešení": "solution", "reseni": "solution",
}  # fmt: skip


class Quit(Exception):
    """The person wants to leave."""


class Session:
    """`players[seat]` is a bot, or None where a person sits."""

    def __init__(self, state: State, players: list[Player | None], out: Output, read: Read) -> None:
        self.state = state
        self.players = players
        self.out = out
        self.read = read
        self.told = len(state.events())  # how many events have been shown
        self.past: list[tuple[int, State]] = []  # (seat, the state before a choice of that seat), for undo
        self.watcher = self.people[0] if self.people else None
        self.last: int | None = None  # the seat that has chosen last
        self.commands: dict[str, Callable[[str, int], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "card": self.card,
            "rules": self.rules,
            "table": self.table,
            "quit": self.quit,
        }

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.players) if bot is None]

    def play(self) -> bool:
        """Play to the end, or until the person leaves; False if the input broke off."""
        try:
            while not self.state.over:
                self.decide(self.next_seat())
        except (Quit, EOFError) as left:
            self.out.say("play.left")
            return isinstance(left, Quit)
        self.tell()
        self.out.table(self.state, self.watcher)
        self.out.result(self.state)
        return True

    def next_seat(self) -> int:
        """The seat to ask next. Where several choose at once, bots come first, so that nobody waits for them."""
        acting = self.state.to_act
        bots = [seat for seat in acting if self.players[seat] is not None]
        return bots[0] if bots else acting[0]

    def decide(self, seat: int) -> None:
        bot = self.players[seat]
        goes_on, self.last = self.last in (seat, None), seat
        if bot is not None:
            self.state.choose(bot.choose(Observation(self.state, seat)), seat)
            return
        if not goes_on:
            self.forget_typed()
        if len(self.people) > 1 and seat != self.watcher:
            self.hand_over(seat)
        self.tell()
        self.out.table(self.state, seat, goes_on)
        self.ask(seat)

    def forget_typed(self) -> None:
        """Others have chosen since this seat did: what was typed meanwhile was meant for a question of that turn."""
        if forget_typed():
            self.out.say("play.forgotten", "dim")

    def hand_over(self, seat: int) -> None:
        """Two people share the screen: nobody sees the other's hand."""
        self.out.console.clear()
        self.watcher = seat
        self.out.say("play.hand_over", "bold", name=self.out.player(seat))
        self.read("")

    def tell(self) -> None:
        """Print what happened since this person last looked, as far as they may know it."""
        events = self.state.events(self.told, self.watcher)
        self.out.events(events)
        self.told += len(events)

    # --- what a person types ------------------------------------------------------------------------------
    def ask(self, seat: int) -> None:
        """Questions, commands and mistakes are answered until a choice is made (or undone)."""
        before = self.state
        made = before.made
        self.out.decision(before.decision(seat), newcomer=True)
        while self.state is before and self.state.made == made:
            typed = self.read("> ").strip()
            word, _, rest = typed.partition(" ")
            command = self.command(word)
            if not typed:
                self.out.decision(self.state.decision(seat))
            elif command is not None:
                command(rest.strip(), seat)
            else:
                self.choose(self.meant(typed, seat), seat)

    def command(self, word: str) -> Callable[[str, int], None] | None:
        said = word.casefold()
        return self.commands.get(CZECH.get(said, said))

    def meant(self, typed: str, seat: int) -> str:
        """Who types only a place means the one choice that ends there; where there are several, all are named."""
        found = ending_at(typed, self.state.codes(seat))
        return found[0] if len(found) == 1 else typed

    def choose(self, typed: str, seat: int) -> None:
        past = self.state.clone()
        try:
            self.state.choose(int(typed) - 1 if typed.isdecimal() else typed, seat)
        except (IllegalChoice, BadSeat):
            self.refuse(typed, seat)
            return
        self.past.append((seat, past))

    def refuse(self, typed: str, seat: int) -> None:
        if typed.isdecimal():
            self.out.say("play.no_number", number=typed, most=self.state.options_of(seat))
            return
        refusal = self.state.why_not(typed, seat)
        if refusal is not None:
            self.out.line(f"{refusal.text(self.out.lang)} ({refusal.rule})")
        self.out.say("play.try_help")

    def explain(self, rest: str, seat: int) -> None:
        if rest:
            self.card(rest, seat)
        else:
            self.out.explain(self.state.decision(seat))

    def help(self, rest: str, seat: int) -> None:
        self.out.line(self.out.game.texts.say(self.out.lang, "intro"))
        self.out.say("play.help")

    def why(self, rest: str, seat: int) -> None:
        """Of a code, or of an option that is called by its number."""
        codes = self.state.codes(seat)
        if rest.isdecimal() and not 0 < int(rest) <= len(codes):
            self.out.say("play.no_number", number=rest, most=len(codes))
            return
        code = codes[int(rest) - 1] if rest.isdecimal() else rest
        self.out.verdict(code, self.state.why_not(code, seat))

    def undo(self, rest: str, seat: int) -> None:
        """Go back to this person's last decision; if hidden things were revealed since, the other people must agree."""
        mine = [i for i, (who, _) in enumerate(self.past) if who == seat]
        if not mine:
            self.out.say("play.nothing_to_undo")
            return
        _, before = self.past[mine[-1]]
        others = [s for s in self.people if s != seat]
        if others and before.disclosed != self.state.disclosed and not self.agreed(others):
            self.out.say("play.no_consent")
            return
        self.past = self.past[: mine[-1]]
        self.state = before
        self.told = len(before.events())
        self.out.say("play.undone")

    def agreed(self, others: list[int]) -> bool:
        names = ", ".join([self.out.player(s) for s in others])
        self.out.say("play.consent", names=names)
        return self.read("> ").strip().casefold()[:1] in ("y", "a")

    def save(self, rest: str, seat: int) -> None:
        if not rest:
            self.out.say("play.save_where")
            return
        try:
            save_game(Path(rest), self.state, self.players, self.out.names)
        except HernaError as e:
            self.out.say("play.not_saved", why=str(e))
        else:
            self.out.say("play.saved", file=rest)

    def card(self, rest: str, seat: int) -> None:
        found = find_component(self.out.game, rest, self.out.lang) if rest else []
        if not found:
            self.out.say("card.none", words=rest)
        for id in found[:5]:
            self.out.card(id)

    def rules(self, rest: str, seat: int) -> None:
        book = self.out.game.texts.rulebook
        exact = book.get(rest)
        if exact is not None:
            self.out.entry(exact)
        elif rest:
            self.out.found(*book.find(rest, self.out.lang), rest)
        else:
            for section in book.sections:
                self.out.entry(section)

    def table(self, rest: str, seat: int) -> None:
        self.out.table(self.state, seat)
        self.out.decision(self.state.decision(seat))

    def quit(self, rest: str, seat: int) -> None:
        raise Quit
