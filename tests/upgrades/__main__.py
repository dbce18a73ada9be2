"""Write the rows of today's schema: run this before the schema changes."""

import asyncio
import tempfile

from tests.upgrades.databases import write_rows

with tempfile.TemporaryDirectory() as folder:
    print(asyncio.run(write_rows(f"sqlite+aiosqlite:///{folder}/guildhall.db")))
