"""Lettering that pictures and texts share: cards, amounts, the result."""

from functools import lru_cache

from bot.games.middle_ages import View, tie_breaks, yields_of
from bot.games.middle_ages.cards import RESOURCES, SITES, WORKERS, Amounts
from bot.locales import Text
from rendering.match_text import plain
from rendering.wording import comma_list, player_name


def card_name(card: str, text: Text) -> str:
    """Return the name of a site, a machine or a worker; a worker's includes what it yields."""
    return _card_name(card, plain(text))


@lru_cache(maxsize=512)
def _card_name(card: str, text: Text) -> str:
    if card in SITES:
        return text(f"middle-ages-card-{card}")
    return text(f"middle-ages-worker-{WORKERS[card].kind}", yields=numbers(yields_of(card)))


def numbers(amounts: Amounts) -> str:
    """Return amounts in the order of the resources, as ``1-2-0-0``."""
    return "-".join(map(str, amounts))


def amounts_text(amounts: Amounts, text: Text) -> str:
    """Return amounts by name, as ``1 stone, 2 tiles``; resources with zero are left out."""
    named = zip(RESOURCES, amounts, strict=True)
    return comma_list(
        [text(f"middle-ages-amount-{name}", count=count) for name, count in named if count], text
    )


def result_text(view: View, text: Text) -> str:
    """Say who has won, or who shares first place."""
    winners = view.outcome.winners if view.outcome else ()
    names = comma_list([player_name(player, text) for player in winners], text)
    return text("middle-ages-wins" if len(winners) == 1 else "middle-ages-share", names=names)


def tie_text(view: View, text: Text) -> str:
    """Say which tie-breaks decided between equal totals; return an empty string if none was needed."""
    steps = tie_breaks(view.outcome) if view.outcome else ()
    return text(f"middle-ages-tie-{'-'.join(steps)}") if steps else ""


def left_text(view: View, text: Text) -> str:
    """Say who has left the match, in seat order; return an empty string if all are there."""
    names = [player_name(player, text) for player in sorted(view.leavers)]
    return text("middle-ages-left-all", names=comma_list(names, text)) if names else ""
