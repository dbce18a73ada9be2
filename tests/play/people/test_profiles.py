"""``/profile``: for oneself always, for others only if user and server let them; hidden means absent."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.games import Outcome
from bot.match.models import Ending
from bot.match.profiles import Profile, Result
from bot.match.servers import ServerBlock, ServerSettings
from cogs.people import profile_picture
from rendering import RENDERERS, Picture
from rendering.people.profile import draw_profile
from rendering.words.match_text import Emojis, with_emojis
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match
from tests.play.any_game import TEXT
from tests.play.stored import add
from tests.play.world import World, components, deliver_together, find_private_answers, forge, pictures, words

HIDDEN = "There is no profile of this user that you can see here."
DAY = 86_400_000
Hide = Callable[[World], Awaitable[object]]


@pytest.fixture(autouse=True)
def small_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no boards, unless a test uses ``real_pictures``."""
    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr(profile_picture, "_draw_board", lambda *_: None)


async def finish(
    world: World,
    *users: simcord.MemberActor,
    seed: str = "profile",
    guild: int = 0,
    channel: int = 0,
    at: int = 1,
    game: str = "constructor",
) -> None:
    """Store a rated match that the first user won, and count it."""
    match, record = random_match(game, seed, players=len(users))
    assert match.ending is not None
    assert match.ending.outcome is not None
    outcome = Outcome(tuple(range(1, len(users) + 1)), match.ending.outcome.scores)
    ids = tuple(user.id for user in users)
    here = replace(
        match,
        guild_id=guild or world.guild.id,
        channel_id=channel or world.channel.id,
        seats=ids,
        host=ids[0],
        rating="rated",
        ending=Ending("played", outcome=outcome),
        ended_at=(match.ended_at or 0) + at * DAY,
    )
    await add(world.bot.store, here, record)
    await world.bot.store.ratings.recount()


async def show_to_others(world: World, *users: simcord.MemberActor) -> None:
    """Let users keep a rating."""
    for user in users:
        await world.bot.preferences.change(user.id, {"rating": "on"})


async def set_ratings(world: World, value: Any) -> None:
    """Decide for the server who sees ratings and profiles."""

    def change(settings: ServerSettings) -> ServerSettings:
        return replace(settings, ratings=value)

    await world.bot.servers.change_settings(world.guild.id, 1, "set-ratings", change, lambda *_: {})


async def profile(world: World, who: simcord.MemberActor, user: Any = None, **more: Any) -> Any:
    """Give the command, and return the answer."""
    options = more if user is None else {"user": user, **more}
    (answer,) = find_private_answers(await who.slash(world.channel, "profile", **options))
    return answer


async def click(who: simcord.MemberActor, message: Any, prefix: str) -> Any:
    """Click a button of a private answer, and return what it shows then."""
    (custom_id,) = [each for each in ids_of(message) if each.startswith(f"u:{prefix}")]
    result = await who.click(message, custom_id=custom_id)
    return result.response or message


async def meet(who: simcord.MemberActor, message: Any, other: simcord.MemberActor) -> str:
    """Choose somebody to compare with, and return the words."""
    (custom_id,) = [each for each in ids_of(message) if each.startswith("u:profile-meet:")]
    result = await who.select(message, [other], custom_id=custom_id)
    return read_answer(result) if result.followups else words(message)


def read_answer(result: simcord.InteractionResult) -> str:
    """Return the words of the newest private answer."""
    return words(find_private_answers(result)[-1])


def ids_of(message: Any) -> list[str]:
    return [custom_id for part in components(message) if (custom_id := getattr(part, "custom_id", None))]


async def test_everybody_sees_their_own_profile_with_the_matches_of_all_servers(world: World) -> None:
    assert "You have not finished a match yet" in words(await profile(world, world.ada))
    await finish(world, world.ada, world.bruno)
    await finish(world, world.bruno, world.ada, seed="there", guild=77, channel=78, at=2)
    answer = await profile(world, world.ada)
    shown = words(answer)
    assert "Your profile" in shown
    assert "**Constructor** · 2 matches · with two players **🔨 Mason** (provisional)" in shown
    assert "Last matches, the newest at the end: first of 2, second of 2." in shown
    assert "all servers" in shown
    (picture,) = pictures(answer)
    assert picture.description is not None
    assert picture.description.startswith(
        "ada. Constructor: 2 matches, with two players Mason (provisional)."
    )
    assert not any(each.startswith("u:profile-share") for each in ids_of(answer))


