"""Tables, seats, choices and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("watch", sa.String(32), nullable=False, unique=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winners", sa.JSON),
        sa.Column("next_table", sa.String(16)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(32)),
        sa.Column("visitor", sa.String(32)),
    )
    op.create_index("ix_seats_key", "seats", ["key"])
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(300), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "choices", "seats", "tables"):
        op.drop_table(name)
