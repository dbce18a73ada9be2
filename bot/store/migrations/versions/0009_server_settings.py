"""What the owner of a server has decided, and the role that a table pings."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the column."""
    op.create_table(
        "server_settings",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("ping_role", sa.BigInteger))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("matches", "ping_role")
    op.drop_table("server_settings")
