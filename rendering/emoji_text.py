"""The bot's own emojis in texts: a lookup of texts that knows them, and what is left without them.

They travel in the lookup of texts, as the players' names do. Where no emoji can be shown (pictures, alt
texts, completion) the lookup is used without them, and Unicode signs and words stand in their place.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.locales import Text
from rendering.names import NamedText

_MARKUP = re.compile(r"<a?:\w+:\d+> ?")
_BROKEN_MARKUP = re.compile(r"<a?:?[\w:]*$")


@dataclass(frozen=True, eq=False)  # compared by identity, so that a lookup can be a cache key
class Emojis:
    """The emojis that Discord has, by name: ``{"teal": "<:teal_3fa9c1:123>"}``."""

    markup: Mapping[str, str]


NO_EMOJIS = Emojis({})


@dataclass(frozen=True, slots=True)
class EmojiText:
    """A lookup of texts that knows the bot's emojis as well."""

    plain: Text
    emojis: Emojis

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text ``key``."""
        return self.plain(key, **values)


def with_emojis(text: Text, emojis: Emojis) -> Text:
    """Return ``text`` with the emojis that Discord has."""
    text = without_emojis(text)
    if not emojis.markup:
        return text
    if isinstance(text, NamedText):
        return NamedText(EmojiText(text.plain, emojis), text.names)
    return EmojiText(text, emojis)


def without_emojis(text: Text) -> Text:
    """Return ``text`` for what can show no emojis of the bot."""
    if isinstance(text, NamedText) and isinstance(text.plain, EmojiText):
        return NamedText(text.plain.plain, text.names)
    return text.plain if isinstance(text, EmojiText) else text


def find_emoji(name: str, text: Text) -> str | None:
    """Return an emoji as it is written in texts and on controls, ``None`` if Discord does not have it."""
    lookup = text.plain if isinstance(text, NamedText) else text
    return lookup.emojis.markup.get(name) if isinstance(lookup, EmojiText) else None


def split_label(label: str) -> tuple[str, str | None]:
    """Return a label without emojis of the bot, which Discord shows only beside it, and the first of them."""
    found = _MARKUP.search(label)
    return (_MARKUP.sub("", label), found[0].strip()) if found else (label, None)


def cut(line: str, longest: int) -> str:
    """Return a line with at most ``longest`` characters, never cut within an emoji."""
    if len(line) <= longest:
        return line
    return f"{_BROKEN_MARKUP.sub('', line[: longest - 1]).rstrip()}…"
