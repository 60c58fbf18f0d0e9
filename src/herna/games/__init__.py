"""One room per game; each folder's package offers `GAME`."""
