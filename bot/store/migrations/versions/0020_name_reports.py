"""Display names that were reported, and what moderators decided about them."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "name_reports",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_user", sa.BigInteger),
    )
    op.create_index("name_reports_user", "name_reports", ["user_id"])
    op.create_index("name_reports_reporter", "name_reports", ["by_user", "guild_id"])
    op.create_index("name_reports_status", "name_reports", ["status", "at"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("name_reports")
