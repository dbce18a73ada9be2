"""Make the fonts of the scripts that Nunito lacks: ``python -m tests.rendering.font_subsets FOLDER``.

``FOLDER`` holds the unpacked Debian packages ``fonts-noto-core`` and ``fonts-noto-cjk`` of Debian 12:
``apt-get download fonts-noto-core fonts-noto-cjk``, then ``dpkg-deb -x FILE FOLDER`` for each. The subsets
have the letters of `rendering.kit.scripts`, no hinting, and names of their own. `font_outlines` makes Nunito.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from rendering.kit.scripts import FOLDER, SCRIPTS, Script
from tests.rendering.font_outlines import forbid_hinting


class Source(NamedTuple):
    """The file of a font, and the number of the face if the file holds several."""

    file: str
    face: int = -1


SOURCES: Mapping[str, Source] = {
    "Arabic": Source("NotoSansArabic-Bold.ttf"),
    "Devanagari": Source("NotoSansDevanagari-Bold.ttf"),
    "Han": Source("NotoSansCJK-Bold.ttc", 0),
    "Hangul": Source("NotoSansCJK-Bold.ttc", 1),
    "Hebrew": Source("NotoSansHebrew-Bold.ttf"),
    "Latin": Source("NotoSans-Bold.ttf"),
    "Thai": Source("NotoSansThai-Bold.ttf"),
}
_LETTERS_FOR_MARKS = range(0x20, 0x180)
"""What the font of Latin has too: the letters that a mark without a letter of its own stands on."""
_UNSHAPED = ("Han", "Hangul")
_COPYRIGHT, _LICENCE, _LICENCE_ADDRESS = 0, 13, 14


def kuten(codec: str, rows: range) -> Iterator[str]:
    """Return the characters in these rows of a table with 94 rows of 94 cells, in its EUC encoding."""
    for row in rows:
        for cell in range(1, 95):
            yield from bytes((0xA0 + row, 0xA0 + cell)).decode(codec, "ignore")


def han() -> set[str]:
    """Return the Han characters of names: JIS levels 1 and 2, GB 2312 level 1."""
    return {*kuten("euc_jp", range(16, 85)), *kuten("gb2312", range(16, 56))}


def characters(script: Script) -> set[int]:
    """Return the code points that the subset for ``script`` may have."""
    has = re.compile(f"[{script.blocks}]").match
    wanted = {code for code in range(0x10000) if has(chr(code))}
    if script.name == "Han":
        wanted -= set(range(0x4E00, 0xA000)) - set(map(ord, han()))
    return wanted.union(_LETTERS_FOR_MARKS) if script.name == "Latin" else wanted


def make_subset(script: Script, folder: Path) -> TTFont:
    """Return the subset of a font in ``folder`` that has the letters of ``script``."""
    source = SOURCES[script.name]
    (path,) = folder.rglob(source.file)
    font = TTFont(path, fontNumber=source.face, recalcTimestamp=False)
    options = Options(hinting=False, glyph_names=False, notdef_outline=True, recommended_glyphs=False)
    options.name_IDs = [_COPYRIGHT, _LICENCE, _LICENCE_ADDRESS]
    options.drop_tables += ["BASE", "STAT", "VORG", "vhea", "vmtx", "meta"]
    if script.name in _UNSHAPED:
        options.layout_features = []
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters(script))
    subsetter.subset(font)
    family, full_name = f"Guildhall {script.name}", f"Guildhall{script.name}-Bold"
    for number, value in {
        1: family,
        2: "Bold",
        4: f"{family} Bold",
        6: full_name,
    }.items():
        font["name"].setName(value, number, 3, 1, 0x409)
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [full_name]
        top.topDictIndex[0].FamilyName = family
        top.topDictIndex[0].FullName = f"{family} Bold"
    else:
        forbid_hinting(font)
    return font


if __name__ == "__main__":
    for script in SCRIPTS:
        make_subset(script, Path(sys.argv[1])).save(FOLDER / script.file)
