"""The versions that the buttons of a match carry, so that each acts only on the position that it shows."""

from base64 import b32encode
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

DIGEST_LENGTH: Final = 6
"""The number of characters in a digest; they hold 30 bits."""
MOST_DIGESTS: Final = 64
"""The number of public revisions whose digests a match keeps; buttons of older ones are outdated."""
_encode = msgspec.json.Encoder(order="deterministic", enc_hook=repr).encode


class Version(NamedTuple):
    """The position and the history that a button belongs to.

    Attributes:
        number: A counter of the match. After a restore of the database it can reach the same number again.
        digest: The digest of the history that was shown; for a private panel, also of the player's own
            actions. Empty on buttons that were made before digests existed.
    """

    number: int
    digest: str = ""


def chain_digest(key: str, last: str, *content: Any) -> str:
    """Return the digest of ``content`` after the digest ``last``. Nobody can guess it without ``key``."""
    hashed = blake2b(_encode((key, last, content)), digest_size=5).digest()
    return b32encode(hashed).decode().lower()[:DIGEST_LENGTH]
