"""Alembic's entry: with a connection the migrations are run, without one they are written out as SQL."""

from __future__ import annotations

from alembic import context

from herna.web.store.models import Base

config = context.config
if context.is_offline_mode():
    context.configure(dialect_name=config.attributes["dialect"], target_metadata=Base.metadata, literal_binds=True)
else:
    context.configure(connection=config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
