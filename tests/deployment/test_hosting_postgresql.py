"""The page on hosting: its backups of PostgreSQL are made and restored here, with and without Docker."""

import re
import secrets
import shlex
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.deployment.dockerfile import ROOT
from tests.deployment.hosting_page import RESTORES, Machine, block
from tests.store.conftest import NO_SERVER, SERVER, run_on_server

pytestmark = pytest.mark.exhaustive

BACKUP = ROOT / "docs" / "systemd" / "backup-postgresql"
Content = dict[str, list[Any]]


class PostgresqlMachine(Machine):
    """A machine whose bot has a database of its own on the server of the tests."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.name = f"guildhall_{secrets.token_hex(8)}"
        self._server = make_url(SERVER)
        (folder / "backups").mkdir()
        backup = folder / "backup-postgresql"
        backup.write_text(self.adapt(BACKUP.read_text(encoding="utf-8")))
        backup.chmod(0o755)

    @property
    def url(self) -> str:
        """The address of the bot's database."""
        return self._server.set(database=self.name).render_as_string(hide_password=False)

    def stubs(self) -> str:
        """Return the functions that stand for what the machine lacks; its Docker runs everything here."""
        folder = shlex.quote(str(self.data.parent / "guildhall-backups"))
        return f"""{super().stubs()}
            systemctl() {{
                echo "systemctl $*"
                [ "$*" != "start guildhall-backup-postgresql" ] && return
                mkdir -p {folder} && STATE_DIRECTORY={folder} {self.folder}/backup-postgresql
            }}
            docker() {{
                case "$*" in
                    "compose exec -T "*) shift 4; "$@" ;;
                    "compose exec "*) shift 3; PGDATABASE={self.name} "$@" ;;
                    "compose run "*) shift 4; guildhall "$@" ;;
                    *) echo "docker $*" ;;
                esac
            }}
        """

    def adapt(self, commands: str) -> str:
        """Return commands of the page with the database and the role of this machine."""
        commands = super().adapt(commands).replace("/backups/", f"{self.folder}/backups/")
        commands = re.sub(r"(--(?:owner|role|username)=)guildhall", rf"\1{self._server.username}", commands)
        before = r"DATABASE |RENAME TO |--dbname=|template0 |--maintenance-db=postgres |\.part\" "
        return re.sub(f"({before})guildhall", rf"\1{self.name}", commands)

    def variables(self) -> dict[str, str]:
        """Return the environment, which tells the bot and PostgreSQL's programs where the server is."""
        server = self._server
        values = {
            "PGHOST": server.host,
            "PGPORT": str(server.port or 5432),
            "PGUSER": server.username,
            "PGPASSWORD": server.password,
            "PGDATABASE": "postgres",
            "DATABASE_URL": self.url,
        }
        return super().variables() | {name: value for name, value in values.items() if value}

    async def content(self, name: str | None = None) -> Content:
        """Return all rows of all tables of the bot's database, or of another one."""
        engine = create_async_engine(self._server.set(database=name or self.name), poolclass=NullPool)
        tables = text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        try:
            async with engine.connect() as connection:
                return {
                    table: list(await connection.scalars(text(f"SELECT t::text FROM {table} t ORDER BY 1")))
                    for table in await connection.scalars(tables)
                }
        finally:
            await engine.dispose()

    async def databases(self) -> list[str]:
        """Return the names of the bot's database and of those that were put aside."""
        engine = create_async_engine(self._server, poolclass=NullPool)
        query = text("SELECT datname FROM pg_database WHERE datname LIKE :name ORDER BY 1")
        try:
            async with engine.connect() as connection:
                return list(await connection.scalars(query, {"name": f"{self.name}%"}))
        finally:
            await engine.dispose()


