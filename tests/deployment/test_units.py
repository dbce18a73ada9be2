"""The units for systemd: they can do little, and what they start exists."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deployment.commands import is_command
from tests.deployment.dockerfile import ROOT

UNITS = ROOT / "docs" / "systemd"
SERVICES = sorted(UNITS.glob("*.service"))
MOST_EXPOSURE = 1.5
"""Of ten, which is a service that may do everything."""
PROGRAM = "/opt/guildhall/venv/bin/bot"


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.stem)
def test_a_unit_starts_a_command_of_the_bot_as_its_own_user(unit: Path) -> None:
    content = unit.read_text(encoding="utf-8")
    [command] = re.findall(r"(?m)^ExecStart=(.*)$", content)
    program, *arguments = command.split()
    assert program == PROGRAM
    assert is_command(arguments)
    assert "\nUser=guildhall\n" in content
    assert "\nUMask=0077\n" in content
    assert "\nReadWritePaths=/var/lib/guildhall\n" in content


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.stem)
def test_a_unit_may_do_little(unit: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("needs systemd-analyze")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", unit],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    found = re.search(r"exposure level for \S+ ([\d.]+)", done.stdout)
    if not found:
        pytest.skip("this systemd-analyze cannot judge a file")
    assert float(found[1]) <= MOST_EXPOSURE


def test_computer_players_may_lower_their_own_priority() -> None:
    """``@resources`` forbids it, and a computer player that cannot do it would not play."""
    lines = (UNITS / "guildhall.service").read_text(encoding="utf-8").splitlines()
    filters = [line.partition("=")[2] for line in lines if line.startswith("SystemCallFilter=")]
    assert filters == ["@system-service", "~@privileged @resources", "setpriority"]


def test_the_script_runs_the_same_program_as_the_units() -> None:
    script = UNITS / "guildhall"
    assert PROGRAM in script.read_text(encoding="utf-8")
    assert script.stat().st_mode & 0o111
