"""The Builders: Middle Ages as users play it: whole matches, previews, questions before slips, areas."""

import re
from random import Random
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.games.middle_ages import GAME, SITES, preview, yields_of
from bot.locales import texts
from bot.match.commands import Act
from bot.match.models import Ending
from cogs.board.board_messages import MOST_GAME_COMPONENTS
from cogs.board.captions import caption
from cogs.kit.controls import Control, Menu, count_components
from cogs.middle_ages import UI
from rendering.middle_ages.samples import samples
from tests.codebase.combinations import usual_first
from tests.games.middle_ages_play import play_turns, player, table
from tests.play.world import (
    World,
    buttons,
    components,
    forge,
    get_pinged_users,
    names,
    present_id,
    reply_text,
    words,
)
from tests.rendering.middle_ages_views import crowded_view, with_open_sites

SHORT = {"target-points": 3}


async def begin(world: World, players: int = 2, **options: Any) -> None:
    """Let Ada open a table for ``players`` players, the others join, and the match begin."""
    await world.begin_game("middle-ages", players, **options)


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    """Return the menus of a message."""
    return [part for part in components(message) if isinstance(part, discord.SelectMenu)]


async def view_of(world: World) -> Any:
    """Return what everybody may know of the match."""
    return GAME.view((await world.match()).state, None)


async def click(world: World, who: simcord.MemberActor, action: str) -> None:
    """Make an action with the controls under the board, and confirm it when asked."""
    if " " in action:
        result = await choose(world, who, action)
    else:
        result = await world.press(who, "act", action)
    for question in result.followups:
        await world.press(who, "act-sure", message=question)


async def choose(world: World, who: simcord.MemberActor, action: str) -> Any:
    """Choose a card in the menu that has it, after the site if there are too many for a menu each."""
    kind, *cards = action.split()
    custom_ids = [custom_id for custom_id, _ in buttons(world.board)]
    if any(custom_id.endswith(f":act:{action}") for custom_id in custom_ids):
        return await world.press(who, "act", action)
    if kind == "send" and any(custom_id.endswith(f":pick:{cards[1]}") for custom_id in custom_ids):
        await world.press(who, "pick", cards[1])
    for menu in menus(world.board):
        if action in [option.value for option in menu.options]:
            return await who.select(world.board, [action], custom_id=menu.custom_id)
    raise AssertionError(action)


def send_menu(message: discord.Message) -> discord.SelectMenu:
    """Return the menu that sends units to the only open site."""
    (menu,) = [menu for menu in menus(message) if ":send-" in (menu.custom_id or "")]
    return menu


async def command(world: World, who: simcord.MemberActor, action: str) -> None:
    """Make an action by slash command, and confirm it when asked."""
    kind, *cards = action.split()
    names = {"build": ("site",), "hire": ("worker",), "send": ("worker", "site")}.get(kind, ())
    result = await who.slash(world.channel, f"middle-ages {kind}", **dict(zip(names, cards, strict=True)))
    assert result.response is not None
    if any(":act-sure:" in custom_id for custom_id, _ in buttons(result.response)):
        await world.press(who, "act-sure", message=result.response)


def choose_wisely(view: Any, legal: list[str], rng: Random) -> str:
    """Return a legal action that advances the player's sites."""
    sends = [action for action in legal if action.startswith("send")]
    finishing = [action for action in sends if preview(view, *action.split()[1:]).finishes]
    useful = [action for action in sends if not preview(view, *action.split()[1:]).useless]
    mine = view.players[view.current]
    growing = [action for action in legal if action.startswith("hire" if mine.sites else "build")]
    others = [action for action in legal if action.startswith(("coins", "hire"))]
    for choice in (finishing, useful, growing if len(mine.free) < 4 else [], others):
        if choice:
            return rng.choice(choice)
    return "end" if "end" in legal else rng.choice(legal)


