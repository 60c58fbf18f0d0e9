"""Why a choice is refused: a rule of the rulebook, a reason (a phrase `refusal.*`) and its arguments."""

from __future__ import annotations

from herna.kernel.texts import Args
from toll.table import ASK_STOP, KINDS, NAMES, Table


def refuse(s: Table, code: str, seat: int) -> tuple[str, str, Args]:
    if s.over:
        return "TO-3.1", "game_over", {}
    if seat not in s.to_act:
        return "TO-2.2", "not_asked", {"seat": s.to_act[0]}
    kind = s.asks[0].kind
    verb, _, what = code.partition(":")
    if verb != KINDS[kind].name or what not in NAMES[1:]:
        return KINDS[kind].rule, "no_answer", {}
    if kind == ASK_STOP and NAMES.index(what) < s.stack[-1].card:
        return "TO-2.3", "too_low", {"card": what, "road": NAMES[s.stack[-1].card]}
    return KINDS[kind].rule, "not_in_hand", {"card": what}
