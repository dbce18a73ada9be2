"""The messages of a match as Discord components: the table, the board, the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.lessons import LESSONS
from bot.locales import Text
from bot.match.commands import find_player_to_undo, is_undo_available
from bot.match.deliveries import SentMessage
from bot.match.models import Match
from bot.match.notifications import find_open_request
from bot.match.replay import was_played
from cogs.board.buttons import rows
from cogs.board.captions import (
    caption,
    emoji_of_player,
    find_pinged_role,
    only_computers_act,
    question,
    seat_name,
)
from cogs.board.summaries import RecentTurns, Story, recent_turns
from cogs.kit.clicks import ASK
from cogs.kit.controls import BUTTONS_IN_A_ROW, Control, Line, count_components, weigh
from cogs.kit.drawing import draw_off_loop, gallery
from cogs.kit.game_ui import get_ui
from cogs.kit.uploads import Upload
from rendering import RENDERERS, Picture, render, rules_picture, with_names
from rendering.words import split_label

_log = logging.getLogger(__name__)

ACCENT = discord.Colour(0xC8553D)
_MOST_UTILITIES, _WIDEST_UTILITIES = 3, 18
"""The most buttons of the last row of a board, and the characters in their labels: one line on a phone."""
MOST_GAME_COMPONENTS = 26
"""The most components for a game's controls; the common ones need the rest of a message's 40."""
_MOST_BELOW_COACH = 190
"""The weight of question and controls from which on the coach speaks above the picture, to leave room."""
_NOTHING_RECENT = RecentTurns()


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A message of a match, ready to send; ``turn`` and ``above`` are those of `SentMessage`.

    ``upload`` is the picture that it shows. ``picture`` is ``None`` if the message has it already, or if it
    shows none.
    """

    caption: str
    question: str
    upload: Upload
    picture: Picture | None
    turn: int
    above: int
    components: Sequence[ui.ActionRow[Any]]
    coach: str = ""
    """What the coach says above the picture; empty if it speaks below it, or not at all."""

    def files(self) -> list[discord.File]:
        """Return the picture as a new upload, because an upload can be read only once."""
        if self.picture is None:
            return []
        filename, description = self.upload
        return [discord.File(BytesIO(self.picture.data), filename, description=description)]

    def without_picture(self, filename: str) -> "BoardMessage":
        """Return the same for a message that shows the picture already, in a file with this name."""
        return replace(self, upload=Upload(filename, self.upload.description), picture=None)

    def sent_message(self, message_id: int) -> SentMessage:
        """Return what to store about the message once it is sent."""
        return SentMessage(message_id, self.caption, *self.upload, self.turn, self.above)

    def view(self) -> ui.LayoutView:
        """Return the whole message as a new view, because a view that was sent must not be used again."""
        return layout(self.sent_message(0), self.components, self.question, self.coach)


def mentions_of(match: Match) -> discord.AllowedMentions:
    """Return the mentions of a match's live message; edits have to repeat them, but ping nobody."""
    role = find_pinged_role(match)
    return discord.AllowedMentions(
        users=[discord.Object(user) for user in match.mentions],
        everyone=False,
        roles=[] if role is None else [discord.Object(role)],
        replied_user=False,
    )


def folded_layout(line: str, picture: discord.File | None = None) -> ui.LayoutView:
    """Return the layout of a folded message: one line of text, and the picture that it keeps, if any."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(line))
    if picture is not None:
        view.add_item(gallery(picture.filename, picture.description))
    return view


def layout(
    message: SentMessage, components: Sequence[ui.ActionRow[Any]] = (), question: str = "", coach: str = ""
) -> ui.LayoutView:
    """Return caption, coach's line, picture, question and controls in one container."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(part) for part in (message.caption, coach) if part]
    if message.filename:
        items.append(gallery(message.filename, message.description))
    if question:
        items.append(ui.TextDisplay(question))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, *components, accent_colour=ACCENT))
    return view


READ_LANGUAGES: set[tuple[str, str]] = set()
"""The games and languages whose controls have been made: texts are parsed when they are first needed."""


