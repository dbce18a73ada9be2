"""The application's own emojis: missing ones are drawn and uploaded while the bot runs.

An emoji is found by its name, which ends with the version of its drawing. Emojis with other names are
ignored.
"""

import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress

import discord
from discord.ext import commands, tasks

from bot.client.bot import Guildhall
from bot.client.events import EMOJI_REFUSED, SHARDS_GAINED, listens_to
from bot.client.start_errors import UNREADABLE, one_line
from bot.services.outbox import Unreachable
from bot.timestamps import milliseconds, to_milliseconds
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.drawing import draw_off_loop
from cogs.kit.loops import stop_loops
from rendering import Emojis
from rendering.emojis import base_name, draw_emoji, drawings, emoji_name

_log = logging.getLogger(__name__)

MOST_EMOJIS = 2000
"""The most emojis that Discord stores for an application."""
PACE = 0.25
"""The seconds between two uploads."""
RETRY = 300.0
"""The least seconds to wait after Discord failed."""
DAY = 86_400.0
OUTDATED_LIFETIME = 7 * 86_400_000
"""The milliseconds for which an outdated emoji stays after the new version was uploaded."""
PATIENCE = 3_600_000
"""The least milliseconds between two checks that are caused by refused emojis."""


class AppEmojis(commands.Cog):
    """Brings the emojis up to date at the start and once a day, one at a time."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._full_names: Mapping[str, str] = {}
        self._emojis: dict[str, discord.Emoji] | None = None
        self._fetched_at = 0
        self._has_failed = False

    async def cog_load(self) -> None:
        """Start the loop in the background."""
        if self.bot.settings.emojis:
            self._work.start()

    async def cog_unload(self) -> None:
        """Stop the loop."""
        await stop_loops(self._work)

    @listens_to(SHARDS_GAINED)
    async def on_shards_gained(self, shards: Collection[int]) -> None:
        """Upload what is missing from now on if this process has become the one that does it for all."""
        if 0 in shards and self._work.is_running():
            self._emojis = None
            self._work.restart()

    @listens_to(EMOJI_REFUSED)
    async def on_emoji_refused(self) -> None:
        """Look again which emojis there are: somebody may have deleted one, which is uploaded again."""
        if self._work.is_running() and milliseconds() - self._fetched_at > PATIENCE:
            self._emojis = None
            self._work.restart()

    @tasks.loop(seconds=PACE)
    async def _work(self) -> None:
        """Perform one step, and schedule the next one."""
        pause = DAY
        try:
            if await self._step():
                pause = PACE
        except Unreachable as error:
            self._report(error)
            pause = max(RETRY, error.retry_after / 1000)
        except discord.HTTPException as error:
            self._report(error)
        except Exception:
            _log.exception("emojis.failed")
        if pause == DAY:
            self._emojis = None
        self._work.change_interval(seconds=pause)

    async def _step(self) -> bool:
        """List Discord's emojis, upload one, or delete one; return whether more steps may be necessary."""
        if self._emojis is None:
            self._fetched_at = milliseconds()
            if not self._full_names:
                self._full_names = {name: await draw_off_loop(emoji_name, name) for name in drawings()}
            with _reading_answers():
                self._emojis = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
            self._show(self._emojis)
            return self.bot.serves_first_shard  # one process uploads for all
        emojis, current = self._emojis, frozenset(self._full_names.values())
        missing = next((name for name, full in self._full_names.items() if full not in emojis), None)
        if missing is not None and len(emojis) < MOST_EMOJIS:
            image = await draw_off_loop(draw_emoji, missing)
            full = self._full_names[missing]
            with _reading_answers():
                emojis[full] = await self.bot.create_application_emoji(name=full, image=image)
            self._show(emojis)
            return True
        outdated_name = next(
            (name for name in emojis if name not in current and self._is_replaced(name)), None
        )
        if outdated_name is not None:
            with suppress(discord.NotFound), _reading_answers():
                await emojis.pop(outdated_name).delete()
            return True
        return False

    def _is_replaced(self, name: str) -> bool:
        """Return whether an emoji of this bot can be deleted: a new version has existed for a week.

        Until then old messages use the old version, and would show its name without it. If there is no room
        for new versions, old ones are deleted at once.
        """
        assert self._emojis is not None
        base = base_name(name)
        if base not in self._full_names:
            return False
        new = self._emojis.get(self._full_names[base])
        if new is None:
            return len(self._emojis) >= MOST_EMOJIS
        return milliseconds() - to_milliseconds(new.created_at) > OUTDATED_LIFETIME

    def _show(self, emojis: Mapping[str, discord.Emoji]) -> None:
        """Let texts and controls show the emojis that Discord has."""
        markup = {name: str(emojis[full]) for name, full in self._full_names.items() if full in emojis}
        if markup != self.bot.app_emojis.markup:
            self.bot.app_emojis = Emojis(markup)

    def _report(self, error: Exception) -> None:
        """Log once that emojis are missing; characters and words take their place."""
        if not self._has_failed:
            cause = error.__cause__
            error_text = one_line(cause if isinstance(cause, Exception) else error)
            _log.warning("emojis.not_uploaded", extra={"cause": error_text})
        self._has_failed = True


@contextmanager
def _reading_answers() -> Iterator[None]:
    """Raise ``Unreachable`` if a later try may succeed, even if the answer did not come from Discord."""
    try:
        with raising_unreachable():
            yield
    except UNREADABLE as error:
        raise Unreachable from error


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(AppEmojis(bot))
