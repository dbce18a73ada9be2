"""Where users have shared the record files that they opened, and whether a review was shared."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the column; the buttons of reviews that were shared before go on working."""
    op.create_table(
        "shared_records",
        sa.Column(
            "import_id",
            sa.Integer,
            sa.ForeignKey("imported_records.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("shared_at", sa.BigInteger, nullable=False),
    )
    op.create_index("shared_records_guild", "shared_records", ["guild_id"])
    op.create_index("shared_records_user", "shared_records", ["user_id"])
    op.add_column("reviews", sa.Column("is_shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE reviews SET is_shared = TRUE")


def downgrade() -> None:
    """Drop both."""
    op.drop_column("reviews", "is_shared")
    op.drop_table("shared_records")
