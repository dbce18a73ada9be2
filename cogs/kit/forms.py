"""Forms in which users type texts or choose values.

Their custom id is ``u:VERB:ARGUMENT``; `bot.form_handlers` finds the handler of the verb. discord.py keeps
forms in memory only. A cog listens for them instead, so that a form opened before a restart still works.
"""

from collections.abc import Iterator, Mapping
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
    """A submitted form: the argument in its custom id, and what the user typed or chose, by field.

    ``typed`` is the text of a form with one text input.
    """

    interaction: Interaction
    bot: Guildhall
    text: Text
    argument: str
    values: Mapping[str, str]

    @property
    def typed(self) -> str:
        """The text in the only input of a form."""
        return self.values.get(_INPUT, "")


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
                values = dict(_list_values(data.get("components", ())))
                submission = Submission(interaction, self.bot, text_of(interaction), fields[1], values)
                await registration.handler(submission)


def _list_values(components: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of a form with their values; Discord wraps each field in another component."""
    for component in components if isinstance(components, list) else ():
        if isinstance(component, dict):
            value = component.get("value", next(iter(component.get("values") or ()), None))
            if value is not None:
                yield str(component.get("custom_id")), str(value)
            yield from _list_values([*component.get("components", ()), component.get("component")])
