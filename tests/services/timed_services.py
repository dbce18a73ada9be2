"""A store with its clock service and scheduler, at a time that the test sets."""

from msgspec.structs import replace

from bot.match.commands import Join, Start
from bot.match.deliveries import Claim
from bot.match.models import Match, Overtime, TimeControl
from bot.match.new_table import NewTable
from bot.match.quiet_hours import DAY
from bot.services.clock_service import ClockService
from bot.services.match_service import MatchService
from bot.services.scheduler import Scheduler
from bot.store import Store
from tests.match.seats import ADA, NOW, PEOPLE, SEED

A_DAY = TimeControl(turn_time=DAY)


class TimedServices:
    """The clock service and the scheduler of a store, at a time that the test sets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = NOW
        self.is_in_server = True
        self.woken_matches: list[int] = []
        self.matches = MatchService(store, self._wake, clock=lambda: self.now, new_seed=lambda: SEED)
        self.clock_service = ClockService(self.matches, lambda _: self.is_in_server, clock=lambda: self.now)
        self.scheduler = Scheduler(store, clock=lambda: self.now)
        self.clock_service.register_timers(self.scheduler)

    def _wake(self, match_id: int, _: Claim | None) -> None:
        self.woken_matches.append(match_id)

    async def begin_constructor(self, overtime: Overtime = "nothing", channel: int = 1) -> Match:
        """Begin a match of Constructor in which it is Ada's turn and her clock runs."""
        clock = replace(A_DAY, overtime=overtime)
        return await self.begin("constructor", clock, 2, channel, starter="ice")

    async def begin(
        self, game: str, clock: TimeControl, players: int, channel: int = 1, **options: str
    ) -> Match:
        """Begin a match of ``players`` players."""
        table = await self.matches.open(
            NewTable(guild_id=1, channel_id=channel, game=game, host=ADA, options=options, time_control=clock)
        )
        for user in PEOPLE[1:players]:
            await self.matches.perform(table.id, user, Join())
        return await self.matches.perform(table.id, ADA, Start())

    async def advance_to(self, now: int) -> None:
        """Advance to a time and do what is due."""
        self.now = now
        self.scheduler.wake()
        await self.scheduler.idle()

    async def match(self, match_id: int) -> Match:
        match = await self.store.matches.find(match_id)
        assert match is not None
        return match
