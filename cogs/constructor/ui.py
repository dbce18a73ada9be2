"""The controls under the board of Constructor."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

from bot.games.constructor import GAME as RULES
from bot.games.constructor import ChoosePattern, Move, Place, Swap, View
from bot.locales import Text
from cogs.constructor.commands import COMMANDS
from cogs.support.controls import Control
from cogs.support.game_ui import GameUI

KINDS = ("R", "M", "S")


def _legal(view: View) -> list[ChoosePattern | Place | Move | Swap]:
    return [RULES.action_from_string(action) for action in view.legal]


class ConstructorUI(GameUI[View]):
    """The controls of Constructor: two clicks per action, first a piece kind or an own piece, then a tile."""

    key = RULES.key
    commands = COMMANDS
    host_seats = ("ice", "black")
    first_parameters = ("seat",)
    unlisted_options = frozenset({"open_rings", "decider", "extra_patterns"})

    def controls(self, view: View, selection: str, *, text: Text) -> list[list[Control]]:
        """Return the rows of buttons; only what is legal now."""
        if selection:
            targets = [
                Control(target, "act", action, ButtonStyle.success)
                for target, action in self._actions(view, selection)
            ]
            return [targets, [Control(text("button-back"), "pick")]]
        legal = _legal(view)
        patterns = [
            Control(
                text(f"constructor-pattern-{action.pattern}"),
                "act",
                RULES.action_to_string(action),
                ButtonStyle.primary,
            )
            for action in legal
            if isinstance(action, ChoosePattern)
        ]
        if patterns:
            return [patterns]
        lines = [self._kinds(view, legal, text), self._movers(view, legal, text)]
        if Swap() in legal:
            lines.append([Control(text("constructor-button-swap"), "act", "swap", ButtonStyle.primary)])
        return [line for line in lines if line]

    def _kinds(self, view: View, legal: Sequence[Any], text: Text) -> list[Control]:
        assert view.current is not None
        left = view.reserves[view.colours[view.current]]
        placed = {action.kind for action in legal if isinstance(action, Place)}
        return [
            Control(
                text(
                    "constructor-button-kind", kind=text(f"constructor-kind-title-{kind}"), left=left[index]
                ),
                "pick",
                kind,
                ButtonStyle.primary,
            )
            for index, kind in enumerate(KINDS)
            if kind in placed
        ]

    def _movers(self, view: View, legal: Sequence[Any], text: Text) -> list[Control]:
        sources = dict.fromkeys(action.source for action in legal if isinstance(action, Move))
        kinds = {tile.label: tile.stack.upper() for tile in view.tiles}
        return [
            Control(
                text(
                    "constructor-button-move",
                    kind=text(f"constructor-kind-title-{kinds[source]}"),
                    tile=source,
                ),
                "pick",
                source,
            )
            for source in sources
        ]

    def _actions(self, view: View, selection: str) -> list[tuple[str, str]]:
        """Return the tiles that complete a selection, each with the action that it makes."""
        found = []
        for action in _legal(view):
            if isinstance(action, Place) and action.kind == selection:
                found.append((action.tile, RULES.action_to_string(action)))
            if isinstance(action, Move) and action.source == selection:
                found.append((action.target, RULES.action_to_string(action)))
        return found

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the tiles that can be chosen next."""
        return [tile for tile, _ in self._actions(view, selection)] if selection else []

    def title(self, view: View, *, text: Text) -> str:
        """Return the round."""
        return text("constructor-title", round=view.round, rounds=view.rounds)
