"""Names and descriptions of commands, in the language of the user who sees them."""

from typing import Any, TypedDict

import discord
from discord import app_commands

from bot.locales import FALLBACK, MissingText, format_text, language_of


def command_text(key: str) -> app_commands.locale_str:
    """Return the English text ``key`` for a command's declaration; the translator finds others by the key."""
    return app_commands.locale_str(format_text(FALLBACK, key, {}), key=key)


class Declaration(TypedDict):
    """The name and the description of a command."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def declared(key: str) -> Declaration:
    """Return the name and description of a command, from ``command-KEY-name`` and ``command-KEY``."""
    return Declaration(name=command_text(f"command-{key}-name"), description=command_text(f"command-{key}"))


class FluentTranslator(app_commands.Translator):
    """A translator that looks up the texts of commands in the Fluent files."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: Any, /
    ) -> str | None:
        """Return the text in ``locale``, ``None`` if the English text serves."""
        key = string.extras.get("key")
        if key is None or language_of(locale.value) == FALLBACK:
            return None
        try:
            return format_text(locale.value, key, {})
        except MissingText:
            return None
