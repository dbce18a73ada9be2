"""The pen of Middle Ages, with brown outlines."""

from rendering.middle_ages.palette import OUTLINE
from rendering.pen import Pen as AnyPen


class Pen(AnyPen):
    """A pen with the outline colour of this game."""

    ink = OUTLINE
