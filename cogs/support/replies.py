"""Answers that only the person who asked can see, and what happens when something goes wrong."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import ui

from bot.client import bot_of
from bot.locales import Text, texts
from bot.logs import new_error_id
from bot.services.refusals import Refusal, StaleBoard
from cogs.support.failures import edits_picture
from cogs.support.refusals import explain
from cogs.support.stale import answer_stale

_log = logging.getLogger(__name__)
_LONGEST = 3900
_EXPIRED = {10062, 40060}
"""Unknown interaction, already acknowledged: the person has to click again, nothing is broken."""

Interaction = discord.Interaction[Any]


def text_of(interaction: Interaction) -> Text:
    """The texts in the language of the person who acts."""
    return texts(interaction.locale.value)


async def acknowledge(interaction: Interaction, *, private: bool) -> None:
    """Tells Discord within its three seconds that an answer follows.

    ``private``: the person sees at once that something is coming; otherwise the message stays as it is.
    """
    if private or interaction.type is discord.InteractionType.application_command:
        await interaction.response.defer(ephemeral=True, thinking=True)
        interaction.extras["thinking"] = True
    else:
        await interaction.response.defer()


def panel(*items: ui.Item[Any] | str) -> ui.LayoutView:
    """A private message of components and texts."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(ui.TextDisplay(item[:_LONGEST]) if isinstance(item, str) else item)
    return view


async def say(
    interaction: Interaction, *items: ui.Item[Any] | str, files: Sequence[discord.File] = ()
) -> None:
    """Shows components and texts to the person who acts, and to nobody else."""
    view = panel(*items)
    if interaction.extras.pop("thinking", False):
        await show_pictures(interaction, interaction.edit_original_response, view, files)
    elif interaction.response.is_done():
        await interaction.followup.send(view=view, files=list(files), ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=list(files), ephemeral=True)


async def show_pictures(
    interaction: Interaction,
    edit: Callable[..., Awaitable[object]],
    view: ui.LayoutView,
    files: Sequence[discord.File],
) -> int | None:
    """Edit a private message so that it shows ``view`` with its pictures.

    Where Discord refuses new pictures in a message that exists, they come in a message of their own below it,
    whose number is returned then.
    """
    if not files:
        await edit(view=view, attachments=[])
        return None
    if await edits_picture(bot_of(interaction), edit, view, files):
        return None
    await edit(view=panel(text_of(interaction)("shown-below")), attachments=[])
    for file in files:
        file.reset()
    message = await interaction.followup.send(view=view, files=list(files), ephemeral=True, wait=True)
    return message.id


async def say_instead(interaction: Interaction, *items: ui.Item[Any] | str) -> None:
    """Shows components and texts in place of what the private message held that was clicked."""
    await interaction.edit_original_response(view=panel(*items))


@asynccontextmanager
async def reporting(interaction: Interaction) -> AsyncIterator[None]:
    """Turns whatever goes wrong inside into one private sentence; the unexpected is logged with an id."""
    try:
        yield
        await _hint(interaction)
    except StaleBoard as stale:
        text = text_of(interaction)
        await say(interaction, await answer_stale(interaction, stale, text))
    except Refusal as refusal:
        await say(interaction, await explain(bot_of(interaction), refusal, text_of(interaction)))
    except discord.HTTPException as error:
        if error.code in _EXPIRED:
            _log.info("interaction.expired")
            return
        await report(interaction, error)
    except Exception as error:
        await report(interaction, error)


async def _hint(interaction: Interaction) -> None:
    """Tells a person, once, that Discord refused a direct message to them."""
    bot, user = bot_of(interaction), interaction.user.id
    if user in bot.hints:
        bot.hints.discard(user)
        await say(interaction, text_of(interaction)("hint-refused"))
        await bot.store.change_person(user, hint=False)


async def report(interaction: Interaction, error: BaseException) -> None:
    """Logs an unexpected error under an id and tells the person that id; never fails itself.

    A bot that is stopping has no connection any more: the person clicks again after the next start.
    """
    if bot_of(interaction).is_closed():
        _log.warning("interaction.cut_off")
        return
    error_id = new_error_id()
    _log.error("interaction.failed", exc_info=error, extra={"error_id": error_id})
    try:
        await say(interaction, text_of(interaction)("error-unexpected", id=error_id))
    except Exception:  # Discord refuses, is not there, or the bot began to stop meanwhile
        _log.warning("interaction.unanswered", extra={"error_id": error_id})
