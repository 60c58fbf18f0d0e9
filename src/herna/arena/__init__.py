"""Bots against bots: matches, tournaments with ratings, and what they tell about the balance of a game."""
