"""The review of a finished game: its curve of chances, turning points, and choices to try once more."""

from __future__ import annotations

from typing import Any, Final

import htpy as h
from markupsafe import Markup

from herna.kernel.choice import Decision, Option
from herna.kernel.game import Game
from herna.learn.review import GRADES, Flag, Telling
from herna.learn.review.telling import Told, tell_turn
from herna.web.boards import draw_board, label, sheet, table_stylesheets
from herna.web.drawing.identity import HERE, NAMES
from herna.web.drawing.markup import icon
from herna.web.drawing.scene import Scene
from herna.web.pages.shell import Look, document, head_line, page

WIDE: Final = 600  # of the curve, in units of its drawing
HIGH: Final = 200
STYLES: Final = ["review.css"]


class Desk:
    """What a page of a review needs to know besides: whose it is, and how it is shared."""

    def __init__(self, game: Game[Any], seat: int, seats: tuple[int, ...]) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats  # that this place may have reviewed; none where somebody looks by a shared link
        self.link = ""  # to be given to others

    @property
    def own(self) -> bool:
        return bool(self.seats)


def heading(look: Look, desk: Desk) -> list[h.Node]:
    others = [seat for seat in desk.seats if seat != desk.seat]
    return [
        h.h1[look.say("review.title")],
        h.p(".lead")[look.say("review.whose", game=desk.game.title(look.lang), name=NAMES[desk.seat])],
        bool(others) and h.p(".seats")[[seat_link(look, seat) for seat in others]],
    ]


def seat_link(look: Look, seat: int) -> h.Element:
    return h.a(".button", href=f"{HERE}/review?seat={seat}")[look.say("review.other", name=NAMES[seat])]


def back(look: Look) -> h.Element:
    return h.p(".back")[
        h.a(".button", href=HERE)[look.say("back_to_table")], " ",
        h.a(".button", href=f"{HERE}/replay")[look.say("replay.title")],
    ]  # fmt: skip


def asking_page(look: Look, desk: Desk, failed: bool) -> str:
    """Before anybody has asked for it, or when it could not be finished."""
    content: list[h.Node] = [
        heading(look, desk),
        h.div(".notice")[h.p[look.say("review.failed" if failed else "review.what")], request_form(look, desk)],
        back(look),
    ]
    return page(look, look.say("review.title"), content, STYLES)


def request_form(look: Look, desk: Desk) -> h.Element:
    return h.form(method="post", action=f"{HERE}/review")[
        h.input(type="hidden", name="seat", value=str(desk.seat)),
        h.button(".main", type="submit")[look.say("review.ask")],
    ]


def working_page(look: Look, desk: Desk, progress: tuple[int, int]) -> str:
    """While it is being made; the script asks how far it is, and without one the page comes anew."""
    done, total = progress
    here = f"{HERE}/review?seat={desk.seat}"
    body: list[h.Node] = [
        head_line(look),
        h.main("#content.page")[
            heading(look, desk),
            h.div("#working.notice", data_progress=f"{HERE}/review/progress?seat={desk.seat}")[
                h.p(role="status")[look.say("review.working")],
                h.progress(
                    "#progress", max=str(max(1, total)), value=str(done), aria_label=look.say("review.progress")
                ),
                h.p(".hint")[look.say("review.leave")],
                h.p[h.a(".button", href=here)[look.say("reload")]],
            ],
            back(look),
        ],
    ]
    title = f"{look.say('review.title')} · Herna"
    return document(look, title, body, STYLES, ["review.js"], refresh="3")


def review_page(look: Look, desk: Desk, telling: Telling) -> str:
    content: list[h.Node] = [
        heading(look, desk),
        h.div(".notice.summary")[[h.p[line] for line in telling.summary()]],
        curve(look, telling),
        turns(look, desk, telling),
        bool(telling.flags)
        and [
            h.h2[look.say("review.flags")],
            desk.own and h.p[look.say("review.learn")],
            h.ol(".flags")[[flag_card(look, desk, telling, number) for number in range(len(telling.flags))]],
        ],
        desk.own and [sharing(look, desk), back(look)],
    ]
    return page(look, look.say("review.title"), content, STYLES)


