"""Translation of the names and descriptions of commands."""

from collections.abc import Mapping
from typing import Any, TypedDict

import discord
from discord import app_commands

from bot.locales import FALLBACK, MissingText, format_text, language_of


def command_text(key: str, **texts: str) -> app_commands.locale_str:
    """Return the English text ``key`` for a command's declaration; the translator finds others by the key.

    ``texts`` are the keys of the texts to insert for its variables.
    """
    return app_commands.locale_str(_format(FALLBACK, key, texts), key=key, texts=texts)


def _format(locale: str, key: str, texts: Mapping[str, str]) -> str:
    values = {name: format_text(locale, text, {}) for name, text in texts.items()}
    return format_text(locale, key, values)


class Declaration(TypedDict):
    """The name and the description of a command."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def declare_command(key: str) -> Declaration:
    """Return the name and description of a command, from ``command-KEY-name`` and ``command-KEY``."""
    return Declaration(name=command_text(f"command-{key}-name"), description=command_text(f"command-{key}"))


class FluentTranslator(app_commands.Translator):
    """A translator that looks the texts of commands up in the Fluent files."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: Any, /
    ) -> str | None:
        """Return the text in ``locale``; ``None`` to use the English text, as names of commands always do."""
        key = string.extras.get("key")
        if key is None or key.endswith("-name") or language_of(locale.value) == FALLBACK:
            return None
        try:
            return _format(locale.value, key, string.extras["texts"])
        except MissingText:
            return None
