"""Orders and takings in Builders: private panels that allow correct sums only, and that keep a secret."""

from typing import Any

import pytest
import simcord

from bot.games.builders import GAME
from bot.games.builders.state import Player, Row
from bot.locales import texts
from cogs.builders.choosing import choice_panel, quick_choices
from tests.games.builders_play import CLOSED, act, new, table
from tests.play.builders_table import (
    actor,
    begin,
    begin_first_turn,
    click,
    command,
    open_panel,
    read_selection,
    set_state,
    view_of,
)
from tests.play.world import (
    World,
    buttons,
    components,
    deliver_together,
    download_file,
    forge,
    get_pinged_users,
    pictures,
    reply_text,
    words,
)

PICTURE, RECORD = 2, 6
"""The indexes of picture and record in the result of ``_everything``."""


async def _everything(world: World, who: simcord.MemberActor) -> list[Any]:
    """Return all that a user can learn about the match."""
    (picture,) = pictures(world.board)
    more = (await world.press(who, "more")).response
    record = (await world.press(who, "record", message=more)).response
    return [
        words(world.board),
        picture.description,
        await download_file(world.bot, world.board),
        [label for _, label in buttons(world.board)],
        reply_text(await world.press(who, "read")),
        reply_text(await who.slash(world.channel, "match log")),
        await download_file(world.bot, record),
        await who.autocomplete(world.channel, "builders order", "pieces", ""),
    ]


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.nightly
async def test_nobody_learns_anything_of_an_order_before_all_are_in(world: World) -> None:
    await begin(world, 3)
    answers_by_user: dict[int, list[list[Any]]] = {
        who.id: [] for who in (world.bruno, world.dmitri)
    }  # a player and a stranger
    for order in ("order 2A 6B 2C", "order 9B 1D"):
        result = await command(world, world.ada, order)
        assert order[6:] not in reply_text(result)
        await world.ada.slash(world.channel, "match show")
        for who in (world.bruno, world.dmitri):
            answers_by_user[who.id].append(await _everything(world, who))
    for first, second in answers_by_user.values():
        assert first == second
        public_text = str([part for part in first[:-1] if part is not first[PICTURE]])
        assert "6B" not in public_text
        assert "9B" not in public_text
    assert "9 B" in reply_text(await world.press(world.ada, "read"))
    assert "9 B" in words(await open_panel(world, world.ada))
    for who in (world.bruno, world.chioma):
        assert "handed in an order" in reply_text(await world.press(who, "read"))
        await command(world, who, "order 1A 4B 3C 2D")
    assert "1B 9D" not in words(world.board)
    record = await _everything(world, world.dmitri)
    assert b"order 9B 1D" in record[RECORD]
    assert b"order 2A 6B 2C" in record[RECORD]


async def test_handing_in_edits_the_board_and_mentions_nobody(world: World) -> None:
    await begin(world, 3)
    board, messages_before = world.board, len(world.posts())
    assert get_pinged_users(world, board) == sorted((await world.match()).players)
    assert f"<@{world.ada.id}> (" in words(board)
    await click(world, world.ada, "order 1A 4B 3C 2D")
    assert len(world.posts()) == messages_before
    assert f"<@{world.ada.id}> (" not in words(world.board)
    assert f"<@{world.bruno.id}> (" in words(world.board)
    await click(world, world.bruno, "order 1A 4B 3C 2D")
    assert len(world.posts()) == messages_before + 1  # but the last player to act is mentioned
    assert get_pinged_users(world, world.board) == [world.chioma.id]
    await click(world, world.chioma, "order 1A 4B 3C 2D")
    assert len(world.posts()) == messages_before + 2
    assert get_pinged_users(world, world.board) == [(await actor(world)).id]


