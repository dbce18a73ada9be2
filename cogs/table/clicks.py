"""The handlers of a table's buttons: taking and leaving seats, and the start."""

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.commands import Join, Leave, Start
from bot.match.models import Match
from bot.match.notifications import find_reason
from bot.match.refusals import Refusal
from cogs.board.buttons import MatchClick
from cogs.board.users import user_name
from cogs.kit.controls import Control
from cogs.kit.replies import is_on_private, say, say_briefly

handlers = Handlers()


@handlers.on_click("join", Who.UNBLOCKED)
async def join(click: MatchClick) -> None:
    """Take the seat that the button names."""
    await click.perform(Join(click.number(range(len(click.match.seats)))))


@handlers.on_click("leave", Who.PLAYERS, confirms=True)
async def leave(click: MatchClick) -> None:
    """Give the seat back, or decline the invitation."""
    is_invited = find_reason(click.match, click.user) == "invited"
    await click.perform(Leave())
    if is_on_private(click.interaction):
        await say_briefly(click.interaction, click.text("table-declined" if is_invited else "table-left"))


@handlers.on_click("refuse-host", Who.CONCERNED, private=True, anywhere=True)
async def refuse_host(click: MatchClick) -> None:
    """Decline the invitation, and refuse all further ones by its host."""
    match = click.match
    if not refusing_controls(match, click.user, click.text):
        raise Refusal("not-invited")
    await click.bot.matches.invitations.refuse(click.user, [match.host])
    await click.perform(Leave())
    await say(click.interaction, click.text("host-refused", host=user_name(match.host, click.text)))


def refusing_controls(match: Match, user: int, text: Text) -> list[Control]:
    """Return the button with which an invited user declines this invitation and all others by the host."""
    if find_reason(match, user) != "invited" or match.host == user:
        return []
    return [Control(text("button-refuse-host"), "refuse-host")]


@handlers.on_click("start", Who.PLAYERS)
async def start(click: MatchClick) -> None:
    """Start the match."""
    await click.perform(Start())


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
