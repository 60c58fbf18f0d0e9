"""The better line of a review, to be watched: the better choice, and how the game may go on after it.

It is played in a world that the seat could not tell from the real one, so it tells nothing that the seat did not know:
what others hold there is what they may have held. Simple bots choose for everybody.
"""

from __future__ import annotations

from typing import Final

from herna.kernel.state import State
from herna.learn.attempt import Told, told, with_events
from herna.learn.solving import Place
from herna.players import Observation, make_player

BOT: Final = "greedy:worlds=2"
MOST_STEPS: Final = 8
SEED: Final = 1  # the same line whenever it is looked at


def better_line(state: State, seat: int, code: str) -> list[Told]:
    """The better choice, and what may follow until the seat chooses again in another turn, or the line gets long."""
    world = state.determinize(seat, SEED)
    place = with_events(Place(world, seat, 1))
    line = [told(place, world.codes(seat).index(code))]
    bots = [make_player(BOT, SEED + number) for number in range(state.players)]
    others = False  # somebody else has chosen since
    while len(line) < MOST_STEPS:
        place = line[-1].place
        table = place.state
        if table.over or len(table.asks) != 1 or (others and place.mover == seat and table.settled):
            break
        others = others or place.mover != seat
        line.append(told(place, bots[place.mover].choose(Observation(table, place.mover))))
    return line
