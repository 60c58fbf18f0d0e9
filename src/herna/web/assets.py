"""The pages' scripts, styles and drawings, at addresses that stand for exactly these bytes.

All files are read once, and the fingerprint of all of them is a folder in their addresses. So browsers may keep them
for ever. What a module imports and what a style sheet names is found relative to it, in the same folder: files of two
versions never meet in one page, not even when the files on the disk are replaced while the room is open.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from herna.web.figures import style_sheet

FOLDER: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}  # others are not served


def read_all() -> dict[str, bytes]:
    paths = sorted(path for path in FOLDER.rglob("*") if path.suffix in TYPES)
    found = {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in paths}
    return {**found, "figures.css": style_sheet().encode()}


def fingerprint_of(files: dict[str, bytes]) -> str:
    """The same on all machines that have the same files: several processes may serve one room."""
    whole = hashlib.blake2b(digest_size=8)
    for name, content in files.items():
        whole.update(f"{name}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()


FILES: Final = read_all()
FINGERPRINT: Final = fingerprint_of(FILES)


def address(name: str) -> str:
    """Where a page finds a file; a file that does not exist is a mistake in the page."""
    if name not in FILES:
        raise LookupError(f"there is no {name} in {FOLDER}")
    return f"/static/{FINGERPRINT}/{name}"


def media_type(name: str) -> str:
    return TYPES[Path(name).suffix]
