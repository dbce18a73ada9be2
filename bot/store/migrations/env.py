"""How Alembic reaches the database: over the connection that the bot opened."""

from alembic import context

from bot.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
