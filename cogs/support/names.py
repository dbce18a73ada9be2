"""Names of players: a mention for a person; a name, a mark and a level for a computer."""

from collections.abc import Iterable

from bot.locales import Text
from bot.services.computer_users import get_level, get_name_number
from bot.store.models import is_computer


def user_name(user: int, text: Text) -> str:
    """Return a user as Discord shows it, or the name of a computer."""
    if not is_computer(user):
        return f"<@{user}>"
    return text(
        "computer",
        name=text(f"computer-name-{get_name_number(user)}"),
        level=level_name(get_level(user), text),
    )


def level_name(level: str, text: Text) -> str:
    """Return the name of a level."""
    return text(f"choice-level-{level}")


def user_names(users: Iterable[int], text: Text) -> str:
    """Return the names of several users."""
    return " ".join(user_name(user, text) for user in users)
