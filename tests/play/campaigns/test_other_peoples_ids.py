"""Nobody sees or changes anything of others with an id that they type or forge, wherever they are."""

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, NamedTuple

import discord
import pytest
import simcord
from discord import AppCommandOptionType, app_commands
from msgspec.structs import replace
from simcord import actors

from bot.client.click_handlers import Scope, Who
from bot.match.commands import Context, HandOver, Join, Start
from bot.match.commands.deadlines import add_event, replace_user
from bot.match.digests import get_panel_version
from bot.match.models import Change, Match
from bot.match.new_table import NewTable
from bot.match.record import to_record, write_record
from bot.match.replay import Replay
from bot.match.review import Review, TurningPoint, TurnReview, write_review
from bot.match.servers import ServerBlock
from bot.match.versions import Version
from bot.observability.traces import InteractionTrace, Recorder
from cogs.kit.custom_ids import CustomId, write_custom_id
from tests.codebase.combinations import usual_first
from tests.match.record_files import random_match
from tests.play.ids import COMMANDS, FORMS, MATCH_BUTTONS, PARAMETERS, USER_BUTTONS, Id, Use
from tests.play.stored import add
from tests.play.world import World, deliver_together, forge
from tests.store.samples import Content, content

pytestmark = pytest.mark.usefixtures("frozen_time", "quick_computers")

ABSENT = 9999
"""An id that nothing has."""
FEW = (Who.PLAYERS, Who.OWNER, Who.MODERATORS, Who.MANAGERS)
"""Those among whom none of the actors is, not even in the channel of a match."""
GIVEN_UP, LENT, ERASED = "given up", "lent", "erased"
FORMER = (GIVEN_UP, LENT, ERASED)
STRANGER, BLOCKED, OTHER_SERVER, DIRECT = "stranger", "blocked", "other server", "direct message"
DELETING = ("privacy-delete",)
"""What ends all that a user has begun; what that changes for others is tested with deletions."""
MODAL_SUBMIT = 5
SECRETS = ("Zyxada", "Zyxbruno", "Zoe", "Yan")
"""The names of those whose matches and files these are."""


def _actors(*names: str) -> pytest.MarkDecorator:
    """Return actors as parameters; the usual run takes the first one, the nightly run all of them."""
    return pytest.mark.parametrize("actor", usual_first(1, names))


@dataclass(frozen=True)
class LoseSeat:
    """Give a seat to another user for good, as if its player had been late and they had taken it."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        """Return the match in which the user sits there."""
        after = replace_user(context.match, self.player, context.user)
        return Change(match=add_event(after, "seat-taken", self.player, context.user))


class Outcomes(Recorder):
    """Remembers how the interactions of a user ended."""

    def __init__(self) -> None:
        self.traces: list[InteractionTrace] = []

    def record_interaction(self, trace: InteractionTrace) -> None:
        """Remember how one ended."""
        self.traces.append(trace)


class Attempt(NamedTuple):
    """Something that a user tries: the verb, or the name of the command; both are in its trace."""

    what: str
    who: Who
    make: Callable[[], Awaitable[simcord.InteractionResult]]


class Ended(NamedTuple):
    """How an attempt ended: whether it was refused, and what was answered in private."""

    is_refused: bool
    answer: str


def _version(match: Match | None, verb: str) -> Version:
    """Return what a button carries that somebody may have copied from a player's screen."""
    if match is None:
        return Version(1)
    is_panel = verb.startswith("panel") and match.state is not None
    return get_panel_version(match, 0) if is_panel else match.board_version


