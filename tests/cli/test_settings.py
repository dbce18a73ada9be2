"""What the operator may rely on: what is accepted, and that every mistake is explained at start."""

import dataclasses
import re
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, find_misspelt, load_settings, read_settings

ROOT = Path(__file__).parents[2]
TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GaBcDe", "abcdefghijklmnopqrstuvwxyz_-0123456789"))
PASSWORD = "hunter2"
POSTGRESQL = f"postgresql://guild:{PASSWORD}@db.example:5432/hall"
OF_COMPOSE = {"POSTGRES_PASSWORD", "BACKUP_DAYS", "BASE_IMAGE"}
"""What stands in the example for `compose.yaml` alone."""
VARIABLES = {
    "DISCORD_TOKEN",
    "DATABASE_URL",
    "DISCORD_API",
    "SHARD_COUNT",
    "SHARD_IDS",
    "LOG_FORMAT",
    "LOG_LEVEL",
    "EMOJIS",
    "COACH",
    "WELCOME",
    "METRICS_HOST",
    "METRICS_PORT",
    "PRIVACY_URL",
    "TERMS_URL",
    "CONTACT",
}


def message_for(**environ: str) -> str:
    """Return what the operator reads who starts the bot with ``environ``."""
    with pytest.raises(SettingsError) as excinfo:
        load_settings(environ)
    return str(excinfo.value)


def test_settings_need_no_environment() -> None:
    settings = Settings()
    assert settings.discord_token == ""
    assert settings.database_url == "sqlite+aiosqlite:///guildhall.db"
    assert settings.shard_count is None
    assert settings.shard_ids == ()
    assert settings.log_format == "plain"
    assert settings.log_level == "INFO"
    assert settings.emojis


def test_settings_are_frozen_and_by_keyword() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Settings().log_level = "DEBUG"  # type: ignore[misc]
    with pytest.raises(TypeError):
        Settings(TOKEN)  # type: ignore[call-arg]


def test_nothing_set_gives_the_defaults() -> None:
    assert load_settings({}) == Settings()


@pytest.mark.parametrize("blank", ["", " ", "\t\n"])
def test_an_empty_variable_counts_as_not_set(blank: str) -> None:
    assert load_settings(dict.fromkeys(VARIABLES, blank)) == Settings()


def test_everything_set() -> None:
    settings = load_settings(
        {
            "DISCORD_TOKEN": f" {TOKEN}\n",
            "DATABASE_URL": POSTGRESQL,
            "SHARD_COUNT": "4",
            "SHARD_IDS": "1,2",
            "LOG_FORMAT": "json",
            "LOG_LEVEL": "WARNING",
            "EMOJIS": "Off",
            "METRICS_HOST": "0.0.0.0",
            "METRICS_PORT": "9100",
            "PATH": "/bin",
        }
    )
    assert settings == Settings(
        discord_token=TOKEN,
        database_url=f"postgresql+asyncpg://guild:{PASSWORD}@db.example:5432/hall",
        shard_count=4,
        shard_ids=(1, 2),
        log_format="json",
        log_level="WARNING",
        emojis=False,
        metrics_host="0.0.0.0",
        metrics_port=9100,
    )


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("sqlite:////var/lib/x.db", "sqlite+aiosqlite:////var/lib/x.db"),
        ("sqlite:///:memory:", "sqlite+aiosqlite:///:memory:"),
        ("sqlite+aiosqlite:///a folder/x.db", "sqlite+aiosqlite:///a folder/x.db"),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql://u:p%40%2F@h:6543/d", "postgresql+asyncpg://u:p%40%2F@h:6543/d"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql:///d?host=/run", "postgresql+asyncpg:///d?host=/run"),
        ("postgres://u:p@h/d?sslmode=require", "postgresql+asyncpg://u:p@h/d?ssl=require"),
        (
            "postgres://u:p@h/d?application_name=a%20b&sslmode=require",
            "postgresql+asyncpg://u:p@h/d?application_name=a%20b&ssl=require",
        ),
        (
            "postgres://h/d?connect_timeout=5&options=-csearch_path%3Dx&target_session_attrs=any",
            "postgresql+asyncpg://h/d?connect_timeout=5&options=-csearch_path%3Dx&target_session_attrs=any",
        ),
    ],
)
def test_a_database_is_reached_through_its_async_driver(value: str, expected: str) -> None:
    assert load_settings({"DATABASE_URL": value}).database_url == expected


