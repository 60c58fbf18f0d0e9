"""Packages that offer games, installed without pip: as metadata in a folder, which takes no time and no network."""

from __future__ import annotations

from pathlib import Path


def write_metadata(folder: Path, name: str, games: dict[str, str]) -> None:
    """What pip leaves of a package that offers these games: id -> module."""
    metadata = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{id} = {module}\n" for id, module in games.items()]
    (metadata / "entry_points.txt").write_text("[herna.games]\n" + "".join(lines), encoding="utf-8")
