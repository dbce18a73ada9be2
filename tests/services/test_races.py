"""Races at the store: clicks count by their stamp to the millisecond, in whatever order they come."""

import asyncio
from random import Random

import pytest

from bot.games.space_builder import MAPS, STARRED, State
from bot.match.commands import PassTime, Resign
from bot.match.refusals import RuleBroken
from bot.match.replay import replay
from bot.store import Store
from tests.match.seats import ADA, BRUNO, NOW, PEOPLE
from tests.services.races import CAP, COUNTDOWN, GRACE, HOUR, Race, expect_refusal


@pytest.fixture
def race(store: Store) -> Race:
    """Return a race that has not begun."""
    return Race(store)


# Live, to the millisecond


async def test_a_click_before_the_map_is_refused_and_one_with_it_counts(race: Race) -> None:
    await race.begin_live()
    assert await race.get_refusal_reason(ADA, "take DOM", COUNTDOWN - 1) == "too-early"
    await race.act(ADA, "take DOM", COUNTDOWN)


async def test_a_click_at_the_deciding_tap_counts_whenever_it_arrives_and_a_later_one_does_not(
    race: Race,
) -> None:
    await race.begin_live()
    await race.build(ADA, COUNTDOWN + 100)
    await race.build(BRUNO, COUNTDOWN + 100, cards=3)
    end = COUNTDOWN + 41_300
    await race.act(ADA, "tap", end)
    race.now = NOW + end + 1_500  # it arrives that late
    await race.act(BRUNO, "take GRN", end - 1)
    await race.act(BRUNO, "lay A1", end)
    assert await race.get_refusal_reason(BRUNO, "take DOM", end + 1) == "round-over"
    await race.expect_nothing_due(end + GRACE - 1)
    match = await race.settle(end + GRACE)
    assert match.state.phase == "unfreeze"
    cards = match.state.result.verdicts[1].cards
    assert {card.building: bool(card.location) for card in cards}["GRN"]


async def test_an_earlier_tap_that_arrives_later_is_the_one_that_decides(race: Race) -> None:
    await race.begin_live()
    for user in (ADA, BRUNO):
        await race.build(user, COUNTDOWN)
    await race.act(ADA, "tap", COUNTDOWN + 40_000)
    await race.act(BRUNO, "tap", COUNTDOWN + 39_999)
    assert await race.get_refusal_reason(ADA, "tap", COUNTDOWN + 40_001) == "already-tapped"
    await race.expect_nothing_due(COUNTDOWN + 39_999 + GRACE - 1)
    match = await race.settle(COUNTDOWN + 39_999 + GRACE)
    assert match.state.result.end == 39_999
    assert match.state.result.winner == 1
    assert [verdict.tapped for verdict in match.state.result.verdicts] == [True, False]


async def test_the_lower_interaction_wins_between_taps_in_the_same_millisecond(race: Race) -> None:
    await race.begin_live()
    for user in (ADA, BRUNO):
        await race.build(user, COUNTDOWN)
    await race.act(ADA, "tap", COUNTDOWN + 40_000, number=9_002)
    await race.act(BRUNO, "tap", COUNTDOWN + 40_000, number=9_001)
    match = await race.settle(COUNTDOWN + 40_000 + GRACE)
    assert [verdict.tapped for verdict in match.state.result.verdicts] == [True, True]
    assert match.state.result.winner == 1


async def test_the_cap_to_the_millisecond(race: Race) -> None:
    await race.begin_live()
    await race.build(ADA, COUNTDOWN)
    assert await race.get_refusal_reason(ADA, "tap", COUNTDOWN + CAP + 1) == "time-is-up"
    await race.expect_nothing_due(COUNTDOWN + CAP + GRACE - 1)
    await race.act(ADA, "tap", COUNTDOWN + CAP)
    match = await race.settle(COUNTDOWN + CAP + GRACE)
    assert match.state.result.winner == 0
    assert match.state.result.verdicts[0].tapped


async def test_two_clicks_in_the_same_millisecond_both_count_in_their_order(race: Race) -> None:
    await race.begin_live()
    await race.act(ADA, "take DOM", COUNTDOWN + 10, number=(COUNTDOWN + 10 << 22) + 1)
    await race.act(ADA, "flip", COUNTDOWN + 10, number=(COUNTDOWN + 10 << 22) + 2)
    assert await race.get_refusal_reason(ADA, "flip", COUNTDOWN + 9) == "too-early"
    assert (await race.state()).round.seats[0].hand.cards[0].side == "B"


async def test_several_clicks_of_one_command_are_a_line_each(race: Race) -> None:
    await race.begin_live()
    match = await race.act(ADA, "take DOM;turn +1;turn +1;lay B1", COUNTDOWN + 10)
    assert [click.at for click in match.state.round.seats[0].clicks] == [COUNTDOWN + 10] * 4
    assert await race.get_refusal_reason(ADA, "take SIL;lay A3", COUNTDOWN + 900) == "landing-pad"


async def test_the_choice_of_a_card_to_the_millisecond(race: Race) -> None:
    await race.begin_live()
    await race.build(ADA, COUNTDOWN)
    await race.act(ADA, "tap", COUNTDOWN + 40_000)
    match = await race.settle(COUNTDOWN + 40_000 + GRACE)
    assert await race.get_refusal_reason(BRUNO, "unfreeze LFT", match.state.until) == "not-the-winner"
    assert await race.get_refusal_reason(ADA, "unfreeze LFT", match.state.until + 1) == "choice-over"
    await race.expect_nothing_due(match.state.until)
    default = await race.settle(match.state.until + 1)
    assert default.state.players[0].unfrozen[-1] == "OBS"
    assert default.state.round.number == 2


