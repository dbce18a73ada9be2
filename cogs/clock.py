"""Has time do what the rules of a match say is due, and lets people choose and use the clock of a table."""

from collections.abc import Iterable
from typing import Any

from discord.ext import commands
from msgspec.structs import replace

from bot.client import Guildhall
from bot.clock import milliseconds
from bot.services.clocks import ABSENCES, BANKS, PACES, bank_of
from bot.services.commands import Claim, GiveBack, Nudge, SetClock, TakeSeat
from bot.services.outbox import Blocked
from bot.services.refusals import Refusal, RuleBroken
from bot.store.records import Clock as TableClock
from bot.store.records import Match, Overtime, Timer
from bot.store.timers import RULES
from cogs.boards import perform
from cogs.support.clocks import OVERTIMES, clock_menus, table_lines
from cogs.support.components import Click, rows, verb
from cogs.support.replies import say, say_instead
from cogs.support.surface import surface

_BLOCKED_FOR = 3_600_000

# Under a table


@verb("clock", private=True)
async def clock(click: Click) -> None:
    """Shows the menus by which the host chooses the clock."""
    await say(click.interaction, *_clock_panel(click, click.match))


def _clock_panel(click: Click, match: Match) -> list[Any]:
    lines = [click.text("clock-title"), *table_lines(match.clock, click.text)]
    return ["\n".join(lines), *rows(clock_menus(match.clock, click.text), match.id, match.shown_version)]


async def _choose(click: Click, chosen: TableClock | None) -> None:
    match = await perform(click, SetClock(chosen))
    await say_instead(click.interaction, *_clock_panel(click, match))


def _clock_of(click: Click) -> TableClock:
    if click.match.clock is None:
        raise Refusal("nothing-due")
    return click.match.clock


def _value(click: Click, name: str, allowed: Iterable[str]) -> str:
    """Return what was chosen. Raise `Refusal` unless the menu offers it."""
    return click.choice([f"{name}={value}" for value in allowed]).partition("=")[2]


@verb("clock-pace")
async def clock_pace(click: Click) -> None:
    """Sets the time for each turn; what else was chosen stays."""
    pace, before = PACES.get(_value(click, "pace", ("none", *PACES))), click.match.clock
    if pace is not None and before is not None:
        bank = BANKS[bank_of(before)] * pace.turn
        pace = replace(pace, bank=bank, waking=before.waking, overtime=before.overtime)
    await _choose(click, pace)


@verb("clock-bank")
async def clock_bank(click: Click) -> None:
    """Sets the reserve."""
    chosen = _clock_of(click)
    await _choose(click, replace(chosen, bank=BANKS[_value(click, "bank", BANKS)] * chosen.turn))


@verb("clock-waking")
async def clock_waking(click: Click) -> None:
    """Sets which hours count."""
    await _choose(click, replace(_clock_of(click), waking=_value(click, "waking", ("on", "off")) == "on"))


@verb("clock-away")
async def clock_away(click: Click) -> None:
    """Sets how long absences may stop the clock."""
    await _choose(click, replace(_clock_of(click), away=ABSENCES[_value(click, "away", ABSENCES)]))


@verb("clock-overtime")
async def clock_overtime(click: Click) -> None:
    """Sets what happens when time is up."""
    value = _value(click, "overtime", OVERTIMES)
    chosen: Overtime = next(overtime for overtime in OVERTIMES if overtime == value)
    await _choose(click, replace(_clock_of(click), overtime=chosen))


# Under a board


@verb("claim")
async def claim(click: Click) -> None:
    """Claims that a player whose time is up has given up."""
    await perform(click, Claim(click.number(range(len(click.match.players)))))


@verb("take-seat")
async def take_seat(click: Click) -> None:
    """Takes the seat of a player whose time is up."""
    await perform(click, TakeSeat(click.number(range(len(click.match.players)))))


@verb("nudge", private=True)
async def nudge(click: Click) -> None:
    """Reminds those who are to act."""
    await perform(click, Nudge())
    await say(click.interaction, click.text("nudged"))


@verb("give-back", private=True)
async def give_back(click: Click) -> None:
    """Gives a seat back to whose it is."""
    await perform(click, GiveBack())
    await say(click.interaction, click.text("given-back"))


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
