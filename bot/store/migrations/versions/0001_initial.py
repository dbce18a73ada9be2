"""The tables of the first released version of the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LIVE = sa.text("status IN ('lobby', 'running')")


def _match_id(*, primary_key: bool = False, nullable: bool = False) -> sa.Column[int]:
    matches = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match_id", sa.Integer, matches, primary_key=primary_key, nullable=nullable)


def upgrade() -> None:
    """Create all tables and their indexes."""
    _create_matches()
    _create_deliveries()
    _create_notifications()
    op.create_table(
        "meta",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _create_matches() -> None:
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
        sa.Column("rotation", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("public_revision", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("board_seq", sa.Integer, nullable=False),
        sa.Column("mention_seq", sa.Integer, nullable=False),
        sa.Column("mentions", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.Column("state_before_last", sa.Text),
        sa.Column("last_action", sa.Text),
        sa.Column("consent_request", sa.Text),
        sa.Column("resigned", sa.Text, nullable=False),
        sa.Column("confirmations_off", sa.Text, nullable=False),
        sa.Column("ending", sa.Text),
        sa.Column("time_control", sa.Text),
        sa.Column("seat_statuses", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
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
        _match_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger),
    )
    op.create_index("seats_user", "seats", ["user_id"])
    op.create_table(
        "actions",
        sa.Column("id", sa.Integer, primary_key=True),
        _match_id(),
        sa.Column("public_revision", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cause", sa.String(16), nullable=False),
        sa.Column("retracted_at", sa.BigInteger),
    )
    op.create_index("actions_match", "actions", ["match_id", "id"])


def _create_deliveries() -> None:
    op.create_table(
        "boards",
        _match_id(primary_key=True),
        sa.Column("board_seq", sa.Integer, nullable=False),
        sa.Column("mention_seq", sa.Integer, nullable=False),
        sa.Column("resends", sa.Integer, nullable=False),
        sa.Column("public_revision", sa.Integer, nullable=False),
        sa.Column("posted_at", sa.BigInteger, nullable=False),
        sa.Column("message", sa.Text),
        sa.Column("stale_messages", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        _match_id(),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_match", "outbox", ["match_id"])
    op.create_index("outbox_due", "outbox", ["due_at"])
    op.create_table(
        "timers",
        _match_id(primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, server_default="0"),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("timers_due", "timers", ["due_at"])
    op.create_index("timers_user", "timers", ["user_id", "kind", "due_at"])


def _create_notifications() -> None:
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("delivery", sa.String(16), nullable=False),
        sa.Column("notify_early", sa.Boolean, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest", sa.Integer),
        sa.Column("away_from", sa.BigInteger),
        sa.Column("away_until", sa.BigInteger),
        sa.Column("stand_in", sa.BigInteger),
        sa.Column("direct_refused", sa.Boolean, nullable=False),
        sa.Column("refusal_hint_pending", sa.Boolean, nullable=False),
        sa.Column("directs_since", sa.BigInteger, nullable=False),
        sa.Column("directs_sent", sa.Integer, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
    )
    op.create_index("preferences_hint", "preferences", ["refusal_hint_pending"])
    op.create_table(
        "mutes",
        _match_id(primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("mutes_user", "mutes", ["user_id"])
    op.create_table(
        "direct_messages",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        _match_id(primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
    )
    op.create_index("direct_messages_match", "direct_messages", ["match_id", "user_id"])


def downgrade() -> None:
    """Drop all tables."""
    for table in ("meta", "direct_messages", "mutes", "preferences", "timers", "outbox", "boards"):
        op.drop_table(table)
    for table in ("actions", "seats", "matches"):
        op.drop_table(table)
