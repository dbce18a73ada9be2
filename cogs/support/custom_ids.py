"""What the ``custom_id`` of a button or a menu says.

It is ``b:MATCH:VERSION:VERB:ARGUMENT`` for a button and ``s:MATCH:VERSION:VERB:PART`` for a menu, the
numbers in base 36. The verb finds the handler; the chosen line of a menu is its argument. In a private panel
the turn stands in place of the version, because what others do meanwhile does not make it old. A custom id
may be forged, or copied to another message, so nothing in it is trusted.
"""

import re
from typing import Literal, NamedTuple

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = re.compile(r"[0-9a-z]{1,13}")
_FIELDS = 4


class CustomId(NamedTuple):
    """The content of a custom id."""

    match_id: int
    version: int
    verb: str
    argument: str = ""


def write_custom_id(kind: Literal["b", "s"], content: CustomId) -> str:
    """Return the custom id of a button (``b``) or a menu (``s``)."""
    match_id, version = base36(content.match_id), base36(content.version)
    return f"{kind}:{match_id}:{version}:{content.verb}:{content.argument}"


def read_custom_id(custom_id: str) -> CustomId | None:
    """Return the content of a custom id, ``None`` if it is malformed."""
    _, *fields = custom_id.split(":", _FIELDS)
    if len(fields) != _FIELDS or not all(map(_NUMBER.fullmatch, fields[:2])):
        return None
    match_id, version, verb, argument = fields
    return CustomId(int(match_id, 36), int(version, 36), verb, argument)


def base36(number: int) -> str:
    """Return a number of zero or more in base 36, which ``int(text, 36)`` reads back."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
