"""The check on the newest Python: found on PATH or where pyenv keeps it, and its result is the result."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / ".ci" / "newest-python"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Return a machine with only a project that runs on Python 3.11, and a uv that notes its orders."""
    for folder in ("bin", "empty", "project/.ci", "pyenv/versions"):
        (tmp_path / folder).mkdir(parents=True)
    for script in ("newest-python", "install"):
        copy = tmp_path / "project" / ".ci" / script
        copy.write_bytes(SCRIPT.with_name(script).read_bytes())
        copy.chmod(0o755)
    put(tmp_path / "project" / ".venv" / "bin" / "python", "echo 3.11.7")
    put(
        tmp_path / "bin" / "uv",
        f'echo "$UV_PROJECT_ENVIRONMENT $*" >> {tmp_path}/orders; [ "$1" != run ] || exit "${{STATUS:-0}}"',
    )
    return tmp_path


def put(program: Path, script: str) -> None:
    """Make a program."""
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f"#!/bin/bash\n{script}\n")
    program.chmod(0o755)


def check(machine: Path, status: int = 0) -> tuple[int, list[str], str]:
    """Run the check; return its status, the arguments given to uv, and the standard error."""
    result = subprocess.run(
        [machine / "project" / ".ci" / "newest-python"],
        env={
            "PATH": f"{machine / 'bin'}:/usr/bin:/bin",
            "PYENV_ROOT": str(machine / "pyenv"),
            "TMPDIR": str(machine / "empty"),
            "STATUS": str(status),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    orders = machine / "orders"
    return result.returncode, orders.read_text().splitlines() if orders.exists() else [], result.stderr


def test_the_newest_is_used_wherever_it_is(machine: Path) -> None:
    put(machine / "bin" / "python3.98", "echo 3.98.1")
    put(machine / "pyenv" / "versions" / "3.99.0" / "bin" / "python3.99", "echo 3.99.0")
    put(machine / "pyenv" / "versions" / "3.9.0" / "bin" / "python3.9", "echo 3.9.0")
    status, [make, install, test], errors = check(machine)
    assert status == 0
    environment, *words = test.split()
    assert words[:2] == ["run", "pytest"]
    newest = machine / "pyenv/versions/3.99.0/bin/python3.99"
    assert make == f"{environment} venv --quiet --allow-existing --python {newest} {environment}"
    assert install.startswith(f"{environment} pip install")
    assert "--constraints .ci/constraints.txt" in install
    assert "3.99.0" in errors
    assert not Path(environment).is_relative_to(machine / "project"), "the project's own stays as it is"
    assert os.listdir(machine / "empty") == [], "nothing is left behind"


def test_the_exit_status_of_the_tests_is_returned(machine: Path) -> None:
    put(machine / "bin" / "python3.99", "echo 3.99.0")
    assert check(machine, status=1)[0] == 1


def test_a_shim_with_nothing_behind_it_and_what_is_not_released_are_passed_over(machine: Path) -> None:
    put(machine / "bin" / "python3.97", "exit 127")
    put(machine / "bin" / "python3.98", "true")
    put(machine / "bin" / "python3.96", "echo 3.96.0")
    _, [order, *_], _ = check(machine)
    assert "python3.96" in order


def test_with_no_newer_one_nothing_is_run_and_that_is_said(machine: Path) -> None:
    put(machine / "project" / ".venv" / "bin" / "python", "echo 3.99.0")
    put(machine / "bin" / "python3.99", "echo 3.99.4")
    status, orders, errors = check(machine)
    assert (status, orders) == (0, [])
    assert "nothing to run" in errors


def test_the_tests_that_are_run_there_exist() -> None:
    """A whole match of every game is among them."""
    script = SCRIPT.read_text()
    paths = [word for word in script.split() if word.startswith("tests/")]
    assert paths
    root = SCRIPT.parent.parent
    assert all((root / word.split("::")[0]).exists() for word in paths)
    assert "newest-python" in (root / ".ci" / "run").read_text()
