"""What the room and the terminal say: both languages, the same arguments, the right plural forms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.kernel.texts.catalogue import LANGUAGES, PLURAL_FORMS, Catalogue, placeholders
from herna.terminal.language import TEXTS as TERMINAL
from herna.web.words import TEXTS as WEB
from herna.web.words import preferred

SOURCE = Path(__file__).parents[2] / "src" / "herna"


@pytest.mark.parametrize("texts", [WEB, TERMINAL], ids=["web", "terminal"])
def test_phrases_are_complete(texts: Catalogue) -> None:
    for key, phrase in texts.phrases.items():
        assert sorted(phrase) == sorted(LANGUAGES), key
        arguments = [{name for name, _, _ in placeholders(phrase[lang])} for lang in LANGUAGES]
        assert arguments[0] == arguments[1], key
        for lang in LANGUAGES:
            forms = [n for _, _, n in placeholders(phrase[lang]) if n]
            assert all(n == PLURAL_FORMS[lang] for n in forms), key


@pytest.mark.parametrize(("room", "texts"), [("web", WEB), ("terminal", TERMINAL)])
def test_every_phrase_that_the_code_names_exists(room: str, texts: Catalogue) -> None:
    files = [*(SOURCE / room).rglob("*.py"), *((SOURCE / "cli").glob("*.py") if room == "terminal" else [])]
    named = set()
    for path in files:
        named |= set(re.findall(r'(?<!texts\.)say\((?:[a-z.]*lang|"en"), "([a-z_.]+)"', path.read_text()))
        named |= set(re.findall(r'(?:look|out|self)\.say\("([a-z_.]+)"', path.read_text()))
    assert named
    assert [
        key for key in sorted(named) if not texts.has(key) and not key.endswith(".") and not key.startswith("table.")
    ] == []


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de,fr;q=0.9", "en"),
        ("en;q=0.3,cs;q=0.8", "cs"),
        ("sk", "cs"),
        ("x;q=y", "en"),
    ],
)
def test_the_browsers_language_is_understood(header: str, lang: str) -> None:
    assert preferred(header) == lang
