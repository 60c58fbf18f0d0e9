"""Reviews in the terminal: they show how far they are, and one that is broken off goes on the next time."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from herna.kernel.errors import HernaError
from herna.learn.review import Review, Work
from herna.terminal.files import read_json, write_json
from herna.terminal.language import say
from herna.terminal.progress import state_folder

PAUSE: Final = 2.0  # seconds between two times that the work is kept


def kept_at(work: Work, folder: Path | None = None) -> Path:
    """The file for a review under way."""
    return (folder or state_folder()) / "reviews" / f"{work.record['check']}-{work.seat}.json"


def finished(record: dict[str, object], seat: int, lang: str, folder: Path | None = None) -> Review:
    """The review, from where it was broken off; what is done is kept now and then, and when it is broken off."""
    fresh = Work(record, seat)
    path = kept_at(fresh, folder)
    work = Work(record, seat, kept_in(path)) if path.exists() else fresh
    shown, kept = sys.stderr.isatty(), monotonic()
    try:
        while not work.done:
            if shown:
                sys.stderr.write("\r" + say(lang, "review.progress", done=len(work.findings), total=work.total))
                sys.stderr.flush()
            work.step()
            if monotonic() - kept > PAUSE:
                keep(path, work)
                kept = monotonic()
    except KeyboardInterrupt:
        keep(path, work)
        raise
    finally:
        if shown:
            sys.stderr.write("\r\x1b[K")
    with suppress(OSError):
        path.unlink(missing_ok=True)
    return work.review()


def kept_in(path: Path) -> object:
    try:
        return read_json(path)
    except HernaError:
        return None


def keep(path: Path, work: Work) -> None:
    """A review that cannot be kept is only lost if it is broken off."""
    with suppress(OSError, HernaError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_json(path, work.kept())
