"""Catalogues: the engine speaks keys and arguments, a catalogue makes Czech or English sentences of them.

A phrase is a template: `{n}` a plain argument, `{card:name}` a component's name (`acc`, `ins`: a case of it),
`{cards:names}` a list of them, `{seat:player}` a player's name, `{seats:players}` a list of them, `{word:term}` a word
of the catalogue, `{codes:codes}` codes to choose from, `{what:count}` the phrase that counts such things, with the same
arguments (`2 kovy`), and `{n|card|cards}` the plural form that fits (two forms in English, three in Czech: 1 karta,
2 karty, 5 karet).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from herna.kernel.texts.finding import Entry, Finder

LANGUAGES: Final = ("en", "cs")
SEARCHING: Final = "searching.toml"
QUOTES: Final = {"en": ("“", "”"), "cs": ("„", "“")}

# What a rule is worth when searching, compared with others that speak of the same.
FIRST: Final = 1.3  # the first of a section, which says what it is about
RULING: Final = 0.85
EXAMPLE: Final = 0.8


Args = dict[str, Any]


class Component:
    """A card, tile or other thing with a name and a text, in both languages."""

    def __init__(self, id: str, fields: dict[str, Any]) -> None:
        self.id = id
        self._fields = fields

    def name(self, lang: str = "en", case: str = "name") -> str:
        if case == "name":
            return str(self._fields[lang])
        return str(self._fields.get(f"{lang}_{case}", self._fields[lang]))

    def text(self, lang: str = "en") -> str:
        return str(self._fields.get("text_" + lang, ""))

    def rulings(self, lang: str = "en") -> list[tuple[str, str]]:
        """(rule id, sentence) for what people ask about this component."""
        return [(str(r["rule"]), str(r[lang])) for r in self._fields.get("rulings", ())]


class RuleText:
    """One numbered rule, in both languages."""

    def __init__(self, id: str, fields: dict[str, Any]) -> None:
        self.id = id
        self._fields = fields

    def text(self, lang: str = "en") -> str:
        return str(self._fields[lang])

    def question(self, lang: str = "en") -> str:
        """The question that this answers; empty if it is a plain rule."""
        return str(self._fields.get("question_" + lang, ""))


class Searching:
    """How people look for rules: words that mean the same, here or in all games, and what they say for a rule."""

    def __init__(self, common: dict[str, Any], own: dict[str, Any]) -> None:
        self._common = common
        self._own = own

    def groups(self, lang: str) -> list[list[str]]:
        return [*self._common.get(lang, []), *self._own.get(lang, [])]

    def fillers(self, lang: str) -> list[str]:
        return str(self._common["fillers"][lang]).split()

    def rules(self) -> list[str]:
        """The ids of the rules for which something is listed."""
        return list(self._own.get("asked", {}))

    def asked(self, rule: str, lang: str) -> list[str]:
        return list(self._own.get("asked", {}).get(rule, {}).get(lang, []))


class Rulebook:
    """A game's rules by id: sections with their rules, worked examples and rulings."""

    def __init__(self, data: dict[str, Any], searching: Searching) -> None:
        self.sections = [RuleText(str(d["id"]), d) for d in data.get("sections", ())]
        self.rules = [RuleText(str(d["id"]), d) for d in data.get("rules", ())]
        self.examples = [RuleText(str(d["id"]), d) for d in data.get("examples", ())]
        self.rulings = [RuleText(str(d["id"]), d) for d in data.get("rulings", ())]
        self.terms = [Component(str(d["id"]), d) for d in data.get("terms", ())]
        self.searching = searching
        self._finders: dict[str, Finder] = {}  # made when somebody searches
        self._by_id = {r.id: r for r in [*self.sections, *self.rules, *self.examples, *self.rulings]}

    def get(self, id: str) -> RuleText | None:
        return self._by_id.get(id.upper())

    def within(self, section: str) -> list[RuleText]:
        """The rules of one section, in order."""
        return [r for r in self.rules if r.id.startswith(section + ".")]

    def find(self, words: str, lang: str = "en") -> tuple[list[RuleText], str]:
        """The rules, rulings and examples that fit these words, best first; and what was perhaps meant (else empty).

        Headings are not found: they answer nothing. Their words count for the rules below them.
        """
        check_language(lang)
        finder = self._finders.get(lang)
        if finder is None:
            hints = self.searching
            finder = Finder(lang, self._entries(lang), hints.groups(lang), hints.fillers(lang))
            self._finders[lang] = finder
        found = finder.find(words)
        return [self._by_id[id] for id in found.ids], found.meant

    def _entries(self, lang: str) -> list[Entry]:
        headings = {s.id: s.text(lang) for s in self.sections}
        entries = []
        for kind, weight in ((self.rules, 1.0), (self.rulings, RULING), (self.examples, EXAMPLE)):
            for rule in kind:
                section, _, number = rule.id.rpartition(".")
                title = f"{headings.get(section, '')} {heading_of(rule.text(lang))}"
                text = f"{rule.question(lang)} {rule.text(lang)}"
                worth = FIRST if number == "1" else weight
                entries.append(Entry(rule.id, title, text, self.searching.asked(rule.id, lang), worth))
        return entries


def heading_of(text: str) -> str:
    """What a text explains, if it says so first, such as "Hunter: when this creature attacks"; else empty."""
    lead, colon, _ = text.partition(":")
    return lead if colon and len(lead.split()) <= 4 else ""


