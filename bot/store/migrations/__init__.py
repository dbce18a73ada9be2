"""Alembic's steps from one schema to the next, oldest first by file name."""
