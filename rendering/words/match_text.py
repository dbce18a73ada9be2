"""The lookup of texts with what belongs to a match: the names and marks of its players, and the bot's emojis.

All code that draws or describes a position takes a lookup of texts, so the lookup carries these values.
Where no emoji can be shown (pictures, alt texts, completion) the lookup is used without emojis, and Unicode
signs and words stand in their place.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

from bot.locales import Text, first_text


@dataclass(frozen=True, eq=False)  # compared by identity, so that a lookup can be a cache key
class Emojis:
    """The emojis that Discord has, by name: ``{"teal": "<:teal_3fa9c1:123>"}``."""

    markup: Mapping[str, str]


NO_EMOJIS = Emojis({})


@dataclass(frozen=True, slots=True)
class MatchText:
    """A lookup of texts for one match.

    ``names`` are the players' names; an empty name stands for the colour's. ``marks`` are the numbers of the
    players' marks; empty if each player has the mark of the seat. The mark decides a player's texts.
    ``unnamed`` are the users whom the reader does not want to be named, each with the words to say instead.
    ``board`` is the lookup in the language of the board, if the reader's is another one. ``form`` is that of
    the texts about actions, see `with_form`.
    """

    lookup: Text
    names: tuple[str, ...] = ()
    marks: tuple[int, ...] = ()
    emojis: Emojis = NO_EMOJIS
    unnamed: tuple[tuple[int, str], ...] = ()
    board: Text | None = None
    form: str = ""

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text ``key``."""
        key = _keys_by_mark(self.marks).get(key, key) if self.marks else key
        if self.form:
            return first_text(self.lookup, key.replace("-did-", f"-{self.form}-", 1), key, **values)
        return self.lookup(key, **values)


@lru_cache(maxsize=128)
def _keys_by_mark(marks: tuple[int, ...]) -> Mapping[str, str]:
    return {
        f"{of}-{player}": f"{of}-{mark}" for player, mark in enumerate(marks) for of in ("mark", "player")
    }


def adapt(text: Text, **changes: Any) -> Text:
    """Return ``text`` with some fields of its ``MatchText`` changed; the plain lookup if all are empty."""
    result = replace(text if isinstance(text, MatchText) else MatchText(text), **changes)
    fields = result.names, result.marks, result.emojis.markup, result.unnamed, result.board, result.form
    return result if any(fields) else result.lookup


def with_marks(text: Text, marks: tuple[int, ...]) -> Text:
    """Return ``text`` for players with the marks of these numbers; empty for the usual marks."""
    return text if isinstance(text, MatchText) and text.marks == marks else adapt(text, marks=marks)


def with_board(text: Text, board: Text) -> Text:
    """Return ``text`` for a match whose board is in the language of the lookup ``board``."""
    lookup = text.lookup if isinstance(text, MatchText) else text
    return adapt(text, board=None if board is lookup else board)


def on_board(text: Text) -> Text:
    """Return the lookup in the language of the board, which names the buttons that everybody sees."""
    return (isinstance(text, MatchText) and text.board) or text


def with_form(text: Text, form: Literal["do", "you"]) -> Text:
    """Return ``text`` with another form of the texts ``KEY-did-...`` about actions, where a game has it.

    ``do`` has the imperatives ``KEY-do-...``. ``you`` is for sentences that begin with "You" and say what the
    reader did; most texts suit them, and ``KEY-you-...`` replaces the others.
    """
    return adapt(text, form=form)


def with_emojis(text: Text, emojis: Emojis) -> Text:
    """Return ``text`` with the emojis that Discord has."""
    return adapt(text, emojis=emojis)


@lru_cache(maxsize=64)
def without_emojis(text: Text) -> Text:
    """Return ``text`` without emojis, for places that cannot show the bot's own."""
    return adapt(text, emojis=NO_EMOJIS)


@lru_cache(maxsize=64)  # a board asks for it dozens of times
def without_names(text: Text) -> Text:
    """Return ``text`` without names: a key of caches that all matches with the same marks share."""
    return adapt(text, names=(), unnamed=(), board=None)


def find_emoji(name: str, text: Text) -> str | None:
    """Return an emoji as it is written in texts and on controls, ``None`` if Discord does not have it."""
    return text.emojis.markup.get(name) if isinstance(text, MatchText) else None


def mark_of(player: int, text: Text) -> int:
    """Return the number of a player's mark."""
    return text.marks[player] if isinstance(text, MatchText) and player < len(text.marks) else player


def given_name(player: int, text: Text) -> str:
    """Return the name of a player; an empty string if only the colour is known."""
    names = names_of(text)
    return names[player] if player < len(names) else ""


def find_other_words(user: int, text: Text) -> str | None:
    """Return what to call a user whom the reader does not want to be named; ``None`` for all others."""
    return dict(text.unnamed).get(user) if isinstance(text, MatchText) else None


def names_of(text: Text) -> tuple[str, ...]:
    """Return the names of the players, empty if none is known."""
    return text.names if isinstance(text, MatchText) else ()
