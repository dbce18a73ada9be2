"""The log of what has been changed in a server, and by whom."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "server_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_index("server_log_guild", "server_log", ["guild_id", "id"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("server_log")
