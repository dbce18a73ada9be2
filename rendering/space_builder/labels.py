"""What things are called, what may be done and what was done."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.games.space_builder import (
    Action,
    Back,
    Flip,
    Lay,
    Leave,
    MapView,
    Open,
    Ready,
    Settle,
    Sit,
    Start,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
    View,
    Void,
)
from bot.locales import Text

ARROWS = "▲►▼◄"
"""Where the roof of a card points, by its turn: none that Discord takes for an emoji."""


def seat(player: int, *, text: Text) -> str:
    """The name of a seat with its mark."""
    return text(f"space-builder-seat-{player}")


def player_name(player: int, text: Text) -> str:
    """The colour of a seat."""
    return text(f"space-builder-player-{player}")


def building_name(building: str, text: Text) -> str:
    """What a building is called."""
    return text(f"space-builder-building-{building}")


def side_detail(building: str, side: str, text: Text) -> str:
    """What is drawn on a side of a card, by which it is told from the other."""
    return text(f"space-builder-detail-{building}-{side}")


def time_text(time: int) -> str:
    """Milliseconds as a clock shows them, in full tenths: ``0:41.3``."""
    tenths = time // 100
    minutes, tenths = divmod(tenths, 600)
    return f"{minutes}:{tenths // 10:02d}.{tenths % 10}"


def card_text(building: str, turn: int, side: str) -> str:
    """A card as buttons label it: ``DOM ▼ B``."""
    return f"{building} {ARROWS[turn]} {side}"


def listed(items: Sequence[str], text: Text) -> str:
    """Items with commas between them and a word before the last."""
    if len(items) < 2:
        return "".join(items)
    words = items[0]
    for item in items[1:-1]:
        words = text("space-builder-list", first=words, next=item)
    return text("space-builder-list-and", first=words, last=items[-1])


def visible(view: View) -> MapView:
    """The map of a view that has one. Raises ``ValueError`` if it may not be seen (rules 7.5)."""
    if view.map is None:
        raise ValueError("the map of this view may not be seen")
    return view.map


def winner_of(view: View) -> int | None:
    """Who has won the match or, while it goes on, the last round that was checked."""
    if view.outcome:
        return view.winner
    return view.result.winner if view.result else None


def ranking(view: View) -> list[int]:
    """The players, the best first once the match is over, else as they sit."""
    players = range(len(view.players))
    outcome = view.outcome
    return sorted(players, key=lambda player: outcome.ranks[player]) if outcome else list(players)


def prompt(view: View, *, text: Text) -> str:
    """What is to be done now, one sentence: by the viewer while they build, else by those who owe it."""
    if view.phase == "unfreeze":
        return text("space-builder-prompt-unfreeze", name=player_name(view.current[0], text))
    if view.phase == "building" and view.bench is not None and _may_click(view):
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
    """Whether the viewer can open the map; a spectator is told what all are asked."""
    return view.viewer is None or any(notation.startswith("open ") for notation in view.legal)


def _bench_prompt(view: View, text: Text) -> str:
    assert view.bench is not None
    if view.bench.held:
        return text("space-builder-prompt-held", card=building_name(view.bench.held, text))
    left = sum(not card.location for card in view.bench.cards)
    return text("space-builder-prompt-hand", count=left) if left else text("space-builder-prompt-tap")


def narrate(view: View, action: Action, *, text: Text) -> str:
    """What ``action`` does in the position ``view``: the part of a sentence behind the player's name.

    The time of a tap or of laying down tools is told if ``view`` is that of the builder: a spectator's
    does not hold when the clock started. The caller keeps the clicks of a running round to itself.
    """
    return _NARRATED[type(action)](view, action, text)


def _plain(key: str) -> Callable[..., str]:
    def told(_view: View, _action: Action, text: Text) -> str:
        return text(key)

    return told


def _timed(key: str, at_key: str) -> Callable[..., str]:
    def told(view: View, action: Tap | Stop, text: Text) -> str:
        started = view.bench.started if view.bench else None
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
        Sit: _plain("space-builder-sits-out"),
        Open: _plain("space-builder-opens"),
        Unfreeze: _unfrozen,
        Leave: _plain("space-builder-leaves"),
        Start: _plain("space-builder-starts"),
        Settle: _plain("space-builder-settles"),
        Void: _plain("space-builder-voids"),
    }
)
