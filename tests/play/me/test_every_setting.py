"""Every setting of the tables: its control sets each value, shows it, resists forgery, and is reset."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
import pytest

from cogs.kit.settings import Bits, OneOf, Picked, Setting, SettingsTable, Switch, TimeOfDay
from cogs.me.preference_panel import PREFERENCES
from cogs.server.settings_panel import SERVER
from tests.play.notified_users import me
from tests.play.server_owner import new_manager
from tests.play.world import World, components, forge, reply_text

TABLES: dict[str, SettingsTable[Any]] = {"me": PREFERENCES, "server": SERVER}
SETTINGS = [
    (prefix, section, setting)
    for prefix, table in TABLES.items()
    for section, settings in table.sections.items()
    for setting in settings
]
EACH = pytest.mark.parametrize(
    ("prefix", "section", "setting"), SETTINGS, ids=lambda each: getattr(each, "name", each)
)
SOME_HOURS = ("0", "60", "1380")
"""The hours that are tried; all others are treated like them."""

Read = Callable[[], Awaitable[Any]]


async def _open(world: World, prefix: str) -> tuple[Any, Any, Read]:
    """Return a user, the message of their panel, and a function that reads what is stored."""
    if prefix == "me":
        panel = await me(world, world.ada, "notices")
        return world.ada, panel.response, lambda: world.bot.preferences.get(world.ada.id)
    who = new_manager(world)
    panel = await who.slash(world.channel, "server settings")
    return who, panel.response, lambda: world.bot.servers.get_settings(world.guild.id)


def _choices(world: World, setting: Setting) -> Iterator[tuple[list[Any], Any]]:
    """Yield what can be chosen in a menu, and the value that it means."""
    if isinstance(setting, TimeOfDay):
        yield from (([each], setting.values[each]) for each in setting.values if each in (*SOME_HOURS, "off"))
    elif isinstance(setting, OneOf):
        yield from (([choice], kept) for choice, kept in setting.values.items())
    elif isinstance(setting, Bits):
        yield from (([str(bit)], 1 << bit) for bit in range(setting.count))
        yield [], 0
    elif isinstance(setting, Picked):
        one: Any = world.channel
        if setting.kind is discord.SelectDefaultValueType.role:
            one = world.guild.create_role("builders")
        elif setting.name == "forum":
            one = world.guild.create_forum_channel("matches")
        yield [one], (one.id,) if setting.most > 1 else one.id
        yield [], () if setting.most > 1 else None


def _find(message: Any, custom_id: str) -> Any:
    return next((part for part in components(message) if getattr(part, "custom_id", "") == custom_id), None)


@pytest.mark.parametrize(
    ("prefix", "section", "setting"), SETTINGS, ids=lambda each: getattr(each, "name", each)
)
async def test_its_control_sets_shows_and_resets_it(
    world: World, prefix: str, section: str, setting: Setting
) -> None:
    who, message, read = await _open(world, prefix)
    message = (await who.click(message, custom_id=f"u:{prefix}-section:{section}")).response
    usual = setting.get(await read())
    assert usual == setting.get(TABLES[prefix].usual)
    if isinstance(setting, Switch):
        for _ in range(2):
            before = await read()
            then = "off" if setting.get(before) else "on"
            custom_id = f"u:{prefix}-set:{setting.name}={then}"
            assert _find(message, custom_id).style == (
                discord.ButtonStyle.success if setting.get(before) else discord.ButtonStyle.secondary
            )
            message = (await who.click(message, custom_id=custom_id)).response
            assert setting.get(await read()) == (then == "on")
    custom_id = f"u:{prefix}-set:{setting.name}"
    for chosen, kept in _choices(world, setting):
        message = (await who.select(message, chosen, custom_id=custom_id)).response
        assert setting.get(await read()) == kept
        shown = [each.value for each in getattr(_find(message, custom_id), "options", ()) if each.default]
        assert shown == [] if isinstance(setting, Picked) else set(shown) == set(chosen)
    if setting.get(await read()) != usual:
        message = (await who.click(message, custom_id=f"u:{prefix}-reset:{section}")).response
        assert setting.get(await read()) == usual


@pytest.mark.parametrize(
    ("prefix", "section", "setting"), SETTINGS, ids=lambda each: getattr(each, "name", each)
)
async def test_a_forged_value_changes_nothing(
    world: World, prefix: str, section: str, setting: Setting
) -> None:
    who, message, read = await _open(world, prefix)
    before = await read()
    for argument, values in (
        (setting.name, ("nonsense",)),
        (f"{setting.name}=nonsense", ()),
        ("other", ("1",)),
    ):
        answer = await forge(world, who, message, f"u:{prefix}-set:{argument}", *values)
        assert "I do not know this button" in reply_text(answer), section
    assert await read() == before
