"""When a table must be looked at because somebody may be late, and when people were last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float(53)))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("seen", sa.Float(53)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("seen")
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("due")
