"""Sentences in two languages: the catalogue of a game, and how people look for a rule in it."""
