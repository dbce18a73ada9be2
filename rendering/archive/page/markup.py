"""Pieces of the markup of a match's page; all words in them are escaped."""

import re
from base64 import b64encode
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from html import escape
from io import BytesIO

from PIL import Image

from bot.locales import Text
from rendering.archive.page.content import NotableFrame, PageFrame
from rendering.emojis import draw_emoji
from rendering.kit.encoder import save

_ESCAPED_EMOJI = re.compile(r"&lt;:(\w+):0&gt;")
_EMOJI_SIDE = 48


def words(sentence: str) -> str:
    """Return a sentence as HTML, with emojis as pictures without alt text: the words beside them suffice."""
    return _ESCAPED_EMOJI.sub(r'<span class="emoji emoji-\1"></span>', escape(sentence))


def emoji_style(names: Iterable[str]) -> str:
    """Return the style sheet with the pictures of emojis."""
    return "".join(
        f".emoji-{name} {{ background-image: url(data:image/png;base64,{_draw_small(name)}); }}\n"
        for name in names
    )


@cache
def _draw_small(name: str) -> str:
    image = Image.open(BytesIO(draw_emoji(name))).resize((_EMOJI_SIDE, _EMOJI_SIDE), Image.Resampling.LANCZOS)
    return b64encode(save(image, "PNG", optimize=True)).decode()


def items(lines: Iterable[str]) -> str:
    """Return sentences as the items of a list."""
    return "".join(f"<li>{words(line)}</li>" for line in lines)


def bullets(name: str, lines: Iterable[str]) -> str:
    """Return sentences as a list of a class."""
    return f'<ul class="{name}">{items(lines)}</ul>'


def jump_list(notable_frames: Iterable[NotableFrame], frames: Sequence[PageFrame] = ()) -> str:
    """Return a list of notable frames, with their names if ``frames`` has them; a script adds the buttons."""
    jumps = []
    for notable in notable_frames:
        name = f'<span class="quiet">{escape(frames[notable.frame].name)}</span> ' if frames else ""
        jumps.append(
            f'<li><span class="jump" data-frame="{notable.frame}">{name}{words(notable.sentence)}</span></li>'
        )
    return f'<ul class="moments">{"".join(jumps)}</ul>'


def part(name: str, title: str, content: str) -> str:
    """Return a part of the page with its heading."""
    heading = f'<h2 id="{name}-title">{escape(title)}</h2>'
    return f'<section aria-labelledby="{name}-title">{heading}{content}</section>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Collection[int]) -> str:
    """Return a table whose rows begin with their headings; ``numbers`` are the columns of numbers."""
    classes = [' class="number"' if column in numbers else "" for column in range(len(heads))]
    top = "".join(
        f'<th scope="col"{kind}>{words(head)}</th>' for head, kind in zip(heads, classes, strict=True)
    )
    body = "".join(f"<tr>{_cells(row, classes)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _cells(row: Sequence[str], classes: Sequence[str]) -> str:
    cells = "".join(f"<td{kind}>{words(cell)}</td>" for cell, kind in zip(row[1:], classes[1:], strict=True))
    return f'<th scope="row">{words(row[0])}</th>{cells}'


def frame_title(frame: PageFrame, text: Text) -> str:
    """Return the title of a frame: its name and where the match stood."""
    return text("page-frame-title", frame=frame.name, title=frame.title) if frame.title else frame.name
