"""The base class of small open games, with Nim as such a game."""

import random
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Generic, Literal

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import IllegalAction, InvalidOptions, Outcome, Score, TurnGame, TurnView, rank_by
from bot.games.contract import ActionT, OptionsT, StateT
from bot.players.generic import GenericComputer
from bot.players.levels import Level

Heap = Literal["a", "b", "c"]
HEAPS: tuple[Heap, ...] = ("a", "b", "c")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``largest`` is the most stones of a heap at the start."""

    largest: Annotated[int, msgspec.Meta(ge=1, le=9)] = 5


class State(msgspec.Struct, frozen=True):
    """The stones of each heap, the stones that each player has taken, and the player whose turn it is."""

    heaps: tuple[int, ...]
    taken: tuple[int, ...]
    player: int = 0


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Taking stones from a heap."""

    heap: Heap
    stones: int


class Wait(msgspec.Struct, frozen=True, tag="wait"):
    """Taking nothing, which is only legal with a single heap left."""


Action = Take | Wait


class Nim(TurnGame[Options, State, Action]):
    """Two to four players take one or two stones from one of three heaps; the most stones win."""

    key = "nim"
    players = range(2, 5)

    def start(self, players: int, options: Options, seed: str) -> State:
        """Return heaps of random sizes."""
        rng = random.Random(seed)
        return State(tuple(rng.randint(1, options.largest) for _ in HEAPS), (0,) * players)

    def player_to_act(self, state: State) -> int | None:
        """Return the player whose turn it is while stones are left."""
        return state.player if any(state.heaps) else None

    def moves(self, state: State) -> Iterable[Action]:
        """Yield each way to take stones, then waiting."""
        for heap, size in zip(HEAPS, state.heaps, strict=True):
            for stones in range(1, min(size, 2) + 1):
                yield Take(heap, stones)
        if sum(map(bool, state.heaps)) == 1:
            yield Wait()

    def play(self, state: State, player: int, action: Action) -> State:
        """Return the state after taking stones or waiting, with the next player to act."""
        after = (player + 1) % len(state.taken)
        if isinstance(action, Wait):
            return replace(state, player=after)
        heaps, stones = list(state.heaps), list(state.taken)
        heaps[HEAPS.index(action.heap)] -= action.stones
        stones[player] += action.stones
        return State(tuple(heaps), tuple(stones), after)

    def points(self, state: State) -> Sequence[int]:
        """Return the stones that each player has taken."""
        return state.taken


class Misere(Nim):
    """Nim with rules of its own for refusals and points: the fewest stones win."""

    def points(self, state: State) -> Sequence[int]:
        """Return the stones that each player has left to the others."""
        return [sum(state.taken) - stones for stones in state.taken]

    def refusal(self, state: State, action: Action) -> IllegalAction:
        """Return the error that says how many stones are left."""
        if isinstance(action, Wait):
            return super().refusal(state, action)
        return IllegalAction("too-many", left=state.heaps[HEAPS.index(action.heap)])


NIM = Nim()
RUNNING = State((2, 1, 0), (3, 3), 1)
OVER = State((0, 0, 0), (4, 2, 4))


def refusal_to(state: State, player: Any, action: Any, game: Nim = NIM) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(IllegalAction) as error:
        game.apply_action(state, player, action)
    return error.value.reason, dict(error.value.details)


def playout(players: int, seed: str) -> list[State]:
    rng = random.Random(seed)
    states = [NIM.new_state(players, NIM.Options(), seed)]
    while current := NIM.current_players(states[-1]):
        (player,) = current
        states.append(NIM.apply_action(states[-1], player, rng.choice(NIM.legal_actions(states[-1], player))))
    return states


def test_the_types_of_a_game_are_its_type_arguments() -> None:
    assert (NIM.Options, NIM.State) == (Options, State)
    assert (Misere().Options, Misere().State) == (Options, State)
    assert NIM.kinds == Misere.kinds == {"take": Take, "wait": Wait}


