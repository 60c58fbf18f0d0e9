"""Reviews of finished games, as far as they have come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
        sa.Column("share", sa.String(32), unique=True),
    )


def downgrade() -> None:
    op.drop_table("reviews")
