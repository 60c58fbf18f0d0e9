"""What people at a table say to each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("phrase", sa.String(16)),
        sa.Column("text", sa.String(300)),
        sa.Column("moment", sa.Float(53), nullable=False),
    )
    op.create_index("ix_messages_table", "messages", ["table_id"])


def downgrade() -> None:
    op.drop_table("messages")
