"""Are a game's texts complete: both languages, the same arguments, the right number of plural forms."""

from __future__ import annotations

from typing import Any

from herna.kernel.facts import unsaid_facts
from herna.kernel.game import Game
from herna.kernel.texts.catalogue import LANGUAGES, PLURAL_FORMS, placeholders


def text_faults(game: Game[Any]) -> list[str]:
    """What is missing or wrong in the catalogue of a game, one line each."""
    faults = phrase_faults(game)
    wanted = ["title", "intro"]
    wanted += [f"setting.{o}{part}" for o in game.options for part in ("", ".name")]
    wanted += ["ruling." + ruling.name for ruling in game.rulings]
    wanted += ["event." + event.name for event in game.events]
    wanted += ["end." + reason for reason in game.reasons]
    wanted += unsaid_facts(game)
    faults += [f"there is no phrase {key!r}" for key in wanted if not game.texts.has(key)]
    faults += question_faults(game)
    return faults + filter_faults(game) + component_faults(game) + rulebook_faults(game)


def phrase_faults(game: Game[Any]) -> list[str]:
    faults = []
    for key, phrase in game.texts.phrases.items():
        if sorted(phrase) != sorted(LANGUAGES):
            faults.append(f"phrase {key!r} has the languages {sorted(phrase)}")
            continue
        names = {lang: {name for name, _, _ in placeholders(phrase[lang])} for lang in LANGUAGES}
        if names["en"] != names["cs"]:
            faults.append(f"phrase {key!r} uses {sorted(names['en'])} in English and {sorted(names['cs'])} in Czech")
        for lang in LANGUAGES:
            for name, _, forms in placeholders(phrase[lang]):
                if forms and forms != PLURAL_FORMS[lang]:
                    faults.append(f"phrase {key!r}: {name!r} has {forms} plural forms in {lang}")
            if not phrase[lang].strip():
                faults.append(f"phrase {key!r} is empty in {lang}")
    return faults


def question_faults(game: Game[Any]) -> list[str]:
    """Every kind of question has a sentence, or one for each purpose, and no two sentences are alike."""
    faults = []
    sentences = {key: phrase for key, phrase in game.texts.phrases.items() if key.startswith("ask.")}
    for kind in game.kinds:
        if not any([key == "ask." + kind.name or key.startswith(f"ask.{kind.name}.") for key in sentences]):
            faults.append(f"there is no question {kind.name!r}")
    for lang in LANGUAGES:
        said: dict[str, str] = {}
        for key, phrase in sentences.items():
            other = said.setdefault(phrase.get(lang, key), key)
            if other != key:
                faults.append(f"the questions {other!r} and {key!r} are the same sentence in {lang}")
    return faults


def filter_faults(game: Game[Any]) -> list[str]:
    """A phrase `filter.<fact>` lets people choose by a fact, so some component must have it."""
    filters = [key.split(".")[1] for key in game.texts.phrases if key.startswith("filter.")]
    facts = {name for id in game.component_ids() for name in game.facts(id)}
    return [f"there is a filter {name!r}, but no such fact" for name in sorted(set(filters) - facts)]


def component_faults(game: Game[Any]) -> list[str]:
    faults = []
    for id in game.component_ids():
        component = game.texts.components.get(id)
        if component is None:
            faults.append(f"component {id!r} has no texts")
            continue
        for lang in LANGUAGES:
            if not component.name(lang):
                faults.append(f"component {id!r} has no name in {lang}")
            for rule, ruling in component.rulings(lang):
                if not ruling or game.texts.rulebook.get(rule) is None:
                    faults.append(f"component {id!r}: a ruling cites {rule!r} or is empty")
        if bool(component.text("en")) != bool(component.text("cs")):
            faults.append(f"component {id!r} has its text in one language only")
    return faults


def rulebook_faults(game: Game[Any]) -> list[str]:
    book = game.texts.rulebook
    faults = []
    ids = [r.id for r in [*book.sections, *book.rules, *book.examples, *book.rulings]]
    faults += [f"rule id {id} stands twice" for id in set(ids) if ids.count(id) > 1]
    sections = [s.id for s in book.sections]
    for rule in book.rules:
        if rule.id.rsplit(".")[0] not in sections:
            faults.append(f"rule {rule.id} belongs to no section")
    for entry in [*book.sections, *book.rules, *book.examples, *book.rulings]:
        faults += [f"{entry.id} is empty in {lang}" for lang in LANGUAGES if not entry.text(lang).strip()]
    for id in book.searching.rules():
        if id not in ids:
            faults.append(f"searching.toml: there is no rule {id}")
        faults += [f"searching.toml: {id} lacks {lang}" for lang in LANGUAGES if not book.searching.asked(id, lang)]
    return faults
