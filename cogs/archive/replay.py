"""The replay of a match: a private picture of any turn, with buttons to page and menus to jump."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands, ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.models import Match
from bot.match.record import RECORDED_USERS
from bot.match.refusals import Refusal
from bot.match.replay import ADDRESS_MARK, Replay
from bot.timestamps import from_milliseconds
from cogs.archive.frames import (
    describe_frame,
    describe_frame_position,
    key_moments,
    label_frames,
    name_frame,
    with_recorded_names,
)
from cogs.archive.own_best import view_with_own_best
from cogs.archive.replay_source import is_source, open_source, source_of
from cogs.board.board_messages import ACCENT
from cogs.board.buttons import LONGEST_CHOICE, MatchClick, as_menu
from cogs.board.display_names import DisplayNames
from cogs.board.users import text_for_reader
from cogs.kit.clicks import Click, ClickItem, number_in, user_button
from cogs.kit.controls import MOST_CHOICES, Choice, Menu
from cogs.kit.drawing import draw_off_loop
from cogs.kit.large_pictures import draw_for_user, draw_view
from cogs.kit.parameters import filter_choices
from cogs.kit.replies import Interaction, say, show, text_of
from rendering import RENDERERS, with_marks, with_names, without_emojis
from rendering.words import comma_list, cut

_LONGEST = 3000
"""The most characters of a frame's summary; Discord shows 4,000 in a message."""
_MOST_FRAMES = 10**6
_MOST_COMPLETIONS = 50
_FIRST: Final = "first"
_LAST: Final = "last"
_PLACES: Final[Mapping[str, int | None]] = {_FIRST: 0, _LAST: _MOST_FRAMES, "": None}

handlers = Handlers()


class FramePage(NamedTuple):
    """The words of a page: the text, and the lines of its menu."""

    text: str
    choices: Sequence[Choice]


@handlers.on_click("replay", Who.PEOPLE_HERE, private=True)
async def replay_of_match(click: MatchClick) -> None:
    """Open the replay of a match: at the start if it is over, otherwise at the current position."""
    await say_replay(click.interaction, source_of(click.match))


@handlers.on_user_click("replay", Who.VIEWERS, private=True)
async def replay_by_button(click: Click) -> None:
    """Open the replay that the button names, at the frame in its argument if there is one."""
    source, _, frame = click.argument.partition("/")
    await say_replay(click.interaction, source, frame)


async def say_replay(interaction: Interaction, source: str, frame: str = "") -> None:
    """Send the user a replay, opened at ``frame``; if that is empty, at the frame where reading should begin.

    Raise ``Refusal`` if there is no such replay, or if the user may not see it.
    """
    items, files = await _page(interaction, source, frame)
    await say(interaction, *items, files=files)


@handlers.on_user_click("replay-turns", Who.VIEWERS)
@handlers.on_user_click("replay-frame", Who.VIEWERS)
async def show_frame(click: Click) -> None:
    """Show another frame in place of the clicked one."""
    source, _, frame = click.argument.partition("/")
    await _turn_page(click, source, frame)


@handlers.on_user_click("replay-jump", Who.VIEWERS)
async def jump(click: Click) -> None:
    """Show the frame chosen in the menu."""
    source, _, _ = click.argument.partition("/")
    await _turn_page(click, source, _read_choice(click))


@handlers.on_user_click("replay-moments", Who.VIEWERS)
async def show_moments(click: Click) -> None:
    """Show the menu of key moments below the frame."""
    source, _, frame = click.argument.partition("/")
    await _turn_page(click, source, frame, moments=True)


@handlers.on_user_click("replay-moment", Who.VIEWERS)
async def jump_to_moment(click: Click) -> None:
    """Show the key moment chosen in the menu, again with the menu of key moments."""
    source, _, _ = click.argument.partition("/")
    await _turn_page(click, source, _read_choice(click), moments=True)


