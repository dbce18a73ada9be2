"""`compose.yaml`: three containers without privileges, and a backup that rotates."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import read_settings
from tests.cli.test_cli import TOKEN
from tests.deployment.dockerfile import ROOT, read_stages

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?]([^}]*))?\}")
GIVEN = {"DISCORD_TOKEN": TOKEN, "POSTGRES_PASSWORD": "0123456789abcdef"}


def fill_in(value: str) -> str:
    """Return a value as Compose fills it in."""
    return VARIABLE.sub(lambda variable: GIVEN.get(variable[1]) or variable[2] or "", value)


@pytest.mark.parametrize("name", SERVICES)
def test_a_container_has_no_privileges_and_comes_back(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["restart"] == "unless-stopped"
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    assert "ports" not in service
    assert not any("docker.sock" in volume for volume in service["volumes"])


def test_only_the_bot_reaches_the_internet() -> None:
    assert COMPOSE["networks"]["private"] == {"internal": True}
    outside = [name for name, service in SERVICES.items() if service["networks"] != ["private"]]
    assert outside == ["bot"]


def test_what_is_kept_has_a_volume_or_a_folder() -> None:
    for service in SERVICES.values():
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert source.startswith("./") or source in COMPOSE["volumes"]


def test_the_file_holds_no_secret_and_the_example_names_what_it_needs() -> None:
    content = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for name, _ in VARIABLE.findall(content):
        assert f"\n{name}=" in EXAMPLE
    for service in SERVICES.values():
        for name in service["environment"].keys() & {"DISCORD_TOKEN", "POSTGRES_PASSWORD", "PGPASSWORD"}:
            assert VARIABLE.fullmatch(service["environment"][name]), "it has to come from .env"


def test_the_bot_can_use_the_settings_that_it_gets() -> None:
    """What Compose sets wins over the file, and an empty value of the file leaves the image's own."""
    _, image = read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    file = dict(re.findall(r"(?m)^([A-Z_]+)=(.*)$", EXAMPLE))
    own = {name: fill_in(value) for name, value in SERVICES["bot"]["environment"].items()}
    settings = read_settings(Path("no such file"), image.variables | file | own)
    assert settings.metrics_port == 9464
    expected = "postgresql+asyncpg://guildhall:0123456789abcdef@database:5432/guildhall"
    assert settings.database_url == expected
    assert settings.discord_token == TOKEN


def test_the_bot_waits_for_the_database_and_all_say_how_they_are() -> None:
    for name in ("bot", "backup"):
        assert SERVICES[name]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert all("healthcheck" in SERVICES[name] for name in ("database", "backup"))
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


# The backup


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """Return the folder of backups, with old and new ones in it."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for days in (1, 5, 13, 20, 40):
        file = folder / f"guildhall-{days}-days-old.dump"
        file.touch()
        moment = file.stat().st_mtime - 86_400 * days
        os.utime(file, (moment, moment))
    (folder / "guildhall-unfinished.dump.part").touch()
    (folder / "before-upgrade.dump").touch()
    os.utime(folder / "before-upgrade.dump", (0, 0))
    return folder


def run_backup(folder: Path, dump: str) -> str:
    """Run the job once, with another ``pg_dump`` and an end instead of the wait for the next day."""
    shell, flag, script = SERVICES["backup"]["command"]
    script = script.replace("$$", "$").replace("/backups", str(folder))
    stub = f'pg_dump() {{ {dump}; }}\nsleep() {{ echo "again in $1 seconds"; exit; }}\n'
    environment = {"PATH": os.environ["PATH"], "BACKUP_DAYS": "14"}
    result = subprocess.run(
        [shell, flag, stub + script], env=environment, capture_output=True, text=True, timeout=30, check=True
    )
    return result.stdout


def is_healthy(folder: Path) -> bool:
    """Return what the health check of the job says."""
    _, command = SERVICES["backup"]["healthcheck"]["test"]
    command = command.replace("/backups", str(folder))
    return subprocess.run(["sh", "-c", command], timeout=30, check=False).returncode == 0


def names(folder: Path) -> set[str]:
    """Return the names of the files in a folder."""
    return {file.name for file in folder.iterdir()}


def test_a_backup_takes_the_place_of_the_oldest(backups: Path) -> None:
    assert "again in 86400 seconds" in run_backup(backups, 'echo saved > "${2#--file=}"')
    kept_files = {f"guildhall-{days}-days-old.dump" for days in (1, 5, 13)} | {"before-upgrade.dump"}
    assert names(backups) > kept_files
    [new] = names(backups) - kept_files
    assert re.fullmatch(r"guildhall-\d{8}-\d{6}\.dump", new)
    assert (backups / new).read_text() == "saved\n"
    assert (backups / new).stat().st_mode & 0o777 == 0o600
    assert backups.stat().st_mode & 0o777 == 0o700
    assert is_healthy(backups)


def test_a_backup_that_fails_deletes_nothing_and_is_tried_again_soon(backups: Path) -> None:
    before = names(backups) - {"guildhall-unfinished.dump.part"}
    assert "again in 300 seconds" in run_backup(backups, 'echo half > "${2#--file=}"; false')
    assert names(backups) == before
    (backups / "guildhall-1-days-old.dump").unlink()
    assert not is_healthy(backups), "there is no backup of the last day"


def test_the_job_runs_in_a_shell_that_the_image_has() -> None:
    assert SERVICES["backup"]["command"][:2] == ["bash", "-c"]
    assert shutil.which("bash")
    assert SERVICES["backup"]["image"] == SERVICES["database"]["image"], "pg_dump has the server's version"
