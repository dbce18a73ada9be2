"""What every language needs, and how long it may be."""

import itertools
import re
from collections.abc import Mapping
from functools import cache

from bot.games import GAMES
from bot.locales import FALLBACK
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.option_parameters import option_parameters
from cogs.kit.parameters import kebab_case
from cogs.table.table_forms import find_pages
from tests.locales.messages import Message, read_messages

_NAME = re.compile(r"(command|parameter)-[\w-]+-name")
BUTTON, DESCRIPTION, LABEL = 34, 100, 45
"""The most code points of a button by our own rule, of a description and of a form's label by Discord's."""
WORST: Mapping[str, str] = {
    "amount": "12",
    "card": "W" * 16,
    "coins": "12",
    "count": "48",
    "number": "1200",
    "page": "12",
    "pages": "12",
    "players": "4",
    "points": "99",
    "steps": "4",
    "price": "12",
    "round": "12",
    "source": "b12",
    "target": "b12",
    "tile": "b12",
    "wage": "12",
}
"""The longest values of variables on controls; names of users and cards are cut to fit."""


@cache
def shown_names() -> frozenset[str]:
    """Return the names of parameters that forms and tables show as words."""
    looks = [f"parameter-new-{name}-name" for name in ("theme", "boards", "locale", "watch")]
    names = {
        f"parameter-{game}-{kebab_case(name)}-name"
        for game in GAMES
        for name in {*itertools.chain.from_iterable(find_pages(game)), *option_parameters(GAME_UIS[game])}
    }
    return frozenset((*looks, *names))


def wanted() -> Mapping[str, Message]:
    """Return the English messages that every language needs: the names of commands stay English."""
    english = read_messages(FALLBACK)
    return {
        key: message for key, message in english.items() if not _NAME.fullmatch(key) or key in shown_names()
    }


def longest_allowed(key: str) -> int | None:
    """Return the most code points of a message; ``None`` if there is no limit."""
    if key.startswith("button-") or "-button-" in key:
        return BUTTON
    if key.startswith(("command-", "parameter-", "choice-", "menu-")) or "-menu-" in key:
        return DESCRIPTION
    return None
