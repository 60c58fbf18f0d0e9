"""The text of classes, for tests that read what steps ask."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache


def source_of(class_: type) -> str:
    """What is written in a class, as `inspect.getsource` says it, which reads its whole module anew for every class."""
    return classes_in(class_.__module__)[class_.__name__]


@cache
def classes_in(module: str) -> dict[str, str]:
    text = inspect.getsource(sys.modules[module])
    lines = text.splitlines(keepends=True)
    found = {}
    for part in ast.parse(text).body:
        if isinstance(part, ast.ClassDef):
            first = min([part.lineno, *[decorator.lineno for decorator in part.decorator_list]])
            found[part.name] = "".join(lines[first - 1 : part.end_lineno])
    return found
