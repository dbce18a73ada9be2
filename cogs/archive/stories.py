"""The story of a finished match: its turning points, each a small picture and a sentence."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import discord

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.match.replay import Replay, was_played
from bot.match.review import Review, find_span, find_turning_rounds
from bot.match.timer_values import STORY_TIMER, Timer
from bot.services.outbox import Unreachable
from bot.timestamps import milliseconds
from cogs.archive.frames import entries_of, frame_view
from cogs.archive.reviews import Items, make_review, may_share, open_replay
from cogs.board.buttons import MatchClick, rows
from cogs.board.captions import describe_ending, short_name_of_player
from cogs.board.delivery_plan import is_current
from cogs.board.display_names import DisplayNames
from cogs.board.own_posts import may_post
from cogs.board.story import text_of_story
from cogs.board.summaries import shorten_turn
from cogs.kit.controls import Control
from cogs.kit.drawing import draw_off_loop, gallery, picture_file
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.large_pictures import draw_view, wants_large
from cogs.kit.member_permissions import require_may_share
from cogs.kit.replies import private_view, say_briefly, show_pictures
from cogs.kit.sharing import post, sharing_once, text_of_post
from rendering import Picture, with_names
from rendering.kit import shrink
from rendering.kit.large import LARGE_THEME

_log = logging.getLogger(__name__)
handlers = Handlers()

_MOST_PANELS = 3
_LONGEST_DELAY = 60 * 60 * 1000
"""The milliseconds after the end within which the bot posts a story by itself.

A database that was restored may have the timer of a story again that was posted long ago.
"""


class Panel(NamedTuple):
    """A turning point of a story: the position after it, and the sentence about it."""

    picture: Picture
    words: str


@handlers.on_click("story", Who.PEOPLE_HERE, private=True)
async def show_story(click: MatchClick) -> None:
    """Show the story of a match, once its review is made."""
    match, bot, text = click.match, click.bot, await click.reader_text()
    review = await bot.reviews.find(match) or await make_review(click.interaction, match, text, "story")
    if review is None:
        return
    names = bot.cog_of(DisplayNames)
    named_text = await names.name_for_reader(match, click.user, text_for(match, text))
    is_large = await wants_large(bot, click.user)
    items, files = await _tell(bot, match, review, named_text, is_large=is_large)
    if may_share(click.interaction, match):
        share_button = Control(text("button-review-share"), "story-share")
        items.extend(rows([[share_button]], match.id, match.board_version))
    await show_pictures(
        click.interaction, click.interaction.edit_original_response, private_view(*items), files
    )


@handlers.on_click("story-share", Who.PLAYERS, private=True)
async def share_story(click: MatchClick) -> None:
    """Post the story where the match was played."""
    if not may_share(click.interaction, click.match):
        raise Refusal("review-players-only")
    await require_may_share(click.interaction, click.match)
    with sharing_once(click.interaction, "story-shared-already"):
        review = await click.bot.reviews.find(click.match)
        if review is None:
            raise Refusal("story-not-ready")
        await _post(click.bot, click.match, review)
    await say_briefly(click.interaction, click.text("story-shared"))


async def _post(bot: Guildhall, match: Match, review: Review, *, nonce: str | None = None) -> None:
    named_text = with_names(text_of_post(bot, match), await bot.cog_of(DisplayNames).fetch(match))
    items, files = await _tell(bot, match, review, named_text)
    await post(bot, match.guild_id, match.channel_id, *items, files=files, nonce=nonce)


async def _tell(
    bot: Guildhall, match: Match, review: Review, text: Text, *, is_large: bool = False
) -> tuple[Items, Sequence[discord.File]]:
    """Return the panels of a story with the sentence about the end, and their pictures."""
    replay = await open_replay(bot, match, review)
    panels = await draw_off_loop(_draw_panels, replay, review, text, is_large=is_large)
    items: Items = [text("story-title", game=text(f"{match.game}-name"))]
    files = []
    for number, (picture, words) in enumerate(panels, start=1):
        file = picture_file(picture, f"{match.game}-story-{match.id}-{number}")
        files.append(file)
        items += [words, gallery(file.filename, picture.description)]
    if not panels:
        items.append(text("story-even"))
    verdict = await draw_off_loop(_describe_verdict, replay, text)
    items.append("\n".join(filter(None, (describe_ending(match, text), verdict))))
    return items, files


def _describe_verdict(replay: Replay, text: Text) -> str:
    """Describe what decided a match that was played to its end, such as a tie-break; may be empty.

    In a race that would be its last round.
    """
    match = replay.match
    if match.real_time or match.ending is None or match.ending.kind != "played":
        return ""
    return get_ui(match).verdict(replay.view(len(replay.frames) - 1), text=text)


def _draw_panels(replay: Replay, review: Review, text: Text, *, is_large: bool) -> list[Panel]:
    """Return the panels of the largest changes, in the order of time. Raise ``BrokenRecord``.

    Their pictures are small, or for a user who chose large ones, of the usual size with their theme.
    """
    match = replay.match
    if match.real_time:
        found = [(each.frame, each.player, each.span) for each in find_turning_rounds(replay, review)]
    else:
        points = review.turning_points or ()
        found = [(point.frame, point.player, find_span(replay, review, point.frame)) for point in points]
    found.sort(key=lambda each: -abs(each[2][1] - each[2][0]))
    panels = []
    for frame, player, (before, after) in sorted(found[:_MOST_PANELS]):
        entries = [
            entry
            for entry in entries_of(replay, frame, text_of_story(match, text))
            if entry.kind == "milestone" or not match.real_time
        ]
        words = text(
            "story-panel",
            place="none" if match.real_time else text("replay-turn", number=replay.number_of(frame)),
            told=shorten_turn(match, entries, text),
            player=short_name_of_player(match, player, text),
            before=round(100 * before),
            after=round(100 * after),
        )
        view, theme = frame_view(replay, frame, None), LARGE_THEME if is_large else match.theme
        picture = draw_view(match, view, text, theme=theme)
        panels.append(Panel(picture if is_large else shrink(picture), words))
    return panels


async def tell_story(bot: Guildhall, timer: Timer) -> None:
    """Post the story of a match that has ended below its last board, if its server wants that.

    The timer comes again if the board is not shown yet or if Discord fails.
    """
    match = await bot.matches.find(timer.match_id)
    if match is not None and await _wants_story(bot, match):
        job = bot.reviews.request(match)
        await job.wait(_LONGEST_DELAY / 1000)
        if job.error is None:
            is_shown = is_current(await bot.matches.get_board(match.id), match)
            if not is_shown or not job.review.is_complete:
                return
            try:
                await _post(bot, match, job.review, nonce=f"{match.id}.story")
            except Unreachable:
                return
            except (Refusal, discord.HTTPException):
                _log.warning("story.not_posted", exc_info=True)
    await bot.scheduler.remove(timer)


async def _wants_story(bot: Guildhall, match: Match) -> bool:
    """Return whether the bot posts the story of a match by itself, now that the match has ended."""
    is_late = milliseconds() - (match.ended_at or 0) > _LONGEST_DELAY
    if is_late or match.is_delivery_closed or not was_played(match):
        return False
    return await may_post(bot, match, "story")


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
    bot.scheduler.handle(STORY_TIMER, partial(tell_story, bot), once_ready=True)
