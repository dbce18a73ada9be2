"""Matches, their seats and actions, their board messages, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LIVE = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    """Makes the first tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("theme", sa.String(16), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("invited", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("post", sa.Integer, nullable=False),
        sa.Column("notice", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.Column("before", sa.Text),
        sa.Column("last", sa.Text),
        sa.Column("request", sa.Text),
        sa.Column("resigned", sa.Text, nullable=False),
        sa.Column("unguarded", sa.Text, nullable=False),
        sa.Column("ending", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("matches_channel", "matches", ["channel_id", "id"])
    op.create_index(
        "matches_one_live_per_channel",
        "matches",
        ["channel_id"],
        unique=True,
        sqlite_where=LIVE,
        postgresql_where=LIVE,
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger),
    )
    op.create_index("seats_user", "seats", ["user_id"])
    op.create_table(
        "actions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("retracted_at", sa.BigInteger),
    )
    op.create_index("actions_match", "actions", ["match_id", "id"])
    op.create_table(
        "boards",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("post", sa.Integer, nullable=False),
        sa.Column("notice", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("posted_at", sa.BigInteger, nullable=False),
        sa.Column("message", sa.Text),
        sa.Column("stale", sa.Text),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_match", "outbox", ["match_id"])
    op.create_index("outbox_due", "outbox", ["due_at"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drops them again."""
    for table in ("meta", "outbox", "boards", "actions", "seats", "matches"):
        op.drop_table(table)