@handlers.on_user_click("replay-words", Who.VIEWERS, private=True)
async def say_position(click: Click) -> None:
    """Send the whole position of a frame in words."""
    source, _, frame = click.argument.partition("/")
    replay, text, number = await _open(click.interaction, source, frame)
    player = replay.match.find_player(click.user)
    description = await draw_off_loop(describe_frame_position, replay, number, player, text)
    _, best = await view_with_own_best(click.bot, replay, number, click.user, text)
    title = text("replay-words-title", where=name_frame(replay, number, text))
    await say(click.interaction, "\n".join(filter(None, [title, description, best])))


def _read_choice(click: Click) -> str:
    return str(next(iter(click.values), ""))


async def _turn_page(click: Click, source: str, frame: str, *, moments: bool = False) -> None:
    items, files = await _page(click.interaction, source, frame, moments=moments)
    await show(click.interaction, *items, files=files)


async def _open(interaction: Interaction, source: str, frame: str) -> tuple[Replay, Text, int]:
    """Return a replay, the texts with its players' names, and the number of the frame.

    ``frame`` is ``first``, ``last``, an address, or empty for the frame where reading should begin. A number
    that is too high, because turns were taken back, means the last frame.
    """
    bot = bot_of(interaction)
    is_place = frame in _PLACES
    near = _PLACES[frame] if is_place else number_in(frame.removeprefix(ADDRESS_MARK), range(_MOST_FRAMES))
    replay, names = await open_source(bot, interaction, source, near, around=MOST_CHOICES)
    target = near if is_place else replay.find_frame(frame)
    number = replay.beginning if target is None else min(target, len(replay.frames) - 1)
    is_file = replay.match.host in RECORDED_USERS
    plain = text_of(interaction)
    if is_file:
        return replay, with_recorded_names(replay.match, names, plain), number
    own = await text_for_reader(bot, replay.match, interaction.user.id, plain)
    return replay, with_names(own, names), number


async def _page(
    interaction: Interaction, source: str, frame: str, *, moments: bool = False
) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return a page of a replay as components, and its pictures as uploads.

    Raise ``Refusal`` if there is no such replay, if the user may not see it, or if it cannot be replayed.
    """
    replay, text, number = await _open(interaction, source, frame)
    match = replay.match
    points = await _find_turning_points(bot_of(interaction), replay) if moments else None
    page = await draw_off_loop(describe_page, replay, number, text, points)
    view, best = await view_with_own_best(bot_of(interaction), replay, number, interaction.user.id, text)
    name = f"{match.game}-replay"
    shown = await draw_for_user(interaction, draw_view, match, view, text, theme=match.theme, name=name)
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(filter(None, (page.text, best)))),
        *shown.galleries,
        *_controls(replay, source, number, page.choices, text, moments=moments),
    ]
    return [ui.Container(*items, accent_colour=ACCENT)], shown.files


async def _find_turning_points(bot: Guildhall, replay: Replay) -> dict[int, float]:
    """Return the review's turning points; empty if there is no review yet."""
    if not replay.match.id:
        return {}
    review = await bot.reviews.find(replay.match)
    points = (review and review.turning_points) or ()
    return {replay.frame_of(point.frame): point.change for point in points}


def describe_page(
    replay: Replay, number: int, text: Text, points: Mapping[int, float] | None = None
) -> FramePage:
    """Describe a page: the frame in words, and the lines of the menu, which has turns or key moments.

    ``points`` are the turning points among the key moments; ``None`` for a menu of turns around the frame.
    """
    match, numbers = replay.match, replay.around(number, MOST_CHOICES)
    labels = label_frames(replay, numbers, text) if points is None else []
    frame_text = describe_frame(replay, number, text)
    values = {"game": text(f"{match.game}-name"), "where": name_frame(replay, number, text)}
    heading = (
        text("replay-title-in", place=frame_text.title, **values)
        if frame_text.title
        else text("replay-title", **values)
    )
    lines = [heading, cut("\n".join(frame_text.summary), _LONGEST), frame_text.standing]
    if points is not None:
        moments = key_moments(replay, without_emojis(text), points)
        choices = [Choice(label, replay.address(at), name_frame(replay, at, text)) for at, label in moments]
        lines.append(text("replay-moments" if choices else "replay-no-moments"))
        menu_choices = _around(choices, sum(moment.number < number for moment in moments))
    else:
        menu_choices = [
            Choice(label, replay.address(at), cut(action, LONGEST_CHOICE))
            for at, (label, action) in zip(numbers, labels, strict=True)
        ]
    return FramePage("\n".join(line for line in lines if line), menu_choices)


