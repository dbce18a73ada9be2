"""A search for an event of the bot finds all that dispatches it and all that listens to it."""

import ast
from collections.abc import Iterator

import pytest

from bot.client import events
from tests.codebase.sources import Source, dotted_name, report, sample, sources

pytestmark = pytest.mark.xdist_group("codebase")

MODULE = events.__name__
EVENTS = {f"{MODULE}.{name}": value for name, value in vars(events).items() if name.isupper()}
"""The bot's own events, by their full names."""
LISTENERS = {f"on_{event}" for event in EVENTS.values()}
OF_DISCORD = {"ready"}
"""The events of Discord that the bot dispatches itself."""


def _find_hidden_events(source: Source) -> Iterator[str]:
    """Yield each place that dispatches an event, or listens to one of ours, without naming it."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.AsyncFunctionDef) and node.name in LISTENERS:
            if not any(_is_call(item, source, f"{MODULE}.listens_to") for item in node.decorator_list):
                yield f"{source.path}:{node.lineno} `{node.name}` without @listens_to(EVENT)"
        elif isinstance(node, ast.Call):
            function, first = dotted_name(node.func, source.names), (*node.args, None)[0]
            event = None if first is None else dotted_name(first, source.names)
            if function.endswith("Cog.listener") and node.args and str(source.path) != "bot/client/events.py":
                yield f"{source.path}:{node.lineno} Cog.listener(...) instead of @listens_to(EVENT)"
            elif function == f"{MODULE}.listens_to" and event not in EVENTS:
                yield f"{source.path}:{node.lineno} listens to what {MODULE} does not name"
            elif _dispatches(node) and event not in EVENTS and not _is_of_discord(first):
                yield f"{source.path}:{node.lineno} dispatches what {MODULE} does not name"


def _dispatches(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in {"dispatch", "_dispatch"}


def _is_of_discord(event: ast.expr | None) -> bool:
    return isinstance(event, ast.Constant) and event.value in OF_DISCORD


def _is_call(node: ast.expr, source: Source, function: str) -> bool:
    return isinstance(node, ast.Call) and dotted_name(node.func, source.names) == function


def test_events_are_named_where_they_are_dispatched_and_heard() -> None:
    report(finding for source in sources("bot", "cogs") for finding in _find_hidden_events(source))


def test_every_event_is_dispatched_and_heard() -> None:
    dispatched, heard = set(), set()
    for source in sources("bot", "cogs"):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and node.args:
                event = dotted_name(node.args[0], source.names)
                if _dispatches(node):
                    dispatched.add(event)
                elif _is_call(node, source, f"{MODULE}.listens_to"):
                    heard.add(event)
    assert dispatched >= EVENTS.keys()
    assert heard == EVENTS.keys()


@pytest.mark.parametrize(
    "code",
    [
        "self.dispatch('board_shown')",
        "click.bot.dispatch(event)",
        "self._dispatch('shards_lost', shards)",
        "@commands.Cog.listener()\nasync def on_match_paused(self, match): ...",
        "async def on_match_paused(self, match): ...",
        "@commands.Cog.listener('on_match_paused')\nasync def lock(self, match): ...",
        "@commands.Cog.listener(f'on_{MATCH_PAUSED}')\nasync def lock(self, match): ...",
        "from bot.client.events import listens_to\n@listens_to('match_paused')\nasync def lock(self): ...",
    ],
)
def test_hidden_events_are_found(code: str) -> None:
    assert list(_find_hidden_events(sample(code)))


@pytest.mark.parametrize(
    "code",
    [
        "self.dispatch('ready')",
        "from bot.client.events import BOARD_SHOWN\nbot_of(interaction).dispatch(BOARD_SHOWN, match)",
        "await dispatch(interaction, custom_id)",
        "@commands.Cog.listener()\nasync def on_guild_join(self, guild): ...",
        "from bot.client.events import MATCH_PAUSED, listens_to\n"
        "@listens_to(MATCH_PAUSED)\nasync def on_match_paused(self, match): ...",
    ],
)
def test_named_events_are_accepted(code: str) -> None:
    assert not list(_find_hidden_events(sample(code)))