@pytest.mark.parametrize(
    ("preset", "by_click", "players"),
    usual_first(2, [("official", True, 2), ("thai", False, 4), ("bga", True, 3)]),
)
@pytest.mark.sampled
async def test_a_whole_match_with_restarts(world: World, players: int, by_click: bool, preset: str) -> None:
    rng = Random(f"{players}{by_click}{preset}")
    await begin(world, players, preset=preset, **SHORT)
    while not (match := await world.match()).is_over:
        (player,) = match.players_to_act()
        who = world.people[match.players[player]]
        legal = [GAME.action_to_string(action) for action in GAME.legal_actions(match.state, player)]
        action = choose_wisely(GAME.view(match.state, player), legal, rng)
        messages_before = len(world.channel.history())
        await (click if by_click else command)(world, who, action)
        after = await world.match()
        assert after.revision > match.revision, action
        if not after.is_over:
            assert len(world.channel.history()) - messages_before == (after.turn > match.turn)
        if rng.random() < 0.06:
            await world.restart()
    board_text = words(world.board)
    assert "The end" in board_text
    assert re.search(
        r"\(\d+ points? for buildings, \d+ for machines, \d+ points? for \d+ coins?\)", board_text
    )
    assert match.status == "finished"


async def test_a_turn_of_many_actions_is_one_mention(world: World) -> None:
    await begin(world)
    who = await world.current()
    assert get_pinged_users(world, world.board) == [who.id]
    messages_before = len(world.channel.history())
    for action in ("coins", "coins"):
        await click(world, who, action)
        assert len(world.channel.history()) == messages_before
    await click(world, who, "coins")
    await click(world, who, "end")
    other = await world.current()
    assert other.id != who.id
    assert len(world.channel.history()) == messages_before + 1
    assert get_pinged_users(world, world.board) == [other.id]


@pytest.mark.nightly
async def test_who_resigns_is_out_of_the_match_and_ranked_last(world: World) -> None:
    await begin(world, 3, **SHORT)
    leaver = await world.current()
    await click(world, leaver, "coins")
    await world.resign(leaver)
    seat = (await world.match()).find_player(leaver.id)
    assert "Left the match: " in words(world.board)
    assert "makes the simplest action" not in words(world.board)
    assert "left the match" in reply_text(await leaver.slash(world.channel, "match log"))
    rng = Random("resigned")
    while not (match := await world.match()).is_over:
        who = await world.current()
        assert who.id != leaver.id
        (player,) = match.players_to_act()
        legal = [GAME.action_to_string(action) for action in GAME.legal_actions(match.state, player)]
        await click(world, who, choose_wisely(GAME.view(match.state, player), legal, rng))
    assert match.ending is not None
    assert match.ending.outcome is not None
    assert seat is not None
    assert match.ending.outcome.ranks[seat] == 3
    assert "left the match, " in words(world.board)


async def test_the_table_shows_all_options_before_anybody_joins(world: World) -> None:
    await world.open_table(
        world.ada,
        "middle-ages",
        preset="thai",
        **{"target-points": 20, "start-coins": 12, "free-actions": 4, "action-price": 6},
        **{"use-all-actions": True, "next-cards": "none"},
    )
    board_text = words(world.board)
    for phrase in (
        "First to 20 points.",
        "starts with 12 coins",
        "4 free actions",
        "costs 6 coins",
        "Sending a worker always costs one action",
        "everybody else gets one more turn",
        "must be used",
        "next cards are face down",
        "the place is shared",
    ):
        assert phrase in board_text


async def _begin_with_site(world: World) -> simcord.MemberActor:
    await begin(world, **{"free-actions": 5, "start-coins": 50})
    who = await world.current()
    view = await view_of(world)
    brings = yields_of(view.players[view.current].free[0])
    useful = (card for card in view.site_row if any(map(min, brings, SITES[card].needs)))
    await click(world, who, f"build {next(useful)}")
    return who


async def test_a_send_says_before_what_it_will_do(world: World) -> None:
    who = await _begin_with_site(world)
    view = await view_of(world)
    await click(world, who, f"hire {view.worker_row[0]}")
    view = await view_of(world)
    menu = send_menu(world.board)
    mine = view.players[view.current]
    assert len(menu.options) == len(mine.free)
    for option in menu.options:
        effect = preview(view, *option.value.split(";")[-1].split()[1:])
        description = option.description or ""
        assert f"Wage {effect.wage} coins, {effect.price} action" in description
        assert ("finishes it" in description) == effect.finishes
        assert ("adds nothing" in description) == effect.useless
        assert ("still missing" in description) != (effect.finishes or effect.useless)


