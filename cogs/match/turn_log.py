"""The log of a match, in pages turn by turn, and what has happened since a player's last turn."""

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.models import Match
from bot.match.refusals import NotBegun
from cogs.board.buttons import MatchClick, rows
from cogs.board.captions import ending_lines
from cogs.board.story import StoryEntry, describe_beginning, list_entries, list_turn, name_player
from cogs.board.summaries import group_turns, last_seen_turn, read_lines, split_at_rounds, split_leaving
from cogs.board.turn_points import describe_points
from cogs.kit.clicks import number_in
from cogs.kit.controls import Control
from cogs.kit.drawing import draw_off_loop
from cogs.kit.game_ui import get_ui
from cogs.kit.replies import say, say_instead
from rendering import on_board

_MOST_LINES = 24
_LONGEST_PAGE = 1500
_LONGEST_ANSWER = 2500
_MOST_PAGES = 10**6
_FIRST: Final = "first"
_LAST: Final = "last"

handlers = Handlers()

Block = tuple[Sequence[StoryEntry], Sequence[str]]
"""A turn, or a part of one, and its lines below the heading; without entries, lines about the whole match."""


@handlers.on_click("log", Who.PEOPLE_HERE, private=True)
async def show_log(click: MatchClick) -> None:
    """Show the log of the match."""
    await say(click.interaction, *await log_items(click.bot, click.match, await click.reader_text()))


@handlers.on_click("log-page", Who.PEOPLE_HERE)
async def show_log_page(click: MatchClick) -> None:
    """Show another page of the log in place of the clicked one."""
    items = await log_items(click.bot, click.match, await click.reader_text(), click.argument)
    await say_instead(click.interaction, *items)


async def log_items(bot: Guildhall, match: Match, text: Text, page: str = _LAST) -> list[ui.Item[Any] | str]:
    """Return a page of the log and the buttons to the others.

    ``page`` is ``first``, ``last`` or a number from 1. Pages are counted from the start of the match, so that
    a page keeps its content. Raise ``Refusal`` for anything else.
    """
    if match.state is None:
        raise NotBegun(match)
    lines = await read_lines(match, await bot.matches.get_actions(match.id))
    entries = await draw_off_loop(list_entries, match, lines, text)
    pages = _paginate(
        [((), [describe_beginning(match, text)]), *_blocks(match, entries, text)], _LONGEST_PAGE
    )
    if match.is_over:
        pages[-1].append(((), [ending_lines(match, text)[-1]]))
    count = len(pages)
    number = {_FIRST: 1, _LAST: count}.get(page) or number_in(page, range(1, _MOST_PAGES))
    number = min(number, count)  # actions may have been taken back
    content = await draw_off_loop(_write_page, match, pages[number - 1], text)
    if count == 1:
        return ["\n".join([text("log-title"), content])]
    controls = [
        Control(text("button-log-first"), "log-page", _FIRST, disabled=number == 1),
        Control(text("button-log-back"), "log-page", str(max(number - 1, 1)), disabled=number == 1),
        Control(text("button-log-forward"), "log-page", str(number + 1), disabled=number == count),
        Control(text("button-log-last"), "log-page", _LAST, disabled=number == count),
    ]
    title = text("log-title-page", page=number, pages=count)
    return ["\n".join([title, content]), *rows([controls], match.id, match.board_version)]


@handlers.on_click("happened", Who.PEOPLE_HERE, private=True)
async def show_recent_events(click: MatchClick) -> None:
    """Show in full what has happened since the user's last turn, or since that of the players to act."""
    match, text = click.match, await click.reader_text()
    if match.state is None:
        raise NotBegun(match)
    record = await click.bot.matches.get_actions(match.id)
    player = match.find_player(click.user)
    lines = await read_lines(match, record)
    since = last_seen_turn(match, lines, match.publicly_to_act() if player is None else {player})
    entries = await draw_off_loop(list_entries, match, lines, text)
    last = entries[-1].turn if entries else 0
    blocks = _blocks(match, [entry for entry in entries if entry.turn > min(since, last - 1)], text)
    title = text("happened-title-watching" if player is None else "happened-title")
    *earlier, newest = _paginate(blocks, _LONGEST_ANSWER) if blocks else [[((), [text("happened-nothing")])]]
    parts = [
        title,
        text("happened-more", more=on_board(text)("button-more")) if earlier else "",
        await draw_off_loop(_write_page, match, newest, text),
    ]
    await say(click.interaction, "\n".join(line for line in parts if line))


def _blocks(match: Match, entries: Sequence[StoryEntry], text: Text) -> list[Block]:
    """Return the turns as blocks with their lines."""
    blocks = list[Block]()
    for turn in group_turns(entries):
        rest, leaving = split_leaving(match, turn)
        lines = list[str]()
        for part in split_at_rounds(rest):
            points = describe_points(match, part, text)
            lines += [*list_turn(match, part, text), *([points] if points else [])]
        lines += list_turn(match, leaving, text)
        blocks.append((turn, [text("log-item", item=line) for line in lines]))
    return blocks


def _paginate(blocks: Sequence[Block], longest: int) -> list[list[Block]]:
    """Return the blocks by page, each of at most ``longest`` characters without headings.

    A page ends with a turn, unless one turn alone is longer.
    """
    pages: list[list[Block]] = [[]]
    length = count = 0
    for turn, lines in blocks:
        whole = sum(map(len, lines))
        if pages[-1] and (length + whole > longest or count + len(lines) > _MOST_LINES):
            pages.append([])
            length = count = 0
        part: list[str] = []
        for line in lines:
            if part and (length + len(line) > longest or count == _MOST_LINES):
                pages[-1].append((turn, part))
                pages.append([])
                part, length, count = [], 0, 0
            part.append(line)
            length, count = length + len(line), count + 1
        pages[-1].append((turn, part))
    return pages


def _write_page(match: Match, page: Sequence[Block], text: Text) -> str:
    """Return the text of a page; headings name the player of a turn, and the stage of the match if new."""
    output: list[str] = []
    last_title = ""
    for turn, lines in page:
        state = next((entry.before for entry in turn if entry.before is not None), None)
        title = last_title if state is None else get_ui(match).title(match.rules.view(state, None), text=text)
        players = _find_players(match, turn)
        who = name_player(match, min(players), text) if len(players) == 1 else ""
        if title != last_title and who:
            output.append(text("log-heading-round", title=title, who=who))
        elif title != last_title or who:
            output.append(text("log-heading", title=who or title))
        output.extend(lines)
        last_title = title
    return "\n".join(output)


def _find_players(match: Match, turn: Sequence[StoryEntry]) -> set[int]:
    """Return the players who acted in a turn; if nobody did, the players to act, as far as known."""
    if actors := {entry.player for entry in turn if entry.player is not None}:
        return actors
    hinted_players = {entry.about for entry in turn if entry.kind == "hint" and entry.about is not None}
    is_present = bool(turn) and turn[0].turn == match.turn
    return hinted_players or (set(match.publicly_to_act()) if is_present else set())


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
