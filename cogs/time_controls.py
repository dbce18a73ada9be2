"""Has time do what the rules of a match say is due, and lets people choose and use the clock of a table."""

from collections.abc import Iterable
from typing import Any

from discord.ext import commands
from msgspec.structs import replace

from bot.client import Guildhall
from bot.services.commands import ClaimWin, GiveSeatBack, Nudge, SetTimeControl, TakeSeat
from bot.services.outbox import Blocked
from bot.services.player_clock import ABSENCES, BANKS, TIME_CONTROLS, bank_name
from bot.services.refusals import Refusal, RuleBroken
from bot.store.models import Match, Overtime, Timer
from bot.store.models import TimeControl as TableClock
from bot.store.timers import RULES
from bot.timestamps import milliseconds
from cogs.boards import perform
from cogs.support.game_ui import get_ui
from cogs.support.handlers import Click, on_action, rows
from cogs.support.replies import say, say_instead
from cogs.support.time_lines import OVERTIMES, clock_menus, table_lines

_BLOCKED_FOR = 3_600_000

# Under a table


@on_action("clock", private=True)
async def clock(click: Click) -> None:
    """Shows the menus by which the host chooses the clock."""
    await say(click.interaction, *_clock_panel(click, click.match))


def _clock_panel(click: Click, match: Match) -> list[Any]:
    lines = [click.text("clock-title"), *table_lines(match.time_control, click.text)]
    return [
        "\n".join(lines),
        *rows(clock_menus(match.time_control, click.text), match.id, match.button_revision),
    ]


async def _choose(click: Click, chosen: TableClock | None) -> None:
    match = await perform(click, SetTimeControl(chosen))
    await say_instead(click.interaction, *_clock_panel(click, match))


def _clock_of(click: Click) -> TableClock:
    if click.match.time_control is None:
        raise Refusal("nothing-due")
    return click.match.time_control


def _value(click: Click, name: str, allowed: Iterable[str]) -> str:
    """Return what was chosen. Raise `Refusal` unless the menu offers it."""
    return click.choice([f"{name}={value}" for value in allowed]).partition("=")[2]


@on_action("clock-pace")
async def clock_pace(click: Click) -> None:
    """Sets the time for each turn; what else was chosen stays."""
    pace, before = (
        TIME_CONTROLS.get(_value(click, "pace", ("none", *TIME_CONTROLS))),
        click.match.time_control,
    )
    if pace is not None and before is not None:
        bank = BANKS[bank_name(before)] * pace.turn
        pace = replace(pace, bank=bank, waking=before.waking, overtime=before.overtime)
    await _choose(click, pace)


@on_action("clock-bank")
async def clock_bank(click: Click) -> None:
    """Sets the reserve."""
    chosen = _clock_of(click)
    await _choose(click, replace(chosen, bank=BANKS[_value(click, "bank", BANKS)] * chosen.turn))


@on_action("clock-waking")
async def clock_waking(click: Click) -> None:
    """Sets which hours count."""
    await _choose(click, replace(_clock_of(click), waking=_value(click, "waking", ("on", "off")) == "on"))


@on_action("clock-away")
async def clock_away(click: Click) -> None:
    """Sets how long absences may stop the clock."""
    await _choose(click, replace(_clock_of(click), away=ABSENCES[_value(click, "away", ABSENCES)]))


@on_action("clock-overtime")
async def clock_overtime(click: Click) -> None:
    """Sets what happens when time is up."""
    value = _value(click, "overtime", OVERTIMES)
    chosen: Overtime = next(overtime for overtime in OVERTIMES if overtime == value)
    await _choose(click, replace(_clock_of(click), overtime=chosen))


# Under a board


@on_action("claim")
async def claim(click: Click) -> None:
    """Claims that a player whose time is up has given up."""
    await perform(click, ClaimWin(click.number(range(len(click.match.players)))))


@on_action("take-seat")
async def take_seat(click: Click) -> None:
    """Takes the seat of a player whose time is up."""
    await perform(click, TakeSeat(click.number(range(len(click.match.players)))))


@on_action("nudge", private=True)
async def nudge(click: Click) -> None:
    """Reminds those who are to act."""
    await perform(click, Nudge())
    await say(click.interaction, click.text("nudged"))


@on_action("give-back", private=True)
async def give_back(click: Click) -> None:
    """Gives a seat back to whose it is."""
    await perform(click, GiveSeatBack())
    await say(click.interaction, click.text("given-back"))


class RuleTimers(commands.Cog):
    """Hands what is due by the rules to the surface of the game."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """From now on it is done."""
        self.bot.scheduler.handle(RULES, self._do)

    async def _do(self, timer: Timer) -> None:
        match = await self.bot.store.matches.find(timer.match_id)
        if match is None or match.rules_deadline is None or match.rules_deadline > timer.due_at:
            await self.bot.store.timers.remove(timer)
            return
        try:
            await get_ui(match).pass_time(self.bot, match)
        except RuleBroken:  # it came too late, and waits for somebody to act
            await self.bot.store.timers.remove(timer)
        except Blocked:  # Discord does not let the bot write there, and being asked often helps nobody
            await self.bot.store.timers.postpone(timer, milliseconds() + _BLOCKED_FOR)
        except Refusal:  # somebody acted meanwhile, and what is due then has a timer of its own
            return


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(RuleTimers(bot))