class Exhibits:
    """What belongs to others: matches, a table, a review, a file, a lesson, and who played in a match.

    Attributes:
        matches: The matches by what they are: ``running``, a ``table``, or ``over``.
        import_id: The id of an imported record.
    """

    def __init__(self, world: World, *, hidden: bool) -> None:
        self.world = world
        self.is_hidden = hidden
        self.outcomes = Outcomes()
        world.bot.recorder = self.outcomes
        self.members: Mapping[str, simcord.MemberActor] = {
            name: world.guild.add_member(world.env.create_user(name.replace(" ", "-")))
            for name in (STRANGER, BLOCKED, *FORMER)
        }
        self.channels: dict[str, simcord.ChannelHandle] = {}
        self.matches: dict[str, Match] = {}
        self.import_id = 0
        for who in (world.ada, world.bruno):
            world.env.backend.get_member(world.guild.id, who.id).nick = f"Zyx{who.name}"

    async def prepare(self, game: str) -> None:
        """Store it all."""
        world, bot = self.world, self.world.bot
        former = [self.members[name].id for name in FORMER]
        running = await self.open_match("running", game, former)
        await bot.matches.perform(running.id, former[1], HandOver("casual"))
        await bot.matches.perform(running.id, world.bruno.id, LoseSeat(1))
        await bot.privacy.delete(former[2])
        self.matches["running"], _ = await bot.matches.get(running.id)
        assert not set(former) & set(self.matches["running"].seats)
        self.matches["table"] = await self.open_match("table", game, [])
        self.matches["over"] = await self.add_reviewed_match()
        record = write_record(to_record(*random_match("constructor", "file", players=2), ("Zoe", "Yan")))
        self.import_id = await bot.imports.add(world.ada.id, record)
        await bot.lessons.open(world.ada.id, "builders")
        block = ServerBlock(
            guild_id=world.guild.id,
            user_id=self.members[BLOCKED].id,
            at=1,
            by_user=world.ada.id,
            reason="Rude.",
        )
        await bot.store.server_blocks.add(block)
        assert await world.bot.outbox.drain(60)

    def _new_channel(self, name: str) -> int:
        guild = self.world.guild
        hide, show = (discord.PermissionOverwrite(view_channel=sees) for sees in (False, True))
        assert guild.me is not None
        overwrites: dict[Any, discord.PermissionOverwrite] = {guild.default_role: hide, guild.me: show}
        self.channels[name] = guild.create_text_channel(
            name, overwrites=overwrites if self.is_hidden else None
        )
        return self.channels[name].id

    async def open_match(self, name: str, game: str, guests: Sequence[int]) -> Match:
        """Let Ada open a table in a channel of its own, and begin if there are guests."""
        world, matches = self.world, self.world.bot.matches
        match = await matches.open(
            NewTable(
                guild_id=world.guild.id,
                channel_id=self._new_channel(name),
                game=game,
                host=world.ada.id,
            )
        )
        for guest in guests:
            match = await matches.perform(match.id, guest, Join())
        return await matches.perform(match.id, world.ada.id, Start()) if guests else match

    async def add_reviewed_match(self) -> Match:
        world = self.world
        match, record = random_match("constructor", "over", players=2)
        users = (world.ada.id, world.bruno.id)
        channel_id = self._new_channel("over")
        here = replace(
            match,
            guild_id=world.guild.id,
            channel_id=channel_id,
            seats=users,
            host=users[0],
        )
        match = await add(world.bot.store, here, record)
        shown = [TurnReview((0.5, 0.5), (0.0, 0.0), None)] * (len(Replay(here, record).frames) - 1)
        point = TurningPoint(1, record[0].player, 0.5, 0, record[0].action, record[0].action)
        first = TurnReview((0.5, 0.5), (0.0, 0.0), record[0].player)
        turns = (first, *shown[1:])
        review = write_review(Review(start=(0.5, 0.5), turns=turns, turning_points=(point,)))
        await world.bot.store.reviews.put(match.id, review, is_complete=True)
        return match

    async def enter(self, name: str, channel: simcord.ChannelHandle | None = None) -> "Visitor":
        """Return an actor in a channel; without one, in a channel where nothing is played."""
        world = self.world
        if name == DIRECT:
            user = self.members[STRANGER].user
            direct = await world.bot.create_dm(discord.Object(user.id))
            message = await direct.send("Hello.")
            return Visitor(self, name, user, user.dm_channel, message)
        if name == OTHER_SERVER:
            guild = world.env.create_guild("Other")
            rights = discord.Permissions(manage_guild=True, manage_messages=True)
            role = guild.create_role("Managers", permissions=rights)
            member = guild.add_member(self.members[STRANGER].user, roles=[role])
            channel = guild.create_text_channel("games")
        else:
            member = self.members[name]
            channel = channel or world.guild.create_text_channel("elsewhere")
        message = await world.bot.get_partial_messageable(channel.id).send("Hello.")
        assert await world.bot.outbox.drain(60)
        return Visitor(self, name, member, channel, message)


