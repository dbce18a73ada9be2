"""What a host has changed at a table since others sat down, so that its message can say so."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nothing counts as changed at the tables that are open."""
    op.add_column("matches", sa.Column("changed_options", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("matches", "changed_options")