def test_an_action_without_a_tag_is_named_when_the_class_is_defined() -> None:
    class Pass(msgspec.Struct, frozen=True):
        pass

    with pytest.raises(TypeError, match=r'^Tagless: the action Pass needs a tag, such as tag="pass"$'):

        class Tagless(TurnGame[Options, State, Take | Pass]):
            pass


@pytest.mark.parametrize("tag", [True, 7, "Pass", "pass on", ""])
def test_a_tag_that_could_not_be_read_is_named_when_the_class_is_defined(tag: str | int | bool) -> None:
    class Pass(msgspec.Struct, frozen=True, tag=tag):
        pass

    with pytest.raises(
        TypeError, match=r"^Unreadable: the tag of Pass is .*; it has to be one lowercase word"
    ):

        class Unreadable(TurnGame[Options, State, Take | Pass]):
            pass


def test_a_game_without_type_arguments_is_named_when_the_class_is_defined() -> None:
    with pytest.raises(TypeError, match=r"^Untyped needs type arguments: class Untyped\(TurnGame\["):

        class Untyped(TurnGame):  # type: ignore[type-arg]
            pass


def test_a_generic_base_of_several_games_gets_its_types_from_them() -> None:
    class Heaps(TurnGame[OptionsT, StateT, ActionT], Generic[OptionsT, StateT, ActionT]):
        pass

    class Wide(Heaps[Options, State, Take]):
        pass

    assert Wide.kinds == {"take": Take}


def test_options_are_read_from_plain_values() -> None:
    assert NIM.options_from({"largest": 7}) == Options(largest=7)
    for values in ({"largest": "many"}, {"smallest": 1}):
        with pytest.raises(InvalidOptions):
            NIM.options_from(values)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_the_number_of_players_is_checked(players: int) -> None:
    with pytest.raises(ValueError, match=f"players: {players} is not 2 to 4$"):
        NIM.new_state(players, NIM.Options(), "seed")


@pytest.mark.parametrize("players", NIM.players)
def test_matches_come_to_an_end(players: int) -> None:
    *running, final = playout(players, "seed")
    assert all(NIM.outcome(state) is None for state in running)
    assert NIM.outcome(final) == Outcome(rank_by(final.taken), tuple(map(Score, final.taken)))


def test_only_the_player_to_act_has_actions() -> None:
    assert NIM.current_players(RUNNING) == {1}
    assert NIM.legal_actions(RUNNING, 1) == [Take("a", 1), Take("a", 2), Take("b", 1)]
    assert NIM.legal_actions(RUNNING, 0) == NIM.legal_actions(OVER, 0) == []
    assert NIM.current_players(OVER) == frozenset()


@pytest.mark.parametrize("player", [0, 2, -1, True, 1.0, "1", None])
def test_nobody_else_acts(player: Any) -> None:
    assert refusal_to(RUNNING, player, Take("a", 1)) == ("not-your-turn", {})
    assert refusal_to(OVER, player, Take("a", 1)) == ("match-over", {})


@pytest.mark.parametrize("action", [None, "take a 1", [], Options(), Take("a", True), Take("a", "1")])  # type: ignore[arg-type]
def test_invalid_actions_are_refused(action: Any) -> None:
    assert refusal_to(RUNNING, 1, action) == ("not-an-action", {"text": type(action).__name__})


@pytest.mark.parametrize(
    "action",
    [Take("a", 3), Take("c", 1), Take("a", 0), Take("a", 10**6000), Take("x", 1), Wait()],  # type: ignore[arg-type]
)
def test_an_action_that_is_not_among_the_moves_is_refused(action: Action) -> None:
    assert refusal_to(RUNNING, 1, action) == ("not-legal", {})


def test_a_game_can_name_the_rule_that_was_broken() -> None:
    assert refusal_to(RUNNING, 1, Take("a", 3), Misere()) == ("too-many", {"left": 2})
    assert refusal_to(RUNNING, 1, Wait(), Misere()) == ("not-legal", {})


