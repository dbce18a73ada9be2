"""What a game brings along for its pictures and the words that go with them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from bot.locales import Text
from rendering.picture import Picture
from rendering.theme import Theme

ViewT = TypeVar("ViewT")
ExtraPicture = Callable[..., Picture]
"""Draws a picture beside that of the board from ``view, *, theme, text``."""


class Renderer(ABC, Generic[ViewT]):
    """The pictures and words of one game: pure functions of a view, a theme and a language."""

    key: ClassVar[str]
    has_area: ClassVar[bool] = False
    """Whether `draw_area` draws what the board cannot show of one player."""

    @abstractmethod
    def draw(self, view: ViewT, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Picture:
        """Return the picture of a position; ``choices`` names the places that can be chosen now."""

    @abstractmethod
    def describe(self, view: ViewT, *, text: Text) -> str:
        """Return the whole position in words, enough to play by."""

    @abstractmethod
    def prompt(self, view: ViewT, *, text: Text) -> str:
        """Return what can be done now, in one sentence."""

    @abstractmethod
    def narrate(self, view: ViewT, action: Any, *, text: Text) -> str:
        """Return what an action does in a position.

        That is the part of a sentence behind the player's name, without a full stop.
        """

    @abstractmethod
    def seat(self, player: int, *, text: Text) -> str:
        """Return the name of a seat with its mark."""

    @abstractmethod
    def rules(self, *, theme: Theme, text: Text) -> Picture:
        """Return the picture that explains the game."""

    def extra_pictures(self) -> Mapping[str, ExtraPicture]:
        """Return what draws pictures beside that of the board, by name: ``zoom``, ``finished``."""
        return {}

    def draw_area(self, view: ViewT, player: int, *, theme: Theme, text: Text) -> Picture | None:  # noqa: ARG002
        """Return the picture of all that one player has, or ``None`` in games whose board shows it."""
        return None

    def samples(self) -> Mapping[str, ViewT]:
        """Return typical positions by name, for the gallery and the tests."""
        return {}

    def prewarm(self, *, theme: Theme, text: Text) -> None:
        """Draw what later pictures share, so that the first is as fast as any."""
