"""Every sentence that a user sees, looked up by its id in the Fluent files beside this module.

There is a folder per language (``en``) with any number of ``.ftl`` files. An unknown locale, or a message
that a language lacks, falls back to English. Games from elsewhere add a folder of the same shape.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

FALLBACK = "en"
_folders = [Path(__file__).parent]

Text = Callable[..., str]
"""A lookup in one language: ``text("match-your-turn", player="Ada")``."""


class MissingText(KeyError):  # noqa: N818
    """No language has the message: a mistake in the code, found by the tests."""


class BrokenText(ValueError):  # noqa: N818
    """A message cannot be formatted with the given values: a mistake in the code, found by the tests."""


def add_texts(folder: Path) -> None:
    """Look for texts in ``folder`` as well, which has a folder per language."""
    _folders.append(folder)
    _forget()


def remove_texts(folder: Path) -> None:
    """Look no longer for texts in a folder that was added."""
    _folders.remove(folder)
    _forget()


def _forget() -> None:
    for cached in (languages, language_of, _bundle, _formatted):
        cached.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, English first."""
    inside = [folder for parent in _folders for folder in parent.iterdir()]
    found = sorted({folder.name for folder in inside if any(folder.glob("*.ftl"))})
    return (FALLBACK, *(name for name in found if name != FALLBACK))


@cache
def language_of(locale: str) -> str:
    """Return the language for a Discord locale: ``en`` for ``en-GB``, and for every unknown locale."""
    return next((name for name in (locale, locale.split("-")[0]) if name in languages()), FALLBACK)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(path for folder in _folders for path in (folder / language).glob("*.ftl")):
        bundle.add_resource(_parsed(path))
    return bundle


@cache  # a file is parsed once, also if folders come and go
def _parsed(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def format_text(locale: str, key: str, values: Mapping[str, Any]) -> str:
    """Return the sentence ``key`` in the language of ``locale``.

    Raise ``MissingText`` if no language has it, and ``BrokenText`` if the values do not fit it.
    """
    return _formatted(locale, key, tuple(values.items()))


@lru_cache(maxsize=8192)  # a board has hundreds of sentences, and most stay the same from turn to turn
def _formatted(locale: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    for language in dict.fromkeys((language_of(locale), FALLBACK)):
        bundle = _bundle(language)
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise BrokenText(key, errors)
        return str(text)
    raise MissingText(key)


@cache
def texts(locale: str) -> Text:
    """Return a lookup for ``locale``; it takes a message id and the message's values by name."""

    def text(key: str, /, **values: Any) -> str:
        return format_text(locale, key, values)

    return text


def first_text(text: Text, /, *keys: str, **values: Any) -> str:
    """Return the sentence of the first key that has one. Raise ``MissingText`` if none has."""
    for key in keys[:-1]:
        with suppress(MissingText):
            return text(key, **values)
    return text(keys[-1], **values)