async def test_an_order_is_two_clicks_and_can_be_rewritten_until_all_are_in(world: World) -> None:
    await begin(world)
    panel = await open_panel(world, world.ada)
    assert read_selection(panel) == [1, 4, 3, 2]
    await world.press(world.ada, "panel-act", message=panel)
    assert "ordered 1 A, 4 B, 3 C and 2 D" in words(panel)
    assert "Handed in: **1 A, 4 B, 3 C and 2 D**" in words(panel)
    again = await open_panel(world, world.ada)
    await world.press(world.ada, "panel-set", "0.0.5.5", message=again)
    assert (await world.match()).state.sheets == ((1, 4, 3, 2), None)
    await world.press(world.ada, "panel-act", message=again)
    assert (await world.match()).state.sheets == ((0, 0, 5, 5), None)
    assert read_selection(await open_panel(world, world.ada)) == [0, 0, 5, 5]
    await click(world, world.bruno, "order 10C")
    assert [player.hand for player in (await view_of(world)).players] == [(0, 0, 5, 5), (0, 0, 10, 0)]


async def test_no_panel_says_that_an_order_can_be_changed_after_the_reveal(world: World) -> None:
    await begin(world)
    panel = await open_panel(world, world.ada)
    await world.press(world.ada, "panel-act", message=panel)
    assert "You can change it" in words(panel)
    await click(world, world.bruno, "order 10C")
    assert panel.id not in world.env.backend.messages[panel.channel_id]


async def test_of_the_panels_that_a_player_opened_the_newest_stays_until_the_reveal(world: World) -> None:
    await begin(world)
    first, second = [await open_panel(world, world.ada) for _ in range(2)]
    assert first.id not in world.env.backend.messages[first.channel_id]
    assert buttons(second)
    untouched = await open_panel(world, world.bruno)
    await world.press(world.ada, "panel-act", message=second)
    await click(world, world.bruno, "order 10C")
    for panel in (second, untouched):
        assert panel.id not in world.env.backend.messages[panel.channel_id]


async def test_a_panel_for_taking_disappears_when_pieces_were_taken_elsewhere(world: World) -> None:
    await begin_first_turn(world)
    await set_state(world, act(table(Player(space=9), dice=(1, 2)), "move"))
    panel = await open_panel(world, world.ada)
    await click(world, world.ada, "take 9C 1D")
    assert panel.id not in world.env.backend.messages[panel.channel_id]


async def test_two_orders_at_the_same_moment_both_count(world: World) -> None:
    await begin(world, 3)
    panels = [(who, await open_panel(world, who)) for who in (world.ada, world.bruno)]
    await deliver_together(
        world, *(lambda w=who, p=panel: world.press(w, "panel-act", message=p) for who, panel in panels)
    )
    assert (await world.match()).state.sheets == ((1, 4, 3, 2), (1, 4, 3, 2), None)
    for _, panel in panels:
        assert "Handed in" in words(panel)


async def test_a_panel_outlives_a_restart(world: World) -> None:
    await begin(world)
    panel = await open_panel(world, world.ada)
    await world.press(world.ada, "panel-set", "2.6.1.1", message=panel)
    await world.restart()
    await world.press(world.ada, "panel-set", "2.5.1.1", message=panel)
    assert read_selection(panel) == [2, 5, 1, 1]
    await world.press(world.ada, "panel-set", "2.5.1.2", message=panel)
    await world.restart()
    await world.press(world.ada, "panel-act", message=panel)
    assert (await world.match()).state.sheets == ((2, 5, 1, 2), None)


async def test_a_panel_of_an_earlier_turn_is_refused(world: World) -> None:
    await begin(world)
    old = await open_panel(world, world.ada)
    await world.restart()  # so that it is not known any more
    for who in (world.ada, world.bruno):
        await click(world, who, "order 1A 4B 3C 2D")
    before, custom_ids = await world.match(), [custom_id for custom_id, _ in buttons(old)]
    for control in ("panel-set", "panel-act"):
        custom_id = next(each for each in custom_ids if f":{control}:" in each)
        await forge(world, world.ada, old, custom_id)
        assert "of an earlier turn, so nothing has changed" in words(old)
        assert not buttons(old)
    assert await world.match() == before


async def test_a_taking_of_an_earlier_turn_is_refused_too(world: World) -> None:
    await begin_first_turn(world)
    state = table(Player(space=9), dice=(1, 2))
    await set_state(world, act(state, "move"))
    old = await open_panel(world, world.ada)
    await world.press(world.ada, "panel-act", message=old)
    assert "took 5 C and 5 D" in words(old)
    assert not buttons(old)
    await set_state(world, act(state, "move"))
    stale = await open_panel(world, world.ada)
    await world.restart()  # so that it is not known any more
    await click(world, world.ada, "take 9C 1D")
    await world.press(world.ada, "panel-act", message=stale)
    assert "of an earlier turn" in words(stale)


