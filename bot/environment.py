"""The variables for the settings: from the environment, the file ``.env``, and the defaults of an image."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

ENV_FILE: Final = Path(".env")
"""The file with settings, in the folder in which the bot is started."""
DEFAULT_PREFIX: Final = "GUILDHALL_DEFAULT_"
"""The prefix with which an image sets defaults: an empty setting does not override them."""


def read_variables(env_file: Path = ENV_FILE, environ: Mapping[str, str] = os.environ) -> Mapping[str, str]:
    """Return the variables that are not empty: first defaults, then those of ``env_file``, then ``environ``.

    Raise ``OSError`` or ``UnicodeDecodeError`` if the file can't be read.
    """
    defaults = {
        name.removeprefix(DEFAULT_PREFIX): value
        for name, value in environ.items()
        if name.startswith(DEFAULT_PREFIX)
    }
    layers = (defaults, dotenv_values(env_file, interpolate=False, encoding="utf-8-sig"), environ)
    return {name: value for layer in layers for name, value in layer.items() if value and value.strip()}
