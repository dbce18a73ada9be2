"""The units for systemd: they can do little, and what they start exists."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deployment.commands import is_command
from tests.deployment.dockerfile import ROOT

UNITS = ROOT / "docs" / "systemd"
SERVICES = sorted(UNITS.glob("*.service"))
MOST_EXPOSURE = 2
"""Of ten, which is a service that may do everything."""
STARTS_A_DAY = 1000
PROGRAM = "/opt/guildhall/venv/bin/bot"


@pytest.mark.parametrize("name", ["guildhall.service", "guildhall-backup.service"])
def test_a_unit_starts_a_command_of_the_bot_as_its_own_user(name: str) -> None:
    content = (UNITS / name).read_text(encoding="utf-8")
    [command] = re.findall(r"(?m)^ExecStart=(.*)$", content)
    program, *arguments = command.split()
    assert program == PROGRAM
    assert is_command(arguments)
    assert "\nUser=guildhall\n" in content
    assert "\nUMask=0077\n" in content
    assert "\nReadWritePaths=/var/lib/guildhall\n" in content


@pytest.mark.parametrize("timer", sorted(UNITS.glob("*.timer")), ids=lambda timer: timer.stem)
def test_a_timer_has_its_service(timer: Path) -> None:
    assert timer.with_suffix(".service") in SERVICES


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.stem)
def test_a_unit_may_do_little(unit: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("needs systemd-analyze")
    result = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", unit],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    exposure = re.search(r"exposure level for \S+ ([\d.]+)", result.stdout)
    if not exposure:
        pytest.skip("this systemd-analyze cannot judge a file")
    assert float(exposure[1]) <= MOST_EXPOSURE


def test_computer_players_may_lower_their_own_priority() -> None:
    """``@resources`` forbids it, and a computer player that cannot do it would not play."""
    lines = (UNITS / "guildhall.service").read_text(encoding="utf-8").splitlines()
    filters = [line.partition("=")[2] for line in lines if line.startswith("SystemCallFilter=")]
    assert filters == ["@system-service", "~@privileged @resources", "setpriority"]


def test_the_metrics_of_the_process_can_be_read() -> None:
    """They need ``/proc/stat``, which ``ProcSubset=pid`` hides."""
    lines = (UNITS / "guildhall.service").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if line.startswith("ProcSubset=")]


def test_the_bot_is_started_again_for_ever_but_not_more_often_than_discord_allows() -> None:
    content = (UNITS / "guildhall.service").read_text(encoding="utf-8")
    assert "\nRestart=always\n" in content
    assert "\nStartLimitIntervalSec=0\n" in content
    [pause] = re.findall(r"(?m)^RestartSec=(\d+)$", content)
    assert 24 * 60 * 60 / int(pause) < STARTS_A_DAY


# The backup of PostgreSQL


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """Return the folder of backups, with old and new ones in it."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for days in (1, 13, 20):
        file = folder / f"guildhall-{days}-days-old.dump"
        file.touch()
        moment = file.stat().st_mtime - 86_400 * days
        os.utime(file, (moment, moment))
    return folder


def back_up(folder: Path, dump: str) -> int:
    """Run the script with another ``pg_dump``; return its status."""
    program = folder.parent / "pg_dump"
    program.write_text(f"#!/bin/sh\n{dump}\n")
    program.chmod(0o755)
    path = f"{folder.parent}:{os.environ['PATH']}"
    environment = {"PATH": path, "STATE_DIRECTORY": str(folder)}
    return subprocess.run([UNITS / "backup-postgresql"], env=environment, timeout=30, check=False).returncode


def test_a_backup_of_postgresql_takes_the_place_of_the_oldest(backups: Path) -> None:
    assert back_up(backups, 'echo saved > "${2#--file=}"') == 0
    names = {file.name for file in backups.iterdir()}
    [new] = names - {"guildhall-1-days-old.dump", "guildhall-13-days-old.dump"}
    assert len(names) == 3
    assert (backups / new).read_text() == "saved\n"
    assert (backups / new).stat().st_mode & 0o777 == 0o600


def test_a_backup_of_postgresql_that_fails_deletes_nothing(backups: Path) -> None:
    before = {file.name for file in backups.iterdir()}
    assert back_up(backups, 'echo half > "${2#--file=}"; exit 1') == 1
    assert {file.name for file in backups.iterdir()} == before


def test_the_script_runs_the_same_program_as_the_units() -> None:
    script = UNITS / "guildhall"
    assert PROGRAM in script.read_text(encoding="utf-8")
    assert script.stat().st_mode & 0o111
