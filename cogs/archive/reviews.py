"""Reviews on Discord: private for everybody who can see the match, and posted if a player shares them."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.commands import StartFrom
from bot.match.models import LARGEST_ID, Match
from bot.match.refusals import Refusal
from bot.match.replay import Replay
from bot.match.review import Review, find_turning_rounds
from cogs.archive.frames import frame_view
from cogs.archive.replay_source import get_visible_match
from cogs.archive.review_text import (
    REVIEW_LEVEL,
    MarkedFrame,
    describe_turning_points,
    has_luck,
    review_alt_text,
    review_lines,
)
from cogs.board.buttons import MatchClick, button
from cogs.board.captions import emoji_of_player
from cogs.board.display_names import DisplayNames
from cogs.kit.clicks import Click, number_in, user_button
from cogs.kit.controls import BUTTONS_IN_A_ROW, Control
from cogs.kit.drawing import draw_off_loop
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.large_pictures import attach, draw_for_user, draw_view
from cogs.kit.links import message_link
from cogs.kit.member_permissions import require_may_share
from cogs.kit.progress import describe_progress, watch
from cogs.kit.replies import Interaction, private_view, say, say_briefly, show, show_pictures
from cogs.kit.sharing import post, sharing_once, text_of_post
from cogs.table.opening import TableRequest, open_table, opening_once
from rendering import RENDERERS, Picture, theme_for, with_names
from rendering.archive.review_curve import draw_review
from rendering.words import split_label

handlers = Handlers()
Items = list[ui.Item[Any] | str]

_MOST_WORDS = 330
"""The characters up to which the words about a moment fit one screen of a phone with how it could go on."""


@handlers.on_click("review", Who.PEOPLE_HERE, private=True)
async def show_review(click: MatchClick) -> None:
    """Show the review of a match, once it is made."""
    await _show(click.interaction, click.match, click.text)


@handlers.on_user_click("review", Who.VIEWERS, private=True)
async def show_review_from_history(click: Click) -> None:
    """Show the review of a match that the user chose in the history."""
    number = number_in(click.argument, range(1, LARGEST_ID))
    match = await get_visible_match(click.bot, click.interaction, number)
    await _show(click.interaction, match, text_for(match, click.text))


async def _show(interaction: Interaction, match: Match, text: Text) -> None:
    review = await bot_of(interaction).reviews.find(match) or await make_review(interaction, match, text)
    if review is not None:
        items, files = await _curve_page(interaction, match, review, text)
        await show_pictures(interaction, interaction.edit_original_response, private_view(*items), files)


@handlers.on_user_click("review-curve", Who.VIEWERS)
async def show_curve(click: Click) -> None:
    """Show the first page of a review again, in place of a moment."""
    match, review = await _find(click, click.argument)
    items, files = await _curve_page(click.interaction, match, review, text_for(match, click.text))
    await show(click.interaction, *items, files=files)


@handlers.on_user_click("review-moment", Who.VIEWERS)
async def show_moment(click: Click) -> None:
    """Show a decision or a round that changed much, in place of the curve or below a shared review."""
    match_id, _, frame = click.argument.partition("/")
    match, review = await _find(click, match_id)
    number = (await open_replay(click.bot, match, review)).find_frame(frame)
    text = await click.bot.cog_of(DisplayNames).name_for_reader(
        match, click.user, text_for(match, click.text)
    )
    items, files = await _moment_page(click.interaction, match, review, number, text)
    await show(click.interaction, *items, files=files)


async def _find(click: Click, match_id: str) -> tuple[Match, Review]:
    """Return a match that the user can see and its review. Raise ``Refusal`` if there is none."""
    match = await get_visible_match(click.bot, click.interaction, number_in(match_id, range(1, LARGEST_ID)))
    review = await click.bot.reviews.find(match)
    if review is None:
        raise Refusal("review-not-ready")
    return match, review


def may_share(interaction: Interaction, match: Match) -> bool:
    """Return whether the user is a player or the host, who may post the review for everybody."""
    return interaction.user.id in (*match.seats, match.host)


async def make_review(
    interaction: Interaction, match: Match, text: Text, kind: str = "review"
) -> Review | None:
    """Show the progress of the review, and return it once it is made; ``None`` if that takes too long.

    ``kind`` is what the user waits for: ``review`` or ``story``.
    """
    job = bot_of(interaction).reviews.request(match)
    if not await watch(interaction, job, partial(describe_progress, job, text, "review")):
        await interaction.edit_original_response(view=private_view(text(f"{kind}-later")))
        return None
    if job.error is not None:
        raise Refusal(job.error)
    return job.review


async def _curve_page(
    interaction: Interaction, match: Match, review: Review, text: Text
) -> tuple[Items, list[discord.File]]:
    """Return the first page of a review for its reader: the curve, and buttons for the moments."""
    bot = bot_of(interaction)
    named_text = await bot.cog_of(DisplayNames).name_for_reader(match, interaction.user.id, text)
    moments = await _describe_moments(bot, match, review, named_text)
    items, files = await _curve(interaction, match, review, moments, named_text, is_private=True)
    kind = "rounds" if match.real_time else "points"
    items.append(text("review-choose", kind=kind) if moments else text(f"review-no-{kind}"))
    buttons = _moment_buttons(match, moments, named_text)
    if may_share(interaction, match):
        control = Control(text("button-review-share"), "review-share")
        buttons.append(button(control, match.id, match.board_version))
    return [*items, *_action_rows(buttons)], files


async def _curve(
    interaction: Interaction,
    match: Match,
    review: Review,
    moments: Sequence[MarkedFrame],
    text: Text,
    *,
    is_private: bool,
) -> tuple[Items, list[discord.File]]:
    """Return the first lines of a review with its curve, and the pictures."""
    replay = await open_replay(bot_of(interaction), match, review)
    values = replay, review, [moment.number for moment in moments], text
    theme, name = match.theme, f"{match.game}-review"
    if is_private:
        shown = await draw_for_user(interaction, draw_curve, *values, theme=theme, name=name)
    else:
        shown = attach([await draw_off_loop(draw_curve, *values, theme=theme)], name)
    lines = "\n".join(review_lines(replay, review, text, is_private=is_private))
    return [lines, *shown.galleries], shown.files


async def _moment_page(
    interaction: Interaction, match: Match, review: Review, frame: int | None, text: Text
) -> tuple[Items, list[discord.File]]:
    """Return the page of a moment: the board before it, and near the buttons what was done and is better.

    Raise ``Refusal`` if the review names no such moment.
    """
    bot = bot_of(interaction)
    moments = await _describe_moments(bot, match, review, text)
    moment = next((each for each in moments if each.number == frame), None)
    if moment is None:
        raise Refusal("unknown-button")
    replay = (await bot.replays.open(match, moment.number)).by_turn
    view, choices, note = await draw_off_loop(_find_position, replay, review, moment.number, text)
    name = f"{match.game}-moment"
    shown = await draw_for_user(
        interaction, draw_view, match, view, text, choices, theme=match.theme, name=name
    )
    line = moment.line if len(moment.words) + len(moment.line) <= _MOST_WORDS else ""
    words = "\n".join(filter(None, (f"{moment.words} {note}".rstrip(), line and f"-# {line}")))
    see = text("button-review-see-round" if match.real_time else "button-review-see")
    answers = ui.ActionRow[Any](
        user_button(text("button-review-curve"), "review-curve", str(match.id)),
        user_button(see, "replay", f"m{match.id}/{moment.address}"),
        user_button(text("button-review-try"), "review-try", f"{match.id}/{moment.address}"),
    )
    others = _moment_buttons(match, moments, text, shown=moment.number)
    return [*shown.galleries, words, *_action_rows(others), answers], shown.files


def _moment_buttons(
    match: Match, moments: Sequence[MarkedFrame], text: Text, shown: int = 0
) -> list[ui.Item[Any]]:
    """Return a button for each moment, in the order of time; the one that is shown is locked.

    Beside a moment that is shown, the letters of the curve have to do: all are in one row of a phone.
    """
    buttons: list[ui.Item[Any]] = []
    for moment in sorted(moments):
        mark = emoji_of_player(match, moment.player, text)
        label, emoji = (moment.letter, None) if shown else split_label(f"{mark} {moment.name}")
        locked = moment.number == shown
        where = f"{match.id}/{moment.address}"
        style = ButtonStyle.primary
        buttons.append(user_button(label, "review-moment", where, style, emoji=emoji, disabled=locked))
    return buttons


def _action_rows(buttons: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    starts = range(0, len(buttons), BUTTONS_IN_A_ROW)
    return [ui.ActionRow(*buttons[start : start + BUTTONS_IN_A_ROW]) for start in starts]


async def _describe_moments(bot: Guildhall, match: Match, review: Review, text: Text) -> list[MarkedFrame]:
    """Return the turning points, or turning rounds in a race, the largest change first."""
    replay = await open_replay(bot, match, review)
    return await draw_off_loop(describe_turning_points, replay, review, text)


async def open_replay(bot: Guildhall, match: Match, review: Review) -> Replay:
    """Return the replay of a match with the frames of its review, those of its turning points ready."""
    replay = await bot.replays.open(match)
    for point in review.turning_points or ():
        replay = await bot.replays.open(match, point.frame)
    return replay.by_turn


def _find_position(replay: Replay, review: Review, frame: int, text: Text) -> tuple[Any, Sequence[str], str]:
    """Return the position before a decision and the choices of the better action, or after a round.

    The last value is the sentence about the picture. Raise ``BrokenRecord``.
    """
    match = replay.match
    if match.real_time:
        return frame_view(replay, frame, None), (), ""
    (point,) = (point for point in review.turning_points or () if point.frame == frame)
    view = match.rules.view(replay.state(point.action_count), point.player)
    choices = get_ui(match).hint_choices(view, point.preferred)
    note = text("review-board-before", marked="yes" if choices else "no")
    return view, choices, note


def draw_curve(
    replay: Replay, review: Review, marked_frames: Sequence[int], text: Text, *, theme: str
) -> Picture:
    """Draw the curve of a review, with letters at the marked frames."""
    match = replay.match
    renderer, look = RENDERERS[match.game], theme_for(theme, match.player_marks)
    count = len(match.players)
    return draw_review(
        review.shares(),
        marked_frames,
        renderer.marks(match.view(None), look)[:count],
        theme=look,
        text=text,
        description=review_alt_text(replay, review, text),
    )


@handlers.on_click("review-share", Who.PLAYERS, private=True, anywhere=True)
async def share(click: MatchClick) -> None:
    """Post the review where the match was played."""
    match, bot = click.match, click.bot
    if not may_share(click.interaction, match):
        raise Refusal("review-players-only")
    await require_may_share(click.interaction, match)
    with sharing_once(click.interaction, "review-shared-already"):
        named_text = with_names(text_of_post(bot, match), await bot.cog_of(DisplayNames).fetch(match))
        review = await bot.reviews.find(match)
        if review is None:
            raise Refusal("review-not-ready")
        moments = await _describe_moments(bot, match, review, named_text)
        items, files = await _curve(click.interaction, match, review, moments, named_text, is_private=False)
        kind = "rounds" if match.real_time else "points"
        title = named_text(f"review-{kind}" if moments else f"review-no-{kind}")
        words = "\n".join([title, *(f"{moment.words} {moment.line}".rstrip() for moment in moments)])
        rows = _action_rows(_moment_buttons(match, moments, named_text))
        await post(bot, match.guild_id, match.channel_id, *items, words, *rows, files=files)
    await say_briefly(click.interaction, click.text("review-shared"))


@handlers.on_user_click("review-try", Who.VIEWERS, private=True)
async def try_from_here(click: Click) -> None:
    """Begin a match for practice at the decision of a turning point."""
    match_id, _, frame = click.argument.partition("/")
    match, review = await _find(click, match_id)
    start, player = await _find_start(click, match, review, frame)
    with opening_once(click.user, match.id, "review-try-opening"):
        new_match = await _open(click.interaction, match, player, start)
    luck = "same" if match.real_time or has_luck(match, review) else "none"
    seat, link = (
        RENDERERS[match.game].seat(player, text=text_for(match, click.text)),
        message_link(new_match, None),
    )
    computers = len(match.players) - 1
    answer = click.text("review-try-done", seat=seat, luck=luck, link=link, computers=computers)
    await say(click.interaction, answer)


async def _find_start(click: Click, match: Match, review: Review, argument: str) -> tuple[StartFrom, int]:
    """Return where a match for practice begins, and whose part the user plays. Raise ``Refusal``."""
    record = await click.bot.matches.get_actions(match.id)
    replay = (await click.bot.replays.open(match)).by_turn
    if match.real_time:
        rounds = await draw_off_loop(find_turning_rounds, replay, review)
        own = match.find_player(click.user)
        starts = {each.frame: (each.action_count, each.player if own is None else own) for each in rounds}
    else:
        starts = {point.frame: (point.action_count, point.player) for point in review.turning_points or ()}
    frame = replay.find_frame(argument)
    if frame not in starts:
        raise Refusal("unknown-button")
    count, player = starts[frame]
    elapsed = record[count - 1].at - (match.started_at or 0) if count else 0
    return StartFrom(match.seed, record[:count], turn=record[count].turn, elapsed=elapsed), player


async def _open(interaction: Interaction, match: Match, player: int, start: StartFrom) -> Match:
    """Open a table for practice with the options of a match, and return the new match."""
    request = TableRequest(
        game=match.game,
        options=match.options,
        seat=player,
        theme=match.theme,
        computer=REVIEW_LEVEL,
        computers=len(match.players) - 1,
        practice=True,
        start=start,
        is_answered=False,
    )
    return await open_table(interaction, request)


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
