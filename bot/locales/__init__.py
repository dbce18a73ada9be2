"""Every sentence that a user sees, looked up by its id in the Fluent files beside this module.

There is a folder per language (``en``) with any number of ``.ftl`` files. An unknown locale, or a message
that a language lacks, falls back to English.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
FOLDER = Path(__file__).parent

Text = Callable[..., str]
"""A lookup in one language: ``text("match-your-turn", player="Ada")``."""


class MissingText(KeyError):  # noqa: N818
    """No language has the message: a mistake in the code, found by the tests."""


class BrokenText(ValueError):  # noqa: N818
    """A message cannot be formatted with the given values: a mistake in the code, found by the tests."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, English first."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))
    return (FALLBACK, *(name for name in found if name != FALLBACK))


@cache
def language_of(locale: str) -> str:
    """Return the language for a Discord locale: ``en`` for ``en-GB``, and for every unknown locale."""
    return next((name for name in (locale, locale.split("-")[0]) if name in languages()), FALLBACK)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def clear_caches() -> None:
    """Forget all languages, to read them from ``FOLDER`` again."""
    for cached in (languages, language_of, _bundle, _formatted):
        cached.cache_clear()


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
