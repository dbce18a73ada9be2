"""Cogs ask services for what is stored; import-linter sees only that they do not import the store."""

import ast
from collections.abc import Iterator

import pytest

from tests.codebase.sources import Source, report, sample, sources

pytestmark = pytest.mark.xdist_group("codebase")


def _accesses(source: Source) -> Iterator[str]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr == "store":
            yield f"{source.path}:{node.lineno} reads {ast.unparse(node)}: ask a service of the bot"


def test_cogs_ask_services_instead_of_the_store() -> None:
    report(line for source in sources("cogs") for line in _accesses(source))


@pytest.mark.parametrize(
    "code",
    [
        "await click.bot.store.preferences.mute(match.id, click.user, 0)",
        "boards = bot_of(interaction).store.boards",
        "self.bot.matches.store.matches",
    ],
)
def test_an_access_to_the_store_is_found(code: str) -> None:
    assert len(list(_accesses(sample(code, "cogs/sample.py")))) == 1
