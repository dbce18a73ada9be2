"""``/match history`` and ``/me history``: the finished matches of a channel or of a user."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games import Outcome
from bot.locales import Text
from bot.match.models import Match
from bot.match.paging import NEWEST, OLDEST, HistoryCursor, Page
from bot.match.refusals import Refusal
from bot.match.replay import was_played
from bot.timestamps import from_milliseconds
from cogs.archive.replay import name_match
from cogs.archive.replay_source import get_visible_match, source_of
from cogs.board.board_messages import ACCENT
from cogs.board.buttons import LONGEST_CHOICE, as_menu
from cogs.board.captions import caption, main_points
from cogs.board.display_names import DisplayNames
from cogs.board.users import text_for_list, text_for_reader, with_users
from cogs.kit.clicks import Click, ClickItem, number_in, user_button
from cogs.kit.controls import Choice, Menu
from cogs.kit.game_ui import text_for
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.table.rematch import ask_for_rematch
from rendering import RENDERERS, with_marks, without_emojis
from rendering.words import and_list, comma_list, cut

PAGE = 8
"""The number of matches on a page."""
HERE, OWN = "c", "m"
_LIST = re.compile(r"([cm])/(?:([ab])([0-9]{1,18}))?")

_LONGEST_LINE = 400
handlers = Handlers()


@handlers.on_user_click("history", Who.ANYBODY)
async def show_page(click: Click) -> None:
    """Show another page in place of the clicked one."""
    await say_instead(click.interaction, *await history_items(click.interaction, click.argument))


@handlers.on_user_click("history-match", Who.VIEWERS)
async def show_match(click: Click) -> None:
    """Show how the chosen match ended, with buttons for what the user can do with it."""
    _read_list(click.argument)  # for the button that leads back
    text, number = click.text, number_in(str(next(iter(click.values), "")), range(10**18))
    match = await get_visible_match(click.bot, click.interaction, number)
    if not match.is_over or match.state is None:
        raise Refusal("unknown-button")
    own = text_for(match, await text_for_reader(click.bot, match, click.user, text))
    content = caption(match, match.view(None), own)
    back = user_button(text("button-history-back"), "history", click.argument)
    row: ui.ActionRow[Any] = ui.ActionRow(*_action_buttons(click, match), back)
    await say_instead(click.interaction, ui.Container(ui.TextDisplay(content), row, accent_colour=ACCENT))


def _action_buttons(click: Click, match: Match) -> list[ClickItem]:
    """Return the buttons for what the user can do with a finished match."""
    actions = [user_button(click.text("button-replay"), "replay", source_of(match))]
    if was_played(match):
        actions.append(user_button(click.text("button-review"), "review", str(match.id)))
    if click.user in match.players and click.interaction.channel_id == match.channel_id:
        actions.append(user_button(click.text("button-rematch"), "rematch", str(match.id)))
    return actions


@handlers.on_user_click("rematch", Who.PLAYERS, private=True)
async def rematch(click: Click) -> None:
    """Open a table for the same users, or join the table that another of them opened."""
    old = await get_visible_match(click.bot, click.interaction, number_in(click.argument, range(10**18)))
    if click.interaction.channel_id != old.channel_id:
        raise Refusal("elsewhere")
    await ask_for_rematch(click.interaction, old.id)


async def history_items(interaction: Interaction, list_id: str) -> list[ui.Item[Any] | str]:
    """Return a page of matches, a menu to choose one of them, and the buttons to other pages.

    ``list_id`` names the page: ``c/`` for matches of this channel or ``m/`` for the user's own ones, followed
    by ``b12`` for matches before the match 12, ``a12`` for matches after it, or nothing for the newest ones.
    Raise ``Refusal`` if there is no such page.
    """
    bot, text = bot_of(interaction), text_of(interaction)
    kind, place = _read_list(list_id)
    if kind == HERE:
        page = await bot.replays.get_channel_page(
            interaction.channel_id or 0, place, PAGE, interaction.user.id
        )
    else:
        page = await bot.replays.get_user_page(interaction.user.id, place, PAGE)
    title = text("history-title-here" if kind == HERE else "history-title-own")
    if not page.matches:
        empty = text("history-empty-here" if kind == HERE else "history-empty-own")
        return ["\n".join([title, empty])]
    lines = []
    for match in page.matches:
        own = await text_for_list(bot, match, interaction.user.id, text)
        line = describe_match(match, own, with_place=kind == OWN)
        lines.append(cut(line, _LONGEST_LINE))
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join([title, *lines])),
        ui.ActionRow(await _match_menu(interaction, page.matches, list_id)),
    ]
    if page.has_newer or page.has_older:
        items.append(ui.ActionRow(*_paging_buttons(page, kind, text)))
    return [ui.Container(*items, accent_colour=ACCENT)]


def _read_list(list_id: str) -> tuple[str, HistoryCursor]:
    """Return the kind and the page of a list from its id. Raise ``Refusal`` if the id is malformed."""
    parts = _LIST.fullmatch(list_id)
    if parts is None:
        raise Refusal("unknown-button")
    kind, direction, number = parts.groups()
    if direction is None:
        return kind, NEWEST
    at = min(int(number), NEWEST.before)
    return kind, HistoryCursor(before=at) if direction == "b" else HistoryCursor(after=at)


async def _match_menu(interaction: Interaction, matches: Sequence[Match], list_id: str) -> ClickItem:
    text = without_emojis(text_of(interaction))
    names = await bot_of(interaction).cog_of(DisplayNames).fetch_all(matches, text, interaction.user.id)
    choices = tuple(
        Choice(cut(name_match(match, each, text), LONGEST_CHOICE), str(match.id))
        for match, each in zip(matches, names, strict=True)
    )
    menu = Menu(text("menu-history"), "history-match", choices)
    return ClickItem(as_menu(menu, f"u:history-match:{list_id}"))


def _paging_buttons(page: Page, kind: str, text: Text) -> list[ClickItem]:
    first, last = page.matches[0].id, page.matches[-1].id
    to: Mapping[str, tuple[str, bool]] = {
        "newest": ("", page.has_newer),
        "newer": (f"a{first}", page.has_newer),
        "older": (f"b{last}", page.has_older),
        "oldest": (f"a{OLDEST.after}", page.has_older),
    }
    return [
        user_button(text(f"button-history-{name}"), "history", f"{kind}/{where}", disabled=not possible)
        for name, (where, possible) in to.items()
    ]


def describe_match(match: Match, text: Text, *, with_place: bool) -> str:
    """Describe a finished match in a line: its game, its day, its players and how it ended."""
    text = with_users(match, with_marks(text, match.player_marks))
    game = text(f"{match.game}-name")
    end = from_milliseconds(match.ended_at or match.created_at)
    line = text(
        "history-practice" if match.is_practice else "history-line",
        game=game,
        at=discord.utils.format_dt(end, "d"),
        players=comma_list(_players(match, text), text),
        result=_result(match, text),
    )
    return text("history-place", line=line, channel=f"<#{match.channel_id}>") if with_place else line


def _players(match: Match, text: Text) -> list[str]:
    """Return the players, each with the points if the match was played to its end."""
    assert match.ending is not None
    names = _player_labels(match, range(len(match.players)), text)
    if match.ending.kind != "played" or match.ending.outcome is None:
        return names
    return [
        text("history-points", player=name, points=main_points(match.game, score))
        for name, score in zip(names, match.ending.outcome.scores, strict=True)
    ]


def _result(match: Match, text: Text) -> str:
    assert match.ending is not None
    outcome = match.ending.outcome
    if outcome is None:
        return text("history-ended" if match.ending.kind == "ended" else "history-cancelled")
    if all(match.rules.has_left(match.state, player) for player in range(len(match.players))):
        return text("history-nobody")
    if len(outcome.winners) == len(match.players):
        return text("history-draw")
    winners = and_list(_player_labels(match, outcome.winners, text), text)
    if match.ending.kind != "played":
        return text("history-won-early", winners=winners)
    return text("history-won-tie" if _is_tie_broken(match, outcome) else "history-won", winners=winners)


def _is_tie_broken(match: Match, outcome: Outcome) -> bool:
    """Return whether somebody who did not win has as many points as a winner, and has not left the match."""
    points = [main_points(match.game, score) for score in outcome.scores]
    best = points[outcome.winners[0]]
    others = set(range(len(points))).difference(outcome.winners)
    return any(points[player] == best and not match.rules.has_left(match.state, player) for player in others)


def _player_labels(match: Match, players: Iterable[int], text: Text) -> list[str]:
    """Return players with their marks, and with their names if ``text`` has them."""
    return [RENDERERS[match.game].player(player, text=text) for player in players]


async def say_history(interaction: Interaction, kind: str) -> None:
    """Send the user the newest page of a list."""
    await say(interaction, *await history_items(interaction, f"{kind}/"))


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