async def test_only_those_who_have_something_to_choose_get_a_panel(world: World) -> None:
    await begin_first_turn(world)
    await set_state(world, act(table(Player(space=9), dice=(1, 2)), "move"))
    assert {"Take 5 C, 5 D", "Choose 10 Pieces"} <= {label for _, label in buttons(world.board)}
    assert "nothing for you to choose" in reply_text(await world.press(world.bruno, "panel"))
    assert "not a player of this match" in reply_text(await world.press(world.dmitri, "panel"))
    panel = await open_panel(world, world.ada)
    await world.restart()  # so that it is not known any more
    await world.resign(world.bruno)
    for control in ("panel-set", "panel-act"):
        assert "This match is over" in reply_text(await world.press(world.ada, control, message=panel))


async def test_a_player_who_resigned_has_nothing_to_choose(world: World) -> None:
    await begin(world, 3)
    panel = await open_panel(world, world.ada)
    await world.resign(world.ada)
    assert not (await world.match()).is_over
    for control in ("panel-set", "panel-act"):
        assert "You have resigned" in reply_text(await world.press(world.ada, control, message=panel))


async def test_only_a_whole_choice_can_be_handed_in(world: World) -> None:
    await begin(world)
    panel = await open_panel(world, world.ada)

    def read_disabled_states() -> dict[str, bool]:
        parts = [part for part in components(panel) if getattr(part, "custom_id", None)]
        return {part.custom_id.split(":", 4)[4].rpartition("/")[2]: part.disabled for part in parts}

    assert not any(off for name, off in read_disabled_states().items() if name.endswith("-1"))
    assert all(off for name, off in read_disabled_states().items() if name.endswith(("+1", "full")))
    await world.press(world.ada, "panel-set", "1.4.3.1", message=panel)
    assert read_disabled_states()["order 1A 4B 3C 1D"]
    assert "Hand In (9 of 10)" in [label for _, label in buttons(panel)]
    assert "1 more to choose" in words(panel)
    await world.press(world.ada, "panel-set", "2.4.3.1", message=panel)
    assert not read_disabled_states()["order 2A 4B 3C 1D"]
    await world.press(world.ada, "panel-set", "2.4.3.0", message=panel)
    assert read_disabled_states()["0+1"]  # two A at most
    await world.press(world.ada, "panel-set", "2.5.3.0/1full", message=panel)
    assert read_selection(panel) == [2, 5, 3, 0]


WRONG = {
    "order 1A 4B 3C": "You need exactly 10 pieces, and you chose 8.",
    "order 3A 4B 3C": "You can order at most 2 A, and you chose 3.",
    "order 10B": "You can order at most 9 B, and you chose 10.",
    "order much": 'I do not understand "order much". Use the buttons under the board, or the commands of the '
    "game.",
}


@pytest.mark.parametrize("action", WRONG)
@pytest.mark.sampled
async def test_a_wrong_order_names_the_rule_and_what_is_possible(world: World, action: str) -> None:
    await begin(world)
    before = await world.match()
    reply = reply_text(await command(world, world.ada, action))
    assert reply.startswith(f"{WRONG[action]} You can order ten pieces.")
    assert ("For example: Order " in reply) == (action == "order much")
    assert await world.match() == before
    await command(world, world.ada, "order 10C")
    before = await world.match()
    assert reply_text(await command(world, world.ada, action)) == WRONG[action]
    assert await world.match() == before


async def test_who_has_handed_in_an_order_hears_that_it_can_be_changed(world: World) -> None:
    await begin(world)
    reply = reply_text(await command(world, world.ada, "done"))
    assert reply == "First, everyone hands in an order. You can order ten pieces."
    await command(world, world.ada, "order 10C")
    reply = reply_text(await command(world, world.ada, "done"))
    assert reply == "Your order is in. You can change it until all orders are in."


WRONG_TAKINGS = {
    "take 5C 4D": "exactly 10 pieces, and you chose 9",
    "take 2A 8C": "at most 2 A. You have 1, and you want 2 more",
    "take 10B": "box has only 4 B left, and you want 10",
    "move": "First, take the pieces",
}


