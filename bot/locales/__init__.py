"""The texts that users see, looked up by id in the Fluent files beside this module.

There is a folder per language (``en``) with any number of ``.ftl`` files. If a locale is unknown, or a
language lacks a text, the English text is used. Games from elsewhere add a folder of the same shape.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from sys import intern
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.locales.babel_data import forget_unused
from bot.locales.grammar import FUNCTIONS

FALLBACK = "en"
_LARGEST_NUMBER = 10**15
"""The largest number to show in full: users can type numbers that cannot be formatted."""
_folders = [Path(__file__).parent]
_MOST_PARSED = 512
"""The most texts of a language that stay parsed; all boards have 230, and formatted texts are kept."""
_PARSER = FluentParser(with_spans=False)
"""Where each part stands in its file takes as much memory as the parts."""
_TEXT_START = re.compile(rb"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of a text in a file; the only other lines that are not indented are comments and brackets."""
_REFERENCE = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")
"""Where a text may refer to another one: at the start of a placeable, or as an argument."""

Text = Callable[..., str]
"""A lookup in one language: ``text("match-your-turn", player="Ada")``."""


class MissingText(KeyError):  # noqa: N818
    """No language has the text: a mistake in the code, found by the tests."""


class BrokenText(ValueError):  # noqa: N818
    """A text cannot be formatted with the given values: a mistake in the code, found by the tests."""


def add_texts(folder: Path) -> None:
    """Look for texts in ``folder`` as well, which has a folder per language."""
    _folders.append(folder)
    _clear_caches()


def remove_texts(folder: Path) -> None:
    """Stop looking for texts in a folder that was added."""
    _folders.remove(folder)
    _clear_caches()


def _clear_caches() -> None:
    for function in (languages, language_of, _bundle, _format_cached):
        function.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, English first."""
    inside = [folder for parent in _folders for folder in parent.iterdir()]
    names = sorted({folder.name for folder in inside if any(folder.glob("*.ftl"))})
    return (FALLBACK, *(name for name in names if name != FALLBACK))


@cache
def language_of(locale: str) -> str:
    """Return the language for a Discord locale: ``en`` for ``en-GB``, and for every unknown locale."""
    return next((name for name in (locale, locale.split("-")[0]) if name in languages()), FALLBACK)


class _Bundle:
    """The texts of a language; each is parsed when it is first needed, because all take half a second.

    Parsed texts take ten times the memory of their sources. So once there are many, all are forgotten.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, bytes] = {}
        forget_unused(language)
        self._parsed = self._start()
        for path in sorted(path for folder in _folders for path in (folder / language).glob("*.ftl")):
            for name, source in _read_entries(path):
                self._sources.setdefault(name, source)

    def _start(self) -> tuple[FluentBundle, set[str]]:
        return FluentBundle([self._language], use_isolating=False, functions=FUNCTIONS), set()

    def format(self, key: str, values: Mapping[str, Any]) -> str | None:
        """Return a formatted text; ``None`` if the language lacks it. Raise ``BrokenText``."""
        if len(self._parsed[1]) > _MOST_PARSED:
            self._parsed = self._start()
        bundle = self._parse(key, *self._parsed)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            return None
        printable_values = {
            name: f"{str(value)[:16]}…" if isinstance(value, int) and abs(value) > _LARGEST_NUMBER else value
            for name, value in values.items()
        }
        text, errors = bundle.format_pattern(pattern, printable_values)
        if errors:
            raise BrokenText(key, errors)
        return str(text)

    def parse_all(self, part: str) -> None:
        """Parse the texts whose names contain ``part``."""
        for key in self._sources:
            if part in key:
                self._parse(key, *self._parsed)

    def _parse(self, key: str, bundle: FluentBundle, parsed_keys: set[str]) -> FluentBundle:
        """Parse a text and all texts that it refers to, unless that has been done, and return the bundle."""
        resources, waiting = dict[str, Resource](), [key]
        while waiting:
            name = waiting.pop()
            if name in self._sources and name not in parsed_keys and name not in resources:
                source = self._sources[name].decode()
                resources[name] = _PARSER.parse(source)
                waiting += _REFERENCE.findall(source)
        for resource in resources.values():
            bundle.add_resource(resource)
        parsed_keys.update(resources)  # last, because other threads may be parsing the same text
        return bundle


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


def _read_entries(path: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the texts in a file by name, unparsed. Strings would take twice the memory of bytes."""
    source = path.read_bytes()
    starts = [*_TEXT_START.finditer(source)]
    ends = [*(start.start() for start in starts[1:]), len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield intern(start[1].decode()), source[start.start() : end]


def parse_texts(locale: str, part: str) -> None:
    """Parse the texts whose names contain ``part`` before they are needed."""
    _bundle(language_of(locale)).parse_all(part)


def format_text(locale: str, key: str, values: Mapping[str, Any]) -> str:
    """Return the text ``key`` in the language of ``locale``.

    Raise ``MissingText`` if no language has it, and ``BrokenText`` if the values do not fit it.
    """
    return _format_cached(locale, key, tuple(values.items()))


@lru_cache(maxsize=8192)  # a board has hundreds of texts, and most stay the same from turn to turn
def _format_cached(locale: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    for language in dict.fromkeys((language_of(locale), FALLBACK)):
        if (text := _bundle(language).format(key, dict(values))) is not None:
            return text
    raise MissingText(key)


@cache
def texts(locale: str) -> Text:
    """Return a lookup for ``locale``, which takes the id of a text and the values of its variables."""

    def text(key: str, /, **values: Any) -> str:
        return format_text(locale, key, values)

    return text


def terminal_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the terminal: that of the locale in its environment variables, or English.

    https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html#tag_08_02
    """
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return language_of(re.split(r"[.@]", locale)[0].replace("_", "-"))


def terminal_text(key: str, /, **values: Any) -> str:
    """Return the text ``key`` for the person who runs the bot, in the language of the terminal."""
    return format_text(terminal_language(), key, values)


def with_decimal(number: float) -> Any:
    """Return a number as a value that texts show with one decimal, as usual in their language."""
    return fluent_number(number, minimumFractionDigits=1, maximumFractionDigits=1)


def first_text(text: Text, /, *keys: str, **values: Any) -> str:
    """Return the text of the first key that has one. Raise ``MissingText`` if none has."""
    for key in keys[:-1]:
        with suppress(MissingText):
            return text(key, **values)
    return text(keys[-1], **values)
