"""The portraits of all components, by game."""

from __future__ import annotations


def component_art(game: str, component: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 100"><rect width="150" height="100" fill="#8aa"/><text x="10" y="55" font-size="12">{component}</text></svg>'


def signature_components() -> dict[str, str]:
    return {"mindbug": "axolotl_healer"}
