"""`.ci/constraints.txt`: the versions that every installation gets are those that were tested."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.deployment.dockerfile import ROOT, read_stages, required_by
from tests.deployment.hosting_page import LINES
from tests.deployment.wheels import make_wheel, pip_variables

PATH = ".ci/constraints.txt"
PINS = [
    Requirement(line)
    for line in (ROOT / PATH).read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["tool"]["uv"]["default-groups"]
PYTHONS = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))


def environment(python: str) -> dict[str, str]:
    """Return what markers are asked about, on another Python than this one."""
    versions = {"python_version": python, "python_full_version": f"{python}.9"}
    return {name: str(value) for name, value in default_environment().items()} | versions


def pins(python: str) -> dict[str, str]:
    """Return the version of each distribution on a Python."""
    chosen_pins = [pin for pin in PINS if pin.marker is None or pin.marker.evaluate(environment(python))]
    versions = {pin.name: str(pin.specifier).removeprefix("==") for pin in chosen_pins}
    assert len(versions) == len(chosen_pins), "a distribution has two versions"
    return versions


def direct_requirements() -> Iterator[str]:
    """Yield what the project itself names, for all that is installed somewhere."""
    yield from PROJECT["project"]["dependencies"]
    for extra in PROJECT["project"]["optional-dependencies"].values():
        yield from extra
    for group in GROUPS:
        yield from PROJECT["dependency-groups"][group]
    yield from PROJECT["build-system"]["requires"]


def violations(versions: Mapping[str, str], python: str) -> list[str]:
    """Return the requirements that no pinned version meets.

    What a distribution requires is known if it is installed here in the pinned version, as ``.ci/run`` does.
    """

    def find_pinned(name: str) -> Distribution | None:
        try:
            package = distribution(name)
        except PackageNotFoundError:  # such as one that only another Python needs
            return None
        return package if package.version == versions.get(canonicalize_name(name)) else None

    requirements = required_by(direct_requirements(), find_pinned, environment(python))
    return [
        str(requirement)
        for requirement in requirements
        if not requirement.specifier.contains(versions.get(canonicalize_name(requirement.name), "0"), True)
        or canonicalize_name(requirement.name) not in versions
    ]


def test_each_line_is_a_version_without_a_host_or_a_hash() -> None:
    content = (ROOT / PATH).read_text(encoding="utf-8")
    lines = [line for line in content.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==\d[\w.]*( ; [^@]+)?", line)] == []
    assert "://" not in content


@pytest.mark.parametrize("python", PYTHONS)
def test_every_requirement_and_what_it_requires_is_pinned_within_its_range(python: str) -> None:
    assert violations(pins(python), python) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"pillow": "10.4.0"}, "pillow<14,>=11"),
        ({"pillow": None}, "pillow<14,>=11"),
        ({"ruff": "0.8.0"}, "ruff<1,>=0.9"),
        ({"yarl": "1.0"}, "yarl<2.0,>=1.25.1"),
        ({"mako": None}, "Mako"),
    ],
)
def test_a_version_that_is_missing_or_out_of_range_is_found(
    change: dict[str, str | None], expected: str
) -> None:
    versions = {name: version for name, version in (pins("3.11") | change).items() if version}
    if any(distribution(name).version != versions[name] for name in ("aiohttp", "alembic")):
        pytest.skip("other versions are installed here than the pinned ones")
    assert expected in violations(versions, "3.11")


def test_all_that_installs_uses_them() -> None:
    build, _ = read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    installations = [
        *((line, f"--constraint {PATH}") for line in build.run if "pip install" in line),
        *((line, f"--constraint /opt/guildhall/source/{PATH}") for line in LINES if "pip install" in line),
    ]
    assert len(installations) == 5
    assert [line for line, option in installations if option not in line] == []


@pytest.mark.nightly
def test_an_upgrade_brings_the_tested_version_of_a_package_that_is_older_or_newer(tmp_path: Path) -> None:
    line = next(line for line in LINES if "pip install --upgrade" in line)
    tested = pins("3.11")["aiohttp"]
    for version in ("3.13.0", tested, "3.99.0"):
        make_wheel(tmp_path, "aiohttp", version)
    make_wheel(tmp_path, "guildhall", "1", ["aiohttp<4,>=3.7.4"])
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], timeout=60, check=True)
    pip = [tmp_path / "venv" / "bin" / "pip"]
    own = os.environ | pip_variables(tmp_path)
    upgrade = shlex.split(line.replace("/opt/guildhall/source/", f"{ROOT}/").removesuffix("&&"))
    target = upgrade.pop()
    assert target.startswith("/opt/guildhall/source")
    arguments = upgrade[upgrade.index("install") :]
    for before in ("3.13.0", "3.99.0"):
        subprocess.run([*pip, "install", f"aiohttp=={before}"], env=own, timeout=60, check=True)
        subprocess.run([*pip, *arguments, "guildhall"], env=own, timeout=60, check=True)
        [installed] = tmp_path.glob("venv/lib/*/site-packages/aiohttp-*.dist-info")
        assert installed.name == f"aiohttp-{tested}.dist-info"


def test_ci_installs_them_before_it_runs_the_tests() -> None:
    for script in ("run", "newest-python"):
        content = (ROOT / ".ci" / script).read_text(encoding="utf-8")
        assert ".ci/install" in content
        assert "export UV_NO_SYNC=1" in content
        assert content.index(".ci/install") < content.index("uv run")
    assert f"--constraints {PATH}" in (ROOT / ".ci" / "install").read_text(encoding="utf-8")


def test_one_documented_command_renews_them() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [command] = re.findall(rf"(?m)^ *(uv export .*{re.escape(PATH)})$", contributing)
    assert "--upgrade" in command
    subprocess.run(["bash", "-n"], input=command, text=True, timeout=30, check=True)
