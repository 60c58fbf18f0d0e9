"""What the people at a table agree on beforehand, and how a game ended that its rules did not end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.JSON))
    op.add_column("tables", sa.Column("ending", sa.JSON))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("ending")
        batch.drop_column("terms")
