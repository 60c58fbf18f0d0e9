"""How people want to be reminded of their turn, which turns they were reminded of, and their passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("secrets", sa.JSON, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("used", sa.Float(53), nullable=False),
    )
    op.create_index("ix_ways_visitor", "ways", ["visitor"])
    op.create_table(
        "reminded",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_passkeys_visitor", "passkeys", ["visitor"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for table in ("challenges", "passkeys", "reminded", "ways"):
        op.drop_table(table)
