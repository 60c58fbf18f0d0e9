"""How a table is kept: as a record, a position or a snapshot."""
