"""How much one visitor may ask of the room: settings, and the counting that holds people to them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from herna.kernel.errors import BadOption

MOST_KEPT: Final = 20_000  # visitors whose counts are remembered


@dataclass
class Limits:
    """Defaults that people at their tables never notice. An address is one machine, or one network of IPv6 (/64)."""

    connections: int = 800  # open at once, all together
    connections_per_address: int = 200
    header_seconds: float = 10.0  # until a request's head is complete
    body_seconds: float = 30.0  # until its body is
    idle_seconds: float = 20.0  # a connection without a request
    streams_per_seat: int = 8  # pages of one seat that are open at once
    streams_per_watch: int = 200  # and of a table's watch link
    streams_per_address: int = 100
    requests_per_minute: int = 6000  # of one address, whatever it asks for
    tables_per_minute: int = 60  # new tables of one address: set, uploaded, continued or played again
    tables_per_visitor: int = 20  # and of one browser
    choices_per_minute: int = 2400  # of one address; also everything else that changes a table
    choices_per_seat: int = 600
    hints_per_minute: int = 12  # of one table; one is thought of at a time
    messages_per_minute: int = 15  # that one person says at a table; all together ten times as many
    guesses_per_minute: int = 10  # of one address, at the password of the room
    listings_per_minute: int = 6  # tables that one address puts into the lobby
    joins_per_minute: int = 12  # open seats of the lobby that one address takes, or tries to take
    ways_per_minute: int = 12  # of being reminded that one address asks for: devices, e-mail addresses
    errors_per_minute: int = 20  # lines in the log about the same kind of fault

    @staticmethod
    def read(given: list[str]) -> Limits:
        """Limits as a command names them: `tables_per_minute=5`."""
        limits = Limits()
        known = {field.name: field.type for field in fields(Limits)}
        for text in given:
            name, _, value = text.partition("=")
            if name not in known:
                raise BadOption(f"there is no limit {name!r}; there are: {', '.join(known)}")
            try:
                number = float(value)
            except ValueError:
                number = 0.0
            if not 0 < number < math.inf or (known[name] == "int" and number != int(number)):
                raise BadOption(f"the limit {name} is a number greater than 0, not {value!r}")
            setattr(limits, name, int(number) if known[name] == "int" else number)
        return limits


class TooMany(Exception):
    """Somebody asks for more than the room gives to one; it can be tried again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = max(1, math.ceil(seconds))


class Rate:
    """So many a minute for each visitor, and as many at once for those who have not asked for a minute."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self.per_minute = per_minute
        self.clock = clock
        self.spent: dict[str, tuple[float, float]] = {}  # how much each has spent, as of when

    def take(self, who: str) -> None:
        """One more; `TooMany` if that is too much."""
        now = self.clock()
        spent = self._spent(who, now)
        if spent + 1 > self.per_minute:
            raise TooMany((spent + 1 - self.per_minute) * 60 / self.per_minute)
        if len(self.spent) >= MOST_KEPT:
            self.spent = {key: kept for key, kept in self.spent.items() if self._spent(key, now) > 0}
        self.spent[who] = (spent + 1, now)

    def give_back(self, who: str) -> None:
        """What was taken last does not count."""
        spent, then = self.spent[who]
        self.spent[who] = (max(0.0, spent - 1), then)

    def latest(self, most: int) -> list[tuple[str, int]]:
        """Who has asked last, and how many seconds ago."""
        now = self.clock()
        found = sorted([(now - then, who) for who, (_, then) in self.spent.items()])
        return [(who, round(ago)) for ago, who in found[:most]]

    def _spent(self, who: str, now: float) -> float:
        spent, then = self.spent.get(who, (0.0, now))
        return max(0.0, spent - (now - then) * self.per_minute / 60)


class Count:
    """How many each has now; whoever takes one gives it back."""

    def __init__(self) -> None:
        self.taken: dict[str, int] = {}

    def check(self, who: str, most: int) -> None:
        """`TooMany` if there may not be another one."""
        if self.taken.get(who, 0) >= most:
            raise TooMany(5)

    def take(self, who: str, most: int) -> None:
        self.check(who, most)
        self.taken[who] = self.taken.get(who, 0) + 1

    def give_back(self, who: str) -> None:
        self.taken[who] -= 1
        if not self.taken[who]:
            del self.taken[who]


@lru_cache(4096)
def network_of(address: str) -> str:
    """Whom an address belongs to: one machine, or the network of IPv6 that a household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


class Counts:
    """All that is counted in one room, by address, browser, table or seat."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Rate(limits.requests_per_minute)
        self.tables = Rate(limits.tables_per_minute)
        self.visitors = Rate(limits.tables_per_visitor)
        self.choices = Rate(limits.choices_per_minute)
        self.seats = Rate(limits.choices_per_seat)
        self.guesses = Rate(limits.guesses_per_minute)
        self.listings = Rate(limits.listings_per_minute)
        self.joins = Rate(limits.joins_per_minute)
        self.ways = Rate(limits.ways_per_minute)
        self.hints = Rate(limits.hints_per_minute)
        self.messages = Rate(limits.messages_per_minute)
        self.crowds = Rate(10 * limits.messages_per_minute)
        self.streams = Count()

    def check_stream(self, address: str, key: str, watching: bool) -> None:
        self.streams.check(address, self.limits.streams_per_address)
        self.streams.check(key, self._streams_at(watching))

    @contextmanager
    def stream(self, address: str, key: str, watching: bool) -> Iterator[None]:
        """One more stream, as long as it is open."""
        self.check_stream(address, key, watching)
        for who in (address, key):
            self.streams.take(who, self.limits.connections)
        try:
            yield
        finally:
            for who in (address, key):
                self.streams.give_back(who)

    def _streams_at(self, watching: bool) -> int:
        return self.limits.streams_per_watch if watching else self.limits.streams_per_seat
