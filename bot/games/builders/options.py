"""The options that the players agree on before a match."""

from typing import Annotated

import msgspec

from bot.games.contract import HeadStartOptions


class Options(HeadStartOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The constants that may be tuned without endangering the end of a match; the defaults are the rules.

    ``spaces``: spaces on each side of the track. ``pieces_a_corner``: pieces for each corner passed.
    ``small_triangles``, ``large_triangles``: C and D in the box. ``corner_joints``: E in their box.
    ``head_start``: spaces between the pawns at the start, in turn order.
    ``shortest_side``: the fewest B on a side of the foundation, ``None``: as many as there are players.
    """

    spaces: Annotated[int, msgspec.Meta(ge=8, le=12)] = 10
    pieces_a_corner: Annotated[int, msgspec.Meta(ge=5, le=12)] = 10
    small_triangles: Annotated[int, msgspec.Meta(ge=100, le=200)] = 144
    large_triangles: Annotated[int, msgspec.Meta(ge=50, le=120)] = 72
    corner_joints: Annotated[int, msgspec.Meta(ge=0, le=48)] = 24
    head_start: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
    shortest_side: Annotated[int, msgspec.Meta(ge=2, le=4)] | None = None
