"""Six levels of play. A weaker one thinks less and slips now and then; none knows more than its seat may know."""

from __future__ import annotations

import random
from typing import Final

from herna.players.greedy import Greedy
from herna.players.player import Observation, Player, Report
from herna.players.search import Search


class Level:
    """A strength of play: what it is called, and how it thinks.

    `slips` is the probability of a random choice. With `playouts`, the bot searches for at most `seconds` and makes at
    most so many; without any, it looks one step ahead in so many possible `worlds`. So that the levels are equally far
    apart, `instead` gives other numbers of playouts for some games, `crowded` for some games with three or more seats,
    and `careless` other probabilities of a slip.
    """

    def __init__(
        self,
        number: int,
        names: dict[str, str],
        descriptions: dict[str, str],
        slips: float,
        worlds: int = 0,
        playouts: int = 0,
        seconds: float = 0.0,
        instead: dict[str, int] | None = None,
        crowded: dict[str, int] | None = None,
        careless: dict[str, float] | None = None,
    ) -> None:
        self.id = f"level{number}"
        self.number = number
        self.names = names
        self.descriptions = descriptions
        self.slips = slips
        self.worlds = worlds
        self.playouts = playouts
        self.seconds = seconds
        self.instead = instead or {}
        self.crowded = crowded or {}
        self.careless = careless or {}

    def playouts_in(self, game: str, players: int) -> int:
        if players > 2 and game in self.crowded:
            return self.crowded[game]
        return self.instead.get(game, self.playouts)

    def slips_in(self, game: str) -> float:
        return self.careless.get(game, self.slips)

    def name(self, lang: str = "en") -> str:
        return self.names.get(lang, self.names["en"])

    def description(self, lang: str = "en") -> str:
        """What to expect, in a sentence."""
        return self.descriptions.get(lang, self.descriptions["en"])


LEVELS: Final[tuple[Level, ...]] = (
    Level(
        1,
        {"en": "Novice", "cs": "Nováček"},
        {"en": "Knows the rules and often moves on a whim.", "cs": "Zná pravidla a často táhne podle nálady."},
        slips=0.65,
        worlds=1,
    ),
    Level(
        2,
        {"en": "Apprentice", "cs": "Učeň"},
        {
            "en": "Looks at what a move brings at once, and misses something every few moves.",
            "cs": "Dívá se, co tah hned přinese, a každou chvíli něco přehlédne.",
        },
        slips=0.38,
        worlds=2,
        careless={"summoner": 0.45},
    ),
    Level(
        3,
        {"en": "Player", "cs": "Hráč"},
        {
            "en": "Mostly takes what looks best at once, and makes a careless mistake now and then.",
            "cs": "Většinou bere, co hned vypadá nejlépe, a občas udělá chybu z nepozornosti.",
        },
        slips=0.17,
        worlds=3,
        careless={"summoner": 0.27},
    ),
    Level(
        4,
        {"en": "Expert", "cs": "Znalec"},
        {
            "en": "Takes what looks best at once and seldom makes a careless mistake.",
            "cs": "Bere, co hned vypadá nejlépe, a z nepozornosti chybuje jen zřídka.",
        },
        slips=0.0,
        worlds=6,
        careless={"mindbug": 0.03, "summoner": 0.1},
    ),
    Level(
        5,
        {"en": "Master", "cs": "Mistr"},
        {
            "en": "Makes no careless mistakes, and reckons with what you may have in hand.",
            "cs": "Z nepozornosti nechybuje a počítá s tím, co můžeš mít v ruce.",
        },
        slips=0.0,
        worlds=6,
        playouts=30,
        seconds=1.5,
        instead={"mindbug": 85, "smashup": 32, "summoner": 0, "wistar": 4},
        crowded={"bigmonster": 200},
    ),
    Level(
        6,
        {"en": "Grandmaster", "cs": "Velmistr"},
        {
            "en": "Thinks longest, up to a few seconds, and doubts its first impression.",
            "cs": "Přemýšlí nejdéle, třeba i pár vteřin, a nevěří prvnímu dojmu.",
        },
        slips=0.0,
        playouts=1000,
        seconds=4.0,
        instead={"mindbug": 4000, "bigmonster": 2000, "summoner": 200},
    ),
)


class Graded(Player):
    """The bot of a level."""

    def __init__(self, seed: int, level: Level) -> None:
        Player.__init__(self, level.id)
        self.level = level
        self.rng = random.Random(seed)
        self.thinks = self.rng.getrandbits(30)
        self.mind: Player | None = None  # the bot that thinks for it, made at the first decision

    def mind_for(self, seen: Observation) -> Player:
        if self.mind is None:
            playouts = self.level.playouts_in(seen.game, seen.players)
            if playouts:
                self.mind = Search(self.thinks, playouts, self.level.seconds)
            else:
                self.mind = Greedy(self.thinks, self.level.worlds)
        return self.mind

    def rate(self, seen: Observation) -> list[float]:
        rates = self.mind_for(seen).rate(seen)
        if self._slips(seen):
            rates[self.rng.randrange(seen.width)] = 1.0
        return rates

    def choose(self, seen: Observation) -> int:
        if seen.width > 1 and self._slips(seen):
            return self.rng.randrange(seen.width)
        return self.mind_for(seen).choose(seen)

    def _slips(self, seen: Observation) -> bool:
        slips = self.level.slips_in(seen.game)
        return slips > 0.0 and self.rng.random() < slips

    def report(self) -> Report:
        return Report() if self.mind is None else self.mind.report()

    def close(self) -> None:
        if self.mind is not None:
            self.mind.close()
