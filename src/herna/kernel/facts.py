"""The printed facts of a component in words, for card browsers, terminals and the check that no word is missing.

`fact.<name>` is what a fact is called. Its values are spoken by the first of `fact.<name>.<value>`,
`term.<name>.<value>`, `term.<value>` and the component of that id; numbers speak for themselves. A flag is a sentence
of its own, `fact.<name>.yes` (and `.no`, or nothing). Amounts (a table of numbers) have a phrase each,
`fact.<name>.<what>` with the argument `n`. A list of tables is a list of smaller facts. Where `fact.<name>.why` exists,
the fact is a mark that explains itself.
"""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.game import Game
from herna.kernel.texts.catalogue import Catalogue

SEPARATOR: Final = " · "


class Word:
    """One value in words; `sign` is the name under which a picture of it may be known."""

    def __init__(self, sign: str, text: str) -> None:
        self.sign = sign
        self.text = text


class Fact:
    """One line about a component: `label: words`, or only the words where they say everything."""

    def __init__(self, name: str, label: str, words: list[Word], why: str) -> None:
        self.name = name
        self.label = label
        self.words = words
        self.why = why

    @property
    def value(self) -> str:
        return ", ".join([word.text for word in self.words])

    @property
    def text(self) -> str:
        return f"{self.label}: {self.value}" if self.label else self.value


def facts_in_words(game: Game[Any], component: str, lang: str) -> list[Fact]:
    """What is printed on a component; what does not apply to it is left out."""
    if component not in game.component_ids():
        return []
    return spoken(game.texts, lang, game.facts(component))


def spoken(texts: Catalogue, lang: str, facts: dict[str, Any]) -> list[Fact]:
    lines = []
    for name, value in facts.items():
        words = words_of(texts, lang, name, value)
        if words:
            label = "" if isinstance(value, bool) else say(texts, lang, "fact." + name, name)
            why = say(texts, lang, f"fact.{name}.why", "") if value is True else ""
            lines.append(Fact(name, label, words, why))
    return lines


def words_of(texts: Catalogue, lang: str, name: str, value: Any) -> list[Word]:
    if value is None or value == "":
        return []
    if isinstance(value, bool):
        sentence = say(texts, lang, f"fact.{name}.{'yes' if value else 'no'}", "")
        return [Word(name, sentence)] if sentence else []
    if isinstance(value, dict):
        return [Word(what, amount(texts, lang, f"fact.{name}.{what}", what, n)) for what, n in value.items()]
    if isinstance(value, list | tuple):
        return [word for part in value for word in part_of(texts, lang, name, part)]
    return [Word(str(value), value_in_words(texts, lang, name, value))]


def part_of(texts: Catalogue, lang: str, name: str, part: Any) -> list[Word]:
    """An element of a list; a table among them is told in brackets of its own."""
    if isinstance(part, dict):
        return [Word("", "(" + "; ".join([fact.text for fact in spoken(texts, lang, part)]) + ")")]
    return words_of(texts, lang, name, part)


def value_in_words(texts: Catalogue, lang: str, name: str, value: Any) -> str:
    key = value_key(texts, name, value)
    if key:
        return texts.say(lang, key)
    component = texts.components.get(str(value))
    return str(value) if component is None else component.name(lang)


def value_key(texts: Catalogue, name: str, value: Any) -> str:
    """The phrase that speaks a value; empty if there is none."""
    for key in (f"fact.{name}.{value}", f"term.{name}.{value}", f"term.{value}"):
        if texts.has(key):
            return key
    return ""


def amount(texts: Catalogue, lang: str, key: str, what: str, n: Any) -> str:
    return texts.say(lang, key, {"n": n}) if texts.has(key) else f"{n} {what}"


def say(texts: Catalogue, lang: str, key: str, otherwise: str) -> str:
    return texts.say(lang, key) if texts.has(key) else otherwise


# --- is everything said? --------------------------------------------------------------------------------------------
def unsaid_facts(game: Game[Any]) -> list[str]:
    """The keys of all phrases that the facts of this game need and its catalogue lacks."""
    wanted: list[str] = []
    for component in game.component_ids():
        for name, value in game.facts(component).items():
            wanted += [key for key in unsaid(game.texts, name, value) if key not in wanted]
    return wanted


def unsaid(texts: Catalogue, name: str, value: Any) -> list[str]:
    if isinstance(value, bool):
        needed = [f"fact.{name}.yes"]
    elif isinstance(value, dict):
        needed = ["fact." + name, *[f"fact.{name}.{what}" for what in value]]
    else:
        needed = ["fact." + name]
    missing = [key for key in needed if not texts.has(key)]
    for part in value if isinstance(value, list | tuple) else [value]:
        if isinstance(value, list | tuple) and isinstance(part, dict):
            missing += [key for inner, one in part.items() for key in unsaid(texts, inner, one)]
        elif isinstance(part, str) and part and not value_key(texts, name, part) and part not in texts.components:
            missing.append(f"fact.{name}.{part}")
    return missing
