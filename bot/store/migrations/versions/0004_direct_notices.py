"""Which direct messages tell of which matches, in what language, and what boards show of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; what boards show by now is taken for the newest."""
    op.add_column("matches", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET shown = version")
    op.add_column("people", sa.Column("locale", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "directs",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
    )
    op.create_index("directs_match", "directs", ["match_id", "user_id"])


def downgrade() -> None:
    """Takes them away again."""
    op.drop_table("directs")
    op.drop_column("people", "locale")
    op.drop_column("matches", "shown")
