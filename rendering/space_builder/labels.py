"""What pictures and texts share: the names of cards, times, what a position shows, the order of players."""

from bot.games.space_builder import MapView, View
from bot.locales import Text, with_decimal
from rendering.words import player_name

ARROWS = "↑→↓←"
"""Where the roof of a card points, by its turn: arrows that Discord does not show as emojis."""

_WHOLE = 10_000
"""The milliseconds from which on a split is told in whole seconds."""


def building_name(building: str, text: Text) -> str:
    """Return the name of a building."""
    return text(f"space-builder-building-{building}")


def side_detail(building: str, side: str, text: Text) -> str:
    """Return the detail that distinguishes a side of a card from the other side."""
    return text(f"space-builder-detail-{building}-{side}")


def place_name(location: str, text: Text) -> str:
    """Return the name of a location on the board: ``top left``."""
    return text(f"space-builder-place-{location}")


def time_text(time: int) -> str:
    """Return milliseconds as a clock shows them, in full tenths: ``0:41.3``."""
    minutes, tenths = divmod(time // 100, 600)
    return f"{minutes}:{tenths // 10:02d}.{tenths % 10}"


def seconds_text(time: int, text: Text) -> str:
    """Return milliseconds as seconds: tenths where they matter, ``4.2 s``, else whole ones, ``17 s``."""
    seconds = str(time // 1000) if time >= _WHOLE else with_decimal(time // 100 / 10)
    return text("space-builder-seconds", seconds=seconds)


def card_text(building: str, turn: int, side: str, text: Text) -> str:
    """Return the label of a card on a button, short enough for three in a row on a phone: ``Dom↓″``."""
    return text(f"space-builder-button-card-{side}", name=short_name(building, text), arrow=ARROWS[turn])


def short_name(building: str, text: Text) -> str:
    """Return the name of a building in at most four letters, for buttons."""
    return text(f"space-builder-short-{building}")


def require_map(view: View) -> MapView:
    """Return the map of a view (rules 7.5).

    Raises:
        ValueError: If the viewer may not see it.
    """
    if view.map is None:
        raise ValueError("the map of this view may not be seen")
    return view.map


def has_ended(view: View) -> bool:
    """Return whether the picture of a position shows the end of the match."""
    return not view.shows_check and (view.outcome is not None or view.phase in ("over", "abandoned"))


def shows_result(view: View) -> bool:
    """Return whether a position shows the result of the last round."""
    return view.shows_check or view.outcome is not None or view.phase == "unfreeze"


def shows_map(view: View) -> bool:
    """Return whether everybody may see the map of a round that is being built."""
    return view.map is not None and view.options.live


def shows_title_card(view: View) -> bool:
    """Return whether nobody has seen a map yet, so that there is only the title card to show."""
    return view.result is None and not shows_map(view) and view.phase in ("ready", "building")


def find_winner(view: View) -> int | None:
    """Return the winner of the match or, while it goes on, of the last round that was checked.

    A match that was ended early may have one who stayed.
    """
    if view.early_winners is not None:
        return view.early_winners[0] if len(view.early_winners) == 1 else None
    if view.outcome:
        return view.winner
    return view.result.winner if view.result else None


def winner_text(winner: int | None, text: Text) -> str:
    """Return the sentence that says who has won."""
    if winner is None:
        return text("space-builder-no-winner")
    return text("space-builder-wins", name=player_name(winner, text))


def ranking(view: View) -> list[int]:
    """Return the players, the best first once the match is over, else in seat order."""
    players = range(len(view.players))
    return sorted(players, key=view.outcome.ranks.__getitem__) if view.outcome else list(players)
