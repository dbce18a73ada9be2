"""Slash commands that are typed with their parameters, as ``/middle-ages new target-points:4 thread:True``.

SimCord's page has a field for each parameter, but people also type commands as they know them from Discord.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.locales import Text
from rendering.words import comma_list

_PARAMETER = re.compile(r"(?:^|\s)([\w-]+):")
_SWITCHES = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


@dataclass(frozen=True)
class TypedCommand:
    """A command with the values of its parameters; ``wrong`` is a sentence about a mistake in them."""

    entry: Mapping[str, Any]
    values: Mapping[str, Any]
    wrong: str = ""


def read_command(
    message: str, entries: Sequence[Mapping[str, Any]], people: Mapping[str, int], text: Text
) -> TypedCommand | None:
    """Return the command that somebody typed; ``None`` if none of the ``entries`` of SimCord's catalog fits.

    ``people`` are the users who can be named, by name.
    """
    words = " ".join(message.split())
    candidates = [entry for entry in entries if f"{words} ".startswith(f"/{entry['invocation']} ")]
    if not candidates:
        return None
    entry = max(candidates, key=lambda each: len(each["invocation"]))
    rest = words.removeprefix(f"/{entry['invocation']}").strip()
    marks = list(_PARAMETER.finditer(rest))
    options = {option["name"]: option for option in entry["options"]}
    names = comma_list(list(options), text)
    command = {"command": f"/{entry['invocation']}", "known": names, "count": len(options)}
    before = rest[: marks[0].start()].strip() if marks else rest
    if before:
        return TypedCommand(entry, {}, text("sandbox-parameter-unnamed", value=before, **command))
    values: dict[str, Any] = {}
    ends = [*(mark.start() for mark in marks), len(rest)][1:]
    for mark, end in zip(marks, ends, strict=True):
        name, value = mark[1], rest[mark.end() : end].strip()
        if name not in options:
            return TypedCommand(entry, {}, text("sandbox-parameter-unknown", name=name, **command))
        if options[name]["type"] == "attachment":
            return TypedCommand(entry, {}, text("sandbox-parameter-file", name=name, **command))
        read = _read_value(options[name], value, people)
        if read is None:
            return TypedCommand(entry, {}, text("sandbox-parameter-value", name=name, value=value))
        values[name] = read
    missing = [name for name, option in options.items() if option["required"] and name not in values]
    if missing:
        return TypedCommand(entry, {}, text("sandbox-parameter-missing", name=missing[0], **command))
    return TypedCommand(entry, values)


def _read_value(option: Mapping[str, Any], value: str, people: Mapping[str, int]) -> Any:
    """Return a value as SimCord takes it; ``None`` if the parameter cannot have it."""
    kind, folded_value = option["type"], value.casefold()
    if option["choices"] and not option["autocomplete"]:
        fitting = (
            choice["value"]
            for choice in option["choices"]
            if folded_value in (str(choice["name"]).casefold(), str(choice["value"]).casefold())
        )
        choice_value = next(fitting, None)
        return choice_value if choice_value is None or kind == "string" else str(choice_value)
    if kind == "boolean":
        return _SWITCHES.get(folded_value)
    if kind == "user":
        user = {name.casefold(): user for name, user in people.items()}.get(folded_value.removeprefix("@"))
        return None if user is None else str(user)
    if kind == "integer":
        return value if re.fullmatch(r"-?\d{1,15}", value) else None
    return value or None
