"""The frames of a clip: the title, and positions above a strip with what was done and the scores."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import ImageOps

from rendering import RENDERERS, texts_for, theme_for
from rendering.archive.clip.fitting import MergedFrame
from rendering.archive.clip.plan import ClipFrame, ClipPlan
from rendering.kit import (
    MARGIN,
    SIZE,
    SMALLEST,
    Box,
    Colour,
    Look,
    Part,
    Scene,
    Size,
    box_in,
    column,
    inset,
    measure,
    middle_of,
    put_panel,
    put_row,
    row,
    split,
    split_across,
    table,
    to_canvas,
    words,
    wrap,
    write,
    write_once,
)
from rendering.words import lettering, shorten, split_label, to_drawable

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
_LEFT_OUT = " …"
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
        self._text = lettering(texts_for(plan.locale, plan.names, plan.marks))
        count = len(plan.names)
        self._names = [self._renderer.player_name(player, text=self._text) for player in range(count)]
        self._columns = count if count <= _IN_A_ROW else -(-count // 2)
        has_scores = any(frame.scores for frame in plan.frames)
        self._rows = -(-count // self._columns) if has_scores else 0
        self._lines = 1
        boards = map(self._compose_alone, samples)
        self._board_height = max(board.height * WIDTH // board.width for board in boards)
        self._ground = table(self._theme)

    @property
    def size(self) -> Size:
        """The width and height of all frames."""
        scores = _ABOVE_SCORES + self._rows * _LINE if self._rows else 0
        return WIDTH, self._board_height + 2 * _PAD + self._lines * _LINE + scores

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
        scene = to_canvas(self._ground, self.size)
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

    def _put_strip(self, scene: Scene, shot: Shot) -> None:
        theme, top, (frame, lines) = self._theme, self._board_height, shot
        scene.paste(theme["panel"], (0, top, *self.size))
        scene.paste(theme["panel_edge"], (0, top - 1, WIDTH, top + 2))
        x, y = _SIDE, top + _PAD + (self._lines - len(lines) + 1) / 2 * _LINE
        if frame.player is not None:
            self._mark(frame, frame.player).put(scene, (x, y), _MARK)
            x += _MARK + _BESIDE_MARK
        for line in lines:
            write_once(scene, line, (x, y), SMALLEST, theme["ink"])
            y += _LINE
        below = (_SIDE, top + _PAD + _LINE * self._lines + _ABOVE_SCORES, WIDTH - _SIDE, self.size[1] - _PAD)
        rows = split(below, *[_LINE] * self._rows)
        boxes = [box for line in rows for box in split_across(line, *[None] * self._columns, gap=_SIDE)]
        for player, (score, box) in enumerate(zip(frame.scores, boxes, strict=False)):
            self._put_score(scene, frame, player, score, box)

    def _put_score(self, scene: Scene, frame: ClipFrame, player: int, score: str, box: Box) -> None:
        """Write a player's name and score; those of the player who acted are brighter."""
        (left, _, right, _), (_, y) = box, middle_of(box)
        ink = self._theme["ink" if player == frame.player else "quiet"]
        self._mark(frame, player).put(scene, (left, y), _MARK)
        x = left + _MARK + _BESIDE_MARK
        points = shorten(_clean(score), (right - left) / 2)
        room = right - x - measure(points, SMALLEST) - _BESIDE_MARK
        x += write(scene, shorten(self._names[player], room), (x, y), SMALLEST, ink) + _BESIDE_MARK
        write(scene, points, (x, y), SMALLEST, self._theme["ink"])

    def compose_title(self, first: ClipFrame) -> Scene:
        """Return the title: the game, some lines, the day, the players with their signs in ``first``."""
        plan, theme, scene = self._plan, self._theme, to_canvas(self._ground, self.size)
        day = [self._text("clip-ended", date=plan.end_date)] if plan.end_date else []
        lines = [shorten(_clean(line), WIDTH - 2 * MARGIN, _UNDER_TITLE) for line in (*plan.title, *day)]
        heights = [_TITLE_ROW, *[_TITLE_LINE] * len(lines), _GAP, len(plan.names) * _ROW]
        top = max(MARGIN, (self.size[1] - sum(heights)) / 2)
        head, *below, _, players = split((0, top, WIDTH, top + sum(heights)), *heights)
        title, room = self._text(f"{plan.key}-name"), WIDTH - 2 * MARGIN
        write(scene, title, middle_of(head), _TITLE, theme["ink"], align="centre", width=room)
        for line, box in zip(lines, below, strict=True):
            write(scene, line, middle_of(box), _UNDER_TITLE, theme["quiet"], align="centre")
        self._put_players(scene, first, players)
        return scene

    def _put_players(self, scene: Scene, first: ClipFrame, box: Box) -> None:
        names = [words(shorten(name, _WIDEST_NAME, _NAME), _NAME, self._theme["ink"]) for name in self._names]
        marks = [self._mark(first, player, _LARGE_MARK) for player in range(len(names))]
        rows = [row(*parts, gap=2 * _BESIDE_MARK) for parts in zip(marks, names, strict=True)]
        players = column(*rows, pitch=_ROW, align="left")
        panel = box_in(box, (round(players.wide + 2 * _SIDE), len(names) * _ROW))
        put_panel(scene, panel, self._theme)
        put_row(scene, inset(panel, _SIDE, 0), players)

    def _mark(self, frame: ClipFrame, player: int, side: int = _MARK) -> Part:
        return self._renderer.player_mark(frame.view, player, side, self._theme)

    def _wrap(self, merged_frame: MergedFrame) -> list[str]:
        """Return the lines below a frame: its summary, and earlier ones if there is room for them.

        If the summary is too long, leave out text in brackets, then use the brief one, rather than cut off
        the end, which may say who has won.
        """
        room = WIDTH - 2 * _SIDE - (0 if merged_frame.frame.player is None else _MARK + _BESIDE_MARK)
        *earlier, summary = map(_clean, merged_frame.summaries)
        lines = wrap(summary, room, SMALLEST)
        for sentence in filter(None, (summary, _clean(merged_frame.frame.brief))):
            if len(lines) > _MOST_LINES:
                lines = wrap(_IN_BRACKETS.sub("", sentence), room, SMALLEST)
        for sentence in reversed(earlier):
            summary = f"{sentence} {summary}"
            longer = wrap(summary, room, SMALLEST)
            if len(longer) > _MOST_LINES:
                break
            lines = longer
        if len(lines) > _LIMIT:
            end = wrap(lines[_LIMIT - 1], room - measure(_LEFT_OUT, SMALLEST), SMALLEST)[0]
            lines[_LIMIT - 1 :] = [f"{end}{_LEFT_OUT}"]
        return [shorten(line, room) for line in lines]


def _clean(sentence: str) -> str:
    """Return a sentence without emojis, markup and characters that the fonts lack."""
    return to_drawable(split_label(sentence)[0])
