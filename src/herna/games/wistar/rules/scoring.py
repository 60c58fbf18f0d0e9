"""Final scoring (RW-20): what everything is worth at the end, line by line."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.counters import count
from herna.games.wistar.table.designs import DESIGNS, PLACES
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import (
    BED_VP,
    BY_ORDER,
    BY_SCORE,
    FEWER_QUESTIONS,
    FIELDS,
    FINAL,
    FIRST_FIELD,
    REASONS,
    ROOM_VP,
    STRONG,
    TELL_ENDS,
    TELL_SCORES,
)
from herna.kernel.outcome import Result

LINES: Final = ("track", "fields", "beds", "rooms", "mice", "cards", "final", "current", "leftovers", "versatility")
VP3: Final = 1 << 5
VP6: Final = 1 << 6


def breakdown(s: Table, seat: int) -> list[int]:
    """The lines of RW-20.3 in order, beginning with the track."""
    p = s.sides[seat]
    fields = sum([PLACES[FIRST_FIELD + i].vp for i in range(FIELDS) if p.fields >> i & 1])
    if p.fields & VP3 and p.fields & VP6:  # RW-13.3
        fields += 2
    mice = sum([DESIGNS[i].vp for i in p.area if DESIGNS[i].is_mouse])
    leftovers = p.wood + p.metal + p.movement + len(p.hand)
    return [
        p.vp,
        fields,
        BED_VP[p.beds - 1] if p.beds else 0,
        ROOM_VP[p.rooms - 1] if p.rooms else 0,
        mice,
        p.holds.vp - mice,
        final_effects(s, seat),
        2 if p.current == STRONG else 0,
        leftovers // 5,
        p.versatility // 2,
    ]


def final_effects(s: Table, seat: int) -> int:
    total = 0
    p = s.sides[seat]
    if p.holds.types[FINAL]:
        for i in p.area:
            d = DESIGNS[i]
            if d.type == FINAL:
                total += d.final_vp * (count(s, seat, d.counter) // d.each)
    return total


def score(s: Table, seat: int) -> int:
    return sum(breakdown(s, seat))


def finish(s: Table) -> None:
    """RW-20.6: most points; of equals the one earlier in the final turn order."""
    scores = [score(s, seat) for seat in range(s.players)]
    for seat in range(s.players):
        s.emit(TELL_SCORES, seat, scores[seat])
    places = sorted(range(s.players), key=lambda seat: (-scores[seat], s.order.index(seat)))
    ranking = tuple([places.index(seat) + 1 for seat in range(s.players)])
    best = scores[places[0]]
    reason = BY_ORDER if scores.count(best) > 1 and s.holds(FEWER_QUESTIONS) else BY_SCORE  # older records know one
    s.emit(TELL_ENDS, places[0], best, reason)
    s.finish(Result((places[0],), ranking, tuple(scores), REASONS[reason]))
