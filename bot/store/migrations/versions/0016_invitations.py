"""Who has opened tables lately and invited whom, and from whom users want no invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "openings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE")),
    )
    op.create_index("openings_user", "openings", ["user_id", "at"])
    op.create_index("openings_match", "openings", ["match_id"])
    op.create_table(
        "refused_hosts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("refused_hosts_user", "refused_hosts", ["user_id", "host_id"], unique=True)
    op.create_index("refused_hosts_host", "refused_hosts", ["host_id"])


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("refused_hosts")
    op.drop_table("openings")
