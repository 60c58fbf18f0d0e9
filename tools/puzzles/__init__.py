"""Puzzles out of games of bots: looking for them, choosing and grading them, proving all of them again."""
