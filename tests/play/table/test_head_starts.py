"""*Even It Out* under *More* of a table: a weaker player begins with an advantage."""

from collections.abc import Collection
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from bot.locales import texts
from bot.match.commands import EvenOut, Start
from bot.match.ratings import Rating
from cogs.board.captions import head_start_lines
from tests.match.seats import open_table
from tests.play.notified_users import me
from tests.play.world import World, buttons, components, find_buttons, reply_text, words

pytestmark = pytest.mark.usefixtures("frozen_time")


async def _open_with_bruno(world: World, game: str, **options: Any) -> None:
    await world.open_table(world.ada, game, opponent=world.bruno, **options)
    await world.press(world.bruno, "join")


def _choices(message: Any) -> list[tuple[str, str]]:
    (menu,) = [part for part in components(message) if getattr(part, "options", None)]
    return [(option.value, option.label) for option in menu.options]


async def _choose(world: World, message: Any, value: str) -> Any:
    (menu,) = [part for part in components(message) if getattr(part, "options", None)]
    return (await world.ada.select(message, [value], custom_id=menu.custom_id)).response


async def test_the_host_gives_a_head_start_and_takes_it_back(world: World) -> None:
    await _open_with_bruno(world, "middle-ages")
    panel: Any = (await world.press(world.ada, "even-out")).response
    assert "All begin alike" in words(panel)
    assert [value for value, _ in _choices(panel)] == ["0=5", "0=10", "0=25", "1=5", "1=10", "1=25"]
    assert _choices(panel)[3][1].endswith("bruno: 5 coins")
    panel = await _choose(world, panel, "1=25")
    sentence = f"<@{world.bruno.id}> begins with 25 coins more."
    assert sentence in words(panel)
    assert sentence in words(world.board)
    await world.press(world.ada, "even-set", "nobody", message=panel)
    assert "coins more" not in words(world.board)
    panel = (await world.press(world.ada, "even-out")).response
    await _choose(world, panel, "1=10")
    await world.press(world.bruno, "start")
    assert "begins with 10 coins more" in words(world.board)
    assert [player.coins for player in (await world.match()).state.players] == [10, 20]
    await world.resign(world.ada)
    assert "begins with 10 coins more" in words(world.board)


async def test_each_seat_has_the_name_of_who_sits_there(world: World) -> None:
    await world.ada.slash(world.channel, "middle-ages new")
    await world.press(world.bruno, "join", "3")
    await world.press(world.dmitri, "join", "2")
    for name in ("bruno", "Violet"):
        choices = _choices((await world.press(world.ada, "even-out")).response)
        sizes = [label.partition(" ")[2] for value, label in choices if value.endswith("=5")]
        assert sizes == ["ada: 5 coins", "dmitri: 5 coins", f"{name}: 5 coins"]
        await me(world, world.ada, "invitations", refuse=world.bruno)


async def test_who_is_new_gets_the_most_without_the_host(world: World) -> None:
    await _open_with_bruno(world, "constructor")
    panel: Any = (await world.press(world.bruno, "even-out")).response
    assert [custom_id.split(":")[3:] for custom_id, _ in buttons(panel)] == [["even-set", "1=5"]]
    await world.press(world.bruno, "even-set", "1=5", message=panel)
    assert f"<@{world.bruno.id}> begins with 2.5 points." in words(world.board)


async def test_nobody_but_the_host_takes_the_head_start_of_another(world: World) -> None:
    await _open_with_bruno(world, "middle-ages")
    await world.press(world.chioma, "join")
    outdated: Any = (await world.press(world.chioma, "even-out")).response
    panel: Any = (await world.press(world.bruno, "even-out")).response
    await world.press(world.bruno, "even-set", "1=25", message=panel)
    refusal = reply_text(await world.press(world.chioma, "even-set", "2=25", message=outdated))
    assert "Somebody else has the head start" in refusal
    assert not find_buttons((await world.press(world.chioma, "more")).response, "even-out")
    panel = (await world.press(world.ada, "even-out")).response
    assert f"Choose somebody else, and <@{world.bruno.id}> loses it." in words(panel)
    await _choose(world, panel, "2=5")
    assert f"<@{world.chioma.id}> begins with 5 coins more." in words(world.board)


