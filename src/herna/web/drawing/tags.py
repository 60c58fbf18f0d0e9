"""The elements that boards and frames are drawn from: htpy's, made in a shorter way.

A frame has some hundred elements, and it is drawn for each choice and for everybody who looks. htpy reads each of their
attributes anew and asks of every child whether it can be one. Here the common cases are done at once, and what has been
read is kept; children are looked at when they are written. All other cases are left to htpy, and the text is the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, cast

import htpy
from htpy import Attribute, Element, Fragment, Node, comment, fragment, html
from htpy._attributes import attrs_string, id_class_names_from_css_str
from htpy._elements import _python_to_html_name
from markupsafe import escape

__all__ = ["Attribute", "Element", "Fragment", "Json", "Node", "comment", "fragment", "html", "in_text"]

SPECIAL: Final = re.compile("[&<>\"']")


class Json(str):
    """JSON in an attribute. It stands in single quotes: in double ones, each quote in it would take five bytes."""

    __slots__ = ()


def in_text(text: str) -> str:
    """The text, as it stands in markup."""
    return escape(text) if SPECIAL.search(text) else text


def in_single_quotes(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")


class Tag(Element):
    """An element that is made quickly."""

    __slots__ = ()

    def __call__(self, /, *args: Any, **kwargs: Any) -> Tag:
        return Tag(self._name, attributes(args, kwargs), self._children)

    def __getitem__(self, children: Node) -> Tag:
        return Tag(self._name, self._attrs, children)


class VoidTag(htpy.VoidElement):
    """One that has nothing in it."""

    __slots__ = ()

    def __call__(self, /, *args: Any, **kwargs: Any) -> VoidTag:
        return VoidTag(self._name, attributes(args, kwargs))


def attributes(args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """Attributes as they are written, each after a space; what is named later holds."""
    named: dict[str, Any] = {}
    for given in args:
        named.update(given if isinstance(given, Mapping) else id_and_classes(given))
    for name, value in kwargs.items():
        named[as_in_html(name)] = value
    text = ""
    for name, value in named.items():
        if type(value) is str:
            text += f' {in_name(name)}="{in_text(value)}"'
        elif type(value) is Json:
            text += f" {in_name(name)}='{in_single_quotes(value)}'"
        elif name == "class" and type(value) is list:
            if classes := class_names(value):
                text += f' class="{in_text(classes)}"'
        elif value is True:
            text += f" {in_name(name)}"
        elif value is not None and value is not False:
            text += attrs_string({name: value})
    return text


def class_names(given: list[Any]) -> str:
    """The classes that hold of a list such as `["card", {"worn": False}]`."""
    names: list[str] = []
    for item in given:
        if isinstance(item, dict):
            names += [name for name, holds in item.items() if holds]
        elif item:
            names.append(str(item))
    return " ".join(names)


@lru_cache(4096)
def id_and_classes(shorthand: str) -> Mapping[str, Attribute]:
    """What `#hand.wide` stands for."""
    return id_class_names_from_css_str(shorthand)


@lru_cache(1024)
def as_in_html(name: str) -> str:
    """What `data_zone` is called there."""
    return _python_to_html_name(name)


@lru_cache(1024)
def in_name(name: str) -> str:
    return in_text(name)


def __getattr__(name: str) -> Element:
    """Any element of HTML by its name; asked for once, it is kept here."""
    theirs = vars(htpy).get(name)
    if not isinstance(theirs, htpy.BaseElement):
        raise AttributeError(name)
    void = isinstance(theirs, htpy.VoidElement)
    made = cast("Element", VoidTag(theirs._name)) if void else Tag(theirs._name)
    globals()[name] = made
    return made
