"""Lessons: scripted positions of a game, what to do in each, and what follows from a choice.

A lesson is data. Its sentences are the texts ``KEY-lesson-STEP`` (what to know and what to do),
``KEY-lesson-STEP-done`` (the result) and ``KEY-lesson-STEP-wrong`` (why another choice does not do it). In a
step of several actions, ``KEY-lesson-STEP-then`` may say what is left once the first one is done, and
``KEY-lesson-STEP-then-2`` once two are.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

from bot.games import GAMES, AnyGame, IllegalAction, RealTimeGame

PACE = 1000
"""The milliseconds between two actions of a lesson without a clock, in a game that measures time."""
LONGEST_TRY = 100
"""The most actions of one try at a step; Discord could not show the end of a longer one."""
Condition = str | Callable[[Any], bool]
"""A pattern that an action fits, or what the learner's view has to fulfil after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """A step of a lesson: a position, and what the learner has to do in it.

    Actions are in the notation of the game, without times. They are those of the player to act, or of the
    learner where several may act; ``1:open`` is one of player 1. What the rules do by themselves is left out,
    and in a race what happens once nobody can choose anything, such as the check of a round.

    Attributes:
        name: The name of the step in the ids of its texts; it stays the same when a lesson is changed.
        position: The actions from the first state of the match to the position, separated by ``;``.
        continues: Whether ``position`` goes on from the end of the solution of the step before.
        ways: The ways to do it, each as actions of the learner and the answers of the others, separated by
            ``;``. The first one is the solution. In the others, ``*`` and ``?`` stand for anything.
        goal: What the learner's view has to fulfil. The learner then acts freely until it does.
        wrong: Conditions and names of choices that have a sentence of their own,
            ``KEY-lesson-STEP-wrong-NAME``, or ``KEY-lesson-wrong-NAME`` in any step. In a step with a goal
            they are mistakes at once, unless they reach it.
        is_timed: Whether time runs while the learner thinks, in a game that measures time.
        options: The options of this step's match in place of those of the lesson.
        seed: The seed of this step's match in place of that of the lesson.
        hides: Patterns of the actions and selections whose controls the page of this step leaves out.
        part: The part of the picture that the step is about, from its top (0) to its bottom (1).
    """

    name: str
    ways: tuple[str, ...]
    position: str = ""
    continues: bool = False
    goal: Callable[[Any], bool] | None = None
    wrong: tuple[tuple[Condition, str], ...] = ()
    is_timed: bool = False
    options: Mapping[str, Any] | None = None
    seed: str | None = None
    hides: tuple[str, ...] = ()
    part: tuple[float, float] = (0, 1)

    def shows(self, argument: str) -> bool:
        """Return whether the page of this step has the control with this action or selection."""
        return not any(fnmatchcase(argument, pattern) for pattern in self.hides)


@dataclass(frozen=True, slots=True)
class Position:
    """Where a learner stands in a step.

    Attributes:
        state: The state of the game.
        actions: The actions from the step's position to it, with their players and times.
        elapsed: The time since the match began, in milliseconds, for games that measure it.
        is_done: Whether the step is done.
    """

    state: Any
    actions: tuple[str, ...] = ()
    elapsed: int = 0
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class Mistake:
    """A legal choice that does not do what a step asks for.

    Attributes:
        before: The position in which it was made, and in which the learner tries again.
        action: The action as a value of the game.
        sentence: The end of the id of the sentence that says why, behind ``KEY-lesson-STEP-``.
    """

    before: Position
    action: Any
    sentence: str


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game.

    Attributes:
        key: The key of the game.
        steps: The steps in their order.
        challenges: Steps for those who have finished the lesson and want more.
        players: The number of players of its match.
        learner: The player who learns.
        options: The options of its match as plain values.
        seed: The source of all chance.
    """

    key: str
    steps: tuple[LessonStep, ...]
    challenges: tuple[LessonStep, ...] = ()
    players: int = 2
    learner: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "lesson"

    @property
    def rules(self) -> AnyGame:
        """The rules of the game."""
        return GAMES[self.key]

    @cached_property
    def all_steps(self) -> tuple[LessonStep, ...]:
        """The steps and then the challenges; the methods take their ``index`` in this order."""
        return (*self.steps, *self.challenges)

    @cached_property
    def _starts(self) -> dict[int, Position]:
        return {}

    def index_of(self, name: str) -> int:
        """Return the number of the step with a name; 0 if there is no such step any more."""
        return next((index for index, step in enumerate(self.all_steps) if step.name == name), 0)

    def start(self, index: int) -> Position:
        """Return the position in which a step begins."""
        if index not in self._starts:
            self._starts[index] = self._set_up(index)
        return self._starts[index]

    def _set_up(self, index: int) -> Position:
        step = self.all_steps[index]
        if step.continues:
            position = self.solution(index - 1)
        else:
            options = self.rules.options_from(self.options if step.options is None else step.options)
            seed = self.seed if step.seed is None else step.seed
            position = Position(self._settle(self.rules.new_state(self.players, options, seed)))
        for action in _split(step.position):
            position = self._play(position, action)
        return replace(position, actions=(), is_done=False)

    def solution(self, index: int) -> Position:
        """Return the position at the end of a step's solution."""
        position = self.start(index)
        for action in _split(self.all_steps[index].ways[0]):
            position = self._play(position, action)
        return replace(position, is_done=True)

    def resume(self, index: int, actions: tuple[str, ...]) -> Position:
        """Return the position after ``actions`` in a step; its start if they do not fit any more."""
        position = self.start(index)
        try:
            for action in actions:
                position = self._play(position, action)
        except IllegalAction:
            return self.start(index)
        return replace(position, is_done=self._is_done(index, position))

    def act(self, index: int, position: Position, action: str, at: int = 0) -> Position | Mistake:
        """Return the position after the learner's ``action`` and the others' answers, or the mistake.

        ``at`` is the time since the step began, in milliseconds, which counts in timed steps alone. Raise
        ``IllegalAction`` if the rules forbid the action.
        """
        step = self.all_steps[index]
        if step.is_timed:
            position = replace(position, elapsed=self.start(index).elapsed + at)
        after = self._play(position, f"{self.learner}:{action}", pace=0 if step.is_timed else PACE)
        name = self._name_mistake(step, after)
        sentence = "wrong" if name is None else f"wrong-{name}"
        mistake = Mistake(position, self._parse(after.actions[-1]), sentence)
        if step.goal is None:
            way = next((way for way in step.ways if self._is_on_way(way, after)), None)
            return mistake if way is None else self._answer(index, after, way)
        if self._is_done(index, after):
            return replace(after, is_done=True)
        if name is not None and not step.is_timed:
            return mistake
        if name is not None or self._is_stuck(index, after) or len(after.actions) >= LONGEST_TRY:
            return replace(mistake, before=self.start(index))
        return after

    def is_late(self, index: int, position: Position, at: int) -> bool:
        """Return whether a timed step is over for a learner who acts at ``at``, counted as in `act`."""
        rules, elapsed = self.rules, self.start(index).elapsed + at
        if not self.all_steps[index].is_timed or not isinstance(rules, RealTimeGame):
            return False
        return rules.timeout_action(position.state, elapsed) is not None

    def _is_stuck(self, index: int, position: Position) -> bool:
        """Return whether the learner cannot go on: it is the turn of others, or the race is over."""
        rules, state = self.rules, position.state
        if self.learner not in rules.current_players(state):
            return True
        return isinstance(rules, RealTimeGame) and rules.phase(state) != rules.phase(self.start(index).state)

    def _answer(self, index: int, position: Position, way: str) -> Position:
        """Return the position after the scripted answers of the others."""
        for action in _split(way)[len(position.actions) :]:
            if self._player(position, action)[0] == self.learner:
                break
            position = self._play(position, action)
        return replace(position, is_done=self._is_done(index, position))

    def _is_done(self, index: int, position: Position) -> bool:
        step = self.all_steps[index]
        if step.goal is not None:
            return step.goal(self.rules.view(position.state, self.learner))
        return any(
            len(_split(way)) == len(position.actions) and self._is_on_way(way, position) for way in step.ways
        )

    @staticmethod
    def _is_on_way(way: str, position: Position) -> bool:
        """Return whether the actions of a position are the beginning of a way."""
        patterns, actions = _split(way), position.actions
        return len(actions) <= len(patterns) and all(
            fnmatchcase(_strip_player_and_time(one), _strip_player_and_time(pattern))
            for one, pattern in zip(actions, patterns, strict=False)
        )

    def _name_mistake(self, step: LessonStep, after: Position) -> str | None:
        """Return the name of the first condition in ``wrong`` that the last action fulfils, or ``None``."""
        action, view = _strip_player_and_time(after.actions[-1]), self.rules.view(after.state, self.learner)
        names = (
            name
            for condition, name in step.wrong
            if (condition(view) if callable(condition) else fnmatchcase(action, condition))
        )
        return next(names, None)

    def _player(self, position: Position, action: str) -> tuple[int, str]:
        """Return the player of an action, and its notation."""
        player, colon, notation = action.partition(":")
        if colon:
            return int(player), notation
        to_act = self.rules.current_players(position.state)
        return (self.learner if self.learner in to_act else min(to_act)), action

    def _parse(self, action: str) -> Any:
        return self.rules.action_from_string(action.partition(":")[2])

    def _play(self, position: Position, action: str, pace: int = PACE) -> Position:
        """Return the position after an action and what follows from it by itself."""
        player, notation = self._player(position, action)
        elapsed = position.elapsed + pace
        if isinstance(self.rules, RealTimeGame) and "@" not in notation:
            notation = self.rules.add_timestamp(position.state, player, notation, elapsed, 0)
        parsed_action = self.rules.action_from_string(notation)
        state = self._settle(self.rules.apply_action(position.state, player, parsed_action))
        entry = f"{player}:{self.rules.action_to_string(parsed_action)}"
        return Position(state, (*position.actions, entry), elapsed)

    def _settle(self, state: Any) -> Any:
        """Return the state after all actions that follow by themselves."""
        while True:
            player, action = self._find_next(state) or (0, None)
            if action is None:
                return state
            state = self.rules.apply_action(state, player, action)

    def _find_next(self, state: Any) -> tuple[int, Any] | None:
        """Find the action that follows by itself, and its player.

        Time passes in a race once the learner cannot act, until the others would have to choose something.
        """
        rules = self.rules
        players = sorted(rules.current_players(state))
        for player in players:
            action = rules.automatic_action(state, player, may_end_turn=True)
            if action is not None:
                return player, action
        deadline = rules.deadline(state) if isinstance(rules, RealTimeGame) else None
        if not isinstance(rules, RealTimeGame) or deadline is None:
            return None
        own_choices = rules.legal_actions(state, self.learner) if self.learner in players else ()
        timeout = rules.timeout_action(state, deadline)
        passes = all(rules.is_system_action(action) for action in (*own_choices, *(timeout or ())[1:]))
        return timeout if passes else None


def _split(actions: str) -> list[str]:
    return [action.strip() for action in actions.split(";") if action.strip()]


def _strip_player_and_time(action: str) -> str:
    """Return an action without its player and its time."""
    return action.rpartition(":")[2].partition("@")[0].strip()
