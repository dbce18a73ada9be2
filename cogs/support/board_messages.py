"""The messages of a match as Discord components: the table, the board, the end."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.games import Score
from bot.lessons import LESSONS
from bot.locales import Text
from bot.services.commands import players_to_answer, undo_is_at_hand
from bot.services.notifications import find_open_request
from bot.store.deliveries import SentMessage
from bot.store.models import Match, is_computer
from cogs.support.buttons import ASK, rows
from cogs.support.controls import Control, Line
from cogs.support.drawing import draw_off_loop, gallery, picture_file
from cogs.support.explanations import pause_values
from cogs.support.game_ui import get_ui, text_for
from cogs.support.story import name_player, name_user
from cogs.support.summaries import RecentTurns, Story, recent_turns
from cogs.support.time_lines import board_lines, moment, table_lines
from cogs.support.users import user_name, user_names, with_users
from rendering import RENDERERS, Picture, render, rules_picture, with_names
from rendering.wording import and_list, comma_list

ACCENT = discord.Colour(0xC8553D)
_NOTHING_RECENT = RecentTurns()


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A message of a match, ready to send: its caption, its picture if it has one, its rows of components."""

    caption: str
    name: str
    picture: Picture | None
    turn: int
    above: int
    components: Sequence[ui.ActionRow[Any]]

    def files(self) -> list[discord.File]:
        """Return the picture as a new upload, because an upload can be read only once."""
        return [] if self.picture is None else [picture_file(self.picture, self.name)]

    def sent_message(self, message_id: int) -> SentMessage:
        """Return what to store about the message once it is sent."""
        if self.picture is None:
            return SentMessage(message_id, self.caption, "", "", self.turn, self.above)
        filename = f"{self.name}.{self.picture.extension}"
        return SentMessage(
            message_id, self.caption, filename, self.picture.description, self.turn, self.above
        )

    def view(self) -> ui.LayoutView:
        """Return the whole message as a new view, because a view that was sent must not be used again."""
        return layout(self.sent_message(0), self.components)


def folded(line: str) -> ui.LayoutView:
    """Return what is left of an old message."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(line))
    return view


def layout(posted: SentMessage, components: Sequence[ui.ActionRow[Any]] = ()) -> ui.LayoutView:
    """Return caption, picture and controls in one container."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(posted.caption)]
    if posted.filename:
        items.append(gallery(posted.filename, posted.description))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, *components, accent_colour=ACCENT))
    return view


async def render_message(
    story: Story,
    *,
    selection: str = "",
    names: Sequence[str] = (),
    above: int | Callable[[], Awaitable[int]] = -1,
) -> BoardMessage:
    """Return the message of a match as everybody may see it now.

    The picture is drawn off the event loop, and the words are made while it is encoded: until then, the two
    would only wait for each other.

    Args:
        story: The match, and what was lately done in it.
        selection: What the player has chosen so far within an action.
        names: The players' display names by seat, for the picture and the controls.
        above: That of `SentMessage`, or a function that finds it.
    """
    match, text = story.match, story.text
    view = None if match.state is None else match.view(None)
    painted = asyncio.Event()
    drawing = asyncio.create_task(_draw(match, view, selection, text, names, painted))
    drawing.add_done_callback(lambda _: painted.set())
    try:
        await painted.wait()
        start = above if isinstance(above, int) else await above()
        recent = _NOTHING_RECENT if match.state is None else recent_turns(story, start)
        words = caption(match, view, text, recent, start)
        lines = rows(
            controls(match, view, selection, with_names(text, names), recent), match.id, match.board_version
        )
        picture = await drawing
    finally:
        drawing.cancel()
    return BoardMessage(
        caption=words,
        # The same for each try at this board: a message that was sent but not stored is recognized by it too.
        name=sha256(f"{match.id}.{match.board_seq}".encode()).hexdigest()[:12],
        picture=picture,
        turn=match.turn + match.is_over,
        above=start,
        components=lines,
    )


async def _draw(
    match: Match, view: Any, selection: str, text: Text, names: Sequence[str], painted: asyncio.Event
) -> Picture | None:
    """Draw the picture of a message off the event loop, if it has one; set ``painted`` before encoding it."""
    if view is not None and not RENDERERS[match.game].has_board_picture(view):
        return None
    on_painted = partial(asyncio.get_running_loop().call_soon_threadsafe, painted.set)
    return await draw_off_loop(draw_board, match, view, selection, text, names, on_painted)


def draw_board(
    match: Match,
    view: Any,
    selection: str,
    text: Text,
    names: Sequence[str] = (),
    on_painted: Callable[[], object] = lambda: None,
) -> Picture:
    """Draw the position, or the picture that explains the game before there is a position."""
    if view is None:
        options = match.rules.options_from(match.options)
        return rules_picture(match.game, options, theme=match.theme, text=text)
    may_choose = match.status == "running" and match.pause is None
    choices = get_ui(match).choices(view, selection) if may_choose else ()
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


