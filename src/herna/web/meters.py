"""What is counted while a room is open, for whoever watches over it; kept by the process, for all rooms in it.

Labels are patterns of addresses and kinds of games: never a key, a name or an id.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "herna_requests", "answers, by the pattern of the address", ["method", "route", "status"], registry=REGISTRY
)
CHOICES: Final = Counter("herna_choices", "choices that were kept, of people and bots", ["game"], registry=REGISTRY)
NEW_TABLES: Final = Counter("herna_new_tables", "tables that were set", ["game"], registry=REGISTRY)
TABLES: Final = Gauge("herna_tables_in_memory", "tables in use", registry=REGISTRY)
STREAMS: Final = Gauge("herna_streams", "pages that follow a table", registry=REGISTRY)
THINKING: Final = Histogram(
    "herna_thinking_seconds",
    "from a bot's turn to its answer, waiting for a free process included",
    registry=REGISTRY,
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
)
DATABASE_FAILURES: Final = Counter("herna_database_failures", "times that the database failed", registry=REGISTRY)


def written() -> bytes:
    """All of it, in the text format of Prometheus."""
    return generate_latest(REGISTRY)
