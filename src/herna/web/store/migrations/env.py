"""Alembic's entry: with a connection the migrations are run, without one they are written out as SQL.

Several servers may start at once: one migrates, and the others wait for it. SQLite changes a table by writing it anew
and dropping the old one, which must not take along what refers to it.
"""

from __future__ import annotations

from alembic import context

from herna.web.store.models import Base

LOCK = 0x4865726E61
config = context.config
if context.is_offline_mode():
    context.configure(dialect_name=config.attributes["dialect"], target_metadata=Base.metadata, literal_binds=True)
else:
    connection = config.attributes["connection"]
    if connection.dialect.name == "sqlite":
        for order in ("PRAGMA busy_timeout=30000", "PRAGMA foreign_keys=OFF", "BEGIN IMMEDIATE"):
            connection.exec_driver_sql(order)
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