# Captions


def caption(
    match: Match, view: Any, text: Text, recent: RecentTurns = _NOTHING_RECENT, above: int = -1
) -> str:
    """Return the text above the picture; ``above`` is that of `SentMessage`."""
    text = with_users(match, text)
    if match.status == "lobby":
        lines = _table_lines(match, text)
    else:
        tell = _end_lines if match.is_over else _board_lines
        lines = tell(match, view, text)
        if match.real_time and above >= 0:  # the message right above is the result of the round
            told = get_ui(match).verdict(view, text=text)
            lines = [line for line in lines if line != told]
        lines += [text("board-recent", turn=turn) for turn in recent.lines]
        lines += _small_print(match, text)
    return "\n".join(line for line in lines if line)


def _name(match: Match, text: Text) -> str:
    return text(f"{match.game}-name")


def seat_name(match: Match, player: int, text: Text) -> str:
    """Return a seat with its mark, as the pictures and the log call it."""
    return RENDERERS[match.game].seat(player, text=text_for(match, text))


def player_on_control(match: Match, player: int, text: Text) -> str:
    """Return a player with the mark and, if ``text`` knows it, the name, as buttons and menus show it."""
    return RENDERERS[match.game].player(player, text=text_for(match, text))


def find_pinged_role(match: Match) -> int | None:
    """Return the role that the message of a table pings, ``None`` if there is none or play has begun."""
    return match.ping_role if match.status == "lobby" else None


def _table_lines(match: Match, text: Text) -> list[str]:
    lines = [
        text("table-title", game=_name(match, text)),
        text("table-opened", host=user_name(match.host, text), free=match.seats.count(None)),
        text("table-invited", guests=user_names(match.invited, text)) if match.invited else "",
    ]
    for player, user in enumerate(match.seats):
        who = text("table-seat-free") if user is None else user_name(user, text)
        lines.append(text("table-seat", seat=seat_name(match, player, text), who=who))
    chosen = get_ui(match).options(match.options, text=text)
    if match.time_control is not None:
        chosen += table_lines(match.time_control, text)
    chosen += [] if match.boards == "fold" else [text(f"table-boards-{match.boards}")]
    chosen += [text("table-assisted")] if match.is_assisted else []
    lines.extend(text("table-option", option=line) for line in chosen)
    role = find_pinged_role(match)
    return lines if role is None else [*lines, text("table-ping", role=f"<@&{role}>")]


def _board_lines(match: Match, view: Any, text: Text) -> list[str]:
    where = get_ui(match).title(view, text=text)
    title = "board-title" if where else "board-title-plain"
    resigned = comma_list([name_player(match, player, text) for player in match.resigned], text)
    left = any(match.rules.has_left(match.state, player) for player in match.resigned)
    return [
        text(title, game=_name(match, text), where=where),
        text("board-practice") if match.is_practice else "",
        *get_ui(match).notes(match, view, text=text),
        *_turn_lines(match, view, text),
        *board_lines(match, text),
        text("board-left" if left else "board-resigned", players=resigned) if resigned else "",
    ]


def _small_print(match: Match, text: Text) -> list[str]:
    if not match.is_over or not match.seed:
        return []
    return [
        text("end-practice") if match.is_practice else text("end-assisted") if match.is_assisted else "",
        "" if match.humans else text("end-watched", host=user_name(match.host, text)),
    ]


def _turn_lines(match: Match, view: Any, text: Text) -> list[str]:
    paused = [] if match.pause is None else [text("board-paused", **pause_values(match, text))]
    request = find_open_request(match)
    if request is not None:
        asking = name_player(match, request.by, text)
        waiting = user_names([match.players[player] for player in players_to_answer(match, request)], text)
        until = moment(request.until)["at"]
        return [*paused, text(f"request-{request.kind}", asking=asking, waiting=waiting, at=until)]
    if paused:
        return paused
    known = sorted(match.publicly_to_act())
    if _only_computers(match):
        return [text("board-thinking", player=user_names([match.players[player] for player in known], text))]
    if known and all(map(match.played_by_bot, known)):
        return [text("board-turn-of-bot", players=user_names([match.players[p] for p in known], text))]
    prompt = RENDERERS[match.game].prompt(view, text=text)
    named = [
        {"player": user_name(match.players[player], text), "seat": seat_name(match, player, text)}
        for player in known
    ]
    if not named:
        return [prompt]
    if len(named) == 1:
        return [text("board-turn", **named[0], prompt=prompt)]
    players = and_list([text("board-player", **names) for names in named], text)
    return [text("board-turn-of-all", players=players, prompt=prompt)]


