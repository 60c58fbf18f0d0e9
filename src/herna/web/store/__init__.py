"""The memory of the room: tables, their seats and choices, in a database."""

from herna.web.store.store import Conflict, NewSeat, Store, StoredSeat, StoredTable, TableLine

__all__ = ["Conflict", "NewSeat", "Store", "StoredSeat", "StoredTable", "TableLine"]