@pytest.mark.parametrize(
    ("value", "quotation"),
    [
        ("guildhall.db", "guildhall.db"),
        ("sqlite://guildhall.db", "sqlite://guildhall.db"),
        ("sqlite:guildhall.db", "sqlite:guildhall.db"),
        ("sqlite:///", "sqlite:///"),
        ("sqlite+pysqlite:///x.db", "sqlite+pysqlite:///x.db"),
        ("mysql://u@h/d", "mysql://…"),
        ("postgresql+psycopg://u@h/d", "postgresql+psycopg://…"),
        ("POSTGRES://u@h/d", "POSTGRES://…"),
        ("postgresql://h", "postgresql://…"),
        ("postgresql://h:port/d", "postgresql://…"),
        ("a b", "…"),
    ],
)
def test_another_database_is_refused(value: str, quotation: str) -> None:
    message = message_for(DATABASE_URL=value)
    assert f"DATABASE_URL is “{quotation}”. Expected: sqlite:///FILE or postgresql://" in message


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        (
            "sslmode=require&channel_binding=require",
            "has the parameter channel_binding, which the bot cannot use",
        ),
        ("keepalives=1&a=b&application_name=x", "has the parameters keepalives, a, which the bot cannot use"),
        (f"{PASSWORD}=1", "has the parameter …, which the bot cannot use"),
        ("sslmode=require&sslmode=disable", "has the parameter sslmode more than once"),
        ("application_name=a&application_name=b", "has the parameter application_name more than once"),
        (
            "connect_timeout=soon",
            "has the parameter connect_timeout with the value “soon”. Expected: a whole number",
        ),
    ],
)
def test_a_parameter_that_the_driver_cannot_take_is_named(parameters: str, expected: str) -> None:
    message = message_for(DATABASE_URL=f"{POSTGRESQL}?{parameters}")
    assert message.startswith("DATABASE_URL ")
    assert expected in message
    assert PASSWORD not in message


@pytest.mark.parametrize(
    "value",
    [
        f"mysql://u:{PASSWORD}@h/d",
        f"postgresql://u:{PASSWORD}",
        f"postgresql://u:{PASSWORD}@h:port/d",
        f"postgresql://u:{PASSWORD}@h",
        f"postgresql://h/?password={PASSWORD}",
        f"u:{PASSWORD}@h/d",
        f"//u:{PASSWORD}@h/d",
    ],
)
def test_a_refused_database_keeps_its_password(value: str) -> None:
    with pytest.raises(SettingsError) as excinfo:
        load_settings({"DATABASE_URL": value})
    assert PASSWORD not in str(excinfo.value)
    assert excinfo.value.__context__ is None, "a traceback would show the cause and with it the password"


@pytest.mark.parametrize("variable", sorted(VARIABLES - {"DISCORD_TOKEN", "DATABASE_URL"}))
def test_a_secret_in_the_wrong_variable_is_not_shown(variable: str) -> None:
    environ = {"SHARD_COUNT": "2", variable: TOKEN}
    assert TOKEN not in message_for(**environ)
    assert PASSWORD not in message_for(**{**environ, variable: POSTGRESQL})


def test_a_token_as_the_database_is_not_shown() -> None:
    assert TOKEN not in message_for(DATABASE_URL=TOKEN)


@pytest.mark.parametrize(
    "value", ["changeme", f"Bot {TOKEN}", f'"{TOKEN}"', TOKEN.replace(".", ""), TOKEN[:40]]
)
def test_a_wrong_token_is_explained_but_not_shown(value: str) -> None:
    message = message_for(DISCORD_TOKEN=value)
    assert "DISCORD_TOKEN is not the token of a bot" in message
    assert f"it has {len(value)} characters" in message
    assert "Expected: the token from the page “Bot”" in message
    assert value not in message
    assert TOKEN[-20:] not in message


