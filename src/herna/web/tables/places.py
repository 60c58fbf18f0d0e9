"""What a link opens at a table, what it must not do, and the frames that wait for those who look."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene

FRAMES_KEPT: Final = 128  # one choice may have a hundred beats

Draw = Callable[[Scene], str]


class Stale(Exception):
    """The page that asked was not the newest one."""


class NotAllowed(Exception):
    """This link may not do that."""


class NotYours(NotAllowed):
    """Another browser has sat down here: replacing the link is up to that one."""


class NoSuchPlace(Exception):
    """There is no such table, or this link opens nothing there (any more)."""


class SitFirst(Exception):
    """The link is an invitation, and nobody has sat down by it yet."""


class NoWatching(Exception):
    """The people at this table want no spectators."""


class Place:
    """What a link opens: a seat, a screen several people share, or a look from outside."""

    def __init__(self, key: str, seats: tuple[int, ...]) -> None:
        self.key = key
        self.seats = seats

    @property
    def watching(self) -> bool:
        return not self.seats


class PageFrame:
    """A numbered picture of a table. It is drawn when the first stream takes it: not before, and only once."""

    def __init__(self, seq: int, scene: Scene, identity: Identity, draw: Draw) -> None:
        self.seq = seq
        self._scene: Scene | None = scene
        self._identity = identity
        self._draw = draw
        self._html = ""

    @property
    def html(self) -> str:
        if self._scene is not None:
            self._html = self._identity.fill(self._draw(self._scene))
            self._scene = None
        return self._html


class Ring:
    """The last frames for one place in one language; streams take what is newer than what they have."""

    def __init__(self, place: Place, lang: str) -> None:
        self.place = place
        self.lang = lang
        self.frames: deque[PageFrame] = deque(maxlen=FRAMES_KEPT)
        self.open = 0  # streams that read it
        self.taken: dict[object, int] = {}  # how far each of them has got

    def newer(self, than: int) -> list[PageFrame]:
        return [frame for frame in self.frames if frame.seq > than]

    def took(self, stream: object, seq: int) -> None:
        """A stream has got so far. What all of them have is not kept, except for the newest frame."""
        self.taken[stream] = seq
        if len(self.taken) >= self.open:
            done = min(self.taken.values())
            while len(self.frames) > 1 and self.frames[0].seq <= done:
                self.frames.popleft()
