"""Options and questions as people and programs write them."""

from __future__ import annotations

from herna.kernel.choice import Ask
from herna.kernel.texts import Args
from toll.table import KINDS, NAMES, Table


def code(s: Table, ask: Ask, value: int) -> str:
    return f"{KINDS[ask.kind].name}:{NAMES[value]}"


def at(s: Table, ask: Ask, value: int) -> str:
    return f"hand{ask.seat}.{NAMES[value]}" if value else ""


def label(s: Table, ask: Ask, value: int) -> tuple[str, Args]:
    kind = KINDS[ask.kind].name
    return (kind, {"card": NAMES[value]}) if value else (kind + ".none", {})


def question(s: Table, ask: Ask) -> Args:
    return {"source": NAMES[s.stack[-1].card]} if len(s.stack) > 1 else {}