def test_secrets_are_not_in_the_representation() -> None:
    settings = load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": POSTGRESQL})
    for representation in (repr(settings), str(settings), f"{settings}"):
        assert TOKEN not in representation
        assert PASSWORD not in representation


@pytest.mark.parametrize(("value", "count"), [("1", 1), (" 16 ", 16), ("99999", 99_999)])
def test_shard_count(value: str, count: int) -> None:
    assert load_settings({"SHARD_COUNT": value}).shard_count == count


@pytest.mark.parametrize(
    "value", ["0", "-1", "1.5", "two", "1_000", "٣", "100000", "9" * 5000, "1 2", "0x10"]
)
def test_a_wrong_shard_count_is_explained(value: str) -> None:
    message = message_for(SHARD_COUNT=value)
    assert f"SHARD_COUNT is “{value[:60]}" in message
    assert "Expected: a whole number from 1 to 99999, or nothing" in message
    assert len(message) < 200


@pytest.mark.parametrize(
    ("value", "shards"),
    [
        ("0", (0,)),
        ("0,1", (0, 1)),
        ("3, 0", (0, 3)),
        ("0-3", (0, 1, 2, 3)),
        ("4 - 5,0-1,7", (0, 1, 4, 5, 7)),
        ("2-2", (2,)),
    ],
)
def test_shard_ids(value: str, shards: tuple[int, ...]) -> None:
    environ = {"SHARD_COUNT": "8", "SHARD_IDS": value, "DATABASE_URL": POSTGRESQL}
    assert load_settings(environ).shard_ids == shards


@pytest.mark.parametrize(
    "value", ["a", "0;1", "0,,1", "0,", "-1", "3-0", "0-", "0-1-2", "1.0", "٣", "0 1", "123456"]
)
def test_wrong_shard_ids_are_explained(value: str) -> None:
    message = message_for(SHARD_IDS=value, SHARD_COUNT="8", DATABASE_URL=POSTGRESQL)
    assert message.startswith(f"SHARD_IDS is “{value}”.")
    assert "Expected: numbers and ranges with commas between them, such as 0,1 or 0-3." in message


def test_shard_ids_need_the_count() -> None:
    message = message_for(SHARD_IDS="0,1", DATABASE_URL=POSTGRESQL)
    assert message.startswith("SHARD_IDS is “0,1”, but SHARD_COUNT is not set. Expected: SHARD_COUNT")


@pytest.mark.parametrize(("value", "shard"), [("4", "4"), ("0-99999", "99999"), ("7,1", "7")])
def test_shard_ids_are_below_the_count(value: str, shard: str) -> None:
    message = message_for(SHARD_IDS=value, SHARD_COUNT="4", DATABASE_URL=POSTGRESQL)
    assert message.startswith(f"SHARD_IDS is “{value}”, but there is no shard {shard}.")
    assert "Expected: numbers from 0 to 3, one less than SHARD_COUNT." in message


@pytest.mark.parametrize(("value", "shard"), [("1,1", "1"), ("0-2,2", "2"), ("3,0,3", "3")])
def test_shard_ids_are_unique(value: str, shard: str) -> None:
    message = message_for(SHARD_IDS=value, SHARD_COUNT="4", DATABASE_URL=POSTGRESQL)
    assert message == (
        f"SHARD_IDS is “{value}” and has shard {shard} more than once. Expected: each number once."
    )


@pytest.mark.parametrize("database", ["", "sqlite:///x.db", "sqlite+aiosqlite:///x.db"])
def test_several_processes_need_postgresql(database: str) -> None:
    message = message_for(SHARD_IDS="0-2", SHARD_COUNT="4", DATABASE_URL=database)
    assert message.startswith("SHARD_IDS is “0-2”, a part of the 4 shards")
    assert "DATABASE_URL is SQLite, which serves one." in message
    assert "Expected: a PostgreSQL address in DATABASE_URL, or no SHARD_IDS." in message


