"""Bad input in a race: a private sentence, nothing changes, and the panel can always be opened again."""

from typing import Any

import pytest
import simcord

from bot.locales import texts
from rendering.space_builder.labels import building_name, place_name
from tests.play.notified_users import me
from tests.play.race import (
    answer_of,
    begin,
    build,
    click_panel,
    find_action_ids,
    find_ids,
    find_open_buttons,
    finish,
    forge,
    has_map,
    make_ready,
    open_map,
    player_of,
    reopen_panel,
    snapshot_channel,
    start_race,
    stop,
)
from tests.play.world import World, words

TEXT = texts("en")
pytestmark = pytest.mark.usefixtures("frozen_time")


async def _state(world: World) -> tuple[Any, ...]:
    match = await world.match()
    return (
        match,
        await world.bot.store.matches.get_record(match.id),
        snapshot_channel(world),
        await world.bot.store.outbox.find_due(10**15),
    )


async def _assert_refused(
    world: World, before: tuple[Any, ...], result: simcord.InteractionResult, key: str, **values: Any
) -> None:
    """Assert that only the user who asked sees a sentence, and that nothing else happened."""
    assert words(answer_of(result)) == TEXT(key, **values)
    assert await _state(world) == before


async def test_what_is_done_before_the_start_is_refused(world: World) -> None:
    await begin(world)
    panel, _ = await make_ready(world, world.ada, world.bruno)
    assert find_open_buttons(panel) == set()
    before = await _state(world)
    for command, options in (("tap", {}), ("stop", {}), ("lay", {"card": "DOM", "location": "B1"})):
        result = await world.ada.slash(world.channel, f"space-builder {command}", **options)
        await _assert_refused(world, before, result, "space-builder-illegal-not-while-getting-ready")
    result = await world.ada.slash(world.channel, "space-builder open")
    await _assert_refused(world, before, result, "space-builder-illegal-map-comes-by-itself")
    result = await world.ada.slash(world.channel, "space-builder unfreeze", card="LFT")
    await _assert_refused(world, before, result, "space-builder-illegal-not-after-a-round")
    assert words(answer_of(result)) == "A card can be unfrozen only after a round, by its winner."
    assert not has_map(await reopen_panel(world, world.ada))


@pytest.mark.parametrize("mode", ["live", "turns"])
@pytest.mark.sampled
async def test_after_the_tap_nothing_can_be_moved(world: World, mode: str) -> None:
    await begin(world, 3, mode=mode)
    if mode == "live":
        panel, *_ = await start_race(world, world.ada, world.bruno, world.chioma)
    else:
        panel = await open_map(world, world.ada)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    before = await _state(world)
    result_of_move = await forge(world, world.ada, panel, find_action_ids(panel)["take DOM"])
    await _assert_refused(world, before, result_of_move, "space-builder-illegal-already-tapped")
    for command in ("stop", "tap"):
        result = await world.ada.slash(world.channel, f"space-builder {command}")
        await _assert_refused(world, before, result, "space-builder-illegal-already-tapped")
    again = await reopen_panel(world, world.ada)
    assert has_map(again)
    assert find_open_buttons(again) == set()


async def test_actions_that_the_cards_forbid_are_refused(world: World) -> None:
    await begin(world, mode="turns")
    panel = await open_map(world, world.ada)
    before = await _state(world)
    tap = await forge(world, world.ada, panel, find_action_ids(panel)["tap"])
    await _assert_refused(
        world, before, tap, "space-builder-illegal-cards-in-hand", count=4, card="Bubble Dome"
    )
    pad = await world.ada.slash(world.channel, "space-builder lay", card="DOM", location="A3")
    await _assert_refused(world, before, pad, "space-builder-illegal-landing-pad")
    nowhere = await world.ada.slash(world.channel, "space-builder lay", card="DOM", location="D9")
    await _assert_refused(world, before, nowhere, "refusal-race-no-such-place", place="D9")
    typo = await world.ada.slash(world.channel, "space-builder flip", card="Dune")
    assert 'There is no card called "Dune". The cards are Bubble Dome,' in words(answer_of(typo))
    frozen_card = await world.ada.slash(world.channel, "space-builder lay", card="LFT", location="B1")
    await _assert_refused(world, before, frozen_card, "space-builder-illegal-frozen", card="Lift Needle")
    nothing = await world.ada.slash(world.channel, "space-builder unfreeze", card="LFT")
    await _assert_refused(world, before, nothing, "space-builder-illegal-not-after-a-round")
    assert "take DOM" in find_open_buttons(await reopen_panel(world, world.ada))


@pytest.mark.parametrize("language", ["en", "th"])
async def test_cards_and_places_can_be_named_in_the_words_of_the_board(world: World, language: str) -> None:
    await begin(world, mode="turns")
    await open_map(world, world.ada)
    await me(world, world.ada, "language", language="th")
    card, place = building_name("DOM", texts(language)), place_name("B1", texts(language))
    await world.ada.slash(world.channel, "space-builder lay", card=card, location=place)
    match = await world.match()
    (dome, *_) = match.view(player_of(match, world.ada)).hand.cards
    assert dome.location == "B1"


async def test_a_word_of_a_name_is_enough_if_no_other_name_has_it(world: World) -> None:
    await begin(world, mode="turns")
    await open_map(world, world.ada)
    before = await _state(world)
    several = await world.ada.slash(world.channel, "space-builder lay", card="silo", location="top")
    names = "top left, top middle or top right"
    await _assert_refused(world, before, several, "refusal-several-fit", query="top", names=names)
    await world.ada.slash(world.channel, "space-builder lay", card="silo", location="centre")
    match = await world.match()
    hand = match.view(player_of(match, world.ada)).hand.cards
    assert {card.building: card.location for card in hand}["SIL"] == "B2"


