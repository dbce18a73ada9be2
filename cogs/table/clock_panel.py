"""The panel in which the host of a table chooses its clock."""

from typing import Any, Final, NamedTuple, get_args

from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.match.commands import SetTimeControl
from bot.match.models import Match, Overtime, TimeControl
from bot.match.player_clock import (
    ABSENCES,
    BANKS,
    CLOCKS,
    TIME_CONTROLS,
    get_bank_name,
    get_time_control_name,
)
from bot.match.refusals import Refusal
from cogs.board.buttons import MatchClick, rows
from cogs.board.time_lines import table_lines
from cogs.kit.controls import Choice, Menu
from cogs.kit.replies import say, say_instead
from cogs.kit.settings import OneOf, SettingsTable, same

handlers = Handlers()


class ClockChoices(NamedTuple):
    """What the menus of a clock send; without a pace, the others count for nothing."""

    pace: str = "none"
    bank: str = "one-turn"
    waking: str = "off"
    away: str = "no-absence"
    overtime: str = "nothing"


def _has_pace(choices: ClockChoices) -> bool:
    return choices.pace in TIME_CONTROLS


CLOCK: Final = SettingsTable(
    "clock",
    ClockChoices(),
    {
        "clock": (
            OneOf(name="pace", values=same(CLOCKS), key="clock"),
            OneOf(name="bank", values=same(tuple(BANKS)), is_shown=_has_pace),
            OneOf(name="waking", values=same(("off", "on")), is_shown=_has_pace),
            OneOf(name="away", values=same(tuple(ABSENCES)), is_shown=_has_pace),
            OneOf(name="overtime", values=same(get_args(Overtime)), is_shown=_has_pace),
        )
    },
)
"""All that the host of a table decides about its clock."""


def _to_choices(clock: TimeControl | None) -> ClockChoices:
    if clock is None:
        return ClockChoices()
    return ClockChoices(
        pace=get_time_control_name(clock),
        bank=get_bank_name(clock),
        waking="on" if clock.pauses_in_quiet_hours else "off",
        away=next(name for name, longest in ABSENCES.items() if longest == clock.max_absence),
        overtime=clock.overtime,
    )


def _to_time_control(choices: ClockChoices) -> TimeControl | None:
    pace = TIME_CONTROLS.get(choices.pace)
    return pace and replace(
        pace,
        bank=BANKS[choices.bank] * pace.turn_time,
        pauses_in_quiet_hours=choices.waking == "on",
        max_absence=ABSENCES[choices.away],
        overtime=next(each for each in get_args(Overtime) if each == choices.overtime),
    )


@handlers.on_click("clock", Who.PEOPLE_HERE, private=True)
async def show_clock(click: MatchClick) -> None:
    """Show the menus in which the host chooses the clock."""
    await say(click.interaction, *_panel_items(click, click.match))


def _panel_items(click: MatchClick, match: Match) -> list[Any]:
    choices, text = _to_choices(match.time_control), click.text
    menus = [
        Menu(
            setting.placeholder(CLOCK.prefix, text),
            "clock-set",
            tuple(Choice(setting.label(each, text), f"{setting.name}={each}") for each in setting.values),
            setting.name,
        )
        for setting in CLOCK.sections["clock"]
        if isinstance(setting, OneOf) and setting.is_shown(choices)
    ]
    lines = [text("clock-title"), *table_lines(match.time_control, text)]
    return ["\n".join(lines), *rows(menus, match.id, match.board_version)]


@handlers.on_click("clock-set", Who.PLAYERS)
async def choose(click: MatchClick) -> None:
    """Set a part of the clock; a new pace keeps the others, but brings its own limit of absences."""
    _, setting, value = CLOCK.read(click)
    before = _to_choices(click.match.time_control)
    if not setting.is_shown(before):
        raise Refusal("nothing-due")
    after = before._replace(**setting.changes(value, before))
    if setting.name == "pace":
        usual = _to_choices(TIME_CONTROLS.get(after.pace))
        after = after._replace(away=usual.away) if _has_pace(before) else usual
    match = await click.perform(SetTimeControl(_to_time_control(after)))
    await say_instead(click.interaction, *_panel_items(click, match))


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
