"""How far users have come in their lessons, when the coach speaks to them, and matches for practice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of lessons, and the coach for newcomers; no match so far is for practice."""
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("step", sa.String(32), nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("is_at_end", sa.Boolean, nullable=False),
        sa.Column("coached_match", sa.Integer),
    )
    practice = sa.Column("is_practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", practice)
    op.add_column("preferences", sa.Column("coach", sa.String(8), nullable=False, server_default="auto"))


def downgrade() -> None:
    """Drop what the version before does not know."""
    op.drop_column("matches", "is_practice")
    op.drop_column("preferences", "coach")
    op.drop_table("lessons")
