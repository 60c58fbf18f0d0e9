"""Several choices with one click: where a thing can get to, what surely follows, and how a turn ends.

A board says which choice opens which question (`CHAINS`), such as "move" and "path". From there on, goals are the
things and places that can be chosen next. Everything is tried in worlds that the seat cannot tell from the real one, so
it tells nothing that the seat does not know; and nothing that comes to light, nobody else's question, lies on the way.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from herna.kernel.choice import Decision, Option
from herna.kernel.errors import IllegalChoice, NotNow
from herna.kernel.events import Event
from herna.kernel.state import State
from herna.learn import foresight
from herna.web.boards import chained, ending_losses, foresee, handled, has_places, is_reached, is_step, page_ids
from herna.web.drawing.scene import Goal

FURTHEST: Final = 60  # goals of one thing
LONGEST_ENDING: Final = 12  # choices that end a turn
TURN: Final = "turn"  # the goal of whoever wants to end a turn, whatever is still asked in it
PASS: Final = "pass"  # the goal of whoever has nothing else to answer, and need not be asked

Chains = dict[str, dict[str, list[str]]]  # {thing: {goal: the codes that lead there}}, by the names of the view


class Way:
    """The shortest way to a goal: the codes that lead there, the last of these options, and the table afterwards."""

    __slots__ = ("after", "codes", "last")

    def __init__(self, codes: list[str], last: Option, after: State) -> None:
        self.codes = codes
        self.last = last
        self.after = after


# --- goals -------------------------------------------------------------------------------------------------------
def ways_of(state: State, seat: int) -> dict[str, dict[str, Way]]:
    """Where each thing can get to with one click.

    A thing with any choice that leads to no goal is left out: all of its choices are asked for the long way.
    """
    following = chained(state.game)
    if not any([verb_of(code) in following for code in state.codes(seat)] if following else ()):
        return {}
    try:
        world = state.determinize(seat, 1)
    except NotNow:
        return {}
    view = world.view(seat)
    asked = world.decision(seat)
    found: dict[str, dict[str, Way]] = {}
    without: set[str] = set()
    for option in asked.options if not is_step(state.game, asked.kind) else ():
        thing, goal = handled(state.game, view, option)
        kinds = following.get(verb_of(option.code), ())
        if goal:
            ways = {goal: Way([option.code], option, world)}
        else:
            ways = ways_after(world, seat, option, thing, kinds) if kinds else {}
        found.setdefault(thing, {}).update(ways)
        if not ways:
            without.add(thing)
    return {thing: found[thing] for thing in found if thing not in without}


def chains_of(state: State, seat: int) -> Chains:
    return {thing: {goal: way.codes for goal, way in ways.items()} for thing, ways in ways_of(state, seat).items()}


def goals_of(state: State, seat: int) -> dict[str, dict[str, Goal]]:
    """{thing: {goal: what is said of it}}, for the scene of this seat."""
    return {
        thing: {goal: Goal(way.last, foresee(state, thing, goal)) for goal, way in ways.items()}
        for thing, ways in ways_of(state, seat).items()
    }


def ways_after(world: State, seat: int, first: Option, thing: str, kinds: tuple[str, ...]) -> dict[str, Way]:
    """The goals that can be reached after this choice, and are reached as promised."""
    start = tried(world, seat, first.code)
    if not goes_on(world, start, seat, kinds):
        return {}
    asked = start.decision(seat)
    if is_step(world.game, asked.kind):
        ways = ways_along(world, start, seat, first, (asked.kind,))
    elif thing != first.at or answers_all(asked):
        ways = {o.at: Way([first.code, o.code], o, tried(start, seat, o.code)) for o in asked.options if o.at}
    else:
        ways = {}
    return {goal: way for goal, way in ways.items() if keeps_word(world, seat, thing, goal, way)}


def answers_all(asked: Decision) -> bool:
    """Whether every answer is a goal of its own: who clicks the thing itself must not lose any by it."""
    deeds = [option for option in asked.options if option.role != "cancel"]
    return all([option.role == "do" for option in deeds]) and len({o.at for o in deeds} - {""}) == len(deeds)


def ways_along(world: State, start: State, seat: int, first: Option, kinds: tuple[str, ...]) -> dict[str, Way]:
    """Step by step, as along a path: the shortest way to each place, with what ends the series there."""
    found: dict[str, Way] = {}
    doubtful: set[str] = set()
    level = [Way([first.code], first, start)]
    while level and len(found) < FURTHEST:
        further: list[Way] = []
        here: dict[str, Way] = {}
        for way in level:
            for option in way.after.decision(seat).options:
                if option.role != "do" or not option.at or option.at in found or option.at == first.at:
                    continue
                after = tried(way.after, seat, option.code)
                step = Way([*way.codes, option.code], option, after)
                whole = finished(world, step, seat, kinds)
                if whole is None:
                    continue
                other = here.setdefault(option.at, whole)
                if other is not whole and other.after != whole.after:
                    doubtful.add(option.at)  # it matters which way is taken: that is asked the long way
                elif other is whole and goes_on(world, after, seat, kinds):
                    further.append(step)
        found.update(here)
        level = further
    return {goal: way for goal, way in found.items() if goal not in doubtful}


def finished(world: State, way: Way, seat: int, kinds: tuple[str, ...]) -> Way | None:
    """The way with what ends the series there; None if that is not a single choice."""
    if not goes_on(world, way.after, seat, kinds):
        return way
    ends = [option for option in way.after.decision(seat).options if option.role == "end"]
    if len(ends) != 1:
        return None
    return Way([*way.codes, ends[0].code], way.last, tried(way.after, seat, ends[0].code))


def keeps_word(world: State, seat: int, thing: str, goal: str, way: Way) -> bool:
    """Whether the goal is surely reached; what comes to light at the end of the way may still stop it."""
    if not has_places(world.game):
        return True
    sure = unveiled(way.after) == unveiled(world)
    return is_reached(world.game, world.view(seat), way.after.view(seat) if sure else None, thing, goal)


def codes_to(state: State, seat: int, goal: str) -> list[str]:
    """The choices that lead to a goal, which is written as on the page: `thing>goal`."""
    thing, _, place = goal.partition(">")
    view = state.view(seat)
    for held, goals in chains_of(state, seat).items():
        if thing in page_ids(state.game, view, held):
            for name, codes in goals.items():
                if place in page_ids(state.game, view, name):
                    return codes
    raise IllegalChoice(f"{goal!r} cannot be reached now")


def codes_for(state: State, seat: int, code: str, goal: str) -> list[str]:
    """The first choices that a click stands for: that one, or those that lead to its goal."""
    if goal in (TURN, PASS):
        code = way_out(state, state, seat) if goal == TURN else only_way(state, seat)
        if not code:
            raise IllegalChoice(f"{goal!r} is not possible now")
    elif goal:
        return codes_to(state, seat, goal)
    return [code]


# --- what surely follows -----------------------------------------------------------------------------------------
def surely(state: State, seat: int, code: str, goal: str = "") -> list[Event]:
    """What a choice leads to before anybody chooses again: no further than chance, and the same in all worlds."""
    further = partial(way_out, seat=seat) if goal == TURN else None
    return foresight.surely(state, seat, codes_for(state, seat, code, goal), further)


# --- the end of a turn -------------------------------------------------------------------------------------------
class Ending:
    """The rest of a turn with nothing more done in it: how many choices that takes, and what it surely costs."""

    __slots__ = ("cost", "steps")

    def __init__(self, steps: int, cost: str) -> None:
        self.steps = steps
        self.cost = cost  # a kind of event; empty: nothing


def ending_of(state: State, seat: int) -> Ending | None:
    """What ending the turn at once means, tried in a world that this seat cannot tell from the real one."""
    losses = ending_losses(state.game)
    if losses is None:
        return None
    world = state.determinize(seat, 1)
    world.keep_events(True)
    steps = 0
    while steps < LONGEST_ENDING and (code := way_out(state, world, seat)):
        world.choose(code, seat)
        steps += 1
    told = [event.kind for event in world.events(0, seat) if event.kind in losses]
    return Ending(steps, told[0] if told else "") if steps and not same_turn(state, world) else None


def way_out(begun: State, now: State, seat: int) -> str:
    """The code with which this seat does nothing more; empty if there is none, or if its turn is over."""
    if now.to_act != (seat,) or not same_turn(begun, now):
        return ""
    codes = [option.code for option in now.decision(seat).options if option.role in ("end", "decline")]
    return codes[0] if len(codes) == 1 else ""


def only_way(state: State, seat: int) -> str:
    """The code of the only answer, if it is one that does nothing; else empty."""
    options = state.decision(seat).options
    return options[0].code if len(options) == 1 and options[0].role in ("end", "decline") else ""


def same_turn(begun: State, now: State) -> bool:
    return not now.over and begun.view(None).get("turn") == now.view(None).get("turn")


def verb_of(code: str) -> str:
    return code.partition(":")[0]


# --- trying ------------------------------------------------------------------------------------------------------
def tried(world: State, seat: int, code: str) -> State:
    after = world.clone()
    after.choose(code, seat)
    return after


def goes_on(before: State, after: State, seat: int, kinds: tuple[str, ...]) -> bool:
    """Whether the same player is asked one of the questions that follow, and nothing has come to light."""
    if after.to_act != (seat,) or unveiled(after) != unveiled(before):
        return False
    return after.decision(seat).kind in kinds


def unveiled(state: State) -> tuple[int, int]:
    """Changes whenever something hidden is revealed or chance decides, in the real game and in redrawn worlds."""
    return state.disclosed, state.small