def _only_computers(match: Match) -> bool:
    """Return whether all publicly known players to act are computers."""
    known = match.publicly_to_act()
    return bool(known) and all(is_computer(match.players[player]) for player in known)


def _end_lines(match: Match, view: Any, text: Text) -> list[str]:
    ending = match.ending
    assert ending is not None
    title = "table-closed-title" if match.state is None else "end-title"
    lines = [text(title, game=_name(match, text)), *ending_lines(match, text)]
    if ending.kind == "played":
        lines += [get_ui(match).verdict(view, text=text), *_score_lines(match, text)]
    elif ending.outcome is None and match.state is not None:
        lines.append(text("end-players", players=user_names(match.players, text)))
    return lines


def ending_lines(match: Match, text: Text) -> list[str]:
    """Return how a match ended, and last who won if anybody did."""
    ending = match.ending
    assert ending is not None
    if ending.kind == "played":
        return [_result_line(match, text)]
    if ending.by is None:  # a record file does not tell who called the match off
        line = text(f"end-{ending.kind}-unnamed")
    else:
        gone = user_names([match.players[player] for player in match.resigned[-1:]], text)
        by, plays = user_name(ending.by, text), "yes" if ending.by in match.seats else "no"
        key = f"table-{ending.kind}" if match.state is None else f"end-{ending.kind}"
        line = text(key, by=by, plays=plays, gone=gone, reason=ending.reason)
    return [line] if ending.outcome is None else [line, _result_line(match, text)]


def _result_line(match: Match, text: Text) -> str:
    assert match.ending is not None
    assert match.ending.outcome is not None
    winners = match.ending.outcome.winners
    if all(match.rules.has_left(match.state, player) for player in range(len(match.players))):
        return text("end-nobody")
    if len(winners) == len(match.players):
        return text("end-draw")
    names = [name_user(match, player, text) for player in winners]
    key = "end-winner" if match.ending.kind == "played" else "end-winner-early"
    return text(key, winners=and_list(names, text), count=len(winners))


def _score_lines(match: Match, text: Text) -> list[str]:
    assert match.ending is not None
    assert match.ending.outcome is not None
    lines = []
    for player, score in enumerate(match.ending.outcome.scores):
        parts = tell_parts(match.game, score, text)
        seat = seat_name(match, player, text)
        user = user_name(match.players[player], text)
        key = "end-score" if parts else "end-score-plain"
        lines.append(text(key, seat=seat, player=user, total=score.total, parts=parts))
    return lines


def tell_parts(game: str, score: Score, text: Text) -> str:
    """Return what the points of a player are made of; empty if they have no parts."""
    values = {part.replace("-", "_"): points for part, points in score.parts}
    told = [text(f"{game}-score-{part}", points=points, **values) for part, points in score.parts]
    return comma_list([part for part in told if part], text)


# Controls


def controls(
    match: Match, view: Any, selection: str, text: Text, recent: RecentTurns = _NOTHING_RECENT
) -> list[Line]:
    """Return the rows of buttons of a match's message."""
    if match.status == "lobby":
        return _table_controls(match, text)
    common = [
        Control(text("button-read"), "read", str(match.board_seq)),
        Control(text("button-rules"), "rules"),
        *([] if recent.is_all else [Control(text("button-what-happened"), "happened")]),
    ]
    more = Control(text("button-more"), "more")
    if match.is_over:
        keepsakes = [] if view is None else get_ui(match).end_controls(text=text)
        rematch = Control(text("button-rematch"), "rematch", style=ButtonStyle.primary)
        lines = [keepsakes, _memories(match, text), [*common, rematch, more]]
        return [line for line in lines if line]
    answers = [
        Control(text("button-agree"), "answer", "yes", ButtonStyle.success),
        Control(text("button-decline"), "answer", "no", ButtonStyle.danger),
    ]
    asking = [answers] if find_open_request(match) is not None else []
    if match.pause is not None:
        return [*asking, [*common, more]]
    game = [] if _only_computers(match) else get_ui(match).controls(view, selection, text=text)
    undo = [Control(text("button-undo"), "undo")] if undo_is_at_hand(match) else []
    hint = [Control(text("button-hint"), "hint", ASK)] if game and not match.real_time else []
    return [*asking, *game, [*common, *undo, *hint, more]]


def _memories(match: Match, text: Text) -> list[Control]:
    """Return the buttons to look back at a match that is over, and to keep it."""
    if match.state is None:
        return []
    verbs = ("replay", "clip", "review", "page", "record") if match.action_count else ("replay", "record")
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
    unclaimed = match.seats.count(None) - len(set(match.invited) - set(match.players))
    if match.offers_computers and unclaimed > 0:
        table.insert(0, Control(text("button-add-computer"), "computer"))
    if len(match.players) in match.rules.players:
        table.insert(0, Control(text("button-start"), "start", style=ButtonStyle.primary))
    return [seats, table] if seats else [table]
