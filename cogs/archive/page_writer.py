"""Making the page of a match from its record: every frame in words, the key moments, the result."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from bot.client.bot import Guildhall
from bot.locales import Text, language_of, texts
from bot.match.models import Match
from bot.match.record import Record, get_recorded_names, to_match, to_record
from bot.match.replay import Replay
from bot.match.review import Review
from bot.timestamps import from_milliseconds
from cogs.archive.frames import describe_frame, entries_of, frame_view, name_frame, with_recorded_names
from cogs.archive.review_text import describe_turning_points, name_part
from cogs.board.captions import describe_score_parts, ending_lines, head_start_lines, main_points
from cogs.board.story import BY_ITSELF
from cogs.board.users import level_name
from cogs.kit.drawing import draw_off_loop
from cogs.kit.game_ui import get_ui, text_for
from rendering import RENDERERS, Emojis, with_emojis
from rendering.archive.page import (
    MatchPage,
    NotableFrame,
    PageFrame,
    PagePlan,
    PageScore,
    ReviewPage,
    build_page,
    paint_page,
    room_for_pictures,
)
from rendering.atlas import draw_with_atlas
from rendering.emojis import drawings
from rendering.words import mark_of, names_of

_MOST_KEY_MOMENTS, _MOST_LEADS = 16, 6
_LEAST_GAIN = 2
"""The least points in one frame that make it a key moment."""


class PageWriter:
    """Makes the page of a finished match from its record, frame by frame."""

    def __init__(self, record: Record, last_state: Any, *, theme: str, locale: str) -> None:
        """Take a verified record, and the state at the end of its match."""
        self._record = record
        self._replay = Replay(*to_match(record, last_state))
        match = self._replay.match
        self._theme, self._language = theme, language_of(locale)
        self._renderer, self._ui = RENDERERS[match.game], get_ui(match)
        self.text: Text = text_for(
            match, with_recorded_names(match, get_recorded_names(record), texts(locale))
        )
        self._emojis = _seat_emojis(match, self.text)
        self._story = with_emojis(self.text, self._emojis)
        self._frames: list[PageFrame] = []
        self._views: list[Any] = []
        self._key_moments: dict[int, str] = {}
        """The last milestone or event of each frame that has one."""
        self._points: list[Sequence[float]] = []

    def __len__(self) -> int:
        """Return the number of frames."""
        return len(self._replay.frames)

    def add_next(self) -> None:
        """Add the next frame. Raise ``BrokenRecord``."""
        number, text = len(self._frames), self.text
        view, frame_text = (
            frame_view(self._replay, number, None),
            describe_frame(self._replay, number, self._story),
        )
        self._views.append(view)
        self._points.append(self._renderer.standing(view))
        self._frames.append(
            PageFrame(
                name_frame(self._replay, number, text),
                frame_text.title,
                frame_text.summary,
                frame_text.standing,
                self._renderer.alt_text(view, text=text),
                self._renderer.sentences(view, text=text),
            )
        )
        special = [
            entry.phrase
            for entry in entries_of(self._replay, number, self._story)
            if entry.kind not in {"action", "ends", "interruption", *BY_ITSELF}
        ]
        if special:
            self._key_moments[number] = special[-1]

    def write(self, review: Review | None = None) -> MatchPage:
        """Return the words of the page, once all frames are added. Raise ``BrokenRecord``."""
        match, text = self._replay.match, self._story
        outcome = match.ending.outcome if match.ending and match.ending.kind == "played" else None
        result = ending_lines(match, text)
        # The record does not contain hints, or computers that played on a seat only for a while.
        how = "played" if any(player.computer for player in self._record.players) else "unknown"
        verdict = self._ui.verdict(self._views[-1], text=text) if outcome else ""
        if verdict and verdict not in self._frames[-1].summary:
            result = [*result, verdict]
        return MatchPage(
            language=self._language,
            game=text(f"{match.game}-name"),
            date=text("page-date", date=from_milliseconds(match.ended_at).date()) if match.ended_at else "",
            players=[self._player(player, text) for player in range(len(match.players))],
            marks=[mark_of(player, text) for player in range(len(match.players))],
            result=result,
            scores=[
                PageScore(
                    self._player(player, text),
                    main_points(match.game, score),
                    describe_score_parts(match.game, score, text),
                )
                for player, score in enumerate(outcome.scores if outcome else ())
            ],
            options=[
                *self._ui.options(match.options, text=text),
                *head_start_lines(match, text),
                *([text("page-assisted", how=how)] if self._record.is_assisted else []),
            ],
            frames=self._frames,
            key_moments=[NotableFrame(*moment) for moment in self._choose_key_moments()],
            emojis=tuple(self._emojis.markup),
            review=None if review is None else self._describe_review(review),
        )

    def plan_pictures(self, page: MatchPage) -> PagePlan:
        """Return the plan of a page's pictures."""
        match = self._replay.match
        return PagePlan(
            match.game,
            self._views,
            self._theme,
            self._language,
            names_of(self.text),
            match.player_marks,
            room_for_pictures(page, self.text),
        )

    def _describe_review(self, review: Review) -> ReviewPage:
        replay, shares = self._replay, review.shares()
        return ReviewPage(
            [shares[replay.turn_of(number)] for number in range(len(replay.frames))],
            [
                NotableFrame(
                    replay.frame_of(point.number),
                    " ".join(f"{point.words} {point.line}".replace("**", "").split()),
                )
                for point in describe_turning_points(replay.by_turn, review, self._story)
            ],
            [self.text("page-review-estimates", part=name_part(self._replay.match))],
        )

    def _player(self, player: int, text: Text) -> str:
        name, level = self._renderer.player(player, text=text), self._record.players[player].computer
        return text("page-computer", player=name, level=level_name(level, text)) if level else name

    def _choose_key_moments(self) -> list[tuple[int, str]]:
        """Return the key moments in order, at most one per frame; if there are too many, the last ones."""
        key_moments = {**dict(list(self._leads())[-_MOST_LEADS:]), **dict(self._gains()), **self._key_moments}
        ending = ending_lines(self._replay.match, self._story)[-1]
        key_moments[len(self._frames) - 1] = self._story("page-moment-end", result=ending)
        return sorted(key_moments.items())[-_MOST_KEY_MOMENTS:]

    def _leads(self) -> Iterator[tuple[int, str]]:
        """Yield the frames in which a new player takes the lead."""
        leading = None
        for number, points in enumerate(self._points):
            ahead = [player for player, value in enumerate(points) if value == max(points)]
            if len(ahead) == 1 and ahead[0] != leading:
                leading = ahead[0]
                yield number, self._story("page-moment-lead", player=self._name(leading))

    def _gains(self) -> Iterator[tuple[int, str]]:
        """Yield the frame with the largest gain of points, if it is large enough."""
        gains = [
            (after - before, number, player)
            for number in range(1, len(self._points))
            for player, (before, after) in enumerate(
                zip(self._points[number - 1], self._points[number], strict=True)
            )
        ]
        most, number, player = max(gains, key=lambda gain: gain[0], default=(0, 0, 0))
        if most >= _LEAST_GAIN:
            yield number, self._story("page-moment-gain", player=self._name(player), points=most)

    def _name(self, player: int) -> str:
        return self._renderer.player(player, text=self._story)


