"""Czech templates agree with whatever fills them: names of any gender and number, any count."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import herna
from tests.czech import disagreements, uncounted

SOURCES = Path(herna.__file__).parent
OTHER = ("components.toml", "rulebook.toml", "searching.toml")  # no sentences that something fills
PHRASES = sorted(p for p in SOURCES.glob("**/texts/**/*.toml") if p.name not in OTHER)


@pytest.mark.parametrize("path", PHRASES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_sentences_agree_with_what_fills_them(path: Path) -> None:
    phrases = tomllib.loads(path.read_text(encoding="utf-8"))
    found = {key: disagreements(phrase["cs"]) + uncounted(phrase["cs"]) for key, phrase in phrases.items()}
    assert {key: faults for key, faults in found.items() if faults} == {}


def test_all_catalogues_are_read() -> None:
    packages = {path.relative_to(SOURCES).parts[0] for path in PHRASES}
    assert packages == {"arena", "games", "kernel", "learn", "terminal", "web"}
    assert {"mindbug", "smashup", "bigmonster", "wistar", "summoner"} == {
        path.relative_to(SOURCES).parts[1] for path in PHRASES if path.relative_to(SOURCES).parts[0] == "games"
    }


@pytest.mark.parametrize(
    ("template", "names"),
    [
        ("{card:name} je příliš silná.", ["Doktor mlok", "Monstrum", "Štítoví brouci"]),
        ("{card:name} ({seat:player}) jde na odhazovací balíček.", ["Štítoví brouci"]),
        ("Akci, kterou otočil {source:name}, si smíš vzít.", ["Zabijácká včela", "Monstrum", "Štítoví brouci"]),
        ("Poražena: {card:name}.", ["Doktor mlok", "Monstrum", "Štítoví brouci"]),
        ("Nepřátelská: {card:name}{number} ({power})", ["Doktor mlok", "Monstrum", "Štítoví brouci"]),
        ("V tomto tahu ji nelze porazit: {card:name}.", ["Doktor mlok", "Monstrum", "Štítoví brouci"]),
        ("Bojovník {card:name} ({seat:player}) je příliš silný.", []),
        ("{card:name} útočí na cíl {target:name}.", []),
        ("{seat:player} získává kartu: {card:name}.", []),
        ("Příliš velká síla: {card:name}.", []),
        ("Kartu {card:name} nemáš v ruce.", []),
    ],
)
def test_a_word_that_depends_on_a_name_is_found(template: str, names: list[str]) -> None:
    faults = disagreements(template)
    assert [
        name for name in ("Doktor mlok", "Zabijácká včela", "Monstrum", "Štítoví brouci") if name in str(faults)
    ] == names


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("Zbývá {n} {n|bod|body|bodů}.", ["Zbývá"]),
        ("{card:name}: odstraněno {amount} zranění.", ["odstraněno"]),
        ("Postih: {points} bodů.", ["bodů"]),
        ("{n|Zbývá|Zbývají|Zbývá} {n} {n|bod|body|bodů}.", []),
        ("Magie: {magic} z 15, síla {power}", []),
    ],
)
def test_a_word_that_depends_on_a_number_is_found(template: str, words: list[str]) -> None:
    assert [fault.split("'")[1] for fault in uncounted(template)] == words
