"""Elements as text, in one pass.

htpy passes each piece of text up through all levels of a tree, and asks of every list whether it is markup. Tables are
drawn for each choice and for everybody who looks at them, so the common cases take a shorter way here; all others are
left to htpy.
"""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from herna.web.drawing.tags import Tag, VoidTag, in_text


def written(node: h.Node) -> Markup:
    """The same text as `str(h.fragment[node])`."""
    parts: list[str] = []
    write(node, parts)
    return Markup("".join(parts))


def write(node: h.Node, parts: list[str]) -> None:
    if type(node) is Markup:
        parts.append(node)
    elif type(node) is str:
        parts.append(in_text(node))
    elif type(node) is Tag or type(node) is h.Element:
        parts.append(f"<{node._name}{node._attrs}>")
        write(node._children, parts)
        parts.append(f"</{node._name}>")
    elif isinstance(node, (list, tuple)):
        for child in node:
            write(child, parts)
    elif type(node) is VoidTag:
        parts.append(f"<{node._name}{node._attrs}>")
    elif type(node) is h.Fragment:
        write(node._node, parts)
    elif node is not None and node is not True and node is not False:
        parts.append(str(h.fragment[node]))
