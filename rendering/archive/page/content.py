"""The contents of a match's page as plain values, put together by `cogs/archive/page_writer.py`."""

from collections.abc import Sequence
from typing import NamedTuple


class PageFrame(NamedTuple):
    """A frame of the match: the position after a turn, or after a part of one.

    Attributes:
        name: Which frame it is, such as "Turn 14 of 44".
        title: Where the match stood, such as the round; may be empty.
        summary: What was done, in sentences.
        standing: A sentence with the points so far; may be empty.
        alt_text: What the picture shows.
        lines: The whole position in words.
    """

    name: str
    title: str
    summary: Sequence[str]
    standing: str
    alt_text: str
    lines: Sequence[str]


class NotableFrame(NamedTuple):
    """The number of a frame that is a key moment or a turning point, and a sentence that says why."""

    frame: int
    sentence: str


class PageScore(NamedTuple):
    """A player's points at the end and their parts, which may be empty."""

    player: str
    total: int
    parts: str


class ReviewPage(NamedTuple):
    """The review of a match.

    Attributes:
        shares: For each frame the share of the win of each player, from 0 to 1; ``None`` for an unknown one.
        turning_points: The turning points.
        notes: Sentences about how the shares came about; may be empty.
    """

    shares: Sequence[Sequence[float] | None]
    turning_points: Sequence[NotableFrame] = ()
    notes: Sequence[str] = ()


class MatchPage(NamedTuple):
    """A whole match in words.

    Sentences may hold emojis of the bot, as ``<:NAME:0>``; alt texts and positions in words do not.

    Attributes:
        language: The language of all sentences, as in ``en``.
        game: The name of the game.
        date: The day of the match; may be empty.
        players: The players' names with their marks, by seat.
        marks: The numbers of their marks, by seat.
        result: How the match ended, in sentences.
        scores: The points at the end; empty if the match was not played to the end.
        options: The options of the table, in sentences.
        frames: All frames.
        key_moments: The key moments.
        emojis: The names of the emojis in the sentences.
        review: The review, ``None`` if there is none.
    """

    language: str
    game: str
    date: str
    players: Sequence[str]
    marks: Sequence[int]
    result: Sequence[str]
    scores: Sequence[PageScore]
    options: Sequence[str]
    frames: Sequence[PageFrame]
    key_moments: Sequence[NotableFrame]
    emojis: Sequence[str] = ()
    review: ReviewPage | None = None
