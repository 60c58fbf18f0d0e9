"""The rulebook's procedures, step by step."""