async def test_a_single_send_is_one_click(world: World) -> None:
    who = await _begin_with_site(world)
    view = await view_of(world)
    (unit,), (site,) = view.players[view.current].free, view.players[view.current].sites
    (label,) = [label for custom_id, label in buttons(world.board) if ":act:send" in custom_id]
    assert label == "Send Apprentice to A (Wage 2)"
    result = await world.press(who, "act", f"send {unit} {site.card}")
    for question in result.followups:
        await world.press(who, "act-sure", message=question)
    match = await world.match()
    lines = await world.bot.store.matches.get_record(match.id)
    assert lines[-1].action == f"send {unit} {site.card}"


def test_a_few_ways_to_send_to_several_sites_are_in_one_menu() -> None:
    _, menu, _ = UI.controls(crowded_view(3, 2, actions=9), "", text=texts("en"))
    assert isinstance(menu, Menu)
    assert (menu.verb, menu.placeholder, len(menu.choices)) == ("act", "Send a worker", 6)
    labels = [choice.label.partition(" ← ") for choice in menu.choices]
    assert {(site[:2], unit[:2]) for site, _, unit in labels} == {
        (f"{site}:", f"{unit}:") for site in "ABC" for unit in "12"
    }
    assert all(choice.argument.startswith("send ") for choice in menu.choices)


def test_no_send_needs_more_than_three_clicks() -> None:
    for count in range(1, 9):
        view = crowded_view(count, 12, actions=9)
        lines = UI.controls(view, "", text=texts("en"))
        sends = [line for line in lines if isinstance(line, Menu) and line.part != "cards"]
        assert len(sends) == 1  # more rows would not fit a phone beside the picture
        assert len(sends[0].choices) == (12 if count == 1 else count)
        for site in [choice.argument for choice in sends[0].choices if sends[0].verb == "pick"]:
            (menu, _back) = UI.controls(view, site, text=texts("en"))
            assert isinstance(menu, Menu)
            assert len(menu.choices) == 12


@pytest.mark.parametrize("count", [1, 4, 5, 8, 10, 11, 24, 25, 42])
def test_every_open_site_can_be_reached_and_no_board_has_too_many_controls(count: int) -> None:
    sites = list(SITES)[:count]
    view = with_open_sites(crowded_view(0, 12, actions=9), sites)
    selections, reached = [""], set[str]()
    for selection in selections:
        lines = UI.controls(view, selection, text=texts("en"))
        assert count_components(lines) <= MOST_GAME_COMPONENTS
        for line in lines:
            if isinstance(line, Menu):
                values = [choice.argument for choice in line.choices]
                reached |= {value.split()[-1] for value in values if "send" in value}
                selections += values if line.verb == "pick" else []
                continue
            new = [control.argument for control in line if control.verb == "pick"]
            selections += [argument for argument in new if argument not in selections]
            labels = [control.label for control in line]
            assert len(set(labels)) == len(labels)
    assert reached == set(sites)


