"""Setting up (BM-1 to BM-3): what the host may choose, what chance decides, and the opening deal."""

from __future__ import annotations

from typing import Any, Final

from herna.games.bigmonster.printed.tiles import OPTIONAL, SLOTS, TEAM_SLOTS, TOKEN_BY_SLUG, in_row_games, tiles_of
from herna.games.bigmonster.rules.draft import DRAFT, DRAFT_BY_ARRIVAL, SETUP
from herna.games.bigmonster.rules.rows import ROWS
from herna.games.bigmonster.table.area import begin
from herna.games.bigmonster.table.designs import EXPLORERS
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.pieces import Plan, Side
from herna.games.bigmonster.table.words import (
    ARRIVAL,
    CLAIM_MODES,
    DUEL,
    FFA,
    MODES,
    PILE_SIZE,
    ROW_TURNS,
    SEATS,
    SETS,
    TEAM,
    TELL_STARTS,
    TRIO,
)
from herna.kernel.errors import BadOption
from herna.kernel.game import OptionSpec

AUTO: Final = "auto"
RANDOM: Final = "random"
FIRST_GAME: Final = "first_game"
OPPOSITE: Final = "opposite"
BASIC: Final = ("token_desert", "token_stone", "token_penalty")

# Every way to pair four or six seats around a table so that no partners are neighbours (BM-1.7), the default first.
PAIRINGS: Final = {
    4: ("1+3,2+4",),
    6: ("1+4,2+5,3+6", "1+3,2+5,4+6", "1+4,2+6,3+5", "1+5,2+4,3+6"),
}


class SeveralOrWord(OptionSpec):
    """Several of the choices, or a single word that leaves the choice to the game."""

    def __init__(self, name: str, default: str, words: tuple[str, ...], choices: tuple[str, ...]) -> None:
        OptionSpec.__init__(self, name, [default], (*words, *choices), several=True, words=words)

    def check(self, value: Any) -> Any:
        if not isinstance(value, str | list | tuple):
            raise BadOption(f"option {self.name!r}: must be a list of names, not {value!r}")
        found = OptionSpec.check(self, value)
        if len(found) > 1:
            for word in self.words:
                if word in found:
                    raise BadOption(f"option {self.name!r}: {word!r} stands alone")
        return found


class SetList(SeveralOrWord):
    """BM-1.2: a list of sets always has the base set."""

    def check(self, value: Any) -> Any:
        found = SeveralOrWord.check(self, value)
        if found != [RANDOM] and SETS[0] not in found:
            raise BadOption(f"option {self.name!r}: {SETS[0]!r} is always one of the sets (BM-1.2)", "base")
        return found


PAIRING_CHOICES: Final = (*PAIRINGS[4], *PAIRINGS[6])
OPTIONS: Final = (
    OptionSpec("mode", AUTO, (AUTO, *MODES)),
    SetList("sets", RANDOM, (RANDOM,), SETS),
    SeveralOrWord("tokens", FIRST_GAME, (FIRST_GAME, RANDOM), OPTIONAL),
    OptionSpec("teams", OPPOSITE, (OPPOSITE, RANDOM, *PAIRING_CHOICES)),
    OptionSpec("claim_mode", CLAIM_MODES[0], CLAIM_MODES),
    OptionSpec("slow_monster", False, (False, True)),
    OptionSpec("team_tier_locked", False, (False, True)),
)


# --- from options to a plan ---------------------------------------------------------------------------------------
def plan_of(s: Table) -> Plan:
    """The options made definite; what they leave open is drawn. `BadOption` says what does not fit together."""
    given = s.setup.options
    mode = mode_of(given["mode"], s.players)
    if given["slow_monster"] and mode in (DUEL, TRIO):
        raise BadOption("option 'slow_monster': nothing is passed in this mode (BM-10)", "slow_monster")
    if mode != TEAM and given["team_tier_locked"]:
        raise BadOption("option 'team_tier_locked': only the mode 'team' has team tokens (BM-3.1)", "team_tier_locked")
    if mode != TEAM and given["teams"] != OPPOSITE:
        raise BadOption("option 'teams': there are teams in the mode 'team' only (BM-1.7)", "teams")
    return Plan(
        mode,
        CLAIM_MODES.index(given["claim_mode"]),
        bool(given["slow_monster"]),
        bool(given["team_tier_locked"]),
        sets_of(s, given["sets"], mode),
        tokens_of(s, given["tokens"], mode),
        partners_of(s, given["teams"], mode),
    )


def mode_of(name: str, players: int) -> int:
    """BM-1.1, BM-1.9"""
    if name == AUTO:
        return DUEL if players == 2 else FFA
    mode = MODES.index(name)
    if players not in SEATS[mode]:
        numbers = " or ".join([str(n) for n in SEATS[mode]])
        told = f"option 'mode': {name!r} is played by {numbers} players, not by {players} (BM-1.1)"
        raise BadOption(told, "mode", players=players)
    return mode


def number_of_sets(mode: int, players: int) -> int:
    """BM-1.2, BM-12.1, BM-13.1"""
    if mode == DUEL:
        return 4
    return len(SETS) if mode == TRIO else players