# --- the curve -------------------------------------------------------------------------------------------------
def curve(look: Look, telling: Telling) -> h.Node:
    """The chance to win before each own choice, as a line; a mark for each choice that cost something."""
    review = telling.review
    points = review.curve
    if len(points) < 2:
        return None
    last = points[-1][0]
    drawn = " ".join([f"{across(number, last)},{down(value)}" for number, value in points])
    values = dict(points)
    marks = [
        f'<path class="dot {flag.grade}" d="M{across(flag.number, last)} {down(values[flag.number])}h0"/>'
        for flag in review.flags
    ]
    lines = [f'<path class="turn" d="M{across(turn.number, last)} 0V{HIGH}"/>' for turn in review.turns]
    area = f"0,{HIGH} {drawn} {across(last, last)},{HIGH}"
    svg = Markup(
        f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="grid" d="M0 {HIGH // 2}H{WIDE}"/><polygon class="area" points="{area}"/>{"".join(lines)}'
        f'<polyline class="line" points="{drawn}"/>{"".join(marks)}</svg>'
    )
    ends = look.say("review.curve.text", first=round(100 * points[0][1]), last=round(100 * points[-1][1]))
    return h.figure(".curve")[
        h.figcaption[look.say("review.curve")],
        h.div(".plot")[h.span(".scale", aria_hidden="true")[h.i["100 %"], h.i["50 %"], h.i["0 %"]], svg],
        h.p(".sr")[ends],
        h.p(".legend", aria_hidden="true")[
            [h.span[h.i(class_=["key", grade]), telling.say(f"grade.{grade}")] for grade in GRADES],
            bool(review.turns) and h.span[h.i(".key.turn"), look.say("review.turn")],
        ],
    ]


def across(number: int, last: int) -> int:
    return round(WIDE * number / max(1, last))


def down(value: float) -> int:
    return round(HIGH * (1 - value))


def turns(look: Look, desk: Desk, telling: Telling) -> h.Node:
    if not telling.review.turns:
        return None
    lines = []
    for turn in telling.review.turns:
        told = tell_turn(turn, look.lang)
        lines.append(h.li[h.a(href=replay_at(desk, turn.number))[told] if desk.own else told])
    return [h.h2[look.say("review.turns")], h.ul(".turns")[lines]]


def replay_at(desk: Desk, number: int) -> str:
    return f"{HERE}/replay?at={number}&eyes={desk.seat}"


# --- choices that cost something -------------------------------------------------------------------------------
def flag_card(look: Look, desk: Desk, telling: Telling, number: int) -> h.Element:
    told = telling.flags[number]
    flag = told.flag
    return h.li(id=f"choice-{flag.number}", class_=["flag", flag.grade])[
        h.h3[
            h.span(".grade")[telling.say(f"grade.{flag.grade}")], " ",
            h.small[look.say("review.choice", number=flag.number + 1)],
        ],
        h.p(".asked")[told.prompt],
        h.p[telling.say("chosen", chosen=told.chosen)],
        desk.own
        and h.p(".ways")[
            h.a(".button", href=try_url(desk, flag))[look.say("review.try")], " ",
            h.a(".button", href=replay_at(desk, flag.number))[look.say("review.see")],
        ],
        h.details[
            h.summary[look.say("review.answer")], answer(telling, told), desk.own and h.p[line_link(look, desk, flag)]
        ],
    ]  # fmt: skip


def answer(telling: Telling, told: Told) -> list[h.Node]:
    return [
        h.p(".better")[told.sentence],
        bool(told.follows) and [h.p[telling.say("follows", events="")], h.ul[[h.li[line] for line in told.follows]]],
    ]


def line_link(look: Look, desk: Desk, flag: Flag) -> h.Element:
    """The way to the table where the better choice and what may follow are played."""
    url = f"{HERE}/review/line?seat={desk.seat}&choice={flag.number}"
    return h.a(".button", href=url)[look.say("review.line")]


