"""A way to the database that can be cut, as a network is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import URL


class DatabaseProxy:
    """Passes on what one process and the database send to each other, until it is cut."""

    def __init__(self, database: URL) -> None:
        self._database = database
        self._server: asyncio.Server | None = None
        self._is_cut = False
        self._writers: dict[asyncio.StreamWriter, int] = {}
        """Both ends of each connection, with the port from which the database sees it."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator["DatabaseProxy"]:
        """Listen while the body runs."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        try:
            yield self
        finally:
            self._server.close()
            self._abort()

    @property
    def url(self) -> str:
        """The address of the database by this way."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return self._database.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    @property
    def ports(self) -> set[int]:
        """The ports from which the database sees the connections."""
        return set(self._writers.values())

    def cut(self) -> None:
        """Pass on nothing any more, and tell neither side: what is sent gets no answer."""
        self._is_cut = True

    def mend(self) -> None:
        """End the connections that were cut, and let new ones through."""
        self._is_cut = False
        self._abort()

    def _abort(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert self._database.host is not None
        port = self._database.port or 5432
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(self._database.host, port)
            ends = dict.fromkeys((writer, far_writer), far_writer.get_extra_info("sockname")[1])
            self._writers |= ends
            try:
                await asyncio.gather(self._copy(reader, far_writer), self._copy(far_reader, writer))
            finally:
                for end in ends:
                    end.transport.abort()
                    self._writers.pop(end, None)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while content := await reader.read(65_536):
            if not self._is_cut:
                writer.write(content)
                await writer.drain()
        raise ConnectionResetError