def _around(choices: Any, place: int) -> Any:
    """Return the choices around an index, as many as fit a menu."""
    start = max(min(place - MOST_CHOICES // 2, len(choices) - MOST_CHOICES), 0)
    return choices[start : start + MOST_CHOICES]


def _controls(
    replay: Replay, source: str, number: int, choices: Sequence[Choice], text: Text, *, moments: bool
) -> list[ui.ActionRow[Any]]:
    """Return the buttons and the menu of a page; in a running match, *last* also looks for new turns."""
    last, is_over = len(replay.frames) - 1, replay.match.is_over
    paging = [
        ("first", _FIRST, number == 0),
        ("back", replay.address(max(number - 1, 0)), number == 0),
        ("forward", replay.address(number + 1), number == last),
        ("last", _LAST, number == last and is_over),
    ]
    rows: list[ui.ActionRow[Any]] = []
    if last or not is_over:
        rows.append(
            ui.ActionRow(
                *(
                    user_button(text(f"button-log-{name}"), "replay-frame", f"{source}/{to}", disabled=off)
                    for name, to, off in paging
                )
            )
        )
    here = f"{source}/{replay.address(number)}"
    looking = [user_button(text("button-replay-words"), "replay-words", here)]
    if last and moments:
        turns = text("button-replay-steps" if replay.match.real_time else "button-replay-turns")
        looking.insert(0, user_button(turns, "replay-turns", here))
    elif last:
        looking.insert(0, user_button(text("button-replay-moments"), "replay-moments", here))
    rows.append(ui.ActionRow(*looking))
    if last and choices:
        verb = "replay-moment" if moments else "replay-jump"
        menu = Menu(text(f"menu-{verb}"), verb, tuple(choices))
        rows.append(ui.ActionRow(ClickItem(as_menu(menu, f"u:{verb}:{here}"))))
    return rows


# The command


async def find_source(interaction: Interaction, query: str | None) -> str:
    """Return the source that a user chose or typed; without a query, that of the channel's newest match.

    Raise ``Refusal`` if the channel has no such match.
    """
    source = (query or "").strip()
    if is_source(source):
        return source
    if is_source(f"m{source}"):
        return f"m{source}"
    completions = await complete_source(interaction, source)
    if not completions:
        raise Refusal("replay-not-found" if source else "no-match-here")
    return completions[0].value


async def complete_source(interaction: Interaction, query: str) -> list[app_commands.Choice[str]]:
    """Return the channel's newest matches whose date, game or names contain the typed text."""
    bot, text = bot_of(interaction), without_emojis(text_of(interaction))
    matches = await bot.replays.find_newest(
        interaction.channel_id or 0, _MOST_COMPLETIONS, interaction.user.id
    )
    names = await bot.cog_of(DisplayNames).fetch_all(matches, text, interaction.user.id)
    lines = {
        source_of(match): cut(name_match(match, each, text), LONGEST_CHOICE)
        for match, each in zip(matches, names, strict=True)
    }
    return filter_choices(lines, query)


def name_match(match: Match, names: Sequence[str], text: Text) -> str:
    """Return a name for a match, without emojis or mentions: when it ended, its game and its players."""
    text = with_names(with_marks(text, match.marks), names)
    seats = range(len(match.players))
    players = [RENDERERS[match.game].player_name(seat, text=text) for seat in seats]
    values = {"game": text(f"{match.game}-name"), "players": comma_list(players, text)}
    if match.status == "running":
        return text("replay-choice-running", **values)
    end = from_milliseconds(match.ended_at or match.created_at)
    return text("replay-choice", date=end.date().isoformat(), **values)


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
