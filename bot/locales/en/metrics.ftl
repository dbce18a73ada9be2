# What a metric means, as Prometheus shows it beside its name. docs/monitoring.md says more.

metric-interactions = Interactions by kind, command or verb, and outcome.
metric-refusals = Interactions that were refused, by reason.
metric-interaction-acknowledgement = From the moment Discord made an interaction until Discord took its acknowledgement.
metric-interaction-answer = From the moment Discord made an interaction until everything but its board was done.
metric-actions = Actions committed, by game.
metric-matches-begun = Matches that began, by game.
metric-matches-ended = Matches that ended, by game and status.
metric-board-delivery = From a commit, or a later try, until Discord shows the board.
metric-timer-lateness = How late the handler of a timer began.
metric-event-loop-lag = How much later than asked for the event loop ran.
metric-database-statement = Time of a statement.
metric-discord-request = Requests to Discord.
metric-discord-responses = Answers of Discord, by HTTP status.
metric-discord-rate-limits = Times that Discord refused as too many.
metric-discord-rate-limit-wait-seconds = Seconds that Discord asked to wait.
metric-ready = 1 if the bot serves users.
metric-servers = Servers that the bot is in.
metric-workers = Worker processes for computer players.
metric-workers-busy = Workers that compute.
metric-worker-queue-length = Questions that wait for a worker.
metric-gateway-latency-seconds = From a heartbeat to its answer.
metric-database-up = 1 if the database answers in time.
metric-outbox-entries = Boards that wait.
metric-outbox-blocked = Boards that Discord does not take.
metric-outbox-oldest-seconds = Age of the oldest board that waits.
metric-open-matches = Matches that are not over.
