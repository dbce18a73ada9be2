"""Reviews no longer note whether they were posted: everybody who sees the finished match sees its review."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the note."""
    op.drop_column("reviews", "is_shared")


def downgrade() -> None:
    """Note that all reviews were posted, so that nobody who could see one loses it."""
    op.add_column("reviews", sa.Column("is_shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE reviews SET is_shared = TRUE")
