"""The report of a tournament: who is how strong, against whom, from which seat, how long games and thoughts are."""

from __future__ import annotations

from math import log10
from statistics import fmean, median, quantiles
from typing import Any

import herna
from herna.arena.figures.standings import Row, Standings, Tally, wilson
from herna.arena.reports.markup import Safe, tag
from herna.arena.reports.page import note_list, page, section, settings_list
from herna.arena.reports.plots import Cell, Mark, framed, histogram, interval_table, linear, logarithmic, matrix
from herna.arena.reports.tables import COLUMNS, cells, notes
from herna.arena.words import number, percent, say, span


def arena_page(head: dict[str, Any], found: Standings, lang: str) -> str:
    """The whole report as one HTML document."""
    title = say(lang, "standings.title", title=herna.game(head["game"]).title(lang), n=found.games)
    parts = [about(head, lang), standing_table(found, lang)]
    if found.games:
        parts += [ladder(found, lang), duels(found, lang), seats(found, lang), lengths(found.lengths, lang)]
        parts.append(thinking(found.rows, lang))
    parts += trouble(found, lang)
    parts.append(section(say(lang, "report.method"), note_list([say(lang, f"report.method.{i}") for i in range(1, 6)])))
    return page(lang, title, *parts)


def about(head: dict[str, Any], lang: str) -> Safe:
    """Under which conditions the games were played."""
    options = ", ".join([f"{name}={value}" for name, value in head["options"].items()])
    limit = say(lang, "report.unlimited") if head["limit"] is None else f"{number(lang, head['limit'], 2)} s"
    pairs = [
        (say(lang, "report.rules"), str(head["rules"])),
        (say(lang, "report.seats"), str(head["seats"])),
        (say(lang, "report.options"), options or "–"),
        (say(lang, "report.limit"), limit),
        (say(lang, "report.seed"), str(head.get("seed", "–"))),
        ("Herna", str(head.get("herna", "–"))),
    ]
    return settings_list(pairs)


def standing_table(found: Standings, lang: str) -> Safe:
    heads = [tag("th", say(lang, "table." + name), scope="col") for name in ("bot", *COLUMNS)]
    rows = []
    for row in found.rows:
        rows.append(tag("tr", tag("th", row.bot, scope="row"), *[tag("td", text) for text in cells(row, lang)]))
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="figures")
    return section(say(lang, "report.standings"), framed(table))


def ladder(found: Standings, lang: str) -> Safe:
    """The ratings as points with their intervals, the best on top."""
    marks = []
    for row in found.rows:
        elo, margin = row.elo.elo, row.elo.margin
        told = (f"{number(lang, elo, sign=True)} ± {number(lang, margin)}",)
        marks.append(Mark(row.bot, elo - margin, elo, elo + margin, told))
    scale = linear([x for m in marks for x in (m.low, m.high)], lambda x: number(lang, x, sign=True), 100.0)
    heads = (say(lang, "table.bot"), "Elo", say(lang, "table.elo"))
    return section(
        say(lang, "report.ladder"), interval_table(heads, marks, scale, 0.0), lead=say(lang, "report.ladder.lead")
    )


def duels(found: Standings, lang: str) -> Safe:
    """Who scores how much against whom: the row against the column."""
    names = [row.bot for row in found.rows]
    rows = [(name, [duel(found.duels[name][other], lang) for other in names]) for name in names]
    table = matrix(say(lang, "table.bot"), names, rows)
    return section(say(lang, "report.duels"), table, lead=say(lang, "report.duels.lead"))


def duel(tally: Tally, lang: str) -> Cell:
    if not tally.games:
        return Cell(None)
    return Cell(tally.rate, percent(lang, tally.rate, 0), span(lang, *wilson(tally.rate, tally.games)))


def rate_marks(rows: list[tuple[str, Tally]], lang: str) -> list[Mark]:
    """Rates with their intervals, ready for a plot."""
    marks = []
    for label, tally in rows:
        low, high = wilson(tally.rate, tally.games)
        told = (percent(lang, tally.rate), span(lang, low, high), number(lang, tally.games))
        marks.append(Mark(label, low, tally.rate, high, told))
    return marks


def rate_heads(first: str, lang: str) -> tuple[str, ...]:
    return (first, say(lang, "report.rate"), say(lang, "table.wins"), "95 %", say(lang, "table.games"))


def seats(found: Standings, lang: str) -> Safe:
    rows = [(say(lang, "report.seat", n=seat + 1), tally) for seat, tally in enumerate(found.seats)]
    marks = rate_marks(rows, lang)
    scale = linear([x for m in marks for x in (m.low, m.high)], lambda x: percent(lang, x, 0), 0.2)
    table = interval_table(rate_heads(say(lang, "report.seats"), lang), marks, scale, fmean([m.value for m in marks]))
    return section(say(lang, "report.by_seat"), table, lead=say(lang, "report.by_seat.lead"))


def lengths(values: list[int], lang: str) -> Safe:
    """How long games are, in decisions."""

    def write(x: float) -> str:
        return number(lang, x)

    figures = {"mean": fmean(values), "median": median(values), "low": min(values), "high": max(values)}
    told = say(lang, "report.lengths.lead", **{name: write(value) for name, value in figures.items()})
    plot = histogram(values, write, (say(lang, "report.decisions"), say(lang, "table.games")))
    return section(say(lang, "report.lengths"), plot, lead=told)


def thinking(rows: list[Row], lang: str) -> Safe:
    """How long each bot thinks about a decision: the middle of its games, and where nine of ten lie."""

    def write(seconds: float) -> str:
        digits = max(0, round(-log10(seconds * 1000)))  # powers of ten only
        return f"{number(lang, seconds)} s" if seconds >= 1 else f"{number(lang, seconds * 1000, digits)} ms"

    marks = []
    for row in rows:
        spread = quantiles(row.paces, n=20, method="inclusive") if len(row.paces) > 1 else row.paces * 19
        if spread:
            marks.append(Mark(row.bot, spread[0], spread[9], spread[18], tuple(cells(row, lang)[4:6])))
    scale = logarithmic([x for m in marks for x in (m.low, m.high)], write)
    heads = (say(lang, "table.bot"), say(lang, "table.pace"), say(lang, "report.mean"), say(lang, "table.slowest"))
    return section(
        say(lang, "report.thinking"), interval_table(heads, marks, scale), lead=say(lang, "report.thinking.lead")
    )


def trouble(found: Standings, lang: str) -> list[Safe]:
    """What must be known about the figures: added draws, lost games, and every bot that misbehaved."""
    told = notes(found, lang)
    for row in found.rows:
        for key, fault in row.examples:
            where = say(lang, "report.fault", bot=row.bot, game=key, n=fault.decision)
            told.append(f"{where}: {say(lang, 'fault.' + fault.kind)}. {fault.detail}")
    told += [f"{game.key}: {game.lost}" for game in found.lost]
    return (
        [section(say(lang, "report.trouble"), note_list(told), lead=say(lang, "report.trouble.lead"))] if told else []
    )
