"""The tables for the queries. The migrations create them in the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

LIVE = "status IN ('lobby', 'running')"

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),  # with autoincrement, so that an id is never used again
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "channel_id")),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("theme", String(16), nullable=False),
    Column("locale", String(16), nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("invited", Text, nullable=False),
    Column("rematch_of", Integer),
    Column("rotation", Text, nullable=False),
    Column("marks", Text, nullable=False, server_default="[]"),
    Column("seed", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("public_revision", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("action_count", Integer, nullable=False, server_default="0"),
    Column("board_seq", Integer, nullable=False),
    Column("digests", Text, nullable=False, server_default="[]"),
    Column("mention_seq", Integer, nullable=False),
    Column("mentions", Text, nullable=False),
    Column("state", Text),
    Column("recent", Text, nullable=False, server_default="[]"),
    Column("recent_state", Text),
    Column("consent_request", Text),
    Column("resigned", Text, nullable=False),
    Column("confirmations_off", Text, nullable=False),
    Column("ending", Text),
    Column("time_control", Text),
    Column("boards", String(16), nullable=False, server_default="fold"),
    Column("is_practice", Boolean, nullable=False, server_default=false()),
    Column("offers_computers", Boolean, nullable=False, server_default=true()),
    Column("ping_role", BigInteger),
    Column("changed_options", Text, nullable=False, server_default="[]"),
    Column("seat_statuses", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("pauses", Text, nullable=False, server_default="[]"),
    Column("lost_channel", Text),
    Column("turn_began_at", BigInteger, nullable=False, server_default="0"),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Index("matches_channel", "channel_id", "id"),
    Index(
        "matches_ended",
        "ended_at",
        "id",
        sqlite_where=text("ended_at IS NOT NULL"),
        postgresql_where=text("ended_at IS NOT NULL"),
    ),
    sqlite_autoincrement=True,
)

ONE_LIVE_PER_CHANNEL = Index(
    "matches_one_live_per_channel",
    matches.c.channel_id,
    unique=True,
    sqlite_where=text(LIVE),
    postgresql_where=text(LIVE),
)

Index(
    "matches_open_by_game",
    matches.c.game,
    matches.c.status,
    matches.c.guild_id,
    sqlite_where=text(LIVE),
    postgresql_where=text(LIVE),
)

Index(
    "matches_open_by_turn",
    matches.c.guild_id,
    matches.c.turn_began_at,
    matches.c.id,
    sqlite_where=text(LIVE),
    postgresql_where=text(LIVE),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("owner_id", BigInteger),
    Index("seats_user", "user_id", "match_id"),
    Index(
        "seats_owner",
        "owner_id",
        "match_id",
        sqlite_where=text("owner_id IS NOT NULL"),
        postgresql_where=text("owner_id IS NOT NULL"),
    ),
)

actions = Table(
    "actions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("public_revision", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", String(16), nullable=False),
    Column("retracted_at", BigInteger),
    Index("actions_match", "match_id", "id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("action_count", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("content", Text, nullable=False),
    Column("is_complete", Boolean, nullable=False),
)

imported_records = Table(
    "imported_records",
    metadata,
    Column("id", Integer, primary_key=True),  # with autoincrement, so that an id is never used again
    Column("user_id", BigInteger, nullable=False),
    Column("imported_at", BigInteger, nullable=False),
    Column("content", Text, nullable=False),
    Index("imported_records_user", "user_id", "id"),
    sqlite_autoincrement=True,
)

shared_records = Table(
    "shared_records",
    metadata,
    Column("import_id", Integer, ForeignKey("imported_records.id", ondelete="CASCADE"), primary_key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("shared_at", BigInteger, nullable=False),
    Index("shared_records_guild", "guild_id"),
    Index("shared_records_user", "user_id"),
)

server_settings = Table(
    "server_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("content", Text, nullable=False),
)

server_log = Table(
    "server_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("what", String(32), nullable=False),
    Column("details", Text, nullable=False),
    Index("server_log_guild", "guild_id", "id"),
    Index("server_log_user", "user_id"),
)

server_blocks = Table(
    "server_blocks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by_user", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Index("server_blocks_user", "user_id"),
)

name_reports = Table(
    "name_reports",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(16), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by_user", BigInteger),
    Index("name_reports_user", "user_id"),
    Index("name_reports_reporter", "by_user", "guild_id"),
    Index("name_reports_status", "status", "at"),
)

openings = Table(
    "openings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guests", Text, nullable=False),
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE")),
    Index("openings_user", "user_id", "at"),
    Index("openings_match", "match_id"),
)

refused_hosts = Table(
    "refused_hosts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("host_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    Index("refused_hosts_user", "user_id", "host_id", unique=True),
    Index("refused_hosts_host", "host_id"),
)

boards = Table(
    "boards",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    *(Column(c, Integer, nullable=False) for c in ("board_seq", "mention_seq", "resends", "public_revision")),
    Column("posted_at", BigInteger, nullable=False),
    Column("message", Text),
    Column("stale_messages", Text, nullable=False),
)

match_lines = Table(
    "match_lines",
    metadata,
    Column("thread_id", BigInteger, primary_key=True, autoincrement=False),
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "channel_id", "edited_at")),
    Column("shown", String(16), nullable=False),
    Index("match_lines_guild", "guild_id"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("blocked", Boolean, nullable=False, server_default=false()),
    Column("redraws", Boolean, nullable=False, server_default=false()),
    Index("outbox_match", "match_id"),
    Index("outbox_due", "due_at"),
    sqlite_autoincrement=True,
)

timers = Table(
    "timers",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, server_default="0"),
    Column("guild_id", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("claimed_by", String(32)),
    Index("timers_due", "due_at"),
    Index("timers_user", "user_id", "kind", "due_at"),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("delivery", String(16), nullable=False),
    Column("notify_early", Boolean, nullable=False),
    Column("auto_end_turn", Boolean, nullable=False, server_default=true()),
    Column("end_turn_after", Integer, server_default="60"),
    Column("coach", String(8), nullable=False, server_default="auto"),
    Column("pictures", String(8), nullable=False, server_default="usual"),
    Column("named_in_records", Boolean, nullable=False, server_default=true()),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("days_off", Integer, nullable=False, server_default="0"),
    Column("digest", Integer),
    Column("away_from", BigInteger),
    Column("away_until", BigInteger),
    Column("stand_in", BigInteger),
    Column("direct_refused", Boolean, nullable=False),
    Column("refusal_hint_pending", Boolean, nullable=False),
    Column("directs_since", BigInteger, nullable=False),
    Column("directs_sent", Integer, nullable=False),
    Column("locale", String(16), nullable=False),
    Index("preferences_hint", "refusal_hint_pending"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("turn", Integer, nullable=False),
    Index("mutes_user", "user_id"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("step", String(32), nullable=False),
    Column("actions", Text, nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("is_at_end", Boolean, nullable=False),
    Column("coached_match", Integer),
    Column("stars", Text, nullable=False, server_default="[]"),
)

direct_messages = Table(
    "direct_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Index("direct_messages_match", "match_id", "user_id"),
    Index("direct_messages_user", "user_id"),
)

erasures = Table(
    "erasures",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("requested_at", BigInteger, nullable=False),
    Column("matches_done", Integer, nullable=False, server_default="0"),
    Column("log_done", Integer, nullable=False, server_default="0"),
)

left_servers = Table(
    "left_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", BigInteger, nullable=False),
    Index("left_servers_left", "left_at"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("joined_at", BigInteger, nullable=False),
    Column("leased_until", BigInteger, nullable=False),
    Column("is_leaving", Boolean, nullable=False),
)

shards = Table(
    "shards",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(32)),
    Column("successor", String(32)),
    Column("is_successor_ready", Boolean, nullable=False, server_default=false()),
    Column("is_abandoned", Boolean, nullable=False, server_default=true()),
)

identifications = Table(
    "identifications",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", BigInteger, nullable=False),
)
