"""Whether the channel of a match is gone, so that the match waits."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no channel is known to be gone."""
    op.add_column("matches", sa.Column("lost_channel", sa.Text))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("matches", "lost_channel")
