"""Lettering that pictures and texts share: cards, amounts, the result."""

from functools import lru_cache
from string import ascii_uppercase

from bot.games.middle_ages import RESOURCES, SITES, WORKERS, Amounts, PlayerView, View, tie_breaks, yields_of
from bot.locales import Text
from rendering.words import comma_list, player_name, without_names


def card_name(card: str, text: Text) -> str:
    """Return the name of a site, a machine or a worker, with what a worker yields."""
    return _card_name(card, without_names(text))


@lru_cache(maxsize=512)
def _card_name(card: str, text: Text) -> str:
    if card in SITES:
        return text(f"middle-ages-card-{card}")
    return text(f"middle-ages-worker-{WORKERS[card].kind}", yields=amounts_text(yields_of(card), text))


def short_name(card: str, text: Text) -> str:
    """Return a short name: that of a site or a machine, or the class of a worker."""
    return text(f"middle-ages-kind-{WORKERS[card].kind}") if card in WORKERS else card_name(card, text)


def unit_name(unit: str, text: Text) -> str:
    """Return the name of a worker or a machine with all that it yields."""
    if unit in WORKERS:
        return card_name(unit, text)
    supplies = amounts_text(SITES[unit].supplies, text)
    return text("middle-ages-says-machine", name=card_name(unit, text), supplies=supplies)


def add_mark(mark: str, name: str, text: Text) -> str:
    """Return a name with the letter or number that its card has in the picture."""
    return text("middle-ages-marked", mark=mark, card=name)


def site_mark(index: int) -> str:
    """Return the letter of a place in the row or among a player's sites, counted from 0; after Z comes AA."""
    rounds, letter = divmod(index, len(ascii_uppercase))
    return (ascii_uppercase[rounds - 1] if rounds else "") + ascii_uppercase[letter]


def unit_mark(index: int) -> str:
    """Return the number of a place in the row or among a player's units, from 0; sites have letters."""
    return str(index + 1)


def site_marks(mine: PlayerView) -> dict[str, str]:
    """Return the letters of a player's open sites, which stay the same until the turn ends."""
    cards = [site.card for site in mine.sites]
    return {card: site_mark(index) for index, card in enumerate(mine.site_order or cards) if card in cards}


def unit_marks(mine: PlayerView) -> dict[str, str]:
    """Return the numbers of a player's free units in ascending order; they stay until the turn ends."""
    order = mine.unit_order or mine.free
    return {unit: unit_mark(index) for index, unit in enumerate(order) if unit in mine.free}


def current_player(view: View) -> PlayerView:
    """Return what the player to act has."""
    assert view.current is not None
    return view.players[view.current]


def amounts_text(amounts: Amounts, text: Text) -> str:
    """Return amounts by name, as ``1 stone, 2 tiles``; resources with zero are left out."""
    parts = [
        text(f"middle-ages-amount-{name}", count=count)
        for name, count in zip(RESOURCES, amounts, strict=True)
        if count
    ]
    return comma_list(parts, text)


def result_text(view: View, text: Text) -> str:
    """Return the result as a sentence: who has won, or who shares first place."""
    winners = view.outcome.winners if view.outcome else ()
    names = comma_list([player_name(player, text) for player in winners], text)
    return text("middle-ages-wins" if len(winners) == 1 else "middle-ages-share", names=names)


def tie_text(view: View, text: Text) -> str:
    """Return the tie-breaks that decided between equal totals; an empty string if none was needed."""
    steps = tie_breaks(view.outcome) if view.outcome else ()
    return text(f"middle-ages-tie-{'-'.join(steps)}") if steps else ""


def leavers_text(view: View, text: Text) -> str:
    """Return a sentence about who has left the match, in seat order; empty if nobody has."""
    names = [player_name(player, text) for player in sorted(view.leavers)]
    return text("middle-ages-left-all", names=comma_list(names, text)) if names else ""