def try_url(desk: Desk, flag: Flag, **more: str) -> str:
    added = "".join([f"&{name}={value}" for name, value in more.items()])
    return f"{HERE}/review/try?seat={desk.seat}&choice={flag.number}{added}"


def sharing(look: Look, desk: Desk) -> h.Element:
    return h.form(".sharing.notice", method="post", action=f"{HERE}/review/share")[
        h.input(type="hidden", name="seat", value=str(desk.seat)),
        h.p[look.say("review.shared" if desk.link else "review.private")],
        desk.link
        and h.input(type="text", readonly=True, value=desk.link, aria_label=look.say("review.link"), class_="link"),
        h.button(type="submit", name="share", value="nobody" if desk.link else "link")[
            look.say("review.unshare" if desk.link else "review.share")
        ],
    ]


# --- trying again ------------------------------------------------------------------------------------------------
class Attempt:
    """A visitor's try at a choice of theirs: what they chose now (nothing yet: empty), or that they give up."""

    def __init__(self, told: Told, decision: Decision, chosen: str, gave_up: bool) -> None:
        self.told = told
        self.decision = decision
        self.chosen = chosen
        self.gave_up = gave_up

    @property
    def solved(self) -> bool:
        """Nothing is asked any more."""
        return self.verdict in ("right", "shown")

    @property
    def verdict(self) -> str:
        """`right`, `same` (as in the game), `other`, `shown`, or `open`."""
        if self.gave_up:
            return "shown"
        if not self.chosen:
            return "open"
        flag = self.told.flag
        return "right" if self.chosen == flag.best else "same" if self.chosen == flag.code else "other"


def try_page(look: Look, desk: Desk, scene: Scene, telling: Telling, attempt: Attempt) -> str:
    """The table as it was, the question, and all options: first one tries, then the answer is told."""
    told, verdict, solved = attempt.told, attempt.verdict, attempt.solved
    prompt: list[h.Node] = [
        h.p("#ask", tabindex="-1", role="status")[look.say("review.try.open") + " " + told.prompt],
        verdict != "open"
        and h.div(class_=["verdict", verdict], role="status")[
            h.p[icon("check") if verdict == "right" else None, look.say(f"review.try.{verdict}")],
            solved and [answer(telling, told), h.p[line_link(look, desk, told.flag)]],
        ],
        not solved
        and h.ul(".tries")[[h.li[offer(look, desk, scene, attempt, option)] for option in attempt.decision.options]],
        h.p(".ways")[
            not solved and h.a(".button", href=try_url(desk, told.flag, answer="1"))[look.say("review.answer")], " ",
            onward(look, desk, telling, told),
            h.a(".button", href=f"{HERE}/review?seat={desk.seat}#choice-{told.flag.number}")[look.say("review.back")],
        ],
    ]  # fmt: skip
    body: list[h.Node] = [
        head_line(look),
        sheet(scene.game.id, look.lang),
        h.main("#stage")[
            h.form("#table.replaying.trying", data_seq="0", method="post", action=f"{HERE}/review/try")[
                h.input(type="hidden", name="seat", value=str(desk.seat)),
                h.input(type="hidden", name="number", value=str(told.flag.number)),
                draw_board(scene),
                h.div("#prompt")[prompt],
            ]
        ],
    ]
    title = f"{look.say('review.try')} · {scene.game.title(look.lang)} · Herna"
    return document(look, title, body, [*table_stylesheets(scene.game.id), "table/replay.css", *STYLES], [])


def offer(look: Look, desk: Desk, scene: Scene, attempt: Attempt, option: Option) -> h.Element:
    """An option to try, called as the board calls it."""
    tried = {"tried": option.code == attempt.chosen}
    url = try_url(desk, attempt.told.flag, code=str(option.index))
    return h.a(class_=["button", tried], href=url)[label(scene, option)]


def onward(look: Look, desk: Desk, telling: Telling, told: Told) -> h.Node:
    """The next choice to try again, if there is one."""
    later = [one.flag for one in telling.flags if one.flag.number > told.flag.number]
    return bool(later) and [h.a(".button", href=try_url(desk, later[0]))[look.say("review.try.next")], " "]
