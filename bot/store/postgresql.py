"""The parameters of a PostgreSQL URL: hosts give them as libpq has them, and the driver takes most of them.

https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS
"""

import re
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy import URL

_OF_URL: Final = frozenset({"host", "port", "user", "password", "database", "ssl", "sslmode"})
"""The parameters that SQLAlchemy reads from the URL; settings give the driver's name to ``sslmode``."""
CACHE_SIZES: Final = ("statement_cache_size", "prepared_statement_cache_size")
"""The parameters that switch off prepared statements, with 0, behind a pool of connections."""
_OF_DRIVER: Final = frozenset(
    {
        *("sslrootcert", "sslcert", "sslkey", "sslpassword", "sslcrl", "sslnegotiation"),
        *("ssl_min_protocol_version", "ssl_max_protocol_version"),
        *("target_session_attrs", "passfile", "service", "krbsrvname", "gsslib"),
    }
)
"""The parameters that the driver reads from an address of its own."""
_OF_SESSION: Final = frozenset({"application_name", "options"})
"""The parameters that the driver hands on to the server."""
TIMEOUT: Final = "connect_timeout"
_KNOWN: Final = _OF_URL | _OF_DRIVER | _OF_SESSION | {TIMEOUT, *CACHE_SIZES}
_NAME: Final = re.compile(r"[A-Za-z_]{1,40}")


def unknown_parameters(url: URL) -> list[str]:
    """Return the names of the parameters that nothing here takes; … instead of one that may be a secret."""
    return [name if _NAME.fullmatch(name) else "…" for name in url.query if name not in _KNOWN]


def repeated_parameters(url: URL) -> list[str]:
    """Return the names of parameters that have several values, where only hosts may."""
    return [name for name, value in url.query.items() if not isinstance(value, str) and name != "host"]


def translate_parameters(arguments: dict[str, Any]) -> None:
    """Replace parameters in the arguments for the driver, which takes some of them in another form."""
    for name in CACHE_SIZES:
        if name in arguments:
            arguments[name] = int(arguments[name])
    if TIMEOUT in arguments:
        arguments["timeout"] = int(arguments.pop(TIMEOUT)) or None
    session, driver = (
        {name: arguments.pop(name) for name in sorted(names & arguments.keys())}
        for names in (_OF_SESSION, _OF_DRIVER)
    )
    if session:
        arguments["server_settings"] = session
    if driver:
        arguments["dsn"] = f"postgresql://?{urlencode(driver)}"
