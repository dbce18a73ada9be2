"""``/records``: the records of a server, and how a game is played there, for one user alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.games import GAMES
from bot.locales import Text
from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from bot.match.server_records import LEAST, Habits, ServerRecord
from bot.timestamps import from_milliseconds
from cogs.archive.replay_source import source_of
from cogs.board.board_messages import ACCENT
from cogs.board.users import user_name
from cogs.kit.clicks import Click, user_button
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.kit.slash_commands import private_command
from cogs.people.server_games import Members, find_members, game_menu, open_game
from rendering import RENDERERS
from rendering.words import and_list, comma_list

_OF_POINTS: Final = ("highest", "closest")
_MOST_BUILT: Final = 3
_UNITS: Final[Mapping[str, int]] = {"days": 86_400_000, "hours": 3_600_000, "minutes": 60_000}
handlers = Handlers()


class ServerRecords(commands.Cog):
    """The command ``/records``."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @private_command("records")
    @app_commands.guild_only()
    @parameters(game="records-game")
    @app_commands.choices(game=game_choices(GAMES))
    async def records(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the records in a game, or in that of the match in the channel."""
        await say(interaction, *await _page(self.bot, interaction, game))


@handlers.on_user_click("records-game", Who.PEOPLE_HERE)
async def show_records(click: Click) -> None:
    """Show the records in the game chosen in the menu."""
    game = str(next(iter(click.values), ""))
    if game not in GAMES:
        raise Refusal("unknown-button")
    await say_instead(click.interaction, *await _page(click.bot, click.interaction, game))


async def _page(bot: Guildhall, interaction: Interaction, game: str | None) -> list[ui.Item[Any] | str]:
    text = text_of(interaction)
    game, guild_id = await open_game(bot, interaction, game)
    members = await find_members(bot, interaction, game)
    records, habits = await bot.rankings.find_records(guild_id, game, members)
    if not RENDERERS[game].shows_points:
        records = [each for each in records if each.kind not in _OF_POINTS]
    title = text("records-title", game=text(f"{game}-name"))
    items: list[ui.Item[Any]] = [ui.TextDisplay(title if records else f"{title}\n{text('records-empty')}")]
    for match_id in dict.fromkeys(each.match_id for each in records):
        match = await bot.matches.find(match_id)
        if match is not None:
            of_match = [each for each in records if each.match_id == match_id]
            items.append(_match_item(interaction, of_match, match, members, text))
    if habits.matches:
        items.append(ui.TextDisplay("\n".join(await _describe_habits(bot, habits, game, text))))
    items.append(ui.TextDisplay(text("records-about")))
    return [ui.Container(*items, game_menu(text, "records-game", game), accent_colour=ACCENT)]


def _match_item(
    interaction: Interaction, records: Sequence[ServerRecord], match: Match, members: Members, text: Text
) -> ui.Item[Any]:
    """Return the lines of a match's records, with *Replay* if the user can see the match here."""
    lines = [_describe_record(each, match, members, text) for each in records]
    if match.channel_id != interaction.channel_id and interaction.user.id not in match.players:
        where = {"channel": f"<#{match.channel_id}>"}
        return ui.TextDisplay("\n".join(text("records-elsewhere", record=line, **where) for line in lines))
    return ui.Section(
        "\n".join(lines), accessory=user_button(text("button-replay"), "replay", source_of(match))
    )


def _describe_record(record: ServerRecord, match: Match, members: Members, text: Text) -> str:
    owners = [match.get_owner(player) for player in range(len(match.players))]
    others = [_name(user, members, text) for user in owners if user != record.user]
    return text(
        f"records-{record.kind}",
        name="" if record.user is None else _name(record.user, members, text),
        others=and_list(others, text),
        value=record.value,
        time=_describe_time(record.value, text),
        date=discord.utils.format_dt(from_milliseconds(match.ended_at or 0), "d"),
    )


def _name(user: int, members: Members, text: Text) -> str:
    """Return the name of a visible member or of a computer; of anybody else, that they are somebody."""
    return members.get(user) or (user_name(user, text) if is_computer(user) else text("somebody"))


def _describe_time(milliseconds: int, text: Text) -> str:
    """Return a time in days if it has at least two, else in hours or in minutes; at least one minute."""
    unit = next((unit for unit, length in _UNITS.items() if milliseconds >= 2 * length), "minutes")
    return text(f"records-{unit}", count=max(1, round(milliseconds / _UNITS[unit])))


async def _describe_habits(bot: Guildhall, habits: Habits, game: str, text: Text) -> list[str]:
    """Return how a game is played here, in lines."""
    lines = [text("records-habits"), text("records-matches", count=len(habits.matches))]
    if len(habits.matches) < LEAST:
        return [*lines, text("records-more-later", least=LEAST)]
    lines.append(text("records-lasted", time=_describe_time(habits.lasted, text)))
    for players, wins in habits.wins.items():
        if habits.counts[players] >= LEAST:
            seats = [
                text("records-seat", seat=RENDERERS[game].seat(player, text=text), count=count)
                for player, count in enumerate(wins)
            ]
            count, listed = habits.counts[players], comma_list(seats, text)
            lines.append(text("records-seats", seats=listed, players=players, count=count))
    matches = await bot.rankings.read_matches(habits.matches)
    built = Counter(name for match in matches for name in GAME_UIS[game].built(match.state, text=text))
    most = built.most_common(_MOST_BUILT)
    names = [text("records-built-times", name=name, count=count) for name, count in most]
    if names:
        lines.append(text("records-built", names=comma_list(names, text, "records-list"), count=len(matches)))
    return lines


async def setup(bot: Guildhall) -> None:
    """Add the cog and its handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(ServerRecords(bot))
