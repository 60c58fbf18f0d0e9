"""Holding many games: handing them out, keeping what was played, showing how far it is."""
