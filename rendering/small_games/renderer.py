"""A renderer with defaults for small open games, which add only their sentences and their image."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import Any, Generic, cast

from bot.games import GAMES, AnyGame, AnyTurnGame, TurnView
from bot.games.contract import StateT
from bot.locales import FALLBACK, Text, texts
from rendering.kit import PLAYERS, Look, Scene, Theme, theme_for
from rendering.renderer import Renderer
from rendering.small_games.tabletop import PanelState, PlayerPanel, draw_page, draw_table
from rendering.words import DESCRIPTION_LIMIT, and_list, comma_list, fit_sentences, given_name

_MARKDOWN = re.compile(r"\*\*|`|^- |^#+ .*", re.MULTILINE)
"""The signs of Markdown, and whole headings."""


class SimpleRenderer(Renderer[TurnView[StateT]], Generic[StateT]):
    """A renderer with defaults for a `TurnGame`.

    The game gives ``compose``, ``sentences``, the texts ``KEY-name``, ``KEY-prompt``, ``KEY-rules``, and
    ``KEY-did-TAG`` and ``KEY-do-TAG`` for each kind of action. It may override everything else.
    """

    has_numbered_rules = False

    def points(self, view: TurnView[StateT]) -> Sequence[int]:
        """Return each player's points so far, or those of the result."""
        if view.outcome:
            return [score.total for score in view.outcome.scores]
        return cast("AnyTurnGame", GAMES[self.key]).points(view.state)

    def standing(self, view: TurnView[StateT]) -> Sequence[int]:
        """Return each player's points, if players can see them before the end."""
        return self.points(view) if self.shows_points else ()

    def headline(self, view: TurnView[StateT], *, text: Text) -> str:
        """Return a sentence about whose turn it is or who has won."""
        game = text(f"{self.key}-name")
        if view.winners:
            winners = [self.player_name(player, text=text) for player in view.winners]
            return text("says-over", game=game, names=and_list(winners, text), count=len(winners))
        if view.is_paused:
            return text("says-paused", game=game)
        if view.current is None:
            return text("says-stopped", game=game)
        return text("says-turn", game=game, name=self.player_name(view.current, text=text))

    def describe(self, view: TurnView[StateT], *, text: Text, is_past: bool = False) -> str:
        """Return the headline, the sentences of the game and what can be done now."""
        description = super().describe(view, text=text, is_past=is_past)
        return "\n".join([*self.head(view, text=text), description])[:DESCRIPTION_LIMIT]

    def alt_text(self, view: TurnView[StateT], *, text: Text) -> str:
        """Return the headline and the sentences of the game, as many as fit."""
        return fit_sentences([*self.head(view, text=text), *self.sentences(view, text=text)])

    def head(self, view: TurnView[StateT], *, text: Text) -> Sequence[str]:
        """Return the headline and what the panels show: who plays and, if players see them, the points."""
        shows_points = self.shows_points or view.outcome is not None
        players = [
            text("says-points", name=self.player_name(player, text=text), points=points)
            if shows_points
            else self.player_name(player, text=text)
            for player, points in enumerate(self.points(view))
        ]
        return self.headline(view, text=text), text("says-players", players=comma_list(players, text))

    def prompt(self, view: TurnView[StateT], *, text: Text) -> str:
        """Return the text ``KEY-prompt`` while a player is to act."""
        return text("prompt-over" if view.current is None else f"{self.key}-prompt")

    def draw_table(self, view: TurnView[StateT], *, look: Look) -> Scene:
        """Return the table with the players' panels, for `compose` to put the position into `AREA`."""
        panels = []
        for player, total in enumerate(self.points(view)):
            state: PanelState = "turn" if view.current == player else "quiet"
            points = total if self.shows_points or view.outcome else None
            name, display_name = self.player_name(player, text=look.text), given_name(player, look.text)
            if player in view.winners:
                state = "winner"
                if display_name and view.winners == (player,):
                    name = look.text("player-wins", name=name)
            panels.append(PlayerPanel(name, points, state, display_name))
        return draw_table(panels, look.theme)

    def rules_paragraphs(self, *, text: Text) -> Sequence[str]:
        """Return the paragraphs for the picture of the rules: those of ``KEY-rules`` without its Markdown."""
        return [line for line in _MARKDOWN.sub("", text(f"{self.key}-rules")).splitlines() if line.strip()]

    def compose_rules(self, options: Any, *, look: Look) -> Scene:  # noqa: ARG002
        """Draw the rules as a page of text."""
        return draw_page(look.text(f"{self.key}-name"), self.rules_paragraphs(text=look.text), look.theme)

    def rules_alt_text(self, *, text: Text) -> str:
        """Return the text of the page."""
        return fit_sentences([text(f"{self.key}-name") + ".", *self.rules_paragraphs(text=text)])

    def samples(self) -> Mapping[str, TurnView[StateT]]:
        """Return the start, the middle and the end of a match played at random."""
        views = _play_at_random(GAMES[self.key])
        names = {"start": 0, "middle": len(views) // 2, "late": -2, "over": -1}
        return MappingProxyType({name: views[place] for name, place in names.items()})

    def draw_sprites(self, theme: Theme) -> None:
        """Draw what all positions of a match played at random show, with each mark in place of each other.

        So no piece is missing because its player has none in the samples.
        """
        marks = range(len(PLAYERS))
        for first in marks:
            look = Look(theme_for(theme.name, (*marks[first:], *marks[:first])), texts(FALLBACK))
            for view in _play_at_random(GAMES[self.key]):
                self.compose(view, look=look)


@lru_cache(maxsize=16)
def _play_at_random(game: AnyGame) -> Sequence[TurnView[Any]]:
    """Return all positions of a match of as many players as can play."""
    chance = Random(game.key)
    state = game.new_state(max(game.players), game.Options(), game.key)
    views = [game.view(state, None)]
    while players := game.current_players(state):
        player = min(players)
        state = game.apply_action(state, player, chance.choice(list(game.legal_actions(state, player))))
        views.append(game.view(state, None))
    return tuple(views)
