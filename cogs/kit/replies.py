"""Private answers to users, and the handling of errors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import singledispatch
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.client.acknowledgements import TOO_LATE, Unacknowledged
from bot.client.bot import bot_of
from bot.locales import Text, texts
from bot.match.refusals import BadOption, Refusal
from bot.match.replay import BrokenRecord
from bot.observability.logs import new_error_id
from bot.observability.traces import current_trace
from bot.services.outbox import Unreachable
from bot.services.progress import Progress, follow_progress
from cogs.kit.brief_answers import BriefAnswers, PrivateAnswer
from cogs.kit.discord_errors import UNKNOWN_MESSAGE, raising_unreachable, try_edit_picture
from cogs.kit.refusals import explain, explain_option
from cogs.kit.sending import send_view
from cogs.kit.uploads import custom_ids_in, uploads_in
from rendering import with_emojis
from rendering.words import cut

_log = logging.getLogger(__name__)
_LONGEST = 3900
LONGEST_OPTION = 200
"""The most characters of a command's option; Discord would allow 6,000."""
FOLLOW_UP_PAUSES = (0, 2, 6)
"""The seconds before each try to inform a user that Discord has not confirmed the acknowledgement."""

_IN_PLACE = "in place"
"""The key in an interaction's extras for whether the next answer replaces its original response."""
_QUESTION = "question"
"""The key in an interaction's extras for the private question that it answers."""

Interaction = discord.Interaction[Any]


def text_of(interaction: Interaction) -> Text:
    """Return the lookup of texts in the user's language, with the bot's emojis."""
    bot = bot_of(interaction)
    return with_emojis(texts(bot.find_locale(interaction)), bot.app_emojis)


async def acknowledge(interaction: Interaction, *, private: bool) -> None:
    """Acknowledge an interaction within the three seconds that Discord allows.

    With ``private``, the user sees at once that a private answer follows; otherwise the clicked message does
    not change. Raise ``Refusal`` if an option of a command is far too long.
    """
    if private or interaction.type is discord.InteractionType.application_command:
        await interaction.response.defer(ephemeral=True, thinking=True)
        interaction.extras[_IN_PLACE] = True
    else:
        await interaction.response.defer()
    current_trace().acknowledge()
    if interaction.type is discord.InteractionType.application_command:
        for _, value in interaction.namespace:
            if isinstance(value, str) and len(value) > LONGEST_OPTION:
                raise Refusal("too-long", most=LONGEST_OPTION)


WaitForAcknowledgement = Callable[[], Awaitable[None]]
"""Waits until Discord has accepted an acknowledgement; raises the error if Discord refused it."""


async def skip_wait() -> None:
    """Do nothing, because the interaction was acknowledged before."""


@asynccontextmanager
async def acknowledging(interaction: Interaction, *, private: bool) -> AsyncIterator[WaitForAcknowledgement]:
    """Acknowledge an interaction while the body runs, and wait for the acknowledgement at the end.

    This is for actions that have to be performed at once: they must be neither late because Discord is slow
    to accept the acknowledgement, nor lost because Discord refuses it.
    """
    task = asyncio.create_task(acknowledge(interaction, private=private))
    await asyncio.sleep(0)  # noqa: TID251 - the task sends its request

    async def wait_until_acknowledged() -> None:
        await asyncio.wait([task])
        task.result()

    try:
        yield wait_until_acknowledged
    finally:
        await asyncio.wait([task])
        task.exception()


async def acknowledge_answer(interaction: Interaction) -> None:
    """Acknowledge a click that answers a private question, so that the next reply replaces the question.

    The reply may be another question, in the same message with other controls. Raise ``Refusal`` if the
    question has been answered already.
    """
    await interaction.response.defer()
    current_trace().acknowledge()
    assert interaction.message is not None
    question = interaction.message.id, custom_ids_in(interaction.message)
    answered_questions = bot_of(interaction).answered_questions
    if question in answered_questions:
        raise Refusal("already-answered")
    answered_questions.append(question)
    interaction.extras[_QUESTION] = question
    interaction.extras[_IN_PLACE] = True


def is_on_private(interaction: Interaction) -> bool:
    """Return whether only the user can see the message that was clicked."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def private_view(*items: ui.Item[Any] | str) -> ui.LayoutView:
    """Return the view of a private message made of components and texts."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(ui.TextDisplay(cut(item, _LONGEST)) if isinstance(item, str) else item)
    return view


