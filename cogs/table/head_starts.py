"""The panel *Even It Out*, in which a weaker player gets an advantage before the match begins."""

from typing import Any, Final, NamedTuple

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.games.contract import MOST_ADVANTAGE
from bot.locales import Text
from bot.match.commands import EvenOut
from bot.match.models import Match
from bot.match.ratings import propose_advantage
from bot.match.refusals import Refusal
from cogs.board.buttons import LONGEST_LABEL, MatchClick, rows
from cogs.board.captions import describe_advantage, player_on_control
from cogs.board.users import user_name
from cogs.kit.clicks import number_in
from cogs.kit.controls import ANSWER, Choice, Control, Line, Menu
from cogs.kit.game_ui import get_ui
from cogs.kit.replies import say, say_instead
from rendering.words import fit_label

handlers = Handlers()
_NOBODY: Final = "nobody"


class _Offer(NamedTuple):
    """An advantage for the user on a seat."""

    seat: int
    advantage: int

    @property
    def argument(self) -> str:
        return f"{self.seat}={self.advantage}"


@handlers.on_click("even-out", Who.PEOPLE_HERE, private=True)
async def show_head_starts(click: MatchClick) -> None:
    """Show who can get how much: the host everything, others what they can get themselves."""
    await say(click.interaction, *await _panel_items(click, click.match))


@handlers.on_click("even-set", Who.PLAYERS)
async def give_head_start(click: MatchClick) -> None:
    """Give the advantage to the user on a seat, or take it away."""
    command = EvenOut()
    if click.argument != _NOBODY:
        seat, _, advantage = click.argument.partition("=")
        user = click.match.seats[number_in(seat, range(len(click.match.seats)))]
        command = EvenOut(user, number_in(advantage, range(1, MOST_ADVANTAGE + 1)))
    match = await click.perform(command)
    await say_instead(click.interaction, *await _panel_items(click, match))


async def _panel_items(click: MatchClick, match: Match) -> list[Any]:
    text, sizes = await click.named_text(), match.rules.advantages
    if not sizes:
        raise Refusal("unknown-button")
    click.bot.matches.preview(match, click.user, EvenOut(click.user, sizes[-1]))
    seats = [seat for seat, user in enumerate(match.seats) if user is not None]
    given, own_seat = match.advantage_user, match.find_player(click.user)
    words = text("head-start-nobody")
    if given is not None:
        words = describe_advantage(match, user_name(given, text), text)
    items: list[Any] = [text("head-start-title", words=words)]
    lines: list[Line] = []
    if click.user == match.host:
        if given is not None:
            items.append(text("head-start-moves", user=user_name(given, text)))
        offers = tuple(_Offer(seat, size) for seat in seats for size in sizes)
        choices = tuple(Choice(_label(match, offer, text), offer.argument) for offer in offers)
        lines.append(Menu(text("menu-head-start"), "even-set", choices))
        proposed = await _propose(click, match)
        if proposed is not None and given is None:
            items.append(text("head-start-proposed"))
            lines.insert(0, [Control(_label(match, proposed, text), "even-set", proposed.argument, ANSWER)])
    buttons = []
    if given is None and own_seat is not None:
        largest = _Offer(own_seat, sizes[-1])
        buttons.append(Control(text("button-head-start-new"), "even-set", largest.argument))
    if given is not None and click.user in (match.host, given):
        buttons.append(Control(text("button-head-start-off"), "even-set", _NOBODY))
    return [*items, *rows([*lines, buttons], match.id, match.board_version)]


def _label(match: Match, offer: _Offer, text: Text) -> str:
    count = offer.advantage * get_ui(match).advantage_unit
    size = text(f"{match.game}-begins-ahead-by", count=count)
    return fit_label(
        lambda text: text("head-start-choice", player=player_on_control(match, offer.seat, text), size=size),
        text,
        LONGEST_LABEL,
    )


async def _propose(click: MatchClick, match: Match) -> _Offer | None:
    """Return what would make the match even by the ratings, if the user may see all of them."""
    strengths = await click.bot.profiles.find_strengths(match, click.user)
    advantage = propose_advantage(match, strengths)
    if not advantage:
        return None
    weakest = min(strengths, key=lambda user: strengths[user])
    return _Offer(match.seats.index(weakest), advantage)


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