@pytest.mark.parametrize("action", WRONG_TAKINGS)
@pytest.mark.sampled
async def test_a_wrong_taking_names_the_rule_and_what_is_possible(world: World, action: str) -> None:
    await begin_first_turn(world)
    state = table(Player(hand=(1, 0, 0, 0), space=9), dice=(1, 2), ring=new().foundation, box=(8, 4, 40, 40))
    await set_state(world, act(state, "move"))
    before = await world.match()
    reply = reply_text(await command(world, world.ada, action))
    assert WRONG_TAKINGS[action] in reply
    assert reply.endswith("You can take pieces from the box.")
    assert await world.match() == before


async def test_completion_fills_up_what_is_typed(world: World) -> None:
    await begin(world)

    async def complete(query: str) -> list[str]:
        completions = await world.ada.autocomplete(world.channel, "builders order", "pieces", query)
        return [choice["value"] for choice in completions]

    quick = await complete("")
    assert quick[0] == "1A 4B 3C 2D"
    assert await complete("half") == ["5C 5D"]
    assert await complete("1A 5B") == ["1A 9B", "1A 5B 4C", "1A 5B 4D"]
    assert await complete("2A 8D") == ["2A 8D"]
    assert await complete("3A") == []
    await command(world, world.ada, "order 10C")
    assert await complete("") == quick  # until all are in
    assert await world.dmitri.autocomplete(world.channel, "builders order", "pieces", "") == []
    for query in quick:
        assert not GAME.apply_action(new(), 0, GAME.action_from_string(f"order {query}")).sheets[1]


@pytest.mark.parametrize("total", [1, 2, 5, 10, 20, 36])
@pytest.mark.parametrize("most", [(2, 30, 99, 50), (0, 0, 99, 50), (1, 3, 0, 40), (0, 0, 30, 7)])
def test_quick_choices_are_whole_and_each_is_there_once(total: int, most: tuple[int, ...]) -> None:
    a, b, c, d = most
    hand = (2 - a, 0, 0, 0)
    state = table(Player(hand=hand), ring=new().foundation, box=(8, b, c, d), phase="take", left=total)
    view = GAME.view(state, None)
    quick = quick_choices(view)
    assert len(set(quick.values())) == len(quick)
    for counts in quick.values():
        assert sum(counts) == total
        assert all(count <= limit for count, limit in zip(counts, most, strict=True))
    panel = choice_panel(view, 0, "", text=texts("en"))
    assert panel is not None


@pytest.mark.parametrize(("box", "is_foundation_open"), [((8, 30, 99, 50), True), ((0, 0, 99, 50), False)])
def test_a_choice_from_the_box_speaks_of_the_foundation_only_while_it_is_open(
    box: tuple[int, int, int, int], is_foundation_open: bool
) -> None:
    state = table(Player(), ring=new().foundation, box=box, phase="take", left=10)
    panel = choice_panel(GAME.view(state, None), 0, "", text=texts("en"))
    assert panel is not None
    assert ("corners of the foundation" in panel.text) is is_foundation_open
    assert ("more than two A" in panel.text) is is_foundation_open
    assert "C: small triangles. D: large triangles." in panel.text


@pytest.mark.parametrize(
    ("row", "is_foundation_open", "opening"),
    [
        (Row(0, "C", slots=7, slot=2, feet=1), False, "A row of C is open on the north panel: 5 pieces are"),
        (Row(3, "D", slots=3, slot=2, feet=1), False, "A row of D is open on the west panel: 1 piece is"),
        (None, False, "No row is open."),
        (None, True, "The foundation is open."),
    ],
)
def test_a_choice_from_the_box_says_what_one_holds_and_what_is_open(
    row: Row | None, is_foundation_open: bool, opening: str
) -> None:
    mine = Player(hand=(0, 1, 2, 3))
    ring = new().foundation if is_foundation_open else CLOSED
    state = table(mine, ring=ring, row=row, phase="take", left=10)
    panel = choice_panel(GAME.view(state, None), 0, "", text=texts("en"))
    assert panel is not None
    assert f"You hold **1 B, 2 C and 3 D**. {opening}" in panel.text
