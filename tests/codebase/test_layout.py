"""What the tree holds: nothing that does not belong there, no long files."""

from collections.abc import Iterator

import pytest

from tests.codebase.sources import CODE, ROOT, project_files, report

pytestmark = pytest.mark.xdist_group("codebase")

TOP_LEVEL = {
    *(*CODE, "docs", "tests"),
    *("pyproject.toml", "Dockerfile", "compose.yaml"),
    *("README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"),
}
# In two parts, so that this file is no hit itself.
OUTSIDE = ("/work/" + "shared", "../" + "shared", *(f"{name}.org" for name in ("pypi", "npmjs")))
"""What no file names: paths beside the project, and registries that a user may have replaced by others."""


def test_the_top_level_holds_only_what_belongs_there() -> None:
    top = {path.parts[0] for path in project_files()}
    report(sorted(name for name in top - TOP_LEVEL if not name.startswith(".")))
    report(str(path) for path in project_files() if path.name == "uv.lock")


def _mentions() -> Iterator[str]:
    for path in project_files():
        content = (ROOT / path).read_bytes().lower()
        yield from (f"{path} names {name}" for name in OUTSIDE if name.encode() in content)


def test_no_file_names_what_lies_outside_the_project() -> None:
    report(_mentions())


def test_the_games_to_copy_are_small() -> None:
    """``CONTRIBUTING.md`` says so."""
    for game in ("fifth_game", "sixth_game"):
        files = [path for path in project_files() if path.parts[:2] == ("tests", game)]
        lines = {path: len((ROOT / path).read_bytes().splitlines()) for path in files}
        assert 0 < sum(count for path, count in lines.items() if path.suffix == ".py") <= 200
        assert 0 < sum(count for path, count in lines.items() if path.name == "picture.py") <= 60


def test_files_are_short() -> None:
    for path in project_files():
        most = 600 if path.parts[0] == "tests" else 400
        count = len((ROOT / path).read_bytes().splitlines()) if path.suffix == ".py" else 0
        report([f"{path} has {count} lines, more than {most}"] if count > most else [])
