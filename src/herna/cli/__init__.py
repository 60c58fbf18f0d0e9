"""The `herna` command: thin, every command a few lines over the public API and the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from herna.cli import admin, books, bots, learn, play, puzzle, records, review  # noqa: F401  each brings its commands
from herna.cli.common import app
from herna.kernel.errors import HernaError


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; what Herna itself refuses is told in one line."""
    try:
        app(arguments)
    except HernaError as e:
        print(f"herna: {e}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
