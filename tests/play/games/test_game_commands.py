"""The commands that every game gets from its options and from its kinds of action."""

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
import simcord
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.constructor import ChoosePattern, Place
from bot.locales import Text, texts
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.refusals import BadOption, Refusal
from cogs.kit.game_commands import action_command
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.option_parameters import option_parameters
from cogs.kit.refusals import explain_option
from cogs.middle_ages.commands import COMMANDS, marked_label
from rendering.words.match_text import adapt
from tests.example_games import EVERY_GAME
from tests.fifth_game.rules import NoughtsAndCrosses
from tests.play.notified_users import me
from tests.play.table.test_table_forms import LOOK, open_form, submit
from tests.play.world import World, reply_text

TEXT = texts("en")


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_new_asks_for_at_most_eight_things(world: World, game: str) -> None:
    options = {option["name"]: option for option in _new(world, game).to_dict(world.bot.tree)["options"]}
    assert {"opponent", "computer", "clock", "practice", "thread"} <= set(options)
    assert len(options) <= 8
    assert not any(option["required"] for option in options.values())


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.usefixtures("example_games")
def test_every_option_is_a_parameter_with_its_range_and_choices(game: str) -> None:
    parameters = option_parameters(GAME_UIS[game])
    hints = get_type_hints(GAMES[game].Options, include_extras=True)
    assert parameters.keys() == hints.keys() - GAME_UIS[game].fixed_options
    for name, parameter in parameters.items():
        limits = getattr(parameter.kind, "min_value", None), getattr(parameter.kind, "max_value", None)
        actual_range = (*limits, tuple(choice.value for choice in parameter.choices))
        assert actual_range == _range(hints[name]), name
        assert parameter.optional


@pytest.mark.parametrize(
    ("game", "third"),
    [
        ("constructor", "colour"),
        ("middle-ages", "preset"),
        ("space-builder", "mode"),
        ("builders", "spaces"),
        ("noughts", "size"),
    ],
)
async def test_new_shows_first_what_matters_most(world: World, game: str, third: str) -> None:
    options = _new(world, game).to_dict(world.bot.tree)["options"]
    assert [option["name"] for option in options][:3] == ["opponent", "computer", third]


class Unlimited(msgspec.Struct, frozen=True):
    """Options with a number that has only one limit."""

    rows: Annotated[int, msgspec.Meta(ge=1)] = 3


@pytest.mark.usefixtures("example_games")
def test_a_number_without_both_limits_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NoughtsAndCrosses, "Options", Unlimited)
    with pytest.raises(TypeError, match=r"^noughts-rows: a number needs both limits"):
        option_parameters(GAME_UIS["noughts"])


def _new(world: World, game: str) -> Any:
    group: Any = world.bot.tree.get_command(game)
    return group.get_command("new")


def _range(hint: object) -> tuple[float | None, float | None, tuple[str, ...]]:
    """Return the least and the greatest number of an option, or its words."""
    for part in (hint, *get_args(hint)):
        if get_origin(part) is Literal:
            return None, None, get_args(part)
        for meta in getattr(part, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta):
                return meta.ge, meta.le, ()
    return None, None, ()


def _last(match: Match) -> str:
    return match.recent[-1].action


