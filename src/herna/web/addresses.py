"""Where other machines find this one: its addresses in the local network, the one that most likely works first."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import psutil

# Networks inside this machine, or into another one far away: of containers, virtual machines, tunnels.
INNER: Final = ("br-", "docker", "podman", "tailscale", "tap", "tun", "utun", "vboxnet", "veth", "virbr", "vmnet", "wg")
EVERYWHERE: Final = {"0.0.0.0": 4, "::": 6}  # what a server listens on that everybody may reach, and its protocol
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]", "::1")
# Nothing is sent there: these are kept for documentation, and we only ask which way a message would leave.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

Address = IPv4Address | IPv6Address


def addresses_in_network(host: str) -> list[str]:
    """What other machines can call a server that listens on `host`, best first, as written in a link."""
    if host in LOOPBACK:
        return []
    if host not in EVERYWHERE:
        return [written(host)]
    ways = ways_out()
    found = [known for known in own_addresses() if known[1].version == EVERYWHERE[host]]
    ranked = sorted(found, key=lambda known: rank(known[0], known[1], ways))
    return list(dict.fromkeys([written(str(address)) for _, address in ranked]))


def own_addresses() -> list[tuple[str, Address]]:
    """All addresses of this machine that work from elsewhere, each with the name of its network card."""
    cards = psutil.net_if_stats()
    found: list[tuple[str, Address]] = []
    for card, known in psutil.net_if_addrs().items():
        if card in cards and not cards[card].isup:
            continue
        for one in known:
            with suppress(ValueError):  # hardware addresses
                address = ip_address(one.address)
                if not (address.is_loopback or address.is_link_local or address.is_multicast):
                    found.append((card, address))
    return found


def ways_out() -> set[str]:
    """The addresses under which this machine talks to others far away."""
    found: set[str] = set()
    for family, far in FAR_AWAY:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.add(str(probe.getsockname()[0]))
    return found


def rank(card: str, address: Address, ways: Iterable[str]) -> tuple[bool, bool]:
    """The smaller, the more likely a friend at home can use it."""
    return card.startswith(INNER), str(address) not in ways


def written(host: str) -> str:
    """An address as it stands in a link."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def is_number(host: str) -> bool:
    """Whether a host is an address and not a name."""
    with suppress(ValueError):
        return bool(ip_address(host.strip("[]")))
    return False
