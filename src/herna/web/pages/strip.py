"""The strip of people at a table: who is here, who is asked and for how long, and how much time is left."""

from __future__ import annotations

from herna.web.drawing import tags as h
from herna.web.drawing.company import SeatState
from herna.web.drawing.identity import HERE, NAMES
from herna.web.drawing.markup import sign
from herna.web.words import say

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR


def company_strip(lang: str, company: list[SeatState], now: float, tells: bool = False) -> h.Node:
    """Its times tick in the page and need no new frames; with `tells`, the page is told what time it is here."""
    if not company:
        return None
    return h.ul("#company", data_now=milliseconds(now) if tells else None, aria_label=say(lang, "company.title"))[
        [member(lang, one, now) for one in company]
    ]


def milliseconds(moment: float) -> str:
    return str(round(moment * 1000))


def member(lang: str, one: SeatState, now: float) -> h.Element:
    if one.why or not one.person:
        state = "bot"
    elif one.awaited:
        state = "awaited"
    else:
        state = "here" if one.here else "gone"
    times = {"data_since": one.since, "data_move": one.move, "data_until": one.until, "data_reserve": one.reserve}
    return h.li(
        class_=[state, {"asked": one.since > 0}], **{name: milliseconds(at) for name, at in times.items() if at > 0}
    )[
        h.a(href=f"{HERE}/company", title=say(lang, f"here.{state}"))[
            h.i(aria_hidden="true"), h.b[NAMES[one.seat]], h.span(".sr")[" ", say(lang, f"here.{state}")]
        ],
        h.span(".time")[sign("hourglass") if one.since else None, h.time[time_of(one, now)]],
    ]


def time_of(one: SeatState, now: float) -> str:
    """As the page will show it from the next second on."""
    if one.until:
        left = one.move - now if one.move > now else one.until - now
        return countdown(max(0, left))
    if one.since:
        return "" if now - one.since < MINUTE else span(now - one.since)
    return countdown(one.reserve) if one.reserve else ""


def countdown(left: float) -> str:
    if left >= DAY:
        return span(left)
    hours, rest = divmod(round(left), HOUR)
    minutes, seconds = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def span(length: float) -> str:
    """Roughly how long: `3 d 4 h`, `2 h 5 min`, `7 min`."""
    minutes = int(length // MINUTE)
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    if days:
        return f"{days} d {hours} h"
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"
