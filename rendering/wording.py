"""What the words of several games have in common."""

from collections.abc import Sequence

ALT_TEXT_LIMIT = 1024
DESCRIPTION_LIMIT = 3500


def as_many_as_fit(parts: Sequence[str]) -> str:
    """As many sentences of the parts as an alt text can hold, the first ones first."""
    whole = ""
    for part in " ".join(parts).split(". "):
        longer = f"{whole}. {part}" if whole else part
        if len(longer) >= ALT_TEXT_LIMIT:
            break
        whole = longer
    return whole if whole.endswith(".") else f"{whole}."