def test_one_process_with_all_shards_may_use_sqlite() -> None:
    assert load_settings({"SHARD_IDS": "0-3", "SHARD_COUNT": "4"}).shard_ids == (0, 1, 2, 3)
    assert load_settings({"SHARD_COUNT": "4"}).shard_ids == ()


@pytest.mark.parametrize(("value", "expected"), [("plain", "plain"), ("json", "json"), ("JSON", "json")])
def test_log_format(value: str, expected: str) -> None:
    assert load_settings({"LOG_FORMAT": value}).log_format == expected


@pytest.mark.parametrize("value", ["text", "jsonl", "plain json", "1"])
def test_a_wrong_log_format_is_explained(value: str) -> None:
    assert message_for(LOG_FORMAT=value) == f"LOG_FORMAT is “{value}”. Expected: plain or json."


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"])
def test_log_level(level: str) -> None:
    assert load_settings({"LOG_LEVEL": level}).log_level == level
    assert load_settings({"LOG_LEVEL": level.lower()}).log_level == level


@pytest.mark.parametrize("value", ["WARN", "verbose", "10", "NOTSET", "TRACE"])
def test_a_wrong_log_level_is_explained(value: str) -> None:
    expected = f"LOG_LEVEL is “{value}”. Expected: DEBUG, INFO, WARNING, ERROR or CRITICAL."
    assert message_for(LOG_LEVEL=value) == expected


@pytest.mark.parametrize("name", ["EMOJIS", "COACH", "WELCOME"])
def test_a_bad_switch_is_explained(name: str) -> None:
    assert message_for(**{name: "yes"}) == f"{name} is “yes”. Expected: on or off."
    assert load_settings({"EMOJIS": "on"}).emojis


@pytest.mark.parametrize("value", ["0", "-1", "65536", "9100.0", "http", "٣"])
def test_a_wrong_port_is_explained(value: str) -> None:
    expected = "Expected: a whole number from 1 to 65535, or nothing for no metrics."
    assert message_for(METRICS_PORT=value) == f"METRICS_PORT is “{value}”. {expected}"


def test_a_wrong_address_is_explained() -> None:
    assert message_for(METRICS_HOST="here").startswith("METRICS_HOST is “here”. Expected: an address of this")
    assert load_settings({"METRICS_HOST": "::"}).metrics_host == "::"


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text(
        f"DISCORD_TOKEN={TOKEN}\nLOG_LEVEL=debug # loud\nexport LOG_FORMAT='json'\nSHARD_COUNT\n"
    )
    settings = read_settings(env_file, {"LOG_LEVEL": "ERROR"})
    assert settings == Settings(discord_token=TOKEN, log_level="ERROR", log_format="json")


def test_the_file_may_be_missing(tmp_path: Path) -> None:
    assert read_settings(tmp_path / ".env", {"LOG_FORMAT": "json"}) == Settings(log_format="json")


