"""The tables for the queries. The migrations create them in the database.

Conditions of indexes are given for SQLite alone: those for PostgreSQL, which only the migrations need, would
load its part of SQLAlchemy, which takes 2 MB of memory.
"""

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
    *(Column(name, String(16), nullable=False) for name in ("status", "theme", "locale")),
    Column("host", BigInteger, nullable=False),
    Column("rematch_of", Integer),
    *(Column(name, Text, nullable=False) for name in ("options", "invited", "rotation")),
    Column("marks", Text, nullable=False, server_default="[]"),
    Column("seed", String(64), nullable=False),
    *(Column(name, Integer, nullable=False) for name in ("revision", "public_revision", "turn")),
    Column("action_count", Integer, nullable=False, server_default="0"),
    *(Column(name, Integer, nullable=False) for name in ("board_seq", "mention_seq")),
    Column("digests", Text, nullable=False, server_default="[]"),
    Column("mentions", Text, nullable=False),
    *(Column(name, Text) for name in ("state", "recent_state", "consent_request", "ending", "time_control")),
    Column("recent", Text, nullable=False, server_default="[]"),
    *(Column(name, Text, nullable=False) for name in ("resigned", "confirmations_off")),
    Column("boards", String(16), nullable=False, server_default="fold"),
    Column("is_practice", Boolean, nullable=False, server_default=false()),
    Column("offers_computers", Boolean, nullable=False, server_default=true()),
    Column("changed_options", Text, nullable=False, server_default="[]"),
    Column("rating", String(16), nullable=False, server_default="off"),
    *(Column(name, Text, nullable=False) for name in ("seat_statuses", "events")),
    Column("pauses", Text, nullable=False, server_default="[]"),
    Column("lost_channel", Text),
    Column("turn_began_at", BigInteger, nullable=False, server_default="0"),
    Column("created_at", BigInteger, nullable=False),
    *(Column(name, BigInteger) for name in ("ping_role", "advantage_user", "started_at", "ended_at")),
    Index("matches_channel", "channel_id", "id"),
    Index(
        "matches_ended",
        "ended_at",
        "id",
        sqlite_where=text("ended_at IS NOT NULL"),
    ),
    sqlite_autoincrement=True,
)

ONE_LIVE_PER_CHANNEL = Index(
    "matches_one_live_per_channel",
    matches.c.channel_id,
    unique=True,
    sqlite_where=text(LIVE),
)

Index(
    "matches_open_by_game",
    matches.c.game,
    matches.c.status,
    matches.c.guild_id,
    sqlite_where=text(LIVE),
)

Index(
    "matches_open_by_turn",
    matches.c.guild_id,
    matches.c.turn_began_at,
    matches.c.id,
    sqlite_where=text(LIVE),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    *(Column(name, BigInteger) for name in ("user_id", "owner_id")),
    Index("seats_user", "user_id", "match_id"),
    Index(
        "seats_owner",
        "owner_id",
        "match_id",
        sqlite_where=text("owner_id IS NOT NULL"),
    ),
)

actions = Table(
    "actions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    *(Column(name, Integer, nullable=False) for name in ("public_revision", "turn", "player")),
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

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("pool", String(8), primary_key=True),
    *(Column(name, Text, nullable=False) for name in ("opponents", "content")),
)

results = Table(
    "results",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True),
    *(Column(name, BigInteger, nullable=False) for name in ("user_id", "guild_id", "ended_at", "lasted")),
    Column("game", String(32), nullable=False),
    *(Column(name, Integer, nullable=False) for name in ("players", "rank", "winners")),
    *(Column(name, Integer) for name in ("points", "margin")),
    Column("rated_people", Text),
    Index("results_user", "user_id", "game", "ended_at"),
    Index("results_guild", "guild_id", "game", "ended_at"),
    Index(
        "results_people",
        "rated_people",
        "ended_at",
        sqlite_where=text("rated_people IS NOT NULL"),
    ),
)

imported_records = Table(
    "imported_records",
    metadata,
    Column("id", Integer, primary_key=True),  # with autoincrement, so that an id is never used again
    *(Column(name, BigInteger, nullable=False) for name in ("user_id", "imported_at")),
    Column("content", Text, nullable=False),
    Index("imported_records_user", "user_id", "id"),
    sqlite_autoincrement=True,
)

shared_records = Table(
    "shared_records",
    metadata,
    Column("import_id", Integer, ForeignKey("imported_records.id", ondelete="CASCADE"), primary_key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "user_id", "shared_at")),
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
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "at", "user_id")),
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
    *(Column(name, BigInteger, nullable=False) for name in ("at", "by_user")),
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
    *(Column(name, BigInteger, nullable=False) for name in ("user_id", "at")),
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
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "due_at")),
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
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "due_at")),
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
    Column("rating", String(8), nullable=False, server_default="unset"),
    Column("named_in_records", Boolean, nullable=False, server_default=true()),
    Column("zone", String(64), nullable=False),
    *(Column(name, Integer) for name in ("quiet_from", "quiet_to", "digest")),
    Column("days_off", Integer, nullable=False, server_default="0"),
    *(Column(name, BigInteger) for name in ("away_from", "away_until", "stand_in")),
    *(Column(name, Boolean, nullable=False) for name in ("direct_refused", "refusal_hint_pending")),
    Column("directs_since", BigInteger, nullable=False),
    Column("directs_sent", Integer, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("language", String(16), nullable=False, server_default=""),
    Index("preferences_hint", "refusal_hint_pending"),
    Index("preferences_stand_in", "stand_in", sqlite_where=text("stand_in IS NOT NULL")),
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
    *(Column(name, String(32)) for name in ("holder", "successor")),
    Column("is_successor_ready", Boolean, nullable=False, server_default=false()),
    Column("is_abandoned", Boolean, nullable=False, server_default=true()),
)

identifications = Table(
    "identifications",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", BigInteger, nullable=False),
)
