"""Learning a game: pages on how to play it, lessons that lead by the hand, and the goals that both speak of."""
