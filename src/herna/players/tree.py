"""The tree of the information-set search: choices as one seat can tell them apart, over many possible worlds.

An edge is a choice somebody made; below it hang the questions that were put next, which differ from world to world. A
question is told apart by who is asked and what kind it is, and by what that seat itself answered face down before.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from herna.kernel.choice import Ask

KINDS: Final = 256
SEATS: Final = 8
UNSEEN: Final = -1  # the key of what was answered face down by others only


class Edge:
    """A choice: how often it was made and possible, what it brought the one who made it, and what was asked next."""

    __slots__ = ("opened", "possible", "prior", "questions", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior  # how it looked at first glance
        self.visits = 0
        self.possible = 0  # how often it was among the options when somebody chose
        self.total = 0.0
        self.opened = False  # whether it is considered at all (see `Question.select`)
        self.questions: dict[int, Question] | None = None

    def question(self, ask: Ask, memory: int) -> Question:
        """What is asked next; `memory` is what the seat itself last answered face down."""
        return self._below((memory * KINDS + ask.kind) * SEATS + ask.seat)

    def beyond(self) -> Edge:
        """Where the tree goes on when only others have answered, face down."""
        edges = self._below(UNSEEN).edges
        if not edges:
            edges[0] = Edge(0.5)
        return edges[0]

    def _below(self, key: int) -> Question:
        if self.questions is None:
            self.questions = {}
        question = self.questions.get(key)
        if question is None:
            question = Question()
            self.questions[key] = question
        return question


class Question:
    """A decision of one seat: its options in all the worlds seen so far, by their value."""

    __slots__ = ("edges", "opened", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.opened = 0

    def select(self, ask: Ask, explore: float, trust: float, faith: float, widen: float) -> int:
        """The index of the option to look at next: good or little known (UCB), among the few most promising.

        The first glance counts like `trust` visits, and for good like `faith` times the visits. What is little known
        draws more the longer the search takes (a root instead of UCB's logarithm): few playouts must go where the
        glance points, many can afford to doubt it. More options are let in as visits grow. Every option of the
        question must have its edge.
        """
        self.visits += 1
        options = ask.options
        edges = self.edges
        best, most = -1, 0.0
        waiting, promise = -1, 0.0
        for i in range(len(options)):
            edge = edges[options[i]]
            edge.possible += 1
            if edge.opened:
                known = edge.visits + trust
                glance = trust + faith * edge.visits
                value = (edge.total + glance * edge.prior) / (edge.visits + glance)
                value += explore * sqrt(sqrt(edge.possible) / known)
                if best < 0 or value > most:
                    best, most = i, value
            elif waiting < 0 or edge.prior > promise:
                waiting, promise = i, edge.prior
        if waiting >= 0 and (best < 0 or self.opened < widen * sqrt(self.visits)):
            edges[options[waiting]].opened = True
            self.opened += 1
            return waiting
        return best
