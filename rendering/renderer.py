"""The interface that every game implements for its pictures and the words that go with them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from PIL import Image

from bot.games import GAMES, GameView
from bot.locales import MissingText, Text
from rendering.kit import (
    PLAYERS,
    THEMES,
    Drawing,
    Look,
    Mark,
    Part,
    Picture,
    Scene,
    Theme,
    mark_part,
    to_picture,
)
from rendering.kit.repaint import encoded
from rendering.words import (
    BULLET,
    DESCRIPTION_LIMIT,
    LookupEntry,
    Symbol,
    and_list,
    find_emoji,
    given_name,
    lettering,
    mark_of,
    with_form,
)

ViewT = TypeVar("ViewT", bound=GameView)
ExtraPicture = Callable[..., Picture]
"""Draws a picture beside that of the board from ``view, *, theme, text`` and one more value.

That is ``player`` for ``area``, and otherwise ``end_date``: the day on which the match ended, ``None`` while
it goes on.
"""


class Renderer(ABC, Generic[ViewT]):
    """The pictures and words of one game: pure functions of a view, a theme and a language.

    A game only paints images and describes positions; encoding and limits are the same for every game.
    """

    key: ClassVar[str]
    is_busy: ClassVar[bool] = False
    """Whether the pictures are so full of outlines that they need a lower quality to be small enough."""
    changes_wholly: ClassVar[bool] = False
    """Whether boards either stay as they are or have little in common with the ones before."""
    shows_points: ClassVar[bool] = True
    """Whether players see their points from the start; not if points only say at the end who has won."""
    has_numbered_rules: ClassVar[bool] = True
    """Whether marks like §2 in the picture of the rules name the section that explains what it shows."""
    view_free_actions: ClassVar[frozenset[type]] = frozenset()
    """The kinds of actions that `describe_action` describes without looking at the position."""
    cover: ClassVar[str] = ""
    """The name of the sample that shows the game in the picture of all games; empty for the first one."""

    @abstractmethod
    def compose(self, view: ViewT, *, look: Look, choices: Collection[str] = ()) -> Scene:
        """Return the scene of a position in which the places named in ``choices`` are highlighted."""

    def compose_for_player(self, view: ViewT, *, look: Look) -> Scene:
        """Return the scene that only the viewer sees; unless a game overrides this, the one of `compose`."""
        return self.compose(view, look=look)

    def paint(self, view: ViewT, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Image.Image:
        """Return an image of the scene that `compose` returns."""
        return self.compose(view, look=Look(theme, text), choices=choices).paint()

    def has_board_picture(self, view: ViewT) -> bool:  # noqa: ARG002
        """Return whether the board shows a picture of a position; usually ``True``."""
        return True

    @abstractmethod
    def compose_rules(self, options: Any, *, look: Look) -> Scene:
        """Return a scene that explains the game with these options.

        Its alt text is the text ``KEY-rules-picture``. ``text`` passes the options to each text as values.
        """

    @abstractmethod
    def sentences(self, view: ViewT, *, text: Text) -> Sequence[str]:
        """Return the whole position in words, an item per subject: enough to play without the picture."""

    @abstractmethod
    def alt_text(self, view: ViewT, *, text: Text) -> str:
        """Return a description of the picture of a position, in at most ``ALT_TEXT_LIMIT`` characters."""

    @abstractmethod
    def prompt(self, view: ViewT, *, text: Text) -> str:
        """Return one sentence that says what the player to act can do now."""

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
        """Return the picture of a position in which the places named in ``choices`` are highlighted.

        ``on_painted`` is called before the picture is encoded: encoding releases the interpreter lock.
        """
        scene = self.compose(view, look=Look(theme, lettering(text)), choices=choices)
        description = self.alt_text(view, text=text)
        data = encoded(scene, busy=self.is_busy, whole=self.changes_wholly, on_painted=on_painted)
        return Picture(data, description, scene.size)

    def draw_for_player(
        self, view: ViewT, *, theme: Theme, text: Text, choices: Collection[str] = ()
    ) -> Picture:
        """Return the picture that only the viewer sees; unless a game overrides this, the one of `draw`."""
        return self.draw(view, theme=theme, text=text, choices=choices)

    def rules(self, options: Any = None, *, theme: Theme, text: Text) -> Picture:
        """Return the picture that explains the game with ``options``; ``None`` means the default options."""
        return _rules_picture(self, options or GAMES[self.key].Options(), theme, text)

    def rules_alt_text(self, *, text: Text) -> str:
        """Return the alt text of the picture of the rules; ``text`` passes the options to each text."""
        return text(f"{self.key}-rules-picture")

    def rules_text(self, options: Any = None, *, text: Text) -> str:
        """Return the rules in words for ``options``; ``None`` means the default options."""
        return with_options(text, options or GAMES[self.key].Options())(f"{self.key}-rules")

    def describe(self, view: ViewT, *, text: Text, is_past: bool = False) -> str:
        """Return the whole position in words, in at most ``DESCRIPTION_LIMIT`` characters.

        The description ends with `prompt` unless the match is over or paused, or the position is a past one.
        """
        lines = list(self.sentences(view, text=text))
        if not (view.is_over or view.is_paused or is_past):
            lines.append(self.prompt(view, text=text))
        return "\n".join(lines)[:DESCRIPTION_LIMIT]

    def action_values(self, view: ViewT, action: Any) -> Mapping[str, Any]:  # noqa: ARG002
        """Return the values for texts about an action in the position before it: the action's fields.

        A game can add what the action does, such as the number of points that it brings.
        """
        return msgspec.structs.asdict(action)

    def describe_action(self, view: ViewT, action: Any, *, text: Text) -> str:
        """Describe an action in the position before it: the sentence without the player's name and full stop.

        Unless a game overrides it, that is the text ``KEY-did-TAG`` with `action_values`.
        """
        return text(f"{self.key}-did-{action.__struct_config__.tag}", **self.action_values(view, action))

    def describe_actions(self, steps: Sequence[tuple[ViewT, Any]], *, text: Text) -> Sequence[str]:
        """Describe several actions of one kind that a player made in a row, each with the position before it.

        Unless a game overrides it, that is the text ``KEY-did-TAG-several`` if there is one. Its values are
        the ``count`` of actions and their `action_values`, the numbers added up and the words as a list.
        Without that text, return one description for each action.
        """
        all_values = [self.action_values(view, action) for view, action in steps]
        values = {name: _join([each[name] for each in all_values], text) for name in all_values[0]}
        key = f"{self.key}-did-{steps[0][1].__struct_config__.tag}-several"
        with suppress(MissingText):
            return [text(key, **values, count=len(steps))]
        return [self.describe_action(view, action, text=text) for view, action in steps]

    def advise(self, view: ViewT, action: Any, *, text: Text) -> str:
        """Return an action as advice for a hint: "Place a small on c2", without a full stop.

        That is what `describe_action` returns, with the texts ``KEY-do-...`` in place of ``KEY-did-...``.
        """
        return self.describe_action(view, action, text=with_form(text, "do"))

    def entries(self, *, text: Text) -> Iterable[LookupEntry]:  # noqa: ARG002
        """Return the cards, buildings and pieces that users can look up."""
        return ()

    def find_entries(self, names: Collection[str]) -> Collection[str] | None:  # noqa: ARG002
        """Return the ids of the entries whose sprites have these names; ``None`` for all entries."""
        return None

    def symbols(self, view: ViewT) -> Iterable[Symbol]:  # noqa: ARG002
        """Return what a legend can explain in pictures of a match; `legend` leaves out what one lacks."""
        return ()

    def sprites_in(self, view: ViewT, *, text: Text) -> set[str]:
        """Return the names of the sprites in the picture that the viewer sees of a position."""
        scene = self.compose_for_player(view, look=Look(THEMES["dark"], lettering(text)))
        return {seen.name for seen in scene.read()}

    def standing(self, view: ViewT) -> Sequence[float]:  # noqa: ARG002
        """Return each player's points so far, or those of the result; empty if the game has none to show.

        The texts ``KEY-standing`` and ``KEY-standing-end`` say what they count if they are not points.
        """
        return ()

    def look_back(self, view: ViewT, player: int) -> ViewT:  # noqa: ARG002
        """Return the view changed so that it shows what ``player`` did in the turn just over, for replays.

        Most games return the view as it is. A game overrides it if its board shows mainly the player to act,
        or already the next round.
        """
        return view

    def look_back_at_round(self, view: ViewT) -> ViewT:
        """Return the view changed so that it shows the round of a race that has just ended, for replays."""
        return view

    def find_kept_picture(self, before: ViewT, after: ViewT) -> Callable[..., Picture] | None:  # noqa: ARG002
        """Return what draws the picture that the line of an old board keeps, from ``*, theme, text``.

        It shows what was reached in the board's turns, such as the end of a round; most games have none.
        """
        return None

    def legend(self, view: ViewT, names: Collection[str], *, text: Text) -> Sequence[str]:
        """Return a line for each symbol whose sprites have these names, with its icon if Discord has it."""
        return [
            text(
                "legend-line",
                icon=find_emoji(symbol.icon, text) or (BULLET if symbol.icon.isascii() else symbol.icon),
                meaning=symbol.explain(self.key, text=text),
            )
            for symbol in self.symbols(view)
            if symbol.is_in(names)
        ]

    def seat_mark(self, player: int, *, text: Text) -> str:
        """Return the mark of a seat as an emoji or a character of Unicode."""
        return find_emoji(PLAYERS[mark_of(player, text)].colour, text) or text(f"mark-{player}")

    def seat_colour(self, player: int, *, text: Text) -> str:
        """Return the name of a seat's colour."""
        return text(f"player-{player}")

    def seat(self, player: int, *, text: Text) -> str:
        """Return the name of a seat with its mark."""
        return text("seat", mark=self.seat_mark(player, text=text), name=self.seat_colour(player, text=text))

    def player_name(self, player: int, *, text: Text) -> str:
        """Return a player's name; without a known name, the colour's name."""
        return given_name(player, text) or self.seat_colour(player, text=text)

    def player(self, player: int, *, text: Text) -> str:
        """Return a player's name, or the colour's name, with the mark, for controls."""
        return text("seat", mark=self.seat_mark(player, text=text), name=self.player_name(player, text=text))

    def marks(self, view: ViewT, theme: Theme) -> Sequence[Mark]:  # noqa: ARG002
        """Return the marks of the players in the picture of a position; there may be more than players."""
        return theme.players

    def player_mark(self, view: ViewT, player: int, side: int, theme: Theme) -> Part:  # noqa: ARG002
        """Return the part of a row that is a player's mark as in the picture of a position."""
        return mark_part(player, side, theme)

    def extra_pictures(self) -> Mapping[str, ExtraPicture]:
        """Return the functions that draw more pictures than the board's, by name: ``zoom``, ``finished``.

        A game whose board cannot show all that one player has draws it as ``area``.
        """
        return {}

    def emojis(self) -> Mapping[str, Drawing]:
        """Return the functions that draw the game's emojis, by name: letters, digits and underscores.

        Texts and controls find them by the game's key and this name: ``middle_ages_stone``.
        """
        return {}

    def draw_sprites(self, theme: Theme) -> None:
        """Draw every sprite that a picture in a theme can need, beside those of the samples."""


def _join(values: Sequence[Any], text: Text) -> Any:
    if all(type(value) is int for value in values):
        return sum(values)
    return and_list(list(dict.fromkeys(map(str, values))), text)


def with_options(text: Text, options: msgspec.Struct) -> Text:
    """Return ``text`` with the options of a table as values, switches as ``on`` or ``off``.

    ``None``, left to the rules, becomes 0.
    """
    words = {True: "on", False: "off"}
    values = msgspec.structs.asdict(options).items()
    return partial(
        text, **{name: words[value] if isinstance(value, bool) else value or 0 for name, value in values}
    )


@lru_cache(maxsize=16)  # it depends on nothing but the options, the theme and the language
def _rules_picture(renderer: Renderer[Any], options: Any, theme: Theme, text: Text) -> Picture:
    words = with_options(text, options)
    scene = renderer.compose_rules(options, look=Look(theme, words))
    return to_picture(scene, renderer.rules_alt_text(text=words), busy=renderer.is_busy)
