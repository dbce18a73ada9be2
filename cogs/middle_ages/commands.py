"""The commands of the Middle Ages."""

from bot.games.middle_ages import GAME, SITES, WORKERS, Build, Buy, Coins, End, Hire, Send, View, yields_of
from bot.locales import Text
from cogs.support.game_commands import action_command
from rendering.middle_ages.labels import (
    add_mark,
    amounts_text,
    card_name,
    short_name,
    site_mark,
    site_marks,
    unit_mark,
    unit_marks,
)


def card_label(card: str, text: Text) -> str:
    """Return the name of a card, of a worker with what it supplies and its wage."""
    if card not in WORKERS:
        return card_name(card, text)
    yields = amounts_text(yields_of(card), text)
    wage = WORKERS[card].wage
    return text("middle-ages-says-hand", worker=short_name(card, text), yields=yields, wage=wage)


def marked_label(view: View, field: str, card: str, text: Text) -> str:
    """Return the label of a card with the letter or number that it has in the picture."""
    if field == "card":
        index = (view.site_row if card in SITES else view.worker_row).index(card)
        mark = site_mark(index) if card in SITES else unit_mark(index)
    else:
        mark = (site_marks(view) if field == "site" else unit_marks(view))[card]
    return add_mark(mark, card_label(card, text), text)


COMMANDS = tuple(action_command(GAME, kind, marked_label) for kind in (Build, Hire, Send, Coins, Buy, End))
