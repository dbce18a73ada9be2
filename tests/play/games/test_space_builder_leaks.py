"""Nothing leaks: what a user may not know changes nothing of what they see, hear or can click."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games import IllegalAction
from bot.games.space_builder import State, Tap
from bot.locales import texts
from bot.match.commands import Act, Context, Remind
from bot.match.effects import add_effects
from bot.match.models import Match, TimeControl
from bot.match.quiet_hours import DAY
from bot.match.recipients import Preferences, Recipient
from bot.match.refusals import Refusal
from bot.match.seat_status import SeatStatus
from cogs.board.board_messages import controls
from cogs.board.captions import caption
from cogs.space_builder.panel_content import caption as panel_caption
from cogs.space_builder.panel_content import controls as panel_controls
from cogs.space_builder.panel_content import panel_key
from cogs.space_builder.panel_content import task as panel_task
from rendering import RENDERERS
from tests.games.space_builder_play import GAME, build, city_of, new, play, settle
from tests.match.seats import NOW, PEOPLE

TEXT = texts("en")
START = 5_000


def match_of(state: State, *, before: Match | None = None) -> Match:
    """Return a match with ``state``; its last action and its messages are those of ``before``."""
    players = len(state.players)
    plain = Match(
        id=7,
        guild_id=1,
        channel_id=2,
        game=GAME.key,
        host=PEOPLE[0],
        seats=PEOPLE[:players],
        status="running",
        seed="5eed",
        turn=3,
        board_seq=4,
        started_at=NOW,
    )
    return replace(before or plain, state=state)


def list_visible(match: Match, viewer: int | None) -> list[Any]:
    """Return all that a viewer sees; pictures show nothing but the view."""
    view = match.rules.view(match.state, viewer)
    visible = [
        view,
        caption(match, match.rules.view(match.state, None), TEXT),
        controls(match, match.rules.view(match.state, None), "", TEXT),
        RENDERERS[match.game].describe(view, text=TEXT),
        match.board_version,
    ]
    if viewer is None:
        return visible
    return [
        *visible,
        panel_caption(view, TEXT, match.started_at or 0),
        panel_task(view, TEXT),
        panel_controls(view, panel_key(match), TEXT),
    ]


def start_clock(state: State, player: int, at: int) -> State:
    """Return the same state with a player's clock running, in turns."""
    return play(state, f"{player} open @{at}")


def play_secretly(match: Match, player: int, clicks: list[int], *, taps: bool) -> Match:
    """Return the match after a player's clicks, made as every click is; ``taps`` allows a tap."""
    at = 0
    for choice in clicks:
        legal = list(GAME.legal_actions(match.state, player))
        candidates = [
            one for one in legal if not GAME.is_system_action(one) and (taps or not isinstance(one, Tap))
        ]
        candidates = [one for one in candidates if taps or type(one).__name__ != "Stop"]
        if not candidates:
            break
        action = GAME.action_to_string(candidates[choice % len(candidates)]).split(" @")[0]
        seat = match.state.round.seats[player]
        at = max(at + 1, (seat.start or 0) + 1, match.state.round.opened + 1)
        context = Context(match=match, user=match.players[player], now=NOW + at, seed="x")
        try:
            change = Act(action, stamp=(NOW + at, at << 22))(context)
        except (Refusal, IllegalAction):
            continue
        assert change.is_silent, action
        match = replace(change.match, revision=match.revision + 1)
    return match


def live_round(players: int, seed: str) -> State:
    """Return a live race that has begun."""
    state = new(players, seed)
    for player in range(players):
        state = play(state, f"{player} ready @0")
    return play(state, f"0 start @{START}")


def second_round(players: int, seed: str, **options: Any) -> State:
    """Return a round in turns after one that Ada has won."""
    state = new(players, seed, mode="turns", **options)
    for player in range(players):
        state = start_clock(state, player, 10)
    state = build(state, 0, city_of(state, 0), tap=1000)
    for player in range(1, players):
        state = play(state, f"{player} stop @2000")
    state = settle(state)
    return play(state, f"0 unfreeze LFT @{state.until}")


TIMES = st.integers(10_000, 99_000)
CLICKS = st.lists(st.integers(0, 50), min_size=1, max_size=30)


@settings(deadline=None, max_examples=25)
@given(players=st.integers(2, 4), seed=st.integers(0, 99), clicks=CLICKS, other=st.integers(1, 3))
def test_in_live_rounds_the_cards_of_others_are_hidden(
    players: int, seed: int, clicks: list[int], other: int
) -> None:
    other = min(other, players - 1)
    before = match_of(live_round(players, str(seed)))
    after = play_secretly(before, other, clicks, taps=False)
    for viewer in (None, *(player for player in range(players) if player != other)):
        assert list_visible(after, viewer) == list_visible(before, viewer)


@settings(deadline=None, max_examples=40)
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 99),
    clicks=CLICKS,
    other=st.integers(1, 3),
    mine=CLICKS,
    is_second_round=st.booleans(),
    has_started=st.booleans(),
)
def test_in_sealed_rounds_nothing_that_others_do_is_seen(
    players: int,
    seed: int,
    clicks: list[int],
    other: int,
    mine: list[int],
    is_second_round: bool,
    has_started: bool,
) -> None:
    other = min(other, players - 1)
    state = (
        second_round(players, str(seed), sealed=True)
        if is_second_round
        else new(players, str(seed), mode="turns", sealed=True)
    )
    before = match_of(state)
    if has_started:
        before = play_secretly(before, 0, [1, *mine], taps=True)
    after = play_secretly(before, other, [1, *clicks], taps=True)
    for viewer in (None, *(player for player in range(players) if player != other)):
        assert list_visible(after, viewer) == list_visible(before, viewer)


