"""How long a turn lasts in which only optional actions are left."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give everybody a minute, because that is the default."""
    op.add_column("preferences", sa.Column("end_turn_after", sa.Integer, server_default="60"))


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_column("preferences", "end_turn_after")
