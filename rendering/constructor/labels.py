"""Lettering that pictures and texts share: colours, the result, points."""

from bot.games.constructor import View, with_half_point
from bot.locales import Text
from rendering.words import given_name

COLOURS = ("ice", "black")


def colour_name(colour: int, text: Text) -> str:
    """Return the name of a colour, which is 0 for ice and 1 for black."""
    return text(f"constructor-{COLOURS[colour]}")


def player_name(player: int, view: View, text: Text) -> str:
    """Return the name of a player; the name of the colour if ``text`` does not know it."""
    return given_name(player, text) or colour_name(view.colours[player], text)


def result_text(view: View, text: Text) -> str:
    """Return the result as a sentence: the winner, a draw, or a match that was called off."""
    if len(view.winners) != 1:
        return text("constructor-draw" if view.outcome else "constructor-called-off")
    return text("constructor-wins", name=player_name(view.winners[0], view, text))


def score_text(view: View, text: Text) -> str:
    """Return the points of a match that is over as ``3–2``, the winner's first, to follow their name."""
    least, most = (f"{points:g}" for points in sorted(with_half_point(view.points, view.options)))
    return text("constructor-score", most=most, least=least)


def shows_last_round(view: View) -> bool:
    """Return whether the end of the last round is shown beside a new round.

    It disappears with the second piece. So the second player sees it too.
    """
    return bool(view.finished) and not view.outcome and sum(bool(tile.stack) for tile in view.tiles) < 2
