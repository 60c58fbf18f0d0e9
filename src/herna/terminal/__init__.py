"""Play, look things up and replay in a terminal: lines in, lines out, also piped and for a screen reader."""
