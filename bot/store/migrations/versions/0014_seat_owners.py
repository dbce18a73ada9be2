"""Whose seat it is while somebody else plays on it, so that users find all their matches."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_HAS_OWNER = sa.text("owner_id IS NOT NULL")
_LIVE = sa.text("SELECT id, seat_statuses FROM matches WHERE status = 'running'")
_SET = sa.text("UPDATE seats SET owner_id = :owner WHERE match_id = :match_id AND seat = :seat")


def upgrade() -> None:
    """Add the column and its index; the owners of running matches come from their seat statuses."""
    op.add_column("seats", sa.Column("owner_id", sa.BigInteger))
    connection = op.get_bind()
    for match_id, statuses in connection.execute(_LIVE).all():
        for seat, status in enumerate(json.loads(statuses)):
            if status.get("owner") is not None:
                connection.execute(_SET, {"owner": status["owner"], "match_id": match_id, "seat": seat})
    op.create_index(
        "seats_owner",
        "seats",
        ["owner_id", "match_id"],
        sqlite_where=_HAS_OWNER,
        postgresql_where=_HAS_OWNER,
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_index("seats_owner", "seats")
    op.drop_column("seats", "owner_id")
