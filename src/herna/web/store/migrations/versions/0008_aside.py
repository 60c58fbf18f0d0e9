"""What lies beside the game: who looks at a shared screen, who asks to take back, advice. All servers see it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("aside", sa.JSON))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("aside")
