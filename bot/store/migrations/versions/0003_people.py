"""What people wish to be told, the clocks of tables, and why an action was made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; a match that runs already has no clock."""
    op.add_column("matches", sa.Column("clock", sa.Text))
    op.add_column("matches", sa.Column("attendance", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("events", sa.Text, nullable=False, server_default="[]"))
    op.add_column("actions", sa.Column("cause", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("notices", sa.String(16), nullable=False),
        sa.Column("early", sa.Boolean, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest", sa.Integer),
        sa.Column("away_from", sa.BigInteger),
        sa.Column("away_until", sa.BigInteger),
        sa.Column("stand_in", sa.BigInteger),
        sa.Column("refused", sa.Boolean, nullable=False),
        sa.Column("hint", sa.Boolean, nullable=False),
        sa.Column("directs_since", sa.BigInteger, nullable=False),
        sa.Column("directs", sa.Integer, nullable=False),
    )
    op.create_index("people_hint", "people", ["hint"])
    op.create_table(
        "mutes",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("mutes_user", "mutes", ["user_id"])
    op.create_index("timers_user", "timers", ["user_id", "kind", "due_at"])


def downgrade() -> None:
    """Takes them away again."""
    op.drop_index("timers_user", "timers")
    op.drop_table("mutes")
    op.drop_table("people")
    op.drop_column("actions", "cause")
    op.drop_column("matches", "events")
    op.drop_column("matches", "attendance")
    op.drop_column("matches", "clock")
