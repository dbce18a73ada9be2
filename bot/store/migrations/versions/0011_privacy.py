"""Deletions of users' data that are under way, and the servers that the bot has left."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

ENDED = sa.text("ended_at IS NOT NULL")


def upgrade() -> None:
    """Add the tables and the indexes by which old data and the data of a user are found."""
    op.create_table(
        "erasures",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("requested_at", sa.BigInteger, nullable=False),
        sa.Column("matches_done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("log_done", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "left_servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("left_at", sa.BigInteger, nullable=False),
    )
    op.create_index("left_servers_left", "left_servers", ["left_at"])
    op.create_index(
        "matches_ended", "matches", ["ended_at", "id"], sqlite_where=ENDED, postgresql_where=ENDED
    )
    op.create_index("server_log_user", "server_log", ["user_id"])
    op.create_index("direct_messages_user", "direct_messages", ["user_id"])


def downgrade() -> None:
    """Drop the indexes and the tables."""
    op.drop_index("direct_messages_user", "direct_messages")
    op.drop_index("server_log_user", "server_log")
    op.drop_index("matches_ended", "matches")
    op.drop_table("left_servers")
    op.drop_table("erasures")