async def test_nobody_is_offered_it_alone(world: World) -> None:
    await world.ada.slash(world.channel, "middle-ages new")
    assert not find_buttons((await world.press(world.ada, "more")).response, "even-out")


async def test_a_race_says_who_sees_the_map_earlier(world: World) -> None:
    await _open_with_bruno(world, "space-builder")
    panel: Any = (await world.press(world.bruno, "even-out")).response
    await world.bruno.click(panel, label="I Am New")
    expected = f"<@{world.bruno.id}> sees the map 5 minutes before their own clock starts."
    assert expected in words(world.board)
    await world.press(world.ada, "start")
    assert "sees the map 5 minutes before their own clock starts." in words(world.board)


async def test_a_table_with_a_head_start_is_not_rated(world: World) -> None:
    for who in (world.ada, world.bruno):
        await world.bot.preferences.change(who.id, {"rating": "on"})
    await _open_with_bruno(world, "middle-ages")
    assert "Rated" in words(world.board)
    panel: Any = (await world.press(world.ada, "even-out")).response
    panel = await _choose(world, panel, "1=5")
    assert "Not rated: the options are not the usual ones." in words(world.board)
    await world.press(world.ada, "start")
    assert (await world.match()).rating == "off"


async def test_ratings_that_the_host_may_see_propose_a_size(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        Rating(user_id=who.id, game="middle-ages", pool="two", mu=mu)
        for who, mu in ((world.ada, 27.8), (world.bruno, 22.2))
    ]

    async def find(users: Collection[int], game: str) -> list[Rating]:
        return [rating for rating in found if rating.user_id in users and rating.game == game]

    await _open_with_bruno(world, "middle-ages")
    monkeypatch.setattr(world.bot.store.ratings, "find", find)
    cases: list[tuple[Literal["unset", "on", "off"], bool]] = [("unset", False), ("on", True), ("off", False)]
    for state, proposed in cases:
        await world.bot.preferences.change(world.bruno.id, {"rating": state})
        await world.bot.preferences.change(world.ada.id, {"rating": "on"})
        panel: Any = (await world.press(world.ada, "even-out")).response
        assert ("By your ratings" in words(panel)) is proposed
        assert bool(find_buttons(panel, "even-set", "1=10")) is proposed


async def test_a_preset_stays_what_it_is_with_a_head_start(world: World) -> None:
    await _open_with_bruno(world, "middle-ages", preset="thai")
    panel: Any = (await world.press(world.ada, "even-out")).response
    await _choose(world, panel, "1=5")
    more: Any = (await world.press(world.ada, "more", message=world.board)).response
    form: Any = await world.ada.click(
        more,
        custom_id=f"u:table-form:{(await world.match()).id}/0",
    )
    fields = {
        label["component"]["custom_id"]: label["component"] for label in form._interaction.modal["components"]
    }
    chosen = [each["value"] for each in fields["middle-ages-preset"]["options"] if each.get("default")]
    assert chosen == ["thai"]
    data = {
        name: [next(each["value"] for each in field["options"] if each.get("default"))]
        if "options" in field
        else field.get("value", "")
        for name, field in fields.items()
    }
    await world.ada.submit_modal(form, data | {"middle-ages-preset": ["bga"]})
    match = await world.match()
    assert (match.options["must_use_actions"], match.options["advantage"]) == (True, 5)


def test_a_record_of_elsewhere_may_name_a_player_who_is_not_there() -> None:
    session = open_table(11, 22, game="middle-ages")
    session.do(11, EvenOut(22, 5))
    match = session.do(22, Start()).match
    assert len(head_start_lines(match, texts("en"))) == 1
    forged = replace(match, options={**match.options, "advantage_player": 3})
    assert head_start_lines(forged, texts("en")) == []
