"""Alembic's entry: one connection, the models' tables."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from herna.web.store.models import Base

engine = create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
