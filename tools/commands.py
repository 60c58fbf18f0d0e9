"""Writes the commands and options of `herna` into docs/commands.md; `python -m tools.commands` does so.

Only the part between the two marks is written; the rest of the page is written by people.
"""

from pathlib import Path
from typing import Final

import herna.cli  # noqa: F401  it brings all commands
from herna.cli.common import app

PAGE: Final = Path(__file__).parents[1] / "docs" / "commands.md"
BEGIN: Final = "<!-- written by `python -m tools.commands` -->\n"
END: Final = "<!-- end -->\n"


def main() -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    written: str = app.generate_docs(output_format="markdown", heading_level=2)
    commands = written[written.index("### ") :]  # without the list of contents
    commands = commands.replace(" -m tools.commands", "")  # how this file was run, which cyclopts takes for the command
    PAGE.write_text(f"{before}{BEGIN}\n{commands.strip()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
