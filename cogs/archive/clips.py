"""Clips: a finished match as an animated picture, drawn in a worker process and posted in the channel."""

from functools import partial
from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.match.models import Match
from bot.match.record import to_match, to_record
from bot.match.refusals import NotBegun, Refusal
from bot.match.replay import Replay, was_played
from bot.match.review import Review
from bot.services.long_work import TaskWork
from bot.services.worker_pool import NoAnswer
from cogs.archive.clip_planner import ClipPlanner, Range
from cogs.board.buttons import MatchClick, button
from cogs.board.display_names import DisplayNames
from cogs.board.users import user_names
from cogs.kit.controls import Control
from cogs.kit.drawing import draw_off_loop, gallery
from cogs.kit.member_permissions import require_may_share
from cogs.kit.progress import describe_progress, watch
from cogs.kit.replies import Interaction, private_view, text_of
from cogs.kit.sharing import post, text_of_post
from rendering.archive.clip import (
    Clip,
    ClipPlan,
    ClipProgress,
    ClipTooLarge,
    Format,
    Speed,
    draw_clip,
)
from rendering.atlas import draw_with_atlas

handlers = Handlers()

_MEGABYTE = 1024 * 1024
_ROOM = 100_000
"""The bytes of a request that a message needs besides the clip."""


class _ClipWork(TaskWork[Clip]):
    """The work on a clip of a match, which consists of frames."""

    def __init__(self, match_id: int) -> None:
        super().__init__()
        self.match_id = match_id

    def note_progress(self, progress: ClipProgress) -> None:
        """Note how many frames are drawn."""
        self.note(progress.frames_done, progress.frames)


class Clips(commands.Cog):
    """The clips that are being drawn, at most one in each server."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._jobs: dict[int, _ClipWork] = {}

    async def cog_unload(self) -> None:
        """Stop drawing all clips."""
        for job in self._jobs.values():
            job.stop()

    def stop(self, guild_id: int, match_id: int) -> None:
        """Stop the clip of a match. Raise ``Refusal`` if none is being drawn."""
        job = self._jobs.get(guild_id)
        if job is None or job.match_id != match_id:
            raise Refusal("clip-gone")
        job.stop()

    async def share(
        self, interaction: Interaction, match: Match, turns: Range, speed: Speed, kind: Format
    ) -> None:
        """Draw a clip and post it in the match's channel; show the user the progress."""
        _require_clip(match, interaction.user.id)
        await require_may_share(interaction, match)
        guild_id = interaction.guild_id or 0
        if guild_id in self._jobs:
            raise Refusal("clip-underway")
        job = self._jobs[guild_id] = _ClipWork(match.id)
        try:
            plan, title = await self._plan(interaction, match, turns, speed, kind)
            clip = await self._draw(interaction, match, job, plan)
        finally:
            del self._jobs[guild_id]
        text = text_of(interaction)
        if clip is None:
            await interaction.edit_original_response(view=private_view(text("clip-stopped")))
            return
        await self._post(match, clip, title)
        await interaction.edit_original_response(view=private_view(text("clip-posted")))

    async def _plan(
        self, interaction: Interaction, match: Match, turns: Range, speed: Speed, kind: Format
    ) -> tuple[ClipPlan, str]:
        """Return the plan of a clip, and its title. Raise ``Refusal`` if the match lacks these turns."""
        names = await self.bot.cog_of(DisplayNames).fetch(match)
        record = await self.bot.matches.get_actions(match.id)
        review: Review | None = await self.bot.reviews.find(match)
        points = (review and review.turning_points) or ()
        replay = await draw_off_loop(lambda: Replay(*to_match(to_record(match, record, names), match.state)))
        planner = ClipPlanner(
            replay,
            names,
            turns,
            locale=match.locale,
            key_frames=frozenset(replay.frame_of(point.frame) for point in points),
        )
        frames = [await draw_off_loop(planner.plan_frame, number) for number in planner.numbers]
        most = min(interaction.filesize_limit, interaction.guild.filesize_limit if interaction.guild else 0)
        plan = planner.plan(frames, theme=match.theme, kind=kind, speed=speed, max_bytes=most - _ROOM)
        return plan, self._title(match, None if turns.is_whole else planner.turns)

    def _title(self, match: Match, turns: Range | None) -> str:
        text = text_of_post(self.bot, match)
        values = {"game": text(f"{match.game}-name"), "players": user_names(match.players, text)}
        if turns is None:
            return text("clip-of", **values)
        key = "clip-of-steps" if match.real_time else "clip-of-turns"
        return text(key, first=turns.first, last=turns.last, **values)

    async def _draw(
        self, interaction: Interaction, match: Match, job: _ClipWork, plan: ClipPlan
    ) -> Clip | None:
        """Return the clip, or ``None`` if it was stopped. Raise ``Refusal`` if it cannot be drawn."""
        text = text_of(interaction)
        stop = Control(text("button-clip-stop"), "clip-stop", style=ButtonStyle.danger)

        draw = partial(draw_with_atlas, self.bot.atlas_folder, draw_clip, plan)
        drawing = self.bot.workers.stream(match.id, draw, job.note_progress)
        job.start(drawing, "clip")

        def stop_row() -> ui.ActionRow[Any]:
            return ui.ActionRow(button(stop, match.id, match.board_version))

        try:
            if not await watch(interaction, job, partial(describe_progress, job, text, "clip"), stop_row):
                raise Refusal("clip-failed")
        finally:
            job.stop()
        try:
            return job.result()
        except NoAnswer as error:
            if any(ClipTooLarge.__name__ in note for note in getattr(error, "__notes__", ())):
                raise Refusal("clip-too-large", most=plan.max_bytes // _MEGABYTE) from error
            raise Refusal("clip-failed") from error

    async def _post(self, match: Match, clip: Clip, title: str) -> None:
        filename = f"{match.game}-{match.id}.{clip.extension}"
        file = discord.File(BytesIO(clip.data), filename=filename, description=clip.description)
        items = title, gallery(filename, clip.description)
        await post(self.bot, match.guild_id, match.channel_id, *items, files=[file])


def _require_clip(match: Match, user: int) -> None:
    """Raise ``Refusal`` unless a clip of the match is possible and the user may share it."""
    if not match.is_over:
        raise NotBegun(match) if match.status == "lobby" else Refusal("clip-not-over")
    if not was_played(match):
        raise Refusal("clip-nothing-played")
    if user not in (*match.seats, match.host):
        raise Refusal("clip-players-only")


@handlers.on_click("clip", Who.PLAYERS, private=True)
async def share(click: MatchClick) -> None:
    """Share a clip of the whole match."""
    await click.bot.cog_of(Clips).share(click.interaction, click.match, Range(), "normal", "webp")


@handlers.on_click("clip-stop", Who.PLAYERS)
async def stop(click: MatchClick) -> None:
    """Stop the clip that is being drawn; the message with its progress then says so."""
    if click.user not in (*click.match.seats, click.match.host):
        raise Refusal("clip-players-only")
    click.bot.cog_of(Clips).stop(click.match.guild_id, click.match_id)


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(Clips(bot))
