"""The forms in which the host of a table changes its options before the match begins.

A form has at most five fields, so the rules of a game may need several: pages. The forms are made from
`option_parameters`, so each game has them. A form whose values are refused can be opened again as it was.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, get_args

import discord
import msgspec
from discord import ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games.contract import HeadStartOptions
from bot.locales import Text, language_of, languages
from bot.match.commands import LOOK, ChangeTable, Command, WatchComputers, list_changes
from bot.match.computer_users import get_level
from bot.match.models import LARGEST_ID, Match, OldBoards
from bot.match.refusals import Refusal
from bot.players import LEVEL_NAMES
from cogs.board.users import level_name
from cogs.kit.clicks import Click, number_in, user_button
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.game_commands import Parameter
from cogs.kit.game_ui import GAME_UIS, get_ui
from cogs.kit.option_parameters import choice_parameter, name_choices, name_option, option_parameters
from cogs.kit.replies import Interaction, say_instead
from cogs.kit.settings import name_language
from rendering import THEMES
from rendering.words import and_list

handlers = Handlers()
MOST_FIELDS = 5
"""The most fields of a form, by Discord's limit."""
_BOARDS: tuple[OldBoards, ...] = get_args(OldBoards)
_LONGEST_LABEL = 45
_LONGEST_HELP = 100
_FORM = "table-form"
_LOOK = "look"
"""The page of the form about how a table looks, and who plays; the pages about rules are numbers."""
_PRESET, _WATCH = "preset", "watch"
_AS_USUAL = "-"
"""The choice of a number that is left to the rules, or of no preset."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form: the key of its texts, its value now, and what can be chosen or typed.

    ``choices`` are the names of the values by what a form sends; without them, a number is typed.
    """

    key: str
    value: str
    choices: Mapping[str, str]
    limits: range = range(0)

    def label(self, text: Text, value: str) -> ui.Label[Any]:
        """Return the component of the form, filled in with ``value``."""
        component: ui.Select[Any] | ui.TextInput[Any]
        if self.choices:
            options = [
                discord.SelectOption(label=name[:_LONGEST_HELP], value=key, default=key == value)
                for key, name in self.choices.items()
            ]
            component = ui.Select(custom_id=self.key, options=options)
        else:
            low, high = self.limits[0], self.limits[-1]
            component = ui.TextInput(
                custom_id=self.key,
                default=value or None,
                required=False,
                max_length=len(str(high)),
                placeholder=text("table-form-range", low=low, high=high),
            )
        name = text(f"parameter-{self.key}-name").replace("-", " ")
        help_text = text(f"parameter-{self.key}")[:_LONGEST_HELP]
        label = f"{name[:1].upper()}{name[1:]}"[:_LONGEST_LABEL]
        return ui.Label(text=label, description=help_text, component=component)

    def pack(self, value: str) -> str:
        """Return a value in a few characters, for a custom id."""
        if not self.choices:
            return value.replace("/", "")[: len(str(self.limits[-1]))]
        keys = list(self.choices)
        return str(keys.index(value)) if value in keys else ""

    def unpack(self, packed: str) -> str:
        """Return the value that `pack` made short; the present one if that is impossible."""
        if not self.choices:
            return packed
        keys = dict(enumerate(self.choices))
        return keys.get(int(packed) if packed.isdecimal() else -1, self.value)


# The fields of a table


def find_pages(game: str) -> list[list[str]]:
    """Return the names of the options on each page about the rules of a game; a preset comes first."""
    game_ui = GAME_UIS[game]
    names = [*([_PRESET] if game_ui.presets else []), *option_parameters(game_ui)]
    size = ceil(len(names) / ceil(len(names) / MOST_FIELDS)) if names else 1
    return [names[start : start + size] for start in range(0, len(names), size)]


