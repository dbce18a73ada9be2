"""The slash commands of The Builders: Middle Ages."""

from collections.abc import Iterable

from bot.games.middle_ages import GAME, SITES, WORKERS, Build, Buy, Coins, End, Hire, Send, View, yields_of
from bot.locales import Text
from cogs.kit.game_commands import action_command
from rendering.middle_ages.labels import (
    add_mark,
    amounts_text,
    card_name,
    current_player,
    short_name,
    site_mark,
    site_marks,
    unit_mark,
    unit_marks,
)


def card_label(card: str, text: Text) -> str:
    """Return the name of a card; for a worker, also what it supplies and its wage."""
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
        mark = _own_marks(view, field)[card]
    return add_mark(mark, card_label(card, text), text)


def _sites_in_row(view: View, _field: str) -> Iterable[str | None]:
    return view.site_row


def _workers_in_row(view: View, _field: str) -> Iterable[str | None]:
    return view.worker_row


def _own_cards(view: View, field: str) -> Iterable[str]:
    return () if view.current is None else _own_marks(view, field)


def _own_marks(view: View, field: str) -> dict[str, str]:
    mine = current_player(view)
    return site_marks(mine) if field == "site" else unit_marks(mine)


COMMANDS = (
    action_command(GAME, Build, marked_label, _sites_in_row),
    action_command(GAME, Hire, marked_label, _workers_in_row),
    action_command(GAME, Send, marked_label, _own_cards),
    *(action_command(GAME, kind) for kind in (Coins, Buy, End)),
)
