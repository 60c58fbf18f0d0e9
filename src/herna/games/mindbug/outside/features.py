"""What a network sees of a table: life, Mindbugs, cards by name and by what is printed on them, creatures as they are.

A card counts by its name, and beside that by its power, keywords and kinds of abilities, so that a network has an
opinion about cards that it was never trained on.
"""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.printed.cards import SETS
from herna.games.mindbug.table.designs import DESIGNS, Design
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature, Looks, Side
from herna.games.mindbug.table.words import FRENZY, HUNTER, KEYWORDS, KINDS, POISONOUS, SNEAKY, TOUGH
from herna.kernel.features import EVERYTHING, FeatureList, Sheet, bundle, put_steps, put_value, steps, values

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


def rows(names: int, prints: int) -> list[int]:
    """For each card, the bundle of features that it has in this zone."""
    return [bundle(())] + [bundle((names + d.index - 1, *[prints + n for n in printed(d)])) for d in DESIGNS[1:]]


IN_HAND: Final[list[int]] = rows(HAND, HAND_PRINTED)
BEING_PLAYED: Final[list[int]] = rows(PLAYING, PLAYING_PRINTED)
IN_PLAY: Final[list[int]] = rows(CREATURE, CREATURE_PRINTED)


def pairs(first: int, most: int, second: int, most_second: int) -> list[list[int]]:
    """The bundles of two values that are always written together, by both values."""
    return [[bundle((first + n, second + m)) for m in range(most_second + 1)] for n in range(most + 1)]


VITALS: Final[list[list[int]]] = pairs(LIFE, MOST_LIFE, MINDBUGS, MOST_MINDBUGS)
SIZES: Final[list[list[int]]] = pairs(HAND_SIZE, MOST_CARDS, DRAW_SIZE, MOST_CARDS)


def write(s: Table, viewer: int, sheet: Sheet) -> None:
    if not s.setup.features:
        s.setup.features = tuple([SET + SETS.index(set_) for set_ in s.setup.options["sets"]])
    sheet.table.extend(s.setup.features)
    first, second = s.sides[0], s.sides[1]
    one, other = looks_of(s, first), looks_of(s, second)
    write_side(first, one, other, viewer == EVERYTHING or viewer == 0, sheet.seats[0])
    write_side(second, other, one, viewer == EVERYTHING or viewer == 1, sheet.seats[1])
    out = sheet.seats[s.active]
    out.append(ACTIVE)
    if s.extra_turn:
        out.append(EXTRA_TURN)
    if s.being_played:
        out.append(BEING_PLAYED[s.being_played])
    for ask in s.asks:
        sheet.seats[ask.seat].append(ASKED + ask.kind)
    if len(s.stack) > 1:
        source = s.creature(s.stack[-1].source)
        if source is not None:
            sheet.seats[source.seat].append(ACTING + source.face.index - 1)


def write_side(side: Side, looks: Looks, enemy: Looks, mine: bool, out: list[int]) -> None:
    """The features of a side; `mine`: whoever looks may know the hand."""
    out.extend(looks.army)
    out.append(VITALS[max(min(side.life, MOST_LIFE), 0)][min(side.mindbugs, MOST_MINDBUGS)])
    out.append(SIZES[min(len(side.hand), MOST_CARDS)][min(len(side.draw), MOST_CARDS)])
    if mine:
        out.extend(looks.in_hand)
    else:
        for card in side.known:
            out.append(IN_HAND[card])
    out.extend(looks.in_discard)
    if looks.strongest > enemy.strongest:
        unmatched = 0
        for power in looks.powers:
            if power > enemy.strongest:
                unmatched += 1
        put_steps(out, UNMATCHED, unmatched, MOST_OF_A_KIND)
    if looks.sneaky and not enemy.sneaky:
        put_steps(out, UNSEEN, looks.sneaky, MOST_OF_A_KIND)


def looks_of(s: Table, side: Side) -> Looks:
    """What is to be seen of a side: most of it is known from the last time, since a choice moves few things."""
    old = side.looks
    if old is None:
        looks = muster(s, side, of_hand(side.hand), of_discard(side.discard))
    else:
        same_hand, same_discard = old.hand is side.hand, old.discard is side.discard
        same_army = old.area is side.area and old.lasting and (same_discard or not s.piles_matter)
        if same_hand and same_discard and same_army:
            return old
        in_hand = old.in_hand if same_hand else of_hand(side.hand)
        in_discard = old.in_discard if same_discard else of_discard(side.discard)
        if same_army:
            looks = Looks(
                side.hand, in_hand, side.discard, in_discard,
                side.area, old.army, old.powers, old.strongest, old.sneaky, True,
            )  # fmt: skip
        else:
            looks = muster(s, side, in_hand, in_discard)
    side.looks = looks
    return looks


def of_hand(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([IN_HAND[card] for card in hand])


def of_discard(discard: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([DISCARD + card - 1 for card in discard])


def muster(s: Table, side: Side, in_hand: tuple[int, ...], in_discard: tuple[int, ...]) -> Looks:
    """The looks of a side with its creatures as they are now: their features, and what decides between armies."""
    out: list[int] = []
    powers: list[int] = []
    strongest = poisonous = hunter = sneaky = tough = frenzy = boosted = 0
    lasting = True
    for c in side.area:
        if c.face.auras or c.face.mirrors:
            lasting = False
        power, words = s.power(c), s.keywords(c)
        powers.append(power)
        strongest = max(strongest, power)
        put_creature(c, power, out)
        boosted += len(c.boost)
        if words:
            poisonous += words & POISONOUS != 0
            hunter += words & HUNTER != 0
            sneaky += words & SNEAKY != 0
            tough += words & TOUGH != 0 and not c.exhausted
            frenzy += words & FRENZY != 0
    put_steps(out, CREATURES, len(powers), MOST_CREATURES)
    put_steps(out, STRONGEST, strongest, MOST_POWER)
    put_steps(out, KEYWORD, poisonous, MOST_OF_A_KIND)
    put_steps(out, KEYWORD + MOST_OF_A_KIND, hunter, MOST_OF_A_KIND)
    put_steps(out, KEYWORD + 2 * MOST_OF_A_KIND, sneaky, MOST_OF_A_KIND)
    put_steps(out, KEYWORD + 3 * MOST_OF_A_KIND, tough, MOST_OF_A_KIND)
    put_steps(out, KEYWORD + 4 * MOST_OF_A_KIND, frenzy, MOST_OF_A_KIND)
    put_steps(out, BOOSTED, boosted, MOST_OF_A_KIND)
    return Looks(
        side.hand, in_hand, side.discard, in_discard,
        side.area, tuple(out), tuple(powers), strongest, sneaky, lasting,
    )  # fmt: skip


def put_creature(c: Creature, power: int, out: list[int]) -> None:
    index = c.face.index
    out.append(IN_PLAY[index])
    put_value(out, POWER, power, MOST_POWER)
    if c.exhausted:
        out.append(EXHAUSTED + index - 1)
