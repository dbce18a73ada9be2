"""The recent actions of a match in place of the last one, and what becomes of its old boards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep the last action as the only recent one, and fold the boards of every match."""
    op.add_column("matches", sa.Column("recent", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("boards", sa.String(16), nullable=False, server_default="fold"))
    op.execute("UPDATE matches SET recent = '[' || last_action || ']' WHERE last_action IS NOT NULL")
    op.drop_column("matches", "last_action")
    op.execute("ALTER TABLE matches RENAME COLUMN state_before_last TO recent_state")


def downgrade() -> None:
    """Drop what the first version does not know; the next action is the last one that it shows."""
    op.execute("ALTER TABLE matches RENAME COLUMN recent_state TO state_before_last")
    op.execute("UPDATE matches SET state_before_last = NULL")
    op.add_column("matches", sa.Column("last_action", sa.Text))
    op.drop_column("matches", "boards")
    op.drop_column("matches", "recent")
