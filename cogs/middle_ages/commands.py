"""The commands of the Middle Ages."""

from bot.games.middle_ages import GAME, Build, Buy, Coins, End, Hire, Send
from bot.locales import Text
from cogs.support.game_commands import action_command
from rendering.middle_ages.labels import card_name


def card_label(card: str, text: Text) -> str:
    """Return the name of a card and its number."""
    return text("middle-ages-choice-card", card=card_name(card, text), id=card)


COMMANDS = tuple(
    action_command(GAME, kind, lambda _field, card, text: card_label(card, text))
    for kind in (Build, Hire, Send, Coins, Buy, End)
)
