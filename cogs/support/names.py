"""How those who sit at a table are called: people by a mention, computers by a name, a mark and a level."""

from collections.abc import Iterable

from bot.locales import Text
from bot.services.accounts import level_of, name_of
from bot.store.records import is_computer


def named(user: int, text: Text) -> str:
    """An account, as Discord shows it or by the name of a computer."""
    if not is_computer(user):
        return f"<@{user}>"
    return text(
        "computer", name=text(f"computer-name-{name_of(user)}"), level=level_name(level_of(user), text)
    )


def level_name(level: str, text: Text) -> str:
    """What a level is called."""
    return text(f"choice-level-{level}")


def all_named(users: Iterable[int], text: Text) -> str:
    """Several accounts."""
    return " ".join(named(user, text) for user in users)
