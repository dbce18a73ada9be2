"""The sections of a game's rules: the paragraphs of its rules text, each with its heading."""

import re
from typing import NamedTuple

_HEADING = re.compile(r"\*\*(.+?)\*\*")


class Section(NamedTuple):
    """A section of the rules: its heading, and all of its text."""

    heading: str
    words: str


def split_rules(rules: str) -> tuple[str, tuple[Section, ...]]:
    """Return the text before the first heading, and the sections, which readers count from 1.

    A paragraph that does not begin with words in bold belongs to the section before.
    """
    first, *paragraphs = rules.split("\n\n")
    sections: list[Section] = []
    for paragraph in paragraphs:
        hit = _HEADING.match(paragraph)
        if hit is not None:
            sections.append(Section(hit[1].rstrip("."), paragraph))
        elif sections:
            heading, words = sections[-1]
            sections[-1] = Section(heading, f"{words}\n\n{paragraph}")
        else:
            first = f"{first}\n\n{paragraph}"
    return first, tuple(sections)
