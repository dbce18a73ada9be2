"""Rematches name the match before them."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; rematches that are open already do not name a match."""
    op.add_column("matches", sa.Column("rematch_of", sa.Integer))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("matches", "rematch_of")
