"""What whoever runs the room has noted: the message of the day, who may not come in, who is in the office."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("value", sa.String(600), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
