"""Lettering that pictures and texts share: colours, the result, points."""

from bot.games.constructor import View
from bot.locales import Text

COLOURS = ("ice", "black")


def colour_name(colour: int, text: Text) -> str:
    """Return the name of a colour: of ice, or of black."""
    return text(f"constructor-{COLOURS[colour]}")


def result_text(view: View, text: Text) -> str:
    """Say who has won, or that it is a draw."""
    winners = view.outcome.winners if view.outcome else ()
    if len(winners) != 1:
        return text("constructor-draw")
    return text("constructor-wins", name=colour_name(view.colours[winners[0]], text))


def score_text(points: tuple[int, int], view: View, text: Text) -> str:
    """Return points by player as ``3–2``, ice first."""
    ice, black = (points[view.colours.index(colour)] for colour in (0, 1))
    return text("constructor-score", ice=ice, black=black)


def shows_last_round(view: View) -> bool:
    """Return whether the end of the last round is shown beside a new round that has no piece yet."""
    return bool(view.finished) and not view.outcome and not any(tile.stack for tile in view.tiles)
