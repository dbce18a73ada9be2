"""``/ranking``: the tiers of the members of a server who keep a rating, for one user alone."""

from collections.abc import Sequence
from typing import Any, Final, get_args

from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.games import GAMES
from bot.locales import Text
from bot.match.ratings import Pool, Rating
from bot.match.refusals import Refusal
from cogs.board.board_messages import ACCENT
from cogs.kit.clicks import Click, user_button
from cogs.kit.large_pictures import draw_for_user
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, say, show, text_of
from cogs.kit.slash_commands import private_command
from cogs.people.server_games import Members, find_members, game_menu, open_game
from cogs.people.tiers import tier_name
from rendering import without_emojis
from rendering.people.ranking import RankedMember, RankedPool, draw_ranking
from rendering.words import cut

_MOST_LINES: Final = 25
_LONGEST_ALT: Final = 1024
NUMBERS: Final = "numbers"
handlers = Handlers()


class Rankings(commands.Cog):
    """The command ``/ranking``."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @private_command("ranking")
    @app_commands.guild_only()
    @parameters(game="ranking-game")
    @app_commands.choices(game=game_choices(GAMES))
    async def ranking(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the ranking of a game, or of that of the match in the channel."""
        items, files = await _page(self.bot, interaction, game)
        await say(interaction, *items, files=files)


@handlers.on_user_click("ranking", Who.PEOPLE_HERE)
async def show_ranking(click: Click) -> None:
    """Show the ranking again, with the numbers of the ratings or without them."""
    game, _, numbers = click.argument.partition("/")
    await _show(click, game, with_numbers=numbers == NUMBERS)


@handlers.on_user_click("ranking-game", Who.PEOPLE_HERE)
async def show_ranking_of_game(click: Click) -> None:
    """Show the ranking of the game chosen in the menu."""
    await _show(click, str(next(iter(click.values), "")))


async def _show(click: Click, game: str, *, with_numbers: bool = False) -> None:
    if game not in GAMES:
        raise Refusal("unknown-button")
    items, files = await _page(click.bot, click.interaction, game, with_numbers=with_numbers)
    await show(click.interaction, *items, files=files)


async def _page(
    bot: Guildhall, interaction: Interaction, game: str | None, *, with_numbers: bool = False
) -> tuple[list[ui.Item[Any] | str], Sequence[Any]]:
    text = without_emojis(text_of(interaction))
    game, guild_id = await open_game(bot, interaction, game)
    members = await find_members(bot, interaction, game, rated=True)
    pools = _pools(await bot.rankings.rank(game, members), members, text, with_numbers=with_numbers)
    title = text("ranking-title", game=text(f"{game}-name"))
    menu = game_menu(text, "ranking-game", game)
    if not pools:
        return [f"### {title}\n{text('ranking-empty')}", menu], ()
    words = [_describe(pool, text) for pool in pools]
    theme = (await bot.servers.get_settings(guild_id)).theme
    description = cut("\n".join([title, *words]).replace("**", ""), _LONGEST_ALT)
    shown = await draw_for_user(
        interaction, draw_ranking, title, pools, description, theme=theme, name=f"{game}-ranking"
    )
    label = text("button-ranking-tiers" if with_numbers else "button-ranking-numbers")
    button = user_button(label, "ranking", game if with_numbers else f"{game}/{NUMBERS}")
    told = [ui.TextDisplay[Any](each) for each in (f"### {title}", *words, text("ranking-about"))]
    parts = *told, *shown.galleries, ui.ActionRow(button), menu
    return [ui.Container(*parts, accent_colour=ACCENT)], shown.files


def _pools(
    ratings: Sequence[Rating], members: Members, text: Text, *, with_numbers: bool
) -> list[RankedPool]:
    """Return the pools in which somebody is ranked, together with at most ``_MOST_LINES`` members."""
    two, more = ([each for each in ratings if each.pool == pool] for pool in get_args(Pool))
    room = _MOST_LINES - min(_MOST_LINES // 2, len(more))
    rooms: Sequence[tuple[Pool, Sequence[Rating], int]] = (
        ("two", two, room),
        ("more", more, _MOST_LINES - min(room, len(two))),
    )
    return [_pool(*each, members, text, with_numbers=with_numbers) for each in rooms if each[1]]


def _pool(
    pool: Pool, ratings: Sequence[Rating], room: int, members: Members, text: Text, *, with_numbers: bool
) -> RankedPool:
    def to_member(rating: Rating, place: str) -> RankedMember:
        name = members[rating.user_id] or text("somebody")
        number = text("ranking-number", number=rating.number) if with_numbers else ""
        return RankedMember(place, name, rating.tier, tier_name(rating, text), number)

    ranked = [each for each in ratings if not each.is_provisional][:room]
    provisional = [each for each in ratings if each.is_provisional]
    newest = sorted(provisional, key=lambda each: each.last, reverse=True)[: room - len(ranked)]
    unplaced = [to_member(each, "") for each in newest]
    return RankedPool(
        text(f"ranking-pool-{pool}"),
        [to_member(each, str(place)) for place, each in enumerate(ranked, start=1)],
        text("ranking-provisional"),
        sorted(unplaced, key=lambda each: each.name.casefold()),
    )


def _describe(pool: RankedPool, text: Text) -> str:
    """Return the words of a pool, a line for each member."""

    def line(member: RankedMember) -> str:
        key = "ranking-line-numbers" if member.number else "ranking-line"
        return text(key, **{**member._asdict(), "place": member.place or "none"})

    lines = [each if isinstance(each, str) else line(each) for each in pool.rows]
    return "\n".join([f"**{lines[0]}**", *lines[1:]])


async def setup(bot: Guildhall) -> None:
    """Add the cog and its handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(Rankings(bot))
