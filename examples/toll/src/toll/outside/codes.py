"""Options and questions as people and programs write them."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Ask, Shown
from herna.kernel.texts.catalogue import Args
from toll.table import KINDS, NAMES, Table

VERBS: Final = tuple([kind.name for kind in KINDS])  # what codes begin with


def show_option(s: Table, ask: Ask, value: int) -> Shown:
    """Its code, its place on the table, and its sentence as key and arguments."""
    kind, card = KINDS[ask.kind].name, NAMES[value]
    if not value:
        return Shown(f"{kind}:{card}", "", kind + ".none", {})
    return Shown(f"{kind}:{card}", f"hand{ask.seat}.{card}", kind, {"card": card})


def question(s: Table, ask: Ask) -> Args:
    return {"source": NAMES[s.stack[-1].card]} if len(s.stack) > 1 else {}
