"""What a link begins with that is given to a friend: an address at which the friend, too, finds this room."""

from __future__ import annotations

from typing import NamedTuple

from herna.web.addresses import EVERYWHERE, LOOPBACK, addresses_in_network, is_number, written
from herna.web.settings import RoomSettings


class Reach(NamedTuple):
    """`bases` are beginnings of addresses, best first.

    `trouble` says why others cannot use them: `machine` (the room listens to this machine only), `network` (the machine
    is in none), or `name` (the room has other names, and this page was opened under one that means "this machine").
    """

    bases: list[str]
    trouble: str = ""
    names: tuple[str, ...] = ()


def reach(settings: RoomSettings, scheme: str, host: str) -> Reach:
    """For a page that was asked for at this `host` (with its port).

    Whoever has come by a name, perhaps through a proxy, gives that name on. A number is one of several that this
    machine may have, and "this machine" is of no use to others.
    """
    asked = f"{scheme}://{host}{settings.path}"
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if name.casefold() not in LOOPBACK and not is_number(name):
        return Reach([asked])
    own = tuple(sorted(settings.names - set(LOOPBACK)))
    if name.casefold() not in LOOPBACK:
        others = [] if own else bases(settings)
        return Reach(list(dict.fromkeys([asked, *others])))
    if own:
        return Reach([asked], "name", own)
    found = bases(settings)
    if found:
        return Reach(found)
    return Reach([asked], "machine" if settings.host in LOOPBACK else "network")


def bases(settings: RoomSettings) -> list[str]:
    """All addresses in the local network; without a proxy, so there is no TLS."""
    return [f"http://{known}:{settings.port}{settings.path}" for known in addresses_in_network(settings.host)]


def own_base(settings: RoomSettings) -> str:
    """Where somebody at this machine finds the room."""
    host = settings.host if settings.host not in EVERYWHERE else "localhost"
    return f"http://{written(host)}:{settings.port}{settings.path}"
