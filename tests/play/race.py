"""Helpers to play Space Builder on a simulated Discord: panels, cities, rounds, and what users can see."""

import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import discord
import simcord
from simcord.actors import _component_interaction
from simcord.enums import ComponentType

from bot.games.space_builder import MAPS, Card, Placement, State
from bot.match.models import Match
from bot.timestamps import to_milliseconds
from tests.play.world import World, buttons, download_file, get_pinged_users, pictures, words

CLICK = "race-click"
SECOND = 1000


async def begin(world: World, players: int = 2, **options: Any) -> Match:
    """Let Ada open a table for ``players`` players, let the others join, and begin the match."""
    guests = (world.bruno, world.chioma, world.dmitri)[: players - 1]
    names = ("opponent", "second-opponent", "third-opponent")
    invitations = dict(zip(names, guests, strict=False))
    await world.open_table(world.ada, "space-builder", **invitations, **options)
    for guest in guests:
        await world.press(guest, "join")
    await world.press(world.ada, "start")
    return await world.match()


def player_of(match: Match, who: simcord.MemberActor) -> int:
    """Return the player of a user."""
    player = match.find_player(who.id)
    assert player is not None
    return player


# Panels


def find_ids(message: Any, control: str) -> dict[str, str]:
    """Return the custom ids of a message's buttons with a verb, by argument."""
    split = [custom_id.split(":", 4) for custom_id, _ in buttons(message)]
    return {parts[4]: ":".join(parts) for parts in split if parts[3] == control}


def find_action_ids(panel: Any) -> dict[str, str]:
    """Return the custom ids of a panel by action, such as ``take DOM``, ``lay B2`` or ``tap``."""
    return {argument.rpartition(".")[2]: custom_id for argument, custom_id in find_ids(panel, CLICK).items()}


def find_open_buttons(panel: Any) -> set[str]:
    """Return the actions of the enabled buttons of a panel."""
    return {
        custom_id.rpartition(".")[2] for custom_id in _enabled_ids(panel) if custom_id.split(":")[3] == CLICK
    }


def _enabled_ids(panel: Any) -> Iterator[str]:
    for row in panel.components[0]["components"]:
        for button in row.get("components", ()):
            if not button.get("disabled"):
                yield button["custom_id"]


async def click_panel(
    who: simcord.MemberActor, panel: simcord.ResponseMessage, action: str
) -> simcord.InteractionResult:
    """Let a user click a button of their own panel."""
    return await who.click(panel, custom_id=find_action_ids(panel)[action])


async def forge(
    world: World, who: simcord.MemberActor, message: Any, custom_id: str
) -> simcord.InteractionResult:
    """Send a click that no client allows: on a locked button, or in another user's panel."""
    stored_message = world.env.backend.get_message(world.channel.id, message.id)
    data = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
    return await _component_interaction(who, stored_message, data)