def sets_of(s: Table, given: list[str], mode: int) -> tuple[int, ...]:
    wanted = number_of_sets(mode, s.players)
    if given != [RANDOM]:
        if len(given) != wanted:
            told = f"option 'sets': this game needs {wanted} sets, not {len(given)} (BM-1.2)"
            raise BadOption(told, "sets", wanted=wanted, given=len(given))
        return tuple([SETS.index(name) for name in given])
    others = list(range(1, len(SETS)))
    if wanted < len(SETS):
        s.shuffle(others)
    return (0, *sorted(others[: wanted - 1]))


def tokens_of(s: Table, given: list[str], mode: int) -> tuple[int, ...]:
    """BM-2.2 to BM-2.5, BM-3.1 to BM-3.4: the basic kinds and the optional ones, as numbers."""
    slots = TEAM_SLOTS if mode == TEAM else SLOTS
    if given == [FIRST_GAME]:
        chosen = [slot[0] for slot in slots]
    elif given == [RANDOM]:
        chosen = [slot[s.below(len(slot))] for slot in slots]
        while len(set(chosen)) < len(chosen):
            chosen = [slot[s.below(len(slot))] for slot in slots]
    else:
        if len(given) != len(slots):
            told = f"option 'tokens': choose {len(slots)} optional kinds, not {len(given)} (BM-2.3, BM-3.2)"
            raise BadOption(told, "tokens", wanted=len(slots), given=len(given))
        if mode == TEAM and not fits_groups(given):
            raise BadOption("option 'tokens': one kind must come from each of the two groups (BM-2.3)", "token_groups")
        chosen = given
    return tuple(sorted([TOKEN_BY_SLUG[slug].index for slug in (*BASIC, *chosen)]))


def fits_groups(pair: list[str]) -> bool:
    """BM-2.3: can the two be assigned one to each group?"""
    a, b = pair
    first, second = TEAM_SLOTS
    return (a in first and b in second) or (b in first and a in second)


def partners_of(s: Table, given: str, mode: int) -> tuple[int, ...]:
    """BM-1.7"""
    if mode != TEAM:
        return ()
    pairings = PAIRINGS[s.players]
    if given == OPPOSITE:
        given = pairings[0]
    elif given == RANDOM:
        given = pairings[s.below(len(pairings))]
    elif given not in pairings:
        told = f"option 'teams': with {s.players} players one of {', '.join(pairings)} (BM-1.7)"
        raise BadOption(told, "pairing", players=s.players)
    partners = [0] * s.players
    for pair in given.split(","):
        a, b = [int(n) - 1 for n in pair.split("+")]
        partners[a], partners[b] = b, a
    return tuple(partners)


def pairing_name(partners: tuple[int, ...]) -> str:
    pairs = [f"{a + 1}+{partners[a] + 1}" for a in range(len(partners)) if a < partners[a]]
    return ",".join(pairs) or OPPOSITE


# --- the opening ----------------------------------------------------------------------------------------------------
def has_rows(s: Table) -> bool:
    return s.plan.mode == DUEL or s.plan.mode == TRIO


def root_of(s: Table) -> int:
    """The procedure of a turn in this game."""
    if has_rows(s):
        return ROWS
    return DRAFT_BY_ARRIVAL if s.plan.claims == ARRIVAL else DRAFT


def explorers_in_play(s: Table) -> list[int]:
    """BM-1.5, BM-12.2"""
    rows = has_rows(s)
    return [d.index for d in EXPLORERS if d.slug and (not rows or in_row_games(d))]


def all_tiles(s: Table) -> list[int]:
    return tiles_of(tuple([SETS[i] for i in s.plan.sets]))


def lay_out_tokens(s: Table) -> None:
    """BM-1.8, BM-2.1, BM-3.1: bits by kind; the penalty waits for the end (BM-9.9)."""
    bonus = [t for t in s.plan.tokens if t != TOKEN_BY_SLUG["token_penalty"].index]
    s.alone = sum([1 << t for t in bonus])
    s.team = s.alone if s.plan.mode == TEAM else 0


def new_side(dealt: tuple[int, ...]) -> Side:
    return Side(dealt, 0, begin(0), (), 0, (), 0, 0, 0, 0, (), 0)


def start(s: Table) -> None:
    """BM-1: draw what is left to chance, shuffle, deal, and ask for the explorers."""
    s.plan = plan_of(s)
    lay_out_tokens(s)
    tiles = all_tiles(s)
    s.shuffle(tiles)
    if has_rows(s):
        s.piles = tuple([tuple(tiles[i : i + ROW_TURNS]) for i in range(0, len(tiles), ROW_TURNS)])
        s.turn = 1
        s.starter = s.below(s.players)  # BM-12.3
        s.emit(TELL_STARTS, s.starter)
    else:
        s.kept = tuple([tuple(sorted(tiles[i : i + PILE_SIZE])) for i in range(0, len(tiles), PILE_SIZE)])
    explorers = explorers_in_play(s)
    s.shuffle(explorers)
    s.sides = [new_side(tuple(sorted(explorers[2 * i : 2 * i + 2]))) for i in range(s.players)]
    s.undealt = tuple(sorted(explorers[2 * s.players :]))
    s.push(SETUP, 0, card=root_of(s))
    s.advance()
