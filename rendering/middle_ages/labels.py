"""What may be done, what was done and the names of seats and cards, in words."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from bot.games.middle_ages import Action, Build, Buy, Coins, End, Hire, Leave, Send, View, preview, yields_of
from bot.games.middle_ages.cards import RESOURCES, SITES, WORKERS, Amounts
from bot.locales import Text

_VERBS = ("send", "build", "hire", "coins", "buy", "end")


def seat(player: int, *, text: Text) -> str:
    """Return the name of a seat with its mark."""
    return text(f"middle-ages-seat-{player}")


def player_name(player: int, text: Text) -> str:
    """Return the colour name of a seat."""
    return text(f"middle-ages-player-{player}")


@lru_cache(maxsize=512)
def card_name(card: str, text: Text) -> str:
    """Return the name of a site, a machine or a worker; a worker's includes what it yields."""
    if card in SITES:
        return text(f"middle-ages-card-{card}")
    return text(f"middle-ages-worker-{WORKERS[card].kind}", yields=numbers(yields_of(card)))


def numbers(amounts: Amounts) -> str:
    """Return amounts in the order of the resources, as ``1-2-0-0``."""
    return "-".join(map(str, amounts))


def amounts_text(amounts: Amounts, text: Text) -> str:
    """Return amounts by name, as ``1 stone, 2 tiles``; resources with zero are left out."""
    named = zip(RESOURCES, amounts, strict=True)
    return listed([text(f"middle-ages-amount-{name}", count=count) for name, count in named if count], text)


def listed(items: Sequence[str], text: Text) -> str:
    """Join items with commas."""
    words = items[0] if items else ""
    for item in items[1:]:
        words = text("middle-ages-list", first=words, next=item)
    return words


def prompt(view: View, *, text: Text) -> str:
    """Say in one sentence what the player to act may do, with the actions left."""
    if view.current is None:
        return text("middle-ages-prompt-over")
    firsts = {action.split()[0] for action in view.legal}
    price = view.options.extra_action_price
    verbs = [text(f"middle-ages-verb-{verb}", price=price) for verb in _VERBS if verb in firsts]
    can = verbs[-1] if verbs else ""
    if len(verbs) > 1:
        can = text("middle-ages-list-or", first=listed(verbs[:-1], text), last=verbs[-1])
    return text("middle-ages-prompt", actions=view.actions, can=can)


def narrate(view: View, action: Action, *, text: Text) -> str:
    """Say what ``action`` does in the position ``view``: the part of a sentence after the player's name."""
    return _NARRATED[type(action)](view, action, text)


def _built(_view: View, action: Build, text: Text) -> str:
    return text("middle-ages-started", site=card_name(action.card, text))


def _hired(_view: View, action: Hire, text: Text) -> str:
    worker = WORKERS[action.card]
    return text(f"middle-ages-hired-{worker.kind}", yields=numbers(worker.yields))


def _sent(view: View, action: Send, text: Text) -> str:
    seen = preview(view, action.unit, action.site)
    values = {
        "unit": card_name(action.unit, text),
        "site": card_name(action.site, text),
        "wage": seen.wage,
        "actions": seen.price,
    }
    if not seen.finishes:
        return text("middle-ages-sent", **values, missing=amounts_text(seen.missing, text))
    key = "middle-ages-finished-machine" if action.site in MACHINES else "middle-ages-finished-building"
    return text(key, **values, coins=seen.coins, points=seen.vp)


def _took(view: View, _action: Coins, text: Text) -> str:
    return text("middle-ages-took", coins=view.coins_next)


def _bought(view: View, _action: Buy, text: Text) -> str:
    return text("middle-ages-bought", price=view.options.extra_action_price)


def _ended(_view: View, _action: End, text: Text) -> str:
    return text("middle-ages-ended")


def _left(_view: View, _action: Leave, text: Text) -> str:
    return text("middle-ages-leaves")


MACHINES = frozenset(card for card, site in SITES.items() if site.kind == "machine")
"""The sites that join the workers once they are finished."""

_NARRATED: Mapping[type, Callable[..., str]] = MappingProxyType(
    {Build: _built, Hire: _hired, Send: _sent, Coins: _took, Buy: _bought, End: _ended, Leave: _left}
)
