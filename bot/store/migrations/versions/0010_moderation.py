"""What moderators need: pauses, how long a turn has lasted, and blocked users."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_LIVE = "status IN ('lobby', 'running')"


def upgrade() -> None:
    """Add the columns, the index and the table; the turn of an open match began with its last action."""
    op.add_column("matches", sa.Column("pauses", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("turn_began_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE matches SET turn_began_at = COALESCE("
        "(SELECT MAX(actions.at) FROM actions WHERE actions.match_id = matches.id), started_at, created_at) "
        "WHERE status IN ('lobby', 'running')"
    )
    op.create_index(
        "matches_open_by_turn",
        "matches",
        ["guild_id", "turn_began_at", "id"],
        sqlite_where=sa.text(_LIVE),
        postgresql_where=sa.text(_LIVE),
    )
    op.create_table(
        "server_blocks",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_user", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("server_blocks_user", "server_blocks", ["user_id"])


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_table("server_blocks")
    op.drop_index("matches_open_by_turn", "matches")
    op.drop_column("matches", "turn_began_at")
    op.drop_column("matches", "pauses")
