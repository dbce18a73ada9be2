"""The sections of a game's rules: the paragraphs of its rules text, each with its heading."""

import re
from typing import NamedTuple

_BEFORE_SECTION = re.compile(r"\n\n(?=\*\*(.+?)\*\*)")
"""The blank line before a section, with the section's heading as a group."""


class Section(NamedTuple):
    """A section of the rules: its heading, and all of its text."""

    heading: str
    words: str


def split_rules(rules: str) -> tuple[str, tuple[Section, ...]]:
    """Return the text before the first heading, and the sections, which readers count from 1.

    A paragraph that does not begin with words in bold belongs to the section before.
    """
    first, *parts = _BEFORE_SECTION.split(rules)
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return first, tuple(Section(heading.rstrip("."), words) for heading, words in pairs)
