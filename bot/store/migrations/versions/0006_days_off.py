"""The days of the week on which nothing disturbs a user."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give nobody a day off, because that is the default."""
    column = sa.Column("days_off", sa.Integer, nullable=False, server_default="0")
    op.add_column("preferences", column)


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_column("preferences", "days_off")
