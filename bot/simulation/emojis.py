"""Emojis of the application on the simulated Discord: their limits, their images, and missing ones."""

import re
from base64 import b64decode
from collections.abc import Callable
from typing import Any

from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http.router import RequestContext

MOST, MOST_BYTES = 2000, 256 * 1024
_NAME = re.compile("[a-zA-Z0-9_]{2,32}")


def create_emoji(context: RequestContext, answer: Callable[[RequestContext], Any]) -> Any:
    """Refuse what Discord refuses, and keep the image for the page; SimCord would drop it."""
    body, emojis = context.body(), context.backend.application_emojis
    name, (kind, _, data) = str(body.get("name")), str(body.get("image")).partition(";base64,")
    image = b64decode(data)
    if not _NAME.fullmatch(name) or not kind.startswith("data:image/") or len(image) > MOST_BYTES:
        raise BackendError(400, 50035, "Invalid Form Body")
    if any(emoji.name == name for emoji in emojis.values()):
        raise BackendError(400, 50035, "Invalid Form Body: another emoji has this name")
    if len(emojis) >= MOST:
        raise BackendError(400, 30008, "Maximum number of emojis reached")
    response = answer(context)
    context.backend.cdn._blobs[f"{CDN_BASE}/emojis/{response['id']}.png"] = image
    return response


def require_known_emojis(context: RequestContext) -> None:
    """Refuse a message whose controls show an emoji that does not exist."""
    body = context.body()
    for part in walk_components((body.get("data") or body).get("components") or []):
        for item in (part, *(part.get("options") or ())):
            number = (item.get("emoji") or {}).get("id")
            if number and int(number) not in context.backend.application_emojis:
                raise BackendError(400, 50035, "Invalid Form Body: emoji.id: Invalid emoji")
