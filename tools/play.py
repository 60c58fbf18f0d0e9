"""What `make play` does: opens the game room at once and, where that is possible, compiles the engine beside it.

The room that is open goes on as plain Python; the next start finds the compiled engine. Arguments are those of
`herna serve`.
"""

import os
import subprocess
import sys
from typing import Final

from tools import compile as engine

LOG: Final = engine.BUILD / "compile.log"
NOTE: Final = (
    f"Herna: the engine is being compiled meanwhile; from the next start on, bots think about five times as fast "
    f"(progress: {LOG.relative_to(engine.ROOT)})"
)


def main() -> None:
    if is_worth_compiling():
        print(NOTE, flush=True)
        compile_beside()
    os.execv(sys.executable, [sys.executable, "-m", "herna.cli", "serve", *sys.argv[1:]])


def is_worth_compiling() -> bool:
    if os.environ.get("HERNA_PURE", "") not in ("", "0"):
        return False
    return not engine.is_installed(engine.describe_sources(str(engine.SOURCE / "herna"))) and not engine.find_obstacle()


def compile_beside() -> None:
    """Start compiling in a process that lives no longer than this one, however this one ends.

    The process reads from a pipe whose other end stays open here, also after `exec`; it gets a session of its own, so
    that it can be ended together with all compilers that it has started.
    """
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        command = [sys.executable, "-m", "tools.beside"]
        subprocess.Popen(command, cwd=engine.ROOT, stdin=reading, stdout=log, stderr=log, start_new_session=True)
    os.close(reading)


if __name__ == "__main__":
    main()
