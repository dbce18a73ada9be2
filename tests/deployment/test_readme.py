"""The README and the page on hosting are true."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.locales import texts
from bot.settings import Settings
from cogs.kit.permissions import INVITE, NEEDED, NEEDED_FOR_THREAD
from tests.deployment.wheels import make_wheel, pip_variables

_ROOT = Path(__file__).parents[2]
_README = (_ROOT / "README.md").read_text(encoding="utf-8")
_HOSTING = (_ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
_CI = (_ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    for page in (_README, _HOSTING):
        (permissions,) = re.findall(r"scope=bot\+applications\.commands&permissions=(\d+)", page)
        assert int(permissions) == INVITE.value
    text = texts("en")
    for name in {*NEEDED, *NEEDED_FOR_THREAD}:
        assert text(f"permission-{name.replace('_', '-')}") in " ".join(_README.split())


MAKE = "python3 -m venv .uv && .uv/bin/pip install uv && "
"""How uv gets onto any machine: in an environment of its own, which no system manages."""


def test_the_readme_has_both_commands_and_ci_calls_the_second() -> None:
    for command in ("bot sandbox", "pytest"):
        assert f"\npip install uv && uv run {command}\n" in _README
        assert f"{MAKE}.uv/bin/uv run {command}" in _README
    assert f"\n{MAKE}.ci/install && .uv/bin/uv run pytest " in _CI
    assert "BREAK_SYSTEM" not in _CI


def make_python(folder: Path) -> None:
    """Make a Python with pip that is no environment: a copy of this one's program, and its library."""
    base, library = Path(sys.base_prefix), Path(os.__file__).parent
    copy = folder / "lib" / library.name
    for path in (folder / "bin", copy / "site-packages"):
        path.mkdir(parents=True)
    for file in [*library.iterdir(), *(base / "lib").glob("libpython*")]:
        link = (copy if file.parent == library else copy.parent) / file.name
        if not link.exists() and file.name != "EXTERNALLY-MANAGED":
            link.symlink_to(file)
    shutil.copy(Path(sys.executable).resolve(), folder / "bin" / "python3")
    command = [str(folder / "bin" / "python3"), "-m", "ensurepip", "--default-pip"]
    if subprocess.run(command, capture_output=True, timeout=60, check=False).returncode:
        pytest.skip("needs a Python that can install pip")


@pytest.mark.exhaustive
def test_a_stranger_can_enter_the_first_lines_where_the_system_manages_python(tmp_path: Path) -> None:
    """Debian 12 and Ubuntu 24.04 mark their Python so, and pip refuses to install anything into it."""
    make_python(tmp_path / "python")
    make_wheel(tmp_path, "uv", "1", programs={"uv": '#!/bin/sh\necho "$*" >> orders\n'})
    clone = tmp_path / "clone"
    clone.mkdir()

    def enter(line: str) -> str:
        """Enter a line of the page; return what pip complains about."""
        assert line in _README
        path = f"{tmp_path}/python/bin:/usr/bin:/bin"
        command = ["bash", "-c", line]
        return subprocess.run(
            command,
            cwd=clone,
            env={"PATH": path, **pip_variables(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        ).stderr

    enter("pip install uv && uv run pytest")
    assert (clone / "orders").read_text() == "run pytest\n"
    [library] = (tmp_path / "python" / "lib").glob("python3*")
    (library / "EXTERNALLY-MANAGED").write_text("[externally-managed]\nError=Use a virtual environment.\n")
    assert "externally-managed-environment" in enter("pip install uv && uv run bot sandbox")
    assert (clone / "orders").read_text() == "run pytest\n"
    for command in ("bot sandbox", "pytest"):
        enter(f"{MAKE}.uv/bin/uv run {command}")
    assert (clone / "orders").read_text() == "run pytest\nrun bot sandbox\nrun pytest\n"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_named_with_its_command(key: str) -> None:
    assert texts("en")(f"{key}-name") in _README
    assert f"`/{key} new`" in _README


def test_every_setting_is_explained_in_the_page_on_hosting_and_in_the_example() -> None:
    example = (_ROOT / ".env.example").read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"\n| `{name.upper()}` |" in _HOSTING
        assert f"\n{name.upper()}=" in example


@pytest.mark.parametrize("picture", re.findall(r"\]\((\.github/[^)]+)\)", _README))
def test_every_picture_is_there(picture: str) -> None:
    assert (_ROOT / picture).stat().st_size > 10_000
