"""Which keys, table ids and visitors a page may hold, and a search for all others: for tests of many equal tables."""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any

import httpx

from herna.web.drawing.kept import KEPT

OURS = ("herna", "tests")
ADDRESS = re.compile(r"/(?:t|tables)/([0-9a-f]{10})/([\w-]{24})")


class Ledger:
    """All secrets that the tests have handed out, and whose they are."""

    def __init__(self) -> None:
        self.owners: dict[str, str] = {}
        self.checked = 0

    def add(self, secret: str, owner: str) -> None:
        self.owners.setdefault(secret, owner)

    def strangers(self, text: str, own: Iterable[str]) -> set[str]:
        """Whose secrets stand in this text and have no business there; addresses nobody has told us of count too."""
        allowed = set(own)
        found = {owner for secret, owner in self.owners.items() if secret not in allowed and secret in text}
        for part in [part for address in ADDRESS.findall(text) for part in address]:
            if part not in allowed and part not in self.owners:
                found.add(f"somebody unknown ({part})")
        return found

    def check(self, answer: httpx.Response, own: Iterable[str], visitor: str = "") -> None:
        """Body and headers of an answer, and of what has led to it, hold nobody else's secrets.

        A visitor stands in its cookie only.
        """
        for led in answer.history:
            self.check(led, own, visitor)
        self.checked += 1
        where = f"{answer.request.method} {answer.url}"
        cookies = " ".join(answer.headers.get_list("set-cookie"))
        headers = " ".join([f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"])
        found = self.strangers(f"{answer.text} {headers}", own) | self.strangers(cookies, [*own, visitor])
        assert not unfilled(answer.text), f"{where} lacks an address or a name"
        assert not found, f"{where} holds secrets of {sorted(found)}"


# --- what this process keeps for all tables --------------------------------------------------------------------
def kept_by_modules(package: str = "herna") -> list[tuple[str, Any]]:
    """Every cached function and every container that lives as long as the process, with its name."""
    found: list[tuple[str, Any]] = []
    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(package + "."):
            found += [(f"{name}.{key}", value) for key, value in vars(module).items() if keeps(value)]
            for kind in [value for value in vars(module).values() if isinstance(value, type)]:
                if kind.__module__ == name:
                    members = [(key, value) for key, value in vars(kind).items() if keeps(value)]
                    found += [(f"{name}.{kind.__name__}.{key}", value) for key, value in members]
    return found


def keeps(value: Any) -> bool:
    """Other people's caches (the standard library's of addresses it has split) are left alone."""
    if hasattr(value, "cache_info"):
        return str(value.__module__).startswith(OURS)
    return isinstance(value, dict | list | set)


def texts_in(root: Any) -> set[str]:
    """Every text inside: in keys and results of a cache, in containers, in objects of our own, in closures."""
    seen: set[int] = set()
    texts: set[str] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, str):
            texts.add(str(thing))
        elif isinstance(thing, FunctionType):
            waiting += [*(thing.__closure__ or ()), thing.__defaults__, thing.__kwdefaults__]
        elif is_opened(thing):
            waiting += gc.get_referents(thing)
    return texts


def is_opened(thing: Any) -> bool:
    """Of foreign libraries only containers are looked into: a route of theirs knows the whole server."""
    if isinstance(thing, type | ModuleType):
        return False
    home = type(thing).__module__
    return hasattr(thing, "cache_info") or home in ("builtins", "collections", "functools") or home.startswith(OURS)


def forget_drawings() -> None:
    """As if this process had never drawn anything."""
    KEPT.clear()
    for name, keeper in kept_by_modules("herna.web"):
        if hasattr(keeper, "cache_clear") and not name.startswith("herna.web.art"):
            keeper.cache_clear()


def unfilled(html: str) -> list[str]:
    """Stand-ins that nobody has replaced."""
    return re.findall("[\ue000-\uf8ff]", html)
