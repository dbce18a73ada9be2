"""The controls and texts that a game adds to what all games share."""

from abc import ABC
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from discord import ButtonStyle

from bot.client import Guildhall
from bot.games import GAMES, GameView
from bot.locales import Text
from bot.registry import Registry
from bot.services.commands import PassTime
from bot.store.models import Match
from cogs.support.controls import MOST_CHOICES, Choice, Control, Line, Menu, Panel
from cogs.support.game_commands import GameCommand
from cogs.support.parameters import dashed
from rendering import with_marks

ViewT = TypeVar("ViewT", bound=GameView)
_MOST_BUTTONS = 20
"""Discord shows 40 components in a message: with more buttons there is no room for all that others add."""
_MOST_MENUS = 10


class Explanation(NamedTuple):
    """A sentence of the coach: what is worth knowing about a kind of action in a position.

    ``kind`` is the tag of the actions. It names no action of its own, so that it is no hint.
    """

    kind: str
    sentence: str


class GameUI(ABC, Generic[ViewT]):
    """The Discord side of one game, the ``UI`` of its cog. Everything is made from a view.

    ``selection`` is what the player has chosen so far within an action; it is empty at the start. Under the
    board the verb ``pick`` sets it, and ``act`` performs the game's action in its argument. A game with
    hidden choices has the verb ``panel`` there: it opens the user's own private panel, in which
    ``panel-set`` sets the selection and ``panel-act`` performs the game's action. A UI inherits the methods
    that it does not need.
    """

    key: ClassVar[str]
    commands: ClassVar[Sequence[GameCommand]] = ()
    """The slash commands of the game besides ``new``."""
    host_seats: ClassVar[Sequence[str]] = ()
    """The names of the seats among which the host chooses in ``new``, if it matters which one they take."""
    first_parameters: ClassVar[Sequence[str]] = ()
    """The parameters of ``new`` that come right behind the opponents: what matters most in this game."""
    presets: ClassVar[Mapping[str, msgspec.Struct]] = {}
    """Sets of options by name, the default first; other options chosen in ``new`` change them."""
    rule_sections: ClassVar[Mapping[str, int]] = {}
    """The section of the rules, counted from 1, in which a broken rule stands, by the reason of a refusal."""
    newcomer_options: ClassVar[Mapping[str, Any]] = {}
    """The options of a table whose host has not finished a match of the game, unless they choose others."""
    practice_options: ClassVar[Mapping[str, Any]] = {}
    """The options of a match that is begun for practice, unless the user chooses others."""
    minor_actions: ClassVar[frozenset[type]] = frozenset()
    """The kinds of actions that are not told where there is little room, if the player did anything else."""
    fixed_options: ClassVar[frozenset[str]] = frozenset()
    """The options that ``new`` does not ask for."""

    def controls(self, view: ViewT, selection: str, *, text: Text) -> Sequence[Line]:  # noqa: ARG002
        """Return the lines of buttons and menus; only what is legal now.

        Unless a game has its own, there is a button for each of at most 20 legal actions, and beyond that
        menus, which hold 250. They show the text ``KEY-button-TAG`` of the action with its fields.
        """
        rules = GAMES[self.key]
        choices = []
        for notation in view.legal[: _MOST_MENUS * MOST_CHOICES]:
            action = rules.action_from_string(notation)
            label_key = f"{self.key}-button-{action.__struct_config__.tag}"
            choices.append(Choice(text(label_key, **msgspec.structs.asdict(action)), notation))
        if len(choices) <= _MOST_BUTTONS:
            return [
                [Control(choice.label, "act", choice.argument, ButtonStyle.primary) for choice in choices]
            ]
        starts = range(0, len(choices), MOST_CHOICES)
        parts = [tuple(choices[start : start + MOST_CHOICES]) for start in starts]
        return [
            Menu(text("menu-actions", first=part[0].label, last=part[-1].label), "act", part, str(number))
            for number, part in enumerate(parts)
        ]

    def choices(self, view: ViewT, selection: str) -> Sequence[str]:  # noqa: ARG002
        """Return the actions or places that the picture shows as choices, once something is selected."""
        return ()

    def options(self, options: Mapping[str, Any], *, text: Text) -> list[str]:
        """Return the options of a match that differ from the usual ones, one line each.

        The line of an option is the text ``KEY-option-NAME`` with ``count`` for a number, or
        ``KEY-option-NAME-VALUE`` for a word, ``on`` or ``off``.
        """
        rules = GAMES[self.key]
        chosen, usual = rules.options_from(options), rules.Options()
        lines: list[str] = []
        for name in rules.Options.__struct_fields__:
            value, key = getattr(chosen, name), f"{self.key}-option-{dashed(name)}"
            if value == getattr(usual, name):
                continue
            match value:
                case bool():
                    lines.append(text(f"{key}-{'on' if value else 'off'}"))
                case int() | None:
                    lines.append(text(key, count=value or 0))
                case _:
                    lines.append(text(f"{key}-{dashed(value)}"))
        return lines

    def title(self, view: ViewT, *, text: Text) -> str:  # noqa: ARG002
        """Return where the match stands, for the head of its message, empty if there is nothing to say."""
        return ""

    def stage(self, view: ViewT, *, text: Text) -> str:
        """Return where the match stands, beside the number of a turn in a replay."""
        return self.title(view, text=text)

    def notes(self, match: Match, view: ViewT, *, text: Text) -> list[str]:  # noqa: ARG002
        """Return more lines under the head of a board for what the picture cannot show, such as times."""
        return []

    async def pass_time(self, bot: Guildhall, match: Match) -> None:
        """Perform what is due by the rules."""
        await bot.matches.perform(match.id, 0, PassTime())

    def panel(self, view: ViewT, player: int, selection: str, *, text: Text) -> Panel | None:  # noqa: ARG002
        """Return the private panel of ``player``, ``None`` while it would be empty."""
        return None

    def lesson_panel(self, view: ViewT, player: int, selection: str, *, text: Text) -> Panel:
        """Return what a learner acts with in a lesson: the private panel if there is one, or the controls."""
        panel = self.panel(view, player, selection, text=text)
        return panel or Panel("", self.controls(view, selection, text=text))

    def lesson_board(self, view: ViewT, *, text: Text) -> Sequence[Line]:  # noqa: ARG002
        """Return the controls that show a board: they stay in sight, locked, when a step is done."""
        return ()

    def expand_action(self, action: str, see: Callable[[], ViewT]) -> str:  # noqa: ARG002
        """Return the actions that a button or a typed word stands for, separated by ``;``.

        ``see`` returns the player's view.
        """
        return action

    def confirmation(self, view: ViewT, action: str, *, text: Text) -> str:  # noqa: ARG002
        """Return the confirmation of a doubtful ``action`` of the current player, empty if it needs none."""
        return ""

    def possible(self, actions: Sequence[Any], *, text: Text) -> list[str]:
        """Return what a player can do now in words, made from all legal actions: "hire 3 workers".

        Unless a game has its own, it is the text ``KEY-possible-TAG`` with the number of actions of a kind.
        """
        counts = Counter(action.__struct_config__.tag for action in actions)
        return [text(f"{self.key}-possible-{tag}", count=count) for tag, count in counts.items()]

    def explain(self, view: ViewT, player: int, *, text: Text) -> Sequence[Explanation]:  # noqa: ARG002
        """Return what the coach explains to a player who has to act, the most important first."""
        return ()

    def marks(self, view: ViewT, action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the places in the picture that a hint marks for ``action``, none if it has no picture."""
        return ()

    def term(self, value: str, *, text: Text) -> str:  # noqa: ARG002
        """Return the everyday name of what the notation writes as ``value``."""
        return value

    def verdict(self, view: ViewT, *, text: Text) -> str:  # noqa: ARG002
        """Return what decided a match that is over, empty if that needs no words."""
        return ""

    def milestone(self, view: ViewT, *, text: Text) -> Sequence[str]:  # noqa: ARG002
        """Return sentences on what has just been reached in a view: see `Game.is_milestone`."""
        return ()

    def moment(self, view: ViewT, *, text: Text) -> Sequence[str]:
        """Return what `milestone` says in short sentences for a line of a menu, the most important first."""
        return self.milestone(view, text=text)

    def round_result(self, view: ViewT, *, text: Text) -> str:  # noqa: ARG002
        """Return how the last round went, behind words that name it; empty unless the game is a race."""
        return ""

    def end_controls(self, *, text: Text) -> list[Control]:  # noqa: ARG002
        """Return the buttons under a match that is over, in addition to those of every game."""
        return []


AnyGameUI = GameUI[Any]
GAME_UIS: Registry[AnyGameUI] = Registry("cogs", "UI", GameUI)


def get_ui(match: Match) -> AnyGameUI:
    """Return the user interface of a match's game."""
    return GAME_UIS[match.game]


def text_for(match: Match, text: Text) -> Text:
    """Return ``text`` as the lookup for a match, whose players may have chosen their marks."""
    return with_marks(text, match.player_marks)
