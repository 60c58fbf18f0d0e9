"""The rows of the database."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, Index, LargeBinary, String, false, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """How a game was set up. Its whole course is its choices; `version` grows with every change, undo included."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[str] = mapped_column(String(16))
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(128))
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    watch: Mapped[str] = mapped_column(String(32), unique=True)
    watched: Mapped[bool] = mapped_column(server_default=true())  # may people with the watch link look?
    version: Mapped[int]
    over: Mapped[bool]
    winners: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    next_table: Mapped[str | None] = mapped_column(String(16))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class SeatRow(Base):
    """Who sits where. People who share a screen share the key of their link."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    bot: Mapped[str | None] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(40))
    key: Mapped[str | None] = mapped_column(String(32))
    visitor: Mapped[str | None] = mapped_column(String(32))

    __table_args__ = (Index("ix_seats_key", "key"), Index("ix_seats_visitor", "visitor"))


class ChoiceRow(Base):
    """One choice; its number is taken only once, so two processes cannot both make it."""

    __tablename__ = "choices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(300))
    by_default: Mapped[bool] = mapped_column(server_default=false())  # the seat's bot gave no answer


class SnapshotRow(Base):
    """A state part of the way, so that a long game loads fast."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    blob: Mapped[bytes] = mapped_column(LargeBinary)
