"""The clicks and commands for an action of any game, found by searching its controls and commands."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from bot.locales import texts
from bot.match.models import Match
from cogs.kit.controls import Menu
from cogs.kit.game_ui import get_ui

TEXT = texts("en")


class Control(NamedTuple):
    """A button or a line of a menu, by verb and argument."""

    verb: str
    argument: str


def find_controls(match: Match, player: int | None, action: str) -> list[Control]:
    """Return the controls to click for an action: the shortest path of selections, then the action."""
    view = match.rules.view(match.state, player)
    goal = Control("act", action)
    waiting: deque[list[Control]] = deque([[]])
    seen_arguments = {""}
    while waiting:
        path = waiting.popleft()
        controls = list(_list_controls(match, view, path[-1].argument if path else ""))
        if goal in controls:
            return [*path, goal]
        for control in controls:
            if control.verb == "pick" and control.argument not in seen_arguments:
                seen_arguments.add(control.argument)
                waiting.append([*path, control])
    raise AssertionError(f"no controls make {action}")


def _list_controls(match: Match, view: Any, selection: str) -> Iterator[Control]:
    for line in get_ui(match).controls(view, selection, text=TEXT):
        if isinstance(line, Menu):
            yield from (Control(line.verb, choice.argument) for choice in line.choices)
        else:
            yield from (Control(control.verb, control.argument) for control in line)


def find_command(match: Match, action: str) -> tuple[str, dict[str, Any]]:
    """Return the slash command for an action and its parameters."""
    parsed_action = match.rules.action_from_string(action)
    name = f"{match.game}-{parsed_action.__struct_config__.tag}"
    parameters = {
        TEXT(f"parameter-{name}-{field}-name"): value
        for field, value in msgspec.structs.asdict(parsed_action).items()
    }
    return f"{match.game} {TEXT(f'command-{name}-name')}", parameters
