"""``python -m bot`` is the command ``bot``."""

import sys

from bot.cli import main

sys.exit(main())
