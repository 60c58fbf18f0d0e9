"""Decks (SW-24): the eight as sold, custom ones, and what is wrong with those that break a rule."""

from __future__ import annotations

from typing import Any, Final

from herna.games.summoner.printed.cards import BY_SLUG, FACTION_NAMES, FACTION_OF, FACTIONS, Faction
from herna.games.summoner.table.designs import DESIGNS, Design
from herna.games.summoner.table.words import CHAMPION, COMMON, EPIC, STANDARD, SUMMONER
from herna.kernel.errors import BadOption
from herna.kernel.game import OptionSpec
from herna.kernel.texts.catalogue import Args, Catalogue

TEXTS: Final = Catalogue("herna.games.summoner")
DECK_FIELDS: Final = ("name", "summoner", "cards")
GATES: Final = 3
LONGEST_NUMBER: Final = 3  # digits in a code
SHOWN: Final = 60  # so much of what cannot be read is quoted

Deck = dict[str, Any]

# class, name of the fault, how many in a deck, how many of one card (SW-24.1, SW-24.3)
QUOTAS: Final = (
    (CHAMPION, "champions", 3, 1),
    (COMMON, "commons", 16, 4),
    (STANDARD, "events", 6, 2),
)


class DeckFault:
    """Something wrong with a deck: the rule it breaks and the reason as key and arguments."""

    def __init__(self, rule: str, reason: str, args: Args) -> None:
        self.rule = rule
        self.reason = reason
        self.args = args

    def text(self, lang: str = "en") -> str:
        return TEXTS.say(lang, "deck." + self.reason, self.args)

    def __str__(self) -> str:
        return f"{self.rule}: {self.text()}"

    def __repr__(self) -> str:
        return f"DeckFault({self.rule!r}, {self.reason!r}, {self.args!r})"


def check_deck(data: Any) -> list[DeckFault]:
    """Everything that is wrong with a custom deck: `{"summoner": slug, "cards": {slug: copies}}`.

    `cards` are the champions, commons and standard events; what the summoner brings along (starting units and gate,
    gates, epic events) is not listed.
    """
    if isinstance(data, str):
        return [] if data in FACTION_NAMES else [DeckFault("SW-2.1", "unknown_faction", {"name": data})]
    if not isinstance(data, dict):
        return [DeckFault("SW-24.1", "not_a_deck", {})]
    faults = [DeckFault("SW-24.1", "unknown_field", {"name": str(name)}) for name in data if name not in DECK_FIELDS]
    summoner = BY_SLUG.get(str(data.get("summoner", "")))
    if summoner is None or not summoner.classes & SUMMONER:
        faults.append(DeckFault("SW-24.1", "no_summoner", {"name": str(data.get("summoner", ""))}))
        return faults
    cards = data.get("cards", {})
    if not isinstance(cards, dict):
        faults.append(DeckFault("SW-24.1", "not_a_deck", {}))
        return faults
    counts = [0] * len(QUOTAS)
    for slug, copies in cards.items():
        faults += check_card(summoner, str(slug), copies, counts)
    for i in range(len(QUOTAS)):
        wanted = QUOTAS[i][2]
        if counts[i] != wanted:
            faults.append(DeckFault("SW-24.1", "number_of_" + QUOTAS[i][1], {"count": counts[i], "wanted": wanted}))
    return faults


def check_card(summoner: Design, slug: str, copies: Any, counts: list[int]) -> list[DeckFault]:
    design = BY_SLUG.get(slug)
    if design is None:
        return [DeckFault("SW-24.1", "unknown_card", {"name": slug})]
    if not isinstance(copies, int) or isinstance(copies, bool) or copies < 1:
        return [DeckFault("SW-24.1", "bad_number", {"card": slug, "number": str(copies)})]
    for i in range(len(QUOTAS)):
        class_, name, _, most = QUOTAS[i]
        if design.classes & class_ and not design.classes & SUMMONER:
            counts[i] += copies
            faults: list[DeckFault] = []
            if not shares_symbol(summoner, design):
                faults.append(DeckFault("SW-24.2", "symbol", {"card": slug, "summoner": summoner.slug}))
            if copies > most:
                faults.append(DeckFault("SW-24.3", "copies_of_" + name, {"card": slug, "most": most, "count": copies}))
            return faults
    return [DeckFault("SW-24.1", "fixed_card", {"card": slug})]


def shares_symbol(summoner: Design, design: Design) -> bool:
    """SW-24.2"""
    for symbol in design.symbols:
        if symbol in summoner.symbols:
            return True
    return False


def read_code(code: str) -> tuple[Deck, list[DeckFault]]:
    """`pe_queen_maldaria~pe_fanessa.1~pe_ember_archer.4`; whether the cards exist is for the check to say."""
    summoner, *entries = code.split("~")
    cards: dict[str, int] = {}
    faults = []
    for entry in entries:
        slug, dot, number = entry.rpartition(".")
        if not dot or not slug or not number.isascii() or not number.isdigit() or len(number) > LONGEST_NUMBER:
            faults.append(DeckFault("SW-24.1", "bad_code", {"name": entry[:SHOWN]}))
        else:
            cards[slug] = cards.get(slug, 0) + int(number)
    return {"summoner": summoner, "cards": cards}, faults


class DeckSpec(OptionSpec):
    """The deck of one side: a faction's name for the deck as sold, or a custom deck."""

    def __init__(self, name: str, default: str) -> None:
        OptionSpec.__init__(self, name, default, FACTION_NAMES)
        self.takes_decks = True

    def check(self, value: Any) -> Any:
        faults = check_deck(value)
        if faults:
            told = "; ".join([str(fault) for fault in faults])
            raise BadOption(f"option {self.name!r}: {told}", "deck_" + self.name, faults=faults)
        if isinstance(value, str):
            return value
        return {"summoner": value["summoner"], "cards": {slug: value["cards"][slug] for slug in sorted(value["cards"])}}

    def read(self, text: str) -> Any:
        """A faction's name, or a deck as a code; a code that makes no sense is a deck nobody accepts."""
        if "~" not in text:
            return OptionSpec.read(self, text)
        deck, faults = read_code(text)
        return text if faults else deck


# --- what a deck consists of --------------------------------------------------------------------------------
def faction_of(deck: Any) -> Faction:
    """The faction whose summoner leads the deck."""
    if isinstance(deck, str):
        return FACTIONS[FACTION_NAMES.index(deck)]
    return FACTION_OF[deck["summoner"]]


def draw_pile_of(deck: Any) -> list[int]:
    """The 30 cards that are shuffled (SW-2.4)."""
    faction = faction_of(deck)
    cards = [BY_SLUG["gate"].index] * GATES
    if isinstance(deck, str):
        return cards + [
            d.index for d in DESIGNS if d.faction == deck and not d.classes & SUMMONER for _ in range(d.copies)
        ]
    cards += [d.index for d in DESIGNS if d.faction == faction.slug and d.classes & EPIC for _ in range(d.copies)]
    for slug, copies in deck["cards"].items():
        cards += [BY_SLUG[slug].index] * copies
    return cards


def starting_cards(deck: Any) -> list[int]:
    """Summoner, starting gate and starting units (SW-2.2)."""
    faction = faction_of(deck)
    slugs = [faction.summoner, "starting_gate", *[slug for slug, _, _ in faction.units]]
    return [BY_SLUG[slug].index for slug in slugs]


def whole_deck(deck: Any) -> list[int]:
    """All 34 cards."""
    return starting_cards(deck) + draw_pile_of(deck)
