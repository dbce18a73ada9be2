"""Helpers for the words of all games: limits, seats, lists."""

from collections.abc import Sequence

from bot.games.contract import Outcome
from bot.locales import Text
from rendering.words.match_text import given_name

ALT_TEXT_LIMIT = 1024
DESCRIPTION_LIMIT = 3500


def player_name(player: int, text: Text) -> str:
    """Return the name of a player; the name of the colour if ``text`` does not know it."""
    return given_name(player, text) or text(f"player-{player}")


def name_and_colour(player: int, text: Text, colour: str = "") -> str:
    """Return the name of a player with the colour, unless it is given that of the seat: ``Ada (Coral)``."""
    name, colour = given_name(player, text), colour or text(f"player-{player}")
    return text("player-named", name=name, colour=colour) if name else colour


def comma_list(items: Sequence[str], text: Text, key: str = "list-comma") -> str:
    """Join items with commas, or with what the text ``key`` has between two of them."""
    return text(key, first="", next="").join(items)


def and_list(items: Sequence[str], text: Text, key: str = "list-and") -> str:
    """Join items with commas and put "and" before the last one, or what the text ``key`` has there."""
    if len(items) < 2:
        return comma_list(items, text)
    return text(key, first=comma_list(items[:-1], text), last=items[-1])


def or_list(items: Sequence[str], text: Text) -> str:
    """Join items with commas and put "or" before the last one."""
    return and_list(items, text, "list-or")


def score_values(outcome: Outcome, player: int) -> dict[str, int]:
    """Return a player's rank, total and its parts as values of a text."""
    score = outcome.scores[player]
    parts = {part.replace("-", "_"): value for part, value in score.parts}
    return {"rank": outcome.ranks[player], "total": score.total, **parts}


def fit_sentences(parts: Sequence[str]) -> str:
    """Return the first sentences of the parts, as many as an alt text can hold."""
    whole = " ".join(parts)
    if len(whole) <= ALT_TEXT_LIMIT:
        return whole
    beginning = whole[:ALT_TEXT_LIMIT]
    end = beginning.rfind(". ")  # a language without full stops has spaces between its sentences
    return beginning[: end + 1] if end > 0 else beginning[: beginning.rfind(" ")]
