"""The board of each match: what Discord shows of it."""

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.deliveries import Board
from bot.store.rows import board_from_row, board_to_row
from bot.store.tables import boards

# Built once, because building a statement costs as much as executing it.
_BY_MATCH = select(boards).where(boards.c.match_id == bindparam("of_match"))
_SAVE = (
    update(boards)
    .where(boards.c.match_id == bindparam("of_match"))
    .values({column.name: bindparam(column.name) for column in boards.c})
)


class BoardStore:
    """Queries on boards."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, match_id: int) -> Board:
        """Return the board of a match."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_BY_MATCH, {"of_match": match_id})).mappings().one()
        return board_from_row(dict(row))

    async def save(self, board: Board) -> None:
        """Store a board in place of the one of the same match."""
        async with self._engine.begin() as connection:
            await save_within(connection, board)


async def save_within(connection: AsyncConnection, board: Board) -> None:
    """Store a board within a transaction."""
    await connection.execute(_SAVE, {"of_match": board.match_id} | board_to_row(board))
