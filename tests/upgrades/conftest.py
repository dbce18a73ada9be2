"""The PostgreSQL of the store's tests."""

from tests.store.conftest import postgresql, postgresql_database

__all__ = ["postgresql", "postgresql_database"]
