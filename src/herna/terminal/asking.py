"""Questions about a table: choices are made in order, and codes are judged. Both are written as records write them."""

from __future__ import annotations

from herna.kernel.choice import Refusal
from herna.kernel.errors import HernaError
from herna.kernel.events import Event
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from herna.terminal.language import say


class Made:
    """A choice that was made, and what came of it as the seat that made it could see it."""

    def __init__(self, seat: int, code: str, events: list[Event]) -> None:
        self.seat = seat
        self.code = code
        self.events = events


def make_choices(state: State, choices: list[str], lang: str) -> list[Made]:
    """Make these choices in order; the first that is not legal is an error that says which one it is, and why."""
    made: list[Made] = []
    for number, choice in enumerate(choices, 1):
        try:
            made.append(make_choice(state, choice, lang))
        except HernaError as e:
            raise HernaError(say(lang, "position.bad_choice", number=number, choice=choice, why=str(e))) from None
    return made


def make_choice(state: State, choice: str, lang: str) -> Made:
    seat, code = split_choice(choice)
    if seat is None:
        if len(state.to_act) > 1:
            raise HernaError(say(lang, "position.name_seat", choice=f"{state.to_act[0]}/{code}"))
        seat = state.to_act[0] if state.to_act else 0
    check_seat(state, seat, lang)
    refusal = state.why_not(code, seat)
    if refusal is not None:
        raise HernaError(f"{refusal.text(lang)} ({refusal.rule})")
    told = len(state.events())
    state.choose(code, seat)
    return Made(seat, code, state.events(told, seat))


def judge(state: State, choice: str, lang: str) -> Refusal | None:
    """None if this is legal now; without a seat it is enough that one of those who are asked may choose it."""
    seat, code = split_choice(choice)
    if seat is not None:
        check_seat(state, seat, lang)
    return state.why_not(code, seat)


def check_seat(state: State, seat: int, lang: str) -> None:
    if not 0 <= seat < state.players:
        raise HernaError(say(lang, "position.no_seat", seat=seat, last=state.players - 1))
