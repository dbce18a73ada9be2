"""The settings of the operator: read from the environment and ``.env``, checked, then frozen."""

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_address
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar, cast, get_args

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.environment import ENV_FILE, read_variables
from bot.locales import terminal_text
from bot.observability.logs import BOT_TOKEN, LogFormat, LogLevel, redact
from bot.store.engine import sqlite_file
from bot.store.postgresql import CACHE_SIZES, TIMEOUT, find_repeated_parameters, find_unknown_parameters

T = TypeVar("T")

MOST_SHARDS: Final = 99_999
_MOST_PORTS: Final = 65_535
_NUMBER: Final = re.compile(r"[0-9]{1,5}")
_SHARD_RANGE: Final = re.compile(r"([0-9]{1,5})(?:\s*-\s*([0-9]{1,5}))?")
_API_ADDRESS: Final = re.compile(r"https?://[\w.:-]+/api/v10/?")
_FILE_NAME: Final = re.compile(r"[\w./-]+")
_SSLMODE: Final = re.compile(r"([?&])sslmode=")  # libpq's name, in the URLs that hosts give; asyncpg's is ssl
_LONGEST_SHOWN: Final = 60
_WEB_ADDRESS: Final = re.compile(r"https?://[^\s()<>]{1,400}")
LONGEST_CONTACT: Final = 200
_DRIVERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }
)


class SettingsError(ValueError):
    """A setting that cannot be used; the text names the variable, its value and what is expected.

    ``reason`` is the id of that text. The text never contains a secret.
    """

    def __init__(self, reason: str, /, **details: str | int) -> None:
        super().__init__(terminal_text(reason, **details))
        self.reason = reason


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The configuration of the bot.

    ``shard_ids`` are the shards of this process. If empty, it serves all shards, or on PostgreSQL its share
    of them.
    """

    discord_token: str = field(default="", repr=False)
    database_url: str = field(default="sqlite+aiosqlite:///guildhall.db", repr=False)
    shard_count: int | None = None
    shard_ids: tuple[int, ...] = ()
    discord_api: str = ""
    """The address of a proxy for Discord's REST interface; empty for Discord itself."""
    log_format: LogFormat = "plain"
    log_level: LogLevel = "INFO"
    emojis: bool = True
    """Whether the bot uploads its emojis to its application on Discord."""
    coach: bool = True
    """Whether the bot makes first matches easier and coaches in them unless the user chose otherwise."""
    welcome: bool = True
    """Whether the bot posts a welcome in a server to which it is invited."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """The port for metrics and health; ``None`` for no such pages, 0 to let the system choose a port."""
    privacy_url: str = ""
    """The address of the operator's privacy policy, empty if there is none."""
    terms_url: str = ""
    """The address of the operator's terms of service, empty if there are none."""
    contact: str = ""
    """How users reach the operator, empty if they cannot."""

    @property
    def leases_shards(self) -> bool:
        """Whether processes share the shards by leases: on PostgreSQL, unless the operator has chosen."""
        return not self.shard_ids and not _is_sqlite(self.database_url)

    @property
    def data_folder(self) -> Path:
        """The folder of the database, or the working directory if the database is no file."""
        file = sqlite_file(make_url(self.database_url))
        return Path() if file is None else file.parent


_DEFAULTS: Final = Settings()
_NAMES: Final = frozenset(setting.name.upper() for setting in fields(Settings))
_COMPOSE_VARIABLES: Final = frozenset({"POSTGRES_PASSWORD", "BACKUP_DAYS", "BASE_IMAGE"})
"""The variables in the same file that only `compose.yaml` reads."""
_LEAST_SIMILARITY: Final = 0.85
_MOST_EXTRA_LETTERS: Final = 2
"""How many letters a misspelt name may have too many or too few."""