def _seat_emojis(match: Match, text: Text) -> Emojis:
    """Return the emojis of the players' marks, for the page to show as small pictures."""
    every = Emojis({name: f"<:{name}:0>" for name in drawings()})
    seats = range(len(match.players))
    marks = {RENDERERS[match.game].seat_mark(seat, text=with_emojis(text, every)) for seat in seats}
    return Emojis({name: markup for name, markup in every.markup.items() if markup in marks})


async def make_page(
    bot: Guildhall,
    match: Match,
    names: Sequence[str],
    locale: str,
    *,
    review: Review | None = None,
    on_progress: Callable[[int, int], object] = lambda *_: None,
) -> bytes:
    """Return the page of a finished match.

    The words are made frame by frame on the drawing thread, so that boards of other matches can be drawn in
    between; the pictures are drawn in a worker process. Raise ``NoAnswer`` if that process fails.

    Args:
        bot: The bot.
        match: The match.
        names: The names of the players by seat, as in a record.
        locale: The language of the page.
        review: The review to show in it.
        on_progress: A function that gets the number of painted frames and of all frames.
    """
    record = to_record(match, await bot.matches.get_actions(match.id), names)
    writer = await draw_off_loop(PageWriter, record, match.state, theme=match.theme, locale=locale)
    for _ in range(len(writer)):
        await draw_off_loop(writer.add_next)
    page = await draw_off_loop(writer.write, review)
    plan = await draw_off_loop(writer.plan_pictures, page)
    paint = partial(draw_with_atlas, bot.atlas_folder, paint_page, plan)
    pictures = await bot.workers.stream(match.id, paint, lambda count: on_progress(count, len(writer)))
    return await draw_off_loop(build_page, page, pictures, writer.text)
