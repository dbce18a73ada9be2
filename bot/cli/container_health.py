"""The health check of the container image: ``python3 -m bot.cli.container_health`` asks the bot how it is.

It starts twice a minute, so it imports little. If the bot is not well it raises an exception, whose text
Docker keeps.
"""

from collections.abc import Mapping
from http.client import HTTPConnection
from ipaddress import ip_address
from typing import Final

from bot.environment import read_variables

PATH: Final = "/healthz"
TIMEOUT_SECONDS: Final = 8
"""How long the bot may take to answer."""
_OK: Final = 200


class Unhealthy(Exception):  # noqa: N818
    """The bot answered that it is not well."""


def require_healthy(variables: Mapping[str, str]) -> None:
    """Raise an exception unless the bot with these settings answers that it is well."""
    # Not urllib, which would use the proxy of the environment.
    connection = HTTPConnection(
        _get_reachable_address(variables), int(variables["METRICS_PORT"]), timeout=TIMEOUT_SECONDS
    )
    connection.request("GET", PATH)
    response = connection.getresponse()
    if response.status != _OK:
        raise Unhealthy(response.read().decode().strip())


def _get_reachable_address(variables: Mapping[str, str]) -> str:
    """Return where the bot listens, or an address of this machine if it listens on all of them."""
    address = ip_address(variables.get("METRICS_HOST", "127.0.0.1").strip())
    if address.is_unspecified:
        return "127.0.0.1" if address.version == 4 else "::1"
    return str(address)


if __name__ == "__main__":
    require_healthy(read_variables())
