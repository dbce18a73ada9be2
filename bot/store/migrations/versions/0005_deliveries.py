"""Old messages that still have controls, how often a board was sent, and refused deliveries."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; one old message becomes a list of one."""
    with op.batch_alter_table("boards") as boards:
        boards.add_column(sa.Column("attempt", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE boards SET stale = CASE WHEN stale IS NULL THEN '[]' ELSE '[' || stale || ']' END")
    with op.batch_alter_table("boards") as boards:
        boards.alter_column("stale", existing_type=sa.Text, nullable=False, server_default="[]")
    op.add_column("outbox", sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()))
    refused = sa.text("UPDATE outbox SET blocked = :yes, due_at = 0 WHERE due_at IS NULL")
    op.execute(refused.bindparams(yes=True))


def downgrade() -> None:
    """Remove the columns; only the newest old message is kept in mind."""
    op.execute("UPDATE outbox SET due_at = NULL WHERE blocked")
    op.drop_column("outbox", "blocked")
    with op.batch_alter_table("boards") as boards:
        boards.alter_column("stale", existing_type=sa.Text, nullable=True, server_default=None)
        boards.drop_column("attempt")
    op.execute("UPDATE boards SET stale = NULL")