def answers_in_place(interaction: Interaction) -> bool:
    """Return whether the next answer replaces the original response of an interaction."""
    return bool(interaction.extras.get(_IN_PLACE))


async def say(
    interaction: Interaction, *items: ui.Item[Any] | str, files: Sequence[discord.File] = ()
) -> PrivateAnswer:
    """Send components and texts to the user only, and return the private answer."""
    view, bot = private_view(*items), bot_of(interaction)
    if interaction.extras.get(_IN_PLACE):
        with _ignoring_deletion():
            shown = await show_pictures(interaction, interaction.edit_original_response, view, files)
            interaction.extras[_IN_PLACE] = False  # only now: the answer after an error goes there as well
            return PrivateAnswer(interaction, shown.message_id, is_original=not shown.is_new)
        interaction.extras[_IN_PLACE] = False
        for file in files:
            file.reset()
    if interaction.response.is_done():
        message = await send_view(
            bot, interaction.followup.send, view, files=list(files), ephemeral=True, wait=True
        )
        return PrivateAnswer(interaction, message.id)
    response = await send_view(
        bot, interaction.response.send_message, view, files=list(files), ephemeral=True
    )
    current_trace().acknowledge()
    return PrivateAnswer(interaction, response.message_id or 0, is_original=True)


@contextmanager
def _ignoring_deletion() -> Iterator[None]:
    """Ignore that the message to edit was deleted meanwhile, as outdated controls are."""
    try:
        yield
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise


async def say_briefly(interaction: Interaction, sentence: str) -> None:
    """Send the user a sentence that disappears by itself, because the board says the same."""
    answer = await say(interaction, sentence)
    bot_of(interaction).cog_of(BriefAnswers).delete_later(answer)


class ShownMessage(NamedTuple):
    """The private message that shows a view: its id, and whether it is new, below the clicked message."""

    message_id: int
    is_new: bool


async def show_pictures(
    interaction: Interaction,
    edit: Callable[..., Awaitable[discord.Message]],
    view: ui.LayoutView,
    files: Sequence[discord.File],
) -> ShownMessage:
    """Edit a private message to show ``view`` with its pictures, and return the message that shows it.

    If Discord refuses new pictures in an existing message, send ``view`` in a new message below it.
    """
    bot = bot_of(interaction)
    if not files:
        return ShownMessage((await send_view(bot, edit, view, attachments=[])).id, is_new=False)
    edited_message = await try_edit_picture(bot, edit, view, files)
    if edited_message is not None:
        return ShownMessage(edited_message.id, is_new=False)
    await edit(view=private_view(text_of(interaction)("shown-below")), attachments=[])
    for file in files:
        file.reset()
    message = await send_view(
        bot, interaction.followup.send, view, files=list(files), ephemeral=True, wait=True
    )
    return ShownMessage(message.id, is_new=True)


async def say_instead(interaction: Interaction, *items: ui.Item[Any] | str) -> PrivateAnswer:
    """Replace the content of the private message that was clicked.

    A message that others see is not edited, whatever its custom ids contain: a new private answer is sent.
    """
    if is_on_private(interaction):
        edit = interaction.edit_original_response
        with _ignoring_deletion():
            message = await send_view(bot_of(interaction), edit, private_view(*items))
            return PrivateAnswer(interaction, message.id, is_original=True)
    return await say(interaction, *items)


async def show(
    interaction: Interaction, *items: ui.Item[Any] | str, files: Sequence[discord.File] = ()
) -> None:
    """Replace content and pictures of the private message that was clicked; see `say_instead`.

    Pictures that the message shows already are kept: a new upload would make them flicker.
    """
    shown_names = [upload.filename for upload in uploads_in(interaction.message)]
    if is_on_private(interaction) and shown_names and shown_names == [file.filename for file in files]:
        await say_instead(interaction, *items)
    elif is_on_private(interaction):
        edit = interaction.edit_original_response
        await show_pictures(interaction, edit, private_view(*items), files)
    else:
        await say(interaction, *items, files=files)


@singledispatch
async def answer_refusal(refusal: Refusal, interaction: Interaction) -> None:
    """Explain a refusal to the user. Register a function here for a kind that needs more than a sentence."""
    await say(interaction, explain(refusal, text_of(interaction)))


