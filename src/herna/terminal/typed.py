"""What was typed before anybody asked for it."""

from __future__ import annotations

import sys


def forget_typed() -> bool:
    """Drop what waits in a terminal, unread; False if nothing does. What comes out of a file or a pipe stays."""
    if not sys.stdin.isatty():
        return False
    try:
        import termios
    except ModuleNotFoundError:  # Windows
        return forget_keys()
    from select import select

    if not select([sys.stdin], [], [], 0)[0]:
        return False
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
    return True


def forget_keys() -> bool:
    """The same on Windows, key by key."""
    import msvcrt

    pressed = False
    while msvcrt.kbhit():  # type: ignore[attr-defined, unused-ignore]
        msvcrt.getwch()  # type: ignore[attr-defined, unused-ignore]
        pressed = True
    return pressed
