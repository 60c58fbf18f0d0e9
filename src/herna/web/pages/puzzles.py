"""The pages of puzzles: the one of the day, and those of a game."""

from __future__ import annotations

from typing import Any

import htpy as h

import herna
from herna.kernel.game import Game
from herna.learn.puzzle import Kinds, Puzzle
from herna.learn.reading import Table
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.pictures import signature
from herna.web.pages.shell import Look, page


def puzzles_page(look: Look, daily: Puzzle, streak: int, solved_today: bool, counts: dict[str, tuple[int, int]]) -> str:
    """`counts`: for each game how many puzzles it has, and how many of them this browser has solved."""
    return page(
        look,
        look.say("puzzle.title"),
        [
            h.h1[look.say("puzzle.title")],
            h.p(".lead")[look.say("puzzle.lead")],
            h.section(class_=["daily", {"done": solved_today}])[
                h.h2[look.say("puzzle.daily")],
                h.p[h.strong[daily.game.title(look.lang)], ": ", daily.asks(look.lang)],
                h.p[
                    h.a("#daily.button.main", href=address(daily.game.id, daily.id))[
                        icon("play"), h.span[look.say("puzzle.again" if solved_today else "puzzle.solve")]
                    ]
                ],
                streak > 0 and h.p(".streak")[icon("star"), h.span[look.say("puzzle.streak", days=streak)]],
            ],
            h.ul(".games")[[game_tile(look, herna.game(id), *counts[id]) for id in counts]],
        ],
        ["learn.css"],
    )


def address(game: str, id: str) -> str:
    return f"/puzzles/{game}/{id}"


def game_tile(look: Look, game: Game[Any], count: int, solved: int) -> h.Element:
    component = signature(game)
    return h.li(".game")[
        component and h.img(src=art_url(game.id, component), alt="", width="150", height="100"),
        h.h2[game.title(look.lang)],
        h.p[
            h.a(href=f"/puzzles/{game.id}")[look.say("puzzle.count", count=count)],
            solved > 0 and [" · ", look.say("puzzle.solved_count", count=solved)],
        ],
    ]


def game_page(look: Look, kinds: Kinds, lines: dict[str, Table], solved: set[str]) -> str:
    """All puzzles of a game, by their levels."""
    game = kinds.game
    title = look.say("puzzle.of", title=game.title(look.lang))
    levels = sorted({line.data["level"] for line in lines.values()})
    return page(
        look,
        title,
        [
            h.h1[title],
            h.p(".book-links")[
                h.a(href="/puzzles")[icon("star"), h.span[look.say("puzzle.all")]],
                h.a(href=f"/learn/{game.id}")[icon("question"), h.span[look.say("learn.link")]],
            ],
            [
                h.section[
                    h.h2[look.say("puzzle.level", level=level)],
                    h.ol(".lessons.puzzles")[
                        [
                            puzzle_line(look, kinds, id, line.data, id in solved)
                            for id, line in lines.items()
                            if line.data["level"] == level
                        ]
                    ],
                ]
                for level in levels
            ],
        ],
        ["books.css", "learn.css"],
    )


def puzzle_line(look: Look, kinds: Kinds, id: str, data: dict[str, Any], solved: bool) -> h.Element:
    themes = [kinds.themes[theme].texts[look.lang] for theme in data.get("themes", [])]
    return h.li(class_={"done": solved})[
        h.a(href=address(kinds.game.id, id))[
            f"{id.rpartition('-')[2]}. {kinds.kinds[data['kind']].title.texts[look.lang]}"
        ],
        solved and h.small[look.say("puzzle.done"), " · ", ", ".join(themes)],  # before, they would tell too much
    ]