async def test_discord_refuses_an_option_out_of_range(world: World) -> None:
    with pytest.raises(simcord.backend.errors.OptionError, match="12"):
        await world.ada.slash(world.channel, "builders new", spaces=40)


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("small_triangles", 400, "`small-triangles` can be 100 to 200, not 400."),
        ("shortest_side", 1, "`shortest-side` can be 2 to 4, not 1."),
        ("castles", 1, "this game has no option `castles`."),
    ],
)
async def test_an_option_that_discord_let_through_is_refused_by_its_name(
    world: World, option: str, value: int, sentence: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        await world.bot.matches.open(
            NewTable(
                guild_id=world.guild.id,
                channel_id=world.channel.id,
                game="builders",
                host=world.ada.id,
                options={option: value},
                invited=(),
                theme="dark",
                locale="en",
            )
        )
    explanation = explain_option(refusal.value, _new(world, "builders"), TEXT)
    assert explanation == f"Nothing was opened: {sentence}"
    assert await world.bot.store.matches.find_latest(world.channel.id) is None


async def test_only_as_many_guests_can_be_named_as_there_are_seats(world: World) -> None:
    for game, guests in (("constructor", 1), ("middle-ages", 3)):
        options = _new(world, game).parameters
        assert sum("opponent" in str(option.display_name) for option in options) == guests


async def test_a_kind_can_be_typed_by_its_name(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    who = await world.current()
    reply = reply_text(await who.slash(world.channel, "constructor place", kind="ring", tile="B2"))
    assert "ring on b2" in reply
    assert _last(await world.match()) == "Rb2"


async def test_an_unknown_kind_is_refused_in_words(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    who = await world.current()
    reply = reply_text(await who.slash(world.channel, "constructor place", kind="castle", tile="b2"))
    assert reply == "“castle” is not one of your choices. You can choose Ring, Medium or Small."
    reply = reply_text(await who.slash(world.channel, "constructor place", kind="ring", tile="the middle"))
    assert reply.startswith("“the middle” is not one of your choices. You can choose c1, c2, c3, ")
    other = next(one for one in (world.ada, world.bruno) if one.id != who.id)
    reply = reply_text(await other.slash(world.channel, "constructor place", kind="castle", tile="b2"))
    assert f"Now it is the turn of <@{who.id}>" in reply
    assert _last(await world.match()) == "pattern rhombus"


@pytest.mark.parametrize("word", ["small", "Pequeña", "plot", "s"])
async def test_words_of_reader_board_and_notation_can_be_typed(world: World, word: str) -> None:
    await world.open_table(world.ada, "constructor", opponent=world.bruno)
    await submit(world, await open_form(world, LOOK), new_locale="es")
    await world.press(world.bruno, "join")
    await world.press(world.ada, "start")
    await world.act(await world.current(), "pattern rhombus")
    who = await world.current()
    await me(world, who, "language", language="fr")
    await who.slash(world.channel, "constructor place", kind=word, tile="b2")
    assert _last(await world.match()) == "Sb2"


async def test_a_value_in_another_language_is_read_while_the_next_one_is_completed(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    who = await world.current()
    await me(world, who, "language", language="th")
    place = "constructor place"
    choices = await who.autocomplete(world.channel, place, "tile", "b", kind="small")
    assert "b2" in [choice["value"] for choice in choices]
    choices = await who.autocomplete(world.channel, place, "kind", "")
    assert [choice["name"] for choice in choices] == [
        texts("th")(f"constructor-kind-title-{k}") for k in "RMS"
    ]


def test_a_word_that_means_different_things_in_two_languages_is_refused() -> None:
    rules, french = GAMES["constructor"], texts("fr")
    view = rules.view(rules.new_state(2, rules.Options(), "5eed"), 0)
    words = {"R": ("Rond", "Plot"), "M": ("Plat", "Flat"), "S": ("Plot", "Small")}

    def label(_view: Any, _field: str, value: str, text: Text) -> str:
        return words[value][text is TEXT] if value in words else value

    place, reader_text = action_command(rules, Place, label), adapt(french, board=TEXT)
    for word, kind in (("rond", "R"), ("flat", "M"), ("small", "S"), ("s", "S")):
        assert place.notation(view, {"kind": word, "tile": "b2"}, reader_text) == f"{kind}b2"
    with pytest.raises(Refusal, match="several-fit") as refusal:
        place.notation(view, {"kind": "plot", "tile": "b2"}, reader_text)
    assert refusal.value.details["names"] == "Rond ou Plot", "it is answered in the language of the reader"


async def test_a_card_can_be_typed_as_the_menu_writes_it(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    who = await world.current()
    (first, *_) = await who.autocomplete(world.channel, "middle-ages build", "site", "")
    await who.slash(world.channel, "middle-ages build", site=first["name"])
    assert _last(await world.match()) == f"build {first['value']}"


async def test_commands_before_the_start_and_by_strangers_are_refused(world: World) -> None:
    await world.open_constructor_table()
    assert "has not begun" in reply_text(await world.ada.slash(world.channel, "constructor swap"))
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    reply = reply_text(await world.chioma.slash(world.channel, "constructor place", kind="ring", tile="b2"))
    assert "not a player of this match" in reply


def test_words_of_a_name_are_enough_if_only_one_card_has_them() -> None:
    rules = GAMES["middle-ages"]
    view = rules.view(rules.new_state(2, rules.Options(), "5eed"), 0)
    (hire,) = (command for command in COMMANDS if command.name == "hire")
    labels = {marked_label(view, "card", card, TEXT): card for card in view.worker_row if card}
    for label, card in labels.items():
        name = label.partition(" ")[2]
        *_, last_words = name.partition(" ")
        for words in (label[:-1], name, name[:-1], last_words.upper()):
            if sum(f" {words}".casefold() in f" {other}".casefold() for other in labels) == 1:
                assert hire.notation(view, {"card": words}, TEXT) == f"hire {card}"
            else:
                with pytest.raises(Refusal, match="several-fit"):
                    hire.notation(view, {"card": words}, TEXT)
        for words in (name[1:], name[:2], "", "9"):
            with pytest.raises(Refusal, match="none-fits"):
                hire.notation(view, {"card": words}, TEXT)


async def test_cards_can_be_typed_as_the_letters_and_numbers_of_the_picture(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    who, view = await world.current(), (await world.match()).view(None)
    site, worker = view.site_row[2], view.worker_row[1]
    await who.slash(world.channel, "middle-ages build", site="c")
    assert _last(await world.match()) == f"build {site}"
    await who.slash(world.channel, "middle-ages hire", worker="2")
    assert _last(await world.match()) == f"hire {worker}"
    choices = await who.autocomplete(world.channel, "middle-ages send", "site", "")
    assert [choice["name"][:2] for choice in choices] == ["A:"]
    await who.slash(world.channel, "middle-ages send", worker="1", site="A")
    match = await world.match()
    assert _last(match).startswith("send ")
    assert _last(match).endswith(f" {site}")


def test_a_letter_or_number_never_names_a_card_that_has_another_one() -> None:
    rules = GAMES["middle-ages"]
    state = rules.new_state(2, rules.Options(), "5eed")
    for kind in ("build", "hire"):
        (player,) = rules.current_players(state)
        action = next(each for each in rules.view(state, player).legal if each.startswith(kind))
        state = rules.apply_action(state, player, rules.action_from_string(action))
    view = rules.view(state, player)
    first, second = view.players[player].free
    site = view.players[player].sites[0].card
    (send,) = (command for command in COMMANDS if command.name == "send")
    poor = replace(view, legal=(f"send {first} {site}",))
    assert send.notation(poor, {"unit": "1", "site": "A"}, TEXT) == f"send {first} {site}"
    assert send.notation(poor, {"unit": "2", "site": "A"}, TEXT) == f"send {second} {site}"
    for unit, letter, wrong in (("3", "A", "3"), ("1", "C", "C"), ("1", "B", "B")):
        with pytest.raises(Refusal, match="none-fits") as refusal:
            send.notation(view, {"unit": f" {unit}", "site": letter}, TEXT)
        assert refusal.value.details["query"] == wrong, "it quotes what was typed, not the code of a card"


def test_if_there_are_many_choices_a_refusal_quotes_what_was_typed() -> None:
    rules = GAMES["constructor"]
    state = rules.new_state(2, rules.Options(), "5eed")
    (chooser,) = rules.current_players(state)
    state = rules.apply_action(state, chooser, ChoosePattern("rhombus"))
    view = rules.view(state, min(rules.current_players(state)))
    few = action_command(rules, Place)
    with pytest.raises(Refusal, match="none-fits"):
        few.notation(view, {"kind": "R", "tile": "the middle"}, TEXT)
    many = action_command(rules, Place, visible=lambda _view, _field: ["d1"])
    assert many.notation(view, {"kind": "R", "tile": "the middle"}, TEXT) == "Rthe middle"
