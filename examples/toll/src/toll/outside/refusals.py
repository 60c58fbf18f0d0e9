"""Why a choice is refused: a rule of the rulebook, a reason (a phrase `refusal.*`) and its arguments."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Ask
from herna.kernel.refusing import Reason
from toll.table import ASK_STOP, KINDS, NAMES, Table

END_RULE: Final = "TO-3.1"


def refuse(s: Table, ask: Ask, code: str) -> Reason:
    """The kernel has checked that this seat is asked, and that the code is written as codes are."""
    kind = ask.kind
    verb, _, what = code.partition(":")
    if verb != KINDS[kind].name or what not in NAMES[1:]:
        return KINDS[kind].rule, "another_question", {}
    if kind == ASK_STOP and NAMES.index(what) < s.stack[-1].card:
        return "TO-2.3", "too_low", {"card": what, "road": NAMES[s.stack[-1].card]}
    return KINDS[kind].rule, "not_in_hand", {"card": what}
