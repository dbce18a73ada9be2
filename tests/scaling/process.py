"""``python -m tests.scaling.process DATABASE DISCORD HASTE``: the bot, on a Discord of this machine.

HASTE divides the times of the leases, so that a short test sees what takes half a minute otherwise. All
boards have the same small picture.
"""

import asyncio
import sys

from bot.cli.main import run_bot
from bot.client import sharding
from bot.match import notifications
from bot.observability.logs import configure_logging
from bot.services import notification_service
from bot.settings import Settings
from bot.store import shard_leases
from cogs.space_builder import clock, shown_panels
from tests.client.stand_in import draw_nothing, use
from tests.example_games import register_examples

TOKEN = "x" * 30


def hasten(haste: float) -> None:
    """Divide the times of the leases; that of a direct message is the longest and ends with the others."""
    setattr(notification_service, "LEASE", int(notifications.LEASE / haste**2))  # noqa: B010
    for module, names in (
        (shard_leases, ("LEASE",)),
        (sharding, ("LEASE", "RENEW_SECONDS", "MARGIN_SECONDS", "GRACE_SECONDS")),
    ):
        for name in names:
            value = getattr(module, name)
            setattr(module, name, int(value / haste) if isinstance(value, int) else value / haste)


async def _draw_no_map(*_: object, **__: object) -> tuple[()]:
    """Draw no map for a panel: that of a race would be drawn for each of its builders."""
    return ()


def main() -> None:
    """Run the bot until it is told to stop."""
    database, url, haste = sys.argv[1], sys.argv[2], float(sys.argv[3])
    hasten(haste)
    use(url)
    draw_nothing()
    for module in (clock, shown_panels):
        setattr(module, "try_draw_map", _draw_no_map)  # noqa: B010 - it is not exported
    configure_logging("plain", "INFO")
    settings = Settings(discord_token=TOKEN, database_url=database, emojis=False, coach=False, welcome=False)
    with register_examples():
        asyncio.run(run_bot(settings))


if __name__ == "__main__":
    main()
