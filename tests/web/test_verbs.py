"""Every question about things on the table says what happens to the thing chosen, in whole games of all five."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

import pytest
from markupsafe import escape

from herna.api import own_games
from herna.kernel.choice import Decision
from herna.kernel.texts.catalogue import LANGUAGES
from tests.web.frames import Watched, random_game

SEEDS = range(3)
DRAWN = 0.03  # of the questions of a kind and purpose that has been met already in this game
MET = {"bigmonster": 7, "mindbug": 10, "smashup": 30, "summoner": 15, "wistar": 12}  # kinds of questions, at least
PLACEHOLDER = re.compile(r"\{[^}]*\}")
ASKED = re.compile(r'<p id="ask"[^>]*>(.*?)</p>')
TAG = re.compile(r'(<span class="tag"[^>]*>)[^<]*</span>')
WORD = re.compile(r"[^\W_]+")
# A sentence made of these words alone ("Choose a creature.") does not say what the thing is chosen for.
EMPTY = {
    "en": """a an the of or and on in at to from for with by your you yours it its this that these do does is are be
        now next one which what who whose where choose chosen choice select pick target option thing card cards creature
        minion base action unit structure space tile row place player hand area table board deck pile project mission
        rat mouse room token door task enemy own another other several battlefield""",
    "cs": """a nebo na v ve z ze k ke u do od pro s se si tvou tvé tvůj tvá tvého své svou svého to ta ten tu
        tato tento teď další jeden jednu jedno který která které kterou kterého co kdo koho čí kde kam vyber
        vybereš vybrat zvol zvolíš zvolit cíl možnost věc karta kartu kartou nestvůra nestvůru bojovník
        bojovníka základna základnu akce akci jednotka jednotku stavba stavbu pole dílek řada řadu místo
        hráč hráče ruky ruka oblast oblasti stůl stole balíček balíčku projekt úkol krysa krysu myš místnost
        žeton dveře nepřátelskou vlastní jiný jinou bojiště bude""",
}
EMPTY_WORDS = {lang: set(words.split()) for lang, words in EMPTY.items()}


def says_nothing(sentence: str, lang: str) -> bool:
    """Whether all of its words could stand in a question about anything."""
    return set(WORD.findall(sentence.casefold())) <= EMPTY_WORDS[lang]


class Things(HTMLParser):
    """What the board offers: {code: the words that stand on its thing}. A spot shows the very tile that comes there."""

    def __init__(self, board: str) -> None:
        super().__init__()
        self.words: dict[str, str] = {}
        self.menus: dict[str, str] = {}  # what stands on the thing that opens a menu, by its id
        self.inside: list[tuple[str, str]] = []  # (menu, code)
        self.menu = ""
        self.depth = 0
        self.open: tuple[str, str] | None = None  # (code, menu) of the thing whose words come next
        self.reading = False
        self.feed(board)
        for menu, code in self.inside:
            self.words.setdefault(code, self.menus.get(menu, ""))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        classes = found.get("class", "").split()
        if tag == "div" and "menu" in classes:
            self.menu, self.depth = found["id"], 0
        self.depth += tag == "div"
        if tag == "button" and self.menu and found.get("name") == "choice":
            self.inside.append((self.menu, found["value"]))
        elif tag == "button" and "hit" in classes:
            self.open = (found.get("value", ""), found.get("popovertarget", ""))
            if "spot" not in classes:
                self.words.setdefault(self.open[0], "")
        elif tag == "span" and "tag" in classes:
            self.reading = True

    def handle_endtag(self, tag: str) -> None:
        if tag == "div" and self.menu:
            self.depth -= 1
            self.menu = self.menu if self.depth else ""
        if tag == "span":
            self.reading = False

    def handle_data(self, data: str) -> None:
        if self.reading and self.open is not None:
            code, menu = self.open
            if menu:
                self.menus[menu] = data
            elif code:
                self.words[code] = data


def sentence_of(decision: Decision, lang: str) -> str:
    """The sentence as it was written: names of cards may be verbs, and are no part of it."""
    special = f"ask.{decision.kind}.{decision.purpose}"
    texts = decision.options[0]._texts
    return PLACEHOLDER.sub(" ", texts.template(special if texts.has(special) else "ask." + decision.kind, lang))


def faults(html: str, decision: Decision, sentence: str, lang: str) -> list[str]:
    """What this question about things on the table leaves open."""
    found = []
    if says_nothing(sentence, lang):
        found.append(f"the question does not say what happens: {sentence}")
    asked = ASKED.search(html)
    shown = set(WORD.findall(unescape(asked[1]).casefold())) if asked else set()
    if missing := set(WORD.findall(sentence.casefold())) - shown:
        found.append(f"the page does not ask it: {sorted(missing)} not in {sorted(shown)}")
    things = Things(html[html.index('id="board"') : html.index('id="prompt"')])
    for option in decision.options:
        if option.at and option.role == "do" and option.code in things.words:
            words = things.words[option.code].removesuffix("…").strip()
            if says_nothing(words, lang) or words == option.label(lang):
                found.append(f"{option.code}: its thing does not say what happens to it, only: {words!r}")
    return found


def target_questions(id: str, seed: int) -> Iterator[tuple[Watched, Decision, str]]:
    """The questions of a whole game that are about things on the table, with a language: the first of its kind and
    purpose in both, of the others some."""
    met: set[tuple[str, str]] = set()
    for watched, rng in random_game(id, seed):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            if any([option.at and option.role == "do" for option in decision.options]):
                kind = (decision.kind, decision.purpose)
                for lang in LANGUAGES:
                    if kind not in met or rng.random() < DRAWN:
                        yield watched, decision, lang
                met.add(kind)


@pytest.mark.parametrize("id", own_games())
def test_every_question_about_things_on_the_table_says_what_happens_to_them(id: str) -> None:
    kinds = set()
    for seed in SEEDS:
        for watched, decision, lang in target_questions(id, seed):
            html = watched.draw(decision.seat, lang, goals=lang == "en")
            found = faults(html, decision, sentence_of(decision, lang), lang)
            assert not found, f"{id}, seed {seed}, choice {watched.state.made}, {decision!r}, {lang}: {found}"
            kinds.add((decision.kind, decision.purpose))
    assert len(kinds) > MET[id]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_or_a_thing_without_a_verb_is_caught(lang: str) -> None:
    empty = {"en": "Snail Hydra: choose a creature.", "cs": "Šnečí hydra: vyber nestvůru."}[lang]
    for watched, decision, _ in target_questions("mindbug", 1):
        html = watched.draw(decision.seat, lang)
        sentence = sentence_of(decision, lang)
        assert faults(html, decision, sentence, lang) == []
        assert says_nothing(empty.partition(":")[2], lang)
        assert any(["does not say" in fault for fault in faults(html, decision, empty.partition(":")[2], lang)])
        assert faults(ASKED.sub('<p id="ask">?</p>', html), decision, sentence, lang)
        for other in ({"en": "choose …", "cs": "vybrat …"}[lang], decision.options[0].label(lang), ""):
            changed = TAG.sub(lambda tag: f"{tag[1]}{escape(other)}</span>", html)  # noqa: B023
            assert faults(changed, decision, sentence, lang), other
        return
