"""The marks that players chose at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave the players of every match the marks that they have: those of their numbers."""
    op.add_column("matches", sa.Column("marks", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop what the second version does not know: the marks are those of the players' numbers again."""
    op.drop_column("matches", "marks")
