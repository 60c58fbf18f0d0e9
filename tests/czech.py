"""Agreement in Czech templates, as far as endings show it.

A name that fills a template may be of any gender and number, so a word that shows one of them must not depend on the
name: it needs a head noun before the name (`Nestvůra {card:name} je silná`). In the same way a number decides the form
of the noun and of the verb beside it, so these need the three plural forms (`{n|zbývá|zbývají|zbývá} {n}`).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

# Nouns that carry the agreement when they stand before a name, in any case.
NOUN: Final = (
    r"\b(akc|bojovní[kc]|cíl|dílek|dílk|jednotk|kart|myš|nestvůr|posílen|průzkumn|schopnost|síl|událost|úkol|základn"
    r"|žeton)\w*"
)
HEAD: Final = re.compile(NOUN + r"\W*$", re.IGNORECASE)

PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::(\w+))?((?:\|[^}|]*)*)\}")
BREAK: Final = re.compile(r"[.?!;,–]|:(?!\w+\})")
SECOND_PERSON: Final = re.compile(r"\b(?!příliš)\w+š\b", re.IGNORECASE)


class Gender(NamedTuple):
    letter: str
    name: str


GENDERS: Final = (
    Gender("m", "Doktor mlok"),
    Gender("f", "Zabijácká včela"),
    Gender("n", "Monstrum"),
    Gender("p", "Štítoví brouci"),
)

# What a word shows: the letters of the genders (p: plural) with which it agrees as a predicate. The first that fits.
ENDINGS: Final = (
    (
        "mfn",
        re.compile(
            r"(je|není|má|nemá|bude|nebude|může|nemůže|nese|bere|dá|žádá)$|\w*jde$|\w+([uiy]je|ne|[ýíáů]vá|[hkd]á)$"
        ),
    ),
    ("m", re.compile(r"\w{2,}([aáeěiíuůdhk]l|án|[^jm]en|[^o]ut)$")),
    ("f", re.compile(r"\w{2,}([aáeěiíuůdhk]la|ána|[^j]ena|uta)$")),
    ("n", re.compile(r"\w{2,}([aáeěiíuůdhk]lo|áno|[^j]eno|uto)$")),
    ("p", re.compile(r"\w{2,}([aáeěiíuůdhk]l[iy]|án[iy]|[^j]en[iy]|ut[iy])$")),
)
ADJECTIVES: Final = (("m", re.compile(r"\w{2,}ý$")), ("f", re.compile(r"\w{2,}á$")), ("np", re.compile(r"\w{2,}é$")))
# Words with such endings that are no predicates.
OTHERS: Final = frozenset(
    {"akce", "cíl", "číslo", "díl", "dne", "jeden", "kámen", "kolo", "neudělá", "síla", "velitel", "základen"}
)
COPULA: Final = frozenset({"by", "je", "není", "bude", "nebude", "byl", "byla", "bylo", "jsou", "nejsou"})


def shown(word: str, table: tuple[tuple[str, re.Pattern[str]], ...] = ENDINGS) -> str:
    """The genders with which this word agrees; empty if it shows none."""
    word = word.lower()
    if word in OTHERS:
        return ""
    return next((letters for letters, ending in table if ending.match(word)), "")


def clause(template: str, start: int, end: int) -> tuple[str, str]:
    """What stands before and after a placeholder in its own clause, without remarks in brackets."""
    before, after = template[:start], template[end:]
    if before.count("(") > before.count(")"):
        before, after = before[before.rindex("(") + 1 :], after.partition(")")[0]
    before, after = re.sub(r"\([^()]*\)", "", before), re.sub(r"^\{number\}", "", re.sub(r"\([^()]*\)", "", after))
    breaks = list(BREAK.finditer(before))
    before = before[breaks[-1].end() :] if breaks else before
    stop = BREAK.search(after)
    return before, after[: stop.start()] if stop else after


def words(text: str) -> list[str]:
    return re.findall(r"\w+", PLACEHOLDER.sub(" ", text))


def demands(template: str, found: re.Match[str]) -> list[tuple[str, str]]:
    """(word, genders with which it agrees) for every word that depends on the name filled in here."""
    before, after = clause(template, found.start(), found.end())
    if HEAD.search(template[: found.start()].rstrip("„ ") + " "):
        return []
    told = label(template[: found.start()])
    if told:
        return told
    if any(m[2] == "player" for m in PLACEHOLDER.finditer(before + after)) or SECOND_PERSON.search(before + after):
        return []
    if HEAD.search(before):
        return []
    told = [(w, shown(w)) for w in words(before) + words(after)]
    following = words(after)
    for i, word in enumerate(following):
        if i == 0 or following[i - 1] in COPULA or (i > 1 and following[i - 2] in COPULA):
            told.append((word, shown(word, ADJECTIVES)))
    return [(word, letters) for word, letters in told if letters]


def label(before: str) -> list[tuple[str, str]]:
    """`Nepřátelská: {card:name}`: an adjective, a participle or a pronoun before the colon means the name."""
    sentence = re.split(r"[.?!;,]", re.sub(r"\([^()]*\)", "", before))[-1]
    told = words(sentence)
    if not before.rstrip("„ ").endswith(":") or "{" in sentence or COPULA.intersection(told):
        return []
    if re.search(NOUN, sentence, re.IGNORECASE):
        return []
    showing = [(word, "f" if word == "ji" else shown(word, (*ENDINGS[1:3], *ADJECTIVES))) for word in told]
    return [(word, letters) for word, letters in showing if letters]


def disagreements(template: str) -> list[str]:
    """The sentences in which a name of some gender or number does not agree with a word that depends on it."""
    faults = []
    for found in PLACEHOLDER.finditer(template):
        if found[2] != "name":
            continue
        for word, letters in demands(template, found):
            for gender in GENDERS:
                if gender.letter not in letters:
                    faults.append(f"{word!r}: {template[: found.start()]}{gender.name}{template[found.end() :]}")
    return faults


# Arguments that are no whole numbers, or numbers that only say which one; words beside a number that do not follow it.
NO_COUNTS: Final = frozenset(
    {"bot", "breakpoint", "code", "name", "number", "power", "rate", "row", "seat", "section", "space", "x", "y"}
)
INVARIANT: Final = frozenset({"a", "až", "by", "k", "posílení", "pro", "rozhodnutí", "z", "ze", "zranění"})
COUNTING: Final = re.compile(r"\b(zbývá|čeká|zůstává|hrál[ao]|\w+(?:án|[eě]n|ut)[ao])(?: se)? $", re.IGNORECASE)


def uncounted(template: str) -> list[str]:
    """Nouns and verbs beside a number that have one form instead of three."""
    faults = []
    for found in PLACEHOLDER.finditer(template):
        if found[2] or found[3] or found[1] in NO_COUNTS:
            continue
        noun = re.match(r" (\w+)", template[found.end() :])
        verb = COUNTING.search(template[: found.start()])
        if noun and noun[1].islower() and noun[1] not in INVARIANT:
            faults.append(f"{noun[1]!r}: {template}")
        if verb:
            faults.append(f"{verb[1]!r}: {template}")
    return faults
