"""What players add to the chance of their game, and how a game is told if its rules cannot be played any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("seats", sa.Column("mark", sa.String(64)))
    op.add_column("seats", sa.Column("share", sa.String(64)))
    op.create_table(
        "transcripts",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("transcripts")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("share")
        batch.drop_column("mark")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("secret")
