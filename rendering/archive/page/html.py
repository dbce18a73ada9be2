"""The HTML of a match's page, put together from the files beside this module.

Everything that is not markup of this module is escaped, and a strict policy lets the browser load and run
nothing but what is in the file.
"""

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import Final

import msgspec

from bot.locales import Text
from rendering.archive.page.content import MatchPage, PageFrame, PageScore
from rendering.archive.page.markup import (
    bullets,
    emoji_style,
    frame_title,
    items,
    jump_list,
    part,
    table,
    words,
)
from rendering.archive.page.pictures import TILE, PagePictures
from rendering.archive.page.review import review_part
from rendering.words import and_list, split_label

MAX_BYTES: Final = 3_000_000
"""The maximum size of a page in bytes, unless its words alone are longer."""
_LEAST_FOR_PICTURES = 600_000
_CUTS = 200_000
"""The most bytes that the positions of all tiles take in a page of usual length."""
_FILES = Path(__file__).parent
_SENTENCE_END = re.compile(r"(?<=[.:;]) ")
_UNSAFE = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}
"""The characters that could end a script, with the escapes that JSON allows for them."""
_LABELS = (
    *("part-players", "part-board", "part-controls", "part-steps", "part-table"),
    *("first", "back", "play", "pause", "forward", "step", "keys", "words", "no-script", "made-with"),
    *("speed", "speed-slow", "speed-normal", "speed-fast"),
    *("colours", "colours-device", "colours-dark", "colours-light"),
)


def room_for_pictures(page: MatchPage, text: Text) -> int:
    """Return the most bytes that the pictures may have so that the whole page fits."""
    length = len(_fill(page, text, last_picture=b"", last_size=(0, 0), data=_words(page.frames)))
    return max(_LEAST_FOR_PICTURES, (MAX_BYTES - length - _CUTS) * 3 // 4)


def build_page(page: MatchPage, pictures: PagePictures, text: Text) -> bytes:
    """Return the page of a match as an HTML file."""
    data = {
        **_words(page.frames),
        "tile": TILE,
        "columns": pictures.columns,
        "cuts": [
            [*cut.size, cut.back, *(number for run in cut.runs for number in run)] for cut in pictures.cuts
        ],
        "sheets": [b64encode(sheet).decode() for sheet in pictures.sheets],
    }
    return _fill(page, text, last_picture=pictures.last, last_size=pictures.cuts[-1].size, data=data)


def _fill(
    page: MatchPage, text: Text, *, last_picture: bytes, last_size: tuple[int, int], data: object
) -> bytes:
    style, script = _file("page.css") + emoji_style(page.emojis), _file("page.js")
    labels = {name.replace("-", "_"): escape(text(f"page-{name}")) for name in _LABELS}
    last, players = page.frames[-1], [split_label(player)[0] for player in page.players]
    content = Template(_file("page.html")).substitute(
        **labels,
        language=escape(page.language),
        title=escape(text("page-title", game=page.game, players=and_list(players, text))),
        game=escape(page.game),
        date=f'<p class="date">{escape(page.date)}</p>' if page.date else "",
        players="" if page.scores else bullets("players", page.players),
        result="".join(f'<p class="result">{words(sentence)}</p>' for sentence in page.result)
        + (_scores(page.scores, text) if page.scores else ""),
        last=len(page.frames) - 1,
        last_button=escape(text("page-last")),
        last_alt=escape(last.alt_text),
        last_picture=b64encode(last_picture).decode(),
        last_words=items(last.lines),
        width=last_size[0],
        height=last_size[1],
        moments=part("moments", text("page-part-moments"), jump_list(page.key_moments, page.frames))
        if page.key_moments
        else "",
        steps="\n".join(_steps(page.frames, text)),
        review="" if page.review is None else review_part(page, page.review, text),
        options=bullets("options", page.options or [text("page-usual-options")]),
        style=style,
        style_hash=_hash(style),
        script=script,
        script_hash=_hash(script),
        data=msgspec.json.encode(data).decode().translate(_UNSAFE),
    )
    return content.encode()


@cache
def _file(name: str) -> str:
    return (_FILES / name).read_text(encoding="utf-8")


def _hash(content: str) -> str:
    """Return the hash by which the policy of the page allows a script or a style."""
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def _steps(frames: Sequence[PageFrame], text: Text) -> Iterable[str]:
    for number, frame in enumerate(frames):
        title = words(frame_title(frame, text))
        standing = f'<p class="standing">{words(frame.standing)}</p>' if frame.standing else ""
        yield (
            f'<li><p class="where"><span class="jump" data-frame="{number}">{title}</span></p>'
            f"<ul>{items(frame.summary)}</ul>{standing}</li>"
        )


def _scores(scores: Sequence[PageScore], text: Text) -> str:
    has_parts = any(score.parts for score in scores)
    heads = [text(f"page-score-{name}") for name in ("player", "points", *(["parts"] if has_parts else []))]
    rows = [[score.player, str(score.total), *([score.parts] if has_parts else [])] for score in scores]
    return table(heads, rows, numbers=(1,))


def _words(frames: Sequence[PageFrame]) -> dict[str, object]:
    """Return alt texts and positions in words, each sentence once."""
    numbers: dict[str, int] = {}

    def number_sentences(line: str) -> list[int]:
        return [numbers.setdefault(sentence, len(numbers)) for sentence in _SENTENCE_END.split(line)]

    frame_words = [
        [number_sentences(frame.alt_text), [number_sentences(line) for line in frame.lines]]
        for frame in frames
    ]
    return {"frames": frame_words, "sentences": list(numbers)}
