"""The commands of the Middle Ages."""

from bot.games.middle_ages import GAME, WORKERS, Build, Buy, Coins, End, Hire, Send, yields_of
from bot.locales import Text
from cogs.support.game_commands import action_command
from rendering.middle_ages.labels import amounts_text, card_name, short_name


def card_label(card: str, text: Text) -> str:
    """Return the name of a card, of a worker with what it supplies and its wage."""
    if card not in WORKERS:
        return card_name(card, text)
    yields = amounts_text(yields_of(card), text)
    wage = WORKERS[card].wage
    return text("middle-ages-says-hand", worker=short_name(card, text), yields=yields, wage=wage)


COMMANDS = tuple(
    action_command(GAME, kind, lambda _field, card, text: card_label(card, text))
    for kind in (Build, Hire, Send, Coins, Buy, End)
)
