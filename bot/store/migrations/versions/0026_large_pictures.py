"""Users may want large pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("preferences", sa.Column("pictures", sa.String(8), nullable=False, server_default="usual"))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("preferences", "pictures")
