"""What a game brings along for its pictures and the words that go with them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from PIL import Image

from bot.games import GAMES, GameView
from bot.locales import Text
from rendering.canvas import Picture, Point, to_picture
from rendering.emoji_images import Drawing
from rendering.entries import Entry
from rendering.legend import Mark, legend_lines
from rendering.match_text import find_emoji, given_name, mark_of
from rendering.names import lettering
from rendering.surfaces import put_mark
from rendering.theme import PLAYERS, Theme
from rendering.theme import Mark as PlayerMark
from rendering.wording import DESCRIPTION_LIMIT, with_imperatives

ViewT = TypeVar("ViewT", bound=GameView)
ExtraPicture = Callable[..., Picture]
"""Draws a picture beside that of the board from ``view, *, theme, text, ended``.

``ended`` is the day on which the match ended, ``None`` while it goes on.
"""


class Renderer(ABC, Generic[ViewT]):
    """The pictures and words of one game: pure functions of a view, a theme and a language.

    A game paints images and words a position; encoding, alt texts and limits are the same for every game.
    """

    key: ClassVar[str]
    is_busy: ClassVar[bool] = False
    """Whether the pictures are so full of outlines that they are encoded at a lower quality."""
    has_area: ClassVar[bool] = False
    """Whether `draw_area` draws what the board cannot show of one player."""

    cover: ClassVar[str] = ""
    """The sample that shows the game in the picture of all games; the first one if there is none."""

    @abstractmethod
    def paint(self, view: ViewT, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Image.Image:
        """Return an image of a position; ``choices`` names the places that can be chosen now."""

    def has_board_picture(self, view: ViewT) -> bool:  # noqa: ARG002
        """Return whether the board shows a picture of a position: only one that says something."""
        return True

    @abstractmethod
    def paint_rules(self, options: Any, *, theme: Theme, text: Text) -> Image.Image:
        """Return an image that explains the game with these options.

        Its alt text is the text ``KEY-rules-picture``. ``text`` gives the options to each text as values.
        """

    @abstractmethod
    def lines(self, view: ViewT, *, text: Text) -> Sequence[str]:
        """Return the whole position in words, enough to play by, one line per subject."""

    @abstractmethod
    def alt_text(self, view: ViewT, *, text: Text) -> str:
        """Return what the picture of a position shows, in at most ``ALT_TEXT_LIMIT`` characters."""

    @abstractmethod
    def prompt(self, view: ViewT, *, text: Text) -> str:
        """Return what can be done now, in one sentence."""

    @abstractmethod
    def samples(self) -> Mapping[str, ViewT]:
        """Return typical positions by names that are valid in file names, for the gallery and the tests."""

    def draw(
        self,
        view: ViewT,
        *,
        theme: Theme,
        text: Text,
        choices: Collection[str] = (),
        on_painted: Callable[[], object] = lambda: None,
    ) -> Picture:
        """Return the picture of a position; ``choices`` names the places that can be chosen now.

        ``on_painted`` is called before the picture is encoded, which leaves the interpreter to other threads.
        """
        image = self.paint(view, theme=theme, text=lettering(text), choices=choices)
        description = self.alt_text(view, text=text)
        on_painted()
        return to_picture(image, description, busy=self.is_busy)

    def draw_for_player(
        self, view: ViewT, *, theme: Theme, text: Text, choices: Collection[str] = ()
    ) -> Picture:
        """Return the picture of a position that only the viewer sees; in most games everybody sees it."""
        return self.draw(view, theme=theme, text=text, choices=choices)

    def rules(self, options: Any = None, *, theme: Theme, text: Text) -> Picture:
        """Return the picture that explains the game with these options, ``None`` for the default ones."""
        chosen = GAMES[self.key].Options() if options is None else options
        return _rules_picture(self, chosen, theme, with_options(text, chosen))

    def rules_alt_text(self, *, text: Text) -> str:
        """Return what the picture of the rules says; ``text`` gives the options to each text."""
        return text(f"{self.key}-rules-picture")

    def rules_text(self, options: Any = None, *, text: Text) -> str:
        """Return the rules in words for these options, ``None`` for the default ones."""
        chosen = GAMES[self.key].Options() if options is None else options
        return with_options(text, chosen)(f"{self.key}-rules")

    def describe(self, view: ViewT, *, text: Text, is_past: bool = False) -> str:
        """Return the whole position and what can be done, in at most ``DESCRIPTION_LIMIT`` characters.

        In a position that ``is_past``, nothing can be done any more.
        """
        prompt = [] if is_past or view.is_paused else [self.prompt(view, text=text)]
        lines = [*self.lines(view, text=text), *prompt]
        return "\n".join(lines)[:DESCRIPTION_LIMIT]

    def narrate(self, view: ViewT, action: Any, *, text: Text) -> str:  # noqa: ARG002
        """Return what an action does in a position.

        That is the part of a sentence behind the player's name, without a full stop: unless a game overrides
        it, the text ``KEY-did-TAG`` with the action's fields. Without a tag it is the name of the class.
        """
        tag = action.__struct_config__.tag or type(action).__name__.lower()
        return text(f"{self.key}-did-{tag}", **msgspec.structs.asdict(action))

    def narrate_together(self, steps: Sequence[tuple[ViewT, Any]], *, text: Text) -> Sequence[str]:
        """Return what a player did in several steps of a turn, one after the other and all of a kind.

        A step is a position with the action in it. Unless a game overrides it, each is told alone.
        """
        return [self.narrate(view, action, text=text) for view, action in steps]

    def advise(self, view: ViewT, action: Any, *, text: Text) -> str:
        """Return what to do, as a hint says it: "Place a small on c2", without a full stop.

        That is what `narrate` says, with the texts ``KEY-do-...`` in place of ``KEY-did-...``.
        """
        return self.narrate(view, action, text=with_imperatives(text))

    def entries(self, *, text: Text) -> Iterable[Entry]:  # noqa: ARG002
        """Return what can be looked up beside the options: cards, buildings, pieces."""
        return ()

    def entries_on_screen(self, view: ViewT) -> Sequence[str] | None:  # noqa: ARG002
        """Return the ids of the entries of what a picture shows, ``None`` if that is any of them."""
        return None

    def marks_in(self, view: ViewT) -> Iterable[Mark]:  # noqa: ARG002
        """Return the marks that can be seen in the picture of a position, for `legend`."""
        return ()

    def standing(self, view: ViewT) -> Sequence[int]:  # noqa: ARG002
        """Return the points of each player so far, at the end those of the result; empty if there are none.

        The texts ``KEY-standing``, ``KEY-standing-end`` and ``KEY-clip-score`` say what else they count.
        """
        return ()

    def look_back(self, view: ViewT, player: int) -> ViewT:  # noqa: ARG002
        """Return the view of a position that shows what a player did in the turn before it, for replays.

        In most games every view does. A game whose board shows the most of the player to act overrides it.
        """
        return view

    def legend(self, view: ViewT, *, text: Text) -> Sequence[str]:
        """Return what each mark in the picture of a position means, one line each, with its icon."""
        return legend_lines(self.key, self.marks_in(view), text)

    def seat_mark(self, player: int, *, text: Text) -> str:
        """Return the mark of a seat, in the colour and shape of the pictures."""
        return find_emoji(PLAYERS[mark_of(player, text)].colour, text) or text(f"mark-{player}")

    def seat_colour(self, player: int, *, text: Text) -> str:
        """Return the name of a seat's colour."""
        return text(f"player-{player}")

    def seat(self, player: int, *, text: Text) -> str:
        """Return the name of a seat with its mark."""
        return text("seat", mark=self.seat_mark(player, text=text), name=self.seat_colour(player, text=text))

    def player(self, player: int, *, text: Text) -> str:
        """Return the name of a player with the mark, for controls; that of the seat if no name is known."""
        name = given_name(player, text) or self.seat_colour(player, text=text)
        return text("seat", mark=self.seat_mark(player, text=text), name=name)

    def signs(self, view: ViewT, theme: Theme) -> Sequence[PlayerMark]:  # noqa: ARG002
        """Return the marks of the players in the picture of a position, and perhaps of more seats."""
        return theme.players

    def put_sign(
        self,
        image: Image.Image,
        view: ViewT,  # noqa: ARG002
        player: int,
        at: Point,
        side: int,
        *,
        theme: Theme,
    ) -> int:
        """Draw what tells a player in the picture of a position, its left edge and middle at ``at``.

        Return its width.
        """
        return put_mark(image, player, at, side, theme)

    def extra_pictures(self) -> Mapping[str, ExtraPicture]:
        """Return what draws pictures beside that of the board, by name: ``zoom``, ``finished``."""
        return {}

    def emojis(self) -> Mapping[str, Drawing]:
        """Return what draws the game's emojis, by name: letters, digits and underscores.

        Texts and controls find them by the game's key and this name: ``middle_ages_stone``.
        """
        return {}

    def draw_area(self, view: ViewT, player: int, *, theme: Theme, text: Text) -> Picture | None:  # noqa: ARG002
        """Return the picture of all that one player has, or ``None`` in games whose board shows it."""
        return None

    def prewarm(self, *, theme: Theme, text: Text) -> None:
        """Draw what later pictures share, so that the first is as fast as any."""


@dataclass(frozen=True, slots=True)
class TextForOptions:
    """A lookup that gives each text the options of a table as values; switches are ``on`` or ``off``."""

    plain: Text
    values: tuple[tuple[str, Any], ...]

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text ``key``."""
        return self.plain(key, **dict(self.values), **values)


def with_options(text: Text, options: msgspec.Struct) -> TextForOptions:
    """Return ``text`` with the options of a table as values; 0 is for what the rules decide."""
    values = msgspec.structs.asdict(options).items()
    words = {True: "on", False: "off"}
    return TextForOptions(
        text, tuple((name, words[value] if isinstance(value, bool) else value or 0) for name, value in values)
    )


@lru_cache(maxsize=16)  # it depends on nothing but the options, the theme and the language
def _rules_picture(renderer: Renderer[Any], options: Any, theme: Theme, text: Text) -> Picture:
    image = renderer.paint_rules(options, theme=theme, text=text)
    return to_picture(image, renderer.rules_alt_text(text=text), busy=renderer.is_busy)
