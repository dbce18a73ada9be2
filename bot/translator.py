"""Names and descriptions of commands, in the language of whoever sees them."""

from typing import Any, TypedDict

import discord
from discord import app_commands

from bot.locales import FALLBACK, MissingText, format_text, language_of


def command_text(key: str) -> app_commands.locale_str:
    """The English text ``key`` for a command's declaration; the translator finds the others by its key."""
    return app_commands.locale_str(format_text(FALLBACK, key, {}), key=key)


class Declaration(TypedDict):
    """What a command is called and what it says of itself."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def declared(key: str) -> Declaration:
    """Name and description of a command, from ``command-KEY-name`` and ``command-KEY``."""
    return Declaration(name=command_text(f"command-{key}-name"), description=command_text(f"command-{key}"))


class FluentTranslator(app_commands.Translator):
    """Looks the texts of commands up in the Fluent files."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: Any, /
    ) -> str | None:
        """The text in ``locale``; ``None`` where English serves."""
        key = string.extras.get("key")
        if key is None or language_of(locale.value) == FALLBACK:
            return None
        try:
            return format_text(locale.value, key, {})
        except MissingText:
            return None
