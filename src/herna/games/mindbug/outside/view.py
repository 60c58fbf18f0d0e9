"""Who sees what (MB-16): the table as one seat may know it, and the redrawing of all it does not know."""

from __future__ import annotations

from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import PROCEDURES, Rule, Table
from herna.games.mindbug.table.pieces import Creature, Side
from herna.games.mindbug.table.words import CARDS, CREATURES, KEYWORDS, PLACE
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without_all


def slugs(cards: tuple[int, ...]) -> list[str]:
    return [DESIGNS[card].slug for card in cards]


def keyword_names(words: int) -> list[str]:
    return [KEYWORDS[i] for i in range(len(KEYWORDS)) if words >> i & 1]


def creature_id(uid: int) -> str:
    """What the view and the events call a creature."""
    return f"c{uid}"


def pile_id(seat: int, card: int) -> str:
    """What options call a card in a discard pile."""
    return f"discard{seat}.{DESIGNS[card].slug}"


def show_table(s: Table, seat: int) -> dict[str, object]:
    return {
        "active": s.active,
        "turn": s.turn,
        "extra_turn": s.extra_turn,
        "being_played": DESIGNS[s.being_played].slug or None,
        "sides": [show_side(s, s.sides[i], mine=i == seat, spectator=seat < 0) for i in range(2)],
        "waiting": [{"seat": w.you, "card": DESIGNS[w.card].slug} for w in s.waiting],
        "resolving": show_frames(s),
        "unused": len(s.unused),
        "shown": slugs(s.shown),
        "aside": show_aside(s),
    }


def show_side(s: Table, side: Side, mine: bool, spectator: bool) -> dict[str, object]:
    return {
        "life": side.life,
        "mindbugs": side.mindbugs,
        "hand": slugs(side.hand) if mine else None,
        "hand_size": len(side.hand),
        "known": [] if spectator else slugs(side.known),
        "draw": len(side.draw),
        "discard": slugs(side.discard),
        "area": [show_creature(s, c) for c in side.area],
    }


def show_creature(s: Table, c: Creature) -> dict[str, object]:
    return {
        "id": creature_id(c.uid),
        "card": c.face.slug,
        "first_stage": DESIGNS[c.card].slug,
        "stage": c.face.stage,
        "power": s.power(c),
        "printed_power": c.face.power,
        "keywords": keyword_names(s.keywords(c)),
        "exhausted": c.exhausted,
        "boost": slugs(c.boost),
        "safe": c.safe == s.turn,
    }


def show_frames(s: Table) -> list[dict[str, object]]:
    """What is under way, outermost first: attacks with their creatures, effects with their card."""
    return [
        {
            "what": PROCEDURES.names[f.procedure],
            "seat": f.you,
            "creature": creature_id(f.source) if f.source else None,
            "card": DESIGNS[f.card].slug or None,
            "target": creature_id(f.target) if f.target else None,
            "attack": f.count,
            "picks": show_picks(f),
        }
        for f in s.stack[1:]
    ]


def show_picks(f: Frame) -> list[str]:
    """What has been picked: ids of creatures, cards, or cards with the pile they lie in, as in `discard0.sawn`."""
    step = PROCEDURES.programs[f.procedure][f.next - 1]
    picks = step.picks if isinstance(step, Rule) else CREATURES
    if picks == CREATURES:
        return [creature_id(uid) for uid in f.picks]
    if picks == CARDS:
        return slugs(f.picks)
    return [pile_id(pick // PLACE - 1, pick % PLACE) for pick in f.picks]


def show_aside(s: Table) -> list[str]:
    """The second stages whose double-sided cards lie aside (MB-1.2)."""
    in_play = {c.card for side in s.sides for c in side.area if c.face.stage > 1}
    sets = s.setup.options["sets"]
    return [d.slug for d in DESIGNS if d.stage == 2 and d.set in sets and d.first_stage not in in_play]


def redraw(s: Table, seat: int) -> None:
    """Deal the other hand (but for what is known of it), both draw piles and the unused pile anew."""
    me, other = s.sides[seat], s.sides[1 - seat]
    unknown = len(other.hand) - len(other.known)
    pool = list(without_all(other.hand, other.known) + me.draw + other.draw + s.unused)
    s.shuffle(pool)
    other.hand = other.known + tuple(pool[:unknown])
    mine = unknown + len(me.draw)
    theirs = mine + len(other.draw)
    me.draw = tuple(pool[unknown:mine])
    other.draw = tuple(pool[mine:theirs])
    s.unused = tuple(pool[theirs:])
