"""One room per game; each folder's package offers `GAME`. Called, this package lists the ids of all games."""
