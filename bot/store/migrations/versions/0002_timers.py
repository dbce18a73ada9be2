"""When a match began to be played, who sits where in a rematch, and what is due when."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them. A match that runs already began, as far as is known, when its table was opened."""
    op.add_column("matches", sa.Column("rotation", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("started_at", sa.BigInteger))
    op.execute("UPDATE matches SET started_at = created_at WHERE state IS NOT NULL")
    op.create_table(
        "timers",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, server_default="0"),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("timers_due", "timers", ["due_at"])


def downgrade() -> None:
    """Takes them away again."""
    op.drop_table("timers")
    op.drop_column("matches", "started_at")
    op.drop_column("matches", "rotation")
