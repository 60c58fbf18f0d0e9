"""The constants of search and greedy for each game; one without any gets the defaults. tools/tune.py tries others.

A game of another package has its own in `Game.tuning`.
"""

from __future__ import annotations

from typing import Any, Final

from herna.api import game
from herna.kernel.errors import UnknownGame


class Tuning:
    """One game's constants.

    `explore`: how much an option's uncertainty counts against its mean value.
    `trust`: how many playouts the first glance at an option is worth.
    `faith`: what it is worth for good, beside each playout: playouts see further, but play worse than they should.
    `looks`: in how many worlds the options of the decision itself get their first glance.
    `care`: how many options are compared at each step while the effect of an option plays out in a glance.
    `turns`: how many turns change hands before a playout is judged.
    `decisions`: after so many a playout ends in any case.
    `playing`: how many options get a glance at each decision beyond the tree (1: random play).
    `ripe`: how often a choice is visited before the tree grows beyond it.
    `widen`: this many options are considered at first, and more with the square root of the visits.
    `by_hand`: whether the hand-written evaluation decides beyond the tree and while effects play out. This is quicker
    than with a network, which then only judges where they lead.
    `onward`: whether a decision beyond the tree takes over its effect as it was settled when the options were tried,
    instead of deciding each part of it with care.
    `further`: with a budget of at least so many playouts, all of them look one turn further (0: never), because those
    of one turn soon find nothing new. A second counts as 1,000 playouts.
    """

    def __init__(
        self,
        explore: float = 0.035,
        trust: float = 2.0,
        faith: float = 0.0,
        looks: int = 4,
        care: int = 3,
        turns: int = 2,
        decisions: int = 40,
        playing: int = 3,
        ripe: int = 1,
        widen: float = 3.0,
        by_hand: bool = False,
        onward: bool = False,
        further: int = 0,
    ) -> None:
        self.explore = explore
        self.trust = trust
        self.faith = faith
        self.looks = looks
        self.care = care
        self.turns = turns
        self.decisions = decisions
        self.playing = playing
        self.ripe = ripe
        self.widen = widen
        self.by_hand = by_hand
        self.onward = onward
        self.further = further


NAMES: Final = (
    "explore", "trust", "faith", "looks", "care", "turns", "decisions", "playing", "ripe", "widen", "by_hand",
    "onward", "further",
)  # fmt: skip


def constants(tuning: Tuning) -> dict[str, Any]:
    """These constants by their names, as `Tuning` takes them."""
    return {name: getattr(tuning, name) for name in NAMES}


def changed(tuning: Tuning, changes: dict[str, float]) -> Tuning:
    """These constants with some of them changed."""
    values = constants(tuning)
    for name, value in changes.items():
        values[name] = type(values[name])(value)
    return Tuning(**values)


def within(tuning: Tuning, playouts: int) -> Tuning:
    """These constants for a budget of so many playouts."""
    if 0 < tuning.further <= playouts:
        return changed(tuning, {"turns": tuning.turns + 1, "further": 0})
    return tuning


DEFAULTS: Final = Tuning()

TUNINGS: Final[dict[str, Tuning]] = {
    "mindbug": Tuning(explore=0.06, turns=4, care=2, playing=2),
    "smashup": Tuning(explore=0.035),
    "bigmonster": Tuning(explore=0.025, trust=20.0, faith=1.0, turns=4, playing=6, widen=0.4),
    "summoner": Tuning(explore=0.03, turns=1, playing=6, ripe=20),
    "wistar": Tuning(explore=0.022, turns=1, playing=8),
}


# With a learned evaluation other constants are best: it judges well what the hand-written one must play out.
LEARNED: Final[dict[str, Tuning]] = {
    "mindbug": Tuning(explore=0.06, turns=2, care=2, playing=2),
    "smashup": Tuning(explore=0.035, turns=1, onward=True, further=100),
    "summoner": Tuning(explore=0.03, turns=1, playing=6, ripe=20, by_hand=True, onward=True),
}


def tuning_of(id: str, learned: bool = False) -> Tuning:
    """The constants for this game, with a learned evaluation or with the hand-written one."""
    if learned and id in LEARNED:
        return LEARNED[id]
    if id not in TUNINGS:
        TUNINGS[id] = own_tuning(id)
    return TUNINGS[id]


def own_tuning(id: str) -> Tuning:
    """What the game itself says; one that is not installed, as in a test of the kernel, says nothing."""
    try:
        own = game(id).tuning
    except UnknownGame:
        return DEFAULTS
    return Tuning(**own) if own else DEFAULTS
