"""The memory of the room: tables, their seats and choices, in a database."""

from herna.web.store.database import Unavailable
from herna.web.store.entries import Conflict, Made
from herna.web.store.reviews import StoredReview
from herna.web.store.store import NewSeat, Store, StoredSeat, StoredTable, TableLine

__all__ = [
    "Conflict",
    "Made",
    "NewSeat",
    "Store",
    "StoredReview",
    "StoredSeat",
    "StoredTable",
    "TableLine",
    "Unavailable",
]
