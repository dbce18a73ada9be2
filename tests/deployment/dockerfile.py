"""The Dockerfile as a test reads it, and the folder that its steps make."""

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
EXTRAS = re.compile(r'pip install .*"\.\[(\w+(?:,\w+)*)\]"')


@dataclass
class Stage:
    """A stage: what it begins with, what it copies, runs and sets; of repeated instructions, the last."""

    base: str
    copies: list[list[str]] = field(default_factory=list)
    run: list[str] = field(default_factory=list)
    variables: dict[str, str] = field(default_factory=dict)
    last: dict[str, str] = field(default_factory=dict)


def read_stages(content: str) -> list[Stage]:
    """Return the stages of a Dockerfile."""
    lines = [line for line in content.splitlines() if line.strip() and not line.startswith("#")]
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, rest = line.split(maxsplit=1)
        if word == "FROM":
            stages.append(Stage(rest.split()[0]))
        elif word == "COPY":
            stages[-1].copies.append(rest.split())
        elif word == "RUN":
            stages[-1].run.append(rest)
        elif word == "ENV":
            stages[-1].variables |= dict(part.split("=", 1) for part in rest.split())
        stages[-1].last[word] = rest
    return stages


def is_sent(path: str, ignore: str) -> bool:
    """Return whether a file of the project is sent to Docker: the last line that fits it decides."""
    is_included, parts = True, path.split("/")
    for line in filter(None, ignore.splitlines()):
        if line.startswith("#"):
            continue
        pattern = line.removeprefix("!")
        anywhere = pattern.startswith("**/") and any(fnmatch(part, pattern[3:]) for part in parts)
        if anywhere or fnmatch(parts[0], pattern):
            is_included = line.startswith("!")
    return is_included


def copy_sources(stage: Stage, folder: Path) -> None:
    """Copy what a stage copies from the project."""
    for *sources, target in stage.copies:
        for source in sources:
            if (ROOT / source).is_dir():
                ignore = shutil.ignore_patterns("__pycache__", "*.db", ".env")
                shutil.copytree(ROOT / source, folder / target, ignore=ignore)
            else:
                shutil.copy(ROOT / source, folder / target)


def install(source: Path, extras: str, folder: Path) -> Path:
    """Build the wheel of ``source`` and install it, with what it needs and nothing else; return its ``bin``.

    What it needs is linked from the environment of the tests, so that no network is needed.
    """
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=source)
    run(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
    [packages] = (folder / "venv").glob("lib/python*/site-packages")
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    run(sys.executable, "-m", "compileall", "-q", "-j", "0", str(packages))  # as pip does
    for package in requirements(f"guildhall[{extras}]"):
        for name in {file.parts[0] for file in package.files or () if ".." not in file.parts}:
            if name != "__pycache__" and not (packages / name).exists():
                (packages / name).symlink_to(Path(str(package.locate_file(name))))
    [scripts] = packages.glob("guildhall-*.dist-info/entry_points.txt")
    assert "bot = bot.cli:main" in scripts.read_text()
    program = folder / "venv" / "bin" / "bot"
    python = program.with_name("python3")
    program.write_text(f"#!{python}\nimport sys\nfrom bot.cli import main\nsys.exit(main())\n")
    program.chmod(0o755)
    return program.parent


def requirements(specifier: str) -> Iterator[Distribution]:
    """Yield the distributions that a requirement leads to, apart from the project itself."""
    visited_extras: set[tuple[str, str]] = set()
    waiting = [Requirement(specifier)]
    while waiting:
        requirement = waiting.pop()
        package = distribution(requirement.name)
        for extra in ("", *requirement.extras):
            if (requirement.name, extra) in visited_extras:
                continue
            visited_extras.add((requirement.name, extra))
            if requirement.name != "guildhall":
                yield package
            below = [Requirement(line) for line in package.requires or ()]
            waiting += [each for each in below if _is_meant(each, extra)]


def _is_meant(requirement: Requirement, extra: str) -> bool:
    """Return whether a requirement belongs to an extra, or without one to the plain distribution."""
    return requirement.marker.evaluate({"extra": extra}) if requirement.marker else not extra


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a command that has to succeed."""
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def snapshot(folder: Path) -> dict[str, int]:
    """Return when each file of a folder was changed."""
    return {str(path): path.lstat().st_mtime_ns for path in sorted(folder.rglob("*"))}