@dataclass(frozen=True)
class Visitor:
    """An actor in a channel, with a message of the bot whose buttons they forge."""

    exhibits: Exhibits
    name: str
    member: Any
    channel: simcord.ChannelHandle
    message: Any

    def click(self, custom_id: str, value: str = "") -> Callable[[], Awaitable[simcord.InteractionResult]]:
        """Return a click on a forged button, or a choice in a forged menu."""
        return partial(
            forge, self.exhibits.world, self.member, self.message, custom_id, *([value] if value else [])
        )

    def submit(self, custom_id: str) -> Callable[[], Awaitable[simcord.InteractionResult]]:
        """Return the submission of a forged form."""
        typed = {"type": 4, "custom_id": "typed", "value": "Because."}
        data = {"custom_id": custom_id, "components": [{"type": 1, "components": [typed]}]}
        return partial(actors._dispatch_actor_interaction, self.member, MODAL_SUBMIT, self.channel, data)

    def _who(self, scope: Scope, verb: str) -> Who:
        """Return who may use a control, as its registration says."""
        return self.exhibits.world.bot.handlers.of(scope)[verb].who

    def match_buttons(self, match: Match | None) -> Iterator[Attempt]:
        """Yield a click on each button of a match, or of one that there is not."""
        number = ABSENT if match is None else match.id
        for verb, use in MATCH_BUTTONS.items():
            content = CustomId(number, _version(match, verb), verb, use.argument)
            yield Attempt(verb, self._who(Scope.MATCH, verb), self.click(write_custom_id("b", content)))

    def uses(self, kind: Id, carried: str) -> Iterator[Attempt]:
        """Yield each other use of an id of a kind: by button, by form and by command."""
        for verb, use in USER_BUTTONS.items():
            if use.carries is kind:
                value = use.value.format(id=carried)
                yield Attempt(
                    verb, self._who(Scope.USER, verb), self.click(_custom_id(verb, use, carried), value)
                )
        for verb, use in FORMS.items():
            if use.carries is kind:
                yield Attempt(verb, self._who(Scope.FORM, verb), self.submit(_custom_id(verb, use, carried)))
        for name, parameter in PARAMETERS.items():
            if parameter.carries is kind and kind in (Id.MATCH, Id.SOURCE) and self.name != DIRECT:
                command, _, option = name.rpartition(" ")
                make = partial(self.member.slash, self.channel, command, **{option: carried})
                yield Attempt(command, parameter.who, make)

    def commands(self) -> Iterator[Attempt]:
        """Yield each command about the match of the channel, with some value for what it needs."""
        values = {AppCommandOptionType.user: self.exhibits.world.ada, AppCommandOptionType.integer: 1}
        for command in _commands(self.exhibits.world):
            name = command.qualified_name
            options = {
                one.display_name: one.choices[0].value if one.choices else values.get(one.type, "x")
                for one in command.parameters
                if one.required and one.type is not AppCommandOptionType.attachment
            }
            yield Attempt(name, COMMANDS[name], partial(self.member.slash, self.channel, name, **options))

    async def attempt_all(self, attempts: Sequence[Attempt]) -> list[Ended]:
        """Try all of them at once, and return how each ended.

        Fail if an answer is not private, if the message that was clicked changes, or if anything was posted.
        """
        exhibits, world = self.exhibits, self.exhibits.world
        before = _count_posts(world)
        exhibits.outcomes.traces.clear()
        results = await deliver_together(world, *(each.make for each in attempts))
        traces = {trace.name: trace for trace in exhibits.outcomes.traces}
        ended = list[Ended]()
        for each, result in zip(attempts, results, strict=True):
            trace = traces[each.what]
            messages = [
                one for one in (result.response, *result.followups) if one and one.id != self.message.id
            ]
            assert all(message.ephemeral for message in messages), each.what
            assert trace.outcome != "failed", each.what
            assert messages or trace.outcome == "answered", each.what
            content = str([message.components for message in messages])
            ended.append(Ended(trace.outcome == "refused", content))
        assert _count_posts(world) == before
        clicked_message = world.env.backend.get_message(self.channel.id, self.message.id)
        assert (clicked_message.content, clicked_message.components) == ("Hello.", [])
        return ended


