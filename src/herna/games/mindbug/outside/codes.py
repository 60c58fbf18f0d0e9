"""Options as people write them: codes, labels, and the place on the table."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.outside.view import creature_id, keyword_names, pile_id
from herna.games.mindbug.printed.cards import BY_SLUG
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import PROCEDURES, Table
from herna.games.mindbug.table.pieces import Creature
from herna.games.mindbug.table.words import (
    ACT_WITH,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_COPY,
    ASK_DISCARD,
    ASK_ENTER,
    ASK_HUNT,
    ASK_KEYWORD,
    ASK_MINDBUG,
    ASK_MODE,
    ASK_ORDER,
    ASK_PAY,
    ASK_PILE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_UNBOOST,
    ATTACK_WITH,
    KEYWORDS,
    KINDS,
    MODES,
    NO,
    PLACE,
    YES,
)
from herna.kernel.choice import Ask, Described, Shown, ShownCard
from herna.kernel.texts.catalogue import Args

ACTIONS: Final = ("play", "attack", "act")
VERBS: Final = (*ACTIONS, *[kind.name for kind in KINDS])


def name(s: Table, c: Creature) -> str:
    """The slug of its face, with `#n` counted from the left of its play area where there are several."""
    same = place = 0
    for other in s.sides[c.seat].area:
        if other.face is c.face:
            same += 1
            if other.uid == c.uid:
                place = same
    return c.face.slug if same == 1 else f"{c.face.slug}#{place}"


def side(seat: int, viewer: int) -> str:
    return "own" if seat == viewer else "enemy"


def side_name(s: Table, c: Creature, viewer: int) -> str:
    return f"{side(c.seat, viewer)}.{name(s, c)}"


def in_play(s: Table, uid: int) -> Creature:
    c = s.creature(uid)
    if c is None:
        raise AssertionError(f"creature {uid} is offered but not in play")
    return c


class ShownAnswer(Described):
    """Yes or no: the sentence speaks of what the question speaks of."""

    def __init__(self, s: Table, ask: Ask, code: str, key: str) -> None:
        Described.__init__(self, code, key)
        self.table = s
        self.ask = ask

    def args(self) -> Args:
        return question(self.table, self.ask)


class ShownCreature(Described):
    """An option that is a creature: people read its power, too."""

    def __init__(self, s: Table, c: Creature, code: str, key: str) -> None:
        Described.__init__(self, code, key)
        self.table = s
        self.creature = c

    def at(self) -> str:
        return creature_id(self.creature.uid)

    def args(self) -> Args:
        return creature_args(self.table, self.creature)


def show_option(s: Table, ask: Ask, value: int) -> Described:
    """Places are called as in the view: `c7`, `hand0.gorillion`, `discard1.sawn`."""
    kind = ask.kind
    if kind == ASK_ACTION:
        return show_action(s, ask.seat, value)
    verb = KINDS[kind].name
    if kind == ASK_MINDBUG or kind == ASK_AGAIN or kind == ASK_PAY:
        if value == YES:
            return ShownAnswer(s, ask, verb, f"{verb}.{PROCEDURES.purpose(s)}" if kind == ASK_PAY else verb)
        return ShownAnswer(s, ask, verb + ":none", verb + ".none")
    if value == NO:
        return Described(f"{verb}:{s.way_out()}", f"{verb}.{s.nothing()}")
    if kind == ASK_HUNT or kind == ASK_BLOCK:
        c = in_play(s, value)
        return ShownCreature(s, c, f"{verb}:{name(s, c)}", verb)
    if kind == ASK_TARGET or kind == ASK_COPY:
        c = in_play(s, value)
        return ShownCreature(s, c, f"{verb}:{side_name(s, c, ask.seat)}", of_side(verb, c.seat, ask.seat))
    if kind == ASK_ENTER or kind == ASK_TAKE or kind == ASK_BOOST:
        pile, card = value // PLACE - 1, DESIGNS[value % PLACE].slug
        code = f"{verb}:{side(pile, ask.seat)}.{card}"
        return Shown(code, pile_id(pile, value % PLACE), of_side(verb, pile, ask.seat), {"card": card})
    return show_other(s, ask, verb, value)


# Half of all choices are one of these: described beforehand, by seat and card (cards count from 1).
PLAYS: Final = [[ShownCard("play", "hand", seat, card) for card in ("", *BY_SLUG)] for seat in range(2)]


def show_action(s: Table, seat: int, value: int) -> Described:
    if value < ATTACK_WITH:
        return PLAYS[seat][value]
    verb, uid = ("attack", value - ATTACK_WITH) if value < ACT_WITH else ("act", value - ACT_WITH)
    c = in_play(s, uid)
    return ShownCreature(s, c, f"{verb}:{name(s, c)}", verb)


def show_other(s: Table, ask: Ask, verb: str, value: int) -> Described:
    kind = ask.kind
    if kind == ASK_DISCARD:
        return ShownCard(verb, "hand", ask.seat, DESIGNS[value].slug)
    if kind == ASK_UNBOOST:
        card, holder = DESIGNS[value % PLACE].slug, in_play(s, value // PLACE)
        code = f"{verb}:{card}@{side_name(s, holder, ask.seat)}"
        args: Args = {"card": card, "holder": holder.face.slug, "number": number_of(s, holder)}
        return Shown(code, creature_id(holder.uid), of_side(verb, holder.seat, ask.seat), args)
    if kind == ASK_ORDER:
        w = s.waiting[value - 1]
        card = DESIGNS[w.card].slug
        number = number_among(s, ask, value)
        code = f"{verb}:{side(w.you, ask.seat)}.{card}{number}"
        return Shown(code, "", of_side(verb, w.you, ask.seat), {"card": card, "number": number and " " + number})
    if kind == ASK_MODE:
        return Shown(f"{verb}:{MODES[value]}", "", f"{verb}.{MODES[value]}", {})
    if kind == ASK_KEYWORD:
        word = KEYWORDS[value.bit_length() - 1]
        return Shown(f"{verb}:{word}", "", verb, {"word": word})
    assert kind == ASK_PILE
    return Shown(f"{verb}:{side(value - 1, ask.seat)}", f"discard{value - 1}", of_side(verb, value - 1, ask.seat), {})


def of_side(key: str, seat: int, viewer: int) -> str:
    """The key of a sentence, which is another one where something is one's own."""
    return key + ".own" if seat == viewer else key


