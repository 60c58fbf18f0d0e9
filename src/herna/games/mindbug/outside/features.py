"""What a network sees of a table: life, Mindbugs, cards by name and by what is printed on them, creatures as they are.

A card counts by its name, and beside that by its power, keywords and kinds of abilities, so that a network has an
opinion about cards that it was never trained on.
"""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.printed.cards import SETS
from herna.games.mindbug.table.designs import DESIGNS, Design
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature, Side
from herna.games.mindbug.table.words import FRENZY, HUNTER, KEYWORDS, KINDS, POISONOUS, SNEAKY, TOUGH
from herna.kernel.features import EVERYTHING, FeatureList, Sheet, put_steps, put_value, steps, values

MOST_LIFE: Final = 10
MOST_MINDBUGS: Final = 2
MOST_CARDS: Final = 10
MOST_CREATURES: Final = 7
MOST_POWER: Final = 14
MOST_OF_A_KIND: Final = 4  # creatures with one keyword, or out of everybody's reach
ABILITIES: Final = ("play", "attack", "defeated", "action", "continuous", "in_discard", "evolves")

SLUGS: Final = [d.slug for d in DESIGNS[1:]]
PRINTED: Final = [f"power{n}" for n in range(MOST_POWER + 1)] + list(KEYWORDS) + list(ABILITIES)

LIST: Final = FeatureList()
SET: Final = LIST.table("set", list(SETS))
ACTIVE: Final = LIST.seat("active", ["yes"])
ASKED: Final = LIST.seat("asked", [kind.name for kind in KINDS])
LIFE: Final = LIST.seat("life", values(MOST_LIFE))
MINDBUGS: Final = LIST.seat("mindbugs", values(MOST_MINDBUGS))
HAND_SIZE: Final = LIST.seat("hand_size", values(MOST_CARDS))
DRAW_SIZE: Final = LIST.seat("draw_size", values(MOST_CARDS))
HAND: Final = LIST.seat("hand", SLUGS)
HAND_PRINTED: Final = LIST.seat("hand_printed", PRINTED)
DISCARD: Final = LIST.seat("discard", SLUGS)
PLAYING: Final = LIST.seat("playing", SLUGS)
PLAYING_PRINTED: Final = LIST.seat("playing_printed", PRINTED)
CREATURE: Final = LIST.seat("creature", SLUGS)
CREATURE_PRINTED: Final = LIST.seat("creature_printed", PRINTED)
CREATURES: Final = LIST.seat("creatures", steps(MOST_CREATURES))
POWER: Final = LIST.seat("power", values(MOST_POWER))  # of a creature, as it is now
STRONGEST: Final = LIST.seat("strongest", steps(MOST_POWER))
KEYWORD: Final = LIST.seat("keyword", [f"{word}{step}" for word in KEYWORDS for step in steps(MOST_OF_A_KIND)])
EXHAUSTED: Final = LIST.seat("exhausted", SLUGS)
BOOSTED: Final = LIST.seat("boosted", steps(MOST_OF_A_KIND))
UNMATCHED: Final = LIST.seat("unmatched", steps(MOST_OF_A_KIND))  # creatures that no enemy's power reaches
UNSEEN: Final = LIST.seat("unseen", steps(MOST_OF_A_KIND))  # sneaky ones, and nobody over there is
ACTING: Final = LIST.seat("acting", SLUGS)  # whose attack or effect is under way
EXTRA_TURN: Final = LIST.seat("extra_turn", ["yes"])


def printed(d: Design) -> list[int]:
    """Which of the features of printed things this card has."""
    found = [min(d.power, MOST_POWER)]
    found += [MOST_POWER + 1 + i for i in range(len(KEYWORDS)) if d.keywords >> i & 1]
    has = (
        d.play, d.attack, d.defeated, d.action, d.auras or d.bans or d.traits or d.mirrors,
        d.put_into_discard or d.pile_power or d.pile_bans or d.pile_loss, d.evolves_to,
    )  # fmt: skip
    return found + [MOST_POWER + 1 + len(KEYWORDS) + i for i in range(len(ABILITIES)) if has[i]]


def rows(names: int, prints: int) -> list[tuple[int, ...]]:
    """For each card, the features that it has in this zone."""
    return [()] + [(names + d.index - 1, *[prints + n for n in printed(d)]) for d in DESIGNS[1:]]


