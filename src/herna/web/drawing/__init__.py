"""What pages and boards are drawn from, and the pieces of markup that they share."""
