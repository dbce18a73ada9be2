"""Open matches are counted from an index: for the metrics, their rows need not be read."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

_NAME = "matches_open_by_game"
_OPEN = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    """Add the index."""
    columns = ["game", "status", "guild_id"]
    op.create_index(_NAME, "matches", columns, sqlite_where=_OPEN, postgresql_where=_OPEN)


def downgrade() -> None:
    """Drop the index."""
    op.drop_index(_NAME, "matches")
