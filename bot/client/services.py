"""The services of the bot. Cogs ask them, and never the store."""

from collections.abc import Callable

from bot.match.models import Match
from bot.observability.traces import Recorder
from bot.services.best_run_service import BestRunService
from bot.services.clock_service import ClockService
from bot.services.computer_service import ComputerService
from bot.services.import_service import ImportService
from bot.services.lesson_service import LessonService
from bot.services.match_service import MatchService
from bot.services.messenger import Messenger
from bot.services.name_service import NameService
from bot.services.notification_service import NotificationService
from bot.services.outbox import Outbox, Publish
from bot.services.preferences_service import PreferencesService
from bot.services.privacy_service import PrivacyService
from bot.services.profile_service import ProfileService
from bot.services.race_connections import RaceConnections
from bot.services.ranking_service import RankingService
from bot.services.rating_service import RatingService
from bot.services.replay_service import ReplayService
from bot.services.retention_service import RetentionService
from bot.services.review_service import ReviewService
from bot.services.scheduler import Scheduler
from bot.services.server_service import ServerService
from bot.services.worker_pool import WorkerPool
from bot.settings import Settings
from bot.store import Store


class Services:
    """The part of the bot that holds its services."""

    def make_services(
        self,
        store: Store,
        settings: Settings,
        *,
        publish: Publish,
        messenger: Messenger,
        is_ready: Callable[[], bool],
        reaches: Callable[[Match], bool],
        on_erased: Callable[[int], None],
        clock: Callable[[], int],
        new_seed: Callable[[], str],
        recorder: Recorder,
    ) -> None:
        """Make the services, and register the timers of all but the rules and races, which cogs handle."""
        self.outbox = Outbox(store, publish, clock=clock, recorder=recorder)
        self.scheduler = Scheduler(store, is_ready=is_ready, clock=clock, recorder=recorder)
        self.matches = MatchService(
            store,
            self.outbox.wake,
            wake_scheduler=self.scheduler.wake,
            clock=clock,
            new_seed=new_seed,
            recorder=recorder,
        )
        self.preferences = PreferencesService(self.matches)
        self.privacy = PrivacyService(
            self.matches, self.preferences, wake=self.outbox.wake, on_erased=on_erased
        )
        self.servers = ServerService(store)
        self.names = NameService(store)
        self.ratings = RatingService(store)
        self.profiles = ProfileService(store, self.ratings)
        self.rankings = RankingService(store)
        self.retention = RetentionService(store)
        self.race_connections = RaceConnections(store, settings.shard_ids, has_leases=settings.leases_shards)
        self.lessons = LessonService(store.lessons)
        self.replays = ReplayService(store)
        self.best_runs = BestRunService(store)
        self.imports = ImportService(store.imported_records)
        self.workers = WorkerPool()
        self.computers = ComputerService(self.matches, self.workers, clock=clock)
        self.reviews = ReviewService(store, self.replays, self.workers)
        self.notifications = NotificationService(self.matches, self.outbox, messenger, reaches)
        self.notifications.register_timers(self.scheduler)
        self.preferences.register_timers(self.scheduler)
        self.computers.register_timers(self.scheduler)
        ClockService(self.matches, reaches).register_timers(self.scheduler)
