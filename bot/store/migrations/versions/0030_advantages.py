"""Tables remember whom a head start is for."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no table has a head start yet."""
    op.add_column("matches", sa.Column("advantage_user", sa.BigInteger))


def downgrade() -> None:
    """Drop the column; a head start at an open table goes to its first seat."""
    op.drop_column("matches", "advantage_user")
