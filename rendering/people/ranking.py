"""The picture of a server's ranking: a panel for each pool, in it a row for each member."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit import (
    GAP,
    MARGIN,
    SIZE,
    SMALL,
    SPRING,
    THEMES,
    TITLE,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Part,
    Picture,
    Point,
    Scene,
    Theme,
    align,
    at_least,
    inset,
    number,
    put_panel,
    put_plate,
    put_row,
    split,
    table,
    to_canvas,
    to_picture,
    words,
)
from rendering.words import name_part, to_drawable

_MARK_HIGH, _PITCH = 48, 68
STEPS = 5
_STEP, _APART, _LINE = 16, 4, 3
"""The width in pixels of a step in the mark of a tier, of what is between two steps, and of its outline."""
_LOWEST = 0.3
"""The height of the first step, as a share of the last."""
GROUND = SIZE[0], 2400
"""The size of the table under all rankings. A shorter ranking shows its upper part, so that one is kept."""


class RankedMember(NamedTuple):
    """A row of a ranking: the place, empty if there is none, the tier, and the number, empty if not shown."""

    place: str
    name: str
    tier: int
    tier_name: str
    number: str


class RankedPool(NamedTuple):
    """The members of a pool under their headings: those who have a place, then those who have none yet."""

    title: str
    ranked: Sequence[RankedMember]
    provisional_title: str
    provisional: Sequence[RankedMember]

    @property
    def rows(self) -> Sequence[RankedMember | str]:
        """The rows and headings from the top."""
        provisional_title = [self.provisional_title] if self.provisional else []
        return [self.title, *self.ranked, *provisional_title, *self.provisional]


def draw_ranking(title: str, pools: Sequence[RankedPool], description: str, *, theme: str) -> Picture:
    """Draw a ranking; ``description`` is its alt text."""
    return to_picture(compose_ranking(title, pools, THEMES[theme]), description)


def compose_ranking(title: str, pools: Sequence[RankedPool], theme: Theme) -> Scene:
    """Return the scene of a ranking, as high as it needs."""
    heights = [len(pool.rows) * _PITCH + 2 * GAP for pool in pools]
    high = TITLE + sum(heights) + WIDE * len(heights) + 2 * MARGIN
    picture = to_canvas(table(theme, GROUND), (SIZE[0], high))
    head, *boxes = split(inset((0, 0, SIZE[0], high), MARGIN), TITLE, *heights, gap=WIDE)
    put_row(picture, head, words(title, TITLE, theme["ink"]))
    for pool, box in zip(pools, boxes, strict=True):
        put_panel(picture, box, theme)
        _put_pool(picture, inset(box, WIDE, GAP), pool, theme)
    return picture


def _put_pool(picture: Canvas, box: Box, pool: RankedPool, theme: Theme) -> None:
    ends = iter(align(*(_right_part(each, theme) for each in (*pool.ranked, *pool.provisional))))
    for each, line in zip(pool.rows, split(box, *[_PITCH] * len(pool.rows)), strict=True):
        if isinstance(each, str):
            put_row(picture, line, words(each, SMALL, theme["quiet"]))
        else:
            place = at_least(64, number(each.place, USUAL, theme["quiet"]))
            tier = tier_mark(each.tier, _MARK_HIGH, theme)
            name = name_part(to_drawable(each.name) or "…", USUAL, theme["ink"])
            put_row(picture, line, place, tier, name, SPRING, *next(ends), gap=WIDE)


def _right_part(member: RankedMember, theme: Theme) -> Sequence[Part]:
    tier = words(to_drawable(member.tier_name), SMALL, theme["quiet"])
    return (tier, number(member.number, USUAL, theme["ink"])) if member.number else (tier,)


def tier_mark(tier: int, high: int, theme: Theme) -> Part:
    """Return the part that is the mark of a tier, counted from 0: steps, as many filled as the tier is high.

    Empty ones are outlines.
    """

    def put(picture: Canvas, at: Point, _: float) -> None:
        left, bottom = round(at[0]), round(at[1] + high / 2)
        for step in range(STEPS):
            x, rise = left + step * (_STEP + _APART), high * (_LOWEST + (1 - _LOWEST) * step / (STEPS - 1))
            box = x, bottom - round(rise), x + _STEP, bottom
            put_plate(picture, box, theme["prize" if step <= tier else "quiet"])
            if step > tier:
                put_plate(picture, inset(box, _LINE), theme["panel"])

    return Part(STEPS * _STEP + (STEPS - 1) * _APART, put)
