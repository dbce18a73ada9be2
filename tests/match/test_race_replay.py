"""A replay of a race shows the boards growing, skips what is no step, and reads old numbers of frames."""

import pytest
from msgspec.structs import replace

from bot.games.space_builder import Settle
from bot.games.space_builder.moments import MOST_MOMENTS, Finish, Placing, check_round, read_splits
from bot.match.replay import Replay
from bot.match.replay import replay as replay_states
from tests.games.space_builder_play import live, play
from tests.match.races import race

OPTIONS = [{}, {"mode": "turns"}, {"mode": "turns", "sealed": True}]


@pytest.fixture(scope="module", params=range(3), ids=["live", "turns", "sealed"])
def replay(request: pytest.FixtureRequest) -> Replay:
    return Replay(*race(f"seen {request.param}", 2 + request.param, **OPTIONS[request.param]))


def rounds_of(replay: Replay) -> list[list[int]]:
    """Return the numbers of the moments of each round."""
    numbers: dict[int, list[int]] = {}
    for number, frame in enumerate(replay.frames):
        if frame.moment is not None:
            numbers.setdefault(frame.last, []).append(number)
    return list(numbers.values())


def test_the_times_of_a_round_go_up_and_boards_grow(replay: Replay) -> None:
    for numbers in rounds_of(replay):
        moments = [replay.view(number).moment for number in numbers]
        assert len(moments) <= MOST_MOMENTS
        clocks = [moment.clock for moment in moments]
        assert clocks == sorted(set(clocks))
        for moment in filter(None, (replay.frames[number].moment for number in numbers)):
            assert moment.events
            assert all(moment.since < event.at <= moment.clock for event in moment.events)
        end = replay.state(replay.frames[numbers[-1]].last + 1).result
        assert {(board.player, board.cards) for board in moments[-1].builders} <= {
            (verdict.player, tuple(card for card in verdict.cards if card.location))
            for verdict in end.verdicts
        } or clocks[-1] < end.end


@pytest.mark.parametrize("options", OPTIONS)
def test_the_boards_of_all_moments_lie_where_the_checked_ones_lie(options: dict[str, object]) -> None:
    replay, orders = Replay(*race("order", 4, **options)), set()
    for numbers in rounds_of(replay):
        end = replay.state(replay.frames[numbers[-1]].last + 1).result
        checked = [verdict.player for verdict in end.verdicts]
        orders.add(checked == sorted(checked))
        for number in numbers:
            assert [board.player for board in replay.view(number).moment.builders] == checked
    assert False in orders


def test_splits_add_up_to_the_time_of_the_player(replay: Replay) -> None:
    settled = 0
    for before, line in zip(replay_states(replay.match, replay.record), replay.record, strict=False):
        if isinstance(replay.match.rules.action_from_string(line.action), Settle):
            for verdict, splits in check_round(before):
                laid = {card.building for card in verdict.cards if card.location}
                assert {placing.building for placing in splits.placings} == laid
                last = splits.placings[-1].at if splits.placings else 0
                assert sum(placing.split for placing in splits.placings) + (splits.end - last) == splits.end
                assert all(placing.split >= 0 for placing in splits.placings)
                assert 0 <= splits.wasted.time <= splits.end
                assert splits.end == verdict.time or not verdict.tapped
                settled += 1
    assert settled > 6


def test_each_card_that_stayed_and_each_tap_is_told_once(replay: Replay) -> None:
    for numbers in rounds_of(replay):
        before = replay.state(replay.frames[numbers[0]].last)
        moments = filter(None, (replay.frames[number].moment for number in numbers))
        events = [event for moment in moments for event in moment.events]
        placings = [event for event in events if isinstance(event, Placing)]
        assert sorted((each.player, each.building) for each in placings) == sorted(
            (verdict.player, card.building)
            for verdict, _ in check_round(before)
            for card in verdict.cards
            if card.location
        )
        assert len([event for event in events if isinstance(event, Finish)]) <= len(before.players)


def test_what_was_laid_in_vain_counts_with_its_time() -> None:
    state = live(2)
    clicks = ["take DOM @6000", "turn +1 @6500", "turn +1 @7000", "turn +1 @7400", "turn +1 @8000"]
    clicks += ["lay A1 @9000", "take DOM @15000", "lay B1 @17000", "take SIL @20000", "lay C1 @21000"]
    clicks += ["take HRN @21500", "lay A2 @22000", "take GRN @22500", "lay B2 @23000", "tap @30000"]
    for click in clicks:
        state = play(state, f"0 {click}")
    splits = read_splits(state, 0)
    dome = next(each for each in splits.placings if each.building == "DOM")
    assert (dome.at, dome.split, dome.tries) == (12_000, 12_000, 2)
    assert (splits.waste["DOM"].placings, splits.waste["DOM"].time) == (1, 4_000)
    assert splits.end == 25_000
    turned = live(2)
    for click in clicks[:6]:
        turned = play(turned, f"0 {click}")
    waste = read_splits(turned, 0).waste["DOM"]
    assert (waste.placings, waste.turns, waste.time) == (0, 4, 500 + 500 + 400 + 600)


def test_getting_ready_and_opening_the_map_are_no_steps(replay: Replay) -> None:
    rules = replay.match.real_time
    assert rules is not None
    for frame in replay.frames[1:]:
        if frame.moment is None and frame.last < len(replay.record):
            assert rules.ends_frame(rules.action_from_string(replay.record[frame.last - 1].action))
    told = [
        replay.record[frame.last - 1].action.split()[0] for frame in replay.frames[1:] if frame.moment is None
    ]
    assert set(told) <= {"start", "settle", "leave", "cancel"}


def test_nothing_of_a_running_round_is_seen(replay: Replay) -> None:
    match, record = replay.match, replay.record
    lays = [count for count, line in enumerate(record) if line.action.startswith("lay")]
    states = list(replay_states(match, record))
    for count in lays[:: max(1, len(lays) // 8)]:
        turn = record[count].turn
        running = replace(match, status="running", ending=None, state=states[count + 1], turn=turn)
        now = Replay(running, record[: count + 1])
        round_now = states[count + 1].round.number
        assert all(
            now.state(frame.last).round.number < round_now for frame in now.frames if frame.moment is not None
        )
        assert now.frames[-1].moment is None


def test_numbers_in_old_buttons_lead_to_the_same_action(replay: Replay) -> None:
    record, race_rules = replay.record, replay.match.real_time
    assert race_rules is not None
    shown = [0] + [
        count
        for count, line in enumerate(record, start=1)
        if count == len(record)
        or record[count].turn != line.turn
        or not race_rules.is_log_noise_text(line.action)
    ]
    for old, count in enumerate(shown):
        number = replay.find_frame(str(old))
        assert number is not None
        assert replay.frames[number].last >= count
        assert number == 0 or replay.frames[number - 1].last < count
    for number in range(len(replay.frames)):
        assert replay.find_frame(replay.address(number)) == number
    assert replay.find_frame("s999999") == len(replay.frames) - 1
    assert [replay.find_frame(forged) for forged in ("", "s", "s-1", "x3", "\u0663")] == [None] * 5