def test_a_dollar_in_the_file_is_a_dollar(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("DATABASE_URL=postgresql://u:a${HOME}b@h/d\n")
    assert read_settings(env_file, {"HOME": "x"}).database_url == "postgresql+asyncpg://u:a${HOME}b@h/d"


def test_a_byte_order_mark_is_no_part_of_the_first_name(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\n", encoding="utf-8-sig")
    assert read_settings(env_file, {}).log_level == "ERROR"


def test_the_pages_and_the_contact_of_the_operator() -> None:
    page = "https://example.net/privacy"
    settings = load_settings({"PRIVACY_URL": page, "TERMS_URL": page, "CONTACT": "ada@example.net"})
    assert (settings.privacy_url, settings.terms_url, settings.contact) == (page, page, "ada@example.net")
    for name in ("PRIVACY_URL", "TERMS_URL"):
        assert message_for(**{name: "docs/privacy.md"}).startswith(f"{name} is “docs/privacy.md”. Expected:")
    assert message_for(CONTACT="x" * 201).startswith("CONTACT is too long")


def test_a_file_that_is_no_text_is_explained(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\n", encoding="utf-16")
    with pytest.raises(SettingsError, match=r"can't be read .* Expected: a text file in UTF-8") as excinfo:
        read_settings(env_file, {})
    assert str(env_file) in str(excinfo.value)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("discord_token", "DISCORD_TOKEN"),
        ("DATABASE_URI", "DATABASE_URL"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("EMOJI", "EMOJIS"),
        ("SHARD_ID", "SHARD_IDS"),
    ],
)
def test_a_misspelt_setting_in_the_file_is_refused_with_the_near_one(
    name: str, meant: str, tmp_path: Path
) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text(f"{name}={PASSWORD}\n")
    with pytest.raises(SettingsError) as excinfo:
        read_settings(env_file, {})
    assert str(excinfo.value) == f"There is no setting {name}. Did you mean {meant}?"
    assert read_settings(tmp_path / "missing", {name: "x"}) == Settings(), "it may be another program's"
    assert find_misspelt({name: "x"}) == [(name, meant)]


@pytest.mark.parametrize(
    "name",
    ["PATH", "TERM", "CACHE", "COMPOSE_PROJECT_NAME", "DATABASE_URL_OF_OLD", *sorted(OF_COMPOSE)],
)
def test_a_variable_of_another_name_is_no_mistake(name: str, tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text(f"{name}=x\n")
    assert read_settings(env_file, {}) == Settings()


@pytest.mark.parametrize("query", ["port=abc", "host=a:1&host=b"])
def test_hosts_and_ports_that_cannot_be_used_are_named(query: str) -> None:
    with pytest.raises(SettingsError, match="DATABASE_URL"):
        load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"postgresql://u:p@/d?{query}"})


def test_a_near_name_beside_the_setting_itself_or_without_a_value_is_no_mistake(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\nLOG_LEVELS=x\nSHARD_ID=\n")
    assert read_settings(env_file, {}) == Settings(log_level="ERROR")


def test_an_empty_variable_of_the_environment_leaves_the_file_alone(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\nMETRICS_PORT=\n")
    environ = {
        "LOG_LEVEL": "",
        "GUILDHALL_DEFAULT_LOG_LEVEL": "DEBUG",
        "GUILDHALL_DEFAULT_METRICS_PORT": "9464",
    }
    assert read_settings(env_file, environ) == Settings(log_level="ERROR", metrics_port=9464)
    assert read_settings(env_file, {**environ, "METRICS_PORT": "1"}).metrics_port == 1


def test_reading_does_not_touch_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_FORMAT", "json")
    monkeypatch.delenv("LOG_LEVEL", raising=False)
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\n")
    assert read_settings(env_file) == Settings(log_format="json", log_level="ERROR")
    assert read_settings(tmp_path / "missing") == Settings(log_format="json")


def test_the_example_documents_every_variable_and_starts_with_the_defaults() -> None:
    example = ROOT / ".env.example"
    variables = re.findall(r"(?m)^([A-Z_]+)=", example.read_text(encoding="utf-8"))
    assert sorted(variables) == sorted(VARIABLES | OF_COMPOSE)
    assert read_settings(example, {}) == Settings()
    assert len(VARIABLES) == len(dataclasses.fields(Settings))


@pytest.mark.parametrize("value", ["http://127.0.0.1:8080/api/v10", "https://proxy.example/api/v10/"])
def test_requests_to_discord_can_take_a_proxy(value: str) -> None:
    assert load_settings({"DISCORD_API": value}).discord_api == value.rstrip("/")


@pytest.mark.parametrize("value", ["proxy:8080", "http://proxy:8080", "ftp://proxy/api/v10"])
def test_a_wrong_proxy_is_explained(value: str) -> None:
    with pytest.raises(SettingsError, match="DISCORD_API"):
        load_settings({"DISCORD_API": value})


def test_processes_lease_shards_on_postgresql_unless_the_operator_has_chosen() -> None:
    assert load_settings({"DATABASE_URL": "postgres://u@h/d"}).leases_shards
    assert not load_settings({}).leases_shards
    environ = {"DATABASE_URL": "postgres://u@h/d", "SHARD_COUNT": "2", "SHARD_IDS": "0"}
    assert not load_settings(environ).leases_shards
