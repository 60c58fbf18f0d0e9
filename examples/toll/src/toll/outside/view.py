"""Who sees what (TO-4): the table as one seat may know it, and the redrawing of all it does not know."""

from __future__ import annotations

from toll.table import NAMES, Table


def names(cards: tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def show_table(s: Table, seat: int) -> dict[str, object]:
    return {
        "active": s.active,
        "hand": names(s.hands[seat]) if seat >= 0 else None,
        "hand_sizes": [len(hand) for hand in s.hands],
        "rows": [names(row) for row in s.rows],
        "road": NAMES[s.stack[-1].card] if len(s.stack) > 1 else None,  # the card just laid
        "draw": len(s.draw),
        "gone": names(s.gone),
    }


def redraw(s: Table, seat: int) -> None:
    """Deal the other hand and the draw pile anew; both keep their sizes, which are public."""
    n = len(s.hands[1 - seat])
    pool = list(s.hands[1 - seat] + s.draw)
    s.shuffle(pool)
    s.hands[1 - seat] = tuple(pool[:n])
    s.draw = tuple(pool[n:])
