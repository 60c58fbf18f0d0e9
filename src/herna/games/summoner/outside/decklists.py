"""Decks in writing: lines that people read, mail and paste in again, or one word for links."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

from herna.games.summoner.printed.cards import BY_SLUG, FACTION_OF
from herna.games.summoner.printed.decks import (
    GATES,
    QUOTAS,
    SHOWN,
    TEXTS,
    Deck,
    DeckFault,
    check_deck,
    faction_of,
    read_code,
    shares_symbol,
    starting_cards,
)
from herna.games.summoner.table.designs import DESIGNS, Design
from herna.games.summoner.table.words import EPIC, SUMMONER
from herna.kernel.decks import DeckBuilding, DeckPart
from herna.kernel.texts.catalogue import LANGUAGES

PARTS: Final = ("champion", "common", "standard")  # the classes of QUOTAS, as facts call them
CARD_LINE: Final = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)")


def quota_of(design: Design) -> int:
    """The number of the quota under which a card is chosen (SW-24.1); -1 for what comes by itself."""
    if not design.classes & SUMMONER:
        for i in range(len(QUOTAS)):
            if design.classes & QUOTAS[i][0]:
                return i
    return -1


class SummonerDecks(DeckBuilding):
    """SW-24"""

    def __init__(self) -> None:
        parts = tuple([DeckPart(PARTS[i], QUOTAS[i][2], QUOTAS[i][3]) for i in range(len(QUOTAS))])
        DeckBuilding.__init__(self, "SW-24", parts, tuple(FACTION_OF))

    def part_of(self, card: str) -> DeckPart | None:
        number = quota_of(BY_SLUG[card]) if card in BY_SLUG else -1
        return None if number < 0 else self.parts[number]

    def admits(self, leader: str, card: str) -> bool:
        return shares_symbol(BY_SLUG[leader], BY_SLUG[card])

    def brought(self, leader: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for number in starting_cards({"summoner": leader}):
            slug = DESIGNS[number].slug
            found[slug] = found.get(slug, 0) + 1
        found["gate"] = GATES
        for design in own_cards(leader):
            if design.classes & EPIC:
                found[design.slug] = design.copies
        return found

    def ready(self, leader: str) -> Deck:
        return {"summoner": leader, "cards": {d.slug: d.copies for d in own_cards(leader) if quota_of(d) >= 0}}

    def check(self, deck: Any) -> list[DeckFault]:
        return check_deck(deck)

    def code(self, deck: Deck) -> str:
        return "~".join([deck["summoner"], *[f"{slug}.{copies}" for slug, copies in sorted(deck["cards"].items())]])

    def text(self, deck: Deck, lang: str) -> str:
        lines = [f"{TEXTS.say(lang, 'deckline.deck')}: {deck['name']}"] if deck.get("name") else []
        lines.append(f"{TEXTS.say(lang, 'deckline.summoner')}: {TEXTS.components[deck['summoner']].name(lang)}")
        for i in range(len(QUOTAS)):
            slugs = [slug for slug in deck["cards"] if slug in BY_SLUG and quota_of(BY_SLUG[slug]) == i]
            count = sum([deck["cards"][slug] for slug in slugs])
            lines += ["", f"# {TEXTS.say(lang, 'deckline.' + QUOTAS[i][1])} ({count})"]
            named = sorted([(TEXTS.components[slug].name(lang), deck["cards"][slug]) for slug in slugs])
            lines += [f"{copies} {name}" for name, copies in named]
        strange = [slug for slug in sorted(deck["cards"]) if self.part_of(slug) is None]
        lines += [
            f"{deck['cards'][slug]} {slug}" for slug in strange
        ]  # nothing is lost, the reader will say what it is
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> tuple[Deck, list[DeckFault]]:
        words = text.split()
        if len(words) == 1 and ("~" in words[0] or words[0] in BY_SLUG):
            return read_code(words[0])
        return Reader().read(text)


def own_cards(leader: str) -> list[Design]:
    faction = faction_of({"summoner": leader})
    return [d for d in DESIGNS if d.faction == faction.slug and not d.classes & SUMMONER]


# --- lines ----------------------------------------------------------------------------------------------------------
def plain(name: str) -> str:
    """A name as it is compared: capitals, spaces and underscores do not matter."""
    return " ".join(name.casefold().replace("_", " ").split())


def known_names() -> dict[str, str]:
    """Every card by its id and by its name in each language."""
    names = {plain(slug): slug for slug in BY_SLUG}
    for slug in BY_SLUG:
        for lang in LANGUAGES:
            names.setdefault(plain(TEXTS.components[slug].name(lang)), slug)
    return names


class Reader:
    """Goes through the lines of a deck, keeps what it understands and notes what it does not."""

    def __init__(self) -> None:
        self.names = known_names()
        self.summoner = ""
        self.title = ""
        self.cards: dict[str, int] = {}
        self.faults: list[DeckFault] = []

    def read(self, text: str) -> tuple[Deck, list[DeckFault]]:
        lines = [line.strip() for line in text.splitlines()]
        for number, line in enumerate(lines, 1):
            if line and not line.startswith("#"):
                self.take(number, line)
        if not self.summoner and not self.faults:
            self.fault("no_summoner_line")
        deck: Deck = {"summoner": self.summoner, "cards": self.cards}
        if self.title:
            deck["name"] = self.title
        return deck, self.faults

    def take(self, number: int, line: str) -> None:
        head, colon, rest = line.partition(":")
        if colon and self.is_head(head, "deckline.deck"):
            self.title = " ".join(rest.split())
        elif colon and self.is_head(head, "deckline.summoner"):
            self.lead(number, rest.strip())
        else:
            found = CARD_LINE.fullmatch(line)
            if found is None:
                self.fault("unread_line", line=number, text=line[:SHOWN])
            else:
                slug = self.find(number, found[2])
                if slug:
                    self.cards[slug] = self.cards.get(slug, 0) + int(found[1])

    def is_head(self, word: str, key: str) -> bool:
        return plain(word) in [plain(TEXTS.say(lang, key)) for lang in LANGUAGES]

    def lead(self, number: int, name: str) -> None:
        slug = self.find(number, name)
        if slug and self.summoner:
            self.fault("second_summoner", line=number)
        elif slug and slug not in FACTION_OF:
            self.fault("not_a_summoner", line=number, card=slug)
        elif slug:
            self.summoner = slug

    def find(self, number: int, name: str) -> str:
        """The card of this name; a near miss is suggested."""
        slug = self.names.get(plain(name), "")
        if not slug:
            near = get_close_matches(plain(name), self.names, 1)
            if near:
                self.fault("unknown_name_like", line=number, name=name[:SHOWN], card=self.names[near[0]])
            else:
                self.fault("unknown_name", line=number, name=name[:SHOWN])
        return slug

    def fault(self, reason: str, **args: Any) -> None:
        self.faults.append(DeckFault("SW-24.1", reason, args))
