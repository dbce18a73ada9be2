"""The reasons why an action of The Builders: Middle Ages is good."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.middle_ages import GAME, SITES, Build, Buy, Coins, End, Hire, Send, View
from bot.games.middle_ages.cards import WAGES, missing_of, yields_of
from bot.players.computer import Reason


def reason_of(view: View, player: int, text: str) -> Reason:
    """Return the aim that the action written as ``text`` serves."""
    action = GAME.action_from_string(text)
    return _REASONS[type(action)](view, player, action)


def _explain_send(view: View, player: int, action: Send) -> Reason:
    site = next(site for site in view.players[player].sites if site.card == action.site)
    yields, missing = yields_of(action.unit), site.missing
    left = sum(missing_of(missing, yields))
    if not left:
        card = SITES[action.site]
        return Reason("players-middle-ages-finish", {"points": card.vp, "coins": card.coins})
    used = sum(missing) - left
    return Reason("players-middle-ages-send", {"left": left, "used": used, "wasted": sum(yields) - used})


def _explain_build(view: View, player: int, action: Build) -> Reason:
    card, own = SITES[action.card], view.players[player]
    if card.kind == "machine":
        return Reason("players-middle-ages-machine")
    crew = [yields_of(unit) for unit in own.free]
    if crew and all(not need or any(amounts) for need, *amounts in zip(card.needs, *crew, strict=True)):
        return Reason("players-middle-ages-build", {"open": len(own.sites)})
    return Reason("players-middle-ages-build-reward", {"points": card.vp, "coins": card.coins})


def _explain_hire(view: View, player: int, action: Hire) -> Reason:
    own, yields = view.players[player], yields_of(action.card)
    fitting = sum(
        any(need and amount for need, amount in zip(site.missing, yields, strict=True)) for site in own.sites
    )
    return Reason("players-middle-ages-hire", {"open": fitting, "free": len(own.free), "yields": sum(yields)})


def _explain_coins(view: View, player: int, _action: Coins) -> Reason:
    own = view.players[player]
    is_short = own.coins < sum(WAGES[unit] for unit in own.free)
    return Reason(
        "players-middle-ages-coins", {"coins": own.coins, "wages": "short" if is_short else "enough"}
    )


_REASONS: Mapping[type, Callable[[View, int, Any], Reason]] = {
    Send: _explain_send,
    Build: _explain_build,
    Hire: _explain_hire,
    Coins: _explain_coins,
    Buy: lambda *_: Reason("players-middle-ages-buy"),
    End: lambda *_: Reason("players-middle-ages-end"),
}