@pytest.mark.sampled
async def test_a_player_who_starts_site_after_site_gets_a_board(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    for _ in range(48):
        match = await world.match()
        view = match.view(None)
        action = f"build {next(filter(None, view.site_row))}" if view.actions else "end"
        await world.bot.matches.perform(match.id, match.players[view.current], Act(action))
    assert await world.bot.outbox.drain(60)
    await world.env.settle()
    who, view = await world.current(), await view_of(world)
    assert len(view.players[view.current].sites) == 18
    assert f"Round {view.round}" in words(world.board)
    (sites,) = [menu for menu in menus(world.board) if ":pick:" in (menu.custom_id or "")]
    tenth = sites.options[9]
    assert tenth.label.startswith("J: ")
    assert (tenth.description or "").startswith("Missing ")
    await who.select(world.board, [tenth.value], custom_id=sites.custom_id)
    (menu,) = menus(world.board)
    assert menu.placeholder == "Send a worker to J"
    assert [label for custom_id, label in buttons(world.board) if ":pick:" in custom_id] == ["Back"]


async def test_a_board_with_too_many_controls_is_shown_without_the_last_ones(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.begin_game("middle-ages", 2)
    lines = [[Control(f"{row} {n}", "act", f"{row}-{n}") for n in range(10)] for row in range(3)]
    monkeypatch.setattr(type(UI), "controls", lambda *_, **__: lines)
    await world.bot.matches.perform(1, (await world.current()).id, Act("end"))
    assert await world.bot.outbox.drain(60)
    labels = {label for _, label in buttons(world.board)}
    assert {"0 0", "1 9", "More"} <= labels
    assert "2 0" not in labels
    assert "board.too_many_controls" in caplog.text


def test_cards_are_named_with_their_marks_and_never_with_numbers_alone() -> None:
    view = crowded_view(2, 3)
    card_menus = [line for line in UI.controls(view, "", text=texts("en")) if isinstance(line, Menu)]
    labels = [choice.label for menu in card_menus for choice in menu.choices]
    assert [menu.placeholder for menu in card_menus] == ["Start a site or hire", "Send a worker"]
    assert "A: Forge" in labels
    assert "1: Master (2 stone, 3 wood)" in labels
    assert any(re.match(r"B: \w[\w ]+ ← 2: ", label) for label in labels)
    assert not any(re.search(r"[0-9]-[0-9]", label) for label in labels)


@pytest.mark.parametrize(
    ("coins", "actions", "free", "sentence"),
    [
        (149, 3, ("M5", "W35"), ""),
        (0, 3, ("W19", "W35"), "You cannot send anybody: you have too few coins."),
        (0, 0, ("W19", "W35"), ""),
        (149, 3, (), ""),
    ],
)
def test_the_question_says_why_nobody_can_be_sent(
    coins: int, actions: int, free: tuple[str, ...], sentence: str
) -> None:
    view = crowded_view(2, 0)
    players, seat = list(view.players), view.current or 0
    players[seat] = replace(players[seat], free=free, coins=coins)
    view = replace(view, players=tuple(players), actions=actions)
    question = UI.question(view, "", text=texts("en"))
    assert question.endswith(sentence)
    assert ("send" in question) == bool(sentence)


def test_the_question_says_what_the_next_worker_on_a_site_costs() -> None:
    question = UI.question(crowded_view(3, 2, actions=2), "", text=texts("en"))
    assert question.endswith("(2 left). This turn the next worker costs 2 actions on B and 3 actions on A/C.")
    assert "next worker" not in UI.question(crowded_view(3, 0, actions=2), "", text=texts("en"))


def test_the_question_says_who_still_plays_once_there_are_enough_points() -> None:
    view = crowded_view(3, 0, actions=2)
    seat = view.current or 0
    assert "turn" not in UI.question(view, "", text=texts("en"))
    players = tuple(
        replace(each, vp=17 if number == seat else 3, still_to_play=number != seat)
        for number, each in enumerate(view.players)
    )
    for starter, ends in ((seat, False), ((seat + 1) % len(players), True)):
        question = UI.question(replace(view, players=players, starter=starter), "", text=texts("en"))
        assert question.startswith(
            "**The match ends with this turn.**" if ends else "**Last turns:** after you, only"
        )
    one_more = replace(view.options, end_rule="one_more")
    again = UI.question(
        replace(view, players=players, starter=seat + 1, options=one_more), "", text=texts("en")
    )
    assert again.startswith("**Last turns:** after you, only")
    last = replace(view, ending=True, players=tuple(replace(each, still_to_play=False) for each in players))
    assert UI.question(last, "", text=texts("en")).startswith("**The match ends with this turn.**")


@pytest.mark.parametrize(("unit", "is_button"), [("W01", True), ("W03", False)])
def test_a_single_send_has_a_button_only_if_it_brings_something(unit: str, is_button: bool) -> None:
    view = with_open_sites(crowded_view(0, 0), ["B02"])
    players, seat = list(view.players), view.current or 0
    players[seat] = replace(players[seat], free=(unit,))
    view = replace(view, players=tuple(players), actions=3, legal=(f"send {unit} B02",))
    *_, sends = UI.controls(view, "", text=texts("en"))
    assert isinstance(sends, Menu) != is_button


def test_what_can_be_done_is_told_in_the_order_of_the_prompt() -> None:
    legal = [GAME.action_from_string(action) for action in ("end", "coins", "send W12 B07", "build B01")]
    phrases = UI.possible(legal, text=texts("en"))
    assert phrases == ["send a worker", "start 1 site", "take coins", "end your turn"]


def test_buttons_from_before_the_menus_still_show_the_board() -> None:
    view = GAME.view(GAME.new_state(2, GAME.Options(), "seed"), None)
    usual = UI.controls(view, "", text=texts("en"))
    for selection in ("build", "hire", "W12"):
        assert UI.controls(view, selection, text=texts("en")) == usual


async def test_buying_and_sending_is_one_click(world: World) -> None:
    who = await _begin_with_site(world)
    while (await view_of(world)).actions:
        view = await view_of(world)
        await click(world, who, next(action for action in view.legal if action.startswith("hire")))
    view = await view_of(world)
    menu = send_menu(world.board)
    option = menu.options[0]
    assert option.value.startswith("buy;send")
    assert menu.placeholder == "Buy one, send to A"
    outcome = preview(view, *option.value.split(";")[-1].split()[1:])
    price = f"{5 + outcome.wage} coins (5 for 1 more action, {outcome.wage} for the wage): "
    assert (option.description or "").startswith(price)
    coins = view.players[view.current].coins
    result = await who.select(world.board, [option.value], custom_id=menu.custom_id)
    for question in result.followups:
        await world.press(who, "act-sure", message=question)
    match = await world.match()
    assert [line.action for line in await world.bot.store.matches.get_record(match.id)][
        -2:
    ] == option.value.split(";")
    assert (await view_of(world)).players[match.find_player(who.id)].coins != coins


async def test_sends_coins_and_buys_can_be_undone_but_not_a_new_card(world: World) -> None:
    who = await _begin_with_site(world)
    reply = reply_text(await world.press(who, "undo"))
    assert "asked" in reply  # a new card lies there: the others have to agree
    other = world.bruno if who.id == world.ada.id else world.ada
    await world.press(other, "answer", "no")
    before = await view_of(world)
    await click(world, who, "coins")
    await click(world, who, "buy")
    for _ in range(2):
        await world.press(who, "undo")
    assert (await view_of(world)).players == before.players


async def test_giving_up_free_actions_is_asked_once_and_can_be_switched_off(world: World) -> None:
    await begin(world)
    who = await world.current()
    before = await world.match()
    question = await world.press(who, "act", "end")
    assert "You have 3 actions left" in reply_text(question)
    assert await world.match() == before
    await world.press(who, "act-always", message=question.followups[0])
    assert (await world.match()).turn == before.turn + 1
    other = await world.current()
    by_command = await other.slash(world.channel, "middle-ages end")
    assert "You have 3 actions left" in reply_text(by_command)
    assert by_command.response is not None
    await world.press(other, "act-sure", message=by_command.response)
    turn = (await world.match()).turn
    await world.press(who, "act", "end")  # no question any more
    assert (await world.match()).turn == turn + 1


async def test_taking_coins_with_a_bought_action_is_asked(world: World) -> None:
    await begin(world, **{"free-actions": 1, "start-coins": 20})
    who = await world.current()
    await click(world, who, "buy")
    await click(world, who, "coins")  # the free one
    question = await world.press(who, "act", "coins")
    assert "You bought this action for 5 coins, but it brings only 2." in reply_text(question)
    before = (await view_of(world)).players
    await world.press(who, "act-sure", message=question.followups[0])
    assert (await view_of(world)).players != before


def test_the_end_names_each_step_of_the_tie_break_that_was_needed() -> None:
    sentences = {name: UI.verdict(view, text=texts("en")) for name, view in samples().items()}
    assert "points from sites decide" in sentences["tie_vp"]
    assert "coins decide" in sentences["tie_coins"]
    assert sentences["over"] == ""


async def test_a_tie_break_stands_below_the_scores_that_it_decided_between(world: World) -> None:
    await begin(world)
    view = samples()["tie_coins"]
    match = replace(await world.match(), status="finished", ending=Ending("played", outcome=view.outcome))
    lines = caption(match, view, texts("en")).splitlines()
    scores = [number for number, line in enumerate(lines) if ": **" in line]
    assert lines.index(UI.verdict(view, text=texts("en"))) > max(scores)


async def test_anybody_can_look_at_what_a_player_has(world: World) -> None:
    who = await _begin_with_site(world)
    player = (await world.match()).find_player(who.id)
    result = await world.press(who, "area")
    assert "All that" in reply_text(result)
    assert names(result.response)[0].startswith(f"middle-ages-area-{player}-")
    other = 1 - (player or 0)
    await world.press(who, "area-other", str(other), message=result.response)
    assert names(result.response)[0].startswith(f"middle-ages-area-{other}-")
    old = await forge(world, world.dmitri, world.board, present_id(await world.match(), "area", str(player)))
    assert names(old.response)[0].startswith(f"middle-ages-area-{player}-")


async def test_bad_input_names_the_rule_and_changes_nothing(world: World) -> None:
    who = await _begin_with_site(world)
    view = await view_of(world)
    before = await world.match()
    mine = view.players[view.current].sites[0].card
    free = view.players[view.current].free[0]
    results = {
        'no card "B99"': await who.slash(world.channel, "middle-ages build", site="B99"),
        "is not in the row": await who.slash(world.channel, "middle-ages build", site=mine),
        "not one of your open sites": await who.slash(
            world.channel, "middle-ages send", worker=free, site=view.site_row[1]
        ),
        "not one of your workers": await who.slash(
            world.channel, "middle-ages send", worker=view.worker_row[0], site=mine
        ),
        "“somebody” is not one of your choices": await who.slash(
            world.channel, "middle-ages hire", worker="somebody"
        ),
        "“9” is not one of your choices": await who.slash(
            world.channel, "middle-ages send", worker="9", site=mine
        ),
    }
    for rule, result in results.items():
        assert rule in reply_text(result)
        assert "You can " in reply_text(result)
    *_, hired, sent = map(reply_text, results.values())
    assert re.search(r"You can choose 1: \w+ \(.+\), 2: \w+ \(", hired)
    assert re.search(r"You can choose 1: \w+ \(", sent)
    assert not re.search(r"\b[BW]\d\d\b", hired + sent)
    assert await world.match() == before


async def test_completion_offers_exactly_the_legal_cards(world: World) -> None:
    who = await _begin_with_site(world)
    legal = (await view_of(world)).legal

    async def complete(name: str, option: str, **other_options: str) -> list[str]:
        completions = await who.autocomplete(
            world.channel, f"middle-ages {name}", option, "", **other_options
        )
        return [choice["value"] for choice in completions]

    actions = {f"build {site}" for site in await complete("build", "site")}
    actions |= {f"hire {worker}" for worker in await complete("hire", "worker")}
    actions |= {
        f"send {worker} {site}"
        for worker in await complete("send", "worker")
        for site in await complete("send", "site", worker=worker)
    }
    assert actions == {action for action in legal if " " in action}
    other = world.bruno if who.id == world.ada.id else world.ada
    assert await other.autocomplete(world.channel, "middle-ages build", "site", "") == []


@pytest.mark.parametrize(("count", "points"), [(1, "1 point"), (2, "2 points")])
def test_one_point_is_not_called_points(count: int, points: str) -> None:
    text = texts("en")
    view = GAME.view(GAME.new_state(2, GAME.Options(target_vp=count), "seed"), None)
    assert UI.title(view, text=text) == f"Round 1, first to {points}"
    effect = text("middle-ages-effect-finishes", coins=count, points=count)
    assert effect == f"finishes it, +{count} coin{'s' * (count > 1)}, +{points}"


@pytest.mark.parametrize(
    ("seats", "row", "reason"),
    [
        (("W01", "W02"), None, "For ten rounds nobody has started a site, hired a worker or sent one, so "),
        (("", ""), "- - - - -", "No site can be finished any more, so "),
    ],
)
def test_a_match_that_stops_short_of_its_points_says_why(seats: Any, row: str | None, reason: str) -> None:
    rows: Any = {} if row is None else {"worker_row": row, "worker_deck": ""}
    state = play_turns(table(*(player(free=free) for free in seats), **rows), 20 if row is None else 2)
    (sentence,) = UI.milestone(GAME.view(state, None), text=texts("en"))
    assert sentence == f"{reason}the match is over."
