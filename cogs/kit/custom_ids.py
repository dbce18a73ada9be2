"""The format of the ``custom_id`` of a match's buttons and menus.

It is ``b:MATCH:VERSION:VERB:ARGUMENT`` for a button and ``s:MATCH:VERSION:VERB:PART`` for a menu. A version
is ``NUMBER.DIGEST``, or its number alone on messages from before there were digests; numbers are in base 36.
The verb names the handler; in a menu, the chosen line is the argument. In a private panel the number is the
turn, because actions of others do not make the panel outdated. A custom id may be forged, or copied to
another message, so nothing in it is trusted.
"""

import re
from typing import Literal, NamedTuple

from bot.match.versions import DIGEST_LENGTH, Version

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = re.compile(r"[0-9a-z]{1,13}")
_VERSION = re.compile(rf"([0-9a-z]{{1,13}})(?:\.([0-9a-z]{{{DIGEST_LENGTH},{2 * DIGEST_LENGTH}}}))?")
_FIELDS = 4


class CustomId(NamedTuple):
    """The content of a custom id."""

    match_id: int
    version: Version
    verb: str
    argument: str = ""


def write_custom_id(kind: Literal["b", "s"], content: CustomId) -> str:
    """Return the custom id of a button (``b``) or a menu (``s``)."""
    number, digest = content.version
    version = f"{base36(number)}.{digest}" if digest else base36(number)
    return f"{kind}:{base36(content.match_id)}:{version}:{content.verb}:{content.argument}"


def read_custom_id(custom_id: str) -> CustomId | None:
    """Return the content of a custom id, or ``None`` if it is malformed."""
    _, *fields = custom_id.split(":", _FIELDS)
    if len(fields) != _FIELDS:
        return None
    match_id, version, verb, argument = fields
    parsed_version = _VERSION.fullmatch(version)
    if not _NUMBER.fullmatch(match_id) or parsed_version is None:
        return None
    number, digest = parsed_version.groups(default="")
    return CustomId(int(match_id, 36), Version(int(number, 36), digest), verb, argument)


def base36(number: int) -> str:
    """Return a non-negative number in base 36; ``int(text, 36)`` reads it back."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
