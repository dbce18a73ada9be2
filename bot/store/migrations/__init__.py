"""The Alembic migrations from one schema to the next; sorted by file name, the oldest comes first."""
