"""The parameters of a PostgreSQL URL: hosting services write them as libpq does; the driver accepts most.

https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS
"""

import re
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy import URL

_SQLALCHEMY_PARAMETERS: Final = frozenset({"host", "port", "user", "password", "database", "ssl", "sslmode"})
"""The parameters that SQLAlchemy reads from the URL; the settings rename ``sslmode`` to the driver's name."""
CACHE_SIZES: Final = ("statement_cache_size", "prepared_statement_cache_size")
"""The parameters that turn prepared statements off, with 0, if a connection pooler is in between."""
_DRIVER_PARAMETERS: Final = frozenset(
    {
        *("sslrootcert", "sslcert", "sslkey", "sslpassword", "sslcrl", "sslnegotiation"),
        *("ssl_min_protocol_version", "ssl_max_protocol_version"),
        *("target_session_attrs", "passfile", "service", "krbsrvname", "gsslib"),
    }
)
"""The parameters that the driver accepts only in a connection URL of its own."""
_SERVER_PARAMETERS: Final = frozenset({"application_name", "options"})
"""The parameters that the driver passes on to the server."""
TIMEOUT: Final = "connect_timeout"
_KNOWN: Final = _SQLALCHEMY_PARAMETERS | _DRIVER_PARAMETERS | _SERVER_PARAMETERS | {TIMEOUT, *CACHE_SIZES}
_NAME: Final = re.compile(r"[A-Za-z_]{1,40}")


def find_unknown_parameters(url: URL) -> list[str]:
    """Return the names of parameters that nothing accepts; … replaces a name that may be a secret."""
    return [name if _NAME.fullmatch(name) else "…" for name in url.query if name not in _KNOWN]


def find_repeated_parameters(url: URL) -> list[str]:
    """Return the names of parameters that have several values, which only ``host`` may have."""
    return [name for name, value in url.query.items() if not isinstance(value, str) and name != "host"]


def translate_parameters(arguments: dict[str, Any]) -> None:
    """Replace those parameters in the arguments that the driver takes in another form."""
    for name in CACHE_SIZES:
        if name in arguments:
            arguments[name] = int(arguments[name])
    if TIMEOUT in arguments:
        arguments["timeout"] = int(arguments.pop(TIMEOUT)) or None
    session, driver = (
        {name: arguments.pop(name) for name in sorted(names & arguments.keys())}
        for names in (_SERVER_PARAMETERS, _DRIVER_PARAMETERS)
    )
    if session:
        arguments["server_settings"] = session
    if driver:
        arguments["dsn"] = f"postgresql://?{urlencode(driver)}"
