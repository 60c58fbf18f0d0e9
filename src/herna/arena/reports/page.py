"""The page around a report: one file, no outside resources, light and dark, for phones, desks and printers."""

from __future__ import annotations

from importlib.resources import files

from herna.arena.reports.markup import Safe, joined, tag


def section(title: str, *parts: Safe, lead: str = "") -> Safe:
    """A part of the report, with a sentence on how to read it."""
    told = [tag("p", lead, class_="lead")] if lead else []
    return tag("section", tag("h2", title), *told, *parts)


def settings_list(pairs: list[tuple[str, str]]) -> Safe:
    return tag("dl", *[tag("div", tag("dt", name), tag("dd", value)) for name, value in pairs], class_="settings")


def note_list(notes: list[str]) -> Safe:
    return tag("ul", *[tag("li", note) for note in notes], class_="notes")


def page(lang: str, title: str, *parts: Safe) -> str:
    """The whole document."""
    style = Safe((files("herna.arena") / "texts" / "report.css").read_text(encoding="utf-8"))
    head = joined(
        [
            Safe('<meta charset="utf-8">'),
            Safe('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            tag("title", title),
            tag("style", style),
        ]
    )
    body = tag("main", tag("h1", title), *parts)
    return f"<!DOCTYPE html>\n{tag('html', tag('head', head), tag('body', body), lang=lang)}\n"
