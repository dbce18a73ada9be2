"""Has time do what the rules of a match say is due."""

from discord.ext import commands

from bot.client import Guildhall
from bot.clock import milliseconds
from bot.services.outbox import Blocked
from bot.services.refusals import Refusal, RuleBroken
from bot.store.records import Timer
from bot.store.timers import RULES
from cogs.support.surface import surface

_BLOCKED_FOR = 3_600_000


class Clock(commands.Cog):
    """Hands what is due by the rules to the surface of the game."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """From now on it is done."""
        self.bot.scheduler.handle(RULES, self._do)

    async def _do(self, timer: Timer) -> None:
        match = await self.bot.store.match(timer.match_id)
        if match is None or match.due is None or match.due > timer.due_at:
            await self.bot.store.drop(timer)
            return
        try:
            await surface(match).pass_time(self.bot, match)
        except RuleBroken:  # it came too late, and waits for somebody to act
            await self.bot.store.drop(timer)
        except Blocked:  # Discord does not let the bot write there, and being asked often helps nobody
            await self.bot.store.put_off(timer, milliseconds() + _BLOCKED_FOR)
        except Refusal:  # somebody acted meanwhile, and what is due then has a timer of its own
            return


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Clock(bot))
