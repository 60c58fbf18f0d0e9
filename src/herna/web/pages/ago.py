"""How long ago something was, as people say it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from herna.web.pages.shell import Look
from herna.web.store.store import in_utc

STEPS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60))


def ago(look: Look, moment: datetime) -> str:
    """In the largest unit of which there is at least one."""
    seconds = (datetime.now(UTC) - in_utc(moment)).total_seconds()
    for unit, length in STEPS:
        if seconds >= length:
            return look.say(f"ago.{unit}", number=int(seconds // length))
    return look.say("ago.now")
