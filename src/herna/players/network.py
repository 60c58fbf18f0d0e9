"""A learned evaluation: a small network over a game's features, with whole numbers for weights.

The first layer is a sum of rows, one for each feature that is there; two small layers follow. Every seat gets a number,
its logit, and their softmax is the seats' chances. All of it is done in integers, so the plain and the compiled build
choose alike. A file of weights has a line of JSON, which says what they are for, and then the numbers:

    w1 (int16, a row of `hidden` for each input), b1 (int32), w2 (int16, a row of `second` for each of `hidden`),
    b2 (int32), w3 (int16), all little-endian

A network may judge tables by itself, or correct the hand-written evaluation: then its logits are added to those of
that evaluation, so that it has to learn only what people did not think of.

docs/learning.md tells how weights come about and what their units are.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from herna.api import game
from herna.kernel.errors import HernaError
from herna.kernel.features import BUNDLES, EVERYTHING
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.players.lanes import TOP, numbers

MAGIC: Final = b"herna network 1\n"
UNIT: Final = 16384.0  # a logit of so much makes a seat e times as likely to win
MOST_BYTES: Final = 400_000  # of a file that comes with the package
MOST_HIDDEN: Final = 256
ENDING: Final = ".network"


class NetworkError(HernaError):
    """These weights cannot be used here; the message says why."""


class Network:
    """The weights for one game, ready to judge its tables."""

    def __init__(self, id: str, head: dict[str, Any], body: bytes) -> None:
        self.game = id
        self.head = head
        self.corrects: bool = head.get("corrects", False)  # it is added to the hand-written evaluation
        hidden, second = head["hidden"]
        self.forward = make_forward(head["table"], head["seat"], head["roles"], hidden, second, body)

    def logits(self, s: State) -> list[float]:
        """What each seat's chances are made of: with 1 more a seat is e times as likely to win."""
        sheet = s.brief(EVERYTHING)
        return [logit / UNIT for logit in self.forward.logits(sheet.table, sheet.seats, sheet.partners)]


def make_forward(table: int, seat: int, roles: int, hidden: int, second: int, body: bytes) -> Any:
    """The pass of this build: the compiled one has it in C."""
    try:
        from herna.players._forward import Forward as Fast

        return Fast(table, seat, roles, hidden, second, body, BUNDLES)
    except ImportError:
        from herna.players.lanes import Forward

        return Forward(table, seat, roles, hidden, second, body)


# --- files ----------------------------------------------------------------------------------------------------------
def write_network(
    room: Game[Any], hidden: int, second: int, body: bytes, made: dict[str, Any], corrects: bool = False
) -> bytes:
    """A file of weights; `made` tells people how they came about."""
    features = room.features
    if features is None:
        raise NetworkError(f"{room.id} has no features to learn from")
    head = {
        "game": room.id,
        "rules": room.rules_version,
        "features": features.fingerprint(),
        "table": len(features.of_table),
        "seat": len(features.of_seat),
        "roles": features.roles,
        "hidden": [hidden, second],
        "corrects": corrects,
        "sha256": hashlib.sha256(body).hexdigest(),
        "made": made,
    }
    return MAGIC + json.dumps(head).encode() + b"\n" + body


def read_network(data: bytes, room: Game[Any], name: str) -> Network:
    """The network in this file; `NetworkError` says why it cannot be used for this game."""
    if not data.startswith(MAGIC):
        raise NetworkError(f"{name} is no file of network weights")
    line, newline, body = data[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or not newline:
        raise NetworkError(f"the head of {name} is damaged")
    features = room.features
    if features is None:
        raise NetworkError(f"{room.id} has no features, so no network can play it")
    wanted: dict[str, Any] = {
        "game": room.id,
        "rules": room.rules_version,
        "features": features.fingerprint(),
        "table": len(features.of_table),
        "seat": len(features.of_seat),
        "roles": features.roles,
    }
    for key, value in wanted.items():
        if head.get(key) != value:
            raise NetworkError(f"{name} does not fit: its {WORDS[key]} {head.get(key)!r}, here {value!r} is needed")
    shape = head.get("hidden")
    if not (isinstance(shape, list) and len(shape) == 2 and all([is_size(n) for n in shape]) and shape[0] % 8 == 0):
        raise NetworkError(f"{name} has layers of an impossible size: {shape!r}")
    if not isinstance(head.get("corrects", False), bool):
        raise NetworkError(f"{name} does not say whether it corrects the hand-written evaluation")
    hidden, second = shape
    size = 2 * len(features.names()) * hidden + 4 * hidden + 2 * hidden * second + 4 * second + 2 * second
    if len(body) != size:
        raise NetworkError(f"{name} has {len(body)} bytes of weights instead of {size}: it is cut short or damaged")
    if hashlib.sha256(body).hexdigest() != head.get("sha256"):
        raise NetworkError(f"the weights in {name} are damaged: their checksum is another one")
    if not is_safe(body, len(features.names()), hidden, second):
        raise NetworkError(f"{name} has weights so large that their sums could overflow")
    return Network(room.id, head, body)


WORDS: Final = {
    "game": "game is", "rules": "rules version is", "features": "features have the fingerprint",
    "table": "features of the table number", "seat": "features of a seat number", "roles": "roles number",
}  # fmt: skip


def is_size(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= MOST_HIDDEN


def is_safe(body: bytes, inputs: int, hidden: int, second: int) -> bool:
    """Whether no sum of the forward pass can leave 32 bits, whatever features there are."""
    at = 2 * inputs * hidden
    b1 = numbers("i", body[at : at + 4 * hidden])
    at += 4 * hidden
    w2 = numbers("h", body[at : at + 2 * hidden * second])
    at += 2 * hidden * second
    b2 = numbers("i", body[at : at + 4 * second])
    if max([abs(b) for b in b1]) >= 1 << 29:
        return False
    for k in range(second):
        if TOP * sum([abs(w2[j * second + k]) for j in range(hidden)]) + abs(b2[k]) >= 1 << 31:
            return False
    return True


def load_network(path: str, room: Game[Any]) -> Network:
    """The network in a file that somebody names."""
    try:
        data = Path(path).read_bytes()
    except OSError as e:
        raise NetworkError(f"the network {path} cannot be read: {e.strerror}") from None
    return read_network(data, room, path)


# --- those that come with the package --------------------------------------------------------------------------------
class Shipped:
    """What the package brings for one game: a network, or the reason why there is none that could be used."""

    def __init__(self, network: Network | None, reason: str) -> None:
        self.network = network
        self.reason = reason


@cache
def shipped(id: str) -> Shipped:
    """The network of this game, if the package has one that fits; whatever does not fit is left alone."""
    return find_shipped(game(id), files("herna.players").joinpath("networks"))


def find_shipped(room: Game[Any], folder: Traversable) -> Shipped:
    name = room.id + ENDING
    try:
        data = folder.joinpath(name).read_bytes()
    except OSError:
        return Shipped(None, "no network comes with it")
    try:
        return Shipped(read_network(data, room, name), "")
    except NetworkError as e:
        return Shipped(None, str(e))
