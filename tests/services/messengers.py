"""A store with its notification service and a Discord in memory, at a time that the test sets."""

from collections import defaultdict
from collections.abc import Mapping
from itertools import count

from bot.match.commands import Act, Join, Start
from bot.match.deliveries import Board, Claim, SentMessage
from bot.match.models import Match, TimeControl
from bot.match.new_table import NewTable
from bot.services.match_service import MatchService
from bot.services.messenger import Conversation, DirectMessage
from bot.services.notification_service import NotificationService
from bot.services.outbox import Blocked, Outbox, Unreachable
from bot.services.scheduler import Scheduler
from bot.store import Store
from tests.match.days import NOON
from tests.match.seats import ADA, BRUNO, SEED

LONGEST = 10
"""Seconds that no test comes near; a test that hangs fails after them."""


class MemoryMessenger:
    """Direct messages in memory.

    ``errors`` maps the name of a request to what it raises. A send raises ``lost_answer`` after Discord has
    taken the message.
    """

    def __init__(self) -> None:
        self.inboxes: defaultdict[int, dict[int, DirectMessage]] = defaultdict(dict)
        self.errors: dict[str, Exception] = {}
        self.lost_answer: Exception | None = None
        self.requests: list[str] = []
        self.ids = count(1)

    async def open(self, user: int, /) -> Conversation:
        """Return the conversation with a user."""
        self.request("open")
        return MemoryConversation(self, self.inboxes[user])

    def request(self, name: str) -> None:
        """Note a request, and raise what it has to."""
        self.requests.append(name)
        if error := self.errors.get(name):
            raise error


class MemoryConversation:
    """The direct messages of one user by their ids."""

    def __init__(self, messenger: MemoryMessenger, inbox: dict[int, DirectMessage]) -> None:
        self.messenger = messenger
        self.inbox = inbox

    async def find_recent(self) -> Mapping[str, int]:
        self.messenger.request("find_recent")
        return {message.key: message_id for message_id, message in self.inbox.items()}

    async def send(self, message: DirectMessage, /) -> int:
        self.messenger.request("send")
        message_id = next(self.messenger.ids)
        self.inbox[message_id] = message
        if self.messenger.lost_answer:
            raise self.messenger.lost_answer
        return message_id

    async def edit(self, message_id: int, message: DirectMessage, /) -> None:
        self.messenger.request("edit")
        self.inbox[message_id] = message

    async def delete(self, message_id: int, /) -> None:
        self.messenger.request("delete")
        del self.inbox[message_id]


class DeliveryServices:
    """The services that deliver boards and notifications, of one process on a store.

    ``mentioned_users`` are the users that boards have pinged. ``board_error`` is raised instead of posting
    a board.
    """

    def __init__(self, store: Store, messenger: MemoryMessenger | None = None, now: int = NOON) -> None:
        self.store, self.now, self.is_in_server = store, now, True
        self.messenger = messenger or MemoryMessenger()
        self.mentioned_users: list[int] = []
        self.board_error: Blocked | Unreachable | None = None
        self.outbox = Outbox(store, self._publish, clock=self._clock)
        self.matches = MatchService(store, self.outbox.wake, clock=self._clock, new_seed=lambda: SEED)
        self.scheduler = Scheduler(store, clock=self._clock)
        self.notifications = NotificationService(
            self.matches, self.outbox, self.messenger, lambda _: self.is_in_server, clock=self._clock
        )
        self.notifications.register_timers(self.scheduler)

    def _clock(self) -> int:
        return self.now

    async def _publish(self, claim: Claim) -> Board:
        if self.board_error:
            raise self.board_error
        match = await self.match(claim.match_id)
        board = await self.store.boards.get(match.id)
        if match.mention_seq > board.mention_seq:
            self.mentioned_users.extend(match.mentions)
        return Board(
            match_id=match.id,
            board_seq=match.board_seq,
            mention_seq=match.mention_seq,
            public_revision=match.public_revision,
            message=SentMessage(match.id * 1000 + match.board_seq, "", "", ""),
        )

    async def match(self, match_id: int) -> Match:
        """Return a match as stored."""
        match = await self.store.matches.find(match_id)
        assert match is not None
        return match

    async def begin(self, channel: int = 1, user: int = BRUNO, clock: TimeControl | None = None) -> Match:
        """Begin a match of Ada with a user, and let Ada act, so that it is the user's turn."""
        table = await self.matches.open(
            NewTable(
                guild_id=1,
                channel_id=channel,
                game="constructor",
                host=ADA,
                options={"starter": "ice"},
                time_control=clock,
            )
        )
        await self.matches.perform(table.id, user, Join())
        await self.matches.perform(table.id, ADA, Start())
        return await self.act(table.id, (ADA, "pattern rhombus"), (ADA, "Rb2"))

    async def act(self, match_id: int, *actions: tuple[int, str]) -> Match:
        """Let users act, and wait until the board shows it."""
        for user, action in actions:
            await self.matches.perform(match_id, user, Act(action))
        await self.outbox.drain(LONGEST)
        return await self.match(match_id)

    async def advance_to(self, now: int) -> None:
        """Advance to a time and do what is due."""
        self.now = now
        await self.outbox.sweep()
        await self.outbox.drain(LONGEST)
        self.scheduler.wake()
        await self.scheduler.idle()
        await self.outbox.drain(LONGEST)

    def inbox(self, user: int = BRUNO) -> list[list[int]]:
        """Return the matches that each direct message of a user is about, the oldest message first."""
        return [message.match_ids for _, message in sorted(self.messenger.inboxes[user].items())]

    async def close(self) -> None:
        """End what still runs, as the end of a process does."""
        await self.scheduler.close()
        await self.outbox.close(LONGEST)