async def test_others_see_the_matches_of_their_server_alone(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await finish(world, world.ada, world.bruno, seed="there", guild=77, channel=78, game="builders")
    await show_to_others(world, world.ada)
    shown = words(await profile(world, world.chioma, world.ada))
    assert f"Profile of <@{world.ada.id}>" in shown
    assert "1 match " in shown
    assert "Builders" not in shown
    assert "No match of this game" in words(await profile(world, world.chioma, world.ada, game="builders"))


async def _off(world: World) -> None:
    await world.bot.preferences.change(world.ada.id, {"rating": "off"})


async def _unset(world: World) -> None:
    await world.bot.preferences.change(world.ada.id, {"rating": "unset"})


async def _delete(world: World) -> None:
    await world.bot.privacy.delete(world.ada.id)


async def _block(world: World) -> None:
    block = ServerBlock(guild_id=world.guild.id, user_id=world.ada.id, at=1, by_user=1, reason="Rude.")
    await world.bot.store.server_blocks.add(block)


async def _switch_off(world: World) -> None:
    await set_ratings(world, "off")


async def _show_players_only(world: World) -> None:
    await set_ratings(world, "players")


async def _refuse(world: World) -> None:
    await world.bot.matches.invitations.refuse(world.chioma.id, [world.ada.id])


HIDING: dict[str, Hide] = {
    "off": _off,
    "unset": _unset,
    "deleted": _delete,
    "blocked": _block,
    "switched off": _switch_off,
    "players only": _show_players_only,
    "refused": _refuse,
}


async def look_everywhere(world: World) -> list[str]:
    """Return what Chioma reads if she opens everything about Ada, with forged buttons too."""
    ada = world.ada.id
    message = await world.bot.get_partial_messageable(world.channel.id).send("Hello.")
    forged = [f"profile:{ada}", f"profile-game:{ada}/constructor/", f"profile-game:{ada}/constructor/number"]
    answers = [await forge(world, world.chioma, message, f"u:{each}") for each in forged]
    answers.append(await world.chioma.slash(world.channel, "profile", user=world.ada))
    own = await profile(world, world.chioma)
    return [
        *(read_answer(each) for each in answers),
        await meet(world.chioma, own, world.ada),
    ]


@pytest.mark.parametrize("reason", HIDING)
async def test_a_hidden_user_is_absent_in_every_view(world: World, reason: str) -> None:
    await finish(world, world.ada, world.bruno)
    await finish(world, world.ada, world.chioma, at=2)
    await show_to_others(world, world.ada)
    shown = await look_everywhere(world)
    assert all(f"<@{world.ada.id}>" in each for each in shown)
    assert "was ahead in 0" in shown[-1]
    await HIDING[reason](world)
    assert await look_everywhere(world) == [HIDDEN] * len(shown)


async def test_of_users_who_left_computers_and_unknown_ones_nothing_is_said(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await show_to_others(world, world.ada)
    world.guild.remove_member(world.ada)
    message = await world.bot.get_partial_messageable(world.channel.id).send("Hello.")
    for user in (world.ada.id, 123_456, 2**63 - 256):
        result = await forge(world, world.chioma, message, f"u:profile:{user}")
        assert read_answer(result) == HIDDEN
    for argument in ("", "-3", "0", "x", f"{2**63}", "\u0661"):
        result = await forge(world, world.chioma, message, f"u:profile:{argument}")
        assert HIDDEN not in read_answer(result)
        assert not pictures(find_private_answers(result)[0])


async def test_who_keeps_a_rating_sees_others_where_only_those_do(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await set_ratings(world, "players")
    await show_to_others(world, world.ada, world.bruno)
    assert words(await profile(world, world.chioma, world.ada)) == HIDDEN
    assert "Profile of" in words(await profile(world, world.bruno, world.ada))


async def test_a_page_about_a_game_tells_the_number_if_asked(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    page = await click(world.ada, await profile(world, world.ada), "profile-game:")
    assert "🔨 Mason, about as strong as *Expert*, but provisional after few rated matches." in words(page)
    assert "1 match so far; from 10 on" in words(page)
    assert "The number is" not in words(page)
    assert not pictures(page)
    (rating,) = await world.bot.store.ratings.find([world.ada.id])
    page = await click(world.ada, page, "profile-game:")
    assert f"The number is **{rating.number:,}**" in words(page)
    assert any(each.startswith("u:replay:m") for each in ids_of(page))
    page = await click(world.ada, page, "profile:")
    assert "Your profile" in words(page)
    assert len(pictures(page)) == 1


async def test_counts_come_with_ten_matches(world: World) -> None:
    for number in range(9):
        await finish(
            world, *((world.ada, world.bruno) if number % 2 else (world.bruno, world.ada)), at=number
        )
    assert "By seat" not in words(await profile(world, world.ada, game="constructor"))
    await finish(world, world.ada, world.bruno, at=20)
    shown = words(await profile(world, world.ada, game="constructor"))
    assert "**By seat:** seat 1: 5 matches, first in 5; seat 2: 5 matches, first in 0" in shown
    assert "**By number of players:** 2 players: 10 matches, first in 5" in shown
    assert "**By length:** " in shown
    assert "**First match:** <t:" in shown
    assert "**Best match:** first of 2 with" in shown
    assert "%" not in shown


async def test_head_to_head_counts_who_was_ahead(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await finish(world, world.bruno, world.ada, at=2)
    await finish(world, world.bruno, world.ada, at=3, guild=77, channel=78)
    await show_to_others(world, world.ada, world.bruno)
    own = await profile(world, world.ada)
    shown = await meet(world.ada, own, world.bruno)
    assert f"<@{world.ada.id}> was ahead in 1, <@{world.bruno.id}> in 2." in shown
    assert any(each.startswith("u:replay:m") for each in ids_of(own))
    other = await profile(world, world.chioma, world.ada)
    assert "2 matches" in await meet(world.chioma, other, world.bruno)
    assert await meet(world.ada, await profile(world, world.ada), world.ada) == "Choose another user."
    await show_to_others(world, world.chioma)
    assert "not finished a match together" in await meet(
        world.ada, await profile(world, world.ada), world.chioma
    )


async def test_a_shared_profile_shows_what_others_see(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await finish(world, world.ada, world.bruno, guild=77, channel=78, at=2)
    await show_to_others(world, world.ada)
    own = await profile(world, world.ada)
    (share,) = [each for each in ids_of(own) if each.startswith("u:profile-share")]
    before = len(world.posts())
    await deliver_together(world, *[lambda: world.ada.click(own, custom_id=share)] * 2)
    assert len(world.posts()) == before + 1
    assert "1 match " in words(world.board)
    assert "all servers" not in words(world.board)
    assert len(pictures(world.board)) == 1


async def test_nobody_shares_where_profiles_are_not_shown(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    message = await world.bot.get_partial_messageable(world.channel.id).send("Hello.")

    async def try_to_share() -> str:
        return read_answer(await forge(world, world.ada, message, "u:profile-share:"))

    assert "if you keep a rating" in await try_to_share()
    await show_to_others(world, world.ada)
    await set_ratings(world, "off")
    assert "if you keep a rating" in await try_to_share()
    await set_ratings(world, "everybody")
    await _block(world)
    assert "blocked" in await try_to_share()
    assert world.board.id == message.id


async def test_a_reported_name_is_neither_drawn_nor_written(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await show_to_others(world, world.ada)
    await world.bot.names.report(world.guild.id, world.ada.id, "ada", by_user=world.bruno.id)
    answer = await profile(world, world.chioma, world.ada)
    assert "Profile of somebody" in words(answer)
    (picture,) = pictures(answer)
    assert picture.description is not None
    assert picture.description.startswith("somebody. ")
    assert "ada" not in f"{words(answer)}{picture.description}"


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_game_has_a_board_to_be_proud_of(game: str) -> None:
    match, _ = random_match(game, "proud")
    won = Result(
        match_id=1, game=game, player=0, players=2, rank=1, winners=1, points=None, ended_at=1, lasted=1
    )
    picture = profile_picture.draw(Profile(1, [won], []), "Ada", match, TEXT, theme="light")
    assert picture.size[0] == 1200
    assert TEXT(f"{game}-name") in picture.description


@pytest.mark.usefixtures("real_pictures")
def test_the_board_is_drawn_once_for_each_end_and_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer, views, emojis = RENDERERS["constructor"], list[Any](), Emojis({"teal": "<:teal:1>"})
    compose = renderer.compose

    def note(view: Any, **options: Any) -> Any:
        views.append(view)
        return compose(view, **options)

    monkeypatch.setattr(renderer, "compose", note)
    match, other = (random_match("constructor", f"drawn once {number}")[0] for number in range(2))
    for again in range(2):
        for shown, theme in ((match, "dark"), (match, "light"), (other, "dark")):
            text = with_emojis(TEXT, emojis)  # a new one, as for each interaction
            picture = profile_picture.draw(Profile(1, [], []), "Ada", shown, text, theme=theme)
            assert picture.data
        assert len(views) == 3, again
    assert views == [match.view(None), match.view(None), other.view(None)]


@pytest.mark.usefixtures("real_pictures")
async def test_the_picture_has_the_board_of_the_best_match_without_names(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards: list[Any] = []
    draw = draw_profile

    def note(card: Any, **options: Any) -> Picture:
        cards.append(card)
        return draw(card, **options)

    monkeypatch.setattr(profile_picture, "draw_profile", note)
    await finish(world, world.ada, world.bruno)
    await profile(world, world.ada)
    (card,) = cards
    assert card.best.size == (533, 400)
    assert card.best_words.startswith("Best: ")


async def test_in_a_direct_message_one_sees_only_oneself(world: World) -> None:
    await finish(world, world.ada, world.bruno)
    await show_to_others(world, world.bruno)
    direct = await world.bot.create_dm(discord.Object(world.ada.id))
    message = await direct.send("Hello.")
    own = await forge(world, world.ada.user, message, f"u:profile:{world.ada.id}")  # type: ignore[arg-type]
    other = await forge(world, world.ada.user, message, f"u:profile:{world.bruno.id}")  # type: ignore[arg-type]
    assert "Your profile" in "\n".join(map(words, (own.response, *own.followups)))
    assert HIDDEN in "\n".join(map(words, (other.response, *other.followups)))
