"""The farmstead and the action disc as printed (RW-1.12, RW-7.1, RW-7.2): which spaces exist and what touches what."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.words import ROOMS

# Passages by number (1 is d01): the two rooms they join, and with how many players a door lies there.
PASSAGES: Final[tuple[tuple[int, int, tuple[int, ...]], ...]] = (
    (0, 0, ()),
    (0, 1, (2, 3, 4)),
    (0, 4, (2, 3, 4)),
    (1, 2, (2, 3, 4)),
    (2, 3, (2, 3, 4)),
    (4, 5, (2, 3, 4)),
    (1, 4, (3, 4)),
    (5, 3, (2, 3, 4)),
    (2, 6, (2, 3, 4)),
    (3, 6, (4,)),
    (6, 7, (2, 3, 4)),
)


def passage_id(passage: int) -> str:
    return f"d{passage:02}"


def passages_of(room: int) -> tuple[tuple[int, int], ...]:
    """(passage, room behind it) for every passage that touches the room."""
    found = []
    for i in range(1, len(PASSAGES)):
        a, b, _ = PASSAGES[i]
        if a == room:
            found.append((i, b))
        elif b == room:
            found.append((i, a))
    return tuple(found)


TOUCHING: Final = tuple([passages_of(room) for room in range(len(ROOMS))])

# Mouse spaces by number (from 1): the room, whether it is in the cellar, and the player counts that use it.
MOUSE_SPACES: Final[tuple[tuple[int, bool, tuple[int, ...]], ...]] = (
    (0, False, ()),
    (1, False, (2, 3, 4)),
    (1, False, (4,)),
    (2, False, (2, 3, 4)),
    (2, False, (3, 4)),
    (3, False, (2, 3, 4)),
    (4, False, (2, 3, 4)),
    (5, False, (2, 3, 4)),
    (5, False, (3, 4)),
    (6, True, (2, 3, 4)),
    (6, True, (3, 4)),
    (7, True, (2, 3, 4)),
    (7, True, (3, 4)),
    (7, True, (4,)),
)
SPACES_IN: Final = tuple([
    tuple([i for i in range(1, len(MOUSE_SPACES)) if MOUSE_SPACES[i][0] == room]) for room in range(len(ROOMS))
])  # fmt: skip

# Mission spaces by room: nothing, a house or a cellar mission, with these player counts.
MISSION_ROOMS: Final = (2, 3, 4, 5, 6, 7)
MISSION_PLAYERS: Final[tuple[tuple[int, ...], ...]] = ((), (), (2, 3, 4), (4,), (2, 3, 4), (2, 3, 4), (2, 3, 4), (3, 4))


def is_cellar(room: int) -> bool:
    return room >= 6


# Spaces of the disc by number (from 1): the section (1 to 6) and the player counts that use it (RW-1.1).
DISC_SPACES: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("", 0, ()),
    ("s1a", 1, (2, 3, 4)),
    ("s1b", 1, (2, 3, 4)),
    ("s1c", 1, (2, 3, 4)),
    ("s2a", 2, (2, 3, 4)),
    ("s2b", 2, (2, 3, 4)),
    ("s3a", 3, (2, 3, 4)),
    ("s3b", 3, (2, 3, 4)),
    ("s4a", 4, (2, 3, 4)),
    ("s4b", 4, (3, 4)),
    ("s5a", 5, (2, 3, 4)),
    ("s5b", 5, (4,)),
    ("s6a", 6, (2, 3, 4)),
    ("s6b", 6, (3, 4)),
)
SECTION_OF: Final = tuple([space[1] for space in DISC_SPACES])


def used_spaces(players: int) -> tuple[int, ...]:
    """The disc spaces of this player count."""
    return tuple([i for i in range(1, len(DISC_SPACES)) if players in DISC_SPACES[i][2]])


USED_SPACES: Final = tuple([used_spaces(n) for n in range(5)])