async def render_message(
    story: Story,
    *,
    selection: str = "",
    kept: Upload | None = None,
    names: Sequence[str] = (),
    above: int | Callable[[], Awaitable[int]] = -1,
    find_coach_line: Callable[[Any, Text], Awaitable[str]] | None = None,
) -> BoardMessage:
    """Return the message of a match as everybody may see it now.

    The picture is drawn in a thread. The words are made while it is being encoded, because until then drawing
    needs the interpreter lock. The first controls of a game in a language are made in the thread as well,
    because parsing their texts takes 20 to 60 ms.

    Args:
        story: The match and its recent actions.
        selection: What the player has chosen so far within an action.
        kept: The picture that stays in the message, so that none is drawn.
        names: The players' display names by seat, for the picture and the controls.
        above: `SentMessage.above` of the message, or a function that finds it.
        find_coach_line: Returns the coach's line for a public view, in the given texts; it may be empty.
    """
    match, text = story.match, story.text
    view = None if match.state is None else match.view(None)
    paint_event = asyncio.Event()
    drawing = asyncio.create_task(_draw(match, view, kept, text, names, paint_event))
    drawing.add_done_callback(lambda _: paint_event.set())
    try:
        await paint_event.wait()
        first_turn_above = above if isinstance(above, int) else await above()
        recent = _NOTHING_RECENT if match.state is None else recent_turns(story, first_turn_above)
        words = caption(match, view, text, recent, first_turn_above)
        named_text = with_names(text, names)
        coach = "" if find_coach_line is None else await find_coach_line(view, named_text)
        make_lines = partial(controls, match, view, selection, named_text, recent)
        language = match.game, match.locale
        lines = make_lines() if language in READ_LANGUAGES else await draw_off_loop(make_lines)
        READ_LANGUAGES.add(language)
        asked = question(match, view, text, selection, names)
        components = rows(lines, match.id, match.board_version)
        picture = await drawing
    finally:
        drawing.cancel()
    upload = kept or _name_upload(match, picture)
    is_crowded = bool(upload.filename) and len(asked) + weigh(lines) > _MOST_BELOW_COACH
    return BoardMessage(
        caption=words,
        question="\n".join(line for line in (asked, "" if is_crowded else coach) if line),
        upload=upload,
        picture=picture,
        turn=match.turn + match.is_over,
        above=first_turn_above,
        components=components,
        coach=coach if is_crowded else "",
    )


def _name_upload(match: Match, picture: Picture | None) -> Upload:
    """Return the upload of a picture; its name is the same for each try at this board.

    So a message that was sent but not stored is recognized.
    """
    if picture is None:
        return Upload("", "")
    name = sha256(f"{match.id}.{match.board_seq}".encode()).hexdigest()[:12]
    return Upload(f"{name}.{picture.extension}", picture.description)


async def _draw(
    match: Match,
    view: Any,
    kept: Upload | None,
    text: Text,
    names: Sequence[str],
    paint_event: asyncio.Event,
) -> Picture | None:
    """Draw the picture of a message, if any, off the event loop; set ``paint_event`` before encoding it."""
    if kept or (view is not None and not RENDERERS[match.game].has_board_picture(view)):
        return None
    on_painted = partial(asyncio.get_running_loop().call_soon_threadsafe, paint_event.set)
    return await draw_off_loop(draw_board, match, view, text, names, on_painted)


def draw_board(
    match: Match,
    view: Any,
    text: Text,
    names: Sequence[str] = (),
    on_painted: Callable[[], object] = lambda: None,
) -> Picture:
    """Draw the position, or before the match begins the picture that explains the game."""
    if view is None:
        options = match.rules.options_from(match.options)
        return rules_picture(match.game, options, theme=match.theme, text=text)
    may_choose = match.status == "running" and match.pause is None
    choices = get_ui(match).choices(view, "") if may_choose else ()
    return render(
        match.game,
        view,
        theme=match.theme,
        locale=match.locale,
        choices=choices,
        names=names,
        marks=match.player_marks,
        on_painted=on_painted,
    )


# Controls


