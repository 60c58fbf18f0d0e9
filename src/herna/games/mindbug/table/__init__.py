"""What lies on the table, and the single moves that rules make with it."""
