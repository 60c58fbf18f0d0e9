"""The name that a client gave to its request for a choice: whoever asks again learns that it was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("choices", sa.Column("request", sa.String(80)))


def downgrade() -> None:
    with op.batch_alter_table("choices") as batch:
        batch.drop_column("request")
