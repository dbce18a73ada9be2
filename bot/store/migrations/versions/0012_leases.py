"""Leases, so that several processes share the shards, the searches and the identifications of one bot."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the owner of a timer."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
        sa.Column("is_leaving", sa.Boolean, nullable=False),
    )
    op.create_table(
        "shards",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(32)),
        sa.Column("successor", sa.String(32)),
        sa.Column("is_successor_ready", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("is_abandoned", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_table(
        "identifications",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("free_at", sa.BigInteger, nullable=False),
    )
    op.add_column("timers", sa.Column("claimed_by", sa.String(32)))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("timers", "claimed_by")
    op.drop_table("identifications")
    op.drop_table("shards")
    op.drop_table("processes")