def _custom_id(verb: str, use: Use, carried: str) -> str:
    return f"u:{verb}:{use.argument.format(id=carried)}"


def _count_posts(world: World) -> int:
    channels = world.env.backend.messages.values()
    return sum(message.visible_to(None) for messages in channels for message in messages.values())


def _sent_since(world: World, start: int) -> str:
    """Return all that the bot has sent since a number of requests."""
    return json.dumps([request.json for request in world.env.http_requests[start:]], ensure_ascii=False)


def _rows_of_others(stored: Content, user: int) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the rows in which a user is not named."""
    return [(name, row) for name, rows in stored.items() for row in rows if str(user) not in str(row)]


# The tables are complete


def test_each_button_form_command_and_parameter_is_classified(world: World) -> None:
    bot = world.bot
    assert set(MATCH_BUTTONS) == set(bot.handlers.of(Scope.MATCH))
    assert set(USER_BUTTONS) == set(bot.handlers.of(Scope.USER))
    assert set(FORMS) == set(bot.handlers.of(Scope.FORM))
    assert set(COMMANDS) == {command.qualified_name for command in _commands(world)}
    assert set(PARAMETERS) == {
        f"{command.qualified_name} {one.display_name}" for command, one in _options(world)
    }


def test_what_can_carry_any_id_says_so(world: World) -> None:
    """Users are recognized by their type; an id of a match is a text or a number without choices."""
    for command, option in _options(world):
        carries = PARAMETERS[f"{command.qualified_name} {option.display_name}"].carries
        assert (carries is Id.USER) == (option.type is AppCommandOptionType.user), option.name
        if option.choices:
            assert carries is Id.NOTHING
    for verb, registration in world.bot.handlers.of(Scope.MATCH).items():
        assert registration.anywhere == (registration.who is Who.CONCERNED or verb == "review-share")


def _commands(world: World) -> Iterator[app_commands.Command[Any, Any, Any]]:
    for command in world.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def _options(world: World) -> Iterator[tuple[app_commands.Command[Any, Any, Any], app_commands.Parameter]]:
    for command in _commands(world):
        for option in command.parameters:
            yield command, option


# Elsewhere


@_actors(OTHER_SERVER, STRANGER, BLOCKED, DIRECT, *FORMER)
async def test_an_id_of_something_elsewhere_is_like_one_of_nothing(world: World, actor: str) -> None:
    exhibits = Exhibits(world, hidden=True)
    await exhibits.prepare("middle-ages")
    visitor = await exhibits.enter(actor)
    start, before = len(world.env.http_requests), await content(world.bot.store)

    async def compare(absent: Iterator[Attempt], *present: Iterator[Attempt]) -> None:
        attempts = list(absent)
        expected = await visitor.attempt_all(attempts)
        assert all(one.is_refused for one in expected)
        for others in map(list, present):
            ended = await visitor.attempt_all(others)
            differing = [
                one.what for one, *both in zip(others, ended, expected, strict=True) if len({*both}) > 1
            ]
            assert differing == []

    known = "running" if actor == LENT else ""  # its owner may take it back
    matches = [match for name, match in exhibits.matches.items() if name != known]
    await compare(visitor.match_buttons(None), *map(visitor.match_buttons, matches))
    await compare(
        visitor.uses(Id.MATCH, str(ABSENT)), *(visitor.uses(Id.MATCH, str(match.id)) for match in matches)
    )
    sources = [f"m{match.id}" for match in exhibits.matches.values()]
    await compare(visitor.uses(Id.SOURCE, f"m{ABSENT}"), *(visitor.uses(Id.SOURCE, one) for one in sources))
    await compare(visitor.uses(Id.SOURCE, f"i{ABSENT}"), visitor.uses(Id.SOURCE, f"i{exhibits.import_id}"))
    await compare(visitor.uses(Id.IMPORT, str(ABSENT)), visitor.uses(Id.IMPORT, str(exhibits.import_id)))
    if actor != DIRECT:  # where there are no commands with ids
        await _complete_everything(visitor, sources)
    assert await content(world.bot.store) == before
    sent = _sent_since(world, start)
    hidden = [str(channel.id) for channel in exhibits.channels.values()]
    assert [secret for secret in (*SECRETS, *hidden) if secret in sent] == []


async def _complete_everything(visitor: Visitor, sources: Sequence[str]) -> None:
    world = visitor.exhibits.world
    for command, option in _options(world):
        if option.autocomplete:
            choices = await visitor.member.autocomplete(
                visitor.channel, command.qualified_name, option.display_name, ""
            )
            values = [str(choice["value"]) for choice in choices]
            assert not set(values) & {*sources, *(source[1:] for source in sources)}, command.qualified_name
            assert not any(secret in str(choices) for secret in SECRETS), command.qualified_name


# In the channel


@pytest.mark.parametrize(
    "game",
    ["middle-ages", *(pytest.param(key, marks=pytest.mark.nightly) for key in ("builders", "space-builder"))],
)
@_actors(GIVEN_UP, STRANGER, BLOCKED, ERASED)  # the owner of a lent seat may decide about it
@pytest.mark.exhaustive
async def test_only_players_do_anything_in_the_channel_of_a_match(
    world: World, actor: str, game: str
) -> None:
    exhibits = Exhibits(world, hidden=False)
    await exhibits.prepare(game)
    for name, match in exhibits.matches.items():
        visitor = await exhibits.enter(actor, exhibits.channels[name])
        before = await content(world.bot.store)
        few = FEW if actor != BLOCKED else (*FEW, Who.UNBLOCKED)
        number = exhibits.import_id
        for attempts in (
            visitor.match_buttons(match),
            visitor.commands(),
            visitor.uses(Id.MATCH, str(match.id)),
            visitor.uses(Id.IMPORT, str(number)),
            (one._replace(who=Who.OWNER) for one in visitor.uses(Id.SOURCE, f"i{number}")),
        ):
            tried = [one for one in attempts if one.who in few]
            ended = await visitor.attempt_all(tried)
            assert [one.what for one, end in zip(tried, ended, strict=True) if not end.is_refused] == [], name
        assert await content(world.bot.store) == before, name


@_actors(LENT, STRANGER, BLOCKED, GIVEN_UP, ERASED)
@pytest.mark.exhaustive
async def test_looking_changes_nothing_of_others(world: World, actor: str) -> None:
    exhibits = Exhibits(world, hidden=False)
    await exhibits.prepare("middle-ages")
    for name in ("running", "table"):
        match, visitor = exhibits.matches[name], await exhibits.enter(actor, exhibits.channels[name])
        before = await content(world.bot.store)
        for attempts in (visitor.match_buttons(match), visitor.uses(Id.SOURCE, f"m{match.id}")):
            looking = (Who.PEOPLE_HERE, Who.CONCERNED, Who.VIEWERS)
            await visitor.attempt_all([one for one in attempts if one.who in looking])
        after = await content(world.bot.store)
        assert _rows_of_others(after, visitor.member.id) == _rows_of_others(before, visitor.member.id), name


# What carries no id


@_actors(BLOCKED, STRANGER, OTHER_SERVER, *FORMER)
@pytest.mark.exhaustive
async def test_what_carries_no_id_shows_and_changes_only_what_is_the_users_own(
    world: World, actor: str
) -> None:
    exhibits = Exhibits(world, hidden=True)
    await exhibits.prepare("middle-ages")
    visitor = await exhibits.enter(actor)
    start, before = len(world.env.http_requests), await content(world.bot.store)
    refused = [Who.MODERATORS, Who.MANAGERS] if actor != OTHER_SERVER else []
    if actor == BLOCKED:
        refused.append(Who.UNBLOCKED)
    attempts = [*visitor.uses(Id.NOTHING, ""), *visitor.uses(Id.USER, str(world.ada.id))]
    for attempt in attempts:
        if attempt.what in DELETING:
            continue
        if attempt.who is Who.UNBLOCKED and actor != BLOCKED:
            await deliver_together(world, attempt.make)  # opens a table of their own, which everybody sees
            continue
        (end,) = await visitor.attempt_all([attempt])
        assert end.is_refused or attempt.who not in refused, attempt.what
    after = {(name, row) for name, rows in (await content(world.bot.store)).items() for row in rows}
    assert [one for one in _rows_of_others(before, visitor.member.id) if one not in after] == []
    sent = _sent_since(world, start)
    assert [secret for secret in SECRETS if secret in sent] == []
