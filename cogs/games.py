"""The slash commands of the games: a cog for each game, made from its options and from `GameUI.commands`."""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from functools import cache, partial
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Guildhall, bot_of
from bot.client.translator import Declaration, command_text, declare_command
from bot.games import GAMES
from bot.match.player_clock import CLOCKS
from bot.players import LEVEL_NAMES
from cogs.board.actions import act_by_command, find_acting_view
from cogs.kit.game_commands import ActionCommand, Choices, Complete, GameCommand, Parameter
from cogs.kit.game_ui import GAME_UIS, AnyGameUI, text_for
from cogs.kit.option_parameters import choice_parameter, option_parameters
from cogs.kit.parameters import choices, kebab_case
from cogs.kit.replies import Interaction, text_of
from cogs.kit.slash_commands import SlashCommand, answer_at_once, answer_command
from cogs.table.opening import TableRequest, open_table
from rendering import without_emojis

GUESTS = ("opponent", "second", "third")
"""The parameters of ``new`` that invite guests; a game has one for each player besides the host."""
_FIRST = ("opponent", "computer")
"""The parameters of ``new`` that matter most; Discord shows parameters in their order."""
_AT_EVERY_TABLE = {
    "computer": Parameter(
        optional=True, default="", choices=choices("level", LEVEL_NAMES), text="new-computer"
    ),
    "clock": Parameter(optional=True, choices=choices("clock", CLOCKS), text="new-clock"),
    "practice": Parameter(bool, optional=True, default=False, text="new-practice"),
    "thread": Parameter(bool, optional=True, text="new-thread"),
}
MOST_PARAMETERS = 8
"""The most parameters of ``new``, so that they are read at a glance; forms at the table have all options."""


class GameCog(commands.Cog):
    """The slash commands of one game, in a group named after it: ``new``, and the commands of its UI."""

    def __init__(self, bot: Guildhall, ui: AnyGameUI) -> None:
        self.bot, self.ui = bot, ui
        self.__cog_name__ = ui.key  # by default the name of the class, but names have to be unique
        self._group = _commands_of(ui)

    async def cog_load(self) -> None:
        """Add the commands to the tree."""
        self.bot.tree.add_command(self._group)

    async def cog_unload(self) -> None:
        """Remove the commands from the tree."""
        self.bot.tree.remove_command(self._group.name)


@cache  # all bots of a process have the same commands
def _commands_of(ui: AnyGameUI) -> app_commands.Group:
    group = app_commands.Group(
        **declare_command(ui.key),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    )
    group.add_command(_new_command(ui))
    for command in ui.commands:
        group.add_command(_game_command(ui, command))
    return group


def _game_command(ui: AnyGameUI, command: GameCommand) -> SlashCommand:
    async def callback(interaction: Interaction, **values: Any) -> None:
        if isinstance(command, ActionCommand):
            write = command.notation
            act = partial(act_by_command, interaction, ui.key, lambda view, text: write(view, values, text))
            await answer_command(interaction, act)
        elif command.concurrent:
            await answer_at_once(interaction, lambda wait: command.answer(interaction, wait, **values))
        else:
            await answer_command(interaction, partial(command.answer, interaction, **values))

    key = f"{ui.key}-{command.name}"
    return _declare(ui, declare_command(key), key, command.parameters, callback)


def _new_command(ui: AnyGameUI) -> SlashCommand:
    """Return the command that opens a table, with parameters for the most important options of the game."""
    rules = GAMES[ui.key]
    guests = GUESTS[: rules.players.stop - 2]
    parameters = {name: Parameter(discord.Member, optional=True, text=f"new-{name}") for name in guests}
    if ui.host_seats:
        parameters["seat"] = choice_parameter(f"{ui.key}-seat", ui.host_seats)
    if ui.presets:
        parameters["preset"] = choice_parameter(f"{ui.key}-preset", tuple(ui.presets))
    options = _most_important(ui, MOST_PARAMETERS - len({**parameters, **_AT_EVERY_TABLE}))

    async def callback(interaction: Interaction, **values: Any) -> None:
        preset, seat = ui.presets.get(values.get("preset") or ""), values.get("seat")
        request = TableRequest(
            game=ui.key,
            options=(msgspec.structs.asdict(preset) if preset else {})
            | {name: values[name] for name in options if values[name] is not None},
            opponents=tuple(values[name] for name in guests if values[name] is not None),
            seat=ui.host_seats.index(seat) if seat in ui.host_seats else 0,
            thread=values["thread"],
            clock=values["clock"],
            computer=values["computer"],
            practice=values["practice"],
        )
        await answer_command(interaction, partial(open_table, interaction, request))

    declaration = Declaration(
        name=command_text("command-new-name"),
        description=command_text("command-new", game=f"{ui.key}-name"),
    )
    everything = {**parameters, **options, **_AT_EVERY_TABLE}
    first = {name: everything[name] for name in (*_FIRST, *ui.first_parameters)}
    return _declare(ui, declaration, f"{ui.key}-new", first | everything, callback)


def _most_important(ui: AnyGameUI, count: int) -> dict[str, Parameter]:
    """Return the parameters for the ``count`` most important options of a game."""
    options = option_parameters(ui)
    important = [name for name in ui.first_parameters if name in options]
    return {name: options[name] for name in list(dict.fromkeys([*important, *options]))[:count]}


def _declare(
    ui: AnyGameUI,
    declaration: Declaration,
    key: str,
    parameters: Mapping[str, Parameter],
    callback: Callable[..., Coroutine[Any, Any, None]],
) -> SlashCommand:
    """Return a command of discord.py, which reads the parameters from its callback's signature."""
    signature = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY, annotation=Interaction)]
    descriptions, names = {}, {}
    for name, parameter in parameters.items():
        default = parameter.default if parameter.optional else inspect.Parameter.empty
        kind = parameter.kind | None if parameter.optional and default is None else parameter.kind
        signature.append(
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        )
        text_key = parameter.text or f"{key}-{kebab_case(name)}"
        descriptions[name] = command_text(f"parameter-{text_key}")
        names[name] = command_text(f"parameter-{text_key}-name")
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    app_commands.describe(**descriptions)(callback)
    app_commands.rename(**names)(callback)
    app_commands.choices(**{name: list(each.choices) for name, each in parameters.items() if each.choices})(
        callback
    )
    declared_callback: Any = callback  # its type is that of the signature set above
    command: SlashCommand = app_commands.Command(callback=declared_callback, **declaration)
    visible_names = {name: text.message for name, text in names.items()}
    for name, parameter in parameters.items():
        if parameter.complete is not None:
            command.autocomplete(name)(_completer(ui, parameter.complete, visible_names))
    return command


def _completer(
    ui: AnyGameUI, complete: Complete, visible_names: Mapping[str, str]
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    """Return the function with which discord.py completes a parameter.

    ``visible_names`` maps the parameters of the command to the names that users see.
    """

    async def completer(interaction: Interaction, query: str) -> Choices:
        match_and_view = await find_acting_view(bot_of(interaction), interaction, ui.key)
        if match_and_view is None:
            return []
        values = {
            name: getattr(interaction.namespace, visible, None) for name, visible in visible_names.items()
        }
        words = without_emojis(text_for(match_and_view[0], text_of(interaction)))
        return complete(match_and_view[1], str(query), values, words)

    return completer


async def setup(bot: Guildhall) -> None:
    """Add a cog for each game."""
    for ui in GAME_UIS.values():
        await bot.add_cog(GameCog(bot, ui))