@pytest.fixture
async def machines(tmp_path: Path) -> AsyncIterator[tuple[PostgresqlMachine, PostgresqlMachine]]:
    """Return two machines with empty databases."""
    if not SERVER:
        pytest.skip(NO_SERVER)
    if not all(map(shutil.which, ("psql", "createdb", "pg_dump", "pg_restore"))):
        pytest.skip("needs PostgreSQL's programs")
    pair = PostgresqlMachine(tmp_path / "first"), PostgresqlMachine(tmp_path / "second")
    for machine in pair:
        await run_on_server(make_url(SERVER), f"CREATE DATABASE {machine.name} TEMPLATE template0")
    yield pair
    for machine in pair:
        for name in await machine.databases():
            await run_on_server(make_url(SERVER), f"DROP DATABASE {name} WITH (FORCE)")


BACKUPS = {
    "postgresql": "sudo systemctl start guildhall-backup-postgresql\n",
    "compose": block("docker compose exec backup", "git pull").splitlines()[0],
}
"""The commands that make a backup."""


@pytest.mark.parametrize("kind", BACKUPS)
async def test_a_backup_is_restored_as_the_page_says(
    kind: str, machines: tuple[PostgresqlMachine, PostgresqlMachine]
) -> None:
    machine, _ = machines
    await machine.play(5)
    saved_content = await machine.content()
    assert saved_content["actions"]
    machine.run(BACKUPS[kind].removesuffix(" &&"))
    [backup] = machine.folder.rglob("*.dump")
    assert backup.stat().st_mode & 0o777 == 0o600
    await run_on_server(make_url(machine.url), "DELETE FROM matches")
    lost_content = await machine.content()
    assert lost_content != saved_content

    output = machine.run(block(RESTORES[kind]))
    stop_line, start_line = {
        "postgresql": ("systemctl stop guildhall\n", "systemctl start guildhall\n"),
        "compose": ("docker compose stop bot backup\n", "docker compose up --detach\n"),
    }[kind]
    assert output.startswith(stop_line), machine.errors
    assert output.endswith(start_line), machine.errors
    assert "can be used" in output
    assert await machine.content() == saved_content
    [aside] = set(await machine.databases()) - {machine.name}
    assert await machine.content(aside) == lost_content


async def test_the_bot_moves_to_a_second_installation_with_its_settings(
    machines: tuple[PostgresqlMachine, PostgresqlMachine],
) -> None:
    first, second = machines
    (first.data / ".env").write_text("CONTACT=me@example.org\n")
    await first.play(3)
    saved_content = await first.content()
    output = first.run(block("sudo systemctl disable", "sudo systemctl start guildhall-backup-postgresql"))
    assert output.startswith("systemctl disable --now guildhall.service"), first.errors
    archive = first.folder / "guildhall.tar"
    assert archive.stat().st_mode & 0o777 == 0o600, "it holds the token"

    (second.folder / "guildhall.tar").write_bytes(archive.read_bytes())
    second.run(block("sudo tar --extract --file guildhall.tar --directory"))
    assert (second.data / ".env").read_text() == "CONTACT=me@example.org\n"
    output = second.run(block(RESTORES["postgresql"]))
    assert output.endswith("systemctl start guildhall\n"), second.errors
    assert await second.content() == saved_content


async def test_a_backup_that_is_damaged_leaves_the_database_where_it_was_put(
    machines: tuple[PostgresqlMachine, PostgresqlMachine],
) -> None:
    machine, _ = machines
    await machine.play(2)
    saved_content = await machine.content()
    machine.run(BACKUPS["postgresql"])
    [backup] = machine.folder.rglob("*.dump")
    whole = backup.read_bytes()
    backup.write_bytes(whole[: len(whole) // 2])
    assert "systemctl start" not in machine.run(block(RESTORES["postgresql"]))
    [aside] = set(await machine.databases()) - {machine.name}
    assert await machine.content(aside) == saved_content

    backup.write_bytes(whole)
    later = block(RESTORES["postgresql"]).replace("%S)", "%S%N)")  # not within the same second
    output = machine.run(later)
    assert output.endswith("systemctl start guildhall\n"), machine.errors
    assert await machine.content() == saved_content
