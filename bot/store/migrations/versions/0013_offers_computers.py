"""Whether a table offers to add a computer, as its server had decided when it opened."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    offers = sa.Column("offers_computers", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("matches", offers)


def downgrade() -> None:
    """Drop it."""
    op.drop_column("matches", "offers_computers")