def _find_fields(match: Match, page: str, text: Text) -> dict[str, Field]:
    """Return the fields of a page by name. Raise ``Refusal`` if a table has no such page."""
    if page == _LOOK:
        return _look_fields(match, text)
    pages, parameters = find_pages(match.game), option_parameters(get_ui(match))
    names = pages[number_in(page, range(len(pages)))]
    options = match.rules.options_from(match.options)
    usual = match.rules.Options()
    return {
        name: _preset_field(match, text)
        if name == _PRESET
        else _option_field(parameters[name], getattr(options, name), getattr(usual, name), text)
        for name in names
    }


def _option_field(parameter: Parameter, value: Any, usual: Any, text: Text) -> Field:
    key, now = parameter.text, _AS_USUAL if value is None else str(value)
    if parameter.kind is bool:
        return Field(key, now, {"True": text("table-form-yes"), "False": text("table-form-no")})
    if parameter.choices:
        return Field(key, now, name_choices(parameter, text))
    limits = range(parameter.kind.min_value, parameter.kind.max_value + 1)
    names = {_AS_USUAL: text("table-form-as-usual")} if usual is None else {}
    names |= {str(number): str(number) for number in limits}
    return Field(key, now, names if len(names) <= MOST_CHOICES else {}, limits)


def _preset_field(match: Match, text: Text) -> Field:
    presets = get_ui(match).presets
    options = match.rules.options_from(match.options)
    if isinstance(options, HeadStartOptions):
        options = msgspec.structs.replace(options, advantage=0, advantage_player=0)
    now = next((name for name, preset in presets.items() if preset == options), _AS_USUAL)
    names = {_AS_USUAL: text("table-form-no-preset")} if now == _AS_USUAL else {}
    parameter = choice_parameter(f"{match.game}-{_PRESET}", tuple(presets))
    return Field(parameter.text, now, names | name_choices(parameter, text))


def _look_fields(match: Match, text: Text) -> dict[str, Field]:
    fields = {
        "theme": Field("new-theme", match.theme, {name: text(f"choice-theme-{name}") for name in THEMES}),
        "boards": Field(
            "new-boards", match.boards, {name: text(f"choice-boards-{name}") for name in _BOARDS}
        ),
    }
    names = {language: name_language(language) for language in languages()}
    fields["locale"] = Field("new-locale", language_of(match.locale), names)
    if match.offers_computers and not (match.invited or set(match.humans) - {match.host}):
        now = get_level(match.players[0]) if match.players and not match.humans else _AS_USUAL
        names = {level: text("table-form-watch", level=level_name(level, text)) for level in LEVEL_NAMES}
        fields[_WATCH] = Field("new-watch", now, {_AS_USUAL: text("table-form-play")} | names)
    return fields


# Buttons


def form_buttons(match: Match, user: int, text: Text) -> list[ui.ActionRow[Any]]:
    """Return the buttons that open the forms of a table, for its host alone."""
    if match.status != "lobby" or user != match.host:
        return []
    pages = find_pages(match.game)
    labels = {
        str(page): text("button-table-rules", page=page + 1, pages=len(pages)) for page in range(len(pages))
    } | {_LOOK: text("button-table-look")}
    buttons = [user_button(label, _FORM, f"{match.id}/{page}") for page, label in labels.items()]
    return [ui.ActionRow(*buttons)]


@handlers.on_user_click(_FORM, Who.PLAYERS, opens_form=True)
async def open_form(click: Click) -> None:
    """Open a form, as the table is now or as it was when its values were refused."""
    number, page, *packed = click.argument.split("/")
    match = await _get_table(click.interaction, number)
    fields = _find_fields(match, page, click.text)
    title = click.text("table-look-title" if page == _LOOK else "table-rules-title")
    modal = ui.Modal(title=title, custom_id=f"u:{_FORM}:{match.id}/{page}", timeout=1)
    values = dict(zip(fields, packed, strict=False))
    for name, field in fields.items():
        modal.add_item(field.label(click.text, field.unpack(values[name]) if name in values else field.value))
    await click.interaction.response.send_modal(modal)


