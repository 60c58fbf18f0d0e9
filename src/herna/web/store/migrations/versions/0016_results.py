"""How games ended for people, and links that carry somebody to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "carries",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "counted",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("against", sa.JSON, nullable=False),
        sa.Column("people", sa.JSON),
        sa.Column("bots", sa.JSON),
    )
    op.create_index("ix_results_visitor", "results", ["visitor"])


def downgrade() -> None:
    for table in ("results", "counted", "carries"):
        op.drop_table(table)
