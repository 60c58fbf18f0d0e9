"""The report of the lab: what wins too much, group by group, with the tables of pairs and pairings."""

from __future__ import annotations

from typing import Any, Final

import herna
from herna.arena.figures.lab import Figure, Findings, Group
from herna.arena.figures.standings import Tally
from herna.arena.games.tally import SEAT
from herna.arena.reports.markup import Safe
from herna.arena.reports.names import lab_title, lab_trouble, name_of
from herna.arena.reports.page import note_list, page, section
from herna.arena.reports.plots import Cell, Mark, interval_table, linear, matrix
from herna.arena.reports.report import about, duel, rate_heads
from herna.arena.words import number, percent, say, span
from herna.kernel.game import Game

NAMED: Final = 8  # of the things that stand out in a group, the most extreme; its table has all


def lab_page(head: dict[str, Any], found: Findings, bot: str, lang: str) -> str:
    """The whole report as one HTML document."""
    game = herna.game(head["game"])
    parts = [about(head, lang), outstanding(game, found, bot, lang)]
    if found.meetings:
        parts.append(meetings(game, found.meetings, lang))
    if found.pairs:
        parts.append(pairs(game, found.pairs, lang))
    parts += [group_section(game, group, lang) for group in found.groups]
    parts.append(section(say(lang, "report.method"), note_list([say(lang, f"lab.method.{i}") for i in range(1, 5)])))
    return page(lang, lab_title(head, found, bot, lang), *parts)


def outstanding(game: Game[Any], found: Findings, bot: str, lang: str) -> Safe:
    """The answer to the designer's question, before all tables."""
    told = lab_trouble(found, bot, lang)
    for group in found.groups:
        for verdict in (1, -1):
            names = [words(game, f, lang) for f in group.figures if f.verdict == verdict][::verdict]
            if len(names) > NAMED:
                names[NAMED:] = [say(lang, "lab.more", n=len(names) - NAMED)]
            if names:
                key = "lab.strong" if verdict > 0 else "lab.weak"
                told.append(f"{say(lang, key, group=say(lang, 'lab.group.' + group.name))} {', '.join(names)}")
    return section(
        say(lang, "lab.outstanding"),
        note_list(told or [say(lang, "lab.nothing")]),
        lead=say(lang, "lab.outstanding.lead"),
    )


def words(game: Game[Any], figure: Figure, lang: str) -> str:
    return f"{name_of(game, figure.thing, lang)} ({percent(lang, figure.tally.rate, 0)})"


def group_section(game: Game[Any], group: Group, lang: str) -> Safe:
    marks = []
    for f in group.figures:
        sign = {1: "▲ ", -1: "▼ ", 0: ""}[f.verdict]
        told = (sign + percent(lang, f.tally.rate), span(lang, f.low, f.high), number(lang, f.tally.games))
        marks.append(Mark(name_of(game, f.thing, lang), f.low, f.tally.rate, f.high, told, "loud" if f.verdict else ""))
    title = say(lang, "lab.group." + group.name)
    scale = linear([x for m in marks for x in (m.low, m.high)], lambda x: percent(lang, x, 0), 0.2)
    table = interval_table(rate_heads(say(lang, "lab.thing"), lang), marks, scale, group.mean)
    lead = say(lang, "lab.group.seat.lead" if group.name == SEAT else "lab.group.lead", mean=percent(lang, group.mean))
    return section(title, table, lead=lead)


def meetings(game: Game[Any], found: dict[tuple[str, str], Tally], lang: str) -> Safe:
    """One against one: what the row wins against the column."""
    names = sorted({name for pair in found for name in pair})
    rows = []
    for mine in names:
        cells = [Cell(None) if mine == other else duel(found.get((mine, other), Tally()), lang) for other in names]
        rows.append((name_of(game, mine, lang), cells))
    table = matrix(say(lang, "lab.group.faction"), [name_of(game, name, lang) for name in names], rows)
    return section(say(lang, "lab.meetings"), table, lead=say(lang, "lab.meetings.lead", n=len(found)))


def pairs(game: Game[Any], found: dict[tuple[str, str], Tally], lang: str) -> Safe:
    """Two together: what a seat with both wins."""
    names = sorted({name for pair in found for name in pair})
    rows = []
    for one in names:
        cells = [duel(found.get((min(one, two), max(one, two)), Tally()), lang) for two in names]
        rows.append((name_of(game, one, lang), cells))
    table = matrix(say(lang, "lab.group.faction"), [name_of(game, name, lang) for name in names], rows)
    return section(say(lang, "lab.pairs"), table, lead=say(lang, "lab.pairs.lead", n=len(found)))
