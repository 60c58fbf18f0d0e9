"""One short message to another machine, by HTTP, within a few seconds.

Where a visitor has named the address, it must be a public one and speak TLS: nobody may use the room to reach what only
the room can reach. The name is looked up once, and the connection goes to what was found and looked at. Redirections
are not followed, and of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from herna.kernel.errors import HernaError

LONGEST_URL: Final = 1000
SECONDS: Final = 8.0  # for all of it
LONGEST_STATUS: Final = 4096  # bytes of the first line of an answer
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = IPv6Network("64:ff9b::/96")  # addresses of IPv4 in those of IPv6


class BadTarget(HernaError):
    """Nothing is sent to this address."""


class NotSent(Exception):
    """The message surely did not arrive: another way may be tried."""


class Unsure(Exception):
    """The message may have arrived."""


class Target(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str


def target_of(url: str, inside: bool) -> Target:
    """What an address names; `inside`: addresses without TLS and of the own network are allowed."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadTarget("this is no address of the web") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or not host or parts.scheme not in PORTS or parts.username is not None or parts.fragment:
        raise BadTarget("an address is like https://push.example/abc, of ASCII letters and without a password")
    if parts.scheme != "https" and not inside:
        raise BadTarget("the address must begin with https://")
    if not inside and not is_public_or_name(host):
        raise BadTarget("the address is not one of the public network")
    path = parts.path or "/"
    return Target(parts.scheme, host, port or PORTS[parts.scheme], f"{path}?{parts.query}" if parts.query else path)


def is_public_or_name(host: str) -> bool:
    """A name is looked at when it is used; by then it may mean something else."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return host.casefold() != "localhost"


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the public network, also if it is one of IPv4 that is written as one of IPv6."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Outside:
    """The way out. `inside`: visitors, too, may name addresses of the own network and without TLS; for tests only."""

    def __init__(self, inside: bool = False) -> None:
        self.inside = inside
        self.names = ThreadPoolExecutor(2, "herna-names")  # a name server that hangs must not keep others waiting

    @cached_property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def close(self) -> None:
        self.names.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], trusted: bool = False) -> int:
        """The status of the answer. `trusted`: whoever runs the room has named the address."""
        target = target_of(url, trusted or self.inside)
        writer: asyncio.StreamWriter | None = None
        sent = False
        try:
            async with asyncio.timeout(SECONDS):
                address = await self._address(target, trusted or self.inside)
                trust, name = (self.trust, target.host) if target.scheme == "https" else (None, None)
                reader, writer = await asyncio.open_connection(
                    address, target.port, limit=LONGEST_STATUS, ssl=trust, server_hostname=name
                )
                writer.write(head(target, len(body), headers) + body)
                sent = True
                await writer.drain()
                return status_of(await reader.readline())
        except (OSError, ValueError) as e:  # a TimeoutError and an error of TLS are OSErrors
            raise (Unsure if sent else NotSent)(type(e).__name__) from None
        finally:
            if writer is not None:
                writer.transport.abort()

    async def _address(self, target: Target, inside: bool) -> str:
        """Where the host is found; all of its addresses must be public ones."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.names, lambda: socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        )
        addresses = [str(known[4][0]) for known in found]
        if not inside and not all([is_public(ip_address(address.partition("%")[0])) for address in addresses]):
            raise NotSent("not in the public network")
        return addresses[0]


def head(target: Target, length: int, headers: Mapping[str, str]) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    named = host if target.port == PORTS[target.scheme] else f"{host}:{target.port}"
    all_headers = {"Host": named, "Content-Length": str(length), "Connection": "close", **headers}
    lines = [f"POST {target.path} HTTP/1.1", *[f"{name}: {value}" for name, value in all_headers.items()], "", ""]
    return "\r\n".join(lines).encode("ascii")


def status_of(line: bytes) -> int:
    """The number in `HTTP/1.1 201 Created`; a ValueError if there is none."""
    kind, _, rest = line.partition(b" ")
    if not kind.startswith(b"HTTP/1."):
        raise ValueError("no answer of HTTP")
    return int(rest[:3])
