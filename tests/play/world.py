"""A simulated Discord with the real bot, and what users do there."""

import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.results import to_discord_message

from bot.app import create_bot
from bot.client.bot import Guildhall
from bot.match.commands import ChangeTable, WatchComputers
from bot.match.models import Match
from bot.settings import Settings
from bot.simulation import make_strict
from cogs.kit.custom_ids import CustomId, write_custom_id
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.option_parameters import name_option, option_parameters
from cogs.kit.uploads import uploads_in
from tests.play.any_game import TEXT, Control, find_command, find_controls

SEED = "5eed"
NAMES = ("ada", "bruno", "chioma", "dmitri")


def to_fields(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options by the names of their fields in place of those that users see."""
    names = option_parameters(GAME_UIS[game])
    fields = {name_option(game, name, TEXT).replace(" ", "-"): name for name in names}
    return {fields[name]: value for name, value in options.items()}


class World:
    """One server with one channel. ``ada`` and ``bruno`` play, the others watch or interfere."""

    def __init__(self, env: simcord.Env, database: Path) -> None:
        self.env = env
        self.discord = make_strict(env)
        self.database = database
        self.guild = env.create_guild("Guildhall")
        self.channel = self.guild.create_text_channel("games")
        self.people: Mapping[int, simcord.MemberActor] = {
            member.id: member for member in (self.guild.add_member(env.create_user(name)) for name in NAMES)
        }
        self.ada, self.bruno, self.chioma, self.dmitri = self.people.values()
        self._show_all_commands()
        self._posts: dict[int, list[list[int]]] = {}
        env.backend.subscribers.append(self._note_post)

    def _show_all_commands(self) -> None:
        """Show everybody the commands for moderators, as an owner may, so that the bot has to check users."""
        command = self.env.backend.find_command("server", None)
        assert command is not None
        self.guild.set_command_permissions(int(command["id"]), {self.guild.default_role: True})

    @property
    def bot(self) -> Guildhall:
        """The bot that runs now."""
        assert isinstance(self.env.bot, Guildhall)
        return self.env.bot

    @property
    def board(self) -> discord.Message:
        """The newest message that everybody sees."""
        messages = self.env.backend.messages[self.channel.id].values()
        newest = max((one for one in messages if one.visible_to(None)), key=lambda message: message.id)
        return to_discord_message(self.env, newest)  # SimCord would convert every message of the channel

    @property
    def channel_link(self) -> str:
        """The address of the channel."""
        return f"https://discord.com/channels/{self.guild.id}/{self.channel.id}"

    def posts(self, channel: Any = None) -> list[list[int]]:
        """Return the users pinged by each message that was posted in a channel, even if it was deleted."""
        return self._posts.get((channel or self.channel).id, [])

    def _note_post(self, event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE":
            message = self.env.backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            if not message.flags & discord.MessageFlags.ephemeral.flag:
                self._posts.setdefault(message.channel_id, []).append(sorted(message.ping_user_ids))

    async def match(self) -> Match:
        """Return the newest match of the channel, as stored."""
        match = await self.bot.store.matches.find_latest(self.channel.id)
        assert match is not None
        return match

    async def current(self) -> simcord.MemberActor:
        """Return the user whose turn it is, according to the store."""
        match = await self.match()
        (player,) = match.players_to_act()
        return self.people[match.players[player]]

    async def settle(self) -> None:
        """Wait until the bot has done everything, also on a busy machine.

        Timers that come within that time would be awaited as well, such as those that come after a minute.
        """
        await self.env.settle(timeout=25)

    async def restart(self) -> None:
        """End the bot and start a new one on the same database."""
        old = self.bot
        await self.env.restart_bot(new_bot(self.database))
        await release_resources(old)

    def back_up(self) -> Path:
        """Copy the database as an operator does while the bot runs, and return the copy."""
        copy = self.database.with_name(f"backup-{len(list(self.database.parent.glob('backup-*')))}.db")
        with closing(sqlite3.connect(self.database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return copy

    async def restore(self, backup: Path) -> None:
        """Start a new bot on an earlier copy of the database, after a downtime of a minute."""
        self.database = self.database.with_name(f"restored-from-{backup.stem}-{self.env.now():%H%M%S%f}.db")
        shutil.copy(backup, self.database)
        await self.env.advance_time(60)
        await self.restart()

    async def open_table(self, host: simcord.MemberActor, game: str, **options: Any) -> None:
        """Let a user open a table; the host changes at once what ``new`` does not ask for."""
        group: Any = self.bot.tree.get_command(game)
        asked = {parameter.display_name for parameter in group.get_command("new").parameters}
        offered = {name: value for name, value in options.items() if name in asked}
        await host.slash(self.channel, f"{game} new", **offered)
        await self.change_table(
            host, game, {name: value for name, value in options.items() if name not in asked}
        )

    async def change_table(self, host: simcord.MemberActor, game: str, options: Mapping[str, Any]) -> None:
        """Let the host change options of the newest table, by the names that users see."""
        changes = dict(options)
        if not changes:
            return
        look = {name: changes.pop(name) for name in ("theme", "boards") if name in changes}
        values = to_fields(game, changes)
        await self.bot.matches.perform((await self.match()).id, host.id, ChangeTable(values, **look))
        assert await self.bot.outbox.drain(60)

    async def watch_computers(self, level: str = "beginner") -> None:
        """Let Ada open a table of Constructor at which computers play alone."""
        await self.ada.slash(self.channel, "constructor new")
        match = await self.match()
        await self.bot.matches.perform(match.id, self.ada.id, WatchComputers(level))
        assert await self.bot.outbox.drain(60)

    async def open_constructor_table(self, **options: Any) -> None:
        """Let Ada invite Bruno to Constructor."""
        await self.open_table(self.ada, "constructor", opponent=self.bruno, **options)

    async def begin_constructor(self, **options: Any) -> None:
        """Begin Constructor with Ada and Bruno, Ada as ice and first unless ``options`` say otherwise."""
        await self.open_constructor_table(**{"starter": "ice", **options})
        await self.press(self.bruno, "join")
        await self.press(self.bruno, "start")

    async def begin_game(self, game: str, players: int, **options: Any) -> None:
        """Let Ada open a table for ``players`` players, let the others join, and begin the match."""
        guests = (self.bruno, self.chioma, self.dmitri)[: players - 1]
        names = ("opponent", "second-opponent", "third-opponent")
        invitations = dict(zip(names, guests, strict=False))
        await self.open_table(self.ada, game, **invitations, **options)
        for guest in guests:
            await self.press(guest, "join")
        await self.press(self.ada, "start")

    async def press(
        self, who: simcord.MemberActor, control: str, argument: str = "", *, message: Any = None
    ) -> simcord.InteractionResult:
        """Click the button of ``message`` with this verb and a prefix of its argument.

        Without a message, click the button under the board or, if the board lacks it, under *More*.
        """
        if message is None:
            message = self.board
            if not find_buttons(message, control, argument):
                message = (await self.press(who, "more", message=message)).response
        custom_ids = find_buttons(message, control, argument)
        assert custom_ids, (control, argument, buttons(message))
        return await who.click(message, custom_id=custom_ids[0])

    async def resign(self, who: simcord.MemberActor) -> None:
        """Resign by the slash command, and confirm it."""
        question = await who.slash(self.channel, "match resign")
        await self.press(who, "resign", "yes", message=question.response)

    async def cancel(self, who: simcord.MemberActor) -> simcord.InteractionResult:
        """Cancel the match by the slash command, and confirm it if asked to."""
        result = await who.slash(self.channel, "match cancel")
        if not buttons(result.response):
            return result
        return await self.press(who, "cancel", "yes", message=result.response)

    async def act(self, who: simcord.MemberActor, action: str) -> None:
        """Perform an action with the controls under the board, including the selections before it."""
        match = await self.match()
        for control in find_controls(match, match.find_player(who.id), action):
            await self._use(who, control)

    async def _use(self, who: simcord.MemberActor, control: Control) -> None:
        """Click the button, or choose the line of the menu, under the board."""
        board = self.board
        for part in components(board):
            custom_id = getattr(part, "custom_id", None)
            if custom_id is None:
                continue
            if isinstance(part, discord.SelectMenu):
                lines = [option.value for option in part.options]
                if _control(custom_id) == control.verb and control.argument in lines:
                    await who.select(board, [control.argument], custom_id=custom_id)
                    return
            elif (_control(custom_id), _argument(custom_id)) == control:
                await who.click(board, custom_id=custom_id)
                return
        raise AssertionError(f"the board does not offer {control}")

    async def command(self, who: simcord.MemberActor, action: str) -> simcord.InteractionResult:
        """Perform an action by the slash command for its kind."""
        name, parameters = find_command(await self.match(), action)
        return await who.slash(self.channel, name, **parameters)


def _control(custom_id: str) -> str:
    return custom_id.split(":")[3]


def _argument(custom_id: str) -> str:
    return custom_id.split(":", 4)[4]


def find_buttons(message: Any, control: str, argument: str = "") -> list[str]:
    """Return the custom ids of the buttons with this verb and a prefix of their argument."""
    return [
        custom_id
        for custom_id, _ in buttons(message)
        if _control(custom_id) == control and _argument(custom_id).startswith(argument)
    ]


def present_id(match: Match, verb: str, argument: str = "") -> str:
    """Return the custom id of a button under the current board of a match."""
    return write_custom_id("b", CustomId(match.id, match.board_version, verb, argument))


def buttons(message: Any) -> list[tuple[str, str]]:
    """Return the custom ids and labels of all buttons of a match in a message, in their order."""
    return [
        (component.custom_id, component.label or "")
        for component in components(message)
        if isinstance(component, discord.Button)
        and component.custom_id
        and component.custom_id.startswith("b:")
    ]


def components(message: Any) -> Iterator[Any]:
    """Yield all components of a message, including nested ones."""
    waiting = list(_as_message(message).components)
    while waiting:
        component = waiting.pop(0)
        yield component
        accessory = getattr(component, "accessory", None)
        waiting[:0] = [*getattr(component, "children", ()), *([accessory] if accessory else [])]


def pictures(message: Any) -> list[discord.MediaGalleryItem]:
    """Return the pictures that a message shows, which Discord leaves out of its attachments."""
    return [
        item
        for component in components(message)
        if isinstance(component, discord.MediaGalleryComponent)
        for item in component.items
    ]


def names(message: Any) -> list[str]:
    """Return the names of the pictures that a message shows."""
    return [upload.filename for upload in uploads_in(_as_message(message))]


async def download_file(bot: discord.Client, message: Any) -> bytes:
    """Return the file that a message offers to save, or the picture that it shows."""
    files = [part.media for part in components(message) if isinstance(part, discord.FileComponent)]
    (media,) = files or [item.media for item in pictures(message)]
    return await bot.http.get_from_cdn(media.url)


def _as_message(message: Any) -> discord.Message:
    discord_message = message.message if isinstance(message, simcord.ResponseMessage) else message
    assert isinstance(discord_message, discord.Message)
    return discord_message


def get_pinged_users(world: World, message: discord.Message) -> list[int]:
    """Return the users whom a message pings; it may show the names of others without pinging them."""
    return sorted(world.env.backend.get_message(world.channel.id, message.id).ping_user_ids)


def words(message: Any) -> str:
    """Return all words of a message."""
    return "\n".join(
        component.content for component in components(message) if isinstance(component, discord.TextDisplay)
    )


def find_private_answers(result: simcord.InteractionResult) -> list[Any]:
    """Return the messages of an interaction's answer that only its user sees."""
    return [message for message in (result.response, *result.followups) if message and message.ephemeral]


def reply_text(result: simcord.InteractionResult) -> str:
    """Return the text of the private answer of an interaction."""
    private_messages = find_private_answers(result)
    assert private_messages, result
    return "\n".join(words(message) for message in private_messages)


async def forge(
    world: World, who: simcord.MemberActor, message: Any, custom_id: str, *values: str
) -> simcord.InteractionResult:
    """Click a control that a message does not have: any button, or with ``values`` any menu."""
    target = _as_message(message)
    stored_message = world.env.backend.get_message(target.channel.id, target.id)
    part: dict[str, Any] = {"type": 2, "id": 2, "style": 1, "label": "Old", "custom_id": custom_id}
    if values:
        options = [{"label": "Old", "value": value} for value in values]
        part = {"type": 3, "id": 2, "custom_id": custom_id, "options": options}
    forged_rows = [{"type": 1, "id": 1, "components": [part]}]
    original, stored_message.components = stored_message.components, forged_rows
    try:
        if values:
            return await who.select(message, values[:1], custom_id=custom_id)
        return await who.click(message, custom_id=custom_id)
    finally:
        if stored_message.components is forged_rows:  # the bot has not edited the message
            stored_message.components = original


async def deliver_together(world: World, *clicks: Callable[[], Awaitable[Any]]) -> list[Any]:
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


async def release_resources(bot: Guildhall) -> None:
    """Close what would end with the bot's process: its workers and connections."""
    await bot.computers.close()
    await bot.store.close()


def new_bot(
    database: Path,
    *,
    emojis: bool = False,
    coach: bool = False,
    metrics: bool = False,
    welcome: bool = False,
) -> Guildhall:
    """Return a bot on a database file; all its matches have the same seed, so that tests can be repeated."""
    url = f"sqlite+aiosqlite:///{database}"
    settings = Settings(
        database_url=url,
        shard_count=1,
        emojis=emojis,
        coach=coach,
        welcome=welcome,
        metrics_port=0 if metrics else None,
    )
    return create_bot(settings, new_seed=lambda: SEED)