class Catalogue:
    """All texts of one package, read from its `texts` folder when first needed.

    Phrases that it lacks are the kernel's, which all games share.
    """

    def __init__(self, package: str, phrases: str = "phrases.toml") -> None:
        self.package = package
        self._phrases_file = phrases
        self._phrases: dict[str, dict[str, str]] | None = None
        self._components: dict[str, Component] | None = None
        self._rulebook: Rulebook | None = None
        self._parsed: dict[str, list[Part]] = {}

    def _read(self, name: str) -> dict[str, Any]:
        return tomllib.loads((files(self.package) / "texts" / name).read_text(encoding="utf-8"))

    @property
    def phrases(self) -> dict[str, dict[str, str]]:
        if self._phrases is None:
            self._phrases = self._read(self._phrases_file)
        return self._phrases

    @property
    def components(self) -> dict[str, Component]:
        if self._components is None:
            self._components = {k: Component(k, v) for k, v in self._read("components.toml").items()}
        return self._components

    @property
    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = Rulebook(self._read("rulebook.toml"), self._searching())
        return self._rulebook

    def _searching(self) -> Searching:
        own = files(self.package) / "texts" / SEARCHING
        return Searching(SHARED._read(SEARCHING), self._read(SEARCHING) if own.is_file() else {})

    def has(self, key: str) -> bool:
        return key in self.phrases or key in SHARED.phrases

    def template(self, key: str, lang: str) -> str:
        """The phrase as it was written, with its placeholders."""
        phrases = self.phrases if key in self.phrases else SHARED.phrases
        return phrases[key][lang]

    def say(self, lang: str, key: str, args: Args | None = None, names: tuple[str, ...] = ()) -> str:
        """The phrase `key` with its arguments, in this language."""
        check_language(lang)
        template = self.template(key, lang)
        parts = self._parsed.get(template)
        if parts is None:
            parts = self._parsed[template] = parse(template)
        given = args or {}
        said = ""
        for p in parts:
            if not p.name:
                said += p.literal
            elif p.how == "name":
                said += in_quotes(lang, self._fill(lang, p, given, names), said)
            else:
                said += self._fill(lang, p, given, names)
        return said

    def _fill(self, lang: str, part: Part, args: Args, names: tuple[str, ...]) -> str:
        value = args[part.name]
        if part.forms:
            return part.forms[plural(lang, len(value) if isinstance(value, list) else int(value))]
        how = part.how
        if how == "player":
            return self.player(lang, int(value), names)
        if how in ("name", "acc", "ins", "gen", "dat"):
            return self.components[value].name(lang, how)
        if how == "names":
            return ", ".join([self.components[v].name(lang) for v in value]) or "–"
        if how == "players":
            return ", ".join([self.player(lang, int(v), names) for v in value])
        if how == "term":
            return self.say(lang, f"term.{value}", args)
        if how == "more":
            return "".join([", " + self.say(lang, f"term.{word}", args) for word in value])
        if how == "number":
            return str(len(value))
        if how == "sets":
            sets = [" + ".join([self.say(lang, f"term.{word}", args) for word in words]) for words in value]
            return "; ".join(sets) or "–"
        if how == "codes":
            return (" nebo " if lang == "cs" else " or ").join(value)
        if how == "count":
            return self.say(lang, f"count.{value}", args)
        if lang == "cs" and isinstance(value, int) and value < 0:
            return f"−{-value}"  # a Czech sentence has a minus sign where codes have a hyphen
        return str(value)

    def player(self, lang: str, seat: int, names: tuple[str, ...] = ()) -> str:
        if seat < len(names):
            return names[seat]
        return f"Hráč {seat + 1}" if lang == "cs" else f"Player {seat + 1}"


def in_quotes(lang: str, name: str, before: str) -> str:
    """A name that ends like a sentence stands in quotation marks, so that it is not read as one."""
    begin, end = QUOTES[lang]
    return begin + name + end if name.endswith(("!", "?")) and not before.endswith(begin) else name


SHARED: Final = Catalogue("herna.kernel")


class Part:
    """A piece of a template: literal text, or a placeholder with its way of filling in."""

    def __init__(self, literal: str, name: str, how: str, forms: list[str]) -> None:
        self.literal = literal
        self.name = name
        self.how = how
        self.forms = forms


def parse(template: str) -> list[Part]:
    parts: list[Part] = []
    rest = template
    while rest:
        literal, brace, rest = rest.partition("{")
        if literal:
            parts.append(Part(literal, "", "", []))
        if brace:
            inside, _, rest = rest.partition("}")
            name, *forms = inside.split("|")
            name, _, how = name.partition(":")
            parts.append(Part("", name, how, forms))
    return parts


def placeholders(template: str) -> list[tuple[str, str, int]]:
    """(argument, way of filling in, number of plural forms) of every placeholder, for checking catalogues."""
    return [(p.name, p.how, len(p.forms)) for p in parse(template) if p.name]


PLURAL_FORMS: Final = {"en": 2, "cs": 3}


def plural(lang: str, n: int) -> int:
    """Which plural form fits: English one, other; Czech one, few (2 to 4), many. A minus changes nothing."""
    n = abs(n)
    if n == 1:
        return 0
    if lang == "cs" and not 2 <= n <= 4:
        return 2
    return 1


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in language {lang!r}; there are: {', '.join(LANGUAGES)}")
