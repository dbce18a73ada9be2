"""The review of a match on its page: a curve of the chances to win, turning points and all numbers."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from string import ascii_uppercase

from bot.locales import Text
from rendering.archive.page.content import MatchPage, ReviewPage
from rendering.archive.page.markup import frame_title, jump_list, part, table, words
from rendering.words import and_list, comma_list, split_label

_WIDTH, _HEIGHT = 800, 280
_LEFT, _RIGHT, _TOP, _BOTTOM = 100, 16, 18, 18
_LINES = (100, 75, 50, 25, 0)
_SAMPLE = (
    '<svg class="sample" viewBox="0 0 44 12" aria-hidden="true">'
    '<line class="player-{}" x1="2" y1="6" x2="42" y2="6"/></svg>'
)


def review_part(page: MatchPage, review: ReviewPage, text: Text) -> str:
    """Return the review of a match in HTML."""
    legend = "".join(
        f"<li>{_SAMPLE.format(mark)}{words(player)}</li>"
        for player, mark in zip(page.players, page.marks, strict=True)
    )
    content = [
        _curve(page, review, text),
        f'<ul class="legend">{legend}</ul>',
        *(f"<p>{words(note)}</p>" for note in review.notes),
    ]
    if review.turning_points:
        content += [
            f"<h3>{escape(text('page-review-turning-points'))}</h3>",
            jump_list(review.turning_points),
        ]
    heads = [text("page-step"), *page.players]
    rows = [
        [frame_title(frame, text), *(_percents(shares, len(page.players), text))]
        for frame, shares in zip(page.frames, review.shares, strict=True)
    ]
    title = escape(text("page-review-table"))
    content.append(
        f'<details><summary>{title}</summary><div class="wide" role="region" aria-label="{title}" '
        f'tabindex="0">{table(heads, rows, range(1, len(heads)))}</div></details>'
    )
    return part("review", text("page-part-review"), "".join(content))


def _percents(shares: Sequence[float] | None, players: int, text: Text) -> list[str]:
    if shares is None:
        return [""] * players
    return [text("page-review-percent", percent=round(100 * share)) for share in shares]


def _curve(page: MatchPage, review: ReviewPage, text: Text) -> str:
    step = (_WIDTH - _LEFT - _RIGHT) / max(1, len(review.shares) - 1)
    lines = "".join(
        f'<polyline class="player-{mark}" points="{points}"/>'
        for player, mark in enumerate(page.marks)
        for points in _points(review, player, step)
    )
    grid = "".join(
        f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{_y(percent / 100)}" '
        f'y2="{_y(percent / 100)}"/><text x="{_LEFT - 8}" y="{_y(percent / 100) + 5}" text-anchor="end">'
        f"{escape(text('page-review-percent', percent=percent))}</text>"
        for percent in _LINES
    )
    marks = "".join(
        f'<circle class="moment" cx="{_LEFT + point.frame * step:.1f}" cy="{_y(0)}" r="4"/>'
        f'<text x="{_LEFT + point.frame * step:.1f}" y="{_y(0) - 8}" text-anchor="middle">{letter}</text>'
        for letter, point in zip(ascii_uppercase, sorted(review.turning_points), strict=False)
    )
    return (
        f'<svg class="curve" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(_alt(page, review, text))}">'
        f"{grid}{lines}{marks}"
        f'<line id="cursor" class="cursor" data-left="{_LEFT}" data-step="{step:.4f}" '
        f'x1="{_LEFT}" x2="{_LEFT}" y1="{_TOP}" y2="{_y(0)}"/></svg>'
    )


def _alt(page: MatchPage, review: ReviewPage, text: Text) -> str:
    last = next((shares for shares in reversed(review.shares) if shares is not None), ())
    players = [split_label(player)[0] for player in page.players]
    share_texts = [
        text("page-review-share", player=player, percent=round(100 * share))
        for player, share in zip(players, last, strict=False)
    ]
    return text(
        "page-review-alt",
        players=and_list(players, text),
        count=len(review.shares),
        shares=comma_list(share_texts, text),
    )


def _points(review: ReviewPage, player: int, step: float) -> Iterator[str]:
    """Yield the points of each part of a player's line; it breaks where the shares are not known."""
    points = [
        "" if shares is None else f"{_LEFT + number * step:.1f},{_y(shares[player]):.1f}"
        for number, shares in enumerate(review.shares)
    ]
    for are_known, part_of_line in groupby(points, key=bool):
        if are_known:
            yield " ".join(part_of_line)


def _y(share: float) -> float:
    return _TOP + (1 - share) * (_HEIGHT - _TOP - _BOTTOM)
