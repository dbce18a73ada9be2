"""Reporting a display name: a menu of a match's players, and a confirmation."""

from discord import ButtonStyle

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.match.former_users import is_former
from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from cogs.board.buttons import MatchClick, rows
from cogs.board.captions import player_on_control
from cogs.board.display_names import DisplayNames
from cogs.board.redrawing import redraw_boards
from cogs.board.users import user_name
from cogs.kit.controls import Choice, Control, Menu
from cogs.kit.replies import say, say_briefly, say_instead

handlers = Handlers()


def find_reportable_players(match: Match, user: int) -> list[int]:
    """Return the players whose names a user could report: other people, in a match that has begun."""
    if match.state is None:
        return []
    return [
        player
        for player, other in enumerate(match.players)
        if other != user and not is_computer(other) and not is_former(other)
    ]


@handlers.on_click("report-name", Who.UNBLOCKED, private=True)
async def show_players(click: MatchClick) -> None:
    """Show the players whose names can be reported."""
    await _require_unblocked(click)
    match, text = click.match, await click.named_text()
    players = find_reportable_players(match, click.user)
    if not players:
        raise Refusal("no-names-to-report")
    choices = [Choice(player_on_control(match, player, text), str(player)) for player in players]
    menu = Menu(click.text("report-name-menu"), "report-name-of", tuple(choices))
    await say(
        click.interaction, click.text("report-name-title"), *rows([menu], match.id, match.board_version)
    )


@handlers.on_click("report-name-of", Who.UNBLOCKED)
async def ask_to_report(click: MatchClick) -> None:
    """Ask for confirmation."""
    await _require_unblocked(click)
    player = _find_player(click)
    sure = Control(click.text("button-report-name"), "report-name-sure", str(player), ButtonStyle.danger)
    name = user_name(click.match.players[player], await click.reader_text())
    question = click.text("report-name-sure", player=name)
    await say_instead(click.interaction, question, *rows([[sure]], click.match.id, click.match.board_version))


@handlers.on_click("report-name-sure", Who.UNBLOCKED, confirms=True)
async def report_name(click: MatchClick) -> None:
    """Report the present display name of a player."""
    await _require_unblocked(click)
    match, user = click.match, click.match.players[_find_player(click)]
    names = click.bot.cog_of(DisplayNames)
    await names.fetch(match)
    name = names.find_real_name(match, user)
    if not name:
        raise Refusal("name-not-shown")
    is_hidden = await click.bot.names.report(match.guild_id, user, name, by_user=click.user)
    if is_hidden:
        await redraw_boards(click.bot, match.guild_id, user)
    await say_briefly(click.interaction, click.text("name-reported" if is_hidden else "name-noted"))


def _find_player(click: MatchClick) -> int:
    player = click.number(range(len(click.match.players)))
    if player not in find_reportable_players(click.match, click.user):
        raise Refusal("no-names-to-report")
    return player


async def _require_unblocked(click: MatchClick) -> None:
    await click.bot.matches.require_unblocked(click.match.guild_id, click.user, {click.user})


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
