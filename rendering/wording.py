"""Limits and helpers for the texts of several games."""

from collections.abc import Sequence

ALT_TEXT_LIMIT = 1024
DESCRIPTION_LIMIT = 3500


def fit_sentences(parts: Sequence[str]) -> str:
    """Return the first sentences of the parts, as many as an alt text can hold."""
    whole = ""
    for part in " ".join(parts).split(". "):
        longer = f"{whole}. {part}" if whole else part
        if len(longer) >= ALT_TEXT_LIMIT:
            break
        whole = longer
    return whole if whole.endswith(".") else f"{whole}."
