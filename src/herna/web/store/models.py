"""The rows of the database."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Float, ForeignKey, Index, LargeBinary, String, false, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """How a game was set up. Its whole course is its choices; `version` grows with every change, undo included."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[str] = mapped_column(String(16))
    rulings: Mapped[int] = mapped_column(server_default="0")  # how many of the game's rulings hold here
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(128))
    open_seed: Mapped[bool] = mapped_column(server_default=false())  # somebody knows it: it was chosen, not drawn
    secret: Mapped[str | None] = mapped_column(String(64))  # the room's part of a seed that all people add to
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    watch: Mapped[str] = mapped_column(String(32), unique=True)
    watched: Mapped[bool] = mapped_column(server_default=true())  # may people with the watch link look?
    version: Mapped[int]
    over: Mapped[bool]
    winners: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    terms: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # what people agreed on beforehand
    ending: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # if it ended not by its rules
    due: Mapped[float | None] = mapped_column(Float(53))  # somebody may be late then (seconds since 1970)
    next_table: Mapped[str | None] = mapped_column(String(16))
    aside: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # what lies beside the game
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True))

    __table_args__ = (Index("ix_tables_due", "due"),)


class SeatRow(Base):
    """Who sits where. People who share a screen share the key of their link."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    bot: Mapped[str | None] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(40))
    key: Mapped[str | None] = mapped_column(String(32))
    visitor: Mapped[str | None] = mapped_column(String(32))
    invited: Mapped[bool] = mapped_column(server_default=false())  # the link is an invitation until somebody sits down
    # what people add to the seed: first its fingerprint (empty: nothing), and when all have done so, the thing itself
    mark: Mapped[str | None] = mapped_column(String(64))
    share: Mapped[str | None] = mapped_column(String(64))
    seen: Mapped[float | None] = mapped_column(Float(53))  # when their person last looked (seconds since 1970)

    __table_args__ = (Index("ix_seats_key", "key"), Index("ix_seats_visitor", "visitor"))


class ChoiceRow(Base):
    """One choice; its number is taken only once, so two processes cannot both make it."""

    __tablename__ = "choices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(300))
    request: Mapped[str | None] = mapped_column(String(80))  # what the client calls it; the same is made only once
    by_default: Mapped[bool] = mapped_column(server_default=false())  # the seat's bot gave no answer
    linked: Mapped[bool] = mapped_column(server_default=false())  # made together with the one before, by one click


class MessageRow(Base):
    """Something that was said at a table: a ready phrase, or a text."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    channel: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None]
    phrase: Mapped[str | None] = mapped_column(String(16))
    text: Mapped[str | None] = mapped_column(String(300))
    moment: Mapped[float] = mapped_column(Float(53))

    __table_args__ = (Index("ix_messages_table", "table_id"),)


class NoteRow(Base):
    """Something that whoever runs the room has noted."""

    __tablename__ = "notes"

    name: Mapped[str] = mapped_column(String(100), primary_key=True)
    value: Mapped[str] = mapped_column(String(600))


class SnapshotRow(Base):
    """A state part of the way, so that a long game loads fast."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    blob: Mapped[bytes] = mapped_column(LargeBinary)


class TranscriptRow(Base):
    """A game in words, as each seat may know it: what is left to read if its rules cannot be played any more."""

    __tablename__ = "transcripts"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int]  # of choices that it tells of
    blob: Mapped[bytes] = mapped_column(LargeBinary)


class ReviewRow(Base):
    """The review of a finished game for one seat, as far as it has come; `share` opens it to whoever has that link."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    done: Mapped[bool]
    blob: Mapped[bytes] = mapped_column(LargeBinary)
    share: Mapped[str | None] = mapped_column(String(32), unique=True)