IN_HAND: Final[list[tuple[int, ...]]] = rows(HAND, HAND_PRINTED)
BEING_PLAYED: Final[list[tuple[int, ...]]] = rows(PLAYING, PLAYING_PRINTED)
IN_PLAY: Final[list[tuple[int, ...]]] = rows(CREATURE, CREATURE_PRINTED)


def write(s: Table, viewer: int, sheet: Sheet) -> None:
    if not s.setup.features:
        s.setup.features = tuple([SET + SETS.index(set_) for set_ in s.setup.options["sets"]])
    sheet.table.extend(s.setup.features)
    armies = (Army(s, s.sides[0], sheet.seats[0]), Army(s, s.sides[1], sheet.seats[1]))
    for seat in range(2):
        out = sheet.seats[seat]
        side = s.sides[seat]
        put_value(out, LIFE, side.life, MOST_LIFE)
        put_value(out, MINDBUGS, side.mindbugs, MOST_MINDBUGS)
        put_value(out, HAND_SIZE, len(side.hand), MOST_CARDS)
        put_value(out, DRAW_SIZE, len(side.draw), MOST_CARDS)
        for card in side.hand if viewer == EVERYTHING or viewer == seat else side.known:
            out += IN_HAND[card]
        for card in side.discard:
            out.append(DISCARD + card - 1)
        armies[seat].compare(armies[1 - seat], out)
    out = sheet.seats[s.active]
    out.append(ACTIVE)
    if s.extra_turn:
        out.append(EXTRA_TURN)
    if s.being_played:
        out += BEING_PLAYED[s.being_played]
    for ask in s.asks:
        sheet.seats[ask.seat].append(ASKED + ask.kind)
    if len(s.stack) > 1:
        source = s.creature(s.stack[-1].source)
        if source is not None:
            sheet.seats[source.seat].append(ACTING + source.face.index - 1)


class Army:
    """The creatures of one side: their features, and what decides between them and the others."""

    __slots__ = ("powers", "sneaky", "strongest")

    def __init__(self, s: Table, side: Side, out: list[int]) -> None:
        self.powers: list[int] = []
        self.strongest = 0
        poisonous = hunter = sneaky = tough = frenzy = boosted = 0
        for c in side.area:
            power, words = s.power(c), s.keywords(c)
            self.powers.append(power)
            self.strongest = max(self.strongest, power)
            put_creature(c, power, out)
            poisonous += words & POISONOUS != 0
            hunter += words & HUNTER != 0
            sneaky += words & SNEAKY != 0
            tough += words & TOUGH != 0 and not c.exhausted
            frenzy += words & FRENZY != 0
            boosted += len(c.boost)
        self.sneaky = sneaky
        put_steps(out, CREATURES, len(self.powers), MOST_CREATURES)
        put_steps(out, STRONGEST, self.strongest, MOST_POWER)
        put_steps(out, KEYWORD, poisonous, MOST_OF_A_KIND)
        put_steps(out, KEYWORD + MOST_OF_A_KIND, hunter, MOST_OF_A_KIND)
        put_steps(out, KEYWORD + 2 * MOST_OF_A_KIND, sneaky, MOST_OF_A_KIND)
        put_steps(out, KEYWORD + 3 * MOST_OF_A_KIND, tough, MOST_OF_A_KIND)
        put_steps(out, KEYWORD + 4 * MOST_OF_A_KIND, frenzy, MOST_OF_A_KIND)
        put_steps(out, BOOSTED, boosted, MOST_OF_A_KIND)

    def compare(self, enemy: Army, out: list[int]) -> None:
        unmatched = 0
        for power in self.powers:
            unmatched += power > enemy.strongest
        put_steps(out, UNMATCHED, unmatched, MOST_OF_A_KIND)
        if not enemy.sneaky:
            put_steps(out, UNSEEN, self.sneaky, MOST_OF_A_KIND)


def put_creature(c: Creature, power: int, out: list[int]) -> None:
    index = c.face.index
    out += IN_PLAY[index]
    put_value(out, POWER, power, MOST_POWER)
    if c.exhausted:
        out.append(EXHAUSTED + index - 1)
