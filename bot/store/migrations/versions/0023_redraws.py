"""Entries of the outbox that draw a board again although its match did not change."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark of these entries."""
    op.add_column("outbox", sa.Column("redraws", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the mark; what has not been drawn again keeps its picture."""
    op.drop_column("outbox", "redraws")
