"""Make Nunito quick to draw: ``uv run --with skia-pathops python -m tests.rendering.font_outlines DIR``.

``DIR`` holds the files ``Nunito-*.ttf`` of https://github.com/googlefonts/nunito. FreeType draws a glyph
that is marked as overlapping sixteen times, and each time that a letter is measured or drawn, it moves the
outlines of a font without a program to whole pixels. Pictures are seen smaller, where neither shows.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

from rendering.kit.scripts import FOLDER

OVERLAPPING_CONTOURS = 0x40
OVERLAPPING_PARTS = 0x400
_NO_HINTING = "PUSHW[] 511 SCANCTRL[] PUSHB[] 4 4 SCANTYPE[] SCANTYPE[]"
"""A program without an effect on letters; FreeType takes one of up to seven bytes for none."""


def forbid_hinting(font: TTFont) -> None:
    """Give a TrueType font a program, so that FreeType draws its outlines as they are."""
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromAssembly(_NO_HINTING)


def join_outlines(font: TTFont) -> None:
    """Join the outlines of each glyph of a TrueType font that overlap, and mark none as overlapping."""
    from fontTools.ttLib.removeOverlaps import removeOverlaps  # needs skia-pathops, the tests do not

    removeOverlaps(font)
    for glyph in font["glyf"].glyphs.values():
        glyph.expand(font["glyf"])
        if glyph.isComposite():
            for part in glyph.components:
                part.flags &= ~OVERLAPPING_PARTS
        elif glyph.numberOfContours:
            glyph.flags[0] &= ~OVERLAPPING_CONTOURS


if __name__ == "__main__":
    for path in Path(sys.argv[1]).glob("Nunito-*.ttf"):
        font = TTFont(path, recalcTimestamp=False)
        join_outlines(font)
        forbid_hinting(font)
        font.save(FOLDER / path.name)
