"""Puts docstrings into the C files that mypyc writes: mypyc itself leaves them out, and `help()` would show none.

mypyc writes one C file per module, in which classes, methods, functions and properties stand in tables of C structures
with a place for the docstring. If that ever changes, docstrings are missing again, and a test of the compiled build
fails.
"""

import ast
import inspect
import re
from pathlib import Path
from typing import Final

# Each pattern: what stands before the place (the signature, in a C string), whose place it is, and what follows.
CALLABLE: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
CLASS: Final = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\((?:[^"\\]|\\.)*)("\))')
PROPERTY: Final = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL), )NULL(, NULL\})")
MODULE: Final = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)NULL(, /\* docstring \*/)')


def document(source: Path, c_file: Path) -> None:
    """Write the docstrings of a source into the C file that was made of it."""
    docs = docstrings(source)
    text = c_file.read_text(encoding="utf-8")
    text = CALLABLE.sub(lambda m: m[1] + literal(docs.get(name_of(m[2], docs), "")) + m[3], text)
    text = CLASS.sub(lambda m: m[1] + literal(docs.get(m[2], "")) + m[3], text)
    text = PROPERTY.sub(lambda m: m[1] + quoted(docs.get(name_of(m[2].replace("_get_", "___", 1), docs))) + m[3], text)
    text = MODULE.sub(lambda m: m[1] + quoted(docs.get("")) + m[2], text)
    c_file.write_text(text, encoding="utf-8")


def docstrings(source: Path) -> dict[str, str]:
    """By name: `function`, `Class`, `Class.method`, and "" for the module itself."""
    module = ast.parse(source.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(module)}
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner)
    return {name: inspect.cleandoc(doc) for name, doc in found.items() if doc}


def name_of(c_name: str, docs: dict[str, str]) -> str:
    """`kernel___state___State___clone` is State.clone, `kernel___chance___key_of` is key_of."""
    *_, owner, name = ["", *c_name.split("___")]
    return f"{owner}.{name}" if f"{owner}.{name}" in docs else name


def literal(text: str) -> str:
    """The inside of a C string."""
    escaped = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n", ord("?"): "\\?"}
    return "".join([escaped.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in text.encode()])


def quoted(text: str | None) -> str:
    return f'"{literal(text)}"' if text else "NULL"
