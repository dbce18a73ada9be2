"""The messages in channels that say how the matches in their threads stand."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "match_lines",
        sa.Column("thread_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("edited_at", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.String(16), nullable=False),
    )
    op.create_index("match_lines_guild", "match_lines", ["guild_id"])


def downgrade() -> None:
    """Drop the table; the messages stay as they are."""
    op.drop_table("match_lines")
