"""What to click and to type for an action of any game whose controls and commands follow from its actions."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from bot.locales import texts
from bot.store.models import Match
from cogs.support.controls import Menu
from cogs.support.game_ui import get_ui

TEXT = texts("en")


class Control(NamedTuple):
    """A button or a line of a menu, by what its custom id says."""

    verb: str
    argument: str


def find_controls(match: Match, player: int | None, action: str) -> list[Control]:
    """Return the controls that make an action: the shortest way through the selections, then the action."""
    view = match.rules.view(match.state, player)
    wanted = Control("act", action)
    waiting: deque[list[Control]] = deque([[]])
    seen = {""}
    while waiting:
        picked = waiting.popleft()
        offered = list(_offered(match, view, picked[-1].argument if picked else ""))
        if wanted in offered:
            return [*picked, wanted]
        for control in offered:
            if control.verb == "pick" and control.argument not in seen:
                seen.add(control.argument)
                waiting.append([*picked, control])
    raise AssertionError(f"no controls make {action}")


def _offered(match: Match, view: Any, selection: str) -> Iterator[Control]:
    for line in get_ui(match).controls(view, selection, text=TEXT):
        if isinstance(line, Menu):
            yield from (Control(line.verb, choice.argument) for choice in line.choices)
        else:
            yield from (Control(control.verb, control.argument) for control in line)


def find_command(match: Match, action: str) -> tuple[str, dict[str, Any]]:
    """Return the slash command for an action and its parameters."""
    parsed = match.rules.action_from_string(action)
    name = f"{match.game}-{parsed.__struct_config__.tag}"
    parameters = {
        TEXT(f"parameter-{name}-{field}-name"): value
        for field, value in msgspec.structs.asdict(parsed).items()
    }
    return f"{match.game} {TEXT(f'command-{name}-name')}", parameters
