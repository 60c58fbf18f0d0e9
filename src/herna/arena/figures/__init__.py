"""What the games say: ratings, standings, and the balance of a game."""
