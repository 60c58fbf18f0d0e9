"""Finding texts by what people type: by stems, accents ignored, with synonyms, and with "did you mean"."""

from __future__ import annotations

import difflib
import math
import re
from typing import Final

from herna.kernel.texts.stems import SHORTEST, fold, stem, words_of

ALIKE: Final = 0.7  # how similar a word must be to be suggested where nothing is found
SLIP: Final = 0.82  # the same where other words have found something
LEAST: Final = 0.55  # where nothing has all that was typed: the share of the best one's worth that others need
APART: Final = 0.4  # the worth of a phrase whose words do not stand together
WEAK: Final = 0.6  # the worth of a longer or shorter word, or of a synonym, compared with the very word


class Entry:
    """A text that can be found.

    `title` is what it stands under, `asked` what people say when they look for it, `weight` its worth among others.
    """

    def __init__(self, id: str, title: str, text: str, asked: list[str], weight: float = 1.0) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.asked = asked
        self.weight = weight


class Found:
    """What a search gave: ids, best first, and, if a word is known nowhere, what was perhaps meant (else empty)."""

    def __init__(self, ids: list[str], meant: str) -> None:
        self.ids = ids
        self.meant = meant


class Idea:
    """Something that is searched for: a stem or a few, and other stems that say the same."""

    def __init__(self, word: str, ways: list[tuple[str, ...]]) -> None:
        self.word = word  # as it was typed; empty if it is a phrase
        self.ways = ways  # the first is what was typed


