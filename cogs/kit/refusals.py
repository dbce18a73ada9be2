"""The sentences for refusals; other rooms register functions for refusals that need more than a text."""

from functools import singledispatch
from typing import Any

from discord import app_commands

from bot.locales import Text
from bot.match.refusals import BadOption, Refusal
from cogs.kit.parameters import kebab_case


@singledispatch
def explain(refusal: Refusal, text: Text) -> str:
    """Explain a refusal in a sentence. Register a function here for a kind that needs more than its text."""
    return text(f"refusal-{refusal.key}", **refusal.details)


def explain_option(refusal: BadOption, command: Any, text: Text) -> str:
    """Explain a bad option in a sentence; the option is named as Discord shows it in the ``command``."""
    parameters = command.parameters if isinstance(command, app_commands.Command) else []
    locale_name = next((each.locale_name for each in parameters if each.name == refusal.option), None)
    option = kebab_case(refusal.option) if locale_name is None else str(locale_name)
    allowed_values, value = refusal.allowed, str(refusal.value)
    if isinstance(allowed_values, range):
        low, high = allowed_values[0], allowed_values[-1]
        return text("refusal-option-out-of-range", option=option, low=low, high=high, value=value)
    if allowed_values:
        choices = ", ".join(allowed_values)
        return text("refusal-option-not-offered", option=option, choices=choices, value=value)
    return text("refusal-option-unknown", option=option)
