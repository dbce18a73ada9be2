"""Whether a user's turns end by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let turns end by themselves for everybody, because that is the default."""
    column = sa.Column("auto_end_turn", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("preferences", column)


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_column("preferences", "auto_end_turn")