def controls(
    match: Match, view: Any, selection: str, text: Text, recent: RecentTurns = _NOTHING_RECENT
) -> list[Line]:
    """Return the rows of buttons of a match's message."""
    if match.status == "lobby":
        return _table_controls(match, text)
    happened = [] if recent.is_complete else [Control(text("button-what-happened"), "happened")]
    more = Control(text("button-more"), "more", str(match.board_seq))
    if match.is_over:
        game_controls = [] if view is None else get_ui(match).end_controls(view, text=text)
        rematch = Control(text("button-rematch"), "rematch", style=ButtonStyle.primary)
        rules = Control(text("button-rules"), "rules")
        offers = [*game_controls, *archive_controls(match, text), rules]
        row = [rematch, *offers[: BUTTONS_IN_A_ROW - 2]]
        if match.state is None or not was_played(match):
            return [[*row, more]]
        offer = [Control(text("button-keep-rating"), "keep-rating")] if match.rating == "nobody" else []
        return [row, [Control(text("button-story"), "story"), *offer, more]]
    answers = [
        Control(text("button-agree"), "answer", "yes", ButtonStyle.success),
        Control(text("button-decline"), "answer", "no", ButtonStyle.danger),
    ]
    asking = answers if find_open_request(match) is not None else []
    looks = get_ui(match).looks(view, text=text)
    words = [Control(text("button-read"), "read"), Control(text("button-rules"), "rules")]
    if match.pause is not None:
        utilities = _utilities(more, *happened, *looks, *words)
        return [asking, utilities] if asking else [utilities]
    game = [] if only_computers_act(match) else get_ui(match).controls(view, selection, text=text)
    undo = [Control(_undo_label(match, text), "undo")] if is_undo_available(match) else []
    has_hints = game and not match.real_time and match.rating not in ("rated", "placement")
    hint = [Control(text("button-hint"), "hint", ASK)] if has_hints else []
    if asking:  # the answers stand right below the question; all else has to fit the same screen
        return [[*asking, more], *_fit(game, match.game)]
    for owner in match.find_owners_asking()[:1]:  # there is space for one question
        return [*_fit(game, match.game), [*stand_in_controls(owner, text), more]]
    return [*_fit(game, match.game), _utilities(more, *undo, *hint, *looks, *happened, *words)]


def _undo_label(match: Match, text: Text) -> str:
    """Return the label of *Undo*, with the mark of the player whose earlier turn it takes back, if any.

    A name would make the row too wide for a phone.
    """
    player = find_player_to_undo(match)
    mark = "" if player is None else emoji_of_player(match, player, text)
    return f"{mark} {text('button-undo')}".lstrip()


def _utilities(more: Control, *offers: Control) -> list[Control]:
    """Return the last row of a board: of ``offers``, the most important first, those that fit, and *More*."""
    shown, left = list[Control](), _WIDEST_UTILITIES - len(more.label)
    for offer in offers:
        wide = len(split_label(offer.label)[0])
        if len(shown) < _MOST_UTILITIES - 1 and wide <= left:
            shown.append(offer)
            left -= wide
    return [*shown, more]


def stand_in_controls(owner: int, text: Text) -> list[Control]:
    """Return the buttons with which a user accepts or declines to play for ``owner``."""
    return [
        Control(text("button-stand-in"), "stand-in", f"yes={owner}", ButtonStyle.success),
        Control(text("button-decline"), "stand-in", f"no={owner}", ButtonStyle.danger),
    ]


def _fit(lines: Sequence[Line], game: str) -> Sequence[Line]:
    """Return a game's lines; drop the last ones if they are more than Discord accepts."""
    fitting = list(lines)
    while count_components(fitting) > MOST_GAME_COMPONENTS:
        fitting.pop()
    if len(fitting) < len(lines):
        _log.error("board.too_many_controls", extra={"game": game})
    return fitting


def archive_controls(match: Match, text: Text) -> list[Control]:
    """Return the buttons to replay, review and save a match that is over, the most important first."""
    if match.state is None:
        return []
    verbs = ("replay", "review", "clip", "page", "record") if was_played(match) else ("replay", "record")
    return [Control(text(f"button-{verb}"), verb) for verb in verbs]


def _table_controls(match: Match, text: Text) -> list[Line]:
    free = [seat for seat, user in enumerate(match.seats) if user is None]
    seats = [
        Control(
            text("button-join", seat=seat_name(match, seat, text)), "join", str(seat), ButtonStyle.success
        )
        for seat in free
    ]
    table = [
        Control(text("button-rules"), "rules", str(match.board_seq)),
        *([Control(text("button-learn"), "learn")] if match.game in LESSONS else []),
        Control(text("button-more"), "more"),
    ]
    unclaimed_seats = match.seats.count(None) - len(match.missing_guests)
    if match.offers_computers and unclaimed_seats > 0:
        table.insert(0, Control(text("button-add-computer"), "computer"))
    if len(match.players) in match.rules.players:
        table.insert(0, Control(text("button-start"), "start", style=ButtonStyle.primary))
    return [seats, table] if seats else [table]
