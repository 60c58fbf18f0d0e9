"""Options as people write them: codes, the place on the table, labels and questions."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.outside.view import action_id, base_id, minion_id, text_id
from herna.games.smashup.rules.playing import candidates, plays_of
from herna.games.smashup.table.designs import DESIGNS, Design
from herna.games.smashup.table.moves import PROCEDURES, Table
from herna.games.smashup.table.pieces import Action, Base, Minion
from herna.games.smashup.table.words import (
    APPRENTICE_WORDS,
    ASK_ACTION,
    ASK_APPRENTICE,
    ASK_BASE,
    ASK_COPIES,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_ENCHANT,
    ASK_FACTION,
    ASK_FIRST,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_LIBRARY,
    ASK_LIMIT,
    ASK_NOW,
    ASK_ON_BASE,
    ASK_ON_MINION,
    ASK_ORDER,
    ASK_PILE,
    ASK_PLAY,
    ASK_PLAYER,
    ASK_SCORE,
    ASK_SHIELD,
    ASK_SPECIAL,
    ASK_TARGET,
    ASK_TO,
    ASK_USE,
    CARD,
    FACTIONS,
    FIRST_WORDS,
    FROM_PILE,
    IN_PLAY,
    KINDS,
    NO,
    PLACE,
    RISE,
    UNLIMITED,
    YES,
)
from herna.kernel.choice import Ask, Described, Shown, ShownCard
from herna.kernel.texts.catalogue import Args

# How the answers to a question begin, where that is not the name of its kind.
ANSWERS: Final = {
    ASK_PLAY: ("play", "raise", "special", "end"),
    ASK_NOW: ("play", "raise"),
    ASK_SPECIAL: ("special", "pass"),
    ASK_ORDER: ("resolve",),
    ASK_LIMIT: ("discard",),
}
VERBS: Final = (*[verb for verbs in ANSWERS.values() for verb in verbs], *[kind.name for kind in KINDS])
# The two answers of these questions.
YES_OR_NO: Final = {
    ASK_IGNORE: ("ignore", "ignore:none"),
    ASK_KEEP: ("keep:top", "keep:discard"),
    ASK_LIBRARY: ("library:draw", "library:none"),
}


# --- names -------------------------------------------------------------------------------------------------------
def who(seat: int, viewer: int) -> str:
    """A player, as the one who is asked writes it: `own`, or `p1` to `p4`."""
    return "own" if seat == viewer else f"p{seat + 1}"


def in_play(s: Table, uid: int) -> Minion:
    m = s.minion(uid)
    if m is None:
        raise AssertionError(f"minion {uid} is offered but not in play")
    return m


def base_in_play(s: Table, uid: int) -> Base:
    b = s.base(uid)
    if b is None:
        raise AssertionError(f"base {uid} is offered but not in play")
    return b


def attached(s: Table, uid: int) -> Action:
    a = s.action(uid)
    if a is None:
        raise AssertionError(f"action {uid} is offered but not in play")
    return a


def minion_name(s: Table, m: Minion, viewer: int) -> str:
    """`own.zapbot@tar_pits`, with `#n` from the left where a player has several of them there."""
    b = s.base_of(m)
    same = [o.uid for o in b.minions if o.design is m.design and o.seat == m.seat]
    return f"{who(m.seat, viewer)}.{m.design.slug}{numbered(same, m.uid)}@{b.design.slug}"


def numbered(same: list[int], uid: int) -> str:
    return "" if len(same) == 1 else f"#{same.index(uid) + 1}"


def spaced(number: str) -> str:
    """The number behind a name in a sentence."""
    return " " + number if number else ""


def action_place(s: Table, uid: int) -> tuple[Base, Minion | None]:
    """The base an action lies at, and the minion it lies on, if any."""
    for b in s.bases:
        for a in b.actions:
            if a.uid == uid:
                return b, None
        for m in b.minions:
            for a in m.actions:
                if a.uid == uid:
                    return b, m
    raise AssertionError(f"action {uid} is offered but not in play")


def action_name(s: Table, a: Action, viewer: int) -> str:
    """`p2.upgrade@tar_pits`, by controller and base, numbered where that is not enough."""
    b, _ = action_place(s, a.uid)
    there = [*b.actions, *[o for m in b.minions for o in m.actions]]
    same = [o.uid for o in there if o.design is a.design and o.seat == a.seat]
    return f"{who(a.seat, viewer)}.{a.design.slug}{numbered(same, a.uid)}@{b.design.slug}"


# --- options -------------------------------------------------------------------------------------------------------
class ShownMinion(Described):
    """A minion in play: people also read its power."""

    def __init__(self, s: Table, m: Minion, code: str, key: str) -> None:
        Described.__init__(self, code, key)
        self.table = s
        self.minion = m

    def at(self) -> str:
        return minion_id(self.minion.uid)

    def args(self) -> Args:
        s, m = self.table, self.minion
        _, mark, number = minion_name(s, m, -1).partition("@")[0].partition("#")
        return {
            "card": m.design.slug, "power": s.power(m), "number": spaced(mark + number), "seat": m.seat,
            "base": s.base_of(m).design.slug,
        }  # fmt: skip


class ShownBase(Described):
    """A base: people also read its total power and its breakpoint."""

    def __init__(self, s: Table, b: Base, code: str, key: str, more: Args) -> None:
        Described.__init__(self, code, key)
        self.table = s
        self.base = b
        self.more = more

    def at(self) -> str:
        return base_id(self.base.uid)

    def args(self) -> Args:
        return {**base_args(self.table, self.base), **self.more}


class ShownPlay(Described):
    """A card from the hand or the top of the deck; a minion with the base it may be played at (None: an action)."""

    def __init__(self, s: Table, ask: Ask, design: Design, base: Base | None) -> None:
        self.code = f"play:{design.slug}" if base is None else f"play:{design.slug}@{base.design.slug}"
        self.key = "play.action" if base is None else "play.minion"
        self.table = s
        self.ask = ask
        self.design = design
        self.base = base

    def at(self) -> str:
        deck = self.table.sides[self.ask.seat].deck
        if self.ask.kind == ASK_NOW and not self.ask.hidden and deck and deck[-1] & CARD == self.design.index:
            return f"deck{self.ask.seat}"
        return f"hand{self.ask.seat}.{self.design.slug}"

    def args(self) -> Args:
        if self.base is None:
            return {"card": self.design.slug}
        return {"card": self.design.slug, "power": self.design.power, **base_args(self.table, self.base)}


def base_args(s: Table, b: Base) -> Args:
    return {"base": b.design.slug, "total": sum(s.totals(b)), "breakpoint": s.breakpoint(b)}


def show_option(s: Table, ask: Ask, value: int) -> Described:
    """Places are called as in the view: `m7`, `b3`, `a9`, `hand0.zapbot` ..."""
    kind = ask.kind
    if kind == ASK_PLAY or kind == ASK_NOW or kind == ASK_SPECIAL:
        return show_play(s, ask, value)
    verb = KINDS[ASK_DISCARD if kind == ASK_LIMIT else kind].name
    if kind in YES_OR_NO:
        yes, no = YES_OR_NO[kind]
        return Shown(yes if value == YES else no, "", verb + (".yes" if value == YES else ".no"), question(s, ask))
    if kind == ASK_ORDER:
        return show_waiting(s, ask, value)
    if value == NO:
        key = f"{verb}.{s.nothing()}"
        if kind == ASK_TARGET or kind == ASK_PILE:
            key += "." + PROCEDURES.purpose(s)
        return Described(f"{verb}:{s.way_out()}", key)
    if kind == ASK_TARGET or kind == ASK_ON_MINION:
        m = in_play(s, value)
        return ShownMinion(s, m, f"{verb}:{minion_name(s, m, ask.seat)}", of_side(verb, m.seat, ask.seat))
    if kind in (ASK_BASE, ASK_TO, ASK_SCORE, ASK_ON_BASE):
        b = base_in_play(s, value)
        swaps = kind == ASK_BASE and PROCEDURES.purpose(s) == "swap"
        more = s.terms() if swaps else {}
        return ShownBase(s, b, f"{verb}:{b.design.slug}", "base.swap" if swaps else verb, more)
    if kind == ASK_ACTION or kind == ASK_SHIELD:
        return show_action(s, ask, verb, attached(s, value))
    return show_other(s, ask, verb, value)


def of_side(key: str, seat: int, viewer: int) -> str:
    """The key of a sentence, which is another one where something is one's own."""
    return key + ".own" if seat == viewer else key


