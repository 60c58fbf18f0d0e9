"""The search in a game that nobody tuned it for: three answer at once, face down, and race in the end."""

from __future__ import annotations

from herna.players import Observation, Search
from herna.players.explorer import Explorer, Worlds
from herna.players.judges import HAND
from herna.players.tree import Edge
from herna.players.tuning import DEFAULTS, tuning_of
from tests.toys.draft import GAME


def test_it_plays_a_game_that_nobody_tuned_it_for() -> None:
    """The highest tile is the best pick."""
    assert tuning_of("draft") is DEFAULTS
    s = GAME.position({"players": 3, "hands": [[1, 2, 6], [3, 3, 3], [4, 4, 4]], "taken": [[], [], []]}, seed=1)
    seen = Observation(s, 0)
    assert seen.codes()[Search(1, 200).choose(seen)] == "pick:6"
    while not s.over:
        seat = s.to_act[-1]
        s.choose(Search(seat, 20).choose(Observation(s, seat)), seat)
    assert s.result is not None


def test_nobody_chooses_by_what_others_answer_at_the_same_time() -> None:
    """All questions put at once hang at the same place of the tree, not below each other's answers."""
    s = GAME.new(players=3, seed=1)
    root = Edge(0.5)
    explorer = Explorer(1, DEFAULTS, root, Worlds(Observation(s, 1), 7), HAND)
    for _ in range(50):
        explorer.playout()
    assert root.questions is not None
    assert len(root.questions) == 3
    assert [question.visits for question in root.questions.values()] == [50, 50, 50]
    for question in root.questions.values():
        assert sum([edge.visits for edge in question.edges.values()]) == 50


def test_face_down_answers_of_others_make_no_difference() -> None:
    s = GAME.new(players=3, seed=1)
    s.choose(0, seat=0)
    other = GAME.new(players=3, seed=1)
    other.choose(other.options_of(0) - 1, seat=0)
    assert s.answers != other.answers
    assert Search(1, 40).rate(Observation(s, 2)) == Search(1, 40).rate(Observation(other, 2))
