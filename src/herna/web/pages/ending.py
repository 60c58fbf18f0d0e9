"""The end of a game: who has won and why, where it was decided, and where to go from here."""

from __future__ import annotations

from typing import Final

from herna.kernel.outcome import Result
from herna.web.boards import sentence, tally
from herna.web.drawing import tags as h
from herna.web.drawing.identity import HERE
from herna.web.drawing.scene import Moment, Scene
from herna.web.drawing.tally import Line
from herna.web.store.agreements import LOST
from herna.web.words import say

MOST_MINUTES: Final = 240


def result_line(scene: Scene, viewer: int | None) -> str:
    """Who has won and why, said to this viewer; to None with the names of both sides."""
    if scene.ended is not None:
        told = {"names": listed(scene, scene.ended.seats), "winners": listed(scene, scene.ended.winners)}
        return say(scene.lang, f"ended.{scene.ended.how}", **told)
    names = tuple([scene.who(seat) for seat in range(scene.view["players"])])
    return Result.read(scene.view["result"]).in_words_of(scene.game.texts).text(scene.lang, names, viewer)


def listed(scene: Scene, seats: list[int]) -> str:
    return ", ".join([scene.who(seat) for seat in seats])


def end_screen(scene: Scene) -> h.Element:
    """Who has won and why, everybody's place, where it was decided, and where to go from here.

    It lies over the table, and folds away by its heading for those who want to see the table.
    """
    lang, ended = scene.lang, scene.ended
    winners = scene.view["result"]["winners"] if ended is None else ended.winners
    lost = scene.viewer is not None and scene.stood_in.get(scene.viewer) in LOST  # a bot may have won in their place
    won = scene.viewer is not None and scene.viewer in winners and not lost
    side = "won" if won else "over" if scene.viewer is None else "lost"
    title = f"end.{side}" if winners else "end.off" if ended is not None and ended.how == "off" else "end.draw"
    return h.details("#end", open=True, class_={"won": won})[
        h.summary[h.span[say(lang, title)], h.small[say(lang, "end.fold")]],
        h.div(".end-in")[
            h.p(".told")[result_line(scene, None)],
            ended is None and score_sheet(scene),
            moments(scene),
            h.p(".lasted")[lasted(scene)],
            h.div(".ways-on")[over_buttons(scene)],
        ],
    ]


def moments(scene: Scene, eyes: str = "") -> h.Node:
    """Where it was decided, as ways into the replay; `eyes` are those through which it is looked at."""
    if not scene.moments:
        return None
    if scene.moments[0].in_points:
        told = [say(scene.lang, "end.moments.points"), say(scene.lang, "end.moments.points.all")]
    else:
        told = [say(scene.lang, "end.moments"), say(scene.lang, f"end.moments.{whose(scene)}")]
    return h.div(".moments")[
        h.h3[told[0], " ", h.small[told[1]]],
        h.ol[[moment_line(scene, moment, eyes) for moment in scene.moments]],
    ]


def score_sheet(scene: Scene) -> h.Element:
    """Everybody in the order of their places, and how that came about; what nobody has is left out."""
    result = scene.view["result"]
    seats = sorted(range(scene.view["players"]), key=lambda seat: result["ranking"][seat])
    lines = [line for line in tally(scene) if any(line.values)] or [
        Line(say(scene.lang, "end.score"), result["scores"], total=True)
    ]

    def cells(line: Line) -> list[h.Node]:
        return [h.td(class_={"me": seat == scene.viewer})[str(line.values[seat]).replace("-", "−")] for seat in seats]

    return h.div(".scrolls", tabindex="0")[
        h.table(".tally")[
            h.thead[
                h.tr[
                    h.td,
                    [
                        h.th(scope="col", class_={"me": seat == scene.viewer, "first": seat in result["winners"]})[
                            h.small[f"{result['ranking'][seat]}."], " ", scene.who(seat)
                        ]
                        for seat in seats
                    ],
                ]
            ],
            h.tbody[[h.tr(class_={"total": line.total})[h.th(scope="row")[line.label], cells(line)] for line in lines]],
        ]
    ]


def lasted(scene: Scene) -> str:
    """How many turns it took, and how many minutes; a game that people left lying for hours is not counted in these."""
    turns = len([event for event in scene.story if event.kind.endswith("turn")])
    told = [say(scene.lang, "end.turns", turns=turns)]
    if 0 < scene.minutes <= MOST_MINUTES:
        told.append(say(scene.lang, "end.minutes", minutes=scene.minutes))
    return " · ".join(told)


def whose(scene: Scene) -> str:
    """Whose prospects moments are told of: in a duel one's own (what one gains, the other loses), else the winner's."""
    return "mine" if scene.viewer is not None and scene.view["players"] == 2 else "winner"


def moment_line(scene: Scene, moment: Moment, eyes: str) -> h.Element:
    """What happened, and how it changed somebody's prospects, or how many points it brought."""
    sign = -1 if whose(scene) == "mine" and scene.viewer != moment.seat else 1
    change = round(100 * sign * moment.change)
    deed, *more = [sentence(scene.game.id, event, scene.lang, scene.names) for event in moment.told[scene.viewer]]
    told = f"{'−' if change < 0 else '+'}{abs(change)} %"
    if moment.in_points:
        change = round(moment.change)
        told = say(scene.lang, "end.points", points=change)
    return h.li[
        h.a(href=f"{HERE}/replay?at={moment.number}{eyes and f'&eyes={eyes}'}", data_go="step")[deed],
        h.b(class_="down" if change < 0 else "up")[told],
        more and h.small[" ".join(more)],
    ]


def over_buttons(scene: Scene) -> list[h.Node]:
    lang = scene.lang
    if scene.has_next:
        again: h.Node = h.a("#o-next.button.main", href=f"{HERE}/next")[say(lang, "over.next")]
    elif scene.watching:
        again = None
    else:
        again = h.button("#o-rematch.main", type="submit", formaction=f"{HERE}/rematch")[say(lang, "over.rematch")]
    reviewable = not scene.watching and scene.ended is None  # a review looks back from the end that the rules gave
    return [
        again,
        h.a(".button", href=f"{HERE}/replay")[say(lang, "replay.title")],
        reviewable and h.a(".button", href=f"{HERE}/review")[say(lang, "review.title")],
        h.a(".button", href=f"{HERE}/fair")[say(lang, "fair.title")],
        h.a(".button", href="/")[say(lang, "error.home")],
    ]