def read_settings(env_file: Path = ENV_FILE, environ: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings from ``env_file`` and ``environ``, which takes precedence.

    Raise ``SettingsError`` for a setting that cannot be used, or a misspelt one in the file.
    """
    try:
        variables = read_variables(env_file, environ)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError("settings-file", path=str(env_file), found=str(error)) from error
    for name, meant in find_misspelt(variables):
        if name not in environ:
            raise SettingsError("settings-misspelt", name=name, meant=meant)
    return load_settings(variables)


def find_misspelt(variables: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the variables whose names resemble a setting that is not set, each with that setting.

    In the environment, such a variable may belong to another program.
    """
    near = {
        name: get_close_matches(name.upper(), _NAMES - variables.keys(), 1, _LEAST_SIMILARITY)
        for name in sorted(variables.keys() - _NAMES - _COMPOSE_VARIABLES)
    }
    return [
        (name, meant)
        for name, found in near.items()
        for meant in found
        if abs(len(name) - len(meant)) <= _MOST_EXTRA_LETTERS
    ]


def load_settings(environ: Mapping[str, str]) -> Settings:
    """Return the settings from ``environ``; an empty variable counts as not set.

    Raise ``SettingsError`` for a setting that cannot be used.
    """

    def read(name: str, parse: Callable[[str], T], default: T) -> T:
        value = environ.get(name, "").strip()
        return parse(value) if value else default

    settings = Settings(
        discord_token=read("DISCORD_TOKEN", _parse_token, _DEFAULTS.discord_token),
        database_url=read("DATABASE_URL", _parse_database_url, _DEFAULTS.database_url),
        shard_count=read("SHARD_COUNT", _parse_shard_count, _DEFAULTS.shard_count),
        shard_ids=read("SHARD_IDS", _parse_shard_ids, _DEFAULTS.shard_ids),
        discord_api=read("DISCORD_API", _parse_discord_api, _DEFAULTS.discord_api),
        log_format=read("LOG_FORMAT", _parse_log_format, _DEFAULTS.log_format),
        log_level=read("LOG_LEVEL", _parse_log_level, _DEFAULTS.log_level),
        emojis=read("EMOJIS", _make_switch_parser("settings-emojis"), _DEFAULTS.emojis),
        coach=read("COACH", _make_switch_parser("settings-coach"), _DEFAULTS.coach),
        welcome=read("WELCOME", _make_switch_parser("settings-welcome"), _DEFAULTS.welcome),
        metrics_host=read("METRICS_HOST", _parse_address, _DEFAULTS.metrics_host),
        metrics_port=read("METRICS_PORT", _parse_port, _DEFAULTS.metrics_port),
        privacy_url=read("PRIVACY_URL", _make_address_parser("settings-privacy-url"), _DEFAULTS.privacy_url),
        terms_url=read("TERMS_URL", _make_address_parser("settings-terms-url"), _DEFAULTS.terms_url),
        contact=read("CONTACT", _parse_contact, _DEFAULTS.contact),
    )
    _check_shards(settings, ids_text=read("SHARD_IDS", _shorten_and_redact, ""))
    return settings


def _parse_token(value: str) -> str:
    if not BOT_TOKEN.fullmatch(value):
        raise SettingsError("settings-discord-token", length=len(value))
    return value


def _parse_database_url(value: str) -> str:
    url: URL | None = None
    with suppress(
        ArgumentError, ValueError
    ):  # as the context of another error, this one would show the password
        url = make_url(value)
    if url is None or url.drivername not in _DRIVERS or not url.database:
        raise SettingsError("settings-database-url", found=_redact_url(value))
    if _is_sqlite(url.drivername) and url.host:
        raise SettingsError("settings-database-url", found=_redact_url(value))
    if not _is_sqlite(url.drivername):
        _check_parameters(url)
    _, mark, rest = value.partition("://")
    return _DRIVERS[url.drivername] + mark + _SSLMODE.sub(r"\1ssl=", rest)


def _check_parameters(url: URL) -> None:
    """Raise ``SettingsError`` unless the driver of PostgreSQL supports all parameters."""
    if unknown := find_unknown_parameters(url):
        raise SettingsError("settings-database-parameters", names=", ".join(unknown), count=len(unknown))
    if repeated := find_repeated_parameters(url):
        raise SettingsError("settings-database-repeated", name=repeated[0])
    for name in (TIMEOUT, *CACHE_SIZES):
        number = str(url.query.get(name, "0"))
        if not _NUMBER.fullmatch(number):
            raise SettingsError("settings-database-number", name=name, found=_shorten_and_redact(number))
    try:  # hosts and ports may be parameters as well
        url.set(drivername="postgresql+asyncpg").get_dialect()().create_connect_args(url)
    except ArgumentError as error:
        found = _redact_url(url.render_as_string(hide_password=True))
        raise SettingsError("settings-database-url", found=found) from error


def _is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def _parse_discord_api(value: str) -> str:
    if not _API_ADDRESS.fullmatch(value):
        raise SettingsError("settings-discord-api", found=_shorten_and_redact(value))
    return value.rstrip("/")


def _parse_shard_count(value: str) -> int:
    if not _NUMBER.fullmatch(value) or int(value) == 0:
        raise SettingsError("settings-shard-count", found=_shorten_and_redact(value), most=str(MOST_SHARDS))
    return int(value)


def _parse_shard_ids(value: str) -> tuple[int, ...]:
    return tuple(
        sorted(shard for part in value.split(",") for shard in _parse_shard_range(part.strip(), value))
    )


def _parse_shard_range(part: str, value: str) -> range:
    match = _SHARD_RANGE.fullmatch(part)
    span = range(int(match[1]), int(match[2] or match[1]) + 1) if match else range(0)
    if not span:
        raise SettingsError("settings-shard-ids", found=_shorten_and_redact(value))
    return span


def _check_shards(settings: Settings, ids_text: str) -> None:
    shards, count = settings.shard_ids, settings.shard_count
    if not shards:
        return
    if count is None:
        raise SettingsError("settings-shard-ids-alone", found=ids_text)
    if shards[-1] >= count:
        last = str(count - 1)
        raise SettingsError("settings-shard-ids-range", found=ids_text, shard=str(shards[-1]), last=last)
    twice = [shard for shard, following in pairwise(shards) if shard == following]
    if twice:
        raise SettingsError("settings-shard-ids-twice", found=ids_text, shard=str(twice[0]))
    if len(shards) < count and _is_sqlite(settings.database_url):
        raise SettingsError("settings-shard-ids-sqlite", found=ids_text, count=str(count))


def _parse_log_format(value: str) -> LogFormat:
    if value.lower() not in get_args(LogFormat):
        raise SettingsError("settings-log-format", found=_shorten_and_redact(value))
    return cast("LogFormat", value.lower())


def _parse_log_level(value: str) -> LogLevel:
    if value.upper() not in get_args(LogLevel):
        raise SettingsError("settings-log-level", found=_shorten_and_redact(value))
    return cast("LogLevel", value.upper())


def _parse_address(value: str) -> str:
    try:
        return str(ip_address(value))
    except ValueError:
        # From None: that error would show a secret entered in the wrong variable.
        raise SettingsError("settings-metrics-host", found=_shorten_and_redact(value)) from None


def _parse_port(value: str) -> int:
    if not _NUMBER.fullmatch(value) or not 0 < int(value) <= _MOST_PORTS:
        raise SettingsError("settings-metrics-port", found=_shorten_and_redact(value), most=str(_MOST_PORTS))
    return int(value)


def _make_switch_parser(reason: str) -> Callable[[str], bool]:
    """Return a parser for ``on`` and ``off``."""

    def parse(value: str) -> bool:
        if value.lower() not in ("on", "off"):
            raise SettingsError(reason, found=_shorten_and_redact(value))
        return value.lower() == "on"

    return parse


def _make_address_parser(reason: str) -> Callable[[str], str]:
    """Return a parser for the address of a web page."""

    def parse(value: str) -> str:
        if not _WEB_ADDRESS.fullmatch(value):
            raise SettingsError(reason, found=_shorten_and_redact(value))
        return value

    return parse


def _parse_contact(value: str) -> str:
    if len(value) > LONGEST_CONTACT or redact(value) != value:
        raise SettingsError("settings-contact", most=LONGEST_CONTACT)
    return value


def _shorten_and_redact(value: str) -> str:
    """Return ``value`` in a form that may be shown: short, without a secret that was entered by mistake."""
    safe = redact(value)
    return safe if len(safe) <= _LONGEST_SHOWN else f"{safe[:_LONGEST_SHOWN]}…"


def _redact_url(value: str) -> str:
    """Return the part of a URL that cannot be a password: a whole SQLite URL, otherwise the scheme."""
    scheme, mark, _ = value.partition("://")
    if _is_sqlite(value) or _FILE_NAME.fullmatch(value):
        return _shorten_and_redact(value)
    return f"{_shorten_and_redact(scheme)}://…" if mark else "…"
