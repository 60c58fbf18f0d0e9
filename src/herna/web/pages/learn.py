"""Pages for those who learn: all games, how to play one, and the board of a position in a frame."""

from __future__ import annotations

from typing import Any

import htpy as h

import herna
from herna.kernel.game import Game
from herna.learn.howto import HowTo, Part
from herna.learn.lesson import Lesson
from herna.web.boards import draw_board, sheet, table_stylesheets
from herna.web.drawing.marks import ringed
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.pictures import signature
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.pages.shell import Look, document, page

Progress = dict[str, str]  # for the ids of lessons: `done` or `begun`


def learn_page(look: Look, lessons: dict[str, list[Lesson]], puzzles: dict[str, int], progress: Progress) -> str:
    """Everything that can be learned."""
    return page(
        look,
        look.say("learn.title"),
        [
            h.h1[look.say("learn.title")],
            h.p(".lead")[look.say("learn.lead")],
            [game_section(look, herna.game(id), mine, puzzles.get(id, 0), progress) for id, mine in lessons.items()],
        ],
        ["learn.css"],
    )


def game_section(look: Look, game: Game[Any], lessons: list[Lesson], puzzles: int, progress: Progress) -> h.Element:
    component = signature(game)
    return h.section(".learn-game", id=game.id)[
        component and h.img(src=art_url(game.id, component), alt="", width="150", height="100"),
        h.div[
            h.h2[game.title(look.lang)],
            h.p[
                h.a(href=f"/learn/{game.id}")[look.say("learn.how")],
                puzzles > 0 and [" · ", h.a(href=f"/puzzles/{game.id}")[look.say("puzzle.count", count=puzzles)]],
            ],
            lesson_list(look, lessons, progress),
        ],
    ]


def lesson_list(look: Look, lessons: list[Lesson], progress: Progress) -> h.Element:
    return h.ol(".lessons")[[lesson_line(look, lesson, progress.get(lesson.id, "")) for lesson in lessons]]


def lesson_line(look: Look, lesson: Lesson, state: str) -> h.Element:
    return h.li(class_=state or None)[
        h.a(href=f"/learn/{lesson.game.id}/{lesson.name}")[lesson.title.text(lesson.game, look.lang)],
        h.small[look.say("learn.minutes", minutes=lesson.minutes), state and [" · ", look.say("learn.state." + state)]],
        h.p[lesson.about.text(lesson.game, look.lang)],
    ]


def howto_page(look: Look, told: HowTo, lessons: list[Lesson], puzzles: int, progress: Progress) -> str:
    """How to play a game: four parts, each with a real board."""
    game = told.game
    title = look.say("learn.howto", title=game.title(look.lang))
    return page(
        look,
        title,
        [
            h.h1[title],
            h.p(".book-links")[
                h.a(href=f"/set/{game.id}")[icon("play"), h.span[look.say("home.set_table")]],
                h.a(href=f"/rules/{game.id}")[icon("book"), h.span[look.say("home.rules")]],
                puzzles > 0
                and h.a(href=f"/puzzles/{game.id}")[icon("hint"), h.span[look.say("puzzle.count", count=puzzles)]],
                h.a(href="/learn")[icon("die-5"), h.span[look.say("learn.all")]],
            ],
            [part_section(look, game, part) for part in told.parts],
            h.section[h.h2[look.say("learn.lessons")], lesson_list(look, lessons, progress)],
        ],
        ["books.css", "learn.css"],
    )


def part_section(look: Look, game: Game[Any], part: Part) -> h.Element:
    caption = part.caption.text(game, look.lang)
    return h.section(".howto", id=part.id)[
        h.h2[part.title.text(game, look.lang)],
        h.p[
            part.text.text(game, look.lang), " ", h.a(".rule", href=f"/rules/{game.id}#{part.rule}")[part.rule]
        ],
        h.figure[
            h.div(".shot")[
                h.iframe(src=f"/learn/{game.id}/board/{part.id}", title=caption, loading="lazy", tabindex="-1")
            ],
            h.figcaption[caption],
        ],
    ]  # fmt: skip


def board_page(look: Look, scene: Scene, marks: list[str], title: str) -> str:
    """Nothing but a board, to be looked at."""
    board = ringed(written(draw_board(scene)), scene.view, marks, [])
    body: list[h.Node] = [sheet(scene.game.id, look.lang), h.main("#stage")[h.div("#table.shown", inert=True)[board]]]
    return document(look, title, body, [*table_stylesheets(scene.game.id), "learn.css"], [])
