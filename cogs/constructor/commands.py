"""The slash commands of Constructor."""

from bot.games.constructor import GAME, ChoosePattern, Move, Place, Swap, View
from bot.locales import Text
from cogs.kit.game_commands import action_command


def _label(_view: View, field: str, value: str, text: Text) -> str:
    match field:
        case "pattern":
            return text(f"constructor-pattern-{value}")
        case "kind":
            return text(f"constructor-kind-title-{value}")
    return value


COMMANDS = tuple(action_command(GAME, kind, _label) for kind in (ChoosePattern, Place, Move, Swap))
