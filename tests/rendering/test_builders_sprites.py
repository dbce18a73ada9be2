"""Builders' puzzles put together from few sprites: all sprites are known, and what is laid stays."""

from functools import cache
from random import Random

import msgspec
import pytest

from bot.games.builders import View
from bot.games.builders.geometry import HEIGHT, extent_of
from bot.games.builders.pieces import HALF, SIDE_INDEX
from bot.games.builders.state import Foundation
from bot.locales import texts
from rendering import THEMES
from rendering.builders import RENDERER, board, puzzle
from rendering.builders.catalogue import draw_sprites
from rendering.builders.ground import FRAME
from rendering.builders.layout import INNER, SCALES
from rendering.builders.pieces import SHAPES, corner_of, shape_of, turn_of
from rendering.builders.samples import samples
from rendering.builders.score import score_boxes
from rendering.builders.track import SPACES
from rendering.kit import size_of, sprite
from tests.games.builders_play import Greedy, new, playout, view_of

pytestmark = pytest.mark.xdist_group("builders pictures")

EN = texts("en")
INSIDE = size_of(INNER)


@cache
def positions(players: int, seed: int) -> list[View]:
    """Return the positions of a whole match but its last one."""
    rng = Random(seed)
    greedy = [Greedy(rng, players) for _ in range(players)]
    states = playout(new(players, str(seed)), lambda state, player, r: greedy[player](state, player, r), rng)
    return [view_of(state) for state in states][:-1]


@pytest.mark.parametrize("scale", SCALES)
def test_every_piece_has_one_of_the_shapes(scale: int) -> None:
    for view in (*positions(2, 5)[::5], samples()["largest"]):
        frame = board.board_frame(view)._replace(scale=scale, rise=round(scale * HEIGHT))
        for piece, laid_piece in zip(view.pieces, puzzle.to_laid_pieces(view.pieces), strict=True):
            x, y = frame.spot(corner_of(piece.outline))
            corners = {
                (round(across - x), round(down - y)) for across, down in map(frame.spot, piece.outline)
            }
            assert (laid_piece.kind, laid_piece.turn) in SHAPES
            assert laid_piece.turn == turn_of(piece.kind, SIDE_INDEX[piece.side], piece.slot)
            assert corners == set(shape_of(laid_piece.kind, laid_piece.turn, scale))


@pytest.mark.parametrize("has_tie", [False, True])
def test_the_largest_puzzle_fits_into_the_frame_of_the_end(has_tie: bool) -> None:
    area = score_boxes(has_tie=has_tie)[2]
    room = size_of(area)[1] - 2 * FRAME
    for north in range(2, HALF - 1):
        left, top, right, bottom = extent_of(Foundation((north, HALF - north, north, HALF - north)))
        assert max(right - left, bottom - top) * SCALES[0] < room


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.sampled(1)
def test_boards_need_no_sprite_beside_those_of_the_catalogue(theme: str) -> None:
    draw_sprites(THEMES[theme])
    before = sprite.drawn.copy()
    for number, view in enumerate((*samples().values(), *positions(2, 5)[::5], *positions(3, 5)[::5])):
        options = msgspec.structs.replace(view.options, spaces=SPACES[number % len(SPACES)])
        other = msgspec.structs.replace(view, options=options)
        RENDERER.paint(other, theme=THEMES[theme], text=EN, choices=view.legal if number % 2 else ())
    drawn = sprite.drawn - before
    assert not {name: count for name, count in drawn.items() if name.startswith("rendering.builders.")}
