"""The challenges that users have done after lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the stars; nobody has one so far."""
    op.add_column("lessons", sa.Column("stars", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_column("lessons", "stars")
