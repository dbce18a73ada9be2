"""The options that the players agree on before a match."""

from typing import Annotated, Literal

import msgspec

from bot.games.contract import HeadStartOptions

SECOND = 1000
HOUR = 3600 * SECOND
COUNTDOWN = 5 * SECOND
"""The time from the last player's readiness to the map."""
READY_LAPSES = 600 * SECOND
"""The time after which a player has to be ready again: the panel could no longer be edited in time."""
MOST_CLICKS = 1_000
"""The clicks after which a builder can only tap or stop in a round: nobody needs a tenth of them."""
LONGEST_OUTAGE = 10 * SECOND
"""The longest outage of the bot, while a clock runs, that doesn't cancel the round."""


class Options(HeadStartOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match; the defaults are the rules as printed.

    ``advantage``: how many seconds a builder sees the map before their clock starts.
    ``mode``: all build at the same time, or each on their own clock, to be compared afterwards.
    ``facing``: maps are turned at random, or always upright. ``sealed``: in turns, all have different maps.
    ``computers``: whether computers build at their usual pace, half as fast, or never tap before the others.
    ``ghosts``: in turns, builders see taps that their clock has passed, and the last to open is stopped.
    ``cap_seconds``: the longest a builder's clock runs. ``deadline_hours``: how long a round in turns is
    open. ``ready_seconds``: how long two who are ready wait for the others. ``wait_seconds``: how long after
    the end the bot waits for reports of earlier clicks. ``thaw_seconds``, ``thaw_hours``: how long the winner
    of a round may choose a card, live and in turns.
    """

    mode: Literal["live", "turns"] = "live"
    facing: Literal["random", "upright"] = "random"
    sealed: bool = False
    ghosts: bool = False
    computers: Literal["usual", "slow", "patient"] = "usual"
    cap_seconds: Annotated[int, msgspec.Meta(ge=30, le=780)] = 300
    deadline_hours: Annotated[int, msgspec.Meta(ge=1, le=336)] = 24
    ready_seconds: Annotated[int, msgspec.Meta(ge=10, le=540)] = 120
    wait_seconds: Annotated[int, msgspec.Meta(ge=0, le=10)] = 2
    thaw_seconds: Annotated[int, msgspec.Meta(ge=10, le=600)] = 60
    thaw_hours: Annotated[int, msgspec.Meta(ge=1, le=336)] = 24

    @property
    def live(self) -> bool:
        """Whether all build at the same time."""
        return self.mode == "live"

    @property
    def cap(self) -> int:
        """The longest a builder's clock runs, in milliseconds."""
        return self.cap_seconds * SECOND

    @property
    def thaw(self) -> int:
        """The time in which the winner of a round may choose a card, in milliseconds."""
        return self.thaw_seconds * SECOND if self.live else self.thaw_hours * HOUR

    def lead_of(self, player: int) -> int:
        """Return how long before the player's clock starts they see the map, in milliseconds."""
        return self.advantage_of(player) * SECOND
