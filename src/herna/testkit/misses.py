"""Codes that are nearly right: whatever is typed, the answer to "why not" is true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from herna.kernel.choice import Ask, Refusal
from herna.kernel.game import Game
from herna.kernel.refusing import CODE, open_question
from herna.kernel.state import State
from herna.testkit.contract import Contract, Violation, expect, refused

# Whether a reason is true: the state, the open question, the code that was typed, and the reason's data.
Truth = Callable[[Any, Ask, str, dict[str, Any]], bool]

TAILS: Final = ("#1", "#2", "#0", "#01", "#9", "@c4", "@0,0", ">c4", ".x", "+1", ":", ":x", " ", "#", "@")
ENDINGS: Final = ("none", "done", "cancel", "")
OWNERS: Final = ("own.", "enemy.", "p1.", "p2.", "p9.", "")
NUMBER: Final = re.compile(r"[0-9]+")
KEPT: Final = 4000  # codes of earlier decisions, to be tried in later ones


class Misses:
    """Near misses of legal codes in random positions of one game, each asked about.

    `truths` has a test for every reason that the game itself gives; a reason without one is a fault.
    """

    def __init__(self, contract: Contract, truths: dict[str, Truth]) -> None:
        self.contract = contract
        self.game: Game[Any] = contract.game
        self.truths: dict[str, Truth] = {**SHARED, **truths}
        self.met: Counter[str] = Counter()  # reasons
        self.asked = 0
        self._seen: list[str] = []

    def play(self, seed: int, crowded: bool = False, each: int = 12) -> None:
        """Ask about so many near misses at every decision of one random game."""
        rng = Random(f"{self.game.id} misses {seed}")
        contract = self.contract
        if crowded and contract.crowded is not None:
            s = contract.crowded(rng)
        else:
            s = self.game.new(seed=seed, **contract.setups[seed % len(contract.setups)])
        path: list[str] = []
        while not s.over:
            seat = rng.choice(s.to_act)
            codes = s.codes(seat)
            try:
                for code in self.near(codes, rng, each):
                    self.ask(s, code, seat, codes)
            except AssertionError as e:
                raise Violation(f"{self.game.id}, seed {seed}: {e}; choices so far: {path}") from e
            for code in codes:
                if len(self._seen) < KEPT:
                    self._seen.append(code)
                else:
                    self._seen[rng.randrange(KEPT)] = code
            index = rng.randrange(len(codes))
            path.append(f"{seat}/{codes[index]}")
            s.choose(index, seat)

    def near(self, codes: list[str], rng: Random, n: int) -> list[str]:
        """Codes that are not among these, but much like them, or legal elsewhere in the game."""
        found = [rng.choice(self._seen) for _ in range(n // 3) if self._seen]
        while len(found) < n:
            found.append(miss(rng.choice(codes), rng, rng.choice(self._seen or codes)))
        return [code for code in found if code not in codes]

    def ask(self, s: State, code: str, seat: int, codes: list[str]) -> None:
        refusal = s.why_not(code, seat)
        self.asked += 1
        if refusal is None:
            raise Violation(f"{code!r} is not legal, and nothing speaks against it")
        self.met[refusal.reason] += 1
        for lang in ("en", "cs"):
            expect(bool(refusal.text(lang)), f"the refusal of {code!r} has no words")
        rulebook = self.game.texts.rulebook
        expect(rulebook.get(refusal.rule) is not None, f"{code!r}: there is no rule {refusal.rule}")
        refused(lambda: s.choose(code, seat), f"{code!r} was accepted")
        for meant in refusal.data.get("codes", ()) if refusal.reason in ("spelling", "slip") else ():
            expect(meant in codes, f"{code!r}: {meant!r} is proposed, but is not legal")
        self.check(s, seat, code, refusal)

    def check(self, s: State, seat: int, code: str, refusal: Refusal) -> None:
        truth = self.truths.get(refusal.reason)
        if truth is None:
            raise Violation(f"{code!r}: nobody says when the reason {refusal.reason!r} is true")
        ask = open_question(s, seat)
        if ask is None:
            raise Violation(f"seat {seat} is not asked")
        expect(truth(s, ask, code, refusal.data), f"{code!r}: “{refusal.text()}” is not true")


def miss(code: str, rng: Random, other: str) -> str:
    """One small change: a number, a tail, an owner, an ending, the verb, a letter, or a part of another code."""
    verb, colon, what = code.partition(":")
    other_verb, _, other_what = other.partition(":")
    way = rng.randrange(10)
    if way == 0:
        return code + rng.choice(TAILS)
    if way == 1:
        return f"{verb}:{rng.choice(ENDINGS)}"
    if way == 2:
        return f"{verb}:{rng.choice(OWNERS)}{what.partition('.')[2] or what}"
    if way == 3:
        return f"{other_verb}:{what}" if colon else other_verb
    if way == 4:
        return f"{verb}:{other_what}"
    if way == 5 and NUMBER.search(what):
        return f"{verb}:{NUMBER.sub(lambda m: rng.choice(('0' + m[0], str(int(m[0][:4]) + 1), '')), what, count=1)}"
    if way == 6:
        return f"{verb}:{re.split('[#@>]', what)[0]}"
    if way == 7 and what:
        place = rng.randrange(len(what))
        return f"{verb}:{what[:place]}{rng.choice('abz_#@.>1')}{what[place + 1 :]}"
    if way == 8:
        return f"{verb}:{what.partition('@')[0]}@{other_what.rpartition('@')[2]}"
    return rng.choice((code.upper(), f" {code}", verb, f"{verb}:{what} ", f"{verb}::{what}", what))


# --- reasons that the kernel gives ------------------------------------------------------------------------------
def is_malformed(s: State, ask: Ask, code: str, data: dict[str, Any]) -> bool:
    return CODE.fullmatch(code) is None


def no_way_out(s: State, ask: Ask, code: str, data: dict[str, Any]) -> bool:
    return all([option.role == "do" for option in s.decision(ask.seat).options])


def verb_is_unknown(s: State, ask: Ask, code: str, data: dict[str, Any]) -> bool:
    return code.partition(":")[0] == data["verb"] and data["verb"] not in s.book.verbs


def ends_elsewhere(s: State, ask: Ask, code: str, data: dict[str, Any]) -> bool:
    return code == data["space"] and not any([legal.endswith(code) for legal in s.codes(ask.seat)])


def is_another_question(s: State, ask: Ask, code: str, data: dict[str, Any]) -> bool:
    """What was typed answers nothing that is offered here: no option begins with the same verb."""
    return code.partition(":")[0] not in [legal.partition(":")[0] for legal in s.codes(ask.seat)]


def always(s: State, ask: Ask, code: str, data: dict[str, Any]) -> bool:
    """For what is true of everything that is not legal."""
    return True


SHARED: Final[dict[str, Truth]] = {
    "spelling": always,  # that the codes it names are legal is checked with every refusal
    "slip": always,
    "nothing_there": ends_elsewhere,
    "malformed": is_malformed,
    "no_way_out": no_way_out,
    "unknown_code": verb_is_unknown,
    "another_question": is_another_question,
    "not_among": always,
}
