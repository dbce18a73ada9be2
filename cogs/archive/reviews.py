"""Reviews on Discord: private for everybody who can see the match, and posted if a player shares them."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers
from bot.locales import Text
from bot.match.commands import StartFrom
from bot.match.models import LARGEST_ID, Match
from bot.match.refusals import Refusal
from bot.match.replay import Replay
from bot.match.review import Review, find_turning_rounds
from cogs.archive.replay_source import get_visible_match
from cogs.archive.review_text import (
    REVIEW_LEVEL,
    MarkedFrame,
    describe_turning_points,
    has_luck,
    review_alt_text,
    review_lines,
)
from cogs.board.buttons import Click, button, number_in
from cogs.board.display_names import display_names
from cogs.kit.controls import Control
from cogs.kit.drawing import draw_off_loop, gallery, picture_file
from cogs.kit.game_ui import text_for
from cogs.kit.member_permissions import require_may_share
from cogs.kit.progress import watch
from cogs.kit.replies import Interaction, private_view, say, say_briefly, show_pictures, text_of
from cogs.kit.sharing import post, sharing_once
from cogs.kit.user_items import UserClick, user_button
from cogs.table.opening import open_table
from rendering import RENDERERS, Picture, theme_for, with_names
from rendering.archive.review_curve import draw_review

handlers = Handlers()
user_handlers = Handlers()
_OPENING: set[tuple[int, int]] = set()
"""The users and reviewed matches for which a match is being opened: a double click opens only one."""


@handlers.on_click("review", private=True)
async def show_review(click: Click) -> None:
    """Show the review of a match, once it is made."""
    await _show(click.interaction, click.match, click.text)


@user_handlers.on_click("review", private=True)
async def show_review_from_history(click: UserClick) -> None:
    """Show the review of a match that the user chose in the history."""
    number = number_in(click.argument, range(1, LARGEST_ID))
    match = await get_visible_match(click.bot, click.interaction, number)
    await _show(click.interaction, match, text_for(match, click.text))


async def _show(interaction: Interaction, match: Match, text: Text) -> None:
    bot = bot_of(interaction)
    review = await bot.reviews.find(match) or await _make(interaction, match, text)
    if review is None:
        return
    named_text = await display_names(bot).name_for_reader(match, interaction.user.id, text)
    items, file = await _review_items(bot, match, review, named_text, is_private=True)
    if _may_share(interaction, match):
        control = Control(text("button-review-share"), "review-share", style=ButtonStyle.primary)
        items.append(ui.ActionRow(button(control, match.id, match.board_version)))
    await show_pictures(interaction, interaction.edit_original_response, private_view(*items), [file])


def _may_share(interaction: Interaction, match: Match) -> bool:
    """Return whether the user is a player or the host, who may post the review for everybody."""
    return interaction.user.id in (*match.seats, match.host)


async def _make(interaction: Interaction, match: Match, text: Text) -> Review | None:
    """Show the progress of the review, and return it once it is made; ``None`` if that takes too long."""
    job = bot_of(interaction).reviews.request(match)

    def describe_progress() -> str:
        if job.is_waiting:
            return text("review-waiting")
        key = "review-progress" if job.total else "review-begins"
        return text(key, done=job.done, total=job.total)

    if not await watch(interaction, job, describe_progress):
        await interaction.edit_original_response(view=private_view(text("review-later")))
        return None
    if job.error is not None:
        raise Refusal(job.error)
    return job.review


async def _review_items(
    bot: Guildhall, match: Match, review: Review, text: Text, *, is_private: bool
) -> tuple[list[ui.Item[Any] | str], discord.File]:
    """Return the review as components, and its picture."""
    turning_points = await _describe_turning_points(bot, match, review, text)
    replay = await bot.replays.open(match)
    picture = await draw_off_loop(_draw, replay, review, [frame for frame, _ in turning_points], text)
    file = picture_file(picture, f"{match.game}-review-{match.id}")
    items: list[ui.Item[Any] | str] = [
        "\n".join(review_lines(match, review, text, is_private=is_private)),
        gallery(file.filename, picture.description),
        text(_title_key(match, has_turning_points=bool(turning_points))),
    ]
    for frame, line in turning_points:
        items += [line, ui.ActionRow(*_turning_point_buttons(match, frame, text))]
    return items, file


async def _describe_turning_points(
    bot: Guildhall, match: Match, review: Review, text: Text
) -> list[MarkedFrame]:
    """Return the turning points, or turning rounds in a race, the largest change first."""
    replay = await bot.replays.open(match)
    for point in review.turning_points or ():
        replay = await bot.replays.open(match, point.frame)
    return await draw_off_loop(describe_turning_points, replay, review, text)


def _title_key(match: Match, *, has_turning_points: bool) -> str:
    if match.real_time:
        return "review-rounds" if has_turning_points else "review-no-rounds"
    return "review-points" if has_turning_points else "review-no-points"


def _turning_point_buttons(match: Match, frame: int, text: Text) -> list[ui.Item[Any]]:
    see = text("button-review-see-round" if match.real_time else "button-review-see")
    return [
        user_button(see, "replay", f"m{match.id}/{frame}"),
        user_button(text("button-review-try"), "review-try", f"{match.id}/{frame}"),
    ]


def _draw(replay: Replay, review: Review, marked_frames: Sequence[int], text: Text) -> Picture:
    match = replay.match
    renderer, theme = RENDERERS[match.game], theme_for(match.theme, match.player_marks)
    count = len(match.players)
    return draw_review(
        review.shares(),
        marked_frames,
        renderer.marks(match.view(None), theme)[:count],
        theme=theme,
        text=text,
        description=review_alt_text(replay, review, text),
    )


async def _get(bot: Guildhall, match: Match) -> Review:
    review = await bot.reviews.find(match)
    if review is None:
        raise Refusal("review-not-ready")
    return review


@handlers.on_click("review-share", private=True, anywhere=True)
async def share(click: Click) -> None:
    """Post the review where the match was played."""
    match, bot = click.match, click.bot
    if not _may_share(click.interaction, match):
        raise Refusal("review-players-only")
    await require_may_share(click.interaction, match)
    with sharing_once(click.interaction, "review-shared-already"):
        text = text_for(match, text_of(click.interaction))
        named_text = with_names(text, await display_names(bot).fetch(match))
        items, file = await _review_items(bot, match, await _get(bot, match), named_text, is_private=False)
        await post(bot, match.guild_id, match.channel_id, *items, files=[file])
    await say_briefly(click.interaction, click.text("review-shared"))


@user_handlers.on_click("review-try", private=True)
async def try_from_here(click: UserClick) -> None:
    """Begin a match for practice at the decision of a turning point."""
    number, _, frame = click.argument.partition("/")
    match = await get_visible_match(click.bot, click.interaction, number_in(number, range(1, LARGEST_ID)))
    review = await _get(click.bot, match)
    start, player = await _find_start(click, match, review, frame)
    attempt = click.user, match.id
    if attempt in _OPENING:
        raise Refusal("review-try-opening")
    _OPENING.add(attempt)
    try:
        is_open = await _open(click.interaction, match, player, start)
    finally:
        _OPENING.discard(attempt)
    if is_open:
        luck = "same" if match.real_time or has_luck(match, review) else "none"
        await say(click.interaction, click.text("review-try-done", luck=luck))


async def _find_start(click: UserClick, match: Match, review: Review, argument: str) -> tuple[StartFrom, int]:
    """Return where a match for practice begins, and whose part the user plays. Raise ``Refusal``."""
    record = await click.bot.matches.get_actions(match.id)
    if match.real_time:
        replay = await click.bot.replays.open(match)
        rounds = await draw_off_loop(find_turning_rounds, replay, review)
        own = match.find_player(click.user)
        starts = {each.frame: (each.action_count, each.player if own is None else own) for each in rounds}
    else:
        starts = {point.frame: (point.action_count, point.player) for point in review.turning_points or ()}
    frames = {str(frame): frame for frame in starts}
    if argument not in frames:
        raise Refusal("unknown-button")
    count, player = starts[frames[argument]]
    elapsed = record[count - 1].at - (match.started_at or 0) if count else 0
    return StartFrom(match.seed, record[:count], turn=record[count].turn, elapsed=elapsed), player


async def _open(interaction: Interaction, match: Match, player: int, start: StartFrom) -> bool:
    """Open a table for practice with the options of a match, and return whether that worked."""
    new_match = await open_table(
        interaction,
        match.game,
        dict(match.options),
        seat=player,
        theme=match.theme,
        computer=REVIEW_LEVEL,
        computers=len(match.players) - 1,
        practice=True,
        start=start,
    )
    return new_match is not None


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
    bot.user_handlers.include(user_handlers)
