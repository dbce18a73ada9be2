"""What is checked at the end of an episode, when the bot has ended and Discord shows what it shows."""

from collections import Counter

from bot.games import IllegalAction
from bot.match.digests import has_shown
from bot.match.models import LoggedAction, Match, is_computer
from bot.match.replay import BrokenRecord, replay
from bot.match.versions import Version
from bot.store import Store
from tests.chaos.stage import Stage
from tests.chaos.stand_in import controls
from tests.chaos.tables import ANY, Table
from tests.client.stand_in import Message

BY_CLICK = ("constructor",)
"""The games in which a click makes one action, which is the argument of the control."""


class Audit:
    """The audit of a stage."""

    def __init__(self, stage: Stage, store: Store) -> None:
        self._stage = stage
        self._store = store
        self._check = stage.tally.check

    async def run(self) -> None:
        """Check every match of every table."""
        for table in self._stage.tables:
            channel = self._stage.discord.channels[table.channel]
            rows = self._stage.query(f"SELECT id FROM matches WHERE channel_id = {table.channel} ORDER BY id")
            stored_matches = {int(str(number)) for (number,) in rows}
            posted_matches = {post.match for post in channel.posts} | set(channel.shown_revisions)
            self._check(
                "lost",
                posted_matches <= stored_matches,
                f"{table.game}: {posted_matches} posted, {stored_matches} stored",
            )
            for number in stored_matches:
                match = await self._store.matches.find(number)
                assert match is not None
                record = await self._store.matches.get_record(number)
                self._stage.tally.counts["matches"] += 1
                self._stage.tally.counts[f"actions of {match.game}"] += len(record)
                self._check_record(table, match, record)
                self._check_boards(table, match)
                await self._check_pings(table, match)

    def _check_record(self, table: Table, match: Match, record: tuple[LoggedAction, ...]) -> None:
        channel, name = self._stage.discord.channels[table.channel], f"{match.game} {match.id}"
        shown_revision = channel.shown_revisions.get(match.id, 0)
        self._check(
            "lost",
            shown_revision <= match.board_version.number,
            f"{name} has shown {shown_revision}: {match.board_version}",
        )
        if match.state is not None:
            try:
                is_kept = list(replay(match, record))[-1] == match.state
            except (BrokenRecord, IllegalAction) as error:
                is_kept = False
                self._stage.note(repr(error))
            self._check("replay", is_kept, name, trials=len(record) + 1)
        user_actions = [
            line for line in record if not line.cause and not is_computer(match.players[line.player])
        ]
        times = {(line.player, line.public_revision) for line in user_actions}
        for player, user in enumerate(match.players if match.state is not None else ()):
            at = [revision for one, revision in times if one == player]
            clicks = table.clicks[match.id, user, ANY]
            self._check("doubled", len(at) <= clicks, f"{name}: {len(at)} actions, {clicks} clicks of {user}")
        if match.game in BY_CLICK:
            lines = Counter((match.id, match.players[line.player], line.action) for line in user_actions)
            wrong = [line for line, number in lines.items() if table.clicks[line] < number]
            at_once = Counter(line.public_revision for line in user_actions)
            wrong_at = [number for number, lines in at_once.items() if lines > 1]
            detail = f"{name}: {wrong} were not clicked as often, {wrong_at} have two actions"
            self._check("doubled", not wrong and not wrong_at, detail, trials=len(user_actions))

    def _check_boards(self, table: Table, match: Match) -> None:
        channel, name = self._stage.discord.channels[table.channel], f"{match.game} {match.id}"
        with_controls = [
            message
            for message in channel.messages.values()
            if any(control.content.match_id == match.id for control in controls(message))
        ]
        boards = [
            message
            for message in with_controls
            if any(
                board_seq == match.board_seq and _is_of(match, version)
                for board_seq, version in _board_numbers(message)
            )
        ]
        numbers = [_board_numbers(message) for message in with_controls]
        detail = f"{name} is at {match.board_seq, match.board_version}: {numbers}"
        self._check("board", len(boards) == 1, detail)
        self._check("old", len(with_controls) <= 1, detail)

    async def _check_pings(self, table: Table, match: Match) -> None:
        channel, name = self._stage.discord.channels[table.channel], f"{match.game} {match.id}"
        pings = [post for post in channel.posts if post.match == match.id and post.pinged_users]
        of_boards = Counter(post.board_seq for post in pings)
        twice = [number for number, times in of_boards.items() if times > 1]
        detail = f"{name}: {pings}, {match.mention_seq} were due"
        self._check("pings", len(pings) <= match.mention_seq and not twice, detail, trials=len(pings))
        board = await self._store.boards.get(match.id)
        is_kept = board.mention_seq == match.mention_seq
        if match.mentions and match.real_time is None:  # a race edits its board, which notifies nobody
            is_kept = is_kept and bool(pings) and pings[-1].pinged_users == tuple(sorted(match.mentions))
        self._check("notified", is_kept, f"{detail} to {match.mentions}; the board says {board.mention_seq}")


def _is_of(match: Match, version: Version) -> bool:
    """Return whether a board shows a match as it is; that of a race stays while players act."""
    if match.real_time:
        return version.number == match.board_seq and has_shown(match, version)
    return version == match.board_version


def _board_numbers(message: Message) -> set[tuple[int, Version]]:
    """Return what the buttons of a message carry: the number of its board, and its version."""
    return {
        (int(control.content.argument), control.content.version)
        for control in controls(message)
        if control.content.verb in ("more", "rules") and control.content.argument.isdecimal()
    }
