"""A store with what minds its clocks, at a time that the test says."""

from msgspec.structs import replace

from bot.services.attendance import CLOCK
from bot.services.commands import Join, Start
from bot.services.hours import DAY
from bot.services.matches import Matches
from bot.services.minder import ClockMinder
from bot.services.scheduler import Scheduler
from bot.store import Store
from bot.store.records import Clock, Match, Overtime
from tests.services.seats import ADA, NOW, PEOPLE, SEED

A_DAY = Clock(turn=DAY)


class House:
    """What minds the clocks of a store, at a time that the test says."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = NOW
        self.here = True
        self.woken: list[int] = []
        self.matches = Matches(store, self.woken.append, clock=lambda: self.now, new_seed=lambda: SEED)
        self.minder = ClockMinder(self.matches, lambda _: self.here, clock=lambda: self.now)
        self.scheduler = Scheduler(store, clock=lambda: self.now)
        self.scheduler.handle(CLOCK, self.minder.mind)

    async def begun(self, overtime: Overtime = "nothing", channel: int = 1) -> Match:
        """A match in Ada's turn; its clock runs."""
        clock = replace(A_DAY, overtime=overtime)
        return await self.begin("constructor", clock, 2, channel, starter="ice")

    async def begin(self, game: str, clock: Clock, players: int, channel: int = 1, **options: str) -> Match:
        """A match of so many people that has just begun."""
        opened = await self.matches.open(
            guild_id=1, channel_id=channel, game=game, host=ADA, options=options, clock=clock
        )
        for user in PEOPLE[1:players]:
            await self.matches.perform(opened.id, user, Join())
        return await self.matches.perform(opened.id, ADA, Start())

    async def at(self, now: int) -> None:
        """What is due then, done."""
        self.now = now
        self.scheduler.wake()
        await self.scheduler.idle()

    async def match(self, match_id: int) -> Match:
        found = await self.store.match(match_id)
        assert found is not None
        return found
