"""What people are called, and the picture that they have chosen for themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("avatar", sa.String(96), nullable=False, server_default=""),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("people")
