"""Users who have asked a friend to stand in are found by that friend."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

_NAME = "preferences_stand_in"
_ASKED = sa.text("stand_in IS NOT NULL")


def upgrade() -> None:
    """Add the index."""
    op.create_index(_NAME, "preferences", ["stand_in"], sqlite_where=_ASKED, postgresql_where=_ASKED)


def downgrade() -> None:
    """Drop the index."""
    op.drop_index(_NAME, "preferences")