def show_play(s: Table, ask: Ask, value: int) -> Described:
    """`play:zapbot@tar_pits`, `play:scry`, `raise:walker@tar_pits` from the pile, `special:...`"""
    if value == NO:
        return show_ending(s, ask)
    if value >= IN_PLAY:
        m = in_play(s, value - IN_PLAY)
        return ShownMinion(s, m, "special:" + minion_name(s, m, ask.seat).removeprefix("own."), "special.minion")
    design = DESIGNS[value % PLACE]
    card = design.slug
    if value >= FROM_PILE:
        verb, key, start = ("special", "rise", RISE) if value >= RISE else ("raise", "raise", FROM_PILE)
        base = base_in_play(s, (value - start) // PLACE).design.slug
        return Shown(f"{verb}:{card}@{base}", f"discard{ask.seat}.{card}", key, {"card": card, "base": base})
    if ask.kind == ASK_SPECIAL:
        return ShownCard("special", "hand", ask.seat, card)
    return ShownPlay(s, ask, design, base_in_play(s, value // PLACE) if value >= PLACE else None)


def show_ending(s: Table, ask: Ask) -> Described:
    """Nothing (more) is played."""
    if ask.kind == ASK_SPECIAL:
        return Described("pass", "pass")
    if ask.kind == ASK_NOW:
        return Described(f"play:{s.way_out()}", f"now.{s.nothing()}")
    key = "end"
    if any([PLACE <= value < RISE for value in ask.options]):
        key += ".minions"
    if any([NO < value < PLACE for value in ask.options]):
        key += ".actions"
    return Shown("end", "", key, plays_left(s))


def plays_left(s: Table) -> Args:
    """How many minions and actions the active player may still play."""
    grants = plays_of(s)
    minions = len([1 for g in grants if g.minion])
    asleep = s.sides[s.active].asleep & 2 != 0  # SU-11.10
    return {"minions": minions, "actions": 0 if asleep else len(grants) - minions}


def show_waiting(s: Table, ask: Ask, value: int) -> Described:
    w = s.waiting[value - 1]
    card = s.slug(w.card)
    alike = [v for v in ask.options if s.waiting[v - 1].card == w.card and s.waiting[v - 1].you == w.you]
    number = numbered(alike, value)
    args: Args = {"card": card, "seat": w.you, "number": spaced(number)}
    code = f"resolve:{who(w.you, ask.seat)}.{card}{number}"
    return Shown(code, "", of_side(KINDS[ASK_ORDER].name, w.you, ask.seat), args)


def show_action(s: Table, ask: Ask, verb: str, a: Action) -> Described:
    """An action in play."""
    b, m = action_place(s, a.uid)
    name = action_name(s, a, ask.seat)
    code = f"{verb}:{name}"
    _, mark, number = name.partition("@")[0].partition("#")
    args: Args = {"card": a.design.slug, "seat": a.seat, "base": b.design.slug, "number": spaced(mark + number)}
    if m is None:
        return Shown(code, action_id(a.uid), verb, args)
    args["holder"] = m.design.slug
    return Shown(code, action_id(a.uid), verb + ".on_minion", args)


def show_grant(s: Table, verb: str, value: int) -> Described:
    """A play: `regular`, or the card that it comes from."""
    found = candidates(s, s.stack[-1])
    names = [s.slug(g.card) or "regular" for g in found]
    name = names[value - 1]
    number = "" if names.count(name) == 1 else f"#{names[:value].count(name)}"
    code = f"{verb}:{name}{number}"
    g = found[value - 1]
    if not g.card:
        return Shown(code, "", "use.regular", {})
    args: Args = {"card": s.slug(g.card), "number": spaced(number)}
    if g.most != UNLIMITED:
        return Shown(code, "", "use.limited", {**args, "power": g.most})
    return Shown(code, "", "use", args)


def show_other(s: Table, ask: Ask, verb: str, value: int) -> Described:
    kind = ask.kind
    if kind == ASK_DRAFT or kind == ASK_FACTION:
        faction = FACTIONS[value - 1]
        return Shown(f"{verb}:{faction}", "", verb, {"word": faction, "style": "style." + faction})
    if kind == ASK_PLAYER:
        seat = value - 1
        return Shown(f"{verb}:{who(seat, ask.seat)}", f"player{seat}", of_side(verb, seat, ask.seat), {"seat": seat})
    if kind == ASK_USE:
        return show_grant(s, verb, value)
    if kind == ASK_FIRST:
        return Shown(f"{verb}:{FIRST_WORDS[value]}", "", f"{verb}.{FIRST_WORDS[value]}", {})
    if kind == ASK_APPRENTICE:
        word = APPRENTICE_WORDS[value]
        return Shown(f"{verb}:{word}", "", f"{verb}.{word}", {"card": top_of(s, ask.seat)})
    if kind == ASK_COPIES:
        card, count = DESIGNS[value % PLACE].slug, value // PLACE
        return Shown(f"{verb}:{card}={count}", "", verb, {"card": card, "count": count})
    if kind == ASK_ENCHANT:
        seat = value - 1
        card = top_of(s, seat)
        return Shown(f"{verb}:{who(seat, ask.seat)}.{card}", f"deck{seat}", verb, {"card": card, "seat": seat})
    card = s.slug(value)  # cards known by name alone: in hands, piles, decks
    if kind == ASK_DISCARD or kind == ASK_LIMIT:
        return ShownCard(verb, "hand", ask.seat, card)
    if kind == ASK_PILE:
        return ShownCard(verb, "discard", ask.seat, card)
    return Shown(f"{verb}:{card}", "", verb, {"card": card})


def top_of(s: Table, seat: int) -> str:
    return DESIGNS[s.sides[seat].deck[-1] & CARD].slug


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the component whose text asks, `at` where that lies."""
    f = s.stack[-1]
    kind = ask.kind
    if kind == ASK_PLAY:
        return plays_left(s)
    if kind in (ASK_DRAFT, ASK_SCORE, ASK_LIMIT):
        return {}
    if kind == ASK_ORDER:
        return {"count": len(ask.options)}
    card = s.slug(f.card)
    if kind == ASK_USE:
        return {"source": card, "card": card}
    if kind == ASK_SPECIAL or kind == ASK_FIRST:
        b = base_in_play(s, f.target)
        return {"source": card, "at": base_id(b.uid), **base_args(s, b)}
    args: Args = {"source": card, "at": text_id(s, f) or "", **s.terms()}
    if kind == ASK_IGNORE:  # it is the base's text that may be ignored, whatever card allows it
        args["source"] = args["base"]
        args["at"] = next(base_id(b.uid) for b in s.bases if b.design.slug == args["base"])
    return args
