"""A reader's own best round beside a round of a race that they built in, in what only they see."""

from typing import Any

from bot.client.bot import Guildhall
from bot.locales import Text
from bot.match.replay import Replay
from cogs.archive.frames import frame_view
from cogs.kit.drawing import draw_off_loop
from cogs.kit.game_ui import get_ui, text_for


async def view_with_own_best(
    bot: Guildhall, replay: Replay, number: int, user: int, text: Text
) -> tuple[Any, str]:
    """Return a user's view of a frame, and a sentence about their best round beside it, empty without one.

    Only a moment of a round that they built in has one. Raise ``BrokenRecord``.
    """
    match, frame = replay.match, replay.frames[number]
    race, player = match.real_time, match.find_player(user)
    view = await draw_off_loop(frame_view, replay, number, player)
    if race is None or frame.moment is None or player is None or match.has_changed_user(player):
        return view, ""
    own = race.read_run(await draw_off_loop(replay.state, frame.last), player)
    if own is None:
        return view, ""
    best, races = await bot.best_runs.find(user, own.kind, (match.id, frame.last))
    if best is None:
        return view, ""
    view = race.add_best_run(view, player, best, races)
    return view, get_ui(match).best_run(view, text=text_for(match, text))
