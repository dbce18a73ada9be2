"""Users choose the language of what only they read."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has chosen one yet, so it stays that of their client."""
    op.add_column("preferences", sa.Column("language", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("preferences", "language")
