"""The reasons why an action of The Builders: Middle Ages is good."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.middle_ages import GAME, SITES, Build, Buy, Coins, End, Hire, Send, View
from bot.games.middle_ages.cards import missing_of, plus, yields_of
from bot.players.computer import Reason


def reason_of(view: View, player: int, text: str) -> Reason:
    """Return the aim that the action written as ``text`` serves."""
    action = GAME.action_from_string(text)
    return _REASONS[type(action)](view, player, action)


def _explain_send(view: View, player: int, action: Send) -> Reason:
    site = next(site for site in view.players[player].sites if site.card == action.site)
    missing = sum(missing_of(site.needs, plus(site.placed, yields_of(action.unit))))
    if not missing:
        card = SITES[action.site]
        return Reason("players-middle-ages-finish", {"points": card.vp, "coins": card.coins})
    return Reason("players-middle-ages-send", {"left": missing})


def _explain_build(view: View, player: int, action: Build) -> Reason:
    if SITES[action.card].kind == "machine":
        return Reason("players-middle-ages-machine")
    return Reason("players-middle-ages-build", {"open": len(view.players[player].sites)})


def _explain_hire(view: View, player: int, _action: Hire) -> Reason:
    own = view.players[player]
    return Reason("players-middle-ages-hire", {"open": len(own.sites), "free": len(own.free)})


def _explain_coins(view: View, player: int, _action: Coins) -> Reason:
    return Reason("players-middle-ages-coins", {"coins": view.players[player].coins})


_REASONS: Mapping[type, Callable[[View, int, Any], Reason]] = {
    Send: _explain_send,
    Build: _explain_build,
    Hire: _explain_hire,
    Coins: _explain_coins,
    Buy: lambda *_: Reason("players-middle-ages-buy"),
    End: lambda *_: Reason("players-middle-ages-end"),
}
