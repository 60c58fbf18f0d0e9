"""What a network sees of a table: victory points, cards by name and by print, and each player's stakes in bases.

What a base means to a player is written without saying which base it is: how near it is to its breakpoint, what the
present place brings, how large the lead is. So what is learned at one base holds for all, and for new ones as well.
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.printed import cards  # noqa: F401  fills the registries
from herna.games.smashup.table.designs import BASES, DESIGNS, Design
from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Base
from herna.games.smashup.table.words import CARD, FACTIONS, KINDS, PLAYING, SEEN, STEPS
from herna.kernel.features import EVERYTHING, FeatureList, Sheet, bundle, put_steps, put_value, steps, values

MOST_VP: Final = 20
MOST_CARDS: Final = 12
MOST_DECK: Final = 8  # steps of four cards
MOST_MINIONS: Final = 10
MOST_POWER: Final = 10  # steps of three, of all minions together
PRINTED_POWER: Final = 7
MOST_PLAYED: Final = 8
MOST_PLAYS: Final = 4
NEARNESS: Final = 6  # fifths of a breakpoint, and beyond it
MOST_POINTS: Final = 6
MOST_LEAD: Final = 6
TIED: Final = MOST_LEAD  # leads go from far behind to far ahead
MANY: Final = 5  # minions played in one turn; a bot must not go round in circles with a card that comes back,
CIRCLING: Final = 0.02  # so each one more costs so much of its chances
TEXTS: Final = ("play", "stays", "special", "talent", "reaction", "power", "grant", "trait")

SLUGS: Final = [d.slug for d in DESIGNS[1:]]
PRINTED: Final = ["minion", "action"] + [f"power{n}" for n in range(PRINTED_POWER + 1)] + list(TEXTS) + list(FACTIONS)
BASE_SLUGS: Final = [d.slug for d in BASES[1:]]
NEAR: Final = [f"{n}" for n in range(NEARNESS)]

LIST: Final = FeatureList()
SEATS: Final = LIST.table("seats", ["2", "3", "4"])
STEP: Final = LIST.table("step", list(STEPS))
BASE: Final = LIST.table("base", BASE_SLUGS)
BASE_NEAR: Final = LIST.table("base_near", NEAR)
HIGHEST_VP: Final = LIST.table("highest_vp", steps(MOST_VP))
ACTIVE: Final = LIST.seat("active", ["yes"])
NEXT: Final = LIST.seat("turns_to_wait", ["1", "2", "3"])
ASKED: Final = LIST.seat("asked", [kind.name for kind in KINDS])
FACTION: Final = LIST.seat("faction", list(FACTIONS))
VP: Final = LIST.seat("vp", steps(MOST_VP))
HAND_SIZE: Final = LIST.seat("hand_size", values(MOST_CARDS))
DECK_SIZE: Final = LIST.seat("deck_size", steps(MOST_DECK))
HAND: Final = LIST.seat("hand", SLUGS)
HAND_PRINTED: Final = LIST.seat("hand_printed", PRINTED)
DISCARD: Final = LIST.seat("discard", SLUGS)
MINION: Final = LIST.seat("minion", SLUGS)
ATTACHED: Final = LIST.seat("attached", SLUGS)  # actions that this seat controls
IN_PLAY_PRINTED: Final = LIST.seat("in_play_printed", PRINTED)
RESOLVING: Final = LIST.seat("resolving", SLUGS)
MINIONS: Final = LIST.seat("minions", steps(MOST_MINIONS))
POWER: Final = LIST.seat("power", steps(MOST_POWER))
PLAYED: Final = LIST.seat("played", steps(MOST_PLAYED))
MINION_PLAYS: Final = LIST.seat("minion_plays", steps(MOST_PLAYS))
ACTION_PLAYS: Final = LIST.seat("action_plays", steps(MOST_PLAYS))
ASLEEP: Final = LIST.seat("asleep", ["next", "now"])
AT_BASE: Final = LIST.seat("at_base", BASE_SLUGS)
# What a base with own minions promises: its points in the present place, and the lead over the next player (or how far
# the one ahead is), each together with how near the base is to its breakpoint.
POINTS: Final = LIST.seat("points", [f"{n}_near{near}" for near in NEAR for n in range(MOST_POINTS + 1)])
LEAD: Final = LIST.seat("lead", [f"{n - TIED}_near{near}" for near in NEAR for n in range(2 * MOST_LEAD + 1)])
STRENGTH: Final = LIST.seat("power_there", [f"{n}_near{near}" for near in NEAR for n in range(MOST_POWER + 1)])
ABSENT: Final = LIST.seat("absent", [f"{n}_near{near}" for near in NEAR for n in range(MOST_POINTS + 1)])


def printed(d: Design) -> list[int]:
    """Which of the features of printed things this card has."""
    texts = (
        d.play, d.holder, d.before or d.after or d.special or d.from_hand or d.rises, d.talent,
        d.destroyed or d.microbot_destroyed or d.played_here or d.affected or d.turn_start or d.turn_end,
        d.own_power is not None or d.aura is not None or d.holder_power, d.grant is not None, d.traits,
    )  # fmt: skip
    found = [0, 2 + min(d.power, PRINTED_POWER)] if d.minion else [1]
    found += [2 + PRINTED_POWER + 1 + i for i in range(len(TEXTS)) if texts[i]]
    found.append(2 + PRINTED_POWER + 1 + len(TEXTS) + d.faction)
    return found


def rows(names: int, prints: int) -> list[int]:
    """For each card, the bundle of features that it has in this zone."""
    return [bundle(())] + [bundle((names + d.index - 1, *[prints + n for n in printed(d)])) for d in DESIGNS[1:]]


IN_HAND: Final[list[int]] = rows(HAND, HAND_PRINTED)
AS_MINION: Final[list[int]] = rows(MINION, IN_PLAY_PRINTED)
AS_ATTACHED: Final[list[int]] = rows(ATTACHED, IN_PLAY_PRINTED)


def write(s: Table, viewer: int, sheet: Sheet) -> None:
    players = s.players
    table = sheet.table
    table.append(SEATS + players - 2)
    table.append(STEP + s.step)
    highest = 0
    for seat in range(players):
        highest = max(highest, s.sides[seat].vp)
        write_side(s, seat, viewer, sheet.seats[seat])
    put_steps(table, HIGHEST_VP, highest, MOST_VP)
    minions = [0] * players
    powers = [0] * players
    for b in s.bases:
        write_base(s, b, sheet, minions, powers)
    for seat in range(players):
        put_steps(sheet.seats[seat], MINIONS, minions[seat], MOST_MINIONS)
        put_steps(sheet.seats[seat], POWER, powers[seat] // 3, MOST_POWER)
    for a in s.limbo:
        sheet.seats[a.seat].append(RESOLVING + a.design.index - 1)
    for ask in s.asks:
        sheet.seats[ask.seat].append(ASKED + ask.kind)
    write_plays(s, sheet.seats[s.active])
    circling = s.sides[s.active].played - MANY if s.sides else 0
    if circling > 0:
        sheet.charges = [-CIRCLING * circling / (players - 1)] * players
        sheet.charges[s.active] = CIRCLING * circling


def write_side(s: Table, seat: int, viewer: int, out: list[int]) -> None:
    side = s.sides[seat]
    if seat == s.active:
        out.append(ACTIVE)
    else:
        out.append(NEXT + (seat - s.active) % s.players - 1)
    for faction in side.factions:
        out.append(FACTION + faction)
    put_steps(out, VP, side.vp, MOST_VP)
    put_value(out, HAND_SIZE, len(side.hand), MOST_CARDS)
    put_steps(out, DECK_SIZE, (len(side.deck) + 3) // 4, MOST_DECK)
    known = viewer == EVERYTHING or viewer == seat
    bit = 0 if known else SEEN << viewer
    for slot in side.hand:
        if known or slot & bit:
            out.append(IN_HAND[slot & CARD])
    for card in side.discard:
        out.append(DISCARD + card - 1)
    put_steps(out, PLAYED, side.played, MOST_PLAYED)
    if side.asleep & 1:
        out.append(ASLEEP)
    if side.asleep & 2:
        out.append(ASLEEP + 1)


def write_plays(s: Table, out: list[int]) -> None:
    """What the active player may still play."""
    minions = actions = 0
    if s.step == PLAYING:
        for grant in s.plays:
            if grant.minion:
                minions += 1
            else:
                actions += 1
    for grant in s.urgent:
        if grant.minion:
            minions += 1
        else:
            actions += 1
    put_steps(out, MINION_PLAYS, minions, MOST_PLAYS)
    put_steps(out, ACTION_PLAYS, actions, MOST_PLAYS)


def write_base(s: Table, b: Base, sheet: Sheet, minions: list[int], powers: list[int]) -> None:
    players = s.players
    counts = [0] * players
    totals = [0] * players
    for m in b.minions:
        out = sheet.seats[m.seat]
        counts[m.seat] += 1
        totals[m.seat] += s.power_at(b, m)
        out.append(AS_MINION[m.design.index])
        for a in m.actions:
            sheet.seats[a.seat].append(AS_ATTACHED[a.design.index])
    for a in b.actions:
        sheet.seats[a.seat].append(AS_ATTACHED[a.design.index])
    total = sum(totals)
    limit = s.breakpoint(b)
    near = NEARNESS - 1 if total >= limit else (NEARNESS - 1) * total // limit
    sheet.table.append(BASE + b.design.index - 1)
    sheet.table.append(BASE_NEAR + near)
    works = not s.jammed(b)
    for seat in range(players):
        out = sheet.seats[seat]
        place = 0
        ahead = behind = -1  # the powers next above and below, or equal
        for other in range(players):
            if other != seat and counts[other]:
                power = totals[other]
                if power > totals[seat]:
                    place += 1
                    if ahead < 0 or power < ahead:
                        ahead = power
                elif power > behind:
                    behind = power
        points = b.design.vp[place] if place < 3 else 0
        if not counts[seat]:
            put_value(out, ABSENT + near * (MOST_POINTS + 1), points, MOST_POINTS)
            continue
        minions[seat] += counts[seat]
        powers[seat] += totals[seat]
        if works:
            if b.design.power_vp and place == 0:
                points += totals[seat] // b.design.power_vp
            points += b.design.minion_vp * counts[seat]
        lead = totals[seat] - ahead if ahead >= 0 else totals[seat] - max(behind, 0)
        out.append(AT_BASE + b.design.index - 1)
        put_value(out, POINTS + near * (MOST_POINTS + 1), points, MOST_POINTS)
        put_value(out, LEAD + near * (2 * MOST_LEAD + 1), TIED + lead, 2 * MOST_LEAD)
        put_value(out, STRENGTH + near * (MOST_POWER + 1), totals[seat] // 3, MOST_POWER)
