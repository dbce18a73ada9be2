"""Forms in which users type a text.

discord.py keeps them in memory only: cogs listen for them, so that one from before a restart is read as well.
"""

from typing import Any, cast

import discord
from discord import ui

from cogs.support.replies import Interaction

_INPUT = "typed"


def text_modal(
    title: str,
    custom_id: str,
    label: str,
    *,
    longest: int,
    placeholder: str | None = None,
    style: discord.TextStyle = discord.TextStyle.short,
) -> ui.Modal:
    """Return a form with one text to type."""
    modal = ui.Modal(title=title, custom_id=custom_id, timeout=1)
    modal.add_item(
        ui.TextInput[Any](
            label=label, placeholder=placeholder, custom_id=_INPUT, max_length=longest, style=style
        )
    )
    return modal


def find_submission(interaction: Interaction, prefix: str) -> tuple[str, str] | None:
    """Return the rest of the custom id behind ``prefix``, and what was typed into such a form.

    Return ``None`` for any other interaction.
    """
    data = cast("dict[str, Any]", interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.modal_submit or not custom_id.startswith(prefix):
        return None
    return custom_id.removeprefix(prefix), _find_input(data)


def _find_input(data: Any) -> str:
    """Return what was typed into the only input of a form, whatever it is wrapped in."""
    if isinstance(data, dict):
        if data.get("custom_id") == _INPUT:
            return str(data.get("value", ""))
        return _find_input([*data.get("components", ()), data.get("component")])
    if isinstance(data, list):
        return next(filter(None, map(_find_input, data)), "")
    return ""