async def test_a_refusal_reveals_nothing_about_the_others(world: World) -> None:
    """What time can do, and when, depends on what the others did."""
    await begin(world, mode="turns")
    mine = await open_map(world, world.bruno)
    reply = words(answer_of(await forge(world, world.bruno, mine, find_action_ids(mine)["tap"])))
    panel = await open_map(world, world.ada)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    assert words(answer_of(await forge(world, world.bruno, mine, find_action_ids(mine)["tap"]))) == reply
    assert "settle" not in reply
    assert "@" not in reply


@pytest.mark.parametrize("mode", ["live", "turns"])
@pytest.mark.sampled
async def test_strangers_and_their_panels(world: World, mode: str) -> None:
    await begin(world, mode=mode)
    panel = (
        await open_map(world, world.ada)
        if mode == "turns"
        else (await start_race(world, world.ada, world.bruno))[0]
    )
    before = await _state(world)
    controls = ("race-panel", "race-ready", "race-open", "race-sit")
    results = [
        *[await world.press(world.dmitri, one) for one in controls if find_ids(world.board, one)],
        *[
            await world.dmitri.slash(world.channel, f"space-builder {command}")
            for command in ("ready", "open", "tap", "stop", "leave")
        ],
        *[
            await forge(world, world.dmitri, panel, find_action_ids(panel)[action])
            for action in ("take DOM", "tap", "stop")
        ],
    ]
    for result in results:
        await _assert_refused(world, before, result, "refusal-not-in-match", status="running")


async def test_a_click_in_the_panel_of_another_moves_ones_own_cards_only(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    await forge(world, world.bruno, panel, find_action_ids(panel)["take DOM"])
    match = await world.match()
    first, second = (match.state.round.seats[player_of(match, who)] for who in (world.ada, world.bruno))
    assert first.clicks == ()
    assert len(second.clicks) == 1


async def test_a_player_who_leaves_is_out_and_the_board_says_so(world: World) -> None:
    await begin(world, 3)
    panels = await start_race(world, world.ada, world.bruno, world.chioma)
    await world.chioma.slash(world.channel, "space-builder leave")
    match = await world.match()
    assert match.status == "running"
    before = await _state(world)
    result = await forge(world, world.chioma, panels[2], find_action_ids(panels[2])["take DOM"])
    await _assert_refused(world, before, result, "refusal-you-resigned")
    again = await world.chioma.slash(world.channel, "space-builder leave")
    await _assert_refused(world, before, again, "refusal-you-resigned")
    assert TEXT("space-builder-illegal-left-the-match") in words(await reopen_panel(world, world.chioma))
    await build(world, world.ada, panels[0])
    await finish(world, world.ada, panels[0])
    await stop(world.bruno, panels[1])
    await world.env.advance_time(3)
    await world.press(world.ada, "race-unfreeze", "OBS")
    match = await world.match()
    assert match.state.round.number == 2
    await start_race(world, world.ada, world.bruno)
    await world.bruno.slash(world.channel, "space-builder leave")
    over = await world.match()
    assert over.status == "finished"
    assert f"<@{world.ada.id}>" in words(world.board)


async def test_a_race_that_is_called_off_in_its_first_round_offers_no_last_round(world: World) -> None:
    await begin(world)
    await world.cancel(world.ada)
    assert (await world.match()).is_over
    assert not find_ids(world.board, "race-last")


async def test_sitting_out_is_asked_once_and_two_have_to_stay(world: World) -> None:
    await begin(world, 3)
    question = await world.press(world.chioma, "race-sit")
    other = await world.press(world.bruno, "race-sit")
    assert (await world.match()).state.round.seats[2].sat is None
    await world.press(world.chioma, "race-sit", message=question.response)
    match = await world.match()
    assert match.state.round.seats[player_of(match, world.chioma)].sat is not None
    before = await _state(world)
    ready = await world.press(world.chioma, "race-ready")
    await _assert_refused(world, before, ready, "space-builder-illegal-sat-out")
    assert not find_ids(world.board, "race-sit")
    refusal = await world.press(world.bruno, "race-sit", message=other.response)
    assert words(answer_of(refusal)) == TEXT("space-builder-illegal-too-few-left", needed=2)
    await start_race(world, world.ada, world.bruno)


async def test_undo_is_refused_and_not_offered(world: World) -> None:
    await begin(world, mode="turns")
    panel = await open_map(world, world.ada)
    await click_panel(world.ada, panel, "take DOM")
    before = await _state(world)
    assert not find_ids(world.board, "undo")
    await _assert_refused(
        world, before, await world.ada.slash(world.channel, "match undo"), "refusal-not-undoable"
    )


async def test_a_match_can_be_called_off_while_others_build_in_secret(world: World) -> None:
    await begin(world, mode="turns")
    for who in (world.ada, world.bruno):
        await stop(who, await open_map(world, who))
    await world.env.advance_time(3)
    match = await world.match()
    winner = world.people[match.players[match.state.result.winner]]
    await world.press(winner, "race-unfreeze", "OBS")
    await world.cancel(world.ada)
    public_before = snapshot_channel(world)
    await open_map(world, world.ada)
    await open_map(world, world.bruno)
    assert snapshot_channel(world) == public_before
    await world.press(world.bruno, "answer", "yes")
    assert (await world.match()).status == "abandoned"