async def test_the_readiness_that_lapses_to_the_millisecond(race: Race) -> None:
    await race.begin(2)
    await race.act(ADA, "ready", 0)
    match = await race.act(BRUNO, "ready", 595_000)
    assert match.rules_deadline == NOW + 600_000
    late = race.matches.preview(match, 0, PassTime("start @600000"))
    assert late.state.phase == "building"
    with expect_refusal() as reasons:
        race.matches.preview(match, 0, PassTime("start @600001"))
    assert reasons == ["too-few-ready"]


# At once


async def test_four_players_who_click_at_once_all_get_through_and_none_is_refused(race: Race) -> None:
    await race.begin_live(4)
    before = await race.match()
    clicks = [
        race.act(user, f"{kind} {code}", COUNTDOWN + 100 + 10 * number)
        for number, (kind, code) in enumerate(
            [("take", "DOM"), ("lay", "B1"), ("take", "SIL"), ("lay", "B3")]
        )
        for user in PEOPLE
    ]
    await asyncio.gather(*clicks)
    match = await race.match()
    assert match.revision == before.revision + 16
    record = await race.store.matches.get_record(race.id)
    assert list(replay(match, record))[-1] == match.state
    for seat in match.state.round.seats:
        assert [card.location for card in seat.hand.cards[:2]] == ["B1", "B3"]


async def test_in_whatever_order_players_are_heard_the_round_ends_the_same(store: Store) -> None:
    results = []
    for order in range(3):
        race = Race(store)
        await race.begin_live(3)
        scripts = {user: _script(await race.state(), player) for player, user in enumerate(PEOPLE[:3])}
        rng = Random(order)
        while any(scripts.values()):
            user = rng.choice([one for one, script in scripts.items() if script])
            text, at = scripts[user].pop(0)
            try:
                await race.act(user, text, at, number=at * 10 + user)
            except RuleBroken as refusal:
                assert refusal.reason == "round-over"  # noqa: PT017
        match = await race.settle(COUNTDOWN + 60_000)
        results.append(match.state.result)
        await race.matches.perform(race.id, BRUNO, Resign())
        await race.matches.perform(race.id, ADA, Resign())
    assert results[0] == results[1] == results[2]
    assert results[0].end == 30_000


def _script(state: State, player: int) -> list[tuple[str, int]]:
    """Return what each player does when: the third is in the middle of it when the second taps."""
    pace = (100, 200, 3_000)[player]
    targets = [target for target in MAPS[state.round.seats[player].map] if target.building in STARRED]
    texts = [text for target in targets for text in (f"take {target.building}", f"lay {target.location}")]
    actions = [(text, COUNTDOWN + pace * number) for number, text in enumerate(texts)]
    return [*actions, ("tap", COUNTDOWN + (20_000, 30_000, 40_000)[player])]


# In turns, to the millisecond


async def test_the_deadline_to_the_millisecond(race: Race) -> None:
    await race.begin_in_turns(deadline_hours=1)
    await race.act(ADA, "open", 1_000)
    await race.expect_nothing_due(1_000 + CAP + GRACE - 1)
    assert (await race.settle(1_000 + CAP + GRACE)).publicly_to_act() == {1}  # the clock of Ada has run out
    assert await race.get_refusal_reason(BRUNO, "open", HOUR + 1) == "deadline-passed"
    await race.expect_nothing_due(HOUR + GRACE - 1)
    await race.act(BRUNO, "open", HOUR)
    assert await race.get_refusal_reason(BRUNO, "open", HOUR) == "already-opened"
    await race.expect_nothing_due(HOUR + CAP + GRACE - 1)
    assert (await race.settle(HOUR + CAP + GRACE)).state.phase == "unfreeze"


async def test_an_own_clock_runs_to_the_cap_and_the_last_is_rewound(race: Race) -> None:
    await race.begin_in_turns()
    await race.act(ADA, "open", 1_000)
    await race.act(BRUNO, "open", 900_000)
    await race.build(BRUNO, 900_000, cards=3)
    await race.act(BRUNO, "take GRN", 940_000)
    await race.act(BRUNO, "lay A1", 940_001)
    await race.build(ADA, 1_000)
    await race.act(ADA, "tap", 1_000 + 40_000)
    assert await race.get_refusal_reason(BRUNO, "take DOM", 900_000 + CAP + 1) == "time-is-up"
    await race.act(BRUNO, "take DOM", 900_000 + CAP)
    match = await race.settle(900_000 + CAP + GRACE)
    assert match.state.result.end == 40_000
    locations = {card.building: card.location for card in match.state.result.verdicts[1].cards}
    assert locations["GRN"] == ""


async def test_the_last_click_that_counts_is_at_the_tap_of_the_other(race: Race) -> None:
    await race.begin_in_turns()
    await race.act(ADA, "open", 1_000)
    await race.act(BRUNO, "open", 2_000)
    await race.build(ADA, 1_000)
    await race.act(ADA, "tap", 41_000)
    await race.act(BRUNO, "take GRN", 41_999)
    await race.act(BRUNO, "lay A1", 42_000)
    await race.act(BRUNO, "stop", 42_001)
    match = await race.settle(42_001 + GRACE)
    assert {card.building: card.location for card in match.state.result.verdicts[1].cards}["GRN"] == "A1"
