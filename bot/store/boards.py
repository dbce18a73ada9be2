"""The board of each match: what Discord shows of it."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.deliveries import Board
from bot.store.rows import board_from_row, board_to_row
from bot.store.tables import boards


class BoardStore:
    """Queries on boards."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, match_id: int) -> Board:
        """Return the board of a match."""
        query = select(boards).where(boards.c.match_id == match_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one()
        return board_from_row(dict(row))

    async def save(self, board: Board) -> None:
        """Store a board in place of the one of the same match."""
        async with self._engine.begin() as connection:
            await save_within(connection, board)


async def save_within(connection: AsyncConnection, board: Board) -> None:
    """Store a board within a transaction."""
    chosen = boards.c.match_id == board.match_id
    await connection.execute(update(boards).where(chosen).values(board_to_row(board)))
