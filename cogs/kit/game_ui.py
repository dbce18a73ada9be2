"""The interface of a game's controls and texts in Discord, beyond what all games share."""

from abc import ABC
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from bot.client.bot import Guildhall
from bot.games import GAMES, AnyTurnGame, GameView, Moment, TurnGame, TurnView
from bot.games.contract import HeadStartOptions
from bot.games.registry import Registry
from bot.locales import Text, texts
from bot.match.commands import PassTime
from bot.match.models import Match
from cogs.kit.controls import ANSWER, MOST_CHOICES, Choice, Control, Line, Menu, Panel
from cogs.kit.game_commands import GameCommand, action_command
from cogs.kit.parameters import kebab_case
from rendering import RENDERERS, with_board, with_marks

ViewT = TypeVar("ViewT", bound=GameView)
_MOST_BUTTONS = 20
"""The most buttons for a game's actions; common controls need the rest of a message's 40 components."""
_MOST_MENUS = 10


class Explanation(NamedTuple):
    """A sentence of the coach that explains a kind of action in the current position.

    ``kind`` is the tag of these actions. The sentence recommends no particular action: that would be a hint.
    """

    kind: str
    sentence: str


class GameUI(ABC, Generic[ViewT]):
    """The Discord side of one game. Its methods take views, so they show no more than the viewer may know.

    ``selection`` is what the player has chosen so far within an action; it is empty at the start. Buttons
    name a verb and an argument. Under a board, ``pick`` sets the selection and ``act`` performs an action. In
    a game with hidden choices, ``panel`` opens the user's private panel, in which ``panel-set`` sets the
    selection and ``panel-act`` performs an action. A game overrides only the methods that it needs.
    """

    key: str
    commands: Sequence[GameCommand] = ()
    """The slash commands of the game besides ``new``."""
    host_seats: ClassVar[Sequence[str]] = ()
    """The names of the seats that the host can choose in ``new``; empty if the seat does not matter."""
    first_parameters: ClassVar[Sequence[str]] = ()
    """The most important parameters of ``new`` for this game, which come right after the opponents.

    ``new`` has few parameters: an option that is not among the first may only be in the forms of the table.
    """
    presets: ClassVar[Mapping[str, msgspec.Struct]] = {}
    """Named sets of options, the default first; single options chosen in ``new`` override them."""
    rule_sections: ClassVar[Mapping[str, int]] = {}
    """The section of the rules, counted from 1, that explains a refusal, by ``IllegalAction.reason``."""
    newcomer_options: ClassVar[Mapping[str, Any]] = {}
    """The default options of a host who has not finished a match of the game yet."""
    practice_options: ClassVar[Mapping[str, Any]] = {}
    """The default options of a match for practice."""
    minor_actions: ClassVar[frozenset[type]] = frozenset()
    """The kinds of actions that short summaries omit, unless the player did nothing else."""
    main_part: ClassVar[str] = ""
    """The part of a score that is shown as a player's points in place of the total; empty for the total."""
    fixed_options: ClassVar[frozenset[str]] = frozenset(HeadStartOptions.__struct_fields__)
    """The options that neither ``new`` nor a form asks for."""
    advantage_unit: ClassVar[float] = 1
    """What the text ``KEY-begins-ahead`` counts for each 1 of an advantage."""

    def controls(self, view: ViewT, selection: str, *, text: Text) -> Sequence[Line]:  # noqa: ARG002
        """Return the lines of buttons and menus under a board; they offer only legal actions.

        Unless a game overrides it, each legal action has a button; if there are more than 20, menus hold the
        first 250. A label is the text ``KEY-button-TAG`` with `Renderer.action_values`.
        """
        rules = GAMES[self.key]
        choices = []
        for notation in view.legal[: _MOST_MENUS * MOST_CHOICES]:
            action = rules.action_from_string(notation)
            label_key = f"{self.key}-button-{action.__struct_config__.tag}"
            choices.append(
                Choice(text(label_key, **RENDERERS[self.key].action_values(view, action)), notation)
            )
        if len(choices) <= _MOST_BUTTONS:
            return [[Control(choice.label, "act", choice.argument, ANSWER) for choice in choices]]
        starts = range(0, len(choices), MOST_CHOICES)
        parts = [tuple(choices[start : start + MOST_CHOICES]) for start in starts]
        return [
            Menu(text("menu-actions", first=part[0].label, last=part[-1].label), "act", part, str(number))
            for number, part in enumerate(parts)
        ]

    def looks(self, view: ViewT, *, text: Text) -> list[Control]:  # noqa: ARG002
        """Return the buttons that only show something: a board has them in its last row, or under *More*."""
        return []

    def choices(self, view: ViewT, selection: str) -> Sequence[str]:  # noqa: ARG002
        """Return the actions or places that the picture highlights as choices for this selection."""
        return ()

    def options(self, options: Mapping[str, Any], *, text: Text) -> list[str]:
        """Return the options of a match that differ from the defaults, one line each.

        The line of an option is the text ``KEY-option-NAME`` with ``count`` for a number, or
        ``KEY-option-NAME-VALUE`` for a word, ``on`` or ``off``.
        """
        rules = GAMES[self.key]
        match_options, default_options = rules.options_from(options), rules.Options()
        lines: list[str] = []
        for name in rules.Options.__struct_fields__:
            value, key = getattr(match_options, name), f"{self.key}-option-{kebab_case(name)}"
            if value == getattr(default_options, name) or name in HeadStartOptions.__struct_fields__:
                continue
            match value:
                case bool():
                    lines.append(text(f"{key}-{'on' if value else 'off'}"))
                case int() | None:
                    lines.append(text(key, count=value or 0))
                case _:
                    lines.append(text(f"{key}-{kebab_case(value)}"))
        return lines

    def title(self, view: ViewT, *, text: Text) -> str:  # noqa: ARG002
        """Return the stage of the match for the heading of its message, such as the round; may be empty."""
        return ""

    def progress_key(self, view: ViewT) -> str:  # noqa: ARG002
        """Return the id of the sentence that says how many have finished a phase; empty for none."""
        return "board-progress"

    def resting(self, view: ViewT) -> Collection[int]:  # noqa: ARG002
        """Return the players who are known to sit a phase out, so that they are not counted in it."""
        return ()

    def stage(self, view: ViewT, *, text: Text) -> str:
        """Return the stage of the match for a replay, without the turn's number, which the replay adds."""
        return self.title(view, text=text)

    def notes(self, match: Match, view: ViewT, *, text: Text) -> list[str]:  # noqa: ARG002
        """Return the lines below the heading of a board, for what the picture cannot show, such as times."""
        return []

    def question(self, view: ViewT, selection: str, *, text: Text) -> str:  # noqa: ARG002
        """Return what a board asks right above its controls, which need not be listed there.

        ``selection`` is what the player has chosen so far within an action.
        """
        return RENDERERS[self.key].prompt(view, text=text)

    def notes_below_prompt(self, match: Match, view: ViewT, *, text: Text) -> list[str]:  # noqa: ARG002
        """Return the lines below the one that says whose turn it is and what to do."""
        return []

    async def pass_time(self, bot: Guildhall, match: Match) -> None:
        """Perform the system action that is due. Raise ``Refusal`` if none is due."""
        await bot.matches.perform(match.id, 0, PassTime())

    def panel(self, view: ViewT, player: int, selection: str, *, text: Text) -> Panel | None:  # noqa: ARG002
        """Return the private panel of ``player``; ``None`` if it would be empty."""
        return None

    def lesson_panel(self, view: ViewT, player: int, selection: str, *, text: Text) -> Panel:
        """Return the controls of a learner in a lesson: the private panel, or else the board's controls."""
        panel = self.panel(view, player, selection, text=text)
        return panel or Panel("", self.controls(view, selection, text=text))

    def lesson_board(self, view: ViewT, *, text: Text) -> Sequence[Line]:  # noqa: ARG002
        """Return buttons that represent the board; after a step, a lesson keeps them visible but locked."""
        return ()

    def expand_action(self, action: str, get_view: Callable[[], ViewT]) -> str:  # noqa: ARG002
        """Return the actions, separated by ``;``, that a button or a typed word stands for.

        ``get_view`` returns the player's view; most games do not need it.
        """
        return action

    def confirmation(self, get_view: Callable[[], ViewT], action: str, *, text: Text) -> str:  # noqa: ARG002
        """Return the question to ask before a doubtful ``action`` of the current player; usually empty.

        ``get_view`` returns the player's view; most games do not need it.
        """
        return ""

    def possible(self, actions: Sequence[Any], *, text: Text) -> list[str]:
        """Return a summary of all legal ``actions`` in words, such as "hire 3 workers".

        Unless a game overrides it, each kind of action has one line: the text ``KEY-possible-TAG`` with the
        number of its actions as ``count``.
        """
        counts = Counter(action.__struct_config__.tag for action in actions)
        return [text(f"{self.key}-possible-{tag}", count=count) for tag, count in counts.items()]

    def explain(self, view: ViewT, player: int, *, text: Text) -> Sequence[Explanation]:  # noqa: ARG002
        """Return the coach's explanations for a player who has to act, the most important first."""
        return ()

    def explain_forced(self, view: ViewT, action: Any, *, text: Text) -> str:  # noqa: ARG002
        """Return in a few words why a player could do nothing but ``action``; empty if there is no reason."""
        return ""

    def hint_choices(self, view: ViewT, action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the choices that the picture of a hint highlights for ``action``; empty for no picture."""
        return ()

    def term(self, value: str, *, text: Text) -> str:  # noqa: ARG002
        """Return the name of ``value``, a part of the notation such as the letter of a side."""
        return value

    def verdict(self, view: ViewT, *, text: Text) -> str:  # noqa: ARG002
        """Return the sentence that says what decided a finished match, such as a tie-break; may be empty."""
        return ""

    def milestone(self, view: ViewT, *, text: Text) -> Sequence[str]:  # noqa: ARG002
        """Return sentences about the milestone that was just reached: see `Game.is_milestone`."""
        return ()

    def short_milestone(self, view: ViewT, *, text: Text) -> Sequence[str]:
        """Return `milestone` in short sentences for a line of a menu, the most important first."""
        return self.milestone(view, text=text)

    def review_round(self, state: Any, *, text: Text) -> Sequence[str]:  # noqa: ARG002
        """Return sentences about what decided a round of a race, from the state before it ended."""
        return ()

    def moment(self, moment: Moment, *, text: Text) -> Sequence[str]:  # noqa: ARG002
        """Return the time of a moment in a round of a race, and sentences about what happened then."""
        return ()

    def best_run(self, view: ViewT, *, text: Text) -> str:  # noqa: ARG002
        """Return how a moment compares with the best round of its reader; empty if the view has none."""
        return ""

    def built(self, state: Any, *, text: Text) -> Iterable[str]:  # noqa: ARG002
        """Return the names of what players have built in a finished match, each as often as it was built."""
        return ()

    def end_controls(self, view: ViewT, *, text: Text) -> list[Control]:  # noqa: ARG002
        """Return the buttons under a finished match, besides those of every game."""
        return []


class TurnGameUI(GameUI[TurnView[Any]]):
    """The user interface of a `TurnGame`: a command for each kind of action, and a button for each action.

    A game that needs nothing else has no ``UI`` of its own; one that needs more may build on it.
    """

    def __init__(self, rules: AnyTurnGame) -> None:
        self.key = rules.key
        self.commands = tuple(action_command(rules, kind) for kind in rules.kinds.values())

    def hint_choices(self, view: TurnView[Any], action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the words in the action, such as the name of a square."""
        fields = msgspec.structs.astuple(GAMES[self.key].action_from_string(action))
        return [value for value in fields if isinstance(value, str)]


_make_turn_game_ui = cache(TurnGameUI)


AnyGameUI = GameUI[Any]


class _GameUIs(Registry[AnyGameUI]):
    """The user interfaces of all games, a `TurnGameUI` for each `TurnGame` that has none of its own."""

    def __getitem__(self, key: str) -> AnyGameUI:
        """Return the user interface of a game. Raise ``KeyError`` for an unknown one."""
        try:
            return super().__getitem__(key)
        except KeyError:
            rules = GAMES[key]
            if not isinstance(rules, TurnGame):
                raise
            return _make_turn_game_ui(rules)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys."""
        turn_games = [key for key, rules in GAMES.items() if isinstance(rules, TurnGame)]
        return iter(dict.fromkeys([*super().__iter__(), *turn_games]))

    def __len__(self) -> int:
        """Return the number of games."""
        return len(list(iter(self)))


GAME_UIS = _GameUIs("cogs", "UI", GameUI)


def get_ui(match: Match) -> AnyGameUI:
    """Return the user interface of a match's game."""
    return GAME_UIS[match.game]


def text_for(match: Match, text: Text) -> Text:
    """Return ``text`` with the marks of a match's players, and with the language of its board."""
    return with_board(with_marks(text, match.player_marks), texts(match.locale))
