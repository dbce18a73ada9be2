"""Forms in which users type a text.

Their custom id is ``u:VERB:ARGUMENT``; `bot.form_handlers` finds the handler of the verb. discord.py keeps
forms in memory only. A cog listens for them instead, so that a form opened before a restart still works.
"""

from dataclasses import dataclass
from typing import Any, cast

import discord
from discord import ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.locales import Text
from bot.match.refusals import Refusal
from bot.observability.logs import log_context
from bot.observability.traces import current_trace
from cogs.kit.replies import Interaction, acknowledge, reporting, text_of

VISIT_FORM = "live:answer"
"""The custom id of the form that ``bot check --live`` opens; a bot that runs meanwhile ignores it."""
_INPUT = "typed"
_FIELDS = 2


def text_modal(
    title: str,
    verb: str,
    label: str,
    *,
    argument: str = "",
    longest: int,
    placeholder: str | None = None,
    style: discord.TextStyle = discord.TextStyle.short,
) -> ui.Modal:
    """Return a form with one text input."""
    modal = ui.Modal(title=title, custom_id=f"u:{verb}:{argument}", timeout=1)
    modal.add_item(
        ui.TextInput[Any](
            label=label, placeholder=placeholder, custom_id=_INPUT, max_length=longest, style=style
        )
    )
    return modal


@dataclass(frozen=True, slots=True)
class Submission:
    """A submitted form: the argument in its custom id, and the text that the user typed."""

    interaction: Interaction
    bot: Guildhall
    text: Text
    argument: str
    typed: str


class Forms(commands.Cog):
    """The cog that passes each submitted form to the handler of the verb in its custom id."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Acknowledge a form and call its handler; report errors in private."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        if data.get("custom_id") == VISIT_FORM or not await self.bot.admit(interaction):
            return
        _, *fields = str(data.get("custom_id", "")).split(":", _FIELDS)
        registration = self.bot.form_handlers.find(fields[0]) if len(fields) == _FIELDS else None
        with log_context(verb=fields[0] if fields else ""):
            async with reporting(interaction):
                if registration is None:
                    raise Refusal("unknown-button")
                current_trace().name = fields[0]
                await acknowledge(interaction, private=False)
                typed = _find_input(data)
                submission = Submission(interaction, self.bot, text_of(interaction), fields[1], typed)
                await registration.handler(submission)


def _find_input(data: Any) -> str:
    """Return the text in the only input of a form; Discord may wrap the input in other components."""
    if isinstance(data, dict):
        if data.get("custom_id") == _INPUT:
            return str(data.get("value", ""))
        return _find_input([*data.get("components", ()), data.get("component")])
    if isinstance(data, list):
        return next(filter(None, map(_find_input, data)), "")
    return ""