async def _get_table(interaction: Interaction, number: str) -> Match:
    """Return a table. Raise ``Refusal`` unless the user is its host and may still change it."""
    bot, user = bot_of(interaction), interaction.user.id
    match, _ = await bot.matches.get(number_in(number, range(1, LARGEST_ID + 1)))
    is_here = interaction.channel_id == match.channel_id
    if not is_here and (match.host != user or interaction.guild_id != match.guild_id):
        raise Refusal("no-such-match")
    bot.matches.preview(match, user, ChangeTable())
    await bot.matches.require_unblocked(match.guild_id, user, {user})
    return match


# Submitted forms


@handlers.on_submit(_FORM, Who.PLAYERS)
async def change_table(form: Click) -> None:
    """Change the table as the form says, or explain which number is impossible and offer the form again."""
    number, _, page = form.argument.partition("/")
    match, text = await _get_table(form.interaction, number), form.text
    fields = _find_fields(match, page, text)
    chosen = {name: form.fields.get(field.key, field.value) for name, field in fields.items()}
    problem = next(filter(None, (_find_problem(fields[name], chosen[name], text) for name in fields)), "")
    if problem:
        packed = "/".join(field.pack(chosen[name]) for name, field in fields.items())
        again = user_button(text("button-table-again"), _FORM, f"{match.id}/{page}/{packed}")
        await say_instead(form.interaction, problem, ui.ActionRow(again))
        return
    changes = {name: value for name, value in chosen.items() if value != fields[name].value}
    after = match
    for command in await _find_commands(form.bot, match, changes):
        after = await form.bot.matches.perform(match.id, form.interaction.user.id, command)
    names = [name_option(match.game, name, text) for name in list_changes(match, after)]
    names += [text("table-form-who-plays")] if after.seats != match.seats else []
    done = text("table-changed-done", options=and_list(names, text)) if names else text("table-unchanged")
    await say_instead(form.interaction, done, *form_buttons(after, form.interaction.user.id, text))


def _find_problem(field: Field, value: str, text: Text) -> str:
    """Return the sentence that says what is wrong with a value; empty if nothing is."""
    if field.choices:
        if value not in field.choices:
            raise Refusal("unknown-button")
        return ""
    low, high = field.limits[0], field.limits[-1]
    typed = value.strip()
    if not typed or (typed.isascii() and typed.isdecimal() and int(typed[:9]) in field.limits):
        return ""
    shown = discord.utils.escape_markdown(typed[:10])
    option = text(f"parameter-{field.key}-name").replace("-", " ")
    return text("table-form-not-a-number", option=option, low=low, high=high, value=shown)


async def _find_commands(bot: Guildhall, match: Match, changes: Mapping[str, str]) -> Sequence[Command]:
    """Return the commands that make the changes of a form; single options override those of a preset."""
    commands: list[Command] = []
    preset = get_ui(match).presets.get(changes.get(_PRESET, ""))
    options = {} if preset is None else msgspec.structs.asdict(preset)
    for name in HeadStartOptions.__struct_fields__:
        options.pop(name, None)
    usual = msgspec.structs.asdict(match.rules.Options())
    for name in changes.keys() & usual.keys():
        options[name] = _read(changes[name].strip(), usual[name])
    boards: OldBoards | None = next((one for one in _BOARDS if one == changes.get("boards")), None)
    if options or changes.keys() & LOOK:
        commands.append(ChangeTable(options, changes.get("theme"), boards, changes.get("locale")))
    if _WATCH in changes:
        if changes[_WATCH] != _AS_USUAL and not await bot.servers.allows_computers(match):
            raise Refusal("computers-not-allowed")
        commands.append(WatchComputers("" if changes[_WATCH] == _AS_USUAL else changes[_WATCH]))
    return commands


def _read(value: str, usual: Any) -> Any:
    """Return the value of an option as a form sends it; an empty one is the usual value."""
    if value in (_AS_USUAL, ""):
        return usual
    if value in ("True", "False"):
        return value == "True"
    return int(value) if value.isdecimal() else value


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
