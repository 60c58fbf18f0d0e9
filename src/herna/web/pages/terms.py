"""What people agree on before a game, as fields of the set-up page and as sentences for everybody who sits down."""

from __future__ import annotations

import htpy as h

from herna.web.pages.options import Given
from herna.web.pages.shell import Look
from herna.web.store.agreements import AT_ZERO, AWAY, CLOCKS, DAY, Terms
from herna.web.words import say


def clock_in_words(lang: str, terms: Terms, how: str = "clock") -> str:
    """How much time there is, such as "1 minute for each move, and a reserve of 10 minutes"; briefly: `clock.brief`."""
    if terms.clock == "none":
        return say(lang, how + ".none")
    if terms.clock.startswith("days"):
        return say(lang, how + ".days", days=terms.allowance // DAY)
    return say(lang, how + ".move", move=length(lang, terms.allowance), reserve=length(lang, terms.reserve))


def length(lang: str, seconds: int) -> str:
    """A length of time in minutes if it can be said so, else in seconds."""
    if seconds and seconds % 60 == 0:
        return say(lang, "length.minutes", minutes=seconds // 60)
    return say(lang, "length.seconds", seconds=seconds)


def terms_lines(lang: str, terms: Terms) -> list[str]:
    """All that holds at a table, a sentence each."""
    lines = [clock_in_words(lang, terms)]
    if terms.allowance:
        lines += [say(lang, f"at_zero.{terms.at_zero}.told"), say(lang, "clock.how")]
    lines.append(say(lang, "away.told", minutes=terms.away) if terms.away else say(lang, "away.never.told"))
    lines.append(say(lang, "chat.free" if terms.chat else "chat.phrases"))
    lines.append(say(lang, "hints.allowed" if terms.hints else "hints.off"))
    return lines


def terms_fields(look: Look, given: Given) -> h.Element:
    """The part of the set-up page about time, absence and help."""
    clock, zero, away = [given.get(name, [""])[0] for name in ("clock", "at_zero", "away")]
    sent = "clock" in given  # a form that was sent says nothing of boxes left empty
    return h.fieldset(".terms")[
        h.legend[look.say("terms.set")],
        h.p(".hint")[look.say("terms.help")],
        h.div(".row.wide")[
            h.label(for_="clock")[look.say("clock")],
            h.select("#clock", name="clock")[
                [
                    h.option(value=c, selected=c == clock)[clock_in_words(look.lang, Terms(c), "clock.brief")]
                    for c in CLOCKS
                ]
            ],
        ],
        h.div(".row.wide")[
            h.label(for_="at_zero")[look.say("at_zero")],
            h.select("#at_zero", name="at_zero")[
                [h.option(value=what, selected=what == zero)[look.say(f"at_zero.{what}")] for what in AT_ZERO]
            ],
        ],
        h.div(".row.wide")[
            h.label(for_="away")[look.say("away")],
            h.select("#away", name="away")[
                [
                    h.option(value=str(minutes), selected=str(minutes) == away)[
                        look.say("away.after", minutes=minutes) if minutes else look.say("away.never")
                    ]
                    for minutes in AWAY
                ]
            ],
        ],
        h.label(".check")[
            h.input(type="checkbox", name="quiet", value="1", checked=sent and "quiet" in given), look.say("chat.set")
        ],
        h.label(".check")[
            h.input(type="checkbox", name="hints", value="1", checked=sent and "hints" in given), look.say("hints.set")
        ],
    ]
