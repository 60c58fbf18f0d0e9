"""Whether a table may be watched; which choices a failing bot did not make itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("watched", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("choices", sa.Column("by_default", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for table, column in (("choices", "by_default"), ("tables", "watched")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