@settings(deadline=None, max_examples=25)
@given(players=st.integers(2, 4), seed=st.integers(0, 99), clicks=CLICKS, other=st.integers(1, 3))
def test_in_turns_nothing_is_seen_of_those_who_have_not_finished(
    players: int, seed: int, clicks: list[int], other: int
) -> None:
    other = min(other, players - 1)
    before = match_of(new(players, str(seed), mode="turns"))
    after = play_secretly(before, other, [1, *clicks], taps=False)
    for viewer in (None, *(player for player in range(players) if player != other)):
        assert list_visible(after, viewer) == list_visible(before, viewer)


@settings(deadline=None, max_examples=25)
@given(
    players=st.integers(2, 4), seed=st.integers(0, 99), times=st.tuples(*[st.integers(10_000, 99_000)] * 2)
)
def test_in_turns_it_is_seen_who_has_finished_but_not_when_or_how_well(
    players: int, seed: int, times: tuple[int, int]
) -> None:
    started = start_clock(new(players, str(seed), mode="turns"), 1, 10)
    well, other_time = (build(started, 1, city_of(started, 1), tap=time) for time in times)
    stopped = play(started, f"1 stop @{times[0]}")
    ran_out = play(started, f"1 expire @{GAME.deadline(started)}")
    for viewer in (None, 0):
        visible = [
            list_visible(match_of(state), viewer)[:-1] for state in (well, other_time, stopped, ran_out)
        ]
        assert all(one == visible[0] for one in visible[1:])
        assert visible[0] != list_visible(match_of(started), viewer)[:-1]


def remind(match: Match, player: int) -> Match:
    """Return the match after a reminder to a player whose time is half over."""
    since = match.seat_status(player).running_since
    assert since is not None
    context = Context(match=match, user=0, now=NOW + 2 * DAY, seed="x")
    change = Remind(player, since, 1)(context)
    people = {user: Recipient(Preferences(user_id=user)) for user in match.players}
    return add_effects(match, change, people, context.now).match


@settings(deadline=None, max_examples=25)
@given(players=st.integers(2, 4), seed=st.integers(0, 99), clicks=CLICKS, other=st.integers(1, 3))
def test_in_sealed_rounds_a_reminder_does_not_reveal_who_has_finished(
    players: int, seed: int, clicks: list[int], other: int
) -> None:
    other = min(other, players - 1)
    running = (
        SeatStatus(remaining=4 * DAY, turn_total=4 * DAY, running_since=NOW, deadline=NOW + 4 * DAY),
    ) * players
    match = match_of(new(players, str(seed), mode="turns", sealed=True))
    before = replace(match, time_control=TimeControl(turn_time=4 * DAY), seat_statuses=running)
    after = play_secretly(before, other, [1, *clicks], taps=True)
    one, two = remind(before, 0), remind(after, 0)
    assert one.mentions == two.mentions == PEOPLE[:players]
    for viewer in (None, *(player for player in range(players) if player != other)):
        assert list_visible(one, viewer) == list_visible(two, viewer)


@settings(deadline=None, max_examples=25)
@given(
    players=st.integers(2, 4),
    live=st.booleans(),
    first=st.integers(0, 50),
    second=st.integers(51, 99),
)
def test_neither_map_nor_deck_is_seen_before_the_clock_starts(
    players: int, live: bool, first: int, second: int
) -> None:
    mode = "live" if live else "turns"
    one, other = (match_of(new(players, str(seed), mode=mode)) for seed in (first, second))
    for viewer in (None, *range(players)):
        assert list_visible(one, viewer) == list_visible(other, viewer)


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 99), live=st.booleans())
def test_the_order_of_the_deck_is_never_seen(seed: int, live: bool) -> None:
    state = live_round(3, str(seed)) if live else start_clock(new(3, str(seed), mode="turns"), 0, 10)
    deck = replace(state.deck, cards=state.deck.cards[::-1])
    other = replace(state, deck=deck, stage=replace(state.stage, seed="another"))
    for viewer in (None, 0, 1, 2):
        assert list_visible(match_of(state), viewer) == list_visible(match_of(other), viewer)


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 99), sealed=st.booleans())
def test_in_turns_the_map_is_seen_by_those_alone_who_opened_it(seed: int, sealed: bool) -> None:
    state = start_clock(new(3, str(seed), mode="turns", sealed=sealed), 0, 10)
    seats = tuple(replace(seat, map=seat.map % 20 + 1) for seat in state.round.seats)
    facing = (state.round.facing + 1) % 4
    other = replace(state, round=replace(state.round, seats=seats, facing=facing))
    for viewer in (None, 1, 2):
        assert list_visible(match_of(state), viewer) == list_visible(match_of(other), viewer)
    assert list_visible(match_of(state), 0) != list_visible(match_of(other), 0)


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_leak_would_be_noticed(viewer: int | None) -> None:
    """Public changes do change what is seen."""
    state = live_round(3, "seed")
    after_tap = build(state, 1, city_of(state, 1), tap=20_000)
    assert list_visible(match_of(state), viewer) != list_visible(match_of(after_tap), viewer)