def test_an_action_leaves_the_state_as_it_was() -> None:
    assert NIM.apply_action(RUNNING, 1, Take("a", 2)) == State((0, 1, 0), (3, 5), 0)
    assert State((2, 1, 0), (3, 3), 1) == RUNNING


def test_equal_points_share_a_rank() -> None:
    assert rank_by([4, 2, 4, 1]) == (1, 3, 1, 4)
    assert rank_by([(1, 0), (0, 9), (1, 0)]) == (1, 3, 1)
    assert rank_by([]) == ()
    outcome = NIM.outcome(OVER)
    assert outcome == Outcome((1, 3, 1), (Score(4), Score(2), Score(4)))
    assert outcome.winners == (0, 2)
    assert Misere().outcome(OVER) == Outcome((2, 1, 2), (Score(6), Score(8), Score(6)))


def test_everybody_sees_everything() -> None:
    view = NIM.view(RUNNING, None)
    assert view == NIM.view(RUNNING, 0)
    assert (view.state, view.current, view.outcome) == (RUNNING, 1, None)
    assert view.legal == ("take a 1", "take a 2", "take b 1")
    over = NIM.view(OVER, 1)
    assert (over.current, over.legal, over.outcome) == (None, (), NIM.outcome(OVER))


def test_a_game_has_nothing_special_unless_it_says_so() -> None:
    """No action reveals or decides anything, ends a turn only, or is made by the bot before time is up."""
    action = Take("a", 1)
    after = NIM.apply_action(RUNNING, 1, action)
    is_special = [
        NIM.reveals(RUNNING, after),
        NIM.is_random(action),
        NIM.only_ends_turn(action),
        NIM.is_milestone(RUNNING, after),
        NIM.has_left(RUNNING, 1),
    ]
    assert is_special == [False] * 5
    assert NIM.phase(RUNNING) == NIM.phase(after)
    assert NIM.turn_number(RUNNING) is None
    assert NIM.automatic_action(RUNNING, 1, may_end_turn=True) is None
    assert NIM.resign_action(RUNNING, 1, 0) is None


def test_for_a_player_whose_time_is_up_the_first_move_is_made() -> None:
    assert NIM.default_action(RUNNING, 1) == Take("a", 1)
    assert NIM.default_action(RUNNING, 0) is None
    assert NIM.default_action(OVER, 1) is None


def test_a_match_that_was_stopped_asks_nobody() -> None:
    stopped_view = NIM.stop(NIM.view(RUNNING, 1))
    assert (stopped_view.state, stopped_view.current, stopped_view.legal) == (RUNNING, None, ())


@pytest.mark.parametrize("players", NIM.players)
def test_states_and_views_survive_as_text(players: int) -> None:
    for state in playout(players, "seed"):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        view = NIM.view(state, None)
        assert msgspec.json.decode(msgspec.json.encode(view), type=TurnView[State]) == view


def test_actions_are_their_strings() -> None:
    for state in playout(3, "seed"):
        for action in NIM.moves(state):
            assert NIM.action_from_string(NIM.action_to_string(action)) == action
    assert NIM.action_to_string(Take("b", 2)) == "take b 2"
    assert NIM.action_from_string(" TAKE  B 2 ") == Take("b", 2)
    assert NIM.action_from_string("wait") == Wait()


GARBAGE = (
    *("", " ", "?", "é" * 100, "take", "take a", "take a 1 2", "take 1 a", "take x 1", "wait a", "a 1"),
    *(
        "take a one",
        "take a 1.0",
        "take a 1e0",
        "take a 01",
        "take a +1",
        "take a ١",
        "take a null",
        "take a true",
    ),
    "take a " + "9" * 5000,
)


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        NIM.action_from_string(text)
    assert (error.value.reason, error.value.details) == ("not-an-action", {"text": text})


def test_a_computer_that_knows_only_the_contract_finds_the_best_action() -> None:
    nearly_over = State((2, 0, 0), (1, 1), 0)
    choice = GenericComputer(NIM).decide(NIM.view(nearly_over, 0), 0, Level(playouts=200), random.Random(1))
    assert choice is not None
    assert choice.action == "take a 2"
