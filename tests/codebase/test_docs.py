"""The pages for readers are true: their links lead somewhere, and the names in them exist."""

import ast
import builtins
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import PurePosixPath
from posixpath import normpath

import pytest

from tests.codebase.sources import CODE, ROOT, project_files, report, sources

pytestmark = pytest.mark.xdist_group("codebase")

ARCHITECTURE = PurePosixPath("docs/architecture.md")
INTERNALS = PurePosixPath("docs/internals")
MOST_WORDS = 2000
PAGES = [path for path in project_files() if path.suffix == ".md"]
CONTRIBUTING = PurePosixPath("CONTRIBUTING.md")
PAGES_ON_CODE = [page for page in PAGES if page in (ARCHITECTURE, CONTRIBUTING) or page.parent == INTERNALS]
FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE_SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(/[\w.-]+)*/?")
NAME = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`]*\))?")
SUFFIXES = (".py", ".toml", ".ftl", ".html", ".css", ".js")
PLACEHOLDER = "NAME"
"""What stands for a name that the reader chooses, as in ``cogs/NAME.py``."""


def read(page: PurePosixPath) -> str:
    """Return a page."""
    return (ROOT / page).read_text(encoding="utf-8")


def prose(content: str) -> str:
    """Return a page without its blocks of code."""
    return FENCED.sub("", content)


def code_spans(content: str) -> list[str]:
    """Return what stands between backticks in a page, without that in which the reader chooses a name."""
    return [span for span in CODE_SPAN.findall(prose(content)) if PLACEHOLDER not in span]


def test_the_architecture_is_short() -> None:
    assert len(read(ARCHITECTURE).split()) <= MOST_WORDS


def test_the_architecture_links_every_page_on_internals() -> None:
    linked = {ARCHITECTURE.parent / link for link in LINK.findall(read(ARCHITECTURE))}
    pages = [page for page in PAGES if page.parent == INTERNALS]
    assert pages
    report(f"{page} is not linked" for page in pages if page not in linked)


def rooms(package: str) -> set[str]:
    """Return the packages and modules directly in a package, as a page writes them."""
    parts = {path.parts[1] for path in project_files() if path.parts[0] == package and path.suffix == ".py"}
    return {part if part.endswith(".py") else f"{part}/" for part in parts - {"__init__.py"}}


@pytest.mark.parametrize("package", CODE)
def test_the_map_has_a_line_for_every_room(package: str) -> None:
    tables = [part for part in read(ARCHITECTURE).split("\n\n") if f"`{package}/`" in part.split("\n")[0]]
    spans = {span for table in tables for row in table.splitlines()[2:] for span in CODE_SPAN.findall(row)}
    assert rooms(package) <= spans


def test_every_page_on_internals_says_what_its_room_may_use() -> None:
    introductions = {page: read(page).split("## ")[0] for page in PAGES if page.parent == INTERNALS}
    report(
        f"{page} does not"
        for page, text in introductions.items()
        if "use" not in text.partition("\n")[2].split()
    )


# Links


def anchors(content: str) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    titles = (re.sub(r"[^\w\- ]", "", title) for title in HEADING.findall(prose(content)))
    return {title.strip().lower().replace(" ", "-") for title in titles}


def broken_links(page: PurePosixPath, content: str) -> Iterator[str]:
    """Yield the relative links of a page that lead to no file, or to no heading of it."""
    for link in LINK.findall(prose(content)):
        if "://" in link or link.startswith("mailto:"):
            continue
        file, _, anchor = link.partition("#")
        target = PurePosixPath(normpath(page.parent / file)) if file else page
        if not (ROOT / target).exists():
            yield f"{page}: there is no {link}"
        elif anchor and anchor not in anchors(read(target) if file else content):
            yield f"{page}: there is no heading for {link}"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page: PurePosixPath) -> None:
    report(broken_links(page, read(page)))


def test_broken_links_are_found() -> None:
    content = "# One, two!\n[a](README.md) [b](#one-two) [c](#three) [d](gone.md) [e](https://example.com)\n"
    expected = ["LICENSE: there is no heading for #three", "LICENSE: there is no gone.md"]
    assert list(broken_links(PurePosixPath("LICENSE"), content)) == expected


# Paths


def unknown_paths(content: str) -> Iterator[str]:
    """Yield what is written like a file or a folder of the project and is none.

    It counts from the top of the project, or from the folder of the file that the text speaks of.
    """
    files = [f"/{path}" for path in project_files()]
    for span in filter(PATH.fullmatch, code_spans(content)):
        folder = span.split("/")[0] if "/" in span else ""
        if not (span.endswith(("/", *SUFFIXES)) or folder in (*CODE, "docs", "tests")):
            continue
        if not any(file.endswith(f"/{span}") or f"/{span.rstrip('/')}/" in file for file in files):
            yield span


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_paths_exist(page: PurePosixPath) -> None:
    report(f"{page} names {path}" for path in unknown_paths(read(page)))


def test_unknown_paths_are_found() -> None:
    content = (
        "`bot/games/` `gone/` `game_ui.py` `gone.py` `docs/gone` `tests/play` `cogs/NAME.py` `/help` `.env`"
    )
    assert list(unknown_paths(content)) == ["gone/", "gone.py", "docs/gone"]


# Names


@cache
def known_names() -> frozenset[str]:
    """Return every name of the project: those of files, of settings, and all that its code uses.

    Strings in the code count as well: they name tables, columns, verbs and what users choose.
    """
    names = {name for path in project_files() for name in (path.stem, *path.parts)} | set(dir(builtins))
    names |= set(re.findall(r"\w+", (ROOT / ".env.example").read_text(encoding="utf-8")))
    for path in (ROOT / "tests").rglob("*.py"):
        matches = re.finditer(
            r'^(\w+)|(?:def |class |mark\.)(\w+)|"(\w+)"', path.read_text("utf-8"), re.MULTILINE
        )
        names |= {name for hit in matches for name in hit.groups() if name}
    nodes = (node for source in sources(*CODE) for node in ast.walk(source.tree))
    fields = (value for node in nodes for _, value in ast.iter_fields(node))
    return frozenset(names | {value for value in fields if isinstance(value, str)})


@cache
def classes() -> Mapping[str, ast.ClassDef]:
    """Return the classes of the project by name."""
    nodes = (node for source in sources(*CODE) for node in ast.walk(source.tree))
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


@cache
def members(name: str) -> frozenset[str]:
    """Return the names that a class of the project and its base classes define."""
    if name not in classes():
        return frozenset()
    names: set[str] = set()
    for node in ast.walk(classes()[name]):
        match node:
            case ast.FunctionDef(name=defined) | ast.AsyncFunctionDef(name=defined):
                names.add(defined)
            case ast.Name(id=defined, ctx=ast.Store()) | ast.Attribute(attr=defined, ctx=ast.Store()):
                names.add(defined)
    bases = [
        part.id for base in classes()[name].bases for part in ast.walk(base) if isinstance(part, ast.Name)
    ]
    return frozenset(names).union(*map(members, bases))


def unknown_names(content: str) -> Iterator[str]:
    """Yield what is written like a name of Python, or a call, and names nothing in the project."""
    for span in code_spans(content):
        if (hit := NAME.fullmatch(span)) is None or span.endswith(SUFFIXES):
            continue
        owner, *parts = hit[1].split(".")
        names = members(owner) if owner in classes() else known_names()
        if owner not in known_names() or not names.issuperset(parts):
            yield span


@pytest.mark.parametrize("page", PAGES_ON_CODE, ids=str)
def test_names_exist(page: PurePosixPath) -> None:
    report(f"{page} names {name}" for name in unknown_names(read(page)))


def test_unknown_names_are_found() -> None:
    content = "`Match.recent` `Match.gone` `TurnGame.view` `act(match)` `not_there(match)` `due_at`"
    assert list(unknown_names(content)) == ["Match.gone", "not_there(match)"]
