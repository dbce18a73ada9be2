"""The plan of a clip, its progress and its result: values that can be sent to another process."""

from datetime import date
from typing import Literal

import msgspec

Format = Literal["webp", "gif"]
Speed = Literal["slow", "normal", "fast"]
DISCORD_BYTES = 10 * 1024 * 1024
"""The largest upload that Discord accepts from a bot in every server."""


class ClipFrame(msgspec.Struct, frozen=True):
    """A position and what led to it, most often a turn.

    Attributes:
        view: The position after it, as everybody may see it.
        summary: What was done, as a sentence with display names.
        scores: What each player has, in seat order and in a few letters, such as ``12``; empty for no scores.
        player: Who did it; ``None`` if it was nobody, or several players.
        is_key: Whether it is a turning point. Other frames are left out first if the clip would be too large.
        brief: The summary without what matters least, if there may be no room for it.
    """

    view: msgspec.Struct
    summary: str
    scores: tuple[str, ...] = ()
    player: int | None = None
    is_key: bool = False
    brief: str = ""


class ClipPlan(msgspec.Struct, frozen=True):
    """A clip to draw.

    Attributes:
        key: The key of the game.
        names: The players' display names in seat order, with an empty one for a player without a name.
        frames: What to show, at least one; the last is the result, which is always shown and held longer.
        title: Lines below the name of the game, such as the name of a tournament.
        end_date: The day on which the match ended.
        theme: The name of the theme.
        locale: The language.
        marks: The numbers of the players' marks, if they are not the usual ones.
        format: An animated WebP, or a GIF, which is larger or has fewer pixels.
        speed: How long each position is shown.
        max_bytes: The maximum size of the file.
    """

    key: str
    names: tuple[str, ...]
    frames: tuple[ClipFrame, ...]
    title: tuple[str, ...] = ()
    end_date: date | None = None
    theme: str = "dark"
    locale: str = "en"
    marks: tuple[int, ...] = ()
    format: Format = "webp"
    speed: Speed = "normal"
    max_bytes: int = DISCORD_BYTES


class ClipProgress(msgspec.Struct, frozen=True):
    """The progress of drawing a clip: ``frames_done`` of ``frames``."""

    frames_done: int
    frames: int


class Clip(msgspec.Struct, frozen=True):
    """A clip: the file, its alt text, its width and height, its number of frames and its length."""

    data: bytes
    description: str
    size: tuple[int, int]
    extension: Format
    frames: int
    milliseconds: int


class ClipTooLarge(ValueError):  # noqa: N818
    """Not even the title and the result fit into the size that was asked for."""
