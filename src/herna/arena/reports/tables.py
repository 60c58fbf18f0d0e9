"""The standings as a table for the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import herna
from herna.arena.figures.lab import Figure, Findings
from herna.arena.figures.standings import Row, Standings
from herna.arena.games.played import Played
from herna.arena.reports.names import kinds_in_words, lab_title, lab_trouble, name_of
from herna.arena.words import number, percent, say, span

COLUMNS: Final = ("games", "wins", "elo", "skill", "pace", "slowest", "forfeits")
SHOWN: Final = 8  # of a long list in the lab, from either end
NARROW: Final = ("games", "wins", "elo", "skill", "pace", "forfeits")  # what fits a terminal of 80 columns


def milliseconds(lang: str, seconds: float) -> str:
    """A time to think, in the unit that reads best."""
    if seconds >= 1:
        return number(lang, seconds, 2) + " s"
    return number(lang, 1000 * seconds, 3 if seconds < 0.001 else 1) + " ms"


def cells(row: Row, lang: str) -> list[str]:
    """A bot's figures in words, in the order of the columns."""
    return [
        number(lang, row.games),
        percent(lang, row.won / row.games if row.games else 0.0),
        f"{number(lang, row.elo.elo, sign=True)} ± {number(lang, row.elo.margin)}",
        f"{number(lang, row.skill.mu, 1)} ± {number(lang, row.skill.margin, 1)}",
        milliseconds(lang, row.pace),
        milliseconds(lang, row.slowest),
        number(lang, sum(row.forfeits.values())),
    ]


def print_standings(console: Console, title: str, found: Standings, lang: str) -> None:
    console.print(say(lang, "standings.title", title=title, n=found.games), style="bold", highlight=False)
    table = Table(box=SIMPLE, padding=(0, 1))
    table.add_column(say(lang, "table.bot"), overflow="fold", min_width=8)
    for name in NARROW:
        table.add_column(say(lang, "table." + name), justify="right", no_wrap=True)
    for row in found.rows:
        figures = dict(zip(COLUMNS, cells(row, lang), strict=True))
        table.add_row(escape(row.bot), *[figures[name] for name in NARROW])
    console.print(table)
    for note in notes(found, lang):
        console.print(escape(note), style="yellow", highlight=False)


def notes(found: Standings, lang: str) -> list[str]:
    """What a reader of the figures must know."""
    told = [say(lang, "standings.bound")] if found.bound else []
    if found.lost:
        told.append(say(lang, "standings.lost", n=len(found.lost)) + " " + found.lost[0].lost)
    for row in found.rows:
        if row.forfeits:
            n, first = sum(row.forfeits.values()), row.examples[0][1].detail
            told.append(
                say(
                    lang, "standings.forfeits", bot=row.bot, n=n, kinds=kinds_in_words(row.forfeits, lang), detail=first
                )
            )
    return told


def match_lines(played: Played, seed: str, lang: str) -> list[str]:
    """How the bots of a single game thought and behaved, a line each, and the seed with which they play it again."""
    lines = []
    for seat, bot in enumerate(played.bots):
        n = played.decisions[seat]
        pace = milliseconds(lang, played.seconds[seat] / n if n else 0.0)
        lines.append(say(lang, "match.bot", bot=bot, n=n, pace=pace, slowest=milliseconds(lang, played.slowest[seat])))
        lines += [f"  {fault.detail}" for fault in played.faults if fault.seat == seat]
    return [*lines, say(lang, "match.seed", seed=seed)]


def print_findings(console: Console, head: dict[str, Any], found: Findings, bots: str, lang: str) -> None:
    """What stands out, group by group; the report has all figures."""
    game = herna.game(head["game"])
    console.print(lab_title(head, found, bots, lang), style="bold", highlight=False)
    for note in lab_trouble(found, bots, lang):
        console.print(escape(note), style="yellow", highlight=False)
    for group in found.groups:
        table = Table(box=SIMPLE, padding=(0, 1), title=say(lang, "lab.group." + group.name), title_justify="left")
        for name in ("lab.thing", "table.wins", "lab.interval", "table.games", "lab.verdict"):
            table.add_column(say(lang, name), justify="left" if name in ("lab.thing", "lab.verdict") else "right")
        for f in shortened(group.figures):
            row = [percent(lang, f.tally.rate), span(lang, f.low, f.high), number(lang, f.tally.games)]
            verdict = {1: "▲", -1: "▼", 0: ""}[f.verdict]
            table.add_row(escape(name_of(game, f.thing, lang)), *row, verdict)
        console.print(table)


def shortened(figures: list[Figure]) -> list[Figure]:
    """Of a long list the best and the worst."""
    return figures if len(figures) <= 2 * SHOWN else figures[:SHOWN] + figures[-SHOWN:]