async def reopen_panel(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open the panel again with the button on the board, and return it."""
    button = "race-panel" if (await world.match()).state.stage.options.live else "race-open"
    return panel_of(await world.press(who, button))


def answer_of(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the private answer of an interaction: a new message, or the edited acknowledgement."""
    answer = result.followups[-1] if result.followups else result.response
    assert answer is not None
    assert answer.ephemeral
    return answer


def panel_of(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the panel among the answers of an interaction; it need not be the last one."""
    messages = [*result.followups, *([result.response] if result.response else [])]
    panel = next((message for message in messages if words(message).startswith("**Your panel")), None)
    assert panel is not None, [words(message) for message in messages]
    assert panel.ephemeral
    return panel


def has_map(panel: simcord.ResponseMessage) -> bool:
    """Return whether a panel shows the map."""
    return bool(pictures(panel))


# Building


def find_goals(state: State, player: int) -> dict[str, Placement]:
    """Return the goal position of each card that a player has to build."""
    layout = MAPS[state.round.seats[player].map]
    return {
        placement.building: placement
        for placement in layout
        if placement.building in state.players[player].unfrozen
    }


def list_steps_to(card: Card, goal: Placement) -> list[str]:
    """Return the clicks that bring a card from the hand to its goal position."""
    clicks = [f"take {card.building}"]
    turns = (goal.turn - card.turn) % 4
    clicks += ["turn +1"] * turns
    clicks += ["flip"] if goal.side != card.side else []
    return [*clicks, f"lay {goal.location}"]


def next_click(state: State, player: int) -> str:
    """Return the click that brings a player's city one step closer to the map, or taps if it is complete."""
    hand, goals = state.round.seats[player].hand, find_goals(state, player)
    if hand.held is not None:
        card = hand.cards[hand.held]
        return list_steps_to(card, goals[card.building])[1]
    for card in hand.cards:
        if not card.location:
            return f"take {card.building}"
    return "tap"


async def build(
    world: World, who: simcord.MemberActor, panel: Any, *, cards: int = 8, by_click: bool = True
) -> None:
    """Lay a number of ``cards`` as on the map, in the user's panel or by commands."""
    match = await world.match()
    player = player_of(match, who)
    hand = match.state.round.seats[player].hand
    goals = find_goals(match.state, player)
    for card in hand.cards[:cards]:
        if not card.location:
            steps = list_steps_to(card, goals[card.building])
            await (_build_by_clicks(who, panel, steps) if by_click else _build_by_commands(world, who, steps))


async def _build_by_clicks(who: simcord.MemberActor, panel: Any, steps: list[str]) -> None:
    for action in steps:
        await click_panel(who, panel, action)


async def _build_by_commands(world: World, who: simcord.MemberActor, steps: list[str]) -> None:
    card = steps[0].split()[1]
    turns = steps.count("turn +1")
    if turns:
        by = {1: "clockwise", 2: "half", 3: "counterclockwise"}[turns]
        await who.slash(world.channel, "space-builder turn", card=card, by=by)
    if "flip" in steps:
        await who.slash(world.channel, "space-builder flip", card=card)
    await who.slash(world.channel, "space-builder lay", card=card, location=steps[-1].split()[1])


async def finish(world: World, who: simcord.MemberActor, panel: Any, *, by_click: bool = True) -> None:
    """Tap the deck."""
    await (click_panel(who, panel, "tap") if by_click else who.slash(world.channel, "space-builder tap"))


# Rounds


async def make_ready(world: World, *people: simcord.MemberActor) -> list[simcord.ResponseMessage]:
    """Make the users ready one after another, and return their panels."""
    return [panel_of(await world.press(who, "race-ready")) for who in people]


async def stop(who: simcord.MemberActor, panel: simcord.ResponseMessage) -> None:
    """Let a user stop building with the buttons of their panel, and confirm it."""
    await click_panel(who, panel, "stop")
    await click_panel(who, panel, "stop-sure")


async def stop_by_command(world: World, who: simcord.MemberActor) -> None:
    """Let a user stop building by command, and confirm it."""
    question = await who.slash(world.channel, "space-builder stop")
    await world.press(who, "race-stop", message=question.response)


async def start_race(world: World, *people: simcord.MemberActor) -> list[simcord.ResponseMessage]:
    """Make the users ready, wait until the map is shown, and return their panels."""
    panels = await make_ready(world, *people)
    await world.env.advance_time(6)
    assert (await world.match()).state.phase == "building"
    return panels


async def open_map(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """Let a user open the map in a round in turns, confirm it, and return the panel."""
    question = await world.press(who, "race-open")
    assert question.response is not None
    return panel_of(await world.press(who, "race-begin", message=question.response))


async def jump_forward(world: World, seconds: float) -> None:
    """Move the clock forward; timers that became due fire at the end, without the bot's heartbeats."""
    world.env._move_clock(world.env._virtual_time + seconds - 1)
    await world.env.advance_time(1)


async def deliver_together(world: World, clicks: Sequence[Callable[[], Awaitable[Any]]]) -> list[Any]:
    """Deliver all clicks before the bot has answered the first of them."""
    settle = world.env._settle_internal

    async def later(**_: Any) -> None:
        return None

    world.env._settle_internal = later  # type: ignore[method-assign]
    try:
        results = [await click() for click in clicks]
    finally:
        world.env._settle_internal = settle  # type: ignore[method-assign]
    await world.settle()
    return results


# What can be seen


async def set_last_heard(world: World, seconds: float) -> None:
    """Pretend that the bot last heard from Discord ``seconds`` ago."""
    at = int(world.env.now().timestamp() * SECOND - seconds * SECOND)
    await world.bot.store.meta.set("race_heard_at", str(at))


def get_display_time(message: discord.Message) -> int:
    """Return when a message got its current content, in milliseconds since 1970."""
    return to_milliseconds(message.edited_at or message.created_at)


def snapshot_channel(world: World) -> list[Any]:
    """Return all public messages: their words, the names and alt texts of pictures, buttons and mentions."""
    return [
        (
            message.id,
            message.edited_at,
            words(message),
            buttons(message),
            [(picture.media.url, picture.description) for picture in pictures(message)],
            get_pinged_users(world, message),
        )
        for message in world.channel.history()
    ]


async def collect_answers(world: World, who: simcord.MemberActor) -> list[Any]:
    """Return the answers to everything a user can ask for: position, log, record, completion."""
    answers: list[Any] = []
    for command in ("match read", "match log"):
        result = await who.slash(world.channel, command)
        answers.append(words(result.response))
    for control in ("race-last", "race-faces", "read"):
        if find_ids(world.board, control):
            result = await world.press(who, control)
            answers.append([words(message) for message in (result.response, *result.followups) if message])
    for command, option in (("lay", "card"), ("lay", "location"), ("unfreeze", "card")):
        answers.append(await who.autocomplete(world.channel, f"space-builder {command}", option, ""))
    answers.append(await record_of(world, who))
    return answers


async def record_of(world: World, who: simcord.MemberActor) -> Any:
    """Return the record of the match, as in the file that everybody can save."""
    more = await world.press(who, "more")
    panel = more.response or more.followups[0]
    result = await world.press(who, "record", message=panel)
    return json.loads(await download_file(world.bot, result.response or result.followups[0]))
