"""Smash Up, rule by rule and card by card."""
