"""The Dockerfile as a test reads it, and the folder that its steps make."""

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from importlib.metadata import Distribution, distribution
from pathlib import Path
from types import MappingProxyType

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
    """Return the stages of a Dockerfile, with the defaults of its build arguments."""
    lines = [line for line in content.splitlines() if line.strip() and not line.startswith("#")]
    stages: list[Stage] = []
    arguments: dict[str, str] = {}
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, rest = line.split(maxsplit=1)
        if word == "ARG" and not stages:
            argument, _, default = rest.partition("=")
            arguments[argument] = default
            continue
        if word == "FROM":
            base = rest.split()[0]
            stages.append(Stage(arguments[base[2:-1]] if base.startswith("${") else base))
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
        if anywhere or any(fnmatch("/".join(parts[:depth]), pattern) for depth in range(1, len(parts) + 1)):
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
                if target.endswith("/"):
                    (folder / target).mkdir(exist_ok=True)
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
    names = {requirement.name for requirement in required_by([f"guildhall[{extras}]"])} - {"guildhall"}
    for package in map(distribution, names):
        for name in {file.parts[0] for file in package.files or () if ".." not in file.parts}:
            if name != "__pycache__" and not (packages / name).exists():
                (packages / name).symlink_to(Path(str(package.locate_file(name))))
    [scripts] = packages.glob("guildhall-*.dist-info/entry_points.txt")
    assert "bot = bot.cli.main:main" in scripts.read_text()
    program = folder / "venv" / "bin" / "bot"
    python = program.with_name("python3")
    program.write_text(f"#!{python}\nimport sys\nfrom bot.cli.main import main\nsys.exit(main())\n")
    program.chmod(0o755)
    return program.parent


def required_by(
    specifiers: Iterable[str],
    find: Callable[[str], Distribution | None] = distribution,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Requirement]:
    """Yield these requirements and those of the distributions that they lead to, as far as they are found.

    ``environment`` replaces what markers are told about this Python.
    """
    waiting, visited_extras = [Requirement(specifier) for specifier in specifiers], set[tuple[str, str]]()
    while waiting:
        requirement = waiting.pop()
        yield requirement
        package = find(requirement.name)
        below = [Requirement(line) for line in (package.requires if package else None) or ()]
        for extra in ("", *requirement.extras):
            if (requirement.name, extra) not in visited_extras:
                visited_extras.add((requirement.name, extra))
                waiting += [each for each in below if _is_meant(each, extra, environment)]


def _is_meant(requirement: Requirement, extra: str, environment: Mapping[str, str]) -> bool:
    """Return whether a requirement belongs to an extra, or without one to the plain distribution."""
    if requirement.marker is None:
        return not extra
    return requirement.marker.evaluate({**environment, "extra": extra})


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a command that has to succeed."""
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def snapshot(folder: Path) -> dict[str, int]:
    """Return when each file of a folder was changed."""
    return {str(path): path.lstat().st_mtime_ns for path in sorted(folder.rglob("*"))}
