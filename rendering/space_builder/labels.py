"""The names of things, what may be done and what was done, in words."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.games.space_builder import (
    Action,
    Back,
    CancelRound,
    Flip,
    Lay,
    Leave,
    MapView,
    Open,
    Ready,
    Settle,
    SitOut,
    Start,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
    View,
)
from bot.locales import Text

ARROWS = "▲►▼◄"
"""Where the roof of a card points, by its turn: arrows that Discord does not show as emojis."""


def seat(player: int, *, text: Text) -> str:
    """Return the name of a seat with its mark."""
    return text(f"space-builder-seat-{player}")


def player_name(player: int, text: Text) -> str:
    """Return the colour name of a seat."""
    return text(f"space-builder-player-{player}")


def building_name(building: str, text: Text) -> str:
    """Return the name of a building."""
    return text(f"space-builder-building-{building}")


def side_detail(building: str, side: str, text: Text) -> str:
    """Return the detail that distinguishes a side of a card from the other side."""
    return text(f"space-builder-detail-{building}-{side}")


def time_text(time: int) -> str:
    """Return milliseconds as a clock shows them, in full tenths: ``0:41.3``."""
    tenths = time // 100
    minutes, tenths = divmod(tenths, 600)
    return f"{minutes}:{tenths // 10:02d}.{tenths % 10}"


def card_text(building: str, turn: int, side: str) -> str:
    """Return the label of a card on buttons: ``DOM ▼ B``."""
    return f"{building} {ARROWS[turn]} {side}"


def listed(items: Sequence[str], text: Text) -> str:
    """Join items with commas and put a word before the last one."""
    if len(items) < 2:
        return "".join(items)
    words = items[0]
    for item in items[1:-1]:
        words = text("space-builder-list", first=words, next=item)
    return text("space-builder-list-and", first=words, last=items[-1])


def visible(view: View) -> MapView:
    """Return the map of a view (rules 7.5).

    Raises:
        ValueError: If the viewer may not see it.
    """
    if view.map is None:
        raise ValueError("the map of this view may not be seen")
    return view.map


def winner_of(view: View) -> int | None:
    """Return who has won the match or, while it goes on, the last round that was checked."""
    if view.outcome:
        return view.winner
    return view.result.winner if view.result else None


def ranking(view: View) -> list[int]:
    """Return the players, the best first once the match is over, else in seat order."""
    players = range(len(view.players))
    outcome = view.outcome
    return sorted(players, key=lambda player: outcome.ranks[player]) if outcome else list(players)


def prompt(view: View, *, text: Text) -> str:
    """Say in one sentence what to do now.

    It is the viewer's task while they build, else that of the players to act.
    """
    if view.phase == "unfreeze":
        return text("space-builder-prompt-unfreeze", name=player_name(view.current[0], text))
    if view.phase == "building" and view.hand is not None and _may_click(view):
        return _bench_prompt(view, text)
    if view.phase == "building" and not view.options.live:
        return text("space-builder-prompt-open" if _may_open(view) else "space-builder-prompt-wait")
    seats = [view.players[number].seat for number in view.current]
    if view.phase == "ready" and all(seat and seat.ready for seat in seats):
        return text("space-builder-prompt-all-ready")
    return text(f"space-builder-prompt-{view.phase}")


def _may_click(view: View) -> bool:
    return "stop" in {notation.split()[0] for notation in view.legal}


def _may_open(view: View) -> bool:
    """Return whether to show the request to open the map: if the viewer can, or is a spectator."""
    return view.viewer is None or any(notation.startswith("open ") for notation in view.legal)


def _bench_prompt(view: View, text: Text) -> str:
    assert view.hand is not None
    if view.hand.held:
        return text("space-builder-prompt-held", card=building_name(view.hand.held, text))
    left = sum(not card.location for card in view.hand.cards)
    return text("space-builder-prompt-hand", count=left) if left else text("space-builder-prompt-tap")


def narrate(view: View, action: Action, *, text: Text) -> str:
    """Say what ``action`` does in the position ``view``: the part of a sentence after the player's name.

    It includes the time of a tap or of laying down tools only if ``view`` is the builder's own: a spectator's
    view does not contain when the clock started. Clicks of a running round are the caller's to hide.
    """
    return _NARRATED[type(action)](view, action, text)


def _plain(key: str) -> Callable[..., str]:
    def told(_view: View, _action: Action, text: Text) -> str:
        return text(key)

    return told


def _timed(key: str, at_key: str) -> Callable[..., str]:
    def told(view: View, action: Tap | Stop, text: Text) -> str:
        started = view.hand.started if view.hand else None
        if started is None:
            return text(key)
        return text(at_key, time=time_text(max(0, action.at - started)))

    return told


def _taken(_view: View, action: Take, text: Text) -> str:
    return text("space-builder-takes", card=building_name(action.building, text))


def _turned(_view: View, action: Turn, text: Text) -> str:
    return text("space-builder-turns-right" if action.by > 0 else "space-builder-turns-left")


def _laid(_view: View, action: Lay, text: Text) -> str:
    return text("space-builder-lays", location=action.location)


def _unfrozen(_view: View, action: Unfreeze, text: Text) -> str:
    return text("space-builder-unfreezes", card=building_name(action.building, text))


_NARRATED: Mapping[type[Action], Callable[..., str]] = MappingProxyType(
    {
        Take: _taken,
        Turn: _turned,
        Flip: _plain("space-builder-flips"),
        Lay: _laid,
        Back: _plain("space-builder-takes-back"),
        Tap: _timed("space-builder-taps", "space-builder-taps-at"),
        Stop: _timed("space-builder-stops", "space-builder-stops-at"),
        Ready: _plain("space-builder-is-ready"),
        SitOut: _plain("space-builder-sits-out"),
        Open: _plain("space-builder-opens"),
        Unfreeze: _unfrozen,
        Leave: _plain("space-builder-leaves"),
        Start: _plain("space-builder-starts"),
        Settle: _plain("space-builder-settles"),
        CancelRound: _plain("space-builder-voids"),
    }
)
