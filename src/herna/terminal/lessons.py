"""Learning in the terminal: a lesson step by step with the terminal's own pictures, and pages on how to play."""

from __future__ import annotations

from rich.text import Text

from herna.kernel.errors import HernaError
from herna.kernel.state import State
from herna.learn.howto import HowTo
from herna.learn.learner import Learner, Right
from herna.learn.lesson import Lesson
from herna.terminal.language import say
from herna.terminal.output import Output
from herna.terminal.progress import Progress
from herna.terminal.session import Quit, Read, Session


class LessonSession(Session):
    """A session in which the learner's choices go to the lesson."""

    def __init__(self, learner: Learner, out: Output, read: Read, progress: Progress) -> None:
        super().__init__(learner.state, [None] * learner.state.players, out, read)
        self.learner = learner
        self.progress = progress
        self.watcher = learner.seat
        self._shown: State | None = None  # the table that was drawn last
        self._scene = learner.scene_number
        self.commands.pop("undo")  # a wrong choice is not made in the first place
        self.commands.pop("save")  # the place is kept after every step
        self.commands["again"] = self.again

    def learn(self) -> bool:
        """To the end of the lesson, or until the person leaves; False if the input broke off."""
        lesson = self.learner.lesson
        try:
            while not self.learner.done:
                self.one_step()
                self.keep()
        except (Quit, EOFError) as left:
            self.keep()
            self.out.line(say(self.out.lang, "learn.left", game=lesson.game.id, lesson=lesson.name))
            return isinstance(left, Quit)
        self.out.line()
        self.speak()
        return True

    def one_step(self) -> None:
        """What is said, the table, and then Enter or choices until the step is done."""
        learner = self.learner
        self.state = learner.state
        place = learner.progress
        self.show_table()
        self.out.line(say(self.out.lang, "learn.step", step=place[0], steps=place[1]), "bold")
        self.speak()
        if learner.step.reads:
            self.wait()
            learner.go_on()
        while not learner.done and learner.progress == place:
            self.show_marks()
            self.ask(learner.seat)

    def show_table(self) -> None:
        """Once for each state: where one only reads on, the table above is still the same."""
        if self.state is self._shown:
            self.out.line()
            return
        if self.learner.scene_number != self._scene:
            self._scene = self.learner.scene_number
            self.out.line()
            self.out.line(say(self.out.lang, "learn.scene"), "bold")
        self._shown = self.state
        self.out.table(self.state, self.learner.seat)

    def wait(self) -> None:
        """Until Enter is pressed; questions are answered meanwhile."""
        while typed := self.read(say(self.out.lang, "learn.enter")).strip():
            word, _, rest = typed.partition(" ")
            command = self.command(word)
            if command is not None and (word in ("help", "quit", "again", "card", "rules") or self.state.to_act):
                command(rest.strip(), self.learner.seat)

    def speak(self) -> None:
        self.out.put(Text(self.learner.says(self.out.lang)), "» ")

    def show_marks(self) -> None:
        """The options that the step points at, by their numbers."""
        codes = self.learner.marked_codes()
        options = self.state.decision(self.learner.seat).options
        marked = [option for option in options if option.code in codes]
        if marked:
            numbers = ", ".join([f"{o.index + 1} ({o.label(self.out.lang)})" for o in marked])
            self.out.line(say(self.out.lang, "learn.marked", numbers=numbers), "dim")

    def choose(self, typed: str, seat: int) -> None:
        codes = self.state.codes(seat)
        if typed.isdecimal() and not 1 <= int(typed) <= len(codes):
            self.refuse(typed, seat)
            return
        reply = self.learner.choose(codes[int(typed) - 1] if typed.isdecimal() else typed)
        if isinstance(reply, Right):
            self.out.events(reply.events)
            if reply.state.over:
                self.out.table(reply.state, seat)
            self.state = self.learner.state
            return
        rule = say(self.out.lang, "learn.rule", rule=reply.rule)
        self.out.put(Text(f"{reply.text(self.out.lang)} {rule}"), "  ")

    def help(self, rest: str, seat: int) -> None:
        self.out.line(say(self.out.lang, "learn.help"))

    def again(self, rest: str, seat: int) -> None:
        self.speak()

    def keep(self) -> None:
        try:
            self.progress.keep(self.learner.lesson.id, self.learner.kept())
        except HernaError as e:
            self.out.line(say(self.out.lang, "learn.not_kept", why=str(e)))


def show_howto(page: HowTo, out: Output) -> None:
    """The page, part by part, each with its table."""
    for part in page.parts:
        out.line()
        out.line(part.title.text(page.game, out.lang), "bold")
        out.line(part.text.text(page.game, out.lang))
        out.table(part.state(), part.seat)
        out.line(f"({part.caption.text(page.game, out.lang)})", "dim")


def list_lessons(lessons: list[Lesson], out: Output, progress: Progress) -> None:
    """The lessons of one game, what each is about, and how far the person has come."""
    game = out.game
    out.line(f"{game.id}: {game.title(out.lang)}", "bold")
    out.line("  " + say(out.lang, "learn.how", game=game.id))
    for one in lessons:
        state = progress.state(one.id)
        minutes = f"{one.minutes} min"
        told = f"{minutes}, {say(out.lang, 'learn.' + state)}" if state else minutes
        out.put(Text(f"herna learn {game.id} {one.name}: {one.title.text(game, out.lang)} ({told})"), "  ")
        out.put(Text(one.about.text(game, out.lang), "dim"), "    ")
