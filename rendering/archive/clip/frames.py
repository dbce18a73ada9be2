"""The frames of a clip: the title, and positions above a strip with what was done and the scores."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import ImageOps

from bot.locales import texts
from rendering import RENDERERS
from rendering.archive.clip.fitting import MergedFrame
from rendering.archive.clip.plan import ClipFrame, ClipPlan
from rendering.kit.canvas import MARGIN, SIZE, Size
from rendering.kit.fonts import SMALLEST, measure, wrap, write, write_once
from rendering.kit.look import Look
from rendering.kit.scene import Scene
from rendering.kit.surfaces import put_panel, table
from rendering.kit.theme import Colour, theme_for
from rendering.words.emoji_text import split_label
from rendering.words.match_text import with_marks
from rendering.words.player_names import lettering, shorten, to_drawable, with_names

WIDTH = SIZE[0]
_SIDE = 36
_LINE = 60
_MOST_LINES = 3
_LIMIT = 5
"""The number of lines of a summary that does not fit into ``_MOST_LINES`` even in its shortest form."""
_PAD = 18
_ABOVE_SCORES = 12
_MARK = 44
_BESIDE_MARK = 14
_IN_A_ROW = 3
"""The largest number of players whose scores share a row."""
_NAME, _TITLE, _UNDER_TITLE = 72, 120, 52
_ROW = 110
_TITLE_ROW, _TITLE_LINE = 150, 72
_GAP = 48
_LARGE_MARK = 66
_WIDEST_NAME = 860
_IN_BRACKETS = re.compile(r" \([^()]*\)")


class Shot(NamedTuple):
    """A position to show, and the lines below it that describe what led to it."""

    frame: ClipFrame
    lines: Sequence[str]


class FrameComposer:
    """Composes the frames of a clip, ``WIDTH`` pixels wide and all of the same height.

    There is room for the boards of some ``samples``; if another one is higher, it is reduced.
    """

    def __init__(self, plan: ClipPlan, samples: Iterable[ClipFrame]) -> None:
        self._plan = plan
        self._renderer = RENDERERS[plan.key]
        self._theme = theme_for(plan.theme, plan.marks)
        self._text = lettering(with_names(with_marks(texts(plan.locale), plan.marks), plan.names))
        count = len(plan.names)
        self._names = [self._renderer.player_name(player, text=self._text) for player in range(count)]
        self._columns = count if count <= _IN_A_ROW else -(-count // 2)
        self._lines = 1
        boards = map(self._compose_alone, samples)
        self._board_height = max(board.height * WIDTH // board.width for board in boards)
        self._ground = table(self._theme)

    @property
    def size(self) -> Size:
        """The width and height of all frames."""
        return WIDTH, self._board_height + self._strip_height

    @property
    def colours(self) -> Sequence[Colour]:
        """The colours of lettering, of its grounds and of the players."""
        names = [mark.colour for mark in self._theme.players]
        return [self._theme[name] for name in ("ink", "quiet", "panel", "panel_edge", "last", *names)]

    def lay_out(self, frames: Sequence[MergedFrame]) -> list[Shot]:
        """Return the shots to compose, and set the height of all frames from the lines that they need."""
        shots = [Shot(each.frame, self._wrap(each)) for each in frames]
        self._lines = max(1, *(len(shot.lines) for shot in shots))
        ground = table(self._theme)
        self._ground = ground._replace(pixels=ground.pixels.resize(self.size))
        return shots

    def compose(self, shot: Shot) -> Scene:
        """Return the frame of a position."""
        scene = self._compose_ground()
        scene.paste(self.compose_board(shot.frame))
        self._put_strip(scene, shot)
        return scene

    def compose_board(self, frame: ClipFrame) -> Scene:
        """Return the board of a position at the top of the room that all boards have.

        So most of it stays where it is when the next one is higher.
        """
        scene, board = Scene((WIDTH, self._board_height)), self._compose_alone(frame)
        is_fitting = board.width == WIDTH and board.height <= scene.height
        part = board if is_fitting else ImageOps.contain(board.paint(), scene.size)
        scene.paste(part, ((WIDTH - part.width) // 2, 0))
        return scene

    def _compose_alone(self, frame: ClipFrame) -> Scene:
        return self._renderer.compose(frame.view, look=Look(self._theme, self._text))

    def _compose_ground(self) -> Scene:
        scene = Scene(self.size)
        self._ground.put(scene, (0, 0))
        return scene

    def _put_strip(self, scene: Scene, shot: Shot) -> None:
        theme, top, (frame, lines) = self._theme, self._board_height, shot
        scene.paste(theme["panel"], (0, top, *self.size))
        scene.paste(theme["panel_edge"], (0, top - 1, WIDTH, top + 2))
        x, y = _SIDE, top + _PAD + (self._lines - len(lines) + 1) / 2 * _LINE
        if frame.player is not None:
            x += self._put_mark(scene, frame, frame.player, (x, y), _MARK) + _BESIDE_MARK
        for line in lines:
            write_once(scene, line, (x, y), SMALLEST, theme["ink"])
            y += _LINE
        y = top + _PAD + _LINE * (self._lines + 0.5) + _ABOVE_SCORES
        for player, score in enumerate(frame.scores):
            row, column = divmod(player, self._columns)
            self._put_score(scene, frame, player, score, column, y + row * _LINE)

    def _put_score(
        self, scene: Scene, frame: ClipFrame, player: int, score: str, column: int, y: float
    ) -> None:
        """Write a player's name and score; those of the player who acted are brighter."""
        wide = (WIDTH - _SIDE * (self._columns + 1)) / self._columns
        left = _SIDE + column * (wide + _SIDE)
        ink = self._theme["ink" if player == frame.player else "quiet"]
        x = left + self._put_mark(scene, frame, player, (left, y), _MARK) + _BESIDE_MARK
        points = shorten(_clean(score), wide / 2)
        room = left + wide - x - measure(points, SMALLEST) - _BESIDE_MARK
        x += write(scene, shorten(self._names[player], room), (x, y), SMALLEST, ink) + _BESIDE_MARK
        write(scene, points, (x, y), SMALLEST, self._theme["ink"])

    def compose_title(self, first: ClipFrame) -> Scene:
        """Return the title: the game, some lines, the day, the players with their signs in ``first``."""
        plan, theme, scene = self._plan, self._theme, self._compose_ground()
        day = [self._text("clip-ended", date=plan.end_date)] if plan.end_date else []
        lines = [shorten(_clean(line), WIDTH - 2 * MARGIN, _UNDER_TITLE) for line in (*plan.title, *day)]
        high = _TITLE_ROW + len(lines) * _TITLE_LINE + _GAP + len(plan.names) * _ROW
        y = max(MARGIN, (self.size[1] - high) / 2) + _TITLE_ROW / 2
        title, room = self._text(f"{plan.key}-name"), WIDTH - 2 * MARGIN
        write(scene, title, (WIDTH / 2, y), _TITLE, theme["ink"], align="centre", width=room)
        y += (_TITLE_ROW + _TITLE_LINE) / 2
        for line in lines:
            write(scene, line, (WIDTH / 2, y), _UNDER_TITLE, theme["quiet"], align="centre")
            y += _TITLE_LINE
        self._put_players(scene, first, y - _TITLE_LINE / 2 + _GAP)
        return scene

    def _put_players(self, scene: Scene, first: ClipFrame, top: float) -> None:
        names = [shorten(name, _WIDEST_NAME, _NAME) for name in self._names]
        widest = max((measure(name, _NAME) for name in names), default=0)
        wide = round(widest + _LARGE_MARK + 2 * _BESIDE_MARK + 2 * _SIDE)
        left = (WIDTH - wide) / 2
        put_panel(scene, (left, top, left + wide, top + len(names) * _ROW), self._theme)
        for player, name in enumerate(names):
            at = (left + _SIDE, top + (player + 0.5) * _ROW)
            x = at[0] + self._put_mark(scene, first, player, at, _LARGE_MARK) + 2 * _BESIDE_MARK
            write(scene, name, (x, at[1]), _NAME, self._theme["ink"])

    def _put_mark(
        self, scene: Scene, frame: ClipFrame, player: int, at: tuple[float, float], side: int
    ) -> int:
        return self._renderer.put_player_mark(scene, frame.view, player, at, side, theme=self._theme)

    @property
    def _strip_height(self) -> int:
        has_scores = any(frame.scores for frame in self._plan.frames)
        rows = -(-len(self._names) // self._columns) if has_scores else 0
        return 2 * _PAD + (self._lines + rows) * _LINE + (_ABOVE_SCORES if rows else 0)

    def _wrap(self, merged_frame: MergedFrame) -> list[str]:
        """Return the lines below a frame: its summary, and earlier ones if there is room for them.

        If the summary is too long, leave out text in brackets, then use the brief one, rather than cut off
        the end, which may say who has won.
        """
        room = WIDTH - 2 * _SIDE - (0 if merged_frame.frame.player is None else _MARK + _BESIDE_MARK)
        *earlier, summary = map(_clean, merged_frame.summaries)
        lines = wrap(summary, room, SMALLEST)
        for words in filter(None, (summary, _clean(merged_frame.frame.brief))):
            if len(lines) > _MOST_LINES:
                lines = wrap(_IN_BRACKETS.sub("", words), room, SMALLEST)
        for words in reversed(earlier):
            summary = f"{words} {summary}"
            longer = wrap(summary, room, SMALLEST)
            if len(longer) > _MOST_LINES:
                break
            lines = longer
        if len(lines) > _LIMIT:
            lines[_LIMIT - 1 :] = [" ".join(lines[_LIMIT - 1 :])]
        return [shorten(line, room) for line in lines]


def _clean(words: str) -> str:
    """Return a sentence without emojis, markup and characters that the fonts lack."""
    return to_drawable(split_label(words)[0])
