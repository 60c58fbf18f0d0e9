"""One game between bots: which one, who plays, how it went."""