@answer_refusal.register
async def _answer_bad_option(refusal: BadOption, interaction: Interaction) -> None:
    await say(interaction, explain_option(refusal, interaction.command, text_of(interaction)))


@contextmanager
def _tracing_refusals() -> Iterator[None]:
    try:
        yield
    except Refusal as refusal:
        current_trace().refuse(refusal.key)
        raise
    except BrokenRecord:
        current_trace().refuse("replay-broken")
        raise


@asynccontextmanager
async def reporting(interaction: Interaction) -> AsyncIterator[None]:
    """Turn an error inside into one private sentence; log an unexpected one with an id."""
    with follow_progress() as progress:
        try:
            try:
                with _tracing_refusals():
                    yield
            except Refusal as refusal:
                await answer_refusal(refusal, interaction)
                return
            except BrokenRecord:  # the rules have changed since that match
                _log.warning("record.broken", exc_info=True)
                await say(interaction, text_of(interaction)("refusal-replay-broken"))
                return
        except Unacknowledged as error:
            await _report_unacknowledged(interaction, error, progress)
            return
        except discord.HTTPException as error:
            if error.code in TOO_LATE:
                current_trace().outcome = "expired"
                _log.info("interaction.expired")
            else:
                await report(interaction, error, progress)
            return
        except Exception as error:
            await report(interaction, error, progress)
            return
    await _inform_of_refusal(interaction)


async def _report_unacknowledged(interaction: Interaction, error: Unacknowledged, progress: Progress) -> None:
    """Say what became of an action if Discord has not confirmed its acknowledgement. Never fail.

    If Discord did accept the acknowledgement, it accepts this sentence as well. If not, it refuses the
    sentence, but has shown the user an error itself.
    """
    current_trace().outcome = "unacknowledged"
    _log.warning("interaction.unacknowledged", extra={"cause": type(error.__cause__).__name__})
    sentence = text_of(interaction)(f"unacknowledged-{_outcome_of(progress)}")
    for pause in FOLLOW_UP_PAUSES:
        await asyncio.sleep(pause)  # noqa: TID251 - the connection may be back
        try:
            with raising_unreachable():
                await interaction.followup.send(view=private_view(sentence), ephemeral=True)
        except Unreachable:
            continue
        except Exception:  # Discord never accepted the acknowledgement, or the bot is stopping
            _log.info("interaction.never_acknowledged")
        return


def _outcome_of(progress: Progress) -> str:
    """Return what became of a user's action, as the last part of a text's id."""
    if progress.is_committed:
        return "after-commit"
    return "uncertain" if progress.is_uncertain else "unexpected"


async def _inform_of_refusal(interaction: Interaction) -> None:
    """Inform the user, once, that Discord refused a direct message to them."""
    bot, user = bot_of(interaction), interaction.user.id
    users_to_inform = bot.notifications.users_to_inform
    if user not in users_to_inform:
        return
    users_to_inform.discard(user)
    try:
        await say(interaction, text_of(interaction)("hint-refused"))
    except Exception:  # this hint must not make an action fail: it is tried again with the next one
        users_to_inform.add(user)
        _log.warning("hint.failed", exc_info=True)
        return
    try:
        await bot.notifications.mark_informed(user)
    except Exception:  # shown again after the next start
        _log.warning("hint.failed", exc_info=True)


async def report(interaction: Interaction, error: BaseException, progress: Progress | None = None) -> None:
    """Log an unexpected error under an id, and show the user the id and what became of their action.

    Never fail. A bot that is stopping cannot answer any more: the user clicks again after the next start.
    """
    if bot_of(interaction).is_closed():
        _log.warning("interaction.cut_off")
        return
    progress = progress or Progress()
    error_id = new_error_id()
    current_trace().fail(error_id)
    _log.error("interaction.failed", exc_info=error, extra={"error_id": error_id})
    if not progress.is_committed and _QUESTION in interaction.extras:
        # The answer had no effect: the user may give it again.
        bot_of(interaction).answered_questions.remove(interaction.extras.pop(_QUESTION))
        interaction.extras[_IN_PLACE] = False
    try:
        await say(interaction, text_of(interaction)(f"error-{_outcome_of(progress)}", id=error_id))
    except Exception:  # Discord refuses or is unreachable, or the bot is stopping
        _log.warning("interaction.unanswered", extra={"error_id": error_id})
