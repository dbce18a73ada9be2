"""The files of the project, as the checks of this folder read them."""

import ast
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache, cached_property
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[2]
CODE = ("bot", "cogs", "rendering")


@cache
def project_files() -> tuple[PurePosixPath, ...]:
    """Return every file that is tracked or would be: ignored ones are no part of the project."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "-c", "-o", "--exclude-standard"]
    try:
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        names = result.stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):  # a checkout without git
        names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if not is_ignored(path)]
    return tuple(PurePosixPath(name) for name in sorted(filter(None, names)) if (ROOT / name).is_file())


def is_ignored(path: Path) -> bool:
    """Return whether ``.gitignore`` (its plain patterns) names the file or a folder that it is in."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    patterns = [".git", *(line.rstrip("/") for line in lines if line and not line.startswith("#"))]
    return any(fnmatch(part, pattern) for part in path.relative_to(ROOT).parts for pattern in patterns)


@dataclass(frozen=True, eq=False)
class Source:
    """A Python file of the project."""

    path: PurePosixPath
    tree: ast.Module

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The meaning of each imported name: ``datetime`` for ``dt``, ``asyncio.sleep`` for ``sleep``."""
        origins: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:  # "import a.b" binds a, "import a.b as c" binds a.b
                    root = alias.name.split(".")[0]
                    origins[alias.asname or root] = alias.name if alias.asname else root
            elif isinstance(node, ast.ImportFrom):
                origins |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        return origins


def sample(code: str, path: str = "bot/sample.py") -> Source:
    """Return a file made up to test a gate."""
    return Source(PurePosixPath(path), ast.parse(code))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Return the Python files of ``folders``."""
    paths = [path for path in project_files() if path.suffix == ".py" and path.parts[0] in folders]
    return tuple(
        Source(path, ast.parse((ROOT / path).read_text(encoding="utf-8"), str(path))) for path in paths
    )


def dotted_name(node: ast.AST, names: Mapping[str, str]) -> str:
    """Return the whole name of an expression such as ``dt.now``, starting with the first named part."""
    if isinstance(node, ast.Attribute):
        return f"{dotted_name(node.value, names)}.{node.attr}"
    return names.get(node.id, f"builtins.{node.id}") if isinstance(node, ast.Name) else ""


def report(findings: Iterable[str]) -> None:
    """Fail with one line for each finding."""
    lines = list(findings)
    if lines:
        pytest.fail("\n".join(lines), pytrace=False)
