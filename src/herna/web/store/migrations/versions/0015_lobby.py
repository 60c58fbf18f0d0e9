"""Tables with seats for others, and whether everybody finds them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("token", sa.String(32), nullable=False, unique=True),
        sa.Column("pace", sa.String(16), nullable=False, server_default=""),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_listings_pace", "listings", ["pace", "since"])


def downgrade() -> None:
    op.drop_table("listings")
