"""Writing HTML: everything is escaped unless it was made here."""

from __future__ import annotations

from html import escape


class Safe(str):
    """HTML that may stand as it is."""

    __slots__ = ()


def tag(name: str, *children: str, **attributes: str | None) -> Safe:
    """An element. `class_` is the attribute class, `aria_label` is aria-label, and None leaves an attribute out."""
    given = [
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value is not None
    ]
    inner = "".join([child if isinstance(child, Safe) else escape(child, quote=False) for child in children])
    return Safe(f"<{name}{''.join(given)}>{inner}</{name}>")


def joined(parts: list[Safe]) -> Safe:
    return Safe("".join(parts))
