"""Ratings of users, and the results of finished matches for profiles and rankings."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and columns; a mark lets the bot count all matches that have ended before."""
    op.add_column("matches", sa.Column("rating", sa.String(16), nullable=False, server_default="off"))
    op.add_column("preferences", sa.Column("rating", sa.String(8), nullable=False, server_default="unset"))
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("pool", sa.String(8), primary_key=True),
        sa.Column("opponents", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("lasted", sa.BigInteger, nullable=False),
        sa.Column("rated_people", sa.Text),
    )
    op.create_index("results_user", "results", ["user_id", "game", "ended_at"])
    op.create_index("results_guild", "results", ["guild_id", "game", "ended_at"])
    op.create_index(
        "results_people",
        "results",
        ["rated_people", "ended_at"],
        sqlite_where=sa.text("rated_people IS NOT NULL"),
        postgresql_where=sa.text("rated_people IS NOT NULL"),
    )
    op.execute("INSERT INTO meta (key, value) SELECT 'ratings_stale', '0029' FROM matches LIMIT 1")


def downgrade() -> None:
    """Drop the tables and columns; matches still say everything but whether they were rated."""
    op.drop_table("results")
    op.drop_table("ratings")
    op.drop_column("preferences", "rating")
    op.drop_column("matches", "rating")
