"""The rows about people: what they are called, for whom they wait, and how their games ended.

A person is whoever has the random number in their browser's cookie.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Float, ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from herna.web.store.models import Base


class PersonRow(Base):
    """What somebody has told about themselves."""

    __tablename__ = "people"

    visitor: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), server_default="")
    avatar: Mapped[str] = mapped_column(String(96), server_default="")  # `game/component`; empty: none
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class ListingRow(Base):
    """A table with seats for others: who made it, and whether everybody finds it in the lobby."""

    __tablename__ = "listings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    maker: Mapped[str] = mapped_column(String(32))
    token: Mapped[str] = mapped_column(String(32), unique=True)  # what the lobby calls it; tells nothing of the table
    pace: Mapped[str] = mapped_column(String(16), server_default="")  # as the maker would like it; empty: not listed
    since: Mapped[datetime] = mapped_column(DateTime(timezone=True))

    __table_args__ = (Index("ix_listings_pace", "pace", "since"),)


class CarryRow(Base):
    """A link that carries somebody to another device. Only its fingerprint is kept, and it is gone once it was used."""

    __tablename__ = "carries"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    visitor: Mapped[str] = mapped_column(String(32))
    expires: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class CountedRow(Base):
    """A finished table whose results are counted."""

    __tablename__ = "counted"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class ResultRow(Base):
    """How a game ended for one person, and how strong they are since then. It outlives its table."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(32))
    ended: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    outcome: Mapped[str] = mapped_column(String(8))  # won, lost, draw
    against: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # the others: `name`, `bot`, `visitor`
    people: Mapped[list[float] | None] = mapped_column(JSON(none_as_null=True))  # strength against people: mu, sigma
    bots: Mapped[list[float] | None] = mapped_column(JSON(none_as_null=True))  # and against bots


class WayRow(Base):
    """A way in which somebody wants to be reminded: a device of theirs, an e-mail address, or the host's own."""

    __tablename__ = "ways"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # a fingerprint of whose it is, its kind and address
    visitor: Mapped[str] = mapped_column(String(32), index=True)
    kind: Mapped[str] = mapped_column(String(8))  # push, mail, hook
    address: Mapped[str] = mapped_column(String(1000))
    secrets: Mapped[dict[str, Any]] = mapped_column(JSON)  # the keys of a device; the key of links in e-mails
    lang: Mapped[str] = mapped_column(String(8))
    base: Mapped[str] = mapped_column(String(300))  # where its owner finds the room
    ready: Mapped[bool]  # an e-mail address is, once its owner has said so
    used: Mapped[float] = mapped_column(Float(53))  # when it was last asked for (seconds since 1970)


class RemindedRow(Base):
    """A turn that somebody was reminded of, or is being reminded of: it is taken once, by whichever server or page."""

    __tablename__ = "reminded"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    turn: Mapped[int] = mapped_column(primary_key=True)  # how many choices were made before the game waited for them


class PasskeyRow(Base):
    """A passkey that stands for somebody."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # the fingerprint of `credential`
    visitor: Mapped[str] = mapped_column(String(32), index=True)
    credential: Mapped[bytes] = mapped_column(LargeBinary)
    public: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int]  # as its device counts them; 0: it does not
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class ChallengeRow(Base):
    """What a passkey is to sign, once and soon. Only its fingerprint is kept."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    visitor: Mapped[str] = mapped_column(String(32))  # who adds a passkey; empty: somebody wants to come in
    expires: Mapped[float] = mapped_column(Float(53))
