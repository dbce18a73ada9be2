"""Snapshots of matches for replays, reviews, imported record files, and names in record files."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the actions of all matches, and add the tables; older matches have no snapshots."""
    op.add_column("matches", sa.Column("action_count", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE matches SET action_count = (SELECT count(*) FROM actions"
        " WHERE actions.match_id = matches.id AND actions.retracted_at IS NULL)"
    )
    column = sa.Column("named_in_records", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("preferences", column)
    op.drop_index("seats_user", table_name="seats")
    op.create_index("seats_user", "seats", ["user_id", "match_id"])
    op.create_table(
        "snapshots",
        _match_id(),
        sa.Column("action_count", sa.Integer, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "reviews",
        _match_id(),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("is_complete", sa.Boolean, nullable=False),
    )
    op.create_table(
        "imported_records",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("imported_at", sa.BigInteger, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("imported_records_user", "imported_records", ["user_id", "id"])


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_table("imported_records")
    op.drop_table("reviews")
    op.drop_table("snapshots")
    op.drop_index("seats_user", table_name="seats")
    op.create_index("seats_user", "seats", ["user_id"])
    op.drop_column("preferences", "named_in_records")
    op.drop_column("matches", "action_count")


def _match_id() -> sa.Column[int]:
    return sa.Column(
        "match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
