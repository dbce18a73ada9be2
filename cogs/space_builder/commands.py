"""The slash commands of Space Builder: they do what the buttons do, and answer in private."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.client.bot import bot_of
from bot.games.space_builder import BUILDINGS, LOCATIONS, SQUARES, View
from bot.locales import Text
from bot.match.commands import Resign
from bot.match.refusals import Refusal
from cogs.board.actions import change_by_command, get_live_match
from cogs.kit.game_commands import SHORTEST_WORD, Choices, CustomCommand, Parameter
from cogs.kit.parameters import choices, filter_choices, typed_languages
from cogs.kit.replies import Interaction, WaitForAcknowledgement, say_briefly
from cogs.space_builder.clicks import ask_to_open, build, make_ready, perform_in_race
from cogs.space_builder.clock import RaceClock
from cogs.space_builder.private_panel import ask_to_stop
from cogs.space_builder.shown_panels import get_view_of
from rendering.space_builder.labels import building_name, place_name
from rendering.words import and_list, or_list

_KEY = "space-builder"
_LONGEST_ECHO = 40
"""The most characters of an unknown name that a refusal repeats."""
_TURNS = {"clockwise": "turn +1", "counterclockwise": "turn -1", "half": "turn +1;turn +1"}


async def _ready(interaction: Interaction) -> None:
    await make_ready(interaction, await get_live_match(interaction, _KEY))


async def _open(interaction: Interaction) -> None:
    await ask_to_open(interaction, await get_live_match(interaction, _KEY))


def _building_command(
    name: str, write: Callable[..., str], parameters: Mapping[str, Parameter] = MappingProxyType({})
) -> CustomCommand:
    """Return a command that builds and is answered with the panel; it takes up a named card first.

    ``write`` takes the lookup of texts and the parameters but the card, and returns the action.
    """

    async def build_by_command(
        interaction: Interaction, wait: WaitForAcknowledgement, card: str = "", **values: str
    ) -> None:
        match = await get_live_match(interaction, _KEY)
        _, view, text = get_view_of(interaction, match)
        held_card = view.hand.held if view.hand else None
        card_code = _read_card(card, text) if card else ""
        action = write(text, **values)
        if card_code and card_code != held_card:
            action = f"take {card_code};{action}"
        await build(interaction, match, action, wait, bot_of(interaction).cog_of(RaceClock).panels.send)

    return CustomCommand(name, build_by_command, parameters, concurrent=True)


def _read_card(card: str, text: Text) -> str:
    """Return the chosen or typed card. Raise ``Refusal`` if it is unknown or several fit."""
    code = _read_name(card, BUILDINGS, building_name, text)
    if code is None:
        cards = and_list([building_name(code, text) for code in BUILDINGS], text)
        raise Refusal("race-no-such-card", card=card.strip()[:_LONGEST_ECHO], cards=cards)
    return code


def _read_place(place: str, text: Text) -> str:
    """Return the chosen or typed location. Raise ``Refusal`` if it is unknown or several fit."""
    location = _read_name(place, SQUARES, place_name, text)
    if location is None:
        raise Refusal("race-no-such-place", place=place.strip()[:_LONGEST_ECHO])
    return location


def _read_name(
    typed: str, codes: Sequence[str], name_of: Callable[[str, Text], str], text: Text
) -> str | None:
    """Return what was typed as a code, as a name, or as words of one name only; ``None`` if nothing fits.

    Raise ``Refusal`` if several names contain the words.
    """
    searched = typed.strip().casefold()
    names = [{code: name_of(code, each).casefold() for code in codes} for each in typed_languages(text)]
    exact = {name: code for of_language in reversed(names) for code, name in of_language.items()}
    if searched in exact or searched.upper() in codes:
        return exact.get(searched, searched.upper())
    found = [
        code for code in codes if any(f" {searched}" in f" {of_language[code]}" for of_language in names)
    ]
    if len(searched) < SHORTEST_WORD or not found:
        return None
    if len(found) > 1:
        fitting = or_list([name_of(code, text) for code in found], text)
        raise Refusal("several-fit", query=typed.strip()[:_LONGEST_ECHO], names=fitting)
    return found[0]


async def _stop(interaction: Interaction) -> None:
    match = await get_live_match(interaction, _KEY)
    get_view_of(interaction, match)
    await ask_to_stop(interaction, match)


async def _unfreeze(interaction: Interaction, card: str) -> None:
    match = await get_live_match(interaction, _KEY)
    *_, text = get_view_of(interaction, match)
    code = _read_card(card, text)
    await perform_in_race(interaction, match, f"unfreeze {code}")
    await say_briefly(interaction, text("space-builder-unfrozen", name=building_name(code, text)))


async def _leave(interaction: Interaction) -> None:
    await change_by_command(interaction, Resign(), "resigned")


def _complete_card(view: View, query: str, _values: Mapping[str, Any], text: Text) -> Choices:
    hand = view.hand
    codes = [card.building for card in hand.cards] if hand and hand.started_at is not None else []
    return _buildings(codes, query, text)


def _complete_location(view: View, query: str, _values: Mapping[str, Any], text: Text) -> Choices:
    is_started = view.hand is not None and view.hand.started_at is not None
    places = {location: place_name(location, text) for location in LOCATIONS}
    return filter_choices(places if is_started else {}, query)


def _complete_frozen_card(view: View, query: str, _values: Mapping[str, Any], text: Text) -> Choices:
    codes = [action.split()[1] for action in view.legal if action.startswith("unfreeze")]
    return _buildings(codes, query, text)


def _buildings(codes: list[str], query: str, text: Text) -> Choices:
    return filter_choices({code: building_name(code, text) for code in codes}, query)


_CARD = {"card": Parameter(complete=_complete_card)}
_LOCATION = {"location": Parameter(complete=_complete_location)}
_BY = {
    "by": Parameter(optional=True, default="clockwise", choices=choices("space-builder-by", tuple(_TURNS)))
}
COMMANDS = (
    CustomCommand("ready", _ready),
    CustomCommand("open", _open),
    _building_command("lay", lambda text, location: f"lay {_read_place(location, text)}", _CARD | _LOCATION),
    _building_command("turn", lambda _text, by: _TURNS.get(by, "turn +1"), _CARD | _BY),
    _building_command("flip", lambda _text: "flip", _CARD),
    _building_command("back", lambda _text: "back", _CARD),
    _building_command("tap", lambda _text: "tap"),
    CustomCommand("stop", _stop),
    CustomCommand("unfreeze", _unfreeze, {"card": Parameter(complete=_complete_frozen_card)}),
    CustomCommand("leave", _leave),
)