class Finder:
    """An index of texts in one language.

    `groups` are lists of words and phrases that mean the same; `fillers` are words of questions that say nothing.
    """

    def __init__(self, lang: str, entries: list[Entry], groups: list[list[str]], fillers: list[str]) -> None:
        self.lang = lang
        self._fillers = set(fillers)
        self.entries = entries
        self._plain = [f" {' '.join(words_of(e.title))} | {' '.join(words_of(e.text))} " for e in entries]
        self._titles = [set(self._stems(e.title)) for e in entries]
        self._asked = [[self._stems(phrase) for phrase in e.asked] for e in entries]
        self._runs = [f" {' '.join(self._told(e.text))} " for e in entries]
        self._counts: list[dict[str, int]] = []
        self._forms: dict[str, str] = {}  # a folded word: how it is written
        for entry in entries:
            counts: dict[str, int] = {}
            for one in self._stems(entry.text):
                counts[one] = counts.get(one, 0) + 1
            self._counts.append(counts)
            self._remember(" ".join([entry.title, entry.text, *entry.asked]))
        self._stocks = {one for counts in self._counts for one in counts}
        self._stocks.update(*self._titles)
        self._groups: list[list[tuple[str, ...]]] = []
        for group in groups:
            self._groups.append([tuple(self._stems(phrase)) for phrase in group])
            for phrase in group:
                self._remember(phrase)

    def _stems(self, text: str) -> list[str]:
        return [stem(word, self.lang) for word in words_of(text)]

    def _told(self, text: str) -> list[str]:
        """The stems without the words that questions are made of."""
        return [stem(word, self.lang) for word in words_of(text) if word not in self._fillers]

    def _remember(self, text: str) -> None:
        for written in re.findall(r"\w+", text.casefold()):
            if len(written) > SHORTEST:
                self._forms.setdefault(fold(written), written)

    # --- searching -------------------------------------------------------------------------------------------
    def find(self, typed: str) -> Found:
        ideas = self._ideas(typed)
        worths = [self._worths(idea) for idea in ideas]
        asked = self._asked_for(typed, ideas)
        ids = self._ranked(typed, ideas, worths, asked)
        unknown = [] if any(asked) else [ideas[i].word for i in range(len(ideas)) if not any(worths[i])]
        return Found(ids, self._meant(typed, unknown, bool(ids)))

    def _ideas(self, typed: str) -> list[Idea]:
        """What is searched for. A phrase of a synonym counts as one, so it is looked for first."""
        words = words_of(typed)
        stems = [stem(word, self.lang) for word in words]
        free = [True] * len(words)
        ideas: list[Idea] = []
        for group in self._groups:
            for phrase in group:
                n = len(phrase)
                for i in range(len(stems) - n + 1 if n > 1 else 0):
                    if tuple(stems[i : i + n]) == phrase and all(free[i : i + n]):
                        free[i : i + n] = [False] * n
                        ideas.append(Idea("", [phrase, *[other for other in group if other != phrase]]))
        rest = [i for i in range(len(words)) if free[i] and words[i] not in self._fillers]
        if not rest and not ideas:
            rest = list(range(len(words)))
        for i in rest:
            ways: list[tuple[str, ...]] = [(stems[i],)]
            for group in self._groups:
                if (stems[i],) in group:
                    ways += [phrase for phrase in group if phrase not in ways]
            ideas.append(Idea(words[i], ways))
        return ideas

    def _asked_for(self, typed: str, ideas: list[Idea]) -> list[int]:
        """For each text, how many words were typed of the phrases that it is asked with (0: too few).

        Only complete phrases count, and together they must be two thirds of what was typed, or more.
        """
        said = {one for idea in ideas for way in idea.ways if len(way) == 1 for one in way}
        said.update(self._stems(typed))
        numbers: list[int] = []
        for phrases in self._asked:
            known = {one for phrase in phrases if all([self._was_said(one, said) for one in phrase]) for one in phrase}
            numbers.append(len(known) if 3 * len(known) >= 2 * len(ideas) else 0)
        return numbers

    def _was_said(self, wanted: str, said: set[str]) -> bool:
        return wanted in said or any([len(one) > SHORTEST and wanted.startswith(one) for one in said])

    def _worths(self, idea: Idea) -> list[float]:
        """How well each text speaks of an idea (0: not at all); rare ideas are worth more."""
        worths = [0.0] * len(self.entries)
        for n, way in enumerate(idea.ways):
            forms = [self._near(one) for one in way]
            run = f" {' '.join(way)} "
            for i in range(len(self.entries)):
                worth = min([self._worth(i, near) for near in forms]) * (WEAK if n else 1.0)
                if len(way) > 1 and run not in self._runs[i]:
                    worth *= APART
                worths[i] = max(worths[i], worth)
        share = sum([1 for worth in worths if worth]) / max(1, len(worths))
        rarity = math.log(1.5 / share) if share else 0.0
        return [worth * rarity for worth in worths]

    def _near(self, wanted: str) -> dict[str, float]:
        """The stems that may be the same word: this one, longer ones, and ones that are a little shorter."""
        near = {wanted: 1.0} if wanted in self._stocks else {}
        if len(wanted) >= SHORTEST:
            for one in self._stocks:
                longer = one.startswith(wanted)
                shorter = len(one) > SHORTEST and wanted.startswith(one) and len(wanted) - len(one) <= 3
                if one != wanted and (longer or shorter):
                    near[one] = WEAK
        return near

    def _worth(self, number: int, near: dict[str, float]) -> float:
        """A stem in the title, and often in a short text, is worth most."""
        counts, title = self._counts[number], self._titles[number]
        best = 0.0
        for one, how in near.items():
            times = counts.get(one, 0)
            if times or one in title:
                dense = times / (times + 0.6 + len(counts) / 40)
                best = max(best, how * (dense + (0.5 if one in title else 0.0)))
        return best

    def _ranked(self, typed: str, ideas: list[Idea], worths: list[list[float]], asked: list[int]) -> list[str]:
        """What is asked for like this, the exact phrase, all in the title, all somewhere; if nothing fits, the most."""
        phrase = " ".join(words_of(typed))
        phrase = f" {phrase} " if " " in phrase else ""
        places: list[tuple[int, float, int]] = []
        for i, entry in enumerate(self.entries):
            parts = [of_idea[i] for of_idea in worths]
            tier = 0
            if asked[i]:
                tier = 3 + asked[i]
            elif phrase and phrase in self._plain[i]:
                tier = 3
            elif parts and all(parts):
                tier = 2 if self._all_in_title(i, ideas) else 1
            if tier or any(parts):
                places.append((tier, sum(parts) * entry.weight, i))
        fits = any([tier for tier, _, _ in places])
        most = max([worth for _, worth, _ in places], default=0.0)
        kept = [place for place in places if place[0] or (not fits and place[1] >= LEAST * most)]
        kept.sort(key=lambda place: (-place[0], -place[1], place[2]))
        return [self.entries[i].id for _, _, i in kept]

    def _all_in_title(self, number: int, ideas: list[Idea]) -> bool:
        title = self._titles[number]
        return all([any([title.issuperset(way) for way in idea.ways]) for idea in ideas])

    def _meant(self, typed: str, unknown: list[str], found: bool) -> str:
        """What was typed with known words instead of unknown ones; empty if nothing is like them.

        Where something was found, only slips of a letter are noticed: a word can be right and not be in the rules.
        """
        like: dict[str, str] = {}
        for word in unknown:
            for close in difflib.get_close_matches(word, self._forms, 3, SLIP if found else ALIKE):
                if not found or abs(len(close) - len(word)) <= 1:
                    like.setdefault(word, self._forms[close])
        if not like:
            return ""
        return " ".join([like.get(fold(word).strip("?!.,;"), word) for word in typed.split()])