def number_among(s: Table, ask: Ask, value: int) -> str:
    """`#2` where several effects of the same card wait for the same player."""
    w = s.waiting[value - 1]
    alike = [v for v in ask.options if s.waiting[v - 1].card == w.card and s.waiting[v - 1].you == w.you]
    return "" if len(alike) == 1 else f"#{alike.index(value) + 1}"


def creature_args(s: Table, c: Creature) -> Args:
    """A creature by name; the number tells equal ones apart, power and keywords are what people compare."""
    return {
        "card": c.face.slug,
        "power": s.power(c),
        "keywords": keyword_names(s.keywords(c)),
        "number": number_of(s, c),
    }


def number_of(s: Table, c: Creature) -> str:
    """` #2`, to stand behind the name of a creature that its controller has several of; else nothing."""
    number = name(s, c).partition("#")[2]
    return f" #{number}" if number else ""


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the card whose text asks."""
    f = s.stack[-1]
    if ask.kind == ASK_ACTION:
        return {}
    if ask.kind == ASK_MINDBUG:
        design = DESIGNS[f.card]
        gets = "play_effect" if design.play else "no_play_effect"
        return {"source": design.slug, "power": design.power, "keywords": keyword_names(design.keywords), "gets": gets}
    if ask.kind == ASK_ORDER:
        return {"count": len(ask.options)}
    if f.card == 0:  # an attack: its creature asks
        attacker = s.creature(f.source)
        if attacker is not None:
            return {
                "source": attacker.face.slug,
                "at": creature_id(f.source),
                "power": s.power(attacker),
                "keywords": keyword_names(s.keywords(attacker)),
            }
        return {}
    return {"source": DESIGNS[f.card].slug, "at": where_it_lies(s, f.source), **s.terms()}


def where_it_lies(s: Table, uid: int) -> str:
    return creature_id(uid) if s.creature(uid) is not None else ""
