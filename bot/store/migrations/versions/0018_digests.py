"""Digests of the public history of matches, so that no button acts on another history after a restore."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None
is_breaking = True  # older processes cannot read the buttons of newer boards


def upgrade() -> None:
    """Add the column; running matches get their first digest with their next change."""
    op.add_column("matches", sa.Column("digests", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("matches", "digests")
